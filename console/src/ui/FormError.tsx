import type { ApiError, FieldError } from "../api/error.ts";
import { errorText, refusalText } from "../messages/errorText.ts";
import { useMessages } from "../messages/messages.ts";
import { shared } from "../messages/shared.ts";
import { Elsewhere } from "../session/Elsewhere.tsx";
import { CopyId } from "./CopyId.tsx";
import style from "./FormError.module.css";
import { formName } from "./forms.ts";

/** Why the server refused, with the id to report it by, and the wrong fields that the form does not have. */
export function FormError({ error, fields = error.fields }: { error: ApiError; fields?: readonly FieldError[] }) {
  const words = useMessages(shared).errors;
  if (error.code === "STORE_CHANGED") return <Elsewhere />; // a dialog covers that of the page
  return (
    <div role="alert" className={style.error}>
      <p>{formText(error, fields, words)}</p>
      {fields.length > 0 && (
        <ul>
          {fields.slice(0, 10).map((field) => (
            <li key={field.field}>
              <code>{formName(field)}</code> {refusalText(field)}
            </li>
          ))}
        </ul>
      )}
      {error.requestId && (
        <p className={style.requestId}>
          {words.requestId} <CopyId text={error.requestId} />
        </p>
      )}
    </div>
  );
}

function formText(error: ApiError, others: readonly FieldError[], words: { networkChange: string; marked: string }) {
  if (error.code === "NETWORK") return words.networkChange;
  if (error.code !== "INVALID_INPUT" || !error.refusal) return errorText(error);
  return others.length === 0 ? words.marked : refusalText(error.refusal);
}
