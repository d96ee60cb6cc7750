import { useRef } from "react";
import { hasCode, isUndecided } from "../api/error.ts";
import { readPageAgain } from "../api/query.ts";

/**
 * Makes what there can be only one of, such as a product of its slug. Where the response to the same input was lost before, and
 * it is refused as there already, `find` looks for it as it was sent: what is there was made then, and the refusal is only of
 * the repetition.
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
