"""Questions about a position that several rules ask."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress
from typing import TYPE_CHECKING

from shambler.games.dawn.dawn_world import DawnWorld
from shambler.games.dawn.effects.base import Standing
from shambler.games.dawn.place_sets import IN_BEDS
from shambler.games.dawn.state import (
    CAMP,
    COMATOSE,
    FIRST_SPACE,
    FLED,
    STEALTHED,
    TOWN,
    TRAINED,
    DawnState,
)
from shambler.kernel.chance import Roll
from shambler.kernel.decision import Decision
from shambler.kernel.machine import Game, Said
from shambler.kernel.small_numbers import SmallNumbers

if TYPE_CHECKING:
    from shambler.games.dawn.standing_table import InForce

BRIDGE = "S-1"


def all_at(where: bytes | SmallNumbers, place: int) -> list[int]:
    """The counters that lie in a place, found without looking at each in turn."""
    found: list[int] = []
    at = where.find(place)
    while at >= 0:
        found.append(at)
        at = where.find(place, at + 1)
    return found


class DawnGame(Game[DawnState, DawnWorld]):
    """A position of Dawn of the Zeds."""

    __slots__ = ()

    @property
    def heroes(self) -> tuple[int, ...]:
        """The seats of the Hero side: one question to all of them (DOZ-RUL-08)."""
        return self.world.sides.heroes

    @property
    def activators(self) -> tuple[int, ...]:
        """Who says which track is activated next: the Zeds player, if there is one (DOZ-VS-02)."""
        zeds = self.world.sides.zeds
        return (zeds,) if zeds >= 0 else self.world.sides.heroes

    @property
    def tie_breakers(self) -> tuple[int, ...]:
        """Who breaks ties about Zeds: the Hero side, or a Zeds player with Dr. Marteuse."""
        zeds = self.world.sides.zeds
        if zeds < 0:
            return self.world.sides.heroes
        at, board = self.state.unit_at, self.world.board
        for unit in self.world.units.tie_breakers:  # DOZ-MARTEUSE-08, DOZ-MARTEUSE-10
            place = at[unit]
            on_map = place == TOWN or place >= FIRST_SPACE
            if on_map and not board.is_start[place] and place not in self.state.zed_at:
                return (zeds,)
        return self.world.sides.heroes

    def _roll(self, request: Roll, chance: Said) -> Decision | None:
        """Before any roll but a Saving Roll Ghost may announce one more die (DOZ-RUL-85).

        The answer holds until the dice lie, however long a person takes to read them off.
        """
        if self.world.sides.zeds >= 0 and self.world.spoiling(self, request):
            return None
        asked = Game._roll(self, request, chance)
        if asked is None:
            self.state.ghost_dice = 0
        return asked

    # -- Zeds ------------------------------------------------------------------------------

    def zeds_at(self, place: int) -> list[int]:
        """The Zeds units in a place."""
        return all_at(self.state.zed_at, place)

    def zed_strength(self, zed: int) -> int:
        """Its current Strength."""
        return self.world.zeds.strength[zed][self.state.zed_damage[zed]]

    def strongest_first(self, zeds: Sequence[int]) -> list[int]:
        """Those that tie for the greatest Strength; units that are alike count as one."""
        best = max([self.zed_strength(zed) for zed in zeds])
        seen: dict[tuple[int, int, int], int] = {}
        for zed in zeds:
            if self.zed_strength(zed) == best:
                alike = (self.zed_kin(zed), self.state.zed_damage[zed], self.state.zed_marks[zed])
                seen.setdefault(alike, zed)
        return list(seen.values())

    def zed_kin(self, zed: int) -> int:
        """The first counter that is printed like this one."""
        return self.world.zeds.kin[zed]

    def zeds_in_play(self) -> list[int]:
        """All Zeds on the board."""
        return [zed for zed, at in enumerate(self.state.zed_at) if at >= FIRST_SPACE]

    def regular_zeds_in_play(self) -> list[int]:
        """The Regular ones: only they carry Status markers (DOZ-MARK-04)."""
        regular = self.world.zeds.regular
        return [zed for zed in self.zeds_in_play() if zed < regular]

    def super_zeds_in_play(self) -> bool:
        """Is any Super Zeds unit on the board?"""
        kind = self.world.zeds.kind
        return any(kind[zed] == "super" for zed in self.zeds_in_play())

    def zeds_on(self, track: int) -> int:
        """How many Zeds units a track holds, Start included (DOZ-FATE-03)."""
        return len(self.state.zed_at.translate(None, self.world.board.off_lane[track]))

    def most_zeds(self, tracks: Sequence[int]) -> list[int]:
        """The tracks that tie for the most Zeds."""
        counts = {track: self.zeds_on(track) for track in tracks}
        most = max(counts.values())
        return [track for track, count in counts.items() if count == most]

    def fewest_zeds(self, tracks: Sequence[int]) -> list[int]:
        """The tracks that tie for the fewest Zeds."""
        counts = {track: self.zeds_on(track) for track in tracks}
        fewest = min(counts.values())
        return [track for track, count in counts.items() if count == fewest]

    def room_for_zeds(self, place: int) -> int:
        """How many more Regular or Super Zeds fit there (DOZ-ZEDS-10, DOZ-RUL-23)."""
        free, zed_at = self.world.zeds.stack_free, self.state.zed_at
        limit = self.world.board.zed_room[place]
        zed = zed_at.find(place)
        while zed >= 0:
            if not free[zed]:
                limit -= 1
            zed = zed_at.find(place, zed + 1)
        return limit

    def zeds_control(self, place: int) -> bool:
        """Does the space hold a Zeds unit or Chaos (DOZ-CHAOS-03)?"""
        return place in self.state.zed_at or self.chaos_at(place) > 0

    def chaos_at(self, place: int) -> int:
        """Chaos markers in a space; none below Level II."""
        return self.state.chaos.count(place)

    def chaos_on(self, track: int) -> int:
        """Chaos markers on a track."""
        return sum([self.world.board.track[place] == track for place in self.state.chaos])

    def most_chaos(self, tracks: Sequence[int]) -> list[int]:
        """The tracks that tie for the most Chaos."""
        most = max(map(self.chaos_on, tracks))
        return [track for track in tracks if self.chaos_on(track) == most]

    def least_chaos(self, tracks: Sequence[int]) -> list[int]:
        """The tracks that tie for the least Chaos."""
        least = min(map(self.chaos_on, tracks))
        return [track for track in tracks if self.chaos_on(track) == least]

    # -- units -----------------------------------------------------------------------------

    def units_at(self, place: int) -> list[int]:
        """Every unit in a place that is no Zeds unit."""
        return all_at(self.state.unit_at, place)

    def player_units_at(self, place: int) -> list[int]:
        """Player units in a place, Refugees and Villagers included (DOZ-PUNIT-01)."""
        player = self.world.units.player
        return [unit for unit in self.units_at(place) if player[unit]]

    def fighters_at(self, place: int) -> list[int]:
        """Player units there that fight and can be fought; hidden ones cannot."""
        if place not in self.state.unit_at:
            return []
        fighting, marks, found = self.world.units.fighting, self.state.unit_marks, []
        for unit in all_at(self.state.unit_at, place):
            if fighting[unit] and not marks[unit] & STEALTHED:
                found.append(unit)
        return found

    def zeds_against(self, unit: int, place: int) -> list[int]:
        """The Zeds in a place that a unit fights; Natalia only Super Zeds (DOZ-NATALIA-07)."""
        zeds, immune = all_at(self.state.zed_at, place), self.world.units.immune[unit]
        return self.zeds_not_of(immune, zeds) if immune else zeds

    def zeds_not_of(self, kinds: frozenset[str], zeds: list[int]) -> list[int]:
        """The Zeds that are of none of these kinds."""
        kind = self.world.zeds.kind
        return [zed for zed in zeds if kind[zed] not in kinds]

    def room_for_units(self, place: int) -> int:
        """How many more Player units may stop there (DOZ-MOVE-04)."""
        stacks = self.world.units.stacks
        limit = self.world.board.unit_room[place]
        for unit in all_at(self.state.unit_at, place):
            limit -= stacks[unit]
        return limit

    def in_beds(self) -> list[int]:
        """Units in Hospital Beds."""
        there = self.state.unit_at.translate(IN_BEDS)
        return list(compress(range(len(there)), there))

    def raiders_at(self, place: int) -> list[int]:
        """Bands of Raiders in a place."""
        unit_at, found = self.state.unit_at, []
        for unit in self.world.units.raiders:
            if unit_at[unit] == place:
                found.append(unit)
        return found

    def enemies_at(self, place: int) -> bool:
        """Are Zeds or Raiders there, whom a Player unit has to fight (DOZ-MOVE-07)?"""
        return place in self.state.zed_at or bool(self.raiders_at(place))

    def on_table(self, unit: int) -> bool:
        """On the board, in Town Center, the Hospital, the Laboratory or the Camp."""
        at = self.state.unit_at[unit]
        return at >= FIRST_SPACE or at <= CAMP

    def bridge_shut(self, place: int) -> bool:
        """Is this the bridge, and has it collapsed (DOZ-BRIDGE-01)?"""
        return self.state.bridge == "collapsed" and self.world.board.ids[place] == BRIDGE

    def keeps_apart(self, unit: int, place: int) -> bool:
        """Petra's Angels and other Hero or Civilians units share no track space (DOZ-PETRA-01)."""
        loners, people = self.world.units.loners, self.world.units.people
        if not loners or place < FIRST_SPACE or not people[unit]:
            return False  # Un-Zeds, Refugees and the Guard share any space (DOZ-PETRA-06)
        others = [o for o in self.units_at(place) if o != unit and people[o]]
        return bool(others) if unit in loners else any(o in loners for o in others)

    def strength(self, unit: int) -> int:
        """Its current Strength."""
        state = self.state
        own = self.world.units.strength[unit][state.unit_damage[unit]]
        return own + self.world.units.trained if state.unit_marks[unit] & TRAINED else own

    def in_play(self, unit: int) -> bool:
        """On the board, in Town Center, the Hospital or the Camp, and awake (DOZ-ACT-08)."""
        at = self.state.unit_at[unit]
        return (at >= FIRST_SPACE or at < CAMP) and not self.state.unit_marks[unit] & COMATOSE

    def can_use(self, unit: int) -> bool:
        """May an Un-Zeds unit use its abilities: in play, and not in Chaos (DOZ-RUL-67)?"""
        at = self.state.unit_at[unit]
        if not self.in_play(unit):
            return False
        return not self.state.chaos or not self.chaos_at(at) or self.world.units.acts_in_chaos[unit]

    def hears(self, unit: int) -> bool:
        """Can it be told to act? Villagers cannot (DOZ-VILL-02)."""
        return self.world.units.fighting[unit] or bool(self.state.unit_marks[unit] & FLED)

    def seat_of(self, unit: int) -> int:
        """The Hero seat a Hero was dealt to, -1 for units all share (DOZ-COOP-01)."""
        return self.state.dealt[unit] if unit < len(self.state.dealt) else -1

    def has_good_news(self) -> bool:
        """Is WZED on the air (DOZ-WZED-03)?"""
        return any(map(self.in_play, self.world.units.good_news))

    # -- effects that last -----------------------------------------------------------------

    def standing(self) -> tuple[Standing, ...]:
        """The effects in force, in the order in which they began."""
        if not self.state.standing and not self.world.features.research:
            return ()
        return self.world.standing.of(self.state).effects

    def in_force(self) -> InForce:
        """The same with what follows from them."""
        return self.world.standing.of(self.state)

    def stands(self, kind: type[Standing]) -> bool:
        """Is an effect of this kind in force?"""
        if not self.state.standing and not self.world.features.research:
            return False
        return kind in self.world.standing.of(self.state).kinds
