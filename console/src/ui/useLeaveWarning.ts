import { useBlocker } from "@tanstack/react-router";
import { sessionState } from "../api/request.ts";

/**
 * Has the browser warn before the tab is closed or loaded anew while there is something to lose. Before another page of the
 * console opens, by whatever way, `mayOpen` decides.
 */
export function useLeaveWarning(unsaved: boolean, mayOpen: () => boolean | Promise<boolean>) {
  useBlocker({
    disabled: !unsaved,
    enableBeforeUnload: () => sessionState() !== "left",
    shouldBlockFn: async ({ current, next }) => current.pathname !== next.pathname && !(await mayOpen()),
  });
}
