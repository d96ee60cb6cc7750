import type { DeliveryStatus, EventType } from "../api/schema.gql.ts";
import { compact, pageArguments } from "../ui/page.ts";
import { momentsOf } from "../ui/period.ts";
import type { EndpointDeliveriesQueryVariables } from "./endpoint.gql.ts";
import type { EventFeedQueryVariables } from "./events.gql.ts";
import type { WebhookListQueryVariables } from "./list.gql.ts";
import { chosen, type EventsSearch, type WebhookSearch, type WebhooksSearch } from "./search.ts";

/** The variables of the list's query: all endpoints, or those that the dashboard counts as failing. */
export const endpointListVariables = ({ view }: WebhooksSearch): WebhookListQueryVariables =>
  view === "failing" ? { where: { or: [{ status: "SUSPENDED" }, { consecutiveFailuresGTE: 1 }] } } : {};

/** The variables of the page's query. */
export function deliveryVariables(
  id: string,
  search: WebhookSearch,
  timezone: string,
): EndpointDeliveriesQueryVariables {
  const { from, to } = momentsOf(search, timezone);
  return {
    id,
    ...pageArguments(search),
    where: compact({
      statusIn: search.status ? chosen<DeliveryStatus>(search.status) : undefined,
      hasEventWith: search.type ? [{ typeIn: chosen<EventType>(search.type) }] : undefined,
      createdAtGTE: from,
      createdAtLT: to,
    }),
  };
}

/** The variables of the feed's query. */
export function eventFeedVariables(search: EventsSearch, timezone: string): EventFeedQueryVariables {
  const { from, to } = momentsOf(search, timezone);
  return {
    ...pageArguments(search),
    where: compact({
      typeIn: search.type ? chosen<EventType>(search.type) : undefined,
      createdAtGTE: from,
      createdAtLT: to,
    }),
  };
}
