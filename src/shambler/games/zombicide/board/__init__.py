"""The board of the Zombicide family: tiles, zones, sight and paths."""

from shambler.games.zombicide.board.board import Board, Opening, Zone
from shambler.games.zombicide.board.check import check_board, check_layout
from shambler.games.zombicide.board.kinds import CELL_KINDS, EDGE_KINDS, CellKind, EdgeKind
from shambler.games.zombicide.board.masks import bits, mask_of
from shambler.games.zombicide.board.plan import (
    BoardError,
    Cell,
    Edge,
    Place,
    Plan,
    cell_name,
    parse_cell,
)
from shambler.games.zombicide.board.routes import UNREACHABLE, Routes
from shambler.games.zombicide.board.sight import NORMAL, Eyes, SeenFrom
from shambler.games.zombicide.board.terrain import Sight, Terrain
from shambler.games.zombicide.board.text import board_from_text, corridor, draw, sketch
from shambler.games.zombicide.board.tiles import (
    Border,
    ExtraEdge,
    Grid,
    Kinds,
    Layout,
    NamedSeam,
    TileSide,
    assemble,
    lay_out,
    parse_grid,
)

__all__ = [
    "CELL_KINDS",
    "EDGE_KINDS",
    "NORMAL",
    "UNREACHABLE",
    "Board",
    "BoardError",
    "Border",
    "Cell",
    "CellKind",
    "Edge",
    "EdgeKind",
    "ExtraEdge",
    "Eyes",
    "Grid",
    "Kinds",
    "Layout",
    "NamedSeam",
    "Opening",
    "Place",
    "Plan",
    "Routes",
    "SeenFrom",
    "Sight",
    "Terrain",
    "TileSide",
    "Zone",
    "assemble",
    "bits",
    "board_from_text",
    "cell_name",
    "check_board",
    "check_layout",
    "corridor",
    "draw",
    "lay_out",
    "mask_of",
    "parse_cell",
    "parse_grid",
    "sketch",
]
