"""Set-up forms: every option of a table, declared once, for page, terminal, API and lab.

A form is read off the fields of a game's ``Setup``: their types say what kind of option each is,
their defaults what it is worth if nobody says anything. What depends on content or scenario (who
can be chosen, how many) the ruleset adds with :meth:`Ruleset.refine`. Words come from the texts:
``option-<name>`` is the label, ``option-<name>-help`` a sentence about it, ``option-<name>-<key>``
a choice that has no name of its own.
"""

from __future__ import annotations

import types
import typing
from collections.abc import Callable, Mapping, Sequence
from difflib import get_close_matches
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, TypeAlias

import msgspec

from shambler.kernel.carry import SHEET
from shambler.kernel.errors import BadSetup
from shambler.kernel.structs import FieldInfo, fields, replace, to_builtins

if TYPE_CHECKING:
    from shambler.kernel.ruleset import Ruleset, Setup

Kind: TypeAlias = Literal[
    "seats",  # how many play
    "seat",  # one of the seats, or none
    "flag",  # yes or no
    "number",  # a whole number
    "choice",  # one of some
    "several",  # some of some
    "list",  # texts or numbers, in an order, that only the game can judge
    "own",  # a thing of one's own, such as a scenario: a whole document
]

SIZES: Final = ("seats", "players")  # what the number of seats is called in a set-up
SPOKESMAN: Final = "spokesman"
UNLIMITED: Final = 1_000_000


class Choice(msgspec.Struct, frozen=True):
    """One of the values of an option; ``name`` by language, where content has one."""

    key: str
    name: Mapping[str, str] = {}


class SetupOption(msgspec.Struct, frozen=True):
    """One option. ``least`` and ``most``: of a number, or of how many are chosen."""

    name: str
    kind: Kind
    default: Any = None  # as plain data
    choices: tuple[Choice, ...] = ()
    least: int = 0
    most: int = UNLIMITED

    @property
    def keys(self) -> list[str]:
        """What can be chosen."""
        return [choice.key for choice in self.choices]

    def problem(self, value: Any) -> str:
        """What is wrong with a value of the right type; an empty text if nothing."""
        if value == self.default or value is None:
            return ""
        if self.kind in ("number", "seats") and not self.least <= value <= self.most:
            return f"{self.limits}, not {value}"
        if self.kind == "choice":
            return self._unknown([value])
        if self.kind == "several":
            twice = next((key for key in value if list(value).count(key) > 1), None)
            if twice is not None:
                return f"{twice} is named twice"
            if not self.least <= len(value) <= self.most:
                return f"{self.limits} can be chosen, not {len(value)}"
            return self._unknown(value)
        return ""

    @property
    def limits(self) -> str:
        """``6 to 12``, or ``at least 1``."""
        if self.least == self.most:
            return str(self.least)
        return f"{self.least} to {self.most}" if self.most < UNLIMITED else f"at least {self.least}"

    def _unknown(self, values: Sequence[Any]) -> str:
        for value in values:
            if value not in self.keys:
                near = get_close_matches(str(value), self.keys, 1)
                hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(self.keys)}"
                return f"{value!r} cannot be chosen; {hint}"
        return ""


class OptionWords(msgspec.Struct, frozen=True):
    """An option in one language."""

    label: str
    help: str
    choices: Mapping[str, str]  # by key


def options_of(setup_type: type[Setup]) -> list[SetupOption]:
    """The options of a set-up as its types declare them; a campaign's sheet is written by play."""
    return [_option(field) for field in fields(setup_type) if field.name != SHEET]


def _option(field: FieldInfo) -> SetupOption:
    kind, least, most = _plain_type(field.type)
    default = to_builtins(default_of(field), str_keys=True)
    if isinstance(default, tuple):
        default = list(default)
    made = SetupOption(field.name, "own", default, (), least, most)
    if field.name in SIZES and kind is int:
        return replace(made, kind="seats")
    if field.name == SPOKESMAN:
        return replace(made, kind="seat")
    if kind is bool:
        return replace(made, kind="flag")
    if kind is int:
        return replace(made, kind="number")
    inner = typing.get_args(kind)
    if typing.get_origin(kind) is Literal:
        choices = tuple(Choice(str(key)) for key in inner)
        return replace(made, kind="choice", choices=choices)
    if typing.get_origin(kind) in (tuple, list):
        if typing.get_origin(inner[0]) is Literal:
            choices = tuple(Choice(str(key)) for key in typing.get_args(inner[0]))
            return replace(made, kind="several", choices=choices)
        return replace(made, kind="list")
    return made


def _plain_type(kind: Any) -> tuple[Any, int, int]:
    """A type without ``None`` and without its limits, which come beside it."""
    least, most = 0, UNLIMITED
    if typing.get_origin(kind) in (typing.Union, types.UnionType):
        parts = [part for part in typing.get_args(kind) if part is not type(None)]
        kind = parts[0] if len(parts) == 1 else kind
    if typing.get_origin(kind) is Annotated:
        kind, *notes = typing.get_args(kind)
        for note in notes:
            if isinstance(note, msgspec.Meta):
                least = _first(note.ge, note.min_length, least)
                most = _first(note.le, note.max_length, most)
    return kind, least, most


def _first(*limits: Any) -> int:
    return int(next(limit for limit in limits if limit is not None))


def default_of(field: FieldInfo) -> Any:
    """The value of a field that nobody gives."""
    if field.default_factory is not msgspec.NODEFAULT:
        make: Callable[[], Any] = field.default_factory
        return make()
    return None if field.default is msgspec.NODEFAULT else field.default


def check_setup(form: Sequence[SetupOption], setup: Setup) -> None:
    """Refuse values that the form does not have; the first wrong option is named."""
    plain = to_builtins(setup, str_keys=True)
    for option in form:
        value = plain[option.name]
        problem = option.problem(list(value) if isinstance(value, tuple) else value)
        if problem:
            raise BadSetup(f"{option.name}: {problem}")
    known = {SHEET, *(option.name for option in form)}
    for name, value in plain.items():
        if name not in known and value != default_of(_field(type(setup), name)):
            raise BadSetup(f"{name}: not an option of this scenario")


def _field(setup_type: type[Setup], name: str) -> FieldInfo:
    return next(field for field in fields(setup_type) if field.name == name)


def sized(form: Sequence[SetupOption], seats: int) -> dict[str, int]:
    """The option that says how many play, where a table has to be told."""
    return {o.name: seats for o in form if o.kind == "seats" and o.default is not None}


def messages_of(option: SetupOption) -> list[str]:
    """The texts that an option needs: its label, its help, choices without a name of their own."""
    message = f"option-{option.name.replace('_', '-')}"
    nameless = [choice.key for choice in option.choices if not choice.name]
    return [message, f"{message}-help", *(f"{message}-{key}" for key in nameless)]


def words_of(rules: Ruleset, option: SetupOption, language: str) -> OptionWords:
    """Label, help and choices of an option."""
    label, about, *nameless = (
        rules.texts.text(language, message, {}) for message in messages_of(option)
    )
    names = iter(nameless)
    choices = {
        choice.key: (choice.name.get(language) or choice.name["en"]) if choice.name else next(names)
        for choice in option.choices
    }
    return OptionWords(label, about, choices)
