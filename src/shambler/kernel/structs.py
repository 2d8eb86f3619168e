"""What is asked of structs as such: a changed copy, the fields, plain data and back.

Kernel and games ask here and nowhere else, so a build whose structs are made in another way
changes one file (``docs/contributors/compiling.md``).
"""

from __future__ import annotations

from functools import cache
from typing import Any, Literal, TypeVar

import msgspec
from msgspec.structs import FieldInfo, asdict, astuple, replace

from shambler.kernel.small_numbers import plain, read
from shambler.kernel.typed import ready

__all__ = [
    "FieldInfo",
    "asdict",
    "astuple",
    "convert",
    "fields",
    "is_frozen",
    "is_struct",
    "replace",
    "to_builtins",
]

T = TypeVar("T")


def is_struct(kind: Any) -> bool:
    """Is this a class of values with named fields?"""
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)


def is_frozen(kind: Any) -> bool:
    """Do values of this struct never change?"""
    return bool(kind.__struct_config__.frozen)


@cache
def fields(kind: Any) -> tuple[FieldInfo, ...]:
    """The fields of a struct in their order; types written as text are read only once."""
    return msgspec.structs.fields(kind)


def to_builtins(
    value: Any,
    *,
    str_keys: bool = False,
    order: Literal[None, "deterministic", "sorted"] = None,
) -> Any:
    """A value as numbers, texts, lists and dictionaries."""
    return msgspec.to_builtins(value, str_keys=str_keys, order=order, enc_hook=plain)


def convert(data: Any, kind: type[T]) -> T:
    """The way back: a struct from plain data, whose keys may be texts; checked."""
    return msgspec.convert(data, ready(kind), str_keys=True, dec_hook=read)
