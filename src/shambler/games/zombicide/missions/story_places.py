"""Where story cards and crates lie: places that everybody sees marked."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from shambler.games.zombicide.missions.special import SpecialRule
from shambler.games.zombicide.systems.story.reading import lying
from shambler.games.zombicide.systems.story.scene import story_of
from shambler.games.zombicide.systems.story.story import StoryCards, aim_of
from shambler.games.zombicide.systems.story.story_state import story_in

if TYPE_CHECKING:
    from shambler.games.zombicide.core.game import ZombicideGame


class StoryPlaces(SpecialRule, frozen=True, kw_only=True, tag="story-cards"):
    """Cards lie face down with the number of their tile up, crates beside them (FH-SETUP-06)."""

    def places(self, game: ZombicideGame) -> Iterable[tuple[int, str]]:
        """Cards by their numbers, crates, and where one may leave."""
        zones, cards, aim = game.world.system(StoryCards).zones, story_of(game).card, aim_of(game)
        for number in lying(game):
            if zones[number] >= 0:
                yield zones[number], f"card-{cards[number].id}"
        yield from ((zone, "crate") for zone in story_in(game.state).crates)
        if aim is not None:
            yield from ((zone, "exit") for zone in game.zones_of(aim.ways_out(game)))
