"""What harms and what helps: causes of death, victims, items."""

from __future__ import annotations

from html import escape

from shambler.lab.report import figures as fig
from shambler.lab.report import pieces
from shambler.lab.report.figures import Group
from shambler.lab.stats import Z95

MOST_CAUSES, MOST_ITEMS = 12, 30


def causes(group: Group) -> str:
    """What kills, over all scenarios."""
    by_kind = [fig.causes(group.cell(None, kind)) for kind in group.variants]
    games = [len(group.cell(None, kind)) for kind in group.variants]
    every = [name for name, _ in fig.causes(group.rows).most_common(MOST_CAUSES)]
    if not every:
        return ""
    most = max(c[n] / g for c, g in zip(by_kind, games, strict=True) for n in every)
    lines = [
        pieces.row(
            name,
            [
                pieces.bar_track(
                    counts[name] / number / most,
                    f"{counts[name] / number:.2f}",
                    n,
                    f"{counts[name]} in {number} games",
                )
                for n, (counts, number) in enumerate(zip(by_kind, games, strict=True))
            ],
        )
        for name in every
    ]
    title = "Where cards are lost" if group.side else "What kills"
    note = f"Deaths per game by their cause, over all scenarios; the {len(every)} most frequent."
    return pieces.figure(title, note, pieces.legend(group.names) + "".join(lines))


def cause_table(group: Group) -> str:
    """Which scenario kills by what: a table with shaded cells, for each variant."""
    every = [name for name, _ in fig.causes(group.rows).most_common(MOST_CAUSES)]
    if len(group.scenarios) < 2 or not every:
        return ""
    folds = []
    for n, kind in enumerate(group.variants):
        lines = []
        for key in group.scenarios:
            here = fig.causes(group.cell(key, kind))
            whole = sum(here.values()) or 1
            cells = [
                f'<span class="heat" style="--h:{here[name] / whole:.2f}">'
                f"{pieces.percent(here[name] / whole) if here[name] else ''}</span>"
                for name in every
            ]
            lines.append([escape(key), *cells])
        table = pieces.data_table(["scenario", *every], lines)
        folds.append(pieces.fold(group.name(kind), table, n == len(group.variants) - 1))
    note = "Of the deaths in a scenario, the share of each cause."
    return pieces.figure("What kills where", note, "".join(folds))


def victims(group: Group) -> str:
    """Who is lost."""
    every = fig.victims(group.rows).most_common(MOST_CAUSES)
    if not every:
        return ""
    by_kind = [fig.victims(group.cell(None, kind)) for kind in group.variants]
    wholes = [sum(counts.values()) or 1 for counts in by_kind]
    most = max(c[n] / w for c, w in zip(by_kind, wholes, strict=True) for n, _ in every)
    lines = [
        pieces.row(
            name,
            [
                pieces.bar_track(
                    counts[name] / whole / most, pieces.percent(counts[name] / whole), n
                )
                for n, (counts, whole) in enumerate(zip(by_kind, wholes, strict=True))
            ],
        )
        for name, _ in every
    ]
    note = "Share of all deaths."
    return pieces.figure("Who is lost", note, pieces.legend(group.names) + "".join(lines))


def items(group: Group) -> str:
    """What the items were good for."""
    folds = []
    for n, kind in enumerate(group.variants):
        uses = fig.items(group.cell(None, kind), group.won)[:MOST_ITEMS]
        if not uses:
            continue
        head = ["item", "used in", "uses", "kills per use", "won", "95 %", "edge, points"]
        most = max(use.kills for use in uses) or 1
        lines = [
            [
                escape(use.name),
                f"{use.games:,} games",
                f"{use.used:.1f}",
                f'<span class="mini" style="--w:{use.kills / most:.2f}">{use.kills:.2f}</span>',
                pieces.percent(use.won.share),
                f"{pieces.percent(use.won.interval[0])} to {pieces.percent(use.won.interval[1])}",
                _edge(use),
            ]
            for use in uses
        ]
        table = pieces.data_table(head, lines)
        folds.append(pieces.fold(group.name(kind), table, n == len(group.variants) - 1))
    if not folds:
        return ""
    note = (
        "Uses per game in which the item was used, and the win rate of those games. Edge: how much "
        "more often they were won than games of the same scenario without the item, with its 95 % "
        "interval. Longer games see more items: an edge is a hint, not a cause."
    )
    return pieces.figure("What helps", note, "".join(folds))


def _edge(use: fig.CardUse) -> str:
    if use.edge is None:
        return "-"
    low, high = use.edge - Z95 * use.error, use.edge + Z95 * use.error
    kind = "sure" if low > 0 or high < 0 else ""
    return f'<b class="{kind}">{100 * use.edge:+.0f}</b> ({100 * low:+.0f} to {100 * high:+.0f})'


def counts(group: Group) -> str:
    """Everything else that was counted."""
    lines = []
    names = list(fig.counts(group.rows))
    if not names:
        return ""
    for key in group.scenarios:
        for kind in group.variants:
            found = fig.counts(group.cell(key, kind))
            cells = [f"{found.get(name, 0.0):.1f}" for name in names]
            lines.append([escape(key), escape(group.name(kind)), *cells])
    note = "Means per game."
    table = pieces.data_table(["scenario", "variant", *names], lines)
    return pieces.figure("Counted", note, pieces.fold("All counts", table))
