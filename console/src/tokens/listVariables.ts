import { compact, pageArguments } from "../ui/page.ts";
import type { TokenListQueryVariables } from "./list.gql.ts";
import type { TokensSearch } from "./search.ts";

/** The variables of the list's query. */
export function tokenListVariables(search: TokensSearch): TokenListQueryVariables {
  const { view = "active" } = search;
  return {
    ...pageArguments(search),
    where: compact({
      nameContainsFold: search.q,
      // compact would drop `revokedAtIsNil: false`.
      ...(view === "revoked" ? { not: { revokedAtIsNil: true } } : {}),
      revokedAtIsNil: view === "active" ? true : undefined,
    }),
  };
}
