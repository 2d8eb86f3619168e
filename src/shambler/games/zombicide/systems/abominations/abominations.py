"""Abominations: cards of their own, and what brings them when other figures run out (INV-MINI)."""

from __future__ import annotations

from typing import Final

from shambler.games.zombicide.core import options as opt
from shambler.games.zombicide.core.activation import Activation
from shambler.games.zombicide.core.edition import EnemyCardKind
from shambler.games.zombicide.core.foes import Spawned
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.hooks import Listener, report
from shambler.games.zombicide.core.spawning import place
from shambler.kernel.decision import Decision
from shambler.kernel.procedure import Procedure


def abominations_of(game: ZombicideGame) -> tuple[int, ...]:
    """The kinds of abominations."""
    foes = game.world.foes
    return tuple(foe for foe, kind in enumerate(foes) if kind.type == "abomination")


class AbominationKind(EnemyCardKind):
    """Those on the board act first, then one more comes (INV-SPAWN-10)."""

    def resolve(self, game: ZombicideGame, card: Spawned, zone: int, count: int) -> None:
        """On every line of the card."""
        game.call(PlaceAbomination(zone, card.foe))
        game.call(Activation(abominations_of(game)))

    def brings(self, game: ZombicideGame, count: int) -> int:
        """One."""
        return 1


ABOMINATION: Final = AbominationKind()


def run_short(game: ZombicideGame, foe: int, zones: tuple[int, ...]) -> None:
    """Every abomination acts once more, then one is placed where figures were missing."""
    game.call(PickShortZone(zones))
    game.call(Activation(abominations_of(game), rule="INV-MINI-01"))


class PlaceAbomination(Procedure, frozen=True, gc=False):
    """One abomination, if a figure is left; lacking one causes nothing further."""

    zone: int
    foe: int

    def step(self, game: ZombicideGame) -> None:
        """Place it."""
        game.end()
        if game.take_figures(self.foe, 1):
            place(game, self.zone, self.foe, 1, "INV-SPAWN-10")
            report(game, Listener.spawned, 1 << self.zone)


class PickShortZone(Procedure, frozen=True, gc=False):
    """The players choose where the abomination comes, among the zones that came up short."""

    zones: tuple[int, ...]

    def step(self, game: ZombicideGame) -> Decision | None:
        """Nothing to choose without a figure."""
        foe = abominations_of(game)[0]
        if not game.state.pool[foe] or not self.zones:
            game.end()
            return None
        options = [game.world.menu.zones[zone] for zone in self.zones]
        return Decision(game.world.seats, "abomination-zone", options, "INV-SPAWN-12")

    def chosen(self, game: ZombicideGame, option: opt.PickZone) -> None:
        """There."""
        game.goto(PlaceAbomination(option.zone, abominations_of(game)[0]))
