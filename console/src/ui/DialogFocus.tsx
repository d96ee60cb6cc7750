import { useEffect, useLayoutEffect, useRef } from "react";

/** The element that opened the last dialog. A dialog that replaces another one returns the focus to the same element. */
let opener: HTMLElement | null = null;

const focusable = ":is(input, select, textarea, button):not(:disabled), a[href]";

/** The element of a dialog that gets the focus: the first control, but Close, in the header, only when there is no other. */
const firstIn = (dialog: HTMLElement) =>
  [...dialog.querySelectorAll<HTMLElement>(focusable)].find((element) => !element.closest("header")) ??
  dialog.querySelector<HTMLElement>(focusable) ??
  dialog;

/**
 * Moves the keyboard's focus into the dialog around it, also when the dialog's content is replaced, and back to the opener when it
 * closes; to the page's main element if there is no opener, as when the address opened the dialog. Base UI does it at the wrong time:
 * it hides the page behind a dialog from screen readers in an effect, but moves the focus a frame after opening, and back before that
 * effect is undone. In between, the focused element would be hidden. Here, the focus moves before the page is hidden and after it is
 * shown again.
 */
export function DialogFocus() {
  const marker = useRef<HTMLSpanElement>(null);
  const focused = document.activeElement;
  useLayoutEffect(() => {
    const dialog = marker.current?.closest<HTMLElement>("[role=dialog]");
    const previous = document.activeElement;
    if (!dialog || dialog.contains(previous)) return;
    if (previous instanceof HTMLElement && previous !== document.body) opener = previous;
    firstIn(dialog).focus({ preventScroll: true });
  }, []);
  useLayoutEffect(() => {
    // The focused element may have been removed: for example, a form that is replaced by the token that it has created.
    const dialog = marker.current?.closest<HTMLElement>("[role=dialog]");
    if (dialog && focused?.isConnected === false) firstIn(dialog).focus({ preventScroll: true });
  });
  useEffect(
    // In a microtask: the cleanup runs before the dialog is removed, and the focus is lost after that.
    () => () =>
      queueMicrotask(() => {
        const lost = document.activeElement === document.body || document.activeElement === null;
        const target = opener ?? document.getElementById("main");
        if (lost && target?.isConnected) target.focus({ preventScroll: true }); // see shell/keepFocus.ts for one that has left the page
      }),
    [],
  );
  return <span ref={marker} hidden />;
}
