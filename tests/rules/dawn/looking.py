"""What several tests of Dawn of the Zeds look at."""

from __future__ import annotations

from shambler.testing.dawn import Siege


def keys(town: Siege, *begins: str) -> set[str]:
    """The options that begin like this."""
    return {key for key in town.options if key.startswith(begins)}


def own(town: Siege, name: str) -> set[str]:
    """What a unit can do now."""
    return {key for key in town.options if f":{name}" in key}


def actions_left(town: Siege) -> int:
    """Player and Event Actions."""
    return sum(town.state.player_actions) + town.state.event_actions


def card(town: Siege, name: str) -> int:
    """The number of a Research card."""
    return [entry.id for entry in town.game.world.research.cards].index(name)


def component(town: Siege, name: str) -> int:
    """The bit of a Component."""
    return 1 << [part.id for part in town.game.world.research.components].index(name)
