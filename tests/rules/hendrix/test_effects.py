"""What story cards do, effect by effect (FH-OBJ-05, FH-OBJ-10)."""

from typing import Any

from shambler.games.zombicide.hendrix import RULES
from shambler.games.zombicide.systems.night.night_state import night_in
from shambler.games.zombicide.systems.sheets.sheet_state import marks_of, sheet_of, team_of
from shambler.games.zombicide.systems.sheets.sheets import mark
from shambler.games.zombicide.systems.story.events import CardRead
from shambler.games.zombicide.systems.story.story import OpeningCards
from shambler.games.zombicide.systems.story.story_state import change_story, story_in
from shambler.testing import rule
from shambler.testing.zombicide import Rest, Scene
from tests.rules.hendrix.boards import mission

SICK = "contaminated"


def sick(table: Scene, name: str) -> int:
    return marks_of(table.state, table.who(name), SICK)


@rule("FH-OBJ-05", "FH-CAMP-08")
def test_a_die_for_the_taker_may_contaminate() -> None:
    for face, marks in ((1, 1), (2, 1), (3, 0)):
        table = mission("M3").put("karl", "0.1").finds("mre", "hk-mp5")
        table.dice(face).turn("karl").play("story:17", "decide:1", "say:discard", "say:discard")
        assert sick(table, "karl") == marks


@rule("FH-OBJ-05")
def test_a_die_for_everybody_in_the_zone_marks_each_by_their_own() -> None:
    table = mission("M4").equip("karl", "crowbar").put("karl", "3.2").put("riley", "3.2")
    change_story(table.state, words=("CODE",))
    table.put("karl", "4.2").put("riley", "4.2").dice(2).dice(5)
    table.turn("karl").play("open:3.2-4.2", "decide:2")
    assert (sick(table, "karl"), sick(table, "riley"), sick(table, "wayne")) == (1, 0, 0)
    assert table.noise_at("4.2") == 2


@rule("FH-OBJ-05")
def test_a_card_may_wound_its_taker_and_spare_the_others() -> None:
    table = mission("M4").equip("karl", "crowbar").put("karl", "1.5").put("riley", "1.5")
    table.turn("karl").play("open:1.4-1.5")  # nobody can read the warning
    assert (table.wounds("karl"), table.wounds("riley")) == (1, 0)


@rule("FH-OBJ-05")
def test_a_card_heals_all_in_the_zone_up_to_their_health() -> None:
    table = mission("M5").put("karl", "4.1").put("riley", "4.1").put("marian", "4.0")
    table.hurt("karl", 2).hurt("marian", 2).turn("karl").play("story:16", "decide:1")
    assert [table.wounds(name) for name in ("karl", "riley", "marian")] == [1, 0, 2]


@rule("FH-OBJ-10", "FH-CAMP-09")
def test_everybody_in_play_chooses_for_themselves() -> None:
    table = mission("M6").put("karl", "8.5")
    table.survivor("javier").zone, table.survivor("javier").status = -1, 2
    table.turn("karl").play("story:16", "decide:2")
    who = []
    for answer in ("decide:1", "decide:2", "decide:2", "decide:1", "decide:2"):
        assert table.game.decision is not None
        who.append(table.game.world.names[table.game.decision.about["who"]])
        table.play(answer)
    assert who == ["karl", "marian", "michelle", "riley", "wayne"]
    assert [sick(table, name) for name in ("karl", "marian", "riley")] == [1, 0, 1]
    assert sheet_of(table.state, table.who("karl")).cxp == 1
    assert table.outcome is not None


@rule("FH-OBJ-05")
def test_doses_are_shared_out_also_to_those_who_lie_there() -> None:
    table = mission("M10").put("karl", "10.5")
    for name in ("karl", "riley", "riley"):
        mark(table.game, table.who(name), SICK, 1)
    table.survivor("riley").zone, table.survivor("riley").status = -1, 2
    table.turn("karl").play("story:19").asks("give-dose", "take:karl", "take:riley", "pass")
    table.play("take:riley", "pass")
    assert (sick(table, "karl"), sick(table, "riley")) == (1, 1)


def opened(key: str, *marks: str) -> Scene:
    """The last step of set-up, for a team with these achievements."""
    table = mission(key)
    table.state.sheets = _with(table.state.sheets, marks)
    return table.start(OpeningCards(), Rest())


def _with(team: Any, marks: tuple[str, ...]) -> Any:
    return type(team)(team.people, marks, team.done)


@rule("FH-CAMP-08", "FH-OBJ-05")
def test_the_full_archive_lets_the_team_read_two_cards_where_they_lie() -> None:
    table = opened("M3", "full-archive").asks("peek")
    assert len(table.options) == 6
    table.play("look-at:19", "look-at:4")
    assert [event.passage for event in table.events if isinstance(event, CardRead)] == [5, 3]
    assert story_in(table.state).gone == 0
    assert table.put("karl", "8.5").turn("karl").blocked("story:19") == "FH-OBJ-11"
    assert opened("M3").game.decision is None or "look-at:19" not in opened("M3").options


@rule("FH-CAMP-08")
def test_what_was_done_before_changes_how_later_missions_begin() -> None:
    table = opened("M4", "mothers-letter")
    assert [table.survivor(name).experience for name in ("wayne", "karl")] == [2, 0]
    table = opened("M5", "lab-burnt")
    asleep = [t.id for t in table.state.spawns if not t.active]
    assert [table.game.world.spawn_name(token) for token in asleep] == ["P4"]
    table = opened("M8", "names-of-the-dead", "flight-recorder")
    assert dict(story_in(table.state).counts) == {"CLUE": 2}
    table = opened("M10", "evacuees-alive")
    assert [s.experience for s in table.state.survivors] == [1] * 6 + [0]


@rule("FH-OBJ-05")
def test_time_passes_and_everything_acts_when_the_archive_is_copied() -> None:
    table = mission("M2")
    change_story(table.state, free=True, aim=-1)
    table.put("wayne", "4.5").put("penny", "4.5").put("walker", "4.5").put("karl", "0.0")
    table.turn("wayne").play("story:20", "decide:1", "take:wayne")
    assert night_in(table.state).hour == 9
    assert table.wounds("wayne") == 1
    assert team_of(table.state).marks == ("full-archive",)


@rule("FH-OBJ-05")
def test_a_turn_may_end_by_a_card() -> None:
    table = mission("M10").put("karl", "7.0").turn("karl").play("story:4", "decide:1")
    assert table.game.decision is None or table.game.decision.kind != "turn"
    assert dict(story_in(table.state).flags) == {"WELDED": 1}


@rule("FH-OBJ-05")
def test_the_load_falls_with_its_carrier_and_marks_the_next_one() -> None:
    table = mission("M4").put("karl", "5.3").put("riley", "5.3")
    table.turn("karl").play("story:20a", "decide:2")
    assert (sick(table, "karl"), story_in(table.state).carrier) == (1, table.who("karl"))
    table.survivor("karl").armor = 1
    table.put("walker", "5.3").activation()
    table.play("take:karl")
    assert story_in(table.state).load == table.zone("5.3")
    table.clear().turn("riley").play("load")
    assert (sick(table, "riley"), story_in(table.state).carrier) == (1, table.who("riley"))


@rule("FH-OBJ-05", "Z2E-070")
def test_spawn_zones_wake_sleep_and_come() -> None:
    table = mission("M7").put("karl", "4.1").turn("karl").play("story:9")
    names = {table.game.world.spawn_name(t.id): t.active for t in table.state.spawns}
    assert names["P4"] is False
    table = mission("M8").put("karl", "8.4").turn("karl").play("story:20")
    names = {table.game.world.spawn_name(t.id): t.active for t in table.state.spawns}
    assert names["PG"] is True


def test_every_effect_of_the_stories_is_one_that_the_rules_know() -> None:
    """All ten stories were read with their types: nothing in them is free text for code."""
    stories = [entry.story for entry in RULES.content.missions.values()]
    kinds = {one.name for story in stories if story for _, one in story.walk()}
    assert kinds >= {"choice", "die", "if", "peek", "wound", "heal", "doses", "load", "cxp", "aim"}
