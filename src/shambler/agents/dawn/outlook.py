"""How soon a track breaks: the Zeds on it, and who stands in their way.

A group needs an activation for each step to Town Center, and two more for every attack that is
beaten back. The fewer activations are left, the greater the danger; a Brains! card adds what it
would do at once. All of it depends on small numbers, so dangers are worked out once and kept.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from shambler.games.dawn.build_tables import starting_column
from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.dawn_world import Tables
from shambler.games.dawn.procedures.columns import clamped, marker_shift
from shambler.games.dawn.procedures.event_deck import SPECIAL, candidates, cards_left
from shambler.games.dawn.state import FIRST_SPACE, SMART, SPACES, ZEDS_LEADER

FADING = 0.66  # the danger of n + 1 activations, to that of n
NOW = 0.75  # the danger of Zeds that need one more activation
SECOND = 0.5  # how much a group behind the first one counts
COMPANY = 0.5  # activations that a second unit beside the defender is worth
FEAR = 0.1  # of a place in Chaos, where a lost town is 1
LAST_FEAR = 0.4  # and more, the fewer Chaos markers are left
START = 7  # what a Start space counts as
TOUGH = 5  # cancelling Hits from here on down counts as tough


class Column(NamedTuple):
    """What a column of the Hand-to-Hand table brings on average."""

    wins: float  # the chance that the Zeds lose
    zeds_hits: float
    unit_hits: float


class Columns(tuple[Column, ...]):
    """The columns of a table. There is one of each table, so that they are compared as such."""

    __slots__ = ()
    __hash__ = object.__hash__
    __eq__ = object.__eq__


class Group(NamedTuple):
    """Zeds in one space of a track: its number, their Strength, Hits left and shift."""

    number: int
    strength: int
    left: int
    shift: int  # columns in their favour when they attack


class Guard(NamedTuple):
    """A unit that can defend: its number on the track, Strength, Hits left, shift, nature."""

    number: int
    strength: int
    left: int
    shift: int  # with the Terrain of its space
    tough: bool
    again: bool  # may roll a combat again


class Order(NamedTuple):
    """Numbers of a track that would fall into Chaos, outermost first, and how bad that is."""

    named: tuple[int, ...] = ()
    fear: float = 0.0


CALM = Order()
Groups = tuple[Group, ...]
Guards = tuple[Guard, ...]


@lru_cache(maxsize=16)
def averages(tables: Tables) -> Columns:
    """The averages of each column of a table."""
    ways = {total: (6 - abs(7 - total)) / 36 for total in range(2, 13)}
    return Columns(
        Column(
            sum(p for total, p in ways.items() if cells[total][2]),
            sum(p * cells[total][0] for total, p in ways.items()),
            sum(p * cells[total][1] for total, p in ways.items()),
        )
        for cells in tables.fight
    )


# -- what will happen ------------------------------------------------------------------------


@lru_cache(maxsize=100_000)
def danger(
    columns: Columns, groups: Groups, guards: Guards, brains: float, order: Order = CALM
) -> float:
    """How likely a track breaks soon; ``brains`` is the chance that a Brains! card comes next.

    ``order`` is what there is to lose on the way: places that would fall into Chaos.
    """
    found, weight = 0.0, 1.0
    for group in groups:
        time = activations(columns, group, guards)
        found += weight * NOW * FADING ** (time - 1)
        for number in order.named:
            if number < group.number:
                time = activations(columns, group, guards, number)
                found += order.fear * NOW * FADING ** (time - 1)
                break
        if brains:
            found += weight * brains * overrun(columns, group, guards)
        weight *= SECOND
    return found


@lru_cache(maxsize=20_000)
def kept_dangers(
    columns: Columns, groups: Groups, guards: Guards, brains: float, order: Order
) -> dict[Guard, float]:
    """The dangers of such a track with one guard more, as far as they were asked for."""
    return {}


def activations(columns: Columns, group: Group, guards: Guards, goal: int = -1) -> float:
    """How many activations a group needs to Town Center, attacks beaten back counted in.

    Or to another number of its track, the ``goal``.
    """
    time = float(group.number - goal)
    for number in range(max(0, goal), group.number):
        there = [stand(columns, guard, group) for guard in guards if guard.number == number]
        if there:
            time += 2 * max(there) + COMPANY * (len(there) - 1)
    return time


def stand(columns: Columns, guard: Guard, group: Group) -> float:
    """How many attacks a unit beats back before it is beaten or falls."""
    wins, hits = defence(columns, guard, group)
    fights = max(0.5, guard.left / max(0.3, hits))
    if wins > 0.99:
        return fights
    return float(wins * (1 - wins**fights) / (1 - wins))


def defence(columns: Columns, guard: Guard, group: Group) -> tuple[float, float]:
    """The chance to beat an attack off, and the Hits it costs."""
    start = starting_column(group.strength, guard.strength)
    column = columns[clamped(start + guard.shift - group.shift)]
    wins = column.wins * (2 - column.wins) if guard.again else column.wins
    return wins, column.unit_hits * (0.5 if guard.tough else 1.0)


def overrun(columns: Columns, group: Group, guards: Guards) -> float:
    """The chance that a Brains! card takes a group all the way: an empty space stops it."""
    chance = 1.0
    for number in range(group.number - 1, -1, -1):
        there = [defence(columns, guard, group)[0] for guard in guards if guard.number == number]
        if not there:
            return 0.0
        chance *= 1 - max(there)
    return chance


# -- reading a position ----------------------------------------------------------------------


class Outlook:
    """The tracks of a position as the rules of thumb see them.

    ``dread``: how much more a Brains! card is feared than its chance says, for nobody acts again
    before it strikes.
    """

    __slots__ = (
        "_left",
        "_more",
        "_without",
        "board",
        "brains",
        "columns",
        "dangers",
        "game",
        "groups",
        "guards",
        "order",
    )

    def __init__(self, game: DawnGame, dread: float = 1.0) -> None:
        self.game = game
        self.board = game.world.board
        self.columns = averages(game.world.tables)
        self.brains = dread * brains_chance(game)
        self.groups: list[Groups] = read_groups(game)
        self.order = read_order(game)
        self.guards: list[dict[int, Guard]] = [{} for _ in self.board.tracks]
        acts, track, starts = game.world.units.acts, self.board.track, self.board.is_start
        for unit, at in enumerate(game.state.unit_at):
            if at >= FIRST_SPACE and acts[unit] and not starts[at]:
                self.guards[track[at]][unit] = guard_at(game, unit, at)
        self.dangers = [self.danger(t, self.groups[t]) for t in self.board.tracks]
        self._left: dict[int, float] = {}  # by unit: how much safer its track is without it
        self._more: dict[int, dict[Guard, float]] = {}  # by track: dangers with one guard more
        self._without: dict[int, dict[Guard, float]] = {}  # by unit: the same without it

    def danger(
        self, track: int, groups: Groups, without: int = -1, more: Guard | None = None
    ) -> float:
        """The danger of a track with these Zeds, without a unit, with one more."""
        guards = [guard for unit, guard in self.guards[track].items() if unit != without]
        if more is not None:
            guards.append(more)
        held = tuple(sorted(guards))
        return danger(self.columns, groups, held, self.brains, self.order[track])

    def total(self) -> float:
        """The danger of all tracks."""
        return sum(self.dangers)

    def moved(self, unit: int, place: int, hurt: int = 0) -> float:
        """How much safer it is with a unit in another place, hurt by so many Hits more."""
        at, track = self.game.state.unit_at[unit], self.board.track
        left, joined = track[at], track[place]
        if joined < 0:
            return self.left(unit, left) if left >= 0 else 0.0
        more = guard_at(self.game, unit, place, hurt)
        if left == joined:
            return self.dangers[left] - self.reinforced(left, unit, more)
        gain = self.left(unit, left) if left >= 0 else 0.0
        return gain + self.dangers[joined] - self.reinforced(joined, -1, more)

    def reinforced(self, track: int, without: int, more: Guard) -> float:
        """The danger of a track without a unit and with one more guard; most are known."""
        known = self._more.get(track) if without < 0 else self._without.get(without)
        if known is None:
            guards = [guard for unit, guard in self.guards[track].items() if unit != without]
            held = tuple(sorted(guards))
            order = self.order[track]
            known = kept_dangers(self.columns, self.groups[track], held, self.brains, order)
            if without < 0:
                self._more[track] = known
            else:
                self._without[without] = known
        found = known.get(more)
        if found is None:
            found = known[more] = self.danger(track, self.groups[track], without, more)
        return found

    def left(self, unit: int, track: int) -> float:
        """How much safer a track is when a unit has left it: less than nothing, as a rule."""
        gain = self._left.get(unit)
        if gain is None:
            gain = self.dangers[track] - self.danger(track, self.groups[track], unit)
            self._left[unit] = gain
        return gain


def brains_chance(game: DawnGame) -> float:
    """How likely the next Event is a Brains! card, as anybody can count."""
    state, plan, events = game.state, game.world.plan, game.world.events
    if cards_left(game) <= 1:
        return 0.0
    special, normal, act = state.special_left, state.normal_left, state.act
    if special + normal:
        cards = candidates(game, SPECIAL) if special else ()
    else:
        special, normal = plan.acts[act]
        cards = plan.specials[act]
    brains = sum(events[card].replaces_turn == "brains" for card in cards)
    return special / (special + normal) * brains / len(cards) if cards else 0.0


def read_groups(game: DawnGame) -> list[Groups]:
    """The Zeds of each track, nearest first; those in one space together."""
    state, zeds, board = game.state, game.world.zeds, game.world.board
    found: list[list[Group]] = [[] for _ in board.tracks]
    for place, there in sorted(game.world.layouts.of(state.zed_at).at.items()):
        strength = left = marks = 0
        for zed in there:
            damage = state.zed_damage[zed]
            strength += zeds.strength[zed][damage]
            left += 2 * zeds.hits[zed] - damage
            marks |= state.zed_marks[zed]
        number = START if board.is_start[place] else (place - FIRST_SPACE) % SPACES
        shift = bool(marks & SMART) + bool(marks & ZEDS_LEADER)
        found[board.track[place]].append(Group(number, strength, left, shift))
    return [tuple(groups) for groups in found]


def read_order(game: DawnGame) -> list[Order]:
    """The named spaces of each track without Chaos; the fewer markers are left the worse."""
    board, state = game.world.board, game.state
    if not game.world.features.chaos:
        return [CALM] * len(board.tracks)
    fear = FEAR + LAST_FEAR * (len(state.chaos) / game.world.chaos_markers) ** 2
    found: list[list[int]] = [[] for _ in board.tracks]
    for place in reversed(board.spaces):
        if board.named[place] and place not in state.chaos:
            found[board.track[place]].append(board.number[place])
    return [Order(tuple(sorted(numbers, reverse=True)), fear) for numbers in found]


def guard_at(game: DawnGame, unit: int, place: int, hurt: int = 0) -> Guard:
    """A unit as it would defend a space, hurt by so many Hits more."""
    state, units, board = game.state, game.world.units, game.world.board
    damage = min(state.unit_damage[unit] + hurt, 2 * units.hits[unit] - 1)
    shift = units.defend_shift[unit] + board.terrain[place] + marker_shift(state.unit_marks[unit])
    return Guard(
        board.number[place],
        units.strength[unit][damage],
        2 * units.hits[unit] - damage,
        shift,
        units.tough_from[unit] <= TOUGH,
        units.re_roll[unit],
    )
