import { useMessages } from "../messages/messages.ts";
import { Badge } from "../ui/Badge.tsx";
import { StatusBadge } from "../ui/StatusBadge.tsx";
import { messages } from "./messages.ts";

/** The status of an endpoint: active, paused or suspended. */
export function EndpointStatus(endpoint: { status: "ACTIVE" | "SUSPENDED"; pausedAt: string | null }) {
  const words = useMessages(messages);
  if (endpoint.status === "ACTIVE" && endpoint.pausedAt) return <Badge tone="warn">{words.paused}</Badge>;
  return <StatusBadge kind="endpoint" status={endpoint.status} />;
}
