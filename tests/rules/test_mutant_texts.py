"""Every mutant finds its text once: whoever changes a line that one breaks, changes both."""

from __future__ import annotations

from pathlib import Path

from shambler.testing.mutants.plan import make_plan

ROOT = Path(__file__).parents[2]


def test_every_mutant_finds_its_text() -> None:
    plan = make_plan(ROOT)
    lost = [problem for problem in plan.problems if problem.kind == "invalid"]
    told = "\n".join(f"tests/mutants/{p.what}: {p.why}; {p.advice}" for p in lost)
    assert not lost, told
    assert len(plan.mutants) > 200
