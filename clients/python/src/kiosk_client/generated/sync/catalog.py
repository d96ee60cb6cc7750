# Generated from _async/catalog.py by tools/generate_sync.py (make generate). Do not edit.
from __future__ import annotations

from typing import Any, List, Optional, Sequence, Union

from ..._request import Call, CustomerIdentifier, given, identified, route, several
from ...types import LicenseBatchResult, NewLicensesLicensesItem, Product, ProductDetail, Quote
from .transport import Transport


class Products:
    """Products and prices. Scope products:read."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(self) -> "List[Product]":
        """Lists all products, the newest first."""
        products: List[Product] = self._transport.read(Call("list products", "GET", "/products"))
        return products

    def retrieve(self, product_id: str) -> ProductDetail:
        """Reads one product with its price tiers and categories. Error: product_not_found."""
        product: ProductDetail = self._transport.read(Call("read a product", "GET", route("products", product_id)))
        return product

    def quote(self, product_id: str, customer: Optional[CustomerIdentifier] = None) -> Quote:
        """Reads the prices of a product for a customer, or its base prices without a customer.

        Errors: product_not_found, customer_not_found, phone_not_linked.
        """
        path = route("products", product_id, "price")
        quote: Quote = self._transport.read(Call("quote a product", "GET", path, _customer_query(customer)))
        return quote

    def prices(self, customer: Optional[CustomerIdentifier] = None) -> "List[Quote]":
        """Reads the prices of all products for a customer, or the base prices without a customer.

        Errors: customer_not_found, phone_not_linked.
        """
        quotes: List[Quote] = self._transport.read(Call("list prices", "GET", "/prices", _customer_query(customer)))
        return quotes


def _customer_query(customer: Optional[CustomerIdentifier]) -> Any:
    return {} if customer is None else identified(customer).fields()


class Licenses:
    """The stock of DIGITAL products. Scope inventory:write."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def upload(
        self,
        variation_id: str,
        licenses: Sequence[Union[str, NewLicensesLicensesItem]],
        *,
        on_duplicate: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> LicenseBatchResult:
        """Uploads 1 to 1,000 licenses. `on_duplicate` is "skip" (the default) or "reject".

        Errors: variation_not_found, variation_not_digital, duplicate_licenses, idempotency_key_reused.
        """
        body = given(variationId=variation_id, licenses=several(licenses), onDuplicate=on_duplicate)
        call = Call("upload licenses", "POST", "/inventory/licenses", body=body)
        batch: LicenseBatchResult = self._transport.mutate(call, idempotency_key)
        return batch
