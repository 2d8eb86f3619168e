"""Abilities of officers, crews and seers: training, releasing, hoses, looks at decks."""

from __future__ import annotations

from typing import ClassVar

from shambler.games.dawn.abilities.base import Ability, MenuAbility
from shambler.games.dawn.actions.menu import Menu
from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.events.combat import DefiantReleased
from shambler.games.dawn.events.infection import UnitHealed
from shambler.games.dawn.events.research import UnitTrained
from shambler.games.dawn.events.units import OrderGiven
from shambler.games.dawn.options.research import UseAbility
from shambler.games.dawn.procedures.arrivals import BringCharacter
from shambler.games.dawn.procedures.eating import can_pay, pay_supplies
from shambler.games.dawn.procedures.hoses import AimHoses
from shambler.games.dawn.procedures.looking import LookAtEvent, LookAtFate
from shambler.games.dawn.procedures.paying import actions_for, pay_action
from shambler.games.dawn.procedures.settling import arrive, flee
from shambler.games.dawn.procedures.stock import change
from shambler.games.dawn.state import COMATOSE, DEFIANT, FIRST_SPACE, FLED, NOBODY, TOWN, TRAINED
from shambler.kernel.decision import Option


class UnitAbility(MenuAbility, frozen=True, kw_only=True):
    """An ability that names somebody, or nobody but its own unit."""

    takes: ClassVar[tuple[type[Option], ...]] = (UseAbility,)
    by_marker: ClassVar[bool] = False

    def is_character_action(self) -> bool:
        """Some of them are paid with an Action, or cost nothing."""
        return self.by_marker

    def put(self, game: DawnGame, menu: Menu, what: str, unit: int, other: int) -> None:
        """Into the menu."""
        ids = game.world.units.ids
        name = ids[unit] if other == unit else f"{ids[unit]}>{ids[other]}"
        menu.options.append(UseAbility(f"ability:{what}:{name}", what, unit, other))


class Train(UnitAbility, frozen=True, kw_only=True, tag="train"):
    """An Action: Regular Civilians on or next to his space are Trained (DOZ-HAUSER-01)."""

    strength: int

    def offer(self, game: DawnGame, menu: Menu, unit: int) -> None:
        """Everybody within reach for whom there is a marker."""
        if not actions_for(game, unit):
            return
        state, units = game.state, game.world.units
        near = game.world.board.on_or_next_to[state.unit_at[unit]]
        free = free_markers(game)
        for other, regular in enumerate(units.civilians):
            marks = state.unit_marks[other]
            if not regular or state.unit_at[other] not in near or marks & (TRAINED | COMATOSE):
                continue
            if free or marks & DEFIANT:  # DOZ-TRAIN-03
                self.put(game, menu, "train", unit, other)

    def take(self, game: DawnGame, option: UseAbility) -> None:
        """Trained, and released (DOZ-TRAIN-04)."""
        marks = game.state.unit_marks
        marks[option.unit] = marks[option.unit] & ~DEFIANT | TRAINED
        game.tell(UnitTrained, unit=option.unit)
        pay_action(game, option.leader)


def free_markers(game: DawnGame) -> int:
    """Two-sided Defiant and Trained markers that nobody carries."""
    carried = sum(bool(marks & (DEFIANT | TRAINED)) for marks in game.state.unit_marks)
    return game.world.numbers.set_up.defiant_markers - carried


class Recruit(UnitAbility, frozen=True, kw_only=True, tag="recruit"):
    """An Action and Ammo: a Hit less for Regular Civilians on the map (DOZ-HAUSER-05)."""

    ammo: int

    def offer(self, game: DawnGame, menu: Menu, unit: int) -> None:
        """From Town Center."""
        state, units = game.state, game.world.units
        if state.unit_at[unit] != TOWN or state.ammo < self.ammo or not actions_for(game, unit):
            return
        for other, regular in enumerate(units.civilians):
            at = state.unit_at[other]
            if regular and state.unit_damage[other] and (at == TOWN or at >= FIRST_SPACE):
                self.put(game, menu, "recruit", unit, other)

    def take(self, game: DawnGame, option: UseAbility) -> None:
        """No Heal: Infection stays (DOZ-HAUSER-06)."""
        state = game.state
        state.unit_damage[option.unit] -= 1
        left = game.world.units.life[option.unit] - state.unit_damage[option.unit]
        game.tell(UnitHealed, unit=option.unit, left=left, rule="DOZ-HAUSER-05")
        change(game, "ammo", -self.ammo, "DOZ-HAUSER-05")
        pay_action(game, option.leader)


class Visions(UnitAbility, frozen=True, kw_only=True, tag="visions"):
    """Looks at the top Fate card, at any time (DOZ-WILSON-09)."""

    anywhere: ClassVar[bool] = True

    def offer(self, game: DawnGame, menu: Menu, unit: int) -> None:
        """While its top is not known."""
        if len(game.state.fate) and not game.state.fate.top:
            self.put(game, menu, "visions", unit, unit)

    def take(self, game: DawnGame, option: UseAbility) -> None:
        """Look."""
        game.call(LookAtFate())


class Intelligence(UnitAbility, frozen=True, kw_only=True, tag="intelligence"):
    """An Action of the Hero side: a look at the top Event card (DOZ-WRIGHT-02)."""

    anywhere: ClassVar[bool] = True

    def offer(self, game: DawnGame, menu: Menu, unit: int) -> None:
        """While it is not known."""
        if actions_for(game, unit) and game.state.next_event == NOBODY:
            self.put(game, menu, "intelligence", unit, unit)

    def take(self, game: DawnGame, option: UseAbility) -> None:
        """Look, and pay."""
        game.call(LookAtEvent())
        pay_action(game, option.leader)


class ImprovisedAmmo(UnitAbility, frozen=True, kw_only=True, tag="improvised-ammo"):
    """A Character Action: Supplies into Ammo (DOZ-BAUER-01)."""

    by_marker: ClassVar[bool] = True
    supplies: int
    ammo: int

    def offer(self, game: DawnGame, menu: Menu, unit: int) -> None:
        """Once per Action Phase."""
        spent = game.state.spent & game.world.units.marker[unit, "improvised-ammo"]
        if not spent and can_pay(game, self.supplies):
            self.put(game, menu, "improvised-ammo", unit, unit)

    def take(self, game: DawnGame, option: UseAbility) -> None:
        """Flip the marker and make it."""
        game.state.spent |= game.world.units.marker[option.leader, "improvised-ammo"]
        pay_supplies(game, self.supplies, "DOZ-BAUER-01")
        change(game, "ammo", self.ammo, "DOZ-BAUER-01")


class Release(UnitAbility, frozen=True, kw_only=True, tag="release"):
    """A Character Action on or next to a Village: one unit of it is released (DOZ-FD129-02)."""

    by_marker: ClassVar[bool] = True

    def offer(self, game: DawnGame, menu: Menu, unit: int) -> None:
        """Defiant Civilians and Villagers within reach."""
        state, units = game.state, game.world.units
        if state.spent & units.marker[unit, "release"]:
            return
        near = game.world.board.on_or_next_to[state.unit_at[unit]]
        for other, at in enumerate(state.unit_at):
            if at in near and at in game.world.board.villages:
                villagers = other in units.refugees and not state.unit_marks[other] & FLED
                if villagers or state.unit_marks[other] & DEFIANT:
                    self.put(game, menu, "release", unit, other)

    def take(self, game: DawnGame, option: UseAbility) -> None:
        """Civilians may move; Villagers flee at once (DOZ-VILL-04)."""
        state, unit = game.state, option.unit
        state.spent |= game.world.units.marker[option.leader, "release"]
        if unit not in game.world.units.refugees:
            state.unit_marks[unit] &= ~DEFIANT
            game.tell(DefiantReleased, unit=unit)
            return
        state.unit_marks[unit] |= FLED
        if not flee(game, unit, state.unit_at[unit]):
            arrive(game, unit, state.unit_at[unit])


class FireHoses(UnitAbility, frozen=True, kw_only=True, tag="fire-hoses"):
    """An Action: a Zeds unit next to them may be pushed back (DOZ-FD129-03)."""

    dice: int

    def offer(self, game: DawnGame, menu: Menu, unit: int) -> None:
        """With Zeds next to them."""
        board, at = game.world.board, game.state.unit_at[unit]
        near = [p for p in board.neighbours[at] if not board.is_start[p]]
        if actions_for(game, unit) and any(p in game.state.zed_at for p in near):
            self.put(game, menu, "fire-hoses", unit, unit)

    def take(self, game: DawnGame, option: UseAbility) -> None:
        """Roll, then pick."""
        game.call(AimHoses(option.leader, self.dice))
        pay_action(game, option.leader)


class Broadcast(UnitAbility, frozen=True, kw_only=True, tag="broadcast"):
    """A Character Action: a free Action for Civilians or Refugees above ground (DOZ-WZED-01)."""

    by_marker: ClassVar[bool] = True

    def offer(self, game: DawnGame, menu: Menu, unit: int) -> None:
        """Everybody who could hear it."""
        state, units, board = game.state, game.world.units, game.world.board
        if state.spent & units.marker[unit, "broadcast"]:
            return
        for other in units.takes_orders:
            at = state.unit_at[other]
            if not units.civilians[other] and not (
                other in units.refugees and state.unit_marks[other] & FLED
            ):
                continue
            above = at < FIRST_SPACE or board.track[at] in board.surface
            if above and (at >= FIRST_SPACE or at in board.on_or_next_to[TOWN]):
                self.put(game, menu, "broadcast", unit, other)

    def take(self, game: DawnGame, option: UseAbility) -> None:
        """Flip the marker; the Action must be used in this Phase (DOZ-RUL-66)."""
        game.state.spent |= game.world.units.marker[option.leader, "broadcast"]
        game.state.free += (option.unit,)
        game.tell(OrderGiven, leader=option.leader, unit=option.unit, rule="DOZ-WZED-01")


class CallToArms(Ability, frozen=True, kw_only=True, tag="call-to-arms"):
    """Brings one more random Heroic Civilians unit to Town Center (DOZ-CLARION-01)."""

    def enters_play(self, game: DawnGame, unit: int) -> None:
        """At set-up or later; if nobody is left nobody comes (DOZ-SETUP-13)."""
        game.call(BringCharacter(("heroic",), False, (TOWN,)))


HelperAbility = (
    Train
    | Recruit
    | Visions
    | Intelligence
    | ImprovisedAmmo
    | Release
    | FireHoses
    | Broadcast
    | CallToArms
)
