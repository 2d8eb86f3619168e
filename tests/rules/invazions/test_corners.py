"""Corners of single rules: every seat, every window, every turn."""

from __future__ import annotations

import pytest

from shambler.testing import rule
from shambler.testing.invazions import InvazionsScene

START = ["horde-member"] * 3 + ["devour-them"] * 2
BEFORE_DAMAGE = ("choice", "after_choice", "between_zombie_cards", "before_damage")


@rule("IVZ-CARDX-21", "IVZ-DMG-02")
@pytest.mark.parametrize("hordes", [1, 2, 3])
def test_the_technician_counts_once_however_many_hordes_attack(hordes):
    with InvazionsScene("freres-4").also("technician") as scene:
        scene.humans("hangar", "technician", "survivors")
        scene.waiting("hangar", *range(1, hordes + 1))
        assert scene.resistance_at("hangar") == 5 + 3
        assert scene.resistance_at("radio-room") == 5


@rule("IVZ-GLOS-04", "IVZ-REC-03", "IVZ-REC-04")
def test_a_deck_grows_by_each_recruit_and_loses_nothing():
    with InvazionsScene("labo-3") as scene:
        scene.horde(1, "hangar", discard=["horde-member", "devour-them"]).waiting("radio-room", 2)
        scene.contamination("hangar", "ogre", "stalker", "ishtar").entered("hangar")
        scene.bonus_recruits(1, 2).only("recruitment")
        scene.play("recruit:ogre", "recruit:ishtar", "recruit:stalker")
        found = sorted(scene.discard_of(1))
        assert found == ["devour-them", "horde-member", "ishtar", "ogre", "stalker"]


@rule("IVZ-CARDX-07", "IVZ-CARDX-06")
@pytest.mark.parametrize("rages", [1, 2])
def test_no_bonus_gives_a_fifth_card_under_a_guard(rages):
    with InvazionsScene("labo-3").humans("hangar", "guard") as scene:
        scene.horde(1, "hangar", hand=START).waiting("radio-room", 2).only("combat")
        scene.play(*["rage:devour-them"] * rages, *["zombie:horde-member"] * (4 - rages))
        scene.asks("play-card", "done")
        assert len(scene.played_by(1)) == 4 and len(scene.hand_of(1)) == 1


@rule("IVZ-COMBAT-09")
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_what_weakens_a_place_weakens_the_one_of_whoever_plays_it(seat):
    places = {1: "hangar", 2: "radio-room", 3: "canteen"}
    with InvazionsScene("freres-4").also("overrun") as scene:
        for other, place in places.items():
            scene.horde(other, place, hand=["overrun"] if other == seat else [])
        scene.only("combat")
        while "rage:overrun" not in scene.options:
            scene.play(f"next:{seat}" if f"next:{seat}" in scene.options else "pass")
        scene.play("rage:overrun")
        found = {other: scene.resistance_at(place) for other, place in places.items()}
        assert found == {other: 3 if other == seat else 5 for other in places}


@rule("IVZ-BAR-02", "IVZ-BAR-01")
@pytest.mark.parametrize("turn", [2, 3, 4, 6, 9])
def test_the_barricade_moves_in_every_turn(turn):
    with InvazionsScene("labo-3").turn(turn).barricade("hangar") as scene:
        scene.only("human-action").play("done")
        scene.asks("barricade", "barricade:radio-room", "barricade:entrance-hall")


@rule("IVZ-CARDX-22", "IVZ-BRAV-02", "IVZ-BRAV-03")
@pytest.mark.parametrize("window", BEFORE_DAMAGE)
def test_the_position_can_be_held_in_every_window_before_damage(window):
    with InvazionsScene("labo-3").hand("hold-the-position").tokens(1) as scene:
        if window == "choice":
            scene.barricade("radio-room").only("choice")
        else:
            scene.horde(1, "hangar", hand=["horde-member"]).waiting("radio-room", 2).only("combat")
        if window in ("between_zombie_cards", "before_damage"):
            scene.play("pass", "zombie:horde-member")
        if window == "before_damage":
            scene.play("pass")
            if scene.question.kind == "play-card":
                scene.play("done")
        assert scene.question.about["moment"] == window
        scene.play("brave:hold-the-position>hangar")
        assert (scene.human.tokens, scene.hand_of(0)) == (0, [])


@rule("IVZ-CARDX-18", "IVZ-GLOS-03", "IVZ-END-01")
def test_each_of_two_that_sneaked_in_leaves_the_game():
    with InvazionsScene("labo-3").also("sneak-in") as scene:
        hand = ["sneak-in", "sneak-in", "devour-them", "horde-member"]
        scene.horde(1, "hangar", hand=hand).waiting("radio-room", 2).only("combat")
        scene.play("rage:devour-them", "rage:sneak-in", "zombie:horde-member")
        scene.troop(1).rage_plays = 1  # as if by another bonus
        scene.changed()
        if "rage:sneak-in" in scene.options:
            scene.play("rage:sneak-in")
        scene.only("end")
        assert scene.box.count("sneak-in") == 2 and "sneak-in" not in scene.discard_of(1)


@rule("IVZ-START-04")
@pytest.mark.parametrize("card", ["soldier", "sniper", "guard", "cook", "arsonist", "survivors"])
def test_any_card_of_a_full_hand_may_be_discarded(card):
    hand = ["soldier", "sniper", "guard", "cook", "arsonist", "survivors"]
    with InvazionsScene("labo-3").hand(*hand).turn(2) as scene:
        scene.contamination_pile().only("start").draws("survivors").draws_starting_decks()
        scene.play(f"discard:{card}")
        assert scene.discard_of(0) == [card]
