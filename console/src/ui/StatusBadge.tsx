import { useMessages } from "../messages/messages.ts";
import { type Statuses, shared } from "../messages/shared.ts";
import { Badge, type Tone } from "./Badge.tsx";

const tones = {
  order: {
    PENDING: "warn",
    PROCESSING: "info",
    COMPLETED: "good",
    FAILED: "bad",
    REFUNDED: "neutral",
    CANCELLED: "neutral",
  },
  item: { PENDING: "warn", DELIVERED: "good", CANCELLED: "neutral", REPLACED: "accent", REFUNDED: "neutral" },
  recharge: { PENDING: "warn", APPROVED: "good", REJECTED: "neutral" },
  customer: { ACTIVE: "good", BLOCKED: "bad" },
  product: { DRAFT: "neutral", ACTIVE: "good", INACTIVE: "warn", ARCHIVED: "neutral" },
  variation: { ACTIVE: "good", ARCHIVED: "neutral" },
  license: { FREE: "good", SOLD: "info", REVOKED: "bad", EXPIRED: "neutral" },
  delivery: { PENDING: "info", SUCCEEDED: "good", FAILED: "bad", REJECTED: "bad", CANCELLED: "neutral" },
  endpoint: { ACTIVE: "good", SUSPENDED: "bad" },
  staff: { ACTIVE: "good", INVITED: "warn", DISABLED: "neutral" },
} as const satisfies { [Kind in keyof Statuses]: Record<keyof Statuses[Kind], Tone> };

/** A badge with a status, in the viewer's language. */
export function StatusBadge<Kind extends keyof Statuses>({
  kind,
  status,
}: {
  kind: Kind;
  status: keyof Statuses[Kind] & string;
}) {
  const names = useMessages(shared).statuses[kind] as Record<string, string>;
  return <Badge tone={(tones[kind] as Record<string, Tone>)[status] ?? "neutral"}>{names[status] ?? status}</Badge>;
}
