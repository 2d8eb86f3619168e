"""Everybody sees what the Hordes decide together, and what was said so far."""

from __future__ import annotations

import shambler


def test_ballots_are_open() -> None:
    match = shambler.new("invazions", "labo-4", seed=3)
    assert match.view(0)["vote"] is None
    for _ in range(40):
        decision = match.game.decision
        assert decision is not None
        if decision.kind == "turn-order":
            break
        match.play(decision.options_for(decision.seats[0])[-1].key, seat=decision.seats[0])
    assert match.view(None)["vote"] == {"voters": [1, 2, 3], "ballots": []}
    match.play("next:3", seat=1)
    for seat in (None, 0, 1, 2, 3):
        assert match.view(seat)["vote"] == {"voters": [1, 2, 3], "ballots": ["next:3"]}
