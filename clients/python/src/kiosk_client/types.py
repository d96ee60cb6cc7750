"""The types of requests and responses: TypedDicts, which are plain dicts at run time."""

from __future__ import annotations

from typing import List, TypedDict

from .generated.types import *  # noqa: F403 - all of them are public; importing KioskEvent twice would hide it from Pyright
from .generated.types import Customer, FeedPagination, LicenseBatch, PlacedOrder, Recharge


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
    # As in OrderResult.
    replayed: bool


class RechargeResult(Recharge):
    # As in OrderResult.
    replayed: bool


class LicenseBatchResult(LicenseBatch):
    # As in OrderResult.
    replayed: bool
