"""Skills of running: Charge, Bloodlust, Sprint and Zero-G run."""

from __future__ import annotations

from shambler.games.zombicide.core import options as opt
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.moving import (
    MoveOn,
    ends_move,
    leaving_cost,
    open_steps,
    walk,
)
from shambler.games.zombicide.core.state import Survivor
from shambler.games.zombicide.core.traits import Feat
from shambler.games.zombicide.core.turn import Standing, Turn
from shambler.kernel.decision import Decision, Option
from shambler.kernel.procedure import Procedure

# -- Charge and Bloodlust ------------------------------------------------------------------


def rush_cost(standing: Standing, feat: Feat) -> int:
    """Charge is free, Bloodlust takes an action; enemies left behind make both dearer."""
    return leaving_cost(standing) - (0 if feat.gains else 1)


def run_targets(game: ZombicideGame, who: int, zone: int, zones: int) -> set[int]:
    """Zones with enemies within some steps; enemies on the way end the run there (Z-MOVE-03)."""
    found: set[int] = set()
    for there in open_steps(game, zone, game.has_pass(game.state.survivors[who])):
        if game.state.infested >> there & 1:
            found.add(there)
        if zones > 1 and not ends_move(game, who, there):
            found |= run_targets(game, who, there, zones - 1)
    return found


def list_rush(game: ZombicideGame, standing: Standing, feat: Feat, options: list[Option]) -> None:
    """Every zone with enemies that the survivor can run into."""
    here, infested = standing.zone, game.state.infested & ~(1 << standing.zone)
    if not infested & game.world.board.vicinity(here, feat.zones):
        return
    cost = rush_cost(standing, feat)
    if standing.left < cost and game.blocked is None:
        return
    if not infested & standing.terrain.within(here, feat.zones):
        return
    zones = sorted(run_targets(game, standing.who, here, feat.zones) - {here})
    runs = [game.world.menu.use(feat.skill, zone) for zone in zones]
    if standing.left >= cost:
        options.extend(runs)
    elif standing.crowd:
        left = max(0, standing.left)
        game.refuse(runs, "Z-MOVE-02", "too-few-actions", cost=cost, actions=left)


def rush(game: ZombicideGame, turn: Turn, feat: Feat, option: opt.UseSkill) -> None:
    """Run; Bloodlust then gives a free action of its kind, for the rest of the turn."""
    cost = rush_cost(turn.standing(game), feat)
    turn.pay(game, "rush", cost, once=feat.skill, gains=(feat.gains,) if feat.gains else ())
    game.call(Rush(turn.who, option.zone, feat.zones, feat.rule))


class Rush(Procedure, frozen=True, gc=False):
    """Run to a zone, straight if it is the next one; else the player chooses the way."""

    who: int
    zone: int
    zones: int
    rule: str

    def step(self, game: ZombicideGame) -> Decision | None:
        """The zones that lead there."""
        survivor = game.state.survivors[self.who]
        if survivor.zone in (self.zone, -1):
            game.end()
            return None
        steps = open_steps(game, survivor.zone, game.has_pass(survivor))
        ways = [self.zone] if self.zone in steps else [s for s in steps if self._leads(game, s)]
        if not ways:  # what happened in an airlock on the way keeps them there
            game.end()
            return None
        options = [game.world.menu.moves[way] for way in ways]
        return Decision(game.world.seat_of[self.who], "rush", options, self.rule, {"who": self.who})

    def _leads(self, game: ZombicideGame, way: int) -> bool:
        if ends_move(game, self.who, way):
            return False
        return self.zone in run_targets(game, self.who, way, self.zones - 1)

    def chosen(self, game: ZombicideGame, option: opt.Move) -> None:
        """One zone nearer."""
        game.goto(Rush(self.who, self.zone, self.zones - 1, self.rule))
        walk(game, self.who, option.zone, self.rule)


# -- Sprint --------------------------------------------------------------------------------


def list_sprint(game: ZombicideGame, standing: Standing, feat: Feat, options: list[Option]) -> None:
    """The first zone of a long move, for the price of a move action."""
    cost = leaving_cost(standing)
    if standing.can("move", cost):
        options.extend(sprints(game, standing.survivor, feat))
    elif cost > 1:
        runs, left = sprints(game, standing.survivor, feat), max(0, standing.left)
        game.refuse(runs, "Z-MOVE-02", "too-few-actions", cost=cost, actions=left)


def sprints(game: ZombicideGame, survivor: Survivor, feat: Feat) -> list[Option]:
    """The zones a sprint may begin with."""
    steps = open_steps(game, survivor.zone, game.has_pass(survivor))
    return [game.world.menu.use(feat.skill, zone) for zone in steps]


def sprint(game: ZombicideGame, turn: Turn, feat: Feat, option: opt.UseSkill) -> None:
    """Two or three zones; a zone with enemies ends it."""
    turn.pay(game, "move", leaving_cost(turn.standing(game)), once=feat.skill)
    run_on(game, turn.who, feat, option.zone)


def run_on(game: ZombicideGame, who: int, feat: Feat, zone: int) -> None:
    """The first zone, then the others."""
    game.call(MoveOn(who, feat.zones - 1, feat.rule, feat.least - 1))
    walk(game, who, zone, feat.rule)


# -- Zero-G run ----------------------------------------------------------------------------


def list_zero_g(game: ZombicideGame, standing: Standing, feat: Feat, options: list[Option]) -> None:
    """Zones exactly so far away, whatever stands between; no movement skill helps."""
    cost, left = 1 + standing.crowd, max(0, standing.left)
    if left < cost and game.blocked is None:
        return
    tank = game.has_pass(standing.survivor)
    ends = {standing.zone}
    for _ in range(feat.zones):
        ends = {there for zone in ends for there in open_steps(game, zone, tank)}
    ends.discard(standing.zone)
    runs = [game.world.menu.use(feat.skill, zone) for zone in sorted(ends)]
    if left >= cost:
        options.extend(runs)
    elif standing.crowd:
        game.refuse(runs, "Z-MOVE-02", "too-few-actions", cost=cost, actions=left)


def zero_g(game: ZombicideGame, turn: Turn, feat: Feat, option: opt.UseSkill) -> None:
    """Over everything between, but for an airlock that is the only way: it is gone through."""
    turn.pay(game, "run", 1 + turn.standing(game).crowd, once=feat.skill)
    survivor, board = game.state.survivors[turn.who], game.world.board
    tank = game.has_pass(survivor)
    steps = open_steps(game, survivor.zone, tank)
    ways = [zone for zone in steps if option.zone in open_steps(game, zone, tank)]
    if all(board.special.get("airlock", 0) >> way & 1 for way in ways):
        walk(game, turn.who, ways[0], feat.rule)
        if game.world.gated >> option.zone & 1 and not game.has_pass(survivor):
            return  # what happened in the airlock keeps them there
    walk(game, turn.who, option.zone, feat.rule)
