"""The choice of places (IVZ-CHOICE), and what everybody learns of what the Hordes settle."""

from __future__ import annotations

import pytest

from shambler.games.invazions.events import (
    ClaimDropped,
    ClaimProposed,
    HordeArrived,
)
from shambler.testing import rule
from shambler.testing.invazions import InvazionsScene

PLACES = ("radio-room", "entrance-hall", "hangar", "canteen")
EVERYBODY = (0, 1, 2, 3, None)


@rule("IVZ-CHOICE-01", "IVZ-CHOICE-04")
def test_each_zombie_player_sends_their_own_horde_to_a_place():
    with InvazionsScene("labo-4") as scene:
        scene.barricade("canteen").only("choice")
        for seat, place in ((1, "hangar"), (2, "radio-room"), (3, "canteen")):
            scene.asks("choose-place", *(f"attack:{p}" for p in PLACES), seats=(seat,))
            scene.play(f"attack:{place}")
            scene.told(HordeArrived, seat=seat, place=PLACES.index(place))
        assert scene.over
        shown = scene.view(0)["hordes"]
        assert [horde["place"] for horde in shown] == ["hangar", "radio-room", "canteen"]


@rule("IVZ-CHOICE-02")
def test_hordes_gather_or_split_as_they_like():
    with InvazionsScene("labo-4") as scene:
        scene.barricade("canteen").only("choice").play(*["attack:hangar"] * 3)
        assert scene.hordes_at("hangar") == [1, 2, 3]
    with InvazionsScene("labo-4") as scene:
        scene.barricade("canteen").only("choice")
        scene.play("attack:hangar", "attack:canteen", "attack:radio-room")
        assert [scene.hordes_at(place) for place in PLACES] == [[3], [], [1], [2]]
    with InvazionsScene("labo-4") as scene:
        scene.barricade("canteen").only("choice")
        scene.play("attack:hangar", "attack:radio-room", "attack:hangar")
        assert scene.hordes_at("hangar") == [1, 3]
    with InvazionsScene("labo-4") as scene:
        scene.barricade("canteen").only("choice").play("attack:canteen", "attack:hangar")
        scene.asks("choose-place", "attack:radio-room", "attack:entrance-hall", "attack:hangar")
        scene.play("attack:hangar")
        assert (scene.hordes_at("canteen"), scene.hordes_at("hangar")) == ([1], [2, 3])


@rule("IVZ-CHOICE-03")
def test_zombie_players_do_not_see_each_others_hands():
    with InvazionsScene("labo-4") as scene:
        hands = {1: ["ogre", "stalker"], 2: ["ishtar"], 3: ["overrun"]}
        for seat, hand in hands.items():
            scene.horde(seat, "hangar", hand=hand)
        scene.only("combat")
        for reader in EVERYBODY:
            for seat, hand in hands.items():
                shown = scene.view(reader)["hordes"][seat - 1]
                assert shown["hand"] == (hand if reader == seat else None)
                assert shown["hand_size"] == len(hand)
                assert shown["shown"] == []


@rule("IVZ-CHOICE-04")
def test_what_the_hordes_settle_among_themselves_is_seen_by_everybody():
    with InvazionsScene("labo-4") as scene:
        for seat in (1, 2, 3):
            scene.horde(seat, "hangar", hand=["ogre"])
        scene.only("combat").asks("turn-order", seats=(1,))
        assert scene.question.public
        for reader in EVERYBODY:
            assert scene.view(reader)["vote"] == {"voters": [1, 2, 3], "ballots": []}
        scene.play("next:3")
        for reader in EVERYBODY:
            assert scene.view(reader)["vote"] == {"voters": [1, 2, 3], "ballots": ["next:3"]}


@rule("IVZ-CHOICE-04")
def test_places_proposals_and_refusals_are_told_to_everybody():
    with InvazionsScene("labo-4") as scene:
        scene.barricade("canteen").only("choice")
        scene.play("attack:hangar", "attack:canteen", "attack:hangar")
        arrived = [event for event in scene.events if isinstance(event, HordeArrived)]
        assert [(event.seat, event.place) for event in arrived] == [(1, 2), (2, 3), (3, 2)]
        assert all(event.seen_by(reader) == event for event in arrived for reader in EVERYBODY)
    with InvazionsScene("labo-4") as scene:
        scene.only("claim").play("pass", "claim", "agree")
        for reader in EVERYBODY:
            assert scene.view(reader)["vote"] == {"voters": [1, 2, 3], "ballots": ["agree"]}
        scene.play("refuse")
        for kind in (ClaimProposed, ClaimDropped):
            event = scene.told(kind, seat=2)
            assert all(event.seen_by(reader) == event for reader in EVERYBODY)


def test_no_vote_is_shown_where_the_hordes_decide_nothing():
    with InvazionsScene("labo-4") as scene:
        assert scene.only("human-action").view(0)["vote"] is None


@rule("IVZ-CHOICE-05")
@pytest.mark.parametrize("place", PLACES)
def test_every_horde_attacks_exactly_one_place_whatever_stands_there(place):
    with InvazionsScene("labo-4") as scene:
        scene.humans("hangar", "soldier", *["survivors"] * 3).research("hangar", "infected")
        scene.barricade("entrance-hall").only("choice")
        assert scene.asks("choose-place").options == [f"attack:{p}" for p in PLACES]
        scene.play(f"attack:{place}").asks("choose-place", seats=(2,))
        scene.play("attack:canteen").asks("choose-place", seats=(3,)).play("attack:canteen")
        assert scene.over
        placed = [at for at in PLACES for seat in scene.hordes_at(at) if seat == 1]
        assert placed == [place]


@rule("IVZ-CHOICE-05")
def test_every_turn_anew():
    with InvazionsScene("labo-3") as scene:
        scene.barricade("hangar").turn_from("choice")
        scene.play("attack:radio-room", "attack:entrance-hall")
        scene.only("end").only("choice").asks("choose-place", seats=(1,))
        assert [scene.troop(seat).place for seat in (1, 2)] == [-1, -1]
