"""Set-up forms: read off the types, refined by the game, checked before anything is built."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
import pytest

from shambler.games import find, keys
from shambler.kernel.chance import Sampled
from shambler.kernel.errors import BadSetup
from shambler.kernel.match import Match
from shambler.kernel.ruleset import Ruleset, Setup
from shambler.kernel.setup_form import (
    UNLIMITED,
    Choice,
    SetupOption,
    messages_of,
    options_of,
    sized,
    words_of,
)
from shambler.kernel.texts import LANGUAGES
from shambler.testing import some
from shambler.testing.kit import various
from tests.testgame import RULES


class Thing(msgspec.Struct):
    size: int = 1


class Everything(Setup, frozen=True, forbid_unknown_fields=True, kw_only=True):
    seats: int = 2
    hard: bool = False
    rounds: Annotated[int, msgspec.Meta(ge=1, le=9)] = 6
    least: Annotated[int, msgspec.Meta(ge=3)] | None = None
    pace: Literal["calm", "brisk"] = "calm"
    decks: tuple[Literal["easy", "hard"], ...] = ("easy",)
    names: tuple[str, ...] = ("Ada", "Bo")
    numbers: list[int] = []
    thing: Thing | None = None


def test_the_types_say_of_what_kind_an_option_is() -> None:
    found = {option.name: option for option in options_of(Everything)}
    assert {name: option.kind for name, option in found.items()} == {
        "spokesman": "seat",
        "seats": "seats",
        "hard": "flag",
        "rounds": "number",
        "least": "number",
        "pace": "choice",
        "decks": "several",
        "names": "list",
        "numbers": "list",
        "thing": "own",
    }
    assert (found["rounds"].least, found["rounds"].most) == (1, 9)
    assert (found["least"].least, found["least"].most) == (3, UNLIMITED)
    assert found["pace"].keys == ["calm", "brisk"]
    assert found["decks"].keys == ["easy", "hard"]
    assert [found[name].default for name in ("hard", "names", "numbers", "thing")] == [
        False, ["Ada", "Bo"], [], None,
    ]  # fmt: skip


def option(kind: Any, **more: Any) -> SetupOption:
    return SetupOption("it", kind, choices=tuple(map(Choice, ("ann", "ben", "cleo"))), **more)


@pytest.mark.parametrize(
    ("made", "value", "problem"),
    [
        (option("number", least=1, most=9), 9, ""),
        (option("number", least=1, most=9), 10, "1 to 9, not 10"),
        (option("number", least=1, most=9), 0, "1 to 9, not 0"),
        (option("number", least=3), 2, "at least 3, not 2"),
        (option("seats", least=2, most=2), 3, "2, not 3"),
        (option("number", least=1, most=9, default=0), 0, ""),
        (option("choice"), "ben", ""),
        (option("choice"), "bem", "'bem' cannot be chosen; did you mean ben?"),
        (option("choice"), "zz", "'zz' cannot be chosen; there are ann, ben, cleo"),
        (option("several", least=2, most=3), ["ann", "cleo"], ""),
        (option("several", least=2, most=3), ["ann"], "2 to 3 can be chosen, not 1"),
        (option("several", least=2, most=3, default=[]), [], ""),
        (option("several", least=1, most=3), ["ann", "ann"], "ann is named twice"),
        (option("several", least=1, most=3), ["ann", "dov"], "'dov' cannot be chosen; there are"),
        (option("flag"), True, ""),
    ],
)
def test_values_are_judged(made: SetupOption, value: Any, problem: str) -> None:
    assert made.problem(value).startswith(problem)
    assert bool(made.problem(value)) == bool(problem)


def shelf() -> list[Ruleset]:
    return [RULES, *(find(key) for key in keys())]


@pytest.mark.parametrize("rules", shelf(), ids=lambda rules: rules.key)
def test_every_option_of_every_game_has_words(rules: Ruleset) -> None:
    looked = 0
    for scenario in rules.scenarios():
        for entry in rules.form(scenario.key):
            for language in LANGUAGES:
                messages = some(messages_of(entry))
                assert all(rules.texts.has(language, message) for message in messages)
                words = words_of(rules, entry, language)
                assert words.label and words.help.endswith(".")
                assert list(words.choices) == entry.keys
                assert "" not in words.choices.values()
                looked += 1
    assert looked


@pytest.mark.parametrize("rules", shelf(), ids=lambda rules: rules.key)
def test_what_a_form_offers_can_be_played(rules: Ruleset) -> None:
    """Defaults, and options taken at random: each table begins, with as many seats as it says."""
    made = 0
    for scenario in rules.scenarios():
        for seed in range(4):
            options = various(rules, scenario.key, seed)
            game = rules.new(scenario.key, options, Sampled(seed)).start()
            assert game.decision is not None or game.state.outcome is not None
            size = sized(rules.form(scenario.key), 1)
            sides = {len(side.seats) for side in rules.sides(game)}  # a rival may sit opposite
            sides.add(len(rules.seats(game)))
            assert not size or sides & {options[name] for name in size}
            made += 1
    assert made >= 8


def test_the_seats_of_a_form_are_those_of_the_scenario() -> None:
    (seats,) = (entry for entry in RULES.form("cabin") if entry.kind == "seats")
    assert (seats.least, seats.most, seats.default) == (2, 4, 2)
    assert sized(RULES.form("cabin"), 3) == {"seats": 3}
    assert sized(find("invazions").form("labo-3"), 3) == {}  # the scenario says it


@pytest.mark.parametrize(
    ("game", "scenario", "options", "problem"),
    [
        ("invader", "M0", {"seats": 7}, "seats: 1 to 6, not 7"),
        ("invader", "M0", {"survivors": ["jarred"]}, "survivors: 6 to 12 can be chosen, not 1"),
        ("invader", "M0", {"enemy_cards": ["easy", "harf"]}, "enemy_cards: 'harf' cannot be ch"),
        ("living_dead", "S1", {"extra_spawns": ["A"]}, "unknown field `extra_spawns`"),
        ("invazions", "labo-2", {"players": 3}, "players: 2, not 3"),
        ("invader", "M0", {"ultrared": 3}, r"Expected `bool`, got `int` - at `\$.ultrared`"),
        ("invader", "M0", {"colour": "red"}, "unknown field `colour`"),
    ],
)
def test_a_bad_value_is_refused_by_the_name_of_its_option(
    game: str, scenario: str, options: dict[str, Any], problem: str
) -> None:
    with pytest.raises(BadSetup, match=problem):
        Match.new(find(game), scenario, seed=1, **options)
