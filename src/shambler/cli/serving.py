"""``shambler serve``: the web server."""

from __future__ import annotations

from importlib import import_module

from shambler.kernel.errors import ShamblerError


def serve(host: str, port: int, db: str | None, open_browser: bool) -> None:
    """Run the server until it is stopped."""
    try:
        server = import_module("shambler.server.app")
    except ImportError as problem:
        raise ShamblerError(f"the web server cannot be loaded: {problem}") from problem
    server.run(host=host, port=port, db=db, open_browser=open_browser)
