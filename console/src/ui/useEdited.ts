import { useRef, useState } from "react";
import { hasCode } from "../api/error.ts";
import { useLatest } from "../api/useLatest.ts";
import { unlessStale } from "./forms.ts";

const longestRead = 10_000; // milliseconds that a save which is repeated waits for the row as it is by then
const lookAgain = 50; // milliseconds

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
  const latest = useLatest(current);
  const lost = useRef<{ texts: string; error: unknown }>(undefined); // the save whose response was lost, as the row shows it
  const textsOf = (row: NonNullable<Row>) => JSON.stringify(shown(row));
  /**
   * Ends as the change does; a refusal as STALE says what to do about it. `sent` is what the change makes of the row: where the
   * response to the same save was lost before, and the row is so by now, it was saved, and the refusal is only of the repetition.
   */
  async function save(change: Promise<unknown>, message: string, sent?: Partial<NonNullable<Row>>) {
    const texts = sent && opened ? textsOf({ ...opened, ...sent }) : "";
    const before = lost.current?.texts === texts ? lost.current : undefined;
    try {
      await unlessStale(change, message);
      accept(sent);
    } catch (error) {
      if (hasCode(error, "NETWORK") && sent) lost.current = { texts, error };
      if (!hasCode(error, "STALE")) throw error;
      if (before) {
        const row = await rowAfter(based?.version);
        if (!row) throw before.error;
        if (textsOf(row) === texts) return accept(sent);
      }
      lost.current = undefined;
      setStale(true);
      throw error;
    }
  }
  /** What was saved is what the form goes on from, where it stays and someone types on. */
  function accept(sent: Partial<NonNullable<Row>> | undefined) {
    lost.current = undefined;
    setStale(false);
    if (sent) setOpened((row) => row && { ...row, ...sent });
  }
  /** The row once it has another version; undefined when it could not be read. */
  async function rowAfter(version: number | undefined) {
    for (let waited = 0; latest.current?.version === version && waited < longestRead; waited += lookAgain)
      await new Promise((resolve) => setTimeout(resolve, lookAgain));
    return latest.current?.version === version ? undefined : latest.current;
  }
  return { opened, version: based?.version ?? 0, savedByOthers: Object.fromEntries(isStale ? changed : []), save };
}
