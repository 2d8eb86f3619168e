"""Move Actions (DOZ-MOVE-01 to DOZ-MOVE-10)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from shambler.games.dawn.abilities.facts import Shortcuts, Stealth
from shambler.games.dawn.abilities.traits import TrafficControl
from shambler.games.dawn.actions.base import ActionFamily
from shambler.games.dawn.actions.menu import NOT_ASKED, Menu
from shambler.games.dawn.dawn_game import BRIDGE, DawnGame
from shambler.games.dawn.effects.lasting import NoMoves, NoSurfaceMoves
from shambler.games.dawn.events.units import UnitMoved
from shambler.games.dawn.move_table import Pick
from shambler.games.dawn.options.actions import Move
from shambler.games.dawn.options.research import ShowUp
from shambler.games.dawn.procedures import settling
from shambler.games.dawn.procedures.combat import meet
from shambler.games.dawn.procedures.four_r import walk_refugees
from shambler.games.dawn.procedures.paying import actions_for, pay_action
from shambler.games.dawn.procedures.saving import beds_in_use
from shambler.games.dawn.procedures.stealth import Appear
from shambler.games.dawn.procedures.walking import Walk, walk_to
from shambler.games.dawn.procedures.weapon import note_arrival
from shambler.games.dawn.shortcut_table import ALL_PLACES, NO_WAYS
from shambler.games.dawn.stand_table import Stand
from shambler.games.dawn.state import (
    BEDS,
    DEFIANT,
    FIRST_SPACE,
    LABORATORY,
    OFFICES,
    STEALTHED,
    TOWN,
)
from shambler.kernel.decision import Option


class Moving(ActionFamily):
    """A unit moves up to its Movement value; among enemies it stops and attacks."""

    takes: ClassVar[tuple[type[Option], ...]] = (Move,)

    def offer(self, game: DawnGame, menu: Menu) -> None:
        """Every space within reach of every unit that may move."""
        options, stands = menu.options, menu.setting_out
        usual = menu.usual = usual_situation(game, menu) if stands else 0
        if usual is None:
            for stand in stands:
                options += stand.ways.open(situation(game, menu, stand.unit))(stand.moves)
        else:
            for stand in stands:
                pick = stand.known.get(usual & stand.mask) or ways_out(game, menu, stand, usual)
                options += pick(stand.moves)
        if game.world.features.hospital:
            options += room_moves(game, menu)

    def explain(self, game: DawnGame, menu: Menu) -> None:
        """Why a space within reach, or the next one after it, cannot be entered."""
        state, world, shut = game.state, game.world, closed(game)
        offered = {option.key for option in menu.options}
        for unit in menu.awake:
            ways = world.moves.ways[free_town_entry(game)][unit][state.unit_at[unit]]
            able, defiant = unit in menu.able, state.unit_marks[unit] & DEFIANT
            for way in ways.all:
                key = world.options.move(unit, way.to).key
                if key in offered:
                    continue
                if defiant:
                    game.forbid(key, "DOZ-DEFY-02", "defiant")
                elif (way.bit | way.passed) & shut:
                    game.forbid(key, "DOZ-NOENTRY-01", "no-entry")
                elif way.passed & menu.zeds.bits:
                    game.forbid(key, "DOZ-MOVE-07", "enemies-between")
                elif way.bit & menu.full():
                    game.forbid(key, "DOZ-MOVE-05", "space-full")
                elif not able:
                    refuse_unpaid(game, key, unit)
            for place in ways.starts:
                key = world.options.move(unit, place).key
                game.forbid(key, "DOZ-MOVE-03", "start-space")
            for place in ways.too_far:
                key = world.options.move(unit, place).key
                if key not in offered:
                    game.forbid(key, "DOZ-MOVE-01", "too-far", points=world.units.move[unit])

    def take(self, game: DawnGame, option: Move) -> None:
        """Go, pay, and fight whoever is there (DOZ-MOVE-07)."""
        unit, start = option.unit, game.state.unit_at[option.unit]
        if unit in game.world.units.refugees:
            walk_refugees(game, unit, step_way(game, option.place, start))
        elif option.place < FIRST_SPACE and option.place != TOWN:
            game.state.unit_at[unit] = option.place
            game.tell(UnitMoved, unit=unit, start=start, place=option.place)
        elif game.world.features.tunnel:
            game.call(way_of(game, unit, option.place))
        else:
            game.state.unit_at[unit] = option.place
            game.state.unit_marks[unit] &= ~STEALTHED
            note_arrival(game, unit)
            if game.events is not None:
                game.tell(UnitMoved, unit=unit, start=start, place=option.place)
            meet(game, unit, option.place, game.world.moves.path(start, option.place))
        pay_action(game, unit)


def ways_out(game: DawnGame, menu: Menu, stand: Stand, usual: int) -> Pick:
    """The moves of a unit in the usual situation, or as it meets the spaces itself."""
    return stand.ways.open(situation(game, menu, stand.unit) if stand.special else usual)


def way_of(game: DawnGame, unit: int, place: int) -> Walk:
    """On foot where that is possible, else by one of Wilson's shortcuts."""
    if not guides(game) and unit not in game.world.units.having(Shortcuts):
        return walk_to(game, unit, place)
    menu = Menu(game, acting=False)
    at, now = game.state.unit_at[unit], situation(game, menu, unit)
    ways = game.world.moves.ways[menu.crew.free_entry][unit][at]
    if ways.open_to(now) >> place & 1:
        return walk_to(game, unit, place)
    return Walk(unit, shortcut_ways(game, unit, menu.crew.free_entry, doors_of(game), now)[place])


def step_way(game: DawnGame, place: int, start: int) -> tuple[int, ...]:
    """Toward or away: the table in which the next place stands."""
    board = game.world.board
    return board.toward if board.toward[start] == place else board.away


class MovingRefugees(ActionFamily):
    """Refugees go one space either way along their track (DOZ-RUL-56)."""

    def offer(self, game: DawnGame, menu: Menu) -> None:
        """Everybody on the map who can go somewhere."""
        state, board = game.state, game.world.board
        for unit in menu.crew.fled:
            at = state.unit_at[unit]
            if at < FIRST_SPACE or not actions_for(game, unit):
                continue
            shut = kept_out(game, menu, unit)
            for place in board.neighbours[at]:
                if settling.open_to_refugees(game, place) and not shut >> place & 1:
                    menu.options.append(game.world.options.move(unit, place))


class ShowingUp(ActionFamily):
    """A hidden unit may drop its Stealth and fight (DOZ-PICKLES-15)."""

    takes: ClassVar[tuple[type[Option], ...]] = (ShowUp,)

    def offer(self, game: DawnGame, menu: Menu) -> None:
        """While enemies are there."""
        for unit in game.world.units.having(Stealth):
            hidden = unit in menu.able and game.state.unit_marks[unit] & STEALTHED
            if hidden and game.enemies_at(game.state.unit_at[unit]):
                menu.options.append(ShowUp(f"appear:{game.world.units.ids[unit]}", unit))

    def take(self, game: DawnGame, option: ShowUp) -> None:
        """Fight."""
        game.call(Appear(option.unit))
        pay_action(game, option.unit)


class TakingShortcuts(ActionFamily):
    """From Wilson's space to the same number on a track next to it (DOZ-WILSON-02, -04)."""

    def offer(self, game: DawnGame, menu: Menu) -> None:
        """Wilson, and everybody who starts in his space or passes it (DOZ-WILSON-05)."""
        doors, own = doors_of(game), game.world.units.having(Shortcuts)
        if not doors and not own:
            return
        for stand in menu.setting_out:
            if stand.unit in own or (stand.ways.reach | 1 << stand.place) & doors:
                self.offer_to(game, menu, stand, doors)

    def offer_to(self, game: DawnGame, menu: Menu, stand: Stand, doors: int) -> None:
        """Spaces that a unit does not come to on foot."""
        now = situation_of(game, menu, stand)
        on_foot = stand.ways.open_to(now)
        for place in shortcut_ways(game, stand.unit, menu.crew.free_entry, doors, now):
            if not on_foot >> place & 1:
                menu.options.append(stand.moves[place])


def guides(game: DawnGame) -> list[int]:
    """Wilson, where he knows shortcuts: on a track, awake, on no Start space."""
    at, board = game.state.unit_at, game.world.board
    return [
        unit
        for unit in game.world.units.having(Shortcuts)
        if at[unit] >= FIRST_SPACE and not board.is_start[at[unit]] and game.in_play(unit)
    ]


def doors_of(game: DawnGame) -> int:
    """Bits of the spaces in which shortcuts begin: Wilson's (DOZ-WILSON-06)."""
    doors = 0
    for guide in guides(game):
        doors |= 1 << game.state.unit_at[guide]
    return doors


def shortcut_ways(
    game: DawnGame, unit: int, free: bool, doors: int, now: int
) -> Mapping[int, tuple[int, ...]]:
    """Ways that use a shortcut, by the space they lead to."""
    world, at = game.world, game.state.unit_at[unit]
    if unit in world.units.having(Shortcuts):
        doors = ALL_PLACES  # wherever he comes to (DOZ-WILSON-06)
    elif not (world.moves.ways[free][unit][at].passed_to(now) | 1 << at) & doors:
        return NO_WAYS  # it comes to no door
    return world.shortcuts.ways(at, world.units.move[unit], free, doors, now)


def room_moves(game: DawnGame, menu: Menu) -> list[Move]:
    """Into a free bed if wounded, into offices and Laboratory for Science Heroes (DOZ-HEAL-06)."""
    state, world = game.state, game.world
    damage, profession, found = state.unit_damage, world.units.profession, list[Move]()
    barred = menu.zeds.bits | menu.stops | closed(game)
    for stand in menu.stands:
        unit, indoors = stand.unit, stand.indoors
        if indoors < 0 or indoors & barred:
            continue  # too far away, or the way is not free
        if not damage[unit] and profession[unit] != "science":
            continue  # nobody else has business there
        if state.unit_marks[unit] & DEFIANT:
            continue
        rooms = rooms_for(game, unit)
        if rooms and not kept_out(game, menu, unit) >> rooms[0] & 1:
            found += [stand.moves[room] for room in rooms]
    return found


def rooms_for(game: DawnGame, unit: int) -> list[int]:
    """The rooms next to Town Center that a unit may go to."""
    state, world = game.state, game.world
    at, rooms = state.unit_at[unit], []
    if state.unit_damage[unit] and at not in BEDS:
        rooms += [bed for bed in BEDS[: beds_in_use(game)] if bed not in state.unit_at][:1]
    if world.features.research and world.units.profession[unit] == "science":
        if at not in OFFICES:
            rooms += [office for office in OFFICES if office not in state.unit_at][:1]
        if LABORATORY not in state.unit_at:
            rooms.append(LABORATORY)
    return rooms


def kept_out(game: DawnGame, menu: Menu, unit: int) -> int:
    """Bits of the places that cards forbid a unit to enter now."""
    if not game.state.standing:
        return 0
    return shut_to(game, menu, unit)


def situation(game: DawnGame, menu: Menu, unit: int) -> int:
    """Enemies, full and closed spaces as one unit meets them."""
    units = game.world.units
    zeds = menu.zeds.bits if not units.immune[unit] else attackers(game, menu, unit)
    enemies = zeds | menu.raiders | (0 if units.passes_chaos[unit] else menu.chaos)
    if game.state.bridge == "ferry":
        enemies |= 1 << game.world.board.place[BRIDGE]
    full, shut = menu.full() | apart(game, unit), shut_to(game, menu, unit)
    return game.world.moves.situation(enemies, full, shut)


def shut_to(game: DawnGame, menu: Menu, unit: int) -> int:
    """Bits of the places that a unit may not enter now."""
    shut, units = closed(game), game.world.units
    if units.above_ground[unit]:
        shut |= menu.tunnel
    for effect in game.standing() if game.state.standing else ():
        if type(effect) is NoSurfaceMoves:  # the Tunnel may be moved in, neither left nor entered
            below = menu.tunnel >> game.state.unit_at[unit] & 1
            shut |= ((1 << len(game.world.board.ids)) - 1) & ~(menu.tunnel if below else 0)
        elif type(effect) is NoMoves:
            track = game.world.board.track_named[effect.track]
            shut |= track_bits(game, track)
            if game.world.board.track[game.state.unit_at[unit]] == track:
                shut = (1 << len(game.world.board.ids)) - 1
    return shut


def situation_of(game: DawnGame, menu: Menu, stand: Stand) -> int:
    """The same, looked up where the unit meets the spaces as most do."""
    if menu.usual == NOT_ASKED:
        menu.usual = usual_situation(game, menu)
    usual = menu.usual
    return situation(game, menu, stand.unit) if usual is None or stand.special else usual


def usual_situation(game: DawnGame, menu: Menu) -> int | None:
    """The same as most units meet them; ``None`` where they differ from unit to unit."""
    state, world = game.state, game.world
    if state.bridge or (state.standing and world.standing.of(state).hinders):
        return None
    for unit in world.units.loners:
        if menu.there[unit] >= FIRST_SPACE:  # DOZ-PETRA-01
            return None
    shut = closed(game) if state.no_entry else 0
    return world.moves.situation(menu.zeds.bits | menu.stops, menu.full(), shut)


def attackers(game: DawnGame, menu: Menu, unit: int) -> int:
    """Bits of the spaces with Zeds that a Marteuse would have to fight (DOZ-MARTEUSE-13)."""
    return sum(1 << place for place in menu.zeds.at if game.zeds_against(unit, place))


def apart(game: DawnGame, unit: int) -> int:
    """Spaces a unit may not share because of Petra's Angels (DOZ-PETRA-01)."""
    loners, people = game.world.units.loners, game.world.units.people
    if not loners or not people[unit]:  # DOZ-PETRA-06
        return 0
    state, bits = game.state, 0
    others = loners if unit not in loners else range(len(state.unit_at))
    for other in others:
        at = state.unit_at[other]
        if other != unit and at >= FIRST_SPACE and people[other]:
            bits |= 1 << at
    return bits


def track_bits(game: DawnGame, track: int) -> int:
    """Bits of the spaces of a track."""
    return game.world.moves.tracks[track]


def free_town_entry(game: DawnGame) -> bool:
    """Is the Mayor's traffic control in force (DOZ-MAYOR-05)?"""
    return any(map(game.in_play, game.world.units.having(TrafficControl)))


def closed(game: DawnGame) -> int:
    """Bits of the spaces that nothing may enter."""
    bits = 0
    for place in game.state.no_entry:
        bits |= 1 << place
    if game.state.bridge == "collapsed":
        bits |= 1 << game.world.board.place[BRIDGE]
    return bits


def refuse_unpaid(game: DawnGame, key: str, unit: int) -> None:
    """No Action is left for a unit; another player's Player Action cannot pay for a Hero."""
    if any(game.state.player_actions):
        game.forbid(key, "DOZ-COOP-02", "not-your-hero", unit=unit)
    else:
        game.forbid(key, "DOZ-ACT-01", "no-actions")
