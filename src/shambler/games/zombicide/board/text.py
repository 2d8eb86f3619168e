"""Boards as text: drawing them, and reading drawings and short notations.

A drawn board shows one letter per cell, then marks; between cells ``|`` and ``-----`` are walls,
``+`` a door, ``:`` and ``.....`` a zone limit, ``a`` an airlock, blank: the same zone.
A last line such as ``1.1 +W 2.0`` gives a passage between cells that only meet at a corner:
what it is, and in which direction a line of sight crosses it.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Mapping, Sequence
from typing import Final

from shambler.games.zombicide.board.board import Board
from shambler.games.zombicide.board.kinds import (
    CELL_KINDS,
    DOOR,
    EDGE_KINDS,
    LINE,
    MERGE,
    WALL,
    EdgeKind,
)
from shambler.games.zombicide.board.plan import (
    EAST,
    SIDES,
    SOUTH,
    BoardError,
    Cell,
    Edge,
    Place,
    Plan,
    beside,
    cell_name,
    heading_between,
    parse_cell,
)

_WIDE: Final = 6  # columns of text from one cell to the next in a drawing
_MARGIN: Final = 5
_HEADER: Final = re.compile(r"\s*0(\s+\d+)*\s*")
_CORNER: Final = re.compile(r"(\d+\.\d+) (\S)([NESW]) (\d+\.\d+)")
_CORRIDOR: Final = re.compile(r"([-+:|])")
_ACROSS: Final[Mapping[str, EdgeKind]] = {kind.symbol: kind for kind in EDGE_KINDS.values()}
_DOWN: Final[Mapping[str, EdgeKind]] = {**_ACROSS, "-": WALL, ".": LINE, "": MERGE}
_CELLS: Final = {kind.symbol: kind for kind in CELL_KINDS.values()}


def draw(board: Board, marks: Mapping[Cell | str, str] | None = None) -> str:
    """The board as text, with up to four characters of marks per cell."""
    notes: dict[Cell, str] = {}
    for where, text in (marks or {}).items():
        cell = where if not isinstance(where, str) else board.zones[board.zone_at(where)].cells[0]
        notes[cell] = notes.get(cell, "") + text
    kinds = _edge_kinds(board.plan)
    lines = [" " * _MARGIN + "".join(f"{col:<{_WIDE}d}" for col in range(board.cols))]
    for row in range(board.rows):
        lines.append(f"{row:2d}   " + _draw_row(board, row, kinds, notes))
        if row + 1 < board.rows:
            lines.append(" " * _MARGIN + _draw_below(board, row, kinds))
    corners = [e for e in board.plan.edges if heading_between(e.a, e.b) is None]
    for edge in corners:
        crossing = f"{edge.kind.symbol}{SIDES[edge.heading]}"
        lines.append(f"{cell_name(edge.a)} {crossing} {cell_name(edge.b)}")
    return "\n".join(line.rstrip() for line in lines)


def _edge_kinds(plan: Plan) -> dict[tuple[Cell, Cell], EdgeKind]:
    """What to draw between neighbours: of several passages the first."""
    kinds: dict[tuple[Cell, Cell], EdgeKind] = {}
    for edge in plan.edges:
        kinds.setdefault((min(edge.a, edge.b), max(edge.a, edge.b)), edge.kind)
    return kinds


def _draw_row(
    board: Board, row: int, kinds: Mapping[tuple[Cell, Cell], EdgeKind], notes: Mapping[Cell, str]
) -> str:
    text = ""
    for col in range(board.cols):
        place = board.plan.places.get((row, col))
        text += f"{place.kind.symbol if place else ' '}{notes.get((row, col), '')[:4]:<4s}"
        kind = kinds.get(((row, col), (row, col + 1)))
        text += kind.symbol if kind else " "
    return text


def _draw_below(board: Board, row: int, kinds: Mapping[tuple[Cell, Cell], EdgeKind]) -> str:
    text = ""
    for col in range(board.cols):
        kind = kinds.get(((row, col), (row + 1, col)), MERGE)
        filled = {"wall": "-" * 5, "line": "." * 5}.get(kind.name)
        text += (filled or f"  {kind.symbol}  ") + " "
    return text


def board_from_text(text: str) -> Board:
    """Read a drawing, with or without the numbers at its top and left.

    Marks written after the letter of a cell become labels: ``board.zone_at("X")``.
    """
    lines = _lines(text)
    if lines and _HEADER.fullmatch(lines[0]):
        margin = lines[0].index("0")
        lines = [line if _CORNER.fullmatch(line) else line[margin:] for line in lines[1:]]
    return Board(_read(lines, _WIDE))


def sketch(text: str) -> Board:
    """Read a compact drawing: one character per cell and one between cells.

    >>> sketch('''
    ... r+#:#
    ... - . +
    ... r|#|r
    ... ''')
    <Board 2x3 cells, 6 zones, 7 openings>
    """
    return Board(_read(_lines(text), 2))


def corridor(text: str) -> Board:
    """A single row of zones with labels: ``A-B-C`` corridors, ``[D]`` a room.

    Between them ``-`` is a zone limit, ``+`` a door, ``|`` a wall.

    >>> board = corridor("A-B+[C]")
    >>> [board.zones[board.zone_at(label)].kind for label in "ABC"]
    ['corridor', 'corridor', 'room']
    """
    parts = _CORRIDOR.split(text.replace(" ", ""))
    names, between = parts[::2], parts[1::2]
    places, labels = {}, {}
    for col, name in enumerate(names):
        label = name.strip("[]")
        if not label or label in labels:
            raise BoardError(f"every zone of {text!r} needs a label of its own")
        if not label.isalnum():
            raise BoardError(f"{label!r} is no label; between zones stand - + : or |")
        labels[label] = (0, col)
        places[0, col] = Place(CELL_KINDS["room" if name.startswith("[") else "cor"], label)
    kinds = {"-": LINE, ":": LINE, "+": DOOR, "|": WALL}
    edges = [Edge((0, col), (0, col + 1), kinds[mark], EAST) for col, mark in enumerate(between)]
    return Board(Plan(1, len(names), places, tuple(edges), labels))


def _lines(text: str) -> list[str]:
    lines = textwrap.dedent(text).splitlines()
    while lines and not lines[0].strip():
        lines.pop(0)
    while lines and not lines[-1].strip():
        lines.pop()
    return lines


def _read(lines: Sequence[str], pitch: int) -> Plan:
    """Rows of cells and rows of edges in turn, then passages at corners."""
    corners = [match for match in map(_CORNER.fullmatch, lines) if match]
    lines = lines[: len(lines) - len(corners)]
    cols = (max((len(line) for line in lines[::2]), default=0) + pitch - 1) // pitch
    places: dict[Cell, Place] = {}
    labels: dict[str, Cell] = {}
    for row, line in enumerate(lines[::2]):
        for col in range(cols):
            symbol, mark = line[col * pitch : col * pitch + 1], ""
            if pitch > 2:
                mark = line[col * pitch + 1 : (col + 1) * pitch - 1].strip()
            if not symbol.strip():
                continue
            if symbol not in _CELLS:
                raise BoardError(f"unknown cell {symbol!r} at {cell_name((row, col))}")
            places[row, col] = Place(_CELLS[symbol])
            if mark:
                labels.setdefault(mark, (row, col))
    edges = [edge for cell in places for edge in _read_edges(lines, places, cell, pitch)]
    for match in corners:
        a, b = parse_cell(match[1]), parse_cell(match[4])
        edges.append(Edge(a, b, _kind(match[2], _ACROSS, a), SIDES.index(match[3])))
    return Plan(len(lines[::2]), cols, places, tuple(edges), labels)


def _read_edges(
    lines: Sequence[str], places: Mapping[Cell, Place], cell: Cell, pitch: int
) -> list[Edge]:
    """The edges of a cell to the east and to the south."""
    row, col = cell
    edges = []
    if beside(cell, EAST) in places:
        symbol = lines[2 * row][(col + 1) * pitch - 1]
        edges.append(Edge(cell, beside(cell, EAST), _kind(symbol, _ACROSS, cell), EAST))
    if beside(cell, SOUTH) in places:
        below = lines[2 * row + 1][col * pitch : (col + 1) * pitch - 1].strip()[:1]
        edges.append(Edge(cell, beside(cell, SOUTH), _kind(below, _DOWN, cell), SOUTH))
    return edges


def _kind(symbol: str, kinds: Mapping[str, EdgeKind], cell: Cell) -> EdgeKind:
    kind = kinds.get(symbol)
    if kind is None:
        raise BoardError(f"unknown edge {symbol!r} beside {cell_name(cell)}")
    return kind
