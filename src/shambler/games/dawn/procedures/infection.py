"""Infection: the marker rises, Outbreaks bring it down again and put Zeds among the people.

The Infection Phase (DOZ-INF-03), Outbreaks (DOZ-INF-05 to DOZ-INF-08) and the Unchecked Outbreak at
the end of the track, which interrupts whatever is going on (DOZ-INF-09 to DOZ-INF-11).
"""

from __future__ import annotations

from itertools import compress

from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.effects.ongoing import OutbreakAtStart, OutbreakSetsInfection
from shambler.games.dawn.events.infection import OutbreakBegan, OutbreakChecked
from shambler.games.dawn.place_sets import ON_TRACKS
from shambler.games.dawn.procedures import stock
from shambler.games.dawn.procedures.fate import FateDraw
from shambler.games.dawn.procedures.placing import NewZeds
from shambler.games.dawn.procedures.program import Fated, FateText
from shambler.games.dawn.state import NOBODY, NOWHERE, ZEDS_DICE
from shambler.kernel.chance import Roll
from shambler.kernel.procedure import Procedure


class InfectionPhase(Procedure, frozen=True, gc=False):
    """Disease Spreaders first, then the check that is printed on the card (DOZ-INF-03)."""

    checking: bool = False

    def step(self, game: DawnGame) -> Roll | None:
        """Raise Infection, then check."""
        if not self.checking:
            game.goto(InfectionPhase(True))
            stock.change(game, "infection", spreaders_abroad(game), "DOZ-SPREAD-02")
            return None
        printed = game.world.events[game.state.event].outbreak
        if printed == "roll":
            return Roll(ZEDS_DICE, 2)
        game.end()
        if printed == "yes":
            game.call(Outbreak())
        return None

    def rolled(self, game: DawnGame, faces: tuple[int, ...]) -> None:
        """At most the Infection level: an Outbreak (DOZ-INF-04)."""
        level = game.state.infection
        game.tell(OutbreakChecked, faces=faces, level=level, breaks_out=sum(faces) <= level)
        game.end()
        if sum(faces) <= level:
            game.call(Outbreak())


def spreaders_abroad(game: DawnGame) -> int:
    """Disease Spreaders on track spaces other than Start spaces (DOZ-SPREAD-02)."""
    zeds, is_start, zed_at = game.world.zeds, game.world.board.is_start, game.state.zed_at
    count = 0
    for zed in compress(zeds.numbers, zed_at.translate(ON_TRACKS)):
        if zeds.kind[zed] == "spreader" and not is_start[zed_at[zed]]:
            count += 1
    return count


class Outbreak(Procedure, frozen=True, gc=False):
    """Infection falls, Fate names a track, a Zeds unit appears there, the Fate text comes last.

    ``lowers`` false: Infection stays where it is (F-R01). ``only``: no other one follows (E-G16).
    """

    unchecked: bool = False
    lowers: bool = True
    only: bool = False
    at: int = 0
    track: int = NOWHERE
    card: int = NOBODY

    def step(self, game: DawnGame) -> Roll | None:
        """The next of these."""
        if self.at == 0:
            game.tell(OutbreakBegan, unchecked=self.unchecked)
            game.state.outbreaks += 1
            game.goto(self.to(1))
        elif self.at == 1:
            return self.lower(game)
        elif self.at == 2:
            game.goto(self.to(3))
            game.call(FateDraw())
        elif self.at == 3:
            game.goto(self.to(4))
            game.call(NewZeds(outbreak_space(game, self.track), self.unchecked))
        elif self.at == 4:
            game.goto(self.to(5))
            if self.card != NOBODY:
                game.call(FateText(self.card))
        elif self.unchecked and not self.only and self.lowers and stock.at_the_end(game):
            game.goto(Outbreak(unchecked=True))  # DOZ-INF-11
        else:
            game.end()
        return None

    def to(self, at: int) -> Outbreak:
        """The same, one step later."""
        return Outbreak(self.unchecked, self.lowers, self.only, at, self.track, self.card)

    def lower(self, game: DawnGame) -> Roll | None:
        """By two dice, or to where a Research card says (R-E11)."""
        level = next((e.level for e in game.standing() if type(e) is OutbreakSetsInfection), None)
        if self.lowers and level is None:
            return Roll(ZEDS_DICE, 2)
        if self.lowers and level is not None:
            stock.move_infection(game, level - game.state.infection)
        game.goto(self.to(2))
        return None

    def rolled(self, game: DawnGame, faces: tuple[int, ...]) -> None:
        """Down, never below 0 (DOZ-INF-02)."""
        stock.move_infection(game, -sum(faces))
        game.goto(self.to(2))

    def returned(self, game: DawnGame, result: object) -> None:
        """The Fate draw names the track."""
        if isinstance(result, Fated):
            game.goto(
                Outbreak(self.unchecked, self.lowers, self.only, 3, result.track, result.card)
            )


def outbreak_space(game: DawnGame, track: int) -> int:
    """The Chaos space closest to Town Center, else the Village, else Start (DOZ-INF-06, -07)."""
    board = game.world.board
    if game.stands(OutbreakAtStart):
        return board.starts[track]
    spaces = range(board.space(track, 0), board.starts[track])
    chaos = [place for place in spaces if game.chaos_at(place)]
    villages = [place for place in spaces if place in board.villages]
    return (chaos or villages or [board.starts[track]])[0]
