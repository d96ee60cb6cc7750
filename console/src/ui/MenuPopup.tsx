import { Menu } from "@base-ui/react/menu";
import type { ReactNode } from "react";
import style from "./Menu.module.css";
import { type PopupState, useFocusBack } from "./usePopup.ts";

interface Props {
  label: string;
  /** The side of the button with which the popup is aligned. */
  align?: "start" | "end";
  /** Called when the popup has closed and the button has the focus again. See useChosen. */
  onClosed?: () => void;
  children: ReactNode;
}

/**
 * The popup of a menu. It is a region, because it is rendered outside of the page's landmarks. Inside a native dialog, it is rendered in
 * the dialog, which would otherwise cover it.
 */
export function MenuPopup({ anchor, label, align = "end", onClosed, children, ...root }: PopupState & Props) {
  return (
    <Menu.Root {...root} onOpenChangeComplete={(open) => !open && onClosed?.()}>
      <Menu.Portal container={anchor.current?.closest("dialog") ?? undefined}>
        <Menu.Positioner
          role="region"
          aria-label={label}
          className={style.positioner}
          anchor={anchor}
          align={align}
          sideOffset={6}
        >
          <Menu.Popup className={style.popup} aria-label={label} {...useFocusBack(anchor)}>
            {children}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
