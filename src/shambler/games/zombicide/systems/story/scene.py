"""Where in the story we are, and what every effect is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, TypeAlias

import msgspec

from shambler.games.zombicide.core.words import Word
from shambler.games.zombicide.systems.escort.escort import leader_in

if TYPE_CHECKING:
    from shambler.games.zombicide.core.game import ZombicideGame
    from shambler.games.zombicide.systems.story.content import Story

Whom: TypeAlias = Literal["taker", "team", "zone", "leader"]
HERE = "here"


def story_of(game: ZombicideGame) -> Story:
    """The story of the mission that is played."""
    mission: Any = game.world.mission  # an edition with stories tells one in every mission
    story: Story = mission.story
    return story


class StoryScene(msgspec.Struct, frozen=True, gc=False):
    """A place in the story: a card or note, the effect there, who took it, where.

    ``source`` counts the cards of the mission, then its notes; ``path`` leads to an effect: its
    place in the list, then the place of an option and of an effect in it, and so on.
    """

    source: int
    path: tuple[int, ...]
    taker: int
    zone: int

    def place(self, game: ZombicideGame, at: str) -> int:
        """A zone, or here."""
        return self.zone if at == HERE else game.world.board.zone_at(at)

    def people(self, game: ZombicideGame, whom: Whom) -> list[int]:
        """Those in play whom an effect means; companions gain nothing."""
        team = [w for w in game.in_play() if w < game.world.team]
        if whom == "team":
            return team
        if whom == "zone":
            return [who for who in team if game.state.survivors[who].zone == self.zone]
        one = self.taker if whom == "taker" else leader_in(game.state)
        return [one] if one in team else []


class Effect(Word, frozen=True, kw_only=True, tag_field="do"):
    """Something a card does."""

    def apply(self, game: ZombicideGame, scene: StoryScene) -> None:
        """Do it."""
        raise NotImplementedError(self.name)
