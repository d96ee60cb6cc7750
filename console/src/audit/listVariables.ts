import { compact, pageArguments } from "../ui/page.ts";
import { momentsOf } from "../ui/period.ts";
import type { AuditListQueryVariables } from "./list.gql.ts";
import type { AuditSearch } from "./search.ts";

/** The variables of the list's query. `people` includes the staff to filter by, when the viewer may list it. */
export function auditListVariables(search: AuditSearch, timezone: string, people: boolean): AuditListQueryVariables {
  const { from, to } = momentsOf(search, timezone);
  const isWhole = !search.action?.endsWith("."); // a prefix of actions ends in a dot, such as "staff."
  return {
    people,
    ...pageArguments(search),
    where: compact({
      actorId: search.actor,
      actorKind: search.kind,
      subjectType: search.subject,
      subjectId: search.id,
      action: isWhole ? search.action : undefined,
      actionHasPrefix: isWhole ? undefined : search.action,
      requestId: search.request,
      createdAtGTE: from,
      createdAtLT: to,
    }),
  };
}
