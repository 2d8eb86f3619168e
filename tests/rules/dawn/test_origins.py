"""Every value says where it comes from, and every ability what it does, in both languages."""

from __future__ import annotations

import json
from collections import Counter

import pytest
from typer.testing import CliRunner

from shambler.cli.app import app
from shambler.games.dawn import RULES
from shambler.games.dawn.board_view import board_view
from shambler.kernel.content import PROVENANCES
from shambler.testing.dawn import Siege

LEVELS = [scenario.key for scenario in RULES.scenarios()]


def test_every_card_counter_space_and_table_has_a_mark() -> None:
    rows = RULES.origins()
    kinds = Counter(row.kind for row in {(r.kind, r.key): r for r in rows}.values())
    assert kinds["event"] == 90 and kinds["fate"] == 44
    assert kinds["research"] == 22 + 5 and kinds["space"] == 41
    assert kinds["zeds"] == 34 + 9 + 2 and kinds["level"] == 6
    assert {row.mark for row in rows} == set(PROVENANCES)


def test_what_was_reconstructed_is_exactly_what_the_reference_calls_so() -> None:
    ours = {(row.kind, row.part) for row in RULES.origins() if row.mark == "reconstructed"}
    assert ("event", "pressure") in ours and ("unit", "strength") in ours
    numbers = {r.key for r in RULES.origins() if r.kind == "numbers" and r.mark == "reconstructed"}
    assert numbers == {
        "pressure",
        "optional-rules",
        "zeds-actions",
        "starting-un-zeds",
        "un-zeds-strengths",
    }
    cards = {r.key for r in RULES.origins() if (r.kind, r.part) == ("event", "pressure")}
    symbols = {card.id for card in Siege().game.world.events if card.pressure}
    assert symbols <= cards


@pytest.mark.parametrize("versus", [False, True])
@pytest.mark.parametrize("level", LEVELS)
def test_the_page_gets_marks_and_words_for_everything_on_the_table(
    level: str, versus: bool
) -> None:
    with Siege(level, versus=versus) as town:
        board = board_view(town.game)
    counters = [*board.zeds.values(), *board.units.values()]
    assert all(counter.provenance for counter in counters)
    assert all(len(counter.sheet) == len(counter.abilities) for counter in counters)
    words = [text for counter in counters for text in counter.sheet]
    assert all(text.en and text.fr and text.en != text.fr for text in words)
    assert not any("ability-" in text.en + text.fr for text in words)
    assert ("un-zeds-strengths" in board.provenance) is versus


def test_a_sheet_has_the_numbers_of_its_unit() -> None:
    with Siege("walking-zeds", versus=True) as town:
        units = board_view(town.game).units
    assert units["johnson"].sheet[0].en == "Brings 2 Supplies and 3 Ammo into the game."
    assert "from 4 on" in " ".join(text.en for text in units["hunt"].sheet)
    assert "from 5 on" in " ".join(text.en for text in units["wright"].sheet)
    kingman = " ".join(text.en for text in units["kingman"].sheet)
    schmidt = " ".join(text.en for text in units["schmidt"].sheet)
    assert "when defending" in kingman and "in all Hand-to-Hand combat" in schmidt
    assert "No Zeds can attack him." in [text.en for text in units["marteuse"].sheet]
    assert not units["film-crew"].sheet


def test_the_command_line_tells_where_a_card_comes_from() -> None:
    runner = CliRunner()
    found = runner.invoke(app, ["origins", "dawn", "E-B05", "--json"])
    assert found.exit_code == 0
    marks = {row["part"]: row["mark"] for row in json.loads(found.stdout)["origins"]}
    assert marks["card"] == "public" and marks["pressure"] == "reconstructed"
    counted = runner.invoke(app, ["origins", "dawn"])
    assert counted.exit_code == 0 and "reconstructed" in counted.stdout
    wrong = runner.invoke(app, ["origins", "dawn", "E-B5"])
    assert wrong.exit_code != 0
