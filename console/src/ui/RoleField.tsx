import type { Role } from "../api/schema.gql.ts";
import { useMessages } from "../messages/messages.ts";
import { roleTexts } from "../messages/roles.ts";
import { shared } from "../messages/shared.ts";
import style from "./RoleField.module.css";
import { SavedMeanwhile } from "./SavedMeanwhile.tsx";

const roles: readonly Role[] = ["OWNER", "MANAGER", "SUPPORT", "VIEWER"];

/** The choice of a role. Each role has a sentence on what it may do. */
export function RoleField({ label, defaultValue }: { label: string; defaultValue: Role }) {
  const names = useMessages(shared).roles;
  const texts = useMessages(roleTexts);
  return (
    <fieldset className={style.roles}>
      <legend>{label}</legend>
      {roles.map((role) => (
        <label key={role}>
          <input type="radio" name="role" value={role} defaultChecked={role === defaultValue} />
          <span>
            <strong>{names[role]}</strong>
            <span>{texts[role]}</span>
          </span>
        </label>
      ))}
      <SavedMeanwhile name="role" />
    </fieldset>
  );
}
