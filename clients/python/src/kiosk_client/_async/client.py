from __future__ import annotations

import ssl
from typing import Any, Optional

from .catalog import AsyncLicenses, AsyncProducts
from .customers import AsyncCustomers, AsyncWallets
from .events import AsyncEvents, AsyncWebhooks
from .orders import AsyncIdempotencyKeys, AsyncOrders
from .requests import AsyncRequests
from .transport import AsyncTransport


class AsyncKiosk:
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
        self._use(AsyncTransport(base_url, token, user_agent, max_retries, attempt_timeout, timeout, ssl_context))

    def _use(self, transport: AsyncTransport) -> None:
        self._transport = transport
        self.products = AsyncProducts(transport)
        self.orders = AsyncOrders(transport)
        self.customers = AsyncCustomers(transport)
        self.wallets = AsyncWallets(transport)
        self.licenses = AsyncLicenses(transport)
        self.webhooks = AsyncWebhooks(transport)
        self.events = AsyncEvents(transport)
        self.requests = AsyncRequests(transport)
        self.idempotency_keys = AsyncIdempotencyKeys(transport)

    def with_options(self, **options: Any) -> "AsyncKiosk":
        """Returns a client with other options: max_retries, attempt_timeout, timeout, user_agent, ssl_context."""
        changed = AsyncKiosk.__new__(AsyncKiosk)
        changed._use(self._transport.with_options(**options))
        return changed
