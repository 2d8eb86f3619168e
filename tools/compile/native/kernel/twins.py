"""Native structs and msgspec: each native class has a twin that msgspec can read and write.

A twin is a ``msgspec.Struct`` with the same fields, made when first needed. Plain data becomes a
twin, checked by msgspec, and then a native value; a native value becomes a twin to be written. So
both builds write the same bytes and refuse the same data. Part of the compiled build only; not
compiled itself.
"""

from __future__ import annotations

import functools
import inspect
import operator
import sys
import types
import typing
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType
from msgspec.structs import FieldInfo

from shambler.kernel.small_numbers import plain, read
from shambler.kernel.typed import ready

Field = type(msgspec.field())

_TWINS: dict[type, type[msgspec.Struct]] = {}
_NATIVE: dict[type, Any] = {}
_FIELDS: dict[type, tuple[FieldInfo, ...]] = {}


def is_native(kind: Any) -> bool:
    """Is this a struct that is not msgspec's?"""
    return isinstance(kind, type) and hasattr(kind, "__struct_types__")


def hints(kind: Any) -> dict[str, Any]:
    """The fields of a native struct with their types."""
    found = {}
    for name, (module, text) in zip(kind.__struct_fields__, kind.__struct_types__, strict=True):
        scope = vars(sys.modules[module])
        found[name] = eval(text, scope) if isinstance(text, str) else text  # annotations of ours
    return found


def fields(kind: Any) -> tuple[FieldInfo, ...]:
    """The fields of any struct in their order."""
    found = _FIELDS.get(kind)
    if found is None:
        if is_native(kind):
            found = tuple(FieldInfo(name, name, hint) for name, hint in hints(kind).items())
        else:
            found = msgspec.structs.fields(kind)
        _FIELDS[kind] = found
    return found


# -- twins ------------------------------------------------------------------------------------


def twin_of(kind: Any) -> type[msgspec.Struct]:
    """The msgspec struct with the fields of a native one."""
    found = _TWINS.get(kind)
    if found is None:
        found = _TWINS[kind] = msgspec.defstruct(
            kind.__name__,
            [_declared(kind, name, hint) for name, hint in hints(kind).items()],
            module=kind.__module__,
            kw_only=True,
            tag_field=kind.__struct_config__.tag_field,
            tag=kind.__struct_config__.tag,
        )
        _NATIVE[found] = kind
    return found


def _declared(kind: Any, name: str, hint: Any) -> Any:
    """A field of a twin; where the native class has a default nothing need be said."""
    if name in kind.__struct_optional__:
        return name, _swapped(hint) | UnsetType, UNSET
    return name, _swapped(hint)


def _swapped(hint: Any) -> Any:
    """A type with twins for the native structs in it."""
    if is_native(hint):
        return twin_of(hint)
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin in (typing.Union, types.UnionType):
        return functools.reduce(operator.or_, map(_swapped, args))
    if origin in (list, tuple, dict, set, frozenset):
        return origin[tuple(arg if arg is Ellipsis else _swapped(arg) for arg in args)]
    return hint


def of_value(value: Any) -> Any:
    """A native value as its twin; values within it are left for msgspec to ask about."""
    if not is_native(type(value)):
        return plain(value)
    return twin_of(type(value))(**dict(zip(value.__struct_fields__, value.parts(), strict=True)))


def convert(data: Any, kind: Any) -> Any:
    """A struct from plain data, checked by msgspec."""
    if not is_native(kind):
        return msgspec.convert(data, ready(kind), str_keys=True, dec_hook=read)
    return _natural(msgspec.convert(data, ready(twin_of(kind)), str_keys=True, dec_hook=read))


def _natural(value: Any) -> Any:
    """Native values in place of twins."""
    if isinstance(value, list):
        return [_natural(entry) for entry in value]
    if isinstance(value, tuple):
        return tuple(_natural(entry) for entry in value)
    if isinstance(value, dict):
        return {key: _natural(entry) for key, entry in value.items()}
    kind = _NATIVE.get(type(value))
    if kind is None:
        return value
    found = {name: getattr(value, name) for name in kind.__struct_fields__}
    return kind(**{name: _natural(part) for name, part in found.items() if part is not UNSET})


def revive(kind: Any, parts: tuple[Any, ...]) -> Any:
    """A value from its parts (pickle)."""
    return kind(**dict(zip(kind.__struct_fields__, parts, strict=True)))


def word(scope: dict[str, Any], name: str, text: str) -> Any:
    """A class of content within a compiled module, from its text: a struct of msgspec as ever."""
    exec(compile(text, scope["__name__"], "exec", annotations.compiler_flag), scope)
    return scope[name]


# -- subclasses in plain Python ----------------------------------------------------------------


def adopt(cls: Any, config: dict[str, Any]) -> None:
    """Give a class in plain Python what msgspec would give it: ``__init__`` from annotations."""
    from shambler.kernel import structs

    parent = cls.__mro__[1]
    told = inspect.get_annotations(cls)
    own = {name: hint for name, hint in told.items() if "ClassVar" not in str(hint)}
    hinted = dict(zip(parent.__struct_fields__, parent.__struct_types__, strict=True))
    hinted |= {name: (cls.__module__, hint) for name, hint in own.items()}
    optional = [name for name in parent.__struct_optional__ if name not in own]
    defaults = _defaults_of(cls, own)
    optional += defaults
    named = set(parent.__struct_keywords__) - own.keys()
    named |= own.keys() if config.get("kw_only") else set()
    names = [n for n in hinted if n not in named] + [n for n in hinted if n in named]
    before = parent.__struct_config__
    tag_field = config.get("tag_field", before.tag_field)
    tag = config.get("tag", tag_field is not None)
    cls.__struct_fields__ = tuple(names)
    cls.__struct_types__ = tuple(hinted[name] for name in names)
    cls.__struct_optional__ = tuple(optional)
    cls.__struct_keywords__ = tuple(name for name in names if name in named)
    cls.__struct_config__ = structs.StructConfig(
        bool(config.get("frozen", before.frozen)),
        cls.__name__ if tag is True else tag or None,
        tag_field,
    )
    cls.__init__ = _init_of(cls, parent, own, defaults)
    cls.parts = structs.Value.parts
    cls.__copy__ = structs.Value.__copy__
    if "copy" not in vars(cls):  # a part of a state: the first copy writes one for its class
        for root in [kind for kind in cls.__mro__ if "copy" in vars(kind)][-1:]:
            cls.copy = root.copy


def _init_of(cls: Any, parent: Any, own: Any, defaults: dict[str, Any]) -> Any:
    """``__init__`` as one would write it: the parent sees to the fields that it has."""
    scope = {"UNSET": UNSET, "defaults": defaults, "inherit": parent.__init__}
    params = ["self"]
    for name in cls.__struct_fields__:
        if name in cls.__struct_keywords__ and "*" not in params:
            params.append("*")
        params.append(f"{name}=UNSET" if name in cls.__struct_optional__ else name)
    lines = [f"def __init__({', '.join(params)}):"]
    lines += [f"    if {name} is UNSET: {name} = defaults[{name!r}]()" for name in defaults]
    given = ", ".join(f"{name!r}: {name}" for name in parent.__struct_fields__)
    lines.append(f"    given = {{{given}}}")
    lines.append(
        "    inherit(self, **{n: value for n, value in given.items() if value is not UNSET})"
    )
    lines += [f"    self.{name} = {name}" for name in own]
    exec("\n".join(lines), scope)  # names of fields only
    return scope["__init__"]


def _defaults_of(cls: Any, own: Any) -> dict[str, Any]:
    """How to make the default of each field that has one."""
    found = {}
    for name in own:
        value = cls.__dict__.get(name, msgspec.NODEFAULT)
        if isinstance(value, Field) and value.default_factory is not msgspec.NODEFAULT:
            found[name] = value.default_factory
            continue
        value = value.default if isinstance(value, Field) else value
        if value is not msgspec.NODEFAULT:
            changes = isinstance(value, list | dict | set)  # made anew each time
            found[name] = value.copy if changes else functools.partial(_same, value)
    return found


def _same(value: Any) -> Any:
    return value
