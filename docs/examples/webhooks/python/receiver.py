"""A webhook receiver that needs only Python's standard library (3.9 or later).

    KIOSK_WEBHOOK_SECRET=… PORT=9000 python3 receiver.py
"""

import hashlib
import hmac
import json
import os
import sys
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Optional

TOLERANCE_SECONDS = 300
MAX_BODY = 1 << 20


def signed_at(secret: str, header: str, raw_body: bytes) -> Optional[int]:
    """Return when the header signed the raw body with the secret, in Unix seconds, None if it did not."""
    fields = dict(part.partition("=")[::2] for part in header.split(","))
    timestamp = fields.get("t", "").encode()
    expected = hmac.new(secret.encode(), timestamp + b"." + raw_body, hashlib.sha256).hexdigest()
    if not hmac.compare_digest(expected.encode(), fields.get("v1", "").encode()):
        return None
    return int(timestamp)


SECRET = os.environ.get("KIOSK_WEBHOOK_SECRET", "")
seen = set()  # stands for a table with a unique column in your database
seen_lock = threading.Lock()


def take(event: dict) -> None:
    """Put an event that is new on your own queue.

    Do that in one transaction with storing its id: an id that is stored without its event loses
    the event.
    """
    with seen_lock:
        if event["id"] not in seen:
            print("received", event["type"], event["id"], flush=True)  # stands for your queue
            seen.add(event["id"])


class Receiver(BaseHTTPRequestHandler):
    timeout = 10  # seconds to wait for more of a request

    def do_POST(self) -> None:
        length = int(self.headers.get("Content-Length", 0))
        if not 0 <= length <= MAX_BODY:
            self.answer(413)
            return
        raw_body = self.rfile.read(length)
        at = signed_at(SECRET, self.headers.get("X-Service-Signature", ""), raw_body)
        if at is None:
            at = signed_at(SECRET, self.headers.get("X-Service-Signature-Next", ""), raw_body)
        if at is None:
            self.answer(400)
            return
        if abs(time.time() - at) > TOLERANCE_SECONDS:
            self.answer(503)  # one of the clocks is wrong, or someone plays back what they recorded
            return
        try:
            take(json.loads(raw_body))
        except Exception as error:
            print("not taken:", repr(error), file=sys.stderr)
            self.answer(503)  # it is genuine, and a 4xx is final
            return
        self.answer(204)

    def answer(self, status: int) -> None:
        self.send_response(status)
        self.end_headers()

    def log_message(self, *args) -> None:
        pass


if __name__ == "__main__":
    if not SECRET:
        sys.exit("set KIOSK_WEBHOOK_SECRET to the endpoint's secret")
    server = ThreadingHTTPServer(("127.0.0.1", int(os.environ.get("PORT", 9000))), Receiver)
    print(f"listening on http://127.0.0.1:{server.server_port}", flush=True)
    server.serve_forever()
