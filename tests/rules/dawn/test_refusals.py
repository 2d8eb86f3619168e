"""Why not: every refusal has a rule, a reason, and the key a player would play."""

from __future__ import annotations

import re
from collections import defaultdict
from random import Random

import pytest

from shambler.games.dawn import RULES
from shambler.kernel.match import Match
from shambler.testing import some

LEVELS = [scenario.key for scenario in RULES.scenarios()]
NAME = r"[\w.'-]+"


def shape(key: str) -> str:
    """A key without its names: all keys of a verb look like one of a few."""
    verb, colon, rest = key.partition(":")
    return verb + colon + re.sub(NAME, "x", rest)


@pytest.mark.parametrize("versus", [False, True], ids=["together", "versus"])
@pytest.mark.parametrize("level", LEVELS)
def test_what_is_refused_is_what_one_could_play(level: str, versus: bool) -> None:
    offered: dict[str, set[str]] = defaultdict(set)
    refused: dict[str, set[str]] = defaultdict(set)
    for seed in range(2):
        match = Match.new(RULES, level, seed=seed, versus=versus)
        random = Random(seed)
        while match.game.decision is not None and match.number < 250:
            decision = match.game.decision
            keys = [option.key for option in decision.options]
            for key in keys:
                offered[key.partition(":")[0]].add(shape(key))
            found = match.game.explain()
            tried = [entry.key for entry in found]
            assert len(tried) == len(set(tried))
            assert not set(tried) & set(keys)
            assert {entry.rule for entry in found} <= {rule.id for rule in RULES.ledger}
            for entry in found:
                refused[entry.key.partition(":")[0]].add(shape(entry.key))
            match.play(random.choice(keys))
    assert {"move", "shoot"} <= set(refused)
    for verb in some(set(refused) & set(offered)):
        assert refused[verb] <= offered[verb]
    assert set(refused) <= set(RULES.verbs)
