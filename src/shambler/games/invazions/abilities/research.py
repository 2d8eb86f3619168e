"""What Research cards do: protect or expose, and score at the end of the turn."""

from __future__ import annotations

from typing import Literal

from shambler.games.invazions.abilities.base import Ability
from shambler.games.invazions.invazions_game import InvazionsGame
from shambler.games.invazions.state import Place


class Exposed(Ability, frozen=True, kw_only=True, tag="exposed"):
    """Can be hit while Humans are here (IVZ-CARDX-20)."""


class Armour(Ability, frozen=True, kw_only=True, tag="armour"):
    """Humans here have more Resistance."""

    count: int


ResearchOngoing = Exposed | Armour


class Score(Ability, frozen=True, kw_only=True, tag="score"):
    """Points, and more with enough Survivors or other (trained) Humans here (IVZ-CARDX-30)."""

    points: int
    bonus: int = 0
    when: Literal["survivors", "trained"] = "survivors"
    at_least: int = 0

    def points_for(self, game: InvazionsGame, place: Place) -> int:
        """What it is worth now."""
        if not self.bonus:
            return self.points
        is_survivor = game.world.cards.is_survivor
        wanted = self.when == "survivors"
        there = sum([is_survivor[card] is wanted for card in place.humans])
        return self.points + (self.bonus if there >= self.at_least else 0)


class ScoreLosses(Ability, frozen=True, kw_only=True, tag="score-losses"):
    """Points, and more for each Human of this place devoured this turn."""

    points: int
    per_loss: int
    most: int

    def points_for(self, game: InvazionsGame, place: Place) -> int:
        """What it is worth now."""
        return self.points + min(self.most, self.per_loss * place.losses)


ScoreAbility = Score | ScoreLosses
