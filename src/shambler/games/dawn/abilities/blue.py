"""Abilities of the blue characters that stand in the Action menu."""

from __future__ import annotations

from typing import ClassVar

from shambler.games.dawn.abilities.base import MenuAbility
from shambler.games.dawn.abilities.facts import AmplifiedSpeech
from shambler.games.dawn.actions.menu import Menu
from shambler.games.dawn.actions.shooting import (
    affordable,
    pay_shot,
    raiders_shots,
    refuse_price,
    shot_at_raiders,
)
from shambler.games.dawn.dawn_game import DawnGame, all_at
from shambler.games.dawn.events.units import OrderGiven, SpeechGiven
from shambler.games.dawn.options.actions import CitadelShot, GiveOrder, GiveSpeech, ShootRaiders
from shambler.games.dawn.procedures.gunfire import GunfireAttack
from shambler.games.dawn.state import CAMP, TOWN, TUNNEL
from shambler.kernel.decision import Option


class Leadership(MenuAbility, frozen=True, kw_only=True, tag="leadership"):
    """A Character Action: a free Action for Civilians or Refugees in reach (DOZ-HUNT-01)."""

    takes: ClassVar[tuple[type[Option], ...]] = (GiveOrder,)

    def offer(self, game: DawnGame, menu: Menu, unit: int) -> None:
        """Everybody on or next to the leader's space, while the marker is Ready."""
        if game.state.spent & game.world.units.marker[unit, "leadership"]:
            return
        options, orders = menu.options, game.world.options.orders(unit)
        for other in self.in_reach(game, unit):
            options.append(orders[other])

    def in_reach(self, game: DawnGame, unit: int) -> list[int]:
        """Civilians and Refugees on or next to the leader's space."""
        unit_at, found = game.state.unit_at, []
        near = game.world.board.on_or_next_to[unit_at[unit]]
        for other in game.world.units.takes_orders:
            if unit_at[other] in near and game.hears(other):
                found.append(other)
        return found

    def explain(self, game: DawnGame, menu: Menu, unit: int) -> None:
        """Too far away, or the marker is Spent."""
        orders, near = game.world.options.orders(unit), self.in_reach(game, unit)
        spent = game.state.spent & game.world.units.marker[unit, "leadership"]
        for other in game.world.units.takes_orders:
            if other not in near and game.in_play(other):
                game.forbid(orders[other].key, "DOZ-HUNT-01", "not-near-the-leader")
            elif spent and other in near:
                game.forbid(orders[other].key, "DOZ-ABIL-02", "marker-spent")

    def take(self, game: DawnGame, option: GiveOrder) -> None:
        """Flip the marker; the Action must be used in this Phase (DOZ-RUL-66)."""
        game.state.spent |= game.world.units.marker[option.leader, "leadership"]
        game.state.free += (option.unit,)
        game.tell(OrderGiven, leader=option.leader, unit=option.unit)


class Citadel(MenuAbility, frozen=True, kw_only=True, tag="citadel"):
    """A Character Action: a unit in Town Center shoots for no Action (DOZ-MAYOR-08)."""

    takes: ClassVar[tuple[type[Option], ...]] = (CitadelShot,)
    shift: int

    def offer(self, game: DawnGame, menu: Menu, unit: int) -> None:
        """Every shot out of Town Center that can be paid for."""
        units, zeds = game.world.units, menu.zeds
        if game.state.spent & units.marker[unit, "citadel"]:
            return
        seen = zeds.bits | menu.raiders
        if not seen & units.seen_from_town:
            return
        for shooter in all_at(menu.there, TOWN):
            if shooter not in menu.awake:
                continue
            sight = units.sight[shooter][TOWN]
            if not seen & sight or not affordable(game, shooter):
                continue
            if zeds.bits & sight:
                menu.options += zeds.shots(CitadelShot, shooter, TOWN)
            if menu.raiders & sight:
                menu.options += raiders_shots(game, shooter, "citadel")

    def explain(self, game: DawnGame, menu: Menu, unit: int) -> None:
        """The marker is Spent, or there is no Ammo."""
        units, unit_at = game.world.units, game.state.unit_at
        spent = game.state.spent & units.marker[unit, "citadel"]
        for shooter in menu.awake:
            for shot in menu.zeds.shots(CitadelShot, shooter, unit_at[shooter]):
                if unit_at[shooter] != TOWN:
                    game.forbid(shot.key, "DOZ-MAYOR-08", "not-in-town-center")
                elif spent:
                    game.forbid(shot.key, "DOZ-ABIL-02", "marker-spent")
                elif not affordable(game, shooter):
                    refuse_price(game, shot.key, shooter)

    def take(self, game: DawnGame, option: CitadelShot | ShootRaiders) -> None:
        """Flip the marker, pay the Ammo, fire with a column in favour."""
        mayor = next(u for u in game.world.units.having(Citadel) if game.in_play(u))
        game.state.spent |= game.world.units.marker[mayor, "citadel"]
        pay_shot(game, option.unit)
        if isinstance(option, ShootRaiders):
            game.call(shot_at_raiders(option, self.shift))
            return
        game.call(GunfireAttack(option.unit, option.place, option.zed, option.distance, self.shift))


def citadel_shift(game: DawnGame) -> int:
    """Columns in favour of a shot by the Mayor's order."""
    abilities = [ability for own in game.world.units.menu for ability in own]
    return sum(ability.shift for ability in abilities if type(ability) is Citadel)


class MotivationalSpeech(MenuAbility, frozen=True, kw_only=True, tag="motivational-speech"):
    """Once per game: a free Action for every other unit in Town (DOZ-MAYOR-09)."""

    takes: ClassVar[tuple[type[Option], ...]] = (GiveSpeech,)

    def offer(self, game: DawnGame, menu: Menu, unit: int) -> None:
        """While it has not been given."""
        spent = game.state.spent_for_good | game.state.spent  # an injunction may forbid it
        if not spent & game.world.units.marker[unit, "motivational-speech"]:
            menu.options.append(game.world.options.speech[unit])

    def explain(self, game: DawnGame, menu: Menu, unit: int) -> None:
        """It has been given, or an injunction forbids it this turn."""
        marker = game.world.units.marker[unit, "motivational-speech"]
        option = game.world.options.speech[unit]
        if game.state.spent_for_good & marker:
            game.forbid(option.key, "DOZ-MAYOR-09", "once-per-game")
        elif game.state.spent & marker:
            game.forbid(option.key, "DOZ-BERK-04", "marker-spent")

    def take(self, game: DawnGame, option: GiveSpeech) -> None:
        """Everybody but the speaker (DOZ-MAYOR-10)."""
        state = game.state
        state.spent_for_good |= game.world.units.marker[option.unit, "motivational-speech"]
        heard = tuple(listeners(game, option.unit))
        state.free += heard
        game.tell(SpeechGiven, unit=option.unit, units=heard)


def listeners(game: DawnGame, speaker: int) -> list[int]:
    """Player units on Town spaces and in Town Center without the speaker; patients may Heal."""
    board, player = game.world.board, game.world.units.player
    far = any(map(game.in_play, game.world.units.having(AmplifiedSpeech)))  # DOZ-WZED-02
    return [
        unit
        for unit, at in enumerate(game.state.unit_at)
        if player[unit]
        and unit != speaker
        and game.on_table(unit)
        and game.hears(unit)
        and (board.is_town[at] or (far and at != CAMP and board.track[at] != TUNNEL))
    ]


BlueAbility = Leadership | Citadel | MotivationalSpeech
