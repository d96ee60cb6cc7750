import type { Role, StaffStatus } from "../api/schema.gql.ts";
import { compact, type PageSearch, pageArguments, readPage } from "../ui/page.ts";
import type { StaffListQueryVariables } from "./list.gql.ts";

export const staffStatuses = ["ACTIVE", "INVITED", "DISABLED"] as const satisfies StaffStatus[];
export const staffRoles = ["OWNER", "MANAGER", "SUPPORT", "VIEWER"] as const satisfies Role[];

/** The address of the list: /settings/staff?status=ACTIVE&role=MANAGER,SUPPORT */
export interface StaffListSearch extends PageSearch {
  status?: StaffStatus;
  role?: string;
  dialog?: "invite";
}

export const readStaffListSearch = (raw: Record<string, unknown>): StaffListSearch =>
  compact({
    status: staffStatuses.find((status) => status === raw.status),
    role: staffRoles.filter((role) => String(raw.role).split(",").includes(role)).join(","),
    dialog: raw.dialog === "invite" ? "invite" : undefined,
    ...readPage(raw),
  }) as StaffListSearch;

export const chosenRoles = (search: StaffListSearch) => (search.role?.split(",") ?? []) as Role[];

/** What the list asks the API for. */
export const staffListVariables = (search: StaffListSearch): StaffListQueryVariables => ({
  ...pageArguments(search),
  where: compact({ status: search.status, roleIn: search.role ? chosenRoles(search) : undefined }),
});

export const staffDialogs = ["edit", "role", "disable", "enable", "link"] as const;

/** The address of a person: /settings/staff/…?dialog=role */
export interface StaffSearch {
  dialog?: (typeof staffDialogs)[number];
}

export const readStaffSearch = (raw: Record<string, unknown>): StaffSearch =>
  compact({ dialog: staffDialogs.find((dialog) => dialog === raw.dialog) }) as StaffSearch;
