"""How a mission is laid out on a real table, piece by piece, in the order of one's hands."""

from __future__ import annotations

from collections.abc import Iterator

from shambler.games.zombicide.board.tiles import TILE_SIZE
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.state import IN_PLAY
from shambler.games.zombicide.naming import opening, survivor
from shambler.kernel.box import Piece
from shambler.kernel.table_words import laid

Step = tuple[str, dict[str, str | int], tuple[int, ...]]  # a text, its words, the zones it names


def pieces(game: ZombicideGame, language: str) -> list[Piece]:
    """Tiles, what lies on them, figures, cards."""
    zones = game.world.board.zones
    steps = [*_tiles(game), *_openings(game, language), *_tokens(game), *_figures(game, language)]
    steps.append(("decks", {}, ()))
    named = [(what, about, tuple(zones[zone].name for zone in at)) for what, about, at in steps]
    return laid(game, named, language)


def _tiles(game: ZombicideGame) -> Iterator[Step]:
    for row, tiles in enumerate(game.world.mission.grid()):
        for column, tile_here in enumerate(tiles):
            if tile_here is not None:  # there may be gaps in a board
                tile, turns = tile_here
                about: dict[str, str | int] = {"row": row + 1, "column": column + 1}
                yield "tile", {**about, "tile": tile, "turns": turns}, _on(game, row, column)


def _on(game: ZombicideGame, row: int, column: int) -> tuple[int, ...]:
    """The zones of a tile."""
    found = enumerate(game.world.board.zones)
    place = (row, column)
    return tuple(
        number
        for number, zone in found
        if any((r // TILE_SIZE, c // TILE_SIZE) == place for r, c in zone.cells)
    )


def _openings(game: ZombicideGame, language: str) -> Iterator[Step]:
    """Doors and barricades that are closed, in one step: the picture shows where."""
    board, closed = game.world.board, game.state.ground.closed
    shut = [found for found in board.openings if closed >> found.index & 1]
    if shut:
        names = ", ".join(opening(game, found.index, language) for found in shut)
        where = tuple(sorted({zone for found in shut for zone in (found.a, found.b)}))
        yield "closed", {"count": len(shut), "names": names}, where


def _tokens(game: ZombicideGame) -> Iterator[Step]:
    state = game.state
    for token in state.spawns:
        about: dict[str, str | int] = {"spawn": token.id, "zone": token.zone}
        about["active"] = "yes" if token.active else "no"
        yield "spawn", about, (token.zone,)
    open_ones = [token for token in state.tokens if token.color]
    for found in open_ones:
        yield "objective", {"color": found.color, "zone": found.zone}, (found.zone,)
    hidden = tuple(token.zone for token in state.tokens if not token.color)
    if hidden:
        yield "hidden", {"count": len(hidden)}, hidden


def _figures(game: ZombicideGame, language: str) -> Iterator[Step]:
    for zone, here in enumerate(game.state.enemies):
        for kind, count in enumerate(here):
            if count:
                yield "enemies", {"foe": kind, "count": count, "zone": zone}, (zone,)
    by_zone: dict[int, list[str]] = {}
    for who, found in enumerate(game.state.survivors):
        if found.status == IN_PLAY and found.zone >= 0:
            by_zone.setdefault(found.zone, []).append(survivor(game, who, language))
    for zone, names in by_zone.items():
        yield "survivors", {"names": ", ".join(names), "zone": zone}, (zone,)
