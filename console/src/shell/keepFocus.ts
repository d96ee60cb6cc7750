/**
 * Keeps the keyboard's focus where it is when the thing that has it leaves the page, as a row's link does with its row, or a bar
 * when nothing is selected any more, or is disabled, as the button for the next page is on the last one: the nearest thing around it
 * that can have the focus gets it, at last the page's main part.
 * Dialogs and menus return the focus themselves to what opened them, unless that is gone.
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
      if (last && !isLost(last) && document.activeElement === document.body) last = null; // someone clicked beside it
    });
  });
  const move = () => {
    const { activeElement } = document; // what is disabled has the focus until the page is drawn
    if (!last || !isLost(last) || (activeElement !== document.body && activeElement !== last)) return;
    const nearest = around.find((element) => element.isConnected);
    if (nearest?.closest("[aria-hidden=true]"))
      requestAnimationFrame(move); // behind a dialog that is about to leave
    else nearest?.focus({ preventScroll: true });
  };
  new MutationObserver(() => {
    if (last && isLost(last)) requestAnimationFrame(move); // a dialog returns the focus before that
  }).observe(document.body, { childList: true, subtree: true, attributeFilter: ["disabled"] });
}

const isLost = (element: HTMLElement) => !element.isConnected || element.matches(":disabled");

/** What an element is in, from the inside out. */
function ancestors(element: HTMLElement): HTMLElement[] {
  const parent = element.parentElement;
  return parent ? [parent, ...ancestors(parent)] : [];
}
