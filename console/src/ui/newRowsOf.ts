import { readOnce, useRead } from "../api/query.ts";
import type { Operation } from "../api/request.ts";
import { mostCounted } from "./NewRows.tsx";

interface Filter {
  idIn?: string[] | null | undefined;
  createdAtGTE?: string | null | undefined;
}

/** What NewRows looks up of a list whose changes name its rows, by an operation that reads some of them. */
export function newRowsOf<Result, Where extends Filter>(
  operation: Operation<Result, { where?: Where | null | undefined; first: number }>,
  rowsOf: (result: Result) => readonly { id: string }[],
) {
  const idsOf = (result: Result) => rowsOf(result).map(({ id }) => id);
  const narrowed = (where: Where | null | undefined, filter: Filter) => ({ ...where, ...filter }) as Where;
  return {
    /** Which of the new rows the list has under its filters. */
    useListed: (where: Where | null | undefined, ids: readonly string[]) => {
      const variables = { where: narrowed(where, { idIn: [...ids] }), first: ids.length };
      const { data } = useRead(operation, variables, { enabled: ids.length > 0 });
      return data && idsOf(data);
    },
    createdSince: async (where: Where | null | undefined, since: string) => {
      const createdAtGTE = [where?.createdAtGTE ?? since, since].sort().at(-1); // both are in UTC, to the millisecond
      return idsOf(await readOnce(operation, { where: narrowed(where, { createdAtGTE }), first: mostCounted }));
    },
  };
}
