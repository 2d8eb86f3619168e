"""What the tests of sabotage share: a game to be spoilt, and how it is done."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import pytest

from shambler.kernel.decision import Decision, Option
from shambler.kernel.structs import replace
from shambler.testing import KitFailure, run_kit
from tests.testgame import BarricadeNight

Patch = pytest.MonkeyPatch
Sabotage: TypeAlias = Callable[[Patch], None]


class Spoilt(BarricadeNight):
    """A copy of the game to be spoilt by one test."""


def after(patch: Patch, cls: type, method: str, harm: Callable[..., None]) -> None:
    """Do some harm after a method of a procedure has run."""
    honest = getattr(cls, method)

    def spoilt(self: Any, table: Any, *args: Any) -> Any:
        result = honest(self, table, *args)
        harm(table)
        return result

    patch.setattr(cls, method, spoilt)


def asking(patch: Patch, cls: type, harm: Callable[[Decision], Decision]) -> None:
    """Change the question that a procedure asks."""
    honest = cls.step  # type: ignore[attr-defined]
    patch.setattr(cls, "step", lambda self, table: harm(honest(self, table)))


def with_options(change: Callable[[list[Option]], list[Option]]) -> Callable[[Decision], Decision]:
    return lambda asked: replace(asked, options=change(list(asked.options)))


def reported(spoil: Sabotage, report: str, patch: Patch) -> None:
    """The kit must report a game spoilt like this."""
    spoil(patch)
    with pytest.raises(KitFailure, match=report):
        run_kit(Spoilt(), "cabin", 10, options={"seats": 3})
