import { useEffect, useState } from "react";
import { onSessionState, sessionState } from "./request.ts";

const listeners = new Set<() => void>();

/** Forgets every secret that the page holds: another person may be looking at it. */
export function forgetSecrets() {
  for (const forget of listeners) forget();
}

onSessionState(() => {
  if (sessionState() === "ended") forgetSecrets();
});

/** Calls the listener when secrets must be forgotten. Returns a function that removes the listener. */
export const onForgetSecrets = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** State for a secret that the server returned, such as a token. It becomes null when secrets must be forgotten. */
export function useSecret<Secret>() {
  const [secret, setSecret] = useState<Secret | null>(null);
  useEffect(() => onForgetSecrets(() => setSecret(null)), []);
  return [secret, setSecret] as const;
}
