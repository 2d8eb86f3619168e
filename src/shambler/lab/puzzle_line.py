"""The line of play that solves a puzzle: the best answers, and the luck that wins most often.

An answer in it is the best there is. Where dice or a card decide, it goes on with what adds most to
the chance to win, and says how likely something as good comes. It is kept as keys beside the
chances of a puzzle, and told by playing them again.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Final, Literal

import msgspec

from shambler.kernel.box import ChanceQuestion, chance_question
from shambler.kernel.chance import EVERYTHING, Boxed, Sampled
from shambler.kernel.decision import Face, Option
from shambler.kernel.match import Match
from shambler.kernel.teller import Teller
from shambler.lab.turn_search import NEVER, AnyGame, TurnSearch, falls, is_over, lay_under_the_turn

ALWAYS: Final = "1"
NEARLY: Final = Fraction(1, 10**9)  # what is worse by more than this need not be known exactly


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One answer, or what dice and cards showed."""

    keys: tuple[str, ...]
    chance: str  # to win from there on, as a fraction
    likely: str = ALWAYS  # that luck is as good as this or better


class ToldStep(msgspec.Struct, frozen=True):
    """The same in words: an answer; or why dice or cards are asked for, and what they show."""

    kind: Literal["answer", "dice", "card"]
    text: str
    shows: tuple[str, ...]  # faces, or the name of a card
    chance: str
    likely: str


def best_line(search: TurnSearch, best: Fraction) -> tuple[Step, ...]:
    """From the position of a search that has been made; empty where nothing can be won."""
    search.most *= 2  # what was left out because it could not be better may be as good
    return tuple(_steps(search, search.game.copy(), best)) if best > NEVER else ()


def _steps(search: TurnSearch, game: AnyGame, chance: Fraction) -> Iterator[Step]:
    while not is_over(game):
        asked = chance_question(game)
        if asked is None:
            options = _by_choice(search, game, chance)
            step = Step(_keys(options), str(chance))
        else:
            options, chance, likely = _by_luck(search, game, asked)
            step = Step(_keys(options), str(chance), str(likely))
        yield step
        for option in options:
            game.submit(option)


def _keys(options: Sequence[Option]) -> tuple[str, ...]:
    return tuple(option.key for option in options)


def _by_choice(search: TurnSearch, game: AnyGame, chance: Fraction) -> tuple[Option, ...]:
    """An answer that has the best chance; if one of them ends something, nothing else is done."""
    options = sorted(search.useful(game), key=lambda option: not option.closes)
    less = chance * (1 - NEARLY)
    return next((one,) for one in options if search.following(game, (one,), less) == chance)


def _by_luck(
    search: TurnSearch, game: AnyGame, asked: ChanceQuestion
) -> tuple[tuple[Face, ...], Fraction, Fraction]:
    """What adds most to the chance to win, that chance, and how likely something as good comes."""
    found = [(faces, weight, search.following(game, faces)) for faces, weight in falls(asked)]
    faces, _, chance = max(found, key=lambda fall: fall[1] * fall[2])
    likely = sum((weight for _, weight, other in found if other >= chance), NEVER)
    return faces, chance, likely


def told(match: Match, line: Sequence[Step], language: str) -> list[ToldStep]:
    """A line in words; it is played again from the position of a match."""
    game = match.game.copy(Boxed((EVERYTHING,), Sampled(0)))
    lay_under_the_turn(game)
    found = []
    for step in line:
        found.append(_told(game, step, language))
        for key in step.keys:
            game.submit(_option(game, key))
    return found


def _told(game: AnyGame, step: Step, language: str) -> ToldStep:
    teller, asked = Teller(game, language), chance_question(game)
    if asked is None:
        text = teller.option(_option(game, step.keys[0]))
        return ToldStep("answer", text, (), step.chance, step.likely)
    text = teller.occasion(asked.occasion) if asked.occasion is not None else ""
    shown = tuple(teller.option(_option(game, key)) for key in step.keys)
    return ToldStep("dice" if asked.dice else "card", text, shown, step.chance, step.likely)


def _option(game: AnyGame, key: str) -> Option:
    assert game.decision is not None
    return next(option for option in game.decision.options if option.key == key)
