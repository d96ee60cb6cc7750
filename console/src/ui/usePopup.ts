import { type RefObject, useRef, useState } from "react";
import { notifyFailure } from "./notices.ts";

/**
 * The state of a popup whose script loads when the pointer or the focus reaches its button. From its first opening on, the popup stays
 * mounted beside the button, which is its anchor.
 */
export function usePopup(load: () => Promise<unknown>) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [isMounted, setIsMounted] = useState(false);
  const preload = () => void load().catch(() => undefined); // a press loads it again and shows the error
  const show = () => {
    setIsMounted(true);
    setOpen(true);
  };
  const toggle = () => {
    if (isMounted) setOpen(!open);
    else load().then(show, notifyFailure); // the next press tries again
  };
  /** Handles what opens or closes a popup, except a press on its button, which toggle() handles: it would otherwise open again. */
  const onOpenChange = (next: boolean, { event }: { event: Event }) => {
    const { target, relatedTarget } = event as FocusEvent;
    const isButton = [target, relatedTarget].some((node) => node instanceof Node && anchor.current?.contains(node));
    if (event.type === "keydown" || !isButton) setOpen(next);
  };
  return {
    button: { ref: anchor, "aria-expanded": open, onClick: toggle, onPointerEnter: preload, onFocus: preload },
    popup: isMounted ? { anchor, open, onOpenChange } : null,
  };
}

export type PopupState = NonNullable<ReturnType<typeof usePopup>["popup"]>;

/**
 * Returns the focus to a popup's button when the popup is removed, which is a moment after it was closed. When the person has focused
 * another element by then, such as the next filter, the focus stays there.
 */
export function useFocusBack(anchor: RefObject<HTMLButtonElement | null>) {
  const popup = useRef<HTMLDivElement>(null);
  return {
    // React clears a ref before Base UI calls finalFocus.
    ref: (node: HTMLDivElement | null) => {
      if (node) popup.current = node;
    },
    finalFocus: () => {
      const focused = document.activeElement;
      const isFree = !focused || focused === document.body || popup.current?.contains(focused);
      return isFree ? anchor.current : false;
    },
  };
}
