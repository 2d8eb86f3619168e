"""Turn the text of a struct's class into that of a native class: everything written out.

The class gets ``__init__``, ``parts``, ``__copy__`` and, if it is a part of a state, ``copy``. Its
fields, their order and their defaults are read from the real class, so both builds have the same.
"""

from __future__ import annotations

import ast
from dataclasses import dataclass
from typing import Any

import msgspec

from shambler.kernel.state import Component, copy_expression
from shambler.kernel.structs import fields
from tools.compile.plan import Plan, Source, Uncompilable, is_word
from tools.compile.text import statements

VALUE = ast.Name("Value", ast.Load())


@dataclass
class Field:
    """A field, and the module in which it is written.

    ``widest`` is the type that the first class gave it: the one that its place in memory has. A
    subclass may promise more, but keeps it only once the table is laid.
    """

    name: str
    hint: ast.expr
    widest: tuple[ast.expr, Source]
    default: ast.expr | None
    named_only: bool
    home: Source

    @property
    def is_empty_mapping(self) -> bool:
        """Is its default something that could change?"""
        return isinstance(self.default, ast.Dict | ast.List | ast.Set)


class Needed:
    """Names that a written-out class takes from the modules of its parents."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self.hints: set[tuple[str, str]] = set()
        self.values: set[tuple[str, str]] = set()

    def look(self, written: ast.expr, home: Source, *, at_run_time: bool) -> None:
        """Note the names in an expression that was written elsewhere."""
        if home is self.source:
            return
        for node in ast.walk(written):
            if isinstance(node, ast.Name) and hasattr(home.module, node.id):
                mine = vars(self.source.module).get(node.id)
                theirs = getattr(home.module, node.id)
                if mine is None:
                    wanted = self.values if at_run_time else self.hints
                    wanted.add((home.module.__name__, node.id))
                elif mine is not theirs:
                    why = f"{node.id} means something else in {self.source.path}, which inherits it"
                    raise Uncompilable(home.path, node.lineno, why)

    def imports(self) -> list[ast.stmt]:
        """The imports for the head of the module."""
        early = [f"from {module} import {name}" for module, name in sorted(self.values)]
        late = [f"    from {m} import {n}" for m, n in sorted(self.hints - self.values)]
        text = "\n".join([*early, *(["if TYPE_CHECKING:", *late] if late else [])])
        return statements(text)


def fields_of(plan: Plan) -> dict[type[Any], list[Field]]:
    """The fields of every struct, read before anything is changed."""
    return {
        cls: [_field(plan, cls, name) for name in cls.__struct_fields__]
        for cls in plan.declared
        if issubclass(cls, msgspec.Struct) and not is_word(cls)
    }


def write_out(node: ast.ClassDef, cls: Any, found: list[Field], needed: Needed) -> None:
    """Change the class in place."""
    for field in found:
        needed.look(*field.widest, at_run_time=False)
        if field.default is not None:
            needed.look(field.default, field.home, at_run_time=True)
    written = [*_init(found, cls), *_parts(node, found), *_class_facts(found, cls), *_doc(node)]
    if issubclass(cls, Component) and cls is not Component:
        written += _copy(node, found, cls)
    inherited = {
        name for parent in cls.__bases__ for name in getattr(parent, "__struct_fields__", ())
    }
    node.body = [
        item
        for item in node.body
        if not (_is_field(item) and _named(item) in inherited) and not _is_of_msgspec(item)
    ]
    for item in node.body:
        if _is_field(item):
            assert isinstance(item, ast.AnnAssign)
            item.value = None
    head = 1 if ast.get_docstring(node) is not None else 0
    node.body[head:head] = statements("\n".join(written))
    node.keywords = []
    node.bases = [VALUE if ast.unparse(base) == "msgspec.Struct" else base for base in node.bases]


def _is_field(item: ast.stmt) -> bool:
    return (
        isinstance(item, ast.AnnAssign)
        and isinstance(item.target, ast.Name)
        and "ClassVar" not in ast.unparse(item.annotation)
    )


def _is_of_msgspec(item: ast.stmt) -> bool:
    """What a class does to its subclasses ``twins.adopt`` does here."""
    return isinstance(item, ast.FunctionDef) and item.name == "__init_subclass__"


def _named(item: ast.stmt) -> str:
    assert isinstance(item, ast.AnnAssign)
    return ast.unparse(item.target)


def _field(plan: Plan, cls: Any, name: str) -> Field:
    """The field as the nearest class writes it that has it."""
    found: list[Field] = []
    for parent in cls.__mro__:
        if parent not in plan.declared:
            continue
        node, source = plan.declared[parent]
        for item in node.body:
            if _is_field(item) and _named(item) == name:
                assert isinstance(item, ast.AnnAssign)
                only = any(word.arg == "kw_only" for word in node.keywords)
                hint = item.annotation
                found.append(Field(name, hint, (hint, source), item.value, only, source))
    if not found:
        node, source = plan.declared[cls]
        why = f"the field {name} of {cls.__name__} is inherited from what is not compiled"
        raise Uncompilable(source.path, node.lineno, why)
    found[0].widest = found[-1].widest
    return found[0]


def _init(found: list[Field], cls: Any) -> list[str]:
    params, lines = ["self"], []
    for field in found:
        if field.named_only and "*" not in params:
            params.append("*")
        hint, value = ast.unparse(field.widest[0]), field.name
        if field.default is None:
            params.append(f"{field.name}: {hint}")
        elif field.is_empty_mapping and not cls.__struct_config__.frozen:
            params.append(f"{field.name}: {hint} | None = None")
            value = f"{field.name} if {field.name} is not None else {ast.unparse(field.default)}"
        else:
            default = "NO_ENTRIES" if field.is_empty_mapping else ast.unparse(field.default)
            params.append(f"{field.name}: {hint} = {default}")
        lines.append(f"    self.{field.name} = {value}")
    return [f"def __init__({', '.join(params)}) -> None:", *(lines or ["    pass"])]


def given(field: Field, value: str) -> str:
    """A field as an argument of the constructor."""
    return f"{field.name}={value}" if field.named_only else value


def _parts(node: ast.ClassDef, found: list[Field]) -> list[str]:
    parts = "".join(f"self.{field.name}, " for field in found)
    same = ", ".join(given(field, f"self.{field.name}") for field in found)
    return [
        "def parts(self) -> tuple[Any, ...]:",
        f"    return ({parts})",
        "def __copy__(self) -> Any:",
        f"    return {node.name}({same})",
    ]


def _copy(node: ast.ClassDef, found: list[Field], cls: Any) -> list[str]:
    hints = {field.name: field.type for field in fields(cls)}
    copies = [
        given(field, copy_expression(hints[field.name], field.name) or f"self.{field.name}")
        for field in found
    ]
    return [f"def copy(self) -> {node.name}:", f"    return {node.name}({', '.join(copies)})"]


def _doc(node: ast.ClassDef) -> list[str]:
    """mypyc drops it, and pages are made of it."""
    told = ast.get_docstring(node, clean=False)
    return [] if told is None else [f"__doc__: ClassVar[str] = {told!r}"]


def _class_facts(found: list[Field], cls: Any) -> list[str]:
    config = cls.__struct_config__
    hints = tuple((f.home.module.__name__, ast.unparse(f.hint).strip("'\"")) for f in found)
    optional = tuple(field.name for field in found if field.default is not None)
    named = tuple(field.name for field in found if field.named_only)
    return [
        f"__struct_fields__: ClassVar[tuple[str, ...]] = {cls.__struct_fields__!r}",
        f"__struct_types__: ClassVar[tuple[tuple[str, Any], ...]] = {hints!r}",
        f"__struct_optional__: ClassVar[tuple[str, ...]] = {optional!r}",
        f"__struct_keywords__: ClassVar[tuple[str, ...]] = {named!r}",
        "__struct_config__: ClassVar[Any] = "
        f"StructConfig({config.frozen!r}, {config.tag!r}, {config.tag_field!r})",
    ]
