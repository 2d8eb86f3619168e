"""The last Hit: the Saving Roll, a Hospital Bed, the Cemetery (DOZ-SAVE-01 to DOZ-SAVE-07)."""

from __future__ import annotations

from shambler.games.dawn.abilities.facts import StaffSupport
from shambler.games.dawn.abilities.traits import Lucky
from shambler.games.dawn.abilities.un_zeds import Dread
from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.effects.ongoing import SaveBonus
from shambler.games.dawn.events.infection import UnitAdmitted, UnitDischarged
from shambler.games.dawn.events.units import UnitBuried, UnitSaved
from shambler.games.dawn.options.picks import PickUnit, UseIt
from shambler.games.dawn.procedures import camp, stock
from shambler.games.dawn.procedures.dice import companion_dice
from shambler.games.dawn.procedures.weapon import note_arrival
from shambler.games.dawn.state import (
    BEDS,
    CEMETERY,
    COMATOSE,
    DEFIANT,
    FLED,
    HERO_DICE,
    NOBODY,
    NOWHERE,
    OFFICES,
    STEALTHED,
    TOWN,
)
from shambler.kernel.chance import Roll
from shambler.kernel.decision import PASS, Decision, Pass
from shambler.kernel.procedure import Procedure


class SavingRoll(Procedure, frozen=True, gc=False):
    """A Player unit took its last Hit: 4 to 6 saves it (DOZ-SAVE-01)."""

    unit: int
    asked: bool = False

    def step(self, game: DawnGame) -> Decision | Roll | None:
        """From Level I on the roll may be declined; in a bed there is none (DOZ-SAVE-04, -07)."""
        state, unit = game.state, self.unit
        if not game.world.features.hospital or self.asked:
            return Roll(HERO_DICE, saving_dice(game, unit))
        if state.unit_at[unit] in BEDS or state.unit_marks[unit] & COMATOSE:
            bury(game, unit)
            game.tell(UnitBuried, unit=unit, roll=0, rule="DOZ-SAVE-07")
            game.end()
            return None
        options = [UseIt("dare:save", "save", unit), PASS]
        return Decision(game.heroes, "save", options, "DOZ-SAVE-04", {"unit": unit})

    def chosen(self, game: DawnGame, option: UseIt | Pass) -> None:
        """Roll, or let it go."""
        if isinstance(option, UseIt):
            game.goto(SavingRoll(self.unit, True))
            return
        bury(game, self.unit)
        game.tell(UnitBuried, unit=self.unit, roll=0, rule="DOZ-SAVE-04")
        game.end()

    def rolled(self, game: DawnGame, faces: tuple[int, ...]) -> None:
        """Saved, or to the Cemetery (DOZ-SAVE-02, DOZ-SAVE-03, DOZ-SAVE-06)."""
        state, unit, units = game.state, self.unit, game.world.units
        roll = max(faces) + saving_bonus(game, unit)
        if roll < game.world.tables.survives_from:
            bury(game, unit)
            game.tell(UnitBuried, unit=unit, roll=max(faces))
            game.end()
            return
        game.tell(UnitSaved, unit=unit, roll=max(faces))
        if game.world.features.hospital:
            game.goto(Admit(unit))
            return
        state.unit_at[unit] = TOWN
        state.unit_damage[unit] = 0 if units.hero[unit] else units.hits[unit]
        state.unit_marks[unit] &= ~DEFIANT
        game.end()


def saving_dice(game: DawnGame, unit: int) -> int:
    """Lucky units roll more dice and use the best (DOZ-STAUB-04); Wilson's company helps too."""
    own = max([1, *(a.dice for a in game.world.units.abilities[unit] if type(a) is Lucky)])
    return own + companion_dice(game, unit)


def saving_bonus(game: DawnGame, unit: int) -> int:
    """Wright in a Staff Office, a Research card, Natalia near by (DOZ-WRIGHT-01, -NATALIA-01)."""
    state, units, board = game.state, game.world.units, game.world.board
    bonus = sum(effect.bonus for effect in game.standing() if type(effect) is SaveBonus)
    for other in units.having(StaffSupport):
        if state.unit_at[other] in OFFICES and game.in_play(other):
            bonus += sum(a.bonus for a in units.abilities[other] if type(a) is StaffSupport)
    for other in units.having(Dread):
        if state.unit_at[unit] in board.on_or_next_to[state.unit_at[other]]:
            bonus += sum(a.save for a in units.abilities[other] if type(a) is Dread)
    return bonus


def bury(game: DawnGame, unit: int) -> None:
    """Into the Cemetery, without its markers (DOZ-MARK-07)."""
    state = game.state
    state.unit_at[unit] = CEMETERY
    state.unit_damage[unit] = 0
    state.unit_marks[unit] &= FLED
    state.lost += 1
    if state.lawyers == unit:  # DOZ-LAWYERS-04
        state.lawyers = NOBODY


def free_bed(game: DawnGame) -> int:
    """The first bed nobody lies in; a fourth one while its doctor is in an office."""
    beds = BEDS[: beds_in_use(game)]
    return next((bed for bed in beds if bed not in game.state.unit_at), NOWHERE)


def beds_in_use(game: DawnGame) -> int:
    """Three, or four (DOZ-HEAL-07, DOZ-SEAVER-06)."""
    beds: int = game.world.numbers.set_up.beds
    for unit in game.world.units.fourth_bed:
        if game.state.unit_at[unit] in OFFICES and game.in_play(unit):
            return beds + 1
    return beds


class Admit(Procedure, frozen=True, gc=False):
    """A saved unit needs a bed: somebody may have to make room (DOZ-SAVE-05)."""

    unit: int

    def step(self, game: DawnGame) -> Decision | None:
        """Lie down, or ask who makes room."""
        bed = free_bed(game)
        if bed != NOWHERE:
            game.end()
            admit(game, self.unit, bed)
            return None
        patients = [u for u, at in enumerate(game.state.unit_at) if at in BEDS]
        options = [game.world.options.unit[unit] for unit in (*patients, self.unit)]
        return Decision(game.heroes, "make-room", options, "DOZ-SAVE-05", {"unit": self.unit})

    def chosen(self, game: DawnGame, option: PickUnit) -> None:
        """The one named leaves: comatose ones, and the new one, for the Cemetery."""
        if option.unit == self.unit or game.state.unit_marks[option.unit] & COMATOSE:
            bury(game, option.unit)
            game.tell(UnitBuried, unit=option.unit, roll=0, rule="DOZ-SAVE-05")
        else:
            discharge(game, option.unit)
        if option.unit == self.unit:
            game.end()


def admit(game: DawnGame, unit: int, bed: int) -> None:
    """On its reduced side, without Hits, with an EKG marker; Infection rises (DOZ-RUL-58)."""
    state, units = game.state, game.world.units
    state.unit_at[unit] = bed
    state.unit_damage[unit] = units.hits[unit] if units.fighting[unit] else 0
    state.unit_marks[unit] = state.unit_marks[unit] & ~(DEFIANT | STEALTHED) | COMATOSE
    game.tell(UnitAdmitted, unit=unit, place=bed)
    stock.change(game, "infection", 1, "DOZ-SAVE-03")


def discharge(game: DawnGame, unit: int) -> None:
    """To Town Center; Refugees to their Camp (DOZ-RUL-59)."""
    if not game.world.units.fighting[unit]:
        camp.reach_town(game, unit)
        return
    game.state.unit_at[unit] = TOWN
    note_arrival(game, unit)
    game.tell(UnitDischarged, unit=unit, place=TOWN)
