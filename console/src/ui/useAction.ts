import { useChange } from "../api/query.ts";
import type { Operation } from "../api/request.ts";
import { notify, notifyChangeFailure } from "./notices.ts";

/**
 * A change that is made by a button, without a form. A notice tells the outcome, also after the page was left: the text of `done`, or
 * an error, for which `what` names the change.
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
