"""A campaign: a chain of matches, each set up with the sheet that the one before it handed on.

Everything that is decided or rolled between two chapters happens inside a match, through the one
door. When the match is over, ``Ruleset.carry`` tells what it hands on, derived from its state; the
next chapter is an ordinary match whose set-up holds that sheet, so its record stands alone.

Chapters are numbered in the order in which they were begun and know which one they follow. Going
back to an earlier chapter begins a new one beside it: the old road stays, and both can be compared.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from shambler.kernel.beginnings import check_seed
from shambler.kernel.campaign_file import Page, read_campaign, write_campaign
from shambler.kernel.carry import SHEET, Carry, plain
from shambler.kernel.errors import BadRecord, CampaignError, ShamblerError
from shambler.kernel.files import replace_file
from shambler.kernel.match import Match
from shambler.kernel.record import Record, parse
from shambler.kernel.renaming import renamed_data, renamed_record
from shambler.kernel.ruleset import CampaignPlan, Ruleset
from shambler.kernel.state import Change, diff_plain


class Chapter:
    """One match of a campaign, and which one it follows (0: none).

    A chapter that was finished under rules or content of which it no longer comes out the same has
    no match any more: its text and what it handed on are ``kept``.
    """

    def __init__(
        self, number: int, after: int, *, match: Match | None = None, kept: Page | None = None
    ) -> None:
        self.number = number
        self.after = after
        self.match = match
        self.kept = kept

    @property
    def record(self) -> Record:
        """What was set up and answered."""
        if self.match is not None:
            return self.match.record
        assert self.kept is not None
        return self.kept.parsed.record

    @property
    def scenario(self) -> str:
        """What is played."""
        return self.record.scenario

    @property
    def sheet(self) -> Mapping[str, Any]:
        """What it was set up with."""
        sheet: Mapping[str, Any] = self.record.setup[SHEET]
        return sheet

    @property
    def carry(self) -> Carry | None:
        """What it hands on; ``None`` while it runs."""
        if self.match is not None:
            return handed_on(self.match)
        assert self.kept is not None
        return self.kept.carry

    def page(self) -> Page:
        """The chapter as it stands in a file."""
        if self.match is not None:
            text = self.match.text()
            return Page(self.number, self.after, text, parse(text), self.carry)
        assert self.kept is not None
        return self.kept


class Campaign:
    """One campaign from its first chapter to its end, with every road that was taken."""

    def __init__(
        self, rules: Ruleset, plan: CampaignPlan, seed: int, options: Mapping[str, Any]
    ) -> None:
        self.rules = rules
        self.plan = plan
        self.seed = seed
        self.options = dict(options)
        self.chapters: dict[int, Chapter] = {}
        self.current = 0

    # -- beginnings ------------------------------------------------------------------------

    @classmethod
    def new(cls, rules: Ruleset, key: str, *, seed: int | None = None, **options: Any) -> Campaign:
        """A new campaign at its first decision. The options hold for every chapter."""
        plan = rules.campaign_plan(key)
        if SHEET in options:
            raise CampaignError(f"{SHEET}: a campaign writes its own sheet")
        if seed is None:
            seed = secrets.randbits(63)
        check_seed(seed)
        campaign = cls(rules, plan, seed, plain(options))
        campaign._begin(0, plan.first, plan.sheet)
        return campaign

    def _begin(self, after: int, scenario: str, sheet: Mapping[str, Any]) -> Chapter:
        """Set up the next match; the campaign is unchanged if this is refused."""
        number = len(self.chapters) + 1
        seed = chapter_seed(self.seed, number)
        setup = {**self.options, SHEET: plain(sheet)}
        match = Match.new(self.rules, scenario, seed=seed, **setup)
        return self._open(Chapter(number, after, match=match))

    def _open(self, chapter: Chapter) -> Chapter:
        self.chapters[chapter.number] = chapter
        self.current = chapter.number
        return chapter

    # -- looking ---------------------------------------------------------------------------

    @property
    def chapter(self) -> Chapter:
        """The chapter that is played, or was played last."""
        return self.chapters[self.current]

    @property
    def match(self) -> Match:
        """The running chapter, an ordinary match."""
        match = self.chapter.match
        if match is None:
            raise CampaignError(f"chapter {self.current} was played under other rules")
        return match

    @property
    def over(self) -> bool:
        """Is there nothing more to play on this road?"""
        carry = self.chapter.carry
        return carry is not None and not carry.next

    def road(self, to: int | None = None) -> list[Chapter]:
        """The chapters that led to one (to the current one), in order."""
        chapter = self._numbered(self.current if to is None else to)
        road = [chapter]
        while chapter.after:
            chapter = self.chapters[chapter.after]
            road.append(chapter)
        return road[::-1]

    def ends(self) -> list[Chapter]:
        """The last chapter of every road that was taken."""
        followed = {chapter.after for chapter in self.chapters.values()}
        return [chapter for number, chapter in self.chapters.items() if number not in followed]

    def compare(self, one: int, other: int) -> list[Change]:
        """What differs between the sheets that two chapters hand on, or were set up with."""
        return diff_plain(self._standing(one), self._standing(other))

    def _standing(self, number: int) -> Mapping[str, Any]:
        chapter = self._numbered(number)
        return chapter.sheet if chapter.carry is None else chapter.carry.sheet

    def _numbered(self, number: int) -> Chapter:
        if number not in self.chapters:
            raise CampaignError(
                f"there is no chapter {number}; there are 1 to {len(self.chapters)}"
            )
        return self.chapters[number]

    # -- going on, going back --------------------------------------------------------------

    def advance(self) -> Match:
        """Begin the next chapter, once the current one is over. It is sealed then."""
        carry = self.chapter.carry
        if carry is None:
            raise CampaignError(f"chapter {self.current} is not over")
        if not carry.next:
            raise CampaignError("the campaign is over")
        self._begin(self.current, carry.next, carry.sheet)
        return self.match

    def branch(self, number: int, answer: int = 0) -> Match:
        """Play a chapter again from one of its decisions, with other dice; the old road stays."""
        old = self._numbered(number)
        if not answer:  # from its set-up: the deal is another one, too
            self._begin(old.after, old.scenario, old.sheet)
            return self.match
        if old.match is None:
            raise CampaignError(f"chapter {number} was played under other rules")
        if not 0 < answer <= old.match.number:
            raise CampaignError(f"chapter {number} has no answer {answer}")
        new = len(self.chapters) + 1
        twin = old.match.branch(answer, chapter_seed(self.seed, new))
        self._open(Chapter(new, old.after, match=twin))
        return self.match

    def turn_to(self, number: int) -> None:
        """Go on along another road: a chapter that nothing follows becomes the current one."""
        if self._numbered(number) not in self.ends():
            raise CampaignError(f"chapter {number} has been followed by another; branch from it")
        self.current = number

    # -- keeping ---------------------------------------------------------------------------

    def text(self) -> str:
        """The campaign as text, secrets included."""
        pages = [chapter.page() for chapter in self.chapters.values()]
        head = (self.rules.key, self.plan.key, self.seed, self.options)
        return write_campaign(*head, pages, self.current)

    def save(self, path: str | Path) -> None:
        """Write the campaign; an existing file is replaced whole or not at all."""
        replace_file(Path(path), self.text())

    @classmethod
    def load(cls, find: Callable[[str], Ruleset], path: str | Path) -> Campaign:
        """Read a campaign and replay it; what does not come out the same is refused.

        A finished chapter of other rules or other content may be kept as it is; the chapters that
        can still be played must replay.
        """
        file = read_campaign(Path(path))
        try:
            rules = find(file.game)
            campaign = cls(rules, rules.campaign_plan(file.campaign), file.seed, file.options)
            for page in file.pages:
                campaign._restore(page, str(path))
            campaign.turn_to(file.current)
        except BadRecord:
            raise
        except ShamblerError as problem:
            raise BadRecord(f"{path}: {problem}") from problem
        return campaign

    def _restore(self, page: Page, name: str) -> None:
        where = f"{name}, chapter {page.number}"
        page = self._todays(page)
        record = page.parsed.record
        today = record.version == self.rules.version and record.content == self.rules.content_hash
        try:
            match = Match.replay(self.rules, page.parsed, name=where)
            chapter = Chapter(page.number, page.after, match=match)
        except BadRecord:
            if today or page.carry is None:
                raise
            chapter = Chapter(page.number, page.after, kept=page)
        if chapter.carry != page.carry:
            raise BadRecord(f"{where}: it hands on something else than the file says")
        self.chapters[page.number] = chapter
        self._check_link(chapter, where)

    def _todays(self, page: Page) -> Page:
        """A chapter with the ids of today."""
        new, carry = self.rules.renamed, page.carry
        if carry is not None:
            next_one = new.get(carry.next, carry.next)
            carry = Carry(next_one, renamed_data(carry.sheet, new), carry.verdict)
        parsed = renamed_record(page.parsed, new)
        return Page(page.number, page.after, page.text, parsed, carry)

    def _check_link(self, chapter: Chapter, where: str) -> None:
        """A chapter begins where another ended, with the sheet that it handed on."""
        if not chapter.after:
            expected = Carry(self.plan.first, plain(self.plan.sheet))
        else:
            carry = self.chapters[chapter.after].carry
            if carry is None:
                raise BadRecord(f"{where}: chapter {chapter.after} is not over")
            expected = carry
        if (chapter.scenario, chapter.sheet) != (expected.next, expected.sheet):
            raise BadRecord(f"{where}: it does not begin where chapter {chapter.after} ended")
        setup = {name: value for name, value in chapter.record.setup.items() if name != SHEET}
        if setup != self.options:
            raise BadRecord(f"{where}: it is played with other options than the campaign")


def handed_on(match: Match) -> Carry | None:
    """What a match hands on, as a file has it; ``None`` while it runs."""
    carry = match.rules.carry(match.game) if match.outcome is not None else None
    return None if carry is None else Carry(carry.next, plain(carry.sheet), carry.verdict)


def chapter_seed(seed: int, number: int) -> int:
    """The seed of a chapter: who knows it knows neither the next one's nor the campaign's."""
    digest = hashlib.blake2b(f"{seed} {number}".encode(), digest_size=8, person=b"chapter")
    return int.from_bytes(digest.digest(), "big") >> 1
