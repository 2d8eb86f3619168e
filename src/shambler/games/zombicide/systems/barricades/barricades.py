"""Barricades, doors and the stairway: tokens that stay on an opening and are turned over.

Survivors open, close and build them for an action each (NLD-DOOR-06, NLD-BARR-01 to 05); some
enemies break them open (NLD-BREAK-01), and so do cards (NLD-OPEN-01).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, Final

import msgspec

from shambler.games.zombicide.board.masks import mask_of
from shambler.games.zombicide.core.doors import DoorPolicy, turn_over
from shambler.games.zombicide.core.edition import (
    ActionFamily,
    EnemyCardKind,
    InsteadOfMoving,
    Mover,
    Refusal,
)
from shambler.games.zombicide.core.foes import Spawned, kinds_with
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.hooks import Listener, report
from shambler.games.zombicide.core.inventory import carried, lose_card, put_away
from shambler.games.zombicide.core.levels import gain_experience
from shambler.games.zombicide.core.state import EMPTY, Survivor, ZombicideState
from shambler.games.zombicide.core.system import System
from shambler.games.zombicide.core.turn import Standing, Turn
from shambler.games.zombicide.systems.barricades.events import BarricadeBuilt, BarrierBurst
from shambler.games.zombicide.systems.barricades.moments import BarricadeListener
from shambler.games.zombicide.systems.barricades.options import Build
from shambler.games.zombicide.systems.barricades.words import BreaksBarriers, BuildBarricades
from shambler.kernel.decision import Option
from shambler.kernel.procedure import Procedure


class BarricadeState(msgspec.Struct, frozen=True):
    """``fitted``: openings with a token that stays there, open or closed (NLD-DOOR-06)."""

    fitted: int = 0


def fitted_in(state: ZombicideState) -> int:
    """The openings with a barricade, a door or the stairway, as bits."""
    table: Any = state
    fitted: int = table.barricades.fitted
    return fitted


def fit(state: ZombicideState, opening: int) -> None:
    """A token is put on an opening and stays there."""
    table: Any = state
    table.barricades = BarricadeState(table.barricades.fitted | 1 << opening)


class Barricades(System):
    """The tokens of a table, what works them, and the options they give."""

    part: ClassVar[str] = "barricades"

    def __init__(self, world: Any) -> None:
        self.tools = world.cards_with("opens-barricades")
        self.boards = world.cards_with("builds-barricades")
        build = [word for word in world.mission.special if isinstance(word, BuildBarricades)]
        self.building = build[0].experience if build else -1  # points; -1: not allowed
        self.build = tuple(Build(f"build:{o.name}", o.index) for o in world.board.openings)
        self.breakers = kinds_with(world.content, BreaksBarriers)

    def first(self, world: Any) -> BarricadeState:
        """Where the mission puts them."""
        return BarricadeState(
            mask_of(world.board.opening_at(entry.at) for entry in world.mission.barrier)
        )


class BarricadePolicy(DoorPolicy):
    """One action each, in a zone without ghouls (NLD-DOOR-06, NLD-BARR-01)."""

    def workable(self, game: ZombicideGame, standing: Standing) -> Sequence[Option]:
        """They depend on how the tokens lie, and are kept."""
        if standing.crowd or standing.left < 1:
            return ()
        zone, world, state = standing.zone, game.world, game.state
        around = world.board.around[zone]
        fitted = fitted_in(state) & around
        if not fitted:
            return ()
        tool = has_tool(game, standing)
        key = (zone, state.ground.closed & around, fitted, tool)
        found = world.memo.doors.get(key)
        if found is None:
            stuck = 0 if tool else world.board.windows & state.ground.closed  # NLD-BARR-03
            loose = game.zones_of(fitted & ~stuck)
            found = world.memo.doors[key] = tuple(turn_over(game, opening) for opening in loose)
        return found

    def openings(self, game: ZombicideGame, zone: int) -> Iterable[int]:
        """Those with a token."""
        return game.zones_of(fitted_in(game.state) & game.world.board.around[zone])

    def why_not(self, game: ZombicideGame, standing: Standing, opening: int) -> Refusal | None:
        """A closed barricade asks for a tool (NLD-BARR-03)."""
        barricade = game.world.board.windows >> opening & 1
        if standing.crowd:
            return "NLD-BARR-01" if barricade else "NLD-DOOR-06", "ghouls-here"
        closed = game.state.ground.closed >> opening & 1
        if barricade and closed and not has_tool(game, standing):
            return "NLD-BARR-03", "needs-tool"
        return None

    def pay(self, game: ZombicideGame, turn: Turn) -> None:
        """An action."""
        turn.pay(game, "barrier")

    def rule(self, game: ZombicideGame, opening: int, closes: bool) -> str:
        """No tool is needed to close a barricade (NLD-BARR-04)."""
        if game.world.board.windows >> opening & 1:
            return "NLD-BARR-04" if closes else "NLD-BARR-03"
        return "NLD-DOOR-06"

    def worked(self, game: ZombicideGame, who: int, opening: int, closes: bool) -> None:
        """Scenes may ask for it."""
        work = "close" if closes else "open"
        report(game, BarricadeListener.barrier_worked, who, opening, work)


BARRICADES: Final = BarricadePolicy()


def _why_not_build(game: ZombicideGame, standing: Standing) -> Refusal | None:
    if standing.crowd:
        return "NLD-BARR-01", "ghouls-here"
    if material(game, standing.survivor) == EMPTY:
        return "NLD-BARR-02", "needs-boards"
    return None if game.state.reserve else ("NLD-COMP-10", "no-barricades")


def has_tool(game: ZombicideGame, standing: Standing) -> bool:
    """Is a weapon in hand that opens barricades (NLD-EQUIP-11)?"""
    return not game.world.system(Barricades).tools.isdisjoint(standing.survivor.hands)


def material(game: ZombicideGame, survivor: Survivor) -> int:
    """A card to build with: wood of the house first, it is good for nothing else."""
    boards = game.world.system(Barricades).boards
    cards = [card for card in carried(survivor) if card in boards]
    return min(cards, key=lambda card: game.gear(card).deck != "scene", default=EMPTY)


class BuildActions(ActionFamily):
    """Building barricades."""

    carries: ClassVar[tuple[type[Option], ...]] = (Build,)

    def where(self, world: Any) -> int:
        """At the windows of the house, where the scene allows it."""
        if world.system(Barricades).building < 0:
            return 0
        board = world.board
        return mask_of(
            z.index for z in board.zones if z.inside and board.around[z.index] & board.windows
        )

    def lists(self, game: ZombicideGame, standing: Standing, options: list[Option]) -> None:
        """A bare window of the house may be barricaded (NLD-BARR-02)."""
        board = game.world.board
        bare = board.around[standing.zone] & board.windows & ~fitted_in(game.state)
        if not bare:
            return
        refusal = _why_not_build(game, standing)
        build = game.world.system(Barricades).build
        choices = [build[window] for window in game.zones_of(bare)]
        if refusal is not None:
            game.refuse(choices, *refusal)
        elif standing.left > 0:
            options.extend(choices)

    def carry_out(self, game: ZombicideGame, turn: Turn, option: Build) -> None:
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
        fit(state, option.opening)
        game.change_ground(closed=state.ground.closed | 1 << option.opening)
        game.tell(BarricadeBuilt, turn.who, option.opening)
        gain_experience(game, turn.who, game.world.system(Barricades).building, "NLD-XP-09")
        report(game, Listener.rearranged, turn.who)
        report(game, BarricadeListener.barrier_worked, turn.who, option.opening, "build")


BUILDING: Final = BuildActions()

# -- what enemies and cards open -------------------------------------------------------------


def burst(game: ZombicideGame, openings: int, rule: str) -> None:
    """Closed tokens are turned to their open face."""
    state = game.state
    found = openings & fitted_in(state) & state.ground.closed
    if found:
        game.change_ground(closed=state.ground.closed & ~found)
        for opening in game.zones_of(found):
            game.tell(BarrierBurst, opening, rule=rule)


def open_where(game: ZombicideGame, foe: int) -> None:
    """Everything on zones with this kind of enemy opens (NLD-OPEN-01)."""
    openings = 0
    for zone in game.zones_of(game.state.infested):
        if any(game.state.enemies[zone][kind] for kind in game.world.kin[foe]):
            openings |= game.world.board.around[zone]
    burst(game, openings, "NLD-OPEN-01")


class BreakIn(Procedure, frozen=True, gc=False):
    """Breakers open every barricade and door of their zones, before the others move."""

    groups: tuple[Mover, ...]

    def step(self, game: ZombicideGame) -> None:
        """One is enough for all of a zone (NLD-BREAK-02)."""
        openings = 0
        for zone, _, _ in self.groups:
            openings |= game.world.board.around[zone]
        game.end()
        burst(game, openings, "NLD-BREAK-01")


class Breaking(InsteadOfMoving):
    """Breakers that attacked nobody open what is closed in their zone (NLD-BREAK-01)."""

    def fits(self, game: ZombicideGame, group: Mover) -> bool:
        """Is this a breaker with something to break?"""
        zone, foe, _ = group
        if foe not in game.world.system(Barricades).breakers:
            return False
        state = game.state
        return bool(state.ground.closed & fitted_in(state) & game.world.board.around[zone])

    def procedure(self, groups: tuple[Mover, ...]) -> Procedure:
        """All of them."""
        return BreakIn(groups)


class OpeningKind(EnemyCardKind):
    """Nothing spawns; everything opens on zones with the named ghouls (NLD-OPEN-01)."""

    def resolve(self, game: ZombicideGame, card: Spawned, zone: int, count: int) -> None:
        """Not on every line of the card."""
        if count:
            open_where(game, card.foe)


BREAKING: Final = Breaking()
OPENING: Final = OpeningKind()
