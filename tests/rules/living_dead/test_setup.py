"""Set-up and the team (chapters 1 to 3)."""

import pytest

from shambler.games.zombicide import events as ev
from shambler.games.zombicide.living_dead import RULES
from shambler.games.zombicide.state import EMPTY
from shambler.kernel.errors import BadSetup
from shambler.kernel.match import Match
from shambler.testing import rule
from shambler.testing.zombicide import Scene

pytestmark = pytest.mark.usefixtures("scripts_used")


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
    assert table.game.state.fitted.bit_count() == 10  # four windows, five doors, the stairway
    assert table.game.state.ground.closed.bit_count() == 6  # windows, the front door, the stairs
    assert table.game.state.reserve == 7


@rule("Z-SETUP-03", "NLD-SETUP-08")
def test_everybody_starts_with_nothing_but_a_starting_card() -> None:
    table = dealt(*ORDER)
    for name in table.game.world.names:
        survivor = table.survivor(name)
        assert (survivor.experience, survivor.level, table.wounds(name)) == (0, 0, 0)
        assert survivor.pack == ()
    assert hands(table, "ben") == ["claw-hammer"]
    assert hands(table, "helen") == ["winchester-94", "table-leg"]  # one in each hand
    blue = table.game.world.skill_index["slippery"]
    assert table.survivor("barbra").kept == (blue,)  # the tracker of the other side


@rule("NLD-SETUP-04")
def test_cards_start_on_their_romero_side() -> None:
    table = Scene(RULES, "S1")
    assert {table.side(name) for name in table.game.world.names} == {"romero"}
    assert all(survivor.skills == () for survivor in table.game.state.survivors)


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


@rule("NLD-SPAWN-03")
def test_the_white_spawn_zone_is_the_first() -> None:
    table = dealt(*ORDER)
    assert table.game.world.board.zones[table.game.state.first_spawn].name == "0.0"


@rule("NLD-WIN-06", "NLD-MIS-01")
def test_scenes_differ_in_map_start_spawn_building_driving_and_losing() -> None:
    first, third = Scene(RULES, "S1").game.world, Scene(RULES, "S3").game.world
    assert (first.building, third.building) == (1, -1)
    assert (first.drives, third.drives) == ({}, {0: False})
    assert not [rule for rule in first.mission_rules if rule.name == "lose-when"]
    assert [rule for rule in third.mission_rules if rule.name == "lose-when"]
