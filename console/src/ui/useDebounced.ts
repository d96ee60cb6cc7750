import { useEffect, useState } from "react";

const typingPause = 150; // milliseconds

/** Returns the last value that stayed the same for `pause` milliseconds: by default, for a pause in typing. */
export function useDebounced<Value>(value: Value, pause = typingPause): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return settled;
}
