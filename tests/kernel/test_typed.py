"""Plain data is read into typed values by several threads at once, and nothing crashes."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import shambler
from shambler.testing import some

ROUNDS = 200
SOURCES = Path(shambler.__file__).parent
IN_THREADS = ("kernel", "games", "agents", "server")  # what servers run in threads
PLAIN = ("str", "dict[str, Any]", "list[dict[str, Any]]", "Entries", "list[tuple[int, ...] | int]")

# Every round has classes of its own: only the first reading of a class is dangerous.
READERS = f"""
import sys, threading, types
from shambler.kernel.structs import convert

sys.setswitchinterval(1e-6)
TEXT = '''
from __future__ import annotations
import msgspec
class Outer(msgspec.Struct):
    a: int
    b: list[int]
    inner: Inner
class Inner(msgspec.Struct):
    x: int
    y: dict[str, list[int]]
'''
DATA = {{"a": 1, "b": [1], "inner": {{"x": 1, "y": {{"z": [1]}}}}}}

def read(kind, gate, found):
    gate.wait()
    found.append(convert(DATA, kind))

for number in range({ROUNDS}):
    module = sys.modules[f"m{{number}}"] = types.ModuleType(f"m{{number}}")
    exec(TEXT, module.__dict__)
    gate, found = threading.Barrier(3), []
    threads = [threading.Thread(target=read, args=(module.Outer, gate, found)) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [one.inner.x for one in found] == [1, 1, 1]
"""


def test_several_threads_read_into_a_type_for_the_first_time() -> None:
    done = subprocess.run(
        [sys.executable, "-c", READERS], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def readings() -> Iterator[tuple[str, str]]:
    """Where data is read, and into what, as it is written there."""
    for folder in IN_THREADS:
        for path in some(sorted((SOURCES / folder).rglob("*.py"))):
            for node in ast.walk(ast.parse(path.read_text())):
                if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
                    continue
                named = [word.value for word in node.keywords if word.arg == "type"]
                if ast.unparse(node.func) == "msgspec.convert":
                    named += node.args[1:2]
                elif node.func.attr != "decode" or not named:
                    continue
                yield f"{path.relative_to(SOURCES)}:{node.lineno}", ast.unparse(named[0])


def test_whoever_reads_data_asks_for_the_type_first() -> None:
    found = list(readings())
    assert len(found) >= 15
    wild = [f"{place}: {kind}" for place, kind in found if not kind.startswith("ready(")]
    assert [line for line in wild if line.partition(": ")[2] not in PLAIN] == []
