"""What ``shambler campaign`` does."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from rich.markup import escape

from shambler.cli import options
from shambler.cli.output import bar, console, emit, table
from shambler.cli.screen import Screen
from shambler.cli.terminal import Terminal
from shambler.cli.terminal_table import TerminalTable
from shambler.games import find
from shambler.kernel.campaign import Campaign, Chapter
from shambler.kernel.errors import ShamblerError
from shambler.kernel.match import Match
from shambler.kernel.record import written_outcome
from shambler.kernel.ruleset import Ruleset
from shambler.kernel.structs import to_builtins
from shambler.lab.campaigns import CampaignSeries, Results, play_campaigns


def _named(game: str, key: str | None) -> tuple[Ruleset, str]:
    """The game and the campaign that is meant."""
    rules = find(game)
    known = [plan.key for plan in rules.campaigns()]
    if not known:
        raise ShamblerError(f"{game} has no campaign")
    if key is None and len(known) > 1:
        raise ShamblerError(f"which campaign? {game} has {', '.join(known)}")
    return rules, key or known[0]


def begin(game: str, key: str | None, file: Path, seed: int | None, pairs: list[str]) -> None:
    """Write the file of a new campaign."""
    rules, chosen = _named(game, key)
    if file.exists():
        raise ShamblerError(f"{file} exists already; name another one with --file")
    campaign = Campaign.new(rules, chosen, seed=seed, **options.parse(rules, pairs))
    _save(campaign, file)
    console().print(f"{file}: shambler campaign play {file}", markup=False, soft_wrap=True)


def _save(campaign: Campaign, file: Path) -> None:
    try:
        campaign.save(file)
    except OSError as problem:
        raise ShamblerError(f"{file}: cannot be written: {problem.strerror}") from problem


# -- playing -------------------------------------------------------------------------------


class CampaignKeeper:
    """Keeps a campaign in its file."""

    def __init__(self, campaign: Campaign, file: Path) -> None:
        self.campaign = campaign
        self.file = file

    def keep(self, match: Match) -> None:
        """Write all chapters; raises :class:`OSError`."""
        self.campaign.save(self.file)


class CampaignTerminal(Terminal):
    """A terminal at which the next chapter follows with ``next``."""

    def __init__(self, campaign: Campaign, file: Path, seat: int | None, bot: str, lang: str):
        self.campaign = campaign
        self.seat, self.bot, self.lang = seat, bot, lang
        match = campaign.match
        table, screen = TerminalTable(match, seat, bot), Screen(match, console(), lang)
        super().__init__(table, screen, CampaignKeeper(campaign, file), sys.stdin)
        self.commands["next"] = lambda _: self.next_chapter()

    def next_chapter(self) -> None:
        """Begin what follows."""
        self.match = self.campaign.advance()
        self.table = TerminalTable(self.match, self.seat, self.bot)
        self.screen = Screen(self.match, self.screen.out, self.lang)
        self.screen.title()
        self.table.let_bots_play()
        self.screen.told = 0  # what the set-up says is news
        self._keep(aloud=False)
        self.show()

    def show(self) -> None:
        """The table; after the end of a chapter, what can follow."""
        super().show()
        carry = self.campaign.chapter.carry
        if carry is not None:
            self.screen.say("campaign-next" if carry.next else f"campaign-{carry.verdict}", "bold")


def play(file: Path, seat: int | None, bot: str, lang: str) -> None:
    """Go on where the file stands."""
    CampaignTerminal(Campaign.load(find, file), file, seat, bot, lang).run()


def branch(file: Path, chapter: int, answer: int) -> None:
    """Play a chapter again."""
    campaign = Campaign.load(find, file)
    campaign.branch(chapter, answer)
    _save(campaign, file)
    console().print(f"chapter {campaign.current} begins where chapter {chapter} did", markup=False)


def turn(file: Path, chapter: int) -> None:
    """Go on along another road."""
    campaign = Campaign.load(find, file)
    campaign.turn_to(chapter)
    _save(campaign, file)
    console().print(f"chapter {chapter} is the current one", markup=False)


# -- looking -------------------------------------------------------------------------------


def show(file: Path, compare: tuple[int, int] | None, as_json: bool, language: str) -> None:
    """The road, the sheet, the other roads; or a comparison."""
    campaign = Campaign.load(find, file)
    if compare is not None:
        _show_changes(campaign, compare, as_json)
        return
    road = campaign.road()
    last = road[-1]
    sheet = last.sheet if last.carry is None else last.carry.sheet
    if as_json:
        emit(_document(campaign, road, sheet))
        return
    out = console()
    name = campaign.plan.name.get(language) or campaign.plan.name["en"]
    out.print(f"[bold]{escape(name)}[/]  [dim]{campaign.rules.key} {campaign.plan.key}[/]")
    _show_road(campaign, road, language)
    for line in campaign.rules.sheet_lines(sheet, language):
        out.print(escape(line), soft_wrap=True)
    others = [end for end in campaign.ends() if end is not last]
    for end in others:
        path = " > ".join(str(chapter.number) for chapter in campaign.road(end.number))
        out.print(f"[dim]another road: {path} (shambler campaign turn FILE {end.number})[/]")


def _show_road(campaign: Campaign, road: list[Chapter], language: str) -> None:
    names = {entry.key: entry.name for entry in campaign.rules.scenarios()}
    listing = table("chapter", "scenario", "", "answers", "")
    for chapter in road:
        words = names.get(chapter.scenario, {})
        name = words.get(language) or words.get("en", "")
        cells = (chapter.scenario, name, str(len(chapter.record.answers)), _ended(chapter))
        listing.add_row(f"[bold]{chapter.number}", *map(escape, cells))
    console().print(listing)


def _ended(chapter: Chapter) -> str:
    if chapter.match is None:
        return "kept from other rules"
    outcome = chapter.match.outcome
    return "" if outcome is None else chapter.match.teller().outcome(outcome)


def _document(campaign: Campaign, road: list[Chapter], sheet: Any) -> dict[str, Any]:
    return {
        "game": campaign.rules.key,
        "campaign": campaign.plan.key,
        "seed": campaign.seed,
        "options": campaign.options,
        "current": campaign.current,
        "over": campaign.over,
        "verdict": "" if road[-1].carry is None else road[-1].carry.verdict,
        "road": [_chapter(chapter) for chapter in road],
        "ends": [chapter.number for chapter in campaign.ends()],
        "sheet": sheet,
    }


def _chapter(chapter: Chapter) -> dict[str, Any]:
    match = chapter.match
    return {
        "chapter": chapter.number,
        "after": chapter.after,
        "scenario": chapter.scenario,
        "answers": len(chapter.record.answers),
        "replayed": match is not None,
        "ended": "" if match is None else written_outcome(match.outcome),
    }


def _show_changes(campaign: Campaign, pair: tuple[int, int], as_json: bool) -> None:
    changes = campaign.compare(*pair)
    if as_json:
        emit([to_builtins(change) for change in changes])
        return
    listing = table("", f"chapter {pair[0]}", f"chapter {pair[1]}")
    for change in changes:
        listing.add_row(*(escape(str(part)) for part in (change.path, change.before, change.after)))
    console().print(listing if changes else "no difference")


# -- many ----------------------------------------------------------------------------------


def sim(
    game: str,
    key: str | None,
    number: int,
    agent: str,
    seed: int,
    workers: int,
    pairs: list[str],
    as_json: bool,
) -> None:
    """Play many campaigns and report."""
    rules, chosen = _named(game, key)
    series = CampaignSeries(game, chosen, agent, seed, number, options.parse(rules, pairs))
    with bar("campaigns", number) as advance:
        results = play_campaigns(series, workers, lambda _: advance())
    if as_json:
        emit(results.document())
        return
    _print_results(results)


def _print_results(results: Results) -> None:
    found = results.document()
    out = console()
    rate, (low, high) = found["win_rate"], found["interval"]
    out.print(f"{found['campaigns']} campaigns, won {rate:.0%} ({low:.0%} - {high:.0%})")
    listing = table("chapter", "played", "won", "95 %", "decisions")
    for row in found["chapters"]:
        span = f"{row['interval'][0]:.0%} - {row['interval'][1]:.0%}"
        cells = (str(row["played"]), f"{row['win_rate']:.0%}", span, f"{row['decisions']:.0f}")
        listing.add_row(f"[bold]{escape(row['scenario'])}", *cells)
    out.print(listing)
