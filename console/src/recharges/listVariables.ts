import { compact, pageArguments } from "../ui/page.ts";
import { momentsOf } from "../ui/period.ts";
import type { RechargeListQueryVariables } from "./list.gql.ts";
import { type RechargesSearch, usualSort } from "./search.ts";

/** The variables of the list's query. */
export function rechargeListVariables(search: RechargesSearch, timezone: string): RechargeListQueryVariables {
  const { from, to } = momentsOf(search, timezone);
  const view = search.view ?? "PENDING";
  const sort = search.sort ?? usualSort(view);
  return {
    ...pageArguments(search),
    where: compact({
      status: view === "ALL" ? undefined : view,
      matches: search.q,
      id: search.id,
      amountGTE: search.min,
      amountLTE: search.max,
      createdAtGTE: from,
      createdAtLT: to,
    }),
    orderBy: {
      field: sort.endsWith("amount") ? "AMOUNT" : "CREATED_AT",
      direction: sort.startsWith("-") ? "DESC" : "ASC",
    },
  };
}
