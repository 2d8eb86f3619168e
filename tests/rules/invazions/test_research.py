"""Research (IVZ-RES)."""

from __future__ import annotations

import pytest

from shambler.games.invazions.events import ResearchPlaced
from shambler.testing import rule
from shambler.testing.invazions import InvazionsScene


def action(tokens: int = 8) -> InvazionsScene:
    return InvazionsScene("freres-3").tokens(tokens)


@rule("IVZ-RES-01")
def test_research_is_at_hand_without_being_in_the_hand():
    with action().humans("hangar", "janitor") as scene:
        scene.only("human-action")
        for card in ("infected", "viruses", "immunology"):
            assert f"research:{card}>hangar" in scene.options
        assert scene.hand_of(0) == []
        assert scene.view(0)["human"]["hand_size"] == 0


@rule("IVZ-RES-01")
def test_research_does_not_count_when_the_hand_is_filled_up():
    with InvazionsScene("freres-3") as scene:
        scene.hand("soldier").research("hangar", "infected").draws("ogre", "ogre", "ogre")
        scene.only("start").asks("start-discard", "discard:soldier", "pass")
        scene.draws(*["survivors"] * 5).draws_starting_decks().play("pass")
        assert len(scene.hand_of(0)) == 6


@rule("IVZ-RES-02")
@pytest.mark.parametrize(("die", "cost"), [(0, 1), (1, 2), (4, 5)])
@pytest.mark.parametrize("spare", [0, 2])
def test_research_is_played_by_paying_its_current_cost(die, cost, spare):
    with action(tokens=cost + spare).die("viruses", die) as scene:
        scene.only("human-action").play("research:viruses>hangar")
        assert scene.told(ResearchPlaced, cost=cost).place == 2
        assert scene.human.tokens == spare
        assert scene.research_at("hangar") == "viruses"
        assert scene.beside == ["infected", "immunology"]
        scene.asks("human-action")
    with action(tokens=cost - 1).die("viruses", die) as scene:
        scene.only("human-action")
        assert scene.blocked("research:viruses>hangar") == "IVZ-HUM-03"


@rule("IVZ-RES-02")
def test_several_research_cards_may_be_played_in_one_action():
    with action() as scene:
        scene.only("human-action").play("research:viruses>hangar", "research:infected>radio-room")
        assert (scene.research_at("hangar"), scene.research_at("radio-room")) == (
            "viruses",
            "infected",
        )


@rule("IVZ-RES-02")
def test_research_is_played_in_the_human_action_and_at_no_other_time():
    with action().hand("capture") as scene:
        scene.draws("ogre", "ogre", "ogre").only("start").asks("start-discard")
        assert scene.blocked("research:viruses>hangar") == "IVZ-RES-02"
    with action().hand("capture") as scene:
        scene.research("hangar", "infected").contamination("hangar", "ogre")
        scene.barricade("hangar").only("choice").asks("bravery")
        assert scene.blocked("research:viruses>radio-room") == "IVZ-RES-02"


@rule("IVZ-RES-03")
@pytest.mark.parametrize(("card", "base"), [("infected", 0), ("viruses", 1), ("immunology", 2)])
@pytest.mark.parametrize("die", [0, 1, 2, 6])
def test_the_cost_is_the_printed_base_plus_the_number_on_the_die(card, base, die):
    with action().humans("hangar", "janitor").die(card, die) as scene:
        scene.only("human-action").play(f"research:{card}>hangar")
        assert scene.human.tokens == 8 - base - die
    with action().humans("hangar", "janitor").die(card, die) as scene:
        shown = {entry["id"]: entry["cost"] for entry in scene.view(1)["human"]["research"]}
        assert shown[card] == base + die


@rule("IVZ-RES-03")
@pytest.mark.parametrize("die", [1, 2, 6])
def test_who_cannot_pay_the_surcharge_cannot_play_it(die):
    with action(tokens=die - 1).die("infected", die) as scene:
        scene.only("human-action")
        assert scene.blocked("research:infected>hangar") == "IVZ-HUM-03"


def devoured(card: str, die: int = 0, *humans: str) -> InvazionsScene:
    """Research at the Hangar falls together with the Humans there; recruiting is next."""
    scene = InvazionsScene("freres-3").research("hangar", card, die).humans("hangar", *humans)
    lethal = sum(scene.printed("resistance", name) for name in (card, *humans))
    scene.assault("hangar", 5 + lethal).waiting("radio-room", 2).turn_from("damage")
    return scene.play(*(f"hit:{human}" for human in humans), f"hit:{card}")


@rule("IVZ-RES-04")
@pytest.mark.parametrize(("die", "after"), [(0, 1), (1, 2), (2, 3), (5, 6), (6, 6)])
def test_the_die_of_devoured_research_goes_up_by_one_to_six(die, after):
    """AMB-32: it stops at six."""
    with devoured("infected", die) as scene:
        assert scene.dice_on_research == {"infected": after}


@rule("IVZ-RES-04")
def test_research_that_withstands_keeps_its_die():
    with InvazionsScene("freres-3") as scene:
        scene.research("hangar", "infected", die=1).assault("hangar", 5 + 2)
        scene.waiting("radio-room", 2).turn_from("damage").play("hit:infected")
        assert scene.research_at("hangar") == "infected"
        assert scene.dice_on_research == {"infected": 1}


@rule("IVZ-RES-05")
@pytest.mark.parametrize("card", ["infected", "viruses", "immunology"])
def test_devoured_research_goes_back_beside_the_player(card):
    with devoured(card) as scene:
        assert sorted(scene.beside) == ["immunology", "infected", "viruses"]
        assert scene.discard_of(0) == []
        assert scene.research_at("hangar") is None
        assert card not in (*scene.hand_of(0), *scene.pile_of(0), *scene.box)


@rule("IVZ-RES-06")
def test_one_research_card_per_place():
    with action().research("hangar", "infected").humans("hangar", "janitor") as scene:
        scene.only("human-action")
        for card in ("viruses", "immunology"):
            assert scene.blocked(f"research:{card}>hangar") == "IVZ-RES-06"
        scene.play("research:viruses>radio-room")
        assert scene.blocked("research:immunology>radio-room") == "IVZ-RES-06"


@rule("IVZ-RES-06")
def test_the_limit_of_humans_is_another_one():
    with action().humans("hangar", *["survivors"] * 4) as scene:
        scene.only("human-action").play("research:viruses>hangar")
        assert scene.research_at("hangar") == "viruses"
    with action().humans("hangar", *["survivors"] * 3).research("hangar", "infected") as scene:
        scene.hand("soldier").only("human-action").play("place:soldier>hangar")
        assert len(scene.humans_at("hangar")) == 4


@rule("IVZ-RES-07")
@pytest.mark.parametrize("human", ["survivors", "sniper"])
def test_research_without_resistance_needs_a_human_on_its_place(human):
    with action().humans("radio-room", human) as scene:
        scene.only("human-action")
        assert scene.printed("resistance", "immunology") == 0
        for place in ("hangar", "entrance-hall"):
            assert scene.blocked(f"research:immunology>{place}") == "IVZ-RES-07"
        scene.play("research:immunology>radio-room")
        assert scene.research_at("radio-room") == "immunology"


@rule("IVZ-RES-08")
def test_research_cannot_be_devoured_while_a_human_stands():
    with InvazionsScene("freres-3") as scene:
        scene.research("hangar", "infected").humans("hangar", "sniper", "survivors")
        scene.assault("hangar", 5 + 3 + 2 + 3).waiting("radio-room", 2).only("damage")
        scene.asks("hit", "hit:sniper", "hit:survivors", "done")
        assert scene.blocked("hit:infected") == "IVZ-RES-08"
        scene.play("hit:sniper").asks("hit", "hit:survivors", "done")
        assert scene.blocked("hit:infected") == "IVZ-RES-08"
        scene.play("hit:survivors").asks("hit", "hit:infected", "done").play("hit:infected")
        assert scene.doomed_at("hangar") == ["sniper", "survivors", "infected"]


@rule("IVZ-RES-08")
def test_unless_its_text_says_otherwise():
    with InvazionsScene("freres-3") as scene:
        scene.research("hangar", "viruses").humans("hangar", "sniper").assault("hangar", 8)
        scene.waiting("radio-room", 2).only("damage").asks(
            "hit", "hit:sniper", "hit:viruses", "done"
        )


@rule("IVZ-RES-09")
@pytest.mark.parametrize("card", ["infected", "viruses"])
def test_research_with_resistance_may_stand_alone(card):
    with action() as scene:
        scene.only("human-action")
        assert scene.printed("resistance", card) > 0
        scene.play(f"research:{card}>hangar")
        assert (scene.research_at("hangar"), scene.humans_at("hangar")) == (card, [])


@rule("IVZ-RES-10")
def test_research_in_play_cannot_be_played_again_until_it_comes_back():
    with action() as scene:
        scene.only("human-action").play("research:infected>hangar")
        for place in ("radio-room", "entrance-hall", "hangar"):
            assert scene.blocked(f"research:infected>{place}") == "IVZ-RES-10"
    with devoured("infected") as scene:
        scene.tokens(8).only("human-action").play("research:infected>radio-room")
        assert scene.research_at("radio-room") == "infected"
        assert scene.human.tokens == 8 - 1
