"""Content files: typed reading, errors that name file, place and reason, and the content hash."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec
import pytest

from shambler.kernel.content import (
    ContentError,
    Problems,
    Provenance,
    Words,
    content_hash,
    load_toml,
    package_files,
)


class Trick(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a toy can do."""


class Roll(Trick, frozen=True, kw_only=True, tag_field="trick", tag="roll"):
    times: int


class Hop(Trick, frozen=True, kw_only=True, tag_field="trick", tag="hop"):
    to: tuple[str, ...] = ()


class Toy(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    id: str
    name: Words
    size: int
    provenance: Provenance
    shape: Literal["round", "square"] = "round"
    weight: int | None = None
    range: tuple[int, int] = (0, 0)
    tricks: tuple[Roll | Hop, ...] = ()


class Box(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    toy: tuple[Toy, ...]


BALL = """
[[toy]]
id = "ball"
name = { en = "Ball", fr = "Balle" }
size = 3
provenance = "rulebook"
"""


def write(folder: Path, text: str, name: str = "toys.toml") -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def test_a_file_becomes_typed_values(tmp_path: Path) -> None:
    box = load_toml(write(tmp_path, BALL), Box)
    assert box.toy[0].size == 3
    assert box.toy[0].name.into("fr") == "Balle"
    assert box.toy[0].name.into("de") == "Ball"


@pytest.mark.parametrize(
    ("text", "where", "reason"),
    [
        (BALL + "size = = 4\n", "line 7", "not valid TOML"),
        (BALL + 'x = "\n', "line 7", "not valid TOML"),
        (BALL + "x = [", "end of file", "not valid TOML"),
        (BALL.replace("3", '"3"'), "toy[ball].size", "expected int, got str"),
        (BALL + "sise = 4\n", "toy[ball].sise", "unknown key (did you mean size?)"),
        (BALL.replace("size = 3", ""), "toy[ball].size", "missing key"),
        (BALL.replace('provenance = "rulebook"', ""), "toy[ball].provenance", "missing provenance"),
        (BALL.replace("rulebook", "rulbook"), "toy[ball].provenance", "unknown provenance mark"),
        (BALL + 'shape = "sqare"\n', "toy[ball].shape", "did you mean square?"),
        (BALL + 'weight = "heavy"\n', "toy[ball].weight", "expected int, got str"),
        (BALL + "range = [1, 2, 3]\n", "toy[ball].range", "length 2"),
        (BALL + 'tricks = ["roll"]\n', "toy[ball].tricks[0]", "expected object"),
        (BALL.replace('fr = "Balle"', "fr = 1"), "toy[ball].name.fr", "expected str, got int"),
        ("", "toy", "missing key"),
    ],
)
def test_a_bad_file_names_file_place_and_reason(
    tmp_path: Path, text: str, where: str, reason: str
) -> None:
    with pytest.raises(ContentError) as caught:
        load_toml(write(tmp_path, text), Box)
    assert caught.value.file.endswith("toys.toml")
    assert caught.value.where == where
    assert reason in caught.value.reason
    assert str(caught.value).startswith(f"{caught.value.file}: {where}: ")


def test_all_problems_of_a_file_are_reported_at_once(tmp_path: Path) -> None:
    bad = BALL.replace("size = 3", 'size = "big"\ncolour = "red"').replace("rulebook", "guess")
    with pytest.raises(ContentError) as caught:
        load_toml(write(tmp_path, bad + BALL.replace("size = 3\n", "")), Box)
    assert [problem.where for problem in caught.value.problems] == [
        "toy[ball].colour",
        "toy[ball].size",
        "toy[ball].provenance",
        "toy[ball].size",
    ]
    assert len(str(caught.value).splitlines()) == 4


def test_a_missing_or_unreadable_file_is_a_content_error(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="no such file"):
        load_toml(tmp_path / "none.toml", Box)
    path = tmp_path / "bytes.toml"
    path.write_bytes(b"a = \xff")
    with pytest.raises(ContentError, match="byte 4: not UTF-8"):
        load_toml(path, Box)


def test_a_collector_reports_duplicates_references_and_counts() -> None:
    problems = Problems("toys.toml")
    problems.duplicates("toy", ["ball", "kite", "ball"])
    problems.reference("toy[ball].box", "box", "rde", ["red", "blue"])
    problems.reference("toy[ball].box", "box", "red", ["red", "blue"])
    problems.count("toy", "toys", 3, 2)
    problems.count("toy", "toys", 2, 2)
    assert [str(problem) for problem in problems.found] == [
        "toys.toml: toy: duplicate id 'ball'",
        "toys.toml: toy[ball].box: unknown box 'rde' (did you mean red?)",
        "toys.toml: toy: expected 3 toys, found 2",
    ]
    with pytest.raises(ContentError, match="duplicate id"):
        problems.stop()


def test_a_collector_without_problems_does_not_stop() -> None:
    problems = Problems("toys.toml")
    problems.stop()
    assert not problems.found


TRICKS = [
    ('{ trick = "roll", times = 2 }', ""),
    ("{ times = 2 }", "toy[ball].tricks[0].trick: missing key: it names what happens"),
    ('{ trick = "rol" }', "toy[ball].tricks[0].trick: unknown trick 'rol' (did you mean roll?)"),
    ('{ trick = "hop", tos = ["a"] }', "toy[ball].tricks[0].tos: unknown key (did you mean to?)"),
    ('{ trick = "roll" }', "toy[ball].tricks[0].times: missing key"),
    ('{ trick = "roll", times = "2" }', "toy[ball].tricks[0].times: expected int, got str"),
    ('{ trick = "hop", to = ["a"] }, { trick = "spin" }', "toy[ball].tricks[1].trick: unknown"),
]


@pytest.mark.parametrize(("tricks", "problem"), TRICKS)
def test_a_tag_says_what_a_table_is(tmp_path: Path, tricks: str, problem: str) -> None:
    file = write(tmp_path, BALL + f"tricks = [{tricks}]\n")
    if not problem:
        assert load_toml(file, Box).toy[0].tricks == (Roll(times=2),)
        return
    with pytest.raises(ContentError) as refused:
        load_toml(file, Box)
    assert problem in str(refused.value) and len(refused.value.problems) == 1


def test_the_hash_ignores_layout_comments_and_order_but_no_value(tmp_path: Path) -> None:
    one = write(tmp_path, BALL, "a.toml")
    two = write(tmp_path, "x = 1\ny = 2\n", "b.toml")
    before = content_hash([one, two])
    write(tmp_path, "# a ball\n" + BALL.replace("size = 3", "size    =   3"), "a.toml")
    write(tmp_path, "y = 2\nx = 1\n", "b.toml")
    assert content_hash([two, one]) == before
    write(tmp_path, BALL.replace("3", "4"), "a.toml")
    assert content_hash([one, two]) != before


def test_the_hash_does_not_depend_on_the_folder(tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    here, there = write(tmp_path, BALL), write(tmp_path / "other", BALL)
    assert content_hash([here]) == content_hash([there])


def test_the_files_of_a_package_are_found_without_knowing_where_it_lies() -> None:
    assert (package_files("shambler.games") / "dawn" / "rules.toml").is_file()
