"""What failed calls raise."""

from __future__ import annotations

import json
import time
from email.message import Message
from email.utils import parsedate_to_datetime
from typing import Any, Dict, List, Optional, Tuple

from .types import FieldError


class KioskError(Exception):
    """The base class of all errors of calls. It holds neither the token nor what was sent, so it may be logged."""

    def __init__(self, message: str, operation: str, attempts: int, idempotency_key: Optional[str]) -> None:
        super().__init__(message)
        # What was called, such as "place an order".
        self.operation = operation
        # How often the call was sent.
        self.attempts = attempts
        # The key of the call, made by the client or by you; None for calls that take none.
        self.idempotency_key = idempotency_key

    def __reduce__(self) -> Tuple[Any, ...]:
        # As it stands: a process pool sends it from one process to another without calling __init__ again.
        return Exception.__new__, (type(self), *self.args), vars(self)

    @property
    def settled(self) -> bool:
        """Whether it is certain that the call did nothing.

        While it is False a mutation may have been carried out: repeat it with the same idempotency key within 24 hours
        and it happens once. After that the key is free.
        """
        return False


class KioskApiError(KioskError):
    """Kiosk, or a proxy before it, refused the call. Branch on `code`: codes are stable, texts are not."""

    def __init__(
        self, operation: str, attempts: int, idempotency_key: Optional[str], status: int, headers: Message, body: bytes
    ) -> None:
        problem = _problem(body)
        # Status of the HTTP response.
        self.status = status
        # None when the response was not Kiosk's.
        code = problem.get("code")
        self.code: Optional[str] = code if isinstance(code, str) else None
        # For people.
        self.detail: str = problem.get("detail") or f"response with status {status} and no problem"
        # Quote it when you report a problem.
        self.request_id: Optional[str] = problem.get("requestId") or headers.get("X-Request-Id")
        # Everything that is wrong with single fields of the request.
        self.fields: List[FieldError] = _fields(problem)
        # Seconds after which Kiosk wants to be called again, from Retry-After.
        self.retry_after = _retry_after(headers.get("Retry-After"))
        # With insufficient_balance: what the wallet holds, what the order costs, and what the wallet lacks.
        self.balance: Optional[str] = problem.get("balance")
        self.required: Optional[str] = problem.get("required")
        self.missing: Optional[str] = problem.get("missing")
        # With total_changed: what the order costs.
        self.total: Optional[str] = problem.get("total")
        # With insufficient_stock: the variation of which there is not enough, and how many units are left.
        self.variation_id: Optional[str] = problem.get("variationId")
        self.available: Optional[int] = problem.get("available")
        # With cursor_expired: where the feed begins now.
        self.oldest: Optional[str] = problem.get("oldest")
        super().__init__(self._describe(operation), operation, attempts, idempotency_key)

    def _describe(self, operation: str) -> str:
        request = f", request {self.request_id}" if self.request_id else ""
        names = (field.get("parameter") or str(field.get("pointer") or "").lstrip("/") for field in self.fields)
        fields = "".join(f"; {name} {field.get('detail', '')}" for name, field in zip(names, self.fields))
        return f"kiosk: {operation}: {self.detail} ({self.code or self.status}{request}){fields}"

    @property
    def settled(self) -> bool:
        return self.status in (400, 404, 409) and self.code not in (None, "idempotency_key_reused")


class KioskConnectionError(KioskError):
    """No usable response came, after all attempts. `__cause__` is the last attempt's error."""

    def __init__(self, operation: str, attempts: int, idempotency_key: Optional[str], cause: BaseException) -> None:
        times = "1 attempt" if attempts == 1 else f"{attempts} attempts"
        message = f"kiosk: {operation}: no response after {times}: {cause or type(cause).__name__}"
        super().__init__(message, operation, attempts, idempotency_key)
        self.__cause__ = cause


def _problem(body: bytes) -> Dict[str, Any]:
    try:
        parsed = json.loads(body)
    except ValueError:
        return {}  # it is not Kiosk's
    return parsed if isinstance(parsed, dict) else {}


def _fields(problem: Dict[str, Any]) -> List[FieldError]:
    """The errors of single fields. What a proxy calls "errors" may be anything."""
    errors = problem.get("errors")
    return [field for field in errors if isinstance(field, dict)] if isinstance(errors, list) else []


def _retry_after(text: Optional[str]) -> Optional[float]:
    """Reads a number of seconds or a date (RFC 9110, 10.2.3)."""
    if not text:
        return None
    if text.strip().isdecimal():
        return float(text)
    try:
        return max(0.0, parsedate_to_datetime(text).timestamp() - time.time())
    except (TypeError, ValueError):
        return None
