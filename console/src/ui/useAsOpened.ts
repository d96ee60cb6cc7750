import { useState } from "react";
import type { DialogSearch } from "./dialogSearch.ts";

/** What the open dialog is about, as it was when the dialog opened: the page may change or lose it meanwhile. */
export function useAsOpened<About>({ dialog, row }: DialogSearch, about: About | undefined): About | undefined {
  const [opened, setOpened] = useState<{ key: string; about: About }>();
  const key = dialog && `${dialog} ${row ?? ""}`;
  if (opened?.key === key) return opened?.about;
  const now = key && about ? { key, about } : undefined;
  if (opened !== now) setOpened(now);
  return now?.about;
}

/**
 * What the open dialog is about as it is now, or, once someone else has deleted it, as it was when the dialog opened: the form
 * keeps what was typed.
 */
export function useKeptOpen<About>(search: DialogSearch, about: About | undefined): About | undefined {
  const opened = useAsOpened(search, about);
  return about ?? opened;
}
