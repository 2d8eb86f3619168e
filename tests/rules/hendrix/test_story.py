"""Story cards, notes and crates, and the first mission (FH-OBJ, FH-CRATE, FH-M1)."""

from typing import Any

from shambler.games.zombicide.core.leaving import LeaveBoard
from shambler.games.zombicide.core.round import Round
from shambler.games.zombicide.core.turn import Turn
from shambler.games.zombicide.hendrix import RULES
from shambler.games.zombicide.hendrix.view import HendrixView
from shambler.games.zombicide.systems.escort.escort import PickLeader, follow
from shambler.games.zombicide.systems.night.night_state import change_night, night_in
from shambler.games.zombicide.systems.noise.noise import noise_in
from shambler.games.zombicide.systems.story.events import CardRead, CardRefused, NoteRead
from shambler.games.zombicide.systems.story.story_state import story_in
from shambler.kernel.match import Match
from shambler.testing import rule, some
from shambler.testing.zombicide import Rest, Scene

TEAM = ("javier", "karl", "marian", "michelle", "riley", "wayne")


def first_mission(**options: Any) -> Scene:
    """M1 with everybody in place and Penny led by Wayne."""
    table = Scene(RULES, "M1", **options)
    follow(table.game, table.who("wayne"))
    return table


def seen(table: Scene) -> HendrixView:
    """What the first seat sees."""
    view = table.match.view(0)
    assert isinstance(view, HendrixView)
    return view


def together(table: Scene, zone: str) -> Scene:
    """Everybody in one zone, one step away for Wayne and Penny."""
    for name in (*TEAM, "penny"):
        table.put(name, zone)
    return table


@rule("FH-M1-01")
def test_the_board_of_the_first_mission() -> None:
    mission = RULES.content.missions["M1"]
    assert [[tile[0] for tile in row if tile] for row in mission.grid()] == [
        ["3V", "7R", "6V"],
        ["1R", "2R", "9V"],
    ]
    assert (mission.difficulty, mission.minutes) == ("medium", 60)


@rule("FH-M1-02")
def test_the_first_mission_has_six_cards_two_notes_and_six_crates() -> None:
    story = RULES.content.missions["M1"].story
    assert story is not None
    assert (len(story.card), len(story.note), len(story.crates)) == (6, 2, 6)


@rule("FH-M1-03")
def test_the_first_mission_begins_at_ten_and_night_falls_in_round_ten() -> None:
    table = first_mission()
    assert night_in(table.game.state).hour == 10
    view = seen(table)
    assert (view.night.night, view.night.turns) == (False, 10)


@rule("FH-M1-05", "FH-SETUP-08")
def test_the_team_starts_in_two_groups_and_the_leader_is_beside_penny() -> None:
    table = Scene(RULES, "M1")
    assert {table.where(name) for name in ("javier", "karl", "riley")} == {"2.1"}
    assert {table.where(name) for name in ("marian", "michelle", "wayne", "penny")} == {"1.4"}
    table.start(PickLeader(), Rest()).asks("leader", "take:marian", "take:michelle", "take:wayne")


@rule("FH-M1-06")
def test_a_zombie_phase_comes_before_the_first_round() -> None:
    match = Match.new(RULES, "M1", seed=1)
    assert match.game.state.enemy_discards == ()
    match.play(match.game.decision.options[0].key)
    assert len(match.game.state.enemy_discards) >= 4
    assert (match.game.state.round, night_in(match.game.state).hour) == (1, 10)


@rule("FH-M1-07", "FH-OBJ-01")
def test_only_card_7_may_be_taken_before_all_have_met() -> None:
    table = first_mission().put("karl", "0.0").turn("karl")
    assert table.blocked("story:3") == "FH-M1-07"
    assert table.turn("wayne").offers("story:7")


@rule("FH-M1-04", "FH-OBJ-07", "FH-OBJ-05")
def test_the_first_note_is_read_when_all_stand_in_one_zone() -> None:
    table = together(first_mission(), "0.4").put("wayne", "0.3").put("penny", "0.3")
    table.turn("wayne").play("move:0.4")
    table.told(NoteRead)
    assert story_in(table.game.state).free
    assert [table.survivor(name).experience for name in TEAM] == [1] * 6
    assert table.put("karl", "0.0").turn("karl").offers("story:3")


@rule("FH-M1-04", "FH-KO-09")
def test_the_fallen_are_not_waited_for() -> None:
    table = together(first_mission(), "0.4").put("wayne", "0.3").put("penny", "0.3")
    table.survivor("karl").zone, table.survivor("karl").status = -1, 2
    table.turn("wayne").play("move:0.4")
    assert story_in(table.game.state).free


@rule("FH-OBJ-03", "FH-OBJ-04", "FH-OBJ-05", "FH-OBJ-08", "FH-OBJ-10")
def test_card_7_is_read_gives_its_word_and_lets_the_taker_choose() -> None:
    table = first_mission(seats=2).turn("wayne")
    assert table.cost_of("story:7") == 1
    table.play("story:7").asks("story-choice", "decide:1", "decide:2")
    assert table.game.decision is not None
    assert table.game.decision.seats == (table.game.world.owners[table.who("wayne")],)
    table.told(CardRead)
    assert story_in(table.game.state).words == ("BATTERY",)
    assert table.survivor("wayne").experience == 0
    table.play("decide:2").asks("place-noise")
    table.play("zone:1.4")
    assert noise_in(table.game.state)[table.zone("1.4")] == 4


@rule("FH-OBJ-06")
def test_a_card_is_gone_after_its_effects() -> None:
    table = first_mission().turn("wayne").play("story:7", "decide:1", "say:discard")
    assert not table.offers("story:7")
    assert "7" not in [card.id for card in seen(table).story.cards]


@rule("FH-OBJ-11", "FHR-16")
def test_a_card_that_asks_for_a_word_is_read_stays_and_cannot_be_tried_again() -> None:
    table = together(first_mission(), "0.4").put("wayne", "0.3").put("penny", "0.3")
    table.turn("wayne").play("move:0.4").put("karl", "5.7").turn("karl").play("story:9")
    table.told(CardRefused)
    assert table.acting.spent == 1
    assert table.blocked("story:9") == "FH-OBJ-11"
    table.put("riley", "1.4").turn("riley").play("story:7", "decide:1", "say:discard")
    assert table.turn("karl").offers("story:9")


@rule("FH-CRATE-01", "FH-OBJ-02", "Z2E-046", "FH-SEARCH-10", "Z-ACT-03")
def test_a_crate_gives_a_random_pimpweapon_once() -> None:
    table = first_mission().turn("marian")
    before = len(table.game.state.prototypes)
    card = table.game.world.copies["golden-kukri"][0]
    assert table.cost_of("crate") == 1
    table.cards(card).play("crate", "say:keep", "card:golden-kukri")
    assert (table.actions_left, table.survivor("marian").experience) == (2, 0)
    assert len(table.game.state.prototypes) == before - 1
    assert card in table.survivor("marian").hands
    assert not table.offers("crate")


@rule("FHR-12")
def test_something_may_wait_in_a_crate() -> None:
    table = first_mission().turn("marian")
    table.cards(table.game.world.copies["aaahh-pimpweapon"][0]).play("crate")
    assert table.enemies("1.4") == {"walker": 1}
    assert not table.offers("crate")


@rule("FH-CAMP-11", "Z-MIS-01")
def test_tricky_20_all_in_play_leave_by_the_exit_and_the_mission_is_won() -> None:
    table = together(first_mission(), "0.4").put("wayne", "0.3").put("penny", "0.3")
    table.turn("wayne").play("move:0.4", "end")
    table.put("riley", "1.4").turn("riley").play("story:7", "decide:1", "say:discard")
    table.put("karl", "5.7").turn("karl").play("story:9")
    assert seen(table).story.exits == ["4.0"]
    for name in TEAM[1:]:
        table.put(name, "4.0")
    table.put("penny", "4.0")
    table.survivor("javier").zone, table.survivor("javier").status = -1, 2  # lies somewhere
    table.start(Round())
    for name in some(TEAM[1:]):
        assert table.game.state.outcome is None
        if f"activate:{name}" in table.options:
            table.play(f"activate:{name}")
        table.play("end", "say:leave")
    outcome = table.game.state.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((0,), "won")


def way_out(led: bool = True) -> Scene:
    """M1 once the radio has spoken: Karl and Wayne in the exit zone, the others have left."""
    table = together(first_mission(), "0.4").put("wayne", "0.3").put("penny", "0.3")
    table.turn("wayne").play("move:0.4", "end")
    table.put("riley", "1.4").turn("riley").play("story:7", "decide:1", "say:discard")
    table.put("karl", "5.7").turn("karl").play("story:9")
    for name in ("javier", "marian", "michelle", "riley"):
        table.survivor(name).zone, table.survivor(name).status = -1, 1
    table.put("karl", "4.0").put("wayne", "4.0").put("penny", "4.0" if led else "0.4")
    if not led:
        follow(table.game, -1)
    return table


def leaves(table: Scene, name: str) -> Scene:
    """Somebody ends their turn and leaves."""
    who = table.who(name)
    return table.start(Turn(who), LeaveBoard(who), Rest()).play("end", "say:leave")


@rule("FH-CAMP-11", "FH-KO-09", "Z-WIN-01")
def test_tricky_20_who_falls_when_all_others_have_left_does_not_hold_them_back() -> None:
    table = leaves(way_out(), "wayne")
    assert table.where("penny") == ""  # out with her leader
    assert table.outcome is None
    table.put("walker", "4.0", 3).activation("walker")
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.rule) == ((0,), "Z-WIN-01")


@rule("Z-WIN-03", "FH-PENNY-05", "Z2E-013")
def test_penny_left_behind_cannot_be_fetched_any_more() -> None:
    table = leaves(way_out(led=False), "wayne")
    assert table.outcome is None
    leaves(table, "karl")
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.rule) == ((), "Z-WIN-03")


@rule("Z-XP-10", "FH-KO-09")
def test_tricky_20_the_danger_level_falls_when_the_highest_leaves() -> None:
    table = way_out().experience("wayne", 7)
    assert table.game.danger() == 1
    assert leaves(table, "wayne").game.danger() == 0


@rule("Z-ACT-03", "Z2E-045", "FH-OBJ-03", "FH-OBJ-04")
def test_cards_and_crates_are_taken_in_their_zone_zombies_or_not_for_no_points() -> None:
    table = first_mission().put("wayne", "1.4").put("walker", "1.4", 2).turn("wayne")
    assert (table.cost_of("story:7"), table.cost_of("crate")) == (1, 1)
    table.play("story:7", "decide:1", "say:discard")
    assert table.survivor("wayne").experience == 0
    away = first_mission().put("wayne", "1.5").put("penny", "1.5").turn("wayne")
    assert not away.offers("story:7")
    assert not away.offers("crate")


@rule("FH-ACT-08")
def test_everything_that_can_be_done_in_a_turn() -> None:
    table = first_mission()
    change_night(table.state, hour=22)
    table.put("marian", "1.4").put("riley", "1.4").equip("marian", "crowbar", "pistol")
    table.pack("marian", "flashlight").turn("marian")
    verbs = {key.partition(":")[0] for key in table.options}
    assert {
        "move", "search", "open", "reorganize", "trade", "fire", "story", "crate", "noise", "light",
        "discard", "end",
    } <= verbs  # fmt: skip
    table.put("walker", "1.4").changed()
    assert table.offers("melee:crowbar>1.4")


@rule("FH-M1-08", "FH-PENNY-03", "FH-CRATE-01")
def test_in_the_first_mission_those_around_penny_are_safe_from_friends() -> None:
    table = first_mission().put("riley", "0.4").put("karl", "0.5").skills("karl", only=True)
    table.put("penny", "0.4").equip("karl", "pistol").put("walker", "0.4").turn("karl")
    table.dice(1).play("fire:pistol>0.4").asks("turn")
    assert table.wounds("riley") == 0
    assert len(story_in(table.state).crates) == 6


def test_nothing_of_an_unread_card_is_told() -> None:
    """Neither the view, the board, the options nor the refusals know a word of it."""
    story = RULES.content.missions["M1"].story
    assert story is not None
    match = Match.new(RULES, "M1", seed=3)
    match.play(match.game.decision.options[0].key)
    told = repr(match.view(0)) + repr(RULES.board_view(match.game)) + repr(match.game.decision)
    told += repr(match.game.explain())
    for card in some(story.card):
        for words in (card.title, card.story):
            assert words.en not in told, card.id
            assert words.fr not in told, card.id
    for label in some(story.labels):
        assert label.en not in told
