import { useSyncExternalStore } from "react";

const narrow = matchMedia("(max-width: 720px)");

const listen = (listener: () => void) => {
  narrow.addEventListener("change", listener);
  return () => narrow.removeEventListener("change", listener);
};

/** Whether the window is as narrow as that of a phone. */
export const useIsNarrow = () => useSyncExternalStore(listen, () => narrow.matches);
