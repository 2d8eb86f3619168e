"""Set-up: a random scenario draws its cards, then every place gets its first Contamination card."""

from __future__ import annotations

from shambler.games.invazions.events import DeckOutOfProportion, ResearchDrawn
from shambler.games.invazions.invazions_game import InvazionsGame
from shambler.games.invazions.procedures.piles import AddContamination
from shambler.games.invazions.procedures.turn import Turn
from shambler.games.invazions.state import SETUP_STREAM
from shambler.kernel.chance import Draw
from shambler.kernel.deck import Deck
from shambler.kernel.procedure import Procedure


class SetUp(Procedure, frozen=True, gc=False):
    """The last step of the set-up (IVZ-SETUP-17) and the first turn."""

    def step(self, game: InvazionsGame) -> None:
        """Warn about odd decks (IVZ-SCN-05), draw what is random, deal one card to each place."""
        for part, found, fewest, most in game.world.advice:
            game.tell(DeckOutOfProportion, part=part, found=found, fewest=fewest, most=most)
        game.goto(Turn())
        game.call(AddContamination(tuple(range(len(game.state.places))), "IVZ-SETUP-17"))
        if game.world.pools is not None:
            game.call(DrawScenario())


class DrawScenario(Procedure, frozen=True, gc=False):
    """Single cards at random, kind by kind, for all to see (IVZ-SCN-07 to IVZ-SCN-10, AMB-50)."""

    at: int = 0

    def step(self, game: InvazionsGame) -> Draw | None:
        """Ask for the cards of the next kind."""
        pools = game.world.pools
        assert pools is not None
        kinds = (*pools.human, *pools.contamination, pools.research)
        if self.at == len(kinds):
            game.end()
            return None
        cards, count = kinds[self.at]
        return Draw(SETUP_STREAM, Deck(cards), count)

    def drawn(self, game: InvazionsGame, cards: tuple[int, ...]) -> None:
        """Add them to their pile."""
        state, pools = game.state, game.world.pools
        assert pools is not None
        if self.at < len(pools.human):
            state.human.pile = state.human.pile.shuffled_with(cards)
        elif self.at < len(pools.human) + len(pools.contamination):
            state.contamination = state.contamination.shuffled_with(cards)
        else:
            state.human.beside = tuple(sorted((*state.human.beside, *cards)))
            game.tell(ResearchDrawn, cards=state.human.beside)
        state.cards = tuple(sorted((*state.cards, *cards)))
        game.goto(DrawScenario(self.at + 1))
