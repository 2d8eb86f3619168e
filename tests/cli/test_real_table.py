"""The real table at the terminal: short entries, what is real, and what was wrong."""

from __future__ import annotations

import pytest

import shambler
from shambler.cli.terminal_table import TerminalTable
from shambler.cli.typing_in import typed_keys
from shambler.kernel.errors import ShamblerError
from shambler.kernel.match import Match
from tests.cli.conftest import Done, Run


@pytest.fixture
def play(run: Run):
    """The pocket game with real dice, with these lines typed."""

    def call(*lines: str, args: tuple[object, ...] = ("--box", "dice", "--seed", 3)) -> Done:
        return run("play", "pocket", "short", *args, lines="\n".join(lines) + "\n")

    return call


def after(done: Done, line: str) -> str:
    return done.out.split(f"> {line}\n", 1)[1].split("\n> ", 1)[0]


@pytest.mark.parametrize("line", ["5 6", "5,6", "56", " 5  6 "])
def test_all_dice_are_typed_in_one_line(play, line: str) -> None:
    done = play("search:2", line)
    assert "Say 2 faces: 1 4 6, or ours." in after(done, "search:2")
    assert "Ada rolled 5, 6 and found 2." in done.out


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("5 7", "'7' is no face of a die with 6 sides"),
        ("5 6 1", "3 dice are too many: 2 left to say"),
        ("0", "'0' is no face"),
        ("five", "'five' is no face"),
        ("fix", "name the entry and what it should be"),
        ("fix 9 1", "there is no entry 9"),
        ("fix 0 1", "nothing was typed in at 0"),
        ("box dise", "did you mean dice?"),
    ],
)
def test_what_cannot_be_is_said_and_changes_nothing(play, line: str, said: str) -> None:
    done = play("search:2", line, "5 6")
    assert said in after(done, line)
    assert "Ada rolled 5, 6 and found 2." in after(done, "5 6")


def test_the_program_rolls_if_asked(play) -> None:
    done = play("search:3", "ours", args=("--box", "dice", "--seed", 3))
    assert "Ada rolled 4, 6, 4 and found 1." in after(done, "ours")


def test_a_wrong_entry_is_put_right(play) -> None:
    done = play("search:2", "1 6", "entries", "fix 1 5")
    assert "Ada rolled 1, 6 and found 1." in after(done, "1 6")
    assert after(done, "entries").split() == ["1", "1", "2", "6"]
    told = after(done, "fix 1 5")
    assert "Put right; the answer after it was given again." in told
    assert "Ada rolled 5, 6 and found 2." in told


def test_which_dice_are_real_is_shown_and_switched(play) -> None:
    done = play("box", "box -", "search:3")
    assert "on your table" in after(done, "box")
    assert "on your table" not in after(done, "box -")
    assert "Ada rolled 4, 6, 4 and found 1." in after(done, "search:3")


# -- cards ---------------------------------------------------------------------------------


@pytest.fixture
def dealt() -> Match:
    """Six starting cards are dealt from the box; two of them are alike."""
    return shambler.new("living_dead", "S1", seed=1, typed=True)


def test_cards_go_by_their_first_letters_and_copies_are_counted(dealt: Match) -> None:
    keys = typed_keys(dealt, dealt.teller(), "tab, TAB, claw h, 94")
    assert len(set(keys)) == 4
    for key in keys:
        dealt.play(key)
    names = [dealt.teller().option(dealt.branch(n).find(keys[n])) for n in range(4)]
    assert names == ["Table Leg", "Table Leg", "Claw Hammer", "Winchester 94"]


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("t", "'t' may be Table Leg, Tire Iron"),
        ("crowbra", "did you mean Crowbar?"),
        ("tab, tab, tab", "Table Leg: there is no other one left"),
        ("", "no '' can come; there are"),
    ],
)
def test_cards_that_cannot_come_are_refused(dealt: Match, line: str, said: str) -> None:
    before = dealt.text()
    with pytest.raises(ShamblerError, match=said.replace("?", r"\?")):
        typed_keys(dealt, dealt.teller(), line)
    assert dealt.text() == before


def test_what_a_bot_holds_the_program_draws() -> None:
    """Nobody at the terminal may look at it, so nobody can be asked."""
    table = TerminalTable(shambler.new("invazions", "labo-2", seed=5, box=("all",)), 0, "thumb")
    table.let_bots_play()
    for _ in range(60):
        if table.match.chance_question is None:
            break
        table.play(table.options[0])
    answers = [answer.key for answer in table.match.record.answers if answer.seat == 1]
    assert answers == ["ours"]  # its first five cards
