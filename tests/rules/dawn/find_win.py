"""Finds a won solo game of a level and records it: ``python -m tests.rules.dawn.find_win brains``.

A record of a won game shows that a level can be won, so how it was found does not matter: this
search knows the dice. It plays turn by turn, keeps the most promising positions after each turn
(a beam), and tries several ways to play the next one, picked at random among what the rules of
thumb find sensible.
"""

from __future__ import annotations

import argparse
import math
import random
from pathlib import Path

from shambler.agents.dawn.outlook import Outlook
from shambler.agents.dawn.thumb import marks
from shambler.games.dawn import RULES
from shambler.games.dawn.dawn_game import DawnGame
from shambler.kernel.chance import Sampled
from shambler.kernel.match import Match

FOLDER = Path(__file__).parent / "wins"
Answers = list[str]
Line = tuple[float, DawnGame, Answers]
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
        answers = search(begin(given.level, seed), seed, given.beam, given.tries)
        if answers is not None:
            print(record(given.level, seed, answers))
            return
    print("not won; try other seeds or a wider beam")


def begin(level: str, seed: int) -> DawnGame:
    """A solo table of a level, at its first question."""
    game = RULES.new(level, {}, Sampled(seed)).start()
    assert isinstance(game, DawnGame)
    return game


def search(game: DawnGame, seed: int, beam: int, tries: int) -> Answers | None:
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
                    found[round(worth, 6)] = (worth, twin, answers + more)
                elif outcome.winners:
                    return answers + more
        lines = sorted(found.values(), key=lambda line: -line[0])[:beam]
    return None


def play_turn(game: DawnGame, rng: random.Random, warmth: float) -> Answers:
    """Play until the Action Phase of the turn is over."""
    answers: Answers = []
    before = game.state.turn
    while (decision := game.decision) is not None and game.state.turn == before:
        options = decision.options_for(0)
        found = marks(game, decision.kind, options)
        best = max(found)
        weights = [math.exp(max(-8.0, (mark - best) / warmth)) for mark in found]
        option = rng.choices(options, weights)[0]
        answers.append(option.key)
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


def record(level: str, seed: int, answers: Answers) -> Path:
    """Play the answers again as a match and save it."""
    match = Match.new(RULES, level, seed=seed)
    for key in answers:
        match.play(key, seat=0)
    assert match.outcome is not None, match
    target = FOLDER / f"{level}.shambler"
    FOLDER.mkdir(exist_ok=True)
    match.save(target)
    return target


if __name__ == "__main__":
    main()
