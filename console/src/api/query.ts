import { QueryClient, useMutation, useQuery } from "@tanstack/react-query";
import { earlyResult, takeEarly } from "./early.ts";
import { type ApiError, hasCode, isOtherSession, isTransient } from "./error.ts";
import { type Operation, onSessionState, operationName, pageOwner, request, sessionState } from "./request.ts";

/** The query key of the session. Its data is null when no one is signed in. */
export const viewerKey = ["Viewer", {}] as const;

export const queryClient = new QueryClient({
  defaultOptions: {
    // "always": requests are sent even when the browser believes that it is offline, so that the page shows an error.
    queries: { staleTime: 10_000, networkMode: "always", retry: (count, error) => count < 3 && isTransient(error) },
    mutations: { networkMode: "always", retry: false },
  },
});

// While the session was another one, reads waited, and the page may be out of date. The session itself was just read.
onSessionState(() => {
  if (sessionState() !== "own") return;
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== viewerKey[0] });
});

/** The options of TanStack Query to read an operation: for useQuery, ensureQueryData and prefetchQuery. */
export const queryOptions = <Result, Variables>(operation: Operation<Result, Variables>, variables: Variables) => ({
  queryKey: [operationName(operation), variables] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => readAsOwner(() => takeEarly(operation, variables, signal), signal),
  initialData: () => earlyResult(operation, variables),
});

/** Reads when the browser has the session of the page's owner. Until then it waits, so that the page stays as it is. */
async function readAsOwner<Result>(read: () => Promise<Result>, signal: AbortSignal): Promise<Result> {
  await untilOwner(signal);
  return read().catch((error) => {
    const hasEnded = hasCode(error, "UNAUTHENTICATED") && pageOwner() !== null;
    if (!hasEnded && !isOtherSession(error)) throw error;
    return readAsOwner(read, signal);
  });
}

/** Resolves when the browser has the session of the page's owner. */
const untilOwner = (signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    if (sessionState() === "own") return resolve();
    const onStateOrAbort = () => {
      if (!signal.aborted && sessionState() !== "own") return;
      stopListening();
      signal.removeEventListener("abort", onStateOrAbort);
      if (signal.aborted) reject(signal.reason);
      else resolve();
    };
    const stopListening = onSessionState(onStateOrAbort);
    signal.addEventListener("abort", onStateOrAbort);
  });

interface ReadOptions<Result> {
  enabled?: boolean;
  /** Milliseconds until the next read; false for none. */
  refetchInterval?: (query: { state: { data: Result | undefined } }) => number | false;
  /** Whether the window's focus causes a read, unless the data is still current. */
  refetchOnWindowFocus?: boolean;
}

/** Reads an operation once, for code outside of a component. */
export const readOnce = <Result, Variables>(operation: Operation<Result, Variables>, variables: Variables) =>
  queryClient.fetchQuery<Result, ApiError>({ ...queryOptions(operation, variables), staleTime: 0 });

/** The id, number or customer in the variables of an operation, if any. */
const subjectOf = (variables: unknown) => {
  const { id, number, customer } = (variables ?? {}) as Record<string, unknown>;
  return id ?? number ?? customer;
};

/**
 * Reads an operation. While new variables load, the previous result stays (isPlaceholderData), but only when both have the same
 * subject: the orders of one customer are never shown under the name of another.
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

const maxReadTime = 2000; // milliseconds

/**
 * Reads everything on the page again. Resolves when that is done, and after two seconds at the latest, so that a slow read does
 * not delay the message that a change was made.
 */
export const readPageAgain = () =>
  Promise.race([queryClient.invalidateQueries(), new Promise((resolve) => setTimeout(resolve, maxReadTime))]);

/**
 * Sends a change, then reads everything on the page again (readPageAgain) before the promise settles. It also does so when the
 * change was based on an old version (STALE), or when its object no longer exists (NOT_FOUND). Operations whose result is a secret
 * call request() instead, because TanStack Query keeps results.
 */
export const useChange = <Result, Variables>(operation: Operation<Result, Variables>) =>
  useMutation<Result, ApiError, Variables>({
    mutationFn: (variables) => request(operation, variables),
    onSuccess: readPageAgain,
    onError: async (error) => {
      if (error.code === "STALE" || error.code === "NOT_FOUND") await readPageAgain();
    },
  });
