"""Random games by fixed seeds go as they always went.

The games of the family share one engine: work on one of them must not change another. Where a rule
was wrong and has been put right, write the new digests with
``python -m tests.rules.zombicide.test_digests``.
"""

from __future__ import annotations

import hashlib
import random
from pathlib import Path

import pytest

from shambler.games.zombicide import hendrix, invader, living_dead
from shambler.games.zombicide.ruleset import ZombicideRules
from shambler.kernel.chance import Sampled

GAMES = (invader.RULES, living_dead.RULES, hendrix.RULES)
SEEDS = range(5)
MISSIONS = [(rules, scenario.key) for rules in GAMES for scenario in rules.scenarios()]


def known(rules: ZombicideRules) -> Path:
    """The recorded digests of a game."""
    return Path(__file__).parent / f"{rules.key}_digests.txt"


def digest(rules: ZombicideRules, mission: str, seed: int) -> str:
    """Every question with its options, and the end of one random game."""
    game = rules.new(mission, {}, Sampled(seed)).start()
    picks, told = random.Random(seed), hashlib.blake2b(digest_size=8)
    while game.decision is not None:
        decision = game.decision
        keys = " ".join(option.key for option in decision.options)
        told.update(f"{decision.kind}|{keys}".encode())
        game.submit(picks.choice(decision.options))
    reason = game.state.outcome.reason if game.state.outcome is not None else ""
    told.update(f"{reason}|{game.state.round}".encode())
    return told.hexdigest()


@pytest.mark.parametrize(
    ("rules", "mission"), MISSIONS, ids=[f"{rules.key}-{mission}" for rules, mission in MISSIONS]
)
def test_games_go_as_they_always_went(rules: ZombicideRules, mission: str) -> None:
    digests = dict(line.rsplit(" ", 1) for line in known(rules).read_text("utf-8").splitlines())
    for seed in SEEDS:
        assert digest(rules, mission, seed) == digests[f"{mission} {seed}"], f"{mission}, {seed}"


if __name__ == "__main__":
    for game in GAMES:
        lines = [
            f"{mission} {seed} {digest(game, mission, seed)}"
            for rules, mission in MISSIONS
            if rules is game
            for seed in SEEDS
        ]
        known(game).write_text("\n".join(lines) + "\n", "utf-8")
