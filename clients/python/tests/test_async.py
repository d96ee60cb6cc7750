import asyncio
import os
import unittest

from kiosk_client import AsyncKiosk, KioskApiError

from .setup import POOR, TOKEN, VOYAGER, new_customer


class Async(unittest.IsolatedAsyncioTestCase):
    def setUp(self) -> None:
        self.kiosk = AsyncKiosk(os.environ["KIOSK_URL"], TOKEN)
        self.flaky = AsyncKiosk(os.environ["KIOSK_FLAKY_URL"], TOKEN)

    async def test_keys_are_bought_at_the_same_time_and_charged_once(self) -> None:
        customer = new_customer()
        placed = await asyncio.gather(*(self.flaky.orders.create(customer, VOYAGER) for _ in range(3)))
        self.assertTrue(all(order["replayed"] for order in placed))
        order = await self.kiosk.orders.retrieve(placed[0]["id"])
        self.assertTrue(order["items"][0]["credentials"])
        self.assertEqual((await self.kiosk.wallets.retrieve(customer))["balance"], "170.30")
        rows = [row async for row in self.kiosk.wallets.iterate_transactions(customer, limit=2)]
        self.assertEqual(len(rows), 4)
        customer_id = order["customer"]["id"]
        seen = {one["id"] async for one in self.kiosk.orders.iterate(customer_id=customer_id, limit=2)}
        self.assertEqual(seen, {one["id"] for one in placed})

    async def test_errors_are_those_of_the_synchronous_client(self) -> None:
        with self.assertRaises(KioskApiError) as refused:
            await self.kiosk.orders.create(POOR, VOYAGER)
        self.assertEqual((refused.exception.code, refused.exception.missing), ("insufficient_balance", "9.90"))

    async def test_follower_is_cancelled_while_it_waits(self) -> None:
        customer = new_customer()
        placed = await self.kiosk.orders.create(customer, VOYAGER)
        found = asyncio.Event()

        async def follow() -> None:
            async for event in self.kiosk.with_options(attempt_timeout=5).events.follow(types=["order.created"]):
                if event["type"] == "order.created" and event["data"]["order"]["id"] == placed["id"]:
                    found.set()

        task = asyncio.create_task(follow())
        await asyncio.wait_for(found.wait(), 120)
        task.cancel()
        with self.assertRaises(asyncio.CancelledError):
            await task
