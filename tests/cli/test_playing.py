"""``play`` from a pipe: every command, every mistake, keeping and resuming."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import shambler
from shambler.testing import some
from tests.cli.conftest import Done, Run


@pytest.fixture
def play(run: Run):
    """Play the pocket game by both seats, with these lines typed."""

    def call(*lines: str, args: tuple[object, ...] = ("--seed", 3)) -> Done:
        done = run("play", "pocket", "short", *args, lines="\n".join(lines) + "\n")
        assert done.err == ""
        assert done.code == 0
        return done

    return call


def after(done: Done, line: str) -> str:
    """What was printed between this line and the next one that was typed."""
    return done.out.split(f"> {line}\n", 1)[1].split("\n> ", 1)[0]


def test_the_table_the_question_and_the_options_are_shown(play) -> None:
    done = play()
    assert "6 rounds left  Ada -  Bo -" in done.out
    assert "What does Ada do?" in done.out
    assert "PK-TURN-01" in done.out
    assert "  3  Search with 3 dice  search:3  70% to find something" in done.out
    assert "\x1b[" not in done.out


def test_a_number_and_a_key_mean_the_same(play) -> None:
    told = "Ada rolled 4, 6, 4 and found 1.  PK-SEARCH-01"
    assert told in after(play("3"), "3")
    assert told in after(play("search:3"), "search:3")


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("0", "Choose a number from 1 to 4."),
        ("5", "Choose a number from 1 to 4."),
        ("99999999999999999999", "Choose a number from 1 to 4."),
        ("²", "is not an option of pocket"),
        ("dance", "'dance' is not an option of pocket (help lists what can be typed)"),
        ("serch:3", "did you mean search:3?"),
        ("search:9", "search:9: not among the options now"),
        ("rule PK-TRIED-01", "did you mean PK-TIRED-01"),
        ("odds search:9", "not among the options now"),
        ("odds 9", "Choose a number from 1 to 4."),
        ("odds", "Name an option: odds search:1"),
        ("save", "Name a file"),
        ("save /nowhere/at/all", "Could not save /nowhere/at/all.shambler: No such file"),
        ("undo", "There is nothing of yours to take back."),
        ("redo", "there is nothing to play again"),
        ("why dance", "is not an option of pocket"),
    ],
)
def test_a_mistake_is_said_and_changes_nothing(play, line: str, said: str) -> None:
    done = play(line, "view")
    assert said in after(done, line)
    assert "6 rounds left  Ada -  Bo -" in after(done, "view")


def test_why_tells_the_rule(play) -> None:
    done = play("search:3", "rest", "why", "why search:2", "why rest", "search:2")
    assert "search:2, search:3  Ada is tired  PK-TIRED-01" in after(done, "why")
    assert "After a search with three dice" in after(done, "why search:2")
    assert "search:3" not in after(done, "why search:2")
    assert after(done, "why rest") == "That is possible now: option 2."
    assert "search:2: Ada is tired (PK-TIRED-01)" in after(done, "search:2")


def test_why_with_nothing_blocked(play) -> None:
    assert "nothing that is in your way" in after(play("why"), "why")


def test_odds_shows_the_distribution(play) -> None:
    done = play("odds search:2", "odds rest")
    shown = after(done, "odds search:2")
    assert "2 dice, 0.67 on average" in shown
    *bars, words = shown.splitlines()[1:]
    assert [line.split()[1] for line in bars] == ["44.4%", "44.4%", "11.1%"]
    assert words.strip() == "56% to find something"
    assert "No dice are rolled for rest." in after(done, "odds rest")


def test_rule_shows_text_example_and_ruling(play) -> None:
    done = play("rule pk-search-01", "rule PK-TIRED-01", "rule")
    assert "e.g. 5, 6 and 1 are two supplies." in after(done, "rule pk-search-01")
    assert "Ruling: no." in after(done, "rule PK-TIRED-01")
    assert "PK-TURN-01" in after(done, "rule")


def test_log_tells_what_happened(play) -> None:
    done = play("log", "3", "rest", "log", "log 1")
    assert "Nothing has happened yet." in after(done, "log")
    second = done.out.split("> log\n")[2]
    assert "1  Player 1  search:3" in second
    assert "Bo rested." in second
    assert "search:3" not in after(done, "log 1")


def test_undo_asks_before_it_takes_back_a_roll(play) -> None:
    done = play("3", "undo", "undo!", "redo", "rest", "undo")
    assert "undo! takes it back all the same" in after(done, "undo")
    assert "Taken back: search:3" in after(done, "undo!")
    assert "6 rounds left  Ada -  Bo -" in after(done, "undo!")
    assert "Ada rolled 4, 6, 4" in after(done, "redo")
    assert "Taken back: rest" in done.out.split("> undo\n")[2]


def test_undo_takes_the_answers_of_bots_back_too(play) -> None:
    done = play("rest", "undo!", "log", args=("--seed", 3, "--seat", 0))
    assert "Taken back: rest" in after(done, "undo!")
    assert "Nothing has happened yet." in after(done, "log")


def test_bots_play_the_other_seats(play) -> None:
    done = play("rest", "rest", args=("--seed", 3, "--seat", 1))
    assert "What does Bo do?" in done.out
    assert "What does Ada do?" not in done.out


def test_the_same_seed_gives_the_same_game_with_bots(play) -> None:
    lines = ["rest"] * 4
    first = play(*lines, args=("--seed", 8, "--seat", 0)).out
    assert first == play(*lines, args=("--seed", 8, "--seat", 0)).out


def test_keys_of_other_seats_are_not_shown(run: Run) -> None:
    """A bot's answer may name a hidden card; only events tell what it did."""
    lines = "1\n" * 6 + "log\n"
    done = run("play", "barricade", "cabin", "--seed", 4, "--seat", 0, lines=lines)
    log = done.out.split("> log\n")[1].splitlines()
    mine = [line.split() for line in log if "Survivor 1" in line]
    theirs = [line.split() for line in log if "Survivor 2" in line]
    assert theirs
    assert all(len(words) == 4 for words in some(mine))
    assert all(len(words) == 3 for words in theirs)


def test_the_end_is_told_and_can_be_taken_back(play) -> None:
    done = play(*["rest"] * 12, "rest", "log 1", "undo!")
    assert "The day is over and the bags are empty.  PK-LOSE-01" in done.out
    assert "The game is over." in done.out.split("> rest\n")[13]
    assert "Bo rested." in after(done, "log 1")
    assert "What does Bo do?" in after(done, "undo!")


def test_french(play) -> None:
    done = play("aide", "help", args=("--seed", 3, "--lang", "fr"))
    assert "Que fait Ada ?" in done.out
    assert "Fouiller avec 2 dés" in done.out
    assert "help dit ce que l'on peut taper" in after(done, "aide")
    assert "redessiner la table" in after(done, "help")


def test_both_languages_have_the_same_sentences() -> None:
    folder = Path(shambler.__file__).parent / "cli" / "texts"
    names = [
        [line.split(" =")[0] for line in (folder / file).read_text().splitlines() if " = " in line]
        for file in ("en.ftl", "fr.ftl")
    ]
    assert names[0] == names[1]


def test_typed_dice_are_asked_for(play) -> None:
    done = play("2", "5", "6", args=("--typed-dice",))
    assert "Which face does die 1 of 2 show?" in after(done, "2")
    assert "Ada rolled 5, 6 and found 2." in after(done, "6")


def test_options_of_the_scenario(play) -> None:
    done = play(args=("--set", "rounds=2", "-o", "names=Eve, Zoe", "--option", "pace=brisk"))
    assert "2 rounds left  Eve -  Zoe -" in done.out


def test_quit_keeps_the_game_and_resume_goes_on(run: Run, data: Path) -> None:
    lines = "3\nquit\n"
    done = run("play", "pocket", "short", "--seed", 3, "--seat", 0, "--lang", "fr", lines=lines)
    assert "shambler play --resume" in done.out
    assert json.loads((data / "last.json").read_text())["seat"] == 0
    again = run("play", "--resume", lines="log\n")
    assert again.code == 0
    assert "Que fait Ada ?" in again.out
    assert "Joueur 1  search:3" in again.out.replace("[", "")
    assert "What does Ada do?" in run("play", "--resume", "--lang", "en").out


def test_a_script_that_just_ends_keeps_nothing(play, data: Path) -> None:
    play("3")
    assert not data.exists()


def test_a_folder_that_cannot_be_written_is_no_disaster(run: Run, data: Path) -> None:
    data.parent.mkdir()
    data.write_text("a file is in the way")
    done = run("play", "pocket", "short", lines="quit\n")
    assert done.code == 0
    assert "Could not save" in done.out


def test_saving_and_loading(run: Run, saved: Path) -> None:
    done = run("play", "--load", saved, lines="log\n")
    assert "What does Bo do?" in done.out
    assert "Bo rested." in done.out
    assert len(shambler.load(saved).record.answers) == 3


def test_a_saved_name_gets_its_ending(play, tmp_path: Path) -> None:
    done = play(f"save {tmp_path}/mine")
    assert f"Saved as {tmp_path}/mine.shambler." in done.out
    assert (tmp_path / "mine.shambler").is_file()


def test_a_process_without_terminal_reads_lines(process: Run) -> None:
    done = process("play", "pocket", "short", "--seed", 3, lines="3\n")
    assert done.code == 0
    assert "Ada rolled 4, 6, 4" in done.out
    assert done.err == ""
    assert "\x1b" not in done.out


def test_a_broken_game_is_a_defect_not_a_traceback(run: Run, data: Path) -> None:
    """Two ones are more than this scenario can bear; the game is kept as it was before."""
    lines = "rest\nsearch:2\n1\n1\n"
    done = run("play", "pocket", "crash", "--typed-dice", lines=lines)
    assert done.code == 70
    assert "internal error: RuntimeError: the bottom of the bag gave way" in done.err
    assert "Traceback" not in done.err
    assert "Which face does die 2 of 2 show?" in run("play", "--resume").out
