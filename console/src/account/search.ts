import { type DialogSearch, readDialog } from "../ui/dialogSearch.ts";

const accountDialogs = ["token", "store"] as const;
export type AccountDialog = (typeof accountDialogs)[number];

/** The search parameters of the account page: /account?dialog=token or store */
export type AccountSearch = DialogSearch<AccountDialog>;

export const readAccountSearch = (raw: Record<string, unknown>): AccountSearch => readDialog(raw, accountDialogs);
