"""What is quick in plain Python and slow compiled, as what is quick compiled.

- ``zip(a, b, strict=False)`` is ``zip(a, b)``: mypyc knows that loop.
- ``any(map(game.in_play, units))`` is ``any(game.in_play(each) for each in units)``: a call of a C
  function instead of one through a method object; so for ``sum``, ``max``, ``tuple`` and the like.
"""

from __future__ import annotations

import ast

from tools.compile.text import expression

EATERS = {"all", "any", "frozenset", "list", "max", "min", "set", "sorted", "sum", "tuple"}
EACH = "each_of_map"
LOOKUP = ".__getitem__"


class Idioms(ast.NodeTransformer):
    """Over one module."""

    def visit_Call(self, node: ast.Call) -> ast.AST:
        """A loop without a name."""
        self.generic_visit(node)
        if _is_call(node, "zip"):
            node.keywords = [word for word in node.keywords if not _is_lenient(word)]
        elif isinstance(node.func, ast.Name) and node.func.id in EATERS and len(node.args) == 1:
            loop = _loop(node.args[0])
            if loop is not None:
                node.args = [ast.GeneratorExp(*loop)]
        return node

    def visit_List(self, node: ast.List) -> ast.AST:
        """``[*map(f, xs)]``."""
        self.generic_visit(node)
        if len(node.elts) == 1 and isinstance(node.elts[0], ast.Starred):
            loop = _loop(node.elts[0].value)
            if loop is not None:
                return ast.copy_location(ast.ListComp(*loop), node)
        return node


def _is_call(node: ast.AST, name: str) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name


def _is_lenient(word: ast.keyword) -> bool:
    return word.arg == "strict" and isinstance(word.value, ast.Constant) and not word.value.value


def _loop(node: ast.expr) -> tuple[ast.expr, list[ast.comprehension]] | None:
    """``map(f, xs)`` as what a comprehension is made of; f is a name, perhaps of an attribute."""
    if not (isinstance(node, ast.Call) and _is_call(node, "map") and len(node.args) == 2):
        return None
    what, source = node.args
    if not all(isinstance(part, ast.Name | ast.Attribute | ast.Load) for part in ast.walk(what)):
        return None
    name = ast.unparse(what)
    if name.endswith(LOOKUP):
        value = expression(f"{name.removesuffix(LOOKUP)}[{EACH}]")
    else:
        value = expression(f"{name}({EACH})")
    return value, [ast.comprehension(ast.Name(EACH, ast.Store()), source, [], 0)]
