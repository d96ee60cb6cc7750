/** How the keys of drafts begin in the storage. */
export const draftPrefix = "kiosk.draft.";

/** Forgets all drafts of this tab, of whomever they are. */
export function forgetDrafts() {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(draftPrefix)) sessionStorage.removeItem(key);
  } catch {
    // then none was kept
  }
}
