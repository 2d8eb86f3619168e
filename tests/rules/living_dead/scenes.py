"""Scenes as the tests of their rules set them up."""

from typing import Any

from shambler.games.zombicide.living_dead import RULES
from shambler.testing.zombicide import Scene

TEAM = ("ben", "barbra", "harry", "helen", "tom", "judy")


def scene(key: str, clear: bool = True, **options: Any) -> Scene:
    """A scene with its ghouls put away and nobody holding a starting card."""
    table = Scene(RULES, key, **options)
    return table.clear() if clear else table


def everybody(table: Scene, zone: str) -> Scene:
    for name in TEAM:
        table.put(name, zone)
    return table


def aboard(table: Scene, car: str, zone: str) -> Scene:
    table.put(car, zone)
    for number, name in enumerate(TEAM):
        table.ride(name, car, driver=not number)
    return table


def won(table: Scene) -> bool:
    return bool(table.outcome)
