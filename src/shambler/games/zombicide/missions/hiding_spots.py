"""Looking for a key that lies under one of several spots."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from shambler.games.zombicide.core.game import SETUP
from shambler.games.zombicide.missions.events import SpotSearched
from shambler.games.zombicide.missions.special import count
from shambler.games.zombicide.systems.units.units import gain_token
from shambler.kernel.box import Occasion
from shambler.kernel.chance import Draw
from shambler.kernel.deck import Deck as CardDeck
from shambler.kernel.procedure import Procedure

if TYPE_CHECKING:
    from shambler.games.zombicide.core.game import ZombicideGame


class LookUnder(Procedure, frozen=True, gc=False):
    """Nobody knows where the key is until somebody looks: one chance in those that are left."""

    draws: ClassVar[str] = "spot"
    who: int
    zone: int
    spots: int
    machine: int
    what: str
    rule: str

    def occasion(self, game: ZombicideGame) -> Occasion:
        """Is it here?"""
        return Occasion("spot", {"who": self.who, "zone": self.zone}, self.rule)

    def step(self, game: ZombicideGame) -> Draw:
        """Which of the spots is it?"""
        return Draw(SETUP, CardDeck(tuple(range(self.spots))))

    def drawn(self, game: ZombicideGame, cards: tuple[int, ...]) -> None:
        """This one, or another."""
        found = cards[0] == 0
        game.tell(SpotSearched, self.who, self.zone, "yes" if found else "no", rule=self.rule)
        game.end()
        if found:
            gain_token(game, self.who, self.machine, self.rule)
            count(game, self.what, self.who)
