"""Decides whether and when to retry a call after a failure."""

from __future__ import annotations

import random
import uuid

from .errors import KioskApiError, KioskError

_FIRST_PAUSE = 0.2
_LONGEST_PAUSE = 5.0
# A call with a longer Retry-After is not retried.
_LONGEST_RETRY_AFTER = 60.0
# The longest Retry-After that a follower obeys: a day.
_LONGEST_DEMANDED_PAUSE = 86400.0
_PASSING_STATUSES = (408, 429, 500, 502, 503, 504)


def new_idempotency_key() -> str:
    """Returns a random key that no other call has.

    A program that may repeat the call after a restart stores the key before the call.
    """
    return str(uuid.uuid4())


def may_pass(error: KioskError) -> bool:
    """Reports whether the same call may succeed later."""
    return not isinstance(error, KioskApiError) or error.status in _PASSING_STATUSES


def is_passing(error: KioskError) -> bool:
    """Reports whether the call is worth a retry: it may succeed later, and Retry-After is short enough."""
    demanded = error.retry_after if isinstance(error, KioskApiError) else None
    return may_pass(error) and (demanded or 0) <= _LONGEST_RETRY_AFTER


def may_have_happened(error: KioskError) -> bool:
    """Reports whether Kiosk may have carried out an attempt that failed."""
    if not isinstance(error, KioskApiError):
        return True
    return error.status >= 500 and error.code not in ("busy", "overloaded")


def pause_after(error: KioskError, attempt: int) -> float:
    """Returns the seconds to wait before the next attempt: Retry-After and a backoff."""
    demanded = (error.retry_after or 0.0) if isinstance(error, KioskApiError) else 0.0
    return min(demanded, _LONGEST_DEMANDED_PAUSE) + backoff(attempt)


def backoff(attempt: int) -> float:
    """Returns the backoff in seconds. Half of it is random, so that clients do not retry at the same time."""
    pause = min(_FIRST_PAUSE * 2.0 ** min(attempt - 1, 10), _LONGEST_PAUSE)
    return pause / 2 + random.random() * pause / 2
