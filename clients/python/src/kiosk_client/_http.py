"""Sends one HTTP request, on a connection of its own: nothing is shared between threads, and no connection is stale."""

from __future__ import annotations

import asyncio
import http.client
import ssl
import time
from dataclasses import dataclass
from email.message import Message
from typing import Dict, Optional
from urllib.parse import urlsplit


@dataclass(frozen=True)
class Request:
    method: str
    url: str
    headers: Dict[str, str]
    body: Optional[bytes]
    # Seconds until the last byte of the response.
    timeout: float
    ssl_context: Optional[ssl.SSLContext]


@dataclass(frozen=True)
class Response:
    status: int
    headers: Message
    body: bytes


class _FinalResponse(http.client.HTTPResponse):
    """Skips interim responses (RFC 9110, 15.2), such as 103 Early Hints, of which http.client skips 100 alone."""

    def begin(self) -> None:
        super().begin()
        while self.status < 200 and self.status != http.client.SWITCHING_PROTOCOLS:
            self.headers = self.msg = None  # type: ignore[assignment] # begin does nothing else
            super().begin()


def send(request: Request) -> Response:
    """Follows no redirects: the API never redirects, and the token belongs to this server alone.

    Raises OSError (of which TimeoutError is one) and http.client.HTTPException.
    """
    url = urlsplit(request.url)
    deadline = time.monotonic() + request.timeout
    connection = _connect(url.scheme, url.hostname or "", url.port, request)
    connection.response_class = _FinalResponse
    try:
        target = url.path + ("?" + url.query if url.query else "")
        connection.connect()
        try:
            connection.request(request.method, target, body=request.body, headers=request.headers)
        except (BrokenPipeError, ConnectionResetError, ssl.SSLEOFError):
            pass  # a request that is refused need not be read to its end: the response says why
        _limit(connection, deadline)
        response = connection.getresponse()
        # The response takes the socket over when it ends the connection.
        body = _read(response, connection, deadline)
        return Response(response.status, response.headers, body)
    finally:
        connection.close()


def _connect(scheme: str, host: str, port: Optional[int], request: Request) -> http.client.HTTPConnection:
    if request.timeout <= 0:
        raise TimeoutError("the time is over")
    # Without a port http.client would take the end of an IPv6 address for one.
    if scheme == "http":
        return http.client.HTTPConnection(host, port or http.client.HTTP_PORT, timeout=request.timeout)
    context = request.ssl_context or ssl.create_default_context()
    return http.client.HTTPSConnection(host, port or http.client.HTTPS_PORT, timeout=request.timeout, context=context)


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
    left = deadline - time.monotonic()
    if left <= 0:
        raise TimeoutError("the time is over")
    if connection.sock is not None:
        connection.sock.settimeout(left)


async def asend(request: Request) -> Response:
    """The same in a thread. When its task is cancelled, the request goes on in the thread until its timeout."""
    return await asyncio.to_thread(send, request)


def sleep(seconds: float) -> None:
    time.sleep(seconds)


async def asleep(seconds: float) -> None:
    await asyncio.sleep(seconds)
