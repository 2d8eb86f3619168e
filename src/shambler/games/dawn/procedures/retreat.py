"""Retreats and withdrawals: where the loser goes, and whom it meets there."""

from __future__ import annotations

from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.events.units import UnitRetreated
from shambler.games.dawn.events.zeds import ZedsLeftBoard, ZedsRetreated
from shambler.games.dawn.options.picks import PickPlace, PickUnit, PickZed, UseIt
from shambler.games.dawn.procedures import combat, defences, raiding, settling, stealth
from shambler.games.dawn.procedures.hits import remove_zeds
from shambler.games.dawn.procedures.weapon import note_arrival
from shambler.games.dawn.state import DEFIANT, NOBODY, NOWHERE, POOL, STEALTHED, TOWN
from shambler.kernel.decision import PASS, Decision, Pass
from shambler.kernel.procedure import Procedure


class RetreatZeds(Procedure, frozen=True, gc=False):
    """Zeds go one space toward Start; the strongest stays closest to Town (DOZ-RET-06).

    ``met`` are spaces in which they have to fight once all of them have moved (DOZ-RET-08).
    """

    zeds: tuple[int, ...]
    met: tuple[int, ...] = ()
    home: int = NOWHERE  # where Zeds thrown out of Town Center go back to (DOZ-RUL-39)
    moving: int = NOBODY  # this one is on its way to ...
    place: int = NOWHERE
    guarded: bool = True  # not out of the Colonel's own space (DOZ-KINGMAN-07)

    def step(self, game: DawnGame) -> Decision | None:
        """Move the next, then fight where they meet somebody."""
        if self.moving != NOBODY:
            self.arrive(game)
        elif len(self.zeds) == 1:
            self.send(game, self.zeds[0])
        elif self.zeds:
            first = game.strongest_first(self.zeds)
            if len(first) > 1 and self.crowded(game):
                options = [game.world.options.zed[zed] for zed in first]
                return Decision(game.tie_breakers, "tie", options, "DOZ-RET-06")
            self.send(game, first[0])
        else:
            self.fight_where_they_meet(game)
        return None

    def fight_where_they_meet(self, game: DawnGame) -> None:
        """One space after the other, up to one with somebody to fight."""
        now, stack = self, game.state.stack
        while now.met:
            place, now = now.met[0], RetreatZeds((), now.met[1:])
            game.goto(now)
            arrive(game, place)
            if stack[-1] is not now:
                return
        game.end()

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
        at = game.state.zed_at[zed]
        behind = self.home if self.home != NOWHERE else game.world.board.away[at]
        place = space_behind(game, zed, behind)
        guarded = not defences.stands_at(game, at)
        guard = defences.watchers(game, place) if place >= 0 and guarded else None
        now = RetreatZeds(rest, self.met, self.home, zed, place, guarded)
        if guard is None:
            now.arrive(game)
        else:  # the Colonel's perimeter may send it farther (DOZ-KINGMAN-05)
            game.goto(now)
            game.call(guard)

    def returned(self, game: DawnGame, result: object) -> None:
        """One space closer to Start, and another roll there (DOZ-KINGMAN-06)."""
        if result == defences.CANCELLED and self.moving != NOBODY:
            place = space_behind(game, self.moving, game.world.board.away[self.place])
            now = RetreatZeds(self.zeds, self.met, self.home, self.moving, place)
            game.goto(now)
            guard = defences.watchers(game, place) if place >= 0 else None
            if guard is not None:
                game.call(guard)

    def arrive(self, game: DawnGame) -> None:
        """It is there; a full Start space sends it on."""
        if self.place < 0:
            game.goto(RetreatZeds(self.zeds, self.met, self.home))
            game.call(FindStart(self.moving))
            return
        if game.events is not None:
            game.tell(ZedsRetreated, zed=self.moving, place=self.place)
        stealth.come_out(game, self.place)
        game.state.zed_at[self.moving] = self.place
        met = self.met if self.place in self.met else (*self.met, self.place)
        game.goto(RetreatZeds(self.zeds, met, self.home))


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


def arrive(game: DawnGame, place: int, zeds: tuple[int, ...] = (), surprise: bool = False) -> None:
    """Zeds that come to a space attack whoever is there; on Start nobody fights (DOZ-ZEDS-18).

    ``zeds`` have come, if not all that are there; ``surprise``: see
    :class:`~shambler.games.dawn.procedures.combat.Fight`.
    """
    if game.world.board.is_start[place] or place not in game.state.zed_at:
        return
    if game.world.features.chaos:
        game.call(settling.Settle(place))
    hidden = stealth.hidden_at(game, place)
    if hidden or game.fighters_at(place):
        game.call(combat.Fight(place, surprise=surprise))
    if hidden:
        game.call(stealth.StayHidden(hidden[0]))
    if game.state.minefield == place:
        game.call(defences.MineBlast(zeds or tuple(game.zeds_at(place))))


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
        game.state.zed_at[self.zed] = POOL  # a Super Zeds unit too: it may be drawn again
        game.end()
        return None

    def chosen(self, game: DawnGame, option: PickPlace) -> None:
        """There."""
        game.tell(ZedsRetreated, zed=self.zed, place=option.place)
        game.state.zed_at[self.zed] = option.place
        game.end()


class GoWithZeds(Procedure, frozen=True, gc=False):
    """A Marteuse may retreat with Zeds that lost in his space (DOZ-MARTEUSE-15)."""

    units: tuple[int, ...]
    zeds: tuple[int, ...]
    place: int

    def step(self, game: DawnGame) -> Decision | None:
        """Ask the Zeds player, one after the other."""
        target = self.target(game)
        if not self.units or target == NOWHERE:
            game.end()
            return None
        unit = self.units[0]
        options = [UseIt("dare:along", "along", unit), PASS]
        about: dict[str, str | int] = {"unit": unit, "place": target}
        return Decision((game.world.sides.zeds,), "along", options, "DOZ-MARTEUSE-15", about)

    def target(self, game: DawnGame) -> int:
        """Where the strongest of the Zeds will go, if there is room for a human there."""
        zed = game.strongest_first(self.zeds)[0]
        target = space_behind(game, zed, game.world.board.away[self.place])
        return target if target >= 0 and game.room_for_units(target) > 0 else NOWHERE

    def chosen(self, game: DawnGame, option: UseIt | Pass) -> None:
        """Along with them, or stay."""
        unit, target = self.units[0], self.target(game)
        game.goto(GoWithZeds(self.units[1:], self.zeds, self.place))
        if isinstance(option, UseIt):
            game.tell(UnitRetreated, unit=unit, place=target, withdrawal=False)
            game.state.unit_at[unit] = target


class RetreatUnits(Procedure, frozen=True, gc=False):
    """Player units go one space toward Town Center, on to the first space with room (DOZ-RET-07).

    ``withdrawal``: nobody has won (DOZ-RET-10); the way is the same. ``fought`` has had its fight
    or its choice, and does not hide any more.
    """

    units: tuple[int, ...]
    place: int
    withdrawal: bool = False
    fought: int = NOBODY

    def step(self, game: DawnGame) -> Decision | None:
        """Send one after the other; where room is short the Hero side says who takes it."""
        if not self.units:
            game.end()
            return None
        if len(self.units) > 1 and self.crowded(game):
            options = [game.world.options.unit[unit] for unit in self.units]
            ahead = room_ahead(game, self.units[0], self.place)
            about: dict[str, str | int] = {"place": ahead}
            return Decision(game.heroes, "retreat-first", options, "DOZ-MOVE-08", about)
        going = [unit for unit in self.units if not self.may_hide(game, unit)]
        self.send(game, (going or self.units)[0])
        return None

    def crowded(self, game: DawnGame) -> bool:
        """Is there too little room in the next space that has any?"""
        ahead = room_ahead(game, self.units[0], self.place)
        return game.room_for_units(ahead) < len(self.units)

    def chosen(self, game: DawnGame, option: PickUnit) -> None:
        """This one first."""
        self.send(game, option.unit)

    def send(self, game: DawnGame, unit: int) -> None:
        """There, and into combat if Zeds are there (DOZ-RET-08)."""
        rest = tuple(other for other in self.units if other != unit)
        game.goto(RetreatUnits(rest, self.place, self.withdrawal, self.fought))
        if game.state.unit_at[unit] != self.place:  # driven out meanwhile
            return
        if unit in game.world.units.raiders:
            raiders_back(game, unit)
        elif self.may_hide(game, unit):  # DOZ-PICKLES-07
            game.call(stealth.HideOrRetreat(unit, self.place, self.withdrawal))
        else:
            step_back(game, unit, room_ahead(game, unit, self.place), self.withdrawal)

    def may_hide(self, game: DawnGame, unit: int) -> bool:
        """Somebody else has lost the space: a unit that can hide need not go along."""
        hides = stealth.hides_from(game, unit) and unit != self.fought
        return bool(hides) and game.enemies_at(self.place)


def room_ahead(game: DawnGame, unit: int, place: int) -> int:
    """The first space toward Town Center in which a unit can stop."""
    toward = game.world.board.toward
    place = toward[place]
    while place != TOWN and not can_stop(game, unit, place):
        place = toward[place]
    return place


def can_stop(game: DawnGame, unit: int, place: int) -> bool:
    """Room, no No Entry, no collapsed bridge; Petra's Angels share no space (DOZ-PETRA-04, -05)."""
    if place in game.state.no_entry or game.room_for_units(place) < 1:
        return False
    return not game.bridge_shut(place) and not game.keeps_apart(unit, place)


def raiders_back(game: DawnGame, unit: int) -> None:
    """Raiders retreat toward Start, into whoever is there; on Start they stay (DOZ-RUL-51)."""
    board, at = game.world.board, game.state.unit_at[unit]
    if board.is_start[at]:
        return
    target = board.away[at]
    while target in game.state.no_entry or game.bridge_shut(target):  # -NOENTRY-02, -BRIDGE-04
        target = board.away[target]
    game.tell(UnitRetreated, unit=unit, place=target, withdrawal=False)
    game.state.unit_at[unit] = target
    if not board.is_start[target]:
        raiding.confront(game, unit, target, ())


def at_peace(game: DawnGame, unit: int, place: int) -> bool:
    """On a Start space nobody fights; nor do those whom no Zeds there can attack."""
    if game.world.board.is_start[place]:
        return True
    immune = game.world.units.immune[unit]
    if not immune:
        return False
    zeds = game.zeds_at(place)
    return bool(zeds) and not game.zeds_not_of(immune, zeds)


def step_back(
    game: DawnGame, unit: int, place: int, withdrawal: bool, path: tuple[int, ...] = ()
) -> None:
    """A unit arrives by retreat or withdrawal and attacks Zeds that are there (DOZ-RET-08).

    Without a ``path`` to return along it keeps going if it loses again (DOZ-RUL-44).
    """
    if game.events is not None:
        game.tell(UnitRetreated, unit=unit, place=place, withdrawal=withdrawal)
    game.state.unit_at[unit] = place
    game.state.unit_marks[unit] &= ~(DEFIANT | STEALTHED)
    note_arrival(game, unit)
    combat.meet(game, unit, place, path)


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
        board = game.world.board
        last = self.place
        for place in self.path:
            last = place
            if board.is_start[place] or can_stop(game, self.unit, place):
                step_back(game, self.unit, place, False)
                return
        ahead = room_ahead(game, self.unit, last) if last != TOWN else TOWN
        step_back(game, self.unit, ahead, False)
