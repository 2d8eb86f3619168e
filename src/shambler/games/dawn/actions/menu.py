"""The menu of an Action Phase: what all families look at, worked out once per question."""

from __future__ import annotations

from functools import lru_cache
from itertools import compress
from typing import Final

from shambler.games.dawn.crew_table import Crew
from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.procedures.paying import actions_for, zen_ready
from shambler.games.dawn.state import FIRST_SPACE
from shambler.games.dawn.zeds_layout import ZedsLayout
from shambler.kernel.decision import Option

NOBODY_ABLE: Final[tuple[int, ...]] = ()
NOT_ASKED: Final = -1


class Menu:
    """Options so far, and the table as bits of places.

    ``there`` are the places of all units but the Zeds. ``awake`` are the units that could act,
    ``able`` those of them that can be paid for, ``movers`` those of them that may move; ``stands``
    and ``setting_out`` are the same two with their places (``stand_table.py``). ``zeds`` says where
    the Zeds are, ``raiders`` are the spaces with Raiders; ``in_beds`` are the patients. ``usual``
    is the situation as most units meet it, once somebody has asked for it (``moving.py``). For the
    Zeds player, who only looks at the table (``acting`` false), nobody of the Hero side is able.
    """

    __slots__ = (
        "_crews",
        "_full",
        "able",
        "awake",
        "chaos",
        "crew",
        "in_beds",
        "movers",
        "options",
        "raiders",
        "setting_out",
        "stands",
        "stops",
        "there",
        "tunnel",
        "usual",
        "zeds",
    )

    def __init__(self, game: DawnGame, acting: bool = True) -> None:
        state, world = game.state, game.world
        self.options: list[Option] = []
        self.zeds: ZedsLayout = world.layouts.of(state.zed_at)
        there = self.there = bytes(state.unit_at)
        crew = self.crew = world.crews.of(there, state.unit_marks)
        self._crews, self._full = world.crews, NOT_ASKED
        self.usual: int | None = NOT_ASKED
        self.in_beds, self.tunnel = crew.in_beds, world.moves.tunnel
        self.raiders = raiders_in(world.units.raiders, there) if world.units.raiders else 0
        self.chaos, self.stops, awake = 0, self.raiders, crew.awake
        if state.chaos:  # there most units cannot act (DOZ-CHAOS-04)
            chaos = bits_of(state.chaos)
            self.chaos, self.stops = chaos, chaos | self.raiders
            if not frozenset(state.chaos).isdisjoint(there):
                awake = outside(chaos, crew.awake, there, world.units.acts_in_chaos)
        self.awake = awake
        self.able = able = able_units(game, crew, awake) if acting else NOBODY_ABLE
        stands = self.stands = self.setting_out = world.stands.of(able, there, crew.free_entry)
        if able is crew.awake:
            self.movers = crew.mobile
            if self.movers is not able:
                self.setting_out = [*compress(stands, crew.may_move)]
        else:
            self.movers = among(able, crew.mobile)
            self.setting_out = [stand for stand in stands if stand.unit in self.movers]

    def full(self) -> int:
        """Spaces in which no more Player unit may stop: counted when first asked for."""
        if self._full == NOT_ASKED:
            self._full = self._crews.full(self.there)
        return self._full


def raiders_in(raiders: tuple[int, ...], there: bytes) -> int:
    """Bits of the spaces with Raiders."""
    bits = 0
    for unit in raiders:
        if there[unit] >= FIRST_SPACE:
            bits |= 1 << there[unit]
    return bits


def outside(
    chaos: int, units: tuple[int, ...], there: bytes, free: tuple[bool, ...]
) -> tuple[int, ...]:
    """The units that no Chaos hinders: in other spaces, or free to act in it (DOZ-CHAOS-04)."""
    return tuple([unit for unit in units if free[unit] or not chaos >> there[unit] & 1])


def among(units: tuple[int, ...], wanted: tuple[int, ...]) -> tuple[int, ...]:
    """Those of the units that are wanted."""
    return tuple([unit for unit in units if unit in wanted]) if units else units


@lru_cache(maxsize=1_000)
def bits_of(places: tuple[int, ...]) -> int:
    """A set of places as one number."""
    bits = 0
    for place in places:
        bits |= 1 << place
    return bits


def able_units(game: DawnGame, crew: Crew, awake: tuple[int, ...]) -> tuple[int, ...]:
    """Those that an Action can be paid for."""
    state = game.state
    if state.event_actions or (len(state.player_actions) == 1 and state.player_actions[0]):
        return awake
    if any(state.player_actions):
        return paid_for(game, awake)
    # Only Actions of their own are left, and those they were given.
    units, ready = game.world.units, ~state.spent
    found = set(state.free)
    for unit in crew.starters:
        if units.initiative[unit] & ready or zen_ready(game, unit):
            found.add(unit)
    return tuple(sorted(found.intersection(awake))) if found else NOBODY_ABLE


def paid_for(game: DawnGame, units: tuple[int, ...]) -> tuple[int, ...]:
    """Those that an Action of some seat, or of their own, can be spent on."""
    return tuple([unit for unit in units if actions_for(game, unit)])
