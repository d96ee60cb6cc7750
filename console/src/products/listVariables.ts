import { compact, pageArguments } from "../ui/page.ts";
import { branchOf, type Node } from "./categoryTree.ts";
import type { ProductListQueryVariables } from "./list.gql.ts";
import { chosenProductStatuses, type ProductsSearch } from "./search.ts";

const sortFields = { created: "CREATED_AT", updated: "UPDATED_AT", name: "NAME" } as const;

/** The variables of the list's query. A category also finds the products of the categories below it. */
export function productListVariables(search: ProductsSearch, categories: readonly Node[]): ProductListQueryVariables {
  const sort = search.sort ?? "-created";
  return {
    ...pageArguments(search),
    where: compact({
      statusIn: search.status ? chosenProductStatuses(search) : undefined,
      kind: search.kind,
      hasCategoriesWith: search.category ? [{ idIn: [...branchOf(categories, search.category)] }] : undefined,
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
