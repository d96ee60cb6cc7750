/**
 * Moves the focus when the focused element is removed or disabled: to its nearest ancestor with a tabindex, in the end the page's
 * main element. Otherwise the browser would start at the top of the page again. Examples: the link of a row that leaves the list,
 * the selection bar when nothing is selected any more, the button for the next page on the last page. Dialogs and menus return
 * the focus to their opener themselves, unless that is gone.
 */
export function keepFocus() {
  const root = document.getElementById("root");
  let last: HTMLElement | null = null;
  let around: HTMLElement[] = [];
  const remember = (target: EventTarget | null) => {
    if (!(target instanceof HTMLElement) || !root?.contains(target)) return;
    last = target;
    around = ancestors(target).filter((element) => element.hasAttribute("tabindex"));
  };
  remember(document.activeElement);
  addEventListener("focusin", ({ target }) => remember(target));
  addEventListener("focusout", ({ target, relatedTarget }) => {
    if (relatedTarget || target !== last) return;
    setTimeout(() => {
      if (last && !isLost(last) && document.activeElement === document.body) last = null; // the person clicked elsewhere
    });
  });
  const move = () => {
    const { activeElement } = document; // a disabled element keeps the focus until the next frame
    if (!last || !isLost(last) || (activeElement !== document.body && activeElement !== last)) return;
    const nearest = around.find((element) => element.isConnected);
    if (nearest?.closest("[aria-hidden=true]"))
      requestAnimationFrame(move); // it is behind a dialog that is about to close
    else nearest?.focus({ preventScroll: true });
  };
  new MutationObserver(() => {
    if (last && isLost(last)) requestAnimationFrame(move); // in the next frame: a dialog that closes returns the focus before it
  }).observe(document.body, { childList: true, subtree: true, attributeFilter: ["disabled"] });
}

const isLost = (element: HTMLElement) => !element.isConnected || element.matches(":disabled");

/** The ancestors of an element, the nearest first. */
function ancestors(element: HTMLElement): HTMLElement[] {
  const parent = element.parentElement;
  return parent ? [parent, ...ancestors(parent)] : [];
}
