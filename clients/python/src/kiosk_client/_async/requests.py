from __future__ import annotations

from typing import Optional

from .._request import Call, given
from ..types import RequestPage
from .transport import AsyncTransport


class AsyncRequests:
    """What this token has requested, the oldest first. It needs no scope."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def list(
        self,
        *,
        cursor: Optional[str] = None,
        after: Optional[str] = None,
        status: Optional[str] = None,
        limit: Optional[int] = None,
        wait: Optional[str] = None,
    ) -> RequestPage:
        """Lists one page. Its "nextCursor" leads on, also at the end.

        Without `cursor` and `after` it is the last `limit` requests. `after` is "start", to begin with the oldest that is
        kept, or "end", to begin with the next one; it excludes `cursor`. `status` is one such as "404", or a class such as
        "4xx". `wait` is how long to wait for a request when there is none, such as "25s". Requests are listed about a
        second after their response.
        """
        query = given(cursor=cursor, after=after, status=status, limit=limit, wait=wait)
        page: RequestPage = await self._transport.read(Call("read requests", "GET", "/requests", query))
        return page
