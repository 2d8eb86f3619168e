"""``shambler replay``: a saved game, told answer by answer."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from rich.markup import escape

from shambler.cli.output import console, emit
from shambler.games import find
from shambler.kernel import record
from shambler.kernel.errors import ShamblerError
from shambler.kernel.match import Match
from shambler.kernel.record import Parsed


def replay(path: Path, verify: bool, to: int | None, as_json: bool, language: str) -> None:
    """Play a record again; it is checked on the way, whatever is shown."""
    parsed = record.read(path)
    answers = len(parsed.record.answers)
    if to is not None and to > answers:
        raise ShamblerError(f"{path}: --to {to}: the record has {answers} answers")
    match = Match.replay(find(parsed.record.game), parsed, to, str(path))
    if as_json:
        emit(_document(match, parsed, verify, language))
    elif verify:
        for line in _verdict(match):
            console().print(f"{path}: {line}", markup=False, soft_wrap=True)
    else:
        _tell(match, language)


def _verdict(match: Match) -> Iterator[str]:
    """What was compared and came out the same, and what could not be compared."""
    found = match.verification
    assert found is not None
    yield f"verified, {found.answers} answers, fingerprint {match.fingerprint}"
    if found.other_rules:
        yield (
            f"recorded under rules {found.version}, the same questions, answers and chance "
            f"under rules {found.version_now}"
        )
    if not found.same_content:
        yield "recorded with other content"
    if found.other_layout:
        layouts = f"recorded in layout {found.layout}, this is layout {found.layout_now}"
        yield f"states not compared: {found.states_not_compared} ({layouts})"
    else:
        yield f"states compared: {found.states}"
    if match.outcome is not None and not found.outcome_compared:
        yield "outcome not compared: this record does not tell it"


def _document(match: Match, parsed: Parsed, verify: bool, language: str) -> dict[str, Any]:
    old, outcome = parsed.record, match.outcome
    document = {
        "game": old.game,
        "scenario": old.scenario,
        "seed": old.seed,
        "setup": old.setup,
        "answers": len(old.answers),
        "at": match.number,
        "verification": msgspec.to_builtins(match.verification),
        "fingerprint": match.fingerprint,
        "outcome": None if outcome is None else msgspec.to_builtins(outcome),
        "marks": {str(number): text for number, text in old.marks.items()},
    }
    if not verify:
        document["steps"] = list(_steps(match, language))
    return document


def _steps(match: Match, language: str) -> Iterator[dict[str, Any]]:
    """What was answered and what happened then, with nothing redacted: a record holds it all."""
    teller = match.teller(language)
    for number, events in enumerate(match.log):
        answer = match.record.answers[number - 1] if number else None
        yield {
            "number": number,
            "seat": answer and answer.seat,
            "key": answer and answer.key,
            "events": [{"text": teller.event(e), "rule": e.because} for e in events],
        }


def _tell(match: Match, language: str) -> None:
    out = console()
    rec = match.record
    out.print(f"[bold]{escape(f'{rec.game} {rec.scenario}')}[/], seed {rec.seed}")
    for step in _steps(match, language):
        if step["number"]:
            who = f"[dim]{step['number']:>4}  seat {step['seat']}[/]"
            out.print(f"{who}  [bold]{escape(step['key'])}[/]")
        for event in step["events"]:
            out.print(f"            {escape(event['text'])}  [dim]{event['rule']}[/]")
        if step["number"] in rec.marks:
            out.print(f"      [yellow]* {escape(rec.marks[step['number']])}[/]")
    sketch = match.rules.sketch(match.game, None, language)
    out.print(sketch, soft_wrap=True)
    teller = match.teller(language)
    if match.outcome is not None:
        out.print(f"[bold]{escape(teller.outcome(match.outcome))}[/]  [dim]{match.outcome.rule}[/]")
    elif match.game.decision is not None:
        out.print(f"[bold]{escape(teller.prompt(match.game.decision))}[/]")
