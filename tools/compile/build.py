"""From the sources to a package with compiled modules."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

from tools.compile.compiler import Compiler, Library, compile_c
from tools.compile.plan import HOME, PACKAGE, SOURCES, Plan
from tools.compile.rewrite import rewritten

REPLACED = ("mixing.py", "structs.py")  # modules of the kernel that are written for this build
ADDED = "twins.py"  # and one that only this build has, not compiled
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


def write_sources(work: Path) -> list[str]:
    """The package in a folder, with the modules to compile rewritten; gives their paths."""
    plan = Plan()
    _copy_package(work)
    for path in (HOME / "native").glob("*.py"):
        shutil.copy(path, work / PACKAGE / "kernel" / path.name)
    for path, text in rewritten(plan).items():
        (work / path).write_text(text, "utf-8")
    ours = [f"{PACKAGE}/kernel/{name}" for name in REPLACED]
    return [*ours, *(str(source.path) for source in plan.sources)]


def groups_of(paths: list[str]) -> list[tuple[list[str], str]]:
    """The libraries: kernel, agents and one for each family of games."""
    found: dict[str, list[str]] = {}
    for path in paths:
        part = Path(path).parts
        name = part[2] if part[1] == "games" else part[1]
        found.setdefault(f"{PACKAGE}_{name}", []).append(path)
    return [(found[name], name) for name in sorted(found)]


def write_c(work: Path, paths: list[str]) -> list[Library]:
    """mypyc's share: C from Python, in ``work/build``; gives the libraries to make of it."""
    (work / "mypyc.ini").write_text(CONFIG, "utf-8")
    done = subprocess.run(
        [sys.executable, "-c", MYPYC, repr(groups_of(paths)), *paths], cwd=work, check=False
    )
    if done.returncode:
        raise SystemExit("compile: mypyc did not understand the modules; it says above why")
    told = json.loads((work / "libraries.json").read_text("utf-8"))
    return [Library(name, [work / source for source in sources]) for name, sources in told]


def build(folder: Path, flags: list[str], jobs: int) -> Path:
    """Everything; gives the folder to import from."""
    work, lib = folder / "work", folder / "lib"
    shutil.rmtree(work, ignore_errors=True)
    work.mkdir(parents=True)
    libraries = write_c(work, write_sources(work))
    shutil.rmtree(lib, ignore_errors=True)
    _copy_package(lib)
    shutil.copy(HOME / "native" / ADDED, lib / PACKAGE / "kernel" / ADDED)
    compile_c(Compiler(work / "build", folder / "objects", flags), libraries, lib, jobs)
    return lib


def _copy_package(where: Path) -> None:
    shutil.copytree(
        SOURCES / PACKAGE, where / PACKAGE, ignore=shutil.ignore_patterns("__pycache__")
    )
