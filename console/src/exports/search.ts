import type { ExportKind } from "../api/schema.gql.ts";
import { compact, type PageSearch, readPage } from "../ui/page.ts";
import { type PeriodSearch, readPeriod } from "../ui/period.ts";

/** The kinds of exports that are not of a single customer. */
export const exportKinds = [
  "ORDERS",
  "CUSTOMERS",
  "TRANSACTIONS",
  "LICENSES",
  "PRODUCTS",
  "PRICES",
  "AUDIT",
  "RECHARGES",
  "DELIVERIES",
  "EVENTS",
  "STAFF",
  "TOKENS",
  "ENDPOINTS",
  "TIERS",
  "CATEGORIES",
] as const satisfies ExportKind[];

/** The search parameters of the exports: /exports?kind=LICENSES&period=30d&after=… */
export interface ExportsSearch extends PageSearch, PeriodSearch {
  kind?: (typeof exportKinds)[number];
}

export const readExportsSearch = (raw: Record<string, unknown>): ExportsSearch =>
  compact({
    kind: exportKinds.find((kind) => kind === raw.kind),
    ...readPeriod(raw),
    ...readPage(raw),
  }) as ExportsSearch;
