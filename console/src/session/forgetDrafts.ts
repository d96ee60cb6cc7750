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

/** The names of the drafts of which forgetDrafts would lose something: what was typed, or a sent order without an outcome. */
export function keptDrafts(): string[] {
  const isKept = (part: unknown) => {
    const { text, number } = part as { text?: string; number?: string };
    return part !== "" && text !== "" && number === undefined;
  };
  const parts = (key: string) => Object.values(JSON.parse(sessionStorage.getItem(key) ?? "{}"));
  try {
    return draftKeys().flatMap((key) => (parts(key).some(isKept) ? key.slice(draftPrefix.length).split(".", 1) : []));
  } catch {
    return []; // it holds something else
  }
}
