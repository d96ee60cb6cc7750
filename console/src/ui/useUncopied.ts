import { useCallback, useContext, useEffect } from "react";
import { DialogForm } from "./dialogForm.ts";

/** Makes the dialog around a secret ask before it closes, until the returned function is called. */
export function useUncopied(): () => void {
  const dialog = useContext(DialogForm);
  const set = useCallback(
    (isUncopied: boolean) => {
      if (dialog) dialog.current.isUncopied = isUncopied;
    },
    [dialog],
  );
  useEffect(() => {
    set(true);
    return () => set(false);
  }, [set]);
  return () => set(false);
}
