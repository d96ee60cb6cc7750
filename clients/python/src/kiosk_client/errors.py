"""The errors of failed calls."""

from __future__ import annotations

import json
import time
from email.message import Message
from email.utils import parsedate_to_datetime
from typing import Any, Dict, List, Optional, Tuple, cast

from .types import FieldError


class KioskError(Exception):
    """The base class of all errors of calls. It holds neither the token nor the request's body, so it may be logged."""

    def __init__(self, message: str, operation: str, attempts: int, idempotency_key: Optional[str]) -> None:
        super().__init__(message)
        # The call, such as "place an order".
        self.operation = operation
        # The number of times that the call was sent.
        self.attempts = attempts
        # The idempotency key of the call, made by the client or set by you; None for calls without one.
        self.idempotency_key = idempotency_key

    def __reduce__(self) -> Tuple[Any, ...]:
        # For pickle, which a process pool uses: copies the attributes, and does not call __init__ again.
        return Exception.__new__, (type(self), *self.args), vars(self)

    @property
    def settled(self) -> bool:
        """Whether it is certain that the call did nothing.

        If it is False, a mutation may have been carried out: repeat it with the same idempotency key within 24 hours,
        and it happens once. After 24 hours, Kiosk frees the key.
        """
        return False


class KioskApiError(KioskError):
    """An error response of Kiosk, or of a proxy before it. Branch on `code`: codes are stable, texts are not."""

    def __init__(
        self, operation: str, attempts: int, idempotency_key: Optional[str], status: int, headers: Message, body: bytes
    ) -> None:
        problem = _problem(body)
        # Status of the HTTP response.
        self.status = status
        # None when the response is not from Kiosk.
        code = problem.get("code")
        self.code: Optional[str] = code if isinstance(code, str) else None
        # A text for people.
        self.detail: str = problem.get("detail") or f"the response has status {status} and no problem details"
        # Quote it when you report a problem.
        self.request_id: Optional[str] = problem.get("requestId") or headers.get("X-Request-Id")
        # Every invalid field of the request.
        self.fields: List[FieldError] = _fields(problem)
        # How many seconds to wait before the next attempt, from Retry-After.
        self.retry_after = _retry_after(headers.get("Retry-After"))
        # With insufficient_balance: the balance of the wallet, the total of the order, and the difference.
        self.balance: Optional[str] = problem.get("balance")
        self.required: Optional[str] = problem.get("required")
        self.missing: Optional[str] = problem.get("missing")
        # With total_changed: the current total of the order.
        self.total: Optional[str] = problem.get("total")
        # With insufficient_stock: the variation without enough stock, and its available units.
        self.variation_id: Optional[str] = problem.get("variationId")
        self.available: Optional[int] = problem.get("available")
        # With cursor_expired: the cursor to continue with, which leads to the oldest event that Kiosk still has.
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
    """No valid response came after all attempts. `__cause__` is the error of the last attempt."""

    def __init__(self, operation: str, attempts: int, idempotency_key: Optional[str], cause: BaseException) -> None:
        times = "1 attempt" if attempts == 1 else f"{attempts} attempts"
        message = f"kiosk: {operation}: no response after {times}: {cause or type(cause).__name__}"
        super().__init__(message, operation, attempts, idempotency_key)
        self.__cause__ = cause


def _problem(body: bytes) -> Dict[str, Any]:
    try:
        parsed = json.loads(body)
    except ValueError:
        return {}  # it is not from Kiosk
    return parsed if isinstance(parsed, dict) else {}


def _fields(problem: Dict[str, Any]) -> List[FieldError]:
    """Returns the errors of single fields. In the response of a proxy, "errors" may be any JSON value."""
    errors = problem.get("errors")
    return [cast(FieldError, field) for field in errors if isinstance(field, dict)] if isinstance(errors, list) else []


def _retry_after(text: Optional[str]) -> Optional[float]:
    """Parses a number of seconds or a date (RFC 9110, 10.2.3). Returns seconds from now."""
    if not text:
        return None
    if text.strip().isdecimal():
        return float(text)
    try:
        return max(0.0, parsedate_to_datetime(text).timestamp() - time.time())
    except (TypeError, ValueError, OverflowError):
        return None
