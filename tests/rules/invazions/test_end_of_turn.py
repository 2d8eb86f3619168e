"""The end of the turn (IVZ-END)."""

from __future__ import annotations

import pytest

from shambler.games.invazions.events import PointsScored, ResearchScored
from shambler.kernel.sides import Outcome
from shambler.testing import rule
from shambler.testing.invazions import InvazionsScene


@rule("IVZ-END-01")
def test_zombies_discard_what_they_played_and_what_they_hold():
    with InvazionsScene("labo-3") as scene:
        scene.horde(1, "hangar", hand=["ogre", "freed-zombie"], played=["stalker", "overrun"])
        scene.horde(1, discard=["ishtar"]).horde(2, "radio-room", hand=["wounded-member", "ogre"])
        scene.only("end")
        assert scene.discard_of(1)[0] == "ishtar"
        assert sorted(scene.discard_of(1)[1:]) == ["freed-zombie", "ogre", "overrun", "stalker"]
        assert sorted(scene.discard_of(2)) == ["ogre", "wounded-member"]
        for seat in (1, 2):
            assert scene.hand_of(seat) == scene.played_by(seat) == []
            assert len(scene.pile_of(seat)) == 5


@rule("IVZ-END-02")
def test_each_zombie_player_takes_back_the_horde_card():
    with InvazionsScene("labo-4") as scene:
        scene.waiting("hangar", 1, 2).waiting("canteen", 3).only("end")
        assert [horde["place"] for horde in scene.view()["hordes"]] == [None] * 3
        assert [scene.hordes_at(place) for place in ("hangar", "canteen")] == [[], []]


@rule("IVZ-END-03")
def test_every_research_card_in_play_scores():
    with InvazionsScene("labo-4") as scene:
        for at, card in enumerate(("infected", "immunology", "viruses", "equipment")):
            scene.research(scene.game.world.places[at], card)
        scene.only("end")
        told = [event for event in scene.events if isinstance(event, ResearchScored)]
        assert [(event.place, event.points) for event in told] == [(0, 1), (1, 1), (2, 2), (3, 1)]


@rule("IVZ-END-03")
def test_research_beside_the_player_scores_nothing():
    with InvazionsScene("labo-4") as scene:
        scene.humans("hangar", "survivors", "survivors").only("end").not_told(ResearchScored)
        assert scene.human.score == 0


@rule("IVZ-END-03")
def test_the_zombies_have_discarded_before_the_effects_of_the_end():
    with InvazionsScene("bataille-3") as scene:
        scene.research("hangar", "infected").humans("hangar", "survivors").hand("donation", "cook")
        scene.tokens(1).horde(1, "hangar", hand=["ogre"]).waiting("canteen", 2).only("end")
        scene.asks("bravery")
        assert (scene.discard_of(1), scene.human.score) == (["ogre"], 0)


@rule("IVZ-END-04")
@pytest.mark.parametrize("before", [0, 7])
def test_the_points_of_the_turn_are_added_up(before):
    with InvazionsScene("labo-3") as scene:
        scene.score(before).research("hangar", "infected").research("radio-room", "viruses")
        scene.only("end").told(PointsScored, points=3, total=before + 3)
        assert scene.human.score == before + 1 + 2
        assert scene.over


@rule("IVZ-END-04", "IVZ-END-05")
def test_a_single_point_counts():
    with InvazionsScene("labo-3") as scene:
        scene.research("hangar", "infected").only("end").told(PointsScored, points=1, total=1)
        assert scene.human.score == 1


@rule("IVZ-END-05", "IVZ-GOAL-02", "IVZ-END-04")
@pytest.mark.parametrize(
    ("before", "total", "won"), [(26, 29, False), (27, 30, True), (28, 31, True), (29, 32, True)]
)
def test_thirty_or_more_points_win(before, total, won):
    with InvazionsScene("labo-3") as scene:
        scene.score(before).research("hangar", "infected").research("radio-room", "viruses")
        scene.only("end")
        assert scene.human.score == total
        assert scene.outcome == (Outcome((0,), "antidote", "IVZ-GOAL-02") if won else None)


@rule("IVZ-END-06")
def test_the_human_player_keeps_hand_tokens_and_cards_in_play():
    with InvazionsScene("labo-3") as scene:
        scene.hand("soldier", "capture").tokens(3).humans("hangar", "guard", "survivors")
        scene.research("hangar", "infected", die=2).barricade("radio-room").discarded("cook")
        scene.humans("entrance-hall", "sniper").only("end")
        assert scene.over
        assert scene.hand_of(0) == ["soldier", "capture"]
        assert scene.human.tokens == 3
        assert scene.humans_at("hangar") == ["guard", "survivors"]
        assert scene.humans_at("entrance-hall") == ["sniper"]
        assert scene.research_at("hangar") == "infected"
        assert scene.dice_on_research == {"infected": 2}
        assert scene.view()["human"]["barricade"] == "radio-room"
        assert scene.discard_of(0) == ["cook"]
