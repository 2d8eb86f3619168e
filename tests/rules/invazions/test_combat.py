"""Combat (IVZ-COMBAT)."""

from __future__ import annotations

import pytest

from shambler.games.invazions.events import CardPlayed, HordeFinished, HordeWounded
from shambler.kernel.errors import IllegalOption
from shambler.testing import rule
from shambler.testing.invazions import InvazionsScene


def fight(*hand: str, scenario: str = "labo-3", place: str = "hangar") -> InvazionsScene:
    """Horde 1 has these cards and no draw pile; the others wait at the Radio Room."""
    scene = InvazionsScene(scenario)
    scene.horde(1, place, hand=hand, over_limit=True).horde_pile(1)
    return scene.waiting("radio-room", *range(2, scene.game.world.players))


@rule("IVZ-COMBAT-01")
def test_human_effects_strike_the_hordes_of_their_place_before_any_card():
    with InvazionsScene("labo-4") as scene:
        scene.humans("hangar", "sniper").humans("radio-room", "sniper")
        scene.horde(1, "hangar", hand=["ogre"]).horde(2, "hangar", hand=["ogre"])
        scene.horde(3, "canteen", hand=["ogre"]).only("combat").asks("turn-order")
        assert [scene.discard_of(seat) for seat in (1, 2, 3)] == [
            ["wounded-member"],
            ["wounded-member"],
            [],
        ]
        assert scene.told(HordeWounded, seat=1).because == "IVZ-COMBAT-01"
        scene.not_told(CardPlayed)
        assert scene.state.wounded == 13


@rule("IVZ-COMBAT-01")
def test_they_strike_after_the_last_window_before_the_cards():
    """AMB-36."""
    with InvazionsScene("labo-3") as scene:
        scene.humans("hangar", "sniper").hand("cut-to-the-quick", "guard")
        scene.horde(1, "hangar", hand=["ogre"]).waiting("radio-room", 2).only("combat")
        scene.asks("bravery").not_told(HordeWounded)
        scene.play("pass").told(HordeWounded, seat=1)


@rule("IVZ-COMBAT-02")
@pytest.mark.parametrize("order", [(1, 2, 3), (2, 3, 1), (3, 1, 2), (3, 2, 1)])
def test_the_hordes_choose_the_order_of_their_turns(order):
    with InvazionsScene("labo-4", spokesman=1) as scene:
        for seat in (1, 2, 3):
            scene.horde(seat, "hangar", hand=["ogre"])
        scene.only("combat")
        left = {1, 2, 3}
        for seat in order:
            if len(left) > 1:
                scene.asks("turn-order", *(f"next:{other}" for other in left))
                scene.play(f"next:{seat}")
            scene.asks("play-card", seats=(seat,)).play("done")
            left.remove(seat)
        assert scene.over


@rule("IVZ-COMBAT-02", "IVZ-COMBAT-06")
def test_who_has_played_is_not_next_again():
    with InvazionsScene("labo-4", spokesman=1) as scene:
        for seat in (1, 2, 3):
            scene.horde(seat, "hangar", hand=["ogre"])
        scene.only("combat").play("next:2", "done").asks("turn-order", "next:1", "next:3")
        assert scene.blocked("next:2") == "IVZ-COMBAT-06"


@rule("IVZ-COMBAT-03")
def test_three_zombie_cards_and_one_rage_card():
    with fight("ogre", *["stalker"] * 4, "overrun", "overrun") as scene:
        scene.only("combat").play(*["zombie:stalker"] * 3)
        scene.asks("play-card", "rage:overrun", "done")
        for card in ("stalker", "ogre"):
            assert scene.blocked(f"zombie:{card}") == "IVZ-COMBAT-03"
        scene.play("rage:overrun")
        assert scene.over
        scene.told(HordeFinished, seat=1, why="limits")
        assert scene.hand_of(1) == ["ogre", "stalker", "overrun"]


@rule("IVZ-COMBAT-03")
def test_the_rage_card_may_come_at_any_point():
    with fight(*["stalker"] * 4, "overrun", "overrun") as scene:
        scene.only("combat").play("zombie:stalker", "rage:overrun")
        scene.asks("play-card", "zombie:stalker", "done")
        assert scene.blocked("rage:overrun") == "IVZ-COMBAT-03"
        scene.play("zombie:stalker", "zombie:stalker")
        assert scene.over
        assert scene.played_by(1) == ["stalker", "overrun", "stalker", "stalker"]


@rule("IVZ-COMBAT-04")
def test_effects_raise_the_limits_for_this_turn():
    with fight("devour-them", "devour-them", "overrun", "overrun") as scene:
        scene.only("combat").play("rage:devour-them", "rage:devour-them", "rage:overrun")
        scene.asks("play-card", "done")
        assert len(scene.played_by(1)) == 3
        assert (scene.troop(1).rage_plays, scene.troop(1).zombie_plays) == (0, 3)
        assert scene.blocked("rage:overrun") == "IVZ-COMBAT-03"
    with fight("zyorkshire", *["legion"] * 4, scenario="contre-3") as scene:
        scene.only("combat").play("zombie:zyorkshire", *["zombie:legion"] * 3)
        assert len(scene.played_by(1)) == 4
        assert (scene.troop(1).rage_plays, scene.troop(1).zombie_plays) == (1, 0)


@rule("IVZ-COMBAT-04", "IVZ-COMBAT-03")
def test_the_next_turn_has_the_usual_limits_again():
    with fight("devour-them", "overrun") as scene:
        scene.only("combat").play("rage:devour-them", "done")
        scene.only("end").horde(1, "hangar", hand=["overrun", "overrun"])
        scene.waiting("radio-room", 2).only("combat").play("rage:overrun")
        assert scene.blocked("rage:overrun") == "IVZ-COMBAT-03"
        assert (scene.troop(1).rage_plays, scene.troop(1).zombie_plays) == (0, 3)


@rule("IVZ-COMBAT-05")
def test_a_card_takes_full_effect_before_the_next_is_played():
    with fight("ogre", "stalker", "stalker") as scene:
        scene.only("combat").play("zombie:ogre")
        scene.asks("discard", "discard:stalker", seats=(1,))
        scene.play("discard:stalker").asks("play-card", "zombie:stalker", "done")
    with fight("vermin", "legion", scenario="contre-3") as scene:
        scene.contamination("hangar", "sneak-in", "zyorkshire", "legion").only("combat")
        scene.play("zombie:vermin").asks("trample").play("sacrifice:sneak-in").asks("trample")
        scene.draws("john-frum").play("sacrifice:zyorkshire").asks("play-card")
        assert scene.contamination_at("hangar") == ["legion", "john-frum"]


@rule("IVZ-COMBAT-06", "IVZ-COMBAT-02")
def test_a_horde_that_is_done_does_not_play_again_whatever_it_still_holds():
    with InvazionsScene("labo-3") as scene:
        for seat in (1, 2):
            scene.horde(seat, "hangar", hand=["stalker", "stalker", "ogre", "overrun", "ogre"])
        scene.only("combat").play("next:1", "done").asks("play-card", seats=(2,)).play("done")
        assert scene.over
        assert len(scene.hand_of(1)) == 5


@rule("IVZ-COMBAT-06")
def test_once_a_horde_starts_it_finishes_before_another_plays():
    with InvazionsScene("labo-3") as scene:
        for seat in (1, 2):
            scene.horde(seat, "hangar", hand=["stalker", "stalker", "ishtar"])
        scene.only("combat").play("next:2")
        asked: list[int] = []
        for key in ("zombie:stalker", "zombie:stalker"):
            asked += scene.asks("play-card").question.seats
            scene.play(key)
        asked += scene.asks("play-card").question.seats
        assert asked == [2, 2, 2]
        scene.play("done").asks("play-card", seats=(1,))


@rule("IVZ-COMBAT-07")
def test_nobody_but_the_human_player_comes_between_the_cards_of_a_horde():
    with InvazionsScene("labo-3") as scene:
        scene.hand("hold-the-position", "survivors").tokens(2)
        for seat in (1, 2):
            scene.horde(seat, "hangar", hand=["horde-member"] * 3)
        scene.only("combat").play("pass", "next:2")
        asked: list[int] = []
        for _ in range(3):
            asked += scene.asks("play-card").question.seats
            scene.play("zombie:horde-member")
            asked += scene.asks("bravery").question.seats
            scene.play("pass")
        assert asked == [2, 0, 2, 0, 2, 0]
        scene.asks("play-card", seats=(1,))


@rule("IVZ-COMBAT-08")
def test_a_zombie_player_may_play_nothing_or_stop():
    with fight("ogre", "ogre") as scene:
        scene.only("combat").asks("play-card", "zombie:ogre", "done").play("done")
        assert scene.over
        assert (scene.hand_of(1), scene.played_by(1)) == (["ogre", "ogre"], [])
        scene.told(HordeFinished, seat=1, why="done")
    with fight("stalker", "stalker", "overrun") as scene:
        scene.only("combat").play("zombie:stalker").asks(
            "play-card", "zombie:stalker", "rage:overrun", "done"
        )
        scene.play("done")
        assert scene.over
        assert scene.hand_of(1) == ["stalker", "overrun"]


@rule("IVZ-COMBAT-09")
@pytest.mark.parametrize("place", ["hangar", "radio-room"])
def test_cards_count_and_act_where_the_horde_stands(place):
    other = "hangar" if place == "radio-room" else "radio-room"
    with InvazionsScene("freres-3") as scene:
        scene.horde(1, place, hand=["horde-member", "whistler", "overrun"])
        scene.waiting("entrance-hall", 2).only("combat").draws("ogre")
        scene.play("zombie:horde-member", "zombie:whistler", "rage:overrun")
        shown = {view["id"]: view for view in scene.view(0)["places"]}
        assert (shown[place]["attack"], shown[other]["attack"]) == (1 + 2 + 1, 0)
        assert (scene.contamination_at(place), scene.contamination_at(other)) == (["ogre"], [])
        assert (scene.resistance_at(place), scene.resistance_at(other)) == (3, 5)


@rule("IVZ-COMBAT-10")
def test_played_cards_lie_out_until_the_end_of_the_turn_then_go_to_their_owner():
    with InvazionsScene("labo-3") as scene:
        scene.horde(1, "hangar", hand=["stalker", "overrun"]).horde(2, "hangar", hand=["ishtar"])
        scene.turn_from("combat").play("next:1", "zombie:stalker", "rage:overrun")
        assert scene.played_by(1) == ["stalker", "overrun"]
        scene.play("zombie:ishtar")
        scene.asks("claim")  # 3 + 1 + 4 got in, nothing to recruit
        assert (scene.played_by(1), scene.played_by(2)) == (["stalker", "overrun"], ["ishtar"])
        assert scene.discard_of(1) == scene.discard_of(2) == []
        for reader in (0, 2, None):
            assert scene.view(reader)["hordes"][0]["played"] == ["stalker", "overrun"]
        scene.only("end")
        assert (scene.discard_of(1), scene.discard_of(2)) == (["stalker", "overrun"], ["ishtar"])
        assert scene.played_by(1) == scene.played_by(2) == []


@rule("IVZ-COMBAT-11")
def test_freed_zombies_and_wounded_members_cannot_be_played():
    with fight("freed-zombie", "wounded-member", "ogre") as scene:
        scene.only("combat").asks("play-card", "zombie:ogre", "done")
        for card in ("freed-zombie", "wounded-member"):
            assert scene.blocked(f"zombie:{card}") == "IVZ-COMBAT-11"
            with pytest.raises(IllegalOption, match="cannot be played"):
                scene.play(f"zombie:{card}")


@rule("IVZ-COMBAT-11")
def test_they_fill_the_hand():
    with InvazionsScene("labo-3") as scene:
        scene.horde_pile(1, "freed-zombie", "freed-zombie", "wounded-member", "ogre", "ogre")
        scene.hand(*["survivors"] * 6).draws("ogre", "ogre", "ogre").only("start")
        scene.draws("freed-zombie", "freed-zombie", "wounded-member", "ogre", "ogre")
        scene.draws(*["horde-member"] * 3, *["devour-them"] * 2).play("pass")
        assert len(scene.hand_of(1)) == 5


@rule("IVZ-COMBAT-11")
def test_freed_zombies_are_no_zombie_cards_for_effects():
    """AMB-14."""
    with fight("swallower", "freed-zombie", "wounded-member", scenario="freres-3") as scene:
        scene.only("combat").play("zombie:swallower").asks("feed", "pass")
        for card in ("freed-zombie", "wounded-member"):
            assert scene.blocked(f"sacrifice:{card}") == "IVZ-CARDX-03"
    with fight("ishtar") as scene:
        scene.horde(1, discard=["freed-zombie", "ogre"]).only("combat").play("zombie:ishtar")
        scene.asks("recover", "take:ogre", "pass")
