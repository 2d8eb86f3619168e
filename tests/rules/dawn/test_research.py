"""Research, the Antidote and the Super Weapon from Level III on."""

from __future__ import annotations

import pytest

from shambler.games.dawn.events.combat import FightRolled, GunfireRolled
from shambler.games.dawn.events.research import ResearchRolled
from shambler.games.dawn.procedures.hits import HitUnit
from shambler.games.dawn.procedures.infection import Outbreak
from shambler.games.dawn.procedures.research import (
    ADVANCED,
    BREAKTHROUGH,
    EARLY,
    FEATURE,
    Reveal,
    add_early,
)
from shambler.kernel.deck import Deck
from shambler.testing import rule
from shambler.testing.dawn import Siege
from tests.rules.dawn.looking import actions_left, card, component

PRINTED = {  # the roll for the next card, and the Supply of an attempt
    "R-00": (3, 0),
    **dict.fromkeys(("R-E01", "R-E03", "R-E06", "R-E08", "R-E09", "R-E10", "R-E12"), (5, 0)),
    **dict.fromkeys(("R-E02", "R-E04", "R-E07", "R-E11", "R-E13"), (4, 0)),
    "R-E05": (3, 0),
    **dict.fromkeys(("R-A01", "R-A02", "R-A03", "R-A04", "R-A05", "R-S02"), (5, 1)),
    "R-A06": (4, 1),
    "R-S01": (6, 1),
}


def current(town: Siege, name: str) -> Siege:
    """This Research card is current."""
    town.state.current_research = card(town, name)
    return town


# -- attempts -------------------------------------------------------------------------------


@rule("DOZ-RES-01", "DOZ-RES-02")
@pytest.mark.parametrize("name", sorted(PRINTED))
@pytest.mark.parametrize("short", [0, 1])
def test_each_card_has_its_number_and_its_price(name: str, short: int) -> None:
    number, supply = PRINTED[name]
    with current(Siege("brains"), name) as town:
        town.put("wright", "LAB").stock(supplies=2).dice(number - short).act(event=1)
        town.state.research = Deck((ADVANCED,))
        if not short:
            town.cards(ADVANCED, card(town, "R-A06" if name != "R-A06" else "R-A02"))
        town.play("research:wright")
        town.told(ResearchRolled, works=not short)
        assert town.state.supplies == 2 - supply and actions_left(town) == 1


@rule("DOZ-RES-01", "DOZ-SCIENCE-01", "DOZ-RES-06")
def test_only_a_science_hero_in_the_laboratory_who_is_awake() -> None:
    for place in ("TC", "SO1", "HB1", "F-2"):
        with Siege("brains") as town:
            town.put("wright", place).put("hunt", "TC").act()
            assert not [key for key in town.options if key.startswith("research")]
    with Siege("brains") as town:
        town.put("wright", "TC").put("hunt", "TC").put("civ1", "TC").act(event=1)
        assert {"move:wright>LAB", "move:wright>SO1"} <= set(town.options)
        others = ("move:hunt>LAB", "move:hunt>SO1", "move:civ1>LAB", "move:civ1>SO1")
        assert not set(others) & set(town.options)
        town.play("move:wright>LAB")
        assert town.place("wright") == "LAB" and "research:wright" in town.options
    with Siege("brains") as town:
        town.put("wright", "LAB").put("agee", "TC").act()
        assert "move:agee>LAB" not in town.options


@rule("DOZ-SCIENCE-01", "DOZ-WRIGHT-05")
@pytest.mark.parametrize("who", ["agee", "jones", "seaver", "wright"])
def test_the_four_scientists(who: str) -> None:
    with Siege("walking-zeds") as town:
        town.put(who, "TC").act()
        assert {f"move:{who}>LAB", f"move:{who}>SO1"} <= set(town.options)


@rule("DOZ-RES-02", "DOZ-RUL-73")
def test_an_advanced_card_takes_its_supply_before_the_roll_and_refuses_without() -> None:
    with current(Siege("brains"), "R-A06") as town:
        town.put("wright", "LAB").stock(supplies=1).dice(1).act(event=2).play("research:wright")
        assert town.state.supplies == 0 and "research:wright" not in town.options


@rule("DOZ-RES-03", "DOZ-RES-04", "DOZ-RUL-73")
def test_a_success_reveals_one_card_and_ends_research_for_the_turn() -> None:
    with Siege("brains") as town:
        town.put("wright", "LAB").dice(3).cards(card(town, "R-E08")).act(event=2)
        town.play("research:wright")
        assert town.state.current_research == card(town, "R-E08") and town.state.supplies == 2
        assert town.state.researched and "research:wright" not in town.options


@rule("DOZ-RES-04", "DOZ-RUL-73")
def test_a_failure_may_be_followed_by_another_attempt() -> None:
    with Siege("brains") as town:
        town.put("wright", "LAB").dice(2).act(event=1).play("research:wright")
        assert town.state.current_research == card(town, "R-00")
        town.dice(2).play("research:wright").asks("halt")


@rule("DOZ-RUL-73", "DOZ-RES-04")
def test_a_free_reveal_is_no_success() -> None:
    with Siege("brains") as town:
        town.put("wright", "LAB").cards(card(town, "R-E05")).run(Reveal()).asks("halt")
        assert not town.state.researched
        town.act()
        assert "research:wright" in town.options


@rule("DOZ-RES-05")
def test_an_ongoing_effect_lasts_while_its_card_is_current() -> None:
    for name, place in (("R-E07", "HB1"), ("R-E05", "CEM")):
        with current(Siege("brains"), name) as town:
            town.put("civ1", "F-2", damage=3).run(HitUnit(town.unit("civ1"), 1)).dice(3)
            town.play("dare:save")
            assert town.place("civ1") == place
    with current(Siege("brains"), "R-E07") as town:
        town.cards(card(town, "R-E05")).put("civ1", "F-2", damage=3).run(Reveal())
        town.run(HitUnit(town.unit("civ1"), 1)).dice(3).play("dare:save")
        assert town.place("civ1") == "CEM"


@rule("DOZ-RES-05", "DOZ-INF-06", "DOZ-INF-05")
def test_outbreaks_under_half_turned_and_vaccines_help() -> None:
    with current(Siege("brains"), "R-E11") as town:
        town.stock(infection=9).fates("F-B05").draws("5/3").run(Outbreak()).asks("halt")
        assert town.state.infection == 2 and town.crowd("S-3") == ["5/3"]
    with current(Siege("brains"), "R-A04") as town:
        town.stock(infection=9).dice(1, 1).fates("F-B05").draws("5/3").run(Outbreak()).asks("halt")
        assert town.state.infection == 7 and town.crowd("S-S") == ["5/3"]


# -- the deck -------------------------------------------------------------------------------


@rule("DOZ-RES-07")
@pytest.mark.parametrize(
    ("length", "early"), [("short", 3), ("normal", 4), ("medium", 5), ("long", 6), ("epic", 7)]
)
def test_early_cards_lie_on_top_of_the_shuffled_seven(length: str, early: int) -> None:
    for level in ("brains", "walking-zeds", "directors-cut"):
        with Siege(level, length=length) as town:
            deck = town.state.research
            assert [placed.card for placed in deck.top] == [EARLY] * early
            assert sorted(deck.bag) == [ADVANCED] * 2 + [FEATURE] * 4 + [BREAKTHROUGH]
            assert town.state.current_research == card(town, "R-00")


@rule("DOZ-RES-10")
@pytest.mark.parametrize(("roll", "count"), [(2, 2), (3, 1), (5, 1), (6, 0)])
def test_early_cards_are_added_on_top_of_what_lies_there(roll: int, count: int) -> None:
    with Siege("brains") as town:
        town.state.research = Deck((FEATURE, ADVANCED))
        town.dice(roll).fate_text("F-Y07").asks("halt")
        assert [placed.card for placed in town.state.research.top] == [EARLY] * count
        assert sorted(town.state.research.bag) == [ADVANCED, FEATURE]


@rule("DOZ-RES-11", "DOZ-RES-10")
def test_no_more_early_cards_are_added_than_there_are() -> None:
    with Siege("brains") as town:
        early = town.game.world.research.early
        assert len(early) == 13
        town.state.research, town.state.research_used = Deck((FEATURE,)), early[:11]
        add_early(town.game, 5)
        assert town.state.research.cards.count(EARLY) == 2
        add_early(town.game, 1)
        assert town.state.research.cards.count(EARLY) == 2


@rule("DOZ-RES-11", "DOZ-RES-03")
def test_without_cards_there_is_no_research_and_reveals_do_nothing() -> None:
    with Siege("brains") as town:
        town.state.research = Deck(())
        town.put("wright", "LAB").run(Reveal()).asks("halt")
        assert town.state.current_research == card(town, "R-00")
        town.act()
        assert not [key for key in town.options if key.startswith("research")]


# -- the Antidote ---------------------------------------------------------------------------


def breakthrough(town: Siege, *others: int) -> Siege:
    """The Antidote Breakthrough among these kinds of cards, and it comes next."""
    town.state.research = Deck((BREAKTHROUGH, *others))
    return town.cards(BREAKTHROUGH, card(town, "R-S01"))


@rule("DOZ-ANTI-01", "DOZ-ANTI-05")
def test_the_first_breakthrough_goes_back_and_the_card_before_stays_current() -> None:
    with current(Siege("brains"), "R-E07") as town:
        breakthrough(town, FEATURE, ADVANCED).run(Reveal()).asks("halt")
        assert town.state.antidote == 1
        assert sorted(town.state.research.bag) == [ADVANCED, FEATURE, BREAKTHROUGH]
        assert town.state.research.top == ()
        assert town.state.current_research == card(town, "R-E07")
        town.put("civ1", "F-2", damage=3).run(HitUnit(town.unit("civ1"), 1)).dice(3)
        town.play("dare:save")
        assert town.place("civ1") == "HB1"  # Rumors of Hope go on


@rule("DOZ-ANTI-05")
def test_a_one_time_effect_is_not_repeated() -> None:
    with current(Siege("brains"), "R-E08") as town:
        breakthrough(town, FEATURE).run(Reveal()).asks("halt")
        assert town.state.supplies == 0 and town.state.current_research == card(town, "R-E08")


@rule("DOZ-ANTI-02")
def test_as_the_last_card_it_is_the_whole_deck_and_comes_again() -> None:
    with current(Siege("brains"), "R-E05") as town:
        breakthrough(town).run(Reveal()).asks("halt")
        assert town.state.research.cards == (BREAKTHROUGH,)
        town.put("wright", "LAB").act().dice(3).cards(BREAKTHROUGH, card(town, "R-S01"))
        town.play("research:wright")
        assert town.state.antidote == 2


@rule("DOZ-ANTI-03")
def test_the_second_breakthrough_is_the_antidote() -> None:
    with current(Siege("brains"), "R-E07") as town:
        town.state.antidote = 1
        breakthrough(town, FEATURE).run(Reveal()).asks("halt")
        assert town.state.antidote == 2
        assert town.state.current_research == card(town, "R-S01")
        assert town.state.research.cards == (FEATURE,)


# -- the Super Weapon -----------------------------------------------------------------------


@rule("DOZ-RES-08", "DOZ-AGEE-03", "DOZ-RUL-70")
@pytest.mark.parametrize(
    ("made", "agee", "asked"),
    [(0, "", True), (2, "", True), (3, "", False), (3, "LAB", True), (3, "SO1", False),
     (4, "LAB", False)],
)  # fmt: skip
def test_each_feature_lets_the_hero_side_choose_a_component(
    made: int, agee: str, asked: bool
) -> None:
    with Siege("brains") as town:
        ids = [part.id for part in town.game.world.research.components]
        town.state.components = (1 << made) - 1
        town.state.research = Deck((FEATURE,))
        if agee:
            town.put("agee", agee)
        town.cards(FEATURE, card(town, "R-S02")).run(Reveal())
        if not asked:
            town.asks("halt")
            assert town.state.components.bit_count() == made
            return
        town.asks("component", *(f"component:{name}" for name in ids[made:]))
        town.play(f"component:{ids[-1]}").asks("halt")
        assert town.state.components.bit_count() == made + 1
        assert town.state.components & component(town, ids[-1])
        assert town.state.weapon_found


@rule("DOZ-RUL-70")
def test_losing_the_components_does_not_undo_the_discovery() -> None:
    with Siege("walking-zeds") as town:
        town.state.research = Deck((FEATURE,))
        town.cards(FEATURE, card(town, "R-S02")).draws("5/3").run(Reveal())
        town.play("component:zed-bait").fate_text("F-O05")  # A Rusty Padlock
        town.asks("place-zeds").play("place:F-S").asks("halt")
        assert town.state.components == 0 and town.state.weapon_found


@rule("DOZ-RES-09")
def test_what_each_component_does_for_every_player_unit() -> None:
    for who, column in (("civ1", 4), ("hunt", 5)):
        with Siege("brains") as town:
            town.state.components = component(town, "zed-knuckles")
            town.put(who, "F-1").zeds("4/2", "F-2").act().dice(6, 6).play(f"move:{who}>F-2")
            town.told(FightRolled, column=column)  # 4 against 4 or 5, one in favour
    with Siege("brains") as town:
        town.state.components = component(town, "hypno-rifle")
        town.put("civ1", "F-1").stock(ammo=1).zeds("9/4", "F-2").act().dice(1, 1)
        town.play("shoot:civ1>F-2/z94").told(GunfireRolled, column=4)


@rule("DOZ-RES-09")
@pytest.mark.parametrize(("faces", "place"), [((4, 4), "F-3"), ((2, 1), "F-2"), ((5, 1), "F-2")])
def test_phosphorus_rounds_need_two_hits(faces: tuple[int, int], place: str) -> None:
    with Siege("brains") as town:
        town.state.components = component(town, "phosphorus")
        town.put("civ1", "F-1").stock(ammo=1).zeds("9/4", "F-2", as_="a").zeds(
            "4/2", "F-2", as_="b"
        )
        town.act().dice(*faces).play("shoot:civ1>F-2/z94")
        assert town.place("a") == town.place("b") == place


@rule("DOZ-RES-09")
def test_zed_bait_hits_zeds_that_attacked_a_player_unit() -> None:
    with Siege("brains") as town:
        town.state.components = component(town, "zed-bait")
        town.put("civ4", "F-2").zeds("9/4", "F-3", as_="mob").dice(1, 1).activate("F").play("pass")
        assert town.place("civ4") == "CEM" and town.damage("mob") == 1
    with Siege("brains") as town:  # not when the unit attacks, nor for Raiders
        town.state.components = component(town, "zed-bait")
        town.put("civ1", "F-2").zeds("9/4", "F-3", as_="mob").act().dice(3, 3).play("move:civ1>F-3")
        assert town.damage("mob") == 0
    with Siege("brains") as town:
        town.state.components = component(town, "zed-bait")
        town.put("raiders", "F-2").zeds("9/4", "F-3", as_="mob").dice(2, 1).activate("F")
        assert town.damage("mob") == 0


@rule("DOZ-RES-09")
def test_a_gas_grenade_divides_four_hits_and_leaves_chaos() -> None:
    with Siege("brains") as town:
        town.state.components = component(town, "gas-grenade")
        town.put("civ1", "F-1").zeds("9/4", "F-2", as_="a").zeds("5/3", "F-2", as_="b").act(event=1)
        town.play("grenade:civ1>F-2", "zed:z94", "zed:z53a", "zed:z53a", "zed:z53a")
        assert (town.damage("a"), town.damage("b")) == (1, 3)
        assert town.state.chaos == (town.spot("F-2"),) and actions_left(town) == 1
    with Siege("brains") as town:
        town.state.components = component(town, "gas-grenade")
        town.put("civ1", "F-6").zeds("9/4", "F-S").put("civ2", "HB1").act()
        assert not [key for key in town.options if key.startswith("grenade")]
