"""The box on the table: which dice and decks are real, and what a person is asked about them.

A *stock* is a die or a deck by name. Each is either the box's, so that people say what it shows,
or ours. What is asked is an ordinary decision (``type-die``, ``type-card``); this module says what
stands behind it: how many dice, for what, what can still come.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple

import msgspec

from shambler.kernel.chance import EVERYTHING, Draw, Roll
from shambler.kernel.decision import Face
from shambler.kernel.errors import BadSetup

if TYPE_CHECKING:
    from shambler.kernel.machine import Game

DICE: Final = "dice"
CARDS: Final = "cards"


class Stock(msgspec.Struct, frozen=True):
    """A die or a deck of the box, by the name that its requests go by.

    ``left`` are the cards that may still come, ``draws`` says what they are (see
    ``Procedure.draws``). A deck whose content is somebody's secret tells only its ``size``.
    """

    key: str
    deck: bool = False
    left: tuple[int, ...] = ()
    draws: str = ""
    size: int = 0


class Occasion(msgspec.Struct, frozen=True):
    """Why dice are rolled or cards drawn: a message (``for-<text>``), the rule behind it.

    ``good`` are the faces that count, where single faces do. ``by`` says what of a roll matters:
    every face, how many of them count, or their sum. Of the last ``frail`` dice it matters besides
    how many show a 1.
    """

    text: str
    about: Mapping[str, str | int] = {}
    rule: str = ""
    good: tuple[int, ...] = ()
    by: Literal["face", "count", "sum"] = "face"
    frail: int = 0


class Result(NamedTuple):
    """What matters of a roll: how many dice count, or their sum; and the ones on frail dice."""

    result: int
    ones: int = 0


class Piece(msgspec.Struct, frozen=True):
    """One step of setting the real table up, in words, and where on the board of the views."""

    text: str
    where: tuple[str, ...] = ()


class ChanceQuestion(msgspec.Struct, frozen=True):
    """What is asked of a person at the real table, beside the decision itself."""

    source: str
    dice: bool
    count: int  # dice to roll, or cards to draw that nobody knows
    given: tuple[int, ...]  # what was typed in of it so far
    can_come: Mapping[int, int]  # the value of each option, and how many of it there are
    sides: int = 0  # of the dice
    occasion: Occasion | None = None

    @property
    def results(self) -> dict[Result, tuple[int, ...]]:
        """A roll of several dice said at once, where that is all that matters of it."""
        return self.outcomes if self.count > 1 else {}

    @property
    def outcomes(self) -> dict[Result, tuple[int, ...]]:
        """Each result with faces that have it.

        Empty: it goes by faces.
        """
        told = self.occasion
        if told is None or told.by == "face" or not self.dice or self.given:
            return {}
        if told.by == "sum":
            sums = range(self.count, self.count * self.sides + 1)
            return {Result(found): _dice_of(found, self.count, self.sides) for found in sums}
        found: dict[Result, tuple[int, ...]] = {Result(0): ()}
        for place in range(self.count):
            faces = {self.adds(place, face): face for face in range(self.sides, 0, -1)}
            more: dict[Result, tuple[int, ...]] = {}
            for before, shown in found.items():
                for adds, face in sorted(faces.items(), reverse=True):  # those that count first
                    total = Result(before.result + adds.result, before.ones + adds.ones)
                    more.setdefault(total, (*shown, face))
            found = more
        return dict(sorted(found.items(), key=lambda one: (one[0].ones, one[0].result)))

    def adds(self, place: int, face: int) -> Result:
        """What a face of the die in this place adds to the result of the roll."""
        told = self.occasion
        assert told is not None
        frail = place >= self.count - told.frail
        return Result(
            face if told.by == "sum" else int(face in told.good), int(frail and face == 1)
        )


def _dice_of(total: int, dice: int, sides: int) -> tuple[int, ...]:
    """Faces with this sum, the largest first."""
    faces = []
    for left in range(dice - 1, -1, -1):
        faces.append(min(sides, total - left))
        total -= faces[-1]
    return tuple(faces)


def chance_question(game: Game[Any, Any]) -> ChanceQuestion | None:
    """What stands behind the current decision, if it asks for a die or a card of the box."""
    decision, state = game.decision, game.state
    if decision is None or type(decision.options[0]) is not Face:
        return None
    request = state.stack[-1].step(game)
    source, occasion = game.rules.source(game, request), game.rules.occasion(game)
    if type(request) is Roll:
        can_come = dict.fromkeys(range(1, request.sides + 1), 1)
        return ChanceQuestion(
            source, True, request.dice, state.typed, can_come, request.sides, occasion
        )
    assert type(request) is Draw
    left = Counter(request.deck.bag) - Counter(state.typed)
    count = min(request.count - len(request.deck.top[: request.count]), len(request.deck.bag))
    return ChanceQuestion(
        source, False, count, state.typed, dict(sorted(left.items())), 0, occasion
    )


def check_box(game: Game[Any, Any], box: Collection[str]) -> None:
    """Refuse dice and decks that this game has not."""
    known = [EVERYTHING, *(stock.key for stock in game.rules.stocks(game))]
    for name in box:
        if name not in known:
            near = get_close_matches(name, known, 1)
            hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(known)}"
            raise BadSetup(f"box: {game.rules.key} has no {name[:40]!r}; {hint}")
