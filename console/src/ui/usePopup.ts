import { type RefObject, useRef, useState } from "react";
import { notifyFailure } from "./notices.ts";

/**
 * The state of a popup whose script is loaded when someone is about to press its button. The popup is mounted from its
 * first opening on, beside the button, which is its anchor.
 */
export function usePopup(load: () => Promise<unknown>) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [isMounted, setIsMounted] = useState(false);
  const preload = () => void load().catch(() => undefined); // a press says what failed
  const show = () => {
    setIsMounted(true);
    setOpen(true);
  };
  const toggle = () => {
    if (isMounted) setOpen(!open);
    else load().then(show, notifyFailure); // the next press tries again
  };
  /** What closes a popup. A press on its button does it by toggle() alone, or it would open again. */
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
 * Gives the focus back to a popup's button when the popup has left the page, which it does a moment after it was closed. Who has
 * gone on to something else by then, such as the next filter, keeps the focus there.
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
