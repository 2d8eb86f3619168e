"""What a mission can be made of: tiles, tokens, figures, and the words of goals and rules."""

from __future__ import annotations

from collections import Counter
from typing import Final

import msgspec

from shambler.games.zombicide.board.board import Board
from shambler.games.zombicide.board.tiles import lay_out
from shambler.games.zombicide.board_view import OpeningMap, ZoneMap, opening_map, zone_map
from shambler.games.zombicide.content.bundle import Content
from shambler.games.zombicide.content.offered import offered
from shambler.games.zombicide.missions.mission import Mission
from shambler.kernel.content import Words
from shambler.kernel.forms import Forms, Node

# What goals of every edition speak of can be laid in every edition.
ALWAYS: Final = ("objective", "exit")
PLACED: Final = ("objective", "pool", "machine", "door", "barrier", "enemy", "exit", "story")


class DrawnBoard(msgspec.Struct, frozen=True):
    """A board to be drawn."""

    rows: int
    cols: int
    zones: list[ZoneMap]
    openings: list[OpeningMap]


class TileKit(msgspec.Struct, frozen=True):
    """A side of a tile, lying alone. ``number``: the tile it is a side of."""

    code: str
    number: str
    board: DrawnBoard


class ThingKit(msgspec.Struct, frozen=True):
    """Something that can be named or placed; ``most``: of which the box holds so many."""

    id: str
    name: Words
    most: int = 0
    look: str = ""  # what it is drawn as, where that is not its id


class Kit(msgspec.Struct, frozen=True):
    """Everything."""

    tiles: list[TileKit]
    things: dict[str, list[ThingKit]]  # by what references call them
    places: tuple[str, ...]  # the tables of a mission that this edition uses
    form: Node  # of a mission
    structs: dict[str, Node]
    clock: bool  # missions begin at an hour
    spawn_colors: tuple[str, ...]  # of the first spawn zone, the second ... in most missions


def drawn(content: Content, board: Board) -> DrawnBoard:
    """A board as the page draws it."""
    plan = board.plan
    return DrawnBoard(
        plan.rows,
        plan.cols,
        [zone_map(content, zone) for zone in board.zones],
        [opening_map(content, opening) for opening in board.openings],
    )


def kit_of(content: Content) -> Kit:
    """The kit of an edition."""
    missions = list(content.missions.values())
    forms = Forms(offered(content))
    used = [
        name
        for name in PLACED
        if name in ALWAYS or any(getattr(mission, name) for mission in missions)
    ]
    return Kit(
        [TileKit(code, tile.number, _alone(content, code)) for code, tile in content.tiles.items()],
        _things(content),
        tuple(used),
        forms.of(Mission),
        forms.structs,
        len({mission.hour for mission in missions}) > 1,
        _spawn_colors(missions),
    )


def _spawn_colors(missions: list[Mission]) -> tuple[str, ...]:
    most = max((len(mission.spawn) for mission in missions), default=0)
    return tuple(
        Counter(m.spawn[n].color for m in missions if n < len(m.spawn)).most_common(1)[0][0]
        for n in range(most)
    )


def _alone(content: Content, code: str) -> DrawnBoard:
    layout = lay_out(content.tiles, content.joins, [[(code, 0)]], named=content.seams)
    return drawn(content, Board(layout.plan))


def _things(content: Content) -> dict[str, list[ThingKit]]:
    enemies, machines = content.enemies.values(), content.machines.values()
    tokens = [part for part in content.components.values() if part.kind == "token"]
    kinds = {enemy.type: enemy.name for enemy in enemies}
    return {
        "card": [ThingKit(card.id, card.name) for card in content.cards.values()],
        "enemy": [ThingKit(one.id, one.name, one.miniatures, one.type) for one in enemies],
        "enemy type": [ThingKit(key, name) for key, name in kinds.items()],
        "machine type": [ThingKit(one.type, one.name, 1, one.type) for one in machines],
        "survivor": [ThingKit(one.id, one.name) for one in content.survivors.values()],
        "opening": [ThingKit(key, name) for key, name in content.openings.items()],
        "tile": [ThingKit(code, Words(code, code)) for code in content.tiles],
        "token": [ThingKit(part.of or part.id, part.name, part.count) for part in tokens],
    }
