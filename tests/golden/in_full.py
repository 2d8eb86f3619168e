"""Whole games told in full: what is asked, refused, told and changed, answer by answer.

Games that were won, with ways aside from every few of their positions, and games from the
beginning. Whoever answers there is curious: of all that can be done, what was done least so far.
For each answer ``in_full/<game>.txt`` keeps a short digest of all that was said and of the
position: no refusal, event or option changes by accident.

Where a rule is changed on purpose: ``python -m tests.golden.in_full``. What a change makes of one
game: ``python -m tests.golden.in_full hendrix/M1-won``, before and after it.
"""

from __future__ import annotations

import hashlib
import random
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from shambler.games import find
from shambler.kernel.decision import Decision, Option, SecretDecision
from shambler.kernel.match import Match
from shambler.kernel.state import key as fingerprint
from shambler.kernel.structs import to_builtins

HERE = Path(__file__).parent
RULES = HERE.parent / "rules"
HOME = HERE / "in_full"
WINS = {
    "invader": HERE,
    "living_dead": RULES / "living_dead" / "wins",
    "hendrix": RULES / "hendrix" / "wins",
    "dawn": RULES / "dawn" / "wins",
}
GAMES = ("invader", "living_dead", "hendrix", "invazions", "dawn")
SETUPS: dict[str, tuple[dict[str, Any], ...]] = {
    "invader": ({"seats": 2}, {"seats": 1, "ultrared": True}),
    "living_dead": ({"seats": 2}, {"seats": 1, "ultrared": True}),
    "hendrix": ({"seats": 2}, {"seats": 1, "ultrared": True, "dark_zones": False}),
    "invazions": ({}, {"soldier_first": True}, {"beginner_four_humans": True}),
    "dawn": ({"seats": 1}, {"seats": 3, "solo_pressure": True}, {"versus": True}),
}
MOST = 300  # answers of a game
EVERY, ASIDE = 6, 20  # after so many answers of a game that was won, so many are given aside


class Course(msgspec.Struct, frozen=True):
    """A game that begins in this way, or one that was won, with ways aside."""

    game: str
    scenario: str
    seed: int
    setup: Mapping[str, Any]
    win: str = ""

    @property
    def name(self) -> str:
        """In the file: ``hendrix/M1-2``, or ``hendrix/M1-won``."""
        return f"{self.game}/{self.scenario}-{'won' if self.win else self.seed}"


def courses(key: str) -> Iterator[Course]:
    """Every scenario of a game in several ways, and the games that were won."""
    for scenario in find(key).scenarios():
        for seed, setup in enumerate(SETUPS[key], 1):
            yield Course(key, scenario.key, seed, setup)
    for path in sorted(WINS[key].glob("*.shambler")) if key in WINS else ():
        yield Course(key, path.stem.removeprefix("invader-"), 1, {}, str(path))


class Telling:
    """A game as it goes, answer by answer."""

    def __init__(self, course: Course) -> None:
        self.course = course
        self.picks = random.Random(course.seed)
        self.done: Counter[str] = Counter()

    def answers(self) -> Iterator[list[str]]:
        """What is told before each answer and at the end."""
        course = self.course
        if course.win:
            yield from self.won(Match.load(find, course.win))
        else:
            options: dict[str, Any] = {"seed": course.seed, **course.setup}
            match = Match.new(find(course.game), course.scenario, **options)
            yield from self.curious(match, MOST)

    def won(self, whole: Match) -> Iterator[list[str]]:
        """The game as it was played, and ways aside."""
        match = whole.branch(0)
        for answer in whole.record.answers:
            yield self.moment(match)
            match.repeat(answer)
        for number in range(0, len(whole.record.answers), EVERY):
            yield from self.curious(whole.branch(number, seed=number), ASIDE)

    def curious(self, match: Match, most: int) -> Iterator[list[str]]:
        """So many answers at most."""
        for _ in range(most):
            decision = match.game.decision
            if decision is None:
                break
            yield self.moment(match)
            seat = decision.seats[0]
            option = self.choice(decision.kind, decision.options_for(seat))
            match.play(option.key, seat=seat)
        yield self.moment(match)

    def moment(self, match: Match) -> list[str]:
        """What happened, what is now, and what is asked."""
        decision = match.game.decision
        asked = self.asked(match, decision) if decision is not None else ()
        return [*self.told(match), *asked]

    def choice(self, kind: str, options: Sequence[Option]) -> Option:
        """What was done least so far."""
        verbs = [f"{kind}/{option.key.partition(':')[0]}" for option in options]
        least = min(self.done[verb] for verb in verbs)
        number = self.picks.choice([n for n, verb in enumerate(verbs) if self.done[verb] == least])
        self.done[verbs[number]] += 1
        return options[number]

    def told(self, match: Match) -> Iterator[str]:
        """What happened, and what is now."""
        for event in match.log[-1] if match.log else ():
            yield f". {type(event).__name__} by {event.because}: {to_builtins(event)}"
        yield f"= {fingerprint(match.game.state)}"
        outcome = match.outcome
        if outcome is not None:
            yield f"* {outcome.reason} by {outcome.rule}: {outcome.winners}"

    def asked(self, match: Match, decision: Decision | SecretDecision) -> Iterator[str]:
        """The question with its keys, and what is refused beside them."""
        yield f"? {decision.kind} of {decision.seats} by {decision.rule}: {decision.about}"
        for seat in decision.seats:
            yield f"  {' '.join(option.key for option in decision.options_for(seat))}"
        for entry in match.game.explain():
            yield f"! {entry.rule} {entry.reason}: {entry.key} {entry.about}"


def short(lines: Sequence[str]) -> str:
    """A digest of what is told of an answer."""
    return hashlib.blake2b("\n".join(lines).encode(), digest_size=2).hexdigest()


@cache
def kept(key: str) -> dict[str, list[str]]:
    """The games of a file, and what is kept of their answers."""
    lines = (HOME / f"{key}.txt").read_text("utf-8").splitlines()
    return {name: digests.split() for name, digests in zip(lines[::2], lines[1::2], strict=True)}


def write(key: str) -> None:
    """Play the games of a file and keep what is told."""
    lines: list[str] = []
    for course in courses(key):
        lines += [course.name, " ".join(map(short, Telling(course).answers()))]
    (HOME / f"{key}.txt").write_text("\n".join(lines) + "\n", "utf-8")


def main() -> None:
    """Write every file anew, or tell one game."""
    for name in sys.argv[1:]:
        for course in courses(name.partition("/")[0]):
            if course.name == name:
                for number, lines in enumerate(Telling(course).answers()):
                    print(f"-- {number}", *lines, sep="\n")
    if not sys.argv[1:]:
        for key in GAMES:
            write(key)


if __name__ == "__main__":
    main()
