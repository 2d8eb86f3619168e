"""The goal of a mission whose story says what is to be done."""

from __future__ import annotations

from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.goal_rule import GoalRule
from shambler.games.zombicide.core.state import IN_PLAY
from shambler.games.zombicide.core.tasks import Task
from shambler.games.zombicide.systems.escort.escort import companion_of
from shambler.games.zombicide.systems.story.conditions import Together
from shambler.games.zombicide.systems.story.scene import story_of
from shambler.games.zombicide.systems.story.story import StoryCards, aim_of, lying
from shambler.games.zombicide.systems.story.story_state import story_in


class StoryGoal(GoalRule, frozen=True, kw_only=True, tag="story"):
    """The story says when the mission is won (FH-CAMP-11)."""

    def met(self, game: ZombicideGame) -> bool:
        """A card or note said so, or all have left."""
        return story_in(game.state).won

    def task(self, game: ZombicideGame) -> Task:
        """To the exit, to each other, or to the cards that may be taken."""
        aim, survivors = aim_of(game), game.state.survivors
        ways_out = game.zones_of(aim.ways_out(game)) if aim is not None else ()
        if ways_out:
            return Task(meet=ways_out[0])
        if aim is not None and isinstance(aim.reached, Together):
            companion = survivors[companion_of(game)]
            return Task(meet=companion.zone) if companion.status == IN_PLAY else Task()
        zones, story = game.world.system(StoryCards).zones, story_of(game)
        free = story_in(game.state).free
        open_cards = [n for n in lying(game) if free or story.card[n].id in story.first]
        return Task(tuple(zones[number] for number in open_cards))
