import { compact, pageArguments } from "../ui/page.ts";
import type { StaffListQueryVariables } from "./list.gql.ts";
import { chosenRoles, type StaffListSearch } from "./search.ts";

/** The variables of the list's query. */
export const staffListVariables = (search: StaffListSearch): StaffListQueryVariables => ({
  ...pageArguments(search),
  where: compact({ status: search.status, roleIn: search.role ? chosenRoles(search) : undefined }),
});
