"""Heal Actions, discharges, Refugees who take up arms (DOZ-HEAL-01, DOZ-HEAL-04, DOZ-REF-16)."""

from __future__ import annotations

from typing import ClassVar

from shambler.games.dawn.actions.base import ActionFamily
from shambler.games.dawn.actions.menu import Menu
from shambler.games.dawn.actions.moving import refuse_unpaid
from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.events.units import UnitArrived
from shambler.games.dawn.options.research import Discharge, Equip, HealPatient
from shambler.games.dawn.procedures.eating import can_pay, medicine, pay_supplies
from shambler.games.dawn.procedures.healing import heal, patients
from shambler.games.dawn.procedures.paying import actions_for, pay_action
from shambler.games.dawn.procedures.saving import bury, discharge
from shambler.games.dawn.state import BEDS, CAMP, CEMETERY, COMATOSE, TOWN
from shambler.kernel.decision import Option


class Healing(ActionFamily):
    """A patient is Healed for an Action; comatose ones too (DOZ-HEAL-09)."""

    takes: ClassVar[tuple[type[Option], ...]] = (HealPatient,)

    def offer(self, game: DawnGame, menu: Menu) -> None:
        """Every patient for whom it can be paid."""
        if not menu.in_beds or not can_pay(game, medicine(game)):
            return
        for unit in patients(game):
            if actions_for(game, unit):
                menu.options.append(option_for(game, unit))

    def explain(self, game: DawnGame, menu: Menu) -> None:
        """Healed already, or not paid for."""
        for unit, at in enumerate(game.state.unit_at):
            if at in BEDS:
                key = option_for(game, unit).key
                if game.state.healed >> unit & 1:
                    game.forbid(key, "DOZ-HEAL-02", "healed-this-turn")
                elif not can_pay(game, medicine(game)):
                    game.forbid(key, "DOZ-XAIO-01", "no-supplies")
                elif not actions_for(game, unit):
                    refuse_unpaid(game, key, unit)

    def take(self, game: DawnGame, option: HealPatient) -> None:
        """Heal, and pay."""
        pay_supplies(game, medicine(game), "DOZ-XAIO-01")
        pay_action(game, option.unit)
        heal(game, option.unit)


def option_for(game: DawnGame, unit: int) -> HealPatient:
    """The Heal of a patient."""
    return HealPatient(f"heal:{game.world.units.ids[unit]}", unit)


class Discharging(ActionFamily):
    """A patient without an EKG marker may leave for free (DOZ-HEAL-04)."""

    takes: ClassVar[tuple[type[Option], ...]] = (Discharge,)

    def offer(self, game: DawnGame, menu: Menu) -> None:
        """All who are awake."""
        marks, ids = game.state.unit_marks, game.world.units.ids
        for unit in menu.in_beds:
            if not marks[unit] & COMATOSE:
                menu.options.append(Discharge(f"discharge:{ids[unit]}", unit))

    def take(self, game: DawnGame, option: Discharge) -> None:
        """To Town Center."""
        discharge(game, option.unit)


class Equipping(ActionFamily):
    """Refugees of the Camp give their place to Civilians of the Cemetery (DOZ-REF-16)."""

    takes: ClassVar[tuple[type[Option], ...]] = (Equip,)

    def offer(self, game: DawnGame, menu: Menu) -> None:
        """Once per turn; never the V.I.P.s (DOZ-VIP-08)."""
        state, units = game.state, game.world.units
        if state.equipped or CAMP not in state.unit_at or CEMETERY not in state.unit_at:
            return
        camp = [u for u in units.refugees if state.unit_at[u] == CAMP and not units.vip[u]]
        for unit, regular in enumerate(units.civilians):
            if regular and state.unit_at[unit] == CEMETERY:
                for folk in camp[:1]:
                    names = f"{units.ids[folk]}>{units.ids[unit]}"
                    menu.options.append(Equip(f"equip:{names}", unit, folk))

    def take(self, game: DawnGame, option: Equip) -> None:
        """Back on the reduced side."""
        state = game.state
        state.equipped = True
        bury(game, option.leader)
        state.lost -= 1
        state.unit_at[option.unit] = TOWN
        state.unit_damage[option.unit] = game.world.units.hits[option.unit]
        game.tell(UnitArrived, unit=option.unit, place=TOWN, rule="DOZ-REF-16")
