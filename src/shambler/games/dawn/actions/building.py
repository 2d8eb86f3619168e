"""Improved Defenses: Barricades, the Strongpoint, the Minefield, and the bridge (DOZ-BUILD-01)."""

from __future__ import annotations

from typing import ClassVar

from shambler.games.dawn.abilities.facts import BridgeRepair, Builders, Minefield, Strongpoint
from shambler.games.dawn.actions.base import ActionFamily
from shambler.games.dawn.actions.menu import Menu
from shambler.games.dawn.dawn_game import BRIDGE, DawnGame
from shambler.games.dawn.events.defences import BarricadeBuilt, BridgeChanged
from shambler.games.dawn.options.research import Build, WorkOnBridge
from shambler.games.dawn.procedures.eating import can_pay, pay_supplies
from shambler.games.dawn.procedures.paying import pay_action, pay_team_action, team_actions
from shambler.games.dawn.procedures.stock import change
from shambler.games.dawn.stand_table import BARRICADE, Stand
from shambler.games.dawn.state import FIRST_SPACE, NOBODY, NOWHERE
from shambler.kernel.decision import Option


class Building(ActionFamily):
    """A unit builds in its own space; a crew also next to it (DOZ-BAUER-02)."""

    takes: ClassVar[tuple[type[Option], ...]] = (Build,)

    def offer(self, game: DawnGame, menu: Menu) -> None:
        """Everything that can be built and paid."""
        sites = self.sites(game, menu) if menu.able else 0
        rich = can_pay(game, BARRICADE)
        for stand in menu.stands:
            free = sites & stand.sites
            if free and (rich if stand.price == BARRICADE else can_pay(game, stand.price)):
                menu.options += stand.barricades.get(free) or self.barricades(game, stand, free)
            for work in stand.works:
                if self.may_add(game, work, stand.place):
                    what = "strongpoint" if type(work) is Strongpoint else "minefield"
                    menu.options.append(self.option(game, stand.unit, stand.place, what))

    def barricades(self, game: DawnGame, stand: Stand, free: int) -> list[Build]:
        """In each of the free sites within reach of a unit; noted down."""
        near = sorted(game.world.board.on_or_next_to[stand.place])
        found = stand.barricades[free] = [
            self.option(game, stand.unit, to, "barricade") for to in near if free >> to & 1
        ]
        return found

    def may_add(self, game: DawnGame, work: Strongpoint | Minefield, at: int) -> bool:
        """Can this unit's own work be done here, and paid?"""
        if isinstance(work, Strongpoint):
            return self.may_fortify(game, at) and can_pay(game, work.supplies)
        ammo = game.state.ammo >= work.ammo
        return self.may_mine(game, at) and ammo and can_pay(game, work.supplies)

    def option(self, game: DawnGame, unit: int, place: int, what: str) -> Build:
        """In the menu."""
        return game.world.options.build(unit, place, what)

    def price(self, game: DawnGame, unit: int) -> int:
        """Two Supplies, one for the crew."""
        own = game.world.units.abilities[unit]
        return next((a.supplies for a in own if type(a) is Builders), BARRICADE)

    def sites(self, game: DawnGame, menu: Menu) -> int:
        """Track spaces without Chaos or Zeds; one on each track (DOZ-BARR-04, DOZ-BUILD-02)."""
        board, state, moves = game.world.board, game.state, game.world.moves
        if len(state.barricades) >= game.world.numbers.set_up.barricades:
            return 0
        open_ground = moves.open_ground & ~(menu.zeds.bits | menu.chaos)
        for at in (*state.barricades, state.strongpoint):
            if at >= 0:
                open_ground &= ~moves.tracks[board.track[at]]
        return open_ground

    def may_fortify(self, game: DawnGame, place: int) -> bool:
        """Once per game, where a Barricade could be (DOZ-STRONG-01, DOZ-STRONG-03)."""
        board, state = game.world.board, game.state
        if state.strongpoint != NOWHERE or place < FIRST_SPACE or board.is_start[place]:
            return False
        taken = [at for at in state.barricades if board.track[at] == board.track[place]]
        return not taken and not game.zeds_control(place)

    def may_mine(self, game: DawnGame, place: int) -> bool:
        """Once per game, on a track space (DOZ-MINE-01, DOZ-MINE-06)."""
        state, board = game.state, game.world.board
        if state.minefield != NOWHERE or state.blasts or place < FIRST_SPACE:
            return False
        return not board.is_start[place]

    def take(self, game: DawnGame, option: Build) -> None:
        """Build, and pay."""
        state = game.state
        own = game.world.units.abilities[option.unit]
        if option.what == "barricade":
            supplies = self.price(game, option.unit)
            state.barricades = (*state.barricades, option.place)
        elif option.what == "strongpoint":
            supplies = next(a.supplies for a in own if type(a) is Strongpoint)
            state.strongpoint = option.place
        else:
            mines = next(a for a in own if type(a) is Minefield)
            supplies = mines.supplies
            change(game, "ammo", -mines.ammo, "DOZ-MINE-01")
            state.minefield = option.place
        game.tell(BarricadeBuilt, unit=option.unit, place=option.place, what=option.what)
        pay_supplies(game, supplies, "DOZ-BUILD-01")
        pay_action(game, option.unit)


class WorkingOnBridge(ActionFamily):
    """An Action for a ferry; the crew repairs the bridge (DOZ-BRIDGE-05, DOZ-BRIDGE-08).

    The ferry needs nobody there: a Player or Event Action pays for it.
    """

    takes: ClassVar[tuple[type[Option], ...]] = (WorkOnBridge,)

    def offer(self, game: DawnGame, menu: Menu) -> None:
        """While there is a marker."""
        state, units = game.state, game.world.units
        if not state.bridge:
            return
        people = any(not units.animal[unit] for unit in menu.awake)  # DOZ-PICKLES-18
        if state.bridge == "collapsed" and people and team_actions(game):
            menu.options.append(WorkOnBridge("bridge:ferry", "ferry", NOBODY))
        for unit in units.having(BridgeRepair):
            if unit in menu.able and game.world.board.ids[state.unit_at[unit]] == BRIDGE:
                menu.options.append(WorkOnBridge("bridge:repair", "repair", unit))

    def take(self, game: DawnGame, option: WorkOnBridge) -> None:
        """Flip the marker, or take it away."""
        game.state.bridge = "ferry" if option.what == "ferry" else ""
        game.tell(BridgeChanged, bridge=game.state.bridge or "repaired")
        if option.what == "ferry":
            pay_team_action(game)
        else:
            pay_action(game, option.unit)
