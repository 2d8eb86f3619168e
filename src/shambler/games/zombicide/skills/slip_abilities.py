"""The word of a skill that gets past enemies once in a turn."""

from __future__ import annotations

from typing import ClassVar

from shambler.games.zombicide.core import options as opt
from shambler.games.zombicide.core.ability_kinds import FeatAbility
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.traits import Feat
from shambler.games.zombicide.core.turn import Standing, Turn
from shambler.games.zombicide.skills.slipping import list_slips, slip
from shambler.kernel.decision import Option


class SlipOnce(FeatAbility, frozen=True, kw_only=True, tag="slip-once"):
    """One move action per turn as if nobody were there."""

    near: ClassVar[int] = 1
    why: ClassVar[str] = "nobody-to-slip-past"
    at_start: ClassVar[bool] = True  # inborn: nobody learns it later

    def lists(
        self, game: ZombicideGame, standing: Standing, feat: Feat, options: list[Option]
    ) -> None:
        """Where to."""
        list_slips(game, standing, feat, options)

    def use(self, game: ZombicideGame, turn: Turn, feat: Feat, option: opt.UseSkill) -> None:
        """Slip away."""
        slip(game, turn, feat, option)
