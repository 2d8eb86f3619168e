"""Barricades, doors and the stairway: tokens that stay on an opening and are turned over.

Survivors open, close and build them for an action each (NLD-DOOR-06, NLD-BARR-01 to 05); some
enemies break them open (NLD-BREAK-01), and so do cards (NLD-OPEN-01).
"""

from __future__ import annotations

from collections.abc import Iterator

from shambler.games.zombicide import events as ev
from shambler.games.zombicide import options as opt
from shambler.games.zombicide import scene_events as told
from shambler.games.zombicide.edition import Actions, Deed, Mover
from shambler.games.zombicide.features.missions import barrier_worked, rearranged
from shambler.games.zombicide.procedures.inventory import carried, lose_card, put_away
from shambler.games.zombicide.procedures.levels import GainExperience
from shambler.games.zombicide.procedures.turn import Standing, Turn
from shambler.games.zombicide.state import EMPTY, Survivor
from shambler.games.zombicide.table import Table
from shambler.kernel.decision import Option
from shambler.kernel.procedure import Procedure

Refusal = tuple[str, str]  # the rule, and the reason in a word


def list_barriers(game: Table, standing: Standing, options: list[Option]) -> None:
    """Every token of the zone can be turned over; a bare window may be barricaded."""
    state, board, menu = game.state, game.world.board, game.world.menu
    around, tool = board.around[standing.zone], has_tool(game, standing)
    if game.blocked is not None:
        for opening, choice in tokens(game, standing.zone):
            _offer(game, standing, choice, _why_not(game, standing, opening, tool), options)
    elif standing.crowd or standing.left < 1:
        return
    else:
        options.extend(workable(game, standing.zone, tool))
    if game.world.building < 0 or not board.inside >> standing.zone & 1:
        return
    bare = around & board.windows & ~state.fitted
    refusal = _why_not_build(game, standing) if bare else None
    if refusal is None or game.blocked is not None:
        for window in game.zones_of(bare):
            _offer(game, standing, menu.build[window], refusal, options)


def tokens(game: Table, zone: int) -> Iterator[tuple[int, Option]]:
    """The openings of a zone with a token, and what turning it over would be."""
    state, menu = game.state, game.world.menu
    for opening in game.zones_of(state.fitted & game.world.board.around[zone]):
        shut = state.ground.closed >> opening & 1
        yield opening, menu.open[opening] if shut else menu.close[opening]


def workable(game: Table, zone: int, tool: bool) -> tuple[Option, ...]:
    """The tokens that can be turned over now: they depend on how they lie, and are kept."""
    world, state = game.world, game.state
    around = world.board.around[zone]
    key = (zone, state.ground.closed & around, state.fitted & around, tool)
    found = world.barriers_kept.get(key)
    if found is None:
        stuck = 0 if tool else world.board.windows & state.ground.closed  # NLD-BARR-03
        options = [choice for opening, choice in tokens(game, zone) if not stuck >> opening & 1]
        found = world.barriers_kept[key] = tuple(options)
    return found


def _offer(
    game: Table, standing: Standing, choice: Option, refusal: Refusal | None, options: list[Option]
) -> None:
    if refusal is None:
        options.append(choice)
    elif game.blocked is not None:
        game.forbid(choice.key, *refusal, who=standing.who)


def _why_not(game: Table, standing: Standing, opening: int, tool: bool) -> Refusal | None:
    barricade = game.world.board.windows >> opening & 1
    if standing.crowd:
        return "NLD-BARR-01" if barricade else "NLD-DOOR-06", "ghouls-here"
    if standing.left < 1:
        return "Z-ROUND-03", "no-actions"
    if barricade and not tool and game.state.ground.closed >> opening & 1:
        return "NLD-BARR-03", "needs-tool"
    return None


def _why_not_build(game: Table, standing: Standing) -> Refusal | None:
    if standing.crowd:
        return "NLD-BARR-01", "ghouls-here"
    if standing.left < 1:
        return "Z-ROUND-03", "no-actions"
    if material(game, standing.survivor) == EMPTY:
        return "NLD-BARR-02", "needs-boards"
    return None if game.state.reserve else ("NLD-COMP-10", "no-barricades")


def has_tool(game: Table, standing: Standing) -> bool:
    """Is a weapon in hand that opens barricades (NLD-EQUIP-11)?"""
    return not game.world.tools.isdisjoint(standing.survivor.hands)


def material(game: Table, survivor: Survivor) -> int:
    """A card to build with: wood of the house first, it is good for nothing else."""
    cards = [card for card in carried(survivor) if game.gear(card).builds]
    return min(cards, key=lambda card: game.gear(card).deck != "scene", default=EMPTY)


def open_barrier(game: Table, turn: Turn, option: opt.OpenDoor) -> None:
    """Turn the token to its open face."""
    turn.pay(game, "barrier")
    game.change_ground(closed=game.state.ground.closed & ~(1 << option.opening))
    game.tell(ev.DoorOpened, turn.who, option.opening, rule=_rule(game, option.opening, "03"))
    barrier_worked(game, turn.who, option.opening, "open")


def close_barrier(game: Table, turn: Turn, option: opt.CloseDoor) -> None:
    """Turn the token to its closed face; no tool is needed (NLD-BARR-04)."""
    turn.pay(game, "barrier")
    game.change_ground(closed=game.state.ground.closed | 1 << option.opening)
    game.tell(ev.DoorClosed, turn.who, option.opening, rule=_rule(game, option.opening, "04"))
    barrier_worked(game, turn.who, option.opening, "close")


def _rule(game: Table, opening: int, number: str) -> str:
    barricade = game.world.board.windows >> opening & 1
    return f"NLD-BARR-{number}" if barricade else "NLD-DOOR-06"


def build(game: Table, turn: Turn, option: opt.Build) -> None:
    """Boards are spent; the barricade is placed closed (NLD-BARR-02)."""
    turn.pay(game, "barrier")
    state, survivor = game.state, game.state.survivors[turn.who]
    card = material(game, survivor)
    lose_card(survivor, card)
    if game.gear(card).deck == "scene":
        state.removed = (*state.removed, card)
    else:
        put_away(game, card)
    state.reserve -= 1
    state.fitted |= 1 << option.opening
    game.change_ground(closed=state.ground.closed | 1 << option.opening)
    game.tell(told.BarricadeBuilt, turn.who, option.opening)
    game.call(GainExperience(turn.who, game.world.building, "NLD-XP-09"))
    rearranged(game, turn.who)
    barrier_worked(game, turn.who, option.opening, "build")


BARRIERS = Actions(
    list_barriers,
    {opt.OpenDoor: open_barrier, opt.CloseDoor: close_barrier, opt.Build: build},
)

# -- what enemies and cards open -------------------------------------------------------------


def burst(game: Table, openings: int, rule: str) -> None:
    """Closed tokens are turned to their open face."""
    state = game.state
    found = openings & state.fitted & state.ground.closed
    if found:
        game.change_ground(closed=state.ground.closed & ~found)
        for opening in game.zones_of(found):
            game.tell(told.BarrierBurst, opening, rule=rule)


def open_where(game: Table, foe: int) -> None:
    """Everything on zones with this kind of enemy opens (NLD-OPEN-01)."""
    openings = 0
    for zone in game.zones_of(game.state.infested):
        if any(game.state.enemies[zone][kind] for kind in game.world.kin[foe]):
            openings |= game.world.board.around[zone]
    burst(game, openings, "NLD-OPEN-01")


def breaks(game: Table, group: Mover) -> bool:
    """Is this a breaker with something to break in its zone (NLD-BREAK-01)?"""
    zone, foe, _ = group
    if not game.world.foes[foe].breaks:
        return False
    state = game.state
    return bool(state.ground.closed & state.fitted & game.world.board.around[zone])


class BreakIn(Procedure, frozen=True, gc=False):
    """Breakers open every barricade and door of their zones, before the others move."""

    groups: tuple[Mover, ...]

    def step(self, game: Table) -> None:
        """One is enough for all of a zone (NLD-BREAK-02)."""
        openings = 0
        for zone, _, _ in self.groups:
            openings |= game.world.board.around[zone]
        game.end()
        burst(game, openings, "NLD-BREAK-01")


BREAKING = Deed(breaks, BreakIn)
