# Generated from _async/events.py by tools/generate_sync.py (make generate). Do not edit.
from __future__ import annotations

import time
from typing import Any, Iterator, Callable, Dict, List, Optional, Sequence

from ..._http import sleep
from ..._request import Call, given, route, several
from ..._retry import backoff, may_pass, pause_after
from ...errors import KioskApiError, KioskError
from ...types import (
    DeliveryAttempt,
    DeliveryAttemptPage,
    KioskEvent,
    KioskEventPage,
    RegisteredWebhookEndpoint,
    TestSent,
    WebhookEndpoint,
)
from .pagination import LARGEST_PAGE, iterate_pages
from .transport import Transport

# How many seconds a request is held by Kiosk at most when there is no event: less than any proxy waits for a response.
_LONGEST_WAIT = 25
# What an attempt needs beside the wait.
_REST_OF_AN_ATTEMPT = 10


class Webhooks:
    """Endpoints that receive signed events. Scope webhooks:manage. `verify_webhook` verifies what they receive."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(self) -> "List[WebhookEndpoint]":
        endpoints: List[WebhookEndpoint] = self._transport.read(Call("list webhooks", "GET", "/webhooks"))
        return endpoints

    def create(
        self, url: str, events: Sequence[str], *, description: Optional[str] = None
    ) -> RegisteredWebhookEndpoint:
        """Registers an endpoint and returns it with its secret, this once.

        It is sent once: after an error that is not settled look for it in `list` and delete it, because its secret is
        lost. Error: endpoint_limit.
        """
        body = given(url=url, events=several(events), description=description)
        call = Call("register a webhook", "POST", "/webhooks", body=body, once=True)
        endpoint: RegisteredWebhookEndpoint = self._transport.read(call)
        return endpoint

    def retrieve(self, endpoint_id: str) -> WebhookEndpoint:
        """Error: endpoint_not_found."""
        call = Call("read a webhook", "GET", route("webhooks", endpoint_id))
        endpoint: WebhookEndpoint = self._transport.read(call)
        return endpoint

    def delete(self, endpoint_id: str) -> None:
        """Deletes an endpoint. Error: endpoint_not_found."""
        path = route("webhooks", endpoint_id)
        self._transport.read(Call("delete a webhook", "DELETE", path, gone_code="endpoint_not_found"))

    def test(self, endpoint_id: str) -> TestSent:
        """Sends an event of the type webhook.test, once. Errors: endpoint_not_found, endpoint_suspended."""
        path = route("webhooks", endpoint_id, "test")
        sent: TestSent = self._transport.read(Call("test a webhook", "POST", path, once=True))
        return sent

    def list_deliveries(
        self, endpoint_id: str, *, cursor: Optional[str] = None, limit: Optional[int] = None
    ) -> DeliveryAttemptPage:
        """Lists one page of the attempts to deliver, the newest first. Error: endpoint_not_found."""
        path = route("webhooks", endpoint_id, "deliveries")
        call = Call("list deliveries", "GET", path, given(cursor=cursor, limit=limit))
        page: DeliveryAttemptPage = self._transport.read(call)
        return page

    def iterate_deliveries(
        self, endpoint_id: str, *, cursor: Optional[str] = None, limit: int = LARGEST_PAGE
    ) -> Iterator[DeliveryAttempt]:
        """Goes through all attempts to deliver, the newest first."""
        return iterate_pages(cursor, lambda cursor: self.list_deliveries(endpoint_id, cursor=cursor, limit=limit))


class Events:
    """The feed of events, the oldest first. Scope events:read."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(
        self,
        *,
        cursor: Optional[str] = None,
        after: Optional[str] = None,
        types: Optional[Sequence[str]] = None,
        limit: Optional[int] = None,
        wait: Optional[str] = None,
    ) -> KioskEventPage:
        """Lists one page. Its "nextCursor" leads on, also at the end of the feed.

        `after` is the id of an event, to read on behind it, or "end", to read on behind the last one; it excludes
        `cursor`. `wait` is how long to wait for an event when there is none, such as "25s".
        """
        query = given(cursor=cursor, after=after, type=types, limit=limit, wait=wait)
        page: KioskEventPage = self._transport.read(Call("read events", "GET", "/events", query))
        return page

    def iterate(
        self,
        *,
        cursor: Optional[str] = None,
        after: Optional[str] = None,
        types: Optional[Sequence[str]] = None,
        limit: int = LARGEST_PAGE,
    ) -> Iterator[KioskEvent]:
        """Goes through all events that have happened by now."""
        return iterate_pages(
            cursor,
            lambda cursor: self.list(cursor=cursor, after=None if cursor else after, types=types, limit=limit),
        )

    def follow(
        self,
        *,
        cursor: Optional[str] = None,
        after: Optional[str] = None,
        types: Optional[Sequence[str]] = None,
        limit: Optional[int] = None,
        poll_interval: float = 5.0,
        on_disconnect: Optional[Callable[[KioskError], object]] = None,
    ) -> Iterator[KioskEvent]:
        """Goes through events for ever, and waits for those to come.

        It reconnects after failures that may pass, each of which is given to `on_disconnect`. To go on after a
        restart, store the id of each event once it is dealt with, and follow from `after` it. An event may come again:
        deal with it twice or remember the ids. `poll_interval` is how often to look for events, in seconds, where the
        request is not held until there are some: by a Kiosk that cannot, and with an `attempt_timeout` or `timeout` of
        less than 11 seconds.

        Errors: those that do not pass, such as unauthenticated, insufficient_scope, invalid_input of an unknown
        `after` and cursor_expired.
        """
        once = Events(self._transport.with_options(max_retries=0))
        where: Dict[str, Any] = {"cursor": cursor, "after": after}
        wait = self._wait()
        failures = 0
        while True:
            try:
                # Behind the end nothing is waited for until a cursor fixes the place: what happened meanwhile would be
                # lost with the response.
                held = None if where.get("after") == "end" else wait
                started = time.monotonic()
                page = once.list(**where, types=types, limit=limit, wait=held)
            except KioskError as error:
                if wait and _knows_no_wait(error):
                    wait = None
                    continue
                if not may_pass(error):
                    raise
                if on_disconnect is not None:
                    on_disconnect(error)
                failures += 1
                sleep(pause_after(error, failures))
                continue
            # A request that was not held as long as it asked for: the next one would not be, either.
            hurried = not page["data"] and held is not None and time.monotonic() - started < int(held[:-1]) / 2
            failures = failures + 1 if hurried else 0
            for event in page["data"]:
                yield event
            where = {"cursor": page["pagination"]["nextCursor"]}
            if hurried:
                sleep(backoff(failures))
            if not page["data"] and wait is None:
                sleep(poll_interval)

    def _wait(self) -> Optional[str]:
        """How long each request of a follower is held, so that its response comes before the attempt times out."""
        attempt = min(self._transport.attempt_timeout, self._transport.timeout or float("inf"))
        seconds = int(min(_LONGEST_WAIT, attempt - _REST_OF_AN_ATTEMPT))
        return f"{seconds}s" if seconds > 0 else None


def _knows_no_wait(error: KioskError) -> bool:
    """Whether the Kiosk is older than `wait`."""
    if not isinstance(error, KioskApiError) or error.code != "unknown_parameter":
        return False
    return any(field.get("parameter") == "wait" for field in error.fields)
