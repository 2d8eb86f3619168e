"""Set-up of Fort Hendrix: cards dealt at random, then what the mission begins with."""

from __future__ import annotations

from shambler.games.zombicide.core import events as ev
from shambler.games.zombicide.core.game import SETUP, ZombicideGame
from shambler.games.zombicide.core.round import EnemiesPhase
from shambler.games.zombicide.core.setup import hold
from shambler.games.zombicide.missions.describing import OpeningPhase
from shambler.kernel.chance import Draw
from shambler.kernel.deck import Deck
from shambler.kernel.procedure import Procedure


class DealStartingCards(Procedure, frozen=True, gc=False):
    """One card each, at random (Z2E-003); one of them makes its player the first (Z2E-004)."""

    def step(self, game: ZombicideGame) -> Draw:
        """All of them."""
        bag = game.state.starting
        return Draw(SETUP, Deck(bag), len(bag))

    def drawn(self, game: ZombicideGame, cards: tuple[int, ...]) -> None:
        """Into the hands; the starting spawn zone is the first (FH-SPAWN-04)."""
        state, team = game.state, game.world.team
        state.starting = ()
        for number, card in enumerate(cards):
            who = number % team
            hold(game.world, state.survivors[who], card)
            game.tell(ev.Dealt, who, card, rule="Z2E-003")
            if game.gear(card).has("goes-first"):
                state.first_player = game.world.owners[who]
        state.first_spawn = state.spawns[0].zone
        game.end()


class MissionBegins(Procedure, frozen=True, gc=False):
    """Some missions open with a zombie phase; the clock stands still (FH-M1-06)."""

    def step(self, game: ZombicideGame) -> None:
        """If this one does."""
        game.end()
        if any(isinstance(word, OpeningPhase) for word in game.world.mission.special):
            game.call(EnemiesPhase())
