import { focusManager } from "@tanstack/react-query";
import { useEffect } from "react";
import { useChangesSoon } from "./changes.ts";
import { queryClient, queryOptions, useRead } from "./query.ts";
import { type Operation, request } from "./request.ts";
import type { ChangeType } from "./schema.gql.ts";
import { useLatest } from "./useLatest.ts";

interface Row {
  id: string;
}

interface ListVariables {
  first?: number | null;
  after?: string | null;
  last?: number | null;
  before?: string | null;
  where?: { idIn?: string[] | null } | null;
}

interface LiveOptions {
  enabled?: boolean;
  /** Whether the window's focus also causes a read: for fields whose changes are not published. */
  onFocus?: boolean;
}

/**
 * Reads a list, and reads its rows again when there was a change of one of these types. That replaces rows in their places: it
 * never moves, adds or removes one. NewRows counts new rows.
 */
export function useLiveList<Result, Variables extends ListVariables>(
  operation: Operation<Result, Variables>,
  variables: Variables,
  rowsOf: (result: Result) => readonly Row[],
  types: readonly ChangeType[],
  { enabled = true, onFocus = false }: LiveOptions = {},
) {
  const readAgain = () => void readRowsAgain(operation, variables, rowsOf);
  const latest = useLatest(readAgain);
  useEffect(() => {
    if (onFocus) return focusManager.subscribe((isFocused) => isFocused && latest.current());
  }, [onFocus, latest]);
  useChangesSoon(({ type }) => types.includes(type), readAgain);
  return useRead(operation, variables, { enabled, refetchOnWindowFocus: false });
}

let reads = 0;
/** The number of the read whose rows a list has, if its rows were read again. */
const readOf = new WeakMap<object, number>();

/**
 * Reads the rows of a list that is shown again. When that fails, the list stays as it is. It also does when the response comes after
 * one to a later request. A list that is still being read may be older than the change: its rows are read again after it.
 */
export async function readRowsAgain<Result, Variables extends ListVariables>(
  operation: Operation<Result, Variables>,
  variables: Variables,
  rowsOf: (result: Result) => readonly Row[],
) {
  const { queryKey } = queryOptions(operation, variables);
  const query = queryClient.getQueryCache().find<Result>({ queryKey });
  if (query?.state.fetchStatus === "fetching") await query.promise?.catch(() => undefined);
  const list = query?.state;
  const ids = list?.data ? rowsOf(list.data).map(({ id }) => id) : [];
  if (!query || ids.length === 0) return;
  const read = ++reads;
  const byIds = { first: ids.length, after: null, last: null, before: null, where: { idIn: ids } };
  const result = await request(operation, { ...variables, ...byIds }).catch(() => undefined); // the next change tries again
  const isWhollyReadSince = query.state.dataUpdatedAt !== list?.dataUpdatedAt;
  if (!result || isWhollyReadSince || (readOf.get(query) ?? 0) > read) return;
  readOf.set(query, read);
  queryClient.setQueryData<Result>(queryKey, (shown) => shown && withRows(shown, rowsOf(result)), {
    updatedAt: list?.dataUpdatedAt,
  });
}

/** Returns a copy of the value in which each object whose id is that of a row is replaced by the row. */
function withRows<Value>(value: Value, rows: readonly Row[]): Value {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const replaced = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(replaced);
    if (typeof part !== "object" || part === null) return part;
    const entries = Object.entries(part).map(([name, inner]) => [name, replaced(inner)]);
    return byId.get((part as Row).id) ?? Object.fromEntries(entries);
  };
  return replaced(value) as Value;
}
