"""Moving survivors (Z-MOVE-01 to 03), alone or with a machine at their heels."""

from __future__ import annotations

from shambler.games.zombicide import events as ev
from shambler.games.zombicide import options as opt
from shambler.games.zombicide.edition import Actions
from shambler.games.zombicide.features import machines
from shambler.games.zombicide.features.missions import entered
from shambler.games.zombicide.procedures.turn import Standing, Turn
from shambler.games.zombicide.table import Table
from shambler.kernel.decision import Decision, Option
from shambler.kernel.procedure import Procedure


def leaving_cost(standing: Standing) -> int:
    """One action, and one more for every enemy left behind (Z-MOVE-02)."""
    if standing.crowd and not standing.traits.has("leave-freely"):
        return 1 + standing.crowd
    return 1


def open_steps(game: Table, zone: int, tank: bool) -> list[int]:
    """The zones a survivor can walk to; the outside needs a worn tank (INV-LOCK-02)."""
    steps = game.terrain.steps[zone]
    if tank:
        return [there for there, _ in steps]
    outside = game.world.exterior
    return [there for there, _ in steps if not outside >> there & 1]


def moves_from(game: Table, zone: int, tank: bool) -> tuple[Option, ...]:
    """The move options from a zone: they depend on what is open around it, and are kept."""
    world = game.world
    key = (zone, game.terrain.open & world.board.around[zone], tank)
    found = world.moves_kept.get(key)
    if found is None:
        moves = world.menu.moves
        found = tuple(moves[there] for there in open_steps(game, zone, tank))
        world.moves_kept[key] = found
    return found


def list_moves(game: Table, standing: Standing, options: list[Option]) -> None:
    """Every neighbouring zone that can be walked to."""
    if game.blocked is not None:
        _explain(game, standing)
    cost = leaving_cost(standing) if standing.crowd else 1
    if standing.left < cost and not standing.can("move", cost):
        return
    world = game.world
    zone = standing.zone
    free = not world.near_outside >> zone & 1 or game.wears_tank(standing.survivor)
    options.extend(moves_from(game, zone, free))
    if not (standing.survivor.remotes or standing.traits.remote):
        return
    follower = machines.follower(game, standing)
    if follower is not None and standing.can("move", 1 + standing.crowd):
        leads = world.menu.leads[follower]
        options.extend(leads[there] for there in open_steps(game, zone, free))


def _explain(game: Table, standing: Standing) -> None:
    """Why not there? Too many enemies, a closed door, no air."""
    moves, board = game.world.menu.moves, game.world.board
    open_to = {there for there, _ in game.terrain.steps[standing.zone]}
    tank = game.wears_tank(standing.survivor)
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
        elif game.world.exterior >> there & 1 and not tank:
            game.forbid(key, "INV-LOCK-02", "needs-tank")
        elif not standing.can("move", cost):
            rule = "Z-MOVE-02" if cost > 1 else "Z-ROUND-03"
            game.forbid(key, rule, "too-few-actions", cost=cost, actions=standing.left)


def walk(game: Table, who: int, zone: int, rule: str = "") -> None:
    """Put a survivor into the next zone."""
    survivor = game.state.survivors[who]
    game.tell(ev.Moved, who, survivor.zone, zone, rule=rule)
    survivor.zone = zone
    entered(game, who, zone)


def move(game: Table, turn: Turn, option: opt.Move) -> None:
    """A move action; with the right skill it may go on (INV-SKILL-19)."""
    standing = turn.standing(game)
    turn.pay(game, "move", leaving_cost(standing))
    walk(game, turn.who, option.zone)
    if standing.traits.zones > 1:
        game.call(MoveOn(turn.who, standing.traits.zones - 1))


def move_together(game: Table, turn: Turn, option: opt.MoveTogether) -> None:
    """The machine comes along free; no movement skills then (INV-MACH-11)."""
    standing = turn.standing(game)
    turn.pay(game, "move", 1 + standing.crowd)
    machines.follow(game, option.machine, option.zone)
    walk(game, turn.who, option.zone)


class MoveOn(Procedure, frozen=True, gc=False):
    """A longer move goes on zone by zone; a zone with enemies ends it (Z-MOVE-03)."""

    who: int
    zones: int
    least: int = 0  # zones that must still be walked
    rule: str = "INV-SKILL-19"

    def step(self, game: Table) -> Decision | None:
        """Walk on or stop."""
        survivor = game.state.survivors[self.who]
        if not self.zones or survivor.zone < 0 or game.state.infested >> survivor.zone & 1:
            game.end()
            return None
        menu = game.world.menu
        tank = game.wears_tank(survivor)
        steps: list[Option] = [menu.moves[zone] for zone in open_steps(game, survivor.zone, tank)]
        if not steps:
            game.end()
            return None
        stop = [] if self.least else [menu.stop]
        seats = (game.world.owners[self.who],)
        return Decision(seats, "move-on", [*steps, *stop], self.rule, {"who": self.who})

    def chosen(self, game: Table, option: Option) -> None:
        """One more zone, or enough."""
        if isinstance(option, opt.Move):
            game.goto(MoveOn(self.who, self.zones - 1, max(0, self.least - 1), self.rule))
            walk(game, self.who, option.zone, self.rule)
        else:
            game.end()


MOVING = Actions(list_moves, {opt.Move: move, opt.MoveTogether: move_together})
