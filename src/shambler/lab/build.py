"""Which engine is this? Results of different builds are never mixed."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from hashlib import sha256
from pathlib import Path

import msgspec

import shambler
from shambler import compiled
from shambler.games import find as find_game

PARTS = ("kernel", "games", "agents", "lab/simulate.py", "lab/family.py", "lab/families")
KINDS = (".py", ".so", ".pyd")


class Origin(msgspec.Struct, frozen=True):
    """What plays: the version, a fingerprint of the code, and of the content of each game."""

    engine: str
    build: str
    content: dict[str, str]


@cache
def build() -> str:
    """A fingerprint of all code that takes part in playing a game."""
    root, found = Path(shambler.__file__).parent, sha256(compiled.build().encode())
    for part in PARTS:
        for path in sorted([root / part] if part.endswith(".py") else (root / part).rglob("*")):
            if path.suffix in KINDS:
                found.update(path.relative_to(root).as_posix().encode() + b"\0")
                found.update(path.read_bytes() + b"\0")
    return found.hexdigest()[:16]


def origin_of(games: Iterable[str]) -> Origin:
    """What would play these games now."""
    content = {game: find_game(game).content_hash for game in sorted(set(games))}
    return Origin(shambler.__version__, build(), content)
