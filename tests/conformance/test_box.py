"""Whole games played before are entered again by hand, die by die and card by card."""

from __future__ import annotations

import random
from collections import deque
from pathlib import Path

import pytest

import shambler
from shambler.games import find
from shambler.kernel import record as records
from shambler.kernel.box import Result
from shambler.kernel.machine import Outcomes
from shambler.kernel.match import Match
from shambler.kernel.mending import mend
from shambler.kernel.record import Record
from shambler.testing import some

TESTS = Path(__file__).parents[1]
GAMES = {
    "invader": TESTS / "golden" / "invader-M0.shambler",
    "living_dead": TESTS / "rules" / "living_dead" / "wins" / "S1.shambler",
    "hendrix": TESTS / "rules" / "hendrix" / "wins" / "M1.shambler",
    "dawn": next(iter(sorted((TESTS / "rules" / "dawn" / "wins").glob("*.shambler")))),
}


def enter(match: Match, outcomes: list[Outcomes]) -> int:
    """Read off the table what chance said then; how much was typed in?"""
    said = deque(
        value
        for outcome in outcomes
        for value in (outcome if isinstance(outcome, tuple) else (outcome,))
    )
    typed = 0
    while match.chance_question is not None:
        match.play(f"face:{said.popleft()}")
        typed += 1
    assert not said
    return typed


def entered(old: Record) -> tuple[Match, int]:
    """The whole game of a record with everything in it typed in."""
    match = Match.new(find(old.game), old.scenario, seed=0, typed=True, **old.setup)
    typed = enter(match, old.opening)
    for answer in old.answers:
        match.play(answer.key, seat=answer.seat)
        typed += enter(match, answer.chance)
    return match, typed


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_entered_by_hand_and_ends_the_same(game: str) -> None:
    old = Match.load(find, GAMES[game])
    match, typed = entered(old.record)
    assert typed > 20
    assert match.fingerprint == old.fingerprint
    assert match.outcome == old.outcome is not None
    loaded = Match.replay(match.rules, records.parse(match.text()))
    assert loaded.text() == match.text()


def said_at_once(match: Match, faces: list[int]) -> list[int]:
    """Faces with the same result, where the result is all that matters; else the faces."""
    asked = match.chance_question
    if asked is None or not asked.results:
        return []
    rolled = faces[: asked.count]
    assert asked.occasion is not None
    counted = [face for face in rolled if face in asked.occasion.good]
    ones = rolled[asked.count - asked.occasion.frail :].count(1)
    by_sum = asked.occasion.by == "sum"
    return list(asked.results[Result(sum(rolled) if by_sum else len(counted), ones)])


@pytest.mark.parametrize("game", GAMES)
def test_rolls_said_at_once_end_the_same_with_fewer_taps(game: str) -> None:
    """How many dice count, or their sum, is one tap; other faces with that result do as well."""
    old = Match.load(find, GAMES[game])
    match = Match.new(old.rules, old.record.scenario, seed=0, typed=True, **old.record.setup)
    dice = taps = others = 0
    said = [("", 0, old.record.opening)]
    said += [(answer.key, answer.seat, answer.chance) for answer in old.record.answers]
    for key, seat, outcomes in said:
        if key:
            match.play(key, seat=seat)
        values = [v for o in outcomes for v in (o if isinstance(o, tuple) else (o,))]
        while (asked := match.chance_question) is not None:
            faces = said_at_once(match, values) or values[:1]
            others += faces != values[: len(faces)]
            for face in faces:
                match.play(f"face:{face}")
            values = values[len(faces) :]
            dice += len(faces) if asked.dice else 0
            taps += asked.dice
    assert match.fingerprint == old.fingerprint
    assert match.outcome == old.outcome
    assert taps < dice or game == "living_dead"  # that game has a single roll of two dice
    assert others or game == "living_dead"
    assert taps <= dice / 2 or game != "hendrix"  # all-out dice, too, are said at once
    print(f"{game}: {dice} dice in {taps} taps")


def test_hidden_hands_are_entered_by_those_who_hold_them() -> None:
    old = shambler.new("invazions", "labo-2", seed=5)
    choose = random.Random(5)
    while old.game.decision is not None:
        seat = choose.choice(old.game.decision.seats)
        old.play(choose.choice(old.game.decision.options_for(seat)), seat=seat)
    match = Match.new(old.rules, "labo-2", seed=0, typed=True)
    seats: set[tuple[int, ...]] = set()
    said = [old.record.opening, *(answer.chance for answer in old.record.answers)]
    for number, outcomes in enumerate(said):
        if number:
            answer = old.record.answers[number - 1]
            match.play(answer.key, seat=answer.seat)
        for card in outcomes:
            assert match.game.decision is not None
            seats.add(match.game.decision.seats)
            match.play(f"face:{card}")
    assert match.fingerprint == old.fingerprint
    assert seats == {(0,), (1,), (0, 1)}  # hands are their owners', what lies open anybody's


@pytest.mark.parametrize("game", GAMES)
def test_a_part_of_the_box_and_the_rest_ours_ends_the_same(game: str) -> None:
    """Every second answer the table switches: what is drawn meanwhile is not typed in."""
    old = Match.load(find, GAMES[game])
    match = Match.new(old.rules, old.record.scenario, seed=old.record.seed, **old.record.setup)
    assert match.record.opening == old.record.opening
    kinds = set()
    for number, answer in enumerate(old.record.answers):
        box = ("all",) if number % 2 else ("dice",)
        match.switch(box)
        match.play(answer.key, seat=answer.seat)
        said = len(match.record.answers[-1].chance)
        while (asked := match.chance_question) is not None:
            kinds.add(asked.source)
            now = answer.chance[said if asked.dice else said + len(asked.given)]
            face = now[len(asked.given)] if isinstance(now, tuple) else now
            match.play(f"face:{face}")
            said += len(match.record.answers[-1].chance)
    assert len(kinds) > 1
    assert match.fingerprint == old.fingerprint
    again = Match.replay(match.rules, records.parse(match.text()))
    assert again.fingerprint == match.fingerprint


@pytest.mark.parametrize("game", GAMES)
def test_any_entry_of_a_whole_game_can_be_put_right(game: str) -> None:
    old = Match.load(find, GAMES[game])
    match, _ = entered(old.record)
    choose = random.Random(game)
    typed = [n for n, answer in enumerate(match.record.answers) if answer.key.startswith("face:")]
    changed = 0
    for number in some(choose.sample(typed[-60:], 4)):
        asked = match.branch(number).game.decision
        assert asked is not None
        given = ("ours", match.record.answers[number].key)
        others = [option.key for option in asked.options if option.key not in given]
        if not others:
            continue
        mended = mend(match, number, choose.choice(others))
        assert mended.kept + len(mended.lost) == match.number - number - 1
        assert mended.is_whole == (not mended.misfit)
        again = Match.replay(match.rules, records.parse(mended.match.text()))
        assert again.fingerprint == mended.match.fingerprint
        for language in ("en", "fr"):
            assert (
                match.rules.differences(match.game, mended.match.game, (0,), language) is not None
            )
        changed += 1
    assert changed
