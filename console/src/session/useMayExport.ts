import type { ExportKind, Permission } from "../api/schema.gql.ts";
import { useSession } from "./session.ts";

/** What it takes to read the list that shows the same, other than READ. */
const lists: Partial<Record<ExportKind, Permission>> = {
  AUDIT: "AUDIT_READ",
  STAFF: "STAFF_WRITE",
  TOKENS: "TOKENS_WRITE",
};

/** Which kinds the role may export. The server decides again. */
export function useMayExport(): (kind: ExportKind) => boolean {
  const granted = useSession()?.viewer.permissions ?? [];
  return (kind) => granted.includes("EXPORT") && granted.includes(lists[kind] ?? "READ");
}
