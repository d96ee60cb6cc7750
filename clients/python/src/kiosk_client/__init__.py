"""The client of Kiosk's external API.

    from kiosk_client import Kiosk, by_ref

    kiosk = Kiosk("https://kiosk.example.com", os.environ["KIOSK_TOKEN"])
    order = kiosk.orders.create(by_ref("telegram:12345"), [{"variationId": variation_id}])
"""

from . import types
from ._async.client import AsyncKiosk
from ._request import CustomerIdentifier, by_id, by_phone, by_ref
from ._retry import new_idempotency_key
from .errors import KioskApiError, KioskConnectionError, KioskError
from .generated.sync.client import Kiosk
from .webhook import KioskSignatureError, sign_webhook, verify_webhook

__version__ = "1.1.0"

__all__ = [
    "AsyncKiosk",
    "CustomerIdentifier",
    "Kiosk",
    "KioskApiError",
    "KioskConnectionError",
    "KioskError",
    "KioskSignatureError",
    "by_id",
    "by_phone",
    "by_ref",
    "new_idempotency_key",
    "sign_webhook",
    "types",
    "verify_webhook",
]
