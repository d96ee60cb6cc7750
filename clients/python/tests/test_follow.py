import unittest

from kiosk_client import Kiosk, KioskApiError

from .setup import VOYAGER, direct, kiosk, new_customer, restart


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
        failures = []
        events = direct.with_options(attempt_timeout=30).events

        def note(error: Exception) -> None:
            failures.append(error)
            events._transport.__dict__["base_url"] = direct._transport.base_url

        events._transport.__dict__["base_url"] = "http://127.0.0.1:9"
        self.assertTrue(next(events.follow(on_disconnect=note))["id"])
        self.assertEqual(len(failures), 1)

    def test_follower_stops_at_what_does_not_pass(self) -> None:
        with self.assertRaises(KioskApiError) as refused:
            next(Kiosk(direct._transport.base_url, "wrong").events.follow())
        self.assertEqual(refused.exception.code, "unauthenticated")
        with self.assertRaises(KioskApiError) as refused:
            next(direct.events.follow(after="evt_unknown"))
        self.assertEqual(refused.exception.code, "invalid_input")

    def test_events_that_have_happened_are_gone_through_once(self) -> None:
        ids = [event["id"] for event in kiosk.events.iterate(limit=3)]
        self.assertTrue(len(ids) > 3 and len(set(ids)) == len(ids))
