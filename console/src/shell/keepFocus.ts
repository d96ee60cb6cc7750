/**
 * Keeps the keyboard's focus where it is when the thing that has it leaves the page, as a row's link does with its row, or a bar
 * when nothing is selected any more: the nearest thing around it that can have the focus gets it, at last the page's main part.
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
      if (last?.isConnected && document.activeElement === document.body) last = null; // someone clicked beside it
    });
  });
  const move = () => {
    if (document.activeElement !== document.body) return;
    const nearest = around.find((element) => element.isConnected);
    if (nearest?.closest("[aria-hidden=true]"))
      requestAnimationFrame(move); // behind a dialog that is about to leave
    else nearest?.focus({ preventScroll: true });
  };
  new MutationObserver(() => {
    if (last && !last.isConnected) requestAnimationFrame(move); // a dialog returns the focus before that
  }).observe(document.body, { childList: true, subtree: true });
}

/** What an element is in, from the inside out. */
function ancestors(element: HTMLElement): HTMLElement[] {
  const parent = element.parentElement;
  return parent ? [parent, ...ancestors(parent)] : [];
}
