"""The figures of a run: one document for each variant of each scenario, and what differs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from shambler.lab.build import origin_of
from shambler.lab.compare import Duel, anybody, duel, seat_won, variant
from shambler.lab.results import rows_of
from shambler.lab.simulate import Plan, Row, Tally, fingerprint
from shambler.lab.stats import wilson


def figures(plan: Plan, tally: Tally) -> dict[str, Any]:
    """The figures of one plan. They depend on nothing but the plan."""
    low, high = wilson(tally.wins, tally.ended)
    failure = tally.first_error
    return {
        "game": plan.game,
        "scenario": plan.scenario,
        "own": fingerprint(plan.own),
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
        "sides": tally.sided > 0,
        "outcomes": dict(sorted(tally.reasons.items())),
        "rounds_mean": tally.mean("rounds"),
        "measures_mean": {name: tally.mean(name) for name in sorted(tally.measures)},
        "decisions": tally.decisions,
        "decisions_per_game": tally.decisions / tally.ended if tally.ended else None,
    }


def differences(rows: Sequence[Row]) -> list[dict[str, Any]]:
    """Each variant against the first one, scenario by scenario and over all of a game.

    Where somebody always wins, a side is what counts: that of the first seat.
    """
    found = []
    for game in dict.fromkeys(row.game for row in rows):
        here = [row for row in rows if row.game == game]
        sides = has_sides(here)
        variants = list(dict.fromkeys(variant(row) for row in here))
        scenarios = list(dict.fromkeys(row.scenario for row in here))
        for other in variants[1:]:
            for scenario in [*scenarios, ""][: None if len(scenarios) > 1 else 1]:
                first, second = (
                    [r for r in here if variant(r) == v and scenario in ("", r.scenario)]
                    for v in (variants[0], other)
                )
                result = duel(first, second, seat_won(0) if sides else anybody)
                about = (game, scenario, variants[0], other)
                if result.games:
                    found.append(_document(*about, 0 if sides else None, result))
    return found


def has_sides(rows: Sequence[Row]) -> bool:
    """Do some seats win while others lose?"""
    return any(0 < len(row.winners) < row.seats for row in rows)


def _document(
    game: str,
    scenario: str,
    first: tuple[str, str],
    second: tuple[str, str],
    seat: int | None,
    found: Duel,
) -> dict[str, Any]:
    return {
        "game": game,
        "scenario": scenario or None,
        "first": {"agent": first[0], "options": msgspec.json.decode(first[1])},
        "second": {"agent": second[0], "options": msgspec.json.decode(second[1])},
        "seat": seat,
        "pairs": found.games,
        "only_first": found.only_first,
        "only_second": found.only_second,
        "win_rate_difference": found.difference,
        "win_rate_difference_ci95": list(found.interval),
        "p": found.p,
        "rounds_difference": found.rounds,
        "rounds_difference_ci95": found.rounds_ci95 and list(found.rounds_ci95),
    }


def document(
    plans: Sequence[Plan], tallies: Sequence[Tally], rows: Sequence[Row]
) -> dict[str, Any]:
    """Everything about a run of several plans."""
    return {
        "origin": msgspec.to_builtins(origin_of(plan.game for plan in plans)),
        "runs": [figures(plan, tally) for plan, tally in zip(plans, tallies, strict=True)],
        "differences": differences(rows),
    }


def tallies_of(plans: Sequence[Plan], rows: Sequence[Row]) -> list[Tally]:
    """The tally of each plan, from the rows of all."""
    return [Tally.of(rows_of([plan], rows)) for plan in plans]
