import { useEffect } from "react";
import { sessionState } from "../api/request.ts";

/**
 * Makes the browser warn before the tab is closed or reloaded. It is separate from useLeaveWarning, so that lists, which need only that
 * one, do not load it.
 */
export function useUnloadWarning(isOpen: boolean) {
  useEffect(() => {
    if (!isOpen) return;
    const warn = (event: BeforeUnloadEvent) => {
      if (sessionState() !== "left") event.preventDefault();
    };
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [isOpen]);
}
