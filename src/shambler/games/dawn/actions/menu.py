"""The menu of an Action Phase: what all families look at, worked out once per question."""

from __future__ import annotations

from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.procedures.paying import actions_for
from shambler.games.dawn.state import CAMP, COMATOSE, FIRST_SPACE
from shambler.games.dawn.zeds_layout import ZedsLayout
from shambler.kernel.decision import Option


class Menu:
    """Options so far, and the table as bits of places.

    ``awake`` are the units that could act, ``able`` those of them that can be paid for; ``zeds``
    says where the Zeds are, ``full`` in which spaces no more Player unit may stop.
    """

    __slots__ = ("able", "awake", "full", "options", "zeds")

    def __init__(self, game: DawnGame) -> None:
        state, world = game.state, game.world
        self.options: list[Option] = []
        self.zeds: ZedsLayout = world.layouts.of(state.zed_at)
        fighting, room, marks = world.units.fighting, world.board.unit_room, state.unit_marks
        awake: list[int] = []
        counts: dict[int, int] = {}
        full = 0
        for unit, at in enumerate(state.unit_at):
            if at >= FIRST_SPACE:
                if fighting[unit]:
                    count = counts[at] = counts.get(at, 0) + 1
                    if count >= room[at]:
                        full |= 1 << at
                    awake.append(unit)
            elif at < CAMP and fighting[unit] and not marks[unit] & COMATOSE:
                awake.append(unit)
        self.awake, self.full = awake, full
        self.able = able_units(game, awake)


def able_units(game: DawnGame, awake: list[int]) -> list[int]:
    """Those that an Action can be paid for."""
    state = game.state
    if state.event_actions or (len(state.player_actions) == 1 and state.player_actions[0]):
        return awake
    return [unit for unit in awake if actions_for(game, unit)]
