import { createContext } from "react";

/**
 * What the form of the dialog around it says of itself. While it is sending, the dialog stays, so that it says what came of it. What
 * was typed is not thrown away unasked. One that is sending for long (isSlow) can be left: its outcome is said to be unknown.
 */
export const DialogForm = createContext({ current: { isSending: false, isSlow: false, isTyped: false } });
