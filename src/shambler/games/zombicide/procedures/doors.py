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
    if game.blocked is not None:
        _explain(game, standing)
    if ONCE in standing.turn.used:
        return
    state, world = game.state, game.world
    closed = state.ground.closed
    no_token = state.ground.destroyed | world.coloured_doors
    menu = world.menu
    for door in game.terrain.doorways[standing.zone]:
        if closed >> door & 1:
            if not world.sealed_doors >> door & 1:
                options.append(menu.open[door])
        elif state.reserve and not no_token >> door & 1:
            options.append(menu.close[door])


def _explain(game: Table, standing: Standing) -> None:
    """Why not this doorway?"""
    board, ground, menu = game.world.board, game.state.ground, game.world.menu
    for door in game.zones_of(board.around[standing.zone] & board.doorways & ~ground.locked):
        choice: Option = menu.open[door] if ground.closed >> door & 1 else menu.close[door]
        refusal = _why_not(game, standing, door)
        if refusal is not None:
            game.forbid(choice.key, *refusal, who=standing.who)


def _why_not(game: Table, standing: Standing, door: int) -> tuple[str, str] | None:
    """The rule that keeps a doorway as it is, and the reason in a word."""
    state, bit = game.state, 1 << door
    if ONCE in standing.turn.used:
        return "INV-DOOR-01", "door-used"
    if door not in game.terrain.doorways[standing.zone]:
        return "INV-DOOR-02", "door-mold"
    if state.ground.closed & bit:
        return ("INV-DOOR-05", "door-coloured") if game.world.sealed_doors & bit else None
    if state.ground.destroyed & bit:
        return "INV-DOOR-03", "door-destroyed"
    if game.world.coloured_doors & bit:
        return "INV-DOOR-05", "door-coloured"
    return None if state.reserve else ("INV-DOOR-04", "door-reserve")


def spend(game: Table, turn: Turn) -> None:
    """Free in one's own turn; an action given by somebody else is used up (INV-SKILL-26)."""
    turn.pay(game, "door", 1 if turn.granted else 0, once=ONCE)


def close_door(game: Table, turn: Turn, option: opt.CloseDoor) -> None:
    """A token from the reserve goes on the doorway."""
    spend(game, turn)
    game.state.reserve -= 1
    game.change_ground(closed=game.state.ground.closed | 1 << option.opening)
    game.tell(ev.DoorClosed, turn.who, option.opening)


def open_door(game: Table, turn: Turn, option: opt.OpenDoor) -> None:
    """The token goes back to the reserve; a coloured one leaves the game."""
    spend(game, turn)
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
