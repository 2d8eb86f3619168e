"""Finds puzzles for the set that the games ship: ``python tools/find_puzzles.py tests/golden``.

Won games are played again from moments near their end, by rules of thumb and by chance. Where some
of a handful of turns played blindly win and others do not, the moment is solved exactly. What is
kept has few right answers among many, the harder to see the better. Each becomes a file:
``puzzles`` beside its game.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator
from math import log10
from pathlib import Path
from time import monotonic
from typing import Final

from shambler import agents
from shambler.games import find
from shambler.kernel.decision import Decision
from shambler.kernel.errors import ShamblerError
from shambler.kernel.match import Match
from shambler.lab.family import family_of
from shambler.lab.puzzle import SURELY, Solution, solve
from shambler.lab.shipped_puzzles import Shipped, folder_of, written

PLAYERS: Final = ("thumb", "thumb", "random")
BACK: Final = 40  # answers from the end at which a game may take another course
LONGEST: Final = 50  # answers of such a course
SLOW: Final = {"trade", "search"}  # where these are offered, there is too much to look at
LEAST_ANSWERS: Final = 5
LEAST_VERBS: Final = 3  # else it is a small question on the way
MOST_RIGHT: Final = 2  # besides what is always possible and brings nothing
BLIND: Final = 24  # turns played by chance, to see whether there is anything to win
LONGEST_TURN: Final = 40

Found = tuple[float, Match, Solution]


def main() -> None:
    """Look through every record of some folders."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("records", nargs="+", type=Path, help="won games, or folders of them")
    parser.add_argument("--seconds", type=float, default=60, help="for each record")
    parser.add_argument("--each", type=int, default=1, help="puzzles wanted of each record")
    parser.add_argument("--first", type=int, default=1, help="the number of the first")
    parser.add_argument("--most", type=int, default=6_000, help="positions of a puzzle")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    for path in _files(given.records):
        won, rng = Match.load(find, path), random.Random(f"{given.seed} {path.name}")
        for at, (worth, match, solution) in enumerate(_best(won, rng, given), given.first):
            target = folder_of(match.rules) / f"{match.record.scenario.lower()}-{at}.toml"
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(written(Shipped.of(match, solution)), "utf-8")
            right = ", ".join(solution.answers)
            print(f"{target.name}: {worth:.1f}, {solution.best} by {right}", flush=True)


def _files(given: list[Path]) -> Iterator[Path]:
    for path in given:
        yield from sorted(path.glob("*.shambler")) if path.is_dir() else [path]


def _best(won: Match, rng: random.Random, given: argparse.Namespace) -> list[Found]:
    """What was found in the time there was; of those alike, the best one."""
    end, found = monotonic() + given.seconds, dict[object, Found]()
    while monotonic() < end:
        for match in _other_course(won, rng):
            solution = _solved(match, given.most) if _is_open(match, rng) else None
            if solution is not None:
                alike = (solution.best, solution.answers)
                found[alike] = max(
                    found.get(alike, (0.0, match, solution)),
                    (_worth(solution), match, solution),
                    key=lambda entry: entry[0],
                )
            if monotonic() > end:
                break
    return sorted(found.values(), key=lambda entry: -entry[0])[: given.each]


def _other_course(won: Match, rng: random.Random) -> Iterator[Match]:
    """The same game, left near its end and played otherwise: the moments with many answers."""
    match = won.branch(won.number - rng.randint(2, BACK), seed=rng.getrandbits(60))
    player = agents.make(rng.choice(PLAYERS), rng.getrandbits(30))
    for _ in range(LONGEST):
        decision = match.game.decision
        if not isinstance(decision, Decision):
            return
        verbs = {option.verb for option in decision.options}
        many = len(decision.options) >= LEAST_ANSWERS and len(verbs) >= LEAST_VERBS
        if many and not SLOW & verbs:
            yield match.branch(match.number)
        seat = decision.seats[0]
        match.play(player.choose(match.game, decision, seat), seat=seat)


def _is_open(match: Match, rng: random.Random) -> bool:
    """Do some turns that are played blindly win, and others not?"""
    won = sum(_wins_blindly(match, rng) for _ in range(BLIND))
    return 0 < won < BLIND


def _wins_blindly(match: Match, rng: random.Random) -> bool:
    game = match.branch(match.number, seed=rng.getrandbits(60)).game
    depth = max(1, len(game.state.stack) - 1)
    for _ in range(LONGEST_TURN):
        decision = game.decision
        if decision is None or len(game.state.stack) < depth:
            break
        game.submit(rng.choice(decision.options_for(decision.seats[0])), decision.seats[0])
    outcome = game.state.outcome
    return outcome is not None and bool(outcome.winners)


def _solved(match: Match, most: int) -> Solution | None:
    """The solution, if there is something to see beyond the first answer.

    A position tells what its writer sees: it is solved as those who get it see it.
    """
    try:
        solution = solve(Match.from_position(find, match.position(), seed=0), most)
    except ShamblerError:
        return None
    idle = family_of(match.rules).idle
    right = [key for key in solution.answers if key.partition(":")[0] not in idle]
    fits = solution.is_interesting and 0 < len(right) <= MOST_RIGHT
    return solution if fits and not any(_ends(match, key) for key in right) else None


def _ends(match: Match, key: str) -> bool:
    """Is the game over with this answer, whatever chance says?"""
    twin = match.branch(match.number, seed=1)
    twin.play(key)
    return twin.outcome is not None


def _worth(solution: Solution) -> float:
    """Many answers, few of them right, more than one that may win, luck in it, and depth."""
    wrong = len(solution.chances) - len(solution.answers)
    tempting = sum(0 < chance < solution.best for chance in solution.chances.values())
    luck = 10 if solution.best < SURELY else 0
    return wrong + 4 * min(tempting, 3) + luck + 3 * log10(solution.positions)


if __name__ == "__main__":
    main()
