"""``--set key=value``: the set-up options of a game, read by their types, described by the form."""

from __future__ import annotations

import types
import typing
from collections.abc import Iterable
from difflib import get_close_matches
from typing import Any, Literal

import msgspec

from shambler.kernel.errors import BadSetup
from shambler.kernel.ruleset import Ruleset
from shambler.kernel.setup_form import SetupOption, words_of

WORDS = {int: "whole number", str: "text", bool: "true or false", float: "number"}
VALUES = {
    "seat": "a seat, counted from 0",
    "flag": "true or false",
    "list": "a list: one,two,...",
    "own": "a JSON document: {...}",
}
MANY = 8  # choices that are listed on their own lines, not in a row
Pairs = Iterable[str]


def parse(rules: Ruleset, pairs: Pairs) -> dict[str, Any]:
    """Options from ``key=value`` texts. Lists are separated by commas, or given as JSON."""
    fields = {field.name: field.type for field in msgspec.structs.fields(rules.setup_type)}
    found: dict[str, Any] = {}
    for pair in pairs:
        name, equals, text = pair.partition("=")
        if not equals:
            raise BadSetup(f"--set {pair}: expected key=value")
        if name not in fields:
            near = get_close_matches(name, fields, 1)
            hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(fields)}"
            raise BadSetup(f"{rules.key} has no option {name!r}; {hint}")
        found[name] = _value(name, text, fields[name])
    return found


def _value(name: str, text: str, kind: Any) -> Any:
    value: Any = text
    if text[:1] in ("[", "{"):
        try:
            value = msgspec.json.decode(text)
        except msgspec.DecodeError as problem:
            raise BadSetup(f"--set {name}={text}: not valid JSON: {problem}") from problem
    elif _is_list(kind):
        value = [part.strip() for part in text.split(",") if part.strip()]
    try:
        return msgspec.to_builtins(msgspec.convert(value, kind, strict=False))
    except msgspec.ValidationError as problem:
        wanted = describe(kind)
        raise BadSetup(f"--set {name}={text}: expected {wanted} ({problem})") from problem


def _is_list(kind: Any) -> bool:
    origin = typing.get_origin(kind)
    if origin in (typing.Union, types.UnionType):
        return any(_is_list(part) for part in typing.get_args(kind))
    return origin in (tuple, list, set, frozenset)


def describe(kind: Any) -> str:
    """A type in words a player understands."""
    origin, args = typing.get_origin(kind), typing.get_args(kind)
    if origin is Literal:
        return " or ".join(str(arg) for arg in args)
    if origin in (typing.Union, types.UnionType):
        return " or ".join("nothing" if arg is type(None) else describe(arg) for arg in args)
    if origin in (tuple, list, set, frozenset):
        parts = [describe(arg) for arg in args if arg is not Ellipsis]
        return f"list of {', '.join(dict.fromkeys(parts))}"
    return WORDS.get(kind) or str(getattr(kind, "__name__", kind))


def described(rules: Ruleset, scenario: str, language: str) -> list[dict[str, Any]]:
    """The form of a scenario: every option with its words, kind, values and default."""
    found = []
    for option in rules.form(scenario):
        words = words_of(rules, option, language)
        found.append(
            {
                "name": option.name,
                "label": words.label,
                "help": words.help,
                "kind": option.kind,
                "values": values(option),
                "choices": dict(words.choices),
                "default": option.default,
            }
        )
    return found


def values(option: SetupOption) -> str:
    """What can stand after the equals sign."""
    if option.choices:
        joint = "," if option.kind == "several" else " | "
        return joint.join(option.keys) if len(option.choices) <= MANY else f"{option.limits} of ..."
    if option.kind in ("number", "seats"):
        return option.limits
    return VALUES[option.kind]
