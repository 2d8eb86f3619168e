"""The 4R Phase: Raiders, Rangers, Refugees, Rescuers, in this order (DOZ-4R-01)."""

from __future__ import annotations

from shambler.games.dawn.abilities.facts import FreeStep, Teleport
from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.events.refugees import RefugeesMoved
from shambler.games.dawn.events.units import UnitMoved
from shambler.games.dawn.options.picks import PickPlace, PickUnit
from shambler.games.dawn.procedures import catacombs, raiding, settling
from shambler.games.dawn.procedures.retreat import can_stop
from shambler.games.dawn.procedures.standstill import stuck
from shambler.games.dawn.procedures.walking import walk_to
from shambler.games.dawn.state import (
    COMATOSE,
    DEFIANT,
    FIRST_SPACE,
    FLED,
    LABORATORY,
    NOWHERE,
    OFFICES,
    TOWN,
)
from shambler.kernel.decision import PASS, Decision, Option, Pass
from shambler.kernel.procedure import Procedure


class FourRPhase(Procedure, frozen=True, gc=False):
    """One after the other."""

    at: int = 0

    def step(self, game: DawnGame) -> None:
        """The next of them."""
        units = game.world.units
        free = units.having(FreeStep)
        game.goto(FourRPhase(self.at + 1))
        if self.at == 0:
            game.call(raiding.MoveRaiders(units.raiders))
        elif self.at == 1:
            game.call(FreeSteps(tuple(u for u in free if units.kind[u] != "guard")))
        elif self.at == 2:
            number = game.world.events[game.state.event].refugees
            game.call(RefugeesFlee(number, (*units.refugees, *units.having(Teleport))))
        elif self.at == 3:
            game.call(FreeSteps(tuple(u for u in free if units.kind[u] == "guard")))
        else:
            game.end()


class FreeSteps(Procedure, frozen=True, gc=False):
    """Units that may move one space in any direction for free (DOZ-4R-02)."""

    left: tuple[int, ...]

    def step(self, game: DawnGame) -> Decision | None:
        """Ask the next, if it can go anywhere."""
        if not self.left:
            game.end()
            return None
        unit = self.left[0]
        places = step_places(game, unit)
        if not places:
            game.goto(FreeSteps(self.left[1:]))
            return None
        options: list[Option] = [game.world.options.place[place] for place in places]
        return Decision(game.heroes, "free-step", [*options, PASS], "DOZ-4R-02", {"unit": unit})

    def chosen(self, game: DawnGame, option: PickPlace | Pass) -> None:
        """Go, and fight whoever is there."""
        game.goto(FreeSteps(self.left[1:]))
        if isinstance(option, PickPlace):
            game.call(walk_to(game, self.left[0], option.place))


def step_places(game: DawnGame, unit: int) -> list[int]:
    """The spaces next to a unit it may step into; off its bed it goes to Town Center."""
    state, board, units = game.state, game.world.board, game.world.units
    if not game.in_play(unit) or state.unit_marks[unit] & DEFIANT:
        return []
    tunnel = board.tracks[-1] if len(board.tracks) > len(board.surface) else NOWHERE
    return [
        place
        for place in board.neighbours[state.unit_at[unit]]
        if (place == TOWN or place >= FIRST_SPACE)
        and not board.is_start[place]
        and not stuck(game, state.unit_at[unit], place)
        and not (units.above_ground[unit] and board.track[place] == tunnel != NOWHERE)
        and can_stop(game, unit, place)
    ]


class RefugeesFlee(Procedure, frozen=True, gc=False):
    """So many Refugees units each go one space toward Town Center (DOZ-REF-06, DOZ-REF-07).

    ``waiting`` have not moved yet; Jones, who teleports once, is among them (DOZ-JONES-02).
    """

    left: int
    waiting: tuple[int, ...]

    def step(self, game: DawnGame) -> Decision | None:
        """Ask which is next; one activation may teleport Jones instead (DOZ-JONES-02)."""
        if not self.left:
            game.end()
            return None
        fugitives, movers = game.world.units.refugees, game.world.units.having(Teleport)
        found = [u for u in self.waiting if u in fugitives and can_flee(game, u)]
        jones = [u for u in self.waiting if u in movers and teleports(game, u)]
        if not found and not jones:
            game.end()
            return None
        options: list[Option] = [game.world.options.unit[unit] for unit in (*found, *jones)]
        if not found:
            options.append(PASS)
        return Decision(game.heroes, "refugees", options, "DOZ-REF-07", {"count": self.left})

    def chosen(self, game: DawnGame, option: PickUnit | Pass) -> None:
        """One space closer."""
        if isinstance(option, Pass):
            game.end()
            return
        rest = tuple(unit for unit in self.waiting if unit != option.unit)
        game.goto(RefugeesFlee(self.left - 1, rest))
        if option.unit in game.world.units.refugees:
            walk_refugees(game, option.unit, game.world.board.toward)
        else:
            game.call(TeleportTo(option.unit))


def can_flee(game: DawnGame, unit: int) -> bool:
    """Refugees on the map whose way is free."""
    state, at = game.state, game.state.unit_at[unit]
    if at < FIRST_SPACE or not state.unit_marks[unit] & FLED or state.unit_marks[unit] & COMATOSE:
        return False
    ahead = game.world.board.toward[at]
    return settling.open_to_refugees(game, ahead) and not stuck(game, at, ahead)


def walk_refugees(game: DawnGame, unit: int, way: tuple[int, ...]) -> None:
    """One space along the track; out of Catacombs they may lose their way (DOZ-RUL-77)."""
    at = game.state.unit_at[unit]
    game.call(RefugeesStep(unit, way[at]))
    if game.world.board.kind[at] == "catacombs":
        game.call(catacombs.UnitLeaves(unit, at))


class RefugeesStep(Procedure, frozen=True, gc=False):
    """The step itself, if they found their way."""

    unit: int
    place: int

    def step(self, game: DawnGame) -> None:
        """There."""
        game.end()
        game.tell(RefugeesMoved, unit=self.unit, place=self.place)
        settling.arrive(game, self.unit, self.place)

    def returned(self, game: DawnGame, result: object) -> None:
        """Not out of the Catacombs."""
        if result is False:
            game.end()


def teleports(game: DawnGame, unit: int) -> bool:
    """Is Jones awake, and is there anywhere to go?"""
    return game.in_play(unit) and bool(teleport_places(game, unit))


def teleport_places(game: DawnGame, unit: int) -> list[int]:
    """Laboratory and Staff Offices; from one also any empty space (DOZ-JONES-02, DOZ-JONES-03)."""
    state, board = game.state, game.world.board
    if stuck(game, state.unit_at[unit]):
        return []
    taken = {*state.unit_at, *state.zed_at}
    rooms = [room for room in (LABORATORY, *OFFICES) if room not in taken]
    at_work = state.unit_at[unit] == LABORATORY or state.unit_at[unit] in OFFICES
    if not at_work:
        return rooms
    spaces = [at for at in (TOWN, *board.spaces) if not board.is_start[at] and at not in taken]
    spaces = [at for at in spaces if at not in state.no_entry and not game.bridge_shut(at)]
    return rooms + [at for at in spaces if not stuck(game, at)]


class TeleportTo(Procedure, frozen=True, gc=False):
    """Jones vanishes and appears elsewhere."""

    unit: int

    def step(self, game: DawnGame) -> Decision:
        """Ask where."""
        options = [game.world.options.place[p] for p in teleport_places(game, self.unit)]
        return Decision(game.heroes, "teleport", options, "DOZ-JONES-02", {"unit": self.unit})

    def chosen(self, game: DawnGame, option: PickPlace) -> None:
        """There."""
        start, game.state.unit_at[self.unit] = game.state.unit_at[self.unit], option.place
        game.tell(UnitMoved, unit=self.unit, start=start, place=option.place)
        game.end()
