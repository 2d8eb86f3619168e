"""Markers on Zeds and Civilians, and Zeds that are replaced."""

from __future__ import annotations

from typing import ClassVar, Final

from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.events.units import CiviliansMarked
from shambler.games.dawn.events.zeds import ZedsMarked, ZedsReplaced
from shambler.games.dawn.options.picks import PickUnit, PickZed, TakeBranch
from shambler.games.dawn.procedures.activation import ActivateTrack
from shambler.games.dawn.procedures.hits import remove_zeds
from shambler.games.dawn.procedures.placing import draw_new, pool, to_choose
from shambler.games.dawn.state import (
    CAMP,
    FAST,
    FIRST_SPACE,
    LEADER,
    NOBODY,
    SMART,
    STENCH,
    TOUGH,
    TOXIC,
    ZEDS_LEADER,
)
from shambler.kernel.chance import Draw
from shambler.kernel.decision import Decision
from shambler.kernel.procedure import Procedure

ZEDS_MARKERS: Final = {
    "tough": TOUGH,
    "fast": FAST,
    "smart": SMART,
    "toxic": TOXIC,
    "stench": STENCH,
    "leader": ZEDS_LEADER,
}


class MarkZeds(Procedure, frozen=True, gc=False):
    """A Zeds Status marker goes on the unit meant; the Hero side breaks ties (DOZ-RUL-13)."""

    marker: str
    zeds: tuple[int, ...]
    then_activate: bool = False

    def step(self, game: DawnGame) -> Decision | None:
        """Ask among those that tie; a marker comes into play once by its own card."""
        if game.state.markers_used & ZEDS_MARKERS[self.marker]:
            game.end()
            return None
        options = [game.world.options.zed[zed] for zed in self.zeds]
        about: dict[str, str | int] = {"marker": self.marker}
        return Decision(game.tie_breakers, "mark-zeds", options, "DOZ-RUL-13", about)

    def chosen(self, game: DawnGame, option: PickZed) -> None:
        """It stays until its unit is gone (DOZ-MARK-01)."""
        bit = ZEDS_MARKERS[self.marker]
        game.state.zed_marks[option.zed] |= bit
        game.state.markers_used |= bit
        game.tell(ZedsMarked, zed=option.zed, marker=self.marker)
        game.end()
        if self.then_activate:  # outside the Zeds Phase too (card note F-R09)
            game.call(ActivateTrack(game.world.board.track[game.state.zed_at[option.zed]]))


class MarkAgain(Procedure, frozen=True, gc=False):
    """A marker that has left play comes back on the strongest Regular Zeds unit (E-R05)."""

    def step(self, game: DawnGame) -> Decision | None:
        """Ask which marker."""
        state = game.state
        worn = 0
        for marks in state.zed_marks:
            worn |= marks
        used = [name for name, bit in ZEDS_MARKERS.items() if state.markers_used & bit & ~worn]
        if not used or not game.regular_zeds_in_play():
            game.end()
            return None
        options = [TakeBranch(f"choose:{name}", name, at) for at, name in enumerate(used)]
        return Decision(game.heroes, "mark-again", options, "DOZ-MARK-06")

    def chosen(self, game: DawnGame, option: TakeBranch) -> None:
        """On the strongest."""
        game.state.markers_used &= ~ZEDS_MARKERS[option.branch]
        found = game.regular_zeds_in_play()
        best = max(map(game.zed_strength, found))
        strongest = tuple(zed for zed in found if game.zed_strength(zed) == best)
        game.goto(MarkZeds(option.branch, strongest))


def markable_civilians(game: DawnGame, bit: int) -> list[int]:
    """Regular Civilians in play that do not carry the marker yet (DOZ-LEADER-01)."""
    unit_at, marks = game.state.unit_at, game.state.unit_marks
    return [
        unit
        for unit, regular in enumerate(game.world.units.civilians)
        if regular
        and not marks[unit] & bit
        and (unit_at[unit] >= FIRST_SPACE or unit_at[unit] < CAMP)
    ]


class MarkCivilians(Procedure, frozen=True, gc=False):
    """The Leader or Well-Armed marker goes on a Regular Civilians unit."""

    bit: int

    def step(self, game: DawnGame) -> Decision | None:
        """Ask which, if there is any (DOZ-RUL-14)."""
        options = [game.world.options.unit[u] for u in markable_civilians(game, self.bit)]
        if not options:
            game.end()
            return None
        marker = "leader" if self.bit == LEADER else "well-armed"
        rule = "DOZ-LEADER-01" if self.bit == LEADER else "DOZ-ARMED-01"
        return Decision(game.heroes, "mark-civilians", options, rule, {"marker": marker})

    def chosen(self, game: DawnGame, option: PickUnit) -> None:
        """It stays until they are in the Cemetery (DOZ-MARK-07); there is only one of it."""
        marks = game.state.unit_marks
        for unit, own in enumerate(marks):
            marks[unit] = own & ~self.bit
        marks[option.unit] |= self.bit
        marker = "leader" if self.bit == LEADER else "well-armed"
        game.tell(CiviliansMarked, unit=option.unit, marker=marker)
        game.end()


class ReplaceZeds(Procedure, frozen=True, gc=False):
    """Old counters go back to the pool, new full-strength ones take their places, unmarked.

    The old counter may be drawn again (card note E-B11); the new unit does not attack.
    """

    draws: ClassVar[str] = "zeds"
    zeds: tuple[int, ...]
    place: int = NOBODY

    def step(self, game: DawnGame) -> Draw | None:
        """Put the next one back, then draw for its place."""
        if self.place != NOBODY:
            return draw_new(game, pool(game, False))
        if not self.zeds:
            game.end()
            return None
        place = game.state.zed_at[self.zeds[0]]
        remove_zeds(game, self.zeds[0])
        game.goto(ReplaceZeds(self.zeds, place))
        return None

    def drawn(self, game: DawnGame, cards: tuple[int, ...]) -> None:
        """There it stands."""
        if to_choose(game, cards):
            return
        game.state.zed_at[cards[0]] = self.place
        game.tell(ZedsReplaced, zed=self.zeds[0], new=cards[0], place=self.place)
        game.goto(ReplaceZeds(self.zeds[1:]))
