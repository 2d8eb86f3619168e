"""The page of a campaign: its road, its people, its story, what is open, how it ended.

Everything on it is what the tables of its chapters know; a card that nobody has read is in no part.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Final, Literal

import msgspec

from shambler.games import manifest_of, title_of
from shambler.kernel.campaign import handed_on
from shambler.kernel.campaign_tale import (
    ChapterTale,
    Difference,
    Ending,
    SheetTale,
    differences,
)
from shambler.kernel.carry import SHEET, Carry
from shambler.kernel.match import Match
from shambler.kernel.ruleset import Ruleset
from shambler.kernel.view import says
from shambler.server.campaign_rows import CampaignRow, ChapterRow
from shambler.server.protocol import Language, Message

State = Literal["running", "won", "lost", "kept"]
NO_CHAPTER: Final = 0


class StopInfo(msgspec.Struct, frozen=True):
    """A scenario on the road; those of one ``place`` are played in an order of choice."""

    scenario: str
    name: str
    place: int


class ChapterCard(msgspec.Struct, frozen=True, kw_only=True):
    """One chapter; ``kept``: it was played under other rules, and only its sheet is left."""

    number: int
    after: Annotated[int, says("the chapter that it follows; 0: none")]
    scenario: str
    name: str
    table: str
    state: State
    text: Annotated[str, says("how it ended, in words")]
    attempt: Annotated[int, says("how often this was tried on its road")]
    tale: ChapterTale
    sheet: Annotated[SheetTale, says("what it handed on, or was set up with")]
    fell: Annotated[list[str], says("those who died in it")]
    differs: Annotated[list[Difference], says("from the chapter that it plays again")]
    again: Annotated[int, says("the chapter that it plays again; 0: none")]


class CampaignPage(Message, frozen=True, tag="campaign", kw_only=True):
    """A campaign as anybody sees it who has its link."""

    key: str
    game: str
    kind: Annotated[str, says("the module of the page that draws its people and stops")]
    title: str
    campaign: str
    name: str
    intro: str
    road: list[StopInfo]
    chapters: list[ChapterCard]
    current: Annotated[int, says("the chapter begun last; what follows is said of its road")]
    next: Annotated[str, says("the scenario that comes next; empty: one is running, or it is over")]
    verdict: Literal["", "won", "lost"]
    ending: Ending | None
    yours: Annotated[bool, says("you hold a seat, and may begin the next chapter")]


class Told(msgspec.Struct, frozen=True):
    """A chapter read from its table."""

    scenario: str
    sheet: Mapping[str, Any]
    carry: Carry | None
    state: State
    text: str
    tale: ChapterTale


def tell(match: Match, language: Language) -> Told:
    """What a chapter's table knows."""
    outcome, carry = match.outcome, handed_on(match)
    state: State = "running" if outcome is None else "won" if outcome.winners else "lost"
    text = "" if outcome is None else match.teller(language=language).outcome(outcome)
    tale = match.rules.chapter_tale(match.game, language)
    record = match.record
    return Told(record.scenario, record.setup[SHEET], carry, state, text, tale)


def tell_kept(scenario: str, sheet: Mapping[str, Any], carry: Carry | None) -> Told:
    """A chapter of other rules."""
    return Told(scenario, sheet, carry, "kept", "", ChapterTale())


class Pages:
    """Makes the page of one campaign in one language."""

    def __init__(self, rules: Ruleset, row: CampaignRow, language: Language) -> None:
        self.rules = rules
        self.row = row
        self.language = language
        self.plan = rules.campaign_plan(row.campaign)
        self.names = {entry.key: self.words(entry.name) for entry in rules.scenarios()}

    def words(self, words: Mapping[str, str]) -> str:
        """In the language of whoever looks."""
        return words.get(self.language) or words.get("en", "")

    def page(
        self, rows: Sequence[ChapterRow], told: Mapping[int, Told], yours: bool
    ) -> CampaignPage:
        """All of it."""
        last = told[rows[-1].number]
        carry = last.carry
        ending = None if carry is None else self.rules.ending(carry, self.language)
        return CampaignPage(
            key=self.row.key,
            game=self.rules.key,
            kind=manifest_of(self.rules).web or self.rules.key,
            title=title_of(self.rules.key),
            campaign=self.plan.key,
            name=self.words(self.plan.name),
            intro=self.words(self.plan.intro),
            road=[
                StopInfo(key, self.names[key], place)
                for place, stops in enumerate(self.plan.road)
                for key in stops
            ],
            chapters=[self._card(row, rows, told) for row in rows],
            current=rows[-1].number,
            next="" if carry is None else carry.next,
            verdict="" if carry is None else carry.verdict,
            ending=ending,
            yours=yours,
        )

    def _card(
        self, row: ChapterRow, rows: Sequence[ChapterRow], told: Mapping[int, Told]
    ) -> ChapterCard:
        mine = told[row.number]
        sheet = self._sheet(mine)
        before = self.rules.sheet_tale(mine.sheet, self.language)
        twin = next(one.number for one in rows if one.after == row.after)
        again = twin if twin != row.number else NO_CHAPTER
        known = {one.id for one in before.fallen}
        return ChapterCard(
            number=row.number,
            after=row.after,
            scenario=mine.scenario,
            name=self.names.get(mine.scenario, mine.scenario),
            table=row.table,
            state=mine.state,
            text=mine.text,
            attempt=self._attempt(row, rows, told),
            tale=mine.tale,
            sheet=sheet,
            fell=[one.name for one in sheet.fallen if one.id not in known],
            differs=differences(self._sheet(told[again]), sheet) if again else [],
            again=again,
        )

    def _sheet(self, chapter: Told) -> SheetTale:
        standing = chapter.sheet if chapter.carry is None else chapter.carry.sheet
        return self.rules.sheet_tale(standing, self.language)

    def _attempt(
        self, row: ChapterRow, rows: Sequence[ChapterRow], told: Mapping[int, Told]
    ) -> int:
        """Chapters of this scenario on the road that leads here, this one included."""
        after = {one.number: one.after for one in rows}
        count, at = 0, row.number
        while at != NO_CHAPTER and told[at].scenario == told[row.number].scenario:
            count, at = count + 1, after[at]
        return count
