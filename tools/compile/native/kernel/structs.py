"""What is asked of structs as such: a changed copy, the fields, plain data and back.

This is ``shambler/kernel/structs.py`` of the compiled build. There the structs of play are native
classes, written out by the build step, with :class:`Value` as their base. Structs of content, views
and records are msgspec's, as in plain Python; both kinds are asked here.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, Literal, TypeVar

import msgspec
from msgspec.structs import FieldInfo
from mypy_extensions import mypyc_attr

from shambler.kernel import twins

T = TypeVar("T")
NO_ENTRIES: Final[dict[Any, Any]] = {}  # the default of a mapping that never changes


class StructConfig:
    """What the keywords of a struct's class said."""

    def __init__(self, frozen: bool, tag: str | None, tag_field: str | None) -> None:
        self.frozen = frozen
        self.tag = tag
        self.tag_field = tag_field


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Value:
    """A value with named fields.

    Compiled subclasses come with everything written out. A subclass in plain Python, of somebody
    who brings a game of his own, gets the same from its annotations, as msgspec would do it.
    """

    __struct_fields__: ClassVar[tuple[str, ...]] = ()
    __struct_types__: ClassVar[tuple[tuple[str, Any], ...]] = ()  # (module, text) of each field
    __struct_optional__: ClassVar[tuple[str, ...]] = ()  # fields with a default
    __struct_keywords__: ClassVar[tuple[str, ...]] = ()  # fields that are given by name only
    __struct_config__: ClassVar[Any] = StructConfig(False, None, None)

    def __init_subclass__(cls, **config: Any) -> None:
        """A compiled class says everything itself."""
        if "parts" not in vars(cls):
            twins.adopt(cls, config)

    def parts(self) -> tuple[Any, ...]:
        """The values of the fields, in their order."""
        return tuple([getattr(self, name) for name in type(self).__struct_fields__])

    def __copy__(self) -> Any:
        kind: Any = type(self)
        twin = kind.__new__(kind)
        for name in kind.__struct_fields__:
            setattr(twin, name, getattr(self, name))
        return twin

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if type(self) is not type(other):
            return False
        assert isinstance(other, Value)
        return self.parts() == other.parts()

    def __hash__(self) -> int:
        if not type(self).__struct_config__.frozen:
            raise TypeError(f"unhashable type: '{type(self).__name__}'")
        return hash(self.parts())

    def __repr__(self) -> str:
        names = type(self).__struct_fields__
        shown = [f"{name}={part!r}" for name, part in zip(names, self.parts(), strict=True)]
        return f"{type(self).__name__}({', '.join(shown)})"

    def __reduce__(self) -> Any:
        return twins.revive, (type(self), self.parts())


def is_struct(kind: Any) -> bool:
    """Is this a class of values with named fields?"""
    return isinstance(kind, type) and issubclass(kind, (msgspec.Struct, Value))


def is_frozen(kind: Any) -> bool:
    """Do values of this struct never change?"""
    return bool(kind.__struct_config__.frozen)


def fields(kind: Any) -> tuple[FieldInfo, ...]:
    """The fields of a struct in their order; types written as text are read only once."""
    found: tuple[FieldInfo, ...] = twins.fields(kind)
    return found


def replace(value: T, **changes: Any) -> T:
    """A copy in which some fields differ."""
    if not isinstance(value, Value):
        return msgspec.structs.replace(value, **changes)  # type: ignore[type-var]
    twin: Any = value.__copy__()
    for name, new in changes.items():
        setattr(twin, name, new)
    found: T = twin
    return found


def astuple(value: Any) -> tuple[Any, ...]:
    """The values of the fields."""
    return value.parts() if isinstance(value, Value) else msgspec.structs.astuple(value)


def asdict(value: Any) -> dict[str, Any]:
    """The fields by their names."""
    if isinstance(value, Value):
        return dict(zip(type(value).__struct_fields__, value.parts(), strict=True))
    return msgspec.structs.asdict(value)


def to_builtins(
    value: Any,
    *,
    str_keys: bool = False,
    order: Literal[None, "deterministic", "sorted"] = None,
) -> Any:
    """A value as numbers, texts, lists and dictionaries."""
    return msgspec.to_builtins(value, str_keys=str_keys, order=order, enc_hook=twins.of_value)


def convert(data: Any, kind: type[T]) -> T:
    """The way back: a struct from plain data, whose keys may be texts; checked."""
    found: T = twins.convert(data, kind)
    return found
