"""The table in text: the board with its figures, and a line for every survivor."""

from __future__ import annotations

from shambler.games.zombicide.board import draw
from shambler.games.zombicide.content import LEVELS
from shambler.games.zombicide.naming import LEVEL_NAMES, card
from shambler.games.zombicide.procedures.inventory import carried
from shambler.games.zombicide.state import IN_PLAY
from shambler.games.zombicide.table import Table


def sketch(game: Table, language: str) -> str:
    """Board and team."""
    marks = {zone.name: _marks(game, zone.index) for zone in game.world.board.zones}
    board = draw(game.world.board, {name: text for name, text in marks.items() if text})
    team = "\n".join(_survivor(game, who, language) for who in range(len(game.state.survivors)))
    return f"{board}\n\n{team}"


def _marks(game: Table, zone: int) -> str:
    """Letters for who and what is in a zone: survivors large, enemies small with their number."""
    state, world = game.state, game.world
    found = "".join(world.names[who][0].upper() for who in game.here(zone))
    for foe, count in enumerate(state.enemies[zone]):
        if count:
            found += f"{world.foes[foe].id[0]}{count}"
    if any(token.zone == zone for token in state.tokens):
        found += "!"
    if zone == world.exit:
        found += "X"
    return found


def _survivor(game: Table, who: int, language: str) -> str:
    survivor, world = game.state.survivors[who], game.world
    name = world.sheets[who].name.into(language)
    if survivor.status != IN_PLAY:
        return f"[dim]{name}[/dim]"
    level = LEVEL_NAMES[LEVELS[survivor.level]].into(language)
    gear = ", ".join(card(game, number, language) for number in carried(survivor))
    zone = world.board.zones[survivor.zone].name
    armor = "#" * survivor.armor + "." * (world.armor[who] - survivor.armor)
    return f"{name:10s} {zone:5s} {armor:3s} {level} {survivor.experience} | {gear}"
