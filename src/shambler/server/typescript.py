"""TypeScript types from a JSON schema: as much of both as the wire needs."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from typing import Any

Schema = dict[str, Any]

PLAIN = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}
IDENTIFIER = re.compile(r"[A-Za-z_$][\w$]*")
WIDTH = 100


class Untranslatable(Exception):
    """A schema that says more than these types can."""


def module(document: Schema, made_from: str) -> str:
    """A TypeScript module with a type for every definition of a document."""
    head = f"// Made from {made_from} by `make types`: do not edit.\n"
    return "\n".join([head, *(_definition(*item) for item in document["$defs"].items())])


def _definition(name: str, schema: Schema) -> str:
    doc = _doc(schema.get("description", ""), "")
    if "properties" in schema:
        return f"{doc}export interface {name} {_members(schema, '')}\n"
    return f"{doc}export type {name} = {type_of(schema)};\n"


def _members(schema: Schema, indent: str) -> str:
    required, inner = schema.get("required", ()), indent + "  "
    lines = []
    for name, part in schema["properties"].items():
        mark = "" if name in required else "?"
        key = name if IDENTIFIER.fullmatch(name) else _literal(name)
        doc = _doc(part.get("description", ""), inner)
        lines.append(f"{doc}{inner}{key}{mark}: {type_of(part, inner)};\n")
    return "{\n" + "".join(lines) + indent + "}"


def type_of(schema: Schema, indent: str = "") -> str:
    """The type of what a schema describes."""
    if "$ref" in schema:
        return str(schema["$ref"].rpartition("/")[2])
    if "anyOf" in schema:
        return _union(type_of(part, indent) for part in schema["anyOf"])
    if "const" in schema:
        return _literal(schema["const"])
    if "enum" in schema:
        return _union(_literal(value) for value in schema["enum"])
    kind = schema.get("type")
    if kind == "object":
        return _object(schema, indent)
    if kind == "array":
        return _array(schema, indent)
    if kind in PLAIN:
        return PLAIN[kind]
    if set(schema) <= {"description", "default"}:
        return "unknown"
    raise Untranslatable(f"no type is known for {json.dumps(schema)[:200]}")


def _literal(value: Any) -> str:
    if not isinstance(value, str):
        return json.dumps(value)
    inside = json.dumps(value, ensure_ascii=False)[1:-1].replace('\\"', '"').replace("'", "\\'")
    return f"'{inside}'"


def _union(types: Iterable[str]) -> str:
    return " | ".join(dict.fromkeys(types))


def _object(schema: Schema, indent: str) -> str:
    if "properties" in schema:
        return _members(schema, indent)
    values = schema.get("additionalProperties")
    if values is None:
        return "object"
    value = "unknown" if values is True else type_of(values, indent)
    keys = schema.get("propertyNames", {}).get("enum")
    if keys is None:
        return f"Record<string, {value}>"
    return f"Partial<Record<{_union(_literal(key) for key in keys)}, {value}>>"


def _array(schema: Schema, indent: str) -> str:
    if "prefixItems" in schema:
        size = len(schema["prefixItems"])
        if not schema.get("minItems") == schema.get("maxItems") == size:
            raise Untranslatable("an array with a beginning and an open end")
        return f"[{', '.join(type_of(part, indent) for part in schema['prefixItems'])}]"
    part = type_of(schema.get("items", {}), indent)
    return f"({part})[]" if " | " in part else f"{part}[]"


def _doc(text: str, indent: str) -> str:
    """A comment: on one line if it fits."""
    said = " ".join(text.replace("*/", "* /").replace("``", "`").split())
    if not said:
        return ""
    if len(indent) + len(said) + 7 <= WIDTH:
        return f"{indent}/** {said} */\n"
    lines, line = [], ""
    for word in said.split():
        if line and len(indent) + 3 + len(line) + 1 + len(word) > WIDTH:
            lines.append(line)
            line = word
        else:
            line = f"{line} {word}" if line else word
    body = "".join(f"{indent} * {one}\n" for one in (*lines, line))
    return f"{indent}/**\n{body}{indent} */\n"
