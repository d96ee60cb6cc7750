// Short names for the types of the OpenAPI document. `npm run generate` writes src/generated.
import type { components, webhooks } from "./generated/openapi.js";

type Schemas = components["schemas"];

export type Product = Schemas["Product"];
export type ProductDetail = Schemas["ProductDetail"];
export type Variation = Schemas["Variation"];
export type Tier = Schemas["Tier"];
export type PriceTier = Schemas["PriceTier"];
export type Category = Schemas["Category"];
export type Quote = Schemas["Quote"];
export type QuotedVariation = Schemas["QuotedVariation"];

export type Order = Schemas["Order"];
export type OrderDetail = Schemas["OrderDetail"];
export type PlacedOrder = Schemas["PlacedOrder"];
export type OrderItem = Schemas["OrderItem"];
export type OrderItemDetail = Schemas["OrderItemDetail"];
export type OrderStatus = Schemas["OrderStatus"];
export type OrderItemStatus = Schemas["OrderItemStatus"];
export type OrderPage = Schemas["OrderPage"];
export type NewOrder = Schemas["NewOrder"];
export type NewOrderItem = Schemas["NewOrderItem"];
export type OrderReason = Schemas["OrderReason"];
export type OrderRefund = Schemas["OrderRefund"];

export type Customer = Schemas["Customer"];
export type CustomerPage = Schemas["CustomerPage"];
export type NewCustomer = Schemas["NewCustomer"];
export type CustomerChange = Schemas["CustomerChange"];

export type Wallet = Schemas["Wallet"];
export type WalletTransaction = Schemas["WalletTransaction"];
export type WalletTransactionPage = Schemas["WalletTransactionPage"];
export type NewRecharge = Schemas["NewRecharge"];
export type Recharge = Schemas["Recharge"];

export type NewLicenses = Schemas["NewLicenses"];
export type LicenseBatch = Schemas["LicenseBatch"];

export type NewWebhookEndpoint = Schemas["NewWebhookEndpoint"];
export type WebhookEndpoint = Schemas["WebhookEndpoint"];
export type RegisteredWebhookEndpoint = Schemas["RegisteredWebhookEndpoint"];
export type DeliveryAttempt = Schemas["DeliveryAttempt"];
export type DeliveryAttemptPage = Schemas["DeliveryAttemptPage"];

export type LoggedRequest = Schemas["LoggedRequest"];
export type RequestPage = Schemas["RequestPage"];

export type IdempotencyKeyRecord = Schemas["IdempotencyKey"];
export type FieldError = Schemas["FieldError"];
export type EventType = Schemas["EventType"];

/** An error code of version 1, or one of a newer Kiosk. */
export type ErrorCode = Schemas["ErrorCode"] | (string & {});

/** An event. Narrow it by its `type`. A newer Kiosk may send types that are not listed here; a program must ignore them. */
export type KioskEvent = webhooks[keyof webhooks]["post"]["requestBody"]["content"]["application/json"];

/** A page of the feed of events. */
export interface EventPage {
  data: KioskEvent[];
  pagination: Schemas["FeedPagination"];
}

/** Identifies a customer, by exactly one of the three members. */
export type CustomerIdentifier =
  | { customerId: string; customerPhone?: never; customerRef?: never }
  | { customerPhone: string; customerId?: never; customerRef?: never }
  | { customerRef: string; customerId?: never; customerPhone?: never };

/** The result of a call with an idempotency key. */
export type Replayable<T> = T & {
  /** Whether an earlier attempt or call with the same key had this result. */
  readonly replayed: boolean;
};
