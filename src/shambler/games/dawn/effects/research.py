"""Effects of the Laboratory: Research cards, Components, the Antidote."""

from __future__ import annotations

from typing import TYPE_CHECKING

from shambler.games.dawn.effects.base import Effect
from shambler.games.dawn.procedures import research
from shambler.games.dawn.procedures.hits import HitUnit
from shambler.games.dawn.procedures.research import Reveal, add_early, scientist
from shambler.games.dawn.procedures.trying import FreeAttempt
from shambler.games.dawn.state import NOBODY

if TYPE_CHECKING:
    from shambler.games.dawn.dawn_game import DawnGame
    from shambler.games.dawn.procedures.program import RunProgram


class RevealResearch(Effect, frozen=True, kw_only=True, tag="reveal-research"):
    """The next Research card is revealed; this is no Research Action (DOZ-RUL-73)."""

    def apply(self, game: DawnGame, run: RunProgram) -> None:
        """Turn it over."""
        game.call(Reveal())


class FreeResearch(Effect, frozen=True, kw_only=True, tag="free-research"):
    """One Research attempt without spending an Action."""

    def apply(self, game: DawnGame, run: RunProgram) -> None:
        """If somebody is there to try, and nobody has succeeded this turn (DOZ-RES-04)."""
        game.call(FreeAttempt())


class EarlyResearch(Effect, frozen=True, kw_only=True, tag="early-research"):
    """Random unused Early Research cards go on top of the deck."""

    count: int

    def apply(self, game: DawnGame, run: RunProgram) -> None:
        """Face down on top."""
        add_early(game, self.count)


class HitLaboratoryHero(Effect, frozen=True, kw_only=True, tag="hit-laboratory-hero"):
    """The Hero in the Laboratory takes Hits."""

    hits: int

    def apply(self, game: DawnGame, run: RunProgram) -> None:
        """If anybody is there."""
        game.call(HitUnit(scientist(game), self.hits))

    def usable(self, game: DawnGame) -> bool:
        """Only with a Hero in the Laboratory."""
        return scientist(game) != NOBODY


class ChoosesComponent(Effect, frozen=True, kw_only=True, tag="choose-component"):
    """The Hero side puts a Super Weapon Component in play (DOZ-RES-08)."""

    def apply(self, game: DawnGame, run: RunProgram) -> None:
        """Ask which."""
        game.call(research.ChooseComponent())


class LosesComponent(Effect, frozen=True, kw_only=True, tag="lose-component"):
    """A Component leaves play."""

    random: bool = False

    def apply(self, game: DawnGame, run: RunProgram) -> None:
        """Drawn or chosen."""
        game.call(research.LoseComponent(self.random))


class AntidoteBreakthrough(Effect, frozen=True, kw_only=True, tag="antidote"):
    """The first reveal brings the Final Component, the second the Antidote (DOZ-ANTI-01)."""

    def apply(self, game: DawnGame, run: RunProgram) -> None:
        """The one or the other."""
        research.antidote(game)
