import { useEffect, useState } from "react";
import { onSessionState, sessionState } from "./request.ts";

const listeners = new Set<() => void>();

/** Forgets every secret that the page holds: someone else may be looking at it. */
export function forgetSecrets() {
  for (const forget of listeners) forget();
}

onSessionState(() => {
  if (sessionState() === "ended") forgetSecrets();
});

/** Calls the listener when secrets are to be forgotten, until the function that it returns is called. */
export const onForgetSecrets = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** State for a secret that the server has told, such as a token: null when there is none, and once it is to be forgotten. */
export function useSecret<Secret>() {
  const [secret, setSecret] = useState<Secret | null>(null);
  useEffect(() => onForgetSecrets(() => setSecret(null)), []);
  return [secret, setSecret] as const;
}
