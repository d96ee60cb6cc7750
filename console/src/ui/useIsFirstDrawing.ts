import { useDeferredValue } from "react";

/** True in a component's first drawing, which is for what a window shows. The second one follows at once, with the rest. */
export const useIsFirstDrawing = () => useDeferredValue(false, true);
