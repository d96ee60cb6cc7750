import { Menu } from "@base-ui/react/menu";
import type { ReactNode } from "react";
import style from "./Menu.module.css";
import { type PopupState, useFocusBack } from "./usePopup.ts";

interface Props {
  label: string;
  /** On which side of the button. */
  align?: "start" | "end";
  /** Called when it has closed and the button has the focus again. See useChosen. */
  onClosed?: () => void;
  children: ReactNode;
}

/**
 * What the button of a menu opens: a region of its own, because it stands outside of the page's landmarks. In a browser's own
 * dialog it stands inside, or the dialog would cover it.
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
