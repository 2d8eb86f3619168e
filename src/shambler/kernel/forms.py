"""Forms for content: what a page needs to know of a tagged struct to let people fill it in.

A form is read off the types that content files are read with, so that there is no second list of
what a file may say. Nodes are plain data: see :func:`form_of`.
"""

from __future__ import annotations

import typing
from collections.abc import Collection
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import inspect

from shambler.kernel.content import Words
from shambler.kernel.structs import fields

Node: TypeAlias = dict[str, Any]


class Forms:
    """The structs and unions that were met, by their names.

    ``offered`` restricts unions to these classes: not every game uses every word of its family.
    """

    def __init__(self, offered: Collection[type] | None = None) -> None:
        self.offered = offered
        self.structs: dict[str, Node] = {}

    def of(self, kind: Any) -> Node:
        """The node of a type; structs are described once, under their names.

        ``is`` says what it is: ``text``, ``number``, ``flag``, ``words`` (a text in every
        language), ``choice`` (of ``from``), ``refer`` (a text that names a ``to``), ``list`` (of
        ``of``), ``row`` (each ``of``), ``map`` (``key`` to ``of``), ``struct`` (by its name), or
        ``either`` (``of``).
        """
        return self._node(inspect.type_info(kind))

    def _node(self, info: inspect.Type) -> Node:
        if isinstance(info, inspect.Metadata):
            told = (info.extra_json_schema or {}).get("description")
            return {"is": "refer", "to": told} if told else self._node(info.type)
        if isinstance(info, inspect.StructType):
            return self._struct(info)
        if isinstance(info, inspect.UnionType):
            return self._union(info)
        if isinstance(info, inspect.LiteralType):
            return {"is": "choice", "from": list(info.values)}
        if isinstance(info, inspect.VarTupleType | inspect.ListType):
            return {"is": "list", "of": self._node(info.item_type)}
        if isinstance(info, inspect.TupleType):
            return {"is": "row", "of": [self._node(one) for one in info.item_types]}
        if isinstance(info, inspect.DictType):
            return {
                "is": "map",
                "key": self._node(info.key_type),
                "of": self._node(info.value_type),
            }
        if isinstance(info, inspect.BoolType):
            return {"is": "flag"}
        return {"is": "number" if isinstance(info, inspect.IntType | inspect.FloatType) else "text"}

    def _union(self, info: inspect.UnionType) -> Node:
        parts = [one for one in info.types if not isinstance(one, inspect.NoneType)]
        if self.offered is not None and all(isinstance(one, inspect.StructType) for one in parts):
            parts = [one for one in parts if one.cls in self.offered]  # type: ignore[attr-defined]
        nodes = [self._node(one) for one in parts]
        return nodes[0] if len(info.types) - len(parts) and len(nodes) == 1 else _either(nodes)

    def _struct(self, info: inspect.StructType) -> Node:
        if info.cls is Words:
            return {"is": "words"}
        name = info.cls.__name__
        if name not in self.structs:
            self.structs[name] = {}  # structs nest
            self.structs[name].update(
                tag={info.tag_field: info.tag} if info.tag_field else {},
                fields=[
                    self._field(field, declared.type)
                    for field, declared in zip(info.fields, fields(info.cls), strict=True)
                ],
            )
        return {"is": "struct", "struct": name}

    def _field(self, field: inspect.Field, hint: Any) -> Node:
        node = self._node(field.type)
        _in_order(node, hint)
        found = {"name": field.encode_name, "required": field.required, **node}
        default = field.default
        if default is not msgspec.NODEFAULT and isinstance(default, bool | int | str):
            found["default"] = default
        return found


def _in_order(node: Node, hint: Any) -> None:
    """Choices stand in the order of the class, the usual one first; the library sorts them."""
    if node["is"] == "choice":
        node["from"] = [value for value in _literals(hint) if value in node["from"]]
    elif node["is"] == "list":
        _in_order(node["of"], hint)


def _literals(hint: Any) -> tuple[Any, ...]:
    if typing.get_origin(hint) is Literal:
        return typing.get_args(hint)
    return tuple(value for part in typing.get_args(hint) for value in _literals(part))


def _either(nodes: list[Node]) -> Node:
    """Several things it may be; several lists of texts are one."""
    return nodes[0] if len(nodes) == 1 else {"is": "either", "of": nodes}
