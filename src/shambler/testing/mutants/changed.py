"""Which mutants a change touches: by the file they change, by their entry, by their tests."""

from __future__ import annotations

import ast
import subprocess
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TypeVar

from shambler.testing.mutants.patches import BadMutant, Mutant, read
from shambler.testing.mutants.plan import MUTANTS, Plan, Planned

T = TypeVar("T")
MAIN = ("origin/main", "origin/master", "main", "master")
SAMPLE = 24  # where there is nothing to compare with
MOST = 150  # of a large change: about a minute on two cores


class NoBase(Exception):
    """There is nothing to compare with."""


def git(root: Path, *arguments: str) -> str:
    """What git says; raises `NoBase` where it cannot."""
    command = ["git", "-C", str(root), *arguments]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    except OSError as problem:
        raise NoBase(str(problem)) from None
    if done.returncode:
        raise NoBase(done.stderr.strip())
    return done.stdout


def find_base(root: Path) -> str:
    """Where the work on this branch began; on the main branch itself, the commit before."""
    head = git(root, "rev-parse", "HEAD").strip()
    clean = not git(root, "status", "--porcelain").strip()
    for branch in MAIN:
        try:
            base = git(root, "merge-base", "HEAD", branch).strip()
        except NoBase:
            continue
        if base != head or not clean:
            return base
    return git(root, "rev-parse", "HEAD~1").strip()


def changed_files(root: Path, base: str) -> set[str]:
    """Files that differ from a commit, and new ones."""
    differ = git(root, "diff", "--name-only", "--no-renames", base, "--")
    new = git(root, "ls-files", "--others", "--exclude-standard")
    return {*differ.splitlines(), *new.splitlines()}


def touched(root: Path, base: str, plan: Plan, marked: dict[str, tuple[str, ...]]) -> list[Planned]:
    """The mutants that a change since ``base`` touches."""
    files = changed_files(root, base)
    tests = changed_tests(root, base, files)
    rules = {
        rule for test, ids in marked.items() if _bare(test) in tests for rule in plan.same(ids)
    }
    old = {book: _old_mutants(root, base, book) for book in {m.book for m in plan.mutants}}
    return [
        planned
        for planned in plan.mutants
        if not files.isdisjoint(p.relative_to(root).as_posix() for p in planned.change.texts)
        or planned.mutant not in old[planned.book]
        or not rules.isdisjoint(planned.mutant.rules)
    ]


def sample(mutants: Sequence[T], most: int = SAMPLE) -> list[T]:
    """At most so many, the same every time, from everywhere."""
    count = min(most, len(mutants))
    return [mutants[place * len(mutants) // count] for place in range(count)]


def _bare(test: str) -> str:
    return test.partition("[")[0]


def _old_mutants(root: Path, base: str, book: str) -> set[Mutant]:
    try:
        return set(read(git(root, "show", f"{base}:{(MUTANTS / book).as_posix()}.toml")))
    except (NoBase, BadMutant):
        return set()


def changed_tests(root: Path, base: str, files: Iterable[str]) -> set[str]:
    """The tests (without parameters) whose text changed; all of a file if anything else did."""
    found: set[str] = set()
    for file in files:
        if not file.startswith("tests/") or not file.endswith(".py"):
            continue
        path = root / file
        new = _functions(path.read_text("utf-8")) if path.is_file() else {}
        try:
            old = _functions(git(root, "show", f"{base}:{file}"))
        except (NoBase, SyntaxError):
            old = {}
        others = new.get("") != old.get("")
        found |= {f"{file}::{n}" for n, text in new.items() if n and (others or old.get(n) != text)}
    return found


def _functions(text: str) -> dict[str, str]:
    """Each test of a module and what it says; under the empty name, everything else."""
    tests: dict[str, str] = {}
    rest: list[str] = []

    def look(body: list[ast.stmt], prefix: str) -> None:
        for node in body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test"):
                tests[prefix + node.name] = ast.dump(node)
            elif isinstance(node, ast.ClassDef):
                rest.append(node.name)
                look(node.body, f"{prefix}{node.name}::")
            elif not isinstance(node, ast.Import | ast.ImportFrom):
                rest.append(ast.dump(node))

    look(ast.parse(text).body, "")
    return {**tests, "": "\n".join(rest)}
