"""Webbing: every card counts as held, whatever holding is good for. Combat reflexes: any attack."""

import pytest

from shambler.games.zombicide.core.spawning import CardForZone
from shambler.games.zombicide.systems.buildings.buildings import open_door
from shambler.games.zombicide.systems.night.night_state import night_in
from shambler.games.zombicide.systems.reloading.reload_state import unloaded_in
from shambler.testing import rule
from shambler.testing.zombicide import Rest, Scene
from tests.rules.hendrix.boards import HOUSE, MIDNIGHT, mission, scene


def webbing(*held: str, pack: tuple[str, ...]) -> Scene:
    """Karl with six walkers, some cards in hand and more in the backpack."""
    table = scene().put("karl", "A").put("walker", "A", 6)
    return table.skills("karl", "webbing", only=True).equip("karl", *held).pack("karl", *pack)


@rule("FH-CAMP-14", "FHR-22")
def test_a_ka_bar_in_the_backpack_helps_only_with_webbing() -> None:
    table = webbing("machete", pack=("ka-bar",)).turn("karl")
    table.dice(1, 1).play("melee:machete>A").asks("turn")
    table.dice(1).play("from-pack:webbing:melee:ka-bar>A").asks("turn")  # nothing helps that one
    table = webbing("machete", pack=("ka-bar",)).skills("karl", only=True).turn("karl")
    table.dice(1).play("melee:machete>A").asks("turn")


@rule("FH-CAMP-14", "Z2E-035")
def test_pattons_guns_help_each_other_from_the_backpack_with_webbing() -> None:
    table = webbing("pattons-357-magnum", pack=("pattons-45-long-colt",)).turn("karl")
    table.dice(*[1] * 4).play("fire:pattons-357-magnum>A").asks("turn")
    table.dice(*[1] * 5).play("from-pack:webbing:fire:pattons-45-long-colt>A").asks("turn")


@rule("FH-CAMP-14", "Z2E-034")
def test_a_loaded_copy_in_the_backpack_can_be_fired_when_the_one_in_hand_is_empty() -> None:
    table = webbing("sawed-off", pack=("sawed-off",)).turn("karl")
    assert not table.offers("from-pack:webbing:fire:sawed-off>A")  # the one in hand will do
    table.dice(1, 1).play("fire:sawed-off>A")
    assert not table.offers("from-pack:webbing:fire:sawed-off*2>A")
    table.dice(1, 1).play("from-pack:webbing:fire:sawed-off>A")
    assert not table.offers("from-pack:webbing:fire:sawed-off>A")
    assert len(set(unloaded_in(table.state))) == 2


@rule("FH-CAMP-14", "Z2E-034")
def test_two_copies_in_the_backpack_are_fired_one_after_the_other() -> None:
    table = webbing(pack=("sawed-off", "sawed-off")).turn("karl")
    table.dice(1, 1).play("from-pack:webbing:fire:sawed-off>A")
    table.dice(1, 1).play("from-pack:webbing:fire:sawed-off>A")
    assert len(set(unloaded_in(table.state))) == 2


@rule("FH-CAMP-14", "Z2E-034")
def test_one_action_loads_two_of_the_weapons_at_hand_never_more() -> None:
    table = webbing("sawed-off", "sawed-off", pack=("sawed-off",)).turn("karl")
    table.dice(*[1] * 4).play("fire:sawed-off*2>A")
    table.dice(1, 1).play("from-pack:webbing:fire:sawed-off>A").play("reload:sawed-off")
    assert len(set(unloaded_in(table.state))) == 1
    table = webbing(pack=("sawed-off",)).turn("karl")
    table.dice(1, 1).play("from-pack:webbing:fire:sawed-off>A").play("reload:sawed-off")
    assert not unloaded_in(table.state)
    table = webbing(pack=("sawed-off",)).turn("karl")
    table.dice(1, 1).play("from-pack:webbing:fire:sawed-off>A")
    assert not table.skills("karl", only=True).turn("karl").offers("reload:sawed-off")


def alert(*cards: str, **options: int) -> Scene:
    """Karl on B, who answers what comes to C."""
    table = scene(**options).put("karl", "B").spawn("C")
    return table.skills("karl", "combat-reflexes", only=True).equip("karl", *cards)


@rule("FH-CAMP-14", "FH-ALLOUT-02", "FH-ALLOUT-05")
def test_combat_reflexes_may_go_all_out_and_the_weapon_may_break() -> None:
    table = alert("rifle").cards(43).spawning().play("answer:combat-reflexes.karl")
    table.asks("react", "fire:rifle>C", "all-out:fire:rifle>C")
    table.dice(1, 1).play("all-out:fire:rifle>C").asks("rest")
    assert table.cards_of("karl") == []


@rule("FH-CAMP-14")
def test_combat_reflexes_use_what_webbing_holds_but_no_wrath() -> None:
    table = alert("machete").skills("karl", "webbing").pack("karl", "rifle")
    table.cards(43).spawning().play("answer:combat-reflexes.karl")
    table.asks("react", "from-pack:webbing:fire:rifle>C", "from-pack:webbing:fire:rifle+>C")
    table.dice(5).play("from-pack:webbing:fire:rifle>C").asks("rest")
    assert table.enemies("C") == {"walker": 2}


@rule("FH-CAMP-14", "FH-LIGHT-04")
def test_a_light_may_be_turned_on_for_the_answer() -> None:
    table = alert("rifle", "flashlight", hour=MIDNIGHT).cards(43).spawning()
    table.play("answer:combat-reflexes.karl", "fire:rifle>C").asks("light-for-shot")
    table.dice(3).play("say:light").asks("rest")
    assert table.enemies("C") == {"walker": 2}
    assert night_in(table.state).beams[table.who("karl")] == table.zone("C")


@rule("FH-CAMP-14")
@pytest.mark.parametrize("skill", ["combat-reflexes", "sidestep"])
def test_zombies_in_a_dark_zone_next_door_are_answered_and_evaded(skill: str) -> None:
    table = spawning_next_door(skill, "C", is_open=True)
    table.asks("answer-spawn", f"answer:{skill}.karl", "pass")
    spawning_next_door(skill, "D", is_open=True).asks("rest")  # range 2
    spawning_next_door(skill, "C", is_open=False).asks("rest")  # behind the door


def spawning_next_door(skill: str, zone: str, *, is_open: bool) -> Scene:
    """Karl before the door of a house that is dark from end to end; walkers come in it."""
    table = scene(HOUSE.replace("rC", "dC")).put("karl", "B").equip("karl", "rifle")
    if is_open:
        world = table.game.world
        open_door(table.game, world.opening(("0.1", "0.2")))
    table.skills("karl", skill, only=True).cards(43)
    return table.start(CardForZone(table.zone(zone)), Rest())


@rule("FH-CAMP-14", "Z2E-050")
def test_whoever_opens_a_door_answers_with_one_action_and_goes_on_with_the_turn() -> None:
    table = scene(HOUSE.replace("rC   :dD   :dE", "dC   :rD   :rE")).put("karl", "B")
    table.skills("karl", "combat-reflexes", only=True).equip("karl", "crowbar", "rifle")
    table.cards(43).turn("karl").play("open:B-C", "answer:combat-reflexes.karl")
    table.dice(6).play("fire:rifle>C").asks("turn")
    assert (table.enemies("C"), table.actions_left) == ({"walker": 2}, 2)


@rule("FH-CAMP-14", "FH-M7-05")
def test_an_answer_given_in_the_fire_is_an_action_there() -> None:
    table = mission("M7").clear().put("karl", "1.1").equip("karl", "machete")
    table.skills("karl", "combat-reflexes", only=True).cards(43)
    table.start(CardForZone(table.zone("1.1")), Rest()).play("answer:combat-reflexes.karl")
    table.dice(4).dice(5).play("melee:machete>1.1")
    table.asks("rest")
    assert (table.wounds("karl"), table.enemies("1.1")) == (1, {"walker": 2})
