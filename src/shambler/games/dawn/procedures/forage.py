"""The Forage roll."""

from __future__ import annotations

from typing import ClassVar

from shambler.games.dawn.abilities.traits import KeysToTheCity, Survivalist
from shambler.games.dawn.abilities.un_zeds import BadLuck
from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.dawn_world import Finds
from shambler.games.dawn.effects.ongoing import ForageBonus
from shambler.games.dawn.events.units import Foraged
from shambler.games.dawn.options.picks import TakeFind
from shambler.games.dawn.procedures.dice import companion_dice, lawyers_penalty
from shambler.games.dawn.procedures.stock import change
from shambler.games.dawn.state import HERO_DICE
from shambler.kernel.chance import Roll
from shambler.kernel.decision import Decision
from shambler.kernel.procedure import Procedure


class Forage(Procedure, frozen=True, gc=False):
    """Roll for what is found; Scavengers roll two dice and take the better (DOZ-SCAV-01)."""

    needs: ClassVar[int] = 1  # dice that count
    unit: int

    def step(self, game: DawnGame) -> Roll:
        """Roll."""
        return Roll(HERO_DICE, forage_dice(game, self.unit))

    def rolled(self, game: DawnGame, faces: tuple[int, ...]) -> None:
        """Natural doubles pay double, whatever was added (DOZ-SCAV-02, DOZ-MAYOR-04)."""
        bonus = forage_bonus(game, self.unit)
        result, times = forage_result(game, self.unit, faces)
        game.tell(Foraged, unit=self.unit, faces=faces, bonus=bonus, result=result)
        finds = forage_table(game, self.unit)[result]
        game.end()
        change(game, "supplies", survival_supplies(game, self.unit), "DOZ-STAUB-01")
        for _ in range(times):
            take(game, finds)


def survival_supplies(game: DawnGame, unit: int) -> int:
    """Supplies that a survivalist finds whatever the roll says (DOZ-STAUB-01)."""
    own = game.world.units.abilities[unit]
    return sum(a.supplies for a in own if type(a) is Survivalist)


def forage_table(game: DawnGame, unit: int) -> tuple[Finds, ...]:
    """What there is to find where a unit is."""
    return game.world.tables.forage[game.world.board.forage[game.state.unit_at[unit]]]


def forage_result(game: DawnGame, unit: int, faces: tuple[int, ...]) -> tuple[int, int]:
    """The number that counts, and how often it pays: a Scavenger's natural pair pays twice.

    With more dice than two a pair is taken only where it brings more than the best single die.
    """
    change_by = forage_bonus(game, unit) - lawyers_penalty(game, unit)

    def number(face: int) -> int:
        return max(1, min(6, face + change_by))

    best = number(max(faces)), 1
    pairs = [face for face in faces if faces.count(face) > 1]
    if not pairs or own_dice(game, unit) < 2:
        return best
    table, doubled = forage_table(game, unit), (number(max(pairs)), 2)
    return max(best, doubled, key=lambda result: result[1] * amount(table[result[0]]))


def amount(finds: Finds) -> int:
    """How many things a number of the Forage table brings."""
    return finds.or_ammo or finds.supplies + finds.ammo


def own_dice(game: DawnGame, unit: int) -> int:
    """Scavengers have two dice, but one in Zeds-controlled spaces (DOZ-PICKLES-14)."""
    dice = game.world.units.forage_dice[unit]
    return 1 if dice > 1 and game.zeds_control(game.state.unit_at[unit]) else dice


def forage_dice(game: DawnGame, unit: int) -> int:
    """Its own, and one for Wilson's company."""
    return own_dice(game, unit) + companion_dice(game, unit)


def take(game: DawnGame, finds: Finds) -> None:
    """Take it, or ask which; without Supplies there is no choice (DOZ-RUL-71)."""
    if finds.or_ammo and game.world.features.supplies:
        game.call(ChooseFind(finds.supplies, finds.or_ammo))
    elif finds.or_ammo:
        change(game, "ammo", finds.or_ammo, "DOZ-FORAGE-02")
    else:
        change(game, "supplies", finds.supplies, "DOZ-FORAGE-01")
        change(game, "ammo", finds.ammo, "DOZ-FORAGE-01")


class ChooseFind(Procedure, frozen=True, gc=False):
    """Supplies or Ammo (DOZ-FORAGE-02)."""

    supplies: int
    ammo: int

    def step(self, game: DawnGame) -> Decision:
        """Ask which."""
        options = [
            TakeFind("find:supplies", "supplies", self.supplies),
            TakeFind("find:ammo", "ammo", self.ammo),
        ]
        return Decision(game.heroes, "find", options, "DOZ-FORAGE-02")

    def chosen(self, game: DawnGame, option: TakeFind) -> None:
        """Take it."""
        game.end()
        if option.stock == "ammo":
            change(game, "ammo", option.number, "DOZ-FORAGE-02")
        else:
            change(game, "supplies", option.number, "DOZ-FORAGE-02")


def forage_bonus(game: DawnGame, unit: int) -> int:
    """What is added to each die: the unit's own, the Mayor's in Town (DOZ-MAYOR-01, -02)."""
    units, place = game.world.units, game.state.unit_at[unit]
    bonus = units.forage_bonus[unit]
    if game.world.features.research:
        bonus += sum(e.bonus for e in game.standing() if type(e) is ForageBonus)
    for ghost in units.having(BadLuck):  # DOZ-GHOST-04
        if place in game.world.board.on_or_next_to[game.state.unit_at[ghost]]:
            bonus -= sum(a.penalty for a in units.abilities[ghost] if type(a) is BadLuck)
    if game.world.board.is_town[place]:
        for other in units.having(KeysToTheCity):
            if other != unit and game.in_play(other):
                bonus += sum(a.bonus for a in units.abilities[other] if type(a) is KeysToTheCity)
    return bonus
