import { type DialogSearch, readDialog } from "../ui/dialogSearch.ts";
import { compact, type PageSearch, readPage } from "../ui/page.ts";
import { textOf } from "../ui/readAddress.ts";

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

const tierDialogs = ["tier", "delete", "export"] as const;

/** The search parameters of the tiers: /tiers?dialog=tier&row=… */
export type TiersSearch = DialogSearch<(typeof tierDialogs)[number]>;

export const readTiersSearch = (raw: Record<string, unknown>): TiersSearch => readDialog(raw, tierDialogs);
