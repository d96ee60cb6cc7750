"""Verifies the deliveries that webhook endpoints receive."""

from __future__ import annotations

import hashlib
import hmac
import json
import re
import time
from typing import Any, Literal, Mapping, NamedTuple, Optional, Tuple, Union, cast

from .types import KioskEvent

# The maximum difference between the time of a signature and this machine's clock, in seconds. Every attempt is signed
# anew.
_TOLERANCE = 300
_LONGEST_HEADER = 1024

SignatureErrorReason = Literal["no_secret", "malformed", "mismatch", "expired", "not_an_event"]


class KioskSignatureError(Exception):
    """A delivery is not genuine, or cannot be verified."""

    def __init__(self, reason: SignatureErrorReason, message: str) -> None:
        super().__init__(f"kiosk: {message}")
        self.reason: SignatureErrorReason = reason

    def __reduce__(self) -> Tuple[Any, ...]:
        # See KioskError.__reduce__.
        return Exception.__new__, (type(self), *self.args), vars(self)

    @property
    def response_status(self) -> int:
        """The HTTP status to respond with: 400 is final; after 503 Kiosk sends the event again."""
        return 503 if self.reason in ("no_secret", "expired", "not_an_event") else 400


def verify_webhook(
    body: Union[bytes, str],
    headers: Mapping[str, str],
    secret: str,
    *,
    tolerance: float = _TOLERANCE,
    now: Optional[float] = None,
) -> KioskEvent:
    """Verifies a delivery with the secret of its endpoint and returns its event.

    `body` is the body as it was received, and `headers` any mapping of names to values. During the rotation of the
    secret, a delivery is signed with both secrets, and either is accepted. Respond with 2xx within 8 seconds, and store
    the event's id: the same event may be delivered again.

    Raises KioskSignatureError.
    """
    if not secret:
        raise KioskSignatureError("no_secret", "no webhook secret is set")
    raw = body.encode("utf-8") if isinstance(body, str) else bytes(body)
    signature = _parse(_header(headers, "X-Service-Signature"))
    genuine = _is_genuine(signature, raw, secret)
    next_signature = _header(headers, "X-Service-Signature-Next")
    if not genuine and next_signature:
        signature = _parse(next_signature)
        genuine = _is_genuine(signature, raw, secret)
    if not genuine:
        raise KioskSignatureError("mismatch", "the signature does not match")
    difference = abs(int(time.time() if now is None else now) - int(signature.timestamp))
    if not difference <= tolerance:  # not difference > tolerance, which is false when the tolerance is NaN
        raise KioskSignatureError("expired", "the time of the signature is outside the tolerance")
    return _event(raw)


def sign_webhook(body: Union[bytes, str], secret: str, at: Optional[float] = None) -> str:
    """Signs a body as Kiosk does, and returns the value of X-Service-Signature. For tests of receivers."""
    raw = body.encode("utf-8") if isinstance(body, str) else bytes(body)
    timestamp = str(int(time.time() if at is None else at))
    return f"t={timestamp},v1={_digest(timestamp, raw, secret)}"


class _Signature(NamedTuple):
    # Kept as text, because the sender signed that text.
    timestamp: str
    v1: str


def _parse(text: str) -> _Signature:
    """Parses "t=<digits>,v1=<64 hex digits>", in any order. Other names are ignored: a future scheme can be added."""
    found = {}
    for element in text.split(",") if len(text) <= _LONGEST_HEADER else []:
        name, equals, value = element.partition("=")
        if not equals or (name in ("t", "v1") and name in found):
            raise _malformed()
        found[name] = value
    timestamp, v1 = found.get("t", ""), found.get("v1", "")
    if not re.fullmatch(r"[0-9]{1,12}", timestamp) or not re.fullmatch(r"[0-9a-fA-F]{64}", v1):
        raise _malformed()
    return _Signature(timestamp, v1.lower())


def _malformed() -> KioskSignatureError:
    return KioskSignatureError("malformed", "the signature header is missing or malformed")


def _is_genuine(signature: _Signature, body: bytes, secret: str) -> bool:
    """Compares in constant time."""
    return hmac.compare_digest(signature.v1, _digest(signature.timestamp, body, secret))


def _digest(timestamp: str, body: bytes, secret: str) -> str:
    return hmac.new(secret.encode("utf-8"), timestamp.encode("ascii") + b"." + body, hashlib.sha256).hexdigest()


def _header(headers: Mapping[str, str], name: str) -> str:
    """Returns the header with the name, in any case, or ""."""
    for candidate, value in headers.items():
        if candidate.lower() == name.lower():
            return value
    return ""


def _event(body: bytes) -> KioskEvent:
    try:
        event = json.loads(body.decode("utf-8"))
    except ValueError:
        event = None
    if not isinstance(event, dict) or not isinstance(event.get("id"), str) or not isinstance(event.get("type"), str):
        raise KioskSignatureError("not_an_event", "the delivery is genuine, but not an event")
    return cast(KioskEvent, event)
