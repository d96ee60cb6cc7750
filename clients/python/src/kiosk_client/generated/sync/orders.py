# Generated from _async/orders.py by tools/generate_sync.py (make generate). Do not edit.
from __future__ import annotations

from datetime import datetime
from decimal import Decimal
from typing import Any, Iterator, Dict, Optional, Sequence, Set, Union

from ..._request import Call, CustomerIdentifier, amount_text, given, identified, route
from ...types import IdempotencyKey, NewOrderItem, Order, OrderDetail, OrderPage, OrderResult, OrderStatus, PlacedOrder
from .pagination import LARGEST_PAGE
from .transport import Transport


class Orders:
    """Orders, which are paid from the customer's wallet."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(
        self,
        *,
        status: Optional[OrderStatus] = None,
        customer_id: Optional[str] = None,
        product_id: Optional[str] = None,
        variation_id: Optional[str] = None,
        date_from: Union[str, datetime, None] = None,
        date_to: Union[str, datetime, None] = None,
        page: Optional[int] = None,
        limit: Optional[int] = None,
    ) -> OrderPage:
        """Lists one page of orders, the newest first. Scope orders:read.

        `date_from` is inclusive and `date_to` exclusive.
        """
        query = given(
            status=status,
            userId=customer_id,
            productId=product_id,
            variationId=variation_id,
            dateFrom=date_from,
            dateTo=date_to,
            page=page,
            limit=limit,
        )
        found: OrderPage = self._transport.read(Call("list orders", "GET", "/orders", query))
        return found

    def iterate(self, *, page: int = 1, limit: int = LARGEST_PAGE, **filters: Any) -> Iterator[Order]:
        """Iterates over all orders, the newest first, with the filters of `list`.

        No order is yielded twice, although orders that are placed during the iteration move the pages.
        """
        position = _Position()
        while True:
            found = self.list(page=page, limit=limit, **filters)
            for order in found["data"]:
                if not position.has_passed(order):
                    yield order
            if not found["data"] or page * limit >= found["pagination"]["total"]:
                return
            page += 1

    def create(
        self,
        customer: CustomerIdentifier,
        items: Sequence[NewOrderItem],
        *,
        notes: Optional[str] = None,
        expected_total: Union[str, Decimal, None] = None,
        idempotency_key: Optional[str] = None,
    ) -> OrderResult:
        """Places an order of items such as {"variationId": …, "quantity": 2}. Scope orders:write.

        If `expected_total`, such as "49.90", is not the current total, the order is not placed: total_changed.

        The result is the order as it was created, without credentials. `retrieve` returns its current state.

        Errors: insufficient_balance, insufficient_stock, customer_blocked, customer_not_found, phone_not_linked,
        variation_not_found, total_changed, idempotency_key_reused.
        """
        call = Call("place an order", "POST", "/orders", body=_order_body(customer, items, notes, expected_total))
        order: OrderResult = self._transport.mutate(call, idempotency_key)
        return order

    def check(
        self,
        customer: CustomerIdentifier,
        items: Sequence[NewOrderItem],
        *,
        notes: Optional[str] = None,
        expected_total: Union[str, Decimal, None] = None,
    ) -> PlacedOrder:
        """Returns the order that `create` would place, and writes nothing. Errors: those of `create`."""
        body = _order_body(customer, items, notes, expected_total)
        call = Call("check an order", "POST", "/orders", {"dryRun": True}, body)
        order: PlacedOrder = self._transport.read(call)
        return order

    def retrieve(self, order_id: str) -> OrderDetail:
        """Reads an order with the credentials of its delivered items: do not log it.

        Scope orders:read. Error: order_not_found.
        """
        order: OrderDetail = self._transport.read(Call("read an order", "GET", route("orders", order_id)))
        return order

    def cancel(
        self, order_id: str, *, reason: Optional[str] = None, idempotency_key: Optional[str] = None
    ) -> OrderResult:
        """Cancels an order without delivered items. Scope orders:write. Errors: order_not_found, order_state."""
        path = route("orders", order_id, "cancel")
        return self._change("cancel an order", path, given(reason=reason), idempotency_key)

    def refund(
        self,
        order_id: str,
        *,
        items: Optional[Sequence[str]] = None,
        reason: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> OrderResult:
        """Refunds the items with these ids, or all items that were not credited yet. Scope orders:refund.

        Errors: order_not_found, item_not_found, order_state, forbidden.
        """
        body = given(items=None if items is None else [*items], reason=reason)
        return self._change("refund an order", route("orders", order_id, "refund"), body, idempotency_key)

    def replace_item(
        self, order_id: str, item_id: str, *, reason: Optional[str] = None, idempotency_key: Optional[str] = None
    ) -> OrderResult:
        """Replaces the license of a delivered item. Scope orders:refund.

        Errors: order_not_found, item_not_found, order_state, insufficient_stock.
        """
        path = route("orders", order_id, "items", item_id, "replace")
        return self._change("replace an item", path, given(reason=reason), idempotency_key)

    def _change(self, operation: str, path: str, body: Dict[str, Any], key: Optional[str]) -> OrderResult:
        order: OrderResult = self._transport.mutate(Call(operation, "POST", path, body=body), key)
        return order


def _order_body(
    customer: CustomerIdentifier,
    items: Sequence[NewOrderItem],
    notes: Optional[str],
    expected_total: Union[str, Decimal, None],
) -> Dict[str, Any]:
    total = None if expected_total is None else amount_text(expected_total)
    return {**identified(customer).fields(), **given(items=[*items], notes=notes, expectedTotal=total)}


class _Position:
    """The place in a list of orders, newest first, up to which orders were yielded.

    New orders move older ones to the next page, so that a page can repeat orders before this place.
    """

    def __init__(self) -> None:
        self._at = ""
        self._ids: Set[str] = set()

    def has_passed(self, order: Order) -> bool:
        """Reports whether the order was yielded before. If not, moves the place to the order."""
        if self._at and (order["createdAt"] > self._at or order["id"] in self._ids):
            return True
        if order["createdAt"] != self._at:
            self._ids.clear()
        self._at = order["createdAt"]
        self._ids.add(order["id"])
        return False


class IdempotencyKeys:
    """The outcomes of calls with an idempotency key. Scope orders:write."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def retrieve(self, key: str) -> IdempotencyKey:
        """Reads the outcome of a call. Its status is "unknown", or "completed" with the id of what the call created."""
        call = Call("look up an idempotency key", "GET", route("idempotency-keys", key))
        record: IdempotencyKey = self._transport.read(call)
        return record
