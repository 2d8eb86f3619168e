"""The table drawn in text."""

from __future__ import annotations

from shambler.games.invazions.table import Table


def sketch(game: Table, seat: int | None, language: str) -> str:
    """Placeholder."""
    return ""
