"""Cards whose effects the book leaves open: they do what our content files say."""

from __future__ import annotations

import pytest

from shambler.testing import rule
from tests.rules.invazions.builder import Lab
from tests.rules.invazions.test_choice_and_combat import fight
from tests.rules.invazions.test_damage import raid


def test_ishtar_may_take_a_zombie_card_back_from_the_discard_pile():
    with fight("ishtar", scenario="labo-3") as lab:
        lab.horde(1, "hangar", hand=["ishtar"], discard=["ogre", "hue-and-cry", "freed-zombie"])
        lab.stage("Combat").play("zombie:ishtar").asks("recover", "take:ogre", "pass")
        lab.play("take:ogre").asks("play-card", "zombie:ogre", "done")
        assert lab.thrown(1) == ["hue-and-cry", "freed-zombie"]
    with fight("ishtar", "ogre", scenario="labo-3") as lab:
        lab.stage("Combat").play("zombie:ishtar").asks("play-card")


def test_ogre_discards_if_there_is_anything():
    with fight("ogre", "ogre") as lab:
        lab.stage("Combat").play("zombie:ogre", "discard:ogre")
        assert lab.thrown(1) == ["ogre"]
        assert lab.halted


def test_legion_counts_the_other_zombie_cards_when_damage_begins():
    with Lab("contre-3") as lab:
        lab.horde(1, "hangar", played=["legion", "horde-member", "sneak-in", "legion"])
        legion = lab.printed("attack", "legion") + 2
        wanted = 2 * legion + 1 + lab.printed("attack", "sneak-in")
        assert lab.game.attack_of(lab.troop(1)) == wanted
        lab.troop(1).muted = (lab.number("legion"),)
        assert lab.game.attack_of(lab.troop(1)) == wanted - legion


def test_grand_entrance_helps_only_as_the_first_card():
    with fight("grand-entrance", *["legion"] * 4, scenario="contre-3", pile=["vermin"]) as lab:
        lab.draws("vermin").stage("Combat").play("rage:grand-entrance")
        assert lab.troop(1).zombie_plays == 4
        assert "vermin" in lab.holds(1)
    with fight("grand-entrance", "legion", scenario="contre-3", pile=["vermin"]) as lab:
        lab.stage("Combat").play("zombie:legion", "rage:grand-entrance")
        assert lab.troop(1).zombie_plays == 2
        assert lab.holds(1) == []


def test_contagion_adds_two_cards():
    with fight("contagion", scenario="bataille-3") as lab:
        lab.draws("ogre", "ishtar").stage("Combat").play("rage:contagion")
        assert lab.below("hangar") == ["ogre", "ishtar"]


def test_no_survivors_destroys_one_survivor():
    with fight("no-survivors", scenario="labo-3") as lab:
        lab.posted("hangar", "survivors", "guard", "survivors").stage("Combat")
        lab.play("rage:no-survivors")
        assert lab.on("hangar") == ["guard", "survivors"]
        assert lab.box == ["survivors"]
    with fight("no-survivors", scenario="labo-3") as lab:
        lab.posted("hangar", "guard").stage("Combat").play("rage:no-survivors")
        assert lab.on("hangar") == ["guard"]


@pytest.mark.parametrize(("cards", "resistance"), [(0, 5), (1, 3), (2, 1), (3, 0)])
def test_overrun_lowers_the_resistance_but_not_below_zero(cards, resistance):
    with Lab("labo-3") as lab:
        lab.at("hangar").change = -2 * cards
        assert lab.game.resistance_at(2) == resistance
    with fight("overrun", scenario="labo-3") as lab:
        lab.stage("Combat").play("rage:overrun")
        assert lab.at("hangar").change == -2


def test_natural_selection_trades_up_to_two_cards():
    with fight("natural-selection", *["ogre"] * 3, pile=["whistler"] * 3) as lab:
        lab.stage("Combat").play("rage:natural-selection", "sacrifice:ogre")
        lab.draws("whistler", "whistler").play("sacrifice:ogre")
        assert lab.holds(1) == ["ogre", "whistler", "whistler"]
        assert lab.box == ["ogre", "ogre"]


def test_the_janitor_may_destroy_a_card_but_no_freed_zombie():
    with Lab() as lab:
        lab.under("hangar", "ogre", "freed-zombie").hand("janitor", tokens=2).stage("HumanAction")
        lab.play("place:janitor>hangar").asks("clean-up", "destroy:ogre", "pass").play("pass")
        assert lab.below("hangar") == ["ogre", "freed-zombie"]
    with Lab() as lab:
        lab.under("hangar", "freed-zombie").hand("janitor", tokens=2).stage("HumanAction")
        lab.play("place:janitor>hangar").asks("human-action")


def test_hold_the_position_counts_the_hordes_when_damage_begins():
    with Lab("labo-4") as lab:
        lab.hand("hold-the-position", tokens=1).stage("HumanAction")
        lab.play("brave:hold-the-position>hangar")
        assert lab.game.resistance_at(2) == 5
        lab.elsewhere("hangar", 1, 2, 3)
        assert lab.game.resistance_at(2) == 5 + 3 * 3
    with Lab("labo-4") as lab:
        lab.at("hangar").holds = 3
        lab.stage("EndOfTurn")
        assert lab.at("hangar").holds == 0


def test_charge_in_silences_one_zombie_card_of_each_horde_there():
    with Lab("labo-3") as lab:
        lab.posted("hangar", "guard").hand("charge-in", "survivors", tokens=1)
        lab.horde(1, "hangar", played=["ogre", "stalker"]).horde(2, "hangar", played=["stalker"])
        for horde in lab.state.hordes:
            horde.turn_taken = True
        lab.stage("Combat").play("pass").asks("bravery", "brave:charge-in>hangar", "pass")
        lab.play("brave:charge-in>hangar").asks("mute", "mute:ogre", "mute:stalker", seats=(0,))
        lab.play("mute:ogre")
        assert lab.game.attack_of(lab.troop(1)) == lab.printed("attack", "stalker")
        assert lab.game.attack_of(lab.troop(2)) == 0
        assert len(lab.troop(1).played) == 2


def test_charging_in_twice_silences_two_cards():
    with Lab("labo-3") as lab:
        lab.posted("hangar", "guard").hand("charge-in", "charge-in", "survivors", tokens=2)
        lab.horde(1, "hangar", played=["ogre", "stalker", "stalker"]).elsewhere("radio-room", 2)
        lab.troop(1).turn_taken = True
        lab.stage("Combat").play("pass", "brave:charge-in>hangar", "mute:stalker")
        lab.play("brave:charge-in>hangar").asks("mute", "mute:ogre", "mute:stalker")
        lab.play("mute:stalker")
        assert lab.game.attack_of(lab.troop(1)) == lab.printed("attack", "ogre")
    with Lab("labo-3") as lab:
        lab.posted("hangar", "guard").hand("charge-in", "charge-in", "survivors", tokens=2)
        lab.horde(1, "hangar", played=["ogre", "stalker"]).elsewhere("radio-room", 2)
        lab.troop(1).turn_taken = True
        lab.stage("Combat").play("pass", "brave:charge-in>hangar", "mute:stalker")
        lab.play("brave:charge-in>hangar")
        assert lab.game.attack_of(lab.troop(1)) == 0


def test_charge_in_needs_a_human_and_a_played_zombie_card():
    for humans, played in (((), ["ogre"]), (("guard",), ["hue-and-cry"])):
        with Lab("labo-3") as lab:
            lab.posted("hangar", *humans).hand("charge-in", "survivors", tokens=1)
            lab.horde(1, "hangar", played=played).elsewhere("radio-room", 2)
            lab.troop(1).turn_taken = True
            lab.stage("Combat").play("pass").asks("bravery", "pass")


def test_donation_gives_a_survivor_for_a_point():
    with Lab("bataille-3") as lab:
        lab.posted("hangar", "survivors", "guard").studied("hangar", "infected")
        lab.posted("canteen", "survivors").hand("donation", tokens=8).stage("HumanAction")
        lab.play("brave:donation>hangar")
        assert lab.on("hangar") == ["guard"]
        assert lab.thrown(0) == ["donation", "survivors"]
        assert lab.human.score == 1
    with Lab("bataille-3") as lab:
        lab.posted("canteen", "survivors").hand("donation", tokens=8).stage("HumanAction")
        assert lab.blocked("brave:donation") == "IVZ-BRAV-01"


def test_capture_takes_zombie_cards_only_and_may_win_at_once():
    with Lab() as lab:
        lab.human.score = 29
        lab.studied("hangar", "infected").under("hangar", "ogre", "sneak-in", "freed-zombie")
        lab.under("radio-room", "whistler").hand("capture", tokens=1).stage("HumanAction")
        assert [key for key in lab.options if key.startswith("aim:")] == ["aim:capture>hangar.ogre"]
        lab.play("aim:capture>hangar.ogre")
        assert lab.winners == (0,)
        assert lab.box == ["ogre"]


@pytest.mark.parametrize(("eaten", "points"), [(0, 1), (1, 2), (2, 3), (3, 3)])
def test_immunology_scores_for_humans_devoured_here(eaten, points):
    with Lab() as lab:
        lab.studied("hangar", "immunology").posted("hangar", "guard")
        lab.at("hangar").losses = eaten
        lab.stage("EndOfTurn")
        assert lab.human.score == points
        assert lab.at("hangar").losses == 0


def test_a_rescued_human_was_not_devoured():
    with raid(30, "guard", "survivors") as lab:
        lab.studied("hangar", "immunology").hand("prophylaxis", tokens=8)
        lab.turn_from("BreakIn").play("hit:guard", "hit:survivors", "hit:immunology")
        lab.play("aim:prophylaxis>hangar.guard")
        assert lab.at("hangar").losses == 1


@pytest.mark.parametrize(
    ("humans", "points"),
    [((), 1), (("guard",), 1), (("guard", "survivors"), 1), (("guard", "cook"), 2)],
)
def test_equipment_upgrade_scores_for_trained_humans(humans, points):
    with Lab("bataille-3") as lab:
        lab.studied("hangar", "equipment").posted("hangar", *humans).stage("EndOfTurn")
        assert lab.human.score == points


def test_equipment_upgrade_makes_humans_tougher():
    with raid(0, "guard", scenario="bataille-3") as lab:
        lab.studied("hangar", "equipment")
        lab.assault("hangar", 5 + lab.printed("resistance", "guard")).stage("BreakIn")
        lab.play("hit:guard")
        assert lab.on("hangar") == ["guard"]


def test_a_card_sacrificed_by_its_own_effect_counts_as_played_under_the_guard():
    with fight(*["horde-member"] * 3, "sneak-in", "horde-member") as lab:
        lab.posted("hangar", "guard").stage("Combat")
        lab.play("rage:sneak-in", *["zombie:horde-member"] * 3)
        assert lab.halted


@rule("IVZ-COMBAT-11")
def test_freed_zombies_are_no_zombie_cards_for_effects():
    """AMB-14."""
    with fight("swallower", "freed-zombie") as lab:
        lab.stage("Combat").play("zombie:swallower").asks("feed", "pass")


def test_a_warning_before_the_last_five_freed_zombies_shrink():
    """AMB-27."""
    with fight("vermin", scenario="contre-3") as lab:
        lab.under("hangar", "freed-zombie", "legion", "sneak-in").stage("Combat")
        lab.play("zombie:vermin")
        assert lab.question.about == {"warning": "no"}
        lab.state.box = (lab.number("freed-zombie"),) * 2
        lab.changed()
        assert lab.question.about == {"warning": "yes"}
        assert "Beware" in lab.match.teller().prompt(lab.question)
        assert "Attention" in lab.match.teller("fr").prompt(lab.question)
        lab.state.box = ()
