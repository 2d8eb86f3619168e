"""Which verbs of a game belong together, and the letter they have in every question.

``verbs.json`` lies beside a game's manifest. The terminal and the page read the same file.
"""

from __future__ import annotations

from functools import cache

import msgspec

from shambler.games.manifest import BadManifest, folders_of
from shambler.kernel.ruleset import Ruleset
from shambler.kernel.typed import ready

FILE = "verbs.json"


class VerbGroup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Verbs that do the same sort of thing. ``name`` and ``icon`` are for the page."""

    name: str
    letter: str
    icon: str
    verbs: tuple[str, ...]


def verb_groups(rules: Ruleset) -> tuple[VerbGroup, ...]:
    """The groups of a game, in the order in which they are shown; empty if it names none."""
    return _near(rules.package)


@cache
def _near(module: str) -> tuple[VerbGroup, ...]:
    for folder in folders_of(module):
        path = folder / FILE
        if path.is_file():
            try:
                return msgspec.json.decode(path.read_bytes(), type=ready(tuple[VerbGroup, ...]))
            except (OSError, msgspec.MsgspecError) as problem:
                raise BadManifest(f"{path}: {problem}") from problem
    return ()
