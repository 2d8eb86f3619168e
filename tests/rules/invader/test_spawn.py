"""The spawn step: cards, order, waking zones, extra activations, mold cards, missing figures."""

from __future__ import annotations

import pytest

from shambler.games.zombicide.core import events as ev
from shambler.games.zombicide.core.round import Round
from shambler.games.zombicide.core.spawning import spawn_order
from shambler.games.zombicide.invader import RULES
from shambler.games.zombicide.missions.mission import Spawn
from shambler.games.zombicide.missions.spawns import AnyTrigger, WakesByMold
from shambler.games.zombicide.systems.hellfire.hellfire import Burn
from shambler.kernel.deck import Deck
from shambler.testing import rule, some
from shambler.testing.zombicide import Scene
from tests.rules.invader.missions import lost, mission

WORKERS, TANKS, SPOILER, MOLD_2_WORKERS, EXTRA_WORKERS = 1, 7, 16, 23, 51


def lair(board: str = "A-B-C-D-E") -> Scene:
    """Cole in A, a spawn zone at the far end."""
    table = Scene(RULES, board=board).put("cole", "A").armor("cole", 9, over_limit=True)
    return table.spawn(board[-1])


def spawned(table: Scene) -> list[tuple[str, int, int]]:
    """What appeared, where, in order."""
    foes = table.game.world.foes
    return [
        (foes[e.foe].id, e.count, e.zone) for e in table.events if isinstance(e, ev.EnemiesSpawned)
    ]


def leave_figures(table: Scene, foe: str, count: int) -> Scene:
    """Only so many figures of a kind are left; the others stand far away."""
    index = table.game.world.foe_index[foe]
    table.put(foe, "Z", table.state.pool[index] - count)
    return table


@pytest.mark.parametrize(
    ("experience", "workers", "tanks"), [(0, 2, 2), (7, 4, 2), (19, 6, 6), (43, 8, 8)]
)
@rule("Z-SPAWN-01", "Z-XP-10")
def test_a_card_spawns_by_the_highest_danger_level(
    experience: int, workers: int, tanks: int
) -> None:
    table = lair().put("vivian", "A").experience("vivian", experience)
    table.cards(WORKERS).enemies_phase()
    assert table.enemies("E") == {"worker": workers}
    table = lair().put("vivian", "A").experience("vivian", experience)
    table.cards(TANKS).enemies_phase()
    assert table.enemies("E") == {"tank": tanks}


@rule("Z-SPAWN-01")
def test_one_card_is_drawn_for_each_spawn_zone_and_goes_to_the_discards() -> None:
    table = lair().spawn("C").cards(WORKERS, TANKS).enemies_phase()
    assert len([e for e in table.events if isinstance(e, ev.EnemyCardDrawn)]) == 2
    assert table.state.enemy_discards == (WORKERS, TANKS)
    assert len(table.state.enemy_deck) == 52


@rule("INV-SPAWN-02")
def test_spawning_begins_at_the_picked_zone_and_goes_on_clockwise() -> None:
    table = mission("M7")
    around = table.game.world.board.clockwise({table.zone(z) for z in ("0.0", "0.8", "5.8")})
    for start in some(around):
        table.state.first_spawn = start
        zones = [table.state.spawns[token].zone for token in spawn_order(table.game)]
        at = around.index(start)
        assert zones == [*around[at:], *around[:at]]


@rule("INV-SPAWN-02")
def test_when_the_first_spawn_zone_is_removed_the_next_clockwise_is_the_first() -> None:
    table = mission("M7")
    table.state.first_spawn = table.zone("0.8")
    zones = {spawn.zone for spawn in table.state.spawns} - {table.zone("0.8")}
    follower = table.game.world.board.clockwise(zones, table.zone("0.8"))[0]
    table.start(Burn(0, table.zone("0.8")), Round()).play("spawn:B")
    assert table.state.first_spawn == follower


@rule("Z-SPAWN-05")
def test_an_empty_enemy_deck_is_made_of_its_discards_again() -> None:
    table = lair()
    table.state.enemy_discards = table.state.enemy_deck.cards
    table.state.enemy_deck = Deck(())
    table.cards(WORKERS).enemies_phase().told(ev.DeckShuffled, deck="enemies")
    assert len(table.state.enemy_deck) == 53
    assert table.state.enemy_discards == (WORKERS,)


@rule("Z-SPAWN-05")
def test_the_deck_is_made_anew_in_the_middle_of_the_spawn_step_of_all_discards() -> None:
    table = lair().spawn("C")
    everything = table.state.enemy_deck.cards
    table.state.enemy_discards = tuple(card for card in everything if card != WORKERS)
    table.state.enemy_deck = Deck((WORKERS,))
    table.cards(WORKERS, TANKS).enemies_phase()
    assert sum(isinstance(event, ev.DeckShuffled) for event in table.events) == 1
    assert table.state.enemy_deck.cards == tuple(c for c in everything if c != TANKS)
    assert table.state.enemy_discards == (TANKS,)


@rule("Z-SPAWN-05")
def test_a_deck_with_a_card_left_is_not_shuffled() -> None:
    table = lair().spawn("C")
    left = (WORKERS, TANKS)
    table.state.enemy_discards = tuple(c for c in table.state.enemy_deck.cards if c not in left)
    table.state.enemy_deck = Deck(left)
    table.cards(WORKERS, TANKS).enemies_phase().not_told(ev.DeckShuffled)
    assert len(table.state.enemy_deck) == 0
    assert len(table.state.enemy_discards) == len(table.game.world.enemy_deck)


def sleepy(*wakes: AnyTrigger) -> Scene:
    """A sleeping green zone in D, on inactive mold; the red one is in A, on none."""
    spawns = (
        Spawn(id="R", zone="A"),
        Spawn(id="G", zone="D", color="green", active=False, mold="inactive", wakes=wakes),
    )
    table = Scene(RULES, board="A-B-C-D-E-F", changes={"spawn": spawns})
    return table.put("cole", "C").armor("cole", 9, over_limit=True)


NEAR_MOLD = WakesByMold(range=1, rule="INV-M1-06")


@rule("INV-SPAWN-06", "INV-MOLD-13")
def test_a_coloured_zone_spawns_nothing_until_it_wakes() -> None:
    table = sleepy().cards(WORKERS).enemies_phase()
    assert table.enemies("A") == {"worker": 2}
    assert table.enemies("D") == {}


@rule("INV-SPAWN-06")
def test_a_zone_woken_before_the_spawn_step_spawns_in_the_same_round() -> None:
    table = sleepy(NEAR_MOLD).put("spoiler", "B").cards(WORKERS, TANKS).enemies_phase()
    table.told(ev.SpawnAwoke, zone=table.zone("D"))
    assert table.enemies("D") == {"tank": 2}


@rule("INV-SPAWN-06")
def test_a_zone_woken_during_the_spawn_step_waits_for_the_next_round() -> None:
    table = sleepy(NEAR_MOLD).put("spoiler", "A")  # its second step comes near the green zone
    table.cards(SPOILER).enemies_phase()
    table.told(ev.SpawnAwoke, zone=table.zone("D"))
    assert table.enemies("D") == {}
    table.cards(WORKERS, TANKS).enemies_phase()
    assert table.enemies("D") == {"tank": 2}


@rule("Z-SPAWN-08")
def test_each_token_of_a_stack_draws_its_own_card() -> None:
    table = lair().spawn("E").cards(WORKERS, TANKS).enemies_phase()
    assert table.enemies("E") == {"worker": 2, "tank": 2}
    table = lair().spawn("E").spawn("E").cards(WORKERS, TANKS, WORKERS + 1).enemies_phase()
    assert table.enemies("E") == {"worker": 4, "tank": 2}  # three of them


@rule("INV-SPAWN-09")
def test_an_extra_activation_card_moves_all_enemies_of_its_type_and_spawns_nothing() -> None:
    table = lair("A-B-C-D-E-F").put("worker", "E", 2).put("tank", "E").experience("cole", 7)
    table.cards(EXTRA_WORKERS).enemies_phase()
    assert table.enemies("D") == {"tank": 1}
    assert table.enemies("C") == {"worker": 2}
    assert not spawned(table)


@rule("INV-SPAWN-09")
def test_at_blue_an_extra_activation_card_does_nothing() -> None:
    table = lair("A-B-C-D-E-F").put("worker", "E", 2).cards(EXTRA_WORKERS).enemies_phase()
    assert table.enemies("D") == {"worker": 2}
    assert not spawned(table)


@rule("INV-SPAWN-10", "INV-ENEMY-08")
def test_an_abomination_card_places_one_and_its_zone_gets_mold() -> None:
    table = lair().cards(SPOILER).enemies_phase()
    assert table.enemies("E") == {"spoiler": 1}
    assert table.state.ground.active >> table.zone("E") & 1


@rule("INV-SPAWN-10")
def test_of_two_spawn_zones_the_one_whose_card_it_is_gets_the_abomination() -> None:
    table = lair().spawn("C").cards(WORKERS, SPOILER).enemies_phase()
    drawn = [event.zone for event in table.events if isinstance(event, ev.EnemyCardDrawn)]
    names = [table.game.world.board.zones[zone].name for zone in drawn]
    assert sorted(drawn) == sorted([table.zone("C"), table.zone("E")])
    assert table.enemies(names[1]) == {"spoiler": 1}
    table = lair().spawn("C").cards(SPOILER, WORKERS).enemies_phase()
    assert table.enemies(names[0]) == {"spoiler": 1}


@rule("INV-SPAWN-10", "INV-MINI-01", "INV-COMP-01")
def test_an_abomination_on_the_board_acts_again_and_no_second_figure_comes() -> None:
    table = lair("A-B-C-D-E-F").put("spoiler", "E").cards(SPOILER).enemies_phase()
    assert table.enemies("C") == {"spoiler": 1}  # one step in each activation
    assert not spawned(table)


@rule("INV-SPAWN-10")
def test_those_on_the_board_act_before_the_new_one_is_placed() -> None:
    table = lair().put("tank", "D").cards(SPOILER).enemies_phase()
    kinds = [type(e) for e in table.events]
    began = len(kinds) - 1 - kinds[::-1].index(ev.EnemyCardDrawn)
    assert ev.EnemiesMoved not in kinds[began:]  # the new one does not act
    assert table.enemies("E") == {"spoiler": 1}


@rule("INV-SPAWN-11")
def test_a_mold_card_fills_every_zone_with_active_mold_and_no_other() -> None:
    table = lair().mold("C").mold("D").mold("B", "inactive")
    table.cards(MOLD_2_WORKERS).enemies_phase()
    assert [table.enemies(zone) for zone in "BCDE"] == [{}, {"worker": 2}, {"worker": 2}, {}]


@rule("INV-SPAWN-11")
def test_a_mold_card_fills_zones_where_xenos_stand_already() -> None:
    table = lair().mold("C").mold("D").put("tank", "D").cards(MOLD_2_WORKERS).spawning()
    assert (table.enemies("C"), table.enemies("D")) == ({"worker": 2}, {"worker": 2, "tank": 1})


@rule("INV-SPAWN-11")
def test_the_drawing_zone_gets_enemies_only_if_it_has_active_mold() -> None:
    table = lair().mold("E").cards(MOLD_2_WORKERS).enemies_phase()
    assert table.enemies("E") == {"worker": 2}


@rule("INV-SPAWN-11")
def test_without_active_mold_a_mold_card_does_nothing() -> None:
    assert not spawned(lair().cards(MOLD_2_WORKERS).enemies_phase())


def nest() -> Scene:
    """Active mold in C, D and E; a room Z that nobody can leave keeps figures out of the pool."""
    table = (
        Scene(RULES, board="A-B-C-D-E|[Y]|[Z]").put("cole", "A").armor("cole", 9, over_limit=True)
    )
    return table.spawn("B").mold("C").mold("D").mold("E")


@rule("INV-SPAWN-12", "INV-COMP-01")
def test_short_of_figures_the_players_choose_zones_that_have_none_yet() -> None:
    table = leave_figures(nest(), "worker", 3).cards(MOLD_2_WORKERS).enemies_phase()
    table.asks("mold-zone", *map(table.key, ("zone:C", "zone:D", "zone:E"))).play("zone:D")
    assert table.enemies("D") == {"worker": 2}
    table.asks("mold-zone", *map(table.key, ("zone:C", "zone:E"))).play("zone:E")
    assert table.enemies("E") == {"worker": 1}
    # C and E came up short: the abomination appears in one of them
    table.asks("abomination-zone", *map(table.key, ("zone:E", "zone:C"))).play("zone:C")
    assert table.enemies("C") == {"spoiler": 1}
    table.told(ev.FiguresRanOut, rule="INV-SPAWN-12")


@rule("INV-SPAWN-12")
def test_without_any_figure_every_mold_zone_is_short() -> None:
    table = leave_figures(nest(), "worker", 0).cards(MOLD_2_WORKERS).enemies_phase()
    table.asks("abomination-zone", *map(table.key, ("zone:C", "zone:D", "zone:E")))


@rule("INV-SPAWN-12")
def test_first_the_figures_then_the_abominations_act_then_one_more_comes() -> None:
    table = leave_figures(nest(), "worker", 1).put("spoiler", "D")
    table.cards(MOLD_2_WORKERS).enemies_phase().play("zone:E")
    assert table.enemies("E") == {"worker": 1}
    assert table.enemies("B") == {"spoiler": 1}  # two steps: activation and extra activation
    assert [foe for foe, _, _ in spawned(table)] == ["worker"]  # no second abomination


@rule("INV-SPAWN-12")
def test_enough_figures_for_all_need_no_choice() -> None:
    table = leave_figures(nest(), "worker", 6).cards(MOLD_2_WORKERS).enemies_phase()
    assert [table.enemies(zone) for zone in "CDE"] == [{"worker": 2}] * 3
    table.not_told(ev.FiguresRanOut)


@rule("INV-MINI-01", "INV-COMP-01")
def test_short_of_figures_at_a_spawn_zone_an_abomination_comes_there() -> None:
    table = leave_figures(nest(), "tank", 1).cards(TANKS).enemies_phase()
    assert table.enemies("B") == {"tank": 1, "spoiler": 1}
    table.told(ev.FiguresRanOut, foe=table.game.world.foe_index["tank"])


@rule("INV-MINI-01", "INV-COMP-01")
def test_without_any_figure_left_only_the_abomination_comes() -> None:
    table = leave_figures(nest(), "tank", 0).cards(TANKS).enemies_phase()
    assert table.enemies("B") == {"spoiler": 1}


@rule("INV-MINI-01")
def test_an_abomination_on_the_board_acts_once_more_when_figures_run_out() -> None:
    table = leave_figures(nest(), "tank", 1).put("spoiler", "E").cards(TANKS).enemies_phase()
    assert table.enemies("B") == {"tank": 1}
    assert table.enemies("C") == {"spoiler": 1}
    moves = [i for i, e in enumerate(table.events) if isinstance(e, ev.EnemiesMoved)]
    placed = next(i for i, e in enumerate(table.events) if isinstance(e, ev.EnemiesSpawned))
    assert moves[-1] > placed  # what is left is placed first


@rule("INV-MINI-01")
def test_an_exact_fit_is_no_shortage() -> None:
    table = leave_figures(nest(), "tank", 2).cards(TANKS).enemies_phase()
    assert table.enemies("B") == {"tank": 2}
    table.not_told(ev.FiguresRanOut)


@rule("INV-SPAWN-10", "INV-WIN-04")
def test_an_abomination_that_spawns_can_close_the_chain() -> None:
    table = lair("A-B-C-D-E").spawn("C").mold("C").mold("D").cards(SPOILER)
    table.state.first_spawn = table.zone("E")
    assert lost(table.enemies_phase()).rule == "INV-WIN-04"
