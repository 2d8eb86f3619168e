"""Abilities of those who heal and research: First Aid, Medical, Overtime, Human Trials."""

from __future__ import annotations

from itertools import compress
from typing import ClassVar, Literal

from shambler.games.dawn.abilities.base import MenuAbility
from shambler.games.dawn.actions.menu import Menu
from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.options.research import GiveAid, UseAbility
from shambler.games.dawn.procedures.eating import can_pay, medicine, pay_supplies
from shambler.games.dawn.procedures.healing import heal, patients, wounded
from shambler.games.dawn.procedures.paying import actions_for, pay_action
from shambler.games.dawn.procedures.research import Reveal
from shambler.games.dawn.procedures.stock import change
from shambler.games.dawn.procedures.wards import SendToCemetery
from shambler.games.dawn.state import OFFICES
from shambler.kernel.decision import Option


class FirstAid(MenuAbility, frozen=True, kw_only=True, tag="first-aid"):
    """Heals a unit in its own or an adjacent space for Supplies (DOZ-JOHNSON-12, -SAVIOR-02)."""

    takes: ClassVar[tuple[type[Option], ...]] = (GiveAid,)
    supplies: int
    paid_by: Literal["action", "character"]

    def is_character_action(self) -> bool:
        """Johnson pays an Action for it."""
        return self.paid_by == "character"

    def offer(self, game: DawnGame, menu: Menu, unit: int) -> None:
        """Everybody wounded within reach, if it can be paid."""
        if not game.world.features.hospital or not can_pay(game, self.price(game)):
            return
        if self.paid_by == "character":
            if game.state.spent & game.world.units.marker[unit, "first-aid"]:
                return
        elif not actions_for(game, unit):
            return
        near = game.world.board.on_or_next_to[game.state.unit_at[unit]]
        units, there = game.world.units, menu.there
        hurt = compress(range(len(there)), game.state.unit_damage)
        for other in sorted({*hurt, *menu.in_beds}):  # nobody else is comatose
            player = units.player[other]
            if player and there[other] in near and wounded(game, other):
                names = f"{units.ids[unit]}>{units.ids[other]}"
                menu.options.append(GiveAid(f"aid:{names}", unit, other))

    def price(self, game: DawnGame) -> int:
        """One Supply, more under Bad Medicine (DOZ-XAIO-01)."""
        return self.supplies + medicine(game)

    def take(self, game: DawnGame, option: GiveAid) -> None:
        """Heal, and pay."""
        heal(game, option.unit)
        own = game.world.units.abilities[option.leader]
        ability = next(a for a in own if type(a) is FirstAid)
        pay_supplies(game, ability.price(game), "DOZ-JOHNSON-12")
        if ability.paid_by == "character":
            game.state.spent |= game.world.units.marker[option.leader, "first-aid"]
        else:
            pay_action(game, option.leader)


class PatientAbility(MenuAbility, frozen=True, kw_only=True):
    """Something done in a Staff Office for a Character Action."""

    takes: ClassVar[tuple[type[Option], ...]] = (UseAbility,)

    def ready(self, game: DawnGame, unit: int, tag: str) -> bool:
        """In an office, with the marker on its Ready side."""
        if game.state.unit_at[unit] not in OFFICES:
            return False
        return not game.state.spent & game.world.units.marker[unit, tag]


class Medical(PatientAbility, frozen=True, kw_only=True, tag="medical"):
    """Heals a patient from a Staff Office (DOZ-SEAVER-01)."""

    def offer(self, game: DawnGame, menu: Menu, unit: int) -> None:
        """Every patient that can be Healed."""
        if self.ready(game, unit, "medical") and can_pay(game, medicine(game)):
            ids = game.world.units.ids
            for other in patients(game):
                key = f"ability:medical:{ids[unit]}>{ids[other]}"
                menu.options.append(UseAbility(key, "medical", unit, other))

    def take(self, game: DawnGame, option: UseAbility) -> None:
        """Flip the marker and Heal."""
        game.state.spent |= game.world.units.marker[option.leader, "medical"]
        pay_supplies(game, medicine(game), "DOZ-XAIO-01")
        heal(game, option.unit)


class HumanTrials(PatientAbility, frozen=True, kw_only=True, tag="human-trials"):
    """A patient for a Research card; it is Jones's one Character Action (DOZ-JONES-05)."""

    def is_character_action(self) -> bool:
        """It uses the marker of his own Action."""
        return False

    def offer(self, game: DawnGame, menu: Menu, unit: int) -> None:
        """With a patient and a card left."""
        if not self.ready(game, unit, "initiative") or not len(game.state.research):
            return
        if any(game.world.units.player[patient] for patient in menu.in_beds):
            key = f"ability:human-trials:{game.world.units.ids[unit]}"
            menu.options.append(UseAbility(key, "human-trials", unit, unit))

    def take(self, game: DawnGame, option: UseAbility) -> None:
        """The patient first, then the card; this is no Research Action (DOZ-JONES-06)."""
        game.state.spent |= game.world.units.marker[option.leader, "initiative"]
        game.call(Reveal())
        game.call(SendToCemetery())


class Overtime(MenuAbility, frozen=True, kw_only=True, tag="overtime"):
    """Infection for Event Actions, once per turn, wherever she is (DOZ-AGEE-05)."""

    takes: ClassVar[tuple[type[Option], ...]] = (UseAbility,)
    anywhere: ClassVar[bool] = True
    infection: int
    actions: int

    def is_character_action(self) -> bool:
        """It is free, once per turn."""
        return False

    def offer(self, game: DawnGame, menu: Menu, unit: int) -> None:
        """Once per turn."""
        if not game.state.spent & game.world.units.marker[unit, "overtime"]:
            key = f"ability:overtime:{game.world.units.ids[unit]}"
            menu.options.append(UseAbility(key, "overtime", unit, unit))

    def take(self, game: DawnGame, option: UseAbility) -> None:
        """More Infection, more Actions."""
        game.state.spent |= game.world.units.marker[option.leader, "overtime"]
        change(game, "event-actions", self.actions, "DOZ-AGEE-05")
        change(game, "infection", self.infection, "DOZ-AGEE-05")


MedicalAbility = FirstAid | Medical | HumanTrials | Overtime
