"""What story cards ask for, and cards, crates and loads beside others (FH-OBJ, FH-CRATE)."""

import pytest

from shambler.games.zombicide.core.board_setup import PlacedMachine
from shambler.games.zombicide.core.state import SpawnToken
from shambler.games.zombicide.systems.escort.escort import NOBODY, follow
from shambler.games.zombicide.systems.knockout.knockout import fall
from shambler.games.zombicide.systems.sheets.sheet_state import change_team, marks_of
from shambler.games.zombicide.systems.sheets.sheets import mark
from shambler.games.zombicide.systems.story import conditions as on
from shambler.games.zombicide.systems.story import effects as fx
from shambler.games.zombicide.systems.story import nesting as nest
from shambler.games.zombicide.systems.story.events import CardRead, CardRefused
from shambler.games.zombicide.systems.story.story_state import change_story, story_in
from shambler.kernel.content import Words
from shambler.testing import rule
from shambler.testing.zombicide import Rest, Scene
from tests.rules.hendrix.boards import TEAM, card, down, led_by, mission, scene, story


def holds(table: Scene, condition: on.AnyCondition, name: str = "karl") -> bool:
    """Is it so, for a card that somebody takes?"""
    return condition.holds(table.game, table.who(name))


# -- conditions ----------------------------------------------------------------------------------


@rule("FH-OBJ-11", "FH-OBJ-08")
def test_all_cards_that_are_asked_for_must_have_been_taken_not_only_read() -> None:
    told = story(*(card(number, zone="0.1") for number in ("1", "2", "3")))
    asks = on.CardsTaken(cards=("1", "3"))
    table = scene(story=told).put("karl", "A")
    for gone, so in ((0b000, False), (0b001, False), (0b100, False), (0b110, False), (0b101, True)):
        change_story(table.state, gone=gone, read=0b111)
        assert holds(table, asks) == so


@rule("FH-OBJ-11", "FH-KO-09", "FH-M1-04")
def test_together_means_all_in_play_in_one_zone_and_penny_led() -> None:
    table = led_by(scene(), "riley", "B").put("karl", "B").put("wayne", "A")
    down(table, "marian")
    together = on.Together()
    assert not holds(table, together)
    assert holds(table.put("wayne", "B"), together)
    assert not holds(table.put("penny", "A"), together)
    follow(table.put("penny", "B").game, NOBODY)
    assert not holds(table, together)


@rule("FH-OBJ-11", "FH-PENNY-05")
def test_the_companion_must_be_beside_the_taker_whoever_leads() -> None:
    table = led_by(scene(), "riley", "B").put("karl", "A").put("wayne", "B")
    here = on.CompanionHere()
    assert [holds(table, here, name) for name in ("karl", "riley", "wayne")] == [False, True, True]


@rule("FH-OBJ-11", "FH-CAMP-08")
def test_an_achievement_counts_if_the_team_or_anybody_in_play_has_it() -> None:
    table = scene().put("karl", "A").put("riley", "B")
    asks = on.Achieved(what="hero")
    mark(table.game, table.who("karl"), "contaminated", 1)
    assert not holds(table, asks)
    mark(table.game, table.who("riley"), "hero", 1)
    assert holds(table, asks)
    assert not holds(down(table, "riley"), asks)
    change_team(table.state, marks=("full-archive", "hero"))
    assert holds(table, asks)
    change_team(table.state, marks=("full-archive",))
    assert not holds(table, asks)


@rule("FH-OBJ-11")
def test_only_the_mission_named_counts_as_done() -> None:
    table = scene().put("karl", "A")
    for done, so in (((), False), (("M5",), False), (("M5", "M6"), True)):
        change_team(table.state, done=done)
        assert holds(table, on.MissionDone(mission="M6")) == so


@rule("FH-OBJ-11")
def test_a_spawn_zone_is_quiet_asleep_or_gone_whatever_the_others_do() -> None:
    table, quiet = mission("M7"), on.SpawnQuiet(spawn="P4")
    name = table.game.world.spawn_name

    def only(awake: bool) -> tuple[SpawnToken, ...]:
        return tuple(
            SpawnToken(t.id, t.zone, t.color, active=(name(t.id) == "P4") == awake)
            for t in table.state.spawns
        )

    table.state.spawns = only(True)
    assert not holds(table, quiet)
    table.state.spawns = only(False)
    assert holds(table, quiet)
    table.state.spawns = tuple(t for t in table.state.spawns if name(t.id) != "P4")
    assert holds(table, quiet)


@rule("FH-OBJ-11", "FH-M8-04")
def test_enough_is_exactly_as_many_as_the_card_asks_for() -> None:
    table = scene().put("karl", "A")
    for count, so in ((3, False), (4, True), (5, True)):
        change_story(table.state, counts=(("BELL", 9), ("CLUE", count)))
        assert holds(table, on.Counted(what="CLUE", least=4)) == so
    change_story(table.state, counts=(("BELL", 9),))
    assert not holds(table, on.Counted(what="CLUE", least=1))


@rule("FH-OBJ-11", "FH-KO-09")
def test_outside_means_that_nobody_in_play_is_in_any_of_the_rooms() -> None:
    table, out = led_by(scene(), "riley", "A").put("karl", "A"), on.Outside(zones=("0.1", "0.3"))
    assert holds(table, out)
    for zone, so in (("B", False), ("C", True), ("D", False)):
        assert holds(table.put("karl", zone), out) == so
    assert holds(down(table, "karl"), out, "riley")
    assert not holds(table.put("penny", "D"), out, "riley")
    follow(table.put("penny", "A").game, NOBODY)
    assert not holds(table, out, "riley")


@rule("FH-OBJ-11")
def test_the_car_must_be_there_with_the_carrier_in_it_and_penny_led() -> None:
    car = PlacedMachine(type="pimpmobile", zone="0.1")
    table = led_by(scene(machine=(car,)), "riley", "A").put("karl", "B").put("wayne", "B")
    table.put("pimpmobile", "B").ride("karl", "pimpmobile", driver=True)
    there = on.CarAt(car="pimpmobile", zone="0.1")
    change_story(table.state, carrier=table.who("karl"))
    assert holds(table, there)
    assert not holds(table, on.CarAt(car="pimpmobile", zone="0.0"))
    for carrier in (table.who("wayne"), NOBODY):
        change_story(table.state, carrier=carrier)
        assert not holds(table, there)
    change_story(table.state, carrier=table.who("karl"))
    follow(table.game, NOBODY)
    assert not holds(table, there)


@rule("FH-OBJ-11", "FH-OBJ-08")
def test_all_means_every_one_and_any_means_one() -> None:
    both = (on.HasWord(word="A"), on.HasWord(word="B"))
    table = scene().put("karl", "A")
    for words, every, one in (((), False, False), (("A",), False, True), (("B",), False, True),
                              (("A", "B"), True, True)):  # fmt: skip
        change_story(table.state, words=words)
        assert (holds(table, on.AllOf(of=both)), holds(table, on.AnyOf(of=both))) == (every, one)


# -- taking ----------------------------------------------------------------------------------------


@rule("FH-OBJ-11", "FHR-16", "FH-OBJ-01")
def test_a_card_that_asks_for_something_is_read_once_and_does_nothing_until_it_is_there() -> None:
    asks = card("1", fx.Experience(who="taker", amount=3), when=on.HasWord(word="KEY"))
    table = scene(story=story(asks, card("2"))).put("karl", "A").put("riley", "A")
    table.turn("karl").play("story:1").asks("turn")
    assert (table.actions_left, table.survivor("karl").experience) == (2, 0)
    assert (story_in(table.state).read, story_in(table.state).gone) == (0b01, 0)
    assert (table.blocked("story:1"), table.offers("story:2")) == ("FH-OBJ-11", True)
    assert table.turn("riley").blocked("story:1") == "FH-OBJ-11"  # everybody knows it
    table.told(CardRefused)
    change_story(table.state, words=("KEY",))
    table.turn("riley").play("story:1")
    assert [table.survivor(name).experience for name in ("karl", "riley")] == [0, 3]
    assert story_in(table.state).gone == 0b01
    assert len([event for event in table.events if isinstance(event, CardRead)]) == 1


@rule("FH-OBJ-11", "FHR-16", "FH-OBJ-01")
def test_what_the_mission_itself_says_of_a_card_is_known_before_it_is_read() -> None:
    asks = card("1", when=on.HasWord(word="KEY"), known="FH-M8-04")
    table = scene(story=story(asks)).put("karl", "A").turn("karl")
    assert table.blocked("story:1") == "FH-M8-04"
    assert story_in(table.state).read == 0
    change_story(table.state, words=("KEY",))
    assert table.changed().offers("story:1")


@rule("FH-OBJ-03", "FH-OBJ-06", "FH-OBJ-01", "FH-OBJ-04")
def test_of_two_cards_in_a_zone_one_is_taken_and_the_other_stays() -> None:
    told = story(card("1"), card("2", fx.GainWord(word="B")), card("3", zone="0.1"))
    table = scene(story=told).put("karl", "A").turn("karl")
    assert (table.offers("story:1"), table.offers("story:3")) == (True, False)
    table.play("story:2").asks("turn")
    assert (table.offers("story:1"), table.offers("story:2")) == (True, False)
    assert (story_in(table.state).gone, story_in(table.state).words) == (0b010, ("B",))
    table.play("noise", "noise").asks("rest")  # no action is left for the other one


@rule("FH-OBJ-02", "FH-CRATE-01", "Z2E-046", "FH-SEARCH-10", "Z2E-045", "Z-ACT-03")
def test_each_crate_is_taken_where_it_lies_for_an_action() -> None:
    table = scene(story=story(crates=("0.0", "0.1"))).put("karl", "A").put("riley", "B")
    table.cards(table.copies("golden-kukri")[0]).turn("karl", left=1)
    table.play("crate", "say:keep", "done")
    assert not table.offers("crate")
    assert story_in(table.state).crates == (table.zone("B"),)
    assert table.cards_of("karl") == ["golden-kukri"]
    assert table.turn("riley").offers("crate")
    assert not table.turn("karl").offers("crate")
    assert not table.turn("riley", spent=3).offers("crate")


@rule("FH-OBJ-05")
def test_a_load_stays_with_its_carrier_when_others_fall_and_can_be_taken_up_for_an_action() -> None:
    told = story(card("1", fx.StoryLoad(mark="contaminated")))
    table = (
        scene(story=told).put("karl", "A").put("riley", "B").put("wayne", "B").put("marian", "C")
    )
    table.turn("karl").play("story:1")
    fall(table.game, table.who("riley"))
    assert (story_in(table.state).carrier, story_in(table.state).load) == (table.who("karl"), -1)
    table.put("karl", "C").start(Rest())
    fall(table.game, table.who("karl"))
    assert story_in(table.state).carrier == NOBODY
    assert story_in(table.state).load == table.zone("C")
    assert not table.turn("wayne").offers("load")
    table.turn("marian", left=0).asks("rest")
    table.turn("marian", left=1).play("load")
    assert (story_in(table.state).carrier, story_in(table.state).load) == (table.who("marian"), -1)
    marks = [marks_of(table.state, table.who(name), "contaminated") for name in TEAM]
    assert marks == [0, 1, 1, 0, 0, 0]


# -- what the team aims at ---------------------------------------------------------------------


def aim(**fields: object) -> nest.Aim:
    return nest.Aim(text=Words("Go", "Allez"), **fields)  # type: ignore[arg-type]


@rule("FH-CAMP-11", "FH-OBJ-05")
def test_a_new_aim_replaces_the_old_one_and_its_note_is_read_once() -> None:
    first = aim(reached=on.HasWord(word="A"), note=1)
    later = aim(reached=on.HasWord(word="B"), effects=(fx.GainWord(word="END"),))
    told = story(
        card("1", later), card("2", fx.GainWord(word="A")), card("3", fx.GainWord(word="B")),
        notes=((fx.CountMore(what="NOTE", amount=1),),), aim=first,
    )  # fmt: skip
    table = scene(story=told).put("karl", "A").turn("karl").play("story:1", "story:2")
    assert story_in(table.state).counts == ()  # nobody aims at that any more
    table.play("story:3")
    assert story_in(table.state).words == ("A", "B", "END")
    assert table.outcome is not None and table.outcome.winners == (0,)
    table = scene(story=told).put("karl", "A").turn("karl").play("story:2", "story:3")
    assert dict(story_in(table.state).counts) == {"NOTE": 1}
    assert table.outcome is None


@rule("FH-CAMP-11", "FH-OBJ-08")
@pytest.mark.parametrize(("words", "ways"), [((), "A"), (("MAP",), "ABC"), (("KEY",), "A")])
def test_a_keyword_may_open_more_ways_out(words: tuple[str, ...], ways: str) -> None:
    leave = aim(exits=("0.0",), exits_with={"MAP": ("0.1", "0.2"), "PASS": ("0.3",)})
    table = scene(story=story(aim=leave)).put("karl", "E")
    change_story(table.state, words=words)
    mask = leave.ways_out(table.game)
    assert "".join(zone for zone in "ABCDE" if mask >> table.zone(zone) & 1) == ways
