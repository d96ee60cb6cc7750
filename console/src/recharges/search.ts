import type { RechargeStatus } from "../api/schema.gql.ts";
import { type AmountSearch, readAmounts } from "../ui/amounts.ts";
import { type DialogSearch, listDialogs, readDialog } from "../ui/dialogSearch.ts";
import { isId } from "../ui/id.ts";
import { compact, type PageSearch, readPage } from "../ui/page.ts";
import { type PeriodSearch, readPeriod } from "../ui/period.ts";
import { textOf } from "../ui/readAddress.ts";

export const rechargeViews = ["PENDING", "APPROVED", "REJECTED", "ALL"] as const satisfies (RechargeStatus | "ALL")[];

export const rechargeSorts = ["requested", "-requested", "amount", "-amount"] as const;

export const decisions = ["approve", "reject"] as const;
export const rechargeDialogs = [...decisions, ...listDialogs] as const;
export type RechargeDialog = (typeof rechargeDialogs)[number];

/**
 * The search parameters of the list: /recharges?view=ALL&q=PIX+0001&period=7d&sort=-amount. Without a view, the list has those
 * that wait for a decision.
 */
export interface RechargesSearch extends PageSearch, PeriodSearch, AmountSearch, DialogSearch<RechargeDialog> {
  view?: (typeof rechargeViews)[number];
  /** A prefix of a reference, or a text that finds the customer. */
  q?: string;
  id?: string;
  sort?: (typeof rechargeSorts)[number];
}

export const readRechargesSearch = (raw: Record<string, unknown>): RechargesSearch =>
  compact({
    view: rechargeViews.find((view) => view === raw.view && view !== "PENDING"),
    q: textOf(raw.q),
    id: isId(raw.id) ? raw.id : undefined,
    sort: rechargeSorts.find((sort) => sort === raw.sort),
    ...readPeriod(raw),
    ...readAmounts(raw),
    ...readPage(raw),
    ...readDialog(raw, rechargeDialogs),
  }) as RechargesSearch;

/** Returns the default sort of a view: those that wait are sorted with the oldest first. */
export const usualSort = (view: RechargesSearch["view"] = "PENDING") =>
  view === "PENDING" ? "requested" : "-requested";
