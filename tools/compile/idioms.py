"""What is quick in plain Python and slow compiled, as what is quick compiled.

- ``zip(a, b, strict=False)`` is ``zip(a, b)``: mypyc knows that loop.
- ``any(map(game.in_play, units))`` is ``any(game.in_play(each) for each in units)``: a call of a C
  function instead of one through a method object; so for ``sum``, ``max``, ``tuple`` and the like.
- ``for seat, horde in enumerate(hordes, 1)`` counts from nought and adds one, for the same reason.
- ``place in (TOWN, *rooms)`` asks ``tuple([TOWN, *rooms])``: mypyc compares with each part of what
  is written there, and stumbles over a starred one.
"""

from __future__ import annotations

import ast

from tools.compile.text import expression, statements

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

    def visit_Compare(self, node: ast.Compare) -> ast.AST:
        """A test whether something is among some."""
        self.generic_visit(node)
        node.comparators = [
            _made(right) if isinstance(asked, ast.In | ast.NotIn) else right
            for asked, right in zip(node.ops, node.comparators, strict=True)
        ]
        return node

    def visit_List(self, node: ast.List) -> ast.AST:
        """``[*map(f, xs)]``."""
        self.generic_visit(node)
        if len(node.elts) == 1 and isinstance(node.elts[0], ast.Starred):
            loop = _loop(node.elts[0].value)
            if loop is not None:
                return ast.copy_location(ast.ListComp(*loop), node)
        return node

    def visit_For(self, node: ast.For) -> ast.AST:
        """A count that begins somewhere."""
        self.generic_visit(node)
        counted = _counted(node.target, node.iter)
        if counted is not None:
            name, start, node.iter = counted
            node.body[0:0] = statements(f"{name} += {start}")
        return node

    def visit_ListComp(self, node: ast.ListComp) -> ast.AST:
        """The same in a comprehension: wherever the count is used."""
        return self._comprehension(node)

    def visit_SetComp(self, node: ast.SetComp) -> ast.AST:
        """The same."""
        return self._comprehension(node)

    def visit_GeneratorExp(self, node: ast.GeneratorExp) -> ast.AST:
        """The same."""
        return self._comprehension(node)

    def _comprehension(self, node: ast.ListComp | ast.SetComp | ast.GeneratorExp) -> ast.AST:
        self.generic_visit(node)
        for place, loop in enumerate(node.generators):
            counted = _counted(loop.target, loop.iter)
            if counted is None:
                continue
            name, start, loop.iter = counted
            later = _Later(name, start)
            node.elt = later.visit(node.elt)
            loop.ifs = [later.visit(test) for test in loop.ifs]
            node.generators[place + 1 :] = [later.visit(g) for g in node.generators[place + 1 :]]
        return node


class _Later(ast.NodeTransformer):
    """A name as what it is plus a number."""

    def __init__(self, name: str, start: int) -> None:
        self.name = name
        self.text = f"({name} + {start})"

    def visit_Name(self, node: ast.Name) -> ast.AST:
        is_it = node.id == self.name and isinstance(node.ctx, ast.Load)
        return expression(self.text) if is_it else node


def _counted(target: ast.expr, source: ast.expr) -> tuple[str, int, ast.expr] | None:
    """``name, value in enumerate(values, start)``: the name, the start, and it without a start."""
    if not (isinstance(source, ast.Call) and _is_call(source, "enumerate")):
        return None
    start = source.args[1] if len(source.args) == 2 else None
    if not (isinstance(target, ast.Tuple) and isinstance(target.elts[0], ast.Name)):
        return None
    if not (isinstance(start, ast.Constant) and isinstance(start.value, int)):
        return None
    plain = ast.copy_location(ast.Call(source.func, source.args[:1], []), source)
    return target.elts[0].id, start.value, plain


def _made(values: ast.expr) -> ast.expr:
    """A tuple or list with starred parts as one that is made first; anything else as it is."""
    if not isinstance(values, ast.Tuple | ast.List):
        return values
    if not any(isinstance(part, ast.Starred) for part in values.elts):
        return values
    parts = ast.List(values.elts, ast.Load())
    return ast.copy_location(ast.Call(ast.Name("tuple", ast.Load()), [parts], []), values)


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
