"""Cards whose effects the book leaves open: they do what our content files say."""

from __future__ import annotations

import pytest

from shambler.games.invazions.events import PlaceEntered
from shambler.testing import rule
from shambler.testing.invazions import InvazionsScene
from tests.rules.invazions.test_combat import fight
from tests.rules.invazions.test_damage import raid


@rule("IVZ-COMBAT-05", "IVZ-COMBAT-11")
def test_ishtar_may_take_a_zombie_card_back_from_the_discard_pile():
    with fight("ishtar") as scene:
        scene.horde(1, discard=["ogre", "hue-and-cry", "freed-zombie"]).only("combat")
        scene.play("zombie:ishtar").asks("recover", "take:ogre", "pass")
        assert scene.blocked("take:hue-and-cry") == "IVZ-COMBAT-05"
        scene.play("take:ogre").asks("play-card", "zombie:ogre", "done")
        assert scene.discard_of(1) == ["hue-and-cry", "freed-zombie"]
    with fight("ishtar") as scene:
        scene.horde(1, discard=["ogre", "ogre", "stalker"]).only("combat").play("zombie:ishtar")
        scene.play("take:ogre").asks("play-card", "zombie:ogre", "done")  # one card, not two
        assert scene.discard_of(1) == ["ogre", "stalker"]
    with fight("ishtar", "ogre") as scene:
        scene.horde(1, discard=["ogre"]).only("combat").play("zombie:ishtar", "pass")
        assert scene.discard_of(1) == ["ogre"]
    with fight("ishtar", "ogre") as scene:
        scene.only("combat").play("zombie:ishtar").asks("play-card")


@rule("IVZ-GLOS-01")
def test_ogre_discards_if_there_is_anything():
    with fight("ogre", "ogre") as scene:
        scene.only("combat").play("zombie:ogre", "discard:ogre")
        assert scene.discard_of(1) == ["ogre"]
        assert scene.over
    with fight("ogre") as scene:
        scene.only("combat").play("zombie:ogre")
        assert (scene.over, scene.discard_of(1)) == (True, [])


@rule("IVZ-DMG-01")
def test_legion_counts_the_other_zombie_cards_of_its_horde():
    with fight("legion", "horde-member", "legion", "sneak-in", scenario="contre-3") as scene:
        scene.only("combat").play("zombie:legion")
        assert scene.attack_of(1) == 2
        scene.play("zombie:horde-member")
        assert scene.attack_of(1) == 3 + 1
        scene.play("zombie:legion", "rage:sneak-in")
        assert scene.attack_of(1) == 2 * (2 + 2) + 1 + 3


@rule("IVZ-EFF-01", "IVZ-EFF-07")
def test_grand_entrance_helps_only_as_the_first_card():
    with fight("grand-entrance", *["legion"] * 4, scenario="contre-3") as scene:
        scene.horde_pile(1, "vermin").draws("vermin").only("combat").play("rage:grand-entrance")
        assert scene.troop(1).zombie_plays == 4
        assert "vermin" in scene.hand_of(1)
    with fight("grand-entrance", "legion", scenario="contre-3") as scene:
        scene.horde_pile(1, "vermin").only("combat").play("zombie:legion", "rage:grand-entrance")
        assert scene.troop(1).zombie_plays == 2
        assert scene.hand_of(1) == []


@rule("IVZ-EFF-02")
def test_contagion_adds_two_cards():
    with fight("contagion", scenario="bataille-3") as scene:
        scene.draws("ogre", "ishtar").only("combat").play("rage:contagion")
        assert scene.contamination_at("hangar") == ["ogre", "ishtar"]


@rule("IVZ-GLOS-02")
def test_no_survivors_destroys_one_survivor():
    with fight("no-survivors") as scene:
        scene.humans("hangar", "survivors", "guard", "survivors").only("combat")
        scene.play("rage:no-survivors")
        assert scene.humans_at("hangar") == ["guard", "survivors"]
        assert scene.box == ["survivors"]
    with fight("no-survivors") as scene:
        scene.humans("hangar", "guard").humans("radio-room", "survivors").only("combat")
        scene.play("rage:no-survivors")
        assert (scene.humans_at("hangar"), scene.humans_at("radio-room")) == (
            ["guard"],
            ["survivors"],
        )


@rule("IVZ-DMG-13")
@pytest.mark.parametrize(("cards", "resistance"), [(0, 5), (1, 3), (2, 1), (3, 0)])
def test_overrun_lowers_the_resistance_but_not_below_zero(cards, resistance):
    with InvazionsScene("labo-4", spokesman=1) as scene:
        for seat in (1, 2, 3):
            scene.horde(seat, "hangar", hand=["overrun"])
        scene.only("combat")
        for seat in (1, 2, 3):
            if seat < 3:
                scene.asks("turn-order").play(f"next:{seat}")
            scene.asks("play-card").play("rage:overrun" if seat <= cards else "done")
        assert scene.resistance_at("hangar") == resistance
        scene.only("end")
        assert scene.resistance_at("hangar") == 5


@rule("IVZ-GLOS-03")
def test_natural_selection_trades_up_to_two_cards():
    with fight("natural-selection", *["ogre"] * 3, scenario="freres-3") as scene:
        scene.horde_pile(1, *["whistler"] * 3).only("combat")
        scene.play("rage:natural-selection", "sacrifice:ogre")
        scene.draws("whistler", "whistler").play("sacrifice:ogre")
        assert scene.hand_of(1) == ["ogre", "whistler", "whistler"]
        assert scene.box == ["ogre", "ogre"]
    with fight("natural-selection", "ogre", scenario="freres-3") as scene:
        scene.only("combat").play("rage:natural-selection", "done")
        assert (scene.hand_of(1), scene.box) == (["ogre"], [])


@rule("IVZ-GLOS-02", "IVZ-CARDX-29", "IVZ-HUM-08")
def test_the_janitor_may_destroy_a_card_but_no_freed_zombie():
    with InvazionsScene("freres-3") as scene:
        scene.contamination("hangar", "ogre", "freed-zombie").hand("janitor").tokens(2)
        scene.only("human-action").play("place:janitor>hangar")
        scene.asks("clean-up", "destroy:ogre", "pass")
        assert scene.blocked("destroy:freed-zombie") == "IVZ-HUM-08"
        scene.play("pass")
        assert scene.contamination_at("hangar") == ["ogre", "freed-zombie"]
    with InvazionsScene("freres-3") as scene:
        scene.contamination("hangar", "freed-zombie").hand("janitor").tokens(2)
        scene.only("human-action").play("place:janitor>hangar").asks("human-action")


@rule("IVZ-CARDX-22")
def test_hold_the_position_counts_the_hordes_when_damage_begins():
    with InvazionsScene("labo-4") as scene:
        scene.hand("hold-the-position").tokens(1).only("human-action")
        scene.play("brave:hold-the-position>hangar")
        assert scene.resistance_at("hangar") == 5
        scene.waiting("hangar", 1, 2, 3)
        assert scene.resistance_at("hangar") == 5 + 3 * 3
        scene.only("end").waiting("hangar", 1)
        assert scene.resistance_at("hangar") == 5


@rule("IVZ-BRAV-01")
def test_charge_in_silences_one_zombie_card_of_each_horde_there():
    with InvazionsScene("labo-3") as scene:
        scene.humans("hangar", "guard").hand("charge-in", "survivors").tokens(1)
        scene.horde(1, played=["ogre", "stalker", "overrun"]).waiting("hangar", 1)
        scene.horde(2, played=["stalker"]).waiting("hangar", 2)
        scene.only("combat").play("pass").asks("bravery", "brave:charge-in>hangar", "pass")
        scene.play("brave:charge-in>hangar").asks("mute", "mute:ogre", "mute:stalker", seats=(0,))
        assert scene.blocked("mute:overrun") == "IVZ-BRAV-01"
        scene.play("mute:ogre")
        assert (scene.attack_of(1), scene.attack_of(2)) == (3 + 1, 0)
        assert len(scene.played_by(1)) == 3


def test_charging_in_twice_silences_two_cards():
    for played, left in ((["ogre", "stalker", "stalker"], 4), (["ogre", "stalker"], 0)):
        with InvazionsScene("labo-3") as scene:
            scene.humans("hangar", "guard").hand("charge-in", "charge-in", "survivors").tokens(2)
            scene.horde(1, played=played).waiting("hangar", 1).waiting("radio-room", 2)
            scene.only("combat").play("pass", "brave:charge-in>hangar", "mute:stalker")
            scene.play("brave:charge-in>hangar")
            if left:
                scene.asks("mute", "mute:ogre", "mute:stalker").play("mute:stalker")
            assert scene.attack_of(1) == left


def test_charge_in_and_a_card_that_swarms():
    """The silenced Legion adds nothing, and still counts as a Zombie card for the other."""
    with InvazionsScene("contre-3") as scene:
        scene.humans("hangar", "guard").hand("charge-in", "soldier").tokens(1)
        scene.horde(1, played=["legion", "legion"]).waiting("hangar", 1).waiting("canteen", 2)
        assert scene.attack_of(1) == 6
        scene.only("combat").play("pass", "brave:charge-in>hangar")
        assert scene.attack_of(1) == 3


@rule("IVZ-BRAV-01")
@pytest.mark.parametrize(
    ("humans", "played"), [((), ["ogre"]), (("guard",), ["hue-and-cry"]), (("guard",), [])]
)
def test_charge_in_needs_a_human_and_a_played_zombie_card(humans, played):
    with InvazionsScene("labo-3") as scene:
        scene.humans("hangar", *humans).hand("charge-in", "survivors").tokens(1)
        scene.horde(1, played=played).waiting("hangar", 1).waiting("radio-room", 2)
        scene.only("combat").play("pass").asks("bravery", "pass")
        assert scene.blocked("brave:charge-in>hangar") == "IVZ-BRAV-01"


@rule("IVZ-EFF-03", "IVZ-GLOS-01")
def test_donation_gives_a_survivor_for_a_point():
    with InvazionsScene("bataille-3") as scene:
        scene.humans("hangar", "survivors", "guard").research("hangar", "infected")
        scene.humans("canteen", "survivors").hand("donation").tokens(8).only("human-action")
        assert scene.blocked("brave:donation>canteen") == "IVZ-BRAV-01"
        scene.play("brave:donation>hangar")
        assert scene.humans_at("hangar") == ["guard"]
        assert scene.discard_of(0) == ["donation", "survivors"]
        assert scene.human.score == 1
    with InvazionsScene("bataille-3") as scene:
        scene.humans("hangar", "guard").research("hangar", "infected").hand("donation").tokens(8)
        scene.only("human-action")
        assert scene.blocked("brave:donation>hangar") == "IVZ-BRAV-01"


@rule("IVZ-EFF-03", "IVZ-GLOS-02")
def test_capture_takes_zombie_cards_only_and_may_win_at_once():
    with InvazionsScene("freres-3") as scene:
        scene.score(29).research("hangar", "infected").hand("capture").tokens(1)
        scene.contamination("hangar", "ogre", "sneak-in", "freed-zombie")
        scene.contamination("radio-room", "whistler").only("human-action")
        aims = [key for key in scene.options if key.startswith("aim:")]
        assert aims == ["aim:capture>hangar.ogre"]
        for target in ("hangar.sneak-in", "hangar.freed-zombie", "radio-room.whistler"):
            assert scene.blocked(f"aim:capture>{target}") == "IVZ-BRAV-01"
        assert scene.blocked("brave:capture>entrance-hall") == "IVZ-BRAV-01"
        scene.play("aim:capture>hangar.ogre")
        assert scene.winners == (0,)
        assert scene.box == ["ogre"]


@rule("IVZ-END-03")
@pytest.mark.parametrize(("eaten", "points"), [(0, 1), (1, 2), (2, 3), (3, 3)])
def test_immunology_scores_for_humans_devoured_here(eaten, points):
    with raid(5 + 2 * eaten, *["survivors"] * eaten, "guard") as scene:
        scene.research("hangar", "immunology").only("damage")
        scene.play(*["hit:survivors"] * eaten).only("rescue").only("end")
        assert scene.human.score == points
        scene.only("end")
        assert scene.human.score == points + 1  # the losses of a turn count once


def test_a_rescued_human_was_not_devoured():
    with raid(30, "sniper", "survivors", scenario="freres-3") as scene:
        scene.research("hangar", "immunology").hand("prophylaxis").tokens(8).turn_from("damage")
        scene.play("hit:sniper", "hit:survivors", "hit:immunology")
        scene.play("aim:prophylaxis>hangar.sniper")
        assert scene.place("hangar").losses == 1


@rule("IVZ-END-03")
@pytest.mark.parametrize(
    ("humans", "points"),
    [((), 1), (("guard",), 1), (("guard", "survivors"), 1), (("guard", "cook"), 2)],
)
def test_equipment_upgrade_scores_for_trained_humans(humans, points):
    with InvazionsScene("bataille-3") as scene:
        scene.research("hangar", "equipment").humans("hangar", *humans).only("end")
        assert scene.human.score == points


@rule("IVZ-CARD-03")
@pytest.mark.parametrize(("points", "devoured"), [(4, False), (5, True)])
def test_equipment_upgrade_makes_humans_tougher(points, devoured):
    with raid(5 + points, "guard", scenario="bataille-3") as scene:
        scene.research("hangar", "equipment").only("damage").play("hit:guard")
        assert scene.doomed_at("hangar") == (["guard"] if devoured else [])


@rule("IVZ-EFF-05", "IVZ-REC-04")
def test_swell_the_ranks_and_sneak_in_recruit_one_more():
    for card in ("swell-the-ranks", "sneak-in"):
        with fight(card, "ogre", scenario="freres-3") as scene:
            scene.draws(*["horde-member"] if card == "swell-the-ranks" else [])
            scene.contamination("hangar", "whistler", "whistler", "whistler").turn_from("combat")
            scene.play(f"rage:{card}", "zombie:ogre").told(PlaceEntered, place=2)
            scene.play("recruit:whistler", "recruit:whistler").asks("claim")


@rule("IVZ-CARDX-06")
def test_a_card_sacrificed_by_its_own_effect_counts_as_played_under_the_guard():
    with fight(*["horde-member"] * 3, "sneak-in", "legion", scenario="contre-3") as scene:
        scene.humans("hangar", "guard").only("combat")
        scene.play("rage:sneak-in", *["zombie:horde-member"] * 3)
        assert len(scene.played_by(1)) == 4
        assert scene.over  # no plays left, either


@rule("IVZ-GLOS-06")
def test_a_warning_before_the_last_five_freed_zombies_shrink():
    """AMB-27."""
    for left, warning in ((7, "no"), (6, "no"), (5, "yes"), (4, "no")):
        with fight("vermin", scenario="contre-3") as scene:
            scene.contamination("hangar", "freed-zombie", "legion", "sneak-in")
            scene.contamination_pile(*["freed-zombie"] * (left - 1), "legion").only("combat")
            scene.play("zombie:vermin")
            assert scene.question.about == {"warning": warning}
            warned = warning == "yes"
            assert ("Beware" in scene.match.teller().prompt(scene.question)) is warned
            assert ("Attention" in scene.match.teller("fr").prompt(scene.question)) is warned
