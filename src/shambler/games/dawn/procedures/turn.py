"""The sequence of play: the turn in the book's order (DOZ-SEQ-01 to DOZ-SEQ-03).

``PHASES`` is a regular turn; a level plays those whose feature it has. Brains! and National Guard
Arrives! replace the Phases by their own (DOZ-SEQ-07, DOZ-SEQ-08).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.events.turn import PhaseBegan, TurnBegan
from shambler.games.dawn.procedures.action_phase import ActionPhase
from shambler.games.dawn.procedures.eating import EatPhase
from shambler.games.dawn.procedures.event_deck import DrawEvent
from shambler.games.dawn.procedures.four_r import FourRPhase
from shambler.games.dawn.procedures.housekeeping import Housekeeping
from shambler.games.dawn.procedures.infection import InfectionPhase
from shambler.games.dawn.procedures.lending import LendWindow
from shambler.games.dawn.procedures.program import has_text, run_program
from shambler.games.dawn.procedures.rising import RiseFallen
from shambler.games.dawn.procedures.windows import HeldCardWindow, playable
from shambler.games.dawn.procedures.zeds_phase import BrainsTurn, ZedsPhase
from shambler.kernel.moment import Window
from shambler.kernel.procedure import Procedure

if TYPE_CHECKING:
    from shambler.games.dawn.effects.base import Effect


class TurnPhase(msgspec.Struct, frozen=True):
    """A Phase of the turn; ``feature`` is what the level must play with."""

    name: str
    procedure: Procedure
    feature: str = ""


PHASES: Final[tuple[TurnPhase, ...]] = (
    TurnPhase("four-r", FourRPhase(), "four_r"),
    TurnPhase("infection", InfectionPhase(), "infection"),
    TurnPhase("eat", EatPhase(), "supplies"),
    TurnPhase("zeds", ZedsPhase()),
    TurnPhase("action", ActionPhase()),
    TurnPhase("housekeeping", Housekeeping()),
)
BRAINS: Final[tuple[TurnPhase, ...]] = (
    TurnPhase("brains", BrainsTurn()),
    TurnPhase("housekeeping", Housekeeping()),
)
GUARD: Final[tuple[TurnPhase, ...]] = (TurnPhase("housekeeping", Housekeeping()),)
INSTEAD: Final = {"brains": BRAINS, "guard": GUARD}


class Turn(Procedure, frozen=True, gc=False):
    """The bottom of the stack: an Event card, then its Phases, over and over."""

    at: int = -1

    def step(self, game: DawnGame) -> None:
        """Draw the Event, or begin the next Phase."""
        state = game.state
        if self.at < 0:
            state.turn += 1
            if game.events is not None:
                game.tell(TurnBegan, turn=state.turn)
            game.goto(Turn(0))
            game.call(EventText())
            game.call(DrawEvent())
            return
        instead = game.world.events[state.event].replaces_turn
        phases = INSTEAD[instead] if instead else game.world.phases
        if self.at == len(phases):
            game.goto(Turn())
            return
        phase = phases[self.at]
        state.phase = phase.name
        if game.events is not None:
            game.tell(PhaseBegan, phase=phase.name)
        game.goto(Turn(self.at + 1))
        state.supplies_used = 0
        if instead:
            game.call(phase.procedure)
        else:
            begin_phase(game, phase, self.at)


class EventText(Procedure, frozen=True, gc=False):
    """What the Current Event says for the whole turn."""

    def step(self, game: DawnGame) -> None:
        """Carry it out."""
        game.end()
        run_program(game, "turn.start")


class Phase(Procedure, frozen=True, gc=False):
    """A Phase in the order of DOZ-RUL-02.

    The Event's text for its beginning, held cards, the Phase itself, the text for its end.
    """

    number: int
    at: int = 0

    def step(self, game: DawnGame) -> None:
        """The next of these."""
        if game.state.rising:
            game.call(RiseFallen())
            return
        phase, number = game.world.phases[self.number], self.number
        if self.at < 1 and has_text(game, f"{phase.name}.start"):
            game.goto(Phase(number, 1))
            run_program(game, f"{phase.name}.start")
        elif self.at < 2 and (windows := windows_before(game, phase)):
            game.goto(Phase(number, 2))
            for window in windows:
                game.call(window)
        elif self.at < 3:
            game.goto(Phase(number, 3))
            game.call(phase.procedure)
        elif self.at < 4 and has_text(game, f"{phase.name}.end"):
            game.goto(Phase(number, 4))
            run_program(game, f"{phase.name}.end")
        else:
            end_phase_effects(game)
            game.end()


def begin_phase(game: DawnGame, phase: TurnPhase, number: int) -> None:
    """Most Phases begin with themselves: no text and no window come first."""
    asked = game.state.held or game.world.sides.zeds >= 0
    if game.state.rising or asked or has_text(game, f"{phase.name}.start"):
        game.call(Phase(number))
    else:
        game.call(Phase(number, 3))
        game.call(phase.procedure)


def windows_before(game: DawnGame, phase: TurnPhase) -> list[Window]:
    """Held cards, before them a loan of the Zeds player; in the Zeds Phase it is in the menu."""
    windows: list[Window] = []
    if game.world.sides.zeds >= 0 and phase.name != "zeds":
        windows.append(LendWindow())
    if game.state.held and playable(game, "PHASE_BEGINS"):
        windows.append(HeldCardWindow("PHASE_BEGINS"))
    return windows


def end_phase_effects(game: DawnGame) -> None:
    """What was for "this Phase" ends with it (DOZ-RUL-03)."""
    standing = game.state.standing
    if standing:
        game.state.standing = lasting(game.world.programs, standing)


def lasting(programs: tuple[tuple[Effect, ...], ...], standing: tuple[int, ...]) -> tuple[int, ...]:
    """Those of the effects in force that are for the whole turn."""
    left = []
    for ref in standing:
        if getattr(programs[ref >> 4][ref & 15], "until", "turn") == "turn":
            left.append(ref)
    return tuple(left)
