"""The course of the games: what was won, how long it took, how it ended."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import ceil
from typing import Any

from shambler.lab.report import figures as fig
from shambler.lab.report import pieces
from shambler.lab.report.figures import Group
from shambler.lab.simulate import options_text
from shambler.lab.summary import differences as differences_of

GREENS, OTHERS = (1, 5), (0, 2, 3, 4, 6, 7)  # numbers of the style sheet
NEARLY_ALL = 0.98  # of the games fit into a plot of survival


def win_rates(group: Group) -> str:
    """How often each variant won each scenario."""
    lines = []
    for key in group.scenarios:
        tracks = [
            pieces.rate_track(fig.rate(group.cell(key, kind), group.won), n)
            for n, kind in enumerate(group.variants)
        ]
        lines.append(pieces.row(key, tracks, group.about(key)))
    what = f"games won by {escape(group.winner)}" if group.side else "games won"
    note = f"Share of {what}; the bar is the 95 % interval: the true rate is likely inside it."
    body = pieces.legend(group.names) + "".join(lines)
    return pieces.figure(
        "Win rate by scenario", note, body + pieces.scale(["0", "25 %", "50 %", "75 %", "100 %"])
    )


def differences(group: Group) -> str:
    """Each variant against the first one."""
    found = differences_of(group.rows)
    if not found:
        return ""
    lines = []
    for entry in found:
        low, high = entry["win_rate_difference_ci95"]
        sure = "sure" if low > 0 or high < 0 else ""
        lines.append(
            [
                escape(entry["scenario"] or "all"),
                escape(_variant(group, entry["second"])),
                f'<b class="{sure}">{100 * entry["win_rate_difference"]:+.1f}</b>',
                f"{100 * low:+.1f} to {100 * high:+.1f}",
                f"{entry['p']:.2g}",
                _rounds_difference(entry),
                str(entry["pairs"]),
            ]
        )
    head = ["scenario", "variant", "win rate, points", "95 %", "p", "rounds", "pairs"]
    note = (
        f"Against {group.name(group.variants[0])}, game by game on the same seeds. Bold: the "
        "interval excludes no difference. p: exact sign test."
    )
    return pieces.figure("Differences", note, pieces.data_table(head, lines))


def _variant(group: Group, entry: dict[str, Any]) -> str:
    return group.name((entry["agent"], options_text(entry["options"])))


def _rounds_difference(entry: dict[str, Any]) -> str:
    if entry["rounds_difference_ci95"] is None:
        return ""
    low, high = entry["rounds_difference_ci95"]
    return f"{entry['rounds_difference']:+.1f} ({low:+.1f} to {high:+.1f})"


def rounds(group: Group) -> str:
    """How long games took."""
    spreads = {
        (key, kind): fig.spread(fig.rounds(group.cell(key, kind)))
        for key in group.scenarios
        for kind in group.variants
    }
    known = [s.high for s in spreads.values() if s is not None]
    if not known:
        return ""
    most = float(max(5, ceil(max(known))))
    lines = []
    for key in group.scenarios:
        tracks = [
            pieces.spread_track(spreads[key, kind], most, n)
            for n, kind in enumerate(group.variants)
        ]
        lines.append(pieces.row(key, tracks, group.about(key)))
    note = "Boxes hold the middle half of the games, thin bars all but a tenth on either side."
    body = pieces.legend(group.names) + "".join(lines)
    return pieces.figure(
        "Rounds played", note, body + pieces.scale(["0", f"{most / 2:g}", f"{most:g} rounds"])
    )


def survival(group: Group) -> str:
    """How fast games were lost."""
    lengths = fig.rounds(group.rows)
    if not lengths:
        return ""
    plots = []
    for key in group.scenarios:
        here = [row for row in group.rows if row.scenario == key]
        most = _span(fig.rounds(here))
        lines = [fig.survival(group.cell(key, kind), bool(group.side)) for kind in group.variants]
        plots.append(pieces.curves(" · ".join(filter(None, (key, group.about(key)))), lines, most))
    note = (
        "Share of games still going on after so many rounds."
        if group.side
        else "Chance not to have lost after so many rounds. A game that is won leaves the count."
    )
    body = pieces.legend(group.names) + f'<div class="plots">{"".join(plots)}</div>'
    return pieces.figure("Survival", note, body)


def _span(lengths: Sequence[float]) -> float:
    """An even number of rounds that nearly all games fit in."""
    ordered = sorted(lengths) or [1.0]
    return float(max(4, 2 * ceil(ordered[int(NEARLY_ALL * (len(ordered) - 1))] / 2)))


def outcomes(group: Group) -> str:
    """The ways games ended."""
    ends = fig.endings(group.rows, group.won)
    colors = _colors_of_ends(ends)
    lines = []
    for key in group.scenarios:
        tracks = []
        for kind in group.variants:
            here = fig.outcomes(group.cell(key, kind))
            whole = sum(here.values()) or 1
            tracks.append(
                pieces.stack_track(
                    [(name, here[name] / whole) for name in colors if here[name]], colors
                )
            )
        lines.append(pieces.row(key, tracks, group.about(key)))
    keys = "".join(
        f'<li><i class="part p{n % pieces.COLORS}"></i>{escape(name)}</li>'
        for name, n in colors.items()
    )
    order = f"; from top to bottom: {', '.join(group.names)}" if len(group.names) > 1 else ""
    note = f"The ways a game ended{order}."
    body = f'<ul class="legend">{keys}</ul>' + "".join(lines)
    return pieces.figure("How games ended", note, body, "stacks")


def _colors_of_ends(ends: Sequence[tuple[str, bool]]) -> dict[str, int]:
    """Wins are green, the rest is not."""
    good, bad = iter(GREENS * len(ends)), iter(OTHERS * len(ends))
    return {name: next(good if won else bad) for name, won in ends}
