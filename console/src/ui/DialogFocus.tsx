import { useEffect, useLayoutEffect, useRef } from "react";

/** The element that opened the dialog shown last: a dialog that takes the place of another one returns the focus to it. */
let opener: HTMLElement | null = null;

const focusable = ":is(input, select, textarea, button):not(:disabled), a[href]";

/** The first thing to use in a dialog: Close, which stands in the header, only when there is nothing else. */
const firstIn = (dialog: HTMLElement) =>
  [...dialog.querySelectorAll<HTMLElement>(focusable)].find((element) => !element.closest("header")) ??
  dialog.querySelector<HTMLElement>(focusable) ??
  dialog;

/**
 * Moves the keyboard's focus into the dialog around it, also when its content is replaced, and back to what opened it. Base UI hides the page behind a dialog
 * from screen readers in an effect, but moves the focus a frame after opening and before that effect is undone: in
 * between, the focused element would be hidden. Here it moves before the page is hidden and after it is shown again.
 */
export function DialogFocus() {
  const place = useRef<HTMLSpanElement>(null);
  const focused = document.activeElement;
  useLayoutEffect(() => {
    const dialog = place.current?.closest<HTMLElement>("[role=dialog]");
    const before = document.activeElement;
    if (!dialog || dialog.contains(before)) return;
    if (before instanceof HTMLElement && before !== document.body) opener = before;
    firstIn(dialog).focus({ preventScroll: true });
  }, []);
  useLayoutEffect(() => {
    // What had the focus is gone, as a form is when the token that it made stands in its place.
    const dialog = place.current?.closest<HTMLElement>("[role=dialog]");
    if (dialog && focused?.isConnected === false) firstIn(dialog).focus({ preventScroll: true });
  });
  useEffect(
    // What an effect returns is called before the dialog leaves the page; the focus is lost after that.
    () => () =>
      queueMicrotask(() => {
        const lost = document.activeElement === document.body || document.activeElement === null;
        if (lost && opener?.isConnected) opener.focus({ preventScroll: true });
      }),
    [],
  );
  return <span ref={place} hidden />;
}
