import { isId } from "../ui/id.ts";
import { compact, type PageSearch, pageArguments, readPage } from "../ui/page.ts";
import type { PriceGridQueryVariables } from "./prices.gql.ts";

/** The address of the grid: /prices?q=vpn&dialog=tier&tier=… */
export interface PricesSearch extends PageSearch {
  q?: string;
  dialog?: "tier";
  /** The tier that the dialog changes; without it, one is added. */
  tier?: string;
}

export const readPricesSearch = (raw: Record<string, unknown>): PricesSearch =>
  compact({
    q: raw.q === undefined ? "" : String(raw.q),
    dialog: raw.dialog === "tier" ? "tier" : undefined,
    tier: isId(raw.tier) ? raw.tier : undefined,
    ...readPage(raw),
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

/** The address of the tiers: /tiers?dialog=tier&tier=… */
export interface TiersSearch {
  dialog?: (typeof tierDialogs)[number];
  tier?: string;
}

const tierDialogs = ["tier", "delete"] as const;

export const readTiersSearch = ({ dialog, tier }: Record<string, unknown>): TiersSearch =>
  compact({
    dialog: tierDialogs.find((each) => each === dialog),
    tier: isId(tier) ? tier : undefined,
  }) as TiersSearch;
