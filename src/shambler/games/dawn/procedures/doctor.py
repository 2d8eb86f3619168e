"""Dr. Marteuse removes Hits, not just markers: a reduced unit may flip back (DOZ-MARTEUSE-06)."""

from __future__ import annotations

from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.options.picks import PickZed
from shambler.games.dawn.procedures.distraction import heal_zeds
from shambler.kernel.decision import DONE, Decision, Done, Option
from shambler.kernel.procedure import Procedure


class RemoveHits(Procedure, frozen=True, gc=False):
    """One Hit from each of so many Zeds of any kind, as the Zeds player likes."""

    left: int
    healed: tuple[int, ...] = ()

    def step(self, game: DawnGame) -> Decision | None:
        """Ask for the next; up to so many (DOZ-MARTEUSE-04)."""
        damage = game.state.zed_damage
        hurt = [z for z in game.zeds_in_play() if damage[z] and z not in self.healed]
        if not self.left or not hurt:
            game.end()
            return None
        options: list[Option] = [game.world.options.zed[zed] for zed in hurt]
        zeds = (game.world.sides.zeds,)
        about: dict[str, str | int] = {"count": self.left}
        return Decision(zeds, "remove-hits", [*options, DONE], "DOZ-MARTEUSE-04", about)

    def chosen(self, game: DawnGame, option: PickZed | Done) -> None:
        """One Hit less on it."""
        if isinstance(option, Done):
            game.end()
            return
        game.goto(RemoveHits(self.left - 1, (*self.healed, option.zed)))
        heal_zeds(game, option.zed, 1)
