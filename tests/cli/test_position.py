"""``shambler position`` and ``shambler play --position``."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

import shambler
from tests.cli.conftest import Run


@pytest.fixture
def game(tmp_path: Path) -> Path:
    match = shambler.new("living_dead", "S1", seed=4)
    match.play("activate:ben")
    match.play("end")
    file = tmp_path / "game.shambler"
    match.save(file)
    return file


def test_a_moment_is_written_and_shown(run: Run, game: Path) -> None:
    written = run("position", game, "--at", 1)
    assert written.code == 0
    text = written.out.strip()
    assert text.startswith("living_dead/S1/")
    assert text != run("position", game).out.strip()
    shown = run("position", text)
    assert shown.code == 0
    assert "Ben" in shown.out
    assert "Choose an action for Ben" in shown.out


def test_as_one_document(run: Run, game: Path) -> None:
    found = run("position", game, "--at", 1, "--json").json
    assert (found["game"], found["scenario"], found["seats"]) == ("living_dead", "S1", [0])
    assert "end" in found["options"]
    assert run("position", found["position"], "--json").json == found


def test_a_picture_is_drawn(run: Run, game: Path, tmp_path: Path) -> None:
    file = tmp_path / "table.svg"
    assert run("position", game, "--svg", file).code == 0
    drawn = ElementTree.parse(file).getroot()
    assert drawn.tag.endswith("svg")
    said = "".join(drawn.itertext()).replace("\xa0", " ")
    assert "Ben" in said
    assert "living_dead S1" in said


def test_play_goes_on_from_it(run: Run, game: Path) -> None:
    text = run("position", game, "--at", 1).out.strip()
    done = run("play", "--position", text, "--seed", 3, "--plain", lines="end\nquit\n")
    assert done.code == 0
    assert "Choose an action for Ben" in done.out
    again = run("play", "--resume", "--plain", lines="quit\n")
    assert again.code == 0
    assert "Choose an action for Ben" not in again.out


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["position", "nowhere.shambler"], "cannot be read"),
        (["position", "living_dead/S1"], "a position reads"),
        (["position", "{game}", "--at", "3"], "the record has 2 answers"),
        (["position", "{text}", "--at", "0"], "a position has only this one"),
        (["position", "{text}", "--seat", "9"], "there is no seat 9"),
        (["position", "{game}", "--seat", "9"], "there is no seat 9"),
        (["play", "invader", "--position", "{text}"], "only one of them"),
        (["play", "--resume", "--position", "{text}"], "only one of them"),
        (["play", "--position", "{text}x"], "this position"),
    ],
    ids=" ".join,
)
def test_mistakes_are_said(run: Run, game: Path, words: list[str], why: str) -> None:
    text = run("position", game).out.strip()
    done = run(*(word.format(game=game, text=text) for word in words))
    assert (done.code, done.out) == (2, "")
    assert why in done.err
