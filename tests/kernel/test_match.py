"""A match: play by key, distinct errors, undo and branches, real dice, all through one door."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest

import shambler
from shambler.games import keys
from shambler.kernel.errors import (
    BadSetup,
    GameOver,
    IllegalOption,
    ShamblerError,
    StaleDecision,
    UndoBarrier,
    UnknownGame,
    UnknownKey,
    WrongSeat,
)
from shambler.kernel.match import SNAPSHOT_EVERY, BlockedOption, Match
from shambler.kernel.record import LONGEST_MARK, parse
from shambler.kernel.ruleset import Ruleset
from shambler.testing import some
from tests.testgame import RULES
from tests.testgame.pieces import Rested, ScoutedUnseen


def new(seed: int = 5, scenario: str = "cabin", seats: int = 3) -> Match:
    return Match.new(RULES, scenario, seed=seed, seats=seats)


def play_on(match: Match, answers: int, seed: int = 1) -> Match:
    """Random answers."""
    choose = random.Random(seed)
    for _ in range(answers):
        decision = match.game.decision
        if decision is None:
            break
        seat = choose.choice(decision.seats)
        match.play(choose.choice(decision.options_for(seat)), seat=seat)
    return match


def finished() -> Match:
    return play_on(new(), 1_000)


# -- beginning and looking -----------------------------------------------------------------


def test_a_registered_game_is_played_like_any_other(barricade: Ruleset, tmp_path: Path) -> None:
    assert "barricade" in keys()
    match = shambler.new("barricade", "cabin", seed=7, seats=2)
    asked = match.decision
    assert asked is not None
    assert (asked.kind, asked.seats, asked.rule, asked.number) == (
        "name-scout",
        (0, 1),
        "BN-SCOUT-01",
        0,
    )
    assert asked.prompt == "Who scouts tonight?"
    assert [option.key for option in asked.options] == ["scout:0", "scout:1"]
    assert repr(asked) == "<decision 0 name-scout for seats (0, 1): scout:0 scout:1>"
    match.play("scout:1")
    match.save(tmp_path / "game.shambler")
    again = shambler.load(tmp_path / "game.shambler")
    assert again.fingerprint == match.fingerprint
    assert again.text() == match.text()
    assert [path.name for path in tmp_path.iterdir()] == ["game.shambler"]


def test_an_unknown_game_is_refused_with_a_hint(barricade: Ruleset) -> None:
    with pytest.raises(UnknownGame, match="no game is called 'baricade'; did you mean barricade"):
        shambler.new("baricade", "cabin")


def test_a_seed_makes_a_game_and_no_seed_draws_one() -> None:
    assert new(1).fingerprint == new(1).fingerprint != new(2).fingerprint
    assert Match.new(RULES, "cabin").record.seed != Match.new(RULES, "cabin").record.seed


@pytest.mark.parametrize(
    ("scenario", "options", "problem"),
    [
        ("cabn", {}, "barricade has no scenario 'cabn'; did you mean cabin"),
        ("zzz", {}, "barricade has no scenario 'zzz'; there are cabin, manor"),
        ("cabin", {"seats": 5}, "seats: 2 to 4, not 5"),
        ("cabin", {"seats": "two"}, r"Expected `int`, got `str`.*\(options: "),
        ("cabin", {"players": 2}, "unknown field `players`"),
        ("cabin", {"spokesman": 9}, "spokesman: there is no seat 9"),
        ("cabin", {"seed": -1}, "seed: a whole number"),
        ("cabin", {"seed": 2**64}, "seed: a whole number"),
        ("cabin", {"seed": 1.5}, "seed: a whole number"),
    ],
)
def test_a_bad_setup_is_refused(scenario: str, options: dict[str, object], problem: str) -> None:
    with pytest.raises(BadSetup, match=problem):
        Match.new(RULES, scenario, **options)  # type: ignore[arg-type]


def test_views_are_for_seats_at_the_table() -> None:
    assert new().view(2).plain()["hand"]
    assert new().view().plain()["hand"] is None
    with pytest.raises(WrongSeat, match="there is no seat 3"):
        new().view(3)


def test_the_log_is_told_to_each_seat_as_it_may_know_it() -> None:
    match = new()
    match.play("scout:1")
    assert match.events(0)[1] == [ScoutedUnseen(who=1)]
    assert match.events(1)[1] == match.log[1] != match.events(None)[1]


def test_what_is_blocked_names_rule_and_reason_in_each_language() -> None:
    match = play_on(new(), 0)
    while match.decision is not None and (match.decision.kind != "name-scout" or not match.number):
        match.play(match.decision.options[-1])
    last = match.game.state.last_scout
    name = ("Ann", "Ben", "Cleo")[last]
    (entry,) = match.blocked(0)
    assert entry == BlockedOption(f"scout:{last}", "BN-SCOUT-02", f"{name} scouted last night")
    assert match.blocked(language="fr")[0].reason == f"{name} était éclaireur la nuit dernière"
    assert match.teller().option(match.find(f"scout:{(last + 1) % 3}")).endswith("scouts")


def test_seats_that_are_not_asked_have_no_options_and_no_refusals() -> None:
    match = new()
    match.play("scout:1")
    assert match.decision is not None
    assert len(match.decision.options_for(1)) == 2
    assert match.decision.options_for(0) == ()
    assert match.blocked(0) == []
    assert finished().blocked() == []


# -- errors that change nothing ------------------------------------------------------------

MISTAKES: list[tuple[Callable[[Match], object], type[ShamblerError], str]] = [
    (lambda m: m.play("dance:1"), UnknownKey, "'dance:1' is not an option of barricade$"),
    (lambda m: m.play("scot:1"), UnknownKey, "did you mean scout:1"),
    (lambda m: m.play(""), UnknownKey, "'' is not an option"),
    (lambda m: m.play(None), UnknownKey, "'None' is not an option"),  # type: ignore[arg-type]
    (lambda m: m.play("x" * 20_000), UnknownKey, "is not an option"),
    (lambda m: m.play("scout:7"), IllegalOption, "scout:7: not among the options now"),
    (lambda m: m.play("hold"), IllegalOption, "hold: not among the options now"),
    (lambda m: m.play("scout:1", seat=9), WrongSeat, r"seat 9 is not asked now; seats \(0, 1, 2\)"),
    (lambda m: m.play("scout:1", number=3), StaleDecision, "answers decision 3; the current .* 0"),
    (lambda m: m.undo(), UndoBarrier, "there is nothing to take back"),
    (lambda m: m.redo(), UndoBarrier, "there is nothing to play again"),
    (lambda m: m.rewind(1), UndoBarrier, "there is no decision 1"),
    (lambda m: m.rewind(-1), UndoBarrier, "there is no decision -1"),
    (lambda m: m.mark("x" * (LONGEST_MARK + 1)), ShamblerError, "a mark has at most"),
]


@pytest.mark.parametrize(("mistake", "error", "message"), MISTAKES)
def test_a_mistake_changes_nothing(
    mistake: Callable[[Match], object], error: type[ShamblerError], message: str
) -> None:
    match = new()
    before, asked = match.text(), match.game.decision
    with pytest.raises(error, match=message):
        mistake(match)
    assert match.text() == before
    assert match.game.decision is asked
    assert len(match.log) == 1


def test_nothing_can_be_played_when_the_game_is_over() -> None:
    match = finished()
    before = match.text()
    with pytest.raises(GameOver):
        match.play("pass")
    assert match.text() == before
    assert match.decision is None
    assert repr(match).endswith(f"over: {match.outcome.reason}>")  # type: ignore[union-attr]


def test_in_secret_each_seat_answers_for_itself() -> None:
    match = new()
    match.play("scout:1")
    match.play(match.decision.options[0])  # type: ignore[union-attr]
    hands = [survivor.hand for survivor in match.game.state.survivors]
    with pytest.raises(IllegalOption):
        match.play(f"board:{hands[2][0]}", seat=0)
    match.play(f"board:{hands[2][0]}")  # the option itself says whose it is
    assert match.record.answers[-1].seat == 2
    with pytest.raises(WrongSeat):
        match.play("rest", seat=2)
    match.play("rest", seat=1)
    assert Rested(who=1) in match.play("rest", seat=0)


# -- going back ----------------------------------------------------------------------------


def at_boarding() -> Match:
    match = new()
    match.play("scout:1")
    match.play(match.decision.options[0])  # type: ignore[union-attr]
    return match


def test_an_answer_that_revealed_nothing_is_taken_back_freely() -> None:
    match = at_boarding()
    before = match.text()
    match.play("rest", seat=2)
    match.undo(seat=2)
    assert match.text() == before
    assert match.decision is not None
    assert match.decision.kind == "board"
    assert match.decision.seats == (0, 1, 2)


def test_another_seat_cannot_take_it_back() -> None:
    match = at_boarding()
    match.play("rest", seat=2)
    before = match.text()
    with pytest.raises(UndoBarrier, match="seat 2 has answered since; the table must agree"):
        match.undo(seat=0)
    assert match.text() == before
    match.undo(seat=0, agreed=True)
    assert match.number == 2


def test_what_chance_revealed_is_a_barrier() -> None:
    match = new()
    match.play("scout:1")
    before = match.text()
    with pytest.raises(UndoBarrier, match="scout:1 revealed something new"):
        match.undo()
    assert match.text() == before
    match.undo(agreed=True)
    assert match.text() == new().text()


def test_what_the_rules_reveal_without_chance_is_a_barrier() -> None:
    match = at_boarding()  # the night card lies on top, known to the scout: no chance when it falls
    for seat in (0, 1, 2):
        match.play("rest", seat=seat)
    assert match.record.answers[-1].chance == []
    with pytest.raises(UndoBarrier):
        match.undo()


def test_redo_leads_to_the_same_position_with_the_same_dice() -> None:
    match = finished()
    texts = [match.text()]
    for _ in range(6):
        match.undo(agreed=True)
        texts.append(match.text())
    for _ in range(6):
        assert match.text() == texts.pop()
        match.redo()
    assert match.text() == texts.pop()
    with pytest.raises(UndoBarrier):
        match.redo()


def test_a_new_answer_forgets_what_was_taken_back() -> None:
    match = at_boarding()
    match.play("rest", seat=2)
    match.undo()
    match.play("rest", seat=0)
    with pytest.raises(UndoBarrier):
        match.redo()


def test_rewind_returns_to_any_point() -> None:
    match = new(seed=8, scenario="manor", seats=4)
    prints, logs = [match.fingerprint], [list(match.log)]
    while match.game.decision is not None:
        play_on(match, 1, seed=match.number)
        prints.append(match.fingerprint)
        logs.append(list(match.log))
    assert match.number > 2 * SNAPSHOT_EVERY
    for number in some(reversed(range(0, match.number, 7))):
        match.rewind(number)
        assert (match.number, match.fingerprint, match.log) == (
            number,
            prints[number],
            logs[number],
        )


def test_rewinding_to_the_beginning_of_a_new_match_changes_nothing() -> None:
    match = new()
    match.rewind(0)
    assert match.text() == new().text()


def test_marks_stay_when_later_answers_are_taken_back() -> None:
    match = new()
    match.mark("start")
    play_on(match, 5)
    match.mark("five")
    play_on(match, 5)
    match.mark("ten")
    match.rewind(7)
    assert match.record.marks == {0: "start", 5: "five"}


def test_a_branch_leaves_the_original_alone() -> None:
    match = finished()
    before = match.text()
    branch = match.branch(4)
    assert branch.number == 4
    assert match.text().startswith(branch.text().rsplit("\nend", 1)[0])
    play_on(branch, 3, seed=99)
    assert match.text() == before


def test_a_copy_has_the_same_future_and_with_a_seed_another() -> None:
    match = play_on(new(), 3)
    same, other = match.copy(), match.copy(seed=77)
    assert same.text() == match.text()
    assert other.fingerprint == match.fingerprint
    ends = [play_on(m, 40, seed=3).fingerprint for m in (match, same, other)]
    assert ends[0] == ends[1] != ends[2]
    replayed = Match.replay(RULES, parse(other.text()))
    assert replayed.fingerprint == other.fingerprint


def test_redo_in_a_reseeded_copy_repeats_the_old_dice() -> None:
    match = new()
    match.play("scout:1")
    other = match.copy(seed=77)
    other.undo(agreed=True)
    other.redo()
    assert other.fingerprint == match.fingerprint


def test_a_copy_has_its_own_log_and_marks() -> None:
    match = play_on(new(), 3)
    twin = match.copy()
    twin.mark("here")
    play_on(twin, 1)
    twin.undo(agreed=True)
    assert len(match.log) == 4
    assert match.record.marks == {}


# -- real dice -----------------------------------------------------------------------------


def real_table() -> Match:
    return Match.new(RULES, "cabin", seed=1, typed=True, seats=2)


def test_real_cards_and_dice_are_typed_in_saved_and_loaded_midway(
    barricade: Ruleset, tmp_path: Path
) -> None:
    match, path = real_table(), tmp_path / "real.shambler"
    keys = ["face:0", "face:9", "face:4", "face:1", "face:2", "face:3"]  # the deal
    keys += ["scout:0", "face:0", "face:1", "top:0"]
    for key in keys:
        assert match.decision is not None
        match.play(key)
        match.save(path)
        match = shambler.load(path)
    assert [s.hand for s in match.game.state.survivors] == [(0, 4, 9), (1, 2, 3)]
    match.play("rest", seat=0)
    match.play("rest", seat=1)
    for key in ("pass", "pass", "hold", "face:3"):
        match.play(key)
    assert match.teller().prompt(match.game.decision) == "Die 2 of 2: which face?"  # type: ignore[arg-type]
    match.save(path)
    match = shambler.load(path)
    assert match.game.state.typed == (3,)
    match.undo()  # a slip of the finger
    match.play("face:1")
    match.play("face:5")
    assert match.record.answers[-1].chance == [(1, 5)]
    assert match.game.state.wall == 1
    assert "dice typed" in match.text()


def test_typed_dice_are_undone_and_branched_like_answers() -> None:
    match = play_on(real_table(), 40)
    before = match.text()
    match.undo(agreed=True)
    match.redo()
    assert match.text() == before
    assert match.branch(10).number == 10
    twin = match.copy(seed=5)
    assert type(twin.game.chance) is type(match.game.chance)


def test_a_wrong_typed_face_is_refused() -> None:
    match = real_table()
    match.play("face:3")
    with pytest.raises(IllegalOption, match="face:3: not among the options now"):
        match.play("face:3")


# -- without a record ----------------------------------------------------------------------


def test_a_game_can_be_played_without_record_or_events() -> None:
    match = new()
    game, choose = match.game.copy(), random.Random(4)
    while (decision := game.decision) is not None:
        seat = decision.seats[0]
        game.submit(choose.choice(decision.options_for(seat)), seat)
    assert game.state.outcome is not None
    assert match.number == 0
