import { useRef, useState } from "react";
import { hasCode, isUndecided } from "../api/error.ts";
import { useLatest } from "../api/useLatest.ts";
import { unlessStale } from "./forms.ts";

const maxWait = 10_000; // milliseconds for which a repeated save waits until the row was read again
const checkInterval = 50; // milliseconds

/**
 * The state of a form that edits a row. `current` is undefined in a form that adds one. Returns the row that the fields show
 * (`opened`), the version on which a save is based, what others have saved (`savedByOthers`), and `save`.
 *
 * The fields show the row of when the form opened or, in a form that is always open, of before the person began to type (`isTouched`).
 * The server refuses a change of an old version (STALE). The next save is then based on the current row, and the form shows what others
 * have saved below its fields. `shown` returns the text that each field shows of a row: changes of other fields by others do not make
 * a save fail.
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
  const [openedTexts, currentTexts] = [opened, current].map((row): Record<string, string> => (row ? shown(row) : {}));
  const changed = Object.entries(currentTexts ?? {}).filter(([name, text]) => text !== openedTexts?.[name]);
  const based = isStale || changed.length === 0 ? current : opened;
  const latest = useLatest(current);
  // The save of which it is unknown if it was made: the texts that the row shows when it was.
  const lost = useRef<{ texts: string; error: unknown }>(undefined);
  const textsOf = (row: NonNullable<Row>) => JSON.stringify(shown(row));
  /**
   * Waits for a change, and replaces the message of a STALE error by one that says what to do. `sent` has the fields of the row after the
   * change. When it stayed unknown if the same save was made before, and the row has these fields by now, that save succeeded: the
   * STALE error is only of the repetition, and `save` succeeds.
   */
  async function save(change: Promise<unknown>, message: string, sent?: Partial<NonNullable<Row>>) {
    const texts = sent && opened ? textsOf({ ...opened, ...sent }) : "";
    const lostSave = lost.current?.texts === texts ? lost.current : undefined;
    try {
      await unlessStale(change, message);
      accept(sent);
    } catch (error) {
      if (isUndecided(error) && sent) lost.current = { texts, error };
      if (!hasCode(error, "STALE")) throw error;
      if (lostSave) {
        const row = await rowAfter(based?.version);
        if (!row) throw lostSave.error;
        if (textsOf(row) === texts) return accept(sent);
      }
      lost.current = undefined;
      setStale(true);
      throw error;
    }
  }
  /** Makes the saved row the one that the form shows, for a form that stays open. */
  function accept(sent: Partial<NonNullable<Row>> | undefined) {
    lost.current = undefined;
    setStale(false);
    if (sent) setOpened((row) => row && { ...row, ...sent });
  }
  /** Waits until the row has another version, and returns it; undefined when it was not read in time. */
  async function rowAfter(version: number | undefined) {
    for (let waited = 0; latest.current?.version === version && waited < maxWait; waited += checkInterval)
      await new Promise((resolve) => setTimeout(resolve, checkInterval));
    return latest.current?.version === version ? undefined : latest.current;
  }
  return { opened, version: based?.version ?? 0, savedByOthers: Object.fromEntries(isStale ? changed : []), save };
}
