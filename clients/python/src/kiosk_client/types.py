"""The types of what is sent and received: TypedDicts, which are plain dicts at run time."""

from __future__ import annotations

from typing import List, TypedDict

from .generated.types import *  # noqa: F403 - all of them are public
from .generated.types import Customer, FeedPagination, KioskEvent, LicenseBatch, PlacedOrder, Recharge


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
