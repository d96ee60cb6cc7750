import { type Operation, operationName, request } from "./request.ts";

interface Sent<Result> {
  response: Promise<Result>;
  /** Once it is there. */
  result?: Result;
}

// What was requested before the page's scripts were there. It is kept in memory until it is read, and never for long.
const sent = new Map<string, Sent<unknown>>();
const longest = 10_000; // milliseconds, as a read result counts as current

const keyOf = (operation: { toString(): string }, variables: unknown) =>
  JSON.stringify([operationName(operation), variables]);

/** Sends an operation that the page is going to read. */
export function sendEarly<Result, Variables>(operation: Operation<Result, Variables>, variables: Variables) {
  const response = request(operation, variables);
  const entry: Sent<unknown> = { response };
  sent.set(keyOf(operation, variables), entry);
  response.then(
    (result) => {
      entry.result = result;
    },
    () => undefined, // the page reads the error, if it reads it
  );
  return response;
}

const longestDrawing = 300; // milliseconds for which the drawing of the page waits

/** Resolves when what was sent early is answered, or soon: the page is then drawn once, with its rows, and not without first. */
export function earlyAnswers() {
  const answers = Promise.allSettled([...sent.values()].map(({ response }) => response));
  return Promise.race([answers, new Promise((resolve) => setTimeout(resolve, longestDrawing))]);
}

/** Forgets everything that was sent early. */
export const forgetEarly = () => sent.clear();

/** Takes what was sent early out of the memory. */
function take<Result, Variables>(operation: Operation<Result, Variables>, variables: Variables) {
  if (sent.size === 0) return undefined;
  const key = keyOf(operation, variables);
  const entry = sent.get(key) as Sent<Result> | undefined;
  sent.delete(key);
  setTimeout(forgetEarly, longest);
  return entry;
}

/** The response to an operation that was sent early, once, or else to a new request. */
export const takeEarly = <Result, Variables>(
  operation: Operation<Result, Variables>,
  variables: Variables,
  signal?: AbortSignal,
): Promise<Result> => take(operation, variables)?.response ?? request(operation, variables, signal);

/** The result of an operation that was sent early, once, if it is there: the page then begins with it. */
export function earlyResult<Result, Variables>(
  operation: Operation<Result, Variables>,
  variables: Variables,
): Result | undefined {
  const isThere = sent.get(keyOf(operation, variables))?.result !== undefined;
  return isThere ? take(operation, variables)?.result : undefined;
}
