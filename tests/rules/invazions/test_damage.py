"""Breaking in and damage (IVZ-DMG)."""

from __future__ import annotations

import pytest

from shambler.games.invazions.events import AttackFailed, HitWasted, PlaceEntered
from shambler.testing import rule
from tests.rules.invazions.builder import Lab


def raid(attack: int, *humans: str, scenario: str = "freres-3", **options) -> Lab:
    """Horde 1 has made this much attack at the Hangar; the others stand idle, inside nothing."""
    lab = Lab(scenario, **options)
    lab.posted("hangar", *humans).assault("hangar", attack)
    return lab.elsewhere("radio-room", *range(2, lab.game.world.players))


@rule("IVZ-DMG-01")
def test_the_attack_of_all_hordes_on_a_place_adds_up():
    with Lab("labo-4") as lab:
        lab.horde(1, "hangar", played=["horde-member", "devour-them"])
        lab.horde(2, "hangar", played=["horde-member"] * 3).assault("canteen", 4, seat=3)
        lab.stage("BreakIn")
        lab.told(PlaceEntered, place=2, attack=5)
        lab.told(AttackFailed, place=3, attack=4)


@rule("IVZ-DMG-02")
@pytest.mark.parametrize(("attack", "inside"), [(4, False), (5, True), (6, True)])
def test_attack_equal_to_the_resistance_is_enough(attack, inside):
    with raid(attack) as lab:
        lab.stage("BreakIn")
        assert lab.at("hangar").penetrated is inside


@rule("IVZ-DMG-03")
def test_all_hordes_of_a_penetrated_place_have_got_in():
    with Lab() as lab:
        lab.under("hangar", "ogre", "whistler").assault("hangar", 5).horde(2, "hangar")
        lab.turn_from("BreakIn").play("next:2")
        lab.asks("recruit", "recruit:ogre", "recruit:whistler", "pass", seats=(2,))


@rule("IVZ-DMG-04")
def test_a_failed_attack_gives_each_horde_there_a_wounded_member():
    with Lab("labo-4") as lab:
        lab.assault("hangar", 2).assault("hangar", 2, seat=2).assault("canteen", 5, seat=3)
        lab.stage("BreakIn")
        assert lab.thrown(1) == lab.thrown(2) == ["wounded-member"]
        assert lab.thrown(3) == []
        assert lab.state.wounded == 13


@rule("IVZ-DMG-05")
def test_a_failed_attack_recruits_nothing():
    with raid(4) as lab:
        lab.under("hangar", "ogre").turn_from("BreakIn")
        lab.asks("claim")
        assert lab.below("hangar") == ["ogre"]


@rule("IVZ-DMG-06")
def test_getting_in_costs_the_resistance_of_the_place():
    with raid(9, "survivors") as lab:
        lab.stage("BreakIn").asks("hit")
        assert lab.question.about["left"] == 4


@rule("IVZ-DMG-07")
def test_the_hordes_choose_the_order_of_targets():
    with raid(20, "survivors", "guard", "janitor") as lab:
        lab.stage("BreakIn").asks("hit", "hit:survivors", "hit:guard", "hit:janitor", "done")
        lab.play("hit:janitor", "hit:survivors", "hit:guard")
        assert lab.names(lab.at("hangar").doomed) == ["janitor", "survivors", "guard"]


@rule("IVZ-DMG-08")
def test_a_card_that_withstands_stops_the_attack():
    small, large = "survivors", "guard"
    with raid(0, small, large) as lab:
        left = lab.printed("resistance", large) - 1
        assert lab.printed("resistance", small) <= left
        lab.assault("hangar", 5 + left).stage("BreakIn").play(f"hit:{large}")
        lab.told(HitWasted)
        assert lab.halted
        assert lab.at("hangar").doomed == ()
    with raid(0, small, large) as lab:
        lab.assault("hangar", 5 + left).stage("BreakIn").play(f"hit:{small}", f"hit:{large}")
        assert lab.names(lab.at("hangar").doomed) == [small]


@rule("IVZ-DMG-09", "IVZ-DMG-10")
def test_a_card_with_damage_equal_to_its_resistance_is_devoured():
    with raid(0, "guard") as lab:
        lab.assault("hangar", 5 + lab.printed("resistance", "guard"))
        lab.turn_from("BreakIn").play("hit:guard")
        assert lab.on("hangar") == []
        assert lab.thrown(0) == ["guard"]


@rule("IVZ-DMG-11")
def test_damage_does_not_last():
    with raid(0, "guard") as lab:
        short = lab.printed("resistance", "guard") - 1
        lab.assault("hangar", 5 + short).stage("BreakIn").play("hit:guard")
        assert lab.on("hangar") == ["guard"]
        assert lab.at("hangar").left == 0
        lab.stage("EndOfTurn")
        lab.elsewhere("radio-room", 2).assault("hangar", 5 + short).stage("BreakIn")
        lab.play("hit:guard")  # the turn after: it would take all of it again
        assert lab.on("hangar") == ["guard"]


@rule("IVZ-DMG-12")
def test_cards_that_bind_the_order_bind_the_zombies():
    with raid(30, "guard", "cook", "soldier", "survivors") as lab:
        lab.stage("BreakIn").asks("hit", "hit:soldier", "hit:survivors", "done")
        lab.play("hit:soldier").asks("hit", "hit:guard", "hit:survivors", "done")
        assert lab.blocked("hit:cook") == "IVZ-CARDX-05"


@rule("IVZ-DMG-13")
def test_a_place_keeps_no_damage():
    with raid(9) as lab:
        lab.stage("BreakIn")
        assert lab.game.resistance_at(2) == 5
    with Lab() as lab:
        lab.assault("hangar", 9).elsewhere("radio-room", 2)
        lab.at("hangar").penetrated, lab.at("hangar").resistance = True, 5
        lab.stage("EndOfTurn")
        assert (lab.at("hangar").penetrated, lab.game.resistance_at(2)) == (False, 5)


@rule("IVZ-DMG-14")
def test_without_wounded_members_nobody_gets_one():
    with raid(2) as lab:
        lab.wounded_pile(0).assault("radio-room", 5, seat=2).stage("BreakIn")
        assert lab.halted
        assert lab.thrown(1) == []


@rule("IVZ-DMG-14")
def test_the_hordes_agree_who_takes_the_last_wounded_member():
    """AMB-16."""
    with raid(2) as lab:
        lab.wounded_pile(1).assault("hangar", 1, seat=2).stage("BreakIn")
        lab.asks("wounded", "next:1", "next:2", seats=(1,)).play("next:2")
        assert (lab.thrown(1), lab.thrown(2)) == ([], ["wounded-member"])
        assert lab.halted


@rule("IVZ-DMG-15")
def test_two_points_devour_survivors_but_not_the_soldier():
    with raid(7, "survivors", "soldier") as lab:
        lab.turn_from("BreakIn").play("hit:survivors")
        assert lab.on("hangar") == ["soldier"]
        assert lab.thrown(0) == ["survivors"]


def test_the_zombies_may_stop_at_any_time():
    """AMB-47."""
    with raid(30, "survivors", "guard") as lab:
        lab.stage("BreakIn").play("hit:survivors", "done")
        assert lab.halted
        assert lab.on("hangar") == ["guard"]


def test_research_without_resistance_falls_for_nothing_once_no_human_is_left():
    """AMB-13."""
    with raid(5) as lab:
        lab.studied("hangar", "immunology").stage("BreakIn")
        lab.asks("hit", "hit:immunology", "done").play("hit:immunology")
        assert lab.names(lab.at("hangar").doomed) == ["immunology"]
    with raid(5, "survivors") as lab:
        lab.studied("hangar", "immunology").stage("BreakIn")
        assert lab.halted
    with raid(4) as lab:
        lab.studied("hangar", "immunology").stage("BreakIn")
        assert lab.halted


def test_the_resistance_is_fixed_when_damage_begins():
    """AMB-33: devouring the Technician does not give his points back."""
    with raid(0, "technician", "survivors") as lab:
        fortified = 5 + lab.game.world.cards.fortify[lab.number("technician")]
        lab.assault("hangar", fortified + lab.printed("resistance", "technician"))
        lab.stage("BreakIn").play("hit:technician")
        assert lab.halted
        assert lab.on("hangar") == ["survivors"]
        assert lab.at("hangar").resistance == fortified


def test_the_hordes_choose_the_order_of_places():
    """AMB-39."""
    with Lab() as lab:
        lab.posted("hangar", "survivors").posted("radio-room", "survivors")
        lab.assault("hangar", 7).assault("radio-room", 7, seat=2).stage("BreakIn")
        lab.asks("strike", "strike:radio-room", "strike:hangar", seats=(1,))
        lab.play("strike:hangar").asks("hit", seats=(1,)).play("done")
        lab.asks("hit", seats=(2,))
