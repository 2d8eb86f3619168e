"""Looks over the shoulder of every procedure while a game is played.

Two laws can only be seen from inside the machine. A step that asks (a decision or chance) leaves
everything alone: the question of a saved game is found by asking again, and what a step changed or
told before it asked would be changed and told once more, or never. And the end of a game is its
last word: nothing is told after it, and nothing is dropped that the same answer had begun.
"""

from __future__ import annotations

from collections.abc import Callable
from types import TracebackType
from typing import Any, Self

from shambler.kernel.machine import Game
from shambler.kernel.procedure import Procedure
from shambler.kernel.ruleset import Ruleset
from shambler.kernel.state import diff_dumped, dump

CALLS = ("step", "chosen", "unsealed", "rolled", "drawn")  # what the machine calls


class BrokenLaw(AssertionError):
    """A procedure did what none may do."""


class Call:
    """One call of the machine, from the state it found."""

    def __init__(self, procedure: Procedure, method: str, game: Game[Any, Any]) -> None:
        self.name = f"{type(procedure).__name__}.{method}"
        self.game = game
        # Not a copy: copies are among the things to be checked. Only a step can ask.
        self.state = dump(game.state) if method == "step" else b""
        self.told = _told(game)
        self.revealed = game.revealed
        self.begun: list[Procedure] = []
        self.over: int | None = None  # how many events had been told when the game ended
        self.dropped: list[str] = []

    def finished(self) -> None:
        """The game ends here: what has this call begun that can no longer be done?"""
        self.over = _told(self.game)
        pending = {id(procedure) for procedure in self.game.state.stack}
        self.dropped = [type(p).__name__ for p in self.begun if id(p) in pending]

    def asked(self) -> None:
        """It returned a question."""
        now = dump(self.game.state)
        if self.state != now:
            changes = [change.path for change in diff_dumped(self.state, now)[:3]]
            raise BrokenLaw(f"{self.name} asks, and changed the state: {', '.join(changes)}")
        if self.told != _told(self.game):
            event = type((self.game.events or [])[self.told]).__name__
            raise BrokenLaw(f"{self.name} asks, and told {event}")
        if self.revealed != self.game.revealed:
            raise BrokenLaw(f"{self.name} asks, and revealed something")

    def ended(self) -> None:
        """The call is over; did it end the game?"""
        if self.over is None:
            return
        if self.over != _told(self.game):
            event = type((self.game.events or [])[self.over]).__name__
            raise BrokenLaw(f"{self.name} told {event} after the end of the game")
        if self.dropped:
            names = ", ".join(self.dropped)
            raise BrokenLaw(f"{self.name} began {names}, and ended the game before it was done")


def _told(game: Game[Any, Any]) -> int:
    return len(game.events) if game.events is not None else 0


class Watch:
    """While it is entered, every call of a procedure of these rules is looked at."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self.calls: list[Call] = []
        self.honest: list[tuple[type, str, Any]] = []

    def __enter__(self) -> Self:
        for procedure in dict.fromkeys(self.rules.procedures.values()):
            for method in CALLS:
                if method in vars(procedure):
                    self._replace(procedure, method, self._watched(procedure, method))
        self._replace(Game, "call", self._call(Game.call))
        self._replace(Game, "finish", self._finish(Game.finish))
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        for cls, name, honest in reversed(self.honest):
            setattr(cls, name, honest)
        self.honest.clear()

    def _replace(self, cls: type, name: str, spy: Callable[..., Any]) -> None:
        self.honest.append((cls, name, vars(cls)[name]))
        setattr(cls, name, spy)

    def _watched(self, cls: type[Procedure], method: str) -> Callable[..., Any]:
        honest = vars(cls)[method]

        def spy(procedure: Procedure, game: Game[Any, Any], *answer: Any) -> Any:
            call = Call(procedure, method, game)
            self.calls.append(call)
            try:
                question = honest(procedure, game, *answer)
            finally:
                self.calls.pop()
            if method == "step" and question is not None:
                call.asked()
            call.ended()
            return question

        return spy

    def _call(self, honest: Callable[..., None]) -> Callable[..., None]:
        def call(game: Game[Any, Any], procedure: Procedure) -> None:
            for entry in self.calls:
                if entry.game is game:
                    entry.begun.append(procedure)
            honest(game, procedure)

        return call

    def _finish(self, honest: Callable[..., None]) -> Callable[..., None]:
        def finish(game: Game[Any, Any], *args: Any, **kwargs: Any) -> None:
            for call in self.calls:
                if call.game is game and game.state.outcome is None:
                    call.finished()
            honest(game, *args, **kwargs)

        return finish
