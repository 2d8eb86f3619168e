"""``shambler rules coverage --mutants``: does a test notice when a rule is broken?

Exits with 1 if a rule has no mutant (``--changed`` does not look at that), if a mutant survives,
cannot be placed or breaks more than a rule, if a marked test fails as it is, or if fewer mutants
ran than were planned.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
from rich.markup import escape

from shambler.cli.output import bar, console, emit, table
from shambler.kernel.content import did_you_mean
from shambler.kernel.errors import ShamblerError
from shambler.testing.mutants.changed import MOST, NoBase, find_base, sample, touched
from shambler.testing.mutants.plan import Plan, Planned, Problem, make_plan
from shambler.testing.mutants.run import Report, Verdict, WorkerFailed, run

Marked = dict[str, tuple[str, ...]]


class Wanted(msgspec.Struct, frozen=True):
    """What the command was asked to run."""

    games: Sequence[str] = ()
    rules: Sequence[str] = ()
    changed: bool = False
    base: str = ""
    workers: int = 0


def run_mutants(root: Path, wanted: Wanted, as_json: bool) -> int:
    """Run mutants and report; 1 if anything is wrong."""
    plan = make_plan(root)
    _check(plan, wanted)
    problems = [p for p in plan.problems if _concerns(p, plan, wanted)]
    with bar("mutants", len(plan.mutants)) as advance:
        try:
            report = run(
                root,
                plan,
                _chooser(root, plan, wanted),
                ids=_with_partners(plan, _asked(plan, wanted)),
                workers=wanted.workers or os.cpu_count() or 1,
                told=lambda done, total, what: advance(done, note=f"of {total}  {what}"),
            )
        except WorkerFailed as problem:
            raise ShamblerError(str(problem)) from None
    problems += found_wrong(plan, report)
    if as_json:
        emit(document(plan, wanted, report, problems))
    else:
        show(plan, wanted, report, problems)
    return 1 if problems else 0


# -- what to run ---------------------------------------------------------------------------


def _check(plan: Plan, wanted: Wanted) -> None:
    for game in wanted.games:
        if game not in plan.games:
            raise ShamblerError(f"no game is called {game!r}{did_you_mean(game, plan.games)}")
    for rule in wanted.rules:
        if rule not in plan.groups:
            raise ShamblerError(f"no rule {rule!r}{did_you_mean(rule, plan.groups)}")


def _asked(plan: Plan, wanted: Wanted) -> set[str]:
    """The ids that the command is about."""
    games = wanted.games or [*plan.games]
    ids = {rule for game in games for rule in plan.games[game]}
    return ids & plan.same(wanted.rules) if wanted.rules else ids


def _with_partners(plan: Plan, ids: set[str]) -> set[str]:
    """These ids, and those that share a mutant with one of them."""
    shared = [planned.mutant.rules for planned in plan.mutants]
    return ids.union(*(rules for rules in shared if not plan.same(ids).isdisjoint(rules)))


def _concerns(problem: Problem, plan: Plan, wanted: Wanted) -> bool:
    """Is a problem of the plan about what was asked for? A change is not to blame for all rules."""
    if wanted.changed and problem.kind == "no mutant":
        return False
    if not wanted.games and not wanted.rules:
        return True
    words = problem.what.replace("(", " ").replace(")", " ").split()
    return not plan.same(_asked(plan, wanted)).isdisjoint(words)


def _chooser(root: Path, plan: Plan, wanted: Wanted) -> Callable[[Marked], list[Planned]]:
    def choose(marked: Marked) -> list[Planned]:
        chosen = plan.mutants
        if wanted.changed:
            try:
                base = wanted.base or find_base(root)
                chosen = touched(root, base, plan, marked)
                chosen = chosen if wanted.base else sample(chosen, MOST)
            except NoBase as problem:
                if wanted.base:
                    raise ShamblerError(f"cannot compare with {wanted.base}: {problem}") from None
                chosen = sample(chosen)
        ids = plan.same(_asked(plan, wanted))
        books = {*wanted.games, *(plan.families[game] for game in wanted.games)}
        return [
            planned
            for planned in chosen
            if ids & {*planned.mutant.rules} and (not books or planned.book in books)
        ]

    return choose


# -- what is wrong -------------------------------------------------------------------------

NOTICE = "make a test marked with the rule notice this change"
REWRITE = "change the mutant so that the program runs and only the rule is broken; to break what \
a check of content forbids, break the check"


def found_wrong(plan: Plan, report: Report) -> Iterator[Problem]:
    """The problems that a run shows."""
    for test, why in sorted(report.baseline.failed.items()):
        rules = " ".join(report.baseline.rules[test])
        text = f"fails without any mutant: {why}"
        yield Problem("failing test", f"{test} ({rules})", text, "mend the test or the rule")
    for verdict in report.verdicts:
        if verdict.status == "killed":
            continue
        kind, what = verdict.status, verdict.planned.name
        if kind == "invalid":
            yield Problem(kind, what, f"{verdict.why}; {_place(verdict)}", REWRITE)
        elif verdict.why:
            yield Problem(kind, what, "no test that counts is marked with its rule", NOTICE)
        else:
            left = " ".join(verdict.survived)
            yield Problem(kind, what, f"no test of {left} fails; {_place(verdict)}", NOTICE)
    if len(report.verdicts) < report.planned:
        text = f"{len(report.verdicts)} of {report.planned} mutants ran"
        yield Problem(
            "not run", "mutants", text, "a worker was lost: run again, with fewer workers"
        )


def _place(verdict: Verdict) -> str:
    change, mutant = verdict.planned.change, verdict.planned.mutant
    find, replace = (" ".join(text.split()) for text in (mutant.find, mutant.replace))
    return f"{change.path.name}:{change.line} {find!r} -> {replace!r}"


def counted(plan: Plan, wanted: Wanted, report: Report, game: str) -> dict[str, list[str]]:
    """The rules of a game by what became of their mutants, of those that were run."""
    status = {verdict.planned.name: verdict for verdict in report.verdicts}
    failing = {r for t in report.baseline.failed for r in plan.same(report.baseline.rules[t])}
    ids = _asked(plan, wanted)
    found: dict[str, list[str]] = {"killed": [], "missing": [], "surviving": [], "not run": []}
    for rule in plan.games[game]:
        if rule not in ids:
            continue
        own = plan.of_rule(rule, game)
        ran = [status[m.name] for m in own if m.name in status]
        if not own:
            found["missing"].append(rule)
        elif len(ran) < len(own):
            found["not run"].append(rule)
        elif rule in failing or any(
            v.status == "invalid" or plan.same([rule]) & {*v.survived} for v in ran
        ):
            found["surviving"].append(rule)
        else:
            found["killed"].append(rule)
    return found


# -- telling -------------------------------------------------------------------------------


def document(plan: Plan, wanted: Wanted, report: Report, problems: list[Problem]) -> dict[str, Any]:
    """The run as one JSON document."""
    games = wanted.games or [*plan.games]
    return {
        "planned": report.planned,
        "ran": len(report.verdicts),
        "killed": sum(v.status == "killed" for v in report.verdicts),
        "games": {
            game: {"total": len(plan.games[game]), **counted(plan, wanted, report, game)}
            for game in games
        },
        "mutants": [
            {
                "mutant": v.planned.name,
                "place": f"{v.planned.change.path.name}:{v.planned.change.line}",
                "status": v.status,
                "by": v.by,
                "survived": v.survived,
                "why": v.why,
            }
            for v in report.verdicts
        ],
        "problems": [msgspec.to_builtins(problem) for problem in problems],
    }


def show(plan: Plan, wanted: Wanted, report: Report, problems: list[Problem]) -> None:
    """The run for people: a table, then everything that is wrong and what to do."""
    out = console()
    listing = table("game", "rules", "killed", "missing", "surviving", "not run")
    for game in wanted.games or plan.games:
        found = counted(plan, wanted, report, game)
        numbers = (str(len(found[k])) for k in ("killed", "missing", "surviving", "not run"))
        listing.add_row(game, str(sum(map(len, found.values()))), *numbers)
    out.print(listing)
    killed = sum(v.status == "killed" for v in report.verdicts)
    out.print(f"{killed} of {report.planned} mutants killed")
    kinds: dict[tuple[str, str], list[Problem]] = {}
    for problem in problems:
        kinds.setdefault((problem.kind, problem.advice), []).append(problem)
    for (kind, advice), group in kinds.items():
        out.print(f"\n[bold red]{kind}[/] ({len(group)}): {escape(advice)}")
        for problem in group:
            out.print(f"  {escape(problem.what)}: {escape(problem.why)}")
