"""Retreats and withdrawals: where the loser goes, and whom it meets there."""

from __future__ import annotations

from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.events.units import UnitRetreated
from shambler.games.dawn.events.zeds import ZedsLeftBoard, ZedsRetreated
from shambler.games.dawn.options.picks import PickPlace, PickUnit, PickZed
from shambler.games.dawn.procedures import combat
from shambler.games.dawn.procedures.hits import remove_zeds
from shambler.games.dawn.state import DEFIANT, TOWN
from shambler.kernel.decision import Decision
from shambler.kernel.procedure import Procedure


class RetreatZeds(Procedure, frozen=True, gc=False):
    """Zeds go one space toward Start; the strongest stays closest to Town (DOZ-RET-06).

    ``met`` are spaces in which they have to fight once all of them have moved (DOZ-RET-08).
    """

    zeds: tuple[int, ...]
    met: tuple[int, ...] = ()

    def step(self, game: DawnGame) -> Decision | None:
        """Move the next, then fight where they meet somebody."""
        if self.zeds:
            first = game.strongest_first(self.zeds)
            if len(first) > 1 and self.crowded(game):
                options = [game.world.options.zed[zed] for zed in first]
                return Decision(game.heroes, "tie", options, "DOZ-RET-06")
            self.send(game, first[0])
        elif self.met:
            game.goto(RetreatZeds((), self.met[1:]))
            arrive(game, self.met[0])
        else:
            game.end()
        return None

    def crowded(self, game: DawnGame) -> bool:
        """Is there too little room behind, so that the order matters?"""
        behind = game.world.board.away[game.state.zed_at[self.zeds[0]]]
        return behind in game.state.no_entry or game.room_for_zeds(behind) < len(self.zeds)

    def chosen(self, game: DawnGame, option: PickZed) -> None:
        """This one first."""
        self.send(game, option.zed)

    def send(self, game: DawnGame, zed: int) -> None:
        """To the first space with room; a full Start space sends it on (DOZ-ZEDS-16)."""
        rest = tuple(other for other in self.zeds if other != zed)
        place = space_behind(game, zed, game.world.board.away[game.state.zed_at[zed]])
        if place < 0:
            game.goto(RetreatZeds(rest, self.met))
            game.call(FindStart(zed))
            return
        game.tell(ZedsRetreated, zed=zed, place=place)
        game.state.zed_at[zed] = place
        met = self.met if place in self.met else (*self.met, place)
        game.goto(RetreatZeds(rest, met))


def space_behind(game: DawnGame, zed: int, place: int) -> int:
    """The first space from here toward Start that can take it; -1 if not even Start can."""
    board, no_entry = game.world.board, game.state.no_entry
    free = game.world.zeds.stack_free[zed]
    while True:
        if place not in no_entry and (free or game.room_for_zeds(place) > 0):
            return place
        if board.is_start[place]:
            return -1
        place = board.away[place]


def arrive(game: DawnGame, place: int) -> None:
    """Zeds that come to a space attack whoever is there; on Start nobody fights (DOZ-ZEDS-18)."""
    if (
        not game.world.board.is_start[place]
        and place in game.state.zed_at
        and game.fighters_at(place)
    ):
        game.call(combat.Fight(place))


class FindStart(Procedure, frozen=True, gc=False):
    """A full Start space sends a Zeds unit to another one of the Hero side's choice.

    If all are full it goes back to the pool (DOZ-ZEDS-16, DOZ-ZEDS-23).
    """

    zed: int

    def step(self, game: DawnGame) -> Decision | None:
        """Ask where, if there is room anywhere."""
        starts = [at for at in game.world.board.starts if game.room_for_zeds(at) > 0]
        if starts:
            options = [game.world.options.place[at] for at in starts]
            about: dict[str, str | int] = {"zed": self.zed}
            return Decision(game.heroes, "start", options, "DOZ-ZEDS-16", about)
        game.tell(ZedsLeftBoard, zed=self.zed)
        remove_zeds(game, self.zed)
        game.end()
        return None

    def chosen(self, game: DawnGame, option: PickPlace) -> None:
        """There."""
        game.tell(ZedsRetreated, zed=self.zed, place=option.place)
        game.state.zed_at[self.zed] = option.place
        game.end()


class RetreatUnits(Procedure, frozen=True, gc=False):
    """Player units go one space toward Town Center, on to the first space with room (DOZ-RET-07).

    ``withdrawal``: nobody has won (DOZ-RET-10); the way is the same.
    """

    units: tuple[int, ...]
    place: int
    withdrawal: bool = False

    def step(self, game: DawnGame) -> Decision | None:
        """Send one after the other; where room is short the Hero side says who takes it."""
        if not self.units:
            game.end()
            return None
        if len(self.units) > 1 and self.crowded(game):
            options = [game.world.options.unit[unit] for unit in self.units]
            about: dict[str, str | int] = {"place": room_ahead(game, self.place)}
            return Decision(game.heroes, "retreat-first", options, "DOZ-MOVE-08", about)
        self.send(game, self.units[0])
        return None

    def crowded(self, game: DawnGame) -> bool:
        """Is there too little room in the next space that has any?"""
        return game.room_for_units(room_ahead(game, self.place)) < len(self.units)

    def chosen(self, game: DawnGame, option: PickUnit) -> None:
        """This one first."""
        self.send(game, option.unit)

    def send(self, game: DawnGame, unit: int) -> None:
        """There, and into combat if Zeds are there (DOZ-RET-08)."""
        rest = tuple(other for other in self.units if other != unit)
        game.goto(RetreatUnits(rest, self.place, self.withdrawal))
        step_back(game, unit, room_ahead(game, self.place), self.withdrawal)


def room_ahead(game: DawnGame, place: int) -> int:
    """The first space toward Town Center in which a unit can stop."""
    toward, no_entry = game.world.board.toward, game.state.no_entry
    place = toward[place]
    while place != TOWN and (place in no_entry or game.room_for_units(place) < 1):
        place = toward[place]
    return place


def step_back(
    game: DawnGame, unit: int, place: int, withdrawal: bool, path: tuple[int, ...] = ()
) -> None:
    """A unit arrives by retreat or withdrawal and attacks Zeds that are there (DOZ-RET-08).

    Without a ``path`` to return along it keeps going if it loses again (DOZ-RUL-44).
    """
    game.tell(UnitRetreated, unit=unit, place=place, withdrawal=withdrawal)
    game.state.unit_at[unit] = place
    game.state.unit_marks[unit] &= ~DEFIANT
    if place in game.state.zed_at:
        game.call(combat.Fight(place, unit, True, path))


class RetreatAttacker(Procedure, frozen=True, gc=False):
    """A unit that attacked and lost returns to where it attacked from (DOZ-RET-04).

    Without room there it goes on along its path, then toward Town Center (DOZ-RUL-43).
    """

    unit: int
    place: int
    path: tuple[int, ...]

    def step(self, game: DawnGame) -> None:
        """Find the space and go."""
        game.end()
        board, no_entry = game.world.board, game.state.no_entry
        last = self.place
        for place in self.path:
            last = place
            if board.is_start[place] or (place not in no_entry and game.room_for_units(place) > 0):
                step_back(game, self.unit, place, False)
                return
        step_back(game, self.unit, room_ahead(game, last) if last != TOWN else TOWN, False)
