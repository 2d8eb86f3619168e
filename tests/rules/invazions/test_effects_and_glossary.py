"""The common effects (IVZ-EFF), the glossary (IVZ-GLOS) and the hints (IVZ-HINT)."""

from __future__ import annotations

import pytest

from shambler.games.invazions import RULES
from shambler.games.invazions.events import PointsScored, TokensGained
from shambler.testing import rule
from tests.rules.invazions.builder import Lab
from tests.rules.invazions.test_choice_and_combat import fight


@rule("IVZ-EFF-01")
def test_plus_card_draws_into_the_hand_at_once():
    with fight("hue-and-cry", scenario="labo-3", pile=["ogre"]) as lab:
        lab.draws("ogre", "ishtar").stage("Combat").play("rage:hue-and-cry")
        lab.asks("play-card", "zombie:ogre", "done")


@rule("IVZ-EFF-02")
def test_plus_contamination_adds_a_card_under_the_attacked_place_at_once():
    with fight("whistler", "ogre") as lab:
        lab.draws("sneak-in").stage("Combat").play("zombie:whistler")
        assert lab.below("hangar") == ["sneak-in"]
        assert lab.below("radio-room") == []


@rule("IVZ-EFF-03")
def test_plus_research_point_raises_the_score_at_once():
    with Lab() as lab:
        lab.studied("hangar", "infected").under("hangar", "ogre")
        lab.hand("capture", tokens=2).stage("HordesChoose").play("aim:capture>hangar.ogre")
        lab.told(PointsScored, points=1, total=1)
        assert lab.human.score == 1


@rule("IVZ-EFF-04")
def test_plus_rage_allows_one_more_rage_card_and_adds_up():
    with fight(*["devour-them"] * 3, "sneak-in", "sneak-in") as lab:
        lab.stage("Combat").play(*["rage:devour-them"] * 3)
        assert lab.troop(1).rage_plays == 1
        lab.play("rage:sneak-in").asks("play-card", "done")


@rule("IVZ-EFF-05")
@pytest.mark.parametrize(("attack", "recruits"), [(5, 3), (4, 0)])
def test_plus_recruitment_adds_up_and_needs_penetration(attack, recruits):
    with Lab("labo-3") as lab:
        lab.under("hangar", *["ogre"] * 5)
        lab.horde(1, "hangar", hand=["stalker", "stalker"], pile=[]).elsewhere("radio-room", 2)
        lab.stage("Combat").play("zombie:stalker", "zombie:stalker")
        assert lab.troop(1).recruits == 2
    with Lab("labo-3") as lab:
        lab.under("hangar", *["ogre"] * 5).assault("hangar", attack).elsewhere("radio-room", 2)
        lab.troop(1).recruits = 2
        lab.turn_from("BreakIn").play(*["recruit:ogre"] * recruits)
        lab.asks("claim")


@rule("IVZ-EFF-06")
def test_plus_resource_is_a_token_at_the_start_of_every_turn():
    with Lab("labo-3") as lab:
        lab.posted("hangar", "cook").posted("radio-room", "cook")
        lab.draws("ogre", "ogre", "ogre").draws(*["survivors"] * 6).starting_hands()
        lab.stage("Start")
        lab.told(TokensGained, count=4 + 2)  # AMB-34: every copy counts


@rule("IVZ-EFF-07")
def test_plus_zombie_allows_one_more_zombie_card_and_adds_up():
    with fight("zyorkshire", "zyorkshire", *["legion"] * 4, scenario="contre-3") as lab:
        lab.stage("Combat").play("zombie:zyorkshire", "zombie:zyorkshire", *["zombie:legion"] * 3)
        assert len(lab.troop(1).played) == 5
        assert lab.options == ["done"]


@rule("IVZ-GLOS-01")
def test_a_discarded_card_goes_to_its_owners_pile_and_can_come_back():
    with fight("ogre", "whistler") as lab:
        lab.stage("Combat").play("zombie:ogre", "discard:whistler")
        assert lab.thrown(1) == ["whistler"]
    with fight("zyorkshire", scenario="contre-3") as lab:
        lab.horde(1, "hangar", hand=["zyorkshire"], discard=["legion"])
        lab.draws("legion").stage("Combat").play("zombie:zyorkshire")
        assert lab.holds(1) == ["legion"]


@rule("IVZ-GLOS-02")
def test_a_destroyed_card_goes_to_the_box_for_good():
    with Lab() as lab:
        lab.under("hangar", "ogre", "ogre").hand("janitor", tokens=2).stage("HumanAction")
        lab.play("place:janitor>hangar", "destroy:ogre")
        assert lab.box == ["ogre"]
        assert lab.below("hangar") == ["ogre"]


@rule("IVZ-GLOS-03", "IVZ-HINT-04")
def test_a_sacrificed_card_goes_to_the_box_and_the_deck_gets_smaller():
    with fight("natural-selection", "wounded-member", "ogre", pile=["whistler"]) as lab:
        lab.stage("Combat").play("rage:natural-selection", "sacrifice:wounded-member")
        lab.draws("whistler").play("done")
        assert lab.box == ["wounded-member"]
        assert lab.thrown(1) == []
        assert lab.holds(1) == ["ogre", "whistler"]


@rule("IVZ-GLOS-04")
def test_a_deck_grows_with_each_recruit():
    with Lab() as lab:
        lab.under("hangar", "ogre").assault("hangar", 5).elsewhere("radio-room", 2)
        lab.draws("ogre", "ogre", "ogre").draws(*["survivors"] * 6)
        lab.draws(*["horde-member"] * 3, *["devour-them"] * 2)
        lab.draws(*["horde-member"] * 3, *["devour-them"] * 2)
        lab.turn_from("BreakIn").play("recruit:ogre", "pass", "pass")
        horde = lab.troop(1)
        assert lab.state.turn == 3
        assert "ogre" in lab.names((*horde.hand, *horde.pile.cards, *horde.discard))
        assert len((*horde.hand, *horde.pile.cards, *horde.discard)) == 5 + 5 + 1


@rule("IVZ-GLOS-05")
def test_a_draw_pile_is_hidden_even_from_its_owner():
    with Lab() as lab:
        lab.horde(1, "hangar", pile=["ogre", "whistler"]).stage("HumanAction")
        for seat in (0, 1, 2, None):
            shown = RULES.view(lab.game, seat)["hordes"][0]
            assert shown["pile_size"] == 2
            assert shown["pile_top"] == []
            assert "ogre" not in str(shown)


@rule("IVZ-GLOS-06")
def test_a_lost_freed_zombie_no_longer_counts():
    with fight("natural-selection", "freed-zombie", pile=["freed-zombie"] * 4) as lab:
        assert lab.game.freed_held() == 5
        lab.stage("Combat").play("rage:natural-selection").draws("freed-zombie")
        lab.play("sacrifice:freed-zombie")
        lab.play("done")
        assert lab.game.freed_held() == 4


@rule("IVZ-HINT-01")
def test_hint_a_place_without_research_may_be_defended_all_the_same():
    assert RULES.ledger["IVZ-HINT-01"].status == "advice"
    with Lab() as lab:
        lab.hand("soldier", tokens=8).stage("HumanAction")
        assert "place:soldier>hangar" in lab.options


@rule("IVZ-HINT-02")
def test_hint_starting_hands_make_five_each_and_may_join():
    assert RULES.ledger["IVZ-HINT-02"].status == "advice"
    with Lab() as lab:
        start = ["horde-member"] * 3 + ["devour-them"] * 2
        for seat in (1, 2):
            lab.horde(seat, "hangar", hand=start, pile=[])
        keys = ["zombie:horde-member"] * 3 + ["rage:devour-them"] * 2
        lab.stage("Combat").play("next:1", *keys, *keys)
        assert RULES.view(lab.game, 0)["places"][2]["attack"] == 10


@rule("IVZ-HINT-05")
def test_hint_without_research_there_are_no_points():
    assert RULES.ledger["IVZ-HINT-05"].status == "advice"
    with Lab() as lab:
        lab.posted("hangar", *["survivors"] * 4).stage("EndOfTurn")
        assert lab.human.score == 0


@rule("IVZ-HINT-03", "IVZ-HINT-04")
def test_the_other_hints_are_advice_too():
    for hint in ("IVZ-HINT-03", "IVZ-HINT-04"):
        assert RULES.ledger[hint].status == "advice"
