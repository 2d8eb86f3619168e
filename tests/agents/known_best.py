"""Positions whose best answers are known exactly, to see whether the adviser finds them.

``known_best.txt`` holds one a line: what is known, the right answers, the position as a text.

``wins``
: the right answers win for certain, at once or in this turn, however dice and cards fall;
  the others do not. Nothing can be better. Every answer and every fall of the dice was looked at
  (:mod:`shambler.lab.puzzle`).
``loses``
: every other answer loses the game at once, whatever happens, and after a right one it is not lost
  yet: somebody who goes on by rules of thumb is still in play rounds later.

They come from games of the rules of thumb and of players who stray from them;
``python -m tests.agents.known_best [GAMES]`` makes the file anew, for other rules say. No such
position was found in Dawn of the Zeds: its games are decided by what follows the last answer.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from shambler import agents
from shambler.agents.lookahead import futures
from shambler.agents.search import TreeSearch
from shambler.agents.sense import Omen
from shambler.games import find
from shambler.kernel.decision import Decision
from shambler.kernel.errors import ShamblerError
from shambler.kernel.machine import Game
from shambler.kernel.match import Match
from shambler.kernel.position import CONTENT
from shambler.kernel.ruleset import Ruleset
from shambler.lab.puzzle import SURELY, NoPuzzle, solve

FILE: Final = Path(__file__).parent / "known_best.txt"
GAMES: Final = ("invader", "living_dead", "hendrix", "invazions", "dawn")
POSITIONS: Final = 800  # looked at for one puzzle
FALLS: Final = 300  # ways the dice of one answer may fall
TRIED, ALIVE = 12, 3  # futures, and in how many of them the game must not be lost
LOST: Final = Omen("lost", False)
LATEST: Final = 10  # answers before the end at which a game may still be thrown away
EACH: Final = 2  # positions of one sort from one game
ENOUGH: Final = 6  # of one sort from one scenario


class Known(NamedTuple):
    """A position, and the answers that are right in it."""

    sort: str
    right: tuple[str, ...]
    position: str

    def match(self) -> Match:
        """The position, to be played on."""
        return Match.from_position(find, self.position, seed=0)


def known() -> list[Known]:
    """All of them."""
    lines = FILE.read_text("utf-8").splitlines()
    return [Known(sort, tuple(right.split()), text) for sort, right, text in map(_fields, lines)]


def _fields(line: str) -> tuple[str, str, str]:
    """The file leaves the print of the content out: most changes of it leave positions alone."""
    sort, right, text = line.split(" | ", 2)
    game, scenario, code = text.split("/", 2)
    return sort, right, f"{game}/{scenario}/{find(game).content_hash[:CONTENT]}/{code}"


def _line(one: Known) -> str:
    game, scenario, _, code = one.position.split("/", 3)
    return " | ".join((one.sort, " ".join(one.right), f"{game}/{scenario}/{code}"))


# -- making them ---------------------------------------------------------------------------


def played(rules: Ruleset, scenario: str, seed: int) -> Match:
    """A game of the rules of thumb; every other one strays now and then."""
    match = Match.new(rules, scenario, seed=seed)
    usual, astray = agents.make("thumb", seed), agents.make("random", seed)
    while (decision := match.game.decision) is not None:
        seat = decision.seats[0]
        who = astray if seed % 2 and match.number % 9 == 8 else usual
        match.play(who.choose(match.game, decision, seat).key)
    return match


def exact(then: Match) -> Known | None:
    """What is known exactly of a position, if anything is."""
    assert then.game.decision is not None
    ends = {option.key: decided(then.game, option.key) for option in then.game.decision.options}
    won = tuple(key for key, end in ends.items() if end)
    saved = tuple(key for key, end in ends.items() if end is not False)
    if 0 < len(won) < len(ends):
        return Known("wins", won, then.record.position)
    if 0 < len(saved) < len(ends) and not won and any(lives_on(then.game, key) for key in saved):
        return Known("loses", saved, then.record.position)
    return None


def lives_on(game: Game[Any, Any], answer: str) -> bool:
    """Is a game not lost after an answer, at the horizon of some futures?"""
    assert game.decision is not None
    seat = game.decision.seats[0]
    search = TreeSearch(game, game.decision, seat, seed=1)
    option = next(option for option in search.options if option.key == answer)
    futures_seen = [set(search.watch(option, number)) for number in range(TRIED)]
    return sum(LOST not in seen for seen in futures_seen) >= ALIVE


def forced(then: Match) -> Known | None:
    """A win that is certain before the turn is over, if one goes on rightly."""
    try:
        solution = solve(then, POSITIONS)
    except NoPuzzle:
        return None
    if solution.best != SURELY or not solution.is_interesting:
        return None
    return Known("wins", solution.answers, then.record.position)


def decided(game: Game[Any, Any], answer: str) -> bool | None:
    """Is the game won or lost at once by an answer, however the dice fall? ``None``: neither."""
    assert game.decision is not None
    seat = game.decision.seats[0]

    def submit(twin: Game[Any, Any]) -> None:
        assert twin.decision is not None
        twin.submit(next(o for o in twin.decision.options if o.key == answer), seat)

    ends = [twin.state.outcome for _, twin in futures(game, submit, FALLS) or []]
    if not ends or any(end is None for end in ends):
        return None
    wins = {end is not None and seat in end.winners for end in ends}
    return wins.pop() if len(wins) == 1 else None


def latest(match: Match) -> Iterator[Match]:
    """The last questions of a game that leave a choice, as those see them who get the text."""
    for number in range(match.number - 1, max(0, match.number - LATEST), -1):
        before = match.branch(number)
        decision = before.game.decision
        if isinstance(decision, Decision) and len(decision.options) > 1:
            yield Match.from_position(find, before.position(decision.seats[0]), seed=0)


def loses(game: Game[Any, Any], answer: str) -> bool:
    """Is the game lost at once by an answer, however the dice fall?"""
    assert game.decision is not None
    seat = game.decision.seats[0]

    def submit(twin: Game[Any, Any]) -> None:
        assert twin.decision is not None
        twin.submit(next(o for o in twin.decision.options if o.key == answer), seat)

    found = futures(game, submit, FALLS) or []
    ends = [twin.state.outcome for _, twin in found]
    return bool(ends) and all(end is not None and seat not in end.winners for end in ends)


def found_in(rules: Ruleset, scenario: str, games: range) -> Iterator[Known]:
    """What some games of a scenario hold."""
    count = {"wins": 0, "loses": 0}
    seen: set[str] = set()
    for seed in games:
        match = played(rules, scenario, seed)
        taken = 0
        won = bool(match.game.state.outcome)
        for then in latest(match):
            one = exact(then) or (forced(then) if won else None)
            if one is None or count[one.sort] >= ENOUGH or one.position in seen:
                continue
            seen.add(one.position)
            count[one.sort] += 1
            taken += 1
            yield one
            if taken == EACH:
                break


def write(games: int) -> None:
    """Make the file anew; games that cannot be told as positions are left out."""
    with FILE.open("w", encoding="utf-8") as out:
        for key in GAMES:
            rules = find(key)
            for scenario in rules.scenarios():
                try:
                    for one in found_in(rules, scenario.key, range(games)):
                        print(_line(one), file=out)
                        out.flush()
                except ShamblerError as problem:
                    print(key, scenario.key, problem, file=sys.stderr)


if __name__ == "__main__":
    write(int(sys.argv[1]) if len(sys.argv) > 1 else 10)
