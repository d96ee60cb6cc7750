import { useEffect, useState } from "react";
import { useSignedIn } from "./session.ts";

const prefix = "kiosk.draft.";

/** What was typed and is not saved yet, by the names of its parts. */
type Draft<Part> = Readonly<Record<string, Part>>;

/**
 * A draft that this tab keeps for the person who is signed in and their store: it survives a reload, and ends with the tab or
 * by signing out. It is readable by every script of the page, so it is not for secrets. `isPart` recognizes its parts.
 */
export function useDraft<Part>(name: string, isPart: (kept: unknown) => kept is Part) {
  const { viewer, store } = useSignedIn();
  const key = `${prefix}${name}.${store.id}.${viewer.id}`;
  const [draft, change] = useState(() => load(key, isPart));
  useEffect(() => keep(key, draft), [key, draft]);
  return [draft, change] as const;
}

function load<Part>(key: string, isPart: (kept: unknown) => kept is Part): Draft<Part> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? "{}");
    return Object.fromEntries(Object.entries(kept ?? {}).filter((entry): entry is [string, Part] => isPart(entry[1])));
  } catch {
    return {}; // storage is off, or holds something else
  }
}

function keep(key: string, draft: Draft<unknown>) {
  try {
    if (Object.keys(draft).length > 0) sessionStorage.setItem(key, JSON.stringify(draft));
    else sessionStorage.removeItem(key);
  } catch {
    // the draft lasts as long as the page
  }
}

/** Forgets all drafts of this tab, of whomever they are. */
export function forgetDrafts() {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  } catch {
    // then none was kept
  }
}
