"""The set-up (IVZ-SETUP)."""

from __future__ import annotations

import pytest

from shambler.games.invazions import RULES
from shambler.games.invazions.content import load
from shambler.games.invazions.events import ContaminationAdded, TurnBegan
from shambler.kernel.chance import Sampled
from shambler.kernel.deck import Deck
from shambler.testing import rule
from tests.rules.invazions.builder import Lab

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


def fresh(scenario: str) -> Lab:
    """A table as it is before the first card is dealt."""
    lab = Lab(scenario)
    lab.state.turn, lab.human.barricade = 0, -1
    return lab


@rule("IVZ-SETUP-01")
def test_the_lab_attack_is_listed_first_for_each_number_of_players():
    keys = [scenario.key for scenario in RULES.scenarios()]
    for players in (2, 3, 4):
        assert next(key for key in keys if key.endswith(f"-{players}")) == f"labo-{players}"


@rule("IVZ-SETUP-02")
def test_who_plays_the_humans_is_advice_and_nothing_in_the_rules():
    assert RULES.ledger["IVZ-SETUP-02"].status == "advice"
    assert not any("experience" in field for field in RULES.setup_type.__struct_fields__)


@rule("IVZ-SETUP-03")
@PLAYERS
def test_as_many_places_as_players(players):
    assert len(RULES.view(fresh(f"labo-{players}").game, None)["places"]) == players


@rule("IVZ-SETUP-04")
def test_the_human_deck_holds_the_cards_of_the_scenario_in_no_order_yet():
    lab = fresh("bataille-2")
    wanted = {"survivors": 15, "guard": 5, "janitor": 5, "cook": 5, "arsonist": 5}
    wanted |= {"charge-in": 5, "hold-the-position": 5, "donation": 5}
    names = lab.names(lab.human.pile.cards)
    assert {name: names.count(name) for name in names} == wanted
    assert lab.human.pile.top == lab.human.pile.bottom == ()


@rule("IVZ-SETUP-05")
def test_discarded_and_devoured_cards_share_the_open_discard_pile():
    with Lab() as lab:
        lab.hand("soldier").elsewhere("radio-room", 2).posted("hangar", "survivors")
        lab.assault("hangar", 5 + lab.printed("resistance", "survivors"))
        lab.turn_from("BreakIn").play("hit:survivors")
        assert RULES.view(lab.game, 2)["human"]["discard"] == ["survivors"]
    with Lab() as lab:
        lab.hand("soldier", *["janitor"] * 3, "technician", "sniper").spent("survivors")
        lab.draws("ogre", "ogre", "ogre").stage("Start")
        lab.draws("soldier").starting_hands().play("discard:soldier")
        assert RULES.view(lab.game, 2)["human"]["discard"] == ["survivors", "soldier"]


@rule("IVZ-SETUP-06")
def test_research_lies_open_beside_the_human_player():
    shown = RULES.view(fresh("freres-3").game, 1)["human"]["research"]
    assert [card["id"] for card in shown] == ["infected", "immunology", "viruses"]
    assert all(card["place"] is None for card in shown)


@rule("IVZ-SETUP-07")
def test_the_barricade_starts_on_no_place():
    assert RULES.view(fresh("freres-3").game, None)["human"]["barricade"] is None


@rule("IVZ-SETUP-08")
@pytest.mark.parametrize(("players", "supply"), [(2, 4), (3, 8), (4, 12)])
def test_the_supply_of_tokens(players, supply):
    shown = RULES.view(fresh(f"labo-{players}").game, None)
    assert shown["human"]["token_limit"] == supply


@rule("IVZ-SETUP-09", "IVZ-START-09")
def test_tokens_are_kept_but_never_more_than_the_supply():
    with Lab() as lab:
        lab.hand(*["survivors"] * 6, tokens=7)
        lab.draws("ogre", "ogre", "ogre").stage("Start")
        lab.starting_hands().play("pass")
        assert lab.human.tokens == 8


@rule("IVZ-SETUP-10", "IVZ-SETUP-11", "IVZ-SETUP-12")
@pytest.mark.parametrize(("players", "freed", "pile"), [(2, 6, 36), (3, 7, 47), (4, 8, 58)])
def test_the_contamination_pile(players, freed, pile):
    for scenario in load().scenarios:
        if scenario.players != players or scenario.drawn is not None:
            continue
        lab = fresh(scenario.id)
        names = lab.names(lab.state.contamination.cards)
        wanted = dict.fromkeys((*scenario.zombie, *scenario.rage), 5) | {"freed-zombie": freed}
        assert {name: names.count(name) for name in names} == wanted
        assert len(names) == pile


@rule("IVZ-SETUP-12")
def test_every_named_human_type_comes_in_five_copies_and_survivors_in_fifteen():
    for scenario in load().scenarios:
        if scenario.drawn is None:
            lab = fresh(scenario.id)
            names = lab.names(lab.human.pile.cards)
            wanted = dict.fromkeys((*scenario.human, *scenario.bravery), 5)
            assert {n: names.count(n) for n in names} == wanted | {"survivors": 15}


@rule("IVZ-SETUP-13")
@pytest.mark.parametrize(("players", "pile"), [(2, 5), (3, 10), (4, 15)])
def test_five_wounded_members_per_zombie_player(players, pile):
    assert RULES.view(fresh(f"labo-{players}").game, None)["wounded_pile"] == pile


@rule("IVZ-SETUP-14")
@PLAYERS
def test_every_horde_starts_with_three_members_and_two_devour_them(players):
    lab = fresh(f"labo-{players}")
    for horde in lab.state.hordes:
        names = lab.names(horde.pile.cards)
        assert names == ["horde-member"] * 3 + ["devour-them"] * 2


@rule("IVZ-SETUP-15")
def test_horde_decks_are_shuffled_and_their_discard_piles_are_open():
    lab = fresh("freres-3")
    assert lab.troop(1).pile.top == ()
    lab.horde(1, discard=["ogre"])
    for seat in (0, 1, 2, None):
        shown = RULES.view(lab.game, seat)["hordes"][0]
        assert shown["discard"] == ["ogre"]
        assert shown["pile_size"] == 5


@rule("IVZ-SETUP-16")
def test_the_horde_marker_is_never_one_of_the_cards():
    assert "horde" not in {str(card.kind) for card in load().cards}
    assert all(horde.place == -1 for horde in fresh("labo-4").state.hordes)


@rule("IVZ-SETUP-17")
def test_one_contamination_card_under_every_place_ends_the_set_up():
    with fresh("freres-3") as lab:
        lab.draws("ogre", "sneak-in", "freed-zombie").draws("ogre", "ogre", "ogre")
        lab.draws(*["survivors"] * 6).starting_hands().start()
        kinds = [type(event) for event in lab.events]
        before = lab.events[: kinds.index(TurnBegan)]
        placed = [
            (event.place, lab.names([event.card])[0])
            for event in before
            if isinstance(event, ContaminationAdded)
        ]
        assert len(placed) == len(before)
        assert {event.because for event in before} == {"IVZ-SETUP-17"}
        assert placed == [(0, "ogre"), (1, "sneak-in"), (2, "freed-zombie")]
        assert len(lab.state.contamination) == 44 - 3


@rule("IVZ-SETUP-18")
def test_nobody_holds_anything_before_the_first_turn():
    lab = fresh("freres-3")
    assert lab.human.tokens == 0
    assert lab.human.hand == lab.troop(1).hand == lab.troop(2).hand == ()
    assert lab.state.turn == 0


def test_the_same_seed_sets_up_the_same_game():
    one, other = (RULES.new("labo-3", {}, Sampled(5)).start() for _ in range(2))
    assert one.state == other.state
    assert isinstance(one.state.contamination, Deck)
