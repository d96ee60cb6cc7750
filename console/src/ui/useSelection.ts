import { useState } from "react";

const none: ReadonlySet<string> = new Set();

/** The selected rows of a list. Those that were selected under another filter or on another page are not. */
export function useSelection(listed: object) {
  const list = JSON.stringify(listed);
  const [selection, setSelection] = useState({ list, keys: none });
  const isOther = selection.list !== list;
  if (isOther) setSelection({ list, keys: none });
  const select = (keys: ReadonlySet<string> | ((now: ReadonlySet<string>) => ReadonlySet<string>)) =>
    setSelection((now) => ({ ...now, keys: typeof keys === "function" ? keys(now.keys) : keys }));
  return [isOther ? none : selection.keys, select] as const;
}
