import { compact } from "../ui/page.ts";

/** The address of one's account: /account?dialog=token */
export interface AccountSearch {
  dialog?: "token";
}

export const readAccountSearch = (raw: Record<string, unknown>): AccountSearch =>
  compact({ dialog: raw.dialog === "token" ? "token" : undefined }) as AccountSearch;
