import { useEffect, useRef } from "react";

/** Returns a ref that is true when the component has unmounted, for the responses to its requests. */
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
