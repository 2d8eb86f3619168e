"""A Hero is named for a card's favour (E-B13)."""

from __future__ import annotations

from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.events.units import HeroFavoured
from shambler.games.dawn.options.picks import PickUnit
from shambler.kernel.decision import Decision
from shambler.kernel.procedure import Procedure


class FavourHero(Procedure, frozen=True, gc=False):
    """Any Hero on the map or in Town Center who is awake; the effect stands from then on."""

    effect: int

    def step(self, game: DawnGame) -> Decision | None:
        """Ask who."""
        units = game.world.units
        found = [u for u, hero in enumerate(units.hero) if hero and game.in_play(u)]
        if not found:
            game.end()
            return None
        options = [game.world.options.unit[unit] for unit in found]
        return Decision(game.heroes, "favour-hero", options, "DOZ-HERO-02")

    def chosen(self, game: DawnGame, option: PickUnit) -> None:
        """For this turn."""
        game.state.favoured = option.unit
        game.state.standing += (self.effect,)
        game.tell(HeroFavoured, unit=option.unit)
        game.end()
