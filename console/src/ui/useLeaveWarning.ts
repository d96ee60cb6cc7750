import { useBlocker } from "@tanstack/react-router";
import { sessionState } from "../api/request.ts";

/**
 * While there is unsaved input, makes the browser warn before the tab is closed or reloaded, and calls `mayOpen` before another page
 * of the console opens, which decides whether it does.
 */
export function useLeaveWarning(unsaved: boolean, mayOpen: () => boolean | Promise<boolean>) {
  useBlocker({
    disabled: !unsaved,
    enableBeforeUnload: () => sessionState() !== "left",
    shouldBlockFn: async ({ current, next }) => current.pathname !== next.pathname && !(await mayOpen()),
  });
}
