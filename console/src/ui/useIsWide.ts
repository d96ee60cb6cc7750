import { useSyncExternalStore } from "react";

const wide = matchMedia("(min-width: 1280px)");

const listen = (listener: () => void) => {
  wide.addEventListener("change", listener);
  return () => wide.removeEventListener("change", listener);
};

/** Whether there is room for a narrow column beside a list. */
export const useIsWide = () => useSyncExternalStore(listen, () => wide.matches);
