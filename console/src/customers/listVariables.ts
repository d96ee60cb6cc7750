import { compact, pageArguments } from "../ui/page.ts";
import { momentsOf } from "../ui/period.ts";
import type { CustomerListQueryVariables } from "./list.gql.ts";
import type { CustomersSearch } from "./search.ts";

const sortFields = { created: "CREATED_AT", name: "NAME", balance: "WALLET_BALANCE" } as const;

/** The variables of the list's query. */
export function customerListVariables(search: CustomersSearch, timezone: string): CustomerListQueryVariables {
  const { from, to } = momentsOf(search, timezone);
  const sort = search.sort ?? "-created";
  return {
    ...pageArguments(search),
    where: compact({
      status: search.status,
      tierId: search.tier === "none" ? undefined : search.tier,
      tierIdIsNil: search.tier === "none" ? true : undefined,
      linkedPhoneIsNil: search.linked === "no" ? true : undefined,
      not: search.linked === "yes" ? { linkedPhoneIsNil: true } : undefined,
      createdAtGTE: from,
      createdAtLT: to,
      matches: search.q,
    }),
    orderBy: {
      field: sortFields[sort.replace("-", "") as keyof typeof sortFields],
      direction: sort.startsWith("-") ? "DESC" : "ASC",
    },
  };
}
