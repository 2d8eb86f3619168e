"""A wrong entry is put right: it is changed where it stands, and what came after is played again.

What was rolled and drawn stays so wherever it still can. At the first answer that no longer fits,
because another question is asked there, the game waits; what is left over is told.
"""

from __future__ import annotations

from typing import Any

import msgspec

from shambler.kernel.box import chance_question
from shambler.kernel.errors import ShamblerError, UndoBarrier
from shambler.kernel.event import Event
from shambler.kernel.machine import Game
from shambler.kernel.match import Match
from shambler.kernel.record import Answer
from shambler.kernel.structs import replace


class Mended(msgspec.Struct, frozen=True):
    """The match with another answer in one place, and what became of the answers after it."""

    match: Match
    number: int  # of the decision that was answered wrongly
    kept: int  # answers after it that were given again
    lost: tuple[Answer, ...]  # those that no longer fit, in order
    misfit: str = ""  # why the first of them does not
    was: tuple[Event, ...] = ()  # the first thing that happened otherwise: before,
    now: tuple[Event, ...] = ()  # and after

    @property
    def is_whole(self) -> bool:
        """Did everything that came after still fit?"""
        return not self.lost


def mend(match: Match, number: int, key: str) -> Mended:
    """Answer decision ``number`` with ``key`` instead; the match itself stays as it is."""
    if not 0 <= number < match.number:
        raise UndoBarrier(f"there is no entry {number} to put right")
    then, twin = match.branch(number), match.branch(number)
    then.record.switches = dict(match.record.switches)
    twin.record.switches = dict(match.record.switches)
    wrong, *rest = match.record.answers[number:]
    twin.give_again(replace(wrong, key=key))
    then.repeat(wrong)
    kept, misfit = 0, ""
    for answer in rest:
        misfit = _misfit(then.game, twin.game)
        if misfit:
            break
        try:
            twin.give_again(_other_copy(then, twin, answer))
        except ShamblerError as problem:
            misfit = str(problem)
            break
        then.repeat(answer)
        kept += 1
    _as_before(twin, match)
    was, now = _first_difference(match.log, twin.log, number + 1)
    return Mended(twin, number, kept, tuple(rest[kept:]), misfit, was, now)


def _misfit(then: Game[Any, Any], now: Game[Any, Any]) -> str:
    """Why an answer to the question of one game is none to that of the other, if it is not."""
    before, after = then.decision, now.decision
    if after is None:
        return "the game is over there"
    assert before is not None
    if before.kind != after.kind:
        return f"another question is asked there: {after.kind}"
    old, new = chance_question(then), chance_question(now)
    if old is not None and new is not None:
        asks = (old.source, old.count, type(then.state.stack[-1]))
        if asks != (new.source, new.count, type(now.state.stack[-1])):
            return "something else is rolled or drawn there"
    return ""


def _other_copy(then: Match, now: Match, answer: Answer) -> Answer:
    """The same answer, with another copy of its card where that very one was drawn before."""
    if then.chance_question is None or now.game.decision is None:
        return answer
    options = now.game.decision.options
    if any(option.key == answer.key for option in options):
        return answer
    name = then.teller().option(then.find(answer.key))
    copies = [option.key for option in options if now.teller().option(option) == name]
    return replace(answer, key=copies[0]) if copies else answer


def _as_before(twin: Match, match: Match) -> None:
    """What is no answer stays: marks as far as the game goes, and whose dice are used."""
    number = twin.number
    marks, switches = match.record.marks, match.record.switches
    twin.record.marks = {n: text for n, text in marks.items() if n <= number}
    twin.record.switches = {n: box for n, box in switches.items() if n <= number}
    twin.switch(match.box)


def _first_difference(
    old: list[list[Event]], new: list[list[Event]], start: int
) -> tuple[tuple[Event, ...], tuple[Event, ...]]:
    """What the first answer brought about that did not bring about the same."""
    for before, after in zip(old[start:], new[start:], strict=False):
        if before != after:
            return tuple(before), tuple(after)
    return (), ()
