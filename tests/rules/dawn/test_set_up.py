"""Set-up of the Basic Game: counters, decks, stock, seats."""

from __future__ import annotations

from collections import Counter
from itertools import chain

import pytest

from shambler.games.dawn import RULES
from shambler.games.dawn import content as box
from shambler.games.dawn.build_world import features_of, make_plan
from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.dawn_world import Features
from shambler.games.dawn.events.turn import EventDrawn
from shambler.games.dawn.procedures.event_deck import DrawEvent, cards_left
from shambler.games.dawn.procedures.hits import HitUnit
from shambler.games.dawn.procedures.set_up import SetUp
from shambler.games.dawn.state import DEFIANT, POOL, TOWN
from shambler.kernel.chance import Sampled
from shambler.kernel.errors import BadSetup
from shambler.testing import rule
from shambler.testing.dawn import Siege

ALL_COLOURS = ["blue", "green", "yellow", "orange", "red"]
VILLAGES = ["F-4", "M-5", "H-5", "S-5", "S-3"]


def new(seed: int = 1, **options: object) -> DawnGame:
    """A game at its first question."""
    game = RULES.new("basic", options, Sampled(seed)).start()
    assert isinstance(game, DawnGame)
    return game


def team(game: DawnGame) -> list[str]:
    """Everybody in Town Center."""
    return [game.world.units.ids[unit] for unit in game.units_at(TOWN)]


@rule("DOZ-SETUP-01", "DOZ-SETUP-04")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_basic_team_stands_in_town_center_with_four_ammo(seats: int) -> None:
    game = new(seats=seats)
    heroes = [unit for unit in team(game) if not unit.startswith("civ")]
    assert sorted(heroes) == ["furies", "hernandez", "hunt", "piazza", "schmidt"]
    assert game.state.ammo == 4
    assert game.state.unit_at[game.world.units.number["johnson"]] == POOL


@rule("DOZ-SETUP-02")
def test_a_random_zeds_unit_stands_on_each_start_space_at_full_strength() -> None:
    with Siege() as town:
        town.state.turn = 0
        town.draws("9/4", "2/1", "5/3", "6/3").cards(*map(town.unit, CIVILIANS[:6]))
        town.top_event("E-B03").start(SetUp()).asks("mark-civilians")
        assert [town.crowd(f"{track}-S") for track in "FMHS"] == [
            ["9/4"],
            ["2/1"],
            ["5/3"],
            ["6/3"],
        ]
        assert len(town.game.zeds_in_play()) == 4
        assert set(town.state.zed_damage) == {0}


CIVILIANS = ["civ1", "civ2", "civ3", "civ4", "civ5", "civ6", "civ7"]


@rule("DOZ-SETUP-03", "DOZ-DEFY-01")
def test_civilians_hold_the_villages_defiantly_one_waits_in_town_one_stays_aside() -> None:
    game = new()
    units, board = game.world.units, game.world.board
    civilians = [unit for unit, regular in enumerate(units.civilians) if regular]
    assert len(civilians) == 7
    places = Counter(board.ids[game.state.unit_at[unit]] for unit in civilians)
    assert places == Counter([*VILLAGES, "TC", board.ids[POOL]])
    defiant = {
        board.ids[game.state.unit_at[unit]]
        for unit in civilians
        if game.state.unit_marks[unit] & DEFIANT
    }
    assert defiant == set(VILLAGES)


@rule("DOZ-SETUP-03")
def test_which_civilians_stand_where_is_drawn() -> None:
    seen = {tuple(new(seed).state.unit_at) for seed in range(6)}
    assert len(seen) > 3


@rule("DOZ-SETUP-10")
@pytest.mark.parametrize(("length", "cards", "acts"), [
    ("short", 16, [(0, 2), (1, 5), (1, 3), (1, 2)]),
    ("normal", 20, [(0, 3), (1, 6), (1, 4), (1, 3)]),
])  # fmt: skip
def test_the_event_deck_is_stacked_by_acts_with_an_end_card_at_the_bottom(
    length: str, cards: int, acts: list[tuple[int, int]]
) -> None:
    events = {card.id: card for card in box.load().events}
    orders, ends = set(), set()
    for seed in range(8):
        drawn = whole_deck(length, seed)
        assert len(drawn) == cards
        orders.add(tuple(drawn))
        ends.add(drawn[-1])
        at = 0
        for act, (special, normal) in enumerate(acts, 1):
            part = [events[name] for name in drawn[at : at + special + normal]]
            assert {card.act for card in part} == {act}
            assert sum(card.special for card in part) == special
            at += special + normal
        assert {card.colour for card in map(events.__getitem__, drawn)} == {"blue"}
        assert len(set(drawn)) == cards
    assert len(orders) == 8
    assert ends == {"E-B20", "E-B21"}


@rule("DOZ-SETUP-10")
def test_special_cards_are_shuffled_among_the_normal_ones() -> None:
    special = {card.id for card in box.load().events if card.special}
    places = {
        next(at for at, name in enumerate(whole_deck("short", seed)) if name in special)
        for seed in range(12)
    }
    assert places <= {2, 3, 4, 5, 6, 7}
    assert len(places) > 2


def whole_deck(length: str, seed: int) -> list[str]:
    """The Event cards of a game in the order in which they come, nothing else being played."""
    with Siege(length=length) as town:
        town.game.chance = Sampled(seed)
        for _ in range(town.game.world.plan.cards):
            town.run(DrawEvent())
        assert cards_left(town.game) == 0
        return [town.game.world.events[card].id for card in town.state.drawn]


@rule("DOZ-SETUP-12", "DOZ-GAME-05", "DOZ-GAME-06")
def test_the_basic_fate_deck_holds_the_blue_cards_without_the_vermin() -> None:
    fate = box.load().fate
    blue = {card.id for card in fate if card.colour == "blue"}
    assert "F-B04" in blue
    game = new()
    assert {game.world.fate[card].id for card in game.state.fate.cards} == blue - {"F-B04"}
    assert len(game.state.fate) == 8


@rule("DOZ-SETUP-13")
def test_nobody_arrives_when_nobody_is_available() -> None:
    with Siege() as town:
        town.put("hunt", "TC").put("piazza", "TC").put("schmidt", "TC").put("hernandez", "TC")
        town.buried("johnson").text("E-B12").asks("halt")
        assert town.place("johnson") == "CEM"


@rule("DOZ-SETUP-13", "DOZ-JOHNSON-01", "DOZ-RUL-11")
def test_mr_johnson_is_the_hero_who_arrives_in_the_basic_game_with_three_ammo() -> None:
    with Siege() as town:
        for name in ("hunt", "piazza", "schmidt", "hernandez"):
            town.put(name, "TC")
        town.draws("johnson").text("E-B12")
        town.asks("place-character", *(f"place:{at}" for at in ("TC", "F-S", "M-S", "H-S", "S-S")))
        town.play("place:M-S")
        assert town.place("johnson") == "M-S"
        assert (town.state.ammo, town.state.supplies) == (3, 0)
        assert town.state.dealt[town.unit("johnson")] == 0


@rule("DOZ-OPT-03")
def test_well_stocked_begins_with_two_more_ammo() -> None:
    assert new(well_stocked=True).state.ammo == 6


@rule("DOZ-OPT-04")
def test_a_desperate_start_has_one_ammo() -> None:
    assert new(desperate_start=True).state.ammo == 1


@rule("DOZ-OPT-03", "DOZ-OPT-04")
def test_a_desperate_start_may_be_well_stocked() -> None:
    assert new(well_stocked=True, desperate_start=True).state.ammo == 3


@rule("DOZ-GAME-01")
@pytest.mark.parametrize("seats", [0, 5])
def test_one_to_four_hero_players(seats: int) -> None:
    with pytest.raises(BadSetup, match=f"seats: 1 to 4, not {seats}"):
        new(seats=seats)
    assert [len(new(seats=n).heroes) for n in (1, 2, 3, 4)] == [1, 2, 3, 4]


@rule("DOZ-GAME-02")
def test_there_are_six_levels() -> None:
    names = [level.name.en for level in box.load().levels]
    assert names == [
        "Basic Game",
        "Level I: Outbreak!",
        "Level II: Apocalypse!",
        "Level III: Brains!",
        "Level IV: Walking Zeds!",
        "Level V: Director's Cut!",
    ]


@rule("DOZ-GAME-06", "DOZ-SETUP-12")
def test_a_level_uses_its_colour_and_every_lower_one() -> None:
    content = box.load()
    colours = ["blue", "blue", "green", "yellow", "orange", "red"]
    fates = []
    for level, colour in zip(content.levels, colours, strict=True):
        plan = make_plan(content, level, level.length[0])
        reached = set(ALL_COLOURS[: ALL_COLOURS.index(colour) + 1])
        cards = [*chain(*plan.normals, *plan.specials), *plan.ends]
        assert {content.events[card].colour for card in cards} == reached
        assert {content.fate[card].colour for card in plan.fate} == reached
        fates.append(len(plan.fate))
    assert fates == [8, 9, 18, 25, 35, 44]


@rule("DOZ-GAME-07", "DOZ-SEQ-03")
def test_the_basic_game_plays_with_nothing_but_moves_gunfire_forage_and_zeds() -> None:
    world = new().world
    assert world.features == Features()
    assert [phase.name for phase in world.phases] == ["zeds", "action", "housekeeping"]
    game = new()
    while game.decision is not None and game.decision.kind != "action":
        game.submit(game.decision.options[0])
    assert game.decision is not None
    verbs = {option.key.partition(":")[0] for option in game.decision.options}
    assert {"move", "forage"} <= verbs
    assert verbs <= {
        "move",
        "forage",
        "shoot",
        "make",
        "citadel",
        "order",
        "speech",
        "play",
        "done",
    }


@rule("DOZ-SEQ-01")
@pytest.mark.parametrize(("event", "asked"), [("E-B03", "mark-civilians"), ("E-B01", "place-zeds")])
def test_a_turn_begins_with_the_top_card_of_the_deck(event: str, asked: str) -> None:
    with Siege() as town:  # of Act I, since nothing was drawn before
        town.put("civ1", "TC").put("civ2", "TC").cards(town.event_number(event)).turns().asks(asked)
        assert town.game.world.events[town.state.event].id == event
        assert town.state.drawn == (town.state.event,)
        assert town.told(EventDrawn).event_card == town.state.event
        assert (town.state.act, town.state.normal_left, town.state.special_left) == (1, 1, 0)


@rule("DOZ-SEQ-01")
def test_no_event_card_comes_twice() -> None:
    with Siege() as town:
        town.cards(town.event_number("E-B02")).run(DrawEvent())
        town.cards(town.event_number("E-B03")).run(DrawEvent()).asks("halt")
        names = [town.game.world.events[card].id for card in town.state.drawn]
        assert names == ["E-B02", "E-B03"]
        assert town.state.event == town.event_number("E-B03")
        assert town.state.event_actions == 2


@rule("DOZ-RUL-05")
def test_the_view_counts_what_is_left_of_the_act() -> None:
    with Siege() as town:  # Act II of a Short game: one Special, five Normal cards
        for name in ("E-B02", "E-B03"):
            town.cards(town.event_number(name)).run(DrawEvent())
        town.cards(0, town.event_number("E-B08")).run(DrawEvent()).asks("halt")
        deck = town.game.rules.view(town.game, 0).plain()["deck"]
        assert (deck["act"], deck["left"]) == (2, 13)
        assert (deck["special_left"], deck["normal_left"]) == (1, 4)
        assert deck["drawn"] == ["E-B02", "E-B03", "E-B08"]


@rule("DOZ-GAME-03")
def test_a_level_plays_with_everything_of_the_levels_below() -> None:
    content = box.load()
    played = [
        {name for name in Features.__struct_fields__ if getattr(features, name)}
        for features in (features_of(content, level) for level in content.levels)
    ]
    first = {"infection", "supplies", "hospital"}
    second = first | {"four_r", "chaos", "build"}
    third = second | {"research"}
    fourth = third | {"tunnel"}
    assert played == [set(), first, second, third, fourth, fourth]


@rule("DOZ-GAME-13")
def test_high_rolls_favour_the_hero_side() -> None:
    with Siege() as town:  # the same six faces: Saving Roll, Tough die, Traps, Forage
        saved, cancelled, trapped, found = [], [], [], []
        for face in range(1, 7):
            town.put("piazza", "F-2", damage=1).dice(face).run(HitUnit(town.unit("piazza"), 1))
            saved.append(town.place("piazza") == "TC")
            town.put("hunt", "F-2").dice(face).run(HitUnit(town.unit("hunt"), 1))
            cancelled.append(town.damage("hunt") == 0)
            town.put("civ1", "M-4").stock(ammo=0).act().dice(face).play("forage:civ1")
            found.append(town.state.ammo)
        for face in range(1, 7):
            with Siege() as other:
                other.put("johnson", "F-2").zeds("2/1", "F-3").activate("F").dice(face)
                if face < 4:
                    other.dice(6, 6)
                other.play("try:traps").asks("halt")
                trapped.append(other.place("johnson") == "F-1")
        assert saved == cancelled == trapped == [False] * 3 + [True] * 3
        assert found == [0, 0, 0, 1, 1, 2]


def test_a_length_of_another_level_is_refused() -> None:
    with pytest.raises(BadSetup, match="there are short, normal"):
        new(length="epic")
