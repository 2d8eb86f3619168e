"""A procedure is one step of the rulebook as a frozen value on the stack of a state.

Its whole language: ``step`` looks at the state and either returns a question (a decision or a
request for chance) or moves on with ``game.call`` (do this first), ``game.goto`` (become this) or
``game.end`` (done, with a result). The answers arrive in ``chosen``, ``unsealed``, ``rolled``,
``drawn`` and ``returned``.

``step`` must leave the state alone when it returns a question: the question of a saved game is
found again by calling it once more.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, TypeAlias

import msgspec

if TYPE_CHECKING:
    from shambler.kernel.box import Occasion
    from shambler.kernel.chance import Chance
    from shambler.kernel.decision import Decision, Option, SecretDecision

    Question: TypeAlias = Decision | SecretDecision | Chance


class Procedure(msgspec.Struct, frozen=True, gc=False, tag_field="do", tag=True):
    """Base of all procedures; fields hold ints, strings and tuples of them, nothing that lives."""

    draws: ClassVar[str] = ""  # what its cards are, so that they can be named on a real table

    def step(self, game: Any) -> Question | None:
        """Ask, roll, call, become something else, or end."""
        raise NotImplementedError(type(self).__name__)

    def chosen(self, game: Any, option: Any) -> None:
        """One of the options of the decision was taken."""
        raise NotImplementedError(f"{type(self).__name__} asks no decision")

    def unsealed(self, game: Any, answers: Mapping[int, Option]) -> None:
        """Every seat of a secret decision has answered; all answers are revealed together."""
        raise NotImplementedError(f"{type(self).__name__} asks no secret decision")

    def rolled(self, game: Any, faces: tuple[int, ...]) -> None:
        """The dice fell."""
        raise NotImplementedError(f"{type(self).__name__} rolls no dice")

    def drawn(self, game: Any, cards: tuple[int, ...]) -> None:
        """The cards were drawn, in this order."""
        raise NotImplementedError(f"{type(self).__name__} draws no cards")

    def occasion(self, game: Any) -> Occasion | None:
        """Why it rolls or draws, for whoever does so on a real table."""
        return None

    def returned(self, game: Any, result: Any) -> None:
        """A called procedure ended. By default its result is ignored and ``step`` comes next."""
