"""The menu of an Action Phase: what all families look at, worked out once per question."""

from __future__ import annotations

from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.procedures.paying import actions_for, zen_ready
from shambler.games.dawn.state import BEDS, CAMP, COMATOSE, FIRST_SPACE, TOWN
from shambler.games.dawn.zeds_layout import ZedsLayout
from shambler.kernel.decision import Option

LAST_BED = BEDS[-1]


class Menu:
    """Options so far, and the table as bits of places.

    ``awake`` are the units that could act, ``able`` those of them that can be paid for; ``zeds``
    says where the Zeds are, ``full`` in which spaces no more Player unit may stop; ``in_beds``
    are the patients. For the Zeds player, who only looks at the table (``acting`` false), nobody of
    the Hero side is able.
    """

    __slots__ = (
        "able",
        "awake",
        "chaos",
        "full",
        "in_beds",
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
        stacks, room, marks = world.units.stacks, world.board.unit_room, state.unit_marks
        acts = world.units.acts
        awake: list[int] = []
        in_beds: list[int] = []
        counts: dict[int, int] = {}
        full = 0
        for unit, at in enumerate(state.unit_at):
            if at >= FIRST_SPACE:
                if stacks[unit]:
                    count = counts[at] = counts.get(at, 0) + 1
                    if count >= room[at]:
                        full |= 1 << at
                    if acts[unit]:
                        awake.append(unit)
                continue
            if LAST_BED >= at > TOWN:
                in_beds.append(unit)
            if at < CAMP and acts[unit] and not marks[unit] & COMATOSE:
                awake.append(unit)
        self.chaos = self.raiders = self.tunnel = 0
        if world.features.four_r:
            awake = self.note_level_two(game, awake)
        self.stops = self.chaos | self.raiders
        self.awake, self.full, self.in_beds = awake, full, in_beds
        self.able = able_units(game, awake) if acting else []

    def note_level_two(self, game: DawnGame, awake: list[int]) -> list[int]:
        """Chaos, Raiders and the Tunnel as bits; in Chaos most units cannot act (DOZ-CHAOS-04)."""
        state, board, units = game.state, game.world.board, game.world.units
        for place in state.chaos:
            self.chaos |= 1 << place
        for unit in units.raiders:
            if state.unit_at[unit] >= FIRST_SPACE:
                self.raiders |= 1 << state.unit_at[unit]
        if game.world.features.tunnel:
            self.tunnel = game.world.moves.tracks[board.tracks[-1]]
        at, free = state.unit_at, units.acts_in_chaos
        return [u for u in awake if free[u] or not self.chaos >> at[u] & 1]


def able_units(game: DawnGame, awake: list[int]) -> list[int]:
    """Those that an Action can be paid for."""
    state = game.state
    if state.event_actions or (len(state.player_actions) == 1 and state.player_actions[0]):
        return awake
    if any(state.player_actions):
        return [unit for unit in awake if actions_for(game, unit)]
    # Only Actions of their own are left, and those they were given.
    units, ready, free = game.world.units, ~state.spent, state.free
    initiative, zen = units.initiative, units.zen
    return [
        unit
        for unit in awake
        if initiative[unit] & ready or unit in free or (zen[unit] and zen_ready(game, unit))
    ]
