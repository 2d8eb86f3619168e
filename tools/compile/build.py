"""From the sources to a package with compiled modules."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from tools.compile.compiler import SUFFIX, Compiler, Library, compile_c
from tools.compile.plan import HOME, PACKAGE, SOURCES, CannotCompile, Plan
from tools.compile.rewrite import Written, rewritten

MESSAGE = re.compile(rf"({PACKAGE}/[\w/]+\.py):(\d+): (.*)")
OPERATIONS = re.compile(r'^#include "(\w+_extra_ops)\.h"', re.MULTILINE)
HARMLESS = "Treating generator comprehension as list"
NATIVE = HOME / "native"  # modules that are written for this build
ADDED = Path("kernel/twins.py")  # one that only this build has, not compiled
MYPYC = """
import ast, json, sys
from mypyc.build import mypycify
made = mypycify(
    ["--config-file=mypyc.ini", *sys.argv[2:]],
    separate=ast.literal_eval(sys.argv[1]),
    multi_file=True,
)
with open("libraries.json", "w") as file:
    json.dump([(library.name, library.sources) for library in made], file)
"""
# The sources have been checked as they are (make lint); here types are only found out. What the
# sources ignore by comments, and what written-out classes add, is no error.
IGNORED = (
    "arg-type, assignment, attr-defined, call-arg, call-overload, comparison-overlap, index, misc, "
    "operator, override, return-value, type-var, union-attr, valid-type"
)
CONFIG = f"""[mypy]
explicit_package_bases = True
namespace_packages = True
check_untyped_defs = True
disable_error_code = {IGNORED}
"""


Texts = dict[Path, bytes]


@dataclass(frozen=True)
class Sources:
    """What mypyc gets: a folder, the modules in it to compile, and how they were written."""

    folder: Path
    paths: list[str]
    written: dict[Path, Written]

    def translated(self, line: str) -> str:
        """A message of mypyc about a line of a written module, as one about the sources."""
        told = MESSAGE.match(line)
        if told is None:
            return line
        path, number, rest = told.groups()
        module = self.written.get(Path(path))
        at = module.lines.get(int(number), number) if module else number
        return f"{SOURCES.name}/{path}:{at}: {rest}"


def write_sources(work: Path, plan: Plan) -> Sources:
    """The package in a folder, with the modules to compile rewritten.

    What is the same as the last time is left alone: mypyc takes up again what it knows of it.
    """
    texts, written = _package(), rewritten(plan)
    texts |= {path: module.text.encode() for path, module in written.items()}
    replaced = []
    for path in sorted(NATIVE.rglob("*.py")):
        place = PACKAGE / path.relative_to(NATIVE)
        texts[place] = path.read_bytes()
        if plan.is_wanted(str(place)) and path != NATIVE / ADDED:
            replaced.append(place)
    _write(work, texts)
    paths = {*written, *replaced}
    return Sources(work, [str(path) for path in sorted(paths)], written)


def write_c(sources: Sources, plan: Plan) -> list[Library]:
    """mypyc's share: C from Python, in the folder ``build``; gives the libraries to make of it."""
    work = sources.folder
    (work / "mypyc.ini").write_text(CONFIG, "utf-8")
    groups = plan.libraries(sources.paths)
    command = [sys.executable, "-c", MYPYC, repr(groups), *sources.paths]
    done = subprocess.run(
        command, cwd=work, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    told = [sources.translated(line) for line in done.stdout.splitlines() if HARMLESS not in line]
    if done.returncode:
        raise CannotCompile("\n".join(told))
    made = json.loads((work / "libraries.json").read_text("utf-8"))
    return [
        Library(name, [work / source for source in (*files, *_left_out(work, name, files))])
        for name, files in made
    ]


def _left_out(work: Path, library: str, files: list[str]) -> list[str]:
    """Parts of mypyc's runtime that a library's header asks for and its list of files lacks.

    mypyc forgets them where it takes up again what it knows of a library.
    """
    header = work / f"build/__native_internal_{library.removesuffix('__mypyc')}.h"
    asked = OPERATIONS.findall(header.read_text("utf-8")) if header.exists() else []
    return [part for name in asked if (part := f"build/{name}.c") not in files]


def build(folder: Path, plan: Plan, flags: list[str], jobs: int) -> Path:
    """Everything; gives the folder to import from."""
    work, lib = folder / "work", folder / "lib"
    libraries = write_c(write_sources(work, plan), plan)
    _write(lib, {**_package(), PACKAGE / ADDED: (NATIVE / ADDED).read_bytes()})
    for stale in lib.glob(f"{PACKAGE}_*{SUFFIX}"):
        stale.unlink()
    compile_c(Compiler(work / "build", folder / "objects", flags), libraries, lib, jobs)
    return lib


def _package() -> Texts:
    """Every file of the package."""
    files = [path for path in (SOURCES / PACKAGE).rglob("*") if path.is_file()]
    return {
        path.relative_to(SOURCES): path.read_bytes()
        for path in files
        if "__pycache__" not in path.parts
    }


def _write(folder: Path, texts: Texts) -> None:
    """These files and no others of the package; those that are there already are not touched."""
    for path in (folder / PACKAGE).rglob("*"):
        if path.is_file() and path.relative_to(folder) not in texts:
            path.unlink()
    for path, text in texts.items():
        place = folder / path
        if not place.is_file() or place.read_bytes() != text:
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_bytes(text)
