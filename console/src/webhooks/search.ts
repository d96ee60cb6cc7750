import { eventTypes } from "../api/eventTypes.gql.ts";
import { type DialogSearch, type ListDialog, listDialogs, readDialog } from "../ui/dialogSearch.ts";
import { isId } from "../ui/id.ts";
import { compact, type PageSearch, readPage } from "../ui/page.ts";
import { type PeriodSearch, readPeriod } from "../ui/period.ts";
import { among, textOf } from "../ui/readAddress.ts";

/** The types that an endpoint can subscribe to. */
export const subscribable = eventTypes.filter((type) => type !== "WEBHOOK_TEST");

export const deliveryStatuses = ["PENDING", "SUCCEEDED", "FAILED", "REJECTED", "CANCELLED"] as const;

export const chosen = <Value extends string>(text: string | undefined) => (text ? text.split(",") : []) as Value[];

export const endpointViews = ["all", "failing"] as const;

/** The search parameters of the list: /webhooks?view=failing&dialog=register. Without a view, the list has all endpoints. */
export interface WebhooksSearch extends DialogSearch<"register" | "export"> {
  view?: "failing";
}

export const readWebhooksSearch = (raw: Record<string, unknown>): WebhooksSearch => ({
  ...(raw.view === "failing" && { view: "failing" }),
  ...readDialog(raw, ["register", "export"]),
});

export const endpointDialogs = ["edit", "pause", "rotate", "remove", "since", "verify", "export"] as const;
export type EndpointDialog = (typeof endpointDialogs)[number];

/** The search parameters of an endpoint's page: /webhooks/…?status=FAILED&type=ORDER_CREATED&period=7d&dialog=rotate */
export interface WebhookSearch extends PageSearch, PeriodSearch, DialogSearch<EndpointDialog> {
  status?: string;
  type?: string;
}

export const readWebhookSearch = (raw: Record<string, unknown>): WebhookSearch =>
  compact({
    status: among(deliveryStatuses, raw.status),
    type: among(eventTypes, raw.type),
    ...readPeriod(raw),
    ...readPage(raw),
    ...readDialog(raw, endpointDialogs),
  }) as WebhookSearch;

/** The search parameters of a delivery's page: /deliveries/…?attempt=2. Without an attempt, the last one is shown. */
export interface DeliverySearch {
  attempt?: number;
}

export function readDeliverySearch(raw: Record<string, unknown>): DeliverySearch {
  const attempt = Number(textOf(raw.attempt));
  return Number.isInteger(attempt) && attempt > 0 ? { attempt } : {};
}

/** The search parameters of the feed: /events?type=STOCK_LOW&period=today&event=… */
export interface EventsSearch extends PageSearch, PeriodSearch, DialogSearch<ListDialog> {
  type?: string;
  /** The id of the event that is open in a dialog. */
  event?: string;
}

export const readEventsSearch = (raw: Record<string, unknown>): EventsSearch =>
  compact({
    type: among(eventTypes, raw.type),
    event: isId(raw.event) ? raw.event : undefined,
    ...readPeriod(raw),
    ...readPage(raw),
    ...readDialog(raw, listDialogs),
  }) as EventsSearch;
