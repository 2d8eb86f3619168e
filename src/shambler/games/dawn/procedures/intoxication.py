"""Intoxicated Zeds: at the start of an Action Phase the weakest near people is hit (R-E02)."""

from __future__ import annotations

from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.effects.ongoing import HitWeakest
from shambler.games.dawn.options.picks import PickZed
from shambler.games.dawn.procedures.hits import hit_zeds
from shambler.kernel.decision import PASS, Decision, Option, Pass
from shambler.kernel.procedure import Procedure


def hit_the_weakest(game: DawnGame) -> None:
    """While the card is current."""
    if game.world.features.research and game.stands(HitWeakest):
        game.call(PickWeakest())


class PickWeakest(Procedure, frozen=True, gc=False):
    """The Hero side may hit it, and breaks ties."""

    def step(self, game: DawnGame) -> Decision | None:
        """Ask."""
        found = near_people(game)
        if not found:
            game.end()
            return None
        least = min(map(game.zed_strength, found))
        options: list[Option] = [
            game.world.options.zed[zed] for zed in found if game.zed_strength(zed) == least
        ]
        return Decision(game.heroes, "hit-weakest", [*options, PASS], "DOZ-RES-05")

    def chosen(self, game: DawnGame, option: PickZed | Pass) -> None:
        """That one, or none."""
        game.end()
        if isinstance(option, PickZed):
            hits = sum(e.hits for e in game.standing() if type(e) is HitWeakest)
            hit_zeds(game, [option.zed], hits)


def near_people(game: DawnGame) -> list[int]:
    """Zeds next to a Hero or Civilians unit, not on a Start space."""
    board, people, at = game.world.board, game.world.units.people, game.state.unit_at
    near = {
        place
        for unit, where in enumerate(at)
        if people[unit] and game.in_play(unit)
        for place in board.neighbours[where]
        if not board.is_start[place]
    }
    return [zed for zed in game.zeds_in_play() if game.state.zed_at[zed] in near]
