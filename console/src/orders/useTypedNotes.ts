import { useDraft } from "../session/draft.ts";

const isText = (kept: unknown): kept is string => typeof kept === "string";

/** The notes that were typed for each customer's next order. They are kept when the page is left, and used for one order only. */
export function useTypedNotes() {
  const [notes, change] = useDraft("order-notes", isText);
  return {
    of: (customer: string) => notes[customer] ?? "",
    set: (customer: string, text: string) =>
      change(({ [customer]: _, ...others }) => (text ? { ...others, [customer]: text } : others)),
    /** Restores the notes of an order that was not placed, unless new ones were typed since. */
    restore: (customer: string, text: string) => change((now) => (text ? { [customer]: text, ...now } : now)),
  };
}
