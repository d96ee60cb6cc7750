import { customerWhere } from "../api/customerWhere.ts";
import type { CustomerStatus } from "../api/schema.gql.ts";
import { isId } from "../ui/id.ts";
import { compact, type PageSearch, pageArguments, readPage } from "../ui/page.ts";
import type { CustomerListQueryVariables } from "./list.gql.ts";

export const customerStatuses = ["ACTIVE", "BLOCKED"] as const satisfies CustomerStatus[];
export const customerSorts = ["created", "-created", "name", "-name", "balance", "-balance"] as const;

/** The address of the list: /customers?q=ana&status=BLOCKED&tier=…&sort=-balance */
export interface CustomersSearch extends PageSearch {
  q?: string;
  status?: CustomerStatus;
  /** A tier's id, or none. */
  tier?: string;
  linked?: "yes" | "no";
  sort?: (typeof customerSorts)[number];
  dialog?: "create";
}

export const readCustomersSearch = (raw: Record<string, unknown>): CustomersSearch =>
  compact({
    q: raw.q === undefined ? "" : String(raw.q),
    status: customerStatuses.find((status) => status === raw.status),
    tier: raw.tier === "none" || isId(raw.tier) ? raw.tier : undefined,
    linked: (["yes", "no"] as const).find((linked) => linked === raw.linked),
    sort: customerSorts.find((sort) => sort === raw.sort),
    dialog: raw.dialog === "create" ? "create" : undefined,
    ...readPage(raw),
  }) as CustomersSearch;

const sortFields = { created: "CREATED_AT", name: "NAME", balance: "WALLET_BALANCE" } as const;

/** What the list asks the API for. */
export function customerListVariables(search: CustomersSearch): CustomerListQueryVariables {
  const sort = search.sort ?? "-created";
  return {
    ...pageArguments(search),
    where: compact({
      status: search.status,
      tierId: search.tier === "none" ? undefined : search.tier,
      tierIdIsNil: search.tier === "none" ? true : undefined,
      linkedPhoneIsNil: search.linked === "no" ? true : undefined,
      not: search.linked === "yes" ? { linkedPhoneIsNil: true } : undefined,
      or: search.q ? customerWhere(search.q) : undefined,
    }),
    orderBy: {
      field: sortFields[sort.replace("-", "") as keyof typeof sortFields],
      direction: sort.startsWith("-") ? "DESC" : "ASC",
    },
  };
}

export const customerTabs = ["orders", "wallet", "recharges", "comments"] as const;
export const customerDialogs = ["edit", "tier", "link", "adjust", "recharge", "block"] as const;

/** The address of a customer's page: its part, the page of the list there, and the open dialog. */
export interface CustomerSearch extends PageSearch {
  tab?: (typeof customerTabs)[number];
  dialog?: (typeof customerDialogs)[number];
}

export const readCustomerSearch = (raw: Record<string, unknown>): CustomerSearch =>
  compact({
    tab: customerTabs.find((tab) => tab === raw.tab),
    dialog: customerDialogs.find((dialog) => dialog === raw.dialog),
    ...readPage(raw),
  }) as CustomerSearch;
