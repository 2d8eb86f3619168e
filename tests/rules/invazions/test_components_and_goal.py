"""What is in the box (IVZ-COMP), what the game is about (IVZ-GOAL), what cards show (IVZ-CARD)."""

from __future__ import annotations

import pytest

from shambler.games.invazions import RULES
from shambler.games.invazions.content import HumanCard, ZombieCard, load
from shambler.kernel.errors import BadSetup
from shambler.kernel.state import Outcome
from shambler.testing import rule
from tests.rules.invazions.builder import Lab

BOX = load()


def copies(*kinds: str, opt_in: bool = False) -> int:
    """Cards of some kinds in the box, without the stand-in type unless asked for."""
    return sum(
        card.copies
        for card in BOX.cards
        if card.kind in kinds and (opt_in or not getattr(card, "opt_in", False))
    )


def types(kind: str) -> int:
    return sum(card.kind == kind for card in BOX.cards)


@rule("IVZ-COMP-01")
def test_there_are_four_places():
    assert len(BOX.places) == 4
    assert all(place.copies == 1 for place in BOX.places)


@rule("IVZ-COMP-02")
def test_there_are_four_research_cards_of_one_copy_each():
    assert types("research") == 4
    assert copies("research") == 4


@rule("IVZ-COMP-03")
def test_fifteen_survivors_and_forty_named_humans_with_a_stand_in_type_for_the_printed_sixty():
    assert copies("survivor") == 15
    assert copies("human", "survivor") == 55
    assert copies("human", "survivor", opt_in=True) == 60
    assert [c.id for c in BOX.cards if isinstance(c, HumanCard) and c.opt_in] == ["volunteer"]


@rule("IVZ-COMP-04")
def test_six_bravery_types_of_five_copies():
    assert (types("bravery"), copies("bravery")) == (6, 30)


@rule("IVZ-COMP-05")
def test_the_one_barricade_is_on_one_place_at_a_time():
    with Lab() as lab:
        lab.stage("HumanAction").play("done", "barricade:hangar")
        shown = RULES.view(lab.game, None)
        assert shown["human"]["barricade"] == "hangar"


@rule("IVZ-COMP-06")
def test_no_table_uses_more_than_the_twelve_tokens_of_the_box():
    assert max(numbers.token_limit for numbers in BOX.numbers.values()) == 12


@rule("IVZ-COMP-07")
def test_each_research_card_has_a_die_of_its_own():
    with Lab("labo-4") as lab:
        for at, research in enumerate(("infected", "immunology", "viruses", "equipment")):
            lab.studied(lab.game.world.places[at], research, die=at + 1)
        lab.stage("HumanAction")
        dice = {card["id"]: card["die"] for card in RULES.view(lab.game, 0)["human"]["research"]}
        assert dice == {"infected": 1, "immunology": 2, "viruses": 3, "equipment": 4}


@rule("IVZ-COMP-08")
def test_fifty_one_rage_cards():
    recruits = [c for c in BOX.cards if c.kind == "rage" and c.id not in BOX.always.starting_deck]
    assert copies("rage") == 51
    assert [card.copies for card in recruits] == [5] * 9


@rule("IVZ-COMP-09")
def test_fifty_four_zombie_cards():
    recruits = [c for c in BOX.cards if c.kind == "zombie" and c.id not in BOX.always.starting_deck]
    assert copies("zombie") == 54
    assert [card.copies for card in recruits] == [5] * 9


@rule("IVZ-COMP-10")
def test_eight_freed_zombies_are_enough_for_every_table():
    assert copies("freed") == 8 == max(n.freed_zombies for n in BOX.numbers.values())


@rule("IVZ-COMP-11")
def test_fifteen_wounded_members_are_enough_for_every_table():
    assert copies("wounded") == 15 == max(n.wounded_pile for n in BOX.numbers.values())


@rule("IVZ-COMP-12")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_horde_for_each_zombie_player(players):
    assert len(Lab(f"labo-{players}").state.hordes) == players - 1 <= 3


@rule("IVZ-COMP-13", "IVZ-SETUP-19")
def test_one_counter_of_research_points_starting_at_zero():
    lab = Lab()
    assert RULES.view(lab.game, None)["human"]["score"] == 0


@rule("IVZ-GOAL-01")
def test_seat_zero_is_the_human_and_the_others_lead_hordes():
    for scenario in RULES.scenarios():
        if scenario.key == "custom":
            continue
        lab = Lab(scenario.key)
        fewest, most = scenario.seats
        assert fewest == most == len(RULES.seats(lab.game)) in (2, 3, 4)
        assert RULES.seats(lab.game)[0] == 0
    with pytest.raises(BadSetup, match="for 2 players"):
        Lab("labo-2", players=5)


@rule("IVZ-GOAL-02")
def test_the_humans_win_with_thirty_points():
    with Lab() as lab:
        lab.human.score = 29
        lab.studied("hangar", "infected").stage("EndOfTurn")
        assert lab.outcome == Outcome((0,), "antidote", "IVZ-GOAL-02")


@rule("IVZ-GOAL-03", "IVZ-GOAL-04")
def test_all_zombie_players_win_together_with_five_freed_zombies_between_them():
    with Lab("labo-4") as lab:
        lab.horde(1, discard=["freed-zombie"] * 2).horde(2, discard=["freed-zombie"] * 2)
        lab.horde(3, discard=["freed-zombie"])
        lab.stage("ProposeClaim").play("claim", "claim", "claim", "claim")
        assert lab.outcome == Outcome((1, 2, 3), "freed", "IVZ-CLAIM-03")


@rule("IVZ-GOAL-04")
def test_all_zombie_players_lose_together():
    with Lab("labo-4") as lab:
        lab.stage("ProposeClaim").play("claim", "claim", "claim", "claim")
        assert lab.winners == (0,)


@rule("IVZ-CARD-01")
def test_every_card_shows_a_type_and_a_name_in_both_languages():
    for card in (*BOX.cards, *BOX.places):
        assert card.kind
        assert card.name.en
        assert card.name.fr
        assert card.text.en
        assert card.text.fr


@rule("IVZ-CARD-02")
def test_human_cards_have_a_cost_and_zombie_cards_have_none():
    for card in BOX.cards:
        assert hasattr(card, "cost") == (card.kind in ("human", "survivor", "bravery", "research"))


@rule("IVZ-CARD-03")
def test_humans_research_and_places_have_a_resistance():
    for card in (*BOX.cards, *BOX.places):
        wanted = card.kind in ("human", "survivor", "research", "place")
        assert hasattr(card, "resistance") == wanted


@rule("IVZ-CARD-04")
def test_only_zombie_and_rage_cards_have_an_attack():
    for card in BOX.cards:
        assert hasattr(card, "attack") == isinstance(card, ZombieCard)


@rule("IVZ-CARD-05")
def test_the_card_wins_over_the_rule():
    """Three Zombie cards a turn, says the rule; a fourth, says the card."""
    with Lab("contre-3") as lab:
        lab.horde(1, "hangar", hand=["zyorkshire", *["legion"] * 4], pile=[])
        lab.elsewhere("canteen", 2).stage("Combat")
        lab.play("zombie:zyorkshire", *["zombie:legion"] * 3)
        assert len(lab.troop(1).played) == 4


@rule("IVZ-CARD-06")
def test_what_touches_humans_touches_survivors():
    """Survivors fill a place, carry a frail Research card and shield it."""
    with Lab("labo-2") as lab:
        lab.posted("radio-room", "survivors", "survivors", "survivors")
        lab.hand("guard", tokens=4).stage("HumanAction")
        assert lab.blocked("place:guard>radio-room") == "IVZ-HUM-05"
        assert "research:immunology>radio-room" in lab.options


@rule("IVZ-CARD-07")
def test_zombie_rage_and_freed_zombie_cards_lie_under_places_alike():
    with Lab() as lab:
        lab.under("hangar", "ogre", "sneak-in", "freed-zombie")
        lab.assault("hangar", 5).elsewhere("radio-room", 2).stage("BreakIn")
        shown = RULES.view(lab.game, 0)["places"][2]
        assert shown["contamination"] == ["ogre", "sneak-in", "freed-zombie"]


@rule("IVZ-CARD-08")
def test_a_place_usually_has_resistance_five():
    assert [place.resistance for place in BOX.places] == [5] * 4
    assert Lab().game.resistance_at(0) == 5


def test_every_value_says_whether_it_is_printed_or_ours():
    for card in (*BOX.cards, *BOX.places):
        values = {"copies", "effect"}
        values |= {v for v in ("cost", "resistance", "attack") if hasattr(card, v)}
        assert set(card.provenance) == values
    shown = RULES.board_view(Lab().game)
    assert shown["title"] == {"en": "Free Our Brothers", "fr": "Libérez nos frères"}
    assert shown["places"]["hangar"]["provenance"]["resistance"] == "rulebook"
    marks = {name: card["provenance"] for name, card in shown["cards"].items()}
    assert marks["ogre"]["attack"] == "reconstructed"
    assert marks["horde-member"]["attack"] == "rulebook"
    assert marks["soldier"]["resistance"] == "public"
