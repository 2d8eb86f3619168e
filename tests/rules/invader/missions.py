"""What the tests of missions share."""

from __future__ import annotations

from typing import Any

from shambler.games.zombicide.core.activation import Activation
from shambler.games.zombicide.core.round import Round
from shambler.games.zombicide.core.state import GONE, LEFT, Token
from shambler.games.zombicide.invader import RULES
from shambler.kernel.sides import Outcome
from shambler.testing.zombicide import Scene

TEAM = ("jared", "baraka", "magnus", "cole", "vivian", "mitsuki")


def mission(key: str, *present: str, at: str = "", **options: Any) -> Scene:
    """A mission with only some survivors left on the board (all, if none is named)."""
    table = Scene(RULES, key, **options)
    for name in options.get("survivors", TEAM):
        if present and name not in present:
            survivor = table.survivor(name)
            survivor.zone, survivor.status = GONE, LEFT
        elif at:
            table.put(name, at)
            outside = table.game.world.gated >> table.zone(at) & 1
            if outside and not wears_tank(table, name):
                table.equip(name, "oxygen-tank")  # nobody stands outside without air
    return table


def act(table: Scene, *foes: str) -> Scene:
    """These kinds of enemies activate once; then a round begins."""
    index = table.game.world.foe_index
    return table.start(Activation(tuple(index[foe] for foe in foes)), Round())


def won(table: Scene) -> bool:
    """Has the team won?"""
    return table.outcome is not None and table.outcome.reason == "won"


def lost(table: Scene) -> Outcome:
    """How the team lost."""
    assert table.outcome is not None, table.match
    assert not table.outcome.winners
    return table.outcome


def token(table: Scene, name: str) -> Token:
    """An objective still on the board, by name."""
    number = table.game.world.token_names.index(name)
    return next(t for t in table.state.tokens if t.id == number)


def met(table: Scene, *goals: int) -> Scene:
    """These goals (by their place) are met already."""
    for goal in goals:
        table.state.tally[f"goal{goal}"] = 1
    return table


def cards_of(table: Scene, name: str) -> list[str]:
    """The ids of everything a survivor carries."""
    survivor = table.survivor(name)
    held = [card for card in (*survivor.hands, *survivor.body) if card >= 0]
    ammo = [card for card, _ in survivor.attached]
    return sorted(table.game.gear(card).id for card in (*held, *survivor.pack, *ammo))


def wears_tank(table: Scene, who: str) -> bool:
    """Is an oxygen tank in a body slot?"""
    worn = [card for card in table.survivor(who).body if card >= 0]
    return any(table.game.gear(card).id == "oxygen-tank" for card in worn)
