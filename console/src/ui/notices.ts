import type { NavigateOptions } from "@tanstack/react-router";
import { useSyncExternalStore } from "react";
import { hasCode, isUndecided } from "../api/error.ts";
import { queryClient } from "../api/query.ts";
import { changeFailureText, errorText } from "../messages/errorText.ts";

export interface Notice {
  id: number;
  text: string;
  tone: "good" | "bad";
  /** A link to the subject of the notice. */
  link?: NavigateOptions | undefined;
}

const listeners = new Set<() => void>();
const lifetime = 6000; // milliseconds
const maxTransient = 4; // notices shown at a time
let notices: readonly Notice[] = [];
let last = 0;

function set(next: readonly Notice[]) {
  notices = next;
  for (const listener of listeners) listener();
}

export const dismiss = (id: number) => set(notices.filter((notice) => notice.id !== id));

/** Whether a notice disappears by itself. */
const isTransient = ({ tone, link }: Notice) => tone === "good" && !link;

/** Shows a notice, and announces it to screen readers. A notice of a failure, or with a link, stays until it is dismissed. */
export function notify(text: string, tone: Notice["tone"] = "good", link?: NavigateOptions) {
  const notice = { id: ++last, text, tone, link };
  const shown = [...notices, notice];
  const tooMany = shown.filter(isTransient).slice(0, -maxTransient);
  set(shown.filter((each) => !tooMany.includes(each)));
  if (isTransient(notice)) setTimeout(() => dismiss(notice.id), lifetime);
}

/** Shows the error of a failure. */
export const notifyFailure = (error: unknown) => notify(errorText(error), "bad");

/**
 * Shows the error of a change that cannot be sent again with the same idempotency key, such as one whose form was closed. `what` names
 * the change. When the change may have been made, everything is read again.
 */
export function notifyChangeFailure(what: string, error: unknown) {
  notify(changeFailureText(what, error), "bad");
  // FORBIDDEN: the role's permissions have changed.
  if (isUndecided(error) || hasCode(error, "FORBIDDEN")) void queryClient.invalidateQueries();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useNotices = () => useSyncExternalStore(subscribe, () => notices);
