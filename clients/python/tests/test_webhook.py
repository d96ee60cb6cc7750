import json
import queue
import threading
import unittest
import urllib.request
from http.server import BaseHTTPRequestHandler, HTTPServer

from kiosk_client import KioskSignatureError, sign_webhook, verify_webhook

from .setup import CONTROL_URL, VOYAGER, kiosk, new_customer


class Signatures(unittest.TestCase):
    def test_signatures_are_verified_as_go_verifies_them(self) -> None:
        with urllib.request.urlopen(f"{CONTROL_URL}/signatures") as response:
            signatures = json.load(response)
        for one in signatures:
            for body in (one["body"], one["body"].encode("utf-8")):
                with self.subTest(one["name"]):
                    if not one["refused"]:
                        event = verify_webhook(body, one["headers"], one["secret"])
                        self.assertEqual(event["id"], "evt_01k31f8phye9x9y02ctdfapzgh")
                        continue
                    with self.assertRaises(KioskSignatureError) as refused:
                        verify_webhook(body, one["headers"], one["secret"])
                    self.assertEqual(refused.exception.reason, one["refused"])
                    self.assertEqual(refused.exception.response_status, 503 if one["refused"] in ("no_secret", "expired") else 400)

    def test_what_is_signed_for_a_test_is_genuine(self) -> None:
        body = '{"id":"evt_1","type":"order.completed"}'
        headers = {"x-service-signature": sign_webhook(body, "secret", 1767323045)}
        self.assertEqual(verify_webhook(body, headers, "secret", now=1767323045 + 299)["type"], "order.completed")
        with self.assertRaises(KioskSignatureError) as refused:
            verify_webhook(body, headers, "secret", now=1767323045 + 299, tolerance=10)
        self.assertEqual(refused.exception.reason, "expired")

    def test_tolerance_that_is_not_a_number_accepts_no_delivery(self) -> None:
        body = '{"id":"evt_1","type":"order.completed"}'
        headers = {"X-Service-Signature": sign_webhook(body, "secret", 0)}
        with self.assertRaises(KioskSignatureError) as refused:
            verify_webhook(body, headers, "secret", tolerance=float("nan"))
        self.assertEqual(refused.exception.reason, "expired")


class Deliveries(unittest.TestCase):
    def test_real_deliveries_are_verified(self) -> None:
        deliveries: "queue.Queue[tuple]" = queue.Queue()

        class Receiver(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                deliveries.put((self.rfile.read(int(self.headers["Content-Length"])), self.headers))
                self.send_response(204)
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        server = HTTPServer(("127.0.0.1", 0), Receiver)
        thread = threading.Thread(target=server.serve_forever, args=(0.01,))
        thread.start()
        try:
            url = f"http://127.0.0.1:{server.server_port}/hook"
            endpoint = kiosk.webhooks.create(url, ["order.completed"], description="test")
            sent = kiosk.webhooks.test(endpoint["id"])["eventId"]
            placed = kiosk.orders.create(new_customer(), VOYAGER)["id"]
            expected = {sent, placed}
            while expected:
                body, headers = deliveries.get(timeout=120)
                event = verify_webhook(body, headers, endpoint["secret"])
                expected.discard(event["id"])
                if event["type"] == "order.completed":
                    expected.discard(event["data"]["order"]["id"])
            self.assertEqual(kiosk.webhooks.retrieve(endpoint["id"])["url"], url)
            self.assertIn(endpoint["id"], [one["id"] for one in kiosk.webhooks.list()])
            kiosk.webhooks.list_deliveries(endpoint["id"], limit=1)
            for delivery in kiosk.webhooks.iterate_deliveries(endpoint["id"]):
                self.assertEqual(delivery["attempt"], 1)
            kiosk.webhooks.delete(endpoint["id"])
        finally:
            server.shutdown()
            thread.join()
            server.server_close()
