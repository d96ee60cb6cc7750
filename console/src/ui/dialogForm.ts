import { createContext, type RefObject } from "react";

/** What the content of a dialog says of itself. */
interface Content {
  isSending: boolean;
  isSlow: boolean;
  isTyped: boolean;
  isUncopied: boolean;
}

export const newContent = (): Content => ({ isSending: false, isSlow: false, isTyped: false, isUncopied: false });

/**
 * What the content of the dialog around it says of itself, null without a dialog. While its form is sending, the dialog stays, so that
 * it says what came of it. What was typed, and a secret that is shown once and not copied, is not thrown away unasked. A form that is
 * sending for long (isSlow) can be left: its outcome is said to be unknown.
 */
export const DialogForm = createContext<RefObject<Content> | null>(null);
