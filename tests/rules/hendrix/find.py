"""Finds a won game of a mission and records it: ``python -m tests.rules.hendrix.find M3 --seed 2``.

A record of a won game shows that a mission can be won, so how it was found does not matter: this
search knows the dice. It plays turn by turn, keeps the most promising positions after each turn (a
beam), and tries several ways to play the next one among what the rules of thumb find sensible.
"""

from __future__ import annotations

import argparse
import math
import random
from pathlib import Path
from typing import Any

from shambler.agents.zombicide.errands import FAR, errands, steps
from shambler.agents.zombicide.fight import armed, marks_of, nearness
from shambler.agents.zombicide.thumb import judge
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.state import IN_PLAY, LEFT
from shambler.games.zombicide.hendrix import RULES
from shambler.games.zombicide.systems.story import planning
from shambler.kernel.chance import Sampled
from shambler.kernel.match import Match

Answers = list[tuple[int, str]]  # seat and key of every answer
Line = tuple[float, ZombicideGame, Answers]
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
        answers = search(game, seed, given.beam, given.tries)
        if answers is not None:
            print(record(given.mission, seed, answers))
            return
    print("not won; try other seeds or a wider beam")


def only_for(mission: str, cards: list[str]) -> None:
    """The team goes for these cards alone."""
    story = RULES.content.missions[mission].story
    assert story is not None
    numbers, takeable = {story.number_of(card) for card in cards}, planning._takeable
    planning._takeable = lambda game, number: number in numbers and takeable(game, number)


def search(game: ZombicideGame, seed: int, beam: int, tries: int) -> Answers | None:
    """The answers of a won game, or ``None`` when no line of play survived."""
    rng = random.Random(seed)
    lines: list[Line] = [(0.0, game, [])]
    while lines:
        found: dict[float, Line] = {}
        for _, position, answers in lines:
            for attempt in range(tries):
                twin = position.copy()
                more = play_turn(twin, rng, WARMTH[attempt % len(WARMTH)])
                outcome = twin.state.outcome
                if outcome is None:
                    worth = promise(twin)
                    found[round(worth, 5)] = (worth, twin, answers + more)
                elif outcome.winners:
                    return answers + more
        lines = sorted(found.values(), key=lambda line: -line[0])[:beam]
        if lines:
            tell(*lines[0][:2])
    return None


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
        best = max(marks)
        weights = [math.exp(max(-8.0, (mark - best) / warmth)) for mark in marks]
        option = rng.choices(options, weights)[0]
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


def record(mission: str, seed: int, answers: Answers) -> Path:
    """Play the answers again as a match and save it."""
    match = Match.new(RULES, mission, seed=seed)
    for seat, key in answers:
        match.play(key, seat=seat)
    assert match.outcome is not None
    WINS.mkdir(exist_ok=True)
    target = WINS / f"{mission}.shambler"
    match.save(target)
    return target


if __name__ == "__main__":
    main()
