import { useEffect, useRef } from "react";
import type { ChangesSubscription } from "./changes.gql.ts";
import type { ChangeType } from "./schema.gql.ts";
import { useLatest } from "./useLatest.ts";

export type Change = ChangesSubscription["changes"];

/** What pages hear: a change of the store, or null when some may have been missed. */
type Listener = (change: Change | null) => void;

const listeners = new Set<Listener>();

/** Passes a change on to what is shown. */
export function tellPage(change: Change | null) {
  for (const listener of listeners) listener(change);
}

/** Whether every change is heard by now. Before it is, a page may miss what happens after it was read. */
let isHearing = false;
const waiting = new Set<() => void>();

export const hearsChanges = () => isHearing;

/** Every change is heard from now on. */
export function beginHearing() {
  if (isHearing) return;
  isHearing = true;
  for (const call of waiting) call();
  waiting.clear();
}

/** No change of the store is heard any more. */
export function endHearing() {
  isHearing = false;
}

/** Calls a function when changes begin to be heard, unless they are when it is shown first. */
export function useBeginOfHearing(call: () => void) {
  const wasHearing = useRef(isHearing);
  const latest = useLatest(call);
  useEffect(() => {
    if (wasHearing.current) return;
    const begin = () => {
      wasHearing.current = true;
      latest.current();
    };
    if (isHearing) begin();
    else waiting.add(begin);
    return () => void waiting.delete(begin);
  }, [latest]);
}

/** Hears every change of the store while it is shown. */
export function useChanges(listener: Listener) {
  const latest = useLatest(listener);
  useEffect(() => {
    const hear: Listener = (change) => latest.current(change);
    listeners.add(hear);
    return () => void listeners.delete(hear);
  }, [latest]);
}

/** Reads again when one of the rows changes, or may have. */
export function useReadAgain(type: ChangeType, ids: readonly string[], refetch: () => unknown) {
  useChanges((change) => {
    if (!change || (change.type === type && change.kind === "UPDATED" && ids.includes(change.id))) refetch();
  });
}

const usualPause = 3000; // milliseconds between two calls, however much changes

/** Calls a function when a change is heard that it concerns: at once, and for those that follow together, after `pause` milliseconds. */
export function useChangesSoon(concerns: (change: Change) => boolean, call: () => void, pause = usualPause) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const nextAt = useRef(0);
  const latest = useLatest(call);
  useChanges((change) => {
    if (change && !concerns(change)) return;
    timer.current ??= setTimeout(
      () => {
        timer.current = undefined;
        nextAt.current = Date.now() + pause;
        latest.current();
      },
      Math.max(0, nextAt.current - Date.now()),
    );
  });
  useEffect(() => () => clearTimeout(timer.current), []);
}
