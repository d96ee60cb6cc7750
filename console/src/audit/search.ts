import type { AuditSubject } from "../api/auditWords.ts";
import { type DialogSearch, type ListDialog, listDialogs, readDialog } from "../ui/dialogSearch.ts";
import { isId } from "../ui/id.ts";
import { compact, type PageSearch, readPage } from "../ui/page.ts";
import { type PeriodSearch, readPeriod } from "../ui/period.ts";
import { textOf } from "../ui/readAddress.ts";

/** The types of subjects in the audit: types of the GraphQL API, and some that have no type there. */
export const subjectTypes = [
  "Order",
  "Customer",
  "Comment",
  "WalletTransaction",
  "Recharge",
  "Product",
  "Variation",
  "Category",
  "PriceTier",
  "License",
  "LicenseBatch",
  "StaffMember",
  "StaffSession",
  "APIToken",
  "WebhookEndpoint",
  "Delivery",
  "Store",
  "Export",
  "Import",
] as const satisfies AuditSubject[];

export const actorKinds = ["STAFF", "SYSTEM", "TOKEN"] as const;

/** The search parameters of the audit: /audit?actor=…&kind=STAFF&subject=Order&id=…&action=order.&period=7d&entry=… */
export interface AuditSearch extends PageSearch, PeriodSearch, DialogSearch<ListDialog> {
  actor?: string;
  kind?: (typeof actorKinds)[number];
  subject?: AuditSubject;
  /** The id of the subject. */
  id?: string;
  /** An action, or a prefix of actions, which ends in a dot. */
  action?: string;
  /** The id of the request that wrote the entries. */
  request?: string;
  /** The entry that is open in a dialog. */
  entry?: string;
}

const idOf = (value: unknown) => (isId(value) ? value : undefined);

export const readAuditSearch = (raw: Record<string, unknown>): AuditSearch =>
  compact({
    actor: idOf(raw.actor),
    kind: actorKinds.find((kind) => kind === raw.kind),
    subject: subjectTypes.find((type) => type === raw.subject),
    id: idOf(raw.id),
    action: textOf(raw.action),
    request: textOf(raw.request),
    entry: idOf(raw.entry),
    ...readPeriod(raw),
    ...readPage(raw),
    ...readDialog(raw, listDialogs),
  }) as AuditSearch;
