export { Kiosk } from "./client.js";
export { KioskApiError, KioskConnectionError, KioskError } from "./errors.js";
export type { FollowOptions } from "./follow.js";
export type { CursorParams } from "./pagination.js";
export type { CustomerFilter, Customers } from "./resources/customers.js";
export type { EventFilter, EventListParams, Events } from "./resources/events.js";
export type { IdempotencyKeys } from "./resources/idempotency-keys.js";
export type { Licenses } from "./resources/licenses.js";
export type { CreateOrderParams, OrderFilter, Orders } from "./resources/orders.js";
export type { Products } from "./resources/products.js";
export type { RequestListParams, Requests } from "./resources/requests.js";
export type { Wallets } from "./resources/wallets.js";
export type { Webhooks } from "./resources/webhooks.js";
export { newIdempotencyKey } from "./retry.js";
export type { KioskOptions, MutationOptions, RequestOptions } from "./transport.js";
export type * from "./types.js";
export {
  KioskSignatureError,
  type SignatureErrorReason,
  signWebhook,
  type VerifyOptions,
  verifyWebhook,
  type WebhookDelivery,
} from "./webhook.js";
