"""Tables of content files as they are read: those of ``core/sheets`` with all words there are."""

from __future__ import annotations

from typing import Literal

from shambler.games.zombicide.board.tiles import NamedSeam
from shambler.games.zombicide.content.words import (
    AnyCardAbility,
    AnyEnemyAbility,
    AnyMachineAbility,
)
from shambler.games.zombicide.core.sheets import (
    Card,
    ContentTable,
    Enemy,
    Machine,
    Marked,
    Skill,
    Tile,
)
from shambler.games.zombicide.skills.words import AnySkillAbility
from shambler.kernel.content import Words


class TileFile(ContentTable, frozen=True, kw_only=True):
    """The tile sides, what facing borders give, and the names of places and openings.

    `gates` are the kinds of opening that may lead from a building to the open.
    """

    joins: dict[str, str]
    place: dict[str, Words]
    tile: tuple[Tile, ...]
    gates: tuple[str, ...] = ("airlock",)
    opening: dict[str, Words] = {}
    seam: tuple[NamedSeam, ...] = ()


class CardTable(Card, frozen=True, kw_only=True):
    """A card with the words of all systems."""

    abilities: tuple[AnyCardAbility, ...] = ()


class SkillTable(Skill, frozen=True, kw_only=True):
    """A skill with every word that skills may use."""

    abilities: tuple[AnySkillAbility, ...]


class EnemyTable(Enemy, frozen=True, kw_only=True):
    """A kind of enemy with the words of all systems."""

    abilities: tuple[AnyEnemyAbility, ...] = ()


class MachineTable(Machine, frozen=True, kw_only=True):
    """A machine with the words of all systems."""

    abilities: tuple[AnyMachineAbility, ...] = ()


class BoxComponent(Marked, frozen=True, kw_only=True):
    """A line of the component list, against which the rest of the content is counted."""

    id: str
    name: Words
    kind: Literal[
        "tile", "side", "miniature", "survivor", "machine", "card", "enemy-card", "token", "other"
    ]
    count: int
    of: str = ""
    rules: tuple[str, ...] = ()
