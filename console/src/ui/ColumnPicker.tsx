import { Menu } from "@base-ui/react/menu";
import { Check, Columns3 } from "lucide-react";
import { useMessages } from "../messages/messages.ts";
import { shared } from "../messages/shared.ts";
import { usePreferences } from "../session/preferences.ts";
import { usePreferenceChange } from "../session/usePreferenceChange.ts";
import { Button } from "./Button.tsx";
import menu from "./Menu.module.css";
import type { Column } from "./Table.tsx";

/** Chooses the columns of a table. The choice is kept with the person. */
export function ColumnPicker<Row>({ name, columns }: { name: string; columns: readonly Column<Row>[] }) {
  const words = useMessages(shared).table;
  const { hiddenColumns } = usePreferences();
  const change = usePreferenceChange();
  const hidden = hiddenColumns[name] ?? [];
  const show = (id: string, shown: boolean) =>
    change({
      hiddenColumns: { ...hiddenColumns, [name]: shown ? hidden.filter((other) => other !== id) : [...hidden, id] },
    });
  return (
    <Menu.Root>
      <Menu.Trigger render={<Button icon={Columns3} aria-label={words.columns} />} />
      <Menu.Portal>
        <Menu.Positioner className={menu.positioner} align="end" sideOffset={6}>
          <Menu.Popup className={menu.popup}>
            {columns.slice(1).map(({ id, header }) => (
              <Menu.CheckboxItem
                key={id}
                className={menu.item}
                checked={!hidden.includes(id)}
                onCheckedChange={(shown) => show(id, shown)}
              >
                <span className={menu.check}>
                  <Menu.CheckboxItemIndicator>
                    <Check size={14} aria-hidden="true" />
                  </Menu.CheckboxItemIndicator>
                </span>
                {header}
              </Menu.CheckboxItem>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
