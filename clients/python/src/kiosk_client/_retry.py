"""When and how long after a failure a call is sent again."""

from __future__ import annotations

import random
import uuid

from .errors import KioskApiError, KioskError

_FIRST_PAUSE = 0.2
_LONGEST_PAUSE = 5.0
# A longer Retry-After is left to the caller.
_LONGEST_RETRY_AFTER = 60.0
# Whatever Retry-After says, a follower looks again after a day.
_LONGEST_DEMANDED_PAUSE = 86400.0
_PASSING_STATUSES = (408, 429, 500, 502, 503, 504)


def new_idempotency_key() -> str:
    """A random key that no other call has. Store it before the call if you want to repeat the call after a restart."""
    return str(uuid.uuid4())


def may_pass(error: KioskError) -> bool:
    """Whether the same call may succeed later."""
    return not isinstance(error, KioskApiError) or error.status in _PASSING_STATUSES


def is_passing(error: KioskError) -> bool:
    """Whether the same call may succeed so soon that it is sent again."""
    demanded = error.retry_after if isinstance(error, KioskApiError) else None
    return may_pass(error) and (demanded or 0) <= _LONGEST_RETRY_AFTER


def may_have_happened(error: KioskError) -> bool:
    """Whether an attempt that failed may have been carried out all the same."""
    if not isinstance(error, KioskApiError):
        return True
    return error.status >= 500 and error.code not in ("busy", "overloaded")


def pause_after(error: KioskError, attempt: int) -> float:
    """Seconds before the next attempt: what Retry-After demands, and a backoff."""
    demanded = (error.retry_after or 0.0) if isinstance(error, KioskApiError) else 0.0
    return min(demanded, _LONGEST_DEMANDED_PAUSE) + backoff(attempt)


def backoff(attempt: int) -> float:
    """Seconds of our own before the next attempt, whose random half spreads clients out."""
    pause = min(_FIRST_PAUSE * 2 ** min(attempt - 1, 10), _LONGEST_PAUSE)
    return pause / 2 + random.random() * pause / 2
