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

/** The address of the list: /orders?status=PENDING,PROCESSING&q=ana&period=7d&sort=-total&after=… */
export interface OrdersSearch extends PageSearch, PeriodSearch, AmountSearch, DialogSearch<ListDialog> {
  status?: string;
  q?: string;
  source?: OrderSource;
  /** A customer's, a product's or a variation's id. */
  customer?: string;
  product?: string;
  variation?: string;
  /** Only those of which something was credited back: at any time, or in a period. */
  refunded?: true | Preset;
  sort?: (typeof orderSorts)[number];
}

/** Reads the address, and leaves out what it does not understand. */
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

/** The address of an order's page: /orders/K7GHSSBK3B?history=…,…&dialog=replace&row=… The row is an item. */
export interface OrderSearch extends DialogSearch<OrderDialog> {
  /** The cursors of the pages of its history from the second to the one that is shown, separated by commas. */
  history?: string;
}

export const readOrderSearch = (raw: Record<string, unknown>): OrderSearch =>
  compact({
    history: historyPages({ history: textOf(raw.history) }).join(","),
    ...readDialog(raw, orderDialogs),
  }) as OrderSearch;

export const historyPages = ({ history = "" }: OrderSearch) => history.split(",").filter(isCursor);

/** What the page asks the API for of the history: the last of these pages. */
export function historyVariables(number: string, pages: readonly string[]) {
  const after = pages.at(-1);
  return { number, ...(after && { after }) };
}

/** The most units of one order. CreateOrderInput of the GraphQL schema. */
export const maxUnits = 20;

/** So many units of one variation. */
export interface NewLine {
  variation: string;
  quantity: number;
}

/** The address of a new order: the customer, and the lines as UUID*quantity, separated by commas. */
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

/** What the API takes: the same variation n times for quantity n. */
export const unitsOf = (lines: readonly NewLine[]) =>
  lines.flatMap(({ variation, quantity }) => Array.from({ length: quantity }, () => ({ variationId: variation })));
