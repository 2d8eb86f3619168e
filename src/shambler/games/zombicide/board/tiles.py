"""Tiles, and laying them together.

A tile side is written as in the content files. Laying tiles turns each of them, puts them into
a grid and joins the borders that face each other by the table of joins.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, TypeAlias

import msgspec

from shambler.games.zombicide.board.board import Board
from shambler.games.zombicide.board.kinds import CELL_KINDS, EDGE_KINDS, WALL, CellKind, EdgeKind
from shambler.games.zombicide.board.plan import (
    EAST,
    SIDES,
    SOUTH,
    WEST,
    BoardError,
    Cell,
    Edge,
    Place,
    Plan,
    beside,
    cell_name,
    heading_between,
)

TILE_SIZE: Final = 3  # cells along a side, for every tile of the family
Rows: TypeAlias = tuple[tuple[str, ...], ...]
Grid: TypeAlias = Sequence[Sequence[tuple[str, int] | None]]


class Border(msgspec.Struct, frozen=True):
    """Border classes of the outer cell edges: N and S west to east, W and E north to south."""

    N: tuple[str, ...]
    E: tuple[str, ...]
    S: tuple[str, ...]
    W: tuple[str, ...]


class ExtraEdge(msgspec.Struct, frozen=True):
    """A passage besides the grid of edges.

    Between neighbours it takes the place of the edge in the grid; several may share a place.
    Between cells that only meet at a corner it counts as lying on a common wall that a line
    along the rows of the unturned tile crosses.
    """

    between: tuple[Cell, Cell]
    kind: str
    id: str = ""


class NamedSeam(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The name of an opening that only exists where tiles lie side by side.

    ``between`` holds the two cells that meet there, or the one cell that has it on its edge
    whatever lies beyond, as code:row.column of the unturned tile.
    """

    id: str
    between: tuple[str, ...]


class TileSide(msgspec.Struct, frozen=True):
    """One side of a tile, in the orientation in which its code reads upright."""

    cells: Rows
    edges_h: Rows  # between the columns of each row
    edges_v: Rows  # between one row and the next
    border: Border
    names: Rows = ()
    extra_edges: tuple[ExtraEdge, ...] = ()


class Kinds(msgspec.Struct, frozen=True):
    """The vocabularies in use for cells and edges."""

    cells: Mapping[str, CellKind]
    edges: Mapping[str, EdgeKind]


FAMILY: Final = Kinds(CELL_KINDS, EDGE_KINDS)


class Seam(msgspec.Struct, frozen=True):
    """Two cells of different tiles that face each other, and their border classes."""

    a: Cell
    b: Cell
    heading: int
    classes: tuple[str, str]


class Layout(msgspec.Struct, frozen=True):
    """Tiles laid together: the plan, the seams between tiles, and what was wrong with them."""

    plan: Plan
    seams: tuple[Seam, ...]
    problems: tuple[str, ...]


def turn_cell(cell: Cell, quarter_turns: int) -> Cell:
    """Where a cell of a tile lies after turning the tile clockwise.

    >>> turn_cell((0, 0), 1)
    (0, 2)
    """
    row, col = cell
    for _ in range(quarter_turns % 4):
        row, col = col, TILE_SIZE - 1 - row
    return row, col


def parse_grid(rows: Sequence[Sequence[str]]) -> Grid:
    """Read a grid of tiles as missions write it: code@quarter turns, "-" for a gap.

    >>> parse_grid([["05-R@1", "-"]])
    [[('05-R', 1), None]]
    """
    return [[None if word == "-" else _parse_entry(word) for word in row] for row in rows]


def _parse_entry(word: str) -> tuple[str, int]:
    code, _, turns = word.partition("@")
    if not code or turns not in ("0", "1", "2", "3"):
        raise BoardError(f"{word!r} is not a tile: write code@quarter turns, such as 05-R@1")
    return code, int(turns)


def assemble(
    tiles: Mapping[str, TileSide],
    joins: Mapping[str, str],
    grid: Grid,
    kinds: Kinds = FAMILY,
    seams: Sequence[NamedSeam] = (),
) -> Board:
    """The board made of a grid of (tile code, quarter turns clockwise); None leaves a gap."""
    layout = lay_out(tiles, joins, grid, kinds, seams)
    if layout.problems:
        raise BoardError("; ".join(layout.problems))
    return Board(layout.plan)


def lay_out(
    tiles: Mapping[str, TileSide],
    joins: Mapping[str, str],
    grid: Grid,
    kinds: Kinds = FAMILY,
    named: Sequence[NamedSeam] = (),
) -> Layout:
    """Lay tiles together, collecting problems instead of stopping at the first."""
    layer = _Layer(kinds, joins, named)
    for tile_row, row in enumerate(grid):
        for tile_col, entry in enumerate(row):
            if entry is not None:
                layer.lay(tiles, entry, (tile_row, tile_col))
    seams = tuple(layer.seams())
    layer.join(seams)
    plan = Plan(
        rows=len(grid) * TILE_SIZE,
        cols=max((len(row) for row in grid), default=0) * TILE_SIZE,
        places=layer.places,
        edges=tuple(layer.edges),
    )
    return Layout(plan, seams, tuple(layer.problems))


def tile_problems(code: str, tile: TileSide, kinds: Kinds = FAMILY) -> list[str]:
    """What is wrong with a tile side: wrong shape, or words that nobody knows."""
    problems = []
    size = TILE_SIZE

    def shape(what: str, rows: Sequence[Sequence[str]], height: int, width: int) -> None:
        if len(rows) != height or any(len(row) != width for row in rows):
            problems.append(f"tile {code}: {what} must be {height} rows of {width}")

    shape("cells", tile.cells, size, size)
    shape("edges_h", tile.edges_h, size, size - 1)
    shape("edges_v", tile.edges_v, size - 1, size)
    shape("border", [getattr(tile.border, side) for side in SIDES], 4, size)
    if tile.names:
        shape("names", tile.names, size, size)
    for word in sorted({word for row in tile.cells for word in row} - set(kinds.cells)):
        problems.append(f"tile {code}: unknown cell kind {word!r}")
    used = {word for row in (*tile.edges_h, *tile.edges_v) for word in row}
    used |= {extra.kind for extra in tile.extra_edges}
    for word in sorted(used - set(kinds.edges)):
        problems.append(f"tile {code}: unknown edge kind {word!r}")
    for extra in tile.extra_edges:
        a, b = extra.between
        if not all(0 <= value < size for value in (*a, *b)):
            problems.append(f"tile {code}: extra edge {a}-{b} leaves the tile")
        elif max(abs(a[0] - b[0]), abs(a[1] - b[1])) != 1:
            problems.append(f"tile {code}: extra edge {a}-{b} joins cells that do not touch")
    return problems


class _Layer:
    """The work of laying tiles: collects places, edges, border classes and problems."""

    def __init__(
        self, kinds: Kinds, joins: Mapping[str, str], named: Sequence[NamedSeam] = ()
    ) -> None:
        self.kinds = kinds
        self.joins = joins
        self.named = named
        self.origin: dict[Cell, str] = {}  # each cell as its tile names it
        self.places: dict[Cell, Place] = {}
        self.edges: list[Edge] = []
        self.border: dict[tuple[Cell, int], str] = {}
        self.problems: list[str] = []

    def lay(
        self, tiles: Mapping[str, TileSide], entry: tuple[str, int], spot: tuple[int, int]
    ) -> None:
        """Put one tile down, turned."""
        code, turns = entry
        tile = tiles.get(code)
        if tile is None:
            self.problems.append(f"unknown tile {code!r}")
            return
        wrong = tile_problems(code, tile, self.kinds)
        if wrong:
            self.problems.extend(wrong)
            return
        size = TILE_SIZE
        at = {}
        for row in range(size):
            for col in range(size):
                turned = turn_cell((row, col), turns)
                at[row, col] = (spot[0] * size + turned[0], spot[1] * size + turned[1])
        for (row, col), cell in at.items():
            self.origin[cell] = f"{code}:{row}.{col}"
            title = tile.names[row][col] if tile.names else ""
            self.places[cell] = Place(self.kinds.cells[tile.cells[row][col]], title, code)
        self._lay_edges(tile, at, turns)
        self._lay_border(tile, at, turns)

    def _lay_edges(self, tile: TileSide, at: Mapping[Cell, Cell], turns: int) -> None:
        found: dict[tuple[Cell, Cell, int], list[tuple[str, str | None]]] = {}
        for row, col in at:
            if col + 1 < TILE_SIZE:
                found[(row, col), (row, col + 1), EAST] = [(tile.edges_h[row][col], None)]
            if row + 1 < TILE_SIZE:
                found[(row, col), (row + 1, col), SOUTH] = [(tile.edges_v[row][col], None)]
        for extra in tile.extra_edges:
            a, b = sorted(extra.between)
            heading = heading_between(a, b)
            if heading is None:
                heading = EAST if a[1] < b[1] else WEST
            there = found.get((a, b, heading), [])
            extras = [old for old in there if old[1] is not None]  # the edge of the grid gives way
            found[a, b, heading] = [*extras, (extra.kind, extra.id)]
        for (a, b, heading), present in found.items():
            for kind, name in present:
                turned = (heading + turns) % 4
                self.edges.append(Edge(at[a], at[b], self.kinds.edges[kind], turned, name or ""))

    def _lay_border(self, tile: TileSide, at: Mapping[Cell, Cell], turns: int) -> None:
        last = TILE_SIZE - 1
        for place in range(TILE_SIZE):
            for side, cell in enumerate(((0, place), (place, last), (last, place), (place, 0))):
                classes: tuple[str, ...] = getattr(tile.border, SIDES[side])
                self.border[at[cell], (side + turns) % 4] = classes[place]

    def seams(self) -> Iterator[Seam]:
        """Every pair of border edges that face each other."""
        for cell in sorted(self.places):
            for heading in (EAST, SOUTH):
                other = beside(cell, heading)
                mine = self.border.get((cell, heading))
                theirs = self.border.get((other, (heading + 2) % 4))
                if mine is not None and theirs is not None:
                    yield Seam(cell, other, heading, (mine, theirs))

    def join(self, seams: Sequence[Seam]) -> None:
        """Turn seams into edges by the table of joins."""
        for seam in seams:
            word = join_of(self.joins, *seam.classes)
            kind = WALL if word is None else self.kinds.edges.get(word)
            if word is None or kind is None:
                where = f"{cell_name(seam.a)}-{cell_name(seam.b)}"
                self.problems.append(f"no join for {'+'.join(seam.classes)} at {where}")
            name = self._name(seam) if kind is not None and kind.passable else ""
            self.edges.append(Edge(seam.a, seam.b, kind or WALL, seam.heading, name))

    def _name(self, seam: Seam) -> str:
        """What the passage at a seam is called, if it has a name."""
        cells = {self.origin[seam.a], self.origin[seam.b]}
        return next((entry.id for entry in self.named if cells.issuperset(entry.between)), "")


def join_of(joins: Mapping[str, str], a: str, b: str) -> str | None:
    """What two facing border classes give; the order does not matter."""
    return joins.get(f"{a}+{b}", joins.get(f"{b}+{a}"))
