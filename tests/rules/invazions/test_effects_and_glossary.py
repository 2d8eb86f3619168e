"""The common effects (IVZ-EFF), the glossary (IVZ-GLOS) and the hints (IVZ-HINT)."""

from __future__ import annotations

import pytest

from shambler.games.invazions import RULES
from shambler.games.invazions.events import (
    FreedCounted,
    HandDrawn,
    PileReshuffled,
    PointsScored,
    TokensGained,
)
from shambler.testing import rule
from shambler.testing.invazions import InvazionsScene
from tests.rules.invazions.test_combat import fight

START = ["horde-member"] * 3 + ["devour-them"] * 2
KEYS = ["zombie:horde-member"] * 3 + ["rage:devour-them"] * 2


@rule("IVZ-EFF-01")
def test_plus_card_draws_one_card_from_the_own_pile_into_the_hand_at_once():
    with fight("hue-and-cry") as scene:
        scene.horde_pile(1, "ogre", "stalker").only("combat")
        scene.draws("ogre", "ishtar").play("rage:hue-and-cry")
        scene.asks("play-card", "zombie:ogre", "done")
        assert (scene.hand_of(1), scene.pile_of(1)) == (["ogre"], ["stalker"])
        assert scene.told(HandDrawn, seat=1).because == "IVZ-EFF-01"
        assert scene.hand_of(2) == []


@rule("IVZ-EFF-01")
def test_plus_card_refills_an_empty_draw_pile_first():
    with fight("zyorkshire", "zyorkshire", scenario="contre-3") as scene:
        scene.horde(1, discard=["legion", "vermin"]).only("combat")
        scene.draws("legion").play("zombie:zyorkshire").told(PileReshuffled, seat=1)
        assert scene.hand_of(1) == ["legion", "zyorkshire"]
        assert (scene.pile_of(1), scene.discard_of(1)) == (["vermin"], [])


@rule("IVZ-EFF-02")
@pytest.mark.parametrize("place", ["hangar", "entrance-hall"])
def test_plus_contamination_adds_a_card_under_the_attacked_place_at_once(place):
    with InvazionsScene("freres-3") as scene:
        scene.contamination(place, "ogre").horde(1, place, hand=["whistler", "whistler"])
        scene.waiting("radio-room", 2).only("combat").draws("sneak-in").play("zombie:whistler")
        assert scene.contamination_at(place) == ["ogre", "sneak-in"]
        scene.draws("swallower").play("zombie:whistler")
        assert scene.contamination_at(place) == ["ogre", "sneak-in", "swallower"]
        assert scene.contamination_at("radio-room") == []
        assert len(scene.state.contamination) == 47 - 5


@rule("IVZ-EFF-02")
def test_plus_contamination_does_nothing_when_the_pile_is_empty():
    """AMB-18."""
    with fight("whistler", "ogre", scenario="freres-3") as scene:
        scene.contamination_pile().only("combat").play("zombie:whistler").asks("play-card")
        assert scene.contamination_at("hangar") == []


@rule("IVZ-EFF-03")
@pytest.mark.parametrize("before", [0, 5])
def test_plus_research_point_raises_the_score_at_once(before):
    with InvazionsScene("labo-3") as scene:
        scene.research("hangar", "infected").contamination("hangar", "ogre", "ogre")
        scene.hand("capture", "capture").tokens(2).score(before).barricade("hangar")
        scene.only("choice").play("aim:capture>hangar.ogre")
        scene.told(PointsScored, points=1, total=before + 1)
        assert scene.human.score == before + 1
        scene.play("aim:capture>hangar.ogre")
        assert scene.human.score == before + 2


@rule("IVZ-EFF-04")
def test_plus_rage_allows_one_more_rage_card_and_adds_up():
    with fight("devour-them", "devour-them", "overrun", "overrun") as scene:
        scene.only("combat").play("rage:devour-them").asks(
            "play-card", "rage:devour-them", "rage:overrun", "done"
        )
        scene.play("rage:devour-them", "rage:overrun")
        assert scene.blocked("rage:overrun") == "IVZ-COMBAT-03"
        assert scene.played_by(1) == ["devour-them", "devour-them", "overrun"]


@rule("IVZ-EFF-04")
def test_plus_rage_comes_on_top_of_the_zombie_cards():
    with fight(*START) as scene:
        scene.only("combat").play(*KEYS)
        assert scene.attack_of(1) == 5


@rule("IVZ-EFF-05", "IVZ-REC-01", "IVZ-REC-04")
@pytest.mark.parametrize(("stalkers", "recruits"), [(1, 2), (2, 3)])
def test_plus_recruitment_adds_up_if_the_place_is_penetrated(stalkers, recruits):
    with fight(*["stalker"] * stalkers, "ishtar") as scene:
        scene.contamination("hangar", *["ogre"] * 5).turn_from("combat")
        scene.play(*["zombie:stalker"] * stalkers, "zombie:ishtar", *["recruit:ogre"] * recruits)
        scene.asks("claim")
        assert scene.discard_of(1) == ["ogre"] * recruits


@rule("IVZ-EFF-05", "IVZ-REC-01", "IVZ-REC-04")
def test_plus_recruitment_is_lost_outside():
    with fight("stalker") as scene:
        scene.contamination("hangar", "ogre").turn_from("combat").play("zombie:stalker")
        scene.asks("claim")
        assert scene.contamination_at("hangar") == ["ogre"]


@rule("IVZ-EFF-05", "IVZ-DMG-03", "IVZ-REC-01", "IVZ-REC-04")
def test_the_help_of_another_horde_is_enough_and_the_bonus_is_its_owners():
    with InvazionsScene("labo-3") as scene:
        scene.contamination("hangar", *["ogre"] * 4).horde(1, "hangar", hand=["stalker"])
        scene.assault("hangar", 2, seat=2).turn_from("combat").play("zombie:stalker")
        scene.play("next:1", "recruit:ogre", "next:1", "recruit:ogre")
        scene.asks("recruit", seats=(2,)).play("recruit:ogre").asks("claim")


@rule("IVZ-EFF-06", "IVZ-START-08")
@pytest.mark.parametrize(("cooks", "income"), [(0, 4), (1, 5), (2, 6)])
@pytest.mark.parametrize("turn", [1, 2, 5])
def test_plus_resource_is_a_token_at_the_start_of_every_turn(cooks, income, turn):
    """AMB-34: every copy counts."""
    with InvazionsScene("labo-3").turn(turn) as scene:
        for place in ("hangar", "radio-room")[:cooks]:
            scene.humans(place, "cook", "guard")
        scene.hand(*["survivors"] * 6).draws("ogre", "ogre", "ogre").only("start")
        scene.draws_starting_decks().play("pass")
        scene.told(TokensGained, count=income, total=income)
        assert scene.human.tokens == income


@rule("IVZ-EFF-06", "IVZ-SETUP-09", "IVZ-START-08")
def test_plus_resource_stays_within_the_supply():
    with InvazionsScene("labo-3") as scene:
        scene.humans("hangar", "cook").hand(*["survivors"] * 6).tokens(4)
        scene.draws("ogre", "ogre", "ogre").only("start").draws_starting_decks().play("pass")
        assert scene.human.tokens == 8


@rule("IVZ-EFF-07")
def test_plus_zombie_allows_one_more_zombie_card_and_adds_up():
    with fight("zyorkshire", "zyorkshire", *["legion"] * 4, scenario="contre-3") as scene:
        scene.only("combat").play("zombie:zyorkshire", "zombie:zyorkshire", *["zombie:legion"] * 3)
        assert len(scene.played_by(1)) == 5
        assert scene.asks("play-card", "done").hand_of(1) == ["legion"]
        assert scene.blocked("zombie:legion") == "IVZ-COMBAT-03"
    with fight("zyorkshire", *["legion"] * 4, scenario="contre-3") as scene:
        scene.only("combat").play("zombie:legion", "zombie:legion", "zombie:zyorkshire")
        scene.play("zombie:legion").asks("play-card", "done")
        assert scene.hand_of(1) == ["legion"]


# -- glossary ------------------------------------------------------------------------------


@rule("IVZ-GLOS-01")
def test_a_discarded_card_goes_to_its_owners_pile_and_can_come_back():
    with fight("ogre", "stalker") as scene:
        scene.only("combat").play("zombie:ogre", "discard:stalker")
        assert (scene.discard_of(1), scene.discard_of(2)) == (["stalker"], [])
        assert scene.discard_of(0) == scene.box == []
    with fight("zyorkshire", scenario="contre-3") as scene:
        scene.horde(1, discard=["legion"]).only("combat").draws("legion").play("zombie:zyorkshire")
        assert scene.hand_of(1) == ["legion"]
    with InvazionsScene("labo-3") as scene:
        scene.hand("soldier").human_pile().draws("ogre", "ogre", "ogre").only("start")
        scene.draws("soldier").draws_starting_decks().play("discard:soldier")
        assert (scene.hand_of(0), scene.discard_of(0)) == (["soldier"], [])


@rule("IVZ-GLOS-02")
def test_a_destroyed_card_goes_to_the_box_for_good():
    with InvazionsScene("freres-3") as scene:
        scene.contamination("hangar", "ogre", "ogre").hand("janitor").tokens(2)
        scene.only("human-action").play("place:janitor>hangar", "destroy:ogre")
        assert scene.box == ["ogre"]
        assert scene.contamination_at("hangar") == ["ogre"]
        assert scene.discard_of(0) == []
        assert scene.names(scene.state.contamination.cards).count("ogre") == 3
    with fight("no-survivors") as scene:
        scene.humans("hangar", "survivors").only("combat").play("rage:no-survivors")
        assert scene.box == ["survivors"]
        assert scene.discard_of(0) == []


@rule("IVZ-GLOS-03", "IVZ-GLOS-04")
def test_a_sacrificed_card_leaves_the_game_and_goes_to_no_discard_pile():
    with fight("natural-selection", "wounded-member", "ogre", scenario="freres-3") as scene:
        scene.horde_pile(1, "whistler").only("combat")
        scene.play("rage:natural-selection", "sacrifice:wounded-member")
        scene.draws("whistler").play("done")
        assert scene.box == ["wounded-member"]
        assert scene.discard_of(1) == []
        assert scene.state.wounded == 9  # not back to its pile, either (AMB-15)
        scene.play("done").only("end")
        assert "wounded-member" not in scene.discard_of(1)


@rule("IVZ-GLOS-03")
def test_a_card_sacrificed_when_played_leaves_at_the_end_of_the_turn():
    with fight("sneak-in", scenario="freres-3") as scene:
        scene.only("combat").play("rage:sneak-in").only("end")
        assert (scene.box, scene.discard_of(1)) == (["sneak-in"], [])


@rule("IVZ-GLOS-04")
def test_a_deck_grows_with_each_recruit_which_is_drawn_like_any_card():
    with InvazionsScene("labo-3") as scene:
        scene.contamination("hangar", "freed-zombie").horde(1, "hangar", played=START)
        scene.waiting("radio-room", 2).draws("ogre", "ogre", "ogre").draws(*["survivors"] * 6)
        scene.draws("freed-zombie", *START[:4]).draws(*START).turn_from("damage")
        scene.play("recruit:freed-zombie", "pass", "pass")
        assert scene.state.turn == 3
        assert scene.hand_of(1) == [*START[:4], "freed-zombie"]
        assert scene.pile_of(1) == ["devour-them"]


@rule("IVZ-GLOS-05")
def test_a_draw_pile_is_hidden_even_from_its_owner():
    with InvazionsScene("labo-3") as scene:
        scene.horde_pile(1, "ogre", "stalker").only("human-action")
        for reader in (0, 1, 2, None):
            shown = scene.view(reader)["hordes"][0]
            assert (shown["pile_size"], shown["pile_top"]) == (2, [])
            assert "ogre" not in str(shown)
            assert scene.view(reader)["human"]["pile_top"] == []


@rule("IVZ-GLOS-05")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_an_empty_draw_pile_is_replaced_by_the_shuffled_discard_pile_of_its_owner(seat):
    with InvazionsScene("labo-3") as scene:
        scene.hand(*["survivors"] * (0 if seat == 0 else 6))
        for horde in (1, 2):
            if horde != seat:
                scene.horde(horde, discard=["stalker"])
        if seat == 0:
            scene.discarded(*["guard"] * 3, *["cook"] * 4).human_pile()
            scene.draws("ogre", "ogre", "ogre").draws(*["guard"] * 3, *["cook"] * 3)
            scene.draws(*START).draws(*START).only("start")
            assert scene.pile_of(0) == ["cook"]
        else:
            scene.horde(seat, discard=["ishtar"] * 5 + ["stalker"]).horde_pile(seat)
            scene.draws("ogre", "ogre", "ogre").only("start")
            scene.draws(*["ishtar"] * 5).draws(*START) if seat == 1 else scene.draws(
                *START, *["ishtar"] * 5
            )
            scene.play("pass")
            assert scene.pile_of(seat) == ["stalker"]
        scene.told(PileReshuffled, seat=seat)
        assert sum(isinstance(event, PileReshuffled) for event in scene.events) == 1
        assert scene.discard_of(seat) == []


@rule("IVZ-GLOS-06")
def test_a_sacrificed_freed_zombie_no_longer_counts():
    with fight("natural-selection", "freed-zombie", scenario="freres-3") as scene:
        scene.freed(1, discard=4).only("combat").play("rage:natural-selection")
        scene.draws("freed-zombie").play("sacrifice:freed-zombie")
        scene.play("done").only("claim").play("claim", "agree", "agree")
        scene.told(FreedCounted, count=4)
        assert scene.winners == (0,)


# -- hints ---------------------------------------------------------------------------------


def is_advice(rule_id: str) -> bool:
    return RULES.ledger[rule_id].status == "advice"


@rule("IVZ-HINT-01")
def test_hint_a_place_without_research_may_be_defended_all_the_same():
    assert is_advice("IVZ-HINT-01")
    with InvazionsScene("labo-3") as scene:
        scene.research("radio-room", "infected").hand("soldier").tokens(8).only("human-action")
        assert "place:soldier>hangar" in scene.options


@rule("IVZ-HINT-02")
def test_hint_starting_hands_make_five_each_and_may_join():
    assert is_advice("IVZ-HINT-02")
    with InvazionsScene("labo-3").turn(1) as scene:
        for seat in (1, 2):
            scene.horde(seat, "hangar", hand=START)
        scene.only("combat").play("next:1", *KEYS)
        assert scene.view(0)["places"][2]["attack"] == 5
        scene.play(*KEYS)
        assert scene.view(0)["places"][2]["attack"] == 10


@rule("IVZ-HINT-03")
def test_hint_of_five_zombies_in_hand_three_can_be_played():
    assert is_advice("IVZ-HINT-03")
    with fight(*["stalker"] * 5) as scene:
        scene.only("combat").play(*["zombie:stalker"] * 3).asks("play-card", "done")
        assert scene.hand_of(1) == ["stalker"] * 2


@rule("IVZ-HINT-04", "IVZ-GLOS-04", "IVZ-GLOS-03")
def test_hint_a_sacrifice_makes_the_deck_smaller():
    assert is_advice("IVZ-HINT-04")
    with fight("natural-selection", "horde-member", "ogre", scenario="freres-3") as scene:
        before = scene.census()
        scene.only("combat").play("rage:natural-selection", "sacrifice:horde-member", "done")
        scene.play("done").only("end")
        assert sorted(scene.discard_of(1)) == ["natural-selection", "ogre"]
        assert scene.census() == before
        assert scene.box[-1] == "horde-member"


@rule("IVZ-HINT-05")
def test_hint_research_in_play_scores_and_nothing_else_does():
    assert is_advice("IVZ-HINT-05")
    with InvazionsScene("labo-3") as scene:
        scene.humans("hangar", *["survivors"] * 4).only("end")
        assert scene.human.score == 0
    with InvazionsScene("labo-3") as scene:
        scene.research("hangar", "viruses").only("end")
        assert scene.human.score == 2
