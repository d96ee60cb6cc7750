from __future__ import annotations

from typing import Any, AsyncIterator, Awaitable, Callable, Optional

LARGEST_PAGE = 100


async def iterate_pages(cursor: Optional[str], read_page: Callable[[Optional[str]], Awaitable[Any]]) -> AsyncIterator[Any]:
    """Iterates over the records of all pages from a cursor on. Reads a page when the loop needs it."""
    while True:
        page = await read_page(cursor)
        for record in page["data"]:
            yield record
        cursor = page["pagination"]["nextCursor"]
        if cursor is None or len(page["data"]) < page["pagination"]["limit"]:
            return
