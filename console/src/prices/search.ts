import { type DialogSearch, readDialog } from "../ui/dialogSearch.ts";
import { compact, type PageSearch, pageArguments, readPage } from "../ui/page.ts";
import { textOf } from "../ui/readAddress.ts";
import type { PriceGridQueryVariables } from "./prices.gql.ts";

/** tier: changes the tier whose id is `row`, or adds one without a row. save: lists the changes and saves them. */
const priceDialogs = ["tier", "save", "export"] as const;
export type PriceDialog = (typeof priceDialogs)[number];

/** The search parameters of the grid: /prices?q=vpn&dialog=tier&row=… */
export interface PricesSearch extends PageSearch, DialogSearch<PriceDialog> {
  q?: string;
}

export const readPricesSearch = (raw: Record<string, unknown>): PricesSearch =>
  compact({
    q: textOf(raw.q),
    ...readPage(raw),
    ...readDialog(raw, priceDialogs),
  }) as PricesSearch;

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

const tierDialogs = ["tier", "delete", "export"] as const;

/** The search parameters of the tiers: /tiers?dialog=tier&row=… */
export type TiersSearch = DialogSearch<(typeof tierDialogs)[number]>;

export const readTiersSearch = (raw: Record<string, unknown>): TiersSearch => readDialog(raw, tierDialogs);
