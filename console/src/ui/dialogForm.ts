import { createContext } from "react";

/** What the content of a dialog says of itself. */
interface Content {
  isSending: boolean;
  isSlow: boolean;
  isTyped: boolean;
  isUncopied: boolean;
}

/** Holds what the content of a dialog says of itself; `set` changes some of it. */
export interface DialogContent {
  readonly current: Readonly<Content>;
  set: (change: Partial<Content>) => void;
}

/** Begins with a content that has said nothing. onChange is called when it says something else than before. */
export function newContent(onChange: () => void = () => {}): DialogContent {
  let current: Content = { isSending: false, isSlow: false, isTyped: false, isUncopied: false };
  return {
    get current() {
      return current;
    },
    set(change) {
      const next = { ...current, ...change };
      const isSame = Object.entries(next).every(([name, is]) => current[name as keyof Content] === is);
      current = next;
      if (!isSame) onChange();
    },
  };
}

/**
 * What the content of the dialog around it says of itself, null without a dialog. While its form is sending, the dialog stays, so that
 * it says what came of it. What was typed, and a secret that is shown once and not copied, is not thrown away unasked. A form that is
 * sending for long (isSlow) can be left: its outcome is said to be unknown.
 */
export const DialogForm = createContext<DialogContent | null>(null);
