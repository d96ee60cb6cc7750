import type { CustomerStatus } from "../api/schema.gql.ts";
import { type DialogSearch, type ListDialog, listDialogs, readDialog } from "../ui/dialogSearch.ts";
import { isId } from "../ui/id.ts";
import { compact, type PageSearch, readPage } from "../ui/page.ts";
import { type PeriodSearch, readPeriod } from "../ui/period.ts";
import { textOf } from "../ui/readAddress.ts";

export const customerStatuses = ["ACTIVE", "BLOCKED"] as const satisfies CustomerStatus[];
export const customerSorts = ["created", "-created", "name", "-name", "balance", "-balance"] as const;

/** The search parameters of the list: /customers?q=ana&status=BLOCKED&tier=…&period=7d&sort=-balance */
export interface CustomersSearch extends PageSearch, PeriodSearch, DialogSearch<"create" | ListDialog> {
  q?: string;
  status?: CustomerStatus;
  /** The id of a tier, or "none". */
  tier?: string;
  linked?: "yes" | "no";
  sort?: (typeof customerSorts)[number];
}

export const readCustomersSearch = (raw: Record<string, unknown>): CustomersSearch =>
  compact({
    q: textOf(raw.q),
    status: customerStatuses.find((status) => status === raw.status),
    tier: raw.tier === "none" || isId(raw.tier) ? raw.tier : undefined,
    linked: (["yes", "no"] as const).find((linked) => linked === raw.linked),
    sort: customerSorts.find((sort) => sort === raw.sort),
    ...readPeriod(raw),
    ...readPage(raw),
    ...readDialog(raw, ["create", ...listDialogs]),
  }) as CustomersSearch;

export const customerTabs = ["orders", "wallet", "recharges", "comments"] as const;
export const customerDialogs = [
  "edit",
  "tier",
  "link",
  "adjust",
  "recharge",
  "block",
  "erase",
  "export",
  "exportPart",
] as const;
export type CustomerDialog = (typeof customerDialogs)[number];

/** The search parameters of a customer's page: the tab, the page of the tab's list, and the open dialog. */
export interface CustomerSearch extends PageSearch, DialogSearch<CustomerDialog> {
  tab?: (typeof customerTabs)[number];
  /** The id of an order: the wallet tab shows the transactions of that order only. */
  order?: string;
}

export const readCustomerSearch = (raw: Record<string, unknown>): CustomerSearch =>
  compact({
    tab: customerTabs.find((tab) => tab === raw.tab),
    order: isId(raw.order) ? raw.order : undefined,
    ...readPage(raw),
    ...readDialog(raw, customerDialogs),
  }) as CustomerSearch;
