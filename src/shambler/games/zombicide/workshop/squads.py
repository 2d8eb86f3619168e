"""Teams to rate a mission with: the usual six, the strongest, the weakest, and a random one.

How strong a survivor is was measured: games that random squads won with this one among them, in
``measured.toml`` of the edition (``tools/survivors.py`` writes it).
"""

from __future__ import annotations

import random
from collections.abc import Collection, Iterator

from shambler.games.measured import measured
from shambler.games.zombicide.ruleset import ZombicideRules
from shambler.kernel.workshop import USUAL, Squad


def squads_of(rules: ZombicideRules, seed: int) -> Iterator[Squad]:
    """Where the box holds more survivors than a team has, the extremes and a random squad."""
    everybody, size = list(rules.content.survivors), rules.edition.team_size
    yield _squad(rules, USUAL, everybody[:size], told=False)
    if len(everybody) == size:
        return
    won = measured(rules).member
    if set(won) >= set(everybody):
        best = sorted(everybody, key=lambda key: -won[key][0] / won[key][1])
        yield _squad(rules, "strongest", best[:size])
        yield _squad(rules, "weakest", best[-size:])
    yield _squad(rules, "random", random.Random(seed).sample(everybody, size))


def _squad(rules: ZombicideRules, name: str, members: Collection[str], told: bool = True) -> Squad:
    """In the order of the box, so that the same squad is always the same games."""
    sheets = {key: one.name for key, one in rules.content.survivors.items() if key in members}
    options = {"survivors": list(sheets)} if told else {}
    return Squad(name, options, tuple(sheets.values()))
