"""Play many campaigns: how often they are won, and each chapter as it is reached."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Any

import msgspec

from shambler import agents
from shambler.games import find
from shambler.kernel.campaign import Campaign
from shambler.kernel.errors import ShamblerError
from shambler.lab.pool import context, leave_ctrl_c_to_the_parent
from shambler.lab.simulate import MOST_DECISIONS, game_seed, line_up, play_out
from shambler.lab.stats import wilson

MOST_CHAPTERS = 100  # a campaign with more of them is counted as an error


class CampaignSeries(msgspec.Struct, frozen=True):
    """Which campaigns are to be played, and by whom."""

    game: str
    campaign: str
    agent: str = "thumb"
    seed: int = 0
    campaigns: int = 1
    options: Mapping[str, Any] = {}


class ChapterRow(msgspec.Struct, frozen=True):
    """One chapter of one campaign."""

    scenario: str
    won: bool
    reason: str
    decisions: int
    choices: Mapping[str, str] = {}  # what was decided in it: a key, and what it means


class CampaignRow(msgspec.Struct, frozen=True):
    """One campaign; ``error`` is empty if it was played to its end."""

    seed: int
    verdict: str = ""
    chapters: tuple[ChapterRow, ...] = ()
    sheet: Mapping[str, Any] = {}  # as the last chapter left it
    error: str = ""


class Results(msgspec.Struct, frozen=True):
    """What came of a series."""

    series: CampaignSeries
    rows: tuple[CampaignRow, ...]

    def document(self) -> dict[str, Any]:
        """Everything worth telling, as plain data."""
        ended = [row for row in self.rows if not row.error]
        won = sum(row.verdict == "won" for row in ended)
        return {
            **msgspec.to_builtins(self.series),
            "campaigns": len(self.rows),
            "errors": [row.error for row in self.rows if row.error],
            "won": won,
            "win_rate": won / len(ended) if ended else 0.0,
            "interval": wilson(won, len(ended)),
            "chapters": list(self._chapters()),
            "choices": list(self._choices()),
        }

    def _choices(self) -> Iterator[dict[str, Any]]:
        """Each thing that was decided: how often its chapter was won, and its campaign."""
        taken: dict[str, list[tuple[CampaignRow, ChapterRow]]] = {}
        words: dict[str, str] = {}
        for row in self.rows:
            for chapter in row.chapters:
                words.update(chapter.choices)
                for key in chapter.choices:
                    taken.setdefault(key, []).append((row, chapter))
        for key, found in sorted(taken.items()):
            won = sum(chapter.won for _, chapter in found)
            ended = [row.verdict for row, _ in found if not row.error]
            yield {
                "choice": key,
                "words": words[key],
                "taken": len(found),
                "chapters_won": won,
                "interval": wilson(won, len(found)),
                "campaigns_won": ended.count("won"),
                "campaign_interval": wilson(ended.count("won"), len(ended)),
            }

    def _chapters(self) -> Iterator[dict[str, Any]]:
        """Each scenario in the order in which it was first reached."""
        played: dict[str, list[ChapterRow]] = {}
        for row in self.rows:
            for chapter in row.chapters:
                played.setdefault(chapter.scenario, []).append(chapter)
        for scenario, chapters in played.items():
            won = sum(chapter.won for chapter in chapters)
            yield {
                "scenario": scenario,
                "played": len(chapters),
                "won": won,
                "win_rate": won / len(chapters),
                "interval": wilson(won, len(chapters)),
                "decisions": sum(chapter.decisions for chapter in chapters) / len(chapters),
            }


def play_campaigns(
    series: CampaignSeries, workers: int, watch: Callable[[CampaignRow], None]
) -> Results:
    """Play a series; the result does not depend on the number of workers."""
    agents.find(series.agent.split("/")[0])
    _begin(series, 0)  # what cannot be set up is refused before any game
    numbers = range(series.campaigns)
    rows: list[CampaignRow] = []
    if workers <= 1:
        for number in numbers:
            rows.append(play_campaign(series, number))
            watch(rows[-1])
        return Results(series, tuple(rows))
    with ProcessPoolExecutor(workers, context(), leave_ctrl_c_to_the_parent) as pool:
        for row in pool.map(partial(play_campaign, series), numbers):
            rows.append(row)
            watch(row)
    return Results(series, tuple(rows))


def _begin(series: CampaignSeries, number: int) -> Campaign:
    seed = game_seed(series.seed, number)
    return Campaign.new(find(series.game), series.campaign, seed=seed, **series.options)


def play_campaign(series: CampaignSeries, number: int) -> CampaignRow:
    """One campaign to its end; whatever goes wrong in it is noted and does not stop the others."""
    chapters: list[ChapterRow] = []
    seed = game_seed(series.seed, number)
    try:
        campaign = _begin(series, number)
        while True:
            chapters.append(_play_chapter(campaign, series.agent))
            if campaign.over:
                break
            if len(chapters) == MOST_CHAPTERS:
                raise ShamblerError(f"not over after {MOST_CHAPTERS} chapters")
            campaign.advance()
    except Exception as problem:
        reason = str(problem) if isinstance(problem, ShamblerError) else repr(problem)
        return CampaignRow(seed, chapters=tuple(chapters), error=reason)
    carry = campaign.chapter.carry
    assert carry is not None
    return CampaignRow(seed, carry.verdict, tuple(chapters), carry.sheet)


def _play_chapter(campaign: Campaign, agent: str) -> ChapterRow:
    """Let agents play the current chapter to its end."""
    match = campaign.match
    players = line_up(agent, match.seats, match.record.seed)
    decisions = play_out(match.game, players, MOST_DECISIONS)
    outcome = match.outcome
    assert outcome is not None
    tale = match.rules.chapter_tale(match.game, "en")
    choices = {choice.key: f"{choice.title}: {choice.taken}" for choice in tale.choices}
    return ChapterRow(campaign.chapter.scenario, bool(outcome), outcome.reason, decisions, choices)
