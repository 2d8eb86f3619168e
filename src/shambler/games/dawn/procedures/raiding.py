"""Raiders: one space closer in every 4R Phase, and what they do in Town Center (DOZ-RAID-01)."""

from __future__ import annotations

from shambler.games.dawn.abilities.facts import Mean
from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.events.refugees import RaidersLooted, RaidersMoved
from shambler.games.dawn.options.picks import PickUnit, TakeFind
from shambler.games.dawn.procedures import combat, defences, eating, stealth, stock
from shambler.games.dawn.procedures.hits import HitUnit
from shambler.games.dawn.procedures.standstill import stuck
from shambler.games.dawn.state import FIRST_SPACE, NOBODY, OUT, TOWN
from shambler.kernel.decision import Decision
from shambler.kernel.procedure import Procedure


class MoveRaiders(Procedure, frozen=True, gc=False):
    """The stronger band first; the Hero side chooses between equals (DOZ-BUBBA-07)."""

    left: tuple[int, ...]
    moving: int = NOBODY  # not held up by a dog

    def step(self, game: DawnGame) -> Decision | None:
        """Ask where they tie."""
        if self.moving != NOBODY:
            game.goto(MoveRaiders(self.left))
            advance(game, self.moving)
            return None
        due = [unit for unit in self.left if game.state.unit_at[unit] >= FIRST_SPACE]
        if not due:
            game.end()
            return None
        most = max(map(game.strength, due))
        options = [game.world.options.unit[u] for u in due if game.strength(u) == most]
        return Decision(game.heroes, "raiders-first", options, "DOZ-BUBBA-07")

    def chosen(self, game: DawnGame, option: PickUnit) -> None:
        """This one, unless a hidden dog barks (DOZ-PICKLES-16)."""
        rest = tuple(unit for unit in self.left if unit != option.unit)
        game.goto(MoveRaiders(rest, option.unit))
        guard = defences.barkers(game, game.state.unit_at[option.unit])
        if guard is not None:
            game.call(guard)

    def returned(self, game: DawnGame, result: object) -> None:
        """Held up: it stays where it is."""
        if result == defences.CANCELLED:
            game.goto(MoveRaiders(self.left))


def advance(game: DawnGame, unit: int) -> None:
    """One space toward Town Center; only No Entry, a fallen bridge or rain (F-G06) hold Raiders."""
    at = game.state.unit_at[unit]
    target = game.world.board.toward[at]
    if target in game.state.no_entry or game.bridge_shut(target) or stuck(game, at):
        return
    game.tell(RaidersMoved, unit=unit, place=target)
    stealth.come_out(game, at)
    stealth.come_out(game, target)
    if target == TOWN:
        loot(game, unit)
        return
    game.state.unit_at[unit] = target
    confront(game, unit, target, (at,))


def confront(game: DawnGame, unit: int, place: int, path: tuple[int, ...]) -> None:
    """Raiders fight Zeds as Civilians do, everybody else as Zeds do (DOZ-RAID-06, -07)."""
    if place in game.state.zed_at:
        game.call(combat.Fight(place, unit, True, path))
        return
    others = [other for other in game.fighters_at(place) if other != unit]
    band = [other for other in others if other in game.world.units.having(Mean)]
    if band:  # Bubba's Band is on the Zeds' side of the table (DOZ-BUBBA-08)
        game.call(combat.Fight(place, unit, True, path, foe=band[0]))
    elif others:
        game.call(combat.Fight(place, foe=unit))


def loot(game: DawnGame, unit: int) -> None:
    """They take as much as their Strength and leave the game (DOZ-RAID-12 to DOZ-RAID-14)."""
    state, units = game.state, game.world.units
    loss = game.strength(unit)
    game.tell(RaidersLooted, unit=unit, loss=loss)
    state.unit_at[unit] = OUT
    state.unit_damage[unit] = 0
    if unit in units.having(Mean):  # DOZ-BUBBA-05
        is_town = game.world.board.is_town
        for other, at in enumerate(state.unit_at):
            if is_town[at] and units.player[other] and game.hears(other):  # Refugees, too
                game.call(HitUnit(other, 1))
    game.call(Loot(loss))


class Loot(Procedure, frozen=True, gc=False):
    """Supplies and Ammo in any mix, as far as there are any."""

    left: int

    def step(self, game: DawnGame) -> Decision | None:
        """Ask for the next."""
        options = []
        if game.world.features.supplies and eating.can_pay(game, 1):
            options.append(TakeFind("find:supplies", "supplies", 1))
        if game.state.ammo:
            options.append(TakeFind("find:ammo", "ammo", 1))
        if not self.left or not options:
            game.end()
            return None
        return Decision(game.heroes, "loot", options, "DOZ-RAID-12", {"count": self.left})

    def chosen(self, game: DawnGame, option: TakeFind) -> None:
        """One less."""
        game.goto(Loot(self.left - 1))
        if option.stock == "ammo":
            stock.change(game, "ammo", -1, "DOZ-RAID-12")
        else:
            eating.pay_supplies(game, 1, "DOZ-RAID-12")  # the second may be free (DOZ-RUL-62)
