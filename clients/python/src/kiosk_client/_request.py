"""The parts of a request: its path, query, headers and body."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from datetime import datetime, timezone
from decimal import Decimal
from typing import Any, Dict, List, Optional, Sequence, Tuple, TypeVar, Union
from urllib.parse import quote, urlencode, urlsplit

PREFIX = "/api/v1/external"

T = TypeVar("T")


@dataclass(frozen=True)
class CustomerIdentifier:
    """Identifies a customer. Made by `by_id`, `by_phone` and `by_ref`."""

    member: str
    path: Tuple[str, ...]
    value: str

    def fields(self) -> Dict[str, str]:
        """Returns the member of a body, or the query parameter, that identifies the customer."""
        return {self.member: self.value}

    def route(self, *parts: str) -> str:
        return route(*self.path, self.value, *parts)


def by_id(customer_id: str) -> CustomerIdentifier:
    return CustomerIdentifier("customerId", ("customers",), customer_id)


def by_phone(phone: str) -> CustomerIdentifier:
    """Identifies a customer by the linked phone, in E.164 format."""
    return CustomerIdentifier("customerPhone", ("customers", "by-phone"), phone)


def by_ref(external_ref: str) -> CustomerIdentifier:
    """Identifies a customer by the external reference that your program has set, such as "telegram:12345"."""
    return CustomerIdentifier("customerRef", ("customers", "by-ref"), external_ref)


def identified(customer: CustomerIdentifier) -> CustomerIdentifier:
    """Returns the customer. Raises ValueError for anything else, such as a bare id, phone or reference."""
    if not isinstance(customer, CustomerIdentifier):
        raise ValueError(f"kiosk: {customer!r} does not identify a customer; use by_id, by_phone or by_ref")
    return customer


@dataclass(frozen=True)
class Call:
    """One operation of the API, which may take several attempts."""

    # For errors: "place an order".
    operation: str
    method: str
    # After PREFIX, from route.
    path: str
    query: Dict[str, Any] = field(default_factory=dict)
    # Sent as JSON; None for no body.
    body: Optional[Dict[str, Any]] = None
    # Set for an operation that must not be retried.
    once: bool = False
    # The error code of a deletion whose target does not exist. After a failed attempt, it means success.
    gone_code: Optional[str] = None


def route(*parts: str) -> str:
    """Escapes the parts of a path and joins them.

    Raises ValueError for an empty part, an id that is None or a number, and for "." and "..", which may lead to another path even when escaped.
    """
    for part in parts:
        if not isinstance(part, str) or part in ("", ".", ".."):
            raise ValueError(f"kiosk: {part!r} is not an id, phone, reference or key")
    return "".join("/" + quote(part, safe="") for part in parts)


def given(**members: Any) -> Dict[str, Any]:
    """Returns the members that are not None."""
    return {name: value for name, value in members.items() if value is not None}


def amount_text(amount: Union[str, Decimal]) -> str:
    """Returns an amount as text in plain digits. str writes some Decimals as 1E+2."""
    return format(amount, "f") if isinstance(amount, Decimal) else str(amount)


def several(values: Sequence[T]) -> List[T]:
    """Returns the values as a list. Raises ValueError for a string, which would become a list of its characters."""
    if isinstance(values, (str, bytes)):
        raise ValueError("kiosk: a string was given instead of a list of strings")
    return list(values)


def encode_query(query: Dict[str, Any]) -> str:
    pairs: List[Tuple[str, str]] = []
    for name, value in query.items():
        for element in value if isinstance(value, (list, tuple)) else [value]:
            if element is not None:
                pairs.append((name, _text(element)))
    return "?" + urlencode(pairs) if pairs else ""


def _text(value: Union[str, int, bool, datetime]) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, datetime):
        return value.astimezone(timezone.utc).isoformat()
    return str(value)


def encode_body(body: Optional[Dict[str, Any]]) -> Optional[bytes]:
    """Encodes a body as JSON. Raises ValueError for text that UTF-8 cannot encode, and for NaN and infinity."""
    return None if body is None else json.dumps(body, ensure_ascii=False, allow_nan=False).encode("utf-8")


def check_key(key: str) -> None:
    """Raises ValueError for a key that is invalid or that HTTP would change, such as one with a space at an end."""
    if not isinstance(key, str) or not re.fullmatch(r"[!-~]([ -~]{0,78}[!-~])?", key):
        raise ValueError("kiosk: an idempotency key is 1 to 80 printable ASCII characters, and does not begin or end with a space")


def check_base_url(text: str) -> str:
    """Returns the base URL without surrounding space and final slashes. Raises ValueError for a malformed one."""
    text = (text or "").strip()  # None when an environment variable is not set
    base = urlsplit(text)
    if base.scheme not in ("http", "https") or not base.hostname:
        raise ValueError("kiosk: the base URL must begin with https:// or http:// and a host")
    if "@" in base.netloc or re.search(r"[?#\s]", text):
        raise ValueError("kiosk: the base URL must have no user, query, fragment or space")
    try:
        _ = base.port
    except ValueError as error:
        raise ValueError("kiosk: the port of the base URL is not a port") from error
    text = text.rstrip("/")
    if text.endswith(PREFIX):
        raise ValueError(f"kiosk: the base URL is only the part before {PREFIX}")
    return text


def check_token(token: str) -> None:
    """Raises ValueError when the token is malformed, for example with a line break from a file."""
    if not re.fullmatch(r"[!-~]+", token or ""):  # None when an environment variable is not set
        raise ValueError("kiosk: the token is empty, or has a space, a line break or another character that no token has")
