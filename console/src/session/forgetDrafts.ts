/** How the keys of drafts begin in the storage. */
export const draftPrefix = "kiosk.draft.";

/** The drafts of this tab, of whomever they are, by their keys in the storage. */
function draftKeys(): string[] {
  try {
    return Object.keys(sessionStorage).filter((key) => key.startsWith(draftPrefix));
  } catch {
    return []; // storage is off
  }
}

/** Forgets all drafts of this tab. */
export function forgetDrafts() {
  for (const key of draftKeys()) sessionStorage.removeItem(key);
}

/** Whether forgetDrafts would lose something, also other than the drafts with the name `but`: what was typed, or a sent order without an outcome. */
export function hasDrafts(but = "none"): boolean {
  const isKept = (part: unknown) => {
    const { text, number } = part as { text?: string; number?: string };
    return part !== "" && text !== "" && number === undefined;
  };
  const parts = (key: string) => Object.values(JSON.parse(sessionStorage.getItem(key) ?? "{}"));
  try {
    return draftKeys().some((key) => !key.startsWith(`${draftPrefix}${but}.`) && parts(key).some(isKept));
  } catch {
    return false; // it holds something else
  }
}
