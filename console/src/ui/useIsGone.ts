import { useEffect, useRef } from "react";

/** Holds whether the component has unmounted: for what comes of a request that it sent. */
export function useIsGone() {
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  return isGone;
}
