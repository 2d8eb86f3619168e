"""A mutant as it is written down, and the place in the sources that it changes.

A mutant names no file: its text is looked for in the whole package of the game, without regard to
indentation, so that a function can move and the mutant still finds it.
"""

from __future__ import annotations

import ast
import re
import textwrap
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from pathlib import Path

import msgspec

SUFFIXES = (".py", ".toml")

Span = tuple[int, int]  # begin and end of a part of a text


class Edit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What stands there, and what to write instead.

    ``within`` names what the text stands in, where it stands more than once: a class or function
    (``Turn.step``), a table of a TOML file (``[[spawn]]``, or the id of the entry), a file
    (``M3.toml``), or several of these that must all hold.
    """

    find: str
    replace: str
    within: str | tuple[str, ...] = ()

    @property
    def places(self) -> tuple[str, ...]:
        """What the text must stand in."""
        return (self.within,) if isinstance(self.within, str) else self.within


class Mutant(Edit, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One entry of a file of mutants: an edit, and the rules that it breaks.

    ``also`` are further edits, for content that is counted at two places.
    """

    rules: tuple[str, ...]
    also: tuple[Edit, ...] = ()


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    mutant: tuple[Mutant, ...] = ()


class Change(msgspec.Struct, frozen=True):
    """What a mutant does to the sources: where it begins, and the files as it leaves them."""

    path: Path
    line: int
    texts: dict[Path, str]


class BadMutant(Exception):
    """A mutant that cannot be run as it is written down; the message says why."""


def read(text: str) -> tuple[Mutant, ...]:
    """The mutants of a file; raises `BadMutant` if it is no such file."""
    try:
        return msgspec.convert(tomllib.loads(text), _File).mutant
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as problem:
        raise BadMutant(f"not a file of mutants: {problem}") from None


# -- finding the text ----------------------------------------------------------------------


class Sources:
    """The files of a game in which mutants look for their text."""

    def __init__(self, paths: Iterable[Path]) -> None:
        self.texts = {path: path.read_text("utf-8") for path in sorted(paths)}
        self.flat = {path: _flat(text) for path, text in self.texts.items()}

    def change(self, mutant: Mutant) -> Change:
        """The sources as a mutant leaves them; raises `BadMutant`."""
        path, span = self._place(mutant)
        texts = {path: _changed(path, self.texts[path], span, mutant.replace)}
        for edit in mutant.also:
            other, at = self._place(edit, texts)
            texts[other] = _changed(other, texts.get(other, self.texts[other]), at, edit.replace)
        return Change(path, _line(self.texts[path], span), texts)

    def _place(self, mutant: Edit, changed: Mapping[Path, str] | None = None) -> tuple[Path, Span]:
        """The one place that an edit means; raises `BadMutant`."""
        texts = {**self.texts, **(changed or {})}
        flat = {path: _flat(text) for path, text in (changed or {}).items()}
        wanted = _flat(mutant.find)[0].strip("\n")
        if not wanted.strip():
            raise BadMutant("`find` is empty")
        found = [
            (path, span)
            for path, text in texts.items()
            for span in _occurrences(*flat.get(path, self.flat[path]), wanted)
            if all(_stands_in(path, text, span, place) for place in mutant.places)
        ]
        if not found:
            raise BadMutant(f"its text is not found{_inside(mutant)}")
        if len(found) > 1:
            where = ", ".join(f"{path.name}:{_line(texts[path], at)}" for path, at in found)
            raise BadMutant(f"its text stands in {len(found)} places{_inside(mutant)}: {where}")
        return found[0]


def _inside(mutant: Edit) -> str:
    return f" within {' and '.join(mutant.places)}" if mutant.places else ""


def _flat(text: str) -> tuple[str, list[int]]:
    """A text without the indentation of its lines, and where each character stood before."""
    flat: list[str] = []
    places: list[int] = []
    at = 0
    for line in text.splitlines(keepends=True):
        bare = line.lstrip(" \t")
        flat.append(bare)
        start = at + len(line) - len(bare)
        places.extend(range(start, start + len(bare)))
        at += len(line)
    return "".join(flat), places


def _occurrences(flat: str, places: list[int], wanted: str) -> Iterator[Span]:
    at = flat.find(wanted)
    while at >= 0:
        yield places[at], places[at + len(wanted) - 1] + 1
        at = flat.find(wanted, at + 1)


def _line(text: str, span: Span) -> int:
    return text.count("\n", 0, span[0]) + 1


def _changed(path: Path, text: str, span: Span, replace: str) -> str:
    start, end = span
    begin = text.rfind("\n", 0, start) + 1
    indent = re.match(r"[ \t]*", text[begin:])
    new = textwrap.dedent(replace).strip("\n")
    new = textwrap.indent(new, indent[0] if indent else "").lstrip(" \t")
    changed = text[:start] + new + text[end:]
    if changed == text:
        raise BadMutant("`find` and `replace` are the same")
    _check_syntax(path, changed)
    return changed


def _check_syntax(path: Path, text: str) -> None:
    try:
        if path.suffix == ".py":
            ast.parse(text)
        else:
            tomllib.loads(text)
    except (SyntaxError, tomllib.TOMLDecodeError) as problem:
        raise BadMutant(f"with it {path.name} cannot be read: {problem}") from None


# -- what a text stands in -----------------------------------------------------------------


def _stands_in(path: Path, text: str, span: Span, place: str) -> bool:
    if place.endswith(SUFFIXES):
        return path.as_posix().endswith(f"/{place}")
    spans = _definitions(text, place) if path.suffix == ".py" else _tables(text, place)
    return any(start <= span[0] and span[1] <= end for start, end in spans)


def _definitions(text: str, place: str) -> list[Span]:
    """Where a class or function with this name, or this dotted name, begins and ends."""
    wanted = place.removeprefix("class ").removeprefix("def ")
    return [span for name, span in _named(text) if f".{name}".endswith(f".{wanted}")]


@lru_cache(maxsize=1024)
def _named(text: str) -> tuple[tuple[str, Span], ...]:
    """The classes and functions of a source by their dotted names: many mutants ask for them."""
    starts = [0]
    for line in text.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))

    def walk(node: ast.AST, prefix: str) -> Iterator[tuple[str, Span]]:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                name = f"{prefix}{child.name}"
                first = min([child.lineno, *(d.lineno for d in child.decorator_list)])
                yield name, (starts[first - 1], starts[child.end_lineno or child.lineno])
                yield from walk(child, f"{name}.")
            else:
                yield from walk(child, prefix)

    return tuple(walk(ast.parse(text), ""))


_HEADER = re.compile(r"^\[\[?([^\]\n]+)\]\]?", re.MULTILINE)


def _tables(text: str, place: str) -> Iterator[Span]:
    """Where a TOML table begins and ends: by its header, or by an ``id = "..."`` in it."""
    headers = list(_HEADER.finditer(text))
    entry = re.compile(rf'^(id|key|type|name) = "{re.escape(place)}"', re.MULTILINE)
    for number, header in enumerate(headers):
        own = header[1].strip()
        later = (h for h in headers[number + 1 :] if not h[1].strip().startswith(f"{own}."))
        end = next((h.start() for h in later), len(text))
        first = headers[number + 1].start() if number + 1 < len(headers) else len(text)
        if place.strip("[]") == own or entry.search(text, header.start(), first):
            yield header.start(), end
