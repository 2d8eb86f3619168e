"""``shambler strength``: agents on the same games, and who won how many."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from shambler.cli.simulating import Means, play
from shambler.lab.contests import contests, plans
from shambler.lab.strength import page


def strength(games: Sequence[str], means: Means, share: float, file: Path | None) -> None:
    """Play what is missing and write, or print, the page."""
    asked = contests(games, share)
    _, rows = play(plans(asked), means)
    text = page(asked, rows)
    if file is None:
        print(text)
    else:
        file.write_text(text, "utf-8")
