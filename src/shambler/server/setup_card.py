"""The set-up form of a scenario, as the page shows it before a table is made."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from typing import Any

from pydantic import BaseModel

from shambler.games import find
from shambler.kernel.chance import Sampled
from shambler.kernel.errors import BadSetup
from shambler.kernel.ruleset import Ruleset
from shambler.kernel.setup_form import Kind, SetupOption, words_of
from shambler.kernel.teller import Teller
from shambler.server.protocol import Language


class ChoiceCard(BaseModel):
    """One of the values of an option."""

    key: str
    name: str


class OptionCard(BaseModel):
    """An option of the set-up; ``least`` and ``most``: of a number, or of how many are chosen."""

    name: str
    kind: Kind
    label: str
    help: str
    default: Any
    choices: list[ChoiceCard]
    least: int
    most: int


class SetupCard(BaseModel):
    """What can be set for a scenario, and what the seats of a table of this size play."""

    options: list[OptionCard]
    roles: list[str]
    seats: tuple[int, int]  # the fewest and the most of such a table


def setup_card(
    game: str, scenario: str, seats: int, language: Language, on: Collection[str] = ()
) -> SetupCard:
    """The form of a scenario; raises :class:`BadSetup` where there is no such scenario.

    ``on``: the flags that are set. Some change who sits at the table.
    """
    rules = find(game)
    rules.check_scenario(scenario)
    flags = [option.name for option in rules.form(scenario) if option.kind == "flag"]
    return _card(rules, scenario, seats, language, tuple(name for name in flags if name in on))


@lru_cache(maxsize=512)
def _card(
    rules: Ruleset, scenario: str, seats: int, language: Language, on: tuple[str, ...]
) -> SetupCard:
    """Made once: neither content nor texts change while the server runs."""
    options = dict.fromkeys(on, True)
    least, most = rules.places(scenario, options)
    return SetupCard(
        options=[_option(rules, option, language) for option in rules.form(scenario)],
        roles=_roles(rules, scenario, options, min(most, max(least, seats)), language),
        seats=(least, most),
    )


def _option(rules: Ruleset, option: SetupOption, language: Language) -> OptionCard:
    words = words_of(rules, option, language)
    return OptionCard(
        name=option.name,
        kind=option.kind,
        label=words.label,
        help=words.help,
        default=option.default,
        choices=[ChoiceCard(key=key, name=name) for key, name in words.choices.items()],
        least=option.least,
        most=option.most,
    )


def _roles(
    rules: Ruleset, scenario: str, options: dict[str, bool], seats: int, language: Language
) -> list[str]:
    """By making such a table; one that cannot be made is told when somebody tries to."""
    try:
        game = rules.new(scenario, rules.seated(scenario, options, seats), Sampled(0))
    except BadSetup:
        game = rules.new(scenario, {}, Sampled(0))
    teller = Teller(game, language)
    return [teller.seat(seat) for seat in rules.seats(game)]
