import { useSyncExternalStore } from "react";
import { sessionState } from "../api/request.ts";
import { draftPrefix } from "./forgetDrafts.ts";
import { useSignedIn } from "./session.ts";

/** Input that is not saved yet: its parts by their names. */
type Draft<Part> = Readonly<Record<string, Part>>;

const listeners = new Set<() => void>();
const drafts = new Map<string, Draft<unknown>>(); // by their keys in sessionStorage

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/**
 * Returns a draft of the signed-in person in their store, and a function that changes it. All components share the draft. The tab
 * keeps it in sessionStorage: it survives a reload, and ends with the tab, with a sign-out, or when another person signs in at the
 * page. Every script of the page can read it, so it must hold no secrets. `isPart` validates stored parts. A change is stored when
 * the function returns, even when its component has unmounted.
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
    if (sessionState() === "left") return; // drafts were just deleted
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
    return {}; // storage is disabled, or holds another value
  }
}

function keep(key: string, draft: Draft<unknown>) {
  try {
    if (Object.keys(draft).length > 0) sessionStorage.setItem(key, JSON.stringify(draft));
    else sessionStorage.removeItem(key);
  } catch {
    // storage is disabled or full: the draft lasts as long as the page
  }
}
