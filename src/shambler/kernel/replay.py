"""Playing a record again: what is compared on the way, and what the comparison can tell.

A record carries two numbers of its game. The *rules version* rises when a rule is changed, the
*layout* when a state of the same position would be written down differently. An older record is
good as long as it leads through the same questions, answers and chance; fingerprints of states are
compared where the layout is the same, for otherwise they say nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from shambler.kernel.errors import BadRecord, Diverged, ShamblerError
from shambler.kernel.record import GOES_ON, Parsed, Record, written_outcome
from shambler.kernel.structs import replace

if TYPE_CHECKING:
    from shambler.kernel.match import Match
    from shambler.kernel.ruleset import Ruleset


class Verification(msgspec.Struct, frozen=True):
    """What playing a record again has shown: it came out the same, as far as this could be told.

    ``version`` and ``layout`` are the numbers the record was written with, the others today's.
    """

    version: int
    version_now: int
    layout: int
    layout_now: int
    same_content: bool
    answers: int = 0  # each of them offered, each die and card as recorded
    states: int = 0  # fingerprints found to be the recorded ones
    states_not_compared: int = 0  # fingerprints of another layout
    outcome_compared: bool = False  # it ended as recorded, or goes on as recorded

    @property
    def other_rules(self) -> bool:
        """Was the record written under other rules than those it was played again with?"""
        return self.version != self.version_now

    @property
    def other_layout(self) -> bool:
        """Were the recorded states written down in another way?"""
        return self.layout != self.layout_now


def written_with(rules: Ruleset, record: Record) -> str:
    """What about a record is not of today, for a message; an empty text if nothing."""
    notes: list[str] = []
    if record.version != rules.version:
        notes.append(f"under rules {record.version}, these are rules {rules.version}")
    if record.content != rules.content_hash:
        notes.append("with other content")
    return f" (it was recorded {' and '.join(notes)})" if notes else ""


def play_again(match: Match, parsed: Parsed, to: int | None, name: str) -> Verification:
    """Give the recorded answers to a match that has not begun; the first misfit is named."""
    old, rules = parsed.record, match.rules
    found = Verification(
        old.version, rules.version, old.layout, rules.layout, old.content == rules.content_hash
    )
    step = 0
    try:
        match.begin_again(old.opening)
        found = _compared(match, parsed, found)
        for answer in old.answers[:to]:
            step += 1
            match.repeat(answer)
            found = _compared(match, parsed, found)
    except ShamblerError as problem:
        message = f"{name}: diverges at answer {step}{written_with(rules, old)}: {problem}"
        raise Diverged(message, step) from problem
    return replace(found, answers=step)


def _compared(match: Match, parsed: Parsed, found: Verification) -> Verification:
    """Is this the position that the record had at this point, where it says so?"""
    last = match.number == len(parsed.record.answers)
    check = parsed.record.checks.get(match.number)
    wanted = [text for text in (check, parsed.final if last else None) if text is not None]
    if wanted and found.other_layout:
        more = found.states_not_compared + len(wanted)
        found = replace(found, states_not_compared=more)
    elif wanted:
        if set(wanted) != {match.fingerprint}:
            raise BadRecord("the state is not the recorded one")
        found = replace(found, states=found.states + len(wanted), outcome_compared=last)
    if last and parsed.over is not None:
        now = written_outcome(match.outcome)
        if parsed.over != now:
            raise BadRecord(
                f"the game is {_spoken(now)}, in the record it was {_spoken(parsed.over)}"
            )
        found = replace(found, outcome_compared=True)
    return found


def _spoken(over: str) -> str:
    return "not over" if over == GOES_ON else f"over: {over}"
