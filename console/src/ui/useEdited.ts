import { createContext, useState } from "react";
import { hasCode } from "../api/error.ts";
import { unlessStale } from "./forms.ts";

/** What others saved while a form was open, by the names of the fields whose values differ. */
export const SavedByOthers = createContext<Readonly<Record<string, string>>>({});

/**
 * A row that a form edits; a form that adds a row edits none. The fields show it as it was when the form was opened or, in a
 * form that is always there, before someone began to type into it (`isTouched`). A change of an old version is refused
 * (STALE); the next one is based on the row as it is by then, and the form shows, below what was typed, what others have
 * saved. `shown` has what each field shows of a row: a change of the rest of it is not in the way.
 */
export function useEdited<Row extends { version: number } | undefined>(
  current: Row,
  shown: (row: NonNullable<Row>) => Record<string, string>,
  isTouched = true,
) {
  const [opened, setOpened] = useState(current);
  const [isStale, setStale] = useState(false);
  if (!isTouched && opened !== current) {
    setOpened(current);
    setStale(false);
  }
  const [before, after] = [opened, current].map((row): Record<string, string> => (row ? shown(row) : {}));
  const changed = Object.entries(after ?? {}).filter(([name, text]) => text !== before?.[name]);
  const based = isStale || changed.length === 0 ? current : opened;
  /** Ends as the change does; a refusal as STALE says what to do about it. */
  function save(change: Promise<unknown>, message: string) {
    return unlessStale(change, message).catch((error) => {
      if (hasCode(error, "STALE")) setStale(true);
      throw error;
    });
  }
  return { opened, version: based?.version ?? 0, savedByOthers: Object.fromEntries(isStale ? changed : []), save };
}
