"""What objectives give to whoever takes them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from shambler.games.zombicide.content import Effect
from shambler.games.zombicide.features.remotes import hold_remote
from shambler.games.zombicide.procedures.levels import GainExperience
from shambler.games.zombicide.procedures.searching import Receive
from shambler.games.zombicide.table import SETUP
from shambler.kernel.chance import Draw
from shambler.kernel.procedure import Procedure

if TYPE_CHECKING:
    from shambler.games.zombicide.table import Table
    from shambler.games.zombicide.world import World


def reward(world: World, entry: Effect) -> Callable[[Any, int], None]:
    """The code for one reward."""
    match entry.name:
        case "experience":
            amount = entry.number("amount")
            return lambda game, who: game.call(GainExperience(who, amount, entry.rule))
        case "cards":
            cards = entry.texts("cards")
            return lambda game, who: _give(game, who, cards, entry.rule)
        case "random-card":
            return lambda game, who: game.call(DrawPrototype(who, entry.rule))
        case "remote":
            machine = world.machine_index.get(entry.text("machine"), -1)
            return lambda game, who: _remote(game, who, machine, entry.rule)
    raise ValueError(f"no reward is called {entry.name}")


def _give(game: Table, who: int, names: tuple[str, ...], rule: str) -> None:
    """Cards the mission set aside."""
    cards = tuple(c for name in names for c in game.state.aside if game.gear(c).id == name)
    game.state.aside = tuple(card for card in game.state.aside if card not in cards)
    game.call(Receive(who, cards, rule))


def _remote(game: Table, who: int, machine: int, rule: str) -> None:
    """The remote control of a machine, if it is in this mission."""
    if machine >= 0:
        hold_remote(game, who, machine, rule)


class DrawPrototype(Procedure, frozen=True, gc=False):
    """A random prototype of those not handed out yet; none left, nothing (INV-MIS-04)."""

    who: int
    rule: str

    def step(self, game: Table) -> Draw | None:
        """Draw one."""
        if not len(game.state.prototypes):
            game.end()
            return None
        return Draw(SETUP, game.state.prototypes)

    def drawn(self, game: Table, cards: tuple[int, ...]) -> None:
        """It comes with a free rearranging."""
        game.state.prototypes = game.state.prototypes.without(cards)
        game.goto(Receive(self.who, cards, self.rule))
