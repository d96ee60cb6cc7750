import { useEffect, useRef } from "react";
import type { ChangesSubscription } from "./changes.gql.ts";
import type { ChangeType } from "./schema.gql.ts";
import { useLatest } from "./useLatest.ts";

export type Change = ChangesSubscription["changes"];

/** Receives each change of the store, or null when changes may have been missed. */
type Listener = (change: Change | null) => void;

const listeners = new Set<Listener>();

/** Calls every listener of the page with a change. */
export function notifyListeners(change: Change | null) {
  for (const listener of listeners) listener(change);
}

/** Whether the page receives every change. Until it does, it may miss changes that happen after it was read. */
let isSubscribed = false;
const waiting = new Set<() => void>();

export const receivesChanges = () => isSubscribed;

/** Notes that the page receives every change from now on. */
export function markSubscribed() {
  if (isSubscribed) return;
  isSubscribed = true;
  for (const call of waiting) call();
  waiting.clear();
}

/** Notes that the page receives no changes any more. */
export function markUnsubscribed() {
  isSubscribed = false;
}

/**
 * Calls a function when the page begins to receive changes, unless it did so when the component was mounted. A page reads its object
 * again then: it may have changed since it was read.
 */
export function useOnSubscribed(call: () => void) {
  const wasSubscribed = useRef(isSubscribed);
  const latest = useLatest(call);
  useEffect(() => {
    if (wasSubscribed.current) return;
    const onSubscribed = () => {
      wasSubscribed.current = true;
      latest.current();
    };
    if (isSubscribed) onSubscribed();
    else waiting.add(onSubscribed);
    return () => void waiting.delete(onSubscribed);
  }, [latest]);
}

/** Calls the listener for every change of the store while the component is mounted. */
export function useChanges(listener: Listener) {
  const latest = useLatest(listener);
  useEffect(() => {
    const receive: Listener = (change) => latest.current(change);
    listeners.add(receive);
    return () => void listeners.delete(receive);
  }, [latest]);
}

/** Calls refetch when one of the rows has changed, or may have. */
export function useReadAgain(type: ChangeType, ids: readonly string[], refetch: () => unknown) {
  useChanges((change) => {
    if (!change || (change.type === type && change.kind === "UPDATED" && ids.includes(change.id))) refetch();
  });
}

const defaultPause = 3000; // milliseconds between two calls, however many changes there are

/**
 * Calls a function at the first change that concerns it. Changes that follow within `pause` milliseconds cause one call together,
 * at the end of the pause. A null counts as a change that concerns it.
 */
export function useChangesSoon(concerns: (change: Change) => boolean, call: () => void, pause = defaultPause) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const nextAt = useRef(0);
  const latest = useLatest(call);
  useChanges((change) => {
    if (change && !concerns(change)) return;
    timer.current ??= setTimeout(
      () => {
        timer.current = undefined;
        nextAt.current = performance.now() + pause;
        latest.current();
      },
      Math.max(0, nextAt.current - performance.now()),
    );
  });
  useEffect(() => () => clearTimeout(timer.current), []);
}
