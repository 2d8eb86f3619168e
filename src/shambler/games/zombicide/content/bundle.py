"""Everything an edition's files say, put together."""

from __future__ import annotations

import msgspec

from shambler.games.zombicide.board.tiles import NamedSeam
from shambler.games.zombicide.content.parts import (
    Card,
    Component,
    Enemy,
    EnemyCard,
    Machine,
    Skill,
    Survivor,
    Tile,
)
from shambler.games.zombicide.missions.mission import Mission
from shambler.kernel.content import Words
from shambler.kernel.rules import Ledger


class Content(msgspec.Struct, frozen=True):
    """Everything an edition's files say, by id."""

    edition: str
    ledger: Ledger
    joins: dict[str, str]
    places: dict[str, Words]
    tiles: dict[str, Tile]
    cards: dict[str, Card]
    skills: dict[str, Skill]
    survivors: dict[str, Survivor]
    enemies: dict[str, Enemy]
    enemy_deck: tuple[EnemyCard, ...]
    machines: dict[str, Machine]
    components: dict[str, Component]
    missions: dict[str, Mission]
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
        return msgspec.structs.replace(
            skill,
            id=ref,
            name=self._filled(skill, value),
            abilities=tuple(
                msgspec.structs.replace(ability, **{skill.parameter: param})
                for ability in skill.abilities
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
