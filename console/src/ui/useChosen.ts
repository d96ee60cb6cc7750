import { useRef } from "react";

/**
 * Runs the action of a menu item after the menu has closed. A dialog that opens before that would lose the focus to the menu's
 * button.
 */
export function useChosen() {
  const chosen = useRef<(() => void) | null>(null);
  return {
    choose: (action: () => void) => () => {
      chosen.current = action;
    },
    onClosed: () => {
      const action = chosen.current;
      chosen.current = null;
      action?.();
    },
  };
}
