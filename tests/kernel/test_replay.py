"""Records of other rules and other layouts: what still replays, what is refused, what is told."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from shambler.games import find
from shambler.kernel.errors import BadRecord, Diverged
from shambler.kernel.match import Match
from shambler.kernel.record import parse, read
from shambler.kernel.replay import Verification
from tests.kernel.test_record import MATCH, TEXT, edited
from tests.testgame import RULES, BarricadeNight, night

ANSWERS = MATCH.number
CHECKS = len(MATCH.record.checks) + 1  # and the fingerprint of the last line

WITHOUT_NUMBERS = re.sub(
    r"^(rules|layout|over) .*\n", "", TEXT.replace("record 2", "record 1"), flags=re.MULTILINE
)


class NewRules(BarricadeNight):
    version = 2


class NewLayout(BarricadeNight):
    layout = 2


class NewBoth(BarricadeNight):
    version, layout = 3, 2


def test_a_record_says_its_rules_and_its_layout() -> None:
    assert (RULES.version, RULES.layout) == (1, 1)
    assert "\nrules 1\nlayout 1\n" in TEXT
    text = Match.new(NewBoth(), "cabin", seed=1).text()
    assert "\nrules 3\nlayout 2\n" in text
    assert (parse(text).record.version, parse(text).record.layout) == (3, 2)


def test_a_record_without_numbers_is_of_the_first_rules_and_layout() -> None:
    old = parse(WITHOUT_NUMBERS)
    assert (old.record.version, old.record.layout, old.over) == (1, 1, None)
    again = Match.replay(RULES, old)
    assert again.text() == TEXT
    assert again.verification == Verification(1, 1, 1, 1, True, ANSWERS, CHECKS, 0, True)


def test_a_record_of_older_rules_replays_if_nothing_of_it_changed() -> None:
    again = Match.replay(NewRules(), parse(TEXT))
    assert again.verification == Verification(1, 2, 1, 1, True, ANSWERS, CHECKS, 0, True)
    assert again.verification.other_rules
    assert not again.verification.other_layout
    assert again.text() == TEXT  # still a game of the first rules


def test_played_on_it_is_a_game_of_the_new_rules() -> None:
    again = Match.replay(NewRules(), parse(TEXT), to=ANSWERS - 1)
    assert again.record.version == 1
    last = MATCH.record.answers[-1]
    again.play(last.key, seat=last.seat)
    assert again.record.version == 2
    assert again.text() == edited("^rules 1", "rules 2")


def test_a_record_of_older_rules_is_refused_where_the_rules_part(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """No wall is ever hit: the first die, option or state that differs is named."""
    monkeypatch.setattr(night, "hit_wall", lambda table, hits: None)
    message = r"diverges at answer (\d+) \(it was recorded under rules 1, these are rules 2\): .+"
    with pytest.raises(Diverged, match=message) as found:
        Match.replay(NewRules(), parse(TEXT))
    step = found.value.step
    assert f"at answer {step} " in str(found.value)
    assert Match.replay(NewRules(), parse(TEXT), to=step - 1).number == step - 1


def test_a_set_up_that_no_longer_works_names_both_rules() -> None:
    with pytest.raises(BadRecord, match=r"set up \(it was recorded under rules 1, these are rul"):
        Match.replay(NewRules(), parse(edited("^scenario .*", "scenario attic")))


def test_newer_rules_are_told_apart_as_well() -> None:
    again = Match.replay(RULES, parse(edited("^rules 1", "rules 7")))
    assert again.verification is not None
    assert (again.verification.version, again.verification.version_now) == (7, 1)


def test_fingerprints_of_another_layout_are_not_compared() -> None:
    wrong = re.sub(r"^(= \d+|end \d+) \w+", r"\1 " + "0" * 16, TEXT, flags=re.MULTILINE)
    with pytest.raises(Diverged, match="the state is not the recorded one"):
        Match.replay(NewRules(), parse(wrong))
    again = Match.replay(NewLayout(), parse(wrong))
    assert again.verification == Verification(1, 1, 1, 2, True, ANSWERS, 0, CHECKS, True)
    assert again.text() == edited("^layout 1", "layout 2")  # with fingerprints of today


def test_in_another_layout_answers_and_chance_still_count() -> None:
    with pytest.raises(Diverged, match="at answer 1: scout:9"):
        Match.replay(NewLayout(), parse(edited(r"^1 (\d) scout:\d", r"1 \1 scout:9")))
    with pytest.raises(Diverged, match="at answer 0: "):
        Match.replay(NewLayout(), parse(edited(r"^(0 \| .*)$", r"\1 13")))


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("over dawn 0,1", r"the game is over: \w+ \S+, in the record it was over: dawn 0,1"),
        ("", r"the game is over: \w+ \S+, in the record it was not over"),
    ],
)
def test_the_outcome_is_compared_in_any_layout(line: str, problem: str) -> None:
    other = edited(r"^over .*\n", line and f"{line}\n")
    for rules in (RULES, NewLayout(), NewBoth()):
        with pytest.raises(Diverged, match=problem) as found:
            Match.replay(rules, parse(other))
        assert found.value.step == ANSWERS


def test_a_record_that_claims_an_end_too_early_is_refused() -> None:
    open_game = Match.replay(RULES, parse(TEXT), to=3).text()
    assert "\nover" not in open_game
    with pytest.raises(Diverged, match="the game is not over, in the record it was over: dawn 0"):
        Match.replay(NewLayout(), parse(edited("^end", "over dawn 0\nend", open_game)))


def test_without_numbers_and_in_another_layout_the_outcome_stays_unknown() -> None:
    again = Match.replay(NewLayout(), parse(WITHOUT_NUMBERS))
    assert again.verification == Verification(1, 1, 1, 2, True, ANSWERS, 0, CHECKS, False)


def test_half_a_record_compares_half_of_it() -> None:
    half = Match.replay(RULES, parse(TEXT), to=17).verification
    assert half == Verification(1, 1, 1, 1, True, 17, 1, 0, False)


def test_a_new_game_has_nothing_to_verify() -> None:
    assert MATCH.verification is None


def kept_records() -> Iterator[Path]:
    yield from sorted(Path(__file__).parents[1].rglob("*.shambler"))


def test_kept_records_are_read_whatever_their_age() -> None:
    """Their answers are played again by the tests beside them; here they must be readable."""
    paths = list(kept_records())
    assert len(paths) >= 21
    for path in paths:
        parsed = read(path)
        assert parsed.record.version <= find(parsed.record.game).version
        assert parsed.record.answers
