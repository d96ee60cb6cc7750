import { useRef } from "react";
import { hasCode, isUndecided } from "../api/error.ts";
import { readPageAgain } from "../api/query.ts";

/**
 * Returns a function that creates something unique, such as a product with its slug. When the response to the same input was lost
 * before and the server now refuses it as ALREADY_EXISTS, `find` looks for an equal one. If there is one, it was created by the first
 * attempt, and is returned.
 */
export function useMake<Input, Made>(
  make: (input: Input) => Promise<Made>,
  find: (input: Input) => Promise<Made | undefined>,
) {
  const lost = useRef("");
  return async (input: Input): Promise<Made> => {
    const sent = JSON.stringify(input);
    try {
      return await make(input);
    } catch (error) {
      if (isUndecided(error)) lost.current = sent;
      const made = hasCode(error, "ALREADY_EXISTS") && lost.current === sent ? await find(input) : undefined;
      if (made === undefined) throw error;
      await readPageAgain();
      return made;
    }
  };
}
