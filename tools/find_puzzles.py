"""Finds puzzles for the set that the games ship: ``python tools/find_puzzles.py invader/M1``.

Rules of thumb play a scenario again and again. Near the end of a game that they win they play the
rest of the turn a few times with other luck; where they win some of those and lose others, the
moment is solved exactly. What is kept turns on the dice: its best answer wins less than always,
and another one that may win as well does so less often. Of those alike the best one is kept; each
becomes a file. They lie in ``puzzles`` beside their game, once somebody has chosen among them.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator
from math import log10
from pathlib import Path
from time import process_time
from typing import Final

from shambler import agents
from shambler.games import find
from shambler.kernel.decision import Decision
from shambler.kernel.errors import ShamblerError
from shambler.kernel.match import Match
from shambler.lab.family import family_of
from shambler.lab.puzzle import SURELY, Solution, solve
from shambler.lab.shipped_puzzles import Shipped, written

PLAYER: Final = "thumb"
LAST: Final = 40  # answers of a game that are looked at
SLOW: Final = {"trade", "search"}  # where these are offered, there is too much to look at
LEAST_ANSWERS: Final = 5
LEAST_VERBS: Final = 3  # else it is a small question on the way
MOST_RIGHT: Final = 2  # besides what is always possible and brings nothing
TRIES: Final = 4  # turns with other luck
LONGEST_TURN: Final = 40

Found = tuple[float, Match, Solution]


def main() -> None:
    """Look for puzzles in some scenarios."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("scenarios", nargs="+", help="game/scenario")
    parser.add_argument("--into", type=Path, required=True, help="the folder to write them into")
    parser.add_argument(
        "--seconds", type=float, default=60, help="of a processor, for each scenario"
    )
    parser.add_argument("--most", type=int, default=30_000, help="positions of a puzzle")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    for name in given.scenarios:
        for at, (worth, match, solution) in enumerate(_best(name, given), 1):
            target = given.into / match.rules.key / f"{match.record.scenario.lower()}-{at}.toml"
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(written(Shipped.of(match, solution)), "utf-8")
            right = ", ".join(solution.answers)
            print(f"{target}: {worth:.1f}, {solution.best} by {right}", flush=True)


def _best(name: str, given: argparse.Namespace) -> list[Found]:
    """What was found in the time there was; of those alike, the best one."""
    end, rng = process_time() + given.seconds, random.Random(f"{given.seed} {name}")
    found: dict[tuple[str, ...], Found] = {}
    while process_time() < end:
        for match in _moments(name, rng):
            solution = _solved(match, given.most) if _turns_on_luck(match, rng) else None
            if solution is not None:
                known = found.get(solution.answers, (0.0, match, solution))
                new = (_worth(solution), match, solution)
                found[solution.answers] = max(known, new, key=lambda entry: entry[0])
            if process_time() > end:
                break
    return sorted(found.values(), key=lambda entry: -entry[0])


def _moments(name: str, rng: random.Random) -> Iterator[Match]:
    """The last moments with many answers of a game that is won."""
    game, _, scenario = name.partition("/")
    match = Match.new(find(game), scenario, seed=rng.getrandbits(60))
    _play(match, rng)
    if not _is_won(match):
        return
    for number in range(match.number - 1, max(0, match.number - LAST), -1):
        then = match.branch(number)
        decision = then.game.decision
        assert decision is not None
        verbs = {option.verb for option in decision.options}
        many = len(decision.options) >= LEAST_ANSWERS and len(verbs) >= LEAST_VERBS
        if many and not SLOW & verbs:
            yield then


def _turns_on_luck(match: Match, rng: random.Random) -> bool:
    """Does the rest of the turn, played by the same rules of thumb, win now and then?"""
    depth = max(1, len(match.game.state.stack) - 1)
    won = 0
    for _ in range(TRIES):
        twin = match.branch(match.number, seed=rng.getrandbits(60))
        _play(twin, rng, depth)
        won += _is_won(twin)
    return 0 < won < TRIES


def _play(match: Match, rng: random.Random, depth: int = 0) -> None:
    """Play on; with ``depth`` until what is asked there has been done."""
    player, last = agents.make(PLAYER, rng.getrandbits(30)), match.number + LONGEST_TURN
    while isinstance(decision := match.game.decision, Decision):
        if depth and (len(match.game.state.stack) < depth or match.number > last):
            return
        seat = decision.seats[0]
        match.play(player.choose(match.game, decision, seat), seat=seat)


def _is_won(match: Match) -> bool:
    return match.outcome is not None and bool(match.outcome.winners)


def _solved(match: Match, most: int) -> Solution | None:
    """The solution, if it turns on the dice and another answer tempts.

    A position tells what its writer sees: it is solved as those who get it see it.
    """
    try:
        solution = solve(Match.from_position(find, match.position(), seed=0), most)
    except ShamblerError:
        return None
    idle = family_of(match.rules).idle
    right = [key for key in solution.answers if key.partition(":")[0] not in idle]
    turns_on_dice = 0 < solution.best < SURELY and _tempting(solution) > 0
    return solution if turns_on_dice and 0 < len(right) <= MOST_RIGHT else None


def _tempting(solution: Solution) -> int:
    """How many answers may win, though less often than the best."""
    return sum(0 < chance < solution.best for chance in solution.chances.values())


def _worth(solution: Solution) -> float:
    """Many answers, few of them right, several that tempt, and depth."""
    wrong = len(solution.chances) - len(solution.answers)
    return wrong + 4 * min(_tempting(solution), 3) + 3 * log10(solution.positions)


if __name__ == "__main__":
    main()
