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

TOLERANCE_SECONDS = 300
MAX_BODY = 1 << 20


def genuine(secret: str, header: str, raw_body: bytes) -> bool:
    """Report whether the header signs the raw body with the secret, and recently."""
    fields = dict(part.partition("=")[::2] for part in header.split(","))
    timestamp = fields.get("t", "").encode()
    expected = hmac.new(secret.encode(), timestamp + b"." + raw_body, hashlib.sha256).hexdigest()
    if not hmac.compare_digest(expected.encode(), fields.get("v1", "").encode()):
        return False
    return abs(time.time() - int(timestamp)) <= TOLERANCE_SECONDS


SECRET = os.environ.get("KIOSK_WEBHOOK_SECRET", "")
seen = set()  # stands for a table with a unique column in your database
seen_lock = threading.Lock()


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        length = int(self.headers.get("Content-Length", 0))
        if length > MAX_BODY:
            self.answer(413)
            return
        raw_body = self.rfile.read(length)
        signatures = (
            self.headers.get("X-Service-Signature", ""),
            self.headers.get("X-Service-Signature-Next", ""),
        )
        if not any(genuine(SECRET, signature, raw_body) for signature in signatures):
            self.answer(400)
            return
        event = json.loads(raw_body)
        with seen_lock:
            if event["id"] not in seen:
                seen.add(event["id"])
                print("received", event["type"], event["id"], flush=True)  # put it on your own queue here
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
