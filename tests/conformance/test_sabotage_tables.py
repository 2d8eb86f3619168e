"""The kit notices set-up, sides, ends and texts of a table."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from shambler.kernel.ruleset import Scenario
from shambler.kernel.setup_form import SetupOption
from shambler.kernel.sides import Role, Side, one_team
from shambler.kernel.structs import replace
from shambler.kernel.texts import Catalogue
from shambler.testing import KitFailure, run_kit
from tests.conformance.sabotage import (
    Patch,
    Sabotage,
    Spoilt,
    asking,
    reported,
)
from tests.testgame import HOME, night


def a_scenario_has_no_french_name(patch: Patch) -> None:
    patch.setattr(Spoilt, "scenarios", lambda self: [Scenario("cabin", {"en": "Cabin"}, (2, 4))])


def an_option_has_nothing_to_choose_from(patch: Patch) -> None:
    def refine(self: Any, scenario: str, option: SetupOption) -> SetupOption:
        return replace(option, choices=()) if option.name == "weather" else option

    patch.setattr(Spoilt, "refine", refine)


def a_winner_does_not_sit_at_the_table(patch: Patch) -> None:
    honest = night.Morning.next_night

    def next_night(self: Any, table: Any) -> None:
        table.finish((5,), "dawn", "BN-END-02")
        honest(self, table)

    patch.setattr(night.Morning, "next_night", next_night)


def a_seat_is_on_no_side(patch: Patch) -> None:
    patch.setattr(Spoilt, "sides", lambda self, game: one_team((0, 1), "household", "survivor"))


def two_seats_have_one_name(patch: Patch) -> None:
    def sides(self: Any, game: Any) -> list[Side]:
        return [Side("household", {0: Role("survivor"), 1: Role("survivor"), 2: Role("survivor")})]

    patch.setattr(Spoilt, "sides", sides)


def half_a_side_wins(patch: Patch) -> None:
    honest = night.Morning.next_night

    def next_night(self: Any, table: Any) -> None:
        table.finish((0, 1), "dawn", "BN-END-02")
        honest(self, table)

    patch.setattr(night.Morning, "next_night", next_night)


def a_stranger_speaks(patch: Patch) -> None:
    asking(patch, night.Assault, lambda asked: replace(asked, spokesman=7))


def a_text_is_missing(patch: Patch, folder: Path, language: str, message: str) -> None:
    texts = folder / "texts"
    texts.mkdir()
    for path in (HOME / "texts").iterdir():
        text = path.read_text("utf-8")
        if path.stem == language:
            text = re.sub(rf"^{message} = .*$", "", text, flags=re.MULTILINE)
        (texts / path.name).write_text(text, "utf-8")
    patch.setattr(Spoilt, "texts", Catalogue(folder))


SABOTAGE: list[tuple[Sabotage, str]] = [
    (a_scenario_has_no_french_name, r"scenario cabin has no name in 'fr'"),
    (an_option_has_nothing_to_choose_from, r"option weather of cabin has nothing to choose"),
    (a_winner_does_not_sit_at_the_table, r"winners \(5,\) do not sit at the table"),
    (a_seat_is_on_no_side, r"the sides have seats \[0, 1\], the table has \[0, 1, 2\]"),
    (two_seats_have_one_name, r"names that are not told apart in 'en': \['Survivor 0', 'Surv"),
    (half_a_side_wins, r"side household has won and lost: winners \(0, 1\) of \(0, 1, 2\)"),
    (a_stranger_speaks, r"hold has a spokesman who is not among its seats: 7"),
]


@pytest.mark.parametrize(("spoil", "report"), SABOTAGE, ids=[s.__name__ for s, _ in SABOTAGE])
def test_the_kit_reports(spoil: Sabotage, report: str, monkeypatch: Patch) -> None:
    reported(spoil, report, monkeypatch)


@pytest.mark.parametrize(
    ("language", "message"),
    [
        ("en", "ask-board"),
        ("fr", "ask-hold"),
        ("fr", "do-use-howl"),
        ("en", "event-drew"),
        ("fr", "event-drew-unseen"),
        ("fr", "why-scouted-last-night"),
        ("fr", "odds-hits"),
        ("en", "outcome-dawn"),
        ("fr", "grade-unbroken"),
        ("en", "side-household"),
        ("fr", "role-survivor"),
        ("en", "option-weather-help"),
        ("fr", "option-weather-calm"),
    ],
)
def test_the_kit_misses_no_missing_text(
    language: str, message: str, tmp_path: Path, monkeypatch: Patch
) -> None:
    a_text_is_missing(monkeypatch, tmp_path, language, message)
    with pytest.raises(KitFailure, match=f"no text '{message}' in '{language}'"):
        run_kit(Spoilt(), "cabin", 10, options={"seats": 3})
