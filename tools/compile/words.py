"""Words of content stay msgspec's; what their methods do is compiled all the same.

Such a class is made from its text, by plain Python, when its module is imported. Its methods call
functions of the module, which hold what the methods held::

    def Cut__aims(self: Any, game: InvazionsGame, card: int) -> Sequence[Option]: ...


    Cut: Any = word(globals(), "Cut", "class Cut(BraveryEffect, tag='cut'): ...")
"""

from __future__ import annotations

import ast

from tools.compile.text import expression, statements

IMPORT = "from shambler.kernel.twins import word"
EASY = ("property",)  # decorators that a method may have


def written_as_word(node: ast.ClassDef) -> list[ast.stmt]:
    """The functions that were its methods, and the class as a text."""
    moved: list[ast.stmt] = []
    for place, item in enumerate(node.body):
        if isinstance(item, ast.FunctionDef) and _is_worth_it(item):
            moved.append(_function(item, f"{node.name}__{item.name}"))
            node.body[place] = _call_of(item, f"{node.name}__{item.name}")
    text = ast.unparse(ast.fix_missing_locations(node))
    (made,) = statements(f"{node.name}: Any = word(globals(), {node.name!r}, '')")
    assert isinstance(made, ast.AnnAssign) and isinstance(made.value, ast.Call)
    made.value.args[2] = ast.Constant(text)
    return [*moved, ast.copy_location(made, node)]


def _is_worth_it(method: ast.FunctionDef) -> bool:
    """Does it do something, and nothing that only a method can?"""
    names = {part.id for part in ast.walk(method) if isinstance(part, ast.Name)}
    given = method.args
    return (
        all(ast.unparse(decorator) in EASY for decorator in method.decorator_list)
        and not names & {"super", "__class__"}
        and not (given.vararg or given.kwarg or given.posonlyargs)
        and not any(isinstance(part, ast.Yield | ast.YieldFrom) for part in ast.walk(method))
        and not isinstance(method.body[-1], ast.Raise | ast.Expr | ast.Pass)
        and not _only_reads(method)
    )


def _only_reads(method: ast.FunctionDef) -> bool:
    """``return self.count``: a call of a function would cost more than it saves."""
    last = method.body[-1]
    return (
        len(method.body) <= 2  # with a docstring
        and isinstance(last, ast.Return)
        and isinstance(last.value, ast.Constant | ast.Name | ast.Attribute | ast.Tuple | None)
    )


def _function(method: ast.FunctionDef, name: str) -> ast.FunctionDef:
    """What the method does; it is given everything."""
    given = method.args
    them = [ast.arg(arg.arg, arg.annotation) for arg in (*given.args, *given.kwonlyargs)]
    them[0].annotation = ast.Name("Any", ast.Load())
    arguments = ast.arguments([], them, None, [], [], None, [])
    made = ast.FunctionDef(name, arguments, method.body, [], method.returns)
    return ast.copy_location(made, method)


def _call_of(method: ast.FunctionDef, name: str) -> ast.FunctionDef:
    """The method, which leaves it to the function."""
    given = method.args
    names = ", ".join(arg.arg for arg in (*given.args, *given.kwonlyargs))
    body: list[ast.stmt] = [ast.Return(expression(f"{name}({names})"))]
    made = ast.FunctionDef(method.name, given, body, method.decorator_list, method.returns)
    return ast.copy_location(made, method)
