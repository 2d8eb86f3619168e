"""``shambler rules coverage``: which rules have a passing test.

The test run leaves ``.shambler/rule-results.json`` in the checkout. A rule is tested if a test
marked with its id passed and none failed; the ids of one rule (``same_as``) share their tests.
Games of a family share rules: a test in ``tests/rules/<game>/`` shows a rule for that game alone,
every other test shows it for all.
"""

from __future__ import annotations

import subprocess
import sys
import tomllib
from collections.abc import Collection
from pathlib import Path
from typing import Any

import msgspec

import shambler
from shambler.cli.output import console, emit, table
from shambler.cli.rulebook import ledgers
from shambler.kernel.errors import ShamblerError
from shambler.kernel.rules import Ledger

RESULTS = Path(".shambler") / "rule-results.json"
TESTS_RAN = (0, 1, 5)  # exit codes of pytest: all passed, some failed, none found


class Results(msgspec.Struct, frozen=True):
    """The tests of one rule, by their outcome."""

    passed: tuple[str, ...] = ()
    failed: tuple[str, ...] = ()


class ResultsFile(msgspec.Struct, frozen=True):
    """What a test run says about each rule."""

    rules: dict[str, Results]


def coverage(last: bool, as_json: bool) -> None:
    """Run the tests of rules (or trust the last run) and report per game."""
    root = checkout()
    if not last:
        run_tests(root)
    report = by_game(read(root / RESULTS))
    if as_json:
        emit(report)
        return
    listing = table("game", "rules", "tested", "", "missing")
    for game, found in report.items():
        total, done, missing = found["total"], found["tested"], found["missing"]
        more = f" ... {len(missing) - 8} more" if len(missing) > 8 else ""
        percent = f"{done / total:.0%}" if total else ""
        listing.add_row(game, str(total), str(done), percent, " ".join(missing[:8]) + more)
    console().print(listing)


def checkout() -> Path:
    """The source tree: the one we stand in, else the one this package runs from."""
    here = Path.cwd()
    package = Path(shambler.__file__).resolve()
    for folder in (here, *here.parents, *package.parents):
        if (folder / "tests").is_dir() and _is_ours(folder / "pyproject.toml"):
            return folder
    raise ShamblerError("rules coverage needs a source checkout with its tests folder")


def _is_ours(project: Path) -> bool:
    try:
        data = tomllib.loads(project.read_text("utf-8"))
    except (OSError, ValueError):
        return False
    return bool(data.get("project", {}).get("name") == "shambler")


def run_tests(root: Path) -> None:
    """Run every test that is marked with a rule; what pytest says goes to stderr."""
    (root / RESULTS).unlink(missing_ok=True)
    command = [sys.executable, "-m", "pytest", "-q", "-m", "rule and not soak", "-n", "auto"]
    done = subprocess.run(command, cwd=root, stdout=sys.stderr, check=False)
    if done.returncode not in TESTS_RAN:
        raise ShamblerError(f"the tests could not be run (pytest ended with {done.returncode})")
    if done.returncode == 1:
        print("shambler: some tests failed; their rules do not count", file=sys.stderr)


def read(path: Path) -> ResultsFile:
    """The results of a test run."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=ResultsFile)
    except FileNotFoundError:
        raise ShamblerError(f"{path}: there are no results of a test run") from None
    except (OSError, msgspec.MsgspecError) as problem:
        raise ShamblerError(f"{path}: not the results of a test run: {problem}") from problem


def tested(results: ResultsFile, game: str, book: Ledger, games: Collection[str]) -> set[str]:
    """The ids of the rules that count as tested for a game; those that are the same share tests."""
    done: set[str] = set()
    for rule in book.ids:
        found = [results.rules.get(same, Results()) for same in book.same(rule)]
        passed = [test for result in found for test in result.passed]
        if not any(result.failed for result in found):
            done |= {rule} if any(_shows(test, game, games) for test in passed) else set()
    return done


def _shows(test: str, game: str, games: Collection[str]) -> bool:
    """Does a test speak for this game? One in the folder of another game does not."""
    folder = test.split("/")[2:3] if test.startswith("tests/rules/") else []
    return not folder or folder[0] not in games or folder[0] == game


def by_game(results: ResultsFile) -> dict[str, dict[str, Any]]:
    """For each game: how many rules, how many tested, which are missing."""
    report: dict[str, dict[str, Any]] = {}
    books = ledgers()
    for game, book in books.items():
        done = tested(results, game, book, books)
        missing = [rule for rule in book.ids if rule not in done]
        report[game] = {
            "total": len(book),
            "tested": len(book) - len(missing),
            "missing": missing,
        }
    return report
