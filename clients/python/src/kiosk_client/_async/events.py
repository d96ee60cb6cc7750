from __future__ import annotations

import time
from typing import Any, AsyncIterator, Callable, Dict, List, Optional, Sequence

from .._http import asleep
from .._request import Call, given, route, several
from .._retry import backoff, may_pass, pause_after
from ..errors import KioskApiError, KioskError
from ..types import (
    DeliveryAttempt,
    DeliveryAttemptPage,
    KioskEvent,
    KioskEventPage,
    RegisteredWebhookEndpoint,
    TestSent,
    WebhookEndpoint,
)
from .pagination import LARGEST_PAGE, iterate_pages
from .transport import AsyncTransport

# The longest wait for events, in seconds: the maximum of Kiosk, and shorter than the usual time-outs of proxies.
_LONGEST_WAIT = 25
# Seconds that an attempt needs in addition to the wait.
_REST_OF_AN_ATTEMPT = 10


class AsyncWebhooks:
    """Endpoints that receive signed events. Scope webhooks:manage. `verify_webhook` verifies a delivery."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def list(self) -> "List[WebhookEndpoint]":
        endpoints: List[WebhookEndpoint] = await self._transport.read(Call("list webhooks", "GET", "/webhooks"))
        return endpoints

    async def create(
        self, url: str, events: Sequence[str], *, description: Optional[str] = None
    ) -> RegisteredWebhookEndpoint:
        """Registers an endpoint and returns it with its secret. No other call returns the secret.

        The call is not retried. After an error that is not settled, search `list` for the endpoint and delete it,
        because its secret is lost. Error: endpoint_limit.
        """
        body = given(url=url, events=several(events), description=description)
        call = Call("register a webhook", "POST", "/webhooks", body=body, once=True)
        endpoint: RegisteredWebhookEndpoint = await self._transport.read(call)
        return endpoint

    async def retrieve(self, endpoint_id: str) -> WebhookEndpoint:
        """Reads an endpoint. Error: endpoint_not_found."""
        call = Call("read a webhook", "GET", route("webhooks", endpoint_id))
        endpoint: WebhookEndpoint = await self._transport.read(call)
        return endpoint

    async def delete(self, endpoint_id: str) -> None:
        """Deletes an endpoint. Error: endpoint_not_found."""
        path = route("webhooks", endpoint_id)
        await self._transport.read(Call("delete a webhook", "DELETE", path, gone_code="endpoint_not_found"))

    async def test(self, endpoint_id: str) -> TestSent:
        """Sends an event of the type webhook.test. The call is not retried.

        Errors: endpoint_not_found, endpoint_suspended.
        """
        path = route("webhooks", endpoint_id, "test")
        sent: TestSent = await self._transport.read(Call("test a webhook", "POST", path, once=True))
        return sent

    async def list_deliveries(
        self, endpoint_id: str, *, cursor: Optional[str] = None, limit: Optional[int] = None
    ) -> DeliveryAttemptPage:
        """Lists one page of the attempts to deliver, the newest first. Error: endpoint_not_found."""
        path = route("webhooks", endpoint_id, "deliveries")
        call = Call("list deliveries", "GET", path, given(cursor=cursor, limit=limit))
        page: DeliveryAttemptPage = await self._transport.read(call)
        return page

    def iterate_deliveries(
        self, endpoint_id: str, *, cursor: Optional[str] = None, limit: int = LARGEST_PAGE
    ) -> AsyncIterator[DeliveryAttempt]:
        """Iterates over all attempts to deliver, the newest first."""
        return iterate_pages(cursor, lambda cursor: self.list_deliveries(endpoint_id, cursor=cursor, limit=limit))


class AsyncEvents:
    """The feed of events, the oldest first. Scope events:read."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def list(
        self,
        *,
        cursor: Optional[str] = None,
        after: Optional[str] = None,
        types: Optional[Sequence[str]] = None,
        limit: Optional[int] = None,
        wait: Optional[str] = None,
    ) -> KioskEventPage:
        """Lists one page. It always has a "nextCursor": at the end of the feed, later events will follow it.

        `after` is the id of the event after which to start, or "end" for the newest event. It cannot be used with
        `cursor`. `wait` is how long to wait for an event when there is none, such as "25s".
        """
        query = given(cursor=cursor, after=after, type=types, limit=limit, wait=wait)
        page: KioskEventPage = await self._transport.read(Call("read events", "GET", "/events", query))
        return page

    def iterate(
        self,
        *,
        cursor: Optional[str] = None,
        after: Optional[str] = None,
        types: Optional[Sequence[str]] = None,
        limit: int = LARGEST_PAGE,
    ) -> AsyncIterator[KioskEvent]:
        """Iterates over all events up to now."""
        return iterate_pages(
            cursor,
            lambda cursor: self.list(cursor=cursor, after=None if cursor else after, types=types, limit=limit),
        )

    async def follow(
        self,
        *,
        cursor: Optional[str] = None,
        after: Optional[str] = None,
        types: Optional[Sequence[str]] = None,
        limit: Optional[int] = None,
        poll_interval: float = 5.0,
        on_disconnect: Optional[Callable[[KioskError], object]] = None,
    ) -> AsyncIterator[KioskEvent]:
        """Iterates over events without end, and waits for new ones.

        It reconnects after transient failures, and calls `on_disconnect` with each. To continue after a restart, store
        the id of each event after you have processed it, and follow with that id as `after`. An event may come again:
        store the ids of processed events, or make the processing idempotent.

        A request waits at the server until there are events. `poll_interval` is the pause between requests in seconds
        when they cannot wait: with an older Kiosk, or with an `attempt_timeout` or `timeout` below 11 seconds.

        Errors: those that are not transient, such as unauthenticated, insufficient_scope, invalid_input of an unknown
        `after` and cursor_expired.
        """
        once = AsyncEvents(self._transport.with_options(max_retries=0))
        position: Dict[str, Any] = {"cursor": cursor, "after": after}
        wait = self._wait()
        failures = 0
        while True:
            try:
                # With after=end, the first request does not wait, so that a cursor comes at once. If a waiting request
                # lost its response, its retry would start at a later end and skip events.
                requested_wait = None if position.get("after") == "end" else wait
                started = time.monotonic()
                page = await once.list(**position, types=types, limit=limit, wait=requested_wait)
            except KioskError as error:
                if wait and _lacks_wait(error):
                    wait = None
                    continue
                if not may_pass(error):
                    raise
                if on_disconnect is not None:
                    on_disconnect(error)
                failures += 1
                await asleep(pause_after(error, failures))
                continue
            # The server or a proxy ended the wait too early. The next request would end early, too.
            elapsed = time.monotonic() - started
            ended_early = not page["data"] and requested_wait is not None and elapsed < int(requested_wait[:-1]) / 2
            failures = failures + 1 if ended_early else 0
            for event in page["data"]:
                yield event
            position = {"cursor": page["pagination"]["nextCursor"]}
            if ended_early:
                await asleep(backoff(failures))
            if not page["data"] and wait is None:
                await asleep(poll_interval)

    def _wait(self) -> Optional[str]:
        """Returns the `wait` of a request of `follow`, shorter than the time-out of an attempt; None for no wait."""
        attempt = min(self._transport.attempt_timeout, self._transport.timeout or float("inf"))
        seconds = int(min(_LONGEST_WAIT, attempt - _REST_OF_AN_ATTEMPT))
        return f"{seconds}s" if seconds > 0 else None


def _lacks_wait(error: KioskError) -> bool:
    """Reports whether the error says that this Kiosk does not have the parameter `wait`."""
    if not isinstance(error, KioskApiError) or error.code != "unknown_parameter":
        return False
    return any(field.get("parameter") == "wait" for field in error.fields)
