"""A copied match goes its own way: what happens to one of the two does not happen to the other."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from shambler.kernel.match import Match
from shambler.kernel.state import dump, key
from shambler.testing.checks import signature

PLAYED = 3  # answers that a twin plays before it goes back

Portrait = dict[str, Any]


def portrait(match: Match) -> Portrait:
    """Everything there is to a match, in values that nothing can change."""
    return {
        "record": match.text(),
        "barriers": [answer.barrier for answer in match.record.answers],
        "position": dump(match.game.state),
        "question": signature(match.game.decision),
        "spokesman": match.game.spokesman,
        "log": msgspec.json.encode(match.log),
        "snapshots": {number: key(state) for number, state in match._snapshots.items()},
        "undone": msgspec.json.encode(match._undone),
    }


def changed(before: Portrait, match: Match) -> str:
    """The parts of a match that are no longer what they were; empty if none."""
    now = portrait(match)
    return ", ".join(part for part in before if before[part] != now[part])


def check_twins(match: Match, earlier: Mapping[int, str]) -> Iterator[str]:
    """Copies are equal and independent; ``earlier`` are fingerprints by number of answers."""
    before = portrait(match)
    twin = match.copy()
    if parts := changed(before, twin):
        yield f"a copied match differs: {parts}"
    bystander = twin.copy()
    yield from _exercise(twin, earlier)
    if parts := changed(before, match):
        yield f"playing and rewinding a copied match changed the original: {parts}"
    if parts := changed(before, bystander):
        yield f"playing and rewinding a match changed its copy: {parts}"
    other = match.copy(seed=match.number + 1)
    if dump(other.game.state) != before["position"]:
        yield "a copy with another seed is not at the same point"
    yield from _exercise(other, earlier)
    if parts := changed(before, match):
        yield f"playing and rewinding a copy with another seed changed the original: {parts}"


def _exercise(match: Match, earlier: Mapping[int, str]) -> Iterator[str]:
    """Everything one can do to a match: mark, play, undo, redo, go back to any point, play on."""
    chooser = random.Random(match.number)
    there = match.number
    match.mark("here")
    _play(match, chooser, PLAYED)
    if match.number > there:
        match.undo(agreed=True)
        match.redo()
        match.undo(agreed=True)
        yield from _copy_with_something_to_redo(match, chooser)
    points = sorted(n for n in earlier if n <= match.number)
    for number in dict.fromkeys((*chooser.sample(points, min(1, len(points))), 0)):
        match.rewind(number)
        if match.number != number or key(match.game.state) != earlier.get(
            number, match.fingerprint
        ):
            yield f"rewinding a copied match to {number} led to another position"
    _play(match, chooser, PLAYED)


def _copy_with_something_to_redo(match: Match, chooser: random.Random) -> Iterator[str]:
    before = portrait(match)
    twin = match.copy()
    if parts := changed(before, twin):
        yield f"a copied match differs: {parts}"
    _play(twin, chooser, 1)
    if parts := changed(before, match):
        yield f"playing a copied match changed the original: {parts}"


def _play(match: Match, chooser: random.Random, most: int) -> None:
    for _ in range(most):
        decision = match.game.decision
        if decision is not None:
            seat = chooser.choice(decision.seats)
            match.play(chooser.choice(decision.options_for(seat)), seat=seat)
