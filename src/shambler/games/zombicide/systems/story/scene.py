"""Where in the story we are, and what every effect is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

import msgspec

from shambler.games.zombicide.core.words import Word
from shambler.games.zombicide.systems.escort.escort import companion_of, leader_in
from shambler.kernel.structs import replace

if TYPE_CHECKING:
    from shambler.games.zombicide.core.game import ZombicideGame
    from shambler.games.zombicide.systems.story.content import Story

Whom: TypeAlias = Literal["taker", "team", "zone", "leader", "companion-zone"]
HERE = "here"


def story_of(game: ZombicideGame) -> Story:
    """The story of the mission that is played."""
    mission: Any = game.world.mission  # an edition with stories tells one in every mission
    story: Story = mission.story
    return story


class StoryScene(msgspec.Struct, frozen=True, gc=False):
    """A place in the story: a card or note, the effect there, who took it, where.

    ``source`` counts the cards of the mission, then its notes, then what happens at its opening;
    ``path`` leads to an effect: its place in the list, then the place of a list inside it and of an
    effect in that, and so on.
    """

    source: int
    path: tuple[int, ...]
    taker: int
    zone: int

    def inside(self, number: int) -> StoryScene:
        """The list of effects in one of its parts."""
        return replace(self, path=(*self.path, number))

    def of(self, game: ZombicideGame, who: int) -> StoryScene:
        """The same for somebody else, where they stand."""
        return replace(self, taker=who, zone=game.state.survivors[who].zone)

    def place(self, game: ZombicideGame, at: str) -> int:
        """A zone, or here."""
        return self.zone if at == HERE else game.world.board.zone_at(at)

    def people(self, game: ZombicideGame, whom: Whom) -> list[int]:
        """Those in play whom an effect means; companions gain nothing."""
        team = [w for w in game.in_play() if w < game.world.team]
        if whom == "team":
            return team
        if whom in ("zone", "companion-zone"):
            survivors = game.state.survivors
            zone = self.zone if whom == "zone" else survivors[companion_of(game)].zone
            return [who for who in team if survivors[who].zone == zone]
        one = self.taker if whom == "taker" else leader_in(game.state)
        return [one] if one in team else []


class Effect(Word, frozen=True, kw_only=True, tag_field="do"):
    """Something a card does."""

    @property
    def lists(self) -> Sequence[tuple[Any, ...]]:
        """The lists of effects inside it: of each option, or its own."""
        return ()

    def apply(self, game: ZombicideGame, scene: StoryScene) -> None:
        """Do it."""
        raise NotImplementedError(self.name)
