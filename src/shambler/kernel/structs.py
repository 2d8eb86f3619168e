"""What is asked of structs as such: a changed copy, the fields, plain data.

Kernel and games ask here and nowhere else, so a build whose structs are made in another way
changes one file.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Literal

import msgspec
from msgspec.structs import FieldInfo, asdict, astuple, replace

__all__ = ["FieldInfo", "asdict", "astuple", "fields", "replace", "to_builtins"]


@cache
def fields(kind: type[msgspec.Struct]) -> tuple[FieldInfo, ...]:
    """The fields of a struct in their order; types written as text are read only once."""
    return msgspec.structs.fields(kind)


def to_builtins(
    value: Any,
    *,
    str_keys: bool = False,
    order: Literal[None, "deterministic", "sorted"] = None,
) -> Any:
    """A value as numbers, texts, lists and dictionaries."""
    return msgspec.to_builtins(value, str_keys=str_keys, order=order)
