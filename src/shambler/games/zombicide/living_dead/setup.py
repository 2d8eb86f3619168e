"""Set-up of Night of the Living Dead: starting equipment is dealt at random (NLD-SETUP-06)."""

from __future__ import annotations

from typing import ClassVar

from shambler.games.zombicide.core import events as ev
from shambler.games.zombicide.core.game import SETUP, ZombicideGame
from shambler.games.zombicide.core.setup import hold
from shambler.kernel.box import Occasion
from shambler.kernel.chance import Draw
from shambler.kernel.deck import Deck
from shambler.kernel.procedure import Procedure


class DealAtRandom(Procedure, frozen=True, gc=False):
    """One card each, one copy of a card kept aside for whoever gets the ranged weapon.

    That survivor's player goes first (NLD-SETUP-09).
    """

    draws: ClassVar[str] = "starting"

    def occasion(self, game: ZombicideGame) -> Occasion:
        """One survivor after the other."""
        return Occasion("deal", {"who": len(game.state.typed)}, "NLD-SETUP-06")

    def step(self, game: ZombicideGame) -> Draw:
        """All but the card kept aside."""
        bag = tuple(card for card in game.state.starting if card != self._aside(game))
        return Draw(SETUP, Deck(bag), len(bag))

    def _aside(self, game: ZombicideGame) -> int:
        """A copy of the card that is there most often."""
        names = [game.gear(card).id for card in game.state.starting]
        return max(game.state.starting, key=lambda card: (names.count(game.gear(card).id), card))

    def drawn(self, game: ZombicideGame, cards: tuple[int, ...]) -> None:
        """Into the hands; the white spawn zone is the first (NLD-SPAWN-03)."""
        state, aside = game.state, self._aside(game)
        state.starting = ()
        for who, card in enumerate(cards):
            self._give(game, who, card)
            if any(weapon.farthest for weapon in game.gear(card).weapons):
                self._give(game, who, aside)
                state.first_player = game.world.owners[who]
        white = [token.zone for token in state.spawns if token.color == "white"]
        state.first_spawn = white[0] if white else 0
        game.end()

    def _give(self, game: ZombicideGame, who: int, card: int) -> None:
        hold(game.world, game.state.survivors[who], card)
        game.tell(ev.Dealt, who, card, rule="NLD-SETUP-06")
