import { useRef } from "react";

/** Does what was chosen in a menu once the menu has closed: a dialog that opens before loses the focus to the menu's button. */
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
