import { useSyncExternalStore } from "react";
import { sessionState } from "../api/request.ts";
import { draftPrefix } from "./forgetDrafts.ts";
import { useSignedIn } from "./session.ts";

/** What was typed and is not saved yet, by the names of its parts. */
type Draft<Part> = Readonly<Record<string, Part>>;

const listeners = new Set<() => void>();
const drafts = new Map<string, Draft<unknown>>(); // by their keys in the storage

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/**
 * A draft that this tab keeps for the person who is signed in and their store: it survives a reload, and ends with the tab, by
 * signing out, or when someone else signs in at the page. It is readable by every script of the page, so it is not for secrets.
 * `isPart` recognizes its parts. All components share it. A change is kept when `change` returns, also one by a component that
 * is gone.
 */
export function useDraft<Part>(name: string, isPart: (kept: unknown) => kept is Part) {
  const { viewer, store } = useSignedIn();
  const key = `${draftPrefix}${name}.${store.id}.${viewer.id}`;
  const read = () => {
    if (!drafts.has(key)) drafts.set(key, load(key, isPart));
    return drafts.get(key) as Draft<Part>;
  };
  const draft = useSyncExternalStore(subscribe, read);
  const change = (next: (now: Draft<Part>) => Draft<Part>) => {
    if (sessionState() === "left") return; // its drafts are forgotten
    const changed = next(read());
    drafts.set(key, changed);
    keep(key, changed);
    for (const listener of listeners) listener();
  };
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
