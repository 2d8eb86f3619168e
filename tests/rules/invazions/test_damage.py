"""Breaking in and damage (IVZ-DMG)."""

from __future__ import annotations

import pytest

from shambler.games.invazions.events import (
    AttackFailed,
    CardDevoured,
    CardDoomed,
    HitWasted,
    HordeWounded,
    PlaceEntered,
)
from shambler.testing import rule
from shambler.testing.invazions import InvazionsScene


def raid(attack: int, *humans: str, scenario: str = "labo-3", **options) -> InvazionsScene:
    """Horde 1 has made this much attack at the Hangar; the others wait at the Radio Room."""
    scene = InvazionsScene(scenario, **options).humans("hangar", *humans)
    scene.assault("hangar", attack)
    return scene.waiting("radio-room", *range(2, scene.game.world.players))


@rule("IVZ-DMG-01")
def test_the_attack_of_all_cards_of_all_hordes_on_a_place_adds_up():
    with InvazionsScene("labo-4") as scene:
        scene.horde(1, "hangar", played=["horde-member", "overrun"])
        scene.horde(2, "hangar", played=["stalker", "devour-them"]).assault("canteen", 4, seat=3)
        scene.only("damage")
        scene.told(PlaceEntered, place=2, attack=1 + 1 + 3 + 1)
        scene.told(AttackFailed, place=3, attack=4)


@rule("IVZ-DMG-01")
def test_three_hordes_add_up_and_each_place_counts_for_itself():
    with InvazionsScene("labo-4") as scene:
        for seat, attack in ((1, 1), (2, 2), (3, 2)):
            scene.assault("hangar", attack, seat)
        scene.only("damage").told(PlaceEntered, place=2, attack=5)
    with InvazionsScene("labo-4") as scene:
        scene.assault("hangar", 4).assault("canteen", 4, seat=2).assault("radio-room", 4, seat=3)
        scene.only("damage").not_told(PlaceEntered)


@rule("IVZ-DMG-02")
@pytest.mark.parametrize(("attack", "inside"), [(4, False), (5, True), (6, True)])
def test_attack_equal_to_the_resistance_is_enough(attack, inside):
    with raid(attack) as scene:
        scene.only("damage")
        assert scene.place("hangar").penetrated is inside
        assert scene.place("radio-room").penetrated is False


@rule("IVZ-DMG-02")
@pytest.mark.parametrize(("attack", "inside"), [(7, False), (8, True)])
def test_the_resistance_of_the_moment_counts(attack, inside):
    with raid(attack, "technician", scenario="freres-3") as scene:
        scene.only("damage")
        assert scene.place("hangar").penetrated is inside


@rule("IVZ-DMG-03")
def test_all_hordes_of_a_penetrated_place_have_got_in():
    with InvazionsScene("labo-4") as scene:
        scene.contamination("hangar", "ogre", "stalker", "ishtar").assault("hangar", 5)
        scene.waiting("hangar", 2).waiting("radio-room", 3).turn_from("damage")
        scene.play("next:2").asks("recruit", seats=(2,)).play("recruit:ogre")
        scene.asks("recruit", seats=(1,)).play("recruit:stalker").asks("claim")
        assert [scene.discard_of(seat) for seat in (1, 2)] == [["stalker"], ["ogre"]]
        assert scene.discard_of(3) == ["wounded-member"]


@rule("IVZ-DMG-04")
def test_a_failed_attack_gives_each_horde_there_a_wounded_member():
    with InvazionsScene("labo-4") as scene:
        scene.assault("hangar", 2).assault("hangar", 2, seat=2).assault("canteen", 5, seat=3)
        scene.only("damage")
        assert scene.discard_of(1) == scene.discard_of(2) == ["wounded-member"]
        assert scene.discard_of(3) == []
        assert scene.state.wounded == 13
        assert scene.told(HordeWounded, seat=2).because == "IVZ-DMG-04"


@rule("IVZ-DMG-04")
@pytest.mark.parametrize("attack", [0, 4])
def test_one_each_also_with_three_players_and_without_any_attack(attack):
    with raid(attack) as scene:
        scene.assault("radio-room", 5, seat=2).only("damage")
        assert (scene.discard_of(1), scene.discard_of(2)) == (["wounded-member"], [])
        assert scene.hand_of(1) == []
        assert scene.state.wounded == 9


@rule("IVZ-DMG-05")
def test_a_failed_attack_recruits_nothing():
    with InvazionsScene("labo-4") as scene:
        scene.contamination("hangar", "ogre").contamination("canteen", "stalker")
        scene.assault("hangar", 3).assault("hangar", 1, seat=2).assault("canteen", 5, seat=3)
        scene.bonus_recruits(1, 2).turn_from("damage").asks("recruit", seats=(3,))
        scene.play("recruit:stalker").asks("claim")
        assert scene.contamination_at("hangar") == ["ogre"]


@rule("IVZ-DMG-06")
@pytest.mark.parametrize(("attack", "left"), [(6, 1), (9, 4), (12, 7)])
def test_getting_in_costs_the_resistance_of_the_place(attack, left):
    with raid(attack, "survivors") as scene:
        scene.only("damage").asks("hit")
        assert scene.question.about["left"] == left
        scene.told(PlaceEntered, left=left)


@rule("IVZ-DMG-06")
def test_an_attack_that_just_gets_in_hurts_nobody():
    with raid(5, "survivors") as scene:
        scene.only("damage")
        assert scene.over
        assert scene.humans_at("hangar") == ["survivors"]


@rule("IVZ-DMG-06")
def test_extra_resistance_is_spent_as_well():
    with raid(8 + 2, "technician", "survivors", scenario="freres-3") as scene:
        scene.only("damage").asks("hit")
        assert scene.question.about["left"] == 2


@rule("IVZ-DMG-07")
@pytest.mark.parametrize(
    "order", [("sniper", "survivors", "guard"), ("guard", "sniper", "survivors")]
)
def test_the_hordes_choose_the_order_of_targets(order):
    with raid(20, "survivors", "guard", "sniper") as scene:
        scene.only("damage").asks("hit", "hit:survivors", "hit:guard", "hit:sniper", "done")
        assert scene.question.seats == (1,)
        scene.play(*(f"hit:{card}" for card in order))
        assert scene.doomed_at("hangar") == list(order)


@rule("IVZ-DMG-08")
def test_a_card_that_withstands_stops_the_attack():
    with raid(5 + 3, "survivors", "guard") as scene:
        scene.only("damage").play("hit:guard")  # 3 against 4, 2 would have been enough
        scene.told(HitWasted, card=scene.card("guard"))
        assert scene.over
        assert scene.doomed_at("hangar") == []


@rule("IVZ-DMG-08")
def test_the_next_card_is_hit_with_what_is_left_after_a_lethal_hit():
    with raid(5 + 4 + 3, "survivors", "guard", "sniper") as scene:
        scene.only("damage").play("hit:guard")
        assert scene.asks("hit", "hit:survivors", "hit:sniper", "done").question.about["left"] == 3
        scene.play("hit:survivors", "hit:sniper")  # 3 - 2 = 1 against 3
        assert scene.doomed_at("hangar") == ["guard", "survivors"]
        assert scene.over


@rule("IVZ-DMG-09")
@pytest.mark.parametrize(("points", "devoured"), [(3, False), (4, True), (5, True)])
def test_a_card_whose_damage_reaches_its_resistance_is_devoured(points, devoured):
    with raid(5 + points, "guard") as scene:
        scene.turn_from("damage").play("hit:guard")
        assert scene.humans_at("hangar") == ([] if devoured else ["guard"])
        assert scene.discard_of(0) == (["guard"] if devoured else [])
        scene.told(CardDoomed if devoured else HitWasted, card=scene.card("guard"))


@rule("IVZ-DMG-10")
@pytest.mark.parametrize("human", ["survivors", "guard", "cook"])
def test_a_devoured_human_goes_to_the_human_discard_pile(human):
    with raid(12, human) as scene:
        scene.discarded("sniper").turn_from("damage").play(f"hit:{human}")
        scene.told(CardDevoured, card=scene.card(human))
        assert scene.discard_of(0) == ["sniper", human]
        assert scene.humans_at("hangar") == scene.hand_of(0) == scene.box == []


@rule("IVZ-DMG-11")
def test_damage_short_of_lethal_is_lost():
    with raid(5 + 3, "guard") as scene:
        scene.only("damage").play("hit:guard")
        assert scene.humans_at("hangar") == ["guard"]
        assert scene.place("hangar").left == 0
        scene.only("rescue").only("end")
        assert scene.discard_of(0) == []
        scene.assault("hangar", 5 + 3).waiting("radio-room", 2).only("damage")
        scene.play("hit:guard")  # a turn later it takes all of it again
        assert scene.humans_at("hangar") == ["guard"]


@rule("IVZ-DMG-11")
def test_points_that_nobody_used_are_gone_next_turn():
    with raid(5 + 7, "guard", "survivors") as scene:
        scene.only("damage").play("done").only("end")
        scene.assault("hangar", 6).waiting("radio-room", 2).only("damage").asks("hit")
        assert scene.question.about["left"] == 1


@rule("IVZ-DMG-12")
def test_cards_that_bind_the_order_bind_the_zombies():
    with raid(30, "guard", "cook", "soldier", "survivors") as scene:
        scene.research("hangar", "viruses").only("damage")
        scene.asks("hit", "hit:soldier", "hit:survivors", "done")
        for card in ("guard", "cook", "viruses"):
            assert scene.blocked(f"hit:{card}") == "IVZ-CARDX-19"
        scene.play("hit:soldier").asks("hit", "hit:guard", "hit:survivors", "hit:viruses", "done")
        assert scene.blocked("hit:cook") == "IVZ-CARDX-05"
    with raid(30, "guard") as scene:
        scene.research("hangar", "infected").only("damage").asks("hit", "hit:guard", "done")
        assert scene.blocked("hit:infected") == "IVZ-RES-08"


@rule("IVZ-DMG-13")
def test_a_place_keeps_no_damage():
    with raid(9) as scene:
        scene.only("damage")
        assert scene.resistance_at("hangar") == 5
        scene.only("end")
        assert scene.place("hangar").penetrated is False
        scene.assault("hangar", 4).waiting("radio-room", 2).only("damage")
        scene.told(AttackFailed, place=2, attack=4, resistance=5)
        assert scene.place("hangar").penetrated is False


@rule("IVZ-DMG-13", "IVZ-CARDX-22")
def test_what_made_a_place_stronger_is_gone_next_turn():
    with InvazionsScene("labo-3") as scene:
        scene.hand("hold-the-position").tokens(2).only("human-action")
        scene.play("brave:hold-the-position>hangar").assault("hangar", 7)
        scene.waiting("radio-room", 2).only("damage").told(AttackFailed, place=2, resistance=8)
        scene.only("end").assault("hangar", 5).waiting("radio-room", 2).only("damage")
        scene.told(PlaceEntered, place=2, attack=5, resistance=5)


@rule("IVZ-DMG-14")
@pytest.mark.parametrize("left", [0, 1])
def test_without_wounded_members_nobody_gets_one(left):
    with raid(2) as scene:
        scene.wounded_left(left).assault("radio-room", 5, seat=2).only("damage")
        assert scene.over
        assert scene.discard_of(1) == ["wounded-member"] * left
        assert scene.state.wounded == 0


@rule("IVZ-DMG-14", "IVZ-DMG-04")
def test_with_just_enough_wounded_members_nobody_is_asked():
    with InvazionsScene("labo-4") as scene:
        scene.assault("hangar", 3).assault("hangar", 1, seat=2).assault("canteen", 2, seat=3)
        scene.wounded_left(3).only("damage")
        assert scene.over
        assert [scene.discard_of(seat) for seat in (1, 2, 3)] == [["wounded-member"]] * 3
        assert scene.state.wounded == 0


@rule("IVZ-DMG-14")
def test_the_hordes_agree_who_takes_the_last_wounded_members():
    """AMB-16."""
    with InvazionsScene("labo-4") as scene:
        scene.assault("hangar", 3).assault("hangar", 1, seat=2).assault("canteen", 2, seat=3)
        scene.wounded_left(2).only("damage")
        scene.asks("wounded", "next:1", "next:2", "next:3", seats=(1,)).play("next:2", "next:2")
        scene.asks("wounded", "next:1", "next:3").play("next:3")
        assert [scene.discard_of(seat) for seat in (1, 2, 3)] == [
            [],
            ["wounded-member"],
            ["wounded-member"],
        ]
        assert scene.over


@rule("IVZ-DMG-15")
def test_two_points_devour_survivors_but_not_the_soldier():
    """FIX-02."""
    with raid(5 + 2, "survivors", "soldier") as scene:
        scene.turn_from("damage")
        assert scene.asks("hit", "hit:survivors", "hit:soldier", "done").question.about["left"] == 2
        scene.play("hit:survivors")
        assert scene.humans_at("hangar") == ["soldier"]
        assert scene.discard_of(0) == ["survivors"]
        assert (scene.place("hangar").left, scene.doomed_at("hangar")) == (0, [])
    with raid(5 + 2, "survivors", "soldier") as scene:
        scene.turn_from("damage").play("hit:soldier")
        assert scene.humans_at("hangar") == ["survivors", "soldier"]


# -- rulings -------------------------------------------------------------------------------


@rule("IVZ-DMG-07")
def test_the_zombies_may_stop_at_any_time():
    """AMB-47."""
    with raid(30, "survivors", "guard") as scene:
        scene.only("damage").play("hit:survivors", "done")
        assert scene.over
        assert scene.humans_at("hangar") == ["guard"]


@rule("IVZ-DMG-09")
def test_research_without_resistance_falls_for_nothing_once_no_human_is_left():
    """AMB-13."""
    with raid(5) as scene:
        scene.research("hangar", "immunology").only("damage")
        scene.asks("hit", "hit:immunology", "done").play("hit:immunology")
        assert scene.doomed_at("hangar") == ["immunology"]
    with raid(5, "survivors") as scene:
        scene.research("hangar", "immunology").only("damage")
        assert scene.over
    with raid(4) as scene:
        scene.research("hangar", "immunology").only("damage")
        assert scene.over


@rule("IVZ-DMG-06", "IVZ-CARDX-21")
def test_the_resistance_is_fixed_when_damage_begins():
    """AMB-33: devouring the Technician does not give his points back."""
    with raid(8 + 3, "technician", "survivors", scenario="freres-3") as scene:
        scene.only("damage").play("hit:technician")
        assert scene.over
        assert scene.humans_at("hangar") == ["survivors"]
        assert scene.place("hangar").resistance == 8


@rule("IVZ-DMG-07")
def test_the_hordes_choose_the_order_of_places():
    """AMB-39."""
    with InvazionsScene("labo-3") as scene:
        scene.humans("hangar", "survivors").humans("radio-room", "survivors")
        scene.assault("hangar", 7).assault("radio-room", 7, seat=2).only("damage")
        scene.asks("strike", "strike:radio-room", "strike:hangar", seats=(1,))
        assert scene.blocked("strike:entrance-hall") == "IVZ-DMG-02"
        scene.play("strike:hangar").asks("hit", seats=(1,)).play("done")
        scene.asks("hit", seats=(2,))


@rule("IVZ-CARDX-21", "IVZ-DMG-02", "IVZ-DMG-13")
def test_the_resistance_stays_as_it_was_when_damage_began_until_the_turn_ends():
    """AMB-33: the Technician who is devoured is missed next turn, not in this one."""
    with InvazionsScene("freres-3").humans("hangar", "technician", "janitor") as scene:
        scene.assault("hangar", 8 + 3 + 4).waiting("radio-room", 2).hand("sniper")
        scene.turn_from("damage").play("hit:technician").asks("hit")
        shown = {view["id"]: view["resistance"] for view in scene.view(2)["places"]}
        assert shown == {"radio-room": 5, "entrance-hall": 5, "hangar": 8}
        scene.play("hit:janitor").asks("claim")
        assert scene.resistance_at("hangar") == 8
        scene.draws(*["sneak-in"] * 3).play("pass", "pass").asks("start-discard")
        assert scene.resistance_at("hangar") == 5


@rule("IVZ-DMG-07", "IVZ-DMG-06")
def test_of_three_places_with_somebody_to_hit_the_hordes_take_any_first():
    with InvazionsScene("labo-4") as scene:
        for seat, place in ((1, "radio-room"), (2, "hangar"), (3, "canteen")):
            scene.humans(place, "survivors").assault(place, 5 + 2, seat)
        scene.only("damage")
        scene.asks("strike", "strike:radio-room", "strike:hangar", "strike:canteen", seats=(1,))
        scene.play("strike:canteen", "strike:canteen").asks("hit", seats=(3,))
        scene.play("hit:survivors").asks("strike", "strike:radio-room", "strike:hangar")
        scene.play("strike:hangar", "strike:hangar", "done", "done")
        assert scene.over
        assert [len(scene.humans_at(p)) for p in ("radio-room", "hangar", "canteen")] == [1, 1, 0]


@rule("IVZ-DMG-14", "IVZ-CARDX-23")
@pytest.mark.parametrize(("left", "asked"), [(2, True), (3, False)])
def test_whoever_is_due_two_wounded_members_gets_two_while_they_last(left, asked):
    with InvazionsScene("labo-3").humans("hangar", "sniper", "sniper", over_limit=True) as scene:
        scene.humans("radio-room", "sniper").horde(1, "hangar").horde(2, "radio-room")
        scene.wounded_left(left).only("combat")
        if asked:
            scene.asks("wounded", "next:1", "next:2", seats=(1,)).play("next:1")
            scene.asks("wounded", "next:1", "next:2").play("next:1")
        assert [len(scene.discard_of(seat)) for seat in (1, 2)] == ([2, 0] if asked else [2, 1])
