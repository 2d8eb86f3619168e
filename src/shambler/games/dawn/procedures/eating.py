"""The Eat Phase: Supplies are lost, or Hits where there are none (DOZ-EAT-01 to DOZ-EAT-03)."""

from __future__ import annotations

from shambler.games.dawn.abilities.facts import Rationing, SecondSupplyFree
from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.events.infection import HungerRolled
from shambler.games.dawn.options.picks import PickUnit
from shambler.games.dawn.procedures import stock
from shambler.games.dawn.procedures.hits import HitUnit
from shambler.games.dawn.procedures.windows import HeldCardWindow, playable
from shambler.games.dawn.state import BEDS, CAMP, COMATOSE, FLED, ZEDS_DICE
from shambler.kernel.chance import Roll
from shambler.kernel.decision import Decision
from shambler.kernel.procedure import Procedure

BY_DIE = -1  # on the card: a die decides


class EatPhase(Procedure, frozen=True, gc=False):
    """So many Supplies as printed, or one if the die is at most the mouths that eat."""

    def step(self, game: DawnGame) -> Roll | None:
        """Roll, or pay."""
        printed = game.world.events[game.state.event].eat
        if printed == BY_DIE:
            return Roll(ZEDS_DICE, 1)
        game.goto(LoseSupplies(printed))
        return None

    def rolled(self, game: DawnGame, faces: tuple[int, ...]) -> None:
        """Rationing makes the die better (DOZ-SAVIOR-04)."""
        roll, mouths = faces[0] + rationing(game), in_care(game)
        game.tell(HungerRolled, roll=roll, mouths=mouths)
        game.goto(LoseSupplies(1 if roll <= mouths else 0))


def rationing(game: DawnGame) -> int:
    """What is added to the die."""
    units = game.world.units
    return sum(
        a.bonus
        for unit in units.having(Rationing)
        if game.in_play(unit)
        for a in units.abilities[unit]
        if type(a) is Rationing
    )


def in_care(game: DawnGame) -> int:
    """Player units in Hospital Beds and in the Refugee Camp (DOZ-EAT-02)."""
    return sum(at in BEDS or at == CAMP for at in game.state.unit_at)


def price(game: DawnGame, supplies: int) -> int:
    """What a payment really costs: the second Supply of a Phase may be free (DOZ-RUL-62)."""
    used = game.state.supplies_used
    return supplies - (used < 2 <= used + supplies and second_free(game))


def second_free(game: DawnGame) -> bool:
    """Is the Clarion Courier awake?"""
    return any(map(game.in_play, game.world.units.having(SecondSupplyFree)))


def can_pay(game: DawnGame, supplies: int) -> bool:
    """Are there Supplies enough?"""
    return price(game, supplies) <= game.state.supplies


def medicine(game: DawnGame) -> int:
    """Supplies that a Heal costs on top this turn (DOZ-XAIO-01)."""
    return game.world.units.bad_medicine if game.state.bad_medicine else 0


def pay_supplies(game: DawnGame, supplies: int, rule: str) -> None:
    """Pay, and count for this Phase."""
    cost = price(game, supplies)
    game.state.supplies_used += supplies
    stock.change(game, "supplies", -cost, rule)


class LoseSupplies(Procedure, frozen=True, gc=False):
    """Supplies are eaten; for each that cannot be paid a Player unit takes a Hit (DOZ-EAT-03)."""

    left: int
    asked: bool = False

    def step(self, game: DawnGame) -> None:
        """Pay one after the other."""
        if not self.left:
            game.end()
        elif can_pay(game, 1):
            game.goto(LoseSupplies(self.left - 1, self.asked))
            pay_supplies(game, 1, "DOZ-EAT-01")
        elif not self.asked and game.state.held and playable(game, "SUPPLY_SHORT"):
            game.goto(LoseSupplies(self.left, True))
            game.call(HeldCardWindow("SUPPLY_SHORT"))
        else:
            game.state.supplies_used += 1
            game.goto(LoseSupplies(self.left - 1, self.asked))
            game.call(TakeHit("DOZ-EAT-03"))


class TakeHit(Procedure, frozen=True, gc=False):
    """A Player unit of the Hero side's choice takes a Hit (DOZ-RUL-57)."""

    rule: str

    def step(self, game: DawnGame) -> Decision | None:
        """Ask who, if there is anybody."""
        found = can_be_hit(game)
        if not found:
            game.end()
            return None
        options = [game.world.options.unit[unit] for unit in found]
        return Decision(game.heroes, "take-hit", options, self.rule)

    def chosen(self, game: DawnGame, option: PickUnit) -> None:
        """That one."""
        game.goto(HitUnit(option.unit, 1))


def can_be_hit(game: DawnGame) -> list[int]:
    """Neither Villagers nor comatose units, nor anybody in the Camp."""
    state, units = game.state, game.world.units
    return [
        unit
        for unit, at in enumerate(state.unit_at)
        if units.player[unit]
        and game.on_table(unit)
        and at != CAMP
        and not state.unit_marks[unit] & COMATOSE
        and (units.fighting[unit] or state.unit_marks[unit] & FLED)
    ]
