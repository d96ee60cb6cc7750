import { readOnce, useRead } from "../api/query.ts";
import type { Operation } from "../api/request.ts";
import { maxCounted } from "./NewRows.tsx";

interface Filter {
  idIn?: string[] | null | undefined;
  createdAtGTE?: string | null | undefined;
}

/**
 * Returns `useListed` and `createdSince` for NewRows, for a list whose changes have the ids of its rows. They use an operation
 * that reads rows by a filter.
 */
export function newRowsOf<Result, Where extends Filter>(
  operation: Operation<Result, { where?: Where | null | undefined; first: number }>,
  rowsOf: (result: Result) => readonly { id: string }[],
) {
  const idsOf = (result: Result) => rowsOf(result).map(({ id }) => id);
  const withFilter = (where: Where | null | undefined, filter: Filter) => ({ ...where, ...filter }) as Where;
  return {
    /** Returns the ids of the new rows that match the filters of the list. */
    useListed: (where: Where | null | undefined, ids: readonly string[]) => {
      const variables = { where: withFilter(where, { idIn: [...ids] }), first: ids.length };
      const { data } = useRead(operation, variables, { enabled: ids.length > 0 });
      return data && idsOf(data);
    },
    createdSince: async (where: Where | null | undefined, since: string) => {
      const createdAtGTE = [where?.createdAtGTE ?? since, since].sort().at(-1); // both are in UTC, to the millisecond
      return idsOf(await readOnce(operation, { where: withFilter(where, { createdAtGTE }), first: maxCounted }));
    },
  };
}
