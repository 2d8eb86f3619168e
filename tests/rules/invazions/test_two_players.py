"""The changes for two players (IVZ-2P)."""

from __future__ import annotations

import pytest

from shambler.games.invazions.events import HordeWounded
from shambler.testing import rule
from shambler.testing.invazions import InvazionsScene


def duel(turn: int, attack: int, bonus: int = 0) -> InvazionsScene:
    """One Horde at the Hangar with this much attack, three cards under it."""
    scene = InvazionsScene("freres-2").turn(turn)
    scene.contamination("hangar", "ogre", "whistler", "swallower").assault("hangar", attack)
    return scene.bonus_recruits(1, bonus)


@rule("IVZ-2P-01")
@pytest.mark.parametrize("turn", [1, 2])
@pytest.mark.parametrize("attack", [0, 4])
def test_a_failed_attack_adds_no_wounded_member(turn, attack):
    with duel(turn, attack) as scene:
        scene.only("damage").not_told(HordeWounded)
        assert scene.discard_of(1) == []
        assert scene.state.wounded == 5


@rule("IVZ-2P-02", "IVZ-2P-03")
@pytest.mark.parametrize("turn", [2, 3, 9])
@pytest.mark.parametrize("bonus", [0, 1])
def test_a_failed_attack_recruits_nothing_after_turn_one(turn, bonus):
    with duel(turn, 4, bonus) as scene:
        scene.turn_from("damage").asks("claim")
        assert len(scene.contamination_at("hangar")) == 3


@rule("IVZ-2P-03")
@pytest.mark.parametrize("attack", [0, 4, 5])
def test_on_turn_one_the_horde_recruits_inside_or_not(attack):
    with duel(1, attack) as scene:
        scene.turn_from("damage")
        scene.asks("recruit", "recruit:ogre", "recruit:whistler", "recruit:swallower", "pass")
        scene.play("recruit:ogre").asks("claim")
        assert scene.discard_of(1) == ["ogre"]


@rule("IVZ-2P-03")
def test_it_may_recruit_but_does_not_have_to():
    with duel(1, 3) as scene:
        scene.turn_from("damage").play("pass").asks("claim")
        assert scene.discard_of(1) == []


@rule("IVZ-2P-03")
def test_the_exception_of_turn_one_covers_one_recruit_only():
    """AMB-31."""
    with duel(1, 3, bonus=1) as scene:
        scene.turn_from("damage").play("recruit:ogre").asks("claim")
    with duel(1, 5, bonus=1) as scene:
        scene.turn_from("damage").play("recruit:ogre", "recruit:whistler").asks("claim")


@rule("IVZ-2P-03")
@pytest.mark.parametrize("scenario", ["freres-3", "freres-4"])
def test_with_more_players_turn_one_is_no_exception(scenario):
    with InvazionsScene(scenario).turn(1) as scene:
        scene.contamination("hangar", "ogre").assault("hangar", 3)
        scene.waiting("radio-room", *range(2, scene.game.world.players))
        scene.turn_from("damage").asks("claim")


def income(turn: int, before: int) -> int:
    """The tokens after the start of a turn."""
    with InvazionsScene("freres-2").turn(turn).tokens(before) as scene:
        scene.draws("ogre", "ogre").draws(*["survivors"] * 5).draws_starting_decks().only("start")
        return scene.human.tokens


@rule("IVZ-2P-04")
def test_four_tokens_on_turn_one_instead_of_two():
    """AMB-44: four in all."""
    assert income(1, 0) == 4
    assert income(2, 0) == 2


@rule("IVZ-2P-05")
@pytest.mark.parametrize(
    ("turn", "before", "after"), [(2, 0, 2), (2, 1, 3), (2, 2, 4), (2, 3, 4), (6, 4, 4), (6, 1, 3)]
)
def test_from_turn_two_on_two_tokens_with_a_limit_of_four(turn, before, after):
    assert income(turn, before) == after


@rule("IVZ-2P-06")
@pytest.mark.parametrize("scenario", ["labo-2", "bataille-2", "freres-2", "contre-2"])
def test_three_humans_to_a_place(scenario):
    with InvazionsScene(scenario) as scene:
        place = scene.game.world.places[0]
        scene.humans(place, "survivors", "survivors").hand("survivors", "survivors").tokens(4)
        scene.only("human-action").draws("survivors").play(f"place:survivors>{place}")
        assert scene.blocked(f"place:survivors>{place}") == "IVZ-HUM-05"


@rule("IVZ-2P-07")
@pytest.mark.parametrize("beginners", [False, True])
def test_beginners_may_play_with_four_humans_to_a_place(beginners):
    """AMB-43."""
    with InvazionsScene("freres-2", beginner_four_humans=beginners) as scene:
        scene.humans("hangar", *["survivors"] * 3).hand("janitor").tokens(4).only("human-action")
        assert ("place:janitor>hangar" in scene.options) is beginners
    with InvazionsScene("freres-2", beginner_four_humans=True) as scene:
        scene.humans("hangar", *["survivors"] * 4).hand("janitor").tokens(4).only("human-action")
        assert scene.blocked("place:janitor>hangar") == "IVZ-HUM-05"


@rule("IVZ-2P-08")
@pytest.mark.parametrize(("now", "then"), [("hangar", "canteen"), ("canteen", "hangar")])
def test_the_barricade_stops_nobody_but_still_moves(now, then):
    with InvazionsScene("freres-2").barricade(now) as scene:
        scene.turn_from("human-action").play("done")
        assert scene.view()["human"]["barricade"] == then  # the only other place
        scene.asks("choose-place", "attack:hangar", "attack:canteen").play(f"attack:{then}")
        assert scene.hordes_at(then) == [1]
