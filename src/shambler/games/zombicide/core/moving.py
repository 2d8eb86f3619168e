"""Moving survivors (Z-MOVE-01 to 03)."""

from __future__ import annotations

from typing import ClassVar, Final

from shambler.games.zombicide.core import events as ev
from shambler.games.zombicide.core import options as opt
from shambler.games.zombicide.core.edition import ActionFamily
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.hooks import Listener, report
from shambler.games.zombicide.core.turn import Standing, Turn
from shambler.kernel.decision import Decision, Option
from shambler.kernel.procedure import Procedure


def leaving_cost(standing: Standing) -> int:
    """One action, and one more for every enemy left behind (Z-MOVE-02)."""
    if standing.crowd and not standing.traits.has("leave-freely"):
        return 1 + standing.crowd
    return 1


def ends_move(game: ZombicideGame, who: int, zone: int) -> bool:
    """Enemies in a zone end a move there (Z-MOVE-03), but for those whom none can hold."""
    return bool(game.state.infested >> zone & 1) and not game.traits(who).has("pass-freely")


def open_steps(game: ZombicideGame, zone: int, free: bool) -> list[int]:
    """The zones a survivor can walk to; the way through a gate needs a pass."""
    steps = game.terrain.steps[zone]
    if free:
        return [there for there, _ in steps]
    gated = game.world.gated
    return [there for there, _ in steps if not gated >> there & 1]


def _moves(game: ZombicideGame, zone: int, free: bool) -> tuple[Option, ...]:
    """The move options from a zone."""
    moves = game.world.menu.moves
    return tuple(moves[there] for there in open_steps(game, zone, free))


def _explain(game: ZombicideGame, standing: Standing) -> None:
    """Why not there? Too many enemies, a closed door, a gate."""
    moves, board = game.world.menu.moves, game.world.board
    open_to = {there for there, _ in game.terrain.steps[standing.zone]}
    gate, free = game.world.edition.gate, game.has_pass(standing.survivor)
    cost = leaving_cost(standing)
    told = set()
    for opening in game.zones_of(board.around[standing.zone]):
        there = board.openings[opening].beyond(standing.zone)
        key = moves[there].key
        if there in told or (there not in open_to and board.openings[opening].kind == "wall"):
            continue
        told.add(there)
        if there not in open_to:
            game.forbid(key, "Z-MOVE-01", "way-closed", zone=there)
        elif gate is not None and game.world.gated >> there & 1 and not free:
            game.forbid(key, gate.rule, gate.reason)
        elif cost > 1 and not standing.can("move", cost):
            left = max(0, standing.left)
            game.forbid(key, "Z-MOVE-02", "too-few-actions", cost=cost, actions=left)


def walk(game: ZombicideGame, who: int, zone: int, rule: str = "") -> None:
    """Put a survivor into the next zone."""
    survivor = game.state.survivors[who]
    game.tell(ev.Moved, who, survivor.zone, zone, rule=rule)
    survivor.zone = zone
    report(game, Listener.entered, who, zone)


class MoveOn(Procedure, frozen=True, gc=False):
    """A longer move goes on zone by zone; a zone with enemies ends it (Z-MOVE-03)."""

    who: int
    zones: int
    rule: str  # of the skill that lengthens it
    least: int = 0  # zones that must still be walked

    def step(self, game: ZombicideGame) -> Decision | None:
        """Walk on or stop."""
        survivor = game.state.survivors[self.who]
        if not self.zones or survivor.zone < 0 or ends_move(game, self.who, survivor.zone):
            game.end()
            return None
        menu = game.world.menu
        free = game.has_pass(survivor)
        steps: list[Option] = [menu.moves[zone] for zone in open_steps(game, survivor.zone, free)]
        if not steps:
            game.end()
            return None
        stop = [] if self.least else [menu.stop]
        seats = (game.world.owners[self.who],)
        return Decision(seats, "move-on", [*steps, *stop], self.rule, {"who": self.who})

    def chosen(self, game: ZombicideGame, option: Option) -> None:
        """One more zone, or enough."""
        if isinstance(option, opt.Move):
            game.goto(MoveOn(self.who, self.zones - 1, self.rule, max(0, self.least - 1)))
            walk(game, self.who, option.zone, self.rule)
        else:
            game.end()


class MoveActions(ActionFamily):
    """Walking to the next zone."""

    carries: ClassVar[tuple[type[Option], ...]] = (opt.Move,)

    def lists(self, game: ZombicideGame, standing: Standing, options: list[Option]) -> None:
        """Every neighbouring zone that can be walked to."""
        if game.blocked is not None:
            _explain(game, standing)
        cost = leaving_cost(standing) if standing.crowd else 1
        if standing.left < cost and not standing.can("move", cost):
            return
        world, zone = game.world, standing.zone
        free = not world.near_gates >> zone & 1 or game.has_pass(standing.survivor)
        # They depend on what is open around the zone, and are kept.
        key = (zone, standing.terrain.open & world.board.around[zone], free)
        found = world.memo.moves.get(key)
        if found is None:
            found = world.memo.moves[key] = _moves(game, zone, free)
        options += found

    def carry_out(self, game: ZombicideGame, turn: Turn, option: opt.Move) -> None:
        """A move action; with the right skill it may go on."""
        who, infested = turn.who, game.state.infested
        held = infested >> game.state.survivors[who].zone & 1
        traits = game.traits(who)
        turn.pay(game, "move", leaving_cost(turn.standing(game)) if held else 1)
        walk(game, who, option.zone)
        if traits.zones > 1:
            game.call(MoveOn(who, traits.zones - 1, rule=traits.rules["zones-per-move"]))


MOVING: Final = MoveActions()
