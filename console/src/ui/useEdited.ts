import { createContext, useState } from "react";
import { ApiError, hasCode } from "../api/error.ts";

/** What others saved while a form was open, by the names of the fields whose values differ. */
export const SavedByOthers = createContext<Readonly<Record<string, string>>>({});

/**
 * A row that a form edits. The fields show it as it was when the form was opened. A change of an old version is refused (STALE);
 * the next one is based on the row as it is by then, and the form shows, below what was typed, what others have saved. `shown`
 * has what each field shows of a row. A form that adds a row edits none.
 */
export function useEdited<Row extends { version: number } | undefined>(
  current: Row,
  shown: (row: NonNullable<Row>) => Record<string, string>,
) {
  const [opened] = useState(current);
  const [isStale, setStale] = useState(false);
  const based = isStale ? current : opened;
  const [before, after] = [opened, based].map((row): Record<string, string> => (row ? shown(row) : {}));
  const changed = Object.entries(after ?? {}).filter(([name, text]) => text !== before?.[name]);
  /** Ends as the change does; a refusal as STALE says what to do about it. */
  async function save(change: Promise<unknown>, message: string) {
    try {
      await change;
    } catch (error) {
      if (!hasCode(error, "STALE")) throw error;
      setStale(true);
      throw new ApiError("STALE", message, (error as ApiError).requestId);
    }
  }
  return { opened, version: based?.version ?? 0, savedByOthers: Object.fromEntries(changed), save };
}
