"""Every mutant finds its text once, and every rule has one: whoever changes a line that one breaks,
changes both.
"""

from __future__ import annotations

from pathlib import Path

from shambler.testing.mutants.plan import make_plan

ROOT = Path(__file__).parents[2]


def test_every_mutant_finds_its_text_and_every_rule_has_a_mutant() -> None:
    plan = make_plan(ROOT)
    told = "\n".join(f"{p.kind}: {p.what}: {p.why}; {p.advice}" for p in plan.problems)
    assert not plan.problems, told
    assert len(plan.mutants) > 3000
