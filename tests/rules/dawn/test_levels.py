"""What each level adds, how it is set up, and how its game is scored."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from shambler.games.dawn import RULES
from shambler.games.dawn import content as box
from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.epilogue import score
from shambler.games.dawn.events.combat import FightRolled
from shambler.games.dawn.procedures.event_deck import DrawEvent
from shambler.games.dawn.procedures.team import RollStock
from shambler.games.dawn.state import DEFIANT, TOWN
from shambler.kernel.chance import Sampled
from shambler.testing import rule, some
from shambler.testing.dawn import Siege

LEVELS = ["basic", "outbreak", "apocalypse", "brains", "walking-zeds", "directors-cut"]
COLOURS = ["blue", "blue", "green", "yellow", "orange", "orange"]


def ready(level: str, seed: int = 1, **options: Any) -> DawnGame:
    """A game whose set-up is over."""
    game = RULES.new(level, options, Sampled(seed)).start()
    while game.state.turn == 0:
        assert game.decision is not None
        game.submit(game.decision.options[0])
    assert isinstance(game, DawnGame)
    return game


def phases(level: str) -> list[str]:
    """The Phases of a turn."""
    with Siege(level) as town:
        return [phase.name for phase in town.game.world.phases]


# -- what a level adds ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("level", "adds"),
    [
        pytest.param("basic", 0, marks=rule("DOZ-GAME-07")),
        pytest.param("outbreak", 3, marks=rule("DOZ-GAME-08")),
        pytest.param("apocalypse", 6, marks=rule("DOZ-GAME-09")),
        pytest.param("brains", 7, marks=rule("DOZ-GAME-10")),
        pytest.param("walking-zeds", 8, marks=rule("DOZ-GAME-11")),
        pytest.param("directors-cut", 8, marks=rule("DOZ-GAME-12")),
    ],
)
@rule("DOZ-GAME-03")
def test_a_level_plays_all_that_lower_ones_do_and_nothing_of_higher_ones(
    level: str, adds: int
) -> None:
    order = ["infection", "supplies", "hospital", "four_r", "chaos", "build", "research", "tunnel"]
    with Siege(level) as town:
        features = msgspec.structs.asdict(town.game.world.features)
        assert [name for name in order if features[name]] == order[:adds]
        assert set(features) == set(order)


@pytest.mark.parametrize("level", LEVELS)
@rule("DOZ-GAME-08", "DOZ-GAME-09")
def test_chaos_comes_with_level_two_and_a_heal_with_level_one(level: str) -> None:
    with Siege(level) as town:
        town.zeds("5/3", "F-5").activate("F").asks("halt")
        assert bool(town.state.chaos) is (level not in ("basic", "outbreak"))
    if level != "basic":
        with Siege(level) as town:
            town.put("hunt", "HB1", damage=1).stock(supplies=2).act()
            assert "heal:hunt" in town.options


@rule("DOZ-GAME-08")
def test_level_one_adds_infection_supplies_and_the_hospital() -> None:
    assert phases("outbreak") == ["infection", "eat", "zeds", "action", "housekeeping"]
    with Siege("outbreak") as town:
        town.put("civ1", "F-2").zeds("doom", "F-3").stock(supplies=2, infection=1).dice(6, 6)
        town.activate("F")
        assert town.state.infection == 2
        town.put("hunt", "HB1", damage=1).act()
        assert "heal:hunt" in town.options
        assert not [key for key in town.options if key.startswith(("build", "research"))]
    with Siege() as town, pytest.raises(ValueError, match="doom"):
        town.zeds("doom", "F-3")


@rule("DOZ-GAME-09")
def test_level_two_adds_the_4r_phase_chaos_people_and_barricades() -> None:
    assert phases("apocalypse") == ["four-r", "infection", "eat", "zeds", "action", "housekeeping"]
    with Siege("apocalypse") as town:
        town.put("folk1", "F-4").put("raiders", "M-5").put("rangers", "H-3")
        town.put("national-guard", "S-2").zeds("5/3", "F-5").barricade("F-5").stock(supplies=2)
        town.activate("F").asks("halt")
        assert town.state.chaos == (town.spot("F-4"),) and town.place("folk1") == "F-3"
        assert town.state.barricades == ()
        town.act()
        assert "build:rangers>H-3" in town.options
    for name in ("folk1", "raiders", "rangers", "national-guard"):
        with Siege("outbreak") as town, pytest.raises(ValueError, match=name):
            town.put(name, "F-3")


@rule("DOZ-GAME-10")
def test_level_three_adds_science_offices_laboratory_and_research() -> None:
    with Siege("brains") as town:
        town.put("agee", "TC").act()
        assert {"move:agee>LAB", "move:agee>SO1"} <= set(town.options)
        assert len(town.state.research) > 0
        town.put("agee", "LAB").act()
        assert "research:agee" in town.options
    with Siege("apocalypse") as town:
        assert len(town.state.research) == 0
        with pytest.raises(ValueError, match="LAB"):
            town.spot("LAB")


@rule("DOZ-GAME-11", "DOZ-REDD-03", "DOZ-REDD-05", "DOZ-SETUP-09")
def test_level_four_adds_the_tunnel_and_its_guards() -> None:
    for level in ("walking-zeds", "directors-cut"):
        game = ready(level)
        board, units = game.world.board, game.world.units
        assert [board.track_ids[track] for track in board.tracks] == ["F", "M", "H", "S", "T"]
        posts = [board.ids[game.state.unit_at[units.number[f"security{n}"]]] for n in (1, 2)]
        assert sorted(posts) == ["T-0", "T-2"]
        assert board.is_start[game.state.zed_at[game.zeds_at(board.place["T-S"])[0]]]
    game = ready("brains")
    assert len(game.world.board.tracks) == 4 and "security1" not in game.world.units.number


@rule("DOZ-GAME-12")
def test_level_five_adds_only_cards() -> None:
    with Siege("walking-zeds") as four, Siege("directors-cut") as five:
        assert four.game.world.features == five.game.world.features
        assert phases("walking-zeds") == phases("directors-cut")
        assert four.game.world.units.ids == five.game.world.units.ids
        red = {card.id for card in five.game.world.events if card.id.startswith("E-R")}
        assert len(red) == 15
        five.playable_event("E-R03")
        with pytest.raises(ValueError, match="E-R03"):
            four.playable_event("E-R03")
        assert (len(four.state.fate), len(five.state.fate)) == (35, 44)


# -- set-up ---------------------------------------------------------------------------------


@rule("DOZ-SETUP-05", "DOZ-SETUP-06")
@pytest.mark.parametrize("level", LEVELS[1:])
def test_four_heroes_and_one_heroic_unit_of_the_allowed_colours(level: str) -> None:
    order = ("blue", "green", "yellow", "orange")
    allowed = set(order[: order.index(COLOURS[LEVELS.index(level)]) + 1])
    content = box.load()
    heroes_of, heroic_of = content.characters.hero, content.characters.heroic
    colour = {unit.id: unit.colour for unit in heroes_of}
    colour |= {unit.id: unit.colour for unit in heroic_of}
    seen: set[str] = set()
    for seed in range(25):
        game = ready(level, seed)
        units, at = game.world.units, game.state.unit_at
        heroes = [units.ids[u] for u, own in enumerate(units.hero) if own and at[u] == TOWN]
        heroic = [
            units.ids[u] for u, kind in enumerate(units.kind) if kind == "heroic" and at[u] == TOWN
        ]
        assert len(heroes) == 4 and len(heroic) >= 1
        assert {colour[name] for name in (*heroes, *heroic)} <= allowed
        seen |= {colour[name] for name in heroes}
    assert seen == allowed


@rule("DOZ-SETUP-05")
def test_the_first_hero_is_the_one_that_was_chosen() -> None:
    game = RULES.new("brains", {}, Sampled(3)).start()
    assert game.decision is not None
    option = next(o for o in game.decision.options if o.key == "unit:agee")
    game.submit(option)
    assert game.state.unit_at[game.world.units.number["agee"]] == TOWN


@rule("DOZ-SETUP-06")
@pytest.mark.parametrize(
    ("level", "count"),
    [("outbreak", 6), ("apocalypse", 10), ("brains", 14), ("walking-zeds", 17)],
)
def test_so_many_heroes_may_be_chosen(level: str, count: int) -> None:
    game = RULES.new(level, {}, Sampled(1)).start()
    assert game.decision is not None and len(game.decision.options) == count
    assert "unit:horatius" in [option.key for option in game.decision.options]


@rule("DOZ-SETUP-07")
@pytest.mark.parametrize(
    ("faces", "supplies", "ammo"), [((2, 5), 7, 4), ((5, 2), 7, 4), ((6, 6), 12, 0), ((1, 1), 2, 5)]
)
def test_two_dice_make_the_stock(faces: tuple[int, int], supplies: int, ammo: int) -> None:
    with Siege("outbreak") as town:
        town.dice(*faces).run(RollStock()).asks("halt")
        assert (town.state.supplies, town.state.ammo) == (supplies, ammo)


@rule("DOZ-SETUP-08")
@pytest.mark.parametrize("level", LEVELS)
def test_villagers_and_defiant_civilians_stand_in_the_villages(level: str) -> None:
    game = ready(level)
    board, units, state = game.world.board, game.world.units, game.state
    for village in some(board.villages):
        there = game.units_at(village)
        folk = [unit for unit in there if unit in units.refugees]
        assert len(folk) == (1 if LEVELS.index(level) >= 2 else 0)
        assert not any(state.unit_marks[unit] for unit in folk)
        assert sum(bool(state.unit_marks[unit] & DEFIANT) for unit in there) == 1
    assert state.chaos == ()
    assert game.world.chaos_markers == {2: 10, 3: 10, 4: 12, 5: 12}.get(LEVELS.index(level), 0)


@rule("DOZ-SETUP-11")
@pytest.mark.parametrize("level", LEVELS[2:])
def test_exactly_nine_cards_follow_the_guard(level: str) -> None:
    with Siege(level) as town:
        cards = town.game.world.plan.cards
        town.state.drawn = tuple(range(1000, 1000 + cards - 10))
        town.run(DrawEvent()).asks("halt")
        assert town.game.world.events[town.state.event].id == "E-G18"
        assert cards - len(town.state.drawn) == 9
    with Siege("outbreak") as town:
        assert town.game.world.plan.guard < 0


@rule("DOZ-SETUP-11")
def test_the_guard_comes_at_no_other_place() -> None:
    for seed in range(4):
        game = ready("apocalypse", seed)
        plan = game.world.plan
        assert plan.guard not in {card for act in (*plan.normals, *plan.specials) for card in act}
        assert plan.guard not in plan.ends


@rule("DOZ-OPT-02")
def test_a_picked_team_is_four_of_six() -> None:
    game = RULES.new("brains", {"picked_team": True}, Sampled(2)).start()
    kept = []
    for left in (6, 5, 4, 3):
        assert game.decision is not None and game.decision.kind == "keep-hero"
        assert len(game.decision.options) == left
        kept.append(game.decision.options[-1].key.partition(":")[2])
        game.submit(game.decision.options[-1])
    units, at = game.world.units, game.state.unit_at
    here = {units.ids[u] for u, own in enumerate(units.hero) if own and at[u] == TOWN}
    assert here == set(kept)


# -- the epilogue ---------------------------------------------------------------------------


@rule("DOZ-EPI-02")
def test_villagers_and_refugees_count_three_each() -> None:
    with Siege("apocalypse") as town:
        before = score(town.game).points["refugees"]
        town.put("folk1", "F-4").put("folk2", "CAMP", marks=["fled"]).put(
            "folk3", "F-2", marks=["fled"]
        )
        town.put("folk4", "HB1", marks=["fled", "comatose"]).buried("folk5")
        assert score(town.game).points["refugees"] - before == 12
        assert score(town.game).points["units"] == 0


@rule("DOZ-EPI-04")
@pytest.mark.parametrize(("components", "points"), [(0, 0), (0b10110, 3)])
def test_each_component_counts_one(components: int, points: int) -> None:
    with Siege("brains") as town:
        town.state.components = components
        assert score(town.game).points["components"] == points


@rule("DOZ-EPI-05")
def test_each_chaos_marker_costs_one() -> None:
    with Siege("apocalypse") as town:
        none = score(town.game).total
        town.chaos("F-3", "F-3", "M-2")
        assert score(town.game).points["chaos"] == -3 and score(town.game).total == none - 3


# -- small ones -----------------------------------------------------------------------------


@rule("DOZ-ACT-06")
@pytest.mark.parametrize("actions", [{"players": 1, "event": 0}, {"players": 0, "event": 1}])
def test_an_ability_that_is_an_action_takes_either_kind(actions: dict[str, int]) -> None:
    with Siege("walking-zeds") as town:
        town.put("hauser", "F-2").put("civ1", "F-2").act(**actions).play(
            "ability:train:hauser>civ1"
        )
        assert sum(town.state.player_actions) + town.state.event_actions == 0
    with Siege("apocalypse") as town:
        town.put("fd129", "F-2").zeds("9/4", "F-3").act(**actions).dice(1, 1)
        town.play("ability:fire-hoses:fd129").asks("halt")
    with Siege("walking-zeds") as town:
        town.put("hauser", "F-2").put("civ1", "F-2").act(players=0)
        assert "ability:train:hauser>civ1" not in town.options


@rule("DOZ-FATE-11")
def test_a_fate_text_that_draws_again_reads_the_new_text_last() -> None:
    with Siege("walking-zeds") as town:  # Dr. Marteuse's Diabolical Plans
        town.chaos("F-3").stock(supplies=5, ammo=5).fates("F-B09").dice(1)
        town.draws("9/4", "5/3", "5/4", "6/3", "6/4", "4/2").fate_text("F-O03").asks("halt")
        assert town.crowd("F-3") == ["9/4"] and len(town.crowd("T-S")) == 1
        assert (town.state.supplies, town.state.ammo) == (3, 4)
        kinds = [type(event).__name__ for event in town.events]
        last_placed = len(kinds) - 1 - kinds[::-1].index("ZedsPlaced")
        assert last_placed < kinds.index("StockChanged")


@rule("DOZ-FATE-10")
def test_an_effect_above_ground_chooses_another_track_than_the_tunnel() -> None:
    with Siege("walking-zeds") as town:
        town.fates("F-O06").text("E-G18", "turn.start")
        assert "place:T-S" not in town.options and len(town.options) == 4


@rule("DOZ-HUNT-03", "DOZ-JOHNSON-12")
def test_orders_reach_patients_and_first_aid_reaches_johnson_himself() -> None:
    with Siege("outbreak") as town:
        town.put("hunt", "F-2").put("civ1", "HB1", 2, ["comatose"]).act(players=0)
        assert "order:hunt>civ1" not in town.options  # not adjacent
    with Siege("outbreak") as town:
        town.put("hunt", "TC").put("civ1", "HB1", 2, ["comatose"]).act(players=0)
        assert "order:hunt>civ1" in town.options
    with Siege("outbreak") as town:
        town.put("johnson", "F-2", 1).put("civ1", "F-3", 1).put("civ2", "F-4", 1).put("civ3", "F-1")
        town.stock(supplies=1, infection=3).act(event=1)
        aided = {key for key in town.options if key.startswith("aid:")}
        assert aided == {"aid:johnson>johnson", "aid:johnson>civ1"}
        town.play("aid:johnson>johnson")
        assert (town.damage("johnson"), town.state.supplies, town.state.infection) == (0, 0, 2)
        assert sum(town.state.player_actions) + town.state.event_actions == 1
        assert not [key for key in town.options if key.startswith("aid:")]


@rule("DOZ-RUL-32")
def test_a_step_goes_through_its_stages_in_this_order() -> None:
    with Siege("walking-zeds") as town:
        # a hidden dog in the space left, the Colonel beside the space ahead, a Barricade, mines,
        # a defender: asked and told one after the other
        town.put("pickles", "F-3", marks=["stealthed"]).zeds("9/4", "F-3", as_="mob")
        town.barricade("F-3").put("kingman", "F-1").put("civ1", "F-2")
        town.state.minefield = town.spot("F-2")
        town.activate("F").asks("bark").play("pass").asks("perimeter")
        assert town.state.barricades == (town.spot("F-3"),)
        town.dice(1, 1).dice(6, 6).play("pass")
        order = ["TrackActivated", "BarricadeDestroyed", "ZedsMoved", "MineExploded", "FightRolled"]
        kinds = [type(event).__name__ for event in town.events]
        assert sorted(order, key=kinds.index) == order
        town.told(FightRolled)


@rule("DOZ-RUL-32")
def test_no_entry_and_room_come_before_the_bark_and_a_held_card_before_all() -> None:
    with Siege("apocalypse") as town:
        town.put("pickles", "F-3", marks=["stealthed"]).zeds("9/4", "F-3", as_="mob")
        town.state.no_entry = (town.spot("F-2"),)
        town.activate("F").asks("halt")  # nobody barks at Zeds that cannot go
    with Siege("apocalypse") as town:
        town.put("pickles", "F-3", marks=["stealthed"]).zeds("9/4", "F-3", as_="mob")
        town.held("F-G08").activate("F").asks("held-cards").play("pass").asks("bark")
