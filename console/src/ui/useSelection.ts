import { useState } from "react";

const none: ReadonlySet<string> = new Set();

/** The selection of rows on a page of a list. It is cleared when the filters or the page (`listed`) change. */
export function useSelection<Row extends { id: string }>(rows: readonly Row[] | undefined, listed: object) {
  const list = JSON.stringify(listed);
  const [selection, setSelection] = useState({ list, keys: none });
  const isOther = selection.list !== list;
  if (isOther) setSelection({ list, keys: none });
  const keys = isOther ? none : selection.keys;
  const select = (keys: ReadonlySet<string>) => setSelection((now) => ({ ...now, keys }));
  return {
    /** The rows that are selected and still listed. */
    chosen: rows?.filter(({ id }) => keys.has(id)) ?? [],
    selection: { keys, onChange: select },
    clear: () => select(none),
    remove: (ids: readonly string[]) =>
      setSelection((now) => ({ ...now, keys: new Set([...now.keys].filter((id) => !ids.includes(id))) })),
  };
}
