"""What is compiled: the modules of ``modules.toml``, and what becomes of each class in them."""

from __future__ import annotations

import ast
import importlib
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec

HOME = Path(__file__).parent
SOURCES = HOME.parents[1] / "src"
PACKAGE = "shambler"
KERNEL = "kernel"  # the library that all others stand on


def module_name(path: Path) -> str:
    """``shambler.kernel.machine`` for the path of its file below the sources."""
    return ".".join(path.with_suffix("").parts)


class CannotCompile(Exception):
    """Something in the sources has to be written in another way."""


class Uncompilable(CannotCompile):
    """This line of them."""

    def __init__(self, path: Path, line: int, why: str) -> None:
        super().__init__(f"{SOURCES.name}/{path}:{line}: {why}")


@dataclass
class Source:
    """One module to compile: its text as a tree, and the module itself."""

    path: Path  # below the sources
    tree: ast.Module
    module: ModuleType
    has_words: bool  # words of content, whose methods alone are compiled

    @property
    def classes(self) -> list[tuple[ast.ClassDef, type[Any]]]:
        """Its classes, each with its text."""
        found = [node for node in self.tree.body if isinstance(node, ast.ClassDef)]
        return [(node, getattr(self.module, node.name)) for node in found]

    @property
    def structs(self) -> list[Any]:
        """Those of them that are structs of msgspec."""
        return [cls for _, cls in self.classes if issubclass(cls, msgspec.Struct)]


class Plan:
    """The modules to compile and how their classes hang together."""

    def __init__(self, only: Sequence[str] = ()) -> None:
        """Of all libraries, or only of some; the kernel is always among them."""
        told = tomllib.loads((HOME / "modules.toml").read_text("utf-8"))
        self.open: set[str] = set(told["open"])  # packages
        self._homes: dict[str, list[str]] = told["libraries"]
        self._only = {KERNEL, *only} if only else set(self._homes)
        unknown = set(only) - self._homes.keys()
        if unknown:
            raise CannotCompile(f"no library is called {', '.join(sorted(unknown))}")
        base = SOURCES / PACKAGE
        _import_everything(base)
        words = {path for pattern in told["words"] for path in base.glob(pattern)}
        paths = {path for pattern in told["compile"] for path in base.glob(pattern)} | words
        wanted = sorted(path for path in paths if path.name not in (*told["leave"], "__init__.py"))
        found = [
            _read(place.relative_to(SOURCES), has_words=place in words)
            for place in wanted
            if self.is_wanted(str(place.relative_to(SOURCES)))
        ]
        self.sources = [s for s in found if s.has_words or not any(map(is_word, s.structs))]
        self.left_out = [source.path for source in found if source not in self.sources]

    def is_wanted(self, path: str) -> bool:
        """Does a module belong to a library that is built?"""
        return self.library_of(path) in self._only

    def library_of(self, path: str) -> str:
        """The library that a module belongs to: the one with the longest folder around it."""
        around = [
            (len(folder), name)
            for name, folders in self._homes.items()
            for folder in folders
            if path.startswith(f"{PACKAGE}/{folder}/")
        ]
        if not around:
            raise CannotCompile(f"{path} belongs to no library of modules.toml")
        return max(around)[1]

    def libraries(self, paths: list[str]) -> list[tuple[list[str], str]]:
        """Each library's modules, and what it is called in C."""
        found: dict[str, list[str]] = {}
        for path in paths:
            found.setdefault(f"{PACKAGE}_{self.library_of(path)}", []).append(path)
        return [(found[name], name) for name in sorted(found)]

    @cached_property
    def declared(self) -> dict[type[Any], tuple[ast.ClassDef, Source]]:
        """Where the text of each class stands."""
        return {cls: (node, source) for source in self.sources for node, cls in source.classes}

    def is_ours(self, cls: type[Any]) -> bool:
        """Is this class in one of the modules?"""
        return cls in self.declared

    def attributes(self, cls: type[Any]) -> dict[str, bool]:
        """What mypyc is told about a class."""
        if hasattr(cls, "_fields"):  # mypyc knows named tuples
            return {}
        if not issubclass(cls, msgspec.Struct) and not self._can_be_native(cls):
            return {"native_class": False}
        found = {}
        package = cls.__module__.rpartition(".")[0]
        if package in self.open or any(not self.is_ours(child) for child in below(cls)):
            found["allow_interpreted_subclasses"] = True
        if issubclass(cls, msgspec.Struct) and not cls.__struct_config__.gc:
            found["acyclic"] = True
        return found

    def _can_be_native(self, cls: type[Any]) -> bool:
        """One native parent at most, and no struct of msgspec among its descendants."""
        bases = [base for base in cls.__bases__ if base not in _HARMLESS]
        if len(bases) > 1 or any(issubclass(child, msgspec.Struct) for child in below(cls)):
            return False
        if any(len(_real_bases(child)) > 1 for child in below(cls)):
            return False
        return all(self.is_ours(base) and self._can_be_native(base) for base in bases)


def _real_bases(cls: type[Any]) -> list[type[Any]]:
    return [base for base in cls.__bases__ if base not in _HARMLESS]


def _harmless() -> tuple[Any, ...]:
    import abc
    import typing

    return (object, dict, abc.ABC, typing.Generic, typing.Protocol)


_HARMLESS = _harmless()


def below(cls: type[Any]) -> list[type[Any]]:
    """All classes that descend from this one."""
    return [found for child in type.__subclasses__(cls) for found in (child, *below(child))]


def _import_everything(base: Path) -> None:
    """Who inherits from whom is known only when all are there."""
    for part in ("kernel", "games", "agents", "lab", "testing"):
        for path in sorted((base / part).rglob("*.py")):
            if path.name != "__main__.py":
                name = module_name(path.relative_to(SOURCES)).removesuffix(".__init__")
                try:
                    importlib.import_module(name)
                except ImportError:  # an extra that is not installed
                    continue


def _read(path: Path, *, has_words: bool) -> Source:
    tree = ast.parse((SOURCES / path).read_text("utf-8"))
    return Source(path, tree, importlib.import_module(module_name(path)), has_words)


def is_word(cls: Any) -> bool:
    """Content, views and events are read and written by msgspec: they stay what they are."""
    from shambler.kernel.event import Event
    from shambler.kernel.procedure import Procedure

    config = cls.__struct_config__
    tagged = config.tag is not None or config.tag_field is not None
    return (
        issubclass(cls, Event)
        or config.forbid_unknown_fields
        or (tagged and not issubclass(cls, Procedure))
    )
