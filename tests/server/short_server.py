"""A server of its own on which the first missions of Fort Hendrix are short.

``python -m tests.server.short_server PORT DATABASE``
"""

from __future__ import annotations

import sys

from shambler.server import app as web
from shambler.server.hosting import Hosting
from tests.short_fort import shortened


def serve(port: int, db: str) -> None:
    """Until it is killed."""
    with shortened():
        web.run("127.0.0.1", port, db, Hosting(new_tables=10**6, sockets=10**6))


if __name__ == "__main__":
    serve(int(sys.argv[1]), sys.argv[2])
