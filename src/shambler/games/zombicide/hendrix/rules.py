"""What Fort Hendrix gives to the kernel beyond the other games of the family."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

import msgspec

from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.state import ZombicideState
from shambler.games.zombicide.core.world import ZombicideWorld
from shambler.games.zombicide.hendrix.carrying import CAMPAIGN, carry_of
from shambler.games.zombicide.hendrix.sheet import (
    MISSIONS,
    CampaignSheet,
    SurvivorRecord,
    check_team,
)
from shambler.games.zombicide.hendrix.telling import Teller
from shambler.games.zombicide.ruleset import ZombicideRules
from shambler.games.zombicide.systems.story.reading import veil
from shambler.kernel.campaign_tale import ChapterTale, Ending, SheetTale
from shambler.kernel.carry import Carry, plain
from shambler.kernel.chance import Source
from shambler.kernel.errors import BadSetup
from shambler.kernel.ruleset import CampaignPlan
from shambler.kernel.setup_form import SetupOption
from shambler.kernel.structs import replace
from shambler.kernel.typed import ready

ROAD: Final = (*((key,) for key in MISSIONS[:5]), MISSIONS[5:7], *((key,) for key in MISSIONS[7:]))
INTRO: Final = {
    "en": "Six survivors and a girl look for her mother in a fallen fort. What they find, lose and "
    "decide goes with them from mission to mission.",
    "fr": "Six survivants et une fillette cherchent sa mère dans un fort tombé. Ce qu'ils "
    "trouvent, perdent et décident les suit de mission en mission.",
}


class HendrixRules(ZombicideRules):
    """Missions with stories: cards that nobody has read are secret, a sheet travels."""

    has_secrets: ClassVar[bool] = True
    version: ClassVar[int] = 8  # what is inborn is no skill of a level
    layout: ClassVar[int] = 7

    def build(self, scenario: str, setup: Any) -> tuple[ZombicideWorld, ZombicideState]:
        """As the family does, with the team of the sheet."""
        if setup.campaign is not None:
            check_team(setup.campaign, self.content)
            if setup.hour is not None:
                raise BadSetup("hour: in a campaign the mission says when it begins")
        return super().build(scenario, setup)

    def imagine(self, game: Any, seat: int | None, chance: Source) -> Any:
        """Cards and notes that were not read say nothing (law 7)."""
        twin = game.copy(chance)
        veil(twin.state)
        return twin

    def refine(self, scenario: str, option: SetupOption) -> SetupOption | None:
        """The hour of the mission; of the zombie cards one group brings nobody (Z2E-092)."""
        found = super().refine(scenario, option)
        if found is not None and found.name == "enemy_cards":
            return replace(found, least=2)
        if found is not None and found.name == "hour":
            mission = self.content.missions.get(scenario)  # one of somebody's own says it itself
            return replace(found, default=mission.hour if mission is not None else None)
        return found

    def campaigns(self) -> Sequence[CampaignPlan]:
        """All ten missions in one story."""
        name = {"en": "Star-Spangled Banner", "fr": "La bannière étoilée"}
        places = tuple(SurvivorRecord(survivor=key) for key in self.box)
        sheet = plain(CampaignSheet(places=places))
        return (CampaignPlan(CAMPAIGN, name, "M1", sheet, INTRO, ROAD),)

    @property
    def box(self) -> tuple[str, ...]:
        """The survivors of the box."""
        return tuple(self.content.survivors)[: self.edition.team_size]

    def carry(self, game: ZombicideGame) -> Carry | None:
        """What a finished mission of a campaign hands on."""
        sheet = game.world.setup.campaign
        return None if sheet is None else carry_of(game, sheet)

    def sheet_tale(self, sheet: Mapping[str, Any], language: str) -> SheetTale:
        """The team, the fallen, the achievements."""
        return self._teller(language).sheet(msgspec.convert(sheet, ready(CampaignSheet)))

    def chapter_tale(self, game: ZombicideGame, language: str) -> ChapterTale:
        """Cards and notes that were read, and what was chosen."""
        return self._teller(language).chapter(game)

    def ending(self, carry: Carry, language: str) -> Ending | None:
        """One of three, and what became of everybody."""
        sheet = msgspec.convert(carry.sheet, ready(CampaignSheet))
        won = carry.verdict == "won"
        return self._teller(language).ending(sheet, won) if carry.verdict else None

    def _teller(self, language: str) -> Teller:
        return Teller(self.content, self.texts.text, language)

    def sheet_lines(self, sheet: Mapping[str, Any], language: str) -> Sequence[str]:
        """Everybody's experience, rewards and cards."""
        found = msgspec.convert(sheet, ready(CampaignSheet))
        return [self._line(place, language) for place in found.places]

    def _line(self, place: SurvivorRecord, language: str) -> str:
        content = self.content
        skills = [content.skills[key].name.into(language) for key in place.skills]
        cards = [content.cards[key].name.into(language) for key in place.kept]
        about = {
            "name": content.survivors[place.survivor].name.into(language),
            "cxp": place.cxp,
            "bonus": place.bonus,
            "skills": ", ".join(skills) or "-",
            "cards": ", ".join(cards) or "-",
            "contaminated": place.marks.count("contaminated"),
        }
        return self.texts.text(language, "sheet-line", about)
