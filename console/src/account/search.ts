import { compact } from "../ui/page.ts";

/** The address of one's account: /account?dialog=token or store */
export interface AccountSearch {
  dialog?: "token" | "store";
}

export const readAccountSearch = (raw: Record<string, unknown>): AccountSearch =>
  compact({ dialog: raw.dialog === "token" || raw.dialog === "store" ? raw.dialog : undefined }) as AccountSearch;
