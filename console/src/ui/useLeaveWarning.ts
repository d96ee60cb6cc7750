import { useLayoutEffect } from "react";

/** Has the browser warn before the page is left, from the drawing in which there is something to lose until that in which there is nothing. */
export function useLeaveWarning(unsaved: boolean) {
  useLayoutEffect(() => {
    if (!unsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [unsaved]);
}
