import { QueryClient, useMutation, useQuery } from "@tanstack/react-query";
import { earlyResult, takeEarly } from "./early.ts";
import { type ApiError, hasCode, isOfAnother, isTransient } from "./error.ts";
import { type Operation, onSessionState, operationName, pageOwner, request, sessionState } from "./request.ts";

/** The key of who is signed in; null stands there when no one is. */
export const viewerKey = ["Viewer", {}] as const;

export const queryClient = new QueryClient({
  defaultOptions: {
    // "always": a browser that believes itself offline tries all the same, and then says what failed.
    queries: { staleTime: 10_000, networkMode: "always", retry: (count, error) => count < 3 && isTransient(error) },
    mutations: { networkMode: "always", retry: false },
  },
});

/** What the page shows may have changed while it could not be read. Who is signed in was just read. */
onSessionState(() => {
  if (sessionState() !== "own") return;
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== viewerKey[0] });
});

/** What TanStack Query needs to read an operation: for useQuery, ensureQueryData and prefetchQuery. */
export const queryOptions = <Result, Variables>(operation: Operation<Result, Variables>, variables: Variables) => ({
  queryKey: [operationName(operation), variables] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => readHere(() => takeEarly(operation, variables, signal), signal),
  initialData: () => earlyResult(operation, variables),
});

/** Reads. While the browser has another session than the page's owner, or none, it waits, so that the page stays as it is. */
async function readHere<Result>(read: () => Promise<Result>, signal: AbortSignal): Promise<Result> {
  await untilHere(signal);
  return read().catch((error) => {
    const hasEnded = hasCode(error, "UNAUTHENTICATED") && pageOwner() !== null;
    if (!hasEnded && !isOfAnother(error)) throw error;
    return readHere(read, signal);
  });
}

/** Resolves when the browser has the session of the page's owner. */
const untilHere = (signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    if (sessionState() === "own") return resolve();
    const end = () => {
      if (!signal.aborted && sessionState() !== "own") return;
      stopListening();
      signal.removeEventListener("abort", end);
      if (signal.aborted) reject(signal.reason);
      else resolve();
    };
    const stopListening = onSessionState(end);
    signal.addEventListener("abort", end);
  });

interface ReadOptions<Result> {
  enabled?: boolean;
  /** In how many milliseconds it is read again, false for not at all. */
  refetchInterval?: (query: { state: { data: Result | undefined } }) => number | false;
  /** Whether it is read again when the page is looked at again, unless it was read just now. */
  refetchOnWindowFocus?: boolean;
}

/** Reads an operation once, outside of a component. */
export const readOnce = <Result, Variables>(operation: Operation<Result, Variables>, variables: Variables) =>
  queryClient.fetchQuery<Result, ApiError>({ ...queryOptions(operation, variables), staleTime: 0 });

/** What an operation is about, where its variables say so. */
const subjectOf = (variables: unknown) => {
  const { id, number, customer } = (variables ?? {}) as Record<string, unknown>;
  return id ?? number ?? customer;
};

/**
 * Reads an operation. While other variables load, the previous result stays (isPlaceholderData), unless it is about another thing: the
 * orders of one customer never stand under the name of another.
 */
export const useRead = <Result, Variables>(
  operation: Operation<Result, Variables>,
  variables: Variables,
  options: ReadOptions<Result> = {},
) =>
  useQuery<Result, ApiError>({
    ...queryOptions(operation, variables),
    placeholderData: (result, query) => (subjectOf(query?.queryKey[1]) === subjectOf(variables) ? result : undefined),
    ...options,
  });

const longestWait = 2000; // milliseconds

/**
 * Reads everything on the page again. Its promise ends when that is done, or after two seconds: however slow that is, a form then says
 * that its change was made.
 */
export const readPageAgain = () =>
  Promise.race([queryClient.invalidateQueries(), new Promise((resolve) => setTimeout(resolve, longestWait))]);

/**
 * Changes something, then reads everything on the page again (readPageAgain) before its promise ends. So it does when the
 * change was based on an old version (STALE), or was of what is no longer there (NOT_FOUND). Not for operations whose result is a
 * secret: TanStack Query keeps results, so those call request() and keep the result to themselves.
 */
export const useChange = <Result, Variables>(operation: Operation<Result, Variables>) =>
  useMutation<Result, ApiError, Variables>({
    mutationFn: (variables) => request(operation, variables),
    onSuccess: readPageAgain,
    onError: async (error) => {
      if (error.code === "STALE" || error.code === "NOT_FOUND") await readPageAgain();
    },
  });
