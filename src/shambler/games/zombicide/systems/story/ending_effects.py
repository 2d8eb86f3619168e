"""What story cards say of the end: the mission is won, the next one, the campaign is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from shambler.games.zombicide.systems.sheets.sheet_state import team_of
from shambler.games.zombicide.systems.story.scene import Effect, StoryScene
from shambler.games.zombicide.systems.story.story_state import change_story

if TYPE_CHECKING:
    from shambler.games.zombicide.core.game import ZombicideGame


class NextMission(Effect, frozen=True, kw_only=True, tag="next"):
    """Where the campaign goes: any of these not yet done, or the ``first`` of them (FH-CAMP-10)."""

    missions: tuple[str, ...]
    first: bool = False

    def apply(self, game: ZombicideGame, scene: StoryScene) -> None:
        """Remembered until the mission is won."""
        done = team_of(game.state).done
        left = tuple(mission for mission in self.missions if mission not in done)
        change_story(game.state, next=left[:1] if self.first else left)


class EndCampaign(Effect, frozen=True, kw_only=True, tag="campaign-end"):
    """After this mission the campaign is over."""

    def apply(self, game: ZombicideGame, scene: StoryScene) -> None:
        """Won, if the mission is."""
        change_story(game.state, over=True)


class Win(Effect, frozen=True, kw_only=True, tag="win"):
    """The mission is won once all effects are done (FH-CAMP-11)."""

    def apply(self, game: ZombicideGame, scene: StoryScene) -> None:
        """Remembered until then."""
        change_story(game.state, won=True)
