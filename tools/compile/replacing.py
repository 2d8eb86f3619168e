"""``replace(turn, spent=1)`` as ``Turn(turn.who, 1, turn.used, ...)`` where the class is known.

It is known of ``self`` and of parameters, by their annotations, if nothing descends from the class.
Where something does, ``self`` gets a method that copies whatever it is and sets the fields.
"""

from __future__ import annotations

import ast
from typing import Any

from shambler.kernel import structs
from tools.compile.native_class import Field, given
from tools.compile.plan import Plan, Source, below
from tools.compile.text import expression, statements


class Replacing(ast.NodeTransformer):
    """Over one module."""

    def __init__(self, plan: Plan, source: Source, fields: dict[type[Any], list[Field]]) -> None:
        self.plan = plan
        self.source = source
        self.fields = fields
        self.around: list[str] = []  # the classes whose text this is
        self.known: list[dict[str, str]] = []  # the classes of names, function by function

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        """Its methods know what ``self`` is."""
        self.around.append(node.name)
        self.changing: dict[tuple[str, ...], list[ast.stmt]] = {}  # methods to add, by their fields
        self.generic_visit(node)
        node.body += [method for methods in self.changing.values() for method in methods]
        self.around.pop()
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        """Its parameters are annotated."""
        stored = {n.id for n in ast.walk(node) if isinstance(n, ast.Name) and _is_stored(n)}
        told = {
            arg.arg: ast.unparse(arg.annotation)
            for arg in (*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs)
            if arg.annotation is not None and arg.arg not in stored
        }
        if self.around and node.args.args and node.args.args[0].arg == "self":
            told["self"] = self.around[-1]
        self.known.append({**(self.known[-1] if self.known else {}), **told})
        self.generic_visit(node)
        self.known.pop()
        return node

    def visit_Call(self, node: ast.Call) -> ast.AST:
        """A changed copy."""
        self.generic_visit(node)
        if not (isinstance(node.func, ast.Name) and self._is_replace(node.func.id)):
            return node
        if len(node.args) != 1 or not isinstance(node.args[0], ast.Name) or not self.known:
            return node
        whom = node.args[0].id
        cls = getattr(self.source.module, self.known[-1].get(whom, ""), None)
        changes = {word.arg: word.value for word in node.keywords if word.arg is not None}
        if cls not in self.fields or len(changes) < len(node.keywords):
            return node
        if below(cls):
            return self._by_method(changes) if whom == "self" else node
        parts = [
            given(field, ast.unparse(changes[field.name]))
            if field.name in changes
            else given(field, f"{whom}.{field.name}")
            for field in self.fields[cls]
        ]
        return expression(f"{cls.__name__}({', '.join(parts)})")

    def _is_replace(self, name: str) -> bool:
        return getattr(self.source.module, name, None) is structs.replace

    def _by_method(self, changes: dict[str, ast.expr]) -> ast.AST:
        """``self.but_pool_plan(pool, plan)``."""
        names, cls = tuple(changes), self.around[-1]
        lines = [
            f"def but_{'_'.join(names)}(self, {', '.join(names)}):",
            f"    twin: {cls} = self.__copy__()",
            *(f"    twin.{name} = {name}" for name in names),
            "    return twin",
        ]
        (method,) = statements("\n".join(lines))
        assert isinstance(method, ast.FunctionDef)
        fields = {field.name: field for field in self.fields[getattr(self.source.module, cls)]}
        for argument in method.args.args[1:]:
            argument.annotation = fields[argument.arg].hint
        method.returns = ast.Name(cls, ast.Load())
        self.changing[names] = [method]
        values = ", ".join(ast.unparse(value) for value in changes.values())
        return expression(f"self.but_{'_'.join(names)}({values})")


def _is_stored(node: ast.Name) -> bool:
    return isinstance(node.ctx, ast.Store)
