"""Content: TOML files read into typed, frozen values, with errors a designer can act on.

Rules are code and content is data, so a game's cards, boards and missions are TOML. A file is
converted to a `msgspec.Struct` type; whatever does not fit is reported as *all* the problems of
that file at once, each with the file, the place in it and the reason. Every value says where it
comes from with a provenance mark, because the app shows players which parts are ours.
"""

from __future__ import annotations

import difflib
import hashlib
import json
import re
import tomllib
import types
import typing
from collections.abc import Iterable, Mapping, Sequence
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias, TypeVar

import msgspec

from shambler.kernel.structs import fields
from shambler.kernel.typed import ready

T = TypeVar("T")
Source: TypeAlias = Path | Traversable

Provenance: TypeAlias = Literal["rulebook", "public", "ruled", "reconstructed"]
PROVENANCES: Final[tuple[str, ...]] = typing.get_args(Provenance)


class Words(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A text shown to players, in every language of the product."""

    en: str
    fr: str

    def into(self, lang: str) -> str:
        """The text in `lang`, in English when we do not speak it."""
        return self.fr if lang == "fr" else self.en


class Origin(msgspec.Struct, frozen=True):
    """Where one part of one entry of the content comes from."""

    kind: str  # space, unit, event ...
    key: str
    part: str  # values, title, strength ...
    mark: Provenance
    name: Words | None = None


class Problem(msgspec.Struct, frozen=True):
    """One thing wrong with one file: where (a key path or a line) and why.

    ``at`` names the places of a board that it is about, for whoever draws it; ``name`` and
    ``about`` are for texts in other languages (``flaw-<name>``).
    """

    file: str
    where: str
    reason: str
    at: tuple[str, ...] = ()
    name: str = ""
    about: Mapping[str, Any] = {}

    def __str__(self) -> str:
        return ": ".join(part for part in (self.file, self.where, self.reason) if part)


class ContentError(ValueError):
    """Content that cannot be used. Holds every problem found; names the first one's place."""

    def __init__(self, file: str, where: str, reason: str, more: Iterable[Problem] = ()) -> None:
        self.file = file
        self.where = where
        self.reason = reason
        self.problems: tuple[Problem, ...] = (Problem(file, where, reason), *more)
        super().__init__("\n".join(str(problem) for problem in self.problems))


class Problems:
    """Collects the problems of one file so that a check reports all of them, not only the first."""

    def __init__(self, file: Source | str) -> None:
        self.file = file if isinstance(file, str) else label(file)
        self.found: list[Problem] = []

    def add(
        self, where: str, reason: str, name: str = "", at: Iterable[str] = (), **about: Any
    ) -> None:
        """Note one problem."""
        self.found.append(Problem(self.file, where, reason, tuple(at), name, about))

    def duplicates(self, where: str, ids: Iterable[object]) -> None:
        """Note each id that is used more than once."""
        seen: set[object] = set()
        for one in ids:
            if one in seen:
                self.add(where, f"duplicate id {one!r}", "duplicate", what=str(one))
            seen.add(one)

    def reference(self, where: str, what: str, ref: str, known: Iterable[str]) -> None:
        """Note a `ref` that names no known `what`, with the names it might have meant."""
        names = list(known)
        if ref not in names:
            hint = did_you_mean(ref, names)
            self.add(where, f"unknown {what} {ref!r}{hint}", "unknown", what=what, ref=ref)

    def count(self, where: str, what: str, expected: int, got: int) -> None:
        """Note a wrong number of something."""
        if expected != got:
            reason = f"expected {expected} {what}, found {got}"
            self.add(where, reason, "count", what=what, expected=expected, got=got)

    def stop(self) -> None:
        """Raise everything found so far as one `ContentError`, if there is anything."""
        raise_all(self.found)


def raise_all(problems: Sequence[Problem]) -> None:
    """Raise the problems, perhaps of several files, as one error; do nothing if there are none."""
    if problems:
        first, *rest = problems
        raise ContentError(first.file, first.where, first.reason, rest)


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """A tail for an error message: the known names closest to `word`, or nothing."""
    close = difflib.get_close_matches(word, list(known), n=3, cutoff=0.6)
    return f" (did you mean {' or '.join(close)}?)" if close else ""


MOST_TEXT: Final = 1_000_000  # characters; five times the longest file that a game ships
PACKAGE: Final = Path(__file__).parent.parent  # the folder of shambler itself


def label(source: Source) -> str:
    """How a file is called in messages: as it was given, shipped files by their place in the
    package."""
    path = Path(str(source))
    if path.is_relative_to(PACKAGE):
        return str(path.relative_to(PACKAGE.parent))
    return str(path)


def package_files(package: str) -> Traversable:
    """The folder of a package, also when it was installed from a wheel."""
    return resources.files(package)


def parse_toml(source: Source) -> dict[str, Any]:
    """Read and parse a TOML file; a syntax error names its line."""
    try:
        return parse_text(source.read_text(encoding="utf-8"), label(source))
    except (FileNotFoundError, IsADirectoryError):
        raise ContentError(label(source), "", "no such file") from None
    except UnicodeDecodeError as error:
        raise ContentError(label(source), f"byte {error.start}", "not UTF-8 text") from None


def parse_text(text: str, file: str) -> dict[str, Any]:
    """Parse TOML; ``file`` is what it is called in messages. A mark of its encoding is let pass."""
    if len(text) > MOST_TEXT:
        raise ContentError(file, "", f"longer than {MOST_TEXT} characters: no content is")
    try:
        return tomllib.loads(text.removeprefix("\ufeff"))
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"\s*\(at (?:line (\d+), column \d+|end of document)\)", str(error))
        where = f"line {found[1]}" if found and found[1] else "end of file"
        reason = str(error)[: found.start()] if found else str(error)
        raise ContentError(file, where, f"not valid TOML: {reason}") from None
    except RecursionError:
        raise ContentError(file, "", "not valid TOML: nested too deeply") from None


def load_toml(source: Source, kind: type[T]) -> T:
    """Read a TOML file as a value of `kind`, strictly: no unknown keys, no converted types."""
    return from_data(parse_toml(source), kind, label(source))


def from_data(data: Mapping[str, Any], kind: type[T], file: str) -> T:
    """Convert parsed TOML to `kind`; on failure raise every problem found in it."""
    try:
        return msgspec.convert(data, ready(kind), strict=True)
    except msgspec.ValidationError as error:
        problems = Problems(file)
        _examine(data, kind, "", problems)
        if not problems.found:
            problems.add(_path_of(error), _reason_of(error))
        problems.stop()
        raise AssertionError("unreachable") from error


def content_hash(sources: Iterable[Source]) -> str:
    """A fingerprint of what the files say: comments, layout, key order and file order do not count.

    It depends on each file's own name and values only, so it is the same on every machine; records
    carry it to tell whether they were played with this content.
    """
    return data_hash((source.name, parse_toml(source)) for source in sources)


def data_hash(files: Iterable[tuple[str, Mapping[str, Any]]]) -> str:
    """The content hash of files that are already parsed, given by their names."""
    entries = sorted((name, _canonical(data)) for name, data in files)
    return hashlib.sha256(json.dumps(entries).encode()).hexdigest()


def _canonical(data: object) -> str:
    """One spelling for equal values."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), default=str)


# -- finding all problems of a value that did not convert -----------------------------------


def _examine(value: object, kind: Any, path: str, problems: Problems) -> None:
    """Walk `value` beside its type and note every misfit, naming list entries by their id."""
    kind = _plain(kind)
    if isinstance(value, dict) and _tagged(kind):
        _examine_tagged(value, kind, path, problems)
        return
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and isinstance(value, dict):
        _examine_struct(value, kind, path, problems)
        return
    origin, args = typing.get_origin(kind), typing.get_args(kind)
    if origin in (tuple, list) and isinstance(value, list) and _uniform(origin, args):
        for index, item in enumerate(value):
            _examine(item, args[0], f"{path}[{_entry(index, item)}]", problems)
    elif origin is dict and isinstance(value, dict):
        for key, item in value.items():
            _examine(item, args[1], _join(path, key), problems)
    else:
        _examine_leaf(value, kind, path, problems)


def _tagged(kind: Any) -> dict[str, type[msgspec.Struct]]:
    """The structs of a union that are told apart by a tag, by that tag."""
    if typing.get_origin(kind) not in (typing.Union, types.UnionType):
        return {}
    found = [arg for arg in typing.get_args(kind) if isinstance(arg, type)]
    if len(found) < len(typing.get_args(kind)):
        return {}
    structs = [arg for arg in found if issubclass(arg, msgspec.Struct)]
    return {str(one.__struct_config__.tag): one for one in structs} if structs == found else {}


def _examine_tagged(value: dict[str, Any], kind: Any, path: str, problems: Problems) -> None:
    """Find out by its tag what a table is meant to be, then look into it."""
    structs = _tagged(kind)
    key = str(next(iter(structs.values())).__struct_config__.tag_field)
    tag = value.get(key)
    if tag is None:
        problems.add(_join(path, key), "missing key: it names what happens", "missing")
    elif tag not in structs:
        problems.add(_join(path, key), f"unknown {key} {tag!r}{did_you_mean(str(tag), structs)}")
    else:
        _examine_struct(value, structs[tag], path, problems)


def _examine_struct(
    value: dict[str, Any], kind: type[msgspec.Struct], path: str, problems: Problems
) -> None:
    """Note unknown and missing keys of a table, then look into those that are there."""
    before = len(problems.found)
    known = {field.encode_name: field for field in fields(kind)}
    tag = kind.__struct_config__.tag_field
    for key in value:
        if key not in known and key != tag:
            reason = f"unknown key{did_you_mean(key, known)}"
            problems.add(_join(path, key), reason, "unknown-key")
    for name, field in known.items():
        if name in value:
            _examine(value[name], field.type, _join(path, name), problems)
        elif field.required:
            problems.add(_join(path, name), _missing(field.type), "missing")
    if len(problems.found) == before:  # the parts fit; the whole may still refuse (__post_init__)
        _examine_leaf(value, kind, path, problems)


def _examine_leaf(value: object, kind: Any, path: str, problems: Problems) -> None:
    """Note what msgspec says about a single value."""
    try:
        msgspec.convert(value, ready(kind), strict=True)
    except msgspec.ValidationError as error:
        if _is_provenance(kind):
            problems.add(path, f"unknown provenance mark {value!r}: say {_choices(PROVENANCES)}")
            return
        if typing.get_origin(kind) is Literal and isinstance(value, str):
            names = [str(name) for name in typing.get_args(kind)]
            problems.add(
                path, f"{value!r} is none of {_choices(names)}{did_you_mean(value, names)}"
            )
            return
        problems.add(path + _path_of(error), _reason_of(error))


def _missing(kind: Any) -> str:
    """The message for a required key that is absent."""
    if _is_provenance(_plain(kind)):
        return f"missing provenance mark: say {_choices(PROVENANCES)}"
    return "missing key"


def _is_provenance(kind: Any) -> bool:
    return bool(kind == Provenance)


def _choices(names: Sequence[str]) -> str:
    return ", ".join(names[:-1]) + " or " + names[-1] if len(names) > 1 else "".join(names)


def _plain(kind: Any) -> Any:
    """`X | None` seen as `X`: TOML has no null, a missing key says it."""
    if typing.get_origin(kind) in (typing.Union, types.UnionType):
        rest = [arg for arg in typing.get_args(kind) if arg is not type(None)]
        if len(rest) == 1:
            return rest[0]
    return kind


def _uniform(origin: object, args: tuple[Any, ...]) -> bool:
    """Whether all entries of a sequence type have the same type."""
    return len(args) == 1 if origin is list else len(args) == 2 and args[1] is Ellipsis


def _entry(index: int, item: object) -> str:
    """A list entry by the name a reader will look for, else by its number."""
    named = item.get("id", item.get("number")) if isinstance(item, dict) else None
    return str(named) if isinstance(named, str | int) else str(index)


def _join(path: str, key: str) -> str:
    return f"{path}.{key}" if path else key


def _path_of(error: msgspec.ValidationError) -> str:
    """The rest of the key path that msgspec names, such as `.dice[2]`."""
    found = re.search(r" - at `(?:key in )?\$(.*)`$", str(error))
    return found[1].replace("...", "[]") if found else ""


def _reason_of(error: msgspec.ValidationError) -> str:
    """What msgspec says without its key path, in lower case and without back quotes."""
    reason = re.sub(r" - at `.*`$", "", str(error)).replace("`", "")
    return reason[:1].lower() + reason[1:]
