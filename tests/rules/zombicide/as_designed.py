"""What the files of an edition say, one line for each entry: prose and provenance are left out.

``as_designed/<edition>.txt`` holds the lines as the boxes, books and our own designs have them.
Where one of them is changed on purpose: ``python -m tests.rules.zombicide.as_designed``, and look
at every line that is not as it was.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from shambler.games.zombicide.hendrix import RULES as HENDRIX
from shambler.games.zombicide.invader import RULES as INVADER
from shambler.games.zombicide.living_dead import RULES as LIVING_DEAD
from shambler.kernel.content import Words

HOME = Path(__file__).parent / "as_designed"
EDITIONS = {"hendrix": HENDRIX, "invader": INVADER, "living_dead": LIVING_DEAD}
PROSE = {
    "author", "game", "intro", "look", "name", "plural", "provenance", "provenance_of", "rotation",
    "rule", "rules", "source", "story", "text",
}  # fmt: skip


def told(value: Any) -> str:
    """A word with its fields, a list of them, or a plain value."""
    if isinstance(value, msgspec.Struct):
        fields = {name: getattr(value, name) for name in value.__struct_fields__}
        kept = [f"{name}={told(one)}" for name, one in fields.items() if _matters(name, one)]
        word = type(value).__struct_config__.tag
        return f"({' '.join([*([str(word)] if word else []), *kept])})"
    if isinstance(value, tuple | list):
        return f"[{' '.join(map(told, value))}]"
    if isinstance(value, dict):
        return f"{{{' '.join(f'{key}:{told(one)}' for key, one in value.items())}}}"
    return str(value)


def _matters(name: str, value: Any) -> bool:
    return name not in PROSE and not isinstance(value, Words) and value not in ("", None, (), {})


def lines(edition: str, part: str) -> Iterator[tuple[str, str]]:
    """The entries of a part of the content: what they are called, and what they say."""
    found = getattr(EDITIONS[edition].content, part)
    entries = found if isinstance(found, dict) else {entry.number: entry for entry in found}
    for key, entry in entries.items():
        yield f"{part} {key}", told(entry)


PARTS = (
    "missions",
    "cards",
    "skills",
    "survivors",
    "enemies",
    "enemy_deck",
    "machines",
    "components",
    "tiles",
)


def main() -> None:
    """Write the lines down as they are now."""
    for edition in EDITIONS:
        text = [f"{name} {line}\n" for part in PARTS for name, line in lines(edition, part)]
        (HOME / f"{edition}.txt").write_text("".join(text), "utf-8")


if __name__ == "__main__":
    main()
