"""Which extra brings what the commands import, to say so when it is not there."""

from __future__ import annotations

from typing import Final

EXTRA_OF: Final = {
    "rich": "cli",
    "textual": "cli",
    "typer": "cli",
    "alembic": "server",
    "fastapi": "server",
    "limits": "server",
    "prometheus_client": "server",
    "sqlalchemy": "server",
    "structlog": "server",
    "uvicorn": "server",
    "websockets": "server",
    "psycopg": "postgres",
}


def missing(problem: ModuleNotFoundError) -> str | None:
    """How to get what was not found; nothing if it belongs to no extra."""
    module = (problem.name or "").partition(".")[0]
    extra = EXTRA_OF.get(module)
    return extra and f"this needs {module}: pip install 'shambler[{extra}]'"
