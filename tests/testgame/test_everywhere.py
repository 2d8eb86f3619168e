"""A game that only its own folder knows of is everywhere: commands, shelf, agents, lab, pages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from shambler import agents
from shambler.agents.sense import sense_of
from shambler.kernel.chance import Sampled
from shambler.kernel.ruleset import Ruleset
from shambler.lab import env_pages
from shambler.lab.simulate import SeriesPlan, play_row
from shambler.server.shelf import shelf
from shambler.testing import some
from tests.cli.conftest import Run
from tests.testgame import RULES

ROOT = Path(__file__).parents[2]
OWN = """
[tale]
name = { en = "The shed", fr = "La remise" }
nights = 2
wall = 1
rivals = false
"""


# -- nobody names it -----------------------------------------------------------------------


def test_nothing_outside_the_tests_mentions_it() -> None:
    names = re.compile(r"testgame|barricade night|\bBN-[A-Z]", re.IGNORECASE)
    rooms = [ROOT / name for name in ("src", "web", "tools", "examples")]
    files = [
        path
        for room in rooms
        for path in room.rglob("*")
        if path.suffix in (".py", ".ts", ".svelte", ".toml", ".ftl", ".json", ".sh", ".md")
        and not {"node_modules", "static"} & set(path.parts)
    ]
    files += [ROOT / "pyproject.toml", ROOT / "Makefile"]
    assert len(files) > 300
    assert [path for path in files if names.search(path.read_text("utf-8"))] == []


# -- commands ------------------------------------------------------------------------------


def test_it_is_listed(run: Run) -> None:
    assert "Barricade Night" in run("games").out
    assert [game["title"] for game in run("games", "--json").json].count("Barricade Night") == 1
    assert "The manor" in run("scenarios", "barricade").out
    assert "weather" in run("scenarios", "barricade", "manor").out


def test_it_is_played_in_the_terminal(run: Run) -> None:
    done = run("play", "barricade", "cabin", "--seed", 1, "--seat", 0, "--bot", "thumb",
               lines="1\n1\n1\nquit\n")  # fmt: skip
    assert done.code == 0, done.err
    assert "Night 1 of 3" in done.out and "Who scouts tonight?" in done.out


def test_it_is_simulated(run: Run) -> None:
    found = run("sim", "barricade", "cabin", "--agent", "random", "--agent", "thumb", "--games", 30,
                "--team", 3, "--vary", "weather=changing|calm", "--json").json  # fmt: skip
    runs = found["runs"]
    assert len(runs) == 4
    assert all(each["games"] == 30 and each["errors"] == 0 for each in runs)
    assert {each["options"]["seats"] for each in runs} == {3}


def test_it_is_rated_also_with_a_tale_of_ones_own(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "shed.toml"
    file.write_text(OWN, "utf-8")
    assert run("check", file).code == 0
    done = run("rate", "barricade", file, "--games", 20)
    assert done.code == 0, done.err
    assert "The cabin" in done.out and "shed" in done.out


def test_a_bad_tale_is_refused_with_its_place(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "shed.toml"
    file.write_text(OWN.replace("wall = 1", 'wall = "high"'), "utf-8")
    done = run("check", file)
    assert done.code == 2 and "tale.wall" in done.err


def test_its_agents_are_measured(run: Run, tmp_path: Path) -> None:
    done = run("strength", tmp_path / "games", "barricade", "--share", 0.02)
    assert done.code == 0, done.err
    assert "## Barricade Night" in done.out and "| manor |" in done.out
    assert done.out.count("| Barricade Night |") == 3


def test_it_is_timed(run: Run) -> None:
    found = run("bench", "barricade", "--seconds", 0.1, "--json").json
    assert found["games"]["barricade/cabin"]["decisions_per_second"] > 0
    assert {cost["agent"] for cost in found["agents"]} >= {"random", "thumb", "planner:50ms"}


def test_its_games_are_reported(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "out"
    assert run("sim", "barricade", "--agent", "thumb", "--games", 10, "--results", folder).code == 0
    page = tmp_path / "report.html"
    assert run("report", folder, "-o", page).code == 0
    assert "<h2>Barricade Night</h2>" in page.read_text("utf-8")


# -- shelf and pages -----------------------------------------------------------------------


def test_it_is_on_the_shelf_page(barricade: Ruleset) -> None:
    card = next(card for card in shelf().games if card.key == barricade.key)
    assert card.title == "Barricade Night" and card.line["fr"].startswith("Deux à quatre")
    assert [scenario.key for scenario in card.scenarios] == ["cabin", "manor"]


def test_it_has_a_page_about_its_environment(barricade: Ruleset) -> None:
    page = env_pages.page(barricade.key)
    for line in ("# Barricade Night", "| `wall` | how much of the wall stands |",
                 "| `fall-back` | - | Give up a part of the wall. |"):  # fmt: skip
        assert line in page, line


# -- agents and lab ------------------------------------------------------------------------


def test_thumb_wins_more_than_chance(barricade: Ruleset) -> None:
    thumb, chance = (
        [play_row(SeriesPlan("barricade", "cabin", name), index) for index in range(40)]
        for name in ("thumb", "random")
    )
    assert not any(row.error for row in (*thumb, *chance))
    assert sum(bool(row.winners) for row in thumb) >= sum(bool(row.winners) for row in chance) + 8


@pytest.mark.parametrize("scenario", ["cabin", "manor"])
def test_what_a_seat_cannot_know_does_not_change_what_thumb_does(scenario: str) -> None:
    looked = 0
    for seed in range(4):
        game = RULES.new(scenario, {"seats": 3}, Sampled(seed)).start()
        while (decision := game.decision) is not None:
            seat = decision.seats[0]
            chosen = agents.make("thumb", 1).choose(game, decision, seat)
            twin = RULES.imagine(game, seat, Sampled(77 + looked))
            assert agents.make("thumb", 1).choose(twin, twin.decision, seat).key == chosen.key
            values = sense_of(game).values(game)
            assert len(values) == 3 and all(0 <= value <= 1 for value in values)
            game.submit(chosen, seat)
            looked += 1
    assert looked > 40


def test_its_story_is_counted(barricade: Ruleset) -> None:
    rows = [
        play_row(SeriesPlan("barricade", "cabin", "random"), index, listen=True)
        for index in range(5)
    ]
    for row in some(rows):
        assert row.tale is not None
        items = {item.name: item for item in row.tale.items}
        assert sum(item.had for item in items.values()) >= 6  # three cards each
        assert all(item.used <= item.had for item in items.values())
        assert row.tale.counts["zombies"] >= 2


def test_a_calm_night_has_no_storms(barricade: Ruleset) -> None:
    stormy, calm = (
        [play_row(SeriesPlan("barricade", "manor", "random", options={"weather": weather}), index)
         for index in range(60)]
        for weather in ("changing", "calm")
    )  # fmt: skip
    assert sum(row.measures["wall"] for row in calm) > sum(row.measures["wall"] for row in stormy)
