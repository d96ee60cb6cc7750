import { type RefObject, useEffect, useRef } from "react";

/** Holds what a component was last drawn with, for what is called later. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
