"""Gunfire (DOZ-GUN-01 to DOZ-GUN-10)."""

from __future__ import annotations

from typing import ClassVar

from shambler.games.dawn.actions.base import ActionFamily
from shambler.games.dawn.actions.menu import Menu
from shambler.games.dawn.actions.moving import refuse_unpaid
from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.effects.lasting import FreeGunfire
from shambler.games.dawn.options.actions import AnyShot, MakeAndShoot, Shoot, ShootRaiders
from shambler.games.dawn.procedures.eating import can_pay, pay_supplies
from shambler.games.dawn.procedures.gunfire import GunfireAttack
from shambler.games.dawn.procedures.paying import actions_for, pay_action
from shambler.games.dawn.procedures.stock import change
from shambler.games.dawn.state import FIRST_SPACE, NOBODY, TOWN
from shambler.kernel.decision import Option


def price(game: DawnGame, unit: int) -> tuple[int, int]:
    """Ammo and Supplies a shot costs now."""
    gun = game.world.units.gun[unit]
    if game.stands(FreeGunfire) or (gun.first_free and not game.state.shot >> unit & 1):
        return 0, 0
    return (0, gun.supplies) if gun.supplies else (gun.ammo, 0)


def affordable(game: DawnGame, unit: int) -> bool:
    """Can the shot be paid for?"""
    if game.world.units.ammo_price[unit] <= game.state.ammo:
        return True  # whether it is free or not
    ammo, supplies = price(game, unit)
    return ammo <= game.state.ammo and can_pay(game, supplies)


def pay_shot(game: DawnGame, unit: int) -> None:
    """Spend what it costs."""
    ammo, supplies = price(game, unit)
    change(game, "ammo", -ammo, "DOZ-GUN-01")
    pay_supplies(game, supplies, "DOZ-GUN-01")


class Shooting(ActionFamily):
    """A unit shoots at one Zeds unit in reach."""

    takes: ClassVar[tuple[type[Option], ...]] = (Shoot, MakeAndShoot, ShootRaiders)

    def offer(self, game: DawnGame, menu: Menu) -> None:
        """Every target of every unit that can pay."""
        units, zeds = game.world.units, menu.zeds
        seen, known, ammo = zeds.bits | menu.raiders, zeds.shoot, game.state.ammo
        makers = units.ammo_actions
        for stand in menu.stands:
            sight = stand.sight
            if not seen & sight:
                continue  # nobody in sight
            unit = stand.unit
            if menu.raiders & sight:
                self.offer_raiders(game, menu, unit)
                if not zeds.bits & sight:
                    continue
            if units.ammo_price[unit] <= ammo or affordable(game, unit):
                menu.options += known.get(stand) or zeds.shoot_from(stand)
            if makers[unit] and actions_for(game, unit) >= makers[unit]:  # DOZ-PIAZZA-10
                menu.options += zeds.shots(MakeAndShoot, unit, stand.place)

    def offer_raiders(self, game: DawnGame, menu: Menu, unit: int) -> None:
        """Raiders in sight may be shot, too (DOZ-RUL-68)."""
        if affordable(game, unit):
            menu.options += raiders_shots(game, unit, "ammo")
        needed = game.world.units.ammo_actions[unit]
        if needed and actions_for(game, unit) >= needed:
            menu.options += raiders_shots(game, unit, "make")

    def explain(self, game: DawnGame, menu: Menu) -> None:
        """Why a Zeds unit on the unit's track, or on any seen from Town Center, is no target."""
        makers = game.world.units.ammo_actions
        for unit in menu.awake:
            for place, zeds in menu.zeds.at.items():
                for zed in zeds:
                    self.refuse(game, menu, unit, place, zed)
                    if makers[unit]:
                        self.refuse_made(game, menu, unit, place, zed)

    def refuse(self, game: DawnGame, menu: Menu, unit: int, place: int, zed: int) -> None:
        """Forbid a shot that is not offered."""
        key = game.world.options.shot(Shoot, unit, place, zed, 0).key
        if refuse_target(game, menu, key, unit, place, zed):
            return
        if unit not in menu.able:
            refuse_unpaid(game, key, unit)
        elif not affordable(game, unit):
            refuse_price(game, key, unit)

    def refuse_made(self, game: DawnGame, menu: Menu, unit: int, place: int, zed: int) -> None:
        """Forbid a shot with Ammo made for it."""
        key = game.world.options.shot(MakeAndShoot, unit, place, zed, 0).key
        if refuse_target(game, menu, key, unit, place, zed):
            return
        if actions_for(game, unit) < game.world.units.ammo_actions[unit]:
            game.forbid(key, "DOZ-PIAZZA-10", "two-actions")

    def take(self, game: DawnGame, option: AnyShot | ShootRaiders) -> None:
        """Fire; the Ammo, then the Action."""
        if isinstance(option, ShootRaiders):
            made = option.by == "make"
            game.call(shot_at_raiders(option))
        else:
            made = isinstance(option, MakeAndShoot)
            game.call(GunfireAttack(option.unit, option.place, option.zed, option.distance))
        if not made:
            pay_shot(game, option.unit)
        for _ in range(game.world.units.ammo_actions[option.unit] if made else 1):
            pay_action(game, option.unit)


def raiders_shots(game: DawnGame, unit: int, by: str) -> list[ShootRaiders]:
    """The shots at Raiders that a unit could make from where it is."""
    units, at = game.world.units, game.state.unit_at
    found = []
    for space, distance in game.world.layouts.sights[at[unit]]:
        for foe in game.raiders_at(space) if distance <= units.reach[unit] else ():
            names = f"{units.ids[unit]}>{game.world.board.ids[space]}/{units.ids[foe]}"
            key = f"fire:{names}" if by == "ammo" else f"fire:{by}:{names}"
            found.append(ShootRaiders(key, unit, space, foe, distance, by))
    return found


def shot_at_raiders(option: ShootRaiders, extra: int = 0) -> GunfireAttack:
    """The attack; Raiders get no Terrain shift against it (DOZ-RAID-09)."""
    return GunfireAttack(option.unit, option.place, NOBODY, option.distance, extra, foe=option.foe)


def refuse_price(game: DawnGame, key: str, unit: int) -> None:
    """There is too little to pay for a shot with."""
    if game.world.units.gun[unit].supplies:
        game.forbid(key, "DOZ-GUN-01", "no-supplies")
    else:
        game.forbid(key, "DOZ-GUN-01", "no-ammo")


def refuse_target(game: DawnGame, menu: Menu, key: str, unit: int, place: int, zed: int) -> bool:
    """Forbid a shot that the unit cannot make from where it is, whatever it pays."""
    board, gun, at = game.world.board, game.world.units.gun[unit], game.state.unit_at[unit]
    if at < FIRST_SPACE and at != TOWN:
        game.forbid(key, "DOZ-RUL-68", "not-from-here")
    elif not gun.reach:
        game.forbid(key, gun.rule, "cannot-shoot")
    elif board.is_start[at] or board.is_start[place]:
        game.forbid(key, "DOZ-GUN-04", "start-space-is-safe")
    elif at != TOWN and board.track[at] != board.track[place]:
        game.forbid(key, "DOZ-GUN-07", "across-town")
    elif (place, zed) in [target[:2] for target in menu.zeds.targets(at, gun.reach)]:
        return False
    elif abs(board.distance[at] - board.distance[place]) > gun.reach:
        game.forbid(key, "DOZ-GUN-01", "out-of-range", reach=gun.reach)
    else:
        game.forbid(key, "DOZ-GUN-08", "spreader-last")
    return True
