import { useState } from "react";
import type { DialogSearch } from "./dialogSearch.ts";

/** Returns the subject of the open dialog, as it was when the dialog opened. The page may change or lose it meanwhile. */
export function useAsOpened<About>({ dialog, row }: DialogSearch, about: About | undefined): About | undefined {
  const [opened, setOpened] = useState<{ key: string; about: About }>();
  const key = dialog && `${dialog} ${row ?? ""}`;
  if (opened?.key === key) return opened?.about;
  const now = key && about ? { key, about } : undefined;
  if (opened !== now) setOpened(now);
  return now?.about;
}

/**
 * Returns the subject of the open dialog, as it is now. When another person has deleted it, it returns the subject of when the dialog
 * opened, so that the form keeps its input.
 */
export function useKeptOpen<About>(search: DialogSearch, about: About | undefined): About | undefined {
  const opened = useAsOpened(search, about);
  return about ?? opened;
}
