import { useChange } from "../api/query.ts";
import type { Operation } from "../api/request.ts";
import { notify, notifyChangeFailure } from "./notices.ts";

/**
 * A change that a button makes without a form. It says how it ended, also after its page was left: `what` names it when it failed, and
 * `done` says what was done.
 */
export function useAction<Result, Variables>(
  operation: Operation<Result, Variables>,
  what: string,
  done: (result: Result) => string,
) {
  const { mutateAsync, isPending } = useChange(operation);
  return {
    isPending,
    run: (variables: Variables) =>
      void mutateAsync(variables).then(
        (result) => notify(done(result)),
        (error) => notifyChangeFailure(what, error),
      ),
  };
}
