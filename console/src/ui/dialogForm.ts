import { createContext, useContext, useEffect } from "react";

/**
 * What the content of the dialog around it says of itself. While its form is sending, the dialog stays, so that it says what came of
 * it. What was typed, and a secret that is shown once and not copied, is not thrown away unasked. A form that is sending for long
 * (isSlow) can be left: its outcome is said to be unknown.
 */
export const DialogForm = createContext({
  current: { isSending: false, isSlow: false, isTyped: false, isUncopied: false },
});

/** Has the dialog around a secret that is shown once ask before it closes, until the function that it returns is called. */
export function useUncopied(): () => void {
  const dialog = useContext(DialogForm);
  useEffect(() => {
    dialog.current.isUncopied = true;
    return () => {
      dialog.current.isUncopied = false;
    };
  }, [dialog]);
  return () => {
    dialog.current.isUncopied = false;
  };
}
