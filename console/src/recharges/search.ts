import type { RechargeStatus } from "../api/schema.gql.ts";
import { type AmountSearch, readAmounts } from "../ui/amounts.ts";
import { type DialogSearch, readDialog } from "../ui/dialogSearch.ts";
import { isId } from "../ui/id.ts";
import { compact, type PageSearch, pageArguments, readPage } from "../ui/page.ts";
import { momentsOf, type PeriodSearch, readPeriod } from "../ui/period.ts";
import type { RechargeListQueryVariables } from "./list.gql.ts";

export const rechargeViews = ["PENDING", "APPROVED", "REJECTED", "ALL"] as const satisfies (RechargeStatus | "ALL")[];

export const rechargeDialogs = ["approve", "reject"] as const;
export type RechargeDialog = (typeof rechargeDialogs)[number];

/** The address of the list: /recharges?view=ALL&q=PIX+0001&period=7d. Without a view, those that wait for a decision. */
export interface RechargesSearch extends PageSearch, PeriodSearch, AmountSearch, DialogSearch<RechargeDialog> {
  view?: (typeof rechargeViews)[number];
  /** A reference, in full. */
  q?: string;
  id?: string;
}

export const readRechargesSearch = (raw: Record<string, unknown>): RechargesSearch =>
  compact({
    view: rechargeViews.find((view) => view === raw.view && view !== "PENDING"),
    q: raw.q === undefined ? "" : String(raw.q),
    id: isId(raw.id) ? raw.id : undefined,
    ...readPeriod(raw),
    ...readAmounts(raw),
    ...readPage(raw),
    ...readDialog(raw, rechargeDialogs),
  }) as RechargesSearch;

/** What the list asks the API for: of those that wait, the oldest first. */
export function rechargeListVariables(search: RechargesSearch, timezone: string): RechargeListQueryVariables {
  const { from, to } = momentsOf(search, timezone);
  const view = search.view ?? "PENDING";
  return {
    ...pageArguments(search),
    where: compact({
      status: view === "ALL" ? undefined : view,
      reference: search.q,
      id: search.id,
      amountGTE: search.min,
      amountLTE: search.max,
      createdAtGTE: from,
      createdAtLT: to,
    }),
    orderBy: { field: "CREATED_AT", direction: view === "PENDING" ? "ASC" : "DESC" },
  };
}
