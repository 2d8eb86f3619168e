"""What players of Fort Hendrix see."""

from __future__ import annotations

from typing import Annotated, Self

from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.view_part import SystemPart
from shambler.games.zombicide.systems.buildings.buildings_view import BuildingsPart
from shambler.games.zombicide.systems.escort.escort_view import EscortPart
from shambler.games.zombicide.systems.knockout.knockout_view import FallenPart
from shambler.games.zombicide.systems.night.night_view import NightPart
from shambler.games.zombicide.systems.noise.noise_view import NoisePart
from shambler.games.zombicide.systems.reloading.reloading_view import ReloadingPart
from shambler.games.zombicide.systems.road_cars.road_cars_view import RoadCarsPart
from shambler.games.zombicide.systems.sheets.sheets_view import SheetsPart
from shambler.games.zombicide.systems.shooters.shooters_view import ShootersPart
from shambler.games.zombicide.systems.story.story_view import StoryPart
from shambler.games.zombicide.view import ZombicideView
from shambler.kernel.view import says


class HendrixStocksPart(SystemPart, frozen=True):
    """The decks to search, and the pimpweapons."""

    decks: Annotated[dict[str, int], says("cards left in each")]

    @classmethod
    def of(cls, game: ZombicideGame) -> Self:
        """By their names."""
        edition, state = game.world.edition, game.state
        found = dict(zip(edition.search_decks, map(len, state.stocks), strict=True))
        return cls({**found, edition.prize_deck: len(state.prototypes)})


class HendrixView(ZombicideView, frozen=True, kw_only=True):
    """What all editions show, and night, story, the fallen, the companion, noise, decks."""

    noise: Annotated[NoisePart, says("noise tokens in each zone that has some")]
    night: Annotated[NightPart, says("the hour, whether it is night, lights and lit zones")]
    story: Annotated[StoryPart, says("the aim, cards on the board, what was read, words found")]
    fallen: Annotated[FallenPart, says("who lies where until when, who was rescued, who died")]
    escort: Annotated[EscortPart, says("the companion and who leads it")]
    stocks: Annotated[HendrixStocksPart, says("cards left in each deck to search")]
    sheets: Annotated[SheetsPart, says("campaign experience, rewards and achievements")]
    buildings: Annotated[BuildingsPart, says("closed buildings and doors that no tool opens")]
    cars: Annotated[RoadCarsPart, says("cars, who sits in them, and what is locked")]
    reloading: Annotated[ReloadingPart, says("weapons that must be reloaded: who, and where")]
    shooters: Annotated[ShootersPart, says("whom shooters have in sight, and how likely they fire")]
