"""Heals: a Hit less, or the EKG marker off, and less Infection (DOZ-HEAL-01 to DOZ-HEAL-09)."""

from __future__ import annotations

from shambler.games.dawn.abilities.facts import WardRounds
from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.events.infection import UnitHealed
from shambler.games.dawn.options.picks import PickUnit
from shambler.games.dawn.procedures import camp, stock
from shambler.games.dawn.procedures.eating import can_pay, medicine, pay_supplies
from shambler.games.dawn.state import BEDS, COMATOSE, OFFICES
from shambler.kernel.decision import DONE, Decision, Done, Option
from shambler.kernel.procedure import Procedure


def wounded(game: DawnGame, unit: int) -> bool:
    """Is there a Hit or an EKG marker to remove, and was it not Healed this turn (DOZ-HEAL-02)?"""
    state = game.state
    hurt = state.unit_damage[unit] or state.unit_marks[unit] & COMATOSE
    return bool(hurt) and not state.healed >> unit & 1


def patients(game: DawnGame) -> list[int]:
    """Units in Hospital Beds that can be Healed."""
    return [unit for unit in game.in_beds() if wounded(game, unit)]


def heal(game: DawnGame, unit: int, lowers: bool = True) -> None:
    """Remove a Hit; the first Heal of a comatose unit wakes it one Hit from the end."""
    state, units = game.state, game.world.units
    state.healed |= 1 << unit
    in_bed = state.unit_at[unit] in BEDS
    if state.unit_marks[unit] & COMATOSE:  # DOZ-HEAL-03
        state.unit_marks[unit] &= ~COMATOSE
        state.unit_damage[unit] = units.life[unit] - 1
    else:
        state.unit_damage[unit] -= 1
    game.tell(UnitHealed, unit=unit, left=units.life[unit] - state.unit_damage[unit])
    if not units.fighting[unit]:
        camp.reach_town(game, unit)  # DOZ-HEAL-05
    if lowers:
        stock.move_infection(game, -(heal_infection(game) if in_bed else 1), "DOZ-HEAL-01")


def heal_infection(game: DawnGame) -> int:
    """In the Hospital Infection falls by 1, by more with a doctor's rounds (DOZ-AGEE-01)."""
    units, lowers = game.world.units, 1
    for doctor in units.having(WardRounds):
        if game.state.unit_at[doctor] in OFFICES and game.in_play(doctor):
            own = units.abilities[doctor]
            lowers = max(lowers, *(a.infection for a in own if type(a) is WardRounds))
    return lowers


class HealSome(Procedure, frozen=True, gc=False):
    """Free Heals of units of the Hero side's choice, as many as a card gives."""

    count: int
    lowers: bool = True
    everywhere: bool = False

    def step(self, game: DawnGame) -> Decision | None:
        """Ask for the next; the Hero side may stop."""
        found = self.in_need(game) if self.count else []
        if not found:
            game.end()
            return None
        options: list[Option] = [game.world.options.unit[unit] for unit in found]
        about: dict[str, str | int] = {"count": self.count}
        return Decision(game.heroes, "heal-who", [*options, DONE], "DOZ-HEAL-01", about)

    def in_need(self, game: DawnGame) -> list[int]:
        """Patients; with ``everywhere`` all Civilians units in play."""
        if not self.everywhere:
            return patients(game) if can_pay(game, medicine(game)) else []
        civilians = game.world.units.any_civilians
        return [
            unit
            for unit, own in enumerate(civilians)
            if own and game.on_table(unit) and wounded(game, unit)
        ]

    def chosen(self, game: DawnGame, option: PickUnit | Done) -> None:
        """That one."""
        if isinstance(option, Done):
            game.end()
            return
        game.goto(HealSome(self.count - 1, self.lowers, self.everywhere))
        if not self.everywhere:  # they are Heal Actions, though they cost none
            pay_supplies(game, medicine(game), "DOZ-XAIO-01")
        heal(game, option.unit, self.lowers)
