import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ApiError } from "./error.ts";
import type { Connection, Rest } from "./rest.ts";

/**
 * The rows of a list that a page shows whole. The page's own request reads the first hundred, as many as a page of the API has,
 * and what is behind them is read here. Undefined until all are there; when they cannot be read, the page fails.
 */
function useWhole<Row, Name extends keyof Rest>(
  begin: Connection<Row> | undefined,
  name: Name,
  rowOf: (row: Rest[Name]) => Row,
): readonly Row[] | undefined {
  const after = begin?.pageInfo.hasNextPage ? begin.pageInfo.endCursor : null;
  const { data: rest } = useQuery<Rest[Name][], ApiError>({
    queryKey: ["Rest", name, after],
    queryFn: async () => (await import("./rest.ts")).readRest(name, after),
    enabled: after !== null,
    placeholderData: keepPreviousData, // while the first hundred end at another row: a form of the page would lose what was typed
    throwOnError: true,
    refetchOnWindowFocus: false, // as its beginning, where the list is the page: NewRows says what is new
  });
  if (!begin || (after && !rest)) return undefined;
  return [...begin.edges.map(({ node }) => node), ...(after && rest ? rest.map(rowOf) : [])];
}

/** The price tiers of the store, the lowest level first. */
export const useTiers = <Field extends keyof Rest["tiers"]>(
  begin: Connection<Pick<Rest["tiers"], Field>> | undefined,
) => useWhole<Pick<Rest["tiers"], Field>, "tiers">(begin, "tiers", (tier) => tier);

/** The categories of the store. */
export const useCategories = <Field extends keyof Rest["categories"]>(
  begin: Connection<Pick<Rest["categories"], Field>> | undefined,
) => useWhole<Pick<Rest["categories"], Field>, "categories">(begin, "categories", (category) => category);

/** The staff of the store. Undefined for a person who may not see them. */
export const useStaff = (begin: Connection<Rest["staff"]> | undefined) =>
  useWhole<Rest["staff"], "staff">(begin, "staff", (member) => member);
