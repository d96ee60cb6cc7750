import { Menu } from "@base-ui/react/menu";
import type { ReactNode } from "react";
import style from "./Menu.module.css";
import type { PopupState } from "./usePopup.ts";

/** What the button of a menu opens. */
export function MenuPopup({ anchor, label, children, ...root }: PopupState & { label: string; children: ReactNode }) {
  return (
    <Menu.Root {...root}>
      <Menu.Portal>
        <Menu.Positioner className={style.positioner} anchor={anchor} align="end" sideOffset={6}>
          <Menu.Popup className={style.popup} aria-label={label} finalFocus={anchor}>
            {children}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
