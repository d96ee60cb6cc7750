import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ApiError } from "./error.ts";
import type { Connection, Rest } from "./rest.ts";

/**
 * Returns all rows of a list that a page shows whole; undefined until all are loaded. The page's own request has read the first
 * hundred, the largest page of the API. The rows after them are read here. When that fails, the page shows the error.
 */
function useWhole<Row, Name extends keyof Rest>(
  firstPage: Connection<Row> | undefined,
  name: Name,
  rowOf: (row: Rest[Name]) => Row,
): readonly Row[] | undefined {
  const after = firstPage?.pageInfo.hasNextPage ? firstPage.pageInfo.endCursor : null;
  const { data: rest } = useQuery<Rest[Name][], ApiError>({
    queryKey: ["Rest", name, after],
    queryFn: async () => (await import("./rest.ts")).readRest(name, after),
    enabled: after !== null,
    // While the cursor changes, the rows stay: a form of the page would otherwise lose what was typed.
    placeholderData: keepPreviousData,
    throwOnError: true,
    refetchOnWindowFocus: false, // as for the first hundred: NewRows counts new rows
  });
  if (!firstPage || (after && !rest)) return undefined;
  return [...firstPage.edges.map(({ node }) => node), ...(after && rest ? rest.map(rowOf) : [])];
}

/** The price tiers of the store, the lowest level first. */
export const useTiers = <Field extends keyof Rest["tiers"]>(
  firstPage: Connection<Pick<Rest["tiers"], Field>> | undefined,
) => useWhole<Pick<Rest["tiers"], Field>, "tiers">(firstPage, "tiers", (tier) => tier);

/** The categories of the store. */
export const useCategories = <Field extends keyof Rest["categories"]>(
  firstPage: Connection<Pick<Rest["categories"], Field>> | undefined,
) => useWhole<Pick<Rest["categories"], Field>, "categories">(firstPage, "categories", (category) => category);

/** The staff of the store; undefined for a person who may not read it. */
export const useStaff = (firstPage: Connection<Rest["staff"]> | undefined) =>
  useWhole<Rest["staff"], "staff">(firstPage, "staff", (member) => member);
