"""Finds a won game of a mission and records it: ``python -m tests.golden.find M3 --seed 2``.

The search is the one of ``beam.py``; here is how a turn of Invader is played in it: as the rules of
thumb find sensible, and as serves the mission's plan (``plans.py``).

``--look 1000000`` tries the kindest of so many seeds.
"""

from __future__ import annotations

import argparse
import random
from pathlib import Path

from shambler.agents.zombicide.thumb import judge
from shambler.games import find
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.kernel.chance import Sampled
from tests.golden.beam import Answers, Search, pick, record
from tests.golden.luck import kindest
from tests.golden.plans import plan_for
from tests.golden.stops import Course
from tests.golden.worth import promise

FOLDER = Path(__file__).parent
RULES = find("invader")
WARMTH = (0.05, 0.8, 0.3, 1.5, 0.6)  # how far from the best mark an option may lie
LONGEST_TURN = 400


def main() -> None:
    """Search with one seed after the other."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("mission")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seeds", type=int, default=5)
    parser.add_argument("--look", type=int, default=0)
    parser.add_argument("--beam", type=int, default=32)
    parser.add_argument("--tries", type=int, default=12)
    given = parser.parse_args()
    for seed in seeds(given):
        answers = SEARCH.run(begin(given.mission, seed), seed, given.beam, given.tries)
        if answers is not None:
            target = FOLDER / f"invader-{given.mission}.shambler"
            options = plan_for(given.mission).options
            print(record(RULES, given.mission, seed, answers, target, **options))
            return
    print("not won; try other seeds or a wider beam")


def seeds(given: argparse.Namespace) -> list[int]:
    """The seeds to try."""
    if not given.look:
        return list(range(given.seed, given.seed + given.seeds))
    table, luck = begin(given.mission, 0), plan_for(given.mission).luck
    return kindest(table, luck, range(given.look), given.seeds)


def begin(mission: str, seed: int) -> ZombicideGame:
    """The table of a mission, at its first question."""
    game = RULES.new(mission, plan_for(mission).options, Sampled(seed)).start()
    assert isinstance(game, ZombicideGame)
    return game


# -- the search ----------------------------------------------------------------------------


def play_turn(game: ZombicideGame, rng: random.Random, warmth: float) -> Answers:
    """Play until the next survivor is to be picked, or the round is over."""
    answers: Answers = []
    before = game.state.round
    while (decision := game.decision) is not None and len(answers) < LONGEST_TURN:
        if answers and (decision.kind == "activate" or game.state.round != before):
            break
        seat = decision.seats[0]
        options = decision.options_for(seat)
        marks = judge(game, decision.kind, options)
        who = getattr(game.state.stack[-1], "who", -1)
        if 0 <= who < game.world.team:
            course = Course(game, who)
            marks = [mark + course.pull(o) for mark, o in zip(marks, options, strict=True)]
        option = pick(rng, options, marks, warmth)
        answers.append((seat, option.key))
        game.submit(option, seat)
    return answers


def tell(worth: float, game: ZombicideGame) -> None:
    """How the best line stands."""
    state = game.state
    people = " ".join(
        f"{name}:{survivor.armor}/{survivor.experience}"
        for name, survivor in zip(game.world.names, state.survivors, strict=True)
    )
    enemies = sum(map(sum, state.enemies))
    taken = len(state.taken)
    print(f"round {state.round}: {worth:.1f}, {taken} taken, {enemies} enemies, {people}")


SEARCH = Search(play_turn, promise, WARMTH, tell)


if __name__ == "__main__":
    main()
