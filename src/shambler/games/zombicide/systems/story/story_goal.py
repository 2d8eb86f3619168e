"""The goal of a mission whose story says what is to be done."""

from __future__ import annotations

from typing import ClassVar

from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.goal_rule import GoalRule
from shambler.games.zombicide.core.tasks import Task
from shambler.games.zombicide.systems.story.planning import task_of
from shambler.games.zombicide.systems.story.story import aim_of
from shambler.games.zombicide.systems.story.story_state import story_in


class StoryGoal(GoalRule, frozen=True, kw_only=True, tag="story"):
    """The story says when the mission is won (FH-CAMP-11)."""

    shifting: ClassVar[bool] = True

    def met(self, game: ZombicideGame) -> bool:
        """A card or note said so, or all have left; nothing else is left to settle."""
        return story_in(game.state).settled

    def task(self, game: ZombicideGame) -> Task:
        """As far as anybody can know it."""
        return task_of(game, aim_of(game))
