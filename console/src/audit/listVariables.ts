import { compact, pageArguments } from "../ui/page.ts";
import { momentsOf } from "../ui/period.ts";
import type { AuditListQueryVariables } from "./list.gql.ts";
import type { AuditSearch } from "./search.ts";

/** What the list asks the API for, with the people to filter by where the viewer may list them. */
export function auditListVariables(search: AuditSearch, timezone: string, people: boolean): AuditListQueryVariables {
  const { from, to } = momentsOf(search, timezone);
  const isWhole = !search.action?.endsWith("."); // staff. is the beginning of several
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
