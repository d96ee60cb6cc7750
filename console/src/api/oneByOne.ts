import { useRef } from "react";
import { ApiError, isUndecided, type Refusal } from "./error.ts";

/**
 * Returns a function that changes rows one after the other, for operations that take one row, and returns the refusal of each
 * row, or null. When the outcome of a change is unknown, it throws that error. The next call then continues with that row: a
 * change that was made is not sent again, as it would be refused.
 */
export function useOneByOne(change: (id: string) => Promise<unknown>) {
  const decided = useRef(new Map<string, Refusal | null>());
  return async (ids: readonly string[]) => {
    const results: { id: string; refusal: Refusal | null }[] = [];
    for (const id of ids) {
      const known = decided.current.get(id);
      const refusal = known === undefined ? await refusalOf(id, change(id)) : known;
      decided.current.set(id, refusal);
      results.push({ id, refusal });
    }
    decided.current.clear();
    return results;
  };
}

const refusalOf = (id: string, change: Promise<unknown>) =>
  change.then(
    () => null,
    (error: unknown) => {
      if (error instanceof ApiError && error.refusal && !isUndecided(error)) return error.refusal;
      if (error instanceof ApiError) error.row = id;
      throw error;
    },
  );
