"""Sends each HTTP request on a new connection. So threads share nothing, and no connection is stale."""

from __future__ import annotations

import asyncio
import base64
import concurrent.futures
import functools
import http.client
import socket
import ssl
import threading
import time
from dataclasses import dataclass
from email.message import Message
from typing import Any, Dict, Optional, Tuple
from urllib.parse import unquote, urlsplit
from urllib.request import getproxies, proxy_bypass


@dataclass(frozen=True)
class Request:
    method: str
    url: str
    headers: Dict[str, str]
    body: Optional[bytes]
    # Seconds until the last byte of the response.
    timeout: float
    # The time.monotonic() until which asend waits for a thread and for the response.
    deadline: float
    # Whether the server may hold the request until there is something to return.
    waits: bool
    ssl_context: Optional[ssl.SSLContext]


@dataclass(frozen=True)
class Response:
    status: int
    headers: Message
    body: bytes


class _FinalResponse(http.client.HTTPResponse):
    """Skips all interim responses (RFC 9110, 15.2), such as 103 Early Hints. http.client itself skips only 100."""

    def begin(self) -> None:
        super().begin()
        while self.status < 200 and self.status != http.client.SWITCHING_PROTOCOLS:
            self.headers = self.msg = None  # type: ignore[assignment] # begin returns at once while they are set
            super().begin()


def send(request: Request) -> Response:
    """Sends a request and returns its response. HTTPS goes through the proxy of HTTPS_PROXY, unless NO_PROXY excludes the host.

    It follows no redirects: the API never redirects, and the token must go to this server only.

    Raises OSError (of which TimeoutError is one) and http.client.HTTPException.
    """
    url = urlsplit(request.url)
    deadline = time.monotonic() + request.timeout
    connection = _connect(url.scheme, url.hostname or "", url.port, request)
    connection.response_class = _FinalResponse
    connection._create_connection = functools.partial(_open, deadline)  # type: ignore[attr-defined] # see _open
    try:
        target = url.path + ("?" + url.query if url.query else "")
        connection.connect()
        try:
            connection.request(request.method, target, body=request.body, headers=request.headers)
        except (BrokenPipeError, ConnectionResetError, ssl.SSLEOFError):
            pass  # the server may respond without reading the whole body, for example with an error
        _limit(connection, deadline)
        response = connection.getresponse()
        # If the response ends the connection, getresponse has moved the socket to it, and connection.sock is None.
        body = _read(response, connection, deadline)
        return Response(response.status, response.headers, body)
    finally:
        connection.close()


def _connect(scheme: str, host: str, port: Optional[int], request: Request) -> http.client.HTTPConnection:
    if request.timeout <= 0:
        raise TimeoutError("timed out")
    # The port is always set: without one, http.client would parse the end of an IPv6 address as the port.
    if scheme == "http":
        return http.client.HTTPConnection(host, port or http.client.HTTP_PORT, timeout=request.timeout)
    port = port or http.client.HTTPS_PORT
    context = request.ssl_context or ssl.create_default_context()
    proxy = None if proxy_bypass(f"{host}:{port}") else getproxies().get("https")
    if not proxy:
        return http.client.HTTPSConnection(host, port, timeout=request.timeout, context=context)
    via = urlsplit(proxy if "://" in proxy else f"http://{proxy}")
    if via.scheme != "http" or not via.hostname:
        raise OSError("the URL of the proxy must begin with http:// and a host")
    connection = http.client.HTTPSConnection(via.hostname, via.port or http.client.HTTP_PORT, timeout=request.timeout, context=context)
    login = f"{unquote(via.username)}:{unquote(via.password or '')}" if via.username else ""
    credentials = "Basic " + base64.b64encode(login.encode()).decode()
    connection.set_tunnel(host, port, {"Proxy-Authorization": credentials} if login else None)
    return connection


def _open(deadline: float, address: Tuple[str, int], *_: object) -> socket.socket:
    """Connects to one of the addresses of a host before the deadline. Each gets an equal share of the time that is left.

    http.client itself would call socket.create_connection, which gives each address the whole time.
    """
    resolved = socket.getaddrinfo(*address, type=socket.SOCK_STREAM)
    for untried, (family, kind, protocol, _name, target) in zip(range(len(resolved), 0, -1), resolved):
        try:
            return _open_one(socket.socket(family, kind, protocol), target, deadline, untried)
        except OSError:
            if untried == 1:
                raise
    raise OSError("the host has no address")


def _open_one(sock: socket.socket, target: Any, deadline: float, untried: int) -> socket.socket:
    try:
        sock.settimeout(_left(deadline) / untried)
        sock.connect(target)
        sock.settimeout(_left(deadline))
        return sock
    except OSError:
        sock.close()
        raise


def _read(response: http.client.HTTPResponse, connection: http.client.HTTPConnection, deadline: float) -> bytes:
    chunks = []
    while True:
        _limit(connection, deadline)
        chunk = response.read1(65536)
        if not chunk:
            break
        chunks.append(chunk)
    if response.length:
        raise http.client.IncompleteRead(b"".join(chunks), response.length)
    return b"".join(chunks)


def _limit(connection: http.client.HTTPConnection, deadline: float) -> None:
    left = _left(deadline)
    if connection.sock is not None:
        connection.sock.settimeout(left)


def _left(deadline: float) -> float:
    """Returns the seconds until the deadline. Raises TimeoutError when it is over."""
    left = deadline - time.monotonic()
    if left <= 0:
        raise TimeoutError("timed out")
    return left


async def asend(request: Request) -> Response:
    """Calls send in a thread. If the task is cancelled, the request continues in the thread, at most until its timeout.

    The threads of the event loop are few, so a request that the server may hold has a thread of its own: other requests
    would wait for it.

    Raises the errors of send, and TimeoutError at the deadline.
    """
    left = None if request.deadline == float("inf") else request.deadline - time.monotonic()
    try:
        return await asyncio.wait_for(_send_in_own_thread(request) if request.waits else asyncio.to_thread(send, request), left)
    except asyncio.TimeoutError as error:
        raise TimeoutError("timed out") from error


async def _send_in_own_thread(request: Request) -> Response:
    """Calls send in a thread that ends with the program, so that the program need not wait for the response to end."""
    sent: "concurrent.futures.Future[Response]" = concurrent.futures.Future()
    sent.set_running_or_notify_cancel()

    def run() -> None:
        try:
            sent.set_result(send(request))
        except BaseException as error:
            sent.set_exception(error)

    threading.Thread(target=run, name="kiosk_client", daemon=True).start()
    return await asyncio.wrap_future(sent)


def sleep(seconds: float) -> None:
    time.sleep(seconds)


async def asleep(seconds: float) -> None:
    await asyncio.sleep(seconds)
