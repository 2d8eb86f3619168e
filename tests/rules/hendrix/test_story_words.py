"""The words of story cards one by one: how many, whose, where, and what is left alone (FH-OBJ)."""

import pytest

from shambler.games.zombicide.core.state import SpawnToken, take_from_stocks
from shambler.games.zombicide.systems.buildings.building_state import (
    buildings_in,
    change_buildings,
)
from shambler.games.zombicide.systems.knockout.knockout import FallenState
from shambler.games.zombicide.systems.night.night_state import is_night, night_in
from shambler.games.zombicide.systems.sheets.sheet_state import change_team, marks_of, sheet_of
from shambler.games.zombicide.systems.sheets.sheets import mark
from shambler.games.zombicide.systems.story import effects as fx
from shambler.games.zombicide.systems.story import ending_effects as ending
from shambler.games.zombicide.systems.story import nesting as nest
from shambler.games.zombicide.systems.story.conditions import HasCard, HasWord
from shambler.games.zombicide.systems.story.story_state import change_story, story_in
from shambler.games.zombicide.systems.units.units import units_in
from shambler.kernel.content import Words
from shambler.testing import rule
from shambler.testing.zombicide import Scene
from tests.rules.hendrix.boards import HOUSE, card, does, down, led_by, mission, scene, story

SICK = "contaminated"


def sick(table: Scene, *names: str) -> list[int]:
    return [marks_of(table.state, table.who(name), SICK) for name in names]


def option(label: str, *effects: nest.AnyEffect, **fields: object) -> nest.StoryOption:
    """One way to go on."""
    return nest.StoryOption(label=Words(label, label), effects=effects, **fields)  # type: ignore[arg-type]


# -- cards -------------------------------------------------------------------------------------


@rule("FH-OBJ-05")
def test_a_card_is_given_from_the_discards_and_never_out_of_somebodys_hands() -> None:
    table = scene().put("karl", "A").put("riley", "A").put("marian", "B")
    table.equip("riley", "molotov").equip("marian", "molotov", "molotov")
    last, others = table.copies("molotov")[3], table.copies("water")
    for copy in (last, *others):
        take_from_stocks(table.state, copy)
    table.state.discards = (others[0], last, others[1])
    table.put("wayne", "A")
    does(table, fx.GiveCard(card="molotov", count=2), "wayne")
    table.asks("receive").play("say:keep", "done").asks("rest")
    assert table.state.discards == others
    assert table.cards_of("karl") == []
    held = [table.cards_of(name) for name in ("wayne", "riley", "marian")]
    assert held == [["molotov"], ["molotov"], ["molotov", "molotov"]]


@rule("FH-OBJ-05")
def test_cards_are_drawn_by_the_taker_one_after_the_other_from_the_deck_named() -> None:
    for deck, cards in (("military", ("mre", "hk-mp5")), ("advanced", ("water", "katana"))):
        table = scene().put("karl", "A").put("riley", "A").finds(*cards)
        does(table, fx.StoryDraw(deck=deck, count=2), "karl")
        table.asks("receive").play("say:keep", "done").asks("receive").play("say:keep", "done")
        table.asks("rest")
        assert sorted(table.cards_of("karl")) == sorted(cards)
        assert table.cards_of("riley") == []
        assert table.survivor("karl").experience == 0


@rule("FH-OBJ-05", "Z2E-032")
def test_what_lurks_in_a_deck_lurks_when_a_card_lets_somebody_draw() -> None:
    table = scene().put("karl", "A").put("walker", "A").finds("aaahh-military")
    does(table, fx.StoryDraw(deck="military", count=2), "karl").asks("rest")
    assert table.enemies("A") == {"walker": 2}


# -- zombies -----------------------------------------------------------------------------------


@rule("FH-OBJ-05")
def test_as_many_zombies_come_as_the_card_says_here_or_where_it_says() -> None:
    table = scene().put("karl", "B").put("runner", "B").put("fatty", "E")
    does(table, fx.StorySpawn(enemy="runner", count=2), "karl").asks("rest")
    does(table, fx.StorySpawn(enemy="walker", count=3, at="0.4"), "karl").asks("rest")
    assert table.enemies("B") == {"runner": 3}
    assert table.enemies("E") == {"walker": 3, "fatty": 1}
    assert [table.enemies(zone) for zone in "ACD"] == [{}, {}, {}]


@rule("FH-OBJ-05")
def test_who_acts_once_more_does_so_once() -> None:
    table = scene().put("karl", "A").put("walker", "D").put("runner", "E").put("shooter", "D")
    does(table, fx.ExtraActivation(), "karl")
    assert (table.enemies("C"), table.enemies("D")) == (
        {"walker": 1, "shooter": 1, "runner": 1},
        {},
    )
    table = scene().put("karl", "A").put("walker", "D").put("fatty", "D").put("runner", "D")
    does(table, fx.ExtraActivation(enemies=("fatty", "walker")), "karl")
    assert (table.enemies("C"), table.enemies("D")) == ({"walker": 1, "fatty": 1}, {"runner": 1})


@rule("FH-OBJ-05")
def test_a_cleared_room_gives_every_kind_back_to_the_box_and_names_no_zone_twice() -> None:
    table = scene().put("karl", "A").put("walker", "B", 2).put("runner", "B", 3).put("fatty", "C")
    pool = list(table.state.pool)
    does(table, fx.KillIn(zones=("0.1", "0.1")), "karl")
    assert (table.enemies("B"), table.enemies("C")) == ({}, {"fatty": 1})
    back = [after - before for after, before in zip(table.state.pool, pool, strict=True)]
    assert back[table.foe("walker")] == 2
    assert back[table.foe("runner")] == 3
    assert sum(back) == 5


def spawns(table: Scene) -> list[tuple[str, bool]]:
    name = table.game.world.spawn_name
    return [(name(token.id), token.active) for token in table.state.spawns]


@rule("FH-OBJ-05", "Z2E-070")
@pytest.mark.parametrize("to", ["active", "inactive", "removed"])
def test_one_spawn_zone_changes_and_the_others_stay_as_they_are(to: str) -> None:
    table = mission("M7")
    before = spawns(table)
    names = [name for name, _ in before]
    assert {active for _, active in before} == {True, False}
    table.state.spawns = tuple(
        SpawnToken(t.id, t.zone, t.color, active=t.id % 2 == 0) for t in table.state.spawns
    )
    was = dict(spawns(table))
    for name in names[1:3]:
        does(table, fx.ChangeSpawn(spawn=name, state=to), "karl")  # type: ignore[arg-type]
    now = {**was, names[1]: to == "active", names[2]: to == "active"}
    if to == "removed":
        del now[names[1]], now[names[2]]
    assert dict(spawns(table)) == now
    assert [name for name, _ in spawns(table)] == [name for name in names if name in now]


@rule("FH-OBJ-05")
def test_what_is_gone_does_not_wake_up_again() -> None:
    table = mission("M7")
    does(table, fx.ChangeSpawn(spawn="P4", state="removed"), "karl")
    left = spawns(table)
    does(table, fx.ChangeSpawn(spawn="P4", state="active"), "karl")
    assert spawns(table) == left


@rule("FH-OBJ-05")
def test_new_spawn_zones_are_awake_and_are_numbered_apart() -> None:
    table = mission("M9")
    does(table, fx.ChangeSpawn(spawn=spawns(table)[0][0], state="removed"), "karl")
    before = table.state.spawns
    does(table, fx.NewSpawn(zone="7.1"), "karl")
    does(table, fx.NewSpawn(zone="5.1"), "karl")
    assert table.state.spawns[: len(before)] == before
    new = table.state.spawns[len(before) :]
    assert [token.zone for token in new] == [table.zone("7.1"), table.zone("5.1")]
    assert [token.active for token in new] == [True, True]
    assert len({token.id for token in table.state.spawns}) == len(before) + 2
    planned = len(table.game.world.mission.spawn)
    assert [token.id for token in new] == [planned, planned + 1]


# -- time, noise, turns ----------------------------------------------------------------------------


@rule("FH-OBJ-05", "FH-CLOCK-03")
def test_hours_are_added_past_midnight_and_night_falls_at_once() -> None:
    for hour, hours, then, dark in ((23, 3, 2, True), (17, 2, 19, True), (17, 1, 18, False)):
        table = scene(hour=hour).put("karl", "A")
        does(table, fx.PassHours(hours=hours), "karl")
        assert (night_in(table.state).hour, is_night(table.state)) == (then, dark)


@rule("FH-OBJ-05")
def test_noise_that_the_team_places_is_added_there_and_asked_of_everybody() -> None:
    table = scene(seats=3).put("karl", "C").noise("B", 1)
    does(table, fx.StoryNoise(at="choose", count=2), "karl")
    table.asks("place-noise", seats=(0, 1, 2)).play("zone:B", seat=2)
    assert [table.noise_at(zone) for zone in "ABC"] == [0, 3, 0]


@rule("FH-OBJ-05")
def test_noise_is_not_placed_behind_a_closed_door() -> None:
    table = does(scene(HOUSE).put("karl", "B"), fx.StoryNoise(at="choose", count=2), "karl")
    table.asks("place-noise", "zone:A", "zone:B")


@rule("FH-OBJ-05")
def test_a_card_ends_the_turn_of_its_taker_and_nothing_of_it_is_left() -> None:
    told = story(card("1", fx.EndsTurn()), card("2", zone="0.1"))
    table = scene(story=told).put("karl", "A").put("riley", "A")
    table.skills("karl", "plus-1-free-move-action").experience("karl", 7).turn("karl")
    table.play("story:1")
    assert table.game.decision is None or table.game.decision.kind != "turn"
    assert table.turn("riley").offers("move:B")
    assert table.actions_left == 3


@rule("FH-OBJ-05")
def test_rules_that_cards_bring_hold_from_the_round_in_which_they_came() -> None:
    table = scene().put("karl", "A")
    table.state.round = 3
    does(table, fx.BringRule(flag="TIMER"), "karl")
    table.state.round = 5
    does(table, fx.BringRule(flag="WELDED"), "karl")
    assert dict(story_in(table.state).flags) == {"TIMER": 3, "WELDED": 5}


# -- health and marks --------------------------------------------------------------------------


@rule("FH-OBJ-05")
def test_a_card_heals_more_than_one_wound_but_nobody_else() -> None:
    table = scene().put("karl", "A").put("riley", "A").hurt("karl", 2).hurt("riley", 2)
    does(table, fx.HealWounds(who="taker", amount=2), "karl")
    assert (table.wounds("karl"), table.wounds("riley")) == (0, 2)
    table.hurt("karl", 1)
    does(table, fx.HealWounds(who="taker", amount=3), "karl")
    assert table.survivor("karl").armor == table.game.world.armor[table.who("karl")]


@rule("FH-OBJ-05")
def test_wounds_go_on_among_those_who_still_stand_and_end_with_the_last() -> None:
    table = scene(seats=2).put("karl", "A").put("marian", "A").put("wayne", "B")
    table.hurt("karl", 2).hurt("marian", 2)
    does(table, fx.Wound(who="zone", amount=3), "karl")
    table.asks("share-wounds", "take:karl", "take:marian", seats=(0, 1)).play("take:karl")
    table.asks("rest")  # Marian takes the second, and nobody is left for the third
    assert [table.where(name) for name in ("karl", "marian", "wayne")] == ["", "", "B"]
    assert table.wounds("wayne") == 0


@rule("FH-OBJ-05")
def test_doses_are_as_many_as_the_card_says_and_take_one_mark_each() -> None:
    table = scene(seats=2).put("karl", "A").put("riley", "B").put("wayne", "C")
    for name in ("karl", "karl", "karl", "riley"):
        mark(table.game, table.who(name), SICK, 1)
    mark(table.game, table.who("karl"), "hero", 1)
    does(table, fx.Doses(count=3, mark=SICK), "riley")
    table.asks("give-dose", "take:karl", "take:riley", "pass", seats=(0, 1))
    table.play("take:karl", "take:riley").asks("give-dose", "take:karl", "pass").play("take:karl")
    table.asks("rest")
    assert sick(table, "karl", "riley", "wayne") == [1, 0, 0]
    assert marks_of(table.state, table.who("karl"), "hero") == 1


@rule("FH-OBJ-05")
def test_the_dead_get_no_dose_and_with_nobody_sick_nothing_is_asked() -> None:
    table = scene().put("karl", "A")
    for name in ("karl", "riley"):
        mark(table.game, table.who(name), SICK, 1)
    table.state.fallen = FallenState(dead=(table.who("riley"),))
    does(table, fx.Doses(count=4, mark=SICK), "karl").asks("give-dose", "take:karl", "pass")
    table.play("take:karl").asks("rest")
    assert sick(table, "karl", "riley") == [0, 1]


@rule("FH-OBJ-05", "FH-CAMP-09")
def test_a_survivors_own_marks_add_up_and_one_is_taken_off_at_a_time() -> None:
    table = scene().put("karl", "A").put("riley", "A")
    for _ in range(3):
        does(table, fx.Achieve(what=SICK, who="taker"), "karl")
    assert sick(table, "karl", "riley") == [3, 0]
    does(table, fx.Achieve(what=SICK, who="taker", times=-1), "karl")
    does(table, fx.Achieve(what=SICK, who="taker", times=-1), "riley")
    assert sick(table, "karl", "riley") == [2, 0]


@rule("FH-OBJ-05")
def test_campaign_experience_is_as_much_as_the_card_says_and_the_first_is_asked_first() -> None:
    table = scene().put("karl", "A").put("riley", "A").put("wayne", "B")
    does(table, fx.CampaignExperience(who="zone", amount=2), "karl")
    cxp = [sheet_of(table.state, table.who(name)).cxp for name in ("karl", "riley", "wayne")]
    assert cxp == [2, 2, 0]
    for name in ("karl", "riley"):
        assert table.asks("milestone").game.decision is not None
        assert table.game.decision.about["who"] == table.who(name)
        table.play("milestone:bonus")
    table.asks("rest")


@rule("FH-OBJ-05")
def test_who_has_no_leader_gives_nothing_to_one() -> None:
    table = led_by(scene(), "riley", "C").put("karl", "A")
    table.state.escort = type(table.state.escort)()
    does(table, fx.Experience(who="leader", amount=2), "karl")
    assert [table.survivor(name).experience for name in ("karl", "riley")] == [0, 0]


# -- doors, cards, notes -----------------------------------------------------------------------


@rule("FH-OBJ-05")
def test_every_door_named_is_unbarred_and_no_other() -> None:
    table = mission("M2")
    barred = buildings_in(table.state).barred
    doors = (("4.4", "3.4"), ("4.4", "4.3"))
    bits = [1 << table.game.world.opening(door) for door in doors]
    change_buildings(table.state, barred=barred | bits[0] | bits[1] | 1 << 60)
    opened = buildings_in(table.state).opened
    does(table, fx.Unbar(doors=doors), "karl")
    assert buildings_in(table.state).barred == (barred | 1 << 60) & ~bits[0] & ~bits[1]
    assert buildings_in(table.state).opened == opened


@rule("FH-OBJ-05")
def test_the_keys_of_a_car_let_the_team_drive_it_and_search_it() -> None:
    table = mission("M4")
    car = units_in(table.state).zones[table.machine_number("pimpmobile")]
    zone = table.game.world.board.zones[car].name
    table.clear().put("karl", zone)
    assert not table.turn("karl").offers("search-car:pimpmobile")
    does(table, fx.ReleaseCar(car="pimpmobile"), "wayne")
    assert table.turn("karl").offers("search-car:pimpmobile")
    table.play("get-in:pimpmobile.driver")
    assert [key for key in table.options if key.startswith("drive:")]


@rule("FH-OBJ-05")
def test_the_team_looks_at_as_many_cards_as_it_may_none_twice_and_none_that_is_gone() -> None:
    cards = [card(str(number), zone="0.4") for number in range(1, 6)]
    table = scene(story=story(*cards), seats=2).put("karl", "A")
    change_story(table.state, gone=0b00001, read=0b00011)
    does(table, fx.LookAtCards(count=2), "karl")
    table.asks("peek", "look-at:3", "look-at:4", "look-at:5", seats=(0, 1)).play("look-at:4")
    table.asks("peek", "look-at:3", "look-at:5").play("look-at:5").asks("rest")
    assert (story_in(table.state).read, story_in(table.state).gone) == (0b11011, 0b00001)
    does(table, fx.LookAtCards(count=3), "karl").asks("rest")  # a single one is read at once
    assert story_in(table.state).read == 0b11111


@rule("FH-OBJ-05")
def test_the_load_is_carried_by_whoever_took_the_card_and_marks_them_alone() -> None:
    table = scene().put("karl", "A").put("riley", "A")
    does(table, fx.StoryLoad(mark=SICK), "riley")
    assert (story_in(table.state).carrier, story_in(table.state).load) == (table.who("riley"), -1)
    assert sick(table, "karl", "riley") == [0, 1]


@rule("FH-OBJ-05", "FH-OBJ-07")
def test_a_note_is_read_for_whoever_took_the_card_where_they_stand() -> None:
    notes = ((fx.GainWord(word="CODE"),), (fx.Experience(who="zone", amount=2),))
    told = story(card("1", fx.ReadNote(note=2), zone="0.1"), notes=notes)
    table = scene(story=told).put("karl", "B").put("riley", "B").put("wayne", "A")
    table.turn("karl").play("story:1")
    assert [table.survivor(name).experience for name in ("karl", "riley", "wayne")] == [2, 2, 0]
    assert (story_in(table.state).notes, story_in(table.state).words) == (0b10, ())


# -- choices, conditions, dice -------------------------------------------------------------------


@rule("FH-OBJ-10")
def test_the_taker_or_the_whole_team_chooses_and_only_that_is_done() -> None:
    for by, seats in (("taker", (1,)), ("team", (0, 1, 2))):
        choice = nest.StoryChoice(
            by=by,  # type: ignore[arg-type]
            options=(option("a", fx.GainWord(word="A")), option("b", fx.GainWord(word="B"))),
        )
        table = scene(story=story(card("1", choice, fx.GainWord(word="C"))), seats=3)
        name = next(n for n in table.game.world.names if table.game.world.owners[table.who(n)] == 1)
        table.put(name, "A").turn(name).play("story:1")
        table.asks("story-choice", "decide:1", "decide:2", seats=seats).play("decide:2", seat=1)
        assert story_in(table.state).words == ("B", "C")
        assert story_in(table.state).chosen == ("1:2",)


@rule("FH-OBJ-10", "FH-OBJ-05")
def test_what_each_chooses_is_done_to_them_where_they_stand() -> None:
    choice = nest.StoryChoice(
        by="each",
        options=(
            option("a", fx.Experience(who="taker", amount=2), fx.StoryNoise(at="here", count=1)),
            option("b", fx.Achieve(what=SICK, who="taker")),
        ),
    )
    table = scene(story=story(card("1", choice)), seats=1)
    table.put("karl", "A").put("riley", "B").put("wayne", "C")
    table.turn("wayne").put("wayne", "A").changed().play("story:1")
    table.play("decide:2", "decide:1", "decide:1").asks("turn")
    assert sick(table, "karl", "riley", "wayne") == [1, 0, 0]
    assert [table.survivor(n).experience for n in ("karl", "riley", "wayne")] == [0, 2, 2]
    assert [table.noise_at(zone) for zone in "ABC"] == [1, 1, 0]
    assert story_in(table.state).chosen == ("1:2", "1:1", "1:1")


@rule("FH-OBJ-10")
def test_a_choice_may_cost_the_taker_a_card_that_only_they_can_give() -> None:
    pays = HasCard(cards=("molotov", "an-m14-incendiary-grenade"))
    choice = nest.StoryChoice(
        by="team",
        options=(option("burn", fx.GainWord(word="FIRE"), when=pays), option("go")),
    )
    for holder, asked in (("karl", True), ("riley", False)):
        table = scene(story=story(card("1", choice))).put("karl", "A").put("riley", "A")
        table.pack(holder, "an-m14-incendiary-grenade").equip(holder, "water")
        table.turn("karl").play("story:1")
        if asked:
            table.asks("story-choice", "decide:1", "decide:2").play("decide:1")
        table.asks("turn")
        assert story_in(table.state).words == (("FIRE",) if asked else ())
        left = ["water"] if asked else ["an-m14-incendiary-grenade", "water"]
        assert sorted(table.cards_of(holder)) == left
        assert len(table.state.discards) == asked


@rule("FH-OBJ-05", "FH-OBJ-08")
def test_what_hangs_on_a_keyword_happens_only_with_that_one_and_once() -> None:
    told = nest.If(when=HasWord(word="CODE"), effects=(fx.CountMore(what="CLUE", amount=1),))
    for words, clues in (((), 0), (("KEY",), 0), (("KEY", "CODE"), 1)):
        table = scene(story=story(card("1", told))).put("karl", "A").turn("karl")
        change_story(table.state, words=words)
        table.play("story:1").asks("turn")
        assert dict(story_in(table.state).counts).get("CLUE", 0) == clues


@rule("FH-OBJ-05")
def test_a_die_is_rolled_for_each_in_the_zone_and_for_nobody_else() -> None:
    told = nest.Die(
        on=(1, 2), each="zone",
        effects=(fx.Achieve(what=SICK, who="taker"), fx.Experience(who="taker", amount=1)),
    )  # fmt: skip
    table = led_by(scene(story=story(card("1", told))), "riley", "A").put("karl", "A")
    down(table.put("wayne", "B").put("marian", "A"), "javier")
    table.dice(3).dice(1).dice(2).turn("riley").play("story:1").asks("turn")
    assert sick(table, "karl", "marian", "riley", "wayne") == [0, 1, 1, 0]
    names = ("karl", "marian", "riley", "wayne", "penny")
    assert [table.survivor(name).experience for name in names] == [0, 1, 1, 0, 0]


@rule("FH-OBJ-05")
def test_effects_come_in_the_order_of_the_card_and_a_note_in_its_place() -> None:
    notes = ((fx.GainWord(word="B"),),)
    effects = (fx.GainWord(word="A"), fx.ReadNote(note=1), fx.GainWord(word="C"))
    table = scene(story=story(card("1", *effects), notes=notes)).put("karl", "A")
    table.turn("karl").play("story:1")
    assert story_in(table.state).words == ("A", "B", "C")


# -- the end -----------------------------------------------------------------------------------


@rule("FH-CAMP-11", "FH-OBJ-05")
def test_a_mission_is_won_when_all_that_the_card_says_is_done() -> None:
    inner = nest.If(when=HasWord(word="A"), effects=(ending.Win(), fx.GainWord(word="B")))
    effects = (fx.GainWord(word="A"), inner, fx.GainWord(word="C"))
    table = scene(story=story(card("1", *effects))).put("karl", "A").turn("karl").play("story:1")
    assert story_in(table.state).words == ("A", "B", "C")
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.reason) == ((0,), "won")


@rule("FH-CAMP-10")
def test_the_next_missions_are_those_named_that_were_not_done() -> None:
    for done, first, left in (
        ((), False, ("M6", "M7", "M8")),
        (("M7",), False, ("M6", "M8")),
        ((), True, ("M6",)),
        (("M6", "M8"), True, ("M7",)),
    ):
        table = scene().put("karl", "A")
        change_team(table.state, done=done)
        change_story(table.state, next=("M2",))
        effect = ending.NextMission(missions=("M6", "M7", "M8"), first=first)
        does(table, effect, "karl")
        assert story_in(table.state).next == left
        assert not story_in(table.state).won
