"""The missions after the first: boards, parts, hours, and how each begins (FH-M2 to M10)."""

import pytest

from shambler.games.zombicide.hendrix import RULES
from shambler.games.zombicide.hendrix.view import HendrixView
from shambler.games.zombicide.systems.night.night_state import is_night, night_in
from shambler.games.zombicide.systems.story.events import CardRefused
from shambler.games.zombicide.systems.story.story_state import change_story, story_in
from shambler.testing import rule
from tests.rules.hendrix.boards import mission

# tiles, difficulty, minutes; cards, notes, crates, spawn zones; hour, by night, the round of change
FACTS = {
    "M2": ("17R 2R / 18R 20R / 19R 1R", "medium", 60, 6, 1, 6, 4, 7, False, 13),
    "M3": ("17R 21R / 9R 18V / 4V 19V", "medium", 90, 6, 1, 6, 3, 9, False, 11),
    "M4": ("17R 16R / 19V 20V", "medium", 60, 8, 3, 4, 1, 4, True, 4),
    "M5": ("7R 6R 19V / 16R 4R 17V", "medium", 45, 8, 2, 6, 4, 20, True, 12),
    "M6": ("2V 21V / 18R 17R / 19V 16V", "medium", 120, 8, 2, 6, 5, 22, True, 10),
    "M7": ("21V 18V / 9R 20R / 17V 16V", "medium", 120, 6, 0, 6, 5, 11, False, 9),
    "M8": ("9V 8R 16R / 18V 21V 7R / 19V 20R 17R", "very-hard", 120, 9, 2, 9, 6, 4, True, 4),
    "M9": ("16V 5V / 7R 3V / 9V 17V", "special", 0, 8, 1, 6, 3, 5, True, 3),
    "M10": ("21R 2V / 16R 20R / 4R 3R / 18R 19R", "very-hard", 90, 8, 4, 8, 4, 1, True, 7),
}


def each(number: int) -> pytest.MarkDecorator:
    """One case for each mission, marked with its own rule of this number."""
    return pytest.mark.parametrize(
        "key",
        [pytest.param(key, marks=pytest.mark.rule(f"FH-{key}-0{number}")) for key in FACTS],
    )


@each(1)
def test_the_tiles_difficulty_and_length_of_a_mission(key: str) -> None:
    tiles, difficulty, minutes, *_ = FACTS[key]
    entry = RULES.content.missions[key]
    assert [[tile[0] for tile in row if tile] for row in entry.grid()] == [
        row.split() for row in tiles.split(" / ")
    ]
    assert (entry.difficulty, entry.minutes) == (difficulty, minutes)


@each(2)
def test_the_parts_of_a_mission(key: str) -> None:
    cards, notes, crates, spawns = FACTS[key][3:7]
    story = RULES.content.missions[key].story
    assert story is not None
    assert (len(story.card), len(story.note), len(story.crates)) == (cards, notes, crates)
    table = mission(key)
    assert len(table.state.spawns) == spawns
    assert len(story_in(table.state).crates) == crates
    zones = {survivor.zone for survivor in table.state.survivors}
    assert len(zones) == 1


@each(3)
def test_the_hour_of_a_mission_and_when_it_changes(key: str) -> None:
    hour, dark, turns = FACTS[key][7:]
    table = mission(key)
    assert (night_in(table.state).hour, is_night(table.state)) == (hour, dark)
    view = table.match.view(0)
    assert isinstance(view, HendrixView)
    assert (view.night.night, view.night.turns) == (dark, turns)


@rule("FH-M2-05", "FH-M2-06", "FH-M2-04")
def test_m2_both_offices_open_the_data_center_and_penny_wins_there() -> None:
    table = mission("M2").put("karl", "1.3").turn("karl")
    assert table.blocked("story:2") == "FH-M2-06"
    table.equip("riley", "crowbar").put("riley", "3.4").turn("riley")
    assert table.blocked("open:3.4-4.4") == "FH-M2-05"
    table.put("karl", "4.1").finds("mre").turn("karl").play("story:18", "decide:1", "say:discard")
    assert table.turn("riley").blocked("open:3.4-4.4") == "FH-M2-05"
    table.put("marian", "7.0").turn("marian").play("story:19")
    assert table.turn("riley").offers("open:3.4-4.4")
    table.put("michelle", "4.5").turn("michelle").play("story:20")
    assert table.told(CardRefused).refusal == 2
    assert table.turn("michelle").blocked("story:20") == "FH-OBJ-11"
    table.put("wayne", "4.5").put("penny", "4.5").turn("wayne").play("story:20", "decide:2")
    assert table.outcome is not None
    assert table.outcome.reason == "won"


@rule("FH-M3-04")
def test_m3_the_workroom_asks_for_the_badge_and_then_wins() -> None:
    table = mission("M3").put("karl", "8.5").turn("karl").play("story:19")
    table.told(CardRefused)
    table.put("riley", "4.5").turn("riley").play("story:18")
    assert table.enemies("4.4") == {"runner": 2}
    table.turn("karl").play("story:19")
    assert table.outcome is not None
    assert table.outcome.reason == "won"


@pytest.mark.parametrize(
    ("key", "card", "answers"),
    [
        pytest.param("M6", "16", ["decide:1"], marks=pytest.mark.rule("FH-M6-04")),
        pytest.param("M7", "16", ["decide:2"] * 6, marks=pytest.mark.rule("FH-M7-04")),
        pytest.param("M9", "16a", [], marks=pytest.mark.rule("FH-M9-04")),
    ],
)
def test_taking_the_card_that_the_goal_names_wins(key: str, card: str, answers: list[str]) -> None:
    table = mission(key)
    story = RULES.content.missions[key].story
    assert story is not None
    zone = story.card[story.number_of(card)].zone
    table.put("karl", zone).turn("karl").play(f"story:{card}")
    for answer in answers:
        if table.outcome is None and answer in table.options:
            table.play(answer)
    assert table.outcome is not None
    assert table.outcome.reason == "won"


@rule("FH-M5-04")
def test_m5_burning_the_refrigerators_clears_the_laboratory_and_wins() -> None:
    table = mission("M5").put("walker", "0.7", 2).put("fatty", "0.8").pack("karl", "molotov")
    table.put("karl", "0.8").turn("karl").play("story:19a")
    assert table.blocked("decide:1") == "FH-OBJ-10"
    table.play("decide:2")
    assert table.enemies("0.7") == table.enemies("0.8") == {}
    assert "molotov" not in table.cards_of("karl")
    assert table.outcome is not None
    assert table.outcome.reason == "won"


@rule("FH-M8-04")
def test_m8_four_clues_tell_the_truth() -> None:
    table = mission("M8").clear()
    change_story(table.state, counts=(("CLUE", 2),))
    table.put("karl", "1.7").turn("karl").play("story:16")
    assert table.outcome is None
    table.put("riley", "4.0").turn("riley").play("story:18", "decide:2")
    assert table.outcome is not None
    assert table.outcome.reason == "won"


@rule("FH-M4-04")
def test_m4_the_lab_is_burnt_once_everybody_is_out_with_the_charge() -> None:
    table = mission("M4").put("karl", "5.3").turn("karl").play("story:20a", "decide:1")
    assert table.outcome is None
    table.put("riley", "1.4").turn("riley").play("story:16a", "decide:2")
    assert table.outcome is None
    table.put("karl", "4.4").turn("karl")
    change = table.state.ground.closed & ~(1 << table.game.world.opening(("4.4", "4.5")))
    table.game.change_ground(closed=change)
    table.turn("karl").play("move:4.5")
    assert table.outcome is not None
    assert table.outcome.reason == "won"


@pytest.mark.parametrize(
    "option",
    [
        pytest.param(1, marks=pytest.mark.rule("FH-M10-04")),
        pytest.param(2, marks=pytest.mark.rule("FH-M10-04")),
    ],
)
def test_m10_the_gate_is_sealed_or_the_fort_comes_down(option: int) -> None:
    table = mission("M10").put("karl", "10.1").turn("karl").play("story:18")
    table.told(CardRefused)
    change_story(table.state, words=("GATECODE", "CHARGE"))
    table.turn("karl").play("story:18", f"decide:{option}")
    assert "PG" not in [table.game.world.spawn_name(token.id) for token in table.state.spawns]
    assert (table.outcome is not None) == (option == 1)
    if option == 2:
        view = table.match.view(0)
        assert isinstance(view, HendrixView)
        assert view.story.exits == ["2.5"]


@rule("FH-M8-05")
def test_m8_begins_with_a_herd_in_the_middle() -> None:
    table = mission("M8")
    assert table.enemies("4.4") == {"walker": 20, "fatty": 8, "runner": 8, "shooter": 1}


@pytest.mark.parametrize(
    ("key", "active"),
    [
        pytest.param("M6", False, marks=pytest.mark.rule("FH-M6-05")),
        pytest.param("M8", False, marks=pytest.mark.rule("FH-M8-06")),
        pytest.param("M10", True, marks=pytest.mark.rule("FH-M10-05")),
    ],
)
def test_the_green_spawn_zone_sleeps_or_not(key: str, active: bool) -> None:
    table = mission(key)
    green = [token for token in table.state.spawns if token.color == "green"]
    assert [token.active for token in green] == [active]
    assert {token.active for token in table.state.spawns if token.color == "red"} == {True}
