"""Doors that need a key: the key must not lie behind its own door.

A lock is opened by whatever a mission's own words say: a machine that unlocks an airlock and the
objective that gives its remote, or a card of the story. The team's reach grows lock by lock from
where it starts; whatever stays shut was locked for good, or from the inside.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from shambler.games.zombicide.board.board import Board
from shambler.games.zombicide.board.masks import bits
from shambler.games.zombicide.board.plan import BoardError, Cell, cell_name, parse_cell
from shambler.games.zombicide.missions.mission import Mission
from shambler.games.zombicide.missions.rewards import GiveRemote
from shambler.games.zombicide.missions.specials import LockedUntil
from shambler.games.zombicide.systems.buildings.words import BarredDoors
from shambler.games.zombicide.systems.coloured_doors.words import ColouredDoorsOpen
from shambler.games.zombicide.systems.story.content import Story
from shambler.games.zombicide.systems.story.effects import ReadNote, Unbar
from shambler.kernel.content import Problems

Door = tuple[str, str]


class Lock(msgspec.Struct, frozen=True):
    """A passage, and the ways to open it: each a mask of zones that all have to be reached."""

    where: str
    cells: tuple[Cell, Cell]
    opening: int
    keys: tuple[int, ...]


def check_locks(problems: Problems, mission: Mission, board: Board) -> None:
    """Note keys behind their own doors, and what lies behind doors that nobody opens."""
    locks = list(_locks(mission, board))
    if not locks or not mission.start:
        return
    shut, reach = list(locks), 0
    while True:
        reach = _reach(board, mission, shut)
        opened = [lock for lock in shut if any(key & ~reach == 0 for key in lock.keys)]
        if not opened:
            break
        shut = [lock for lock in shut if lock not in opened]
    for lock in shut:
        beyond = [key for key in lock.keys if key & ~reach]
        if beyond:
            cells = [cell for zone in bits(beyond[0] & ~reach) for cell in board.zones[zone].cells]
            problems.add(
                lock.where,
                "its key lies behind this very door",
                "key-behind-door",
                map(cell_name, (*lock.cells, *cells)),
            )
    for where, zone in _needed(mission, board):
        if not reach >> zone & 1:
            problems.add(
                where,
                "it lies behind a door that nobody can open",
                "behind-locks",
                map(cell_name, board.zones[zone].cells),
            )


def _reach(board: Board, mission: Mission, shut: list[Lock]) -> int:
    """The zones that the team can come to while these passages are locked."""
    locked = 0
    for lock in shut:
        locked |= 1 << lock.opening
    rows = board.terrain(locked=locked).routes.distance
    found = 0
    for start in mission.start:
        for zone, steps in enumerate(rows[board.zone_at(start.zone)]):
            found |= (steps >= 0) << zone
    return found


def _needed(mission: Mission, board: Board) -> Iterator[tuple[str, int]]:
    """What the team may have to come to."""
    for objective in mission.objective:
        if objective.takeable:
            yield f"objective[{objective.id}].zone", board.zone_at(objective.zone)
    if mission.exit:
        yield "exit.zone", board.zone_at(mission.exit.zone)


def _locks(mission: Mission, board: Board) -> Iterator[Lock]:
    free = {
        door
        for word in mission.special
        if isinstance(word, ColouredDoorsOpen)
        for door in word.doors
    }
    for door in mission.door:
        coloured = door.token not in ("neutral", "exit") and door.id not in free
        if door.state == "secured" or (coloured and door.state == "closed"):
            keys = tuple(_machine_keys(mission, board, door.id))
            yield from _lock(board, f"door[{door.id}].between", door.between, keys)
    for number, word in enumerate(mission.special):
        if isinstance(word, BarredDoors):
            for barred in word.doors:
                cards = tuple(_card_keys(mission.story, board, barred)) if mission.story else ()
                yield from _lock(board, f"special[{number}].doors", barred, cards)


def _lock(board: Board, where: str, door: Door, keys: tuple[int, ...]) -> Iterator[Lock]:
    try:
        opening = board.opening_at("-".join(door))
    except BoardError:
        return  # told elsewhere
    yield Lock(where, (parse_cell(door[0]), parse_cell(door[1])), opening, keys)


def _machine_keys(mission: Mission, board: Board, door: str) -> Iterator[int]:
    """Where a machine unlocks a door, with the objective that gives its remote."""
    for word in mission.special:
        if isinstance(word, LockedUntil) and word.door == door:
            place = _zone(mission, board, word.zone)
            colors = [
                reward.color
                for reward in mission.reward
                if isinstance(reward, GiveRemote) and reward.machine == word.machine
            ]
            for zone in _zones_of(mission, board, colors[0]) if colors else [place]:
                yield place | zone


def _zones_of(mission: Mission, board: Board, color: str) -> list[int]:
    """Where objectives of a colour lie, or may lie."""
    shown = [entry.zone for entry in mission.objective if entry.color == color and entry.takeable]
    hidden = mission.pool.zones if mission.pool and color in mission.pool.mix else ()
    return [_zone(mission, board, zone) for zone in (*shown, *hidden)]


def _zone(mission: Mission, board: Board, place: str) -> int:
    """The bit of a zone that is named by a cell or by what lies there."""
    marks = {f"objective:{entry.id}": entry.zone for entry in mission.objective}
    marks |= {f"spawn:{entry.id}": entry.zone for entry in mission.spawn}
    marks |= {f"machine:{entry.type}": entry.zone for entry in mission.machine}
    marks |= {"exit": mission.exit.zone} if mission.exit else {}
    return 1 << board.zone_at(marks.get(place, place))


def _card_keys(story: Story, board: Board, door: Door) -> Iterator[int]:
    """Cards of a story that unbar a door, by themselves or through a note."""
    place = {card.id: card.zone or (card.door or ("",))[0] for card in story.card}
    notes = set()
    for (source, _), effect in story.walk():
        if isinstance(effect, Unbar) and any(set(one) == set(door) for one in effect.doors):
            if source < len(story.card):
                yield 1 << board.zone_at(place[story.card[source].id])
            else:
                notes.add(source - len(story.card) + 1)
    for (source, _), effect in story.walk():
        if isinstance(effect, ReadNote) and effect.note in notes and source < len(story.card):
            yield 1 << board.zone_at(place[story.card[source].id])
    for _, aim in story.aims:
        if aim.note in notes and aim.cards:
            together = 0
            for card in aim.cards:
                together |= 1 << board.zone_at(place[card]) if card in place else 0
            yield together
