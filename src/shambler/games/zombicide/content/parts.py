"""Tiles, cards, skills, survivors, enemies, machines and the component list, as typed values.

The types are written for all games of the family. A file says what a card *is*; what it does is a
word with parameters (see `words`), so no engine code knows a card by its name.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec

from shambler.games.zombicide.board.tiles import NamedSeam, TileSide
from shambler.games.zombicide.content.words import (
    AnyCardAbility,
    AnyEnemyAbility,
    AnyMachineAbility,
)
from shambler.games.zombicide.core.words import LEVELS, Level
from shambler.games.zombicide.skills.words import AnySkillAbility
from shambler.kernel.content import Provenance, Words


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table of a content file: unknown keys are refused."""


class Marked(Record, frozen=True, kw_only=True):
    """A table that says where its values come from; `provenance_of` holds the exceptions by field.

    `source` names the public source or the reason, for readers.
    """

    provenance: Provenance
    provenance_of: dict[str, Provenance] = {}
    source: str = ""

    def mark(self, field: str) -> Provenance:
        """Where the value of one field comes from."""
        return self.provenance_of.get(field, self.provenance)


class Tile(TileSide, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One side of a tile. `names` holds keys of `TileFile.place`."""

    id: str
    provenance: Provenance
    deck: str = ""  # where searches of its rooms draw from, if not from the first deck

    @property
    def number(self) -> str:
        """The tile this is a side of: `05` for `05-R`."""
        return self.id[:-1].rstrip("-")


class TileFile(Record, frozen=True, kw_only=True):
    """The tile sides, what facing borders give, and the names of places and openings.

    `gates` are the kinds of opening that may lead from a building to the open.
    """

    joins: dict[str, str]
    place: dict[str, Words]
    tile: tuple[Tile, ...]
    gates: tuple[str, ...] = ("airlock",)
    opening: dict[str, Words] = {}
    seam: tuple[NamedSeam, ...] = ()


class Attack(Record, frozen=True, kw_only=True):
    """One way to attack with a weapon. No dice: the attack does not roll (fire, for instance)."""

    combat: Literal["melee", "ranged"]
    range: tuple[int, int]
    dice: int = 0
    accuracy: int = 0
    damage: int = 0
    ammo: str = ""
    noise: bool = False


class Card(Marked, frozen=True, kw_only=True):
    """An equipment card. Cards of one `model` have the same front and may be used as a pair.

    `skills` are those that the card gives while it is in use: on a weapon, for its attacks.
    """

    id: str
    name: Words
    deck: str
    copies: int
    kind: Literal["melee", "ranged", "ammo", "item", "event", "reference"]
    slot: Literal["hand", "body", "none"] = "none"
    model: str = ""
    attacks: tuple[Attack, ...] = ()
    dual: bool = False
    skills: tuple[str, ...] = ()
    abilities: tuple[AnyCardAbility, ...] = ()
    rules: tuple[str, ...] = ()

    def same_as(self, other: Card) -> bool:
        """Whether both cards have the same front."""
        return (self.model or self.id) == (other.model or other.id)


class Skill(Marked, frozen=True, kw_only=True):
    """A skill of the ledger. With a `parameter` it is used as `id:value`: `starts-with:smg`."""

    id: str
    name: Words
    abilities: tuple[AnySkillAbility, ...]
    rules: tuple[str, ...]
    parameter: Literal["", "card", "skill", "armor"] = ""


class SkillTrack(Record, frozen=True, kw_only=True):
    """The skills to be had at each danger level."""

    blue: tuple[str, ...] = ()
    yellow: tuple[str, ...] = ()
    orange: tuple[str, ...] = ()
    red: tuple[str, ...] = ()

    def __iter__(self) -> Iterator[tuple[Level, tuple[str, ...]]]:
        for level in LEVELS:
            yield level, getattr(self, level)


class Survivor(Marked, frozen=True, kw_only=True):
    """A survivor. `look` describes the silhouette; `sides` holds further sides of the card."""

    id: str
    name: Words
    look: Words
    set: str
    kind: str
    skills: SkillTrack
    armor: int = 0
    health: int = 0
    sides: dict[str, SkillTrack] = {}
    rules: tuple[str, ...] = ()


class Enemy(Marked, frozen=True, kw_only=True):
    """A kind of enemy. `type` is what rules and skills speak of, whatever its full name."""

    id: str
    type: str
    name: Words
    plural: Words
    miniatures: int
    actions: int
    damage: int
    toughness: int
    experience: int
    priority: int
    rules: tuple[str, ...]
    abilities: tuple[AnyEnemyAbility, ...] = ()


class EnemyCard(Record, frozen=True, kw_only=True):
    """A card of the enemy deck; `counts` by danger level.

    `spawn`, `rush` and `abomination` put that many on the spawn zone, `mold` on every zone with
    active mold, `extra` gives all of the type that many extra activations, `open` opens barricades.
    """

    number: int
    kind: Literal["spawn", "rush", "abomination", "mold", "extra", "open"]
    enemy: str
    counts: tuple[int, int, int, int]
    shooter: bool = False
    provenance: Provenance


class Machine(Marked, frozen=True, kw_only=True):
    """A machine that survivors steer; missions speak of its `type`."""

    id: str
    type: str
    name: Words
    card: str
    actions: tuple[Literal["move", "melee", "ranged"], ...]
    attacks: tuple[Attack, ...]
    toughness: int
    rules: tuple[str, ...]
    abilities: tuple[AnyMachineAbility, ...] = ()


class Component(Marked, frozen=True, kw_only=True):
    """A line of the component list, against which the rest of the content is counted."""

    id: str
    name: Words
    kind: Literal[
        "tile", "side", "miniature", "survivor", "machine", "card", "enemy-card", "token", "other"
    ]
    count: int
    of: str = ""
    rules: tuple[str, ...] = ()
