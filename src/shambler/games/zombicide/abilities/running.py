"""Skills of running: Charge, Bloodlust, Sprint and Zero-G run (INV-SKILL-23 to 25, 31, 65, 74)."""

from __future__ import annotations

from shambler.games.zombicide import options as opt
from shambler.games.zombicide.procedures.moving import MoveOn, leaving_cost, open_steps, walk
from shambler.games.zombicide.procedures.turn import Standing, Turn
from shambler.games.zombicide.state import Survivor
from shambler.games.zombicide.table import Table
from shambler.games.zombicide.traits import Feat
from shambler.kernel.decision import Decision, Option
from shambler.kernel.procedure import Procedure

# -- Charge and Bloodlust ------------------------------------------------------------------


def rush_cost(standing: Standing, feat: Feat) -> int:
    """Charge is free, Bloodlust takes an action; enemies left behind make both dearer."""
    return leaving_cost(standing) - (0 if feat.gains else 1)


def prey(game: Table, survivor: Survivor, zone: int, zones: int) -> set[int]:
    """Zones with enemies within some steps; enemies on the way end the run there (Z-MOVE-03)."""
    found: set[int] = set()
    for there in open_steps(game, zone, game.wears_tank(survivor)):
        if game.state.infested >> there & 1:
            found.add(there)
        elif zones > 1:
            found |= prey(game, survivor, there, zones - 1)
    return found


def list_rush(game: Table, standing: Standing, feat: Feat, options: list[Option]) -> None:
    """Every zone with enemies that the survivor can run into."""
    here, key = standing.zone, f"skill:{feat.skill}"
    near = game.world.board.vicinity(here, feat.zones) & game.state.infested
    zones = prey(game, standing.survivor, here, feat.zones) - {here} if near else None
    cost = rush_cost(standing, feat)
    if not zones:
        game.forbid(key, feat.rule, "nobody-to-run-at")
    elif standing.left < cost:
        game.forbid(key, "Z-MOVE-02", "too-few-actions", cost=cost, actions=standing.left)
    else:
        options.extend(game.world.menu.use(feat.skill, zone) for zone in sorted(zones))


def rush(game: Table, turn: Turn, feat: Feat, option: opt.UseSkill) -> None:
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

    def step(self, game: Table) -> Decision | None:
        """The zones that lead there."""
        survivor = game.state.survivors[self.who]
        if survivor.zone in (self.zone, -1):
            game.end()
            return None
        steps = open_steps(game, survivor.zone, game.wears_tank(survivor))
        ways = [self.zone] if self.zone in steps else [s for s in steps if self._leads(game, s)]
        options = [game.world.menu.moves[way] for way in ways]
        return Decision(game.world.seat_of[self.who], "rush", options, self.rule, {"who": self.who})

    def _leads(self, game: Table, way: int) -> bool:
        if game.state.infested >> way & 1:
            return False
        return self.zone in prey(game, game.state.survivors[self.who], way, self.zones - 1)

    def chosen(self, game: Table, option: opt.Move) -> None:
        """One zone nearer."""
        game.goto(Rush(self.who, self.zone, self.zones - 1, self.rule))
        walk(game, self.who, option.zone, self.rule)


# -- Sprint --------------------------------------------------------------------------------


def list_sprint(game: Table, standing: Standing, feat: Feat, options: list[Option]) -> None:
    """The first zone of a long move, for the price of a move action."""
    cost = leaving_cost(standing)
    if standing.can("move", cost):
        options.extend(sprints(game, standing.survivor, feat))
    else:
        game.forbid(f"skill:{feat.skill}", "Z-ROUND-03", "no-actions")


def sprints(game: Table, survivor: Survivor, feat: Feat) -> list[Option]:
    """The zones a sprint may begin with."""
    steps = open_steps(game, survivor.zone, game.wears_tank(survivor))
    return [game.world.menu.use(feat.skill, zone) for zone in steps]


def sprint(game: Table, turn: Turn, feat: Feat, option: opt.UseSkill) -> None:
    """Two or three zones; a zone with enemies ends it."""
    turn.pay(game, "move", leaving_cost(turn.standing(game)), once=feat.skill)
    run_on(game, turn.who, feat, option.zone)


def run_on(game: Table, who: int, feat: Feat, zone: int) -> None:
    """The first zone, then the others."""
    game.call(MoveOn(who, feat.zones - 1, feat.least - 1, feat.rule))
    walk(game, who, zone, feat.rule)


# -- Zero-G run ----------------------------------------------------------------------------


def list_zero_g(game: Table, standing: Standing, feat: Feat, options: list[Option]) -> None:
    """Zones exactly so far away, whatever stands between; no movement skill helps."""
    cost = 1 + standing.crowd
    if standing.left < cost:
        rule = "Z-MOVE-02" if standing.crowd else "Z-ROUND-03"
        game.forbid(
            f"skill:{feat.skill}", rule, "too-few-actions", cost=cost, actions=standing.left
        )
        return
    tank = game.wears_tank(standing.survivor)
    ends = {standing.zone}
    for _ in range(feat.zones):
        ends = {there for zone in ends for there in open_steps(game, zone, tank)}
    ends.discard(standing.zone)
    options.extend(game.world.menu.use(feat.skill, zone) for zone in sorted(ends))


def zero_g(game: Table, turn: Turn, feat: Feat, option: opt.UseSkill) -> None:
    """Over everything between, but for an airlock that is the only way: it is gone through."""
    turn.pay(game, "run", 1 + turn.standing(game).crowd, once=feat.skill)
    survivor, board = game.state.survivors[turn.who], game.world.board
    tank = game.wears_tank(survivor)
    steps = open_steps(game, survivor.zone, tank)
    ways = [zone for zone in steps if option.zone in open_steps(game, zone, tank)]
    if all(board.special.get("airlock", 0) >> way & 1 for way in ways):
        walk(game, turn.who, ways[0], feat.rule)
        if game.world.exterior >> option.zone & 1 and not game.wears_tank(survivor):
            return  # what happened in the airlock keeps them there (INV-LOCK-02)
    walk(game, turn.who, option.zone, feat.rule)
