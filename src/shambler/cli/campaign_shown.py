"""What ``shambler campaign show`` shows: the road, the sheet, the story, other roads."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from rich.markup import escape

from shambler.cli.output import console, emit, table
from shambler.cli.screen import TEXTS
from shambler.games import find
from shambler.kernel.campaign import Campaign, Chapter
from shambler.kernel.match import Match
from shambler.kernel.record import written_outcome
from shambler.kernel.structs import to_builtins


def show(
    file: Path, compare: tuple[int, int] | None, story: bool, as_json: bool, language: str
) -> None:
    """The road, the sheet, the story, the other roads; or a comparison."""
    campaign = Campaign.load(find, file)
    if compare is not None:
        _show_changes(campaign, compare, as_json)
        return
    road = campaign.road()
    last = road[-1]
    sheet = last.sheet if last.carry is None else last.carry.sheet
    if as_json:
        emit(_document(campaign, road, sheet, language))
        return
    out = console()
    name = campaign.plan.name.get(language) or campaign.plan.name["en"]
    out.print(f"[bold]{escape(name)}[/]  [dim]{campaign.rules.key} {campaign.plan.key}[/]")
    _show_road(campaign, road, language)
    for line in campaign.rules.sheet_lines(sheet, language):
        out.print(escape(line), soft_wrap=True)
    fallen = campaign.rules.sheet_tale(sheet, language).fallen
    if fallen:
        _say(language, "campaign-fallen", names=", ".join(one.name for one in fallen))
    for chapter in road:
        _show_tale(chapter, story, language)
    _show_ending(last, campaign, language)
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


def _show_tale(chapter: Chapter, story: bool, language: str) -> None:
    """What was chosen in a chapter; on demand what was read, too."""
    if chapter.match is None:
        return
    tale = chapter.match.rules.chapter_tale(chapter.match.game, language)
    for passage in tale.passages if story else ():
        text = f"[bold]{chapter.number} {escape(passage.title)}[/]  {escape(passage.text)}"
        console().print(text, soft_wrap=True)
    for choice in tale.choices:
        _say(
            language,
            "campaign-choice",
            chapter=chapter.number,
            title=choice.title,
            taken=choice.taken,
            left=", ".join(choice.left) or "none",
        )


def _show_ending(last: Chapter, campaign: Campaign, language: str) -> None:
    ending = None if last.carry is None else campaign.rules.ending(last.carry, language)
    if ending is not None:
        for line in ending.lines:
            console().print(escape(line), soft_wrap=True)
        _say(language, "campaign-measure", measure=ending.measure)


def _say(language: str, message: str, **about: str | int) -> None:
    console().print(TEXTS.text(language, message, about), markup=False, soft_wrap=True)


def _ended(chapter: Chapter) -> str:
    if chapter.match is None:
        return "kept from other rules"
    outcome = chapter.match.outcome
    return "" if outcome is None else chapter.match.teller().outcome(outcome)


def _document(campaign: Campaign, road: list[Chapter], sheet: Any, language: str) -> dict[str, Any]:
    carry = road[-1].carry
    ending = None if carry is None else campaign.rules.ending(carry, language)
    return {
        "game": campaign.rules.key,
        "campaign": campaign.plan.key,
        "seed": campaign.seed,
        "options": campaign.options,
        "current": campaign.current,
        "over": campaign.over,
        "verdict": "" if carry is None else carry.verdict,
        "road": [_chapter(chapter, language) for chapter in road],
        "ends": [chapter.number for chapter in campaign.ends()],
        "sheet": sheet,
        "tale": msgspec.to_builtins(campaign.rules.sheet_tale(sheet, language)),
        "ending": msgspec.to_builtins(ending),
    }


def _chapter(chapter: Chapter, language: str) -> dict[str, Any]:
    match = chapter.match
    return {
        "chapter": chapter.number,
        "after": chapter.after,
        "scenario": chapter.scenario,
        "answers": len(chapter.record.answers),
        "replayed": match is not None,
        "ended": "" if match is None else written_outcome(match.outcome),
        "tale": None if match is None else _tale(match, language),
    }


def _tale(match: Match, language: str) -> Any:
    return msgspec.to_builtins(match.rules.chapter_tale(match.game, language))


def _show_changes(campaign: Campaign, pair: tuple[int, int], as_json: bool) -> None:
    changes = campaign.compare(*pair)
    if as_json:
        emit([to_builtins(change) for change in changes])
        return
    listing = table("", f"chapter {pair[0]}", f"chapter {pair[1]}")
    for change in changes:
        listing.add_row(*(escape(str(part)) for part in (change.path, change.before, change.after)))
    console().print(listing if changes else "no difference")
