import { useEffect, useState } from "react";

const typing = 150; // milliseconds

/** The value as it was when it last stayed the same for so many milliseconds: by default a pause in typing. */
export function useDebounced<Value>(value: Value, pause = typing): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return settled;
}
