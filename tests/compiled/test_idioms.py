"""What suits plain Python is written as suits C, and means the same."""

from __future__ import annotations

import ast

import pytest

from tools.compile.arity import Arities
from tools.compile.idioms import Idioms
from tools.compile.plan import Plan


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("list(zip(xs, ys, strict=False))", "list(zip(xs, ys))"),
        ("list(zip(xs, xs, strict=True))", "list(zip(xs, xs, strict=True))"),
        ("any(map(good, xs))", "any((good(each_of_map) for each_of_map in xs))"),
        ("[*map(ys.__getitem__, xs)]", "[ys[each_of_map] for each_of_map in xs]"),
        ("max(map(len, ['ab', 'c']))", "max((len(each_of_map) for each_of_map in ['ab', 'c']))"),
        ("max(map(len, ['ab']), default=0)", None),
        ("sum(map(int.__add__, xs, xs))", "sum(map(int.__add__, xs, xs))"),
        (
            "[n for n, x in enumerate(xs, 1) if x and n > 1]",
            "[n + 1 for n, x in enumerate(xs) if x and n + 1 > 1]",
        ),
        (
            "{(n, m) for n, _ in enumerate(xs, 2) for m, _ in enumerate(ys) if m < n}",
            "{(n + 2, m) for n, _ in enumerate(xs) for m, _ in enumerate(ys) if m < n + 2}",
        ),
        ("list(map((lambda x: x + 1), xs))", "list(map(lambda x: x + 1, xs))"),
    ],
)
def test_a_loop_is_written_out_and_gives_the_same(before: str, after: str | None) -> None:
    tree = Idioms().visit(ast.parse(before, mode="eval"))
    written = ast.unparse(ast.fix_missing_locations(tree))
    if after is not None:
        assert written == after
    names = {"xs": [1, 0, 2], "ys": [7, 8, 9, 10], "good": lambda number: number > 1}
    assert eval(written, dict(names)) == eval(before, dict(names))


def test_a_count_that_begins_somewhere_is_added_to() -> None:
    before = "for n, x in enumerate(xs, 3):\n    found.append((n, x))\n    n = 0"
    tree = Idioms().visit(ast.parse(before))
    written = ast.unparse(ast.fix_missing_locations(tree))
    assert written.splitlines()[:2] == ["for n, x in enumerate(xs):", "    n += 3"]
    counts: list[list[tuple[int, str]]] = [[], []]
    for text, found in zip((before, written), counts, strict=True):
        exec(text, {"xs": "ab", "found": found})
    assert counts == [[(3, "a"), (4, "b")], [(3, "a"), (4, "b")]]


def test_calls_with_arguments_to_pass_on_are_written_out_by_their_number() -> None:
    plan = Plan(["zombicide_core"])
    arities = Arities(plan)
    used = {function.__name__: counts for function, counts in arities.used.items()}
    assert used["report"] >= {0, 1, 2} and used["consult"] >= {0, 1}
    (hooks,) = [s for s in plan.sources if s.path.name == "hooks.py"]
    texts = {node.name: ast.unparse(node) for node in hooks.tree.body if hasattr(node, "name")}
    assert "heard(game, args_0, args_1)" in texts["report_2"]
    assert "value = heard(game, value, args_0)" in texts["consult_1"]
    assert "heard(game, *args)" in texts["report"]
    (game,) = [s for s in plan.sources if s.path.name == "game.py" and "core" in s.path.parts]
    assert "consult_1(self, Listener__targets, found, zone)" in ast.unparse(game.tree)
    moments = [ast.unparse(node) for node in arities.moments_of(game)]
    assert "Listener__targets: Final = Listener.targets" in moments
    told = [ast.unparse(node) for node in arities.imports_of(game)]
    assert "from shambler.games.zombicide.core.hooks import consult_1" in told
