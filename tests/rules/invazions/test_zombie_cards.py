"""What the book says about single cards of the Hordes (IVZ-CARDX)."""

from __future__ import annotations

import pytest

from shambler.games.invazions.events import AttackFailed, FreedCounted, PlaceEntered, TopRevealed
from shambler.testing import rule
from shambler.testing.invazions import InvazionsScene
from tests.rules.invazions.test_combat import fight

START = ["horde-member"] * 3 + ["devour-them"] * 2


# -- Swallower -----------------------------------------------------------------------------


@rule("IVZ-CARDX-03")
def test_swallower_takes_a_zombie_card_of_the_hand_or_goes_itself():
    hand = ("swallower", "whistler", "sneak-in", "freed-zombie")
    with fight(*hand, scenario="freres-3") as scene:
        scene.only("combat").play("zombie:swallower")
        scene.asks("feed", "sacrifice:whistler", "pass", seats=(1,))
        for card in ("sneak-in", "freed-zombie"):
            assert scene.blocked(f"sacrifice:{card}") == "IVZ-CARDX-03"
        scene.play("sacrifice:whistler")
        assert (scene.box, scene.troop(1).leaving) == (["whistler"], ())
        scene.play("done").only("end")
        assert sorted(scene.discard_of(1)) == ["freed-zombie", "sneak-in", "swallower"]
    with fight(*hand, scenario="freres-3") as scene:
        scene.only("combat").play("zombie:swallower", "pass", "done").only("end")
        assert scene.box == ["swallower"]
        assert sorted(scene.discard_of(1)) == ["freed-zombie", "sneak-in", "whistler"]


@rule("IVZ-CARDX-03")
def test_without_a_zombie_card_in_hand_it_is_the_swallower():
    with fight("swallower", "sneak-in", scenario="freres-3") as scene:
        scene.only("combat").play("zombie:swallower").asks("feed", "pass").play("pass")
        assert scene.names(scene.troop(1).leaving) == ["swallower"]
    with fight("swallower", scenario="freres-3") as scene:
        scene.only("combat").play("zombie:swallower").only("end")
        assert scene.box == ["swallower"]


@rule("IVZ-CARDX-03")
def test_each_swallower_takes_one():
    with fight("swallower", "swallower", "whistler", scenario="freres-3") as scene:
        scene.only("combat").play("zombie:swallower", "sacrifice:whistler", "zombie:swallower")
        scene.only("end")
        assert (scene.box, scene.discard_of(1)) == (["whistler", "swallower"], ["swallower"])


@rule("IVZ-CARDX-03")
def test_a_swallower_may_take_another_swallower():
    with fight("swallower", "swallower", "devour-them", scenario="freres-3") as scene:
        scene.only("combat").play("zombie:swallower")
        scene.asks("feed", "sacrifice:swallower", "pass").play("sacrifice:swallower").only("end")
        assert (scene.box, scene.discard_of(1)) == (["swallower"], ["swallower", "devour-them"])


@rule("IVZ-CARDX-04")
def test_a_swallower_that_leaves_still_attacks_this_turn():
    with fight("swallower", "horde-member", scenario="freres-3") as scene:
        scene.turn_from("combat").play("zombie:swallower", "pass")
        assert scene.attack_of(1) == 4
        scene.play("zombie:horde-member")
        scene.told(PlaceEntered, place=2, attack=5)
        assert scene.played_by(1) == ["swallower", "horde-member"]


# -- Swell the Ranks -----------------------------------------------------------------------


@rule("IVZ-CARDX-08")
def test_swell_the_ranks_draws_for_every_horde_elsewhere():
    with InvazionsScene("labo-4") as scene:
        scene.horde(1, "hangar", hand=["swell-the-ranks"]).waiting("canteen", 2)
        scene.waiting("radio-room", 3).only("combat")
        scene.draws("horde-member", "devour-them").play("rage:swell-the-ranks")
        hands = [scene.hand_of(seat) for seat in (1, 2, 3)]
        assert hands == [[], ["horde-member"], ["devour-them"]]


@rule("IVZ-CARDX-08")
def test_no_card_for_hordes_of_the_same_place_nor_for_who_plays_it():
    with InvazionsScene("labo-4") as scene:
        scene.horde(1, "hangar", hand=["swell-the-ranks"]).waiting("hangar", 2)
        scene.waiting("canteen", 3).only("combat").draws("horde-member")
        scene.play("rage:swell-the-ranks")
        assert [scene.hand_of(seat) for seat in (1, 2, 3)] == [[], [], ["horde-member"]]


@rule("IVZ-CARDX-08")
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_whoever_plays_it_the_others_draw(seat):
    with InvazionsScene("labo-4") as scene:
        scene.horde(seat, "hangar", hand=["swell-the-ranks"])
        others = [other for other in (1, 2, 3) if other != seat]
        scene.waiting("canteen", *others).only("combat")
        scene.draws("horde-member", "devour-them").play("rage:swell-the-ranks")
        assert [scene.hand_of(other) for other in others] == [["horde-member"], ["devour-them"]]


@rule("IVZ-CARDX-09")
def test_a_horde_that_has_played_draws_but_cannot_play():
    with InvazionsScene("labo-3") as scene:
        scene.horde(1, "hangar", hand=["swell-the-ranks"]).horde(2, "radio-room", hand=["ogre"])
        scene.only("combat").play("next:2", "zombie:ogre")
        scene.asks("play-card", seats=(1,)).draws("horde-member").play("rage:swell-the-ranks")
        assert scene.hand_of(2) == ["horde-member"]
        assert scene.over
        assert scene.played_by(2) == ["ogre"]


@rule("IVZ-CARDX-09")
def test_a_horde_still_to_play_may_use_the_card():
    with InvazionsScene("labo-3") as scene:
        scene.horde(1, "hangar", hand=["swell-the-ranks"]).horde(2, "radio-room", hand=["ogre"])
        scene.only("combat").draws("horde-member").play("next:1", "rage:swell-the-ranks")
        scene.asks("play-card", "zombie:horde-member", "zombie:ogre", "done", seats=(2,))


# -- Rouse the Horde -----------------------------------------------------------------------


@rule("IVZ-CARDX-10")
@pytest.mark.parametrize("card", ["legion", "freed-zombie", "sneak-in"])
def test_rouse_the_horde_takes_any_contamination_card_here_into_hand(card):
    """AMB-22: of the attacked place, Freed Zombies too, no penetration needed."""
    under = ["legion", "freed-zombie", "sneak-in"]
    with fight("rouse-the-horde", scenario="contre-3") as scene:
        scene.contamination("hangar", *under).contamination("canteen", "john-frum")
        scene.only("combat").play("rage:rouse-the-horde")
        scene.asks("rouse", *(f"take:{name}" for name in under), seats=(1,))
        assert scene.blocked("take:john-frum") == "IVZ-CARDX-10"
        scene.play(f"take:{card}")
        assert (scene.hand_of(1), scene.discard_of(1)) == ([card], [])
        assert scene.contamination_at("hangar") == [name for name in under if name != card]


@rule("IVZ-CARDX-11")
def test_the_roused_card_may_be_played_this_turn_if_plays_are_left():
    with fight("rouse-the-horde", "horde-member", scenario="contre-3") as scene:
        scene.contamination("hangar", "legion", "john-frum").only("combat")
        scene.play("rage:rouse-the-horde", "take:legion")
        scene.asks("play-card", "zombie:horde-member", "zombie:legion", "done")
        scene.play("zombie:legion")
        assert scene.played_by(1) == ["rouse-the-horde", "legion"]
    with fight("rouse-the-horde", scenario="contre-3") as scene:
        scene.contamination("hangar", "sneak-in").only("combat").play("rage:rouse-the-horde")
        assert scene.hand_of(1) == ["sneak-in"]  # taken without a choice; no Rage play is left
        assert scene.asks("play-card", "done").blocked("rage:sneak-in") == "IVZ-COMBAT-03"


@rule("IVZ-CARDX-11")
def test_nothing_can_stop_the_horde_taking_it():
    """Not the Guard, not Bravery: there is no question to the human player in between."""
    with fight(*["legion"] * 3, "rouse-the-horde", scenario="contre-3") as scene:
        scene.humans("hangar", "guard").contamination("hangar", "freed-zombie", "legion")
        scene.hand("hold-the-position", "guard").tokens(4).only("combat").play("pass")
        for _ in range(3):
            scene.play("zombie:legion", "pass")
        scene.play("rage:rouse-the-horde").asks("rouse", seats=(1,)).play("take:freed-zombie")
        assert scene.hand_of(1) == ["freed-zombie"]


# -- John Frum -----------------------------------------------------------------------------


@rule("IVZ-CARDX-13")
@pytest.mark.parametrize("human", ["soldier", "survivors"])
def test_john_frum_discards_a_human(human):
    with fight("john-frum", "ogre") as scene:
        scene.draws(human).only("combat").play("zombie:john-frum")
        scene.told(TopRevealed, card=scene.card(human))
        assert scene.discard_of(0) == [human]
        assert len(scene.pile_of(0)) == 60 - 1
        assert scene.hand_of(1) == ["ogre"]
        scene.asks("play-card")


@rule("IVZ-CARDX-13")
def test_john_frum_turns_over_the_top_card():
    with fight("john-frum", "ogre") as scene:
        scene.top(0, "guard", "soldier").only("combat").play("zombie:john-frum")
        assert (scene.discard_of(0), scene.top_of(0)) == (["guard"], ["soldier"])


@rule("IVZ-CARDX-14")
def test_john_frum_discards_anything_else_for_a_sacrifice_only():
    with fight("john-frum", "ogre", "wounded-member") as scene:
        scene.draws("capture").only("combat").play("zombie:john-frum")
        scene.asks("judge-top", "sacrifice:ogre", "sacrifice:wounded-member", "pass", seats=(1,))
        assert scene.discard_of(0) == []
        scene.play("sacrifice:wounded-member")
        assert (scene.discard_of(0), scene.box) == (["capture"], ["wounded-member"])
        assert (scene.hand_of(1), scene.top_of(0)) == (["ogre"], [])


@rule("IVZ-CARDX-14")
def test_otherwise_it_goes_back_on_top_open_to_all():
    with fight("john-frum", "ogre") as scene:
        scene.draws("capture").only("combat").play("zombie:john-frum", "pass")
        assert (scene.discard_of(0), scene.box, scene.hand_of(1)) == ([], [], ["ogre"])
        for reader in (0, 1, 2, None):
            assert scene.view(reader)["human"]["pile_top"] == ["capture"]
    with fight("john-frum") as scene:
        scene.draws("capture").only("combat").play("zombie:john-frum")
        assert scene.top_of(0) == ["capture"]  # nothing to sacrifice
        assert scene.over


@rule("IVZ-CARDX-14")
def test_the_card_put_back_is_drawn_next_and_known_to_all():
    with InvazionsScene("labo-3") as scene:
        scene.top(0, "capture").hand("survivors").tokens(1).only("human-action")
        scene.play("place:survivors>hangar")
        assert scene.hand_of(0) == ["capture"]
        for reader in (1, 2, None):
            assert scene.view(reader)["human"]["shown"] == ["capture"]


@rule("IVZ-CARDX-13")
def test_john_frum_with_an_empty_draw_pile():
    """AMB-25."""
    with fight("john-frum", "ogre") as scene:
        scene.discarded("soldier", "soldier").human_pile().draws("soldier").only("combat")
        scene.play("zombie:john-frum")
        assert (scene.discard_of(0), scene.pile_of(0)) == (["soldier"], ["soldier"])
    with fight("john-frum", "ogre") as scene:
        scene.human_pile().only("combat").play("zombie:john-frum").not_told(TopRevealed)
        scene.asks("play-card")


# -- Sneak In, Vermin, the starting cards --------------------------------------------------


@rule("IVZ-CARDX-18")
def test_sneak_in_is_sacrificed_yet_attacks_this_turn():
    with fight("sneak-in", "whistler", scenario="freres-3") as scene:
        scene.turn_from("combat").play("rage:sneak-in")
        assert scene.attack_of(1) == 3
        scene.draws("ogre").play("zombie:whistler").told(PlaceEntered, place=2, attack=5)
        assert scene.played_by(1) == ["sneak-in", "whistler"]
        scene.only("end")
        assert (scene.box, scene.discard_of(1)) == (["sneak-in"], ["whistler"])


@rule("IVZ-CARDX-18")
def test_two_sneak_ins_leave_both():
    with fight("devour-them", "sneak-in", "sneak-in", scenario="freres-3") as scene:
        scene.only("combat").play("rage:devour-them", "rage:sneak-in").only("end")
        assert scene.box == ["sneak-in"]
        assert sorted(scene.discard_of(1)) == ["devour-them", "sneak-in"]


@rule("IVZ-CARDX-26", "IVZ-GLOS-06", "IVZ-CLAIM-02")
def test_freed_zombies_sacrificed_by_vermin_are_claimed_by_nobody():
    with fight("vermin", scenario="contre-3") as scene:
        scene.contamination("hangar", "freed-zombie", "freed-zombie").freed(1, discard=2)
        scene.freed(2, pile=2).only("combat").draws("legion")
        scene.play("zombie:vermin").only("claim")
        scene.play("claim", "agree", "agree").told(FreedCounted, count=4)
        assert (scene.winners, scene.box) == ((0,), ["freed-zombie", "freed-zombie"])


@rule("IVZ-CARDX-26", "IVZ-CARDX-27")
def test_vermin_sacrifice_two_contamination_cards_of_their_players_choice():
    """AMB-26: Freed Zombies too."""
    with fight("vermin", scenario="contre-3") as scene:
        scene.contamination("hangar", "legion", "freed-zombie", "sneak-in")
        scene.contamination("canteen", "john-frum").only("combat").play("zombie:vermin")
        scene.asks("trample", "sacrifice:legion", "sacrifice:freed-zombie", "sacrifice:sneak-in")
        assert scene.question.seats == (1,)
        assert scene.blocked("sacrifice:john-frum") == "IVZ-CARDX-26"
        scene.play("sacrifice:freed-zombie").asks(
            "trample", "sacrifice:legion", "sacrifice:sneak-in"
        )
        scene.draws("john-frum").play("sacrifice:legion")
        assert scene.box == ["freed-zombie", "legion"]
        assert scene.contamination_at("hangar") == ["sneak-in", "john-frum"]
        assert scene.contamination_at("canteen") == ["john-frum"]


@rule("IVZ-CARDX-26")
@pytest.mark.parametrize("under", [[], ["legion"], ["legion", "legion"]])
def test_vermin_sacrifice_all_if_there_are_fewer(under):
    with fight("vermin", scenario="contre-3") as scene:
        scene.contamination("hangar", *under).draws("john-frum").only("combat")
        scene.play("zombie:vermin")
        assert scene.box == under
        assert scene.contamination_at("hangar") == ["john-frum"]


@rule("IVZ-CARDX-27")
def test_vermin_sacrifice_before_the_new_card_comes():
    with fight("vermin", scenario="contre-3") as scene:
        scene.contamination("hangar", "legion").draws("john-frum").only("combat")
        scene.play("zombie:vermin")
        assert scene.box == ["legion"]
        assert scene.contamination_at("hangar") == ["john-frum"]
    with fight("vermin", scenario="contre-3") as scene:
        scene.contamination("hangar", "legion", "sneak-in", "zyorkshire").only("combat")
        scene.play("zombie:vermin").asks("trample")
        assert scene.contamination_at("hangar") == ["legion", "sneak-in", "zyorkshire"]
        scene.play("sacrifice:legion").draws("john-frum").play("sacrifice:sneak-in")
        assert scene.contamination_at("hangar") == ["zyorkshire", "john-frum"]


@rule("IVZ-CARDX-31")
def test_a_full_starting_hand_makes_five():
    with fight(*START) as scene:
        scene.turn_from("combat").play("zombie:horde-member")
        assert scene.attack_of(1) == 1
        scene.play("rage:devour-them")
        assert scene.attack_of(1) == 2
        scene.play("rage:devour-them", "zombie:horde-member", "zombie:horde-member")
        scene.told(PlaceEntered, place=2, attack=5)
    with fight(*START[1:]) as scene:
        scene.turn_from("combat")
        scene.play(*["zombie:horde-member"] * 2, *["rage:devour-them"] * 2)
        scene.told(AttackFailed, place=2, attack=4)
