"""Windows: asked again after everything that is used, closed by a pass or when nothing is left."""

from __future__ import annotations

from typing import Any, ClassVar

from shambler.kernel.decision import PASS, Decision, Option
from shambler.kernel.machine import Game
from shambler.kernel.moment import Window
from shambler.kernel.procedure import Procedure
from tests.kernel.toys import Notes, Toy, answer, play


class Ring(Option, frozen=True, gc=False):
    """Ring the bell."""

    verb: ClassVar[str] = "ring"


class Bell(Procedure, frozen=True, gc=False):
    def step(self, game: Any) -> None:
        game.state.notes.append("bell")
        game.end()


class Belfry(Window, frozen=True, gc=False):
    """The bell may be rung until it has rung so often."""

    most: int

    def ask(self, game: Any) -> Decision | None:
        if len(game.state.notes) >= self.most:
            return None
        return Decision((1,), "belfry", [Ring(f"ring:{len(game.state.notes)}"), PASS])

    def use(self, game: Any, option: Ring) -> None:
        game.call(Bell())


class Stop(Procedure, frozen=True, gc=False):
    def step(self, game: Any) -> None:
        game.finish((), "dawn")


def belfry(most: int) -> Game[Notes, None]:
    return play(Toy(Stop(), Belfry(most)))


def keys(game: Game[Notes, None]) -> list[str]:
    assert isinstance(game.decision, Decision)
    assert (game.decision.kind, game.decision.seats) == ("belfry", (1,))
    return [option.key for option in game.decision.options]


def test_a_moment_at_which_nobody_could_interrupt_passes_unnoticed() -> None:
    game = belfry(0)
    assert game.decision is None
    assert game.state.outcome is not None


def test_what_is_used_happens_first_and_then_the_question_is_asked_anew() -> None:
    game = belfry(3)
    assert keys(game) == ["ring:0", "pass"]
    answer(game, "ring:0")
    assert game.state.notes == ["bell"]
    assert keys(game) == ["ring:1", "pass"]


def test_a_pass_closes_the_window() -> None:
    game = belfry(3)
    answer(game, "ring:0")
    answer(game, "pass")
    assert game.state.notes == ["bell"]
    assert game.state.outcome is not None


def test_the_window_closes_when_nothing_is_left() -> None:
    game = belfry(2)
    answer(game, "ring:0")
    answer(game, "ring:1")
    assert game.state.notes == ["bell", "bell"]
    assert game.state.outcome is not None
