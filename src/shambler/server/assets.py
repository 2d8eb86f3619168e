"""Scripts, styles and drawings of the page: packed for browsers that take that, kept for good.

Their names hold a print of what is in them: another content has another name. They hold nothing of
anybody's, so that packing tells nobody a secret.
"""

from __future__ import annotations

import gzip
from functools import lru_cache
from pathlib import Path
from typing import Final

from anyio import to_thread
from starlette.datastructures import Headers
from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

FOR_GOOD: Final = "public, max-age=31536000, immutable"
PACKED: Final = (".css", ".js", ".json", ".svg")
MOST: Final = 256  # files that are remembered


@lru_cache(MOST)
def packed(path: str, changed: int) -> bytes:
    """A file, packed once after each change."""
    return gzip.compress(Path(path).read_bytes(), 9, mtime=0)


class Assets(StaticFiles):
    """A folder of such files."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """The file as it is, or packed; whole files only: whoever wants a part has it unpacked."""
        found = await super().get_response(path, scope)
        found.headers["Cache-Control"] = FOR_GOOD
        found.headers["Vary"] = "Accept-Encoding"
        asked = Headers(scope=scope)
        if not isinstance(found, FileResponse) or not path.endswith(PACKED) or "range" in asked:
            return found
        if "gzip" not in asked.get("accept-encoding", ""):
            return found
        changed = found.stat_result.st_mtime_ns if found.stat_result else 0
        body = await to_thread.run_sync(packed, str(found.path), changed)
        headers = {
            "Cache-Control": FOR_GOOD,
            "Content-Encoding": "gzip",
            "ETag": f"W/{found.headers['etag']}",  # the same content in another shape
            "Last-Modified": found.headers["last-modified"],
            "Vary": "Accept-Encoding",
        }
        return Response(body, headers=headers, media_type=found.media_type)
