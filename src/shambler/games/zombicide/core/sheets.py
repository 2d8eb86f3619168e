"""What the files of an edition say of tiles, cards, skills, survivors, enemies and machines.

The types are written for all games of the family. A file says what a card *is*; what it does is a
word with parameters, so no engine code knows a card by its name. Which words there are is for
``content/`` to say: it stands above the systems that bring them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec

from shambler.games.zombicide.board.tiles import NamedSeam, TileSide
from shambler.games.zombicide.core.ability_kinds import (
    CardAbility,
    EnemyAbility,
    MachineAbility,
    SkillAbility,
)
from shambler.games.zombicide.core.words import LEVELS, Level
from shambler.kernel.content import Provenance, Words
from shambler.kernel.rules import Ledger
from shambler.kernel.structs import replace


class ContentTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table of a content file: unknown keys are refused."""


class Marked(ContentTable, frozen=True, kw_only=True):
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
    """One side of a tile. `names` holds keys of `the places of the content`."""

    id: str
    provenance: Provenance
    deck: str = ""  # where searches of its rooms draw from, if not from the first deck

    @property
    def number(self) -> str:
        """The tile this is a side of: `05` for `05-R`."""
        return self.id[:-1].rstrip("-")


class AttackLine(ContentTable, frozen=True, kw_only=True):
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
    attacks: tuple[AttackLine, ...] = ()
    dual: bool = False
    skills: tuple[str, ...] = ()
    abilities: tuple[CardAbility, ...] = ()
    rules: tuple[str, ...] = ()

    def same_as(self, other: Card) -> bool:
        """Whether both cards have the same front."""
        return (self.model or self.id) == (other.model or other.id)


class Skill(Marked, frozen=True, kw_only=True):
    """A skill of the ledger. With a `parameter` it is used as `id:value`: `starts-with:smg`."""

    id: str
    name: Words
    abilities: tuple[SkillAbility, ...]
    rules: tuple[str, ...]
    parameter: Literal["", "card", "skill", "armor"] = ""
    reward: bool = False  # can be had besides those of the danger levels


class SkillTrack(ContentTable, frozen=True, kw_only=True):
    """The skills to be had at each danger level."""

    blue: tuple[str, ...] = ()
    yellow: tuple[str, ...] = ()
    orange: tuple[str, ...] = ()
    red: tuple[str, ...] = ()

    def __iter__(self) -> Iterator[tuple[Level, tuple[str, ...]]]:
        for level in LEVELS:
            yield level, getattr(self, level)


class SurvivorSheet(Marked, frozen=True, kw_only=True):
    """A survivor. `look` describes the silhouette; `sides` holds further sides of the card.

    `inborn` are skills that all of their kind have, beside those of the danger levels.
    """

    id: str
    name: Words
    look: Words
    set: str
    kind: str
    skills: SkillTrack
    inborn: tuple[str, ...] = ()
    armor: int = 0
    health: int = 0
    sides: dict[str, SkillTrack] = {}
    rules: tuple[str, ...] = ()

    @property
    def track(self) -> SkillTrack:
        """What is to be had at each level; what is inborn comes with the first."""
        return replace(self.skills, blue=(*self.skills.blue, *self.inborn))


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
    abilities: tuple[EnemyAbility, ...] = ()


class EnemyCard(ContentTable, frozen=True, kw_only=True):
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
    card: str = ""  # that tells what it does, if there is one
    actions: tuple[Literal["move", "melee", "ranged"], ...]
    attacks: tuple[AttackLine, ...]
    toughness: int
    rules: tuple[str, ...]
    abilities: tuple[MachineAbility, ...] = ()


class EditionContent(msgspec.Struct, frozen=True, kw_only=True):
    """Everything an edition's files say that play needs, by id."""

    edition: str
    ledger: Ledger
    joins: dict[str, str]
    places: dict[str, Words]
    tiles: dict[str, Tile]
    cards: dict[str, Card]
    skills: dict[str, Skill]
    survivors: dict[str, SurvivorSheet]
    enemies: dict[str, Enemy]
    enemy_deck: tuple[EnemyCard, ...]
    machines: dict[str, Machine]
    hash: str
    gates: tuple[str, ...] = ()
    openings: dict[str, Words] = {}
    seams: tuple[NamedSeam, ...] = ()

    def skill(self, ref: str) -> Skill:
        """The skill a survivor or card refers to, its parameter filled in."""
        key, _, value = ref.partition(":")
        skill = self.skills[key]
        if not skill.parameter:
            return skill
        param: int | str = int(value) if skill.parameter == "armor" else value
        return replace(
            skill,
            id=ref,
            name=self._filled(skill, value),
            abilities=tuple(
                replace(ability, **{skill.parameter: param}) for ability in skill.abilities
            ),
        )

    def _filled(self, skill: Skill, value: str) -> Words:
        """The name of a skill with its parameter in words."""
        what = Words(value, value)
        if skill.parameter == "card":
            what = self.cards[value].name
        elif skill.parameter == "skill":
            what = self.skill(value).name
        return Words(
            skill.name.en.replace("{}", what.en),
            skill.name.fr.replace("{}", what.fr),
        )
