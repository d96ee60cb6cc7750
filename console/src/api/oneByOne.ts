import { useRef } from "react";
import { ApiError, isUndecided, type Refusal } from "./error.ts";

/**
 * Changes rows one after the other, where the API takes one at a time, and says of each why it was refused, if it was. It fails
 * as the first change that the server did not decide on. When it is called again after that, it goes on there: a change that was
 * made is not asked for twice, which would be refused.
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
