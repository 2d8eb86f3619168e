"""What is in the box (IVZ-COMP), what the game is about (IVZ-GOAL), what cards show (IVZ-CARD)."""

from __future__ import annotations

import msgspec
import pytest

from shambler.games.invazions import RULES, custom
from shambler.games.invazions.content import HumanCard, load
from shambler.kernel.errors import BadSetup
from shambler.kernel.sides import Outcome, Role
from shambler.testing import rule, some
from shambler.testing.invazions import InvazionsScene
from tests.rules.invazions.book_lists import NAMES

BOX = load()
COPIES = {card.id: card.copies for card in BOX.cards}
STAND_IN = "volunteer"


def of_kind(*kinds: str) -> dict[str, int]:
    """Cards of some kinds in the box and their copies, without the stand-in type."""
    return {c.id: c.copies for c in BOX.cards if c.kind in kinds and c.id != STAND_IN}


# -- the box -------------------------------------------------------------------------------


@rule("IVZ-COMP-01")
def test_there_are_four_places_of_one_copy_each():
    places = {place.id: place.copies for place in BOX.places}
    assert places == dict.fromkeys(("radio-room", "hangar", "entrance-hall", "canteen"), 1)
    for scenario in some(BOX.scenarios):
        assert len(set(scenario.places)) == len(scenario.places) == scenario.players
    assert {view["id"] for view in InvazionsScene("labo-4").view()["places"]} == set(places)


@rule("IVZ-COMP-02")
def test_there_are_four_research_cards_of_one_copy_each():
    cards = ("infected", "immunology", "viruses", "equipment")
    assert of_kind("research") == dict.fromkeys(cards, 1)
    assert sorted(InvazionsScene("labo-4").beside) == sorted(cards)


@rule("IVZ-COMP-03")
def test_fifteen_survivors_and_forty_named_humans_with_a_stand_in_type_for_the_printed_sixty():
    named = of_kind("human")
    assert len(named) == 8
    assert set(named.values()) == {5}
    assert of_kind("survivor") == {"survivors": 15}
    assert COPIES[STAND_IN] == 5
    assert [c.id for c in BOX.cards if isinstance(c, HumanCard) and c.opt_in] == [STAND_IN]
    assert 15 + sum(named.values()) + COPIES[STAND_IN] == 60


@rule("IVZ-COMP-04")
def test_six_bravery_types_of_five_copies():
    bravery = of_kind("bravery")
    assert len(bravery) == 6
    assert set(bravery.values()) == {5}


@rule("IVZ-COMP-05")
def test_the_one_barricade_leaves_its_old_place_when_it_goes_to_another():
    with InvazionsScene("labo-3") as scene:
        scene.barricade("hangar").turn_from("human-action").play("done", "barricade:radio-room")
        assert scene.view()["human"]["barricade"] == "radio-room"
        scene.play("attack:hangar")
        assert scene.asks("choose-place", seats=(2,)).options.count("attack:hangar") == 1
        scene.play("attack:hangar")
        assert scene.hordes_at("hangar") == [1, 2]


@rule("IVZ-COMP-06", "IVZ-START-08", "IVZ-SETUP-09")
def test_the_largest_table_uses_all_twelve_tokens_and_no_more():
    with InvazionsScene("labo-4") as scene:
        scene.humans("hangar", "cook").hand(*["survivors"] * 7).tokens(11)
        scene.draws(*["ogre"] * 4).draws_starting_decks().only("start").play("pass")
        assert scene.human.tokens == 12
    assert [BOX.numbers[players].token_limit for players in (2, 3, 4)] == [4, 8, 12]


@rule("IVZ-COMP-07", "IVZ-RES-05")
def test_each_research_card_has_a_die_of_its_own():
    with InvazionsScene("labo-4") as scene:
        scene.research("hangar", "infected", die=2).research("canteen", "viruses")
        scene.assault("hangar", 5 + 3).assault("canteen", 5 + 3, seat=2)
        scene.waiting("radio-room", 3).turn_from("damage")
        scene.play("strike:hangar", "strike:hangar", "hit:infected", "hit:viruses")
        assert scene.dice_on_research == {"infected": 3, "viruses": 1}
        dice = {card["id"]: card["die"] for card in scene.view(1)["human"]["research"]}
        assert dice == {"infected": 3, "immunology": 0, "viruses": 1, "equipment": 0}


@rule("IVZ-COMP-08")
def test_six_starting_rage_cards_and_nine_types_of_five():
    rage = of_kind("rage")
    assert rage.pop("devour-them") == 6
    assert len(rage) == 9
    assert set(rage.values()) == {5}


@rule("IVZ-COMP-09")
def test_nine_starting_zombie_cards_and_nine_types_of_five():
    zombies = of_kind("zombie")
    assert zombies.pop("horde-member") == 9
    assert len(zombies) == 9
    assert set(zombies.values()) == {5}


@rule("IVZ-COMP-10")
def test_the_largest_table_uses_all_eight_freed_zombies():
    assert of_kind("freed") == {"freed-zombie": 8}
    assert InvazionsScene("labo-4").census()["freed-zombie"] == 8


@rule("IVZ-COMP-11")
def test_the_largest_table_uses_all_fifteen_wounded_members():
    assert of_kind("wounded") == {"wounded-member": 15}
    assert InvazionsScene("labo-4").census()["wounded-member"] == 15


@rule("IVZ-COMP-12")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_horde_card_for_each_zombie_player(players):
    with InvazionsScene(f"labo-{players}") as scene:
        scene.barricade("radio-room").only("choice")
        for seat in range(1, players):
            scene.asks("choose-place", seats=(seat,)).play("attack:entrance-hall")
        assert scene.over
        assert scene.hordes_at("entrance-hall") == list(range(1, players))


@rule("IVZ-COMP-13")
def test_points_of_all_kinds_go_to_one_counter():
    with InvazionsScene("bataille-4") as scene:
        scene.research("hangar", "infected").research("canteen", "viruses")
        scene.contamination("hangar", "ogre").hand("capture", "secret-agent").tokens(12).score(4)
        scene.only("human-action").play("aim:capture>hangar.ogre", "place:secret-agent>hangar")
        assert scene.view(1)["human"]["score"] == 6
        scene.only("end")
        assert scene.view(1)["human"]["score"] == 6 + 1 + 2


# -- the aim of the game -------------------------------------------------------------------


@rule("IVZ-GOAL-01", "IVZ-GOAL-04")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_hordes_are_one_side_and_each_has_its_own_number(players):
    humans, hordes = RULES.sides(InvazionsScene(f"labo-{players}").game)
    assert (humans.key, hordes.key) == ("humans", "hordes")
    assert humans.roles == {0: Role("humans")}
    assert hordes.roles == {seat: Role("horde", seat) for seat in range(1, players)}


@rule("IVZ-GOAL-01")
def test_seat_zero_is_the_human_and_the_one_to_three_others_lead_hordes():
    seen = set()
    for scenario in RULES.scenarios():
        if scenario.key == "custom":
            continue
        scene = InvazionsScene(scenario.key)
        players = len(RULES.seats(scene.game))
        assert scenario.seats == (players, players)
        assert len(scene.state.hordes) == players - 1
        seen.add(players)
        humans, hordes = RULES.sides(scene.game)
        assert (list(humans.seats), list(hordes.seats)) == ([0], list(range(1, players)))
    assert seen == {2, 3, 4}
    with InvazionsScene("labo-3") as scene:
        scene.turn_from("human-action").asks("human-action", seats=(0,))
        scene.play("done", "barricade:hangar").asks("choose-place", seats=(1,))


@rule("IVZ-GOAL-01")
@pytest.mark.parametrize("players", [1, 5])
def test_nobody_plays_alone_or_with_five(players):
    with pytest.raises(BadSetup, match=f"players: 2, not {players}"):
        InvazionsScene("labo-2", players=players)
    many = msgspec.structs.replace(custom.read(custom.EXAMPLE), players=players)
    with pytest.raises(BadSetup, match=f"2, 3 or 4, not {players}"):
        InvazionsScene("custom", custom=many)


@rule("IVZ-GOAL-01")
@pytest.mark.parametrize("players", [2, 4])
def test_a_scenario_of_ones_own_is_played_by_as_many_as_it_says(players):
    own = next(entry for entry in RULES.scenarios() if entry.key == "custom")
    assert own.seats == (2, 4)
    with pytest.raises(BadSetup, match="custom is for 3 players"):
        InvazionsScene("custom", players=players)


@rule("IVZ-GOAL-02")
@pytest.mark.parametrize(("before", "won"), [(27, False), (28, True), (29, True)])
def test_the_humans_win_with_thirty_points_or_more(before, won):
    with InvazionsScene("labo-3") as scene:
        scene.score(before).research("hangar", "viruses").only("end")
        outcome = Outcome((0,), "antidote", "IVZ-GOAL-02") if won else None
        assert scene.outcome == outcome
        assert scene.human.score == before + 2


@rule("IVZ-GOAL-03")
@pytest.mark.parametrize(("third", "won"), [(0, False), (1, True), (2, True)])
def test_the_zombies_win_with_five_freed_zombies_between_them(third, won):
    with InvazionsScene("labo-4") as scene:
        scene.freed(1, discard=2).freed(2, pile=1, hand=1).freed(3, discard=third)
        scene.only("claim").play("claim", "agree", "agree", "agree")
        assert scene.winners == ((1, 2, 3) if won else (0,))


@rule("IVZ-GOAL-03")
def test_five_freed_zombies_win_nothing_without_proof():
    with InvazionsScene("labo-4") as scene:
        scene.freed(1, discard=5).only("claim").play("pass", "pass", "pass")
        assert scene.outcome is None


@rule("IVZ-GOAL-04")
def test_all_zombie_players_win_together_also_those_who_hold_nothing():
    with InvazionsScene("labo-4") as scene:
        scene.freed(2, discard=5).only("claim").play("claim", "agree", "agree", "agree")
        assert scene.outcome == Outcome((1, 2, 3), "freed", "IVZ-CLAIM-03")


@rule("IVZ-GOAL-04", "IVZ-END-05", "IVZ-GOAL-02")
def test_all_zombie_players_lose_together():
    with InvazionsScene("labo-4") as scene:
        scene.freed(1, discard=4).only("claim").play("claim", "agree", "agree", "agree")
        assert scene.winners == (0,)
    with InvazionsScene("labo-4") as scene:
        scene.score(29).research("hangar", "infected").only("end")
        assert scene.winners == (0,)


# -- the cards -----------------------------------------------------------------------------

COSTS = {
    "survivors": 1, "soldier": 3, "sniper": 3, "guard": 2, "cook": 2, "arsonist": 2, "janitor": 2,
    "technician": 3, "secret-agent": 2, "volunteer": 2,
    "cut-to-the-quick": 0, "prophylaxis": 2, "hold-the-position": 1, "capture": 1, "charge-in": 1,
    "donation": 1,
    "infected": 0, "immunology": 2, "viruses": 1, "equipment": 1,
}  # fmt: skip
RESISTANCES = {
    "survivors": 2, "soldier": 5, "sniper": 3, "guard": 4, "cook": 3, "arsonist": 4, "janitor": 4,
    "technician": 3, "secret-agent": 3, "volunteer": 5,
    "infected": 3, "immunology": 0, "viruses": 3, "equipment": 2,
}  # fmt: skip
ATTACKS = {
    "horde-member": 1, "ishtar": 4, "john-frum": 3, "ogre": 4, "stalker": 3, "legion": 2,
    "swallower": 4, "whistler": 2, "vermin": 5, "zyorkshire": 4,
    "devour-them": 1, "hue-and-cry": 2, "overrun": 1, "swell-the-ranks": 2,
    "natural-selection": 1, "grand-entrance": 2, "contagion": 1, "no-survivors": 1,
    "rouse-the-horde": 1, "sneak-in": 3,
}  # fmt: skip


@rule("IVZ-CARD-01")
def test_every_card_shows_a_type_and_a_name_in_both_languages():
    shown = msgspec.to_builtins(RULES.board_view(InvazionsScene("labo-4").game))
    kinds = {name: card["kind"] for name, card in shown["cards"].items()}
    assert kinds == {card.id: card.kind for card in BOX.cards}
    kind_of = {"soldier": "human", "survivors": "survivor", "capture": "bravery"}
    kind_of |= {"infected": "research", "ishtar": "zombie", "sneak-in": "rage"}
    kind_of |= {"freed-zombie": "freed", "wounded-member": "wounded"}
    assert {name: kinds[name] for name in kind_of} == kind_of
    printed = shown["cards"] | shown["places"]
    assert {key: tuple(card["name"].values()) for key, card in printed.items()} == NAMES
    for language in ("en", "fr"):
        named = [*shown["cards"].values(), *shown["places"].values()]
        names = [card["name"][language] for card in named]
        assert all(names)
        assert len(set(names)) == len(names) == len(BOX.cards) + 4


@rule("IVZ-CARD-02")
def test_human_cards_have_a_cost_and_zombie_cards_have_none():
    table = InvazionsScene("labo-4").game.world.cards
    costs = dict(zip(table.ids, table.cost, strict=True))
    assert {name: costs[name] for name in COSTS} == COSTS
    others = set(costs) - set(COSTS)
    assert others == set(ATTACKS) | {"freed-zombie", "wounded-member"}
    assert all(costs[name] == 0 for name in others)


@rule("IVZ-CARD-02")
@pytest.mark.parametrize(
    ("card", "key"),
    [
        ("soldier", "place:soldier>hangar"),
        ("survivors", "place:survivors>hangar"),
        ("capture", "aim:capture>hangar.ogre"),
        ("viruses", "research:viruses>radio-room"),
    ],
)
def test_the_cost_is_paid_whatever_the_kind(card, key):
    with InvazionsScene("labo-3") as scene:
        scene.research("hangar", "infected").contamination("hangar", "ogre").tokens(8)
        if card != "viruses":
            scene.hand(card)
        if card == "survivors":
            scene.draws("guard")
        scene.only("human-action").play(key)
        assert scene.human.tokens == 8 - COSTS[card] < 8


@rule("IVZ-CARD-02")
def test_zombies_pay_nothing_and_recruit_for_nothing():
    with InvazionsScene("labo-3") as scene:
        scene.tokens(3).horde(1, "hangar", hand=["ogre", "ishtar"]).waiting("radio-room", 2)
        scene.contamination("hangar", "stalker").turn_from("combat")
        scene.play("zombie:ishtar", "zombie:ogre", "recruit:stalker")
        assert scene.human.tokens == 3
        assert scene.discard_of(1) == ["stalker"]


@rule("IVZ-CARD-03")
def test_humans_research_and_places_have_a_resistance_and_nothing_else_has():
    table = InvazionsScene("labo-4").game.world.cards
    found = dict(zip(table.ids, table.resistance, strict=True))
    assert {name: found[name] for name in RESISTANCES} == RESISTANCES
    assert all(found[name] == 0 for name in set(found) - set(RESISTANCES))
    assert {place.id: place.resistance for place in BOX.places} == {
        "radio-room": 5, "hangar": 5, "entrance-hall": 5, "canteen": 5
    }  # fmt: skip


@rule("IVZ-CARD-03", "IVZ-DMG-08")
@pytest.mark.parametrize("card", ["survivors", "guard", "infected", "viruses"])
@pytest.mark.parametrize("short", [0, 1])
def test_the_resistance_is_what_it_takes_to_devour_a_card(card, short):
    with InvazionsScene("labo-3") as scene:
        if card in ("infected", "viruses"):
            scene.research("hangar", card)
        else:
            scene.humans("hangar", card)
        scene.assault("hangar", 5 + RESISTANCES[card] - short).waiting("radio-room", 2)
        scene.only("damage").play(f"hit:{card}")
        assert scene.doomed_at("hangar") == ([] if short else [card])


@rule("IVZ-CARD-04")
def test_only_zombie_and_rage_cards_have_an_attack():
    table = InvazionsScene("labo-4").game.world.cards
    found = dict(zip(table.ids, table.attack, strict=True))
    assert {name: found[name] for name in ATTACKS} == ATTACKS
    assert all(found[name] == 0 for name in set(found) - set(ATTACKS))


@rule("IVZ-CARD-04")
@pytest.mark.parametrize(("key", "attack"), [("zombie:ogre", 4), ("rage:overrun", 1)])
def test_a_played_zombie_or_rage_card_adds_its_attack(key, attack):
    with InvazionsScene("labo-3") as scene:
        scene.horde(1, "hangar", hand=["ogre", "overrun"]).waiting("radio-room", 2)
        scene.only("combat").play(key)
        assert scene.attack_of(1) == attack


@rule("IVZ-CARD-05")
def test_the_card_wins_over_the_rule():
    """Rules: no Human twice on a place, three Zombie cards a turn, Humans before Research."""
    with InvazionsScene("contre-3") as scene:
        scene.humans("hangar", "survivors").hand("survivors").tokens(1).draws("guard")
        scene.only("human-action").play("place:survivors>hangar")
        assert scene.humans_at("hangar") == ["survivors", "survivors"]
    with InvazionsScene("contre-3") as scene:
        scene.horde(1, "hangar", hand=["zyorkshire", *["legion"] * 4]).horde_pile(1)
        scene.waiting("canteen", 2).only("combat")
        scene.play("zombie:zyorkshire", *["zombie:legion"] * 3)
        assert len(scene.played_by(1)) == 4
    with InvazionsScene("contre-3") as scene:
        scene.humans("hangar", "guard").research("hangar", "viruses").assault("hangar", 9)
        scene.waiting("canteen", 2).only("damage").play("hit:viruses")
        assert scene.doomed_at("hangar") == ["viruses"]


@rule("IVZ-CARD-06")
def test_survivors_fill_a_place_and_carry_frail_research():
    with InvazionsScene("labo-2") as scene:
        scene.humans("radio-room", *["survivors"] * 3).hand("guard").tokens(4)
        scene.only("human-action")
        assert scene.blocked("place:guard>radio-room") == "IVZ-HUM-05"
        assert "research:immunology>radio-room" in scene.options
        assert scene.blocked("research:immunology>entrance-hall") == "IVZ-RES-07"


@rule("IVZ-CARD-06")
def test_survivors_stand_before_research_and_profit_from_equipment():
    with InvazionsScene("bataille-3") as scene:
        scene.humans("hangar", "survivors").research("hangar", "equipment")
        scene.assault("hangar", 5 + 2).waiting("canteen", 2).only("damage")
        scene.asks("hit", "hit:survivors", "done").play("hit:survivors")
        assert scene.humans_at("hangar") == ["survivors"]  # 2 + 1 against 2


@rule("IVZ-CARD-06")
def test_survivors_are_revealed_lost_and_devoured_like_any_human():
    with InvazionsScene("labo-3") as scene:
        scene.horde(1, "hangar", hand=["john-frum", "ogre"]).waiting("radio-room", 2)
        scene.draws("survivors").only("combat").play("zombie:john-frum")
        assert scene.discard_of(0) == ["survivors"]
    with InvazionsScene("labo-3") as scene:
        scene.humans("hangar", "survivors", "guard").research("hangar", "immunology")
        scene.assault("hangar", 5 + 2).waiting("radio-room", 2)
        scene.turn_from("damage").play("hit:survivors")
        assert scene.discard_of(0) == ["survivors"]
        assert scene.place("hangar").losses == 1


@rule("IVZ-CARD-07")
@pytest.mark.parametrize("card", ["legion", "sneak-in", "freed-zombie"])
def test_zombie_rage_and_freed_zombie_cards_are_contamination_cards_alike(card):
    others = [name for name in ("legion", "sneak-in", "freed-zombie") if name != card]
    with InvazionsScene("contre-3") as scene:
        scene.contamination("hangar", *others, card).waiting("hangar", 1).waiting("canteen", 2)
        scene.entered("hangar").only("recruitment").play(f"recruit:{card}")
        assert scene.discard_of(1) == [card]
        assert scene.contamination_at("hangar") == others
    with InvazionsScene("contre-3") as scene:
        scene.contamination("hangar", *others, card).waiting("canteen", 2)
        scene.horde(1, "hangar", hand=["rouse-the-horde"]).only("combat")
        scene.play("rage:rouse-the-horde", f"take:{card}")
        assert scene.hand_of(1) == [card]


@rule("IVZ-CARD-08")
@pytest.mark.parametrize("place", ["radio-room", "hangar", "entrance-hall", "canteen"])
@pytest.mark.parametrize(("attack", "inside"), [(4, False), (5, True)])
def test_every_place_has_resistance_five(place, attack, inside):
    with InvazionsScene("labo-4") as scene:
        assert scene.resistance_at(place) == 5
        scene.assault(place, attack)
        for seat in (2, 3):
            scene.waiting("hangar" if place != "hangar" else "canteen", seat)
        scene.only("damage")
        assert scene.place(place).penetrated is inside


def test_every_value_says_whether_it_is_printed_or_ours():
    for card in some((*BOX.cards, *BOX.places)):
        values = {"copies", "effect"}
        values |= {v for v in ("cost", "resistance", "attack") if hasattr(card, v)}
        assert set(card.provenance) == values
    shown = msgspec.to_builtins(RULES.board_view(InvazionsScene("freres-3").game))
    assert shown["title"] == {"en": "Free Our Brothers", "fr": "Libérez nos frères"}
    assert shown["places"]["hangar"]["provenance"]["resistance"] == "rulebook"
    marks = {name: card["provenance"] for name, card in shown["cards"].items()}
    assert marks["ogre"]["attack"] == "reconstructed"
    assert marks["horde-member"]["attack"] == "rulebook"
    assert marks["soldier"]["resistance"] == "public"
