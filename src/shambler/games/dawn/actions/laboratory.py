"""Research Actions and what the Super Weapon adds (DOZ-RES-01, Gas Grenade)."""

from __future__ import annotations

from typing import ClassVar

from shambler.games.dawn.actions.base import ActionFamily
from shambler.games.dawn.actions.menu import Menu
from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.effects.lasting import SuppliesIntoAmmo
from shambler.games.dawn.effects.ongoing import GasGrenade, ResearchForSupplies
from shambler.games.dawn.options.research import Convert, ThrowGrenade, TryResearch
from shambler.games.dawn.procedures.eating import can_pay, pay_supplies
from shambler.games.dawn.procedures.hits import hit_zeds
from shambler.games.dawn.procedures.paying import actions_for, pay_action
from shambler.games.dawn.procedures.research import ResearchRoll, scientist
from shambler.games.dawn.procedures.settling import PlaceChaos, chaos_left
from shambler.games.dawn.procedures.stock import change
from shambler.games.dawn.procedures.trying import may_research
from shambler.games.dawn.procedures.weapon import weapon_serves
from shambler.games.dawn.state import FIRST_SPACE, TOWN
from shambler.kernel.decision import Option


class Researching(ActionFamily):
    """The Science Hero in the Laboratory tries to reveal the next card."""

    takes: ClassVar[tuple[type[Option], ...]] = (TryResearch,)

    def offer(self, game: DawnGame, menu: Menu) -> None:
        """For an Action, or for Supplies where a card allows it (R-E12)."""
        if not may_research(game):
            return
        unit, name = scientist(game), game.world.units.ids[scientist(game)]
        if actions_for(game, unit):
            menu.options.append(TryResearch(f"research:{name}", unit, "action"))
        supply = game.world.research.cards[game.state.current_research].supply
        for effect in game.standing():
            if type(effect) is ResearchForSupplies and can_pay(game, supply + effect.supplies):
                menu.options.append(TryResearch(f"research:{name}:supplies", unit, "supplies"))

    def take(self, game: DawnGame, option: TryResearch) -> None:
        """The Supply of an Advanced card is paid before the roll (DOZ-RUL-73)."""
        supply = game.world.research.cards[game.state.current_research].supply
        if option.price == "supplies":
            own = [e.supplies for e in game.standing() if type(e) is ResearchForSupplies]
            supply += own[0]
        game.call(ResearchRoll(option.unit))
        pay_supplies(game, supply, "DOZ-RES-02")
        if option.price == "action":
            pay_action(game, option.unit)


class ThrowingGrenades(ActionFamily):
    """An Action: Hits on Zeds in an adjacent space, then Chaos there."""

    takes: ClassVar[tuple[type[Option], ...]] = (ThrowGrenade,)

    def offer(self, game: DawnGame, menu: Menu) -> None:
        """Everybody able to act with Zeds next to them, while Chaos markers are left."""
        if not game.state.components or not game.stands(GasGrenade) or not chaos_left(game):
            return
        board, at, ids = game.world.board, game.state.unit_at, game.world.units.ids
        for unit in menu.able:
            if not weapon_serves(game, unit) or (at[unit] < FIRST_SPACE and at[unit] != TOWN):
                continue
            for place in board.neighbours[at[unit]]:
                if (
                    place in game.state.zed_at
                    and not board.is_start[place]
                    and place >= FIRST_SPACE
                ):
                    key = f"grenade:{ids[unit]}>{board.ids[place]}"
                    menu.options.append(ThrowGrenade(key, unit, place))

    def take(self, game: DawnGame, option: ThrowGrenade) -> None:
        """Hits divided by the Hero side, Disease Spreaders last."""
        hits = sum(effect.hits for effect in game.standing() if type(effect) is GasGrenade)
        game.call(PlaceChaos(option.place))
        hit_zeds(game, game.zeds_at(option.place), hits)
        pay_action(game, option.unit)


class Converting(ActionFamily):
    """Supplies into Ammo, as often as wanted, while a card says so (F-R05)."""

    takes: ClassVar[tuple[type[Option], ...]] = (Convert,)

    def offer(self, game: DawnGame, menu: Menu) -> None:
        """While it can be paid."""
        for effect in game.standing():
            if type(effect) is SuppliesIntoAmmo and can_pay(game, effect.supplies):
                menu.options.append(Convert("convert", effect.supplies, effect.ammo))
                return

    def take(self, game: DawnGame, option: Convert) -> None:
        """Pay, and gain."""
        pay_supplies(game, option.supplies, "DOZ-FATE-07")
        change(game, "ammo", option.ammo, "DOZ-FATE-07")
