"""What the lab reads out of the events of real games, and scenarios from a file."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

from shambler.games import find
from shambler.kernel.content import ContentError
from shambler.kernel.errors import BadSetup
from shambler.lab.family import family_of
from shambler.lab.grid import Grid, NamedScenario, own_spot, plans_of, spots_of
from shambler.lab.pool import simulate
from shambler.lab.simulate import SeriesPlan, play_row
from shambler.testing import some

INVADER = files("shambler.games.zombicide.invader") / "content" / "missions" / "M1.toml"
CUSTOM = files("shambler.games.invazions") / "scenarios" / "example.toml"


def test_deaths_have_a_cause_and_a_round() -> None:
    rows = [
        play_row(SeriesPlan("invader", "M0", "random"), index, listen=True) for index in range(12)
    ]
    for row in some(rows):
        assert row.tale is not None and row.rounds is not None
        assert bool(row.tale.deaths) == (row.reason == "eliminated")
        for death in row.tale.deaths:
            assert death.cause and death.round == row.rounds


def test_kills_belong_to_weapons() -> None:
    tales = [play_row(SeriesPlan("invader", "M0", "thumb"), n, listen=True).tale for n in range(6)]
    for tale in some(filter(None, tales)):
        assert sum(item.kills for item in tale.items) == tale.counts["kills"]
        assert all(item.used or not item.kills for item in tale.items)
    names = {item.name for tale in filter(None, tales) for item in tale.items}
    assert "SMG" in names


@pytest.mark.parametrize(("game", "scenario"), [("living_dead", "S1"), ("invazions", "labo-2")])
def test_other_families_tell_too(game: str, scenario: str) -> None:
    tale = play_row(SeriesPlan(game, scenario, "random"), 1, listen=True).tale
    assert tale is not None and tale.items and tale.counts


def test_listening_changes_nothing() -> None:
    plan = SeriesPlan("invader", "M2", "thumb")
    heard, silent = play_row(plan, 3, listen=True), play_row(plan, 3)
    assert silent.tale is None
    assert (heard.decisions, heard.reason) == (silent.decisions, silent.reason)


def test_a_mission_file_plays_like_the_shipped_one(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(INVADER.read_text("utf-8"), "utf-8")
    spot = own_spot(file)
    assert (spot.game, spot.scenario) == ("invader", "mine")
    mine = SeriesPlan("invader", "mine", games=10, own=spot.own)
    assert simulate(mine) == simulate(SeriesPlan("invader", "M1", games=10))
    assert play_row(mine, 0).own


def test_a_changed_mission_file_is_another_mission(tmp_path: Path) -> None:
    text = INVADER.read_text("utf-8").replace('id = "M1"', 'id = "X1"')
    file = tmp_path / "mine.toml"
    file.write_text(text.replace('enemy = "', 'enemy = "no-such-', 1), "utf-8")
    if "no-such-" in file.read_text("utf-8"):
        with pytest.raises(ContentError):
            own_spot(file)
    file.write_text(text, "utf-8")
    assert simulate(SeriesPlan("invader", "mine", games=4, own=own_spot(file).own)).ended == 4


def test_a_scenario_of_invazions_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "night.toml"
    file.write_text(CUSTOM.read_text("utf-8"), "utf-8")
    spot = own_spot(file)
    assert spot.game == "invazions"
    own = simulate(SeriesPlan("invazions", "night", games=5, own=spot.own))
    assert own == simulate(SeriesPlan("invazions", "custom", games=5)) and own.ended == 5


def test_files_that_are_no_scenario(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match="no such file"):
        own_spot(tmp_path / "none.toml")
    (tmp_path / "odd.toml").write_text("a = 1\n")
    with pytest.raises(BadSetup, match="not a scenario"):
        own_spot(tmp_path / "odd.toml")


def test_words_name_scenarios() -> None:
    assert spots_of(["invader", "M0", "M3"]) == [
        NamedScenario("invader", "M0"),
        NamedScenario("invader", "M3"),
    ]
    assert len(spots_of(["invader"])) == 11
    mixed = spots_of(["invader", "invazions", "labo-2", "living_dead/S1"])
    assert [spot.game for spot in mixed] == ["invader"] * 11 + ["invazions", "living_dead"]


def test_everything_is_combined() -> None:
    from shambler.cli.options import parse

    vary = ["ultrared=true|false", "enemy_cards=easy|easy,hard"]
    grid = Grid(
        [NamedScenario("invader", "M0")], ["random", "thumb"], ["seats=2"], vary, [6, 8], 5, 1
    )
    plans = plans_of(grid, parse)
    assert len(plans) == 16 and len({str(plan.options) for plan in plans}) == 8
    assert plans[0].options["seats"] == 2 and len(plans[-1].options["survivors"]) == 8
    assert {(plan.seed, plan.games) for plan in plans} == {(1, 5)}
    with pytest.raises(BadSetup, match="expected key"):
        plans_of(grid._replace(vary=["ultrared"]), parse)


def test_a_team_the_game_cannot_have() -> None:
    with pytest.raises(BadSetup, match="how many play"):
        family_of(find("invazions")).team(find("invazions"), 3)
