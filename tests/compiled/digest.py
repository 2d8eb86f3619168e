"""One line for each scenario: a digest of games played at random in this build.

``python -m tests.compiled.digest [GAME ...] [--games N]``; ``--game MODULE`` takes the rules of a
game from a module instead. The digest covers every question, every
option, every answer, positions along the way as saved, loaded and saved again, and what changed
between them.
"""

from __future__ import annotations

import argparse
import hashlib
from collections.abc import Iterator
from importlib import import_module
from typing import Any

from shambler.agents.random_agent import RandomAgent
from shambler.compiled import build
from shambler.games import find, keys
from shambler.kernel.chance import Sampled
from shambler.kernel.machine import Game
from shambler.kernel.ruleset import Ruleset
from shambler.kernel.state import diff_dumped, dump, load
from shambler.lab.simulate import game_seed, seat_seed

SEED = 77
STRIDE = 16  # decisions between two positions that are saved


def positions(rules: Ruleset, scenario: str, number: int) -> Iterator[tuple[str, Game[Any, Any]]]:
    """A game: what was asked and answered, and the position afterwards."""
    seed = game_seed(SEED, number)
    game = rules.new(scenario, {}, Sampled(seed)).start()
    agent = RandomAgent(seat_seed(seed, 0))
    while (decision := game.decision) is not None:
        seat = decision.seats[0]
        option = agent.choose(game, decision, seat)
        offered = " ".join(option.key for option in decision.options_for(seat))
        asked = f"{decision.kind} {decision.rule} {seat} {dict(decision.about)} {offered}"
        game.submit(option, seat)
        yield f"{asked} > {option.key}", game


def digest(rules: Ruleset, scenario: str, games: int) -> str:
    """Everything that happened in some games of a scenario."""
    found, decisions = hashlib.sha256(), 0
    for number in range(games):
        before = b"{}"
        for answered, game in positions(rules, scenario, number):
            found.update(answered.encode())
            decisions += 1
            if decisions % STRIDE == 0 or game.decision is None:
                after = dump(game.state)
                again = load(type(game.state), after, rules.procedures)
                if not dump(again) == after == dump(game.state.copy()):
                    raise ValueError(f"{rules.key}/{scenario}: a position is not what was saved")
                changes = [(c.path, c.before, c.after) for c in diff_dumped(before, after)]
                found.update(after + repr(changes).encode())
                before = after
    return f"{rules.key}/{scenario} {decisions} {found.hexdigest()[:16]}"


def main() -> None:
    """Print the digests of some games, or of all."""
    parser = argparse.ArgumentParser()
    parser.add_argument("names", nargs="*")
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--game", metavar="MODULE")
    asked = parser.parse_args()
    print(build(), flush=True)
    if asked.game:
        rules = import_module(asked.game).RULES
        for scenario in rules.scenarios():
            print(digest(rules, scenario.key, asked.games), flush=True)
        return
    for name in asked.names or keys():
        game, _, wanted = name.partition("/")
        rules = find(game)
        for scenario in rules.scenarios():
            if scenario.key != "custom" and wanted in ("", scenario.key):
                print(digest(rules, scenario.key, asked.games), flush=True)


if __name__ == "__main__":
    main()
