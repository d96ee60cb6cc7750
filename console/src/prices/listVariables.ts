import { pageArguments } from "../ui/page.ts";
import type { PriceGridQueryVariables } from "./prices.gql.ts";
import type { PricesSearch } from "./search.ts";

/** The variables of the grid's query: archived products and variations are left out. */
export const priceGridVariables = (search: PricesSearch): PriceGridQueryVariables => ({
  ...pageArguments(search, 50),
  where: {
    status: "ACTIVE",
    hasProductWith: [{ statusIn: ["DRAFT", "ACTIVE", "INACTIVE"] }],
    ...(search.q && {
      or: [{ skuContainsFold: search.q }, { hasProductWith: [{ nameContainsFold: search.q }] }],
    }),
  },
});
