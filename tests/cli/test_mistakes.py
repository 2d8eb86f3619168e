"""Whatever a user gets wrong: one clear line on stderr, exit code 2, nothing on stdout."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from shambler.games import find
from shambler.games.zombicide.workshop import WORKSHOP
from tests.cli.conftest import Run

MISTAKES = {
    "unknown command": (["fly"], "No such command"),
    "unknown option": (["games", "--colour"], "No such option"),
    "missing argument": (["scenarios"], "Missing argument"),
    "game": (["scenarios", "pockett"], "did you mean pocket?"),
    "game to play": (["play", "chess", "x"], "no game is called 'chess'"),
    "game to simulate": (["sim", "chess", "x"], "no game is called 'chess'"),
    "no game": (["play"], "which game?"),
    "no scenario": (["play", "pocket"], "which scenario? pocket has short"),
    "scenario": (["play", "pocket", "shrt"], "did you mean short?"),
    "scenario to simulate": (["sim", "pocket", "shrt"], "did you mean short?"),
    "seed is no number": (["play", "pocket", "short", "--seed", "x"], "--seed"),
    "seed below zero": (["sim", "pocket", "short", "--seed", "-1"], "--seed"),
    "seed too large": (["play", "pocket", "short", "--seed", str(2**64)], "--seed"),
    "seat": (["play", "pocket", "short", "--seat", "7"], "there is no seat 7; there are 0, 1"),
    "bot": (["play", "pocket", "short", "--seat", "0", "--bot", "rando"], "did you mean random?"),
    "language": (["play", "pocket", "short", "--lang", "de"], "--lang"),
    "option without value": (["sim", "pocket", "short", "-o", "rounds"], "expected key=value"),
    "option name": (["sim", "pocket", "short", "-o", "round=3"], "did you mean rounds?"),
    "option type": (["sim", "pocket", "short", "-o", "rounds=few"], "expected whole number"),
    "option choice": (["sim", "pocket", "short", "-o", "pace=mad"], "expected calm or brisk"),
    "option JSON": (["sim", "pocket", "short", "-o", "names=[1"], "not valid JSON"),
    "option value": (["sim", "pocket", "short", "-o", "names=Ada"], "two survivors play"),
    "option out of range": (["sim", "invader", "M0", "--set", "seats=7"], "seats: 1 to 6, not 7"),
    "option not of the scenario": (
        ["play", "living_dead", "S1", "--set", "extra_spawns=A"],
        "no option 'extra_spawns'",
    ),
    "option chosen twice": (
        ["sim", "invader", "M0", "--set", "enemy_cards=easy,easy"],
        "easy is named twice",
    ),
    "spokesman": (["sim", "pocket", "short", "-o", "spokesman=9"], "there is no seat 9"),
    "agent": (["sim", "pocket", "short", "--agent", "rando"], "did you mean random?"),
    "games": (["sim", "pocket", "short", "--games", "0"], "--games"),
    "workers": (["sim", "pocket", "short", "--workers", "0"], "--workers"),
    "record is missing": (["replay", "nowhere.shambler"], "No such file"),
    "record to load is missing": (["play", "--load", "nowhere.shambler"], "No such file"),
    "nothing to resume": (["play", "--resume"], "there is no game to resume"),
    "two games at once": (["play", "pocket", "short", "--resume"], "only one of them"),
    "check is missing": (["check", "nowhere.toml"], "no such file or folder"),
    "check of a name that no file has": (["check", "a" * 5000], "too long for the name"),
    "campaign by such a name": (["campaign", "new", "hendrix", "-f", "a" * 5000], "too long"),
    "position that is none": (["position", "a" * 5000], "a position reads"),
    "rule": (["rules", "PK-TRIED-01"], "did you mean PK-TIRED-01?"),
    "nothing found": (["rules", "pocket", "--search", "submarine"], "no rule says 'submarine'"),
    "game to measure": (["bench", "chess"], "no game is called 'chess'"),
    "scenario to measure": (["bench", "pocket/shrt"], "did you mean short?"),
    "port": (["serve", "--port", "70000"], "--port"),
    "database in memory": (["serve", "--db", "sqlite://"], "which file?"),
    "database without a name": (["upgrade", "--db", "sqlite:///"], "which file?"),
}


@pytest.mark.parametrize("args", MISTAKES.values(), ids=MISTAKES)
def test_a_mistake_is_one_clear_line(run: Run, args: tuple[list[str], str]) -> None:
    command, said = args
    done = run(*command)
    assert done.code == 2
    assert done.out == ""
    assert done.err.startswith("shambler: ")
    assert said in done.err
    assert "Traceback" not in done.err
    assert len(done.err.splitlines()) == 1


RECORDS = {
    "empty": "",
    "not a record": "hello\n",
    "another format": "shambler-record 99\n",
    "no game": "shambler-record 1\ngame\n",
    "unknown game": "shambler-record 1\ngame x\nscenario y\ncontent z\nseed 1\nsetup {}\n0\n"
    "end 0 0123456789abcdef\n",
    "bad set-up": "shambler-record 1\ngame pocket\nscenario short\ncontent z\nseed 1\nsetup {\n",
}


@pytest.mark.parametrize("command", ["replay", "check", "load"])
@pytest.mark.parametrize("text", RECORDS.values(), ids=RECORDS)
def test_a_bad_record_is_refused(run: Run, tmp_path: Path, command: str, text: str) -> None:
    file = tmp_path / "bad.shambler"
    file.write_text(text)
    done = run("play", "--load", file) if command == "load" else run(command, file)
    assert done.code == 2
    assert done.out == ""
    assert done.err.startswith("shambler: ")
    assert "Traceback" not in done.err


@pytest.mark.parametrize("junk", [b"\x00\xff\xfe", b"shambler-record \xff"])
def test_bytes_are_no_record(run: Run, tmp_path: Path, junk: bytes) -> None:
    file = tmp_path / "junk.shambler"
    file.write_bytes(junk)
    assert run("replay", file).code == run("check", file).code == 2


@pytest.mark.parametrize("game", ["invader", "living_dead", "hendrix"])
def test_a_shipped_mission_by_itself_is_known_by_its_tiles(
    run: Run, tmp_path: Path, game: str
) -> None:
    """They do not say their game, and some tiles of two boxes have the same names."""
    key = {"hendrix": "M2"}.get(game, find(game).scenarios()[0].key)
    file = tmp_path / "mine.toml"
    file.write_text(WORKSHOP.source(find(game), key), "utf-8")
    told = json.loads(run("check", file, "--json").out)
    assert told["kind"] == f"content of {game}"
    assert told["ok"]


def test_a_mission_of_no_game_is_said_to_be_so(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('game = "chess"\ntiles = []\ngoal = []\n', "utf-8")
    done = run("check", file)
    assert done.code == 2
    assert "no game is called 'chess'" in done.err


def test_less_than_nothing_is_no_goal(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    text = WORKSHOP.source(find("invader"), "M2").replace("count = 1", "count = 0", 1)
    file.write_text(text, "utf-8")
    done = run("check", file)
    assert done.code == 2
    assert "goal[0].count: expected int >= 1" in done.err


def test_a_folder_is_no_record(run: Run, tmp_path: Path) -> None:
    done = run("replay", tmp_path)
    assert done.code == 2
    assert "not a file" in done.err


def test_a_defect_says_how_to_see_more(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("a screw is loose")

    monkeypatch.setattr("shambler.cli.listing.games", broken)
    done = run("games")
    assert (done.code, done.out) == (70, "")
    assert "internal error: RuntimeError: a screw is loose" in done.err
    assert "SHAMBLER_DEBUG=1" in done.err
    assert "Traceback" not in done.err
    monkeypatch.setenv("SHAMBLER_DEBUG", "1")
    assert "Traceback" in run("games").err


@pytest.mark.parametrize(
    ("value", "said"),
    [
        ("nowhere:RULES", "No module named 'nowhere'"),
        ("tests.lab.pocket:NOPE", "has no attribute 'NOPE'"),
        ("tests.lab.pocket:SEATS", "is not a Ruleset"),
        ("tests.lab.pocket", "is not module:attribute"),
    ],
)
def test_games_from_elsewhere_must_exist(
    run: Run, monkeypatch: pytest.MonkeyPatch, value: str, said: str
) -> None:
    monkeypatch.setenv("SHAMBLER_GAMES", value)
    done = run("games")
    assert (done.code, done.out) == (2, "")
    assert said in done.err


def test_the_server_may_be_missing(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> None:
        raise ModuleNotFoundError(f"No module named {name!r}")

    monkeypatch.setattr("shambler.cli.serving.import_module", missing)
    done = run("serve")
    assert (done.code, done.out) == (2, "")
    assert "the web server cannot be loaded" in done.err
