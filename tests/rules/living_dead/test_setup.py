"""Set-up and the team (chapters 1 to 3)."""

from collections import Counter

import msgspec
import pytest

from shambler.games.zombicide.build import build_table
from shambler.games.zombicide.core import events as ev
from shambler.games.zombicide.core.board_setup import Start
from shambler.games.zombicide.core.state import EMPTY
from shambler.games.zombicide.living_dead import RULES
from shambler.games.zombicide.living_dead.setup import DealAtRandom
from shambler.games.zombicide.systems.barricades.barricades import Barricades
from shambler.games.zombicide.systems.cars.cars import Cars
from shambler.kernel.errors import BadSetup
from shambler.kernel.match import Match
from shambler.kernel.ruleset import Scenario
from shambler.testing import rule, some
from shambler.testing.zombicide import Rest, Scene
from tests.rules.living_dead.boards import ROAD


def dealt(*cards: str, **options: object) -> Scene:
    """Scene 1 with the starting cards dealt in this order."""
    table = Scene(RULES, "S1", **options)
    world, taken = table.game.world, []
    for name in cards:
        taken.append(next(c for c in world.copies[name] if c not in taken))
    return table.cards(*taken).start()


ORDER = ("claw-hammer", "crowbar", "table-leg", "winchester-94", "tire-iron", "table-leg")


def hands(table: Scene, name: str) -> list[str]:
    cards = [card for card in table.survivor(name).hands if card != EMPTY]
    return [table.game.gear(card).id for card in cards]


@rule("Z-OVER-01", "Z-WIN-01")
def test_all_seats_win_or_lose_together() -> None:
    table = dealt(*ORDER, seats=3)
    table.game.finish(table.game.world.seats, "won", "Z-WIN-01")
    assert table.game.state.outcome is not None
    assert table.game.state.outcome.winners == (0, 1, 2)


@rule("Z-OVER-02", "Z-SETUP-02")
def test_one_to_six_players_share_the_six_survivors_as_they_like() -> None:
    for seats in range(1, 7):
        assert Match.new(RULES, "S1", seed=1, seats=seats).game.world.seats == tuple(range(seats))
    owners = (1, 1, 1, 1, 1, 0)
    assert Match.new(RULES, "S1", seed=1, seats=2, owners=owners).game.world.owners == owners
    with pytest.raises(BadSetup):
        Match.new(RULES, "S1", seed=1, seats=7)


@rule("Z-OVER-03")
def test_a_team_is_always_six() -> None:
    assert Scene(RULES, "S1").game.world.team == 6
    with pytest.raises(BadSetup):
        Match.new(RULES, "S1", seed=1, survivors=["ben", "tom"])


@rule("Z-SETUP-01", "Z-SETUP-08")
def test_a_scene_places_spawn_zones_ghouls_tokens_and_survivors() -> None:
    table = Scene(RULES, "S1")
    assert {table.where(name) for name in ("ben", "barbra")} == {"1.5"}
    assert {table.where(name) for name in ("harry", "helen", "tom", "judy")} == {"2.2"}
    assert table.enemies("0.5") == table.enemies("4.5") == {"walker": 1}
    zones = [table.game.world.board.zones[t.zone].name for t in table.game.state.spawns]
    assert zones == ["0.0", "5.5"]
    assert table.state.barricades.fitted.bit_count() == 10  # four windows, five doors, the stairway
    assert table.game.state.ground.closed.bit_count() == 6  # windows, the front door, the stairs
    assert table.game.state.reserve == 7


@rule("Z-SETUP-03", "NLD-SETUP-08")
def test_everybody_starts_with_nothing_but_a_starting_card() -> None:
    table = dealt(*ORDER)
    for name in some(table.game.world.names):
        survivor = table.survivor(name)
        assert (survivor.experience, survivor.level, table.wounds(name)) == (0, 0, 0)
        assert survivor.pack == ()
    assert hands(table, "ben") == ["claw-hammer"]
    assert hands(table, "helen") == ["winchester-94", "table-leg"]  # one in each hand
    blue = table.game.world.skill_index["slippery"]
    assert table.state.sides.kept[table.who("barbra")] == (blue,)  # the tracker of the other side


@rule("Z-SETUP-08")
def test_those_whom_no_starting_zone_names_fill_up_the_emptier_ones() -> None:
    starts = (Start(zone="0.0", who=("ben", "tom")), Start(zone="1.0", who=("judy",)))
    mission = msgspec.structs.replace(RULES.content.missions["S1"], start=starts)
    world, state = build_table(RULES.edition, RULES.content, mission, RULES.setup({}))
    zones = [survivor.zone for survivor in state.survivors]
    here, there = world.board.zone_at("0.0"), world.board.zone_at("1.0")
    assert here != there
    assert (zones.count(here), zones.count(there)) == (3, 3)


@rule("NLD-SETUP-04")
def test_cards_start_on_their_romero_side() -> None:
    table = Scene(RULES, "S1")
    assert {table.side(name) for name in table.game.world.names} == {"romero"}
    assert all(survivor.skills == () for survivor in some(table.game.state.survivors))
    # The tracker of the blue skill lies on the other side already.
    assert table.mode("barbra").skills_of("barbra") == ["slippery"]


@rule("NLD-SETUP-05", "NLD-SETUP-07")
def test_equipment_is_sorted_into_decks_and_the_extra_cards_are_kept_apart() -> None:
    table = Scene(RULES, "S1")
    state, world = table.game.state, table.game.world
    assert dict(zip(world.edition.search_decks, map(len, state.stocks), strict=True)) == {
        "house": 24,
        "melee": 11,
        "ranged": 11,
    }
    assert len(state.starting) == 7
    assert {world.cards[card].deck for card in state.supply} == {"extra"}
    assert len(state.supply) == 11
    assert len(state.enemy_deck) == 46
    assert "car-card" not in world.copies  # it lies in view and belongs to nobody


@rule("NLD-SETUP-06", "NLD-SETUP-09")
def test_whoever_gets_the_winchester_gets_a_table_leg_and_goes_first() -> None:
    table = dealt(*ORDER, seats=6)
    assert hands(table, "helen") == ["winchester-94", "table-leg"]
    held = [card for name in table.game.world.names for card in hands(table, name)]
    assert sorted(held) == sorted([*ORDER, "table-leg"])
    assert table.game.state.first_player == table.who("helen") == 3
    table.told(ev.Dealt, who=3, rule="NLD-SETUP-06")
    assert table.game.state.starting == ()


@rule("NLD-SETUP-09")
@pytest.mark.parametrize("owner", [0, 1])
def test_the_player_of_the_winchester_goes_first_whoever_sits_where(owner: int) -> None:
    owners = [1 - owner] * 6
    owners[3] = owner  # Helen gets it
    table = dealt(*ORDER, seats=2, owners=tuple(owners))
    assert table.game.state.first_player == owner


@rule("NLD-SPAWN-03")
def test_the_white_zone_is_the_first_wherever_it_stands_in_the_list() -> None:
    for spots in (("A", "C", "E"), ("E", "A", "C"), ("C", "E", "A")):
        table = Scene(RULES, board=ROAD)
        for zone in spots:
            table.spawn(zone, "white" if zone == "C" else "green")
        table.state.starting = tuple(table.game.world.decks["starting"])
        bag = table.state.starting
        aside = max(card for card in bag if table.game.gear(card).id == "table-leg")
        table.cards(*(card for card in bag if card != aside)).start(DealAtRandom(), Rest())
        assert table.state.first_spawn == table.zone("C")


@rule("NLD-SPAWN-03")
def test_the_white_spawn_zone_is_the_first() -> None:
    table = dealt(*ORDER)
    assert table.game.world.board.zones[table.game.state.first_spawn].name == "0.0"


@rule("NLD-WIN-06", "NLD-MIS-01")
def test_scenes_differ_in_map_start_spawn_building_driving_and_losing() -> None:
    first, third = Scene(RULES, "S1").game.world, Scene(RULES, "S3").game.world
    assert (first.system(Barricades).building, third.system(Barricades).building) == (1, -1)
    assert (first.system(Cars).drivable, third.system(Cars).drivable) == ({}, {0: False})
    assert not [rule for rule in first.special_rules if rule.name == "lose-when"]
    assert [rule for rule in third.special_rules if rule.name == "lose-when"]


BOX = {
    "starting": {
        "claw-hammer": 1, "crowbar": 1, "table-leg": 3, "tire-iron": 1, "winchester-94": 1,
    },
    "ranged": {
        "ithaca-m37": 2, "sawed-off": 4, "smith-and-wesson": 2, "uzi": 2, "winchester-94-found": 1,
    },
    "melee": {"axe": 1, "baseball-bat": 2, "chainsaw": 2, "katana": 2, "machete": 4},
    "house": {
        "boards": 6, "flammable-fluid": 2, "flashlight": 2, "karen-poor-baby": 4, "mason-jar": 2,
        "plenty-of-bullets": 3, "plenty-of-shells": 3, "scope": 2,
    },
    "extra": {"mas-shotgun": 4, "molotov": 2, "scoped-winchester": 2, "torch": 3},
}  # fmt: skip


@pytest.mark.parametrize(
    "deck",
    [
        pytest.param("starting", marks=rule("NLD-COMP-05", "NLD-COMP-04")),
        pytest.param("ranged", marks=rule("NLD-COMP-06", "NLD-COMP-04", "NLD-SETUP-05")),
        pytest.param("melee", marks=rule("NLD-COMP-07", "NLD-COMP-04", "NLD-SETUP-05")),
        pytest.param("house", marks=rule("NLD-COMP-08", "NLD-COMP-04", "NLD-SETUP-05")),
        pytest.param("extra", marks=rule("NLD-COMP-09", "NLD-COMP-04", "NLD-SETUP-05")),
    ],
)
def test_the_cards_of_the_box_lie_in_their_decks_on_the_table(deck: str) -> None:
    """Card by card, where the table has them: no copy more, none less."""
    table = Scene(RULES, "S1")
    state, world = table.state, table.game.world
    stocks = dict(zip(world.edition.search_decks, state.stocks, strict=True))
    lying = {"starting": state.starting, "extra": state.supply}
    cards = lying[deck] if deck in lying else stocks[deck].cards
    assert Counter(world.cards[card].id for card in cards) == BOX[deck]


@rule("NLD-COMP-01")
def test_all_54_figures_are_in_the_pool_before_a_scene_places_any() -> None:
    table = Scene(RULES, board=ROAD)
    pool = dict(zip((foe.id for foe in table.game.world.foes), table.state.pool, strict=True))
    assert pool == {"walker": 28, "breaker": 12, "fatty": 12, "karen": 1, "johnny": 1}


@rule("NLD-COMP-02", "NLD-ATTACK-07")
def test_each_of_the_six_has_two_sides_and_falls_to_the_third_wound() -> None:
    names = Scene(RULES, board=ROAD).game.world.names
    assert sorted(names) == ["barbra", "ben", "harry", "helen", "judy", "tom"]
    for name in names:
        table = Scene(RULES, board=ROAD).put(name, "A").put("walker", "A", 2).enemies_phase()
        assert (table.wounds(name), table.outcome) == (2, None), name
        assert table.mode(name).side(name) == "zombicide"
        assert table.mode(name, "romero").side(name) == "romero"
        table = Scene(RULES, board=ROAD).put(name, "A").put("walker", "A", 3).enemies_phase()
        assert table.outcome is not None, name


@rule("NLD-COMP-04", "NLD-SETUP-07")
def test_the_ghoul_deck_has_every_number_from_1_to_46_once() -> None:
    assert sorted(Scene(RULES, "S1").state.enemy_deck.cards) == list(range(1, 47))


@rule("NLD-SPAWN-03")
@pytest.mark.parametrize("scenario", RULES.scenarios(), ids=lambda scenario: scenario.key)
def test_the_first_spawn_zone_of_every_scene_is_the_white_one(scenario: Scenario) -> None:
    match = Match.new(RULES, scenario.key, seed=3)
    state = match.game.state
    white = [token.zone for token in state.spawns if token.color == "white"]
    assert white == [state.first_spawn]


@rule("NLD-SETUP-06")
def test_one_table_leg_is_kept_aside_whoever_is_dealt_what() -> None:
    """Six of the seven cards are dealt; the seventh, a Table Leg, follows the Winchester."""
    order = ("winchester-94", "table-leg", "table-leg", "tire-iron", "crowbar", "claw-hammer")
    table = dealt(*order, seats=6)
    first = table.game.world.names[0]
    assert hands(table, first) == ["winchester-94", "table-leg"]
    assert table.state.first_player == 0
    assert [len(hands(table, name)) for name in table.game.world.names] == [2, 1, 1, 1, 1, 1]
