"""What a card of the hand is sure to do is told before it is played."""

from __future__ import annotations

from shambler.kernel.state import dump
from shambler.testing.invazions import InvazionsScene


def told(scene: InvazionsScene, key: str) -> str:
    """What an option of the seat that is asked is sure to do."""
    return scene.match.teller().outlook(scene.match.find(key))


def attackers(hand: str, *, humans: tuple[str, ...] = ()) -> InvazionsScene:
    """Hordes 1 and 2 at the Hangar, which resists with 5; Horde 1 plays."""
    scene = InvazionsScene("labo-3", spokesman=1).humans("hangar", *humans)
    for seat in (1, 2):
        scene.horde(seat, "hangar", hand=[hand] * 3).horde_pile(seat)
    return scene.only("combat").play("next:1")


def test_the_attack_of_all_hordes_at_the_place_is_counted_together():
    with attackers("horde-member") as scene:
        for attack in (1, 2, 3):
            assert told(scene, "zombie:horde-member") == f"Hangar: {attack} against 5"
            scene.play("zombie:horde-member")
        scene.asks("play-card", seats=(2,))
        assert told(scene, "zombie:horde-member") == "Hangar: 4 against 5"
        scene.play("zombie:horde-member")
        assert told(scene, "zombie:horde-member") == "Hangar: 5 against 5, breaks in"


def test_looking_changes_nothing():
    with attackers("horde-member") as scene:
        before = dump(scene.state)
        assert told(scene, "zombie:horde-member")
        assert dump(scene.state) == before


def test_what_holds_a_wall_is_told_for_the_place_it_is_played_on():
    """Three for each of two Hordes; nobody attacks the Radio Room."""
    with InvazionsScene("labo-3") as scene:
        scene.hand("hold-the-position").tokens(1)
        for seat in (1, 2):
            scene.horde(seat, "hangar", hand=["ogre"])
        scene.only("combat").asks("bravery")
        assert told(scene, "brave:hold-the-position>hangar") == "Hangar 5 → 11"
        assert told(scene, "brave:hold-the-position>radio-room") == ""
        scene.play("brave:hold-the-position>hangar")
        assert scene.resistance_at("hangar") == 11


def test_a_wall_under_attack_is_told_with_the_attack():
    with InvazionsScene("labo-3") as scene:
        scene.hand("hold-the-position").tokens(1)
        scene.horde(1, "hangar", hand=["ogre", "horde-member"]).waiting("radio-room", 2)
        scene.only("combat").play("pass", "zombie:horde-member").asks("bravery")
        hold = "brave:hold-the-position>hangar"
        assert told(scene, hold) == "Hangar 5 → 8, attacked with 1"


def test_the_last_card_of_a_turn_is_told_like_any_other():
    """With it the Horde is done and its attack is settled at once: nobody can interrupt."""
    with InvazionsScene("labo-2") as scene:
        scene.horde(1, "entrance-hall", hand=["horde-member"]).horde_pile(1).only("combat")
        scene.asks("play-card", seats=(1,))
        assert told(scene, "zombie:horde-member") == "Entrance Hall: 1 against 5"


def acting(*hand: str, also: tuple[str, ...] = ()) -> InvazionsScene:
    """The human player acts, with these cards and enough to pay for them."""
    scene = InvazionsScene("labo-3").also(*also).hand(*hand).tokens(8)
    return scene.human_pile("survivors", "survivors")


def test_a_human_makes_a_place_harder_to_clear_by_what_devours_it():
    """A soldier takes 5, a cook 3; the Hangar is entered with 5."""
    with acting("soldier", "cook") as scene:
        scene.only("human-action")
        assert told(scene, "place:soldier>hangar") == "Hangar: 5 → 10 to devour all"
        scene.play("place:soldier>hangar")
        assert told(scene, "place:cook>hangar") == "Hangar: 10 → 13 to devour all"


def test_armour_counts_for_everybody_at_the_place():
    """Two Humans with 2 and 3, the Research with 2: with it each of the two takes one more."""
    with acting("cook", also=("equipment",)) as scene:
        scene.humans("hangar", "survivors").research("hangar", "equipment")
        scene.only("human-action")
        assert told(scene, "place:cook>hangar") == "Hangar: 10 → 14 to devour all"


def test_what_strengthens_a_wall_is_told_as_that():
    with acting("technician", also=("technician",)) as scene:
        scene.only("human-action")
        assert told(scene, "place:technician>hangar") == "Hangar 5 → 8"


def test_points_at_once_are_told_before_anything_else():
    with acting("secret-agent", also=("secret-agent",)).score(17) as scene:
        scene.only("human-action")
        assert told(scene, "place:secret-agent>hangar") == "17 → 18 points"


def test_research_is_told_by_what_it_is_due_at_its_place():
    """One point; two where two Survivors are, also if the second of them comes later."""
    with acting("survivors").humans("hangar", "survivors") as scene:
        scene.die("infected", 0).only("human-action")
        assert told(scene, "research:infected>hangar") == "Hangar: 0 → 1 point due"
        scene.play("research:infected>hangar")
        assert told(scene, "place:survivors>hangar") == "Hangar: 1 → 2 points due"


def test_ending_a_turn_promises_nothing():
    with attackers("horde-member") as scene:
        assert told(scene, "done") == ""
