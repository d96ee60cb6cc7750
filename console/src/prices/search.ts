import { type DialogSearch, readDialog } from "../ui/dialogSearch.ts";
import { compact, type PageSearch, pageArguments, readPage } from "../ui/page.ts";
import { textOf } from "../ui/readAddress.ts";
import type { PriceGridQueryVariables } from "./prices.gql.ts";

/** tier changes the tier that is the row; without a row, one is added. save asks before what was typed is saved. */
const priceDialogs = ["tier", "save", "export"] as const;
export type PriceDialog = (typeof priceDialogs)[number];

/** The address of the grid: /prices?q=vpn&dialog=tier&row=… */
export interface PricesSearch extends PageSearch, DialogSearch<PriceDialog> {
  q?: string;
}

export const readPricesSearch = (raw: Record<string, unknown>): PricesSearch =>
  compact({
    q: textOf(raw.q),
    ...readPage(raw),
    ...readDialog(raw, priceDialogs),
  }) as PricesSearch;

/** What the grid asks the API for: what can still be priced. */
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

/** The address of the tiers: /tiers?dialog=tier&row=… */
export type TiersSearch = DialogSearch<(typeof tierDialogs)[number]>;

export const readTiersSearch = (raw: Record<string, unknown>): TiersSearch => readDialog(raw, tierDialogs);
