"""Finds a won game of a mission and records it: ``python -m tests.rules.hendrix.find M3 --seed 2``.

The search is the one of ``tests/golden/beam.py``; here is how a turn of Fort Hendrix is played.
"""

from __future__ import annotations

import argparse
import random
from pathlib import Path
from typing import Any

from shambler.agents.zombicide.errands import errands
from shambler.agents.zombicide.fight import armed, marks_of, nearness
from shambler.agents.zombicide.thumb import judge
from shambler.agents.zombicide.walking import FAR, steps
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.state import IN_PLAY, LEFT
from shambler.games.zombicide.hendrix import RULES
from shambler.games.zombicide.systems.story import planning
from shambler.kernel.chance import Sampled
from tests.golden.beam import Answers, Search, pick, record

WINS = Path(__file__).parent / "wins"
WARMTH = (0.05, 0.8, 0.3, 1.5, 0.6)  # how far from the best mark an option may lie
LONGEST_TURN = 400


def main() -> None:
    """Search with one seed after the other."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("mission")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seeds", type=int, default=5)
    parser.add_argument("--beam", type=int, default=24)
    parser.add_argument("--tries", type=int, default=8)
    parser.add_argument("--cards", default="", help="only these, for a search that knows the story")
    given = parser.parse_args()
    if given.cards:
        only_for(given.mission, given.cards.split(","))
    for seed in range(given.seed, given.seed + given.seeds):
        game: Any = RULES.new(given.mission, {}, Sampled(seed)).start()
        answers = SEARCH.run(game, seed, given.beam, given.tries)
        if answers is not None:
            target = WINS / f"{given.mission}.shambler"
            print(record(RULES, given.mission, seed, answers, target))
            return
    print("not won; try other seeds or a wider beam")


def only_for(mission: str, cards: list[str]) -> None:
    """The team goes for these cards alone."""
    story = RULES.content.missions[mission].story
    assert story is not None
    numbers, takeable = {story.number_of(card) for card in cards}, planning._takeable
    planning._takeable = lambda game, number: number in numbers and takeable(game, number)


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
        option = pick(rng, options, marks, warmth)
        answers.append((seat, option.key))
        game.submit(option, seat)
    return answers


def promise(game: ZombicideGame) -> float:
    """How far the story has come, how near the next card is, and how safe everybody is."""
    state: Any = game.state
    story = state.story
    worth = 8.0 * story.gone.bit_count() + 6.0 * len(story.words) + 10.0 * story.notes.bit_count()
    worth += 4.0 * sum(count for _, count in story.counts) - 1.2 * state.round
    plan, kinds = errands(game), marks_of(game.world).worth
    for who, survivor in enumerate(state.survivors[: game.world.team]):
        if survivor.status == LEFT:
            worth += 14.0
        elif survivor.status == IN_PLAY:
            worth += 6.0 + 1.5 * survivor.armor + 0.3 * armed(game, survivor)
            if plan.going[who] >= 0:
                worth -= 0.5 * min(FAR, steps(game, survivor, plan.going[who]))
    worth -= 15.0 * (state.escort.leader < 0 and bool(game.in_play()))
    worth -= 40.0 * (story.carrier >= 0)  # rules of thumb do not drive
    worth -= 0.06 * sum(
        nearness(game, zone) * sum(n * kinds[kind] for kind, n in enumerate(counts))
        for zone, counts in enumerate(state.enemies)
        if any(counts)
    )
    return worth


def tell(worth: float, game: ZombicideGame) -> None:
    """How the best line stands."""
    state: Any = game.state
    up = len([who for who in game.in_play() if who < game.world.team])
    gone, enemies = state.story.gone.bit_count(), sum(map(sum, state.enemies))
    print(f"round {state.round}: {worth:.1f}, {gone} cards, {up} standing, {enemies} zombies")


SEARCH = Search(play_turn, promise, WARMTH, tell)


if __name__ == "__main__":
    main()
