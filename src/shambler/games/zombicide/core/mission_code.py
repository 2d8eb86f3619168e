"""The code behind the words of a mission, as its board needs it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from shambler.games.zombicide.core.hooks import Listener

if TYPE_CHECKING:
    from shambler.games.zombicide.core.sheets import SurvivorSheet


class MissionRules(msgspec.Struct, frozen=True):
    """Goals, special rules and rewards (``missions/``).

    ``keeper`` looks at the goals; ``joining`` are the sheets of those who join the team.
    """

    goals: tuple[Any, ...]
    special: tuple[Any, ...]
    rewards: tuple[Any, ...]
    keeper: Listener
    joining: tuple[SurvivorSheet, ...] = ()
