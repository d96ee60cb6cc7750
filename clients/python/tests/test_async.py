import asyncio
import contextlib
import os
import subprocess
import sys
import threading
import unittest
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Callable, Iterator

from kiosk_client import AsyncKiosk, KioskApiError, KioskConnectionError

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


# More than an event loop has threads: the default is at most 32.
MANY = 40

# Cancels a follower while its request waits, and ends.
CANCELS_A_FOLLOWER = """
import asyncio, sys
from kiosk_client import AsyncKiosk

async def main():
    following = asyncio.create_task(AsyncKiosk(sys.argv[1], "token", attempt_timeout=3600).events.follow(cursor="c").__anext__())
    await asyncio.get_running_loop().run_in_executor(None, sys.stdin.readline)
    following.cancel()

asyncio.run(main())
"""


@contextlib.contextmanager
def server_that_holds(holds: Callable[[str], bool]) -> "Iterator[tuple[str, threading.Semaphore]]":
    """Serves empty lists. Requests whose path holds selects get no response until the end; each one releases the semaphore."""
    end, held = threading.Event(), threading.Semaphore(0)

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            if holds(self.path):
                held.release()
                end.wait()
            self.send_response(200)
            self.end_headers()
            self.wfile.write(b"[]")

        def log_message(self, *_: object) -> None:
            pass

    class ManyConnections(ThreadingHTTPServer):
        request_queue_size = 2 * MANY
        daemon_threads = True

    server = ManyConnections(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever, args=(0.01,))
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}", held
    finally:
        end.set()
        server.shutdown()
        thread.join()
        server.server_close()


class Threads(unittest.IsolatedAsyncioTestCase):
    async def test_calls_do_not_wait_for_requests_that_wait_for_events(self) -> None:
        with server_that_holds(lambda path: "wait=" in path) as (url, _):
            kiosk = AsyncKiosk(url, "token", attempt_timeout=3600)
            waiting = [asyncio.ensure_future(kiosk.events.list(wait="25s")) for _ in range(MANY)]
            self.assertEqual(await asyncio.wait_for(kiosk.products.list(), 60), [])
            self.assertFalse(any(task.done() for task in waiting))
            for task in waiting:
                task.cancel()

    async def test_call_ends_at_its_timeout_while_other_calls_have_all_threads(self) -> None:
        with server_that_holds(lambda path: True) as (url, _):
            kiosk = AsyncKiosk(url, "token", attempt_timeout=3600)
            others = [asyncio.ensure_future(kiosk.products.list()) for _ in range(MANY)]
            with self.assertRaises(KioskConnectionError) as failed:
                await asyncio.wait_for(kiosk.with_options(timeout=0.1).products.list(), 60)
            self.assertIsInstance(failed.exception.__cause__, TimeoutError)
            self.assertFalse(any(task.done() for task in others))
            for task in others:
                task.cancel()

    async def test_program_ends_without_the_response_of_a_cancelled_follower(self) -> None:
        with server_that_holds(lambda path: "wait=" in path) as (url, held):
            with subprocess.Popen([sys.executable, "-W", "error", "-c", CANCELS_A_FOLLOWER, url], stdin=subprocess.PIPE) as program:
                try:
                    self.assertTrue(await asyncio.to_thread(held.acquire, timeout=60))
                    await asyncio.to_thread(program.communicate, b"\n", 60)
                finally:
                    program.kill()  # it has ended already, unless it fails
                self.assertEqual(program.returncode, 0)
