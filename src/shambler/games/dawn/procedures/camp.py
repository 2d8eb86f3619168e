"""Refugees who reach Town Center, and what the V.I.P. Survivors bring (DOZ-REF-15, DOZ-VIP-04)."""

from __future__ import annotations

from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.events.refugees import RefugeesSafe, VipHelped
from shambler.games.dawn.options.picks import TakeBranch
from shambler.games.dawn.procedures import stock
from shambler.games.dawn.state import CAMP, COMATOSE, FLED
from shambler.kernel.decision import Decision
from shambler.kernel.procedure import Procedure

BENEFITS = ("lab-technician", "medical-technician", "gatherings")


def reach_town(game: DawnGame, unit: int) -> None:
    """Infection rises, and they settle in the Camp; V.I.P.s bring something, once."""
    state = game.state
    state.unit_at[unit] = CAMP
    state.unit_damage[unit] = 0
    state.unit_marks[unit] = FLED
    game.tell(RefugeesSafe, unit=unit)
    if game.world.units.vip[unit] and not state.vip_helped:
        state.vip_helped = True
        game.call(VipBenefit())
    stock.change(game, "infection", 1, "DOZ-REF-15")


class VipBenefit(Procedure, frozen=True, gc=False):
    """The Hero side chooses one of three (DOZ-VIP-05 to DOZ-VIP-07)."""

    def step(self, game: DawnGame) -> Decision:
        """Ask which."""
        options = [TakeBranch(f"choose:{name}", name, at) for at, name in enumerate(BENEFITS)]
        return Decision(game.heroes, "vip", options, "DOZ-VIP-04")

    def chosen(self, game: DawnGame, option: TakeBranch) -> None:
        """At once."""
        game.end()
        game.tell(VipHelped, benefit=option.branch)
        if option.branch == "lab-technician":
            stock.move_infection(game, -game.state.infection, "DOZ-VIP-05")
        elif option.branch == "medical-technician":
            restore_everybody(game)
        else:
            stock.change(game, "supplies", 4, "DOZ-VIP-07")
            stock.change(game, "ammo", 2, "DOZ-VIP-07")


def restore_everybody(game: DawnGame) -> None:
    """All damaged units in play recover fully; Infection does not fall (DOZ-VIP-06)."""
    state, units = game.state, game.world.units
    for unit, player in enumerate(units.player):
        if player and game.on_table(unit):
            state.unit_damage[unit] = 0
            if state.unit_marks[unit] & COMATOSE:
                state.unit_marks[unit] &= ~COMATOSE
                if not units.fighting[unit]:
                    reach_town(game, unit)
