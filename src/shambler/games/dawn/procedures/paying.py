"""How an Action is paid for (DOZ-RUL-65): its own free Action, a Player Action, an Event Action."""

from __future__ import annotations

from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.options.picks import PickSeat
from shambler.games.dawn.state import COMATOSE, NOBODY
from shambler.kernel.decision import Decision
from shambler.kernel.procedure import Procedure


def actions_for(game: DawnGame, unit: int) -> int:
    """How many Actions could be spent on a unit now (DOZ-ACT-03, DOZ-COOP-02)."""
    state = game.state
    count = state.event_actions + state.free.count(unit)
    marker = game.world.units.initiative[unit]
    awake = not state.unit_marks[unit] & COMATOSE
    if marker and not state.spent & marker and awake:
        count += 1
    if zen_ready(game, unit) and awake:
        count += 1
    seat = state.dealt[unit]
    return count + (sum(state.player_actions) if seat == NOBODY else state.player_actions[seat])


def pay_action(game: DawnGame, unit: int) -> None:
    """Spend one Action on a unit; called last, since it may have to ask whose it is."""
    state = game.state
    marker = game.world.units.initiative[unit]
    if unit in state.free:
        at = state.free.index(unit)
        state.free = state.free[:at] + state.free[at + 1 :]
        return
    awake = not state.unit_marks[unit] & COMATOSE
    if marker and not state.spent & marker and awake:
        state.spent |= marker
        return
    if zen_ready(game, unit) and awake:
        state.spent |= game.world.units.zen[unit]
        return
    spend_for(game, unit)


def spend_for(game: DawnGame, unit: int) -> None:
    """A Player Action that may serve the unit, else an Event Action; ``NOBODY``: the whole team."""
    payers = seats_that_could_pay(game, unit)
    if len(payers) > 1:
        game.call(ChoosePayer(unit))
    elif payers:
        spend_player_action(game, payers[0])
    else:
        game.state.event_actions -= 1


def team_actions(game: DawnGame) -> int:
    """Player and Event Actions that are left, for what needs no unit (DOZ-BRIDGE-05)."""
    return sum(game.state.player_actions) + game.state.event_actions


def pay_team_action(game: DawnGame) -> None:
    """Spend one of them."""
    spend_for(game, NOBODY)


def zen_ready(game: DawnGame, unit: int) -> bool:
    """A held card was played this turn, and the Zen Action is not spent (DOZ-ALYSSA-12)."""
    zen = game.world.units.zen[unit]
    return bool(zen) and game.state.hold_played and not game.state.spent & zen


def seats_that_could_pay(game: DawnGame, unit: int) -> list[int]:
    """Seats whose Player Action may be spent on a unit: its own; for a shared unit, all of them."""
    state = game.state
    seat = state.dealt[unit] if unit != NOBODY else NOBODY
    payers = []
    for payer in range(len(state.player_actions)) if seat == NOBODY else (seat,):
        if state.player_actions[payer]:
            payers.append(payer)
    return payers


def spend_player_action(game: DawnGame, seat: int) -> None:
    """Flip the seat's marker."""
    left = list(game.state.player_actions)
    left[seat] -= 1
    game.state.player_actions = tuple(left)


class ChoosePayer(Procedure, frozen=True, gc=False):
    """A unit that all share acts, and several seats still have their Player Action."""

    unit: int

    def step(self, game: DawnGame) -> Decision:
        """Ask whose it is."""
        options = [game.world.options.seat[seat] for seat in seats_that_could_pay(game, self.unit)]
        if self.unit == NOBODY:
            return Decision(game.heroes, "team-payer", options, "DOZ-COOP-02")
        return Decision(game.heroes, "payer", options, "DOZ-COOP-02", {"unit": self.unit})

    def chosen(self, game: DawnGame, option: PickSeat) -> None:
        """That one."""
        spend_player_action(game, option.seat)
        game.end()
