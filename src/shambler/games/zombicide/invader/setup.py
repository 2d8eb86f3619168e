"""Set-up of Invader: starting cards, first player, first spawn zone (INV-SETUP-05, 12)."""

from __future__ import annotations

from shambler.games.zombicide.core import events as ev
from shambler.games.zombicide.core import options as opt
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.setup import hold
from shambler.kernel.decision import Decision, Option
from shambler.kernel.procedure import Procedure


class DealCards(Procedure, frozen=True, gc=False):
    """The team shares the starting cards out, one for every survivor (INV-SETUP-05)."""

    who: int = 0

    def step(self, game: ZombicideGame) -> Decision | None:
        """Ask for the next survivor."""
        state = game.state
        if self.who >= game.world.team or not state.starting:  # INV-BIG-01
            game.end()
            return None
        kinds = {game.gear(card).id: card for card in reversed(state.starting)}
        options: list[Option] = [opt.PickCard(f"card:{name}", card) for name, card in kinds.items()]
        about = {"who": self.who}
        return Decision(game.world.seats, "deal", options, "INV-SETUP-05", about)

    def chosen(self, game: ZombicideGame, option: opt.PickCard) -> None:
        """Into the hand it goes."""
        state = game.state
        state.starting = tuple(card for card in state.starting if card != option.card)
        hold(game.world, state.survivors[self.who], option.card)
        game.tell(ev.Dealt, self.who, option.card, rule="INV-SETUP-05")
        game.goto(DealCards(self.who + 1))


class FirstPlayer(Procedure, frozen=True, gc=False):
    """The team decides who goes first (INV-SETUP-12)."""

    def step(self, game: ZombicideGame) -> Decision:
        """Any seat."""
        seats = game.world.seats
        options = [opt.PickSeat(f"seat:{seat}", seat) for seat in seats]
        return Decision(seats, "first-player", options, "INV-SETUP-12")

    def chosen(self, game: ZombicideGame, option: opt.PickSeat) -> None:
        """They get the token."""
        game.state.first_player = option.seat
        game.end()


class FirstSpawn(Procedure, frozen=True, gc=False):
    """The team picks the spawn zone that is drawn for first (INV-SPAWN-02)."""

    def step(self, game: ZombicideGame) -> Decision:
        """Any spawn zone."""
        zones = game.world.board.clockwise({token.zone for token in game.state.spawns})
        options = [game.world.menu.zones[zone] for zone in zones]
        return Decision(game.world.seats, "first-spawn", options, "INV-SPAWN-02")

    def chosen(self, game: ZombicideGame, option: opt.PickZone) -> None:
        """For the whole game."""
        game.state.first_spawn = option.zone
        game.end()
