import type { Role, StaffStatus } from "../api/schema.gql.ts";
import { type DialogSearch, readDialog } from "../ui/dialogSearch.ts";
import { compact, type PageSearch, readPage } from "../ui/page.ts";
import { among } from "../ui/readAddress.ts";

export const staffStatuses = ["ACTIVE", "INVITED", "DISABLED"] as const satisfies StaffStatus[];
export const staffRoles = ["OWNER", "MANAGER", "SUPPORT", "VIEWER"] as const satisfies Role[];

/** The search parameters of the list: /settings/staff?status=ACTIVE&role=MANAGER,SUPPORT */
export interface StaffListSearch extends PageSearch, DialogSearch<"invite" | "export"> {
  status?: StaffStatus;
  role?: string;
}

export const readStaffListSearch = (raw: Record<string, unknown>): StaffListSearch =>
  compact({
    status: staffStatuses.find((status) => status === raw.status),
    role: among(staffRoles, raw.role),
    ...readPage(raw),
    ...readDialog(raw, ["invite", "export"]),
  }) as StaffListSearch;

export const chosenRoles = (search: StaffListSearch) => (search.role?.split(",") ?? []) as Role[];

export const staffDialogs = ["edit", "role", "disable", "enable", "link"] as const;
export type StaffDialog = (typeof staffDialogs)[number];

/** The search parameters of a person: /settings/staff/…?dialog=role */
export type StaffSearch = DialogSearch<StaffDialog>;

export const readStaffSearch = (raw: Record<string, unknown>): StaffSearch => readDialog(raw, staffDialogs);
