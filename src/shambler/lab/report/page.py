"""The page: for each game what was won, how long it took, what killed, what helped."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path

from shambler.games import title_of
from shambler.lab.build import Origin
from shambler.lab.report import course, harm, pieces
from shambler.lab.report import figures as fig
from shambler.lab.report.figures import Group
from shambler.lab.simulate import GameRow

FEW = 30  # games below which a page warns
FIGURES = (
    course.win_rates,
    course.differences,
    course.rounds,
    course.survival,
    course.outcomes,
    harm.causes,
    harm.cause_table,
    harm.victims,
    harm.items,
    harm.counts,
)


def page(origin: Origin, rows: Sequence[GameRow]) -> str:
    """The whole document."""
    found = [group for group in fig.groups(rows) if group.rows]
    style = (Path(__file__).parent / "style.css").read_text("utf-8")
    body = "".join(_game(group) for group in found)
    title = "Shambler report: " + ", ".join(title_of(group.game) for group in found)
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{style}</style></head><body><main>"
        f"<header><h1>{escape(title)}</h1>{_facts(origin, rows)}</header>{body}"
        f"<footer>{NOTES}</footer></main></body></html>\n"
    )


def _facts(origin: Origin, rows: Sequence[GameRow]) -> str:
    """What was played, in one glance."""
    errors = [row for row in rows if row.error]
    facts = [
        (f"{len(rows):,}", "games"),
        (str(len({(row.game, row.scenario) for row in rows})), "scenarios"),
        (", ".join(dict.fromkeys(row.agent for row in rows)), "played by"),
        (f"{sum(row.decisions for row in rows):,}", "decisions"),
        (f"{origin.engine} / {origin.build[:8]}", "engine / build"),
    ]
    listed = "".join(f"<div><dt>{what}</dt><dd>{escape(n)}</dd></div>" for n, what in facts)
    warning = ""
    if errors:
        first = errors[0]
        warning = (
            f'<p class="warn">{len(errors)} games failed and are left out; the first: '
            f"{escape(first.game)} {escape(first.scenario)}, seed {first.seed}: "
            f"{escape(first.error)}</p>"
        )
    return f"<dl>{listed}</dl>{warning}"


def _game(group: Group) -> str:
    parts = "".join(figure(group) for figure in FIGURES)
    title = escape(title_of(group.game))
    return f'<section class="game"><h2>{title}</h2>{_in_words(group)}{parts}</section>'


def _in_words(group: Group) -> str:
    """The main findings as sentences."""
    said = "".join(f"<li>{_sentence(group, kind)}.</li>" for kind in group.variants)
    fewest = min(len(group.cell(s, k)) for s in group.scenarios for k in group.variants)
    few = f'<p class="warn">Some cells hold only {fewest} games: read the intervals.</p>'
    return f'<ul class="words">{said}</ul>{few if fewest < FEW else ""}'


def _sentence(group: Group, kind: tuple[str, str]) -> str:
    """One variant: how often it won, where most and least, and what killed it."""
    rates = {s: fig.rate(group.cell(s, kind), group.won) for s in group.scenarios}
    played = {s: r for s, r in rates.items() if r.of}
    whole = fig.rate(group.cell(None, kind), group.won)
    low, high = whole.interval
    who = f"{escape(group.winner)} won" if group.side else "won"
    line = (
        f"<b>{escape(group.name(kind))}</b>: {who} {pieces.percent(whole.share)} of "
        f"{whole.of:,} games ({pieces.percent(low)} to {pieces.percent(high)})"
    )
    if len({r.share for r in played.values()}) > 1:
        best = max(played, key=lambda s: played[s].share)
        worst = min(played, key=lambda s: played[s].share)
        line += (
            f"; most on {escape(best)} ({pieces.percent(played[best].share)}), least on "
            f"{escape(worst)} ({pieces.percent(played[worst].share)})"
        )
    killer = fig.causes(group.cell(None, kind)).most_common(1)
    if killer and not group.side:
        line += f". What kills most: {escape(killer[0][0])}"
    return line


NOTES = (
    "<p>Made by <code>shambler report</code>. Intervals are at 95 %: Wilson's for rates, "
    "Agresti and Min's for paired differences. An agent is not a group of people: "
    "compare scenarios and variants with these figures; they are not how people will fare.</p>"
)
