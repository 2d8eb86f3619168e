"""A workshop for any game: its tables are designed by the options of their set-up, without a map.

A draft is a table file (:mod:`shambler.kernel.table_file`). What changes it is read off the form:
every switch turned, every choice and number moved one step to either side.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

import msgspec

from shambler.kernel import table_file
from shambler.kernel.content import ContentError, Words, parse_text
from shambler.kernel.ruleset import Ruleset, Scenario
from shambler.kernel.setup_form import Kind, SetupOption, words_of
from shambler.kernel.workshop import Change, DraftLook, Finding, Workshop, finding_of

TEXT: Final = """\
game = "{game}"
scenario = "{scenario}"
name = {{ en = "", fr = "" }}
author = ""

# Options that are not named are as the box has them.
[options]
"""
LANGUAGES: Final = ("en", "fr")


class ChoiceKit(msgspec.Struct, frozen=True):
    """One of the values of an option."""

    key: str
    name: Words


class OptionKit(msgspec.Struct, frozen=True):
    """An option, as a page shows it."""

    name: str
    kind: Kind
    label: Words
    help: Words
    default: Any
    choices: list[ChoiceKit]
    least: int
    most: int


class ScenarioKit(msgspec.Struct, frozen=True):
    """A scenario and its options."""

    key: str
    name: Words
    options: list[OptionKit]


class SetUpKit(msgspec.Struct, frozen=True):
    """Everything a table can be made of."""

    scenarios: list[ScenarioKit]


class SetUpWorkshop(Workshop):
    """Tables of a game whose scenarios are all printed, but for their options."""

    def blank(self, rules: Ruleset) -> str:
        """The first scenario as the box has it."""
        return self.source(rules, rules.scenarios()[0].key)

    def source(self, rules: Ruleset, scenario: str) -> str:
        """A scenario as the box has it."""
        rules.check_scenario(scenario)
        return TEXT.format(game=rules.key, scenario=scenario)

    def kit(self, rules: Ruleset) -> SetUpKit:  # type: ignore[override]
        """Every scenario with its form."""
        return SetUpKit([_scenario(rules, scenario) for scenario in rules.scenarios()])

    def look(self, rules: Ruleset, text: str, language: str) -> DraftLook:
        """What the file says, and what is wrong with it."""
        data: Mapping[str, Any] | None = None
        try:
            data = parse_text(text, table_file.NAME)
            table = table_file.read(text)
        except ContentError as error:
            return DraftLook(data, [finding_of(rules, one, language, ()) for one in error.problems])
        problems = table_file.problems_of(rules, table)
        findings = [finding_of(rules, one, language, ()) for one in problems]
        if problems:
            return DraftLook(data, findings)
        if not table.name.en or not table.name.fr:
            said = rules.texts.text(language, "flaw-nameless", {})
            findings.append(Finding("name", said, (), "hint"))
        seats = rules.places(table.scenario, table.options)
        return DraftLook(data, findings, seats=seats)

    def changes(self, rules: Ruleset, text: str) -> Sequence[Change]:
        """Every option a step away that still makes a table."""
        table = table_file.read(text)
        if table_file.problems_of(rules, table):
            return ()
        data = parse_text(text, table_file.NAME)
        found = []
        for option in rules.form(table.scenario):
            label = _words(rules, option, "label")
            for step, value, of in _steps(rules, option, table.options):
                options = {**table.options, option.name: value}
                other = msgspec.structs.replace(table, options=options)
                if not table_file.problems_of(rules, other):
                    name = f"{option.name}-{value}".lower()
                    changed = {**data, "options": options}
                    found.append(Change(name, option.name, step, changed, of=of, label=label))
        return found


def _scenario(rules: Ruleset, scenario: Scenario) -> ScenarioKit:
    name = Words(scenario.name["en"], scenario.name.get("fr", scenario.name["en"]))
    asked = [option for option in rules.form(scenario.key) if option.kind not in ("own", "seat")]
    return ScenarioKit(scenario.key, name, [_option(rules, option) for option in asked])


def _option(rules: Ruleset, option: SetupOption) -> OptionKit:
    return OptionKit(
        option.name,
        option.kind,
        _words(rules, option, "label"),
        _words(rules, option, "help"),
        option.default,
        [ChoiceKit(key, _chosen(rules, option, key)) for key in option.keys],
        option.least,
        option.most,
    )


def _words(rules: Ruleset, option: SetupOption, part: str) -> Words:
    return Words(*(getattr(words_of(rules, option, language), part) for language in LANGUAGES))


def _chosen(rules: Ruleset, option: SetupOption, key: str) -> Words:
    return Words(*(words_of(rules, option, language).choices[key] for language in LANGUAGES))


def _steps(
    rules: Ruleset, option: SetupOption, options: Mapping[str, Any]
) -> Iterator[tuple[int, Any, Words | None]]:
    """The values beside the one that is chosen, and what they are called."""
    value = options.get(option.name, option.default)
    if option.kind == "flag":
        yield (-1 if value else 1), not value, None
    elif option.kind == "choice":
        at = option.keys.index(value)
        for step in (-1, 1):
            if 0 <= at + step < len(option.keys):
                key = option.keys[at + step]
                yield step, key, _chosen(rules, option, key)
    elif option.kind in ("number", "seats") and value is not None:
        for step in (-1, 1):
            if option.least <= value + step <= option.most:
                yield step, value + step, Words(str(value + step), str(value + step))


WORKSHOP: Final = SetUpWorkshop()
