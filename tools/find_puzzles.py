"""Finds puzzles for the set that the games ship: ``python tools/find_puzzles.py invader/M1``.

Rules of thumb play a scenario until they win it. The end of that game is played again with other
luck and with slips, and wherever somebody could fight now, the rest of the turn is tried a few
times; where it wins now and then, the moment is solved exactly. What is kept turns on the dice: its
one best answer wins less than always, and another one that may win as well does so less often. Of
those alike the best one is kept; where the rules of thumb would be wrong is better. Each becomes a
file. They lie in ``puzzles`` beside their game,
once somebody has chosen among them.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator
from math import log10
from pathlib import Path
from time import process_time
from typing import Any, Final

from shambler import agents
from shambler.games import find
from shambler.kernel.chance import Sampled
from shambler.kernel.decision import Decision
from shambler.kernel.errors import ShamblerError
from shambler.kernel.machine import Game
from shambler.kernel.match import Match
from shambler.lab.family import family_of
from shambler.lab.puzzle import SURELY, Solution, answers_of, solve
from shambler.lab.shipped_puzzles import Shipped, written
from shambler.lab.turn_search import NEVER, OVER, TurnOver, TurnSearch, lay_under_the_turn

PLAYER: Final = "thumb"
ENDINGS: Final = 8  # of a won game, played again
LAST: Final = 50  # answers of a game that are played otherwise
SLIPS: Final = 0.12  # of the answers in a turn, by chance
TRIED: Final = 0.25
FIGHTS: Final = {"fire", "melee", "all-out"}
SLOW: Final = {"trade"}  # where this is offered, there is too much to look at
LEAST_ANSWERS: Final = 5
LEAST_VERBS: Final = 3  # else it is a small question on the way
TRIES: Final = 8  # of the rest of the turn
LONGEST_TURN: Final = 40
MISLEADING: Final = 12  # the worth of a best answer that the rules of thumb miss

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
            solution = _solved(match, given.most)
            if solution is not None:
                known = found.get(solution.answers, (0.0, match, solution))
                new = (_worth(match, solution), match, solution)
                found[solution.answers] = max(known, new, key=lambda entry: entry[0])
            if process_time() > end:
                break
    return sorted(found.values(), key=lambda entry: -entry[0])


def _moments(name: str, rng: random.Random) -> Iterator[Match]:
    """Moments in the last rounds of a game that can be won, and lost, before the turn is over."""
    game, _, scenario = name.partition("/")
    match = Match.new(find(game), scenario, seed=rng.getrandbits(60))
    while match.game.decision is not None:
        _answer(match, rng, slips=0)
    if not _is_won(match.game):
        return
    for _ in range(ENDINGS):
        since = max(0, match.number - rng.randint(2, LAST))
        ending = match.branch(since, seed=rng.getrandbits(60))
        while ending.game.decision is not None and ending.number < match.number + LAST:
            if _can_fight(ending.game.decision) and _turns_on_luck(ending, rng):
                yield ending.branch(ending.number)
            _answer(ending, rng, SLIPS)


def _can_fight(decision: Any) -> bool:
    verbs = {option.key.partition(":")[0] for option in decision.options}
    many = len(decision.options) >= LEAST_ANSWERS and len(verbs) >= LEAST_VERBS
    return many and bool(FIGHTS & verbs) and not SLOW & verbs


def _turns_on_luck(match: Match, rng: random.Random) -> bool:
    """Does the rest of the turn, played by the same rules of thumb, win now and then?"""
    return 0 < sum(_wins_turn(match.game, rng) for _ in range(TRIES)) < TRIES


def _wins_turn(game: Game[Any, Any], rng: random.Random) -> bool:
    """Play the rest of the turn once."""
    twin = game.copy(Sampled(rng.getrandbits(60)))
    player = agents.make(PLAYER, rng.getrandbits(30))
    lay_under_the_turn(twin)
    for _ in range(LONGEST_TURN):
        decision = twin.decision
        if not isinstance(decision, Decision) or type(twin.state.stack[-1]) is TurnOver:
            break
        twin.submit(_choice(twin, decision, player, rng, TRIED))
    if twin.decision is not None and type(twin.state.stack[-1]) is TurnOver:
        twin.submit(OVER)
    return _is_won(twin)


def _answer(match: Match, rng: random.Random, slips: float) -> None:
    """Play the next answer of a game."""
    decision = match.game.decision
    assert isinstance(decision, Decision)
    player = agents.make(PLAYER, rng.getrandbits(30))
    option = _choice(match.game, decision, player, rng, slips)
    match.play(option, seat=decision.seats[0])


def _choice(
    game: Game[Any, Any], decision: Decision, player: Any, rng: random.Random, slips: float
) -> Any:
    """By the rules of thumb, or a slip."""
    if decision.kind == "turn" and rng.random() < slips:
        return rng.choice(decision.options)
    return player.choose(game, decision, decision.seats[0])


def _is_won(game: Game[Any, Any]) -> bool:
    return game.state.outcome is not None and bool(game.state.outcome.winners)


def _solved(match: Match, most: int) -> Solution | None:
    """The solution, if it turns on the dice and another answer tempts.

    A position tells what its writer sees: it is solved as those who get it see it.
    """
    try:
        laid = Match.from_position(find, match.position(), seed=0)
        if _is_certain(laid, most):
            return None
        solution = solve(laid, most)
    except ShamblerError:
        return None
    turns_on_dice = 0 < solution.best < SURELY and _tempting(solution) > 0
    return solution if turns_on_dice and len(solution.answers) == 1 else None


def _is_certain(match: Match, most: int) -> bool:
    """Is there a first answer that always wins? That is found sooner than all their chances."""
    search, best = TurnSearch(match.game, most, family_of(match.rules)), NEVER
    for option in answers_of(match):
        best = max(best, search.after(option, best))
        if best == SURELY:
            return True
    return False


def _tempting(solution: Solution) -> int:
    """How many answers may win, though less often than the best."""
    return sum(0 < chance < solution.best for chance in solution.chances.values())


def _worth(match: Match, solution: Solution) -> float:
    """Many answers, few of them right, several that tempt, depth, and no answer at first sight."""
    wrong = len(solution.chances) - len(solution.answers)
    surprise = MISLEADING if _misleads(match, solution) else 0
    return wrong + 4 * min(_tempting(solution), 3) + 3 * log10(solution.positions) + surprise


def _misleads(match: Match, solution: Solution) -> bool:
    """Would the rules of thumb answer wrong?"""
    decision = match.game.decision
    assert isinstance(decision, Decision)
    player = agents.make(PLAYER, 0)
    return _choice(match.game, decision, player, random.Random(0), slips=0).key not in (
        solution.answers
    )


if __name__ == "__main__":
    main()
