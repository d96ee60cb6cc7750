import { Menu } from "@base-ui/react/menu";
import { Check } from "lucide-react";
import { useMessages } from "../messages/messages.ts";
import { shared } from "../messages/shared.ts";
import { usePreferences } from "../session/preferences.ts";
import { usePreferenceChange } from "../session/usePreferenceChange.ts";
import style from "./Menu.module.css";
import { MenuPopup } from "./MenuPopup.tsx";
import type { PopupState } from "./usePopup.ts";

interface Props {
  /** The name of the table. */
  name: string;
  columns: readonly { id: string; header: string }[];
  popup: PopupState;
}

/** The menu that shows or hides the columns of a table. */
export function ColumnMenu({ name, columns, popup }: Props) {
  const words = useMessages(shared).table;
  const change = usePreferenceChange();
  const hidden = usePreferences().hiddenColumns[name] ?? [];
  const show = (id: string, shown: boolean) =>
    change({
      hidden: { table: name, columns: shown ? hidden.filter((other) => other !== id) : [...hidden, id] },
    });
  return (
    <MenuPopup label={words.columns} {...popup}>
      {columns.map(({ id, header }) => (
        <Menu.CheckboxItem
          key={id}
          className={style.item}
          checked={!hidden.includes(id)}
          onCheckedChange={(shown) => show(id, shown)}
        >
          <span className={style.check}>
            <Menu.CheckboxItemIndicator>
              <Check size={14} aria-hidden="true" />
            </Menu.CheckboxItemIndicator>
          </span>
          {header}
        </Menu.CheckboxItem>
      ))}
    </MenuPopup>
  );
}
