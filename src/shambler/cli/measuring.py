"""``shambler strength``: agents on the same games, and who won how many."""

from __future__ import annotations

from pathlib import Path

from shambler.cli.simulating import Means, play
from shambler.lab.strength import Numbers, page, plans


def strength(means: Means, share: float, file: Path | None) -> None:
    """Play what is missing and write, or print, the page."""
    wanted = plans(Numbers().share(share))
    _, rows = play(wanted, means)
    text = page(rows)
    if file is None:
        print(text)
    else:
        file.write_text(text, "utf-8")
