# Generated from _async/requests.py by tools/generate_sync.py (make generate). Do not edit.
from __future__ import annotations

from typing import Optional

from ..._request import Call, given
from ...types import RequestPage
from .transport import Transport


class Requests:
    """The log of the requests that were sent with this token, the oldest first. It needs no scope."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(
        self,
        *,
        cursor: Optional[str] = None,
        after: Optional[str] = None,
        status: Optional[str] = None,
        limit: Optional[int] = None,
        wait: Optional[str] = None,
    ) -> RequestPage:
        """Lists one page. It always has a "nextCursor": at the end of the log, later requests will follow it.

        Without `cursor` and `after` it is the newest `limit` requests. `after` is "start" for the oldest request in the
        log, or "end" for the next request. It cannot be used with `cursor`. `status` is a status such as "404", or a
        class such as "4xx". `wait` is how long to wait for a request when there is none, such as "25s". A request is in
        the log about a second after its response.
        """
        query = given(cursor=cursor, after=after, status=status, limit=limit, wait=wait)
        page: RequestPage = self._transport.read(Call("read requests", "GET", "/requests", query))
        return page
