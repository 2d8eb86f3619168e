"""What story cards do, with more than one of everything (FH-OBJ-05 to 07), and who is meant."""

import pytest

from shambler.games.zombicide.systems.sheets.sheet_state import sheet_of, team_of
from shambler.games.zombicide.systems.story import effects as fx
from shambler.games.zombicide.systems.story.reading import lying
from shambler.games.zombicide.systems.story.scene import Whom
from shambler.games.zombicide.systems.story.story_state import change_story, story_in
from shambler.testing import rule
from tests.rules.hendrix.boards import TEAM, does, down, led_by, mission, scene

WHO: list[tuple[Whom, list[str]]] = [
    ("taker", ["karl"]),
    ("zone", ["karl", "marian"]),
    ("companion-zone", ["michelle", "riley"]),
    ("leader", ["riley"]),
    ("team", ["karl", "marian", "michelle", "riley", "wayne"]),
]


@rule("FH-OBJ-05", "FH-PENNY-02")
@pytest.mark.parametrize(("whom", "names"), WHO)
def test_whom_a_card_means(whom: Whom, names: list[str]) -> None:
    """Karl took it beside Marian; Riley leads Penny, Michelle is with them; Javier has fallen."""
    table = led_by(scene(), "riley", "C").put("michelle", "C").put("karl", "A").put("marian", "A")
    down(table.put("wayne", "E"), "javier")
    does(table, fx.CampaignExperience(who=whom, amount=1), "karl")
    gained = [name for name in TEAM if sheet_of(table.state, table.who(name)).cxp]
    assert gained == names
    table = led_by(scene(), "riley", "C").put("michelle", "C").put("karl", "A").put("marian", "A")
    down(table.put("wayne", "E"), "javier")
    does(table, fx.Experience(who=whom, amount=2), "karl")
    assert [name for name in TEAM if table.survivor(name).experience == 2] == names
    assert table.survivor("penny").experience == 0


@rule("FH-OBJ-05")
def test_healing_reaches_everybody_meant_and_stops_at_full_health() -> None:
    table = scene().put("karl", "A").put("marian", "A").put("riley", "A").put("wayne", "B")
    for name, wounds in (("karl", 2), ("marian", 1), ("wayne", 1)):
        table.hurt(name, wounds)
    does(table, fx.HealWounds(who="zone", amount=1), "karl")
    assert [table.wounds(name) for name in ("karl", "marian", "riley", "wayne")] == [1, 0, 0, 1]


@rule("FH-OBJ-05")
def test_the_players_split_several_wounds_as_they_like() -> None:
    table = scene().put("karl", "A").put("marian", "A").put("wayne", "B")
    does(table, fx.Wound(who="zone", amount=3), "karl").asks(
        "share-wounds", "take:karl", "take:marian"
    )
    table.play("take:karl", "take:marian", "take:karl").asks("rest")
    assert [table.wounds(name) for name in ("karl", "marian", "wayne")] == [2, 1, 0]


@rule("FH-OBJ-05")
def test_a_card_gives_as_many_copies_as_it_says_and_no_more_than_there_are() -> None:
    table = scene().put("karl", "A")
    does(table, fx.GiveCard(card="repair-kit", count=2), "karl").play("say:keep", "done")
    table.play("say:keep", "done").asks("rest")
    assert table.cards_of("karl") == ["repair-kit", "repair-kit"]
    copies = len(table.copies("repair-kit"))
    table = does(scene().put("karl", "A"), fx.GiveCard(card="repair-kit", count=copies + 1), "karl")
    for _ in range(copies):
        table.asks("receive").play("say:discard")
    table.asks("rest")


@rule("FH-OBJ-05")
def test_noise_of_cards_adds_up_where_it_is_made() -> None:
    table = scene().put("karl", "A").noise("A", 2)
    does(table, fx.StoryNoise(at="here", count=3), "karl")
    assert (table.noise_at("A"), table.noise_at("B")) == (5, 0)
    does(table, fx.StoryNoise(at="0.1", count=2), "karl")
    does(table, fx.StoryNoise(at="0.1", count=1), "karl")
    assert (table.noise_at("A"), table.noise_at("B")) == (5, 3)


@rule("FH-OBJ-05")
def test_noise_may_be_placed_two_moves_away_and_no_farther() -> None:
    table = does(scene().put("karl", "A"), fx.StoryNoise(at="choose", count=4), "karl")
    table.asks("place-noise", "zone:A", "zone:B", "zone:C").play("zone:C")
    assert table.noise_at("C") == 4


@rule("FH-OBJ-05")
def test_a_zombie_card_is_drawn_for_each_of_the_zones_in_their_order() -> None:
    table = scene().put("karl", "A").cards(43, 50)
    does(table, fx.SpawnCards(zones=("0.4", "0.3")), "karl").asks("rest")
    assert (table.enemies("E"), table.enemies("D")) == ({"walker": 3}, {"fatty": 2})


@rule("FH-OBJ-05")
def test_an_extra_activation_is_for_all_kinds_or_for_those_named() -> None:
    for named, moved in (((), {"walker": 1, "fatty": 1}), (("fatty",), {"fatty": 1})):
        table = scene().put("karl", "A").put("walker", "D").put("fatty", "D")
        does(table, fx.ExtraActivation(enemies=named), "karl")
        assert table.enemies("C") == moved


@rule("FH-OBJ-05")
def test_every_room_named_is_cleared_and_nobody_gains_by_it() -> None:
    table = scene().put("karl", "A").put("walker", "B", 3).put("fatty", "B").put("runner", "C")
    table.put("walker", "D")
    pool = table.state.pool[table.game.world.foe_index["walker"]]
    does(table, fx.KillIn(zones=("0.1", "0.2")), "karl")
    assert [table.enemies(zone) for zone in "BCD"] == [{}, {}, {"walker": 1}]
    assert table.state.pool[table.game.world.foe_index["walker"]] == pool + 3
    assert table.survivor("karl").experience == 0


@rule("FH-OBJ-05", "FH-CAMP-08")
def test_what_the_team_achieves_is_added_to_what_it_has() -> None:
    table = scene().put("karl", "A")
    for what in ("lindas-call", "full-archive", "lindas-call"):
        does(table, fx.Achieve(what=what), "karl")
    assert team_of(table.state).marks == ("lindas-call", "full-archive")


@rule("FH-OBJ-05", "FH-OBJ-08")
def test_keywords_and_counts_are_kept_together() -> None:
    table = scene().put("karl", "A")
    for word in ("CODE", "KEY", "CODE"):
        does(table, fx.GainWord(word=word), "karl")
    assert story_in(table.state).words == ("CODE", "KEY")
    for what in ("CLUE", "BELL", "CLUE"):
        does(table, fx.CountMore(what=what, amount=2), "karl")
    assert dict(story_in(table.state).counts) == {"CLUE": 4, "BELL": 2}
    for flag in ("WELDED", "TIMER"):
        does(table, fx.BringRule(flag=flag), "karl")
    assert dict(story_in(table.state).flags) == {"WELDED": 1, "TIMER": 1}


@rule("FH-OBJ-06", "FH-OBJ-03")
def test_cards_that_were_taken_stay_gone_when_others_are_taken() -> None:
    table = mission("M3").clear()
    before = len(lying(table.game))
    table.put("karl", "7.1").turn("karl").play("story:4")
    table.put("karl", "4.5").turn("karl").play("story:18")
    assert len(lying(table.game)) == before - 2
    assert not table.clear().put("karl", "7.1").turn("karl").offers("story:4")


@rule("FH-OBJ-07")
def test_notes_that_were_read_are_known_with_those_read_later() -> None:
    table = mission("M4").clear().put("karl", "5.3")
    for note in (3, 1):
        does(table, fx.ReadNote(note=note), "karl")
    assert story_in(table.state).notes == 0b101
    change_story(table.state, notes=0)
    does(table, fx.ReadNote(note=2), "karl")
    assert story_in(table.state).notes == 0b010


@rule("FH-OBJ-10")
def test_a_choice_that_asks_for_a_keyword_is_open_to_those_who_have_it() -> None:
    table = mission("M2").clear().put("karl", "8.4")
    change_story(table.state, free=True)
    table.turn("karl").play("story:1")  # nothing to choose without the visitor log
    table.asks("turn")
    table = mission("M2").clear().put("karl", "8.4")
    change_story(table.state, free=True, words=("ROSTER",))
    table.turn("karl").play("story:1").asks("story-choice", "decide:1", "decide:2")
