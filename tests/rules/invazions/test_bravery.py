"""Bravery (IVZ-BRAV): when it may be played, and what playing it does."""

from __future__ import annotations

import msgspec
import pytest

from shambler.games.invazions import RULES, custom
from shambler.games.invazions.content import BraveryCard, load
from shambler.games.invazions.events import BraveryAimed, BraveryPlayed
from shambler.testing import rule
from shambler.testing.invazions import InvazionsScene

WINDOWS = [entry["window"] for entry in RULES.ledger.facts["timing_windows"]]
CLOSED = ("damage", "claim")
OPEN = tuple(window for window in WINDOWS if window not in CLOSED)
UNTIL_DAMAGE = OPEN[: OPEN.index("after_damage")]
PLAYED_IN = {
    "cut-to-the-quick": ("after_choice",),
    "prophylaxis": ("after_damage",),
    "hold-the-position": UNTIL_DAMAGE,
    "charge-in": ("between_zombie_cards", "before_damage"),
    "capture": OPEN,
    "donation": OPEN,
}
ALL_BRAVERY = msgspec.structs.replace(
    custom.read(custom.EXAMPLE),
    zombie=("stalker", "legion", "ogre", "ishtar"),
    rage=("contagion", "overrun", "hue-and-cry", "swell-the-ranks"),
    deck={"survivors": 15, "technician": 5, "guard": 5} | dict.fromkeys(PLAYED_IN, 5),
)


def window_of(scene: InvazionsScene) -> str:
    """The window that is open now."""
    scene.asks("bravery", seats=(0,))
    return str(scene.question.about["moment"])


def ready(*hand: str, tokens: int = 8) -> InvazionsScene:
    """All Bravery cards have a target at the Hangar, as far as their window allows."""
    scene = InvazionsScene("custom", custom=ALL_BRAVERY)
    scene.research("hangar", "infected").humans("hangar", "survivors", "survivors", "technician")
    return scene.contamination("hangar", "ogre", "ogre").hand(*hand).tokens(tokens)


def at_window(window: str, *hand: str, tokens: int = 8) -> InvazionsScene:
    """The same in one of the windows, reached by playing."""
    scene = ready(*hand, tokens=tokens)
    if window == "start":
        return scene.draws("legion", "legion", "legion").only("start")
    if window == "human_action":
        return scene.only("human-action")
    if window == "choice":  # the second one: a Horde is there already
        scene.barricade("canteen").only("choice").asks("bravery").play("pass", "attack:hangar")
    elif window == "after_choice":
        scene.horde(1, "hangar", hand=["stalker", "stalker"]).waiting("canteen", 2).only("combat")
    elif window == "between_zombie_cards":
        scene.horde(1, "hangar", hand=["stalker", "stalker"]).waiting("canteen", 2).only("combat")
        scene.asks("bravery").play("pass", "zombie:stalker")
    elif window == "before_damage":
        scene.assault("hangar", 10).waiting("canteen", 2).only("combat").play("pass")
    elif window == "after_damage":
        scene.assault("hangar", 10).waiting("canteen", 2).turn_from("damage").play("hit:survivors")
    elif window == "recruitment":
        scene.assault("hangar", 10).waiting("canteen", 2).entered("hangar").only("recruitment")
    else:
        assert window == "end"
        scene.assault("hangar", 10).waiting("canteen", 2).only("end")
    assert window_of(scene) == window
    return scene


def plays(scene: InvazionsScene, card: str) -> list[str]:
    """The options that play a Bravery card now."""
    return [key for key in scene.options if key.startswith((f"brave:{card}>", f"aim:{card}>"))]


@rule("IVZ-BRAV-01")
@pytest.mark.parametrize("window", OPEN)
def test_bravery_is_played_from_hand_for_its_cost(window):
    with at_window(window, "capture", "donation", "guard", tokens=2) as scene:
        scene.play("aim:capture>hangar.ogre")
        scene.told(BraveryAimed, card=scene.card("capture"))
        assert scene.human.tokens == 2 - 1
        assert scene.hand_of(0) == ["guard", "donation"]
        scene.play("brave:donation>hangar").told(BraveryPlayed, card=scene.card("donation"))
        assert scene.human.tokens == 0


@rule("IVZ-BRAV-01")
@pytest.mark.parametrize("window", OPEN)
def test_bravery_that_is_not_in_hand_or_not_paid_for_cannot_be_played(window):
    with at_window(window, "survivors") as scene:
        assert not any(key.startswith(("brave:", "aim:")) for key in scene.options)
    if window in ("start", "human_action"):
        with at_window(window, "capture", tokens=0) as scene:
            assert scene.blocked("aim:capture>hangar.ogre") == "IVZ-HUM-03"
    else:  # at 0 tokens nobody is asked, so take one away while the question stands
        with at_window(window, "capture", "prophylaxis", tokens=1) as scene:
            assert plays(scene, "capture")
            assert not plays(scene.tokens(0).changed(), "capture")


@rule("IVZ-BRAV-01")
def test_bravery_without_a_target_cannot_be_played():
    with InvazionsScene("labo-3") as scene:
        scene.contamination("hangar", "ogre").hand("capture").tokens(8).only("human-action")
        assert scene.blocked("aim:capture>hangar.ogre") == "IVZ-BRAV-01"


@rule("IVZ-BRAV-02")
@pytest.mark.parametrize("card", PLAYED_IN)
@pytest.mark.parametrize("window", OPEN)
def test_a_bravery_card_with_a_moment_is_played_only_then(card, window):
    with at_window(window, card, "survivors") as scene:
        assert bool(plays(scene, card)) == (window in PLAYED_IN[card])
        if window not in PLAYED_IN[card]:
            refused = {e.key: e.rule for e in scene.match.blocked() if f":{card}>" in e.key}
            assert refused
            assert set(refused.values()) == {"IVZ-BRAV-02"}


@rule("IVZ-BRAV-03")
def test_bravery_interrupts_every_phase_and_every_player():
    """One whole turn: the windows come in the order of the ledger, one for each player's step."""
    seen = []
    with ready("capture", *["survivors"] * 4, "guard") as scene:
        scene.contamination("canteen", "legion").draws("legion", "legion", "legion")
        scene.turn_from("start")
        assert "aim:capture>hangar.ogre" in scene.asks("start-discard").options
        seen.append("start")
        scene.draws_starting_decks().play("pass")
        assert "aim:capture>hangar.ogre" in scene.asks("human-action").options
        seen.append("human_action")
        scene.play("done", "barricade:hangar")
        for place in ("canteen", "entrance-hall"):
            seen.append(window_of(scene))
            scene.play("pass", f"attack:{place}")
        seen.append(window_of(scene))
        scene.play("pass", "next:2")
        for seat in (2, 1):
            scene.asks("play-card", seats=(seat,)).play("zombie:horde-member")
            seen.append(window_of(scene))
            scene.play("pass", "done")
        seen.append(window_of(scene))
        scene.play("pass")
        seen.append(window_of(scene))  # both attacks failed: wounds, no damage
        scene.play("pass")
        seen.append(window_of(scene))
        scene.play("pass", "pass", "pass")
        seen.append(window_of(scene))
    assert list(dict.fromkeys(seen)) == list(OPEN)
    assert (seen.count("choice"), seen.count("between_zombie_cards")) == (2, 2)


@rule("IVZ-BRAV-03")
def test_every_window_of_the_cards_is_one_of_the_ledger():
    cards = [card for card in load().cards if isinstance(card, BraveryCard)]
    assert {card.id: card.windows for card in cards} == PLAYED_IN


@rule("IVZ-BRAV-04")
def test_no_bravery_while_damage_is_dealt():
    with ready("capture", "prophylaxis", "hold-the-position") as scene:
        scene.assault("hangar", 8 + 2 + 2 + 3 + 3).waiting("canteen", 2).only("damage")
        for card in ("survivors", "survivors", "technician", "infected"):
            scene.asks("hit", seats=(1,)).play(f"hit:{card}")
        assert scene.over


@rule("IVZ-BRAV-04")
def test_no_bravery_while_two_places_share_the_damage_phase():
    with ready("capture") as scene:
        scene.humans("canteen", "survivors").assault("hangar", 10).assault("canteen", 7, seat=2)
        scene.only("damage").asks("strike").play("strike:canteen")
        scene.asks("hit", seats=(2,)).play("hit:survivors")
        scene.asks("hit", seats=(1,)).play("done")
        assert scene.over


@rule("IVZ-BRAV-05")
def test_a_last_chance_after_the_last_zombie_player():
    with ready("capture", "hold-the-position") as scene:
        scene.horde(1, "hangar", hand=["stalker"]).horde(2, "hangar", hand=["ishtar"])
        scene.only("combat").play("pass", "next:1", "done")
        scene.asks("play-card", seats=(2,)).play("done")
        assert window_of(scene) == "before_damage"
        scene.play("aim:capture>hangar.ogre", "brave:hold-the-position>hangar")
        assert scene.human.score == 1
        assert scene.resistance_at("hangar") == 5 + 3 + 2 * 3
        assert scene.over


@rule("IVZ-BRAV-05")
def test_the_last_chance_is_one_and_the_damage_follows():
    with at_window("before_damage", "capture") as scene:
        scene.turn_from("combat").asks("bravery").play("pass")
        assert window_of(scene) == "before_damage"
        scene.play("pass").asks("hit")


@rule("IVZ-BRAV-06")
def test_bravery_is_open_again_when_recruitment_opens_and_between_recruits():
    with ready("capture", "capture", "capture") as scene:
        scene.contamination("hangar", "legion", "stalker").waiting("hangar", 1, 2)
        scene.entered("hangar").only("recruitment")
        assert window_of(scene) == "recruitment"
        scene.play("aim:capture>hangar.ogre", "pass", "next:1", "recruit:legion")
        assert window_of(scene) == "recruitment"
        scene.play("aim:capture>hangar.ogre", "pass").asks("recruit", "recruit:stalker", "pass")


@rule("IVZ-BRAV-07")
def test_bravery_waits_for_the_choice_of_an_effect():
    with ready("capture") as scene:
        scene.horde(1, "hangar", hand=["ogre", "stalker", "legion"]).waiting("canteen", 2)
        scene.only("combat").play("pass", "zombie:ogre")
        scene.asks("discard", seats=(1,)).play("discard:stalker")
        assert window_of(scene) == "between_zombie_cards"
        assert scene.discard_of(1) == ["stalker"]


@rule("IVZ-BRAV-07")
def test_bravery_waits_for_all_effects_of_a_card():
    with ready("capture") as scene:
        scene.horde(1, "hangar", hand=["swell-the-ranks"]).waiting("canteen", 2)
        scene.only("combat").draws("horde-member").play("pass", "rage:swell-the-ranks")
        assert window_of(scene) == "between_zombie_cards"
        assert scene.hand_of(2) == ["horde-member"]
        assert scene.troop(1).recruits == 1
    with ready("capture") as scene:
        scene.horde(1, "hangar", hand=["hue-and-cry"]).horde_pile(1, "stalker")
        scene.waiting("canteen", 2).only("combat")
        scene.draws("stalker", "legion").play("pass", "rage:hue-and-cry")
        assert window_of(scene) == "between_zombie_cards"
        assert scene.hand_of(1) == ["stalker"]
        assert scene.contamination_at("hangar") == ["ogre", "ogre", "legion"]


@rule("IVZ-BRAV-08")
@pytest.mark.parametrize(
    ("card", "window", "keys"),
    [
        ("capture", "human_action", ["aim:capture>hangar.ogre"]),
        ("donation", "end", ["brave:donation>hangar"]),
        ("hold-the-position", "start", ["brave:hold-the-position>hangar"]),
        ("charge-in", "before_damage", ["brave:charge-in>hangar"]),
        ("prophylaxis", "after_damage", ["aim:prophylaxis>hangar.survivors"]),
        ("cut-to-the-quick", "after_choice", ["brave:cut-to-the-quick>hangar", "wound"]),
    ],
)
def test_played_bravery_goes_to_the_discard_pile(card, window, keys):
    with at_window(window, card, "guard") as scene:
        scene.play(*keys)
        if scene.question.kind == "mute":
            scene.play(scene.options[0])
        assert scene.discard_of(0)[:1] == [card]
        assert card not in (*scene.hand_of(0), *scene.box)


@rule("IVZ-BRAV-09")
def test_the_interrupted_player_goes_on_with_what_was_left():
    with ready("capture", "hold-the-position", "guard") as scene:
        scene.horde(1, "hangar", hand=["stalker", "stalker", "legion", "legion", "overrun"])
        scene.horde(2, "canteen", hand=["ogre"]).only("combat").play("pass", "next:1")
        scene.play("zombie:stalker")
        assert window_of(scene) == "between_zombie_cards"
        scene.play("aim:capture>hangar.ogre", "brave:hold-the-position>hangar", "pass")
        scene.asks(
            "play-card", "zombie:stalker", "zombie:legion", "rage:overrun", "done", seats=(1,)
        )
        assert scene.played_by(1) == ["stalker"]
        assert (scene.troop(1).zombie_plays, scene.troop(1).rage_plays) == (2, 1)


@rule("IVZ-BRAV-09")
def test_the_choice_of_places_goes_on_with_the_next_horde():
    with ready("capture") as scene:
        scene.barricade("canteen").only("choice").play("aim:capture>hangar.ogre")
        scene.asks("choose-place", seats=(1,)).play("attack:hangar")
        scene.asks("choose-place", seats=(2,))


# -- questions that tell nothing -----------------------------------------------------------


@rule("IVZ-BRAV-01")
def test_a_window_may_be_used_several_times():
    with ready("capture", "capture", "survivors") as scene:
        scene.barricade("canteen").only("choice")
        scene.play("aim:capture>hangar.ogre", "aim:capture>hangar.ogre", "pass")
        assert scene.human.score == 2
        scene.asks("choose-place")


@rule("IVZ-BRAV-05")
def test_the_human_player_may_ask_for_quiet_until_damage():
    with ready("capture") as scene:
        scene.horde(1, "hangar", hand=["stalker"] * 3).waiting("canteen", 2).only("combat")
        scene.play("pass", "zombie:stalker")
        assert window_of(scene) == "between_zombie_cards"
        scene.play("skip", "zombie:stalker").asks("play-card").play("done")
        assert window_of(scene) == "before_damage"


@rule("IVZ-BRAV-03")
@pytest.mark.parametrize("card", ["capture", "survivors"])
def test_the_question_does_not_tell_whether_the_hand_holds_bravery(card):
    """AMB-51."""
    with ready(card) as scene:
        scene.barricade("canteen").only("choice")
        assert window_of(scene) == "choice"


@rule("IVZ-BRAV-03")
def test_no_window_where_it_is_plain_that_no_bravery_could_be_played():
    """AMB-51: no tokens, and no Bravery of this scenario is both free and playable now."""
    with ready("capture", tokens=0) as scene:
        scene.barricade("canteen").only("choice").asks("choose-place")
    with ready() as scene:
        scene.barricade("canteen").only("choice").asks("choose-place")
