"""Closing and opening doors: free, once per turn, five neutral tokens (INV-DOOR-01 to 05)."""

from __future__ import annotations

from shambler.games.zombicide import events as ev
from shambler.games.zombicide import options as opt
from shambler.games.zombicide.edition import Actions
from shambler.games.zombicide.features.missions import door_gone
from shambler.games.zombicide.procedures.turn import Standing, Turn
from shambler.games.zombicide.table import Table
from shambler.kernel.decision import Option

ONCE = "door"


def list_doors(game: Table, standing: Standing, options: list[Option]) -> None:
    """Every doorway of the zone: close it if a token is left, open it if one lies there."""
    used = ONCE in standing.turn.used or standing.turn.granted
    if used and game.blocked is None:
        return
    state = game.state
    closed, destroyed = state.ground.closed, state.ground.destroyed
    menu, coloured = game.world.menu, game.world.coloured_doors
    for door in game.terrain.doorways[standing.zone]:
        shut = closed >> door & 1
        choice: Option = menu.open[door] if shut else menu.close[door]
        if used:
            game.forbid(choice.key, "INV-DOOR-01")
        elif shut:
            options.append(choice)
        elif destroyed >> door & 1:
            game.forbid(choice.key, "INV-DOOR-03")
        elif coloured >> door & 1:
            game.forbid(choice.key, "INV-DOOR-05")
        elif state.reserve:
            options.append(choice)
        else:
            game.forbid(choice.key, "INV-DOOR-04")
    if game.blocked is not None:
        _explain_mold(game, standing)


def _explain_mold(game: Table, standing: Standing) -> None:
    board = game.world.board
    allowed = game.terrain.doorways[standing.zone]
    for door in game.zones_of(board.around[standing.zone] & board.doorways):
        if door not in allowed and not game.state.ground.locked >> door & 1:
            game.forbid(game.world.menu.close[door].key, "INV-DOOR-02")


def close_door(game: Table, turn: Turn, option: opt.CloseDoor) -> None:
    """A token from the reserve goes on the doorway."""
    turn.use(game, ONCE)
    game.state.reserve -= 1
    game.change_ground(closed=game.state.ground.closed | 1 << option.opening)
    game.tell(ev.DoorClosed, turn.who, option.opening)


def open_door(game: Table, turn: Turn, option: opt.OpenDoor) -> None:
    """The token goes back to the reserve; a coloured one leaves the game."""
    turn.use(game, ONCE)
    game.change_ground(closed=game.state.ground.closed & ~(1 << option.opening))
    if not game.world.coloured_doors >> option.opening & 1:
        game.state.reserve += 1
    game.tell(ev.DoorOpened, turn.who, option.opening)
    door_gone(game, option.opening)


def break_door(game: Table, opening: int, zone: int) -> None:
    """Enemies turn the token to its destroyed face: open for good (INV-EMOVE-08, 09)."""
    ground = game.state.ground
    bit = 1 << opening
    if ground.closed & bit:
        game.change_ground(closed=ground.closed & ~bit, destroyed=ground.destroyed | bit)
        game.tell(ev.DoorBroken, opening, zone)
        door_gone(game, opening)


DOORS = Actions(list_doors, {opt.CloseDoor: close_door, opt.OpenDoor: open_door}, free=True)
