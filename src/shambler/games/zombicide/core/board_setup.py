"""What stands on the board when play begins, as files say it.

A zone is named by a cell in it (`4.0`: row and column from the upper left) or by what marks it:
`exit`, `objective:rolly`, `spawn:A`, `machine:bot`. How the team wins and loses, and what else is
special, is for ``missions/`` to add.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from shambler.games.zombicide.core.sheets import ContentTable
from shambler.games.zombicide.core.words import Amount, Color, Word
from shambler.kernel.content import Provenance, Words

GAP: Final = "-"  # no tile lies here


class SetupMarks(ContentTable, frozen=True, kw_only=True):
    """Where the parts of a set-up come from. `rules`: goals, set-up and special rules."""

    tiles: Provenance
    rotation: Provenance
    zones: Provenance
    rules: Provenance
    text: Provenance


class Rotation(ContentTable, frozen=True, kw_only=True):
    """How sure we are of the rotations: how many sets fit and which tiles they leave free."""

    confidence: Literal["high", "medium", "low"]
    solutions: int
    free: tuple[str, ...] = ()


class Start(ContentTable, frozen=True, kw_only=True):
    """A starting zone: for `all`, for a `random-group`, or for survivors by name."""

    zone: str
    who: Literal["all", "random-group"] | tuple[str, ...] = "all"


class Exit(ContentTable, frozen=True, kw_only=True):
    """Where survivors leave the board, each on foot or all together in a car."""

    zone: str
    by: Literal["foot", "car"] = "foot"
    rule: str = ""


class SpawnZone(ContentTable, frozen=True, kw_only=True):
    """A spawn zone, asleep or awake; `pool` names a set of hidden tokens."""

    id: str
    zone: str
    color: Color = "red"
    active: bool = True
    mold: Literal["none", "inactive", "active"] = "none"
    pool: str = ""
    rule: str = ""


class Objective(ContentTable, frozen=True, kw_only=True):
    """A token that lies face up; those in `Pool` lie face down. Some cannot be taken."""

    id: str
    zone: str
    color: Color
    takeable: bool = True
    name: Words | None = None
    rule: str = ""


class Pool(ContentTable, frozen=True, kw_only=True):
    """Objectives placed face down at random: as many zones as there are tokens in the mix."""

    zones: tuple[str, ...]
    mix: dict[Color, int]
    rule: str = ""


class PlacedMachine(ContentTable, frozen=True, kw_only=True):
    """A machine that stands on the board from the start."""

    type: str
    zone: str
    rule: str = ""


class Door(ContentTable, frozen=True, kw_only=True):
    """A token on the passage between two neighbouring cells."""

    id: str
    between: tuple[str, str]
    token: Literal["neutral", "purple", "green", "blue", "red", "exit"]
    state: Literal["closed", "open", "secured"] = "closed"
    rule: str = ""


class Barrier(ContentTable, frozen=True, kw_only=True):
    """A token that lies on a named opening of the tiles and stays there, open or closed."""

    at: str
    token: Literal["barricade", "door", "stairway"]
    state: Literal["closed", "open"] = "closed"
    rule: str = ""


class PlacedEnemies(ContentTable, frozen=True, kw_only=True):
    """Enemies that stand on the board from the start."""

    enemy: str
    zone: str
    count: Amount
    rule: str = ""


class BoardSetup(ContentTable, frozen=True, kw_only=True):
    """The tiles and all that is placed on them. `rule` fixes tiles and difficulty."""

    id: str
    name: Words
    intro: Words
    difficulty: Literal["easy", "medium", "hard", "very-hard", "special"]
    minutes: int
    survivors: Amount
    rule: str
    tiles: tuple[tuple[str, ...], ...]
    provenance: SetupMarks
    rotation: Rotation
    start: tuple[Start, ...]
    spawn: tuple[SpawnZone, ...]
    exit: Exit | None = None
    objective: tuple[Objective, ...] = ()
    pool: Pool | None = None
    machine: tuple[PlacedMachine, ...] = ()
    door: tuple[Door, ...] = ()
    barrier: tuple[Barrier, ...] = ()
    enemy: tuple[PlacedEnemies, ...] = ()
    special: tuple[Word, ...] = ()
    hour: int = 12  # at which the clock starts, where there is one
    game: str = ""  # for which it is, where its folder does not say it
    author: str = ""

    def grid(self) -> tuple[tuple[tuple[str, int] | None, ...], ...]:
        """The tiles as rows of (tile side, quarter turns clockwise); written `05-R@1`, `-` for
        a gap."""
        return turned_grid(self.tiles)

    def objective_colors(self) -> dict[str, int]:
        """How many objectives of each colour can be taken, hidden ones included."""
        mix = self.pool.mix if self.pool else {}
        colors: dict[str, int] = {str(color): count for color, count in mix.items()}
        for objective in self.objective:
            if objective.takeable:
                colors[objective.color] = colors.get(objective.color, 0) + 1
        return colors


def turned_grid(
    rows: Sequence[Sequence[str]],
) -> tuple[tuple[tuple[str, int] | None, ...], ...]:
    """Rows of tiles as files write them."""
    return tuple(tuple(_turned(entry) for entry in row) for row in rows)


def _turned(entry: str) -> tuple[str, int] | None:
    if entry == GAP:
        return None
    code, at, turns = entry.partition("@")
    if at and not turns.isdecimal():
        return entry, 0  # which no tile is called
    return code, int(turns or 0)
