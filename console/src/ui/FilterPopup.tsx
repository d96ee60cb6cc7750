import { Popover } from "@base-ui/react/popover";
import type { ReactNode } from "react";
import style from "./FilterMenu.module.css";
import { type PopupState, useFocusBack } from "./usePopup.ts";

/** The popup that a filter's button opens. */
export function FilterPopup({ anchor, label, children, ...root }: PopupState & { label: string; children: ReactNode }) {
  return (
    <Popover.Root {...root}>
      <Popover.Portal>
        <Popover.Positioner className={style.positioner} anchor={anchor} align="start" sideOffset={6}>
          <Popover.Popup className={style.popup} aria-label={label} {...useFocusBack(anchor)}>
            {children}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
