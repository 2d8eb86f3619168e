"""Random games of Invader by fixed seeds go as they always went.

The games of the family share one engine: work on one of them must not change another. Where a rule
of Invader was wrong and has been put right, write the new digests with
``python -m tests.rules.zombicide.test_digests``.
"""

from __future__ import annotations

import hashlib
import random
from pathlib import Path

import pytest

from shambler.games.zombicide.invader import RULES
from shambler.kernel.chance import Sampled

KNOWN = Path(__file__).parent / "invader_digests.txt"
SEEDS = range(5)
MISSIONS = [scenario.key for scenario in RULES.scenarios()]


def digest(mission: str, seed: int) -> str:
    """Every question with its options, and the end of one random game."""
    game = RULES.new(mission, {}, Sampled(seed)).start()
    picks, told = random.Random(seed), hashlib.blake2b(digest_size=8)
    while game.decision is not None:
        decision = game.decision
        keys = " ".join(option.key for option in decision.options)
        told.update(f"{decision.kind}|{keys}".encode())
        game.submit(picks.choice(decision.options))
    reason = game.state.outcome.reason if game.state.outcome is not None else ""
    told.update(f"{reason}|{game.state.round}".encode())
    return told.hexdigest()


@pytest.mark.parametrize("mission", MISSIONS)
def test_games_of_invader_go_as_they_always_went(mission: str) -> None:
    known = dict(line.rsplit(" ", 1) for line in KNOWN.read_text("utf-8").splitlines())
    for seed in SEEDS:
        assert digest(mission, seed) == known[f"{mission} {seed}"], f"{mission}, seed {seed}"


if __name__ == "__main__":
    lines = [f"{mission} {seed} {digest(mission, seed)}" for mission in MISSIONS for seed in SEEDS]
    KNOWN.write_text("\n".join(lines) + "\n", "utf-8")
