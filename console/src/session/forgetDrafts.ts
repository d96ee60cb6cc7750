/** The prefix of the keys of drafts in sessionStorage. */
export const draftPrefix = "kiosk.draft.";

/** The keys of all drafts of this tab, of every person. */
function draftKeys(): string[] {
  try {
    return Object.keys(sessionStorage).filter((key) => key.startsWith(draftPrefix));
  } catch {
    return []; // storage is disabled
  }
}

/** Deletes all drafts of this tab. */
export function forgetDrafts() {
  for (const key of draftKeys()) sessionStorage.removeItem(key);
}

/** The names of the drafts that hold something to lose: input, or a sent order without an outcome. */
export function keptDrafts(): string[] {
  const isKept = (part: unknown) => {
    const { text, number } = part as { text?: string; number?: string };
    return part !== "" && text !== "" && number === undefined;
  };
  const parts = (key: string) => Object.values(JSON.parse(sessionStorage.getItem(key) ?? "{}"));
  try {
    return draftKeys().flatMap((key) => (parts(key).some(isKept) ? key.slice(draftPrefix.length).split(".", 1) : []));
  } catch {
    return []; // it holds another value
  }
}
