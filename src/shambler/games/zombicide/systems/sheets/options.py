"""Rewards of campaign sheets, as options."""

from __future__ import annotations

from typing import ClassVar

from shambler.kernel.decision import Option


class Bonus(Option, frozen=True, gc=False):
    """A bonus action: one action more in this turn."""

    verb: ClassVar[str] = "bonus"


class TakeBonus(Option, frozen=True, gc=False):
    """A bonus action as the reward of a milestone."""

    verb: ClassVar[str] = "milestone"


class PickSuccessor(Option, frozen=True, gc=False):
    """Somebody who takes the place of the dead."""

    verb: ClassVar[str] = "successor"
    survivor: str


class TakeSkill(Option, frozen=True, gc=False):
    """A campaign skill as the reward of a milestone."""

    verb: ClassVar[str] = "campaign-skill"
    gain: int
