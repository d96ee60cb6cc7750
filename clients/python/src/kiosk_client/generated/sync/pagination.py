# Generated from _async/pagination.py by tools/generate_sync.py (make generate). Do not edit.
from __future__ import annotations

from typing import Any, Iterator, Callable, Optional

LARGEST_PAGE = 100


def iterate_pages(cursor: Optional[str], read_page: Callable[[Optional[str]], Any]) -> Iterator[Any]:
    """Iterates over the records of all pages from a cursor on. Reads a page when the loop needs it."""
    while True:
        page = read_page(cursor)
        for record in page["data"]:
            yield record
        cursor = page["pagination"]["nextCursor"]
        if cursor is None or len(page["data"]) < page["pagination"]["limit"]:
            return
