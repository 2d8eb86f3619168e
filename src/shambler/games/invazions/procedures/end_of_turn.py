"""The end of the turn: hands and played cards are discarded, Research scores."""

from __future__ import annotations

from shambler.games.invazions.events import ResearchScored
from shambler.games.invazions.invazions_game import InvazionsGame, without
from shambler.games.invazions.procedures.bravery import open_window
from shambler.games.invazions.state import NOWHERE, Horde
from shambler.kernel.procedure import Procedure


class EndOfTurn(Procedure, frozen=True, gc=False):
    """Zombies first, then a last window, then the points (IVZ-END-01 to IVZ-END-05)."""

    asked: bool = False

    def step(self, game: InvazionsGame) -> None:
        """Do the first half, then the second."""
        if not self.asked:
            for horde in game.state.hordes:
                withdraw(game, horde)
            game.goto(EndOfTurn(True))
            open_window(game, "end")
            return
        points = score_research(game)
        for place in game.state.places:
            place.change = place.holds = place.resistance = place.left = place.losses = 0
            place.penetrated = False
        game.end()
        if points:
            game.score(points)


def withdraw(game: InvazionsGame, horde: Horde) -> None:
    """Played cards and hand go to the discard pile, sacrificed ones to the box; the marker back."""
    played = horde.played
    for card in horde.leaving:
        played = without(played, card)
    game.state.box += horde.leaving
    horde.discard += played + horde.hand
    horde.hand = horde.shown = horde.deduced = ()
    horde.played = horde.muted = horde.leaving = ()
    horde.zombie_plays = horde.rage_plays = horde.recruits = 0
    horde.place, horde.turn_taken = NOWHERE, False


def score_research(game: InvazionsGame) -> int:
    """What the Research cards in play are worth this turn."""
    total = 0
    for at, place in enumerate(game.state.places):
        if place.research == NOWHERE:
            continue
        points = game.due_at(at)
        game.tell(ResearchScored, card=place.research, place=at, points=points)
        total += points
    return total
