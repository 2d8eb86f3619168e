"""The answers to a question: in which order, and what to press for each.

A verb keeps its letter in every question (``m`` moves, ``a`` attacks), and the letters are those of
the browser: both read the ``verbs.json`` of the game's family.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from shambler.games.verbs import VerbGroup
from shambler.kernel.decision import Option

CLOSE: Final = "e"
DIGITS: Final = 9


class Answer(NamedTuple):
    """One answer, and the keys that give it; empty if it can only be picked from the list."""

    option: Option
    press: str


def arranged(options: Sequence[Option], groups: Sequence[VerbGroup]) -> list[Answer]:
    """The answers by verb where the game groups them, those that end or decline last."""
    closers = [option for option in options if option.closes]
    others = [option for option in options if not option.closes]
    found = _grouped(others, groups) or _numbered(others)
    first_closer = [Answer(option, CLOSE) for option in closers[:1]]
    return [*found, *first_closer, *(Answer(option, "") for option in closers[1:])]


def _numbered(options: Sequence[Option]) -> list[Answer]:
    return [Answer(o, str(n) if n <= DIGITS else "") for n, o in enumerate(options, 1)]


def _grouped(options: Sequence[Option], groups: Sequence[VerbGroup]) -> list[Answer]:
    """By verb; the last group takes what no other does. Nothing if no verb has a group."""
    known = {verb for group in groups for verb in group.verbs}
    if not any(option.verb in known for option in options):
        return []
    found: list[Answer] = []
    for group in groups:
        rest = group is groups[-1]
        mine = [o for o in options if o.verb in group.verbs or (rest and o.verb not in known)]
        found += [Answer(o, _press(group.letter, n, len(mine))) for n, o in enumerate(mine, 1)]
    return found


def _press(letter: str, number: int, count: int) -> str:
    if count == 1:
        return letter
    return f"{letter}{number}" if number <= DIGITS else ""


def meant(answers: Sequence[Answer], typed: str) -> Option | None:
    """The answer that was typed in full."""
    return next((answer.option for answer in answers if answer.press == typed), None)


def begun(answers: Sequence[Answer], typed: str) -> bool:
    """Is this the first half of what some answer wants pressed?"""
    return any(answer.press.startswith(typed) and answer.press != typed for answer in answers)
