"""Tables in Markdown, for the pages that are made from results and code."""

from __future__ import annotations

from collections.abc import Sequence


def markdown(head: Sequence[str], lines: Sequence[Sequence[str]]) -> str:
    """A table."""
    made = [head, ["---"] * len(head), *lines]
    return "\n".join(f"| {' | '.join(line)} |" for line in made) + "\n"
