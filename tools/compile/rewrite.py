"""Turn the modules of play into what mypyc compiles well; the rules in them stay as they are.

- Structs become native classes (``native_class``); words of content do not (``words``).
- Constants of a module become ``Final``: numbers are inlined, the rest is read from C.
- Changed copies are made by constructors where the class is known (``replacing``).
- Loops and calls that suit plain Python are written as suits C (``idioms``, ``arity``).
- ``game.tell(...)`` and ``game.forbid(...)`` are asked for first whether anybody listens, so their
  arguments cost nothing in a silent game.
"""

from __future__ import annotations

import ast
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from tools.compile.arity import Arities
from tools.compile.idioms import Idioms
from tools.compile.native_class import Field, Needed, fields_of, write_out
from tools.compile.plan import Plan, Source, Uncompilable, is_word
from tools.compile.replacing import Replacing
from tools.compile.text import expression, source_lines, statements
from tools.compile.words import IMPORT, written_as_word

HEAD = """
from typing import TYPE_CHECKING, Any, ClassVar, Final
from mypy_extensions import mypyc_attr
from shambler.kernel.structs import NO_ENTRIES, StructConfig, Value
"""


@dataclass(frozen=True)
class Written:
    """A module as it is compiled, and where its lines stand in the sources."""

    text: str
    lines: dict[int, int]


def rewritten(plan: Plan) -> dict[Path, Written]:
    """All modules to be compiled."""
    found, arities = fields_of(plan), Arities(plan)
    return {source.path: _module(plan, source, found, arities) for source in plan.sources}


def _module(
    plan: Plan, source: Source, fields: dict[type[Any], list[Field]], arities: Arities
) -> Written:
    needed = Needed(source)
    Replacing(plan, source, fields).visit(source.tree)
    for node, cls in source.classes:
        if issubclass(cls, msgspec.Struct) and is_word(cls):
            place = source.tree.body.index(node)
            source.tree.body[place : place + 1] = written_as_word(node)
            continue
        attributes = plan.attributes(cls)
        if attributes:
            told = ", ".join(f"{name}={value}" for name, value in attributes.items())
            node.decorator_list.append(expression(f"mypyc_attr({told})"))
        if issubclass(cls, msgspec.Struct):
            write_out(node, cls, fields[cls], needed)
    tree = _with_finals(source.tree)
    tree = Idioms().visit(Listening().visit(tree))
    place = _after_future(tree, source.path)
    more = [*(statements(IMPORT) if source.has_words else []), *arities.imports_of(source)]
    tree.body[place:place] = [*statements(HEAD), *needed.imports(), *more]
    tree.body += arities.moments_of(source)
    text = ast.unparse(ast.fix_missing_locations(tree)) + "\n"
    return Written(text, source_lines(tree, text))


def _after_future(tree: ast.Module, path: Path) -> int:
    for place, node in enumerate(tree.body):
        if isinstance(node, ast.ImportFrom) and node.module == "__future__":
            return place + 1
    raise Uncompilable(path, 1, "annotations are read late: from __future__ import annotations")


class Listening(ast.NodeTransformer):
    """``if game.events is not None: game.tell(...)``."""

    ASKED = {"tell": "events", "forbid": "blocked"}

    def visit_Expr(self, node: ast.Expr) -> ast.stmt:
        """A call whose result nobody wants."""
        call = node.value
        if not (isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute)):
            return node
        said, whom = self.ASKED.get(call.func.attr), call.func.value
        if said is None or not isinstance(whom, ast.Name) or whom.id not in ("game", "self"):
            return node
        test = expression(f"{whom.id}.{said} is not None")
        return ast.copy_location(ast.If(test, [node], []), node)


def _with_finals(tree: ast.Module) -> ast.Module:
    stored = Counter(
        node.id
        for node in ast.walk(tree)
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
    )
    body: list[ast.stmt] = []
    for node in tree.body:
        body += _final(node, stored) if isinstance(node, ast.Assign) else [node]
    tree.body = body
    return tree


def _final(node: ast.Assign, stored: Counter[str]) -> list[ast.stmt]:
    """``A, B = 0, 1`` as two constants, ``A = 0`` as one; anything else as it is."""
    target = node.targets[0]
    names = target.elts if isinstance(target, ast.Tuple) else [target]
    if not all(isinstance(n, ast.Name) and _is_constant(n.id, stored) for n in names):
        return [node]
    values = [node.value] if not isinstance(target, ast.Tuple) else _spread(node.value, len(names))
    if len(values) != len(names):
        return [node]
    texts = [
        f"{ast.unparse(name)}: Final = {ast.unparse(value)}"
        for name, value in zip(names, values, strict=True)
    ]
    return [ast.copy_location(made, node) for made in statements("\n".join(texts))]


def _is_constant(name: str, stored: Counter[str]) -> bool:
    return name.isupper() and len(name) > 1 and stored[name] == 1


def _spread(value: ast.expr, count: int) -> list[Any]:
    """The values of a tuple or a range."""
    if isinstance(value, ast.Tuple):
        return list(value.elts)
    if ast.unparse(value) == f"range({count})":
        return [ast.Constant(number) for number in range(count)]
    return []
