import { createContext, type RefObject } from "react";

/** The state of a dialog's content, on which it depends whether the dialog may close. */
interface Content {
  isSending: boolean;
  isSlow: boolean;
  isTyped: boolean;
  isUncopied: boolean;
}

export const newContent = (): Content => ({ isSending: false, isSlow: false, isTyped: false, isUncopied: false });

/**
 * The state of the content of the dialog around a component; null without a dialog. While a form is sending (isSending), the dialog
 * stays open, to show the outcome. Once that takes long (isSlow), it can be closed, and a notice says that the outcome is unknown.
 * Before it discards input (isTyped), or a secret that is shown once and was not copied (isUncopied), the dialog asks.
 */
export const DialogForm = createContext<RefObject<Content> | null>(null);
