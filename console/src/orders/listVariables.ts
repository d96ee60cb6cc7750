import { compact, pageArguments } from "../ui/page.ts";
import { momentsOf } from "../ui/period.ts";
import type { OrderListQueryVariables } from "./list.gql.ts";
import { chosenStatuses, type OrdersSearch } from "./search.ts";

const sortFields = { created: "CREATED_AT", total: "TOTAL" } as const;

/** The variables of the list's query. */
export function orderListVariables(search: OrdersSearch, timezone: string): OrderListQueryVariables {
  const { from, to } = momentsOf(search, timezone);
  const sort = search.sort ?? "-created";
  const statuses = chosenStatuses(search);
  const refundedFrom = typeof search.refunded === "string" && momentsOf({ period: search.refunded }, timezone).from;
  const item = compact({ productId: search.product, variationId: search.variation });
  const where = compact({
    // A filter by one status is sent as `status`: the summaries of sales count the orders of one status, but not of several.
    status: statuses.length === 1 ? statuses[0] : undefined,
    statusIn: statuses.length > 1 ? statuses : undefined,
    source: search.source,
    customerId: search.customer,
    totalGTE: search.min,
    totalLTE: search.max,
    refundedAmountGT: search.refunded === true ? "0.00" : undefined,
    hasTransactionsWith: refundedFrom ? [{ kind: "REFUND" as const, createdAtGTE: refundedFrom }] : undefined,
    createdAtGTE: from,
    createdAtLT: to,
    hasItemsWith: item.productId || item.variationId ? [item] : undefined,
    matches: search.q,
  });
  return {
    ...pageArguments(search),
    where,
    orderBy: {
      field: sortFields[sort.replace("-", "") as keyof typeof sortFields],
      direction: sort.startsWith("-") ? "DESC" : "ASC",
    },
  };
}
