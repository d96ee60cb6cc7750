"""What the Go test that runs these tests has set up."""

import itertools
import json
import os
import urllib.request

from kiosk_client import CustomerIdentifier, Kiosk, by_phone, by_ref

TOKEN = os.environ["KIOSK_TOKEN"]
CONTROL_URL = os.environ["KIOSK_CONTROL_URL"]
# The linked phones of a customer with money, and of one without.
RICH = by_phone(os.environ["KIOSK_CUSTOMER"])
POOR = by_phone(os.environ["KIOSK_POOR_CUSTOMER"])

kiosk = Kiosk(os.environ["KIOSK_URL"], TOKEN)
# The first attempt at every mutation is carried out, and loses its response.
flaky = Kiosk(os.environ["KIOSK_FLAKY_URL"], TOKEN)
direct = Kiosk(os.environ["KIOSK_DIRECT_URL"], TOKEN)


def variation(sku: str) -> str:
    return json.loads(os.environ["KIOSK_VARIATIONS"])[sku]


VOYAGER = [{"variationId": variation("VOYAGER-30")}]  # 9.90

_numbers = itertools.count(1)


def new_customer() -> CustomerIdentifier:
    """Registers a customer with 200.00 in the wallet."""
    customer = by_ref(f"test:{os.getpid()}:{next(_numbers)}")
    kiosk.customers.create("Test", external_ref=customer.value)
    kiosk.wallets.recharge(customer, "200.00")
    return customer


def restart() -> None:
    request = urllib.request.Request(f"{CONTROL_URL}/restart", method="POST")
    with urllib.request.urlopen(request) as response:
        assert response.status == 204
