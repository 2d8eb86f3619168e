"""A process that runs tests under one mutant after the other, in a tree of its own.

It imports what is expensive and the same for all (pytest and its plugins) once, then forks for
each job; the child imports the game, changed, from the tree. Jobs come as lines of JSON on stdin,
answers go as lines of JSON to stdout. ``python -m shambler.testing.mutants.worker`` starts it with
the tree as working directory and its ``src`` on the path.
"""

from __future__ import annotations

import copy
import os
import resource
import select
import signal
import sys
import time
import tomllib
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, TextIO

import msgspec
import pytest

MOST_MEMORY = 4 << 30  # a mutant that fills the memory must not take the machine with it
COLLECTING = 120.0  # seconds until the first test must have begun
A_WHILE = 10 * 10**9  # nanoseconds

# What says that a mutant broke the program rather than a rule.
CRASHES = ("ContentError", "ImportError", "ModuleNotFoundError", "NameError", "SyntaxError")


class Job(msgspec.Struct, frozen=True):
    """Tests to run, perhaps with some files changed.

    ``rules`` are the groups of ids that must each be noticed: as soon as a test of each has failed,
    the rest is not run. Without them every test is run.
    """

    tests: dict[str, tuple[str, ...]]  # test -> its rules
    limits: dict[str, float] = {}  # test -> seconds
    texts: dict[str, str] = {}  # files, and what to write into them
    rules: tuple[tuple[str, ...], ...] = ()
    collect: bool = False


class Ran(msgspec.Struct, frozen=True):
    """One test: passed, failed, crashed (see `CRASHES`), timeout, or died with the process."""

    test: str
    outcome: str
    seconds: float = 0.0
    why: str = ""
    rules: tuple[str, ...] = ()


class Answer(msgspec.Struct, frozen=True):
    """What a job came to; ``error`` says why tests could not be collected."""

    ran: list[Ran]
    error: str = ""


# -- in the child --------------------------------------------------------------------------


class Reporter:
    """A plugin that tells the worker about each test, and skips those that nobody needs."""

    def __init__(self, job: Job, out: int) -> None:
        self.job = job
        self.out = out
        self.open = set(job.rules)
        self.failed = ""
        self.errors: list[str] = []

    def tell(self, ran: Ran) -> None:
        os.write(self.out, msgspec.json.encode(ran) + b"\n")

    @pytest.hookimpl(trylast=True)
    def pytest_configure(self) -> None:
        """A failing property needs no smallest example here."""
        from hypothesis import Phase, settings

        settings.register_profile(
            "mutants", settings(), phases=(Phase.explicit, Phase.reuse, Phase.generate)
        )
        settings.load_profile("mutants")

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.errors.append(report.longreprtext)

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        if self.job.collect:
            for item in items:
                ids = {i for mark in item.iter_markers("rule") for i in mark.args}
                self.tell(Ran(item.nodeid, "collected", rules=tuple(sorted(ids))))
        else:
            order = {test: place for place, test in enumerate(self.job.tests)}
            items.sort(key=lambda item: order.get(item.nodeid, len(order)))

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> bool | None:
        ids = self.job.tests.get(item.nodeid, ())
        if self.job.rules and not any(set(group) & {*ids} for group in self.open):
            return True
        self.failed = ""
        self.tell(Ran(item.nodeid, "begun"))
        return None

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self, call: pytest.CallInfo[None]) -> Any:
        report = yield
        if report.failed and not self.failed:
            error = call.excinfo.type if call.excinfo is not None else AssertionError
            names = {kind.__name__ for kind in error.__mro__}
            self.failed = "crashed" if names & {*CRASHES} else "failed"
            why = call.excinfo.exconly() if call.excinfo is not None else ""
            self.tell(Ran(report.nodeid, self.failed, 0.0, why[:400]))
        elif call.when == "call" and report.passed and not self.failed:
            self.tell(Ran(report.nodeid, "passed", call.duration))
        if self.failed == "failed":
            ids = set(self.job.tests.get(report.nodeid, ()))
            self.open = {group for group in self.open if not set(group) & ids}
        return report


def run_in_child(job: Job, out: int) -> None:
    """Run the tests of a job, tell about each, and end the process."""
    quiet = os.open(os.devnull, os.O_WRONLY)
    os.dup2(quiet, 1)
    os.dup2(quiet, 2)
    if job.texts:
        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    sys.dont_write_bytecode = bool(job.texts)
    reporter = Reporter(job, out)
    arguments = ["-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:randomly"]
    arguments += ["-m", "rule and not soak and not browser"]
    arguments += ["--collect-only"] if job.collect else []
    code = pytest.main([*arguments, *job.tests], plugins=[reporter])
    if reporter.errors or code not in (0, 1, 5):
        why = reporter.errors[0].strip() if reporter.errors else f"pytest ended with {code}"
        reporter.tell(Ran("", "error", why="\n".join(why.splitlines()[-4:])))
    reporter.tell(Ran("", "end"))
    os._exit(0)


# -- in the worker -------------------------------------------------------------------------


def fork(job: Job, limits: dict[str, float]) -> list[Ran]:
    """What a child says about the tests of a job; one that hangs or dies is told of, too."""
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reader)
        os.setsid()
        try:
            run_in_child(job, writer)
        finally:
            os._exit(3)
    os.close(writer)
    ran: list[Ran] = []
    rest, deadline, current, ended = b"", time.monotonic() + COLLECTING, "", "died"
    while True:
        ready, _, _ = select.select([reader], [], [], max(0.0, deadline - time.monotonic()))
        data = os.read(reader, 1 << 16) if ready else b""
        if not data:
            ended = "died" if ready else "timeout"
            break
        *lines, rest = (rest + data).split(b"\n")
        for line in lines:
            told = msgspec.json.decode(line, type=Ran)
            if told.outcome == "begun":
                current = told.test
                deadline = time.monotonic() + limits.get(current, COLLECTING)
            else:
                ran.append(told)
        if ran and ran[-1].outcome == "end":
            ended = ""
            break
    os.close(reader)
    with suppress(ProcessLookupError):
        os.killpg(child, signal.SIGKILL)
    os.waitpid(child, 0)
    if ended:
        ran.append(Ran(current, ended if current else "error", why=f"the process {ended}"))
    return ran


def work(job: Job) -> Answer:
    """Run a job: its files are changed meanwhile, and as they were afterwards."""
    before = [(path, path.read_bytes(), path.stat()) for path in map(Path, job.texts)]
    try:
        for path, _, status in before:
            path.write_text(job.texts[path.as_posix()], "utf-8")
            # Python trusts what it compiled if size and second are the same.
            os.utime(path, ns=(status.st_atime_ns, status.st_mtime_ns + A_WHILE))
        return run_all(job)
    finally:
        for path, data, status in before:
            path.write_bytes(data)
            os.utime(path, ns=(status.st_atime_ns, status.st_mtime_ns))


def run_all(job: Job) -> Answer:
    """All tests of a job; after one that hung or died the others get a new process."""
    found: list[Ran] = []
    open_, left = set(job.rules), dict(job.tests)
    while left:
        told = fork(msgspec.structs.replace(job, tests=left, rules=tuple(open_)), job.limits)
        error = next((ran.why for ran in told if ran.outcome == "error"), "")
        found += [ran for ran in told if ran.outcome not in ("end", "error")]
        last = found[-1] if found else None
        if error or last is None or last.outcome not in ("timeout", "died"):
            return Answer(found, error)
        done = {ran.test for ran in found}
        open_ = {group for group in open_ if not set(group) & {*job.tests[last.test]}}
        left = {test: ids for test, ids in left.items() if test not in done}
        if job.rules and not open_:
            break
    return Answer(found)


def warm() -> None:
    """Import and read what no mutant changes."""
    import importlib.metadata

    import hypothesis  # noqa: F401

    for point in importlib.metadata.entry_points(group="pytest11"):
        point.load()
    read = cache(tomllib.loads)
    for path in sorted(Path.cwd().glob("src/**/*.toml")):
        read(path.read_text("utf-8"))
    vars(tomllib)["loads"] = lambda text: copy.deepcopy(read(text))
    loaded = [name.split(".")[2] for name in sys.modules if name.startswith("shambler.games.")]
    games = [name for name in loaded if Path("src/shambler/games", name).is_dir()]
    assert not games, f"a mutant of {games[0]} would not be seen"


def serve(jobs: TextIO, answers: TextIO) -> None:
    """Answer jobs until there are no more."""
    for line in jobs:
        answer = work(msgspec.json.decode(line, type=Job))
        answers.write(msgspec.json.encode(answer).decode() + "\n")
        answers.flush()


if __name__ == "__main__":
    warm()
    serve(sys.stdin, sys.stdout)
