# Generated from _async/customers.py by tools/generate_sync.py (make generate). Do not edit.
from __future__ import annotations

from decimal import Decimal
from typing import Any, Iterator, Optional, Union, cast

from ..._request import Call, CustomerIdentifier, amount_text, given, identified, route
from ...types import (
    Customer,
    CustomerChange,
    CustomerPage,
    CustomerResult,
    RechargeResult,
    Wallet,
    WalletTransaction,
    WalletTransactionPage,
)
from .pagination import LARGEST_PAGE, iterate_pages
from .transport import Transport


class Customers:
    """Customers. Scopes customers:read and customers:write."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(
        self,
        *,
        phone: Optional[str] = None,
        email: Optional[str] = None,
        external_ref: Optional[str] = None,
        q: Optional[str] = None,
        cursor: Optional[str] = None,
        limit: Optional[int] = None,
    ) -> CustomerPage:
        """Lists one page of customers, the newest first.

        `q` is prefixes of words of the name, e-mail address or external reference, a prefix of the phone, or the whole
        external reference or id.
        """
        query = given(phone=phone, email=email, externalRef=external_ref, q=q, cursor=cursor, limit=limit)
        page: CustomerPage = self._transport.read(Call("list customers", "GET", "/customers", query))
        return page

    def iterate(
        self, *, cursor: Optional[str] = None, limit: int = LARGEST_PAGE, **filters: Any
    ) -> Iterator[Customer]:
        """Iterates over all customers, the newest first, with the filters of `list`."""
        return iterate_pages(cursor, lambda cursor: self.list(cursor=cursor, limit=limit, **filters))

    def create(
        self,
        name: str,
        *,
        email: Optional[str] = None,
        phone: Optional[str] = None,
        phone_linked: Optional[bool] = None,
        external_ref: Optional[str] = None,
        tier_id: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> CustomerResult:
        """Registers a customer. Set `phone_linked` only if you have verified that the phone belongs to the customer.

        Errors: phone_taken, external_ref_taken, tier_not_found, idempotency_key_reused.
        """
        body = given(
            name=name, email=email, phone=phone, phoneLinked=phone_linked, externalRef=external_ref, tierId=tier_id
        )
        call = Call("register a customer", "POST", "/customers", body=body)
        customer: CustomerResult = self._transport.mutate(call, idempotency_key)
        return customer

    def retrieve(self, customer: CustomerIdentifier) -> Customer:
        """Reads a customer. Errors: customer_not_found, phone_not_linked."""
        found: Customer = self._transport.read(Call("read a customer", "GET", identified(customer).route()))
        return found

    def update(self, customer_id: str, change: CustomerChange) -> Customer:
        """Changes the fields that are in `change`; None clears a field.

        Errors: customer_not_found, external_ref_taken, tier_not_found.
        """
        body = cast("dict[str, Any]", change)
        call = Call("change a customer", "PATCH", route("customers", customer_id), body=body)
        customer: Customer = self._transport.read(call)
        return customer

    def link_phone(self, customer_id: str, phone: Optional[str] = None) -> Customer:
        """Links a phone that you have verified; without `phone`, the customer's current phone.

        Errors: customer_not_found, phone_taken.
        """
        path = route("customers", customer_id, "phone-link")
        customer: Customer = self._transport.read(Call("link a phone", "POST", path, body=given(phone=phone)))
        return customer

    def unlink_phone(self, customer_id: str) -> Customer:
        """Unlinks the phone, so that it no longer identifies the customer. Error: customer_not_found."""
        path = route("customers", customer_id, "phone-link")
        customer: Customer = self._transport.read(Call("unlink a phone", "DELETE", path))
        return customer


class Wallets:
    """The wallets of customers. Scopes wallet:read and wallet:write. Errors: customer_not_found, phone_not_linked."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def retrieve(self, customer: CustomerIdentifier) -> Wallet:
        wallet: Wallet = self._transport.read(Call("read a wallet", "GET", identified(customer).route("wallet")))
        return wallet

    def list_transactions(
        self, customer: CustomerIdentifier, *, cursor: Optional[str] = None, limit: Optional[int] = None
    ) -> WalletTransactionPage:
        """Lists one page of the ledger, the newest row first."""
        path = identified(customer).route("wallet", "transactions")
        call = Call("list wallet transactions", "GET", path, given(cursor=cursor, limit=limit))
        page: WalletTransactionPage = self._transport.read(call)
        return page

    def iterate_transactions(
        self, customer: CustomerIdentifier, *, cursor: Optional[str] = None, limit: int = LARGEST_PAGE
    ) -> Iterator[WalletTransaction]:
        """Iterates over the whole ledger, the newest row first."""
        return iterate_pages(cursor, lambda cursor: self.list_transactions(customer, cursor=cursor, limit=limit))

    def recharge(
        self,
        customer: CustomerIdentifier,
        amount: Union[str, Decimal],
        *,
        reference: Optional[str] = None,
        notes: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> RechargeResult:
        """Adds money to the wallet. Above the store's review limit it is "PENDING" until staff approve it."""
        body = given(amount=amount_text(amount), reference=reference, notes=notes)
        call = Call("recharge a wallet", "POST", identified(customer).route("wallet", "recharge"), body=body)
        recharge: RechargeResult = self._transport.mutate(call, idempotency_key)
        return recharge
