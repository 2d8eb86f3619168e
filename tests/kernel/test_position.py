"""Positions as text: written, read, played on; nothing in them that the writer cannot see."""

from __future__ import annotations

import base64
import random
import zlib
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import shambler
from shambler.games import find
from shambler.kernel import position as positions
from shambler.kernel import state as states
from shambler.kernel.chance import Sampled
from shambler.kernel.errors import BadPosition, BadRecord, BadSetup, UnknownGame, WrongSeat
from shambler.kernel.match import Match
from shambler.kernel.record import parse
from shambler.testing import some

SHORT = 700  # characters: what a message board takes without a fuss
TABLES: list[tuple[str, str, dict[str, Any]]] = [
    ("invader", "M0", {}),
    ("living_dead", "S1", {}),
    ("hendrix", "M1", {}),
    ("dawn", "basic", {}),
    ("invazions", "labo-4", {}),
]


def played(game: str, scenario: str, setup: dict[str, Any], answers: int, seed: int = 3) -> Match:
    match, choose = shambler.new(game, scenario, seed=seed, **setup), random.Random(seed)
    for _ in range(answers):
        decision = match.game.decision
        if decision is None:
            break
        seat = choose.choice(decision.seats)
        match.play(choose.choice(decision.options_for(seat)), seat=seat)
    return match


HERE = played("invader", "M0", {}, 40)
TEXT = HERE.position()


def forged(text: str = TEXT, **changes: Any) -> str:
    """The position with another state inside, packed as ours are."""
    rules = find(text.split("/", maxsplit=1)[0])
    packed = positions._unpack(rules, text)
    state = msgspec.json.decode(bytes(packed.state)) | changes
    return repacked(text, [packed.version, packed.layout, packed.setup, state])


def repacked(text: str, parts: Any) -> str:
    game, scenario, content, _ = text.split("/")
    packer = zlib.compressobj(9, zdict=positions._beginning(find(game), scenario))
    code = packer.compress(msgspec.json.encode(parts)) + packer.flush()
    return "/".join([game, scenario, content, base64.urlsafe_b64encode(code).decode().rstrip("=")])


# -- there and back ------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "scenario", "setup"), TABLES, ids=lambda value: str(value))
@pytest.mark.parametrize("answers", [0, 5, 30, 80])
def test_a_position_goes_on_where_it_was(
    game: str, scenario: str, setup: dict[str, Any], answers: int
) -> None:
    match = played(game, scenario, setup, answers)
    for seat in some((None, *match.seats)):
        text = match.position(seat)
        again = shambler.position(f"  {text}\n", seed=1)
        assert len(text) <= SHORT
        assert again.view(seat).plain() == match.view(seat).plain()
        assert (again.number, again.outcome) == (0, match.outcome)
        if seat is not None and match.game.decision is not None:
            mine = match.game.decision.seats == again.game.decision.seats  # type: ignore[union-attr]
            assert mine
            if seat in match.game.decision.seats:
                now = again.game.decision.options_for(seat)  # type: ignore[union-attr]
                assert [option.key for option in now] == [
                    option.key for option in match.game.decision.options_for(seat)
                ]


def test_where_nothing_is_hidden_the_state_is_the_very_same_and_so_is_the_text() -> None:
    again = shambler.position(TEXT, seed=9)
    assert again.game.state == HERE.game.state
    assert again.position() == TEXT


def test_the_set_up_comes_along() -> None:
    match = played("invader", "M0", {"seats": 3, "spokesman": 1}, 12)
    again = shambler.position(match.position(), seed=1)
    assert again.seats == match.seats == (0, 1, 2)
    assert again.game.spokesman == 1
    assert again.record.setup == match.record.setup


def test_the_dice_to_come_are_not_in_it() -> None:
    first, second = (shambler.position(TEXT, seed=seed) for seed in (1, 2))
    assert first.game.state == second.game.state
    rolled = set()
    for seed in range(8):
        match = shambler.position(TEXT, seed=seed)
        choose = random.Random(0)
        while not any(answer.chance for answer in match.record.answers):
            match.play(choose.choice(match.game.decision.options))  # type: ignore[union-attr]
        rolled.add(str(match.record.answers[-1].chance))
    assert len(rolled) > 1


def test_real_dice_are_typed_in_where_they_are_wanted() -> None:
    match = shambler.position(TEXT, typed=True)
    choose = random.Random(0)
    while not match.decision.options[0].key.startswith("face:"):  # type: ignore[union-attr]
        match.play(choose.choice(match.game.decision.options))  # type: ignore[union-attr]
    assert match.record.typed
    with pytest.raises(BadPosition, match="rolled or drawn first"):
        match.position()


# -- secrets -------------------------------------------------------------------------------


def test_hands_of_others_are_redrawn() -> None:
    told = 0
    for seed in some(range(6)):
        match = played("invazions", "labo-2", {}, 4, seed)
        if match.outcome is not None:
            continue
        hand = sorted(match.game.state.human.hand)
        texts = [match.position(1) for _ in range(6)]
        read = [sorted(shambler.position(text).game.state.human.hand) for text in texts]
        assert {len(found) for found in read} == {len(hand)}
        told += read == [hand] * len(texts)
        own = shambler.position(match.position(0)).game.state.human.hand
        assert sorted(own) == hand
    assert told < 2


def test_only_a_seat_of_the_table_writes() -> None:
    with pytest.raises(WrongSeat, match="there is no seat 7"):
        HERE.position(7)


# -- records -------------------------------------------------------------------------------


def test_a_game_from_a_position_is_recorded_and_replayed() -> None:
    match = shambler.position(TEXT, seed=5)
    choose = random.Random(5)
    for _ in range(40):
        match.play(choose.choice(match.game.decision.options))  # type: ignore[union-attr]
    text = match.text()
    assert text.startswith("shambler-record 3\n")
    assert f"\nposition {TEXT}\n" in text
    again = Match.replay(match.rules, parse(text))
    assert (again.text(), again.game.state) == (text, match.game.state)
    match.rewind(0)
    assert match.game.state == HERE.game.state
    assert match.copy().text() == match.text()


def test_a_game_from_the_beginning_is_recorded_as_ever() -> None:
    assert HERE.text().startswith("shambler-record 2\n")
    assert "\nposition" not in HERE.text()


def test_a_kept_position_of_such_a_game_is_found_again() -> None:
    match = shambler.position(TEXT, seed=5)
    choose = random.Random(5)
    for _ in range(7):
        match.play(choose.choice(match.game.decision.options))  # type: ignore[union-attr]
    there = Match.at(match.rules, match.record, {7: match.game.state.copy()}, match.log[1:])
    assert there.text() == match.text()
    there.rewind(0)
    assert there.game.state == HERE.game.state


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("scenario M0", "scenario M1", "the position is of invader/M0"),
        ("setup {}", 'setup {"seats": 2}', "the position has another set-up"),
        (TEXT, TEXT[:-12], "this position"),
        (TEXT, "", "expected 'position"),
    ],
)
def test_a_record_whose_position_does_not_fit_is_refused(old: str, new: str, why: str) -> None:
    text = shambler.position(TEXT, seed=5).text()
    assert text.count(old) == 1
    with pytest.raises(BadRecord, match=why):
        Match.replay(HERE.rules, parse(text.replace(old, new)))


# -- what strangers write ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "a position reads"),
        ("invader/M0", "a position reads"),
        ("invader/M0//x", "a position reads"),
        (TEXT + "/x", "a position reads"),
        ("a" * (positions.LONGEST + 1), "longer than"),
        (TEXT.rsplit("/", 1)[0] + "/%%%", "damaged"),
        (TEXT.rsplit("/", 1)[0] + "/äöü", "damaged"),
        (TEXT[:-8], "cut off|damaged"),
        (TEXT + "AAAA", "cut off|damaged"),
        (TEXT.replace("M0/", "M0/f", 1), "another version of invader"),
        (TEXT.replace("/M0/", "/M7/", 1), "damaged"),
        (repacked(TEXT, [1, 1, {}]), "damaged"),
        (repacked(TEXT, [1, 999, {}, {}]), "of layout 999"),
        (repacked(TEXT, ["1" * 600_000]), "too large"),
    ],
    ids=range(14),
)
def test_what_is_not_a_position_is_refused(text: str, why: str) -> None:
    with pytest.raises(BadPosition, match=why):
        shambler.position(text)


def test_unknown_games_scenarios_and_options_are_named() -> None:
    with pytest.raises(UnknownGame, match="invaders"):
        shambler.position(TEXT.replace("invader/", "invaders/", 1))
    with pytest.raises(BadSetup, match="M99"):
        shambler.position(TEXT.replace("/M0/", "/M99/", 1))
    packed = positions._unpack(HERE.rules, TEXT)
    odd = [packed.version, packed.layout, {"horses": 4}, msgspec.json.decode(bytes(packed.state))]
    with pytest.raises(BadSetup, match="horses"):
        shambler.position(repacked(TEXT, odd))


@pytest.mark.parametrize(
    "changes",
    [
        {"stack": []},
        {"stack": [{"do": "Fly"}]},
        {"stack": [{"do": "Turn", "who": 99}]},
        {"counters": "many"},
        {"survivors": []},
        {"survivors": [{"zone": 400}]},
        {"typed": [7, 7]},
    ],
    ids=str,
)
def test_what_cannot_have_come_about_is_refused(changes: dict[str, Any]) -> None:
    with pytest.raises(shambler.ShamblerError):
        shambler.position(forged(**changes))


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_a_changed_letter_is_noticed(data: st.DataObject) -> None:
    at = data.draw(st.integers(TEXT.rindex("/") + 1, len(TEXT) - 1))
    letter = data.draw(st.sampled_from("ABCxyz019-_%"))
    changed = TEXT[:at] + letter + TEXT[at + 1 :]
    try:
        found = shambler.position(changed, seed=1)
    except BadPosition:
        return
    assert found.game.state == HERE.game.state  # bits after the end of the code


def test_a_position_is_laid_out_without_a_step() -> None:
    game = positions.lay_out(HERE.rules, TEXT, Sampled(0))
    assert states.dump(game.state) == states.dump(HERE.game.state)
    assert game.decision is None
