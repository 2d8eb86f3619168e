"""Tests can fail: each asserts something, and no loop with assertions goes round zero times."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from textwrap import dedent, indent

import pytest

from shambler.testing import some
from tests.conformance.manners import asserting_names, complaints

TESTS = Path(__file__).parents[1]
BUILDERS = TESTS.parent / "src" / "shambler" / "testing"


def test_every_test_of_ours_can_fail() -> None:
    files = sorted(TESTS.rglob("*.py"))
    texts = {path: path.read_text("utf-8") for path in (*files, *BUILDERS.rglob("*.py"))}
    asserting = asserting_names(texts.values())
    found = [
        f"{path.relative_to(TESTS.parent)}:{line}: {why}"
        for path in some(files)
        for line, why in complaints(texts[path], asserting)
    ]
    assert not found, "\n".join(found)


GOOD = [
    "assert x",
    "with pytest.raises(ValueError): f()",
    "helper()",
    "for a in (1, 2): assert a in x",
    "for a in some(x): assert a",
    "for n, a in enumerate(some(x)): assert a",
    "for a in range(3): assert a in x",
    "for a in ALL: assert a in x",
    "for a in x: assert a\nassert len(x) == 2",
    "for a in x: assert a\nassert x",
    "for a in x:\n    seen = a\n    assert a\nassert seen",
    "for a in x:\n    seen.append(a)\n    assert a\nassert seen == [1]",
    "for a in (1, 2):\n    if a: assert x\n    else: assert y",
    "for a, b in zip((1, 2), x, strict=True): assert a == b",
    "while x: assert f()\nassert y",
    "for a in x:\n    if a: assert f()\nraise AssertionError",
    "assert all(a for a in some(x))",
    "assert all(a for a in x)\nassert x == [1]",
    "assert x and all(a for a in x)",
]

BAD = [
    ("x = 1", "test_it asserts nothing"),
    ("other()", "test_it asserts nothing"),
    ("assert True", "always so"),
    ("assert (x, 'why')", "always so"),
    ("assert 1 == 2", "always so"),
    ("for a in x: assert a", "x may be empty"),
    ("for a in f(x): assert a\nassert y", "f(x) may be empty"),
    ("for a in x.items(): assert a", "x.items() may be empty"),
    ("for a in (): assert a", "() may be empty"),
    ("for a in range(0): assert a", "range(0) may be empty"),
    ("for a in range(n): assert a", "range(n) may be empty"),
    ("for a, b in zip((1, 2), x): assert a == b", "may be empty"),
    ("for a in (1, 2):\n    if a: assert x", "conditions"),
    ("for a in (1, 2):\n    if a: continue\n    assert x", "conditions"),
    ("while x: assert f()", "may never begin"),
    ("assert all(a for a in x)", "x may be empty"),
    ("assert all(map(f, x))", "map(f, x) may be empty"),
]

MODULE = """
import pytest
ALL = [1, 2]

def helper():
    assert f()

def other():
    return f()

def test_it(x, y, n, seen):
{}
"""


def told(body: str) -> list[str]:
    text = MODULE.format(indent(dedent(body), "    "))
    return [why for _, why in complaints(text, asserting_names([text]))]


CLASS = re.compile(r"^class (\w+)", re.MULTILINE)
GAMES = TESTS.parent / "src" / "shambler" / "games"
FOLDERS = sorted(path.parent for path in GAMES.glob("*/manifest.toml"))


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_a_class_name_means_one_thing_in_a_game(folder: Path) -> None:
    """Whoever searches for a name finds what it means."""
    found = [name for path in folder.rglob("*.py") for name in CLASS.findall(path.read_text())]
    assert len(found) > 50
    assert [name for name, times in Counter(found).items() if times > 1] == []


@pytest.mark.parametrize("body", GOOD)
def test_good_manners(body: str) -> None:
    assert told(body) == []


@pytest.mark.parametrize(("body", "why"), BAD)
def test_bad_manners(body: str, why: str) -> None:
    assert len(told(body)) == 1
    assert why in told(body)[0]


def test_some_is_what_is_there_and_fails_for_nothing() -> None:
    assert list(some(n for n in (1, 2))) == [1, 2]
    assert next(some(iter([3, 4]))) == 3
    with pytest.raises(AssertionError, match="there is nothing to look at"):
        list(some([]))
