"""Closing and opening doors: free, once per turn, five neutral tokens (INV-DOOR-01 to 05)."""

from __future__ import annotations

from collections.abc import Iterator

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
    used, who = ONCE in standing.turn.used, standing.who
    if used and game.blocked is None:
        return
    if game.blocked is None:
        options.extend(workable(game, standing.zone))
        return
    state, world = game.state, game.world
    ground, menu = state.ground, world.menu
    for door in game.terrain.doorways[standing.zone]:
        shut = ground.closed >> door & 1
        choice: Option = menu.open[door] if shut else menu.close[door]
        if used:
            game.forbid(choice.key, "INV-DOOR-01", "door-used", who=who)
        elif choice in workable(game, standing.zone):
            options.append(choice)
        elif (world.sealed_doors if shut else world.coloured_doors) >> door & 1:
            game.forbid(choice.key, "INV-DOOR-05", "door-coloured")
        elif ground.destroyed >> door & 1:
            game.forbid(choice.key, "INV-DOOR-03", "door-destroyed")
        else:
            game.forbid(choice.key, "INV-DOOR-04", "door-reserve")
    _explain_mold(game, standing)


def workable(game: Table, zone: int) -> tuple[Option, ...]:
    """The doors of a zone that can be opened or closed now: they depend on the tokens and the
    mold around it, and are kept."""
    world, ground = game.world, game.state.ground
    around, mold = world.board.around[zone], ground.active | ground.inactive
    key = (
        zone,
        ground.closed & around,
        (ground.destroyed | ground.locked) & around,
        mold & (world.board.touching[zone] | 1 << zone),
        game.state.reserve > 0,
    )
    found = world.doors_kept.get(key)
    if found is None:
        found = world.doors_kept[key] = tuple(_workable(game, zone))
    return found


def _workable(game: Table, zone: int) -> Iterator[Option]:
    """Coloured doors obey the mission (INV-DOOR-05), destroyed ones stay open (INV-DOOR-03), and
    only the reserve closes doorways (INV-DOOR-04)."""
    world, ground = game.world, game.state.ground
    for door in game.terrain.doorways[zone]:
        if ground.closed >> door & 1:
            if not world.sealed_doors >> door & 1:
                yield world.menu.open[door]
        elif game.state.reserve and not (world.coloured_doors | ground.destroyed) >> door & 1:
            yield world.menu.close[door]


def _explain_mold(game: Table, standing: Standing) -> None:
    """Mold on either side leaves no doorway to work (INV-DOOR-02)."""
    board, ground, menu = game.world.board, game.state.ground, game.world.menu
    worked = game.terrain.doorways[standing.zone]
    for door in game.zones_of(board.around[standing.zone] & board.doorways & ~ground.locked):
        if door not in worked:
            choice: Option = menu.open[door] if ground.closed >> door & 1 else menu.close[door]
            game.forbid(choice.key, "INV-DOOR-02", "door-mold")


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
