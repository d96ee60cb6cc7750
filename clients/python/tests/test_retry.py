import contextlib
import os
import socket
import time
import unittest
from http.server import BaseHTTPRequestHandler
from typing import Iterator, List
from unittest import mock

from kiosk_client import Kiosk, KioskApiError, KioskConnectionError, by_ref, new_idempotency_key

from .server import Server, answer
from .setup import VOYAGER, flaky, kiosk, new_customer, variation


class LostResponses(unittest.TestCase):
    def test_order_whose_responses_are_lost_and_cut_short_is_charged_once(self) -> None:
        customer = new_customer()
        self.assertTrue(flaky.orders.create(customer, VOYAGER)["replayed"])
        self.assertEqual(kiosk.wallets.retrieve(customer)["balance"], "190.10")

    def test_every_other_mutation_happens_once(self) -> None:
        customer = new_customer()
        self.assertEqual(flaky.wallets.recharge(customer, "10.00")["balance"], "210.00")
        placed = flaky.orders.create(customer, VOYAGER)
        self.assertEqual(len(flaky.orders.replace_item(placed["id"], placed["items"][0]["id"])["items"]), 2)
        self.assertTrue(flaky.orders.refund(placed["id"])["replayed"])
        upload = flaky.licenses.upload(variation("VOYAGER-30"), [f"FLAKY-{os.getpid()}"], on_duplicate="reject")
        self.assertEqual((upload["created"], upload["replayed"]), (1, True))
        endpoint = flaky.webhooks.create("http://127.0.0.1:9/", ["stock.low"])
        flaky.webhooks.delete(endpoint["id"])
        with self.assertRaises(KioskApiError) as refused:
            kiosk.webhooks.delete(endpoint["id"])
        self.assertEqual(refused.exception.code, "endpoint_not_found")

    def test_call_is_repeated_with_the_key_of_its_error(self) -> None:
        customer = new_customer()
        with self.assertRaises(KioskConnectionError) as lost:
            flaky.with_options(max_retries=0).orders.create(customer, VOYAGER)
        self.assertEqual((lost.exception.attempts, lost.exception.settled), (1, False))
        placed = kiosk.orders.create(customer, VOYAGER, idempotency_key=lost.exception.idempotency_key)
        self.assertTrue(placed["replayed"])
        self.assertEqual(kiosk.wallets.retrieve(customer)["balance"], "190.10")

    def test_retry_after_is_waited_for(self) -> None:
        began = time.monotonic()
        flaky.products.list()
        self.assertGreaterEqual(time.monotonic() - began, 1)


@contextlib.contextmanager
def unresponsive() -> Iterator[int]:
    """Yields the port of a server that responds to no connection, because it has too many."""
    with contextlib.ExitStack() as stack:
        listener = stack.enter_context(socket.create_server(("127.0.0.1", 0), backlog=0))
        for _ in range(3):
            waiting = stack.enter_context(socket.socket())
            waiting.setblocking(False)
            waiting.connect_ex(listener.getsockname())
        yield listener.getsockname()[1]


class Attempts(unittest.TestCase):
    def test_every_attempt_sends_the_same_key_and_other_calls_send_others(self) -> None:
        keys: List[str] = []

        def respond(handler: BaseHTTPRequestHandler) -> None:
            keys.append(handler.headers["Idempotency-Key"])
            answer(handler, 503)

        with Server(respond) as server:
            for retries in (2, 0):
                with self.assertRaises(KioskApiError) as refused:
                    Kiosk(server.url, "token", max_retries=retries).orders.create(by_ref("x"), VOYAGER)
                self.assertEqual((refused.exception.attempts, refused.exception.settled), (retries + 1, False))
        self.assertEqual((len(keys), len(set(keys[:3])), len(set(keys))), (4, 1, 2))

    def test_retry_after_that_is_no_time_keeps_the_key(self) -> None:
        for text in ("soon", "Mon, 01 Jan 99999999999999999999 00:00:00 GMT", "Mon, 01 Jan 2035 00:00:00 +9999", "9" * 400):
            with self.subTest(text), Server(lambda handler: answer(handler, 503, Retry_After=text)) as server:
                with self.assertRaises(KioskApiError) as refused:
                    Kiosk(server.url, "token", max_retries=0).orders.create(by_ref("x"), VOYAGER)
                self.assertTrue(refused.exception.idempotency_key)

    def test_time_limits_are_for_all_addresses_of_a_host(self) -> None:
        def addresses(*ports: int) -> mock.Mock:
            return mock.Mock(return_value=[(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("127.0.0.1", port)) for port in ports])

        with unresponsive() as silent, Server(lambda handler: answer(handler, 200, b"[]")) as server:
            port = int(server.url.rsplit(":", 1)[1])
            for limit in ({"attempt_timeout": 0.5, "max_retries": 0}, {"timeout": 0.5}):
                with self.subTest(limit), mock.patch("socket.getaddrinfo", addresses(*[silent] * 20)):
                    began = time.monotonic()
                    with self.assertRaises(KioskConnectionError):
                        Kiosk("http://kiosk.example", "token", **limit).products.list()
                    self.assertLess(time.monotonic() - began, 5)  # each address by itself: 10 s
            with mock.patch("socket.getaddrinfo", addresses(silent, port)):
                self.assertEqual(Kiosk("http://kiosk.example", "token", attempt_timeout=10, max_retries=0).products.list(), [])

    def test_refusal_that_does_not_pass_is_not_repeated(self) -> None:
        with self.assertRaises(KioskApiError) as refused:
            kiosk.orders.retrieve("unknown")
        self.assertEqual((refused.exception.code, refused.exception.attempts), ("order_not_found", 1))

    def test_body_that_is_refused_before_it_was_read_is_refused_for_what_is_wrong(self) -> None:
        unknown = Kiosk(os.environ["KIOSK_DIRECT_URL"], "unknown")
        with self.assertRaises(KioskApiError) as refused:
            unknown.licenses.upload(variation("VOYAGER-30"), ["x" * 4096] * 1000)
        self.assertEqual((refused.exception.code, refused.exception.attempts), ("unauthenticated", 1))

    def test_pause_beyond_the_time_limit_is_not_begun(self) -> None:
        with Server(lambda handler: answer(handler, 503, Retry_After="30")) as server:
            began = time.monotonic()
            with self.assertRaises(KioskApiError) as refused:
                Kiosk(server.url, "token", timeout=20).products.list()
        self.assertEqual(refused.exception.retry_after, 30)
        self.assertLess(time.monotonic() - began, 20)

    def test_silent_server_is_waited_for_until_the_time_limit(self) -> None:
        with socket.create_server(("127.0.0.1", 0)) as silent:
            url = f"http://127.0.0.1:{silent.getsockname()[1]}"
            with self.assertRaises(KioskConnectionError):
                Kiosk(url, "token", timeout=0.1).products.list()

    def test_ipv6_address_needs_no_port(self) -> None:
        for url, port in (("http://[2001:db8::7]", 80), ("https://[2001:db8::7]/", 443), ("https://[2001:db8::7]:8443", 8443)):
            with self.subTest(url), mock.patch("socket.getaddrinfo", side_effect=ConnectionRefusedError) as resolve:
                with self.assertRaises(KioskConnectionError):
                    Kiosk(url, "token", max_retries=0).products.list()
                self.assertEqual(resolve.call_args.args, ("2001:db8::7", port))

    def test_https_goes_through_the_proxy_of_the_environment(self) -> None:
        requests: List[str] = []

        def respond(handler: BaseHTTPRequestHandler) -> None:
            requests.append(f"{handler.command} {handler.path} {handler.headers['Proxy-Authorization']}")
            answer(handler, 403)

        with Server(respond) as server:
            proxy = server.url.replace("//", "//bot:p%40ss@")
            with mock.patch.dict(os.environ, {"https_proxy": proxy, "no_proxy": "shop.example"}):
                with self.assertRaisesRegex(KioskConnectionError, "403"):
                    Kiosk("https://kiosk.example.com", "token", max_retries=0).products.list()
                with mock.patch("socket.getaddrinfo", side_effect=ConnectionRefusedError) as resolve:
                    for url in ("https://api.shop.example", "http://kiosk.example.com"):
                        with self.assertRaises(KioskConnectionError):
                            Kiosk(url, "token", max_retries=0).products.list()
                hosts = [call.args for call in resolve.call_args_list]
            with mock.patch.dict(os.environ, {"https_proxy": "socks5://127.0.0.1"}):
                with self.assertRaisesRegex(KioskConnectionError, "must begin with http://"):
                    Kiosk("https://kiosk.example.com", "token", max_retries=0).products.list()
        self.assertEqual(requests, ["CONNECT kiosk.example.com:443 Basic Ym90OnBAc3M="])
        self.assertEqual(hosts, [("api.shop.example", 443), ("kiosk.example.com", 80)])

    def test_response_that_is_not_of_kiosk_is_an_error_that_may_have_happened(self) -> None:
        with Server(lambda handler: answer(handler, 200, b"<html>Welcome to the hotel network</html>")) as server:
            hotel = Kiosk(server.url, "token", max_retries=1)
            with self.assertRaises(KioskConnectionError) as lost:
                hotel.orders.create(by_ref("x"), VOYAGER)
            self.assertEqual((lost.exception.settled, lost.exception.attempts), (False, 2))
            with self.assertRaises(KioskConnectionError) as unread:
                hotel.products.list()
            self.assertEqual(unread.exception.attempts, 2)
            with self.assertRaises(KioskConnectionError) as registration:
                hotel.webhooks.create("https://shop.example/hook", ["stock.low"])
            self.assertEqual(registration.exception.attempts, 1)
        with Server(lambda handler: answer(handler, 307, Location="https://elsewhere.example")) as server:
            with self.assertRaises(KioskApiError) as moved:
                Kiosk(server.url, "token").products.list()
        self.assertEqual((moved.exception.status, moved.exception.code), (307, None))

    def test_success_without_what_was_made_is_an_error_that_has_the_key(self) -> None:
        for status, body in ((200, b""), (201, b"[]"), (201, b"null"), (204, b"")):
            with self.subTest(body, status=status), Server(lambda handler: answer(handler, status, body)) as server:
                with self.assertRaises(KioskConnectionError) as lost:
                    Kiosk(server.url, "token", max_retries=0).orders.create(by_ref("x"), VOYAGER)
                self.assertTrue(lost.exception.idempotency_key)
        with Server(lambda handler: answer(handler, 200)) as server:
            with self.assertRaises(KioskConnectionError):
                Kiosk(server.url, "token", max_retries=0).products.list()

    def test_interim_responses_are_not_the_response(self) -> None:
        def respond(handler: BaseHTTPRequestHandler) -> None:
            handler.wfile.write(b"HTTP/1.1 103 Early Hints\r\nLink: </style.css>\r\n\r\nHTTP/1.1 100 Continue\r\n\r\n")
            handler.wfile.write(b"HTTP/1.1 102 Processing\r\n\r\n")
            handler.protocol_version = "HTTP/1.1"
            handler.close_connection = True
            answer(handler, 200, b"[]")

        with Server(respond) as server:
            self.assertEqual(Kiosk(server.url, "token", max_retries=0).products.list(), [])

    def test_error_of_a_proxy_is_repeated_and_keeps_the_key_whatever_its_body_holds(self) -> None:
        for body in (
            b'{"success":false,"code":1000,"errors":[{"code":1000,"message":"x"},null,"y"]}',
            b'{"errors":[{"pointer":null,"parameter":7}]}',
            b'{"errors":{"a":1}}',
            b'{"errors":"x"}',
            b'["x"]',
        ):
            with self.subTest(body), Server(lambda handler: answer(handler, 503, body)) as server:
                with self.assertRaises(KioskApiError) as refused:
                    Kiosk(server.url, "token", max_retries=1).orders.create(by_ref("x"), VOYAGER)
                self.assertEqual((refused.exception.attempts, refused.exception.code), (2, None))
                self.assertTrue(refused.exception.idempotency_key)

    def test_response_that_ends_early_is_none(self) -> None:
        def respond(handler: BaseHTTPRequestHandler) -> None:
            handler.send_response(200)
            handler.send_header("Content-Length", "100")
            handler.end_headers()
            handler.wfile.write(b"[]")

        with Server(respond) as server:
            with self.assertRaises(KioskConnectionError):
                Kiosk(server.url, "token", max_retries=0).products.list()

    def test_what_cannot_be_sent_is_refused_before_anything_is_sent(self) -> None:
        unsent = Kiosk("http://192.0.2.1", "token")
        for call in (
            lambda: unsent.orders.retrieve(".."),
            lambda: unsent.orders.retrieve(""),
            lambda: unsent.orders.retrieve(42),  # type: ignore
            lambda: unsent.customers.create("\ud800"),
            lambda: unsent.orders.create(by_ref("x"), [{"variationId": "x", "quantity": float("nan")}]),  # type: ignore
            lambda: unsent.licenses.upload("x", "KEY-1"),
            lambda: unsent.webhooks.create("https://shop.example/hook", "order.created"),
            lambda: unsent.orders.create(by_ref("x"), VOYAGER, idempotency_key="key "),
            lambda: Kiosk("https://user:secret@kiosk.example.com", "token"),
            lambda: Kiosk("kiosk.example.com", "token"),
            lambda: Kiosk("https://kiosk.example.com/a b", "token"),
            lambda: Kiosk("https://kiosk.example.com:port", "token"),
            lambda: Kiosk("https://kiosk.example.com/api/v1/external", "token"),
            lambda: Kiosk("https://kiosk.example.com/api/v1/external/ ", "token"),
            lambda: unsent.orders.retrieve(None),  # type: ignore
            lambda: unsent.orders.cancel("id", idempotency_key=17),  # type: ignore
            lambda: unsent.orders.create("telegram:1", []),  # type: ignore
            lambda: unsent.orders.check(None, []),  # type: ignore
            lambda: unsent.products.quote("id", "telegram:1"),  # type: ignore
            lambda: unsent.customers.retrieve("telegram:1"),  # type: ignore
            lambda: unsent.wallets.retrieve("telegram:1"),  # type: ignore
            lambda: next(unsent.wallets.iterate_transactions("telegram:1")),  # type: ignore
            lambda: unsent.wallets.recharge("telegram:1", "1.00"),  # type: ignore
            lambda: Kiosk("https://kiosk.example.com", "secret\n"),
            lambda: Kiosk("https://kiosk.example.com", os.environ.get("KIOSK_NO_SUCH_TOKEN")),  # type: ignore
            lambda: Kiosk(os.environ.get("KIOSK_NO_SUCH_URL"), "token"),  # type: ignore
        ):
            with self.assertRaises(ValueError):
                call()
        self.assertNotEqual(new_idempotency_key(), new_idempotency_key())
        for end in ("/", " ", "/\n"):
            self.assertTrue(Kiosk(os.environ["KIOSK_URL"] + end, os.environ["KIOSK_TOKEN"]).products.list())
