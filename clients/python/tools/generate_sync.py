"""Writes the synchronous client, src/kiosk_client/generated/sync, from the asynchronous one, src/kiosk_client/_async.

With --check it writes nothing, and prints the files that are not current.
"""

import pathlib
import re
import sys

package = pathlib.Path(__file__).parent.parent / "src" / "kiosk_client"

# In this order. The relative imports of a package that is one level deeper have one more dot.
REPLACEMENTS = [
    (r"\basync (def|for|with)\b", r"\1"),
    (r"\bawait ", ""),
    (r"\bAwaitable\[(\w+)\]", r"\1"),
    (r", Awaitable\b", ""),
    (r"\basend\b", "send"),
    (r"\basleep\b", "sleep"),
    (r"\bAsync(?=[A-Z])", ""),
    (r"from \.\.(?=\w)", "from ..."),
]


def synchronous(text: str) -> str:
    for pattern, replacement in REPLACEMENTS:
        text = re.sub(pattern, replacement, text)
    return text


target = package / "generated" / "sync"
target.mkdir(exist_ok=True)
for source in sorted((package / "_async").glob("*.py")):
    if source.name == "__init__.py":
        text = '"""The synchronous client, generated from _async by tools/generate_sync.py. Do not edit."""\n'
    else:
        text = synchronous(source.read_text(encoding="utf-8"))
        text = f"# Generated from _async/{source.name} by tools/generate_sync.py (make generate). Do not edit.\n{text}"
    path = target / source.name
    if "--check" not in sys.argv:
        path.write_text(text, encoding="utf-8")
    elif not path.exists() or path.read_text(encoding="utf-8") != text:
        print(path)
