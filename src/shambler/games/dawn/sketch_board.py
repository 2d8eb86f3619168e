"""The board drawn in text: each track a row of spaces from Start to Town, with the counters below.

Colours are written as markup (``[red]...[/]``); without it the picture still reads. Who a counter
is and where it stands is also told in words, in the lines that follow the board.
"""

from __future__ import annotations

from itertools import zip_longest
from typing import Final

import msgspec

from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.namers import track_name
from shambler.games.dawn.state import DEFIANT, TOWN

FIRST, CELL = 10, 8  # columns of Start, which bears the name of its track, and of other spaces
IN_A_ROW: Final = 8  # counters of Town Center beside each other
TAG: Final = 4  # letters of a name
ZEDS, HEROES, OTHERS, SIGNS = "red", "bold yellow", "cyan", "dim"


class Piece(msgspec.Struct, frozen=True):
    """A few letters in one colour."""

    text: str
    style: str = ""

    def padded(self, width: int) -> str:
        """In a cell of so many columns."""
        room = " " * (width - len(self.text))
        return (
            f"[{self.style}]{self.text}[/]{room}" if self.text and self.style else self.text + room
        )


def board_lines(game: DawnGame, language: str, town: str) -> list[str]:
    """All tracks, and Town Center under its name ``town``."""
    found = []
    for track in game.world.board.tracks:
        found += track_lines(game, track, language)
    pieces = pieces_at(game, TOWN)
    rows = [pieces[at : at + IN_A_ROW] for at in range(0, len(pieces), IN_A_ROW)] or [[]]
    for number, row in enumerate(rows):
        name = Piece(town if number == 0 else "", "bold")
        found.append(_joined([name, *row]))
    return found


def track_lines(game: DawnGame, track: int, language: str) -> list[str]:
    """A line of spaces, and as many lines below as counters lie on the fullest of them."""
    board = game.world.board
    places = range(board.starts[track], board.space(track, 0) - 1, -1)
    signs = [sign(game, place) for place in places[1:]]
    head = [Piece(track_name(game, track, language), "bold"), *signs]
    piles = [pieces_at(game, place) for place in places]
    rows = zip_longest(*piles, fillvalue=Piece(""))
    return [_joined(head), *(_joined(list(row)) for row in rows)]


def sign(game: DawnGame, place: int) -> Piece:
    """The number of a space: ``°`` it has a name, ``#`` something was built, ``*`` Chaos."""
    board, state = game.world.board, game.state
    chaos = "*" if place in state.chaos else ""
    built = "#" if place in (*state.barricades, state.strongpoint, state.minefield) else ""
    named = "°" if board.named[place] else ""
    return Piece(f"{board.number[place]}{named}{built}{chaos}", ZEDS if chaos else SIGNS)


def pieces_at(game: DawnGame, place: int) -> list[Piece]:
    """Who is in a place: a tag, the current Strength and the Hits that are left."""
    state, zeds, units = game.state, game.world.zeds, game.world.units
    found = []
    for zed in game.zeds_at(place):
        left = 2 * zeds.hits[zed] - state.zed_damage[zed]
        name = "Z" if zed < zeds.regular else tag(zeds.ids[zed])
        found.append(Piece(f"{name}{game.zed_strength(zed)}/{left}", ZEDS))
    for unit in game.units_at(place):
        left = units.life[unit] - state.unit_damage[unit]
        stubborn = "!" if state.unit_marks[unit] & DEFIANT else ""
        style = HEROES if units.hero[unit] else OTHERS
        text = f"{tag(units.ids[unit])}{game.strength(unit)}/{left}{stubborn}"
        found.append(Piece(text[: CELL - 1], style))
    return found


def tag(key: str) -> str:
    """A name in four letters (``Hern``); where several are alike, by their number (``C2``)."""
    if key[-1].isdecimal():
        return f"{key[0].upper()}{key[-1]} "
    return key[:TAG].capitalize()


def _joined(row: list[Piece]) -> str:
    return "".join(
        piece.padded(CELL if number else FIRST) for number, piece in enumerate(row)
    ).rstrip()
