"""The hook between the lab and a family of games.

The lab plays any game. What a family may add: how to read the events of a finished game, how to
ask for a team of another size, and how to play a scenario from somebody's own file.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

import msgspec

from shambler.games import manifest_of
from shambler.games.manifest import load_part
from shambler.kernel import table_file
from shambler.kernel.content import raise_all
from shambler.kernel.errors import BadSetup
from shambler.kernel.event import Event
from shambler.kernel.machine import Game
from shambler.kernel.ruleset import Ruleset
from shambler.kernel.state import State


class Death(msgspec.Struct, frozen=True):
    """Somebody who was lost: who, to what, in which round, and where on the board."""

    who: str
    cause: str
    round: int
    place: str = ""


class Item(msgspec.Struct):
    """What became of all copies of a card or weapon in one game."""

    name: str
    had: int = 0  # dealt, found or posted
    used: int = 0
    kills: int = 0


class Tale(msgspec.Struct):
    """What the events of one game tell, counted."""

    deaths: list[Death] = []
    items: list[Item] = []
    counts: dict[str, float] = {}  # experience, spawned enemies, searches ...


class PlayedScenario(NamedTuple):
    """Where a scenario is played: its ruleset, the key it has there, options it adds."""

    rules: Ruleset
    scenario: str
    options: Mapping[str, Any] = {}


class Family:
    """A family about which nothing is known."""

    # What one may do at any time, at no cost, and never wins by: no answer to a puzzle.
    idle: frozenset[str] = frozenset()  # verbs

    # What people say in one breath with the end of what they were doing: who is next.
    breath: frozenset[str] = frozenset()  # kinds of questions

    def alike(self, game: Game[Any, Any]) -> State:
        """The state that stands for all those in which the rest of the turn is the same."""
        return game.state  # type: ignore[no-any-return]

    def tell(self, game: Game[Any, Any], events: Iterable[Event]) -> Tale:
        """Read the events of a finished game."""
        return Tale()

    def team(self, rules: Ruleset, size: int) -> dict[str, Any]:
        """The options that ask for a team of this size."""
        raise BadSetup(f"{rules.key}: the scenario says how many play")

    def open(self, rules: Ruleset, text: str, name: str) -> PlayedScenario:
        """A scenario from the text of somebody's own file: by default, a table with options."""
        table = table_file.read(text, name)
        raise_all(table_file.problems_of(rules, table, name))
        return PlayedScenario(rules, table.scenario, table.options)


_PLAIN = Family()
_families: dict[tuple[str, str], Family] = {}


def family_of(rules: Ruleset) -> Family:
    """The hook for a game: the one its manifest points to."""
    where = (rules.package, rules.key)
    found = _families.get(where)
    if found is None:
        pointer = manifest_of(rules).family
        found = _families[where] = load_part(pointer, Family) if pointer else _PLAIN
    return found
