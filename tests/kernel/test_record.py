"""Records: what is written is read, and whatever is not a record is refused by name and line."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from shambler.kernel.errors import BadRecord, Diverged, UnknownGame
from shambler.kernel.match import Match
from shambler.kernel.record import (
    MOST_ANSWERS,
    MOST_BYTES,
    Answer,
    Parsed,
    Record,
    parse,
    read,
    written_outcome,
)
from shambler.kernel.ruleset import Ruleset
from shambler.kernel.sides import Outcome
from tests.testgame import RULES, BarricadeNight


def played(seed: int = 5) -> Match:
    """A finished game of some length, with marks."""
    match, choose = Match.new(RULES, "manor", seed=seed, seats=3), random.Random(seed)
    match.mark("the start")
    while match.game.decision is not None:
        seat = choose.choice(match.game.decision.seats)
        match.play(choose.choice(match.game.decision.options_for(seat)), seat=seat)
        if match.number == 20:
            match.mark('a "difficult" night\nindeed')
    return match


MATCH = played()
TEXT = MATCH.text()
LINES = TEXT.splitlines()


def replay(text: str, rules: Ruleset = RULES) -> Match:
    return Match.replay(rules, parse(text))


def edited(old: str, new: str, text: str = TEXT) -> str:
    """The text with one line changed, by a pattern."""
    changed, count = re.subn(old, new, text, count=1, flags=re.MULTILINE)
    assert count == 1, f"{old!r} is not in the record"
    return changed


# -- write and read ------------------------------------------------------------------------

numbers = st.integers(0, 9_999)
outcomes = st.lists(st.one_of(numbers, st.lists(numbers, max_size=14).map(tuple)), max_size=6)
keys = st.text("abcdefghijklmnopqrstuvwxyz0123456789:.>-_~'é", min_size=1, max_size=30)
words = keys.filter(lambda text: text.strip() == text)
answers = st.lists(st.builds(Answer, st.integers(0, 9), keys, outcomes), max_size=12)
boxes = st.lists(st.sampled_from(["all", "dice", "enemy"]), max_size=3, unique=True).map(tuple)
fingerprints = st.text("0123456789abcdef", min_size=16, max_size=16)
jsonable = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**60), 2**60) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=9), inner),
    max_leaves=8,
)


@st.composite
def whole_records(draw: st.DrawFn) -> Record:
    given_answers = draw(answers)
    places = st.integers(0, len(given_answers))
    return Record(
        draw(words),
        draw(words),
        draw(words),
        draw(st.integers(0, 2**64 - 1)),
        draw(st.dictionaries(st.text(max_size=9), jsonable, max_size=4)),
        draw(boxes),
        draw(outcomes),
        given_answers,
        draw(st.dictionaries(places, st.text(st.characters(codec="utf-8"), max_size=40))),
        draw(st.dictionaries(places, fingerprints)),
        draw(st.integers(1, 9_999)),
        draw(st.integers(1, 9_999)),
        draw(st.sampled_from(["", "g/s/c/x"])),
        draw(st.dictionaries(places, boxes)),
    )


outcomes_of_games = st.none() | st.builds(
    Outcome,
    st.lists(st.integers(0, 9), max_size=4).map(tuple),
    st.text("abcdefghijklmnopqrstuvwxyz-0123456789", min_size=1, max_size=20),
)


@given(whole_records(), fingerprints, outcomes_of_games.map(written_outcome))
@example(Record("g", "s", "c", 0, opening=[(), (1,), 1]), "0" * 16, "")
def test_what_is_written_is_read(record: Record, final: str, over: str) -> None:
    text = record.write(final, over)
    assert parse(text) == Parsed(record, final, over)
    assert parse(text).record.write(final, over) == text
    assert parse(text.replace("\n", "\r\n")) == Parsed(record, final, over)


def test_replaying_is_loading(tmp_path: Path) -> None:
    path = tmp_path / "game.shambler"
    MATCH.save(path)
    again = Match.load(lambda key: RULES, path)
    assert again.text() == TEXT == path.read_text("utf-8")
    assert again.log == MATCH.log
    assert again.outcome == MATCH.outcome
    assert [a.barrier for a in again.record.answers] == [a.barrier for a in MATCH.record.answers]
    assert again.record.marks == {0: "the start", 20: 'a "difficult" night\nindeed'}


def test_a_record_is_replayed_to_any_point_and_played_on() -> None:
    again = Match.replay(RULES, parse(TEXT), to=21)
    assert again.number == 21
    for answer in MATCH.record.answers[21:]:
        again.play(answer.key, seat=answer.seat)
    assert again.text() == TEXT


def test_saving_replaces_a_file_whole(tmp_path: Path) -> None:
    path = tmp_path / "game.shambler"
    path.write_text("precious", "utf-8")
    with pytest.raises(OSError, match="directory"):
        MATCH.save(tmp_path / "nowhere" / "game.shambler")
    MATCH.save(path)
    assert path.read_text("utf-8") == TEXT


# -- truncated and edited ------------------------------------------------------------------


@pytest.mark.parametrize("kept", range(len(LINES)))
def test_a_record_cut_off_after_any_line_is_refused(kept: int) -> None:
    text = "".join(f"{line}\n" for line in LINES[:kept])
    with pytest.raises(BadRecord, match=f"line {kept + 1}: "):
        parse(text)


@settings(max_examples=300)
@given(st.integers(0, len(TEXT) - 2))
def test_a_record_cut_off_anywhere_is_refused(length: int) -> None:
    with pytest.raises(BadRecord):
        replay(TEXT[:length])


def test_an_edited_answer_is_found_at_its_step() -> None:
    with pytest.raises(Diverged, match=r"at answer 1: .*'fly:1' is not an option") as found:
        replay(edited(r"^1 (\d) scout:\d", r"1 \1 fly:1"))
    assert found.value.step == 1
    with pytest.raises(Diverged, match="answer 1: scout:9: not among the options") as found:
        replay(edited(r"^1 (\d) scout:\d", r"1 \1 scout:9"))
    with pytest.raises(Diverged, match="answer 1: seat 8 is not asked now"):
        replay(edited(r"^1 \d scout", "1 8 scout"))


def test_a_legal_but_different_answer_is_found_at_the_next_check() -> None:
    first = MATCH.record.answers[0]
    other = "scout:0" if first.key != "scout:0" else "scout:1"
    with pytest.raises(Diverged) as found:
        replay(edited(r"^1 (\d) scout:\d", rf"1 \1 {other}"))
    assert 1 <= found.value.step <= 16


def test_an_edited_check_is_found() -> None:
    with pytest.raises(Diverged, match="answer 32: the state is not the recorded one") as found:
        replay(edited(r"^= 32 \w+", "= 32 " + "0" * 16))
    assert found.value.step == 32
    with pytest.raises(Diverged, match="the state is not the recorded one"):
        replay(edited(r"^end (\d+) \w+", r"end \1 " + "0" * 16))
    with pytest.raises(Diverged, match="answer 0: the state is not the recorded one"):
        replay(edited(r"^(0 .*)$", r"\1\n= 0 " + "0" * 16))


def test_a_check_beside_the_last_line_counts_too() -> None:
    match = Match.replay(RULES, parse(TEXT), to=16)
    with pytest.raises(Diverged, match="answer 16"):
        replay(edited(r"^= 16 \w+", "= 16 " + "0" * 16, match.text()))


@pytest.mark.parametrize(
    ("old", "new", "step"),
    [
        (r"^0 \| (\d+)", r"0 | 99 \1", 0),  # a card that does not exist
        (r"^0 \| (\d+)", r"0 | \1 \1", 0),  # a card drawn twice
        (r"^0 \| \d+", "0 |", 0),  # one card missing
        (r"^(0 \| .*)$", r"\1 13", 0),  # one card too many
        (r"^0 \| \d+", "0 | 3,4", 0),  # dice for a card
    ],
)
def test_edited_chance_is_found_at_its_step(old: str, new: str, step: int) -> None:
    with pytest.raises(Diverged) as found:
        replay(edited(old, new))
    assert found.value.step == step


def dice_line() -> tuple[int, str]:
    for number, answer in enumerate(MATCH.record.answers, 1):
        for outcome in answer.chance:
            if isinstance(outcome, tuple) and len(outcome) > 1:
                return number, ",".join(map(str, outcome))
    raise AssertionError("no dice in this game")


@pytest.mark.parametrize("faces", ["7,7", "1,", ",", "1,1,1,1,1,1,1,1,1"])
def test_edited_dice_are_found_at_their_step(faces: str) -> None:
    number, dice = dice_line()
    with pytest.raises(Diverged) as found:
        replay(edited(rf"^({number} .*\| .*?){dice}", rf"\g<1>{faces}"))
    assert found.value.step == number


def test_other_numbers_than_dice_and_cards_are_refused() -> None:
    number, dice = dice_line()
    for faces in ("x", "-1", "1.5", "1e3", "99999999999999999999999", "٣", "+1", "1,,2"):
        with pytest.raises(BadRecord, match=r"line .* is not a number that can stand here"):
            replay(edited(rf"^({number} .*\| .*?){dice}", rf"\g<1>{faces}"))


# -- other content, other games ------------------------------------------------------------


class NewContent(BarricadeNight):
    content_hash = "f00"


def test_a_record_of_other_content_is_upgraded_if_it_leads_through_the_same_states() -> None:
    again = replay(TEXT, NewContent())
    assert again.record.content == "f00"
    assert again.fingerprint == MATCH.fingerprint
    assert again.text() == edited("^content .*", "content f00")


def test_a_record_of_other_content_is_refused_at_the_step_where_it_differs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("tests.testgame.night.hit_wall", lambda table, hits: None)
    message = r"diverges at answer (\d+) \(it was recorded with other content\): the state"
    with pytest.raises(Diverged, match=message) as found:
        replay(TEXT, NewContent())
    assert found.value.step % 16 == 0


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("^scenario .*", "scenario attic", "barricade has no scenario 'attic'"),
        ("^setup .*", 'setup {"seats": 9}', "seats: 2 to 4, not 9"),
        ("^setup .*", 'setup {"cheat": true}', "unknown field `cheat`"),
    ],
)
def test_a_record_that_cannot_be_set_up_is_refused(old: str, new: str, problem: str) -> None:
    with pytest.raises(BadRecord, match=problem):
        replay(edited(old, new))


def test_a_record_of_an_unknown_game_is_refused(tmp_path: Path) -> None:
    def find(key: str) -> Ruleset:
        raise UnknownGame(f"no game is called {key!r}")

    path = tmp_path / "game.shambler"
    MATCH.save(path)
    with pytest.raises(BadRecord, match=r"game.shambler: no game is called 'barricade'"):
        Match.load(find, path)


# -- hostile files -------------------------------------------------------------------------

HEAD = "shambler-record 2\ngame g\nscenario s\nrules 1\nlayout 1\ncontent c\nseed 1\n"

HOSTILE = {
    "empty": "",
    "other text": "hello\n",
    "another format": "shambler-record 3\n" + HEAD,
    "no value": "shambler-record 1\ngame \n",
    "a huge seed": HEAD.replace("seed 1", f"seed {2**64}") + "setup {}\n0\n",
    "a seed of many digits": HEAD.replace("seed 1", "seed " + "9" * 19_000),
    "a negative seed": HEAD.replace("seed 1", "seed -1"),
    "deep JSON": HEAD + 'setup {"a": ' + "[" * 19_000,
    "deep closed JSON": HEAD + "setup " + '{"a":' * 3_000 + "1" + "}" * 3_000,
    "JSON of another kind": HEAD + "setup []\n0\n",
    "JSON that is none": HEAD + "setup {'a': 1}\n0\n",
    "a huge number in JSON": HEAD + 'setup {"a": ' + "9" * 19_000 + "}\n",
    "lone surrogates": HEAD + 'setup {"a": "\ud800"}\n',
    "a mark that is none": HEAD + "setup {}\n0\n* 17\n",
    "surrogates in a mark": HEAD + 'setup {}\n0\n* "\ud800"\n',
    "a long line": HEAD + "setup {}\n0 | " + "1 " * 20_000,
    "no opening": HEAD + "setup {}\n1 0 pass\n",
    "numbers out of order": HEAD + "setup {}\n0\n2 0 pass\n",
    "an answer without a key": HEAD + "setup {}\n0\n1 0 \n",
    "an answer with spaces": HEAD + "setup {}\n0\n1 0 pass me\n",
    "a seat that is none": HEAD + "setup {}\n0\n1 me pass\n",
    "an empty bar": HEAD + "setup {}\n0 | \n",
    "a check out of order": HEAD + "setup {}\n0\n= 4 0123456789abcdef\n",
    "a check that is none": HEAD + "setup {}\n0\n= 0 0123456789ABCDEF\n",
    "a short check": HEAD + "setup {}\n0\nend 0 0123\n",
    "more after the end": HEAD + "setup {}\n0\nend 0 0123456789abcdef\n1 0 pass\n",
    "two records": TEXT + TEXT,
    "rules that are no number": HEAD.replace("rules 1", "rules new") + "setup {}\n0\n",
    "rules before the first": HEAD.replace("rules 1", "rules 0") + "setup {}\n0\n",
    "a layout before the first": HEAD.replace("layout 1", "layout 0") + "setup {}\n0\n",
    "no layout": HEAD.replace("layout 1\n", "") + "setup {}\n0\nend 0 0123456789abcdef\n",
    "numbers in the old format": HEAD.replace("record 2", "record 1") + "setup {}\n0\n",
    "an outcome in the old format": HEAD.replace("record 2", "record 1").replace(
        "rules 1\nlayout 1\n", ""
    )
    + "setup {}\n0\nover dawn 0\nend 0 0123456789abcdef\n",
    "an outcome without winners": HEAD + "setup {}\n0\nover dawn\nend 0 0123456789abcdef\n",
    "an outcome without a reason": HEAD + "setup {}\n0\nover  0\nend 0 0123456789abcdef\n",
    "winners that are none": HEAD + "setup {}\n0\nover dawn 0,x\nend 0 0123456789abcdef\n",
    "an answer after the outcome": HEAD + "setup {}\n0\nover dawn 0\n1 0 pass\n",
    "too large": "x" * (MOST_BYTES + 1),
    "newlines": "\n" * 100_000,
}


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
def test_hostile_text_is_a_bad_record(text: str) -> None:
    with pytest.raises(BadRecord, match="record"):
        parse(text)


def test_too_many_answers_are_refused() -> None:
    answers = "".join(f"{n} 0 p\n" for n in range(1, MOST_ANSWERS + 2))
    with pytest.raises(BadRecord, match=f"more than {MOST_ANSWERS} answers"):
        parse(HEAD + "setup {}\n0\n" + answers)


def test_files_that_are_no_text_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "x.shambler"
    with pytest.raises(BadRecord, match=r"x.shambler: cannot be read: No such file"):
        read(path)
    with pytest.raises(BadRecord, match="not a file"):
        read(tmp_path)
    with pytest.raises(BadRecord, match="not a file"):
        read(Path("/dev/zero"))
    path.write_bytes(b"shambler-record 1\ngame \xff\xfe")
    with pytest.raises(BadRecord, match=r"not a text file \(byte 23\)"):
        read(path)
    path.write_bytes(b"\xc3" * (MOST_BYTES + 5))
    with pytest.raises(BadRecord, match="larger than"):
        read(path)


spoilt_lines = st.lists(
    st.one_of(
        st.sampled_from(LINES),
        st.sampled_from(LINES).flatmap(
            lambda line: st.tuples(st.integers(0, len(line)), st.text(max_size=4)).map(
                lambda change: line[: change[0]] + change[1] + line[change[0] + 1 :]
            )
        ),
        st.text(max_size=60),
    ),
    max_size=30,
)


@settings(max_examples=400)
@given(spoilt_lines)
def test_any_other_text_is_a_bad_record_and_nothing_worse(lines: list[str]) -> None:
    """Real heads with spoilt bodies get furthest into the reader and the rules."""
    for text in ("\n".join(lines), "\n".join([*LINES[:7], *lines])):
        try:
            again = replay(text).text()
        except BadRecord:
            again = text  # refused, as it should be
        assert again == text


@settings(max_examples=200)
@given(st.binary(max_size=400), st.integers(0, len(TEXT)))
def test_any_other_bytes_are_a_bad_record(
    tmp_path_factory: pytest.TempPathFactory, junk: bytes, at: int
) -> None:
    path = tmp_path_factory.getbasetemp() / "junk.shambler"
    data = TEXT.encode()
    spoilt = data[:at] + junk + data[at + 5 :]
    path.write_bytes(spoilt)
    try:
        again = Match.load(lambda key: RULES, path)
    except BadRecord:
        return
    assert again.number <= MATCH.number + len(junk)
