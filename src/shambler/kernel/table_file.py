"""A table as a file: which scenario, with which options. Any game reads such files.

game = "some-game"
scenario = "some-scenario"

[options]
length = "long"
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

from shambler.kernel.content import ContentError, Problem, Problems, Words, from_data, parse_text
from shambler.kernel.errors import BadSetup, ShamblerError
from shambler.kernel.setup_form import check_setup

if TYPE_CHECKING:
    from shambler.kernel.ruleset import Ruleset

LONGEST: Final = 60_000  # characters
NAME: Final = "table.toml"
NAMELESS: Final = Words("", "")


class TableFile(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What such a file says."""

    game: str
    scenario: str
    name: Words = NAMELESS
    author: str = ""
    options: dict[str, Any] = {}


def read(text: str, file: str = NAME) -> TableFile:
    """What a text says, whether it can be played or not; raises ``ContentError``."""
    if len(text) > LONGEST:
        raise ContentError(file, "", f"longer than {LONGEST} characters")
    return from_data(parse_text(text, file), TableFile, file)


def problems_of(rules: Ruleset, table: TableFile, file: str = NAME) -> list[Problem]:
    """Everything that keeps it from being played, option by option."""
    problems = Problems(file)
    if table.game != rules.key:
        problems.add("game", f"this is a table of {table.game}, not of {rules.key}")
        return problems.found
    try:
        rules.check_scenario(table.scenario)
    except BadSetup as problem:
        problems.add("scenario", str(problem))
        return problems.found
    for name, value in table.options.items():
        try:
            check_setup(rules.form(table.scenario), rules.setup({name: value}))
        except BadSetup as problem:
            reason = str(problem).removeprefix(f"{name}: ")
            problems.add(f"options.{name}", reason, "option", option=name)
    if not problems.found:
        try:
            rules.build(table.scenario, rules.setup(table.options))
        except ShamblerError as problem:
            problems.add("options", str(problem))
    return problems.found


def check(rules: Ruleset, path: Path) -> list[Problem] | None:
    """What is wrong with a file; ``None`` if it is no table of this game."""
    if path.suffix != ".toml" or not path.is_file():
        return None
    try:
        text = path.read_text("utf-8")
        data = parse_text(text, str(path))
    except (OSError, ValueError):  # also what is no text, and no TOML
        return None
    if data.get("game") != rules.key or "scenario" not in data:
        return None
    try:
        return problems_of(rules, read(text, str(path)), str(path))
    except ContentError as wrong:
        return list(wrong.problems)
