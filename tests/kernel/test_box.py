"""The box on the table: each die and deck is the table's or ours, from any moment on."""

from __future__ import annotations

import random

import pytest

from shambler.kernel.box import Occasion, Stock
from shambler.kernel.chance import Boxed, Draw, Listed, Remembered, Roll, Sampled
from shambler.kernel.deck import Deck
from shambler.kernel.errors import BadRecord, BadSetup, IllegalOption, UndoBarrier
from shambler.kernel.match import Match
from shambler.kernel.mending import mend
from shambler.kernel.record import parse
from tests.testgame import RULES


def new(*box: str, seed: int = 1) -> Match:
    return Match.new(RULES, "cabin", seed=seed, box=box, seats=2)


def play_to(match: Match, kind: str, seed: int = 3) -> Match:
    """Random answers, never ``ours``, up to a question of some kind."""
    choose = random.Random(seed)
    for _ in range(400):
        decision = match.game.decision
        assert decision is not None, f"nobody asked {kind}"
        if decision.kind == kind:
            return match
        seat = choose.choice(decision.seats)
        keys = [o.key for o in decision.options_for(seat) if o.key != "ours"]
        match.play(choose.choice(keys), seat=seat)
    raise AssertionError(f"nobody asked {kind}")


def again(match: Match) -> Match:
    """Written down, read and played again."""
    return Match.replay(RULES, parse(match.text()))


# -- some of it ----------------------------------------------------------------------------


def test_only_what_is_the_boxs_is_asked_for() -> None:
    match = play_to(new("dice"), "type-die")
    kinds = {answer.key.split(":")[0] for answer in match.record.answers}
    assert "face" not in kinds  # the cards were dealt by the program
    assert match.game.state.supply != Match.new(RULES, "cabin", seed=2, seats=2).game.state.supply
    assert new("cards").game.decision.kind == "type-card"  # type: ignore[union-attr]


def test_what_is_ours_comes_from_the_same_seed_as_ever() -> None:
    hands = [s.hand for s in Match.new(RULES, "cabin", seed=1, seats=2).game.state.survivors]
    assert [s.hand for s in new("dice").game.state.survivors] == hands


def test_a_name_that_the_game_has_not_is_refused() -> None:
    with pytest.raises(BadSetup, match="has no 'dise'; did you mean dice"):
        new("dise")
    with pytest.raises(BadSetup, match="has no 'x'; there are all, dice, cards"):
        new("x")
    match = new("dice")
    with pytest.raises(BadSetup, match="has no"):
        match.switch(("dice", "wheel"))
    assert match.box == ("dice",)
    text = match.text().replace("box dice", "box wheel")
    with pytest.raises(BadRecord, match="wheel"):
        Match.replay(RULES, parse(text))


def test_a_question_says_how_many_and_what_can_come() -> None:
    asked = new("cards").chance_question
    assert asked is not None
    assert (asked.source, asked.dice, asked.count, asked.given) == ("cards", False, 3, ())
    assert len(asked.can_come) > 3
    match = new("cards")
    match.play("face:4")
    later = match.chance_question
    assert later is not None
    assert later.given == (4,)
    assert set(asked.can_come) - set(later.can_come) == {4}
    rolls = play_to(new("dice"), "type-die").chance_question
    assert rolls is not None
    assert (rolls.dice, rolls.sides, list(rolls.can_come)) == (True, 6, [1, 2, 3, 4, 5, 6])
    assert Match.new(RULES, "cabin", seed=1, seats=2).chance_question is None


def test_impossible_entries_are_refused_and_change_nothing() -> None:
    dice, cards = play_to(new("dice"), "type-die"), new("cards")
    cards.play("face:4")
    for match, key in ((dice, "face:7"), (dice, "face:0"), (cards, "face:4"), (cards, "face:99")):
        before = match.text()
        with pytest.raises(IllegalOption, match=f"{key}: not among the options now"):
            match.play(key)
        assert match.text() == before


# -- lending, switching --------------------------------------------------------------------


def test_the_program_rolls_once_for_the_table() -> None:
    match = play_to(new("dice"), "type-die")
    asked = match.chance_question
    assert asked is not None
    match.play("face:3")
    match.play("ours")
    assert match.game.state.typed == ()
    (faces,) = match.record.answers[-1].chance[:1]
    sampled = Sampled(1).roll(Roll(2, asked.count), 0)
    assert faces == sampled  # the first word of the stream: what was typed in of it is void
    assert again(match).fingerprint == match.fingerprint
    assert play_to(match, "type-die").box == ("dice",)  # the next roll is the table's again


def test_a_switch_counts_from_the_next_request_on_and_is_kept() -> None:
    match = new("cards")
    match.play("face:4")
    match.switch(())
    assert match.game.decision.kind == "type-card"  # type: ignore[union-attr]
    match.play("face:5")
    match.play("face:6")  # what was begun is finished as it was begun
    assert match.game.decision.kind != "type-card"  # type: ignore[union-attr]
    assert match.game.state.survivors[0].hand == (4, 5, 6)
    copy = again(match)
    assert (copy.fingerprint, copy.box, copy.text()) == (match.fingerprint, (), match.text())
    assert "shambler-record 4" in match.text()
    assert "\n% -\n" in match.text()


def test_switching_and_lending_hands_all_that_follows_to_the_program() -> None:
    match = new("cards")
    match.switch(())
    match.play("ours")
    assert match.number == 1
    assert [len(s.hand) for s in match.game.state.survivors] == [3, 3]
    assert again(match).fingerprint == match.fingerprint


def test_a_game_that_began_with_our_dice_goes_on_with_real_ones() -> None:
    match = Match.new(RULES, "cabin", seed=1, seats=2)
    play_to(match, "name-scout")
    match.switch(("dice",))
    assert match.record.typed
    play_to(match, "type-die")
    match.play("face:6")
    assert again(match).text() == match.text()
    assert isinstance(match.copy(5).game.chance, Boxed)


def test_taking_back_does_not_take_the_switch_back() -> None:
    match = new("cards")
    for key in ("face:4", "face:5"):
        match.play(key)
    match.switch(())
    match.play("face:6")
    match.rewind(2)
    assert match.box == ()
    match.rewind(1)
    assert (match.box, match.game.state.typed) == ((), (4,))
    match.play("face:7")
    match.play("face:8")
    assert match.game.state.survivors[0].hand == (4, 7, 8)
    assert again(match).text() == match.text()


def test_a_source_that_was_switched_is_undone_and_played_again() -> None:
    match = play_to(new("dice"), "type-die")
    match.play("face:2")
    match.switch(())
    match.undo(agreed=True)
    match.redo()
    assert match.game.state.typed == (2,)
    finish(match, 3)
    assert match.record.answers[-1].chance[0][:2] == (2, 3)  # type: ignore[index]


def test_the_kept_positions_of_a_table_know_its_box() -> None:
    match = play_to(new("dice", "cards"), "type-die")
    middle = match.copy()
    kept = {match.number: match.game.state.copy()}
    twin = Match.at(RULES, match.record, kept, [list(entry) for entry in match.log[1:]])
    assert twin.game.decision == middle.game.decision
    twin.play("face:1")
    middle.play("face:1")
    assert twin.fingerprint == middle.fingerprint


def test_a_record_of_a_part_of_the_box_says_so() -> None:
    text = new("cards", "dice").text()
    assert "\nbox cards dice\n" in text
    assert parse(text).record.box == ("cards", "dice")
    for wrong in ("box dice dice", "box  dice"):
        with pytest.raises(BadRecord, match="each once"):
            parse(text.replace("box cards dice", wrong))


# -- putting right -------------------------------------------------------------------------


def finish(match: Match, face: int) -> None:
    """All dice that are still to be said show the same."""
    asked = match.chance_question
    assert asked is not None
    for _ in range(asked.count - len(asked.given)):
        match.play(f"face:{face}")


def rolled(face: int = 1) -> Match:
    """The zombies' dice were typed in, and the night went on."""
    match = play_to(new("dice"), "type-die")
    finish(match, face)
    return match


def test_a_wrong_entry_is_changed_where_it_stands() -> None:
    match = rolled()
    at = match.number - 1
    play_to(match, "type-die")
    before = match.text()
    mended = mend(match, at, "face:2")
    assert match.text() == before
    assert mended.is_whole
    assert mended.kept == match.number - at - 1
    assert mended.match.record.answers[at].key == "face:2"
    assert mended.match.record.answers[at].chance[0][-2:] == (1, 2)  # type: ignore[index]
    assert [a.key for a in mended.match.record.answers[at + 1 :]] == [
        a.key for a in match.record.answers[at + 1 :]
    ]
    assert again(mended.match).fingerprint == mended.match.fingerprint


def test_what_changed_is_told_from_the_first_difference_on() -> None:
    match = rolled()
    mended = mend(match, match.number - 1, "face:6")
    assert mended.was != mended.now
    assert mended.was == tuple(match.log[-1])
    assert mended.now == tuple(mended.match.log[-1])


def test_what_no_longer_fits_is_told_and_the_game_waits_there() -> None:
    """With the wall down the game ends there: whatever came after has no place."""
    match = rolled()
    at = match.number - 1
    play_to(match, "type-die")
    after = match.number - at - 1
    assert after > 1
    mended = mend(match, at, "ours")  # one die wrong: the program rolls them all
    assert mended.kept + len(mended.lost) == after
    low = match
    for number in range(at, at - 3, -1):
        if low.record.answers[number].key.startswith("face:"):
            low = mend(low, number, "face:6").match
    assert low.number < match.number or low.game.state.wall < match.game.state.wall
    assert again(low).fingerprint == low.fingerprint


def test_only_what_was_answered_can_be_put_right_and_only_with_what_was_possible() -> None:
    match = rolled()
    before = match.text()
    for number in (-1, match.number, match.number + 5):
        with pytest.raises(UndoBarrier, match=f"no entry {number}"):
            mend(match, number, "face:1")
    with pytest.raises(IllegalOption):
        mend(match, match.number - 1, "face:7")
    assert match.text() == before


def test_what_was_drawn_stays_drawn_if_it_can() -> None:
    source = Remembered([(3, 5), 2, 9], Sampled(1))
    assert source.roll(Roll(0, 2), 0) == (3, 5)
    assert source.draw(Draw(0, Deck((1, 2))), (1, 2), 0) == 2
    assert source.draw(Draw(0, Deck((1, 4))), (1, 4), 0) in (1, 4)
    assert source.roll(Roll(0, 1), 0) == Sampled(1).roll(Roll(0, 1), 0)
    other = Remembered([(3, 5), (1,)], Sampled(1))
    assert other.roll(Roll(0, 3), 4) == Sampled(1).roll(Roll(0, 3), 4)
    assert other.roll(Roll(0, 1), 5) == Sampled(1).roll(Roll(0, 1), 5)  # and new ones from there


def test_a_switch_in_between_stays_when_an_earlier_entry_is_put_right() -> None:
    match = rolled()
    at = match.number - 1
    match.switch(())
    for _ in range(3):
        decision = match.game.decision
        assert decision is not None
        assert match.chance_question is None
        match.play(decision.options[-1])
    mended = mend(match, at, "face:2")
    assert mended.match.box == ()
    assert again(mended.match).text() == mended.match.text()


def test_names_and_occasions_have_defaults() -> None:
    match = new("dice")
    assert list(RULES.stocks(match.game)) == [Stock("dice"), Stock("cards", deck=True)]
    assert RULES.occasion(play_to(match, "type-die").game) is None
    assert RULES.card_name(match.game, "", 7, "en") == "7"
    assert match.teller().source("dice") == "Dice"
    assert Occasion("x") == Occasion("x", {}, "", ())
    assert isinstance(match.game.chance, Boxed)
    assert not isinstance(match.game.chance.ours, Listed)
