"""The campaign in words: sheets, what cards told, and the endings (hendrix_additions, 2.3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

from shambler.games.zombicide.content.bundle import Content
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.hendrix.carrying import POISON
from shambler.games.zombicide.hendrix.sheet import CampaignSheet, SurvivorRecord
from shambler.games.zombicide.systems.sheets.sheets import MILESTONES, MOST_CXP
from shambler.games.zombicide.systems.story.content import StoryCard
from shambler.games.zombicide.systems.story.scene import story_of
from shambler.games.zombicide.systems.story.story_state import story_in
from shambler.kernel.campaign_tale import (
    ChapterTale,
    ChoiceTale,
    Ending,
    Fallen,
    Passage,
    SheetPerson,
    SheetTale,
)

FATES: Final = ("guardians", "scorched-earth")  # what became of the fort
LINES: Final = (
    "lindas-call",
    "full-archive",
    "mothers-letter",
    "lindas-notes",
    "lab-burnt",
    "samples-saved",
    "samples-burnt",
    "names-of-the-dead",
    "volunteers",
    "syringe-case",
    "flight-recorder",
    "truth-known",
    "evacuees-alive",
)
WHOLE_TRUTH: Final = {"truth-known", "names-of-the-dead", "flight-recorder"}
WON, PLACE, LINE, TRUTH = 40, 5, 2, 4  # what the measure counts, 100 in all


class Teller:
    """Says it in one language."""

    def __init__(self, content: Content, say: Callable[..., str], language: str) -> None:
        self.content = content
        self.language = language
        self._say = say

    def say(self, message: str, **about: str | int) -> str:
        """A text of the catalogue."""
        return self._say(self.language, message, about)

    def name(self, survivor: str) -> str:
        """A survivor's name."""
        return self.content.survivors[survivor].name.into(self.language)

    # -- the sheet -------------------------------------------------------------------------

    def sheet(self, sheet: CampaignSheet) -> SheetTale:
        """Everybody, the dead, what the team did."""
        return SheetTale(
            tuple(self._person(place) for place in sheet.places),
            tuple(Fallen(name, self.name(name)) for name in sheet.dead),
            tuple(self.say(f"mark-{mark}") for mark in sheet.marks),
        )

    def _person(self, place: SurvivorRecord) -> SheetPerson:
        content, language = self.content, self.language
        gains = [content.skills[skill].name.into(language) for skill in place.skills]
        if place.bonus:
            gains.insert(0, self.say("sheet-bonus", count=place.bonus))
        counted = Counter(mark for mark in place.marks if mark != POISON)
        sick = place.marks.count(POISON)
        return SheetPerson(
            id=place.survivor,
            name=self.name(place.survivor),
            points=place.cxp,
            most=MOST_CXP,
            steps=MILESTONES,
            gains=tuple(gains),
            kept=tuple(content.cards[card].name.into(language) for card in place.kept),
            marks=tuple(f"{self.say(f'mark-{mark}')} ×{n}" for mark, n in counted.items()),
            burden=self.say("sheet-contaminated", count=sick) if sick else "",
            follows=self.name(place.after) if place.after else "",
        )

    # -- a chapter -------------------------------------------------------------------------

    def chapter(self, game: ZombicideGame) -> ChapterTale:
        """The cards and notes that were read, and what was chosen."""
        story, state = story_of(game), story_in(game.state)
        count = len(story.card)
        read = [n for n in range(count) if state.read >> n & 1]
        read += [count + n for n in range(len(story.note)) if state.notes >> n & 1]
        options = {
            name: (where[0], [option.label.into(self.language) for option in choice.options])
            for name, where, choice in story.choices
        }
        choices = []
        for key in state.chosen:
            name, _, place = key.rpartition(":")
            source, labels = options[name]
            taken = labels[int(place) - 1]
            left = tuple(label for label in labels if label != taken)
            title = self._title(game, source)
            choices.append(ChoiceTale(f"{game.world.mission.id}.{key}", title, taken, left))
        return ChapterTale(tuple(self._passage(game, n) for n in read), tuple(choices))

    def _title(self, game: ZombicideGame, source: int) -> str:
        story = story_of(game)
        found = story.passage(source)
        if isinstance(found, StoryCard):
            return found.title.into(self.language)
        return self.say("story-note", number=source - len(story.card) + 1)

    def _passage(self, game: ZombicideGame, source: int) -> Passage:
        text = story_of(game).passage(source).story.into(self.language)
        return Passage(self._title(game, source), text)

    # -- the end ---------------------------------------------------------------------------

    def ending(self, sheet: CampaignSheet, won: bool) -> Ending:
        """The fate of the fort, what was achieved, and what became of each of them."""
        fate = next((mark for mark in FATES if won and mark in sheet.marks), "lost")
        lines = [self.say(f"ending-{fate}")]
        lines += [self.say(f"ending-{mark}") for mark in LINES if mark in sheet.marks]
        lines += [self.say("ending-lives", name=self.name(p.survivor)) for p in sheet.places]
        for name in sheet.dead:
            how = "ending-contaminated" if name in sheet.sick else "ending-died"
            lines.append(self.say(how, name=self.name(name)))
        return Ending(measure(sheet, won), tuple(lines))


def measure(sheet: CampaignSheet, won: bool) -> int:
    """How well it went, from 0 to 100."""
    clean = sum(POISON not in place.marks for place in sheet.places)
    lines = sum(mark in sheet.marks for mark in LINES)
    whole = set(sheet.marks) >= WHOLE_TRUTH
    return WON * won + PLACE * clean + LINE * lines + TRUTH * whole
