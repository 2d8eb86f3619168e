"""Losses the Hero side takes in any mix, and held cards that are given up (DOZ-RUL-07)."""

from __future__ import annotations

from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.events.fate import HeldCardLost
from shambler.games.dawn.options.actions import PlayHeldCard
from shambler.games.dawn.options.picks import TakeFind
from shambler.games.dawn.procedures import eating, stock
from shambler.games.dawn.state import ZEDS_DICE
from shambler.kernel.chance import Roll
from shambler.kernel.decision import Decision
from shambler.kernel.procedure import Procedure


class RollLosses(Procedure, frozen=True, gc=False):
    """A die says how many."""

    kinds: tuple[str, ...]

    def step(self, game: DawnGame) -> Roll:
        """Roll."""
        return Roll(ZEDS_DICE, 1)

    def rolled(self, game: DawnGame, faces: tuple[int, ...]) -> None:
        """That many."""
        game.goto(TakeLosses(faces[0], self.kinds))


class TakeLosses(Procedure, frozen=True, gc=False):
    """One pick at a time; what is at 0 cannot be chosen, what nobody has is dropped."""

    left: int
    kinds: tuple[str, ...]

    def step(self, game: DawnGame) -> Decision | None:
        """Ask for the next."""
        state, options = game.state, []
        there = {
            "supplies": game.world.features.supplies and eating.can_pay(game, 1),
            "ammo": state.ammo,
            "infection": game.world.features.infection,
            "hits": bool(eating.can_be_hit(game)),
        }
        for kind in self.kinds:
            if there[kind]:
                options.append(TakeFind(f"find:{kind}", kind, 1))
        if not self.left or not options:
            game.end()
            return None
        return Decision(game.heroes, "loss", options, "DOZ-RUL-07", {"count": self.left})

    def chosen(self, game: DawnGame, option: TakeFind) -> None:
        """One less."""
        game.goto(TakeLosses(self.left - 1, self.kinds))
        if option.stock == "hits":
            game.call(eating.TakeHit("DOZ-RUL-57"))
        elif option.stock == "infection":
            stock.change(game, "infection", 1)
        elif option.stock == "ammo":
            stock.change(game, "ammo", -1)
        else:
            eating.pay_supplies(game, 1, "DOZ-RUL-07")


class DiscardHeldCards(Procedure, frozen=True, gc=False):
    """Hold for Later cards are discarded unused (E-O12)."""

    left: int

    def step(self, game: DawnGame) -> Decision | None:
        """Ask which."""
        if not self.left or not game.state.held:
            game.end()
            return None
        options = [game.world.options.play[card] for card in game.state.held]
        return Decision(game.heroes, "discard-held", options, "DOZ-FATE-07")

    def chosen(self, game: DawnGame, option: PlayHeldCard) -> None:
        """That one."""
        game.goto(DiscardHeldCards(self.left - 1))
        discard_held(game, option.fate)


def discard_held(game: DawnGame, card: int) -> None:
    """It goes to the discards without effect."""
    state = game.state
    at = state.held.index(card)
    state.held = state.held[:at] + state.held[at + 1 :]
    state.fate_discards += (card,)
    game.tell(HeldCardLost, card=card)
