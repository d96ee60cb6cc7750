# Generated from rest/openapi.yaml by clients/pytypes (make generate). Do not edit.
from __future__ import annotations

from typing import Any, Dict, List, Literal, Optional, TypedDict, Union

ErrorCode = Literal["invalid_input", "unknown_field", "unknown_parameter", "malformed_body", "customer_blocked", "insufficient_balance", "insufficient_stock", "variation_not_digital", "duplicate_licenses", "endpoint_limit", "endpoint_suspended", "unauthenticated", "insufficient_scope", "forbidden", "https_required", "product_not_found", "variation_not_found", "customer_not_found", "phone_not_linked", "tier_not_found", "order_not_found", "item_not_found", "endpoint_not_found", "route_not_found", "method_not_allowed", "body_timeout", "order_state", "total_changed", "phone_taken", "external_ref_taken", "idempotency_key_reused", "cursor_expired", "body_too_large", "unsupported_media_type", "rate_limited", "too_many_concurrent", "too_many_failures", "internal", "busy", "overloaded", "timeout", "unavailable"]
EventType = Literal["order.created", "order.completed", "order.items_fulfilled", "recharge.approved", "recharge.rejected", "customer.registered", "stock.low", "stock.available", "order.cancelled", "order.failed", "order.refunded", "order.item_replaced", "recharge.requested", "webhook.test"]
OrderItemStatus = Literal["PENDING", "DELIVERED", "CANCELLED", "REPLACED", "REFUNDED"]
OrderStatus = Literal["PENDING", "PROCESSING", "COMPLETED", "FAILED", "REFUNDED", "CANCELLED"]


class Category(TypedDict):
    id: str
    name: str
    # The category above, or null.
    parentId: Optional[str]
    slug: str


class CursorPagination(TypedDict):
    limit: int
    # Where to read on; null at the end.
    nextCursor: Optional[str]


class Customer(TypedDict):
    createdAt: str
    email: Optional[str]
    # What your program knows the customer by.
    externalRef: Optional[str]
    id: str
    name: str
    # The phone that is known, in E.164 format.
    phone: Optional[str]
    # Whether the phone was linked. Only then it identifies the customer.
    phoneLinked: bool
    # A `BLOCKED` customer cannot buy.
    status: Literal["ACTIVE", "BLOCKED"]
    tier: Optional[Tier]
    # Money, with exactly two decimals.
    walletBalance: str


class CustomerChange(TypedDict, total=False):
    # Null clears it.
    email: Optional[str]
    # Null clears it.
    externalRef: Optional[str]
    name: str
    # In E.164 format. Null clears it and its link; one that is not the linked one ends the link.
    phone: Optional[str]
    # Null puts the customer into no price tier.
    tierId: Optional[str]


class CustomerPage(TypedDict):
    data: List[Customer]
    pagination: CursorPagination


class CustomerRegisteredEventDataCustomer(TypedDict):
    createdAt: str
    id: str
    name: str
    phone: Optional[str]
    tier: Optional[Tier]


class CustomerRegisteredEventData(TypedDict):
    customer: CustomerRegisteredEventDataCustomer


class CustomerRegisteredEvent(TypedDict):
    created_at: str
    data: CustomerRegisteredEventData
    id: str
    # False for a test store.
    livemode: bool
    type: Literal["customer.registered"]


class DeliveryAttempt(TypedDict):
    # Which attempt at this delivery it was, from 1.
    attempt: int
    createdAt: str
    # Why it failed, or null.
    errorMessage: Optional[str]
    eventId: str
    eventType: str
    id: str
    latencyMs: int
    # When the next attempt is due. Null when none is: also for an attempt after which there was another one, and when the endpoint was suspended since.
    nextRetryAt: Optional[str]
    # The status of the receiver's response; null without a response.
    responseStatus: Optional[int]
    # A `FAILED` attempt is retried at `nextRetryAt`, up to three times. After the fourth attempt there is no further retry. A `REJECTED` attempt, whose response was neither 2xx nor 5xx, is not retried.
    status: Literal["SUCCEEDED", "FAILED", "REJECTED"]


class DeliveryAttemptPage(TypedDict):
    data: List[DeliveryAttempt]
    pagination: CursorPagination


class Event(TypedDict):
    """The envelope of every event, in the feed and in deliveries."""

    created_at: str
    # What happened; each type below has its own members. Never credentials or notes.
    data: Dict[str, Any]
    id: str
    # False for a test store.
    livemode: bool
    type: str


class EventOrderItemsItem(TypedDict):
    id: str
    # Money, with exactly two decimals.
    price: str
    productId: str
    sku: str
    # A `REPLACED` item has another in its stead.
    status: OrderItemStatus
    variationId: str


class _EventOrderRequired(TypedDict):
    createdAt: str
    # The currency of the store, by its ISO 4217 code.
    currency: str
    customerId: str
    id: str
    items: List[EventOrderItemsItem]
    number: str
    # `PENDING` waits for stock, `PROCESSING` for staff or delivery. `COMPLETED` is delivered, and can only be refunded; `FAILED`, `REFUNDED` and `CANCELLED` are final.
    status: OrderStatus
    # Money, with exactly two decimals.
    total: str


class EventOrder(_EventOrderRequired, total=False):
    # When the order was completed. Absent from events before that.
    completedAt: str


class EventPage(TypedDict):
    data: List[Event]
    pagination: FeedPagination


class EventRecharge(TypedDict):
    # Money, with exactly two decimals.
    amount: str
    # The currency of the store, by its ISO 4217 code.
    currency: str
    customerId: str
    id: str
    status: Literal["APPROVED", "REJECTED"]


class FeedPagination(TypedDict):
    limit: int
    # Where to read on, now or when more has happened.
    nextCursor: str


class _FieldErrorRequired(TypedDict):
    code: Literal["required", "invalid", "wrong_type", "repeated", "too_long", "too_many", "mutually_exclusive", "duplicate", "variation_not_found", "item_not_found", "order_state", "phone_taken", "external_ref_taken", "tier_not_found", "unknown_field", "unknown_parameter"]
    # The end of a sentence that begins with the name of the field, such as "must be a UUID".
    detail: str


class FieldError(_FieldErrorRequired, total=False):
    """An error of one member of the body or one parameter."""

    # The parameter of the path, the query or the header.
    parameter: str
    # The member of the body, as a JSON pointer (RFC 6901). Empty or absent for the body itself.
    pointer: str


class IdempotencyKeyOutcome(TypedDict, total=False):
    """What the request made or changed, by one of these ids. Absent for what has none of them, such as a comment."""

    batchId: str
    customerId: str
    orderId: str
    rechargeId: str


class _IdempotencyKeyRequired(TypedDict):
    key: str
    # `completed` when a request with the key has succeeded within the last 24 hours. Only then are there other members.
    status: Literal["unknown", "completed"]


class IdempotencyKey(_IdempotencyKeyRequired, total=False):
    createdAt: str
    # When the key is free again.
    expiresAt: str
    # What the request did. Staff use keys of the same store in the console, for more than this API has.
    operation: Literal["orders.create", "wallet.recharge", "licenses.upload", "customers.create", "orders.cancel", "orders.refund", "orders.replace_item", "orders.fail", "orders.deliver", "orders.comment", "customers.comment", "wallet.adjust", "stock.adjust", "licenses.revoke_batch", "products.import", "prices.import"]
    # What the request made or changed, by one of these ids. Absent for what has none of them, such as a comment.
    outcome: IdempotencyKeyOutcome


class LicenseBatch(TypedDict):
    # How many items that waited got one.
    backfilledItems: int
    batchId: str
    # How many of them were new, and stored.
    created: int
    # Which of them were skipped, by their place in the request from 0.
    duplicates: List[int]
    # How many orders wait for nothing any more because of it.
    ordersFulfilled: int
    received: int
    # How many are free now.
    stockQuantity: int
    variationId: str


class LoggedRequest(TypedDict):
    # The name of the token.
    actorName: str
    # The `code` of the problem, or null for a success.
    code: Optional[str]
    createdAt: str
    # Milliseconds until the response was written, with the time that the request waited for events.
    durationMs: float
    method: str
    # Behind `/api/v1/external`, with `:name` in place of what may be personal.
    path: str
    # The `X-Request-Id` of the response.
    requestId: str
    status: int


class _NewCustomerRequired(TypedDict):
    name: str


class NewCustomer(_NewCustomerRequired, total=False):
    email: Optional[str]
    # What your program knows the customer by, such as `telegram:12345`. Unique in the store.
    externalRef: Optional[str]
    # In E.164 format.
    phone: Optional[str]
    # You have verified that the phone is the customer's. False without this member.
    phoneLinked: Optional[bool]
    # The price tier; without this member none.
    tierId: Optional[str]


class _NewLicensesLicensesItemRequired(TypedDict):
    # What the customer gets, up to 4096 bytes, in one line or several. Neither spaces and invisible characters around it nor other line ends make it another license.
    credentials: str


class NewLicensesLicensesItem(_NewLicensesLicensesItemRequired, total=False):
    # From when on it is not sold, an ISO 8601 date (midnight UTC) or date-time in the future.
    expiresAt: Optional[str]
    # Your own reference, for the store's staff.
    externalRef: Optional[str]


class _NewLicensesRequired(TypedDict):
    licenses: List[Union[str, NewLicensesLicensesItem]]
    # A variation of a `DIGITAL` product.
    variationId: str


class NewLicenses(_NewLicensesRequired, total=False):
    # Whether licenses that the store has already are skipped, as they are without this member, or refuse the whole upload.
    onDuplicate: Optional[Literal["skip", "reject"]]


class _NewOrderRequired(TypedDict):
    # The items of the order, at most 20 units in all.
    items: List[NewOrderItem]


class NewOrder(_NewOrderRequired, total=False):
    # The id of the customer. Send exactly one of `customerId`, `customerPhone` and `customerRef`.
    customerId: Optional[str]
    # The linked phone of the customer, in E.164 format.
    customerPhone: Optional[str]
    # The external reference of the customer.
    customerRef: Optional[str]
    # The total that the customer has agreed to. If the current total is different, because a price has changed, the order is refused with `409` `total_changed`, and `total` is the current one. Without this member the order is placed at any total. A string of plain digits and a point, or a number, which is read from its digits and never rounded.
    expectedTotal: Optional[Union[str, float]]
    # For the store's staff; never shown to the customer.
    notes: Optional[str]


class _NewOrderItemRequired(TypedDict):
    variationId: str


class NewOrderItem(_NewOrderItemRequired, total=False):
    # How many, 1 without this member. It stands for as many of the same item, also for the idempotency key; the order lists its items one by one, and has at most 20 in all.
    quantity: Optional[int]


class _NewRechargeRequired(TypedDict):
    # The amount, above zero and up to 1000000.00, with at most two decimals: a string of plain digits and a point, or a number, which is read from its digits and never rounded.
    amount: Union[str, float]


class NewRecharge(_NewRechargeRequired, total=False):
    # For the store's staff.
    notes: Optional[str]
    # Your own, such as that of the payment.
    reference: Optional[str]


class _NewWebhookEndpointRequired(TypedDict):
    # Which events to send. Tests are sent to their endpoint whether it names `webhook.test` or not.
    events: List[EventType]
    # Where to send events. HTTPS, without user name, password or fragment, at a public address.
    url: str


class NewWebhookEndpoint(_NewWebhookEndpointRequired, total=False):
    # A label of your own.
    description: Optional[str]


class OrderCustomer(TypedDict):
    id: str
    name: str
    phone: Optional[str]


class Order(TypedDict):
    # Null until it happens.
    completedAt: Optional[str]
    createdAt: str
    # The currency of the store, by its ISO 4217 code.
    currency: str
    customer: OrderCustomer
    id: str
    items: List[OrderItem]
    # May be empty.
    notes: str
    # A short code for people, unique in its store.
    number: str
    # How much of the total went back to the wallet.
    refundedAmount: str
    # Whether the API or the back office placed the order.
    source: Literal["API", "ADMIN"]
    # `PENDING` waits for stock, `PROCESSING` for staff or delivery. `COMPLETED` is delivered, and can only be refunded; `FAILED`, `REFUNDED` and `CANCELLED` are final.
    status: OrderStatus
    # Money, with exactly two decimals.
    total: str
    updatedAt: str


class OrderCancelledEventData(TypedDict):
    order: EventOrder
    # In words. May be empty.
    reason: str


class OrderCancelledEvent(TypedDict):
    created_at: str
    data: OrderCancelledEventData
    id: str
    # False for a test store.
    livemode: bool
    type: Literal["order.cancelled"]


class OrderCompletedEventDataOrderItemsItem(TypedDict):
    id: str
    # Money, with exactly two decimals.
    price: str
    productId: str
    sku: str
    # A `REPLACED` item has another in its stead.
    status: OrderItemStatus
    variationId: str


class OrderCompletedEventDataOrder(TypedDict):
    # When the order was completed. Absent from events before that.
    completedAt: str
    createdAt: str
    # The currency of the store, by its ISO 4217 code.
    currency: str
    customerId: str
    id: str
    items: List[OrderCompletedEventDataOrderItemsItem]
    number: str
    # `PENDING` waits for stock, `PROCESSING` for staff or delivery. `COMPLETED` is delivered, and can only be refunded; `FAILED`, `REFUNDED` and `CANCELLED` are final.
    status: OrderStatus
    # Money, with exactly two decimals.
    total: str


class OrderCompletedEventData(TypedDict):
    order: OrderCompletedEventDataOrder


class OrderCompletedEvent(TypedDict):
    created_at: str
    data: OrderCompletedEventData
    id: str
    # False for a test store.
    livemode: bool
    type: Literal["order.completed"]


class OrderCreatedEventData(TypedDict):
    order: EventOrder


class OrderCreatedEvent(TypedDict):
    created_at: str
    data: OrderCreatedEventData
    id: str
    # False for a test store.
    livemode: bool
    type: Literal["order.created"]


class OrderDetailCustomer(TypedDict):
    id: str
    name: str
    phone: Optional[str]


class OrderDetail(TypedDict):
    """The order with its credentials."""

    # Null until it happens.
    completedAt: Optional[str]
    createdAt: str
    # The currency of the store, by its ISO 4217 code.
    currency: str
    customer: OrderDetailCustomer
    id: str
    items: List[OrderItemDetail]
    # May be empty.
    notes: str
    # A short code for people, unique in its store.
    number: str
    # What the customer should know, of all products in the order. May be empty.
    postSaleInstructions: str
    # How much of the total went back to the wallet.
    refundedAmount: str
    # Whether the API or the back office placed the order.
    source: Literal["API", "ADMIN"]
    # `PENDING` waits for stock, `PROCESSING` for staff or delivery. `COMPLETED` is delivered, and can only be refunded; `FAILED`, `REFUNDED` and `CANCELLED` are final.
    status: OrderStatus
    # Money, with exactly two decimals.
    total: str
    updatedAt: str


class OrderFailedEventData(TypedDict):
    order: EventOrder
    # In words. May be empty.
    reason: str


class OrderFailedEvent(TypedDict):
    created_at: str
    data: OrderFailedEventData
    id: str
    # False for a test store.
    livemode: bool
    type: Literal["order.failed"]


class OrderFieldsCustomer(TypedDict):
    id: str
    name: str
    phone: Optional[str]


class OrderFields(TypedDict):
    """What every form of an order has, but for its items."""

    # Null until it happens.
    completedAt: Optional[str]
    createdAt: str
    # The currency of the store, by its ISO 4217 code.
    currency: str
    customer: OrderFieldsCustomer
    id: str
    # May be empty.
    notes: str
    # A short code for people, unique in its store.
    number: str
    # How much of the total went back to the wallet.
    refundedAmount: str
    # Whether the API or the back office placed the order.
    source: Literal["API", "ADMIN"]
    # `PENDING` waits for stock, `PROCESSING` for staff or delivery. `COMPLETED` is delivered, and can only be refunded; `FAILED`, `REFUNDED` and `CANCELLED` are final.
    status: OrderStatus
    # Money, with exactly two decimals.
    total: str
    updatedAt: str


class OrderItem(TypedDict):
    """One unit that was sold. Names and prices are those of the sale."""

    appliedTier: Optional[Tier]
    # Money, with exactly two decimals.
    basePrice: str
    # Null until it happens.
    deliveredAt: Optional[str]
    durationDays: int
    # When what was delivered ends; null when it does not, or is not delivered yet.
    expiresAt: Optional[str]
    id: str
    # What was paid.
    price: str
    productId: str
    productName: str
    sku: str
    # A `REPLACED` item has another in its stead.
    status: OrderItemStatus
    variationId: str


class _OrderItemDetailRequired(TypedDict):
    appliedTier: Optional[Tier]
    # Money, with exactly two decimals.
    basePrice: str
    # Null until it happens.
    deliveredAt: Optional[str]
    durationDays: int
    # When what was delivered ends; null when it does not, or is not delivered yet.
    expiresAt: Optional[str]
    id: str
    # What was paid.
    price: str
    productId: str
    productName: str
    sku: str
    # A `REPLACED` item has another in its stead.
    status: OrderItemStatus
    variationId: str


class OrderItemDetail(_OrderItemDetailRequired, total=False):
    """An item with its credentials."""

    # What was delivered, in the clear. Present on items that are `DELIVERED` from a license.
    credentials: str


class OrderItemReplacedEventData(TypedDict):
    itemId: str
    orderId: str
    replacementId: str


class OrderItemReplacedEvent(TypedDict):
    created_at: str
    data: OrderItemReplacedEventData
    id: str
    # False for a test store.
    livemode: bool
    type: Literal["order.item_replaced"]


class OrderItemsFulfilledEventDataItemsItem(TypedDict):
    id: str
    sku: str
    variationId: str


class OrderItemsFulfilledEventData(TypedDict):
    items: List[OrderItemsFulfilledEventDataItemsItem]
    orderId: str
    # `PENDING` waits for stock, `PROCESSING` for staff or delivery. `COMPLETED` is delivered, and can only be refunded; `FAILED`, `REFUNDED` and `CANCELLED` are final.
    orderStatus: OrderStatus
    # How many items still wait.
    pendingItems: int


class OrderItemsFulfilledEvent(TypedDict):
    created_at: str
    data: OrderItemsFulfilledEventData
    id: str
    # False for a test store.
    livemode: bool
    type: Literal["order.items_fulfilled"]


class OrderPage(TypedDict):
    data: List[Order]
    pagination: PagePagination


class OrderReason(TypedDict, total=False):
    # For the store's staff.
    reason: Optional[str]


class OrderRefund(TypedDict, total=False):
    # The ids of the items to refund. Without this member it is everything that was not credited yet.
    items: Optional[List[str]]
    # For the store's staff.
    reason: Optional[str]


class OrderRefundedEventData(TypedDict):
    # Money, with exactly two decimals.
    amount: str
    # The ids of the items that were credited now.
    items: List[str]
    order: EventOrder


class OrderRefundedEvent(TypedDict):
    created_at: str
    data: OrderRefundedEventData
    id: str
    # False for a test store.
    livemode: bool
    type: Literal["order.refunded"]


class PagePagination(TypedDict):
    limit: int
    page: int
    # How many records there are on all pages, exactly.
    total: int


class PhoneLink(TypedDict, total=False):
    # In E.164 format. Without this member it is the phone that is known.
    phone: Optional[str]


class PlacedOrderCustomer(TypedDict):
    id: str
    name: str
    phone: Optional[str]


class PlacedOrder(TypedDict):
    """The order without credentials, as it was created or changed."""

    # Null until it happens.
    completedAt: Optional[str]
    createdAt: str
    # The currency of the store, by its ISO 4217 code.
    currency: str
    customer: PlacedOrderCustomer
    id: str
    items: List[OrderItem]
    # May be empty.
    notes: str
    # A short code for people, unique in its store.
    number: str
    # What the customer should know, of all products in the order. May be empty.
    postSaleInstructions: str
    # How much of the total went back to the wallet.
    refundedAmount: str
    # Whether the API or the back office placed the order.
    source: Literal["API", "ADMIN"]
    # `PENDING` waits for stock, `PROCESSING` for staff or delivery. `COMPLETED` is delivered, and can only be refunded; `FAILED`, `REFUNDED` and `CANCELLED` are final.
    status: OrderStatus
    # Money, with exactly two decimals.
    total: str
    updatedAt: str


class PriceTierPricesItem(TypedDict):
    # Money, with exactly two decimals.
    price: str
    variationId: str


class PriceTier(TypedDict):
    id: str
    # The higher, the better.
    level: int
    name: str
    prices: List[PriceTierPricesItem]


class _ProblemRequired(TypedDict):
    # What to branch on. The table at the beginning explains each; there will be more.
    code: ErrorCode
    # An explanation of the error, for people.
    detail: str
    # The path of the request.
    instance: str
    # The same as `detail`.
    message: str
    # The same as the header `X-Request-Id`.
    requestId: str
    # The status of the response.
    status: int
    # The kind of problem in words. All problems of one `code` share it.
    title: str
    # An identifier of the kind of problem.
    type: str


class Problem(_ProblemRequired, total=False):
    """An error, in the format of RFC 9457."""

    # How many units of it are left, with `insufficient_stock`.
    available: int
    # What the wallet holds, with `insufficient_balance` of an order.
    balance: str
    # Everything that is wrong with single fields, up to 100 of them.
    errors: List[FieldError]
    # What the wallet lacks, with `insufficient_balance`.
    missing: str
    # A cursor that leads to the oldest event that is left, with `cursor_expired`.
    oldest: str
    # What the order costs, with `insufficient_balance`.
    required: str
    # What the order costs, with `total_changed`.
    total: str
    # Of what there is not enough, with `insufficient_stock`.
    variationId: str


class Product(TypedDict):
    createdAt: str
    # May be empty.
    description: str
    id: str
    # The kind of the product. `DIGITAL` delivers one license per unit. Staff carry out a `SERVICE`, and ship `PHYSICAL` products.
    kind: Literal["DIGITAL", "SERVICE", "PHYSICAL"]
    name: str
    # The name for use in addresses, unique in its store.
    slug: str
    # Only products that are for sale are seen here.
    status: Literal["ACTIVE"]
    variations: List[Variation]


class ProductDetail(TypedDict):
    categories: List[Category]
    createdAt: str
    # May be empty.
    description: str
    id: str
    # The kind of the product. `DIGITAL` delivers one license per unit. Staff carry out a `SERVICE`, and ship `PHYSICAL` products.
    kind: Literal["DIGITAL", "SERVICE", "PHYSICAL"]
    name: str
    # The tiers with a price of their own for this product, by level.
    priceTiers: List[PriceTier]
    # The name for use in addresses, unique in its store.
    slug: str
    # Only products that are for sale are seen here.
    status: Literal["ACTIVE"]
    variations: List[Variation]


class QuoteCustomer(TypedDict):
    """Present when the request named a customer."""

    id: str
    tier: Optional[Tier]


class _QuoteRequired(TypedDict):
    # The currency of the store, by its ISO 4217 code.
    currency: str
    productId: str
    productName: str
    variations: List[QuotedVariation]


class Quote(_QuoteRequired, total=False):
    # Present when the request named a customer.
    customer: QuoteCustomer


class QuotedVariation(TypedDict):
    # The tier that set the price; null when it is the base price.
    appliedTier: Optional[Tier]
    availableStock: int
    # Money, with exactly two decimals.
    basePrice: str
    dependsOnStock: bool
    # What the customer pays.
    price: str
    sku: str
    variationId: str


class Recharge(TypedDict):
    # Money, with exactly two decimals.
    amount: str
    # The balance of the wallet after it.
    balance: str
    createdAt: str
    # The currency of the store, by its ISO 4217 code.
    currency: str
    customerId: str
    # Null until it happens.
    decidedAt: Optional[str]
    id: str
    # May be empty.
    reference: str
    # `PENDING` waits for staff.
    status: Literal["PENDING", "APPROVED"]


class RechargeApprovedEventData(TypedDict):
    # The balance of the wallet after it.
    balance: str
    recharge: EventRecharge


class RechargeApprovedEvent(TypedDict):
    created_at: str
    data: RechargeApprovedEventData
    id: str
    # False for a test store.
    livemode: bool
    type: Literal["recharge.approved"]


class RechargeRejectedEventData(TypedDict):
    # In words. May be empty.
    reason: str
    recharge: EventRecharge
    rejectedBy: Literal["OWNER", "SYSTEM"]


class RechargeRejectedEvent(TypedDict):
    created_at: str
    data: RechargeRejectedEventData
    id: str
    # False for a test store.
    livemode: bool
    type: Literal["recharge.rejected"]


class RechargeRequestedEventDataRecharge(TypedDict):
    # Money, with exactly two decimals.
    amount: str
    # The currency of the store, by its ISO 4217 code.
    currency: str
    customerId: str
    id: str
    status: Literal["PENDING"]


class RechargeRequestedEventData(TypedDict):
    recharge: RechargeRequestedEventDataRecharge


class RechargeRequestedEvent(TypedDict):
    created_at: str
    data: RechargeRequestedEventData
    id: str
    # False for a test store.
    livemode: bool
    type: Literal["recharge.requested"]


class RegisteredWebhookEndpoint(TypedDict):
    createdAt: str
    # May be empty.
    description: str
    events: List[EventType]
    id: str
    # What deliveries are signed with. It is shown this once.
    secret: str
    # `SUSPENDED` endpoints, which failed 5 times in a row, are sent nothing.
    status: Literal["ACTIVE", "SUSPENDED"]
    url: str


class RequestPage(TypedDict):
    data: List[LoggedRequest]
    pagination: FeedPagination


class StockAvailableEvent(TypedDict):
    created_at: str
    data: StockEventData
    id: str
    # False for a test store.
    livemode: bool
    type: Literal["stock.available"]


class StockEventData(TypedDict):
    productId: str
    sku: str
    stockQuantity: int
    variationId: str


class StockLowEventData(TypedDict):
    productId: str
    sku: str
    stockQuantity: int
    # From how few on the stock is low, as the store has set it for the variation.
    threshold: int
    variationId: str


class StockLowEvent(TypedDict):
    created_at: str
    data: StockLowEventData
    id: str
    # False for a test store.
    livemode: bool
    type: Literal["stock.low"]


class Tier(TypedDict):
    """A price tier. A customer has one or none."""

    id: str
    # The higher, the better.
    level: int
    name: str


class Variation(TypedDict):
    # Whether an order needs stock. If not, units without stock wait, and are delivered when stock arrives.
    dependsOnStock: bool
    # For how many days after delivery it is valid; 0 means that it does not expire.
    durationDays: int
    id: str
    # The base price, before any tier.
    price: str
    sku: str
    # The free licenses of a `DIGITAL` variation; of others, what staff have set.
    stockQuantity: int


class Wallet(TypedDict):
    # Money, with exactly two decimals.
    balance: str
    # The currency of the store, by its ISO 4217 code.
    currency: str
    customerId: str


class WalletTransaction(TypedDict):
    """A row of the ledger."""

    # Money that came in, or with a minus sign went out.
    amount: str
    # Money, with exactly two decimals.
    balanceAfter: str
    createdAt: str
    id: str
    kind: Literal["RECHARGE", "PURCHASE", "REFUND", "ADJUSTMENT"]
    # The order that it belongs to, or null.
    orderId: Optional[str]
    # The recharge that it belongs to, or null.
    rechargeId: Optional[str]
    # That of the recharge, or the number of the order. Of an `ADJUSTMENT` it is the reason that staff gave, which may not be meant for the customer. May be empty.
    reference: str


class WalletTransactionPage(TypedDict):
    data: List[WalletTransaction]
    pagination: CursorPagination


class WebhookEndpoint(TypedDict):
    createdAt: str
    # May be empty.
    description: str
    events: List[EventType]
    id: str
    # `SUSPENDED` endpoints, which failed 5 times in a row, are sent nothing.
    status: Literal["ACTIVE", "SUSPENDED"]
    url: str


class WebhookTestEventData(TypedDict):
    message: str
    webhookId: str


class WebhookTestEvent(TypedDict):
    created_at: str
    data: WebhookTestEventData
    id: str
    # False for a test store.
    livemode: bool
    type: Literal["webhook.test"]


# An event. Narrow it by its "type"; a newer Kiosk has types that are not listed here, which a program ignores.
KioskEvent = Union[
    CustomerRegisteredEvent,
    OrderCancelledEvent,
    OrderCompletedEvent,
    OrderCreatedEvent,
    OrderFailedEvent,
    OrderItemReplacedEvent,
    OrderItemsFulfilledEvent,
    OrderRefundedEvent,
    RechargeApprovedEvent,
    RechargeRejectedEvent,
    RechargeRequestedEvent,
    StockAvailableEvent,
    StockLowEvent,
    WebhookTestEvent,
]
