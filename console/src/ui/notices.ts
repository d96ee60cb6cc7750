import type { NavigateOptions } from "@tanstack/react-router";
import { useSyncExternalStore } from "react";
import { hasCode, isUndecided } from "../api/error.ts";
import { queryClient } from "../api/query.ts";
import { changeFailureText, errorText } from "../messages/errorText.ts";

export interface Notice {
  id: number;
  text: string;
  tone: "good" | "bad";
  /** Where what it is about can be seen. */
  link?: NavigateOptions | undefined;
}

const listeners = new Set<() => void>();
const lifetime = 6000; // milliseconds
const mostPassing = 4; // that are shown at a time
let notices: readonly Notice[] = [];
let last = 0;

function set(next: readonly Notice[]) {
  notices = next;
  for (const listener of listeners) listener();
}

export const dismiss = (id: number) => set(notices.filter((notice) => notice.id !== id));

/** Whether a notice goes by itself. */
const isPassing = ({ tone, link }: Notice) => tone === "good" && !link;

/** Shows a short text in the corner, and reads it to screen readers. A bad one, or one with a link, stays until it is dismissed. */
export function notify(text: string, tone: Notice["tone"] = "good", link?: NavigateOptions) {
  const notice = { id: ++last, text, tone, link };
  const shown = [...notices, notice];
  const tooMany = shown.filter(isPassing).slice(0, -mostPassing);
  set(shown.filter((one) => !tooMany.includes(one)));
  if (isPassing(notice)) setTimeout(() => dismiss(notice.id), lifetime);
}

/** Shows why something failed. */
export const notifyFailure = (error: unknown) => notify(errorText(error), "bad");

/**
 * Shows why a change failed that cannot be sent again as the same, such as one whose form is gone. `what` names it. When it may have
 * been done, everything is read again.
 */
export function notifyChangeFailure(what: string, error: unknown) {
  notify(changeFailureText(what, error), "bad");
  if (isUndecided(error) || hasCode(error, "FORBIDDEN")) void queryClient.invalidateQueries(); // also what the role allows
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useNotices = () => useSyncExternalStore(subscribe, () => notices);
