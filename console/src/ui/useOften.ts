import { useEffect } from "react";
import { useLatest } from "../api/useLatest.ts";

const often = 2000; // milliseconds

/** Calls a function every two seconds while it is needed: for what no change of the store says. */
export function useOften(isNeeded: boolean, call: () => void) {
  const latest = useLatest(call);
  useEffect(() => {
    if (!isNeeded) return;
    const timer = setInterval(() => latest.current(), often);
    return () => clearInterval(timer);
  }, [isNeeded, latest]);
}
