import { type DialogSearch, readDialog } from "../ui/dialogSearch.ts";
import { compact, type PageSearch, readPage } from "../ui/page.ts";
import { textOf } from "../ui/readAddress.ts";

export const tokenViews = ["active", "revoked", "all"] as const;

const tokenDialogs = ["create", "revoke", "export"] as const;
export type TokenDialog = (typeof tokenDialogs)[number];

/**
 * The search parameters of the list: /settings/tokens?view=revoked&q=bot. Without a view, the list has those that were not
 * revoked.
 */
export interface TokensSearch extends PageSearch, DialogSearch<TokenDialog> {
  view?: (typeof tokenViews)[number];
  q?: string;
}

export const readTokensSearch = (raw: Record<string, unknown>): TokensSearch =>
  compact({
    view: tokenViews.find((view) => view === raw.view && view !== "active"),
    q: textOf(raw.q),
    ...readPage(raw),
    ...readDialog(raw, tokenDialogs),
  }) as TokensSearch;
