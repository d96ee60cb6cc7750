import type { ExportKind, Permission } from "../api/schema.gql.ts";
import { useSession } from "./session.ts";

/** The permission to read the list with the same rows, where it is not READ. */
const lists: Partial<Record<ExportKind, Permission>> = {
  AUDIT: "AUDIT_READ",
  STAFF: "STAFF_WRITE",
  TOKENS: "TOKENS_WRITE",
};

/** Returns a function that says whether the role may export a kind. The server checks it again. */
export function useMayExport(): (kind: ExportKind) => boolean {
  const granted = useSession()?.viewer.permissions ?? [];
  return (kind) => granted.includes("EXPORT") && granted.includes(lists[kind] ?? "READ");
}
