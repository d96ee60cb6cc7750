import os
import pickle
import unittest
from datetime import datetime, timedelta, timezone
from decimal import Decimal
from typing import Any

from kiosk_client import Kiosk, KioskApiError, KioskError, KioskSignatureError, by_id, by_phone, by_ref, verify_webhook

from .setup import POOR, RICH, TOKEN, VOYAGER, kiosk, new_customer, variation


class Operations(unittest.TestCase):
    def test_product_has_a_price_for_each_customer(self) -> None:
        products = kiosk.products.list()
        streamly = next(product for product in products if product["slug"] == "streamly-premium")
        self.assertEqual(len(kiosk.products.retrieve(streamly["id"])["priceTiers"][0]["prices"]), 1)
        quote = kiosk.products.quote(streamly["id"], RICH)
        self.assertEqual((quote["variations"][0]["price"], quote["variations"][0]["basePrice"]), ("44.90", "49.90"))
        self.assertNotIn("customer", kiosk.products.quote(streamly["id"]))
        self.assertEqual(len(kiosk.products.prices(RICH)), len(products))

    def test_key_is_bought_replaced_and_refunded(self) -> None:
        customer = new_customer()
        items = [{"variationId": variation("STREAM-30"), "quantity": 2}]
        self.assertEqual(kiosk.orders.check(customer, items)["total"], "99.80")
        placed = kiosk.orders.create(customer, items, notes="two")
        self.assertFalse(placed["replayed"])
        order = kiosk.orders.retrieve(placed["id"])
        self.assertEqual(order["status"], "COMPLETED")
        first, second = order["items"]
        self.assertTrue(first["credentials"].startswith("STREAM-"))
        replaced = kiosk.orders.replace_item(order["id"], first["id"], reason="did not work")
        self.assertEqual(sorted(item["status"] for item in replaced["items"]), ["DELIVERED", "DELIVERED", "REPLACED"])
        refunded = kiosk.orders.refund(order["id"], items=[second["id"]])
        self.assertEqual(refunded["refundedAmount"], "49.90")
        self.assertEqual(kiosk.wallets.retrieve(customer)["balance"], "150.10")

    def test_order_that_waits_for_stock_is_cancelled(self) -> None:
        placed = kiosk.orders.create(new_customer(), [{"variationId": variation("VOYAGER-365")}])
        self.assertEqual(placed["status"], "PENDING")
        self.assertEqual(kiosk.orders.cancel(placed["id"], reason="changed my mind")["status"], "CANCELLED")
        with self.assertRaises(KioskApiError) as refused:
            kiosk.orders.cancel(placed["id"])
        self.assertEqual((refused.exception.status, refused.exception.code), (409, "order_state"))
        self.assertTrue(refused.exception.settled)

    def test_orders_are_gone_through_page_by_page_each_once(self) -> None:
        customer = new_customer()
        placed = [kiosk.orders.create(customer, VOYAGER)["id"] for _ in range(5)]
        customer_id = kiosk.customers.retrieve(customer)["id"]
        seen = []
        hour_ago = datetime.now(timezone.utc) - timedelta(hours=1)
        for order in kiosk.orders.iterate(customer_id=customer_id, limit=2, date_from=hour_ago):
            seen.append(order["id"])
            if len(seen) == 2:
                kiosk.orders.create(customer, VOYAGER)
        self.assertEqual(seen, placed[::-1])
        self.assertEqual(kiosk.orders.list(customer_id=customer_id, limit=1)["pagination"]["total"], 6)

    def test_customer_is_registered_found_changed_linked_and_unlinked(self) -> None:
        ref, phone = f"telegram:{os.getpid()}", "+5511912345678"
        created = kiosk.customers.create("Zoë", external_ref=ref, phone=phone)
        self.assertFalse(created["phoneLinked"])
        self.assertTrue(kiosk.customers.link_phone(created["id"])["phoneLinked"])
        for identifier in (by_id(created["id"]), by_phone(phone), by_ref(ref)):
            self.assertEqual(kiosk.customers.retrieve(identifier)["id"], created["id"])
        self.assertEqual(kiosk.customers.update(created["id"], {"name": "Zoé", "email": None})["name"], "Zoé")
        self.assertFalse(kiosk.customers.unlink_phone(created["id"])["phoneLinked"])
        self.assertEqual(len(kiosk.customers.list(external_ref=ref)["data"]), 1)
        with self.assertRaises(KioskApiError) as refused:
            kiosk.customers.create("Eve", external_ref=ref)
        self.assertEqual(refused.exception.code, "external_ref_taken")
        everyone = [customer["id"] for customer in kiosk.customers.iterate(limit=3)]
        self.assertTrue(len(everyone) > 7 and created["id"] in everyone)

    def test_wallet_is_recharged_and_read_by_id_phone_and_reference(self) -> None:
        customer, phone = new_customer(), f"+55118{os.getpid():08d}"
        customer_id = kiosk.customers.retrieve(customer)["id"]
        kiosk.customers.link_phone(customer_id, phone)
        for identifier in (by_id(customer_id), by_phone(phone), customer):
            recharge = kiosk.wallets.recharge(identifier, Decimal("1.00"), reference="PIX 42")
            self.assertEqual(recharge["status"], "APPROVED")
            self.assertEqual(kiosk.wallets.retrieve(identifier)["balance"], recharge["balance"])
            self.assertEqual(kiosk.wallets.list_transactions(identifier, limit=1)["data"][0]["reference"], "PIX 42")
        hundred = kiosk.wallets.recharge(customer, Decimal("100").normalize())  # str makes 1E+2 of it
        self.assertEqual(hundred["amount"], "100.00")
        rows = kiosk.wallets.iterate_transactions(customer, limit=2)
        self.assertEqual(sum(Decimal(row["amount"]) for row in rows), Decimal("303.00"))

    def test_licenses_that_are_uploaded_fulfil_what_waits_for_them(self) -> None:
        items = [{"variationId": variation("VOYAGER-365"), "quantity": 2}]
        placed = kiosk.orders.create(new_customer(), items)
        licenses = [f"VOYAGER-{os.getpid()}-1", {"credentials": f"VOYAGER-{os.getpid()}-2", "externalRef": "batch 7"}]
        self.assertEqual(kiosk.licenses.upload(variation("VOYAGER-365"), licenses)["created"], 2)
        self.assertEqual(kiosk.orders.retrieve(placed["id"])["status"], "COMPLETED")

    def test_idempotency_key_tells_what_became_of_its_call(self) -> None:
        customer, key = new_customer(), f"message-{os.getpid()}"
        self.assertEqual(kiosk.idempotency_keys.retrieve(key)["status"], "unknown")
        placed = kiosk.orders.create(customer, VOYAGER, idempotency_key=key)
        self.assertEqual(kiosk.idempotency_keys.retrieve(key)["outcome"]["orderId"], placed["id"])
        again = kiosk.orders.create(customer, VOYAGER, idempotency_key=key)
        self.assertEqual((again["id"], again["replayed"]), (placed["id"], True))
        with self.assertRaises(KioskApiError) as refused:
            kiosk.orders.create(customer, VOYAGER, notes="other", idempotency_key=key)
        self.assertEqual((refused.exception.code, refused.exception.settled), ("idempotency_key_reused", False))
        self.assertEqual(refused.exception.idempotency_key, key)

    def test_requests_of_the_token_are_listed(self) -> None:
        cursor = kiosk.requests.list(after="end")["pagination"]["nextCursor"]
        error = refusal(lambda: kiosk.orders.retrieve("none"))
        logged: list[Any] = []
        for _ in range(10):  # other tests use the token, too
            page = kiosk.requests.list(cursor=cursor, status="4xx", wait="25s")
            logged += [request for request in page["data"] if request["requestId"] == error.request_id]
            if logged:
                break
            cursor = page["pagination"]["nextCursor"]
        self.assertEqual([(r["method"], r["path"], r["code"]) for r in logged], [("GET", "/orders/:id", "order_not_found")])

    def test_errors_carry_everything_that_the_problem_says(self) -> None:
        error = refusal(lambda: kiosk.orders.create(POOR, [{"variationId": variation("STREAM-30")}]))
        self.assertEqual((error.code, error.balance, error.required, error.missing), ("insufficient_balance", "0.00", "49.90", "49.90"))
        self.assertTrue(error.request_id and error.idempotency_key and error.settled)
        error = refusal(lambda: kiosk.orders.create(RICH, [{"variationId": variation("STREAM-30")}], expected_total="0.01"))
        self.assertEqual((error.status, error.code, error.total, error.settled), (409, "total_changed", "44.90", True))
        error = refusal(lambda: kiosk.orders.create(RICH, [{"variationId": variation("PIXELFORGE-365")}]))
        self.assertEqual((error.code, error.variation_id, error.available), ("insufficient_stock", variation("PIXELFORGE-365"), 0))
        error = refusal(lambda: kiosk.orders.create(RICH, [{"variationId": "no id"}, {"variationId": "none either"}]))
        self.assertEqual([field["pointer"] for field in error.fields], ["/items/0/variationId", "/items/1/variationId"])
        self.assertRegex(str(error), r"^kiosk: place an order: .*items/0/variationId must be a UUID")
        error = refusal(lambda: Kiosk(os.environ["KIOSK_URL"], TOKEN + "x").products.list())
        self.assertEqual((error.status, error.code, error.settled), (401, "unauthenticated", False))
        self.assertNotIn(TOKEN, repr(vars(error)))

    def test_errors_cross_processes_as_they_are(self) -> None:
        for failing in (
            lambda: kiosk.orders.create(POOR, [{"variationId": variation("STREAM-30")}]),
            lambda: Kiosk("http://127.0.0.1:9", TOKEN, max_retries=0).orders.create(POOR, []),
            lambda: verify_webhook("{}", {}, "secret"),
        ):
            with self.assertRaises((KioskError, KioskSignatureError)) as failed:
                failing()
            error = pickle.loads(pickle.dumps(failed.exception))
            self.assertIs(type(error), type(failed.exception))
            self.assertEqual((str(error), vars(error)), (str(failed.exception), vars(failed.exception)))


def refusal(call) -> KioskApiError:
    try:
        call()
    except KioskApiError as error:
        return error
    raise AssertionError("the call succeeded")
