"""Random games by fixed seeds go as they always went, at every level, length and number of seats.

Where a rule was wrong and has been put right, raise the version of the rules and write the new
digests with ``python -m tests.rules.dawn.test_digests``.
"""

from __future__ import annotations

import hashlib
import random
from pathlib import Path

import pytest

from shambler.games.dawn import RULES
from shambler.games.dawn import content as box
from shambler.kernel.chance import Sampled

KNOWN = Path(__file__).parent / "digests.txt"
SEEDS = range(4)
LEVELS = [scenario.key for scenario in RULES.scenarios()]
GAMES = [
    (level.id, length.id, seats)
    for level in box.load().levels
    if level.id in LEVELS
    for length in level.length
    for seats in (1, 3)
]


def digest(level: str, length: str, seats: int, seed: int) -> str:
    """Every question with its options, and the end of one random game."""
    game = RULES.new(level, {"length": length, "seats": seats}, Sampled(seed)).start()
    picks, told = random.Random(seed), hashlib.blake2b(digest_size=8)
    while game.decision is not None:
        keys = " ".join(option.key for option in game.decision.options)
        told.update(f"{game.decision.kind}|{game.decision.seats}|{keys}".encode())
        game.submit(picks.choice(game.decision.options))
    outcome, state = game.state.outcome, game.state
    assert outcome is not None
    told.update(f"{outcome.reason}|{state.turn}|{state.kills}|{state.lost}".encode())
    return told.hexdigest()


@pytest.mark.parametrize(("level", "length", "seats"), GAMES)
def test_games_go_as_they_always_went(level: str, length: str, seats: int) -> None:
    known = dict(line.rsplit(" ", 1) for line in KNOWN.read_text("utf-8").splitlines())
    for seed in SEEDS:
        name = f"{level} {length} {seats} {seed}"
        assert digest(level, length, seats, seed) == known[name], name


if __name__ == "__main__":
    lines = [
        f"{level} {length} {seats} {seed} {digest(level, length, seats, seed)}"
        for level, length, seats in GAMES
        for seed in SEEDS
    ]
    KNOWN.write_text("\n".join(lines) + "\n", "utf-8")
