import os
import unittest
from http.server import BaseHTTPRequestHandler
from typing import Dict, List
from unittest.mock import patch
from urllib.parse import parse_qs, urlsplit

from kiosk_client import Kiosk, KioskApiError

from .server import Server, answer
from .setup import VOYAGER, direct, kiosk, new_customer, restart

PAGE = b'{"data":[{"id":"evt_1","type":"order.created"}],"pagination":{"limit":50,"nextCursor":"c"}}'


class Feed(unittest.TestCase):
    def test_feed_is_followed_across_a_restart_without_a_gap_and_without_a_repetition(self) -> None:
        customer = new_customer()
        customer_id = kiosk.customers.retrieve(customer)["id"]
        placed = [direct.orders.create(customer, VOYAGER)["id"]]
        seen, last = [], ""
        for event in direct.events.follow(types=["order.created"], limit=2, poll_interval=0.1):
            if event["data"]["order"]["customerId"] != customer_id:
                continue
            seen.append(event["data"]["order"]["id"])
            last = event["id"]
            if len(seen) == 1:
                restart()
                placed += [direct.orders.create(customer, VOYAGER)["id"] for _ in range(2)]
            if len(seen) == 3:
                break
        self.assertEqual(seen, placed)
        placed.append(direct.orders.create(customer, VOYAGER)["id"])
        event = next(direct.events.follow(after=last, types=["order.created"], poll_interval=0.1))
        self.assertEqual(event["data"]["order"]["id"], placed[3])

    def test_follower_reconnects_by_itself(self) -> None:
        requests, failures = [], []

        def respond(handler: BaseHTTPRequestHandler) -> None:
            requests.append(handler.path)
            answer(handler, 502) if len(requests) <= 2 else answer(handler, 200, PAGE)

        with Server(respond) as server:
            event = next(Kiosk(server.url, "token").events.follow(on_disconnect=failures.append))
        self.assertEqual((event["id"], [error.status for error in failures]), ("evt_1", [502, 502]))

    def test_follower_stops_at_what_does_not_pass(self) -> None:
        with self.assertRaises(KioskApiError) as refused:
            next(Kiosk(os.environ["KIOSK_URL"], "wrong").events.follow())
        self.assertEqual(refused.exception.code, "unauthenticated")
        with self.assertRaises(KioskApiError) as refused:
            next(direct.events.follow(after="evt_unknown"))
        self.assertEqual(refused.exception.code, "invalid_input")

    def test_follower_waits_behind_the_end_only_once_a_cursor_fixes_the_place(self) -> None:
        requests: List[Dict[str, List[str]]] = []

        def respond(handler: BaseHTTPRequestHandler) -> None:
            requests.append(parse_qs(urlsplit(handler.path).query))
            if len(requests) == 1:
                answer(handler, 502)
            elif len(requests) == 2:
                answer(handler, 200, b'{"data":[],"pagination":{"limit":50,"nextCursor":"c"}}')
            else:
                answer(handler, 200, PAGE)

        with Server(respond) as server:
            next(Kiosk(server.url, "token").events.follow(after="end"))
        self.assertEqual(requests, [{"after": ["end"]}, {"after": ["end"]}, {"cursor": ["c"], "wait": ["20s"]}])

    def test_follower_waits_shorter_than_an_attempt_takes(self) -> None:
        waits: List[str] = []

        def respond(handler: BaseHTTPRequestHandler) -> None:
            waits.extend(parse_qs(urlsplit(handler.path).query).get("wait", ["none"]))
            answer(handler, 200, PAGE)

        with Server(respond) as server:
            for options in ({"attempt_timeout": 60}, {"attempt_timeout": 17.5}, {"attempt_timeout": 5}, {"timeout": 12}):
                next(Kiosk(server.url, "token", **options).events.follow())
        self.assertEqual(waits, ["25s", "7s", "none", "2s"])

    def test_follower_waits_as_long_as_retry_after_demands(self) -> None:
        requests: List[str] = []
        pauses: List[float] = []

        def respond(handler: BaseHTTPRequestHandler) -> None:
            requests.append(handler.path)
            demanded = {1: "300", 2: "9" * 400}.get(len(requests))
            answer(handler, 429, Retry_After=demanded) if demanded else answer(handler, 200, PAGE)

        with Server(respond) as server, patch("kiosk_client.generated.sync.events.sleep", pauses.append):
            next(Kiosk(server.url, "token").events.follow())
        self.assertEqual([round(pause) for pause in pauses], [300, 86400])

    def test_follower_pauses_longer_and_longer_where_its_requests_are_not_held(self) -> None:
        requests: List[str] = []
        pauses: List[float] = []

        def respond(handler: BaseHTTPRequestHandler) -> None:
            requests.append(handler.path)
            answer(handler, 200, PAGE if len(requests) > 2 else b'{"data":[],"pagination":{"limit":50,"nextCursor":"c"}}')

        with Server(respond) as server, patch("kiosk_client.generated.sync.events.sleep", pauses.append):
            next(Kiosk(server.url, "token").events.follow())
        first, second = pauses
        self.assertTrue(0.1 <= first <= 0.2 <= second <= 0.4)

    def test_events_that_have_happened_are_gone_through_once(self) -> None:
        ids = [event["id"] for event in kiosk.events.iterate(limit=3)]
        self.assertTrue(len(ids) > 3 and len(set(ids)) == len(ids))
