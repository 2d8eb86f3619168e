"""The world of a table is built in one go, and nothing in it changes while it is played."""

from __future__ import annotations

import random
from typing import Any

import pytest

from shambler.games.zombicide import hendrix, invader, living_dead
from shambler.games.zombicide.board.masks import Lazy
from shambler.games.zombicide.core.memo import Memo
from shambler.games.zombicide.core.world import ZombicideWorld
from shambler.games.zombicide.ruleset import ZombicideRules
from shambler.kernel.chance import Sampled
from shambler.testing import some

KEPT = (Memo, Lazy)  # they fill up with what follows from the rest


def portrait(world: ZombicideWorld) -> dict[str, Any]:
    """Every value of a world by identity, the entries of its tables and systems too."""
    seen: dict[str, Any] = {}
    names = [name for name in ZombicideWorld.__slots__ if name != "__weakref__"]
    for name in some(names):
        value = getattr(world, name)
        seen[name] = id(value)
        if isinstance(value, dict) and not isinstance(value, KEPT):
            seen[f"{name}: entries"] = {key: id(entry) for key, entry in value.items()}
    for kind, system in some(world.systems.items()):
        seen[f"{kind.__name__}: tables"] = {key: id(table) for key, table in vars(system).items()}
    return seen


@pytest.mark.parametrize(
    ("rules", "mission"),
    [(invader.RULES, "M5"), (living_dead.RULES, "S5"), (hendrix.RULES, "M4")],
    ids=["invader", "living_dead", "hendrix"],
)
def test_nothing_in_a_world_changes_while_it_is_played(rules: ZombicideRules, mission: str) -> None:
    game, picks = rules.new(mission, {}, Sampled(3)), random.Random(3)
    before = portrait(game.world)
    game.start()
    for _ in range(400):
        if game.decision is None:
            break
        game.submit(picks.choice(game.decision.options))
    assert game.state.round > 1
    assert portrait(game.world) == before
