"""A mission of a campaign is given up while somebody still stands (FH-CAMP-16)."""

from __future__ import annotations

from typing import ClassVar, Final

from shambler.games.zombicide.core import options as opt
from shambler.games.zombicide.core.edition import EVERYWHERE, ActionFamily
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.turn import Standing, Turn
from shambler.games.zombicide.core.world import ZombicideWorld
from shambler.games.zombicide.systems.story.options import GiveUp
from shambler.games.zombicide.systems.story.succession import lose_mission
from shambler.kernel.decision import Decision, Option
from shambler.kernel.procedure import Procedure

GIVE_UP: Final = GiveUp("give-up")
RULE: Final = "FH-CAMP-16"


class AgreeToGiveUp(Procedure, frozen=True, gc=False):
    """All players must agree, whoever proposed it too; one refusal is enough to play on."""

    left: tuple[int, ...]

    def step(self, game: ZombicideGame) -> Decision | None:
        """Ask the next, or have done."""
        if self.left:
            return Decision(self.left[:1], "give-up", [opt.AGREE, opt.REFUSE], RULE)
        game.end()
        lose_mission(game, "given-up", RULE)
        return None

    def chosen(self, game: ZombicideGame, option: opt.Say) -> None:
        """On to the next player, or back to the turn."""
        if option is opt.AGREE:
            game.goto(AgreeToGiveUp(self.left[1:]))
        else:
            game.end()


class GivingUp(ActionFamily):
    """In a campaign the mission is then played again; one by itself is simply left alone."""

    carries: ClassVar[tuple[type[Option], ...]] = (GiveUp,)

    def where(self, world: ZombicideWorld) -> int:
        """Anywhere, in a campaign."""
        return 0 if world.setup.campaign is None else EVERYWHERE

    def lists(self, game: ZombicideGame, standing: Standing, options: list[Option]) -> None:
        """Beside other things: a turn in which nothing is left to do ends by itself."""
        if options and not standing.turn.granted:
            options.append(GIVE_UP)

    def carry_out(self, game: ZombicideGame, turn: Turn, option: GiveUp) -> None:
        """It costs nothing to ask."""
        mine = game.world.owners[turn.who]
        others = [seat for seat in game.world.seats if seat != mine]
        game.call(AgreeToGiveUp((mine, *others)))


GIVING_UP: Final = GivingUp(free=True, confined=True)
