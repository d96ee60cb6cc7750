import { type RefObject, useEffect, useRef } from "react";

/** A ref to the value of the component's last render, for callbacks that run later. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
