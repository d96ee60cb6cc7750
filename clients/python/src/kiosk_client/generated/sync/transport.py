# Generated from _async/transport.py by tools/generate_sync.py (make generate). Do not edit.
"""Sends calls, and retries them when that is safe and may succeed."""

from __future__ import annotations

import http.client
import json
import ssl
import time
from dataclasses import dataclass, replace
from email.message import Message
from typing import Any, Optional, Union

from ..._http import Request, Response, send, sleep
from ..._request import PREFIX, Call, check_base_url, check_key, check_token, encode_body, encode_query
from ..._retry import is_passing, may_have_happened, new_idempotency_key, pause_after
from ...errors import KioskApiError, KioskConnectionError, KioskError


@dataclass(frozen=True)
class _Success:
    # The decoded body.
    value: Any
    headers: Message


@dataclass(frozen=True)
class Transport:
    base_url: str
    token: str
    user_agent: str
    max_retries: int
    attempt_timeout: float
    timeout: Optional[float]
    ssl_context: Optional[ssl.SSLContext]

    def __post_init__(self) -> None:
        check_token(self.token)
        check_base_url(self.base_url)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.base_url!r})"  # without the token

    def read(self, call: Call) -> Any:
        """Sends a call and decodes its response."""
        success = self._send(call, None)
        return success.value

    def mutate(self, call: Call, idempotency_key: Optional[str]) -> Any:
        """Sends a call with an idempotency key, which is the same for all attempts, and decodes its response."""
        key = new_idempotency_key() if idempotency_key is None else idempotency_key
        check_key(key)
        success = self._send(call, key)
        success.value["replayed"] = success.headers.get("Idempotency-Replayed") == "true"
        return success.value

    def _send(self, call: Call, key: Optional[str]) -> _Success:
        body = encode_body(call.body)
        retries = 0 if call.once else self.max_retries
        deadline = float("inf") if self.timeout is None else time.monotonic() + self.timeout
        perhaps_done = False  # whether a failed attempt may have been carried out
        attempt = 0
        while True:
            attempt += 1
            result = self._attempt(call, body, key, attempt, deadline)
            if isinstance(result, _Success):
                return result
            if perhaps_done and call.gone_code and isinstance(result, KioskApiError) and result.code == call.gone_code:
                return _Success(None, Message())
            perhaps_done = perhaps_done or may_have_happened(result)
            pause = pause_after(result, attempt)
            if attempt > retries or not is_passing(result) or time.monotonic() + pause >= deadline:
                raise result
            sleep(pause)

    def _attempt(
        self, call: Call, body: Optional[bytes], key: Optional[str], attempt: int, deadline: float
    ) -> Union[_Success, KioskError]:
        """Sends a call once."""
        request = Request(
            method=call.method,
            url=check_base_url(self.base_url) + PREFIX + call.path + encode_query(call.query),
            headers=self._headers(body, key),
            body=body,
            timeout=min(self.attempt_timeout, deadline - time.monotonic()),
            deadline=deadline,
            waits="wait" in call.query,
            ssl_context=self.ssl_context,
        )
        try:
            response = send(request)
        except (OSError, http.client.HTTPException) as error:
            return KioskConnectionError(call.operation, attempt, key, error)
        if not 200 <= response.status < 300:
            return KioskApiError(call.operation, attempt, key, response.status, response.headers, response.body)
        try:
            return _Success(_decoded(response, key), response.headers)
        except ValueError as error:
            return KioskConnectionError(call.operation, attempt, key, error)

    def _headers(self, body: Optional[bytes], key: Optional[str]) -> "dict[str, str]":
        headers = {"Authorization": f"Bearer {self.token}", "Accept": "application/json", "User-Agent": self.user_agent}
        if body is not None:
            headers["Content-Type"] = "application/json"
        if key is not None:
            headers["Idempotency-Key"] = key
        return headers

    def with_options(self, **options: Any) -> "Transport":
        return replace(self, **options)


def _decoded(response: Response, key: Optional[str]) -> Any:
    """Decodes a body. Raises ValueError for an incomplete or foreign one, which counts as a lost response."""
    if not response.body and response.status == 204 and key is None:
        return None
    value = json.loads(response.body)
    if key is not None and not isinstance(value, dict):
        raise ValueError("the response is not a JSON object")
    return value
