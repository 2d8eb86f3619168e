"""One abomination at a time, each with a character of its own (Z2E-074, Z2E-076, Z2E-077)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, ClassVar, Final

import msgspec

from shambler.games.zombicide.core.activation import Activation
from shambler.games.zombicide.core.foes import Spawned, kinds_with
from shambler.games.zombicide.core.game import ENEMY, ZombicideGame
from shambler.games.zombicide.core.gear import WeaponLimit
from shambler.games.zombicide.core.spawning import SpawnAt
from shambler.games.zombicide.core.state import ZombicideState
from shambler.games.zombicide.core.system import System
from shambler.games.zombicide.systems.abomination_deck.words import NoCombatHere, ShieldsFromFire
from shambler.games.zombicide.systems.molotov.moments import MolotovListener
from shambler.games.zombicide.systems.shooters.shooters import ZombieCard
from shambler.kernel.box import Occasion
from shambler.kernel.chance import Draw
from shambler.kernel.deck import Deck
from shambler.kernel.procedure import Procedure

if TYPE_CHECKING:
    from shambler.games.zombicide.core.sheets import AttackLine

KIND: Final = "abomination"


class AbominationState(msgspec.Struct, frozen=True):
    """The deck of kinds still to be drawn."""

    deck: Deck


def deck_in(state: ZombicideState) -> Deck:
    """The kinds not drawn since the last shuffle."""
    table: Any = state
    found: Deck = table.abominations.deck
    return found


def set_deck(state: ZombicideState, deck: Deck) -> None:
    """Some were drawn, or shuffled anew."""
    table: Any = state
    table.abominations = AbominationState(deck)


class StayOutOfReach(WeaponLimit):
    """No combat actions beside one that forbids them (Z2E-077)."""

    def why_not(self, game: ZombicideGame, who: int, cards: tuple[int, ...]) -> str:
        """Does it stand in the same zone?"""
        state, zone = game.state, game.state.survivors[who].zone
        if not state.infested >> zone & 1:
            return ""
        here = state.enemies[zone]
        for foe in game.world.system(AbominationDeck).forbids:
            if here[foe]:
                return "Z2E-077"
        return ""


LIMIT: Final = StayOutOfReach()


class AbominationDeck(System, MolotovListener):
    """Four kinds, drawn at random."""

    declares: ClassVar[bool] = False
    part: ClassVar[str] = "abominations"

    def __init__(self, world: Any) -> None:
        self.kinds = tuple(number for number, foe in enumerate(world.foes) if foe.type == KIND)
        self.forbids = kinds_with(world.content, NoCombatHere)
        self.shielding = kinds_with(world.content, ShieldsFromFire)

    @classmethod
    def limits(cls, attack: AttackLine) -> Iterable[WeaponLimit]:
        """Every weapon."""
        return (LIMIT,)

    def first(self, world: Any) -> AbominationState:
        """All of them."""
        return AbominationState(Deck(self.kinds))

    def shields(self, game: ZombicideGame, foes: tuple[int, ...], zone: int) -> tuple[int, ...]:
        """Those who take the fire on themselves."""
        here = game.state.enemies[zone]
        return (*foes, *(foe for foe in sorted(self.shielding) if here[foe]))


class AbominationCard(ZombieCard):
    """One comes; if one is there, it acts instead (Z2E-074)."""

    def brings(self, game: ZombicideGame, count: int) -> int:
        """One at most."""
        return min(1, count)

    def bring(self, game: ZombicideGame, card: Spawned, zone: int, count: int) -> None:
        """Not on every line of the card."""
        if not count:
            return
        kinds = game.world.system(AbominationDeck).kinds
        enemies, zones = game.state.enemies, game.zones_of(game.state.infested)
        if any(enemies[zone][foe] for zone in zones for foe in kinds):
            game.call(Activation(kinds, rule="Z2E-074"))
        else:
            game.call(DrawAbomination(zone))


class DrawAbomination(Procedure, frozen=True, gc=False):
    """Which one? An empty deck is made of those drawn before (FHR-23)."""

    draws: ClassVar[str] = "abomination"
    zone: int

    def occasion(self, game: ZombicideGame) -> Occasion:
        """Which one comes."""
        return Occasion("abomination", {"zone": self.zone}, "Z2E-074")

    def step(self, game: ZombicideGame) -> Draw | None:
        """Shuffling comes first, in a step of its own."""
        deck = deck_in(game.state)
        if not len(deck):
            set_deck(game.state, Deck(game.world.system(AbominationDeck).kinds))
            return None
        return Draw(ENEMY, deck)

    def drawn(self, game: ZombicideGame, cards: tuple[int, ...]) -> None:
        """It comes."""
        set_deck(game.state, deck_in(game.state).without(cards))
        game.goto(SpawnAt(self.zone, cards[0], 1))


ABOMINATION: Final = AbominationCard()
