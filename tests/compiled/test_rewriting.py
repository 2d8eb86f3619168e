"""The build step without the compilers: what it writes is run as plain Python."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.compiled.builds import PLAIN, ask
from tools.compile.build import write_sources
from tools.compile.plan import Plan

DIGEST = ("-m", "tests.compiled.digest")


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package as the compilers get it, but for two modules that count in machine words."""
    folder = tmp_path_factory.mktemp("written")
    write_sources(folder, Plan())
    for name in ("shambler/kernel/mixing.py", "shambler/agents/random_agent.py"):
        shutil.copy(PLAIN / name, folder / name)
    return folder


def test_native_structs_play_every_scenario_as_before(written: Path) -> None:
    assert ask(written, *DIGEST) == ask(PLAIN, *DIGEST)


def test_native_structs_carry_a_game_of_somebody_else(written: Path) -> None:
    ours = ("--game", "tests.testgame", "--games", "3")
    found = ask(written, *DIGEST, *ours)
    assert found == ask(PLAIN, *DIGEST, *ours)
    assert len(found.splitlines()) > 2


def test_structs_of_play_are_native_and_those_of_content_are_not(written: Path) -> None:
    code = (
        "import msgspec\n"
        "from shambler.games.zombicide.core.turn import Turn\n"
        "from shambler.games.zombicide.skills.abilities import ExtraDie\n"
        "print(issubclass(Turn, msgspec.Struct), issubclass(ExtraDie, msgspec.Struct))"
    )
    assert ask(written, "-c", code) == "False True\n"
    assert ask(PLAIN, "-c", code) == "True True\n"


VALUES = """
import copy, pickle
from shambler.games.zombicide.core.turn import Turn
from shambler.kernel.decision import Decision
from shambler.kernel.structs import asdict, astuple, convert, fields, replace, to_builtins

turn = Turn(2, spent=1)
later = replace(turn, spent=3, used=("sprint",))
print(turn, later, turn == Turn(2, 1), turn == later, len({turn, Turn(2, 1), later}))
print(astuple(later), asdict(turn))
print(to_builtins(later), convert(to_builtins(later), Turn) == later)
print(copy.copy(later) == later, pickle.loads(pickle.dumps(later)) == later)
print([(field.name, field.type) for field in fields(Turn)])
try:
    convert({"do": "Turn", "who": "two"}, Turn)
except ValueError as problem:
    print(problem)
try:
    hash(Decision((0,), "turn", []))
except TypeError as problem:
    print(problem)
"""


def test_values_are_what_they_are_in_plain_python(written: Path) -> None:
    assert ask(written, "-c", VALUES) == ask(PLAIN, "-c", VALUES)
