"""The page about positions is true and whole: its examples run, and no word is missing."""

from __future__ import annotations

import doctest
import inspect
import re
from pathlib import Path

import pytest

from shambler.games.zombicide.board.kinds import CELL_KINDS, EDGE_KINDS
from shambler.games.zombicide.invader import RULES as INVADER
from shambler.games.zombicide.living_dead import RULES as LIVING_DEAD
from shambler.testing import some
from shambler.testing.invazions import InvazionsScene
from shambler.testing.zombicide import Scene

DESIGNERS = Path(__file__).parents[2] / "docs" / "designers"
PAGE = (DESIGNERS / "positions.md").read_text("utf-8")
INVAZIONS = (DESIGNERS / "invazions-positions.md").read_text("utf-8")
ITS_OWN = {"prepare", "made", "game"}  # for builders, not for those who use them


def words_of(builder: type[object]) -> list[str]:
    return [w for w in dir(builder) if not w.startswith("_") and w not in ITS_OWN]


def named(page: str) -> set[str]:
    """Everything in code style, word by word."""
    return {
        word for code in re.findall(r"`([^`\n]+)`", page) for word in re.findall(r"[\w-]+", code)
    }


@pytest.mark.parametrize("name", ["positions.md", "invazions-positions.md"])
def test_the_examples_run(name: str) -> None:
    flags = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
    text = re.sub(r"^```\w*$", "", (DESIGNERS / name).read_text("utf-8"), flags=re.M)
    example = doctest.DocTestParser().get_doctest(text, {}, name, name, 0)
    assert len(example.examples) >= 3
    result = doctest.DocTestRunner(optionflags=flags).run(example)
    assert result.failed == 0


@pytest.mark.parametrize("word", words_of(Scene))
def test_every_word_of_the_builder_is_told(word: str) -> None:
    assert word in named(PAGE)


@pytest.mark.parametrize("word", words_of(InvazionsScene))
def test_every_word_of_the_other_builder_is_told(word: str) -> None:
    assert word in named(INVAZIONS) | named(PAGE)


def test_every_verb_and_every_question_is_told() -> None:
    for rules in (INVADER, LIVING_DEAD):
        assert rules.verbs <= named(PAGE)
        kinds = {
            message[4:]
            for message in some(messages(Path(inspect.getfile(type(rules))).parent, rules.key))
            if message[:4] == "ask-"
        }
        assert kinds <= named(PAGE), kinds - named(PAGE)


def messages(home: Path, edition: str) -> list[str]:
    """The ids of the texts of a game and of the family around it."""
    files = [*home.glob("texts/en.ftl"), *home.glob(f"{edition}/texts/en.ftl")]
    return [m for file in files for m in re.findall(r"^([\w-]+) =", file.read_text("utf-8"), re.M)]


def test_every_letter_of_a_board_is_told() -> None:
    tables = PAGE[PAGE.index("| cell |") : PAGE.index("Zones are named")]
    symbols = [kind.symbol for kind in CELL_KINDS.values()]
    symbols += [kind.symbol for kind in EDGE_KINDS.values() if not kind.fuses]
    for symbol in some(symbols):
        assert f"`{symbol}`" in tables.replace("\\|", "|"), symbol
