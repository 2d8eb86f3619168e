"""Doors of Invader: free, once per turn, five neutral tokens (INV-DOOR-01 to 05)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from shambler.games.zombicide.board.masks import mask_of
from shambler.games.zombicide.core import events as ev
from shambler.games.zombicide.core.doors import DoorPolicy
from shambler.games.zombicide.core.edition import Refusal
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.hooks import Listener, report
from shambler.games.zombicide.core.turn import Standing, Turn
from shambler.games.zombicide.core.world import ZombicideWorld
from shambler.games.zombicide.systems.coloured_doors.coloured_doors import ColouredDoors
from shambler.kernel.decision import Option

ONCE: Final = "door"


class InvaderDoors(DoorPolicy):
    """Close a doorway if a token is left, open it if one lies there."""

    def where(self, world: ZombicideWorld) -> int:
        """Beside doorways."""
        around, doorways = world.board.around, world.board.doorways
        return mask_of(zone.index for zone in world.board.zones if around[zone.index] & doorways)

    def workable(self, game: ZombicideGame, standing: Standing) -> Sequence[Option]:
        """They depend on the tokens and the mold around the zone, and are kept."""
        if ONCE in standing.turn.used:
            return ()
        zone, world, state = standing.zone, game.world, game.state
        ground, board = state.ground, world.board
        around = board.around[zone]
        key = (
            zone,
            ground.closed & around,
            (ground.destroyed | ground.locked) & around,
            standing.terrain.mold & board.close_to[zone],
            state.reserve > 0,
        )
        found = world.memo.doors.get(key)
        if found is None:
            found = world.memo.doors[key] = tuple(_workable(game, zone))
        return found

    def openings(self, game: ZombicideGame, zone: int) -> Iterable[int]:
        """Doorways, also those that mold has left nothing of."""
        board = game.world.board
        worked = game.terrain.doorways[zone]
        others = game.zones_of(board.around[zone] & board.doorways & ~game.state.ground.locked)
        return (*worked, *(door for door in others if door not in worked))

    def why_not(self, game: ZombicideGame, standing: Standing, opening: int) -> Refusal | None:
        """Mold on either side leaves no doorway to work (INV-DOOR-02)."""
        tokens, ground = game.world.system(ColouredDoors), game.state.ground
        shut = ground.closed >> opening & 1
        if opening not in game.terrain.doorways[standing.zone]:
            return "INV-DOOR-02", "door-mold"
        if ONCE in standing.turn.used:
            return "INV-DOOR-01", "door-used"
        if (tokens.sealed if shut else tokens.coloured) >> opening & 1:
            return "INV-DOOR-05", "door-coloured"
        if ground.destroyed >> opening & 1:
            return "INV-DOOR-03", "door-destroyed"
        return None if shut or game.state.reserve else ("INV-DOOR-04", "door-reserve")

    def sealed(self, world: ZombicideWorld) -> int:
        """Coloured doors that the mission does not name (INV-DOOR-05)."""
        return world.system(ColouredDoors).sealed

    def pay(self, game: ZombicideGame, turn: Turn) -> None:
        """Free in one's own turn; an action given by somebody else is used up (INV-SKILL-26)."""
        turn.pay(game, "door", 1 if turn.granted else 0, once=ONCE)

    def rule(self, game: ZombicideGame, opening: int, closes: bool) -> str:
        """One rule for both."""
        return "INV-DOOR-01"

    def worked(self, game: ZombicideGame, who: int, opening: int, closes: bool) -> None:
        """Tokens come from the reserve and go back there; a coloured one leaves the game."""
        if closes:
            game.state.reserve -= 1
            return
        if not game.world.system(ColouredDoors).coloured >> opening & 1:
            game.state.reserve += 1
        report(game, Listener.door_gone, opening)


def _workable(game: ZombicideGame, zone: int) -> Iterator[Option]:
    """Coloured doors obey the mission (INV-DOOR-05), destroyed ones stay open (INV-DOOR-03), and
    only the reserve closes doorways (INV-DOOR-04)."""
    world, ground = game.world, game.state.ground
    tokens = world.system(ColouredDoors)
    for door in game.terrain.doorways[zone]:
        if ground.closed >> door & 1:
            if not tokens.sealed >> door & 1:
                yield world.menu.open[door]
        elif game.state.reserve and not (tokens.coloured | ground.destroyed) >> door & 1:
            yield world.menu.close[door]


def break_door(game: ZombicideGame, opening: int, zone: int) -> None:
    """Enemies turn the token to its destroyed face: open for good (INV-EMOVE-08, 09)."""
    ground = game.state.ground
    bit = 1 << opening
    if ground.closed & bit:
        game.change_ground(closed=ground.closed & ~bit, destroyed=ground.destroyed | bit)
        game.tell(ev.DoorBroken, opening, zone, rule="INV-EMOVE-08")
        report(game, Listener.door_gone, opening)


INVADER_DOORS: Final = InvaderDoors()
