# Generated from _async/client.py by tools/generate_sync.py (make generate). Do not edit.
from __future__ import annotations

import ssl
from typing import Any, Optional

from .catalog import Licenses, Products
from .customers import Customers, Wallets
from .events import Events, Webhooks
from .orders import IdempotencyKeys, Orders
from .requests import Requests
from .transport import Transport


class Kiosk:
    """Calls the external API of one store with one token.

    `base_url` is the part of the URL before /api/v1/external. `max_retries` is the maximum number of retries of a call.
    `attempt_timeout` is the maximum time of one attempt in seconds, and `timeout` that of the whole call.

    Raises ValueError when the base URL or the token is malformed.
    """

    def __init__(
        self,
        base_url: str,
        token: str,
        *,
        max_retries: int = 4,
        attempt_timeout: float = 30.0,
        timeout: Optional[float] = None,
        user_agent: str = "kiosk-client-python/1",
        ssl_context: Optional[ssl.SSLContext] = None,
    ) -> None:
        self._use(Transport(base_url, token, user_agent, max_retries, attempt_timeout, timeout, ssl_context))

    def _use(self, transport: Transport) -> None:
        self._transport = transport
        self.products = Products(transport)
        self.orders = Orders(transport)
        self.customers = Customers(transport)
        self.wallets = Wallets(transport)
        self.licenses = Licenses(transport)
        self.webhooks = Webhooks(transport)
        self.events = Events(transport)
        self.requests = Requests(transport)
        self.idempotency_keys = IdempotencyKeys(transport)

    def with_options(self, **options: Any) -> "Kiosk":
        """Returns a client with other options: max_retries, attempt_timeout, timeout, user_agent, ssl_context."""
        changed = Kiosk.__new__(Kiosk)
        changed._use(self._transport.with_options(**options))
        return changed
