"""The figures of a run: one document for each variant of each scenario, and what differs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from shambler.lab.build import origin_of
from shambler.lab.compare import Duel, duel, first_side, side_name, to_win, variant
from shambler.lab.results import rows_of
from shambler.lab.simulate import GameRow, SeriesPlan, Tally, fingerprint
from shambler.lab.stats import wilson


def figures(plan: SeriesPlan, tally: Tally) -> dict[str, Any]:
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
        "wins_by_side": _sides(plan.game, tally),
        "outcomes": dict(sorted(tally.reasons.items())),
        "rounds_mean": tally.mean("rounds"),
        "measures_mean": {name: tally.mean(name) for name in sorted(tally.measures)},
        "decisions": tally.decisions,
        "decisions_per_game": tally.decisions / tally.ended if tally.ended else None,
    }


def _sides(game: str, tally: Tally) -> dict[str, Any]:
    """How often each side won, where several play against each other; else nothing."""
    wins = tally.wins_by_side if len(tally.wins_by_side) > 1 else {}
    return {
        side: {
            "name": side_name(game, side),
            "wins": count,
            "win_rate": count / tally.ended,
            "win_rate_ci95": list(wilson(count, tally.ended)),
        }
        for side, count in wins.items()
    }


def differences(rows: Sequence[GameRow]) -> list[dict[str, Any]]:
    """Each variant against the first one, scenario by scenario and over all of a game.

    Where somebody always wins, a side is what counts: the first one.
    """
    found = []
    for game in dict.fromkeys(row.game for row in rows):
        here = [row for row in rows if row.game == game]
        side = first_side(here)
        variants = list(dict.fromkeys(variant(row) for row in here))
        scenarios = list(dict.fromkeys(row.scenario for row in here))
        for other in variants[1:]:
            for scenario in [*scenarios, ""][: None if len(scenarios) > 1 else 1]:
                first, second = (
                    [r for r in here if variant(r) == v and scenario in ("", r.scenario)]
                    for v in (variants[0], other)
                )
                result = duel(first, second, to_win(here))
                about = (game, scenario, variants[0], other)
                if result.games:
                    found.append(_document(*about, side or None, result))
    return found


def _document(
    game: str,
    scenario: str,
    first: tuple[str, str],
    second: tuple[str, str],
    side: str | None,
    found: Duel,
) -> dict[str, Any]:
    return {
        "game": game,
        "scenario": scenario or None,
        "first": {"agent": first[0], "options": msgspec.json.decode(first[1])},
        "second": {"agent": second[0], "options": msgspec.json.decode(second[1])},
        "side": side,
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
    plans: Sequence[SeriesPlan], tallies: Sequence[Tally], rows: Sequence[GameRow]
) -> dict[str, Any]:
    """Everything about a run of several plans."""
    return {
        "origin": msgspec.to_builtins(origin_of(plan.game for plan in plans)),
        "runs": [figures(plan, tally) for plan, tally in zip(plans, tallies, strict=True)],
        "differences": differences(rows),
    }


def tallies_of(plans: Sequence[SeriesPlan], rows: Sequence[GameRow]) -> list[Tally]:
    """The tally of each plan, from the rows of all."""
    return [Tally.of(rows_of([plan], rows)) for plan in plans]
