"""Functions that pass their ``*args`` on, written out for each number of arguments in use.

``report(game, Listener.entered, who, zone)`` packs a tuple, makes a longer one of it and unpacks
that for every call; ``report_2(game, Listener__entered, who, zone)`` does nothing of the kind. The
moment, which a class would be asked for every time, is a constant of the module.
"""

from __future__ import annotations

import ast
from copy import deepcopy
from inspect import isfunction
from typing import Any

from tools.compile.plan import Plan, Source
from tools.compile.text import statements


class Arities:
    """The functions of a plan that pass their arguments on, and how many they get."""

    def __init__(self, plan: Plan) -> None:
        self.homes: dict[Any, tuple[Source, ast.FunctionDef]] = {
            getattr(source.module, node.name): (source, node)
            for source in plan.sources
            for node in source.tree.body
            if isinstance(node, ast.FunctionDef) and _passes_on(node)
        }
        self.used: dict[Any, set[int]] = {function: set() for function in self.homes}
        self.imports: dict[str, set[tuple[str, str]]] = {}
        self.moments: dict[str, set[tuple[str, str]]] = {}
        for source in plan.sources:
            _Calls(self, source).visit(source.tree)
        for function, counts in self.used.items():
            home, node = self.homes[function]
            place = home.tree.body.index(node) + 1
            home.tree.body[place:place] = [_written_out(node, count) for count in sorted(counts)]

    def imports_of(self, source: Source) -> list[ast.stmt]:
        """What a module needs to call them."""
        wanted = sorted(self.imports.get(source.module.__name__, ()))
        return statements("\n".join(f"from {module} import {name}" for module, name in wanted))

    def moments_of(self, source: Source) -> list[ast.stmt]:
        """The constants at a module's end that its calls name."""
        named = sorted(self.moments.get(source.module.__name__, ()))
        return statements("\n".join(f"{cls}__{name}: Final = {cls}.{name}" for cls, name in named))


class _Calls(ast.NodeTransformer):
    """Over one module: each call by the number of its arguments."""

    def __init__(self, arities: Arities, source: Source) -> None:
        self.arities = arities
        self.source = source

    def visit_Call(self, node: ast.Call) -> ast.AST:
        self.generic_visit(node)
        if not isinstance(node.func, ast.Name) or node.keywords:
            return node
        function = getattr(self.source.module, node.func.id, None)
        if not callable(function) or function not in self.arities.homes:
            return node
        home, declared = self.arities.homes[function]
        count = len(node.args) - len(declared.args.args)
        if count < 0 or any(isinstance(arg, ast.Starred) for arg in node.args):
            return node
        name = _name(declared, count)
        self.arities.used[function].add(count)
        if home is not self.source:
            ours = self.arities.imports.setdefault(self.source.module.__name__, set())
            ours.add((home.module.__name__, name))
        node.func = ast.Name(name, ast.Load())
        node.args = [self._constant(arg) for arg in node.args]
        return node

    def _constant(self, arg: ast.expr) -> ast.expr:
        """A method of a class as such by the name of a constant; anything else as it is."""
        if not (isinstance(arg, ast.Attribute) and isinstance(arg.value, ast.Name)):
            return arg
        cls, moment = arg.value.id, arg.attr
        owner = getattr(self.source.module, cls, None)
        if not (isinstance(owner, type) and isfunction(getattr(owner, moment))):
            return arg
        self.arities.moments.setdefault(self.source.module.__name__, set()).add((cls, moment))
        return ast.Name(f"{cls}__{moment}", ast.Load())


def _name(node: ast.FunctionDef, count: int) -> str:
    return f"{node.name}_{count}"


def _passes_on(node: ast.FunctionDef) -> bool:
    """Is ``*args`` used in calls alone, and nothing else that is out of the ordinary there?"""
    given = node.args
    if given.vararg is None or given.kwarg or given.kwonlyargs or given.defaults:
        return False
    name = given.vararg.arg
    passed = [
        arg.value
        for call in ast.walk(node)
        if isinstance(call, ast.Call)
        for arg in call.args
        if isinstance(arg, ast.Starred)
    ]
    used = [item for item in ast.walk(node) if isinstance(item, ast.Name) and item.id == name]
    return bool(used) and not node.decorator_list and all(item in passed for item in used)


def _written_out(node: ast.FunctionDef, count: int) -> ast.FunctionDef:
    """The function for so many arguments."""
    made = deepcopy(node)
    assert made.args.vararg is not None
    rest = made.args.vararg.arg
    names = [f"{rest}_{number}" for number in range(count)]
    made.name, made.args.vararg = _name(node, count), None
    for given in made.args.args:  # a moment's own arguments are not known here
        if given.annotation is not None and "Callable" in ast.unparse(given.annotation):
            given.annotation = ast.Name("Any", ast.Load())
    made.args.args += [ast.arg(name, ast.Name("Any", ast.Load())) for name in names]
    for call in ast.walk(made):
        if isinstance(call, ast.Call):
            call.args = [part for arg in call.args for part in _spread(arg, rest, names)]
    return made


def _spread(arg: ast.expr, rest: str, names: list[str]) -> list[ast.expr]:
    if isinstance(arg, ast.Starred) and isinstance(arg.value, ast.Name) and arg.value.id == rest:
        return [ast.Name(name, ast.Load()) for name in names]
    return [arg]
