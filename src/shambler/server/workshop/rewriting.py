"""Writing changed data back into the text it came from: comments, order and layout are kept.

What did not change is not touched, so a file that is opened and saved is the same to the byte. The
result is always read again: should the library ever write something else than was asked for, the
data is written anew, without comments.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from typing import Any

import tomlkit
from tomlkit.exceptions import TOMLKitError
from tomlkit.items import AoT, Array, InlineTable, Table

from shambler.kernel.errors import ShamblerError
from shambler.server.words import said

WIDE = 88  # characters that a list may have in one line


class BadDraft(ShamblerError):
    """A draft that cannot be read or written."""


def rewrite(text: str, data: Mapping[str, Any]) -> str:
    """The text with this data in it."""
    try:
        document = tomlkit.parse(text)
        if document.unwrap() == data:
            return text
        _sync(document, data)
        found = tomlkit.dumps(document)
        if _reads_as(found, data):
            return found
    except (TOMLKitError, ValueError, TypeError, KeyError, IndexError, RecursionError):
        pass  # the library could not do it: the text is written anew
    return _fresh(data)


def _fresh(data: Mapping[str, Any]) -> str:
    document = tomlkit.document()
    try:
        ordered = sorted(data.items(), key=lambda entry: _is_section(entry[1]))
        for key, value in ordered:
            document.add(key, _item(value))
        found = tomlkit.dumps(document)
    except (TOMLKitError, ValueError, TypeError, RecursionError) as problem:
        raise BadDraft(said("no-toml-because", because=str(problem))) from problem
    if not _reads_as(found, data):
        raise BadDraft(said("no-toml"))
    return found


def _reads_as(text: str, data: Mapping[str, Any]) -> bool:
    try:
        return tomllib.loads(text) == data
    except tomllib.TOMLDecodeError:
        return False


def _sync(table: Any, data: Mapping[str, Any]) -> None:
    """Make a table say what the data says."""
    for key in [key for key in table if key not in data]:
        table.remove(key)
    for key, value in data.items():
        if key not in table:
            table.add(key, _item(value, inside=isinstance(table, InlineTable)))
            continue
        there = table[key]
        if _plain(there) == value:
            continue
        if isinstance(value, Mapping) and isinstance(there, Mapping):
            _sync(there, value)
        elif isinstance(there, AoT) and _is_tables(value):
            _sync_tables(there, value)
        elif _is_section(value) or isinstance(there, AoT | Table):
            table.remove(key)
            table.add(key, _item(value))
        else:
            table[key] = _item(value, inside=isinstance(table, InlineTable))


def _sync_tables(there: AoT, wanted: Sequence[Mapping[str, Any]]) -> None:
    """Entries that stay keep their text: those before and those after the change."""
    had = [_plain(entry) for entry in there]
    shorter = min(len(had), len(wanted))
    start = next((n for n in range(shorter) if had[n] != wanted[n]), shorter)
    rest = shorter - start
    end = next((n for n in range(rest) if had[-1 - n] != wanted[len(wanted) - 1 - n]), rest)
    changed = range(start, min(len(had), len(wanted)) - end)
    for number in changed:
        _sync(there[number], wanted[number])
    for _ in range(len(had) - len(wanted)):
        del there[start + len(changed)]
    for number in range(start + len(changed), start + len(changed) + len(wanted) - len(had)):
        there.insert(number, _section(wanted[number]))


def _plain(item: Any) -> Any:
    return item.unwrap() if hasattr(item, "unwrap") else item


def _is_tables(value: Any) -> bool:
    """A list of tables, each of which gets a heading of its own."""
    return isinstance(value, list) and bool(value) and all(isinstance(v, Mapping) for v in value)


def _is_section(value: Any) -> bool:
    return isinstance(value, Mapping) or _is_tables(value)


def _item(value: Any, inside: bool = False) -> Any:
    """A new value: tables get headings, unless they are inside something that has none."""
    if isinstance(value, Mapping) and (inside or _is_small(value)):
        table = tomlkit.inline_table()
        for key, inner in value.items():
            table.add(key, _item(inner, inside=True))
        return table
    if isinstance(value, Mapping):
        section = tomlkit.table()
        for key, inner in sorted(value.items(), key=lambda entry: _is_headed(entry[1])):
            section.add(key, _item(inner))
        return section
    if _is_tables(value) and not inside:
        tables = tomlkit.aot()
        for entry in value:
            tables.append(_section(entry))
        return tables
    return _array(value) if isinstance(value, list) else tomlkit.item(value)


def _section(entry: Mapping[str, Any]) -> Table:
    """An entry of a list of tables: what is in it stands in lines of its own."""
    section = tomlkit.table()
    for key, inner in entry.items():
        section.add(key, _item(inner, inside=True))
    return section


def _is_headed(value: Any) -> bool:
    return _is_section(value) and not (isinstance(value, Mapping) and _is_small(value))


def _is_small(value: Mapping[str, Any]) -> bool:
    """Such as the words of a name: it stands in one line."""
    return bool(value) and all(isinstance(inner, str) for inner in value.values())


def _array(values: Sequence[Any]) -> Array:
    found = tomlkit.array()
    for value in values:
        found.append(_item(value, inside=True))
    if len(found.as_string()) > WIDE or any(isinstance(value, list | dict) for value in values):
        found.multiline(True)
    return found
