"""``shambler sim``: many games, and what came of them."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

from shambler.cli.output import bar, console, emit, table
from shambler.kernel.errors import ShamblerError
from shambler.lab.pool import BATCH, Runner, play_in_memory, shared
from shambler.lab.results import read, rows_of, run, write_parquet
from shambler.lab.simulate import GameRow, SeriesPlan, Tally
from shambler.lab.summary import document, figures, tallies_of

GAMES, PARQUET, SUMMARY = "games.jsonl", "games.parquet", "summary.json"
REFRESH = 0.1  # seconds between two looks at the bar


class Means(NamedTuple):
    """How games are played: where, and whether their rows are kept."""

    workers: int = 1
    cluster: str = ""
    folder: Path | None = None
    resume: bool = False

    @property
    def batch(self) -> int:
        """Games per batch: many where sending one costs something."""
        if not self.cluster:
            return BATCH
        from shambler.lab.cluster import BATCH as MANY

        return MANY

    def runner(self) -> Runner:
        """This machine, or a cluster. What goes into a folder may come in any order."""
        ordered = self.folder is None
        if not self.cluster:
            return shared(self.workers, ordered)
        from shambler.lab.cluster import on_cluster

        return on_cluster(self.cluster, ordered)


def sim(plans: Sequence[SeriesPlan], means: Means, as_json: bool) -> None:
    """Play the games of all plans and report."""
    started = perf_counter()
    tallies, rows = play(plans, means)
    seconds = perf_counter() - started
    _say_interrupted(plans, tallies, in_order=means.folder is None)
    if len(plans) == 1 and means.folder is None:
        result = {**figures(plans[0], tallies[0]), **_speed(tallies, seconds)}
    else:
        result = {**document(plans, tallies, rows), **_speed(tallies, seconds)}
    if means.folder is not None:
        text = json.dumps(result, indent=2, ensure_ascii=False)
        (means.folder / SUMMARY).write_text(text + "\n", "utf-8")
        write_parquet(rows, means.folder / PARQUET)
    if as_json:
        emit(result)
    elif len(plans) == 1:
        _print_one({**figures(plans[0], tallies[0]), **_speed(tallies, seconds)})
    else:
        _print_many(result)


def play(
    plans: Sequence[SeriesPlan], means: Means, keep: bool = False
) -> tuple[list[Tally], list[GameRow]]:
    """Play with a bar to watch. Rows are kept where something is made of them."""
    file = None if means.folder is None else _file(means.folder, means.resume)
    done = len(rows_of(plans, read(file)[1])) if file is not None and file.exists() else 0
    with bar("games", sum(plan.games for plan in plans) - done) as advance:
        watch = Watch(advance)
        if file is not None:
            rows = run(file, plans, means.runner(), watch, means.batch)
            return tallies_of(plans, rows), rows
        return play_in_memory(plans, means.runner(), watch, means.batch, keep or len(plans) > 1)


class Watch:
    """Counts games as they come in and moves the bar a few times a second."""

    def __init__(self, advance: Callable[..., None]) -> None:
        self.advance = advance
        self.started = self.shown = perf_counter()
        self.games = self.decisions = 0

    def __call__(self, row: GameRow) -> None:
        """One more game."""
        self.games, self.decisions = self.games + 1, self.decisions + row.decisions
        now = perf_counter()
        if now - self.shown > REFRESH:
            spent, self.shown = now - self.started, now
            rates = f"{self.games / spent:,.1f} games/s  {self.decisions / spent:,.0f} decisions/s"
            self.advance(self.games, rates)


def _file(folder: Path, resume: bool) -> Path:
    file = folder / GAMES
    if file.exists() and not resume:
        raise ShamblerError(f"{folder} holds results; --resume goes on with them")
    return file


def _speed(tallies: Sequence[Tally], seconds: float) -> dict[str, float]:
    decisions = sum(tally.decisions for tally in tallies)
    return {"seconds": seconds, "decisions_per_second": decisions / seconds}


def _say_interrupted(plans: Sequence[SeriesPlan], tallies: Sequence[Tally], in_order: bool) -> None:
    asked, played = sum(p.games for p in plans), sum(t.games for t in tallies)
    if played == asked:
        return
    what = f"{played} of {asked} games"
    said = f"the first {what}" if len(plans) == 1 and in_order else what
    print(f"shambler: interrupted; the result is that of {said}", file=sys.stderr)


def _print_one(result: dict[str, Any]) -> None:
    out = console()
    title = f"{result['game']} {result['scenario']}: {result['games']} games by {result['agent']}"
    out.print(f"[bold]{title}[/], seed {result['seed']}")
    lines = table("", "")
    lines.show_header = False
    if result["win_rate"] is not None:
        lines.add_row("won", f"{result['wins']}  {_rate(result)}")
        lines.add_row("lost", str(result["losses"]))
        for side in result["wins_by_side"].values():
            lines.add_row(f"won by {side['name']}", f"{side['wins']}  {_rate(side)}")
        ends = [f"{reason}: {count}" for reason, count in result["outcomes"].items()]
        lines.add_row("ended by", "  ".join(ends))
        means = [f"{name} {value:.2f}" for name, value in result["measures_mean"].items()]
        lines.add_row("means", "  ".join([*means, f"decisions {result['decisions_per_game']:.1f}"]))
    if result["errors"]:
        first = result["first_error"]
        about = f"{result['errors']}, the first with seed {first['seed']}: {first['reason']}"
        lines.add_row("[red]errors", f"[red]{about}")
    lines.add_row("speed", f"{result['decisions_per_second']:,.0f} decisions/s")
    out.print(lines)


def _rate(result: dict[str, Any]) -> str:
    low, high = result["win_rate_ci95"]
    return f"{result['win_rate']:.1%}  (95 %: {low:.1%} to {high:.1%})"


def _print_many(result: dict[str, Any]) -> None:
    out = console()
    lines = table("game", "scenario", "agent", "options", "games", "won", "rounds", "errors")
    for entry in result["runs"]:
        rate = _rate(entry) if entry["win_rate"] is not None else ""
        if entry["wins_by_side"]:
            sides = entry["wins_by_side"].values()
            rate = "  ".join(f"{side['name']}: {side['win_rate']:.1%}" for side in sides)
        rounds = entry["rounds_mean"]
        lines.add_row(
            entry["game"],
            entry["scenario"],
            entry["agent"],
            _said(entry["options"]),
            str(entry["games"]),
            rate,
            "" if rounds is None else f"{rounds:.1f}",
            str(entry["errors"] or ""),
        )
    out.print(lines)
    if result["differences"]:
        out.print(_table_of_differences(result["differences"]))
    out.print(f"[dim]{result['decisions_per_second']:,.0f} decisions/s[/]")


def _table_of_differences(found: Sequence[dict[str, Any]]) -> Any:
    title = "\nDifferences on the same games (95 % intervals)"
    lines = table("scenario", "variant", "against", "pairs", "win rate", "p", "rounds", title=title)
    for entry in found:
        low, high = entry["win_rate_difference_ci95"]
        rounds = ""
        if entry["rounds_difference_ci95"] is not None:
            least, most = entry["rounds_difference_ci95"]
            rounds = f"{entry['rounds_difference']:+.2f} ({least:+.2f} to {most:+.2f})"
        lines.add_row(
            f"{entry['game']} {entry['scenario'] or 'all'}",
            _variant(entry["second"]),
            _variant(entry["first"]),
            str(entry["pairs"]),
            f"{100 * entry['win_rate_difference']:+.1f} ({100 * low:+.1f} to {100 * high:+.1f})",
            f"{entry['p']:.2g}",
            rounds,
        )
    return lines


def _variant(entry: dict[str, Any]) -> str:
    return " ".join(filter(None, (entry["agent"], _said(entry["options"]))))


def _said(options: dict[str, Any]) -> str:
    """Options as they would be typed; long lists by their length."""
    texts = []
    for name, value in options.items():
        several = isinstance(value, list | tuple)
        many = several and len(value) > 3
        said = ",".join(map(str, value)) if several else str(value)
        texts.append(f"{len(value)} {name}" if many else f"{name}={said}")
    return " ".join(texts)
