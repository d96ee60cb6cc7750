import type { CustomerStatus } from "../api/schema.gql.ts";
import { useMessages } from "../messages/messages.ts";
import { Badge } from "../ui/Badge.tsx";
import { StatusBadge } from "../ui/StatusBadge.tsx";
import { messages } from "./messages.ts";

/** A badge that says whether a customer is active, blocked or erased. */
export function CustomerBadge({ customer }: { customer: { status: CustomerStatus; erasedAt: string | null } }) {
  const words = useMessages(messages);
  return customer.erasedAt ? <Badge>{words.erased}</Badge> : <StatusBadge kind="customer" status={customer.status} />;
}
