"""Set-up decisions: starting equipment, groups, first player, first spawn zone (INV-SETUP)."""

from __future__ import annotations

from shambler.games.zombicide import events as ev
from shambler.games.zombicide import options as opt
from shambler.games.zombicide.procedures.round import Round
from shambler.games.zombicide.state import EMPTY, Survivor
from shambler.games.zombicide.table import SETUP, Table
from shambler.kernel.chance import Draw
from shambler.kernel.decision import Decision, Option
from shambler.kernel.deck import Deck
from shambler.kernel.procedure import Procedure


class SetUp(Procedure, frozen=True, gc=False):
    """Everything the team decides before the first round."""

    stage: int = 0

    def step(self, game: Table) -> None:
        """One question after the other."""
        stages: tuple[Procedure, ...] = (SplitGroups(), DealCards(), FirstPlayer(), FirstSpawn())
        if self.stage == len(stages):
            game.goto(Round())
            return
        game.goto(SetUp(self.stage + 1))
        game.call(stages[self.stage])


class SplitGroups(Procedure, frozen=True, gc=False):
    """Survivors are split at random among several starting areas (INV-M1-04)."""

    def step(self, game: Table) -> Draw | None:
        """Draw the survivors of the first group."""
        zones = game.world.group_zones
        if not zones:
            game.end()
            return None
        team = len(game.world.sheets)
        return Draw(SETUP, Deck(tuple(range(team))), (team + 1) // 2)

    def drawn(self, game: Table, cards: tuple[int, ...]) -> None:
        """The rest starts in the second."""
        first, second = game.world.group_zones
        for who in range(len(game.world.sheets)):
            game.state.survivors[who].zone = first if who in cards else second
        game.end()


class DealCards(Procedure, frozen=True, gc=False):
    """The team shares the starting cards out, one for every survivor (INV-SETUP-05)."""

    who: int = 0

    def step(self, game: Table) -> Decision | None:
        """Ask for the next survivor."""
        state = game.state
        if self.who >= len(game.world.sheets) or not state.starting:
            game.end()
            return None
        kinds = {game.gear(card).id: card for card in reversed(state.starting)}
        options: list[Option] = [opt.PickCard(f"card:{name}", card) for name, card in kinds.items()]
        about = {"who": self.who}
        return Decision(game.world.seats, "deal", options, "INV-SETUP-05", about)

    def chosen(self, game: Table, option: opt.PickCard) -> None:
        """Into the hand it goes."""
        state = game.state
        state.starting = tuple(card for card in state.starting if card != option.card)
        hold(game, state.survivors[self.who], option.card)
        game.tell(ev.Dealt, self.who, option.card)
        game.goto(DealCards(self.who + 1))


def hold(game: Table, survivor: Survivor, card: int) -> None:
    """Put a card into the first slot it fits, else into the backpack."""
    slot = game.gear(card).slot
    if slot == "hand" and EMPTY in survivor.hands:
        survivor.hands = _filled(survivor.hands, card)
    elif slot == "body" and EMPTY in survivor.body:
        survivor.body = _filled(survivor.body, card)
    else:
        survivor.pack = (*survivor.pack, card)


def _filled(slots: tuple[int, ...], card: int) -> tuple[int, ...]:
    at = slots.index(EMPTY)
    return (*slots[:at], card, *slots[at + 1 :])


class FirstPlayer(Procedure, frozen=True, gc=False):
    """The team decides who goes first (INV-SETUP-12)."""

    def step(self, game: Table) -> Decision:
        """Any seat."""
        seats = game.world.seats
        options = [opt.PickSeat(f"seat:{seat}", seat) for seat in seats]
        return Decision(seats, "first-player", options, "INV-SETUP-12")

    def chosen(self, game: Table, option: opt.PickSeat) -> None:
        """They get the token."""
        game.state.first_player = option.seat
        game.end()


class FirstSpawn(Procedure, frozen=True, gc=False):
    """The team picks the spawn zone that is drawn for first (INV-SPAWN-02)."""

    def step(self, game: Table) -> Decision:
        """Any spawn zone."""
        zones = game.world.board.clockwise({token.zone for token in game.state.spawns})
        options = [game.world.menu.zones[zone] for zone in zones]
        return Decision(game.world.seats, "first-spawn", options, "INV-SPAWN-02")

    def chosen(self, game: Table, option: opt.PickZone) -> None:
        """For the whole game."""
        game.state.first_spawn = option.zone
        game.end()
