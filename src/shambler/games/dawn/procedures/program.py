"""A card's text, effect by effect, and the effects that choose among programs."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.events.fate import (
    FateCancelled,
    FateHeld,
    FatePlayed,
    HeldCardLost,
)
from shambler.games.dawn.options.actions import PlayHeldCard
from shambler.games.dawn.options.picks import TakeBranch
from shambler.games.dawn.state import HERO_DICE, NOBODY, NOWHERE
from shambler.kernel.chance import Roll
from shambler.kernel.decision import DONE, PASS, Decision, Done, Option, Pass
from shambler.kernel.procedure import Procedure

if TYPE_CHECKING:
    from shambler.games.dawn.effects.base import Effect
    from shambler.games.dawn.effects.program import Choose, RollTable

STEPS = 16  # at most so many effects in a program


class Fated(msgspec.Struct, frozen=True, gc=False):
    """What a Fate draw says: the track, and the card whose own text is still due."""

    track: int
    card: int


class RunProgram(Procedure, frozen=True, gc=False):
    """One effect after the other, each to its end; then the text of a Fate card drawn meanwhile.

    ``track`` is the Fated track, once there is one (DOZ-FATE-05).
    """

    program: int
    track: int = NOWHERE
    at: int = 0
    due: int = NOBODY

    def step(self, game: DawnGame) -> None:
        """Let the next effects act up to one that takes its time, or see to what is left to do."""
        effects, now, stack = game.world.programs[self.program], self, game.state.stack
        while now.at < len(effects):
            later = RunProgram(now.program, now.track, now.at + 1, now.due)
            game.goto(later)
            effects[now.at].apply(game, now)
            if game.state.outcome is not None or stack[-1] is not later:
                return
            now = later
        if now.due != NOBODY:
            game.goto(FateText(now.due))
        else:
            game.end()

    def returned(self, game: DawnGame, result: object) -> None:
        """A Fate draw tells the track to the effects that follow."""
        if isinstance(result, Fated):
            game.goto(RunProgram(self.program, result.track, self.at, result.card))

    def place_of(self, effect: Effect) -> int:
        """Where a lasting effect stands among all programs."""
        return self.program * STEPS + self.at

    def call_inner(self, game: DawnGame, which: int) -> None:
        """Run one of the programs within the current effect."""
        game.call(RunProgram(game.world.inner[self.program, self.at][which], self.track))


class FateText(Procedure, frozen=True, gc=False):
    """The Fate card's own text, last of all: played and discarded, or kept (DOZ-FATE-06, -07)."""

    card: int
    played: bool = False
    asked: bool = False  # whether it is cancelled (DOZ-WZED-03)

    def step(self, game: DawnGame) -> None:
        """Keep it, play it, or put it away once it was played."""
        state, card = game.state, game.world.fate[self.card]
        if card.hold:
            state.held += (self.card,)
            game.tell(FateHeld, card=self.card)
            game.end()
        elif not self.played and not self.asked and state.held and game.has_good_news():
            game.goto(FateText(self.card, asked=True))
            game.call(CancelText(self.card))
        elif self.played:
            state.fate_discards += (self.card,)
            game.end()
        else:
            game.goto(FateText(self.card, True))
            game.tell(FatePlayed, card=self.card)
            game.call(RunProgram(card.program))

    def returned(self, game: DawnGame, result: object) -> None:
        """A good card was given up for it: the text does nothing."""
        if result == CANCELLED_TEXT:
            game.goto(FateText(self.card, True, True))


CANCELLED_TEXT = "cancelled"


class CancelText(Procedure, frozen=True, gc=False):
    """A Hold for Later card may be discarded to cancel a Play Now text (DOZ-WZED-03)."""

    card: int

    def step(self, game: DawnGame) -> Decision:
        """Ask which."""
        options: list[Option] = [game.world.options.play[card] for card in game.state.held]
        about: dict[str, str | int] = {"card": self.card}
        return Decision(game.heroes, "cancel-text", [*options, PASS], "DOZ-WZED-03", about)

    def chosen(self, game: DawnGame, option: PlayHeldCard | Pass) -> None:
        """Give one up, or bear it; a discard is not playing."""
        if isinstance(option, Pass):
            game.end()
            return
        state = game.state
        at = state.held.index(option.fate)
        state.held = state.held[:at] + state.held[at + 1 :]
        state.fate_discards += (option.fate,)
        game.tell(HeldCardLost, card=option.fate)
        game.tell(FateCancelled, card=self.card)
        game.end(CANCELLED_TEXT)


def has_text(game: DawnGame, moment: str) -> bool:
    """Does the Current Event say anything for a moment of the turn?"""
    return moment in game.world.events[game.state.event].programs


def run_program(game: DawnGame, moment: str) -> None:
    """Carry out what the Current Event says for a moment of the turn (DOZ-SEQ-04)."""
    program = game.world.events[game.state.event].programs.get(moment)
    if program is not None:
        game.call(RunProgram(program))


class RollForBranch(Procedure, frozen=True, gc=False):
    """One die picks among the programs of an effect."""

    program: int
    at: int
    track: int

    def step(self, game: DawnGame) -> Roll:
        """Roll."""
        return Roll(HERO_DICE, 1)

    def rolled(self, game: DawnGame, faces: tuple[int, ...]) -> None:
        """Do what stands beside the number."""
        table: RollTable = game.world.programs[self.program][self.at]  # type: ignore[assignment]
        game.end()
        for which, outcome in enumerate(table.outcomes):
            if outcome.least <= faces[0] <= outcome.most:
                inner = game.world.inner[self.program, self.at][which]
                game.call(RunProgram(inner, self.track))


class ChooseBranch(Procedure, frozen=True, gc=False):
    """The Hero side picks among the programs of an effect."""

    program: int
    at: int
    track: int

    def step(self, game: DawnGame) -> Decision:
        """Ask which."""
        effect: Choose = game.world.programs[self.program][self.at]  # type: ignore[assignment]
        options = [
            TakeBranch(f"choose:{branch.name}", branch.name, which)
            for which, branch in enumerate(effect.branches)
        ]
        return Decision(game.heroes, "choose-effect", options, "DOZ-GAME-04")

    def chosen(self, game: DawnGame, option: TakeBranch) -> None:
        """Do it."""
        inner = game.world.inner[self.program, self.at][option.which]
        game.goto(RunProgram(inner, self.track))


class RepeatEffects(Procedure, frozen=True, gc=False):
    """The Hero side may pay a cost for a gain, again and again."""

    program: int
    at: int
    track: int
    left: int

    def step(self, game: DawnGame) -> Decision | None:
        """Ask while it can be paid."""
        cost, _ = game.world.inner[self.program, self.at]
        if not self.left or not all(e.usable(game) for e in game.world.programs[cost]):
            game.end()
            return None
        options: list[Option] = [TakeBranch("choose:again", "again", 0), DONE]
        return Decision(game.heroes, "repeat-effect", options, "DOZ-GAME-04")

    def chosen(self, game: DawnGame, option: TakeBranch | Done) -> None:
        """The cost, then the gain."""
        if isinstance(option, Done):
            game.end()
            return
        cost, gain = game.world.inner[self.program, self.at]
        game.goto(RepeatEffects(self.program, self.at, self.track, self.left - 1))
        game.call(RunProgram(gain, self.track))
        game.call(RunProgram(cost, self.track))
