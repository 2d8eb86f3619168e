"""What ``shambler campaign`` does."""

from __future__ import annotations

import sys
from pathlib import Path

from rich.markup import escape

from shambler.cli import filling, options
from shambler.cli.output import bar, console, emit, table
from shambler.cli.screen import Screen
from shambler.cli.terminal import Terminal
from shambler.cli.terminal_table import TerminalTable
from shambler.games import find
from shambler.kernel.campaign import Campaign
from shambler.kernel.errors import ShamblerError
from shambler.kernel.match import Match
from shambler.kernel.ruleset import Ruleset
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

    @property
    def again(self) -> str:
        """With this file."""
        return f"shambler campaign play {self.file}"

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


def play(file: Path, seat: int | None, bot: str, lang: str, plain: bool) -> None:
    """Go on where the file stands."""
    campaign = Campaign.load(find, file)
    if not plain and filling.is_screen():
        from shambler.cli.fullscreen.campaign_screen import CampaignScreen  # slow to import

        filling.fill(CampaignScreen(campaign, seat, bot, lang, CampaignKeeper(campaign, file)))
    else:
        CampaignTerminal(campaign, file, seat, bot, lang).run()


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
    for problem in found["errors"]:
        out.print(f"[red]a campaign did not end: {escape(problem)}[/]")
    rate, (low, high) = found["win_rate"], found["interval"]
    out.print(f"{found['campaigns']} campaigns, won {rate:.0%} ({low:.0%} - {high:.0%})")
    listing = table("chapter", "played", "won", "95 %", "decisions")
    for row in found["chapters"]:
        span = _span(row["interval"])
        cells = (str(row["played"]), f"{row['win_rate']:.0%}", span, f"{row['decisions']:.0f}")
        listing.add_row(f"[bold]{escape(row['scenario'])}", *cells)
    out.print(listing)
    if not found["choices"]:
        return
    chosen = table("choice", "", "taken", "chapter won", "95 %", "campaign won", "95 %")
    for row in found["choices"]:
        rates = (
            f"{row['chapters_won'] / row['taken']:.0%}",
            _span(row["interval"]),
            str(row["campaigns_won"]),
            _span(row["campaign_interval"]),
        )
        chosen.add_row(escape(row["choice"]), escape(row["words"]), str(row["taken"]), *rates)
    out.print(chosen)


def _span(interval: tuple[float, float]) -> str:
    return f"{interval[0]:.0%} - {interval[1]:.0%}"
