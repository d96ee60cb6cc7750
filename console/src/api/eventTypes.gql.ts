// Generated from rest/openapi.yaml by rest/eventtypes (make generate). Do not edit.
import type { EventType } from "./schema.gql.ts";

/** Every type of events, in the order of the catalogue. */
export const eventTypes = [
  "ORDER_CREATED",
  "ORDER_COMPLETED",
  "ORDER_ITEMS_FULFILLED",
  "RECHARGE_APPROVED",
  "RECHARGE_REJECTED",
  "CUSTOMER_REGISTERED",
  "STOCK_LOW",
  "STOCK_AVAILABLE",
  "ORDER_CANCELLED",
  "ORDER_FAILED",
  "ORDER_REFUNDED",
  "ORDER_ITEM_REPLACED",
  "RECHARGE_REQUESTED",
  "WEBHOOK_TEST",
] as const satisfies EventType[];
