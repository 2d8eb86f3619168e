"""The Action Phase: the Hero side acts until it is done (DOZ-ACT-01 to DOZ-ACT-07)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from shambler.games.dawn.abilities.base import MenuAbility
from shambler.games.dawn.actions.menu import Menu
from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.events.turn import GoodiesFound
from shambler.games.dawn.options.actions import CitadelShot, ShootRaiders
from shambler.games.dawn.options.research import UseAbility
from shambler.games.dawn.procedures.intoxication import hit_the_weakest
from shambler.games.dawn.procedures.program import RunProgram
from shambler.games.dawn.procedures.rising import RiseFallen
from shambler.kernel.decision import DONE, Decision, Done, Option
from shambler.kernel.procedure import Procedure

if TYPE_CHECKING:
    from shambler.games.dawn.effects.program import Goodies


class ActionPhase(Procedure, frozen=True, gc=False):
    """Player Actions are handed out, then the menu; Goodies! come at the end."""

    at: int = 0

    def step(self, game: DawnGame) -> None:
        """Everybody has an Action."""
        game.state.player_actions = (1,) * len(game.heroes)
        game.goto(ActionPhase(1))
        game.call(ActionMenu())
        hit_the_weakest(game)

    def returned(self, game: DawnGame, result: object) -> None:
        """The Hero side is done."""
        if game.state.standing:
            game.goto(CollectGoodies(game.state.standing))
        else:
            game.end()


class ActionMenu(Procedure, frozen=True, gc=False):
    """Every legal Action of every unit at once; asked again until the Hero side is done."""

    def step(self, game: DawnGame) -> Decision | None:
        """List them."""
        if game.state.rising:
            game.call(RiseFallen())
            return None
        menu = Menu(game)
        for family in game.world.actions:
            family.offer(game, menu)
        for ability, unit in menu.crew.skills:
            if not menu.chaos or unit in menu.awake or ability.anywhere:
                ability.offer(game, menu, unit)
        menu.options.append(DONE)
        if game.blocked is not None:
            self.explain(game, menu)
        return Decision(game.world.sides.heroes, "action", menu.options, "DOZ-ACT-01")

    def explain(self, game: DawnGame, menu: Menu) -> None:
        """What is not in the menu, and why."""
        for family in game.world.actions:
            family.explain(game, menu)
        for unit in menu.crew.skilled:
            for ability in game.world.units.menu[unit]:
                ability.explain(game, menu, unit)

    def chosen(self, game: DawnGame, option: Option) -> None:
        """Do it, or end the Phase; unused Actions are lost (DOZ-ACT-07)."""
        kind = type(option)
        if kind is Done:
            game.state.player_actions = (0,) * len(game.heroes)
            game.state.event_actions = 0
            game.state.free = ()
            game.end()
        elif isinstance(option, UseAbility):
            ability_of(game, option).take(game, option)
        elif isinstance(option, ShootRaiders) and option.by == "citadel":
            game.world.takers[CitadelShot].take(game, option)
        else:
            game.world.takers[kind].take(game, option)


def ability_of(game: DawnGame, option: UseAbility) -> MenuAbility:
    """The ability of the Action menu that an option uses."""
    own = game.world.units.abilities[option.leader]
    ability = next(a for a in own if type(a).__struct_config__.tag == option.what)
    assert isinstance(ability, MenuAbility)
    return ability


class CollectGoodies(Procedure, frozen=True, gc=False):
    """A Player unit in a Goodies! space collects the reward (DOZ-GOODIES-02)."""

    effects: tuple[int, ...]

    def step(self, game: DawnGame) -> None:
        """Look at the next."""
        if not self.effects:
            game.end()
            return
        game.goto(CollectGoodies(self.effects[1:]))
        program, at = self.effects[0] >> 4, self.effects[0] & 15
        if (program, at) in game.world.goodies:
            effect: Goodies = game.world.programs[program][at]  # type: ignore[assignment]
            place = game.world.board.place[effect.space]
            if game.player_units_at(place):
                game.tell(GoodiesFound, place=place)
                game.call(RunProgram(game.world.inner[program, at][0]))
