"""What one request consists of: its path, query, headers and body."""

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
    """What identifies a customer. Made by `by_id`, `by_phone` and `by_ref`."""

    member: str
    path: Tuple[str, ...]
    value: str

    def fields(self) -> Dict[str, str]:
        """The member of a body or the parameter of a query that names the customer."""
        return {self.member: self.value}

    def route(self, *parts: str) -> str:
        return route(*self.path, self.value, *parts)


def by_id(customer_id: str) -> CustomerIdentifier:
    return CustomerIdentifier("customerId", ("customers",), customer_id)


def by_phone(phone: str) -> CustomerIdentifier:
    """Identifies a customer by the linked phone, in E.164 format."""
    return CustomerIdentifier("customerPhone", ("customers", "by-phone"), phone)


def by_ref(external_ref: str) -> CustomerIdentifier:
    """Identifies a customer by what your program knows them by, such as "telegram:12345"."""
    return CustomerIdentifier("customerRef", ("customers", "by-ref"), external_ref)


@dataclass(frozen=True)
class Call:
    """One operation of the API, which may take several attempts."""

    # What it does, for errors: "place an order".
    operation: str
    method: str
    # After PREFIX, from route.
    path: str
    query: Dict[str, Any] = field(default_factory=dict)
    # Sent as JSON; None for no body.
    body: Optional[Dict[str, Any]] = None
    # Set for an operation that must not be repeated.
    once: bool = False
    # What a deletion is refused with when an earlier attempt was carried out.
    gone_code: Optional[str] = None


def route(*parts: str) -> str:
    """Joins the parts of a path, each escaped.

    Raises ValueError for an empty part, and for "." and "..", which may lead to another path even when escaped.
    """
    for part in parts:
        if part in ("", ".", ".."):
            raise ValueError(f"kiosk: {part!r} is no id, phone, reference or key")
    return "".join("/" + quote(part, safe="") for part in parts)


def given(**members: Any) -> Dict[str, Any]:
    """The members that are not None."""
    return {name: value for name, value in members.items() if value is not None}


def amount_text(amount: Union[str, Decimal]) -> str:
    """An amount as it is sent: never as 1E+2, as Python writes some."""
    return format(amount, "f") if isinstance(amount, Decimal) else str(amount)


def several(values: Sequence[T]) -> List[T]:
    """The values as a list. Raises ValueError for one text, which would be a sequence of its characters."""
    if isinstance(values, (str, bytes)):
        raise ValueError("kiosk: one text was given where a list of them belongs")
    return list(values)


def encode_query(query: Dict[str, Any]) -> str:
    pairs: List[Tuple[str, str]] = []
    for name, value in query.items():
        for one in value if isinstance(value, (list, tuple)) else [value]:
            if one is not None:
                pairs.append((name, _text(one)))
    return "?" + urlencode(pairs) if pairs else ""


def _text(value: Union[str, int, bool, datetime]) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, datetime):
        return value.astimezone(timezone.utc).isoformat()
    return str(value)


def encode_body(body: Optional[Dict[str, Any]]) -> Optional[bytes]:
    """Raises ValueError for text that UTF-8 cannot hold."""
    return None if body is None else json.dumps(body, ensure_ascii=False, allow_nan=False).encode("utf-8")


def check_key(key: str) -> None:
    """Raises ValueError for a key that HTTP would change on its way."""
    if not re.fullmatch(r"[!-~]([ -~]{0,78}[!-~])?", key):
        raise ValueError("kiosk: an idempotency key is 1 to 80 printable ASCII characters, without a space at an end")


def check_base_url(text: str) -> str:
    """Returns the base URL without space around it and a slash at its end. Raises ValueError when it is none."""
    text = (text or "").strip()  # None where a variable is not set
    base = urlsplit(text)
    if base.scheme not in ("http", "https") or not base.hostname:
        raise ValueError("kiosk: the base URL must begin with https:// or http:// and a host")
    if "@" in base.netloc or re.search(r"[?#\s]", text):
        raise ValueError("kiosk: the base URL must have no user, query, fragment or space")
    return text.rstrip("/")


def check_token(token: str) -> None:
    """Raises ValueError when the token can be none, as when it was read from a file with its line break."""
    if not re.fullmatch(r"[!-~]+", token or ""):  # None where a variable is not set
        raise ValueError("kiosk: the token is empty, or has a space, a line break or another character that no token has")
