import { compact, pageArguments } from "../ui/page.ts";
import type { ProductListQueryVariables } from "./list.gql.ts";
import { chosenProductStatuses, type ProductsSearch } from "./search.ts";

const sortFields = { created: "CREATED_AT", updated: "UPDATED_AT", name: "NAME" } as const;

/** What the list asks the API for. */
export function productListVariables(search: ProductsSearch): ProductListQueryVariables {
  const sort = search.sort ?? "-created";
  return {
    ...pageArguments(search),
    where: compact({
      statusIn: search.status ? chosenProductStatuses(search) : undefined,
      kind: search.kind,
      hasCategoriesWith: search.category ? [{ id: search.category }] : undefined,
      or: search.q
        ? [{ nameContainsFold: search.q }, { hasVariationsWith: [{ skuContainsFold: search.q }] }]
        : undefined,
    }),
    orderBy: {
      field: sortFields[sort.replace("-", "") as keyof typeof sortFields],
      direction: sort.startsWith("-") ? "DESC" : "ASC",
    },
  };
}
