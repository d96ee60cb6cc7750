"""The types of what is sent and received: TypedDicts, which are plain dicts at run time."""

from __future__ import annotations

from typing import List, TypedDict, Union

from .generated.types import *  # noqa: F403 - all of them are public
from .generated.types import (
    Customer,
    CustomerRegisteredEvent,
    FeedPagination,
    LicenseBatch,
    OrderCancelledEvent,
    OrderCompletedEvent,
    OrderCreatedEvent,
    OrderFailedEvent,
    OrderItemReplacedEvent,
    OrderItemsFulfilledEvent,
    OrderRefundedEvent,
    PlacedOrder,
    Recharge,
    RechargeApprovedEvent,
    RechargeRejectedEvent,
    RechargeRequestedEvent,
    StockAvailableEvent,
    StockLowEvent,
    WebhookTestEvent,
)

# An event. Narrow it by its "type"; a newer Kiosk has types that are not listed here, which a program ignores.
KioskEvent = Union[
    OrderCreatedEvent,
    OrderCompletedEvent,
    OrderItemsFulfilledEvent,
    OrderCancelledEvent,
    OrderFailedEvent,
    OrderRefundedEvent,
    OrderItemReplacedEvent,
    RechargeRequestedEvent,
    RechargeApprovedEvent,
    RechargeRejectedEvent,
    CustomerRegisteredEvent,
    StockLowEvent,
    StockAvailableEvent,
    WebhookTestEvent,
]


class KioskEventPage(TypedDict):
    """A page of the feed of events."""

    data: List[KioskEvent]
    pagination: FeedPagination


class TestSent(TypedDict):
    """The result of testing a webhook."""

    eventId: str


class OrderResult(PlacedOrder):
    # Whether an earlier attempt or call with the same idempotency key had this result.
    replayed: bool


class CustomerResult(Customer):
    # The same.
    replayed: bool


class RechargeResult(Recharge):
    # The same.
    replayed: bool


class LicenseBatchResult(LicenseBatch):
    # The same.
    replayed: bool
