"""Pytest: which rules were shown by tests that passed, and what could not be run.

A test marked ``@rule("Z-MOVE-02")`` counts for that rule. The results of a run are kept in
``.shambler/rule-results.json`` beside the project, where ``shambler rules coverage`` reads them; a
later run of some of the tests replaces their results only. An id that no ledger has is an error
where the test is collected.

Dice and cards that a test scripts must be asked for: what is left over fails it.

A text or a rule that is missing costs a player a line only (its id stands in), but it fails the
test in which it was missed; the fixture ``missing_words`` lets a test look at them and forgive.

Tests marked ``browser`` need Chromium; without it they are named at the end as not run. The record
of a game that fails the conformance kit is written to ``.shambler/failed/``, ready to be opened.
"""

from __future__ import annotations

import json
import logging
import shutil
from collections.abc import Generator, Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from shambler.kernel.content import package_files
from shambler.kernel.rules import Ledger, UnknownRule
from shambler.kernel.teller import MISSING_WORDS
from shambler.testing.kit import KitFailure
from shambler.testing.position import Position

FOLDER = ".shambler"
RESULTS = "rule-results.json"
RULES = "rules"  # the property of a report that holds the ids
NO_CHROMIUM = "there is no Chromium"

Results = dict[str, dict[str, list[str]]]  # rule id -> "passed" or "failed" -> tests


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(id, ...): the rules of a ledger that this test shows")
    config.addinivalue_line("markers", "browser: drives a real Chromium")
    if not hasattr(config, "workerinput"):  # with xdist only the controller sees every report
        config.pluginmanager.register(RuleResults(config.rootpath), "shambler-rule-results")


# -- rule ids ------------------------------------------------------------------------------


@cache
def known_rules(root: Path) -> Ledger:
    """Every rule of every game, and of the games that live among the tests."""
    shipped = Path(str(package_files("shambler.games"))).rglob("rules.toml")
    return Ledger.load(*sorted(shipped), *sorted(root.glob("tests/**/rules.toml")))


def check_ids(root: Path, ids: Iterable[object]) -> None:
    """Fail where an id is in no ledger."""
    for rule_id in ids:
        try:
            known_rules(root)[str(rule_id)]
        except UnknownRule as problem:
            pytest.fail(f"@rule: {problem}", pytrace=False)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Misspelt ids are errors of the module that is being collected."""
    root = metafunc.config.rootpath
    for mark in metafunc.definition.iter_markers("rule"):
        if not mark.args:
            pytest.fail("@rule needs the id of a rule", pytrace=False)
        check_ids(root, mark.args)
    for mark in metafunc.definition.iter_markers("parametrize"):
        for entry in mark.args[1] if len(mark.args) > 1 else ():
            for inner in getattr(entry, "marks", ()):
                check_ids(root, inner.args if inner.name == "rule" else ())


def pytest_itemcollected(item: pytest.Item) -> None:
    ids = [rule_id for mark in item.iter_markers("rule") for rule_id in mark.args]
    if ids:
        item.user_properties.append((RULES, sorted(set(ids))))


# -- results -------------------------------------------------------------------------------


class RuleResults:
    """Collects the reports of a run and writes them down at its end."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.path = root / FOLDER / RESULTS
        self.rules: dict[str, list[str]] = {}
        self.failed: dict[str, bool] = {}  # test -> did any part of it fail?

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        ids = dict(report.user_properties).get(RULES)
        if isinstance(ids, list) and (report.failed or (report.when == "call" and report.passed)):
            self.rules[report.nodeid] = ids
            self.failed[report.nodeid] = report.failed or self.failed.get(report.nodeid, False)

    def pytest_sessionfinish(self) -> None:
        if not self.rules:
            return
        results = self.earlier()
        for test, ids in self.rules.items():
            for rule_id in ids:
                entry = results.setdefault(rule_id, {"passed": [], "failed": []})
                entry["failed" if self.failed[test] else "passed"].append(test)
        for entry in results.values():
            entry["passed"].sort()
            entry["failed"].sort()
        self.path.parent.mkdir(exist_ok=True)
        text = json.dumps({"rules": dict(sorted(results.items()))}, indent=1)
        self.path.write_text(text + "\n", "utf-8")

    def earlier(self) -> Results:
        """Results of tests that were not run this time but still exist."""
        try:
            old: Results = json.loads(self.path.read_text("utf-8"))["rules"]
        except (OSError, ValueError, KeyError):
            return {}
        found: Results = {}
        for rule_id, entry in old.items():
            kept = {how: [t for t in entry[how] if self.stands(t)] for how in ("passed", "failed")}
            if kept["passed"] or kept["failed"]:
                found[rule_id] = kept
        return found

    def stands(self, test: str) -> bool:
        """Was this test left alone by this run, and is it still there?"""
        if test in self.rules:
            return False
        file, name = test.split("::")[0], test.split("[")[0].split("::")[-1]
        try:
            return f"def {name}(" in (self.root / file).read_text("utf-8")
        except OSError:
            return False


# -- scripts -------------------------------------------------------------------------------


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol() -> Generator[None, object, object]:
    """Remember the positions that a test and its fixtures make."""
    Position.made = []
    try:
        return (yield)
    finally:
        Position.made = None


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call() -> Generator[None, None, None]:
    """Scripted dice and cards that nobody asked for fail the test that scripted them."""
    made = Position.made
    yield
    for position in made or ():
        if hasattr(position, "match"):  # one whose set-up was refused has nothing to script
            position.done()


# -- missing words -------------------------------------------------------------------------


class _Missed(logging.Handler):
    def __init__(self, found: list[str]) -> None:
        super().__init__()
        self.found = found

    def emit(self, record: logging.LogRecord) -> None:
        self.found.append(record.getMessage())


@pytest.fixture(autouse=True)
def missing_words() -> Iterator[list[str]]:
    """What was missing when something was put into words; whatever is left in the end fails."""
    found: list[str] = []
    handler = _Missed(found)
    MISSING_WORDS.addHandler(handler)
    yield found
    MISSING_WORDS.removeHandler(handler)
    assert not found, f"missing words: {found}"


# -- what could not be run -----------------------------------------------------------------


def pytest_runtest_setup(item: pytest.Item) -> None:
    if item.get_closest_marker("browser") and shutil.which("chromium") is None:
        pytest.skip(NO_CHROMIUM)


def pytest_terminal_summary(terminalreporter: Any) -> None:
    skipped = terminalreporter.stats.get("skipped", [])
    not_run = [report.nodeid for report in skipped if NO_CHROMIUM in str(report.longrepr)]
    if not_run:
        terminalreporter.section(f"NOT RUN: {NO_CHROMIUM}", red=True)
        for test in sorted(not_run):
            terminalreporter.line(test)
        terminalreporter.line("To run them: sudo apt-get install chromium")


# -- games that broke a law ----------------------------------------------------------------


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    failure = call.excinfo.value if call.excinfo is not None else None
    if isinstance(failure, KitFailure) and failure.record:
        path = item.config.rootpath / FOLDER / "failed" / failure.file_name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(failure.record, "utf-8")
        report.sections.append(("record of the game", f"{path}\n{failure.record}"))
    return report
