"""Run mutants: throw-away trees, workers in them, and a verdict on each mutant."""

from __future__ import annotations

import os
import queue
import re
import shutil
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path

import msgspec

from shambler.testing.mutants.plan import Plan, Planned
from shambler.testing.mutants.worker import Answer, Job, Ran

COPIED = ("src", "tests")  # the rest of a checkout is only looked at
NOT_COPIED = shutil.ignore_patterns("static", "node_modules")
COMPUTED = re.compile(r"\brule\(\s*[^\s\"')]")  # a mark whose id is not written out
PATIENCE = 10.0  # seconds that a test gets at least; ten times what it takes otherwise


class Verdict(msgspec.Struct, frozen=True):
    """What became of a mutant: killed, survived or invalid, and by which tests or why."""

    planned: Planned
    status: str
    by: dict[str, str] = {}  # rule -> the test that noticed
    survived: tuple[str, ...] = ()  # rules whose tests noticed nothing
    why: str = ""


class Baseline(msgspec.Struct, frozen=True):
    """The marked tests without any mutant."""

    rules: dict[str, tuple[str, ...]]  # test -> its rules
    seconds: dict[str, float]  # tests that pass
    failed: dict[str, str]  # tests that do not, and why


class Report(msgspec.Struct, frozen=True):
    """A whole run."""

    baseline: Baseline
    verdicts: list[Verdict]
    planned: int


class WorkerFailed(Exception):
    """A worker ended or could not collect the tests: nothing can be said about the mutants."""


# -- trees and workers ---------------------------------------------------------------------


def make_tree(root: Path, tree: Path) -> None:
    """A copy of a checkout to be changed at will."""
    tree.mkdir()
    for entry in sorted(root.iterdir()):
        if entry.name in COPIED:
            shutil.copytree(entry, tree / entry.name, ignore=NOT_COPIED)
        elif entry.name == "pyproject.toml":
            shutil.copy2(entry, tree / entry.name)
        elif not entry.name.startswith("."):
            (tree / entry.name).symlink_to(entry.resolve())


class Worker:
    """A process that answers jobs in a tree of its own."""

    def __init__(self, tree: Path) -> None:
        self.tree = tree
        kept = {k: v for k, v in os.environ.items() if not k.startswith(("PYTEST_", "PYTHON"))}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "shambler.testing.mutants.worker"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            cwd=tree,
            env={**kept, "PYTHONPATH": str(tree / "src"), "PYTHONHASHSEED": "0"},
        )

    def ask(self, job: Job) -> Answer:
        """Run a job and wait for the answer."""
        stdin, stdout = self.process.stdin, self.process.stdout
        assert stdin is not None and stdout is not None
        try:
            stdin.write(msgspec.json.encode(job) + b"\n")
            stdin.flush()
            line = stdout.readline()
        except OSError:
            line = b""
        if not line:
            raise WorkerFailed(f"a worker ended with {self.process.wait()}")
        return msgspec.json.decode(line, type=Answer)

    def close(self) -> None:
        """End the process."""
        self.process.kill()
        self.process.communicate()


class Farm:
    """Some workers and what they share."""

    def __init__(self, workers: Sequence[Worker]) -> None:
        self.workers = workers

    def each(self, jobs: Iterable[Job]) -> Iterator[tuple[int, Answer | WorkerFailed]]:
        """The answers as they come, with the place of their job; a lost worker gives its error."""
        waiting: queue.SimpleQueue[tuple[int, Job]] = queue.SimpleQueue()
        answers: queue.SimpleQueue[tuple[int, Answer | WorkerFailed] | None] = queue.SimpleQueue()
        for numbered in enumerate(jobs):
            waiting.put(numbered)

        def serve(worker: Worker) -> None:
            while not waiting.empty():
                try:
                    place, job = waiting.get_nowait()
                except queue.Empty:
                    break
                try:
                    answers.put((place, worker.ask(job)))
                except WorkerFailed as problem:
                    answers.put((place, problem))
                    break
            answers.put(None)

        threads = [threading.Thread(target=serve, args=(w,), daemon=True) for w in self.workers]
        for thread in threads:
            thread.start()
        running = len(threads)
        while running:
            answer = answers.get()
            if answer is None:
                running -= 1
            else:
                yield answer


@contextmanager
def farm(
    root: Path, workers: int, ids: Collection[str]
) -> Iterator[tuple[Farm, dict[str, tuple[str, ...]]]]:
    """Workers in trees of their own, and the tests they find there that may show these rules."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="shambler-mutants-")))
        make_tree(root, folder / "0")
        first = Worker(folder / "0")
        stack.callback(first.close)
        marked = collect(first, ids)
        hired = [first]
        for number in range(1, workers):  # copied with what the first compiled
            shutil.copytree(first.tree, folder / str(number), symlinks=True)
            hired.append(Worker(folder / str(number)))
            stack.callback(hired[-1].close)
        yield Farm(hired), marked


def collect(worker: Worker, ids: Collection[str]) -> dict[str, tuple[str, ...]]:
    """The marked tests in all files that may show these rules, and what they are marked with."""

    def concerned(path: Path) -> bool:
        text = path.read_text("utf-8")
        return COMPUTED.search(text) is not None or any(rule in text for rule in ids)

    files = [
        path.relative_to(worker.tree).as_posix()
        for path in sorted((worker.tree / "tests").rglob("test_*.py"))
        if concerned(path)
    ]
    answer = worker.ask(Job(dict.fromkeys(files, ()), collect=True))
    if answer.error:
        raise WorkerFailed(f"the tests cannot be collected: {answer.error}")
    return {ran.test: ran.rules for ran in answer.ran}


# -- without a mutant ----------------------------------------------------------------------


def run_baseline(crew: Farm, marked: dict[str, tuple[str, ...]], tests: set[str]) -> Baseline:
    """Run these tests as they are."""
    files: dict[str, dict[str, tuple[str, ...]]] = {}
    for test in sorted(tests):
        files.setdefault(test.partition("::")[0], {})[test] = marked[test]
    jobs = [Job(part) for part in sorted(files.values(), key=len, reverse=True)]
    seconds: dict[str, float] = {}
    failed = dict.fromkeys(tests, "it was not run, or skipped")
    for place, answer in crew.each(jobs):
        if isinstance(answer, WorkerFailed) or answer.error:
            why = str(answer) if isinstance(answer, WorkerFailed) else answer.error
            failed.update(dict.fromkeys(jobs[place].tests, why))
            continue
        for ran in answer.ran:
            if ran.outcome == "passed":
                seconds[ran.test] = ran.seconds
                failed.pop(ran.test, None)
        for ran in answer.ran:
            if ran.outcome != "passed":
                seconds.pop(ran.test, None)
                failed[ran.test] = ran.why or ran.outcome
    return Baseline(marked, seconds, failed)


# -- with mutants --------------------------------------------------------------------------


def tests_of(plan: Plan, planned: Planned, marked: dict[str, tuple[str, ...]]) -> set[str]:
    """The tests that may kill a mutant."""
    wanted = plan.same(planned.mutant.rules)
    return {
        test
        for test, ids in marked.items()
        if not wanted.isdisjoint(ids) and plan.speaks(test, planned.book)
    }


def job_of(plan: Plan, planned: Planned, base: Baseline, root: Path) -> Job:
    """A mutant with the tests that pass without it, the fastest first."""
    tests = tests_of(plan, planned, base.rules) & base.seconds.keys()
    order = sorted(tests, key=lambda test: (base.seconds[test], test))
    return Job(
        tests={test: base.rules[test] for test in order},
        limits={test: PATIENCE + 10 * base.seconds[test] for test in order},
        texts={p.relative_to(root).as_posix(): t for p, t in planned.change.texts.items()},
        rules=tuple(tuple(sorted(plan.same([rule]))) for rule in planned.mutant.rules),
    )


def judge(
    plan: Plan, planned: Planned, answer: Answer, marked: dict[str, tuple[str, ...]]
) -> Verdict:
    """Did the tests of each rule notice?"""
    if answer.error:
        return Verdict(planned, "invalid", why=f"the tests cannot be imported: {answer.error}")
    by: dict[str, str] = {}
    crashed: list[Ran] = []
    for rule in planned.mutant.rules:
        ids = plan.same([rule])
        bad = [r for r in answer.ran if r.outcome != "passed" and ids & {*marked[r.test]}]
        killer = next((ran for ran in bad if ran.outcome != "crashed"), None)
        if killer is not None:
            by[rule] = killer.test if killer.outcome == "failed" else f"{killer.test} (time-out)"
        else:
            crashed += bad
    left = tuple(rule for rule in planned.mutant.rules if rule not in by)
    if left and crashed:
        return Verdict(planned, "invalid", by, left, f"it breaks the program: {crashed[0].why}")
    return Verdict(planned, "survived" if left else "killed", by, left)


def run(
    root: Path,
    plan: Plan,
    choose: Callable[[dict[str, tuple[str, ...]]], list[Planned]],
    *,
    ids: Collection[str],
    workers: int,
    told: Callable[[int, int, str], None] = lambda done, total, what: None,
) -> Report:
    """Run the mutants that ``choose`` picks once the tests marked with these ids are known."""
    with farm(root, workers, plan.same(ids)) as (crew, marked):
        chosen = choose(marked)
        needed = {test for planned in chosen for test in tests_of(plan, planned, marked)}
        base = run_baseline(crew, marked, needed)
        jobs = [job_of(plan, planned, base, root) for planned in chosen]
        verdicts: dict[int, Verdict] = {}
        for place, job in enumerate(jobs):
            if not job.tests:
                rules = chosen[place].mutant.rules
                verdicts[place] = Verdict(chosen[place], "survived", survived=rules, why="no test")
        order = [place for place in range(len(jobs)) if place not in verdicts]
        for at, answer in crew.each(jobs[place] for place in order):
            if isinstance(answer, WorkerFailed):
                continue  # told by the number of mutants that ran
            place = order[at]
            verdict = judge(plan, chosen[place], answer, marked)
            verdicts[place] = verdict
            told(len(verdicts), len(chosen), f"{verdict.status}: {verdict.planned.name}")
    return Report(base, [verdicts[place] for place in sorted(verdicts)], len(chosen))
