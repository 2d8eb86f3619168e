"""Housekeeping: markers return, order is restored, one-turn effects end (DOZ-HK-01 to -06)."""

from __future__ import annotations

from shambler.games.dawn.abilities.facts import CleanUp
from shambler.games.dawn.abilities.traits import NoInfection
from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.events.defences import OrderRestored
from shambler.games.dawn.options.picks import PickUnit
from shambler.games.dawn.procedures import stock
from shambler.games.dawn.state import NOBODY, NOWHERE, STEALTHED, DawnState
from shambler.kernel.decision import Decision
from shambler.kernel.procedure import Procedure


class Housekeeping(Procedure, frozen=True, gc=False):
    """The end of a turn: markers, then order, then what lowers Infection and ends with the turn."""

    ordered: bool = False

    def step(self, game: DawnGame) -> None:
        """Whoever restores order does so with every marker ready again (DOZ-HK-01, -02)."""
        state = game.state
        if not self.ordered:
            reset_markers(state)
            if state.chaos:
                game.goto(Housekeeping(True))
                game.call(RestoreOrder(tuple(sorted(set(state.chaos)))))
                return
        if state.antidote > 1:  # DOZ-ANTI-04
            stock.move_infection(game, -1, "DOZ-ANTI-04")
        if state.elwood:  # DOZ-ELWOOD-02
            stock.move_infection(game, -1, "DOZ-ELWOOD-02")
        end_turn_effects(state)
        game.end()


def reset_markers(state: DawnState) -> None:
    """Actions of every kind are lost, and Character Actions can be taken again (DOZ-HK-01)."""
    state.event_actions = 0
    state.player_actions = ()
    state.free = ()
    state.spent = 0
    state.zeds_actions = 0
    state.zeds_special = False


def end_turn_effects(state: DawnState) -> None:
    """What was for this turn ends with it (DOZ-HK-05, DOZ-RUL-03)."""
    state.shot = 0
    state.standing = ()
    state.favoured = NOBODY
    state.fated = NOWHERE
    state.no_entry = ()
    state.held_back = 0
    state.hold_played = False
    state.healed = 0
    state.equipped = False
    state.researched = False
    state.bad_medicine = False


class RestoreOrder(Procedure, frozen=True, gc=False):
    """One Chaos marker of each space with somebody able to restore order (DOZ-HK-02, -03)."""

    left: tuple[int, ...]

    def step(self, game: DawnGame) -> Decision | None:
        """Ask who is next: the order is the Hero side's, and so is who does it (DOZ-HK-06)."""
        able = [unit for place in self.left for unit in keepers(game, place)]
        if not able:
            game.end()
            return None
        options = [game.world.options.unit[unit] for unit in able]
        return Decision(game.heroes, "restore", options, "DOZ-HK-06")

    def chosen(self, game: DawnGame, option: PickUnit) -> None:
        """Order in that unit's space."""
        place = game.state.unit_at[option.unit]
        game.goto(RestoreOrder(tuple(at for at in self.left if at != place)))
        remove_chaos(game, place)
        stock.change(game, "infection", cost_of_order(game, option.unit), "DOZ-HK-02")


def keepers(game: DawnGame, place: int) -> list[int]:
    """Units that restore order there: no animals, nobody in hiding, no Zeds (DOZ-HK-04)."""
    if place in game.state.zed_at:
        return []
    units, marks = game.world.units, game.state.unit_marks
    return [
        unit
        for unit in game.units_at(place)
        if units.fighting[unit]
        and not units.animal[unit]
        and not marks[unit] & STEALTHED
        and unit not in units.never_restores
    ]


def cost_of_order(game: DawnGame, unit: int) -> int:
    """Infection by 1; none for the Riot Squad, less with Agee and the Super Weapon."""
    for ability in game.world.units.abilities[unit]:
        if type(ability) is NoInfection and ability.restoring:  # DOZ-RIOT-03
            return 0
        if type(ability) is CleanUp and game.state.weapon_found:  # DOZ-AGEE-04
            return ability.infection
    return 1


def remove_chaos(game: DawnGame, place: int) -> None:
    """A marker goes back to the supply."""
    chaos = list(game.state.chaos)
    chaos.remove(place)
    game.state.chaos = tuple(chaos)
    game.tell(OrderRestored, place=place)
