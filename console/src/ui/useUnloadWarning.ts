import { useEffect } from "react";
import { sessionState } from "../api/request.ts";

/**
 * Has the browser warn before the tab is closed or loaded anew. Lists use useLeaveWarning alone; this separate file keeps the code
 * out of their load.
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
