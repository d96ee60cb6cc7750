import type { DeliveryStatus, EventType } from "../api/schema.gql.ts";
import type { Tone } from "../ui/Badge.tsx";

/** Shortens https://hooks.example.com/kiosk to hooks.example.com/kiosk. */
export const shortUrl = (url: string) => url.replace(/^https?:\/\//, "").replace(/\/$/, "");

/** Whether deliveries to the endpoint are sent. */
export const isServed = (endpoint: { status: "ACTIVE" | "SUSPENDED"; pausedAt: string | null }) =>
  endpoint.status === "ACTIVE" && !endpoint.pausedAt;

interface Editable {
  description: string;
  events: EventType[];
}

/** Returns the fields of an endpoint that the form has changed. Other fields are not sent, so that changes by other people stay. */
export function changesOf(opened: Editable, { description, events }: Editable): Partial<Editable> {
  const before = new Set(opened.events);
  const isSame = events.length === before.size && events.every((type) => before.has(type));
  return { ...(description !== opened.description && { description }), ...(!isSame && { events }) };
}

interface Words {
  nothing: string;
  allDelivered: (n: string) => string;
  failed: (failed: string, all: string) => string;
  waiting: (waiting: string, all: string) => string;
}

/** Returns a text on the deliveries of a day, and its tone. */
export function healthWords(
  counts: readonly { status: DeliveryStatus; count: number }[],
  words: Words,
  shown: (n: number) => string,
): { text: string; tone: Tone } {
  const countOf = (...statuses: DeliveryStatus[]) =>
    counts.reduce((sum, { status, count }) => (statuses.includes(status) ? sum + count : sum), 0);
  const all = countOf("PENDING", "SUCCEEDED", "FAILED", "REJECTED", "CANCELLED");
  const failed = countOf("FAILED", "REJECTED", "CANCELLED");
  const waiting = countOf("PENDING");
  if (all === 0) return { text: words.nothing, tone: "neutral" };
  if (failed > 0) return { text: words.failed(shown(failed), shown(all)), tone: "bad" };
  if (waiting > 0) return { text: words.waiting(shown(waiting), shown(all)), tone: "info" };
  return { text: words.allDelivered(shown(all)), tone: "good" };
}
