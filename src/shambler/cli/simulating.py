"""``shambler sim``: many games, and what came of them."""

from __future__ import annotations

import sys
from time import perf_counter
from typing import Any

from shambler.cli.output import bar, console, emit, table
from shambler.lab.pool import simulate
from shambler.lab.simulate import Plan, Tally
from shambler.lab.stats import wilson


def sim(plan: Plan, workers: int, as_json: bool) -> None:
    """Play the games of a plan and report."""
    started = perf_counter()
    with bar("games", plan.games) as advance:

        def progress(tally: Tally) -> None:
            rate = tally.decisions / (perf_counter() - started)
            advance(tally.games, f"{rate:,.0f} decisions/s")

        tally = simulate(plan, workers, progress)
    result = summary(plan, tally, perf_counter() - started)
    if tally.games < plan.games:
        print(
            f"shambler: interrupted; the result is that of the first {tally.games} "
            f"of {plan.games} games",
            file=sys.stderr,
        )
    if as_json:
        emit(result)
    else:
        _print(result)


def summary(plan: Plan, tally: Tally, seconds: float) -> dict[str, Any]:
    """The figures of a simulation. All but the last two depend on nothing but the plan."""
    low, high = wilson(tally.wins, tally.ended)
    failure = tally.first_error
    return {
        "game": plan.game,
        "scenario": plan.scenario,
        "options": dict(plan.options),
        "agent": plan.agent,
        "seed": plan.seed,
        "games": tally.games,
        "wins": tally.wins,
        "losses": tally.losses,
        "errors": tally.errors,
        "first_error": failure and {"seed": failure.seed, "reason": failure.reason},
        "win_rate": tally.wins / tally.ended if tally.ended else None,
        "win_rate_ci95": [low, high] if tally.ended else None,
        "wins_by_seat": {
            str(seat): tally.wins_by_seat[seat] for seat in sorted(tally.wins_by_seat)
        },
        "outcomes": dict(sorted(tally.reasons.items())),
        "rounds_mean": tally.mean("rounds"),
        "measures_mean": {name: tally.mean(name) for name in sorted(tally.measures)},
        "decisions": tally.decisions,
        "decisions_per_game": tally.decisions / tally.ended if tally.ended else None,
        "seconds": seconds,
        "decisions_per_second": tally.decisions / seconds,
    }


def _print(result: dict[str, Any]) -> None:
    out = console()
    title = f"{result['game']} {result['scenario']}: {result['games']} games by {result['agent']}"
    out.print(f"[bold]{title}[/], seed {result['seed']}")
    lines = table("", "")
    lines.show_header = False
    if result["win_rate"] is not None:
        low, high = result["win_rate_ci95"]
        rate = f"{result['win_rate']:.1%}  (95 %: {low:.1%} to {high:.1%})"
        lines.add_row("won", f"{result['wins']}  {rate}")
        lines.add_row("lost", str(result["losses"]))
        by_seat = [f"{seat}: {won}" for seat, won in result["wins_by_seat"].items()]
        if by_seat:
            lines.add_row("by seat", "  ".join(by_seat))
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
