"""What the text of a test tells about whether it can fail.

- Every test asserts something: itself, by a helper that does, or by a word of the builders.
- No assertion is about constants alone.
- A loop with assertions goes round at least once. It goes over something written out, over
  ``some(...)`` (which fails if there is nothing), over something that an assertion outside speaks
  of, or sets a name that an assertion after it speaks of. The same holds for ``all(...)``,
  and for a ``while`` that holds all assertions of a test.
- In a loop not every assertion depends on a condition, unless an assertion after the loop speaks of
  a name that is set in it.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator

Function = ast.FunctionDef | ast.AsyncFunctionDef
Loop = ast.For | ast.AsyncFor | ast.While

# What asserts without the word: pytest, the browser's expectations, checkers of environments.
ASSERTING = {"raises", "warns", "fail", "expect", "assert_outcomes", "check_env", "api_test"}
SAME_LENGTH = {"enumerate", "sorted", "reversed", "list", "tuple", "set", "dict", "iter", "repeat"}
VIEWS = {"items", "values", "keys", "split"}


def complaints(text: str, asserting: set[str]) -> Iterator[tuple[int, str]]:
    """The lines of a module that break the manners, and why."""
    module = ast.parse(text)
    written = _written_out(module.body, set())
    for function in _functions(module):
        yield from _loops(function, _written_out(_statements(function), written))
        yield from _constants(function)
        if function.name.startswith("test") and not _asserts(function, asserting):
            yield function.lineno, f"{function.name} asserts nothing"


def asserting_names(texts: Iterable[str]) -> set[str]:
    """Functions and methods that assert, themselves or by one another."""
    functions = [
        function
        for text in texts
        for function in _functions(ast.parse(text))
        if not function.name.startswith(("test", "__"))
    ]
    found = {*ASSERTING}
    while True:
        more = {f.name for f in functions if f.name not in found and _asserts(f, found)}
        if not more:
            return found
        found |= more


# -- assertions ----------------------------------------------------------------------------


def _functions(module: ast.Module) -> Iterator[Function]:
    for node in ast.walk(module):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node


def _asserts(node: ast.AST, asserting: set[str]) -> bool:
    return any(
        isinstance(n, ast.Assert) or (isinstance(n, ast.Call) and _called(n) in asserting)
        for n in ast.walk(node)
    )


def _called(call: ast.Call) -> str:
    function = call.func
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def _constants(function: Function) -> Iterator[tuple[int, str]]:
    for node in _assertions(function):
        if isinstance(node.test, ast.Tuple) or all(
            isinstance(n, ast.Constant | ast.Compare | ast.cmpop | ast.BoolOp | ast.boolop)
            for n in ast.walk(node.test)
        ):
            yield node.lineno, f"{ast.unparse(node.test)} is always so, or never"


def _assertions(node: ast.AST) -> list[ast.Assert]:
    return [n for n in ast.walk(node) if isinstance(n, ast.Assert)]


# -- loops ---------------------------------------------------------------------------------


def _loops(function: Function, written: set[str]) -> Iterator[tuple[int, str]]:
    everything = _assertions(function)
    if any(
        isinstance(n, ast.Raise) and "AssertionError" in ast.unparse(n) for n in ast.walk(function)
    ):
        return  # it fails by itself when nothing was found
    for node in ast.walk(function):
        if isinstance(node, ast.For | ast.AsyncFor | ast.While):
            yield from _loop(node, everything, written, function.name.startswith("test"))
    for node in everything:
        others = [a for a in everything if a is not node]
        for call in ast.walk(node.test):
            if isinstance(call, ast.Call) and _called(call) == "all" and call.args:
                over = _first_iterable(call.args[0])
                here = ast.unparse(node.test).count(ast.unparse(over)) > 1
                if not (here or _filled(over, written) or _spoken_of(over, others)):
                    yield node.lineno, f"{ast.unparse(over)} may be empty"


def _first_iterable(argument: ast.expr) -> ast.expr:
    if isinstance(argument, ast.GeneratorExp | ast.ListComp):
        return argument.generators[0].iter
    return argument


def _loop(
    loop: Loop, everything: list[ast.Assert], written: set[str], own: bool
) -> Iterator[tuple[int, str]]:
    inside = _assertions(loop)
    outside = [a for a in everything if a not in inside]
    if not inside or any(_names(a.test) & _set_in(loop) for a in outside if a.lineno > loop.lineno):
        return
    if isinstance(loop, ast.While):
        if not outside and own:
            yield loop.lineno, f"while {ast.unparse(loop.test)} may never begin"
        return
    if not (_filled(loop.iter, written) or _spoken_of(loop.iter, outside)):
        yield loop.lineno, f"{ast.unparse(loop.iter)} may be empty"
    skips = any(isinstance(n, ast.Continue) for n in ast.walk(loop))
    if skips or not _always(loop.body):
        yield loop.lineno, "its assertions depend on conditions that may never hold"


def _always(body: list[ast.stmt]) -> bool:
    """Is some assertion made whatever the conditions say?"""
    for statement in body:
        if isinstance(statement, ast.Assert):
            return True
        if isinstance(statement, ast.If):
            if _always(statement.body) and _always(statement.orelse):
                return True
        elif _always([*getattr(statement, "body", []), *getattr(statement, "finalbody", [])]):
            return True
    return False


def _set_in(loop: Loop) -> set[str]:
    stored = (n for statement in loop.body for n in ast.walk(statement))
    grown = {
        n.func.value.id
        for statement in loop.body
        for n in ast.walk(statement)
        if isinstance(n, ast.Call)
        and isinstance(n.func, ast.Attribute)
        and n.func.attr in ("append", "add", "extend", "update", "setdefault")
        and isinstance(n.func.value, ast.Name)
    }
    return grown | {
        n.id for n in stored if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)
    }


def _names(node: ast.AST) -> set[str]:
    return {n.id for n in ast.walk(node) if isinstance(n, ast.Name)}


def _spoken_of(iterable: ast.expr, assertions: list[ast.Assert]) -> bool:
    text = ast.unparse(iterable)
    return any(text in ast.unparse(a.test) for a in assertions)


# -- what is written out -------------------------------------------------------------------


def _statements(function: Function) -> list[ast.stmt]:
    return [n for n in ast.walk(function) if isinstance(n, ast.stmt)]


def _written_out(body: list[ast.stmt], known: set[str]) -> set[str]:
    """Names of things that are there: written out in full, or constants of other modules."""
    found = set(known)
    for node in body:
        if isinstance(node, ast.Assign) and _filled(node.value, found):
            found |= {t.id for t in node.targets if isinstance(t, ast.Name)}
        elif isinstance(node, ast.AnnAssign) and node.value and _filled(node.value, found):
            found |= {node.target.id} if isinstance(node.target, ast.Name) else set()
        elif isinstance(node, ast.ImportFrom):
            found |= {name for a in node.names if (name := a.asname or a.name).isupper()}
    return found


def _filled(node: ast.expr, known: set[str]) -> bool:
    """Does this certainly hold something?"""
    match node:
        case ast.Tuple(elts=elts) | ast.List(elts=elts) | ast.Set(elts=elts):
            return any(not isinstance(e, ast.Starred) or _filled(e.value, known) for e in elts)
        case ast.Dict(keys=keys):
            return bool(keys)
        case ast.Constant(value=str() as text):
            return bool(text)
        case ast.Name(id=name):
            return name in known
        case ast.BinOp(left=left, right=right):
            return _filled(left, known) or _filled(right, known)
        case ast.Call():
            return _call_filled(node, known)
    return False


def _call_filled(call: ast.Call, known: set[str]) -> bool:
    name, arguments = _called(call), call.args
    if name == "some":
        return True
    if name == "range":
        numbers = [a.value if isinstance(a, ast.Constant) else None for a in arguments]
        whole = [n for n in numbers if isinstance(n, int)]
        return len(whole) == len(numbers) and len(range(*whole)) > 0
    if name in SAME_LENGTH:
        return bool(arguments) and _filled(arguments[0], known)
    if name in ("zip", "product"):
        strict = any(k.arg == "strict" and ast.unparse(k.value) == "True" for k in call.keywords)
        check = any if strict else all
        return check(_filled(a, known) for a in arguments)
    if name in VIEWS and isinstance(call.func, ast.Attribute):
        return _filled(call.func.value, known)
    return False
