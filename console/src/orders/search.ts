import type { OrderSource, OrderStatus } from "../api/schema.gql.ts";
import { type AmountSearch, readAmounts } from "../ui/amounts.ts";
import { type DialogSearch, type ListDialog, listDialogs, readDialog } from "../ui/dialogSearch.ts";
import { isId } from "../ui/id.ts";
import { compact, type PageSearch, readPage } from "../ui/page.ts";
import { type PeriodSearch, type Preset, presets, readPeriod } from "../ui/period.ts";
import { among, isCursor, textOf } from "../ui/readAddress.ts";

export const orderStatuses = [
  "PENDING",
  "PROCESSING",
  "COMPLETED",
  "FAILED",
  "REFUNDED",
  "CANCELLED",
] as const satisfies OrderStatus[];
export const orderSources = ["API", "ADMIN"] as const satisfies OrderSource[];
export const orderSorts = ["created", "-created", "total", "-total"] as const;
export const productKinds = ["DIGITAL", "SERVICE", "PHYSICAL"] as const;

/** The search parameters of the list: /orders?status=PENDING,PROCESSING&q=ana&period=7d&sort=-total&after=… */
export interface OrdersSearch extends PageSearch, PeriodSearch, AmountSearch, DialogSearch<ListDialog> {
  status?: string;
  q?: string;
  source?: OrderSource;
  /** The id of a customer; those below are of a product and of a variation. */
  customer?: string;
  product?: string;
  variation?: string;
  /** Only orders with a refund: at any time, or in a period. */
  refunded?: true | Preset;
  sort?: (typeof orderSorts)[number];
}

/** Reads the search parameters. Values that it does not understand are left out. */
export function readOrdersSearch(raw: Record<string, unknown>): OrdersSearch {
  return compact({
    status: among(orderStatuses, raw.status),
    q: textOf(raw.q),
    source: orderSources.find((source) => source === raw.source),
    customer: isId(raw.customer) ? raw.customer : undefined,
    product: isId(raw.product) ? raw.product : undefined,
    variation: isId(raw.variation) ? raw.variation : undefined,
    refunded: raw.refunded === true || presets.find((preset) => preset === raw.refunded),
    sort: orderSorts.find((sort) => sort === raw.sort),
    ...readPeriod(raw),
    ...readAmounts(raw),
    ...readPage(raw),
    ...readDialog(raw, listDialogs),
  }) as OrdersSearch;
}

export const chosenStatuses = (search: OrdersSearch) => (search.status?.split(",") ?? []) as OrderStatus[];

export const orderDialogs = ["refund", "cancel", "fail", "deliver", "replace", "reveal"] as const;

export type OrderDialog = (typeof orderDialogs)[number];

/** The search parameters of an order's page: /orders/K7GHSSBK3B?history=…,…&dialog=replace&row=… The row is an item. */
export interface OrderSearch extends DialogSearch<OrderDialog> {
  /** The cursors of the pages of the history, from the second to the one that is shown, separated by commas. */
  history?: string;
}

export const readOrderSearch = (raw: Record<string, unknown>): OrderSearch =>
  compact({
    history: historyPages({ history: textOf(raw.history) }).join(","),
    ...readDialog(raw, orderDialogs),
  }) as OrderSearch;

export const historyPages = ({ history = "" }: OrderSearch) => history.split(",").filter(isCursor);

/** The variables of the query of the order's history: they read the last of these pages. */
export function historyVariables(number: string, pages: readonly string[]) {
  const after = pages.at(-1);
  return { number, ...(after && { after }) };
}

/** The maximum number of units of an order: see CreateOrderInput in the GraphQL schema. */
export const maxUnits = 20;

/** A line of a new order: a quantity of a variation. */
export interface NewLine {
  variation: string;
  quantity: number;
}

/** The search parameters of a new order. The lines are written as UUID*quantity, separated by commas. */
export interface NewOrderSearch {
  customer?: string;
  items?: string;
}

export const readNewOrderSearch = (raw: Record<string, unknown>): NewOrderSearch =>
  compact({
    customer: isId(raw.customer) ? raw.customer : undefined,
    items: writeLines(readLines(textOf(raw.items))),
  }) as NewOrderSearch;

export function readLines(items: string): NewLine[] {
  const lines = items.split(",").map((item) => {
    const [variation, quantity] = item.split("*");
    return { variation: variation ?? "", quantity: Number(quantity) };
  });
  return lines.filter(
    ({ variation, quantity }, index) =>
      isId(variation) &&
      Number.isInteger(quantity) &&
      quantity >= 1 &&
      quantity <= maxUnits &&
      lines.findIndex((line) => line.variation === variation) === index,
  );
}

export const writeLines = (lines: readonly NewLine[]) =>
  lines.map(({ variation, quantity }) => `${variation}*${quantity}`).join(",");

/** Converts lines into the items of the API: a variation occurs n times for the quantity n. */
export const unitsOf = (lines: readonly NewLine[]) =>
  lines.flatMap(({ variation, quantity }) => Array.from({ length: quantity }, () => ({ variationId: variation })));
