"""What missions change on the table before anybody decides anything."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from shambler.games.zombicide.core.state import EMPTY, ZombicideState, take_from_stocks
from shambler.games.zombicide.core.words import CardId, Color, PoolId, TileId, Word, ZoneName
from shambler.games.zombicide.missions.marks import CREW
from shambler.games.zombicide.systems.noise.noise import noise_in

if TYPE_CHECKING:
    from shambler.games.zombicide.core.world import ZombicideWorld


class SetupEffect(Word, frozen=True, kw_only=True, tag_field="effect"):
    """Something that is done once, when the table is laid."""

    def prepare(self, world: ZombicideWorld, state: ZombicideState) -> None:
        """Some only tell what other parts of the mission file do."""


class SetAsideCards(SetupEffect, frozen=True, kw_only=True, tag="set-aside-cards"):
    """One copy of each card is kept apart (INV-M0-04)."""

    cards: tuple[CardId, ...]

    def prepare(self, world: ZombicideWorld, state: ZombicideState) -> None:
        """Out of the deck it belongs to."""
        for name in self.cards:
            card = world.copies[name][0]
            if not take_from_stocks(state, card):
                state.prototypes = state.prototypes.remove(card)
            state.aside = (*state.aside, card)


class Equip(SetupEffect, frozen=True, kw_only=True, tag="equip"):
    """Every member of the team wears a tank (INV-MIS-03)."""

    card: CardId
    slot: Literal["body"]
    who: Literal["all"]

    def prepare(self, world: ZombicideWorld, state: ZombicideState) -> None:
        """From the supply."""
        for survivor in state.survivors[: world.team]:
            at = survivor.body.index(EMPTY)
            card = next(card for card in state.supply if world.cards[card].id == self.card)
            survivor.body = (*survivor.body[:at], card, *survivor.body[at + 1 :])
            state.supply = tuple(other for other in state.supply if other != card)


class PlaceCrew(SetupEffect, frozen=True, kw_only=True, tag="place-crew"):
    """Noise tokens that stand for people (INV-M3-06)."""

    zone: ZoneName
    tokens: int

    def prepare(self, world: ZombicideWorld, state: ZombicideState) -> None:
        """All in one zone."""
        state.tally[CREW] = self.tokens
        noise_in(state)[world.place(self.zone)] = self.tokens


class HideSpawnToken(SetupEffect, frozen=True, kw_only=True, tag="hide-spawn-token"):
    """One token of the pool has another colour; which one, nobody knows (INV-M6-03)."""

    pool: PoolId
    color: Color
    tiles: tuple[TileId, ...]

    def prepare(self, world: ZombicideWorld, state: ZombicideState) -> None:
        """The colours lie ready; they are turned up one by one."""
        pool = [token for token in state.spawns if token.pool == self.pool]
        state.buried = (self.color, *(token.color for token in pool[1:]))


class SetAsideObjectives(SetupEffect, frozen=True, kw_only=True, tag="set-aside-objectives"):
    """Objectives of these colours are not in the mix: its pool lists the others."""

    colors: tuple[Color, ...]


class SplitSurvivors(SetupEffect, frozen=True, kw_only=True, tag="split-survivors"):
    """The team begins in groups: the mission has a starting zone for each."""

    groups: Literal[2]


AnySetup: TypeAlias = (
    SetAsideCards | Equip | PlaceCrew | HideSpawnToken | SetAsideObjectives | SplitSurvivors
)


def setup_of(world: ZombicideWorld) -> tuple[AnySetup, ...]:
    """What the mission of a table does when it is laid."""
    mission: Any = world.mission
    found: tuple[AnySetup, ...] = mission.setup
    return found
