"""What cannot be compiled is found without the C compiler, and told by file and line."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from tests.compiled.builds import PLAIN, ROOT
from tools.compile.build import Sources, write_sources
from tools.compile.plan import CannotCompile, Plan
from tools.compile.text import source_lines, statements

MACHINE = Path("shambler/kernel/machine.py")


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> Sources:
    return write_sources(tmp_path_factory.mktemp("checked"), Plan(["invazions"]))


def test_every_module_of_play_can_be_compiled(tmp_path: Path) -> None:
    """Half a minute: what mypyc says, before the C compiler."""
    command = [sys.executable, "-m", "tools.compile", str(tmp_path), "--check"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    libraries = {path.name for path in (tmp_path / "work" / "build").glob("__native_shambler_*.c")}
    assert len(libraries) > 5


def line_of(text: str, said: str) -> int:
    (number,) = [at for at, line in enumerate(text.splitlines(), 1) if said in line]
    return number


@pytest.mark.parametrize("said", ["def derive(", "self.decision = asked", "ENDLESS: Final ="])
def test_a_message_names_the_line_of_the_sources(sources: Sources, said: str) -> None:
    there = line_of((PLAIN / MACHINE).read_text("utf-8"), said)
    here = line_of((sources.folder / MACHINE).read_text("utf-8"), said)
    assert here != there
    told = sources.translated(f"{MACHINE}:{here}: error: Unsupported")
    assert told == f"src/{MACHINE}:{there}: error: Unsupported"


def test_what_is_no_message_about_a_line_is_told_as_it_is(sources: Sources) -> None:
    assert sources.translated("Traceback (most recent call last):").startswith("Traceback")


def test_written_statements_get_the_place_of_what_they_are_in() -> None:
    tree = ast.parse("x = 1\n\n\nclass A:\n    y = 2\n")
    (node,) = [item for item in tree.body if isinstance(item, ast.ClassDef)]
    node.body[0:0] = statements("z = 3\n\n\nw = 4")
    text = ast.unparse(ast.fix_missing_locations(tree))
    assert text.splitlines() == ["x = 1", "", "class A:", "    z = 3", "    w = 4", "    y = 2"]
    assert source_lines(tree, text) == {1: 1, 3: 4, 4: 4, 5: 4, 6: 5}


def test_a_module_that_reads_its_annotations_early_is_refused(
    tmp_path: Path,
) -> None:
    plan = Plan(["invazions"])
    plan.sources[0].tree.body = [
        node for node in plan.sources[0].tree.body if getattr(node, "module", "") != "__future__"
    ]
    with pytest.raises(CannotCompile, match=rf"src/{plan.sources[0].path}:1: .*__future__"):
        write_sources(tmp_path, plan)


def test_a_library_that_does_not_exist_is_refused() -> None:
    with pytest.raises(CannotCompile, match="no library is called chess"):
        Plan(["chess"])
