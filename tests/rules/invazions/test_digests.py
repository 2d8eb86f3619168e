"""Random games by fixed seeds go as they always went, in every scenario.

Where a rule was wrong and has been put right, raise the version of the rules and write the new
digests with ``python -m tests.rules.invazions.test_digests``.
"""

from __future__ import annotations

import hashlib
import random
from pathlib import Path

import pytest

from shambler.games.invazions import RULES
from shambler.games.invazions.invazions_game import InvazionsGame
from shambler.kernel.chance import Sampled

KNOWN = Path(__file__).parent / "digests.txt"
SEEDS = range(4)
SCENARIOS = [scenario.key for scenario in RULES.scenarios()]


def digest(scenario: str, seed: int) -> str:
    """Every question with its options, and the end of one random game without wrong claims."""
    game = RULES.new(scenario, {}, Sampled(seed)).start()
    assert isinstance(game, InvazionsGame)
    picks, told = random.Random(seed), hashlib.blake2b(digest_size=8)
    while game.decision is not None:
        decision = game.decision
        keys = " ".join(option.key for option in decision.options)
        told.update(f"{decision.kind}|{decision.seats}|{keys}".encode())
        wrong = decision.kind.startswith("claim") and game.freed_held() < 5
        game.submit(decision.options[-1] if wrong else picks.choice(decision.options))
    outcome, state = game.state.outcome, game.state
    assert outcome is not None
    told.update(f"{outcome.reason}|{state.turn}|{state.human.score}|{game.freed_held()}".encode())
    return told.hexdigest()


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_games_go_as_they_always_went(scenario: str) -> None:
    known = dict(line.rsplit(" ", 1) for line in KNOWN.read_text("utf-8").splitlines())
    for seed in SEEDS:
        assert digest(scenario, seed) == known[f"{scenario} {seed}"], f"{scenario}, seed {seed}"


if __name__ == "__main__":
    lines = [f"{key} {seed} {digest(key, seed)}" for key in SCENARIOS for seed in SEEDS]
    KNOWN.write_text("\n".join(lines) + "\n", "utf-8")
