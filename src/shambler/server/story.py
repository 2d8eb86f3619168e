"""A finished game as a story: how the chances went, and how to play it again.

The chances are those that were learned from played games, where it was measured how far they can
be believed. Elsewhere the game's sense, the quick judge that the agents use, compares the moments
of one game: its figures are no rates, and are not shown as such. Where there is no such sense,
nothing is told.
"""

from __future__ import annotations

from typing import Annotated, Any, Final

from shambler.agents.learned import Seer
from shambler.agents.sense import Sense, sense_for
from shambler.kernel.match import Match
from shambler.kernel.view import says
from shambler.server.history import NotYet
from shambler.server.protocol import Message
from shambler.server.storage import Saved
from shambler.server.table import Table

PAUSE: Final = 600.0  # seconds after which nobody thinks any more


class Story(Message, frozen=True, tag="story"):
    """``chances[n]`` is how a seat stood after n answers, from 0 to 1; empty: nobody can say."""

    seat: int
    chances: list[float]
    measured: Annotated[bool, says("chances are chances; otherwise they only compare moments")]
    options: Annotated[dict[str, Any], says("how the table was set up")]
    seconds: Annotated[list[float], says("how long each seat has thought; pauses are left out")]


def thinking(saved: Saved, seats: int) -> list[float]:
    """How long each seat has thought. Whoever goes away for longer than a pause does not think."""
    found = [0.0] * seats
    before = saved.made_at
    for kept in saved.kept:
        gap = kept.at - before
        if 0 < gap < PAUSE and kept.answer.seat < seats:
            found[kept.answer.seat] += gap
        before = kept.at
    return [round(seconds, 1) for seconds in found]


def story_of(table: Table, guest: str, saved: Saved | None) -> Tale:
    """What is needed of a table to tell its story; only when it is over."""
    if table.match.outcome is None:
        raise NotYet("the story of a game is told when it is over")
    held = table.held_by(guest)
    seconds = thinking(saved, len(table.seats)) if saved is not None else []
    return Tale(table.match.copy(), held[0] if held else table.match.seats[0], seconds)


class Tale:
    """A finished match that is told once more, apart from the table."""

    def __init__(self, match: Match, seat: int, seconds: list[float]) -> None:
        self.match = match
        self.seat = seat
        self.seconds = seconds

    def tell(self) -> Story:
        """Play the whole game again and judge it after every answer."""
        match, sense, seer = self.match, sense_for(self.match.rules), Seer(self.match)
        options = dict(match.record.setup)
        measured = seer.win is not None
        if not measured and type(sense).guess is Sense.guess:
            return Story(self.seat, [], False, options, self.seconds)
        answers = list(match.record.answers)
        match.rewind(0)
        chances = [self._chance(sense, seer)]
        for answer in answers:
            match.repeat(answer)
            chances.append(self._chance(sense, seer))
        return Story(self.seat, chances, measured, options, self.seconds)

    def _chance(self, sense: Sense, seer: Seer) -> float:
        match = self.match
        found = seer.look(match.game, self.seat).win if match.outcome is None else None
        if found is None:
            found = sense.values(match.game)[match.seats.index(self.seat)]
        return round(min(1.0, max(0.0, found)), 3)
