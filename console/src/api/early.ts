import { type Operation, operationName, request } from "./request.ts";

// What was requested before the page's scripts were there. It is kept in memory until it is read, and never for long.
const results = new Map<string, Promise<unknown>>();
const longest = 10_000; // milliseconds, as a read result counts as current

const keyOf = (operation: { toString(): string }, variables: unknown) =>
  JSON.stringify([operationName(operation), variables]);

/** Sends an operation that the page is going to read. */
export function sendEarly<Result, Variables>(operation: Operation<Result, Variables>, variables: Variables) {
  const result = request(operation, variables);
  results.set(keyOf(operation, variables), result);
  result.catch(() => undefined); // the page reads the error, if it reads it
  return result;
}

/** The result of an operation that was sent early, once, or else that of a new request. */
export function takeEarly<Result, Variables>(
  operation: Operation<Result, Variables>,
  variables: Variables,
  signal?: AbortSignal,
): Promise<Result> {
  const key = keyOf(operation, variables);
  const result = results.get(key) as Promise<Result> | undefined;
  results.delete(key);
  if (results.size > 0) setTimeout(() => results.clear(), longest);
  return result ?? request(operation, variables, signal);
}
