import { isId } from "../ui/id.ts";
import { compact, type PageSearch, pageArguments, readPage } from "../ui/page.ts";
import type { TokenListQueryVariables } from "./list.gql.ts";

export const tokenViews = ["active", "revoked", "all"] as const;

/** The address of the list: /settings/tokens?view=revoked&q=bot. Without a view, those that were not revoked. */
export interface TokensSearch extends PageSearch {
  view?: (typeof tokenViews)[number];
  q?: string;
  dialog?: "create" | "revoke";
  token?: string;
}

export const readTokensSearch = (raw: Record<string, unknown>): TokensSearch =>
  compact({
    view: tokenViews.find((view) => view === raw.view && view !== "active"),
    q: raw.q === undefined ? "" : String(raw.q),
    dialog: raw.dialog === "create" || raw.dialog === "revoke" ? raw.dialog : undefined,
    token: isId(raw.token) ? raw.token : undefined,
    ...readPage(raw),
  }) as TokensSearch;

/** What the list asks the API for. */
export function tokenListVariables(search: TokensSearch): TokenListQueryVariables {
  const { view = "active" } = search;
  return {
    ...pageArguments(search),
    where: compact({
      nameContainsFold: search.q,
      // compact drops false, which means: was revoked.
      ...(view === "revoked" ? { not: { revokedAtIsNil: true } } : {}),
      revokedAtIsNil: view === "active" ? true : undefined,
    }),
  };
}
