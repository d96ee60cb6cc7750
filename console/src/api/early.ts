import { type Operation, operationName, request } from "./request.ts";

interface Sent<Result> {
  response: Promise<Result>;
  /** Set when the response has come. */
  result?: Result;
}

// The requests that were sent before the page's scripts were loaded. They are kept in memory until the page reads them.
const sent = new Map<string, Sent<unknown>>();
const maxAge = 10_000; // milliseconds: the staleTime of queryClient

const keyOf = (operation: { toString(): string }, variables: unknown) =>
  JSON.stringify([operationName(operation), variables]);

/** Sends an operation whose result the page is going to read. */
export function sendEarly<Result, Variables>(operation: Operation<Result, Variables>, variables: Variables) {
  const response = request(operation, variables);
  const entry: Sent<unknown> = { response };
  sent.set(keyOf(operation, variables), entry);
  response.then(
    (result) => {
      entry.result = result;
    },
    () => undefined, // takeEarly returns the same promise, with the error
  );
  return response;
}

const maxDrawDelay = 300; // milliseconds

/** Resolves when all responses to early requests have come, or after maxDrawDelay: the page is then drawn once, with its rows. */
export function earlyResponses() {
  const responses = Promise.allSettled([...sent.values()].map(({ response }) => response));
  return Promise.race([responses, new Promise((resolve) => setTimeout(resolve, maxDrawDelay))]);
}

/** Forgets all early requests. */
export const forgetEarly = () => sent.clear();

/** Removes and returns the early request of an operation, if there is one. The others are forgotten after maxAge. */
function take<Result, Variables>(operation: Operation<Result, Variables>, variables: Variables) {
  if (sent.size === 0) return undefined;
  const key = keyOf(operation, variables);
  const entry = sent.get(key) as Sent<Result> | undefined;
  sent.delete(key);
  setTimeout(forgetEarly, maxAge);
  return entry;
}

/** Returns the response to the early request of an operation, once; otherwise sends the operation. */
export const takeEarly = <Result, Variables>(
  operation: Operation<Result, Variables>,
  variables: Variables,
  signal?: AbortSignal,
): Promise<Result> => take(operation, variables)?.response ?? request(operation, variables, signal);

/** Returns the result of an operation that was sent early, once, if the response has come: the page then starts with it. */
export function earlyResult<Result, Variables>(
  operation: Operation<Result, Variables>,
  variables: Variables,
): Result | undefined {
  const hasResult = sent.get(keyOf(operation, variables))?.result !== undefined;
  return hasResult ? take(operation, variables)?.result : undefined;
}
