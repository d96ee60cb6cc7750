import { useEffect } from "react";
import { useLatest } from "../api/useLatest.ts";

const interval = 2000; // milliseconds

/** Calls a function every two seconds while `isNeeded`: for data whose changes are not published. */
export function useOften(isNeeded: boolean, call: () => void) {
  const latest = useLatest(call);
  useEffect(() => {
    if (!isNeeded) return;
    const timer = setInterval(() => latest.current(), interval);
    return () => clearInterval(timer);
  }, [isNeeded, latest]);
}
