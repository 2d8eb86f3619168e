"""The menu of an Action Phase: what all families look at, worked out once per question."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.procedures.paying import actions_for, zen_ready
from shambler.games.dawn.zeds_layout import ZedsLayout
from shambler.kernel.decision import Option

NOBODY_ABLE: Final[tuple[int, ...]] = ()


class Menu:
    """Options so far, and the table as bits of places.

    ``awake`` are the units that could act, ``able`` those of them that can be paid for, ``movers``
    those of them that may move; ``zeds`` says where the Zeds are, ``full`` in which spaces no more
    Player unit may stop; ``in_beds`` are the patients. For the Zeds player, who only looks at the
    table (``acting`` false), nobody of the Hero side is able.
    """

    __slots__ = (
        "able",
        "awake",
        "chaos",
        "crew",
        "full",
        "in_beds",
        "movers",
        "options",
        "raiders",
        "stops",
        "tunnel",
        "zeds",
    )

    def __init__(self, game: DawnGame, acting: bool = True) -> None:
        state, world = game.state, game.world
        self.options: list[Option] = []
        self.zeds: ZedsLayout = world.layouts.of(state.zed_at)
        crew = self.crew = world.crews.of(state)
        awake, self.full, self.in_beds = crew.awake, crew.full, crew.in_beds
        self.chaos = bits_of(state.chaos) if state.chaos else 0
        self.raiders, self.tunnel = crew.raiders, world.moves.tunnel
        self.stops = self.chaos | self.raiders
        if self.chaos:  # there most units cannot act (DOZ-CHAOS-04)
            at, free = state.unit_at, world.units.acts_in_chaos
            awake = tuple([u for u in awake if free[u] or not self.chaos >> at[u] & 1])
        self.awake = awake
        self.able = able_units(game, awake) if acting else NOBODY_ABLE
        self.movers = self.able
        if crew.defiant:
            self.movers = tuple([unit for unit in self.able if unit not in crew.defiant])


@lru_cache(maxsize=1_000)
def bits_of(places: tuple[int, ...]) -> int:
    """A set of places as one number."""
    bits = 0
    for place in places:
        bits |= 1 << place
    return bits


def able_units(game: DawnGame, awake: tuple[int, ...]) -> tuple[int, ...]:
    """Those that an Action can be paid for."""
    state = game.state
    if state.event_actions or (len(state.player_actions) == 1 and state.player_actions[0]):
        return awake
    if any(state.player_actions):
        return tuple([unit for unit in awake if actions_for(game, unit)])
    # Only Actions of their own are left, and those they were given.
    units, ready, free = game.world.units, ~state.spent, state.free
    initiative, zen = units.initiative, units.zen
    return tuple(
        [
            unit
            for unit in awake
            if initiative[unit] & ready or unit in free or (zen[unit] and zen_ready(game, unit))
        ]
    )
