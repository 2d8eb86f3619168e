"""Finds a won solo game of a level and records it: ``python -m tests.rules.dawn.find_win brains``.

The search is the one of ``tests/golden/beam.py``; here is how a turn of the siege is played in it.
"""

from __future__ import annotations

import argparse
import random
from pathlib import Path

from shambler.agents.dawn.outlook import Outlook
from shambler.agents.dawn.thumb import marks
from shambler.games.dawn import RULES
from shambler.games.dawn.dawn_game import DawnGame
from shambler.kernel.chance import Sampled
from tests.golden.beam import Answers, Search, pick, record

FOLDER = Path(__file__).parent / "wins"
WARMTH = (0.05, 1.5, 0.5, 4.0)  # how far from the best mark an option may lie
DANGER = 6.0  # points of a lost town
STRENGTH, ZEDS, CHAOS, FEVER, STOCK = 0.6, 0.25, 1.5, 0.3, 0.15


def main() -> None:
    """Search with one seed after the other."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("level")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seeds", type=int, default=10)
    parser.add_argument("--beam", type=int, default=8)
    parser.add_argument("--tries", type=int, default=8)
    given = parser.parse_args()
    for seed in range(given.seed, given.seed + given.seeds):
        answers = SEARCH.run(begin(given.level, seed), seed, given.beam, given.tries)
        if answers is not None:
            target = FOLDER / f"{given.level}.shambler"
            print(record(RULES, given.level, seed, answers, target))
            return
    print("not won; try other seeds or a wider beam")


def begin(level: str, seed: int) -> DawnGame:
    """A solo table of a level, at its first question."""
    game = RULES.new(level, {}, Sampled(seed)).start()
    assert isinstance(game, DawnGame)
    return game


def play_turn(game: DawnGame, rng: random.Random, warmth: float) -> Answers:
    """Play until the Action Phase of the turn is over."""
    answers: Answers = []
    before = game.state.turn
    while (decision := game.decision) is not None and game.state.turn == before:
        options = decision.options_for(0)
        option = pick(rng, options, marks(game, decision.kind, options), warmth)
        answers.append((0, option.key))
        game.submit(option, 0)
    return answers


def promise(game: DawnGame) -> float:
    """How good a position is: who is left, how near the Zeds are, order and stocks."""
    state, units = game.state, game.world.units
    team = [unit for unit, acts in enumerate(units.acts) if acts and game.in_play(unit)]
    health = sum(game.strength(unit) + units.life[unit] - state.unit_damage[unit] for unit in team)
    zeds = sum(
        game.zed_strength(zed) * (1 + 2 / (1 + game.world.board.distance[state.zed_at[zed]]))
        for zed in game.zeds_in_play()
    )
    worth = STRENGTH * health - ZEDS * zeds - DANGER * Outlook(game).total()
    worth += STOCK * (state.ammo + state.supplies) - FEVER * state.infection
    return worth - CHAOS * len(state.chaos)


SEARCH = Search(play_turn, promise, WARMTH)


if __name__ == "__main__":
    main()
