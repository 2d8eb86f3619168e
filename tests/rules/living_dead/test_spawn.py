"""Spawning, running out of figures, and difficulty (chapters 9 and 13)."""

import pytest

from shambler.games.zombicide.core import events as ev
from shambler.games.zombicide.core.spawning import SpawnStep, spawn_order
from shambler.games.zombicide.living_dead import RULES
from shambler.games.zombicide.systems.barricades.events import BarrierBurst
from shambler.kernel.deck import Deck
from shambler.kernel.errors import BadSetup
from shambler.kernel.match import Match
from shambler.testing import rule, some
from shambler.testing.zombicide import Rest, Scene
from tests.rules.living_dead.boards import HOUSE, ROAD

FIELD = """
,A   :,B   orC
..... ..... -----
,D   :,E   orF
..... ..... -----
,G   :,H   :,I
"""


def spawning(table: Scene) -> Scene:
    return table.start(SpawnStep(spawn_order(table.game)), Rest())


@rule("Z-SPAWN-01", "NLD-SPAWN-03")
def test_the_worked_example_at_yellow() -> None:
    """White: 3 walkers; the next clockwise: 1 fatty; the third opens what walkers stand at."""
    table = Scene(RULES, board=FIELD).put("ben", "C").put("tom", "F").experience("ben", 7)
    table.barrier("B", "C").barrier("E", "F").put("walker", "B").put("walker", "E")
    table.spawn("I", "green").spawn("A", "white").spawn("G", "green")
    table.state.first_spawn = table.zone("A")
    spawning(table.cards(1, 15, 43))
    assert table.enemies("A") == {"walker": 3}
    assert table.enemies("I") == {"fatty": 1}
    assert table.enemies("G") == {}
    assert not table.is_closed("B", "C")
    assert not table.is_closed("E", "F")
    numbers = [event.enemy_card for event in table.events if isinstance(event, ev.EnemyCardDrawn)]
    assert numbers == [1, 15, 43]


@rule("Z-SPAWN-01")
@pytest.mark.parametrize(
    ("card", "ghoul", "counts"), [(1, "walker", (1, 3, 5, 7)), (15, "fatty", (1, 1, 5, 7))]
)
def test_the_lines_of_a_walkers_and_a_fatties_card(
    card: int, ghoul: str, counts: tuple[int, ...]
) -> None:
    for points, count in zip((0, 7, 19, 43), counts, strict=True):
        table = Scene(RULES, board=ROAD).put("ben", "E").experience("ben", points)
        spawning(table.spawn("A", "white").cards(card))
        assert table.enemies("A") == {ghoul: count}


@rule("Z-XP-10", "Z-XP-03")
def test_the_highest_level_decides_the_line() -> None:
    table = Scene(RULES, board=ROAD).put("tom", "E").put("judy", "E")
    table.experience("tom", 5).experience("judy", 12).spawn("A", "white")
    assert (table.survivor("tom").level, table.survivor("judy").level) == (0, 1)
    spawning(table.cards(1))
    assert table.enemies("A") == {"walker": 3}


@rule("Z-SPAWN-05")
def test_an_empty_deck_is_made_of_its_discards() -> None:
    table = Scene(RULES, board=ROAD).put("ben", "E").spawn("A", "white")
    state = table.state
    state.enemy_discards, state.enemy_deck = state.enemy_deck.cards, Deck()
    spawning(table.cards(1))
    table.told(ev.DeckShuffled, deck="enemies")
    assert len(state.enemy_deck) == 45
    assert state.enemy_discards == (1,)


@rule("NLD-SPAWN-07")
def test_coloured_zones_wait_for_their_event() -> None:
    table = Scene(RULES, "S2")
    yellow = table.state.spawns[3]
    assert (yellow.color, yellow.active) == ("yellow", False)
    assert len(spawn_order(table.game)) == 3
    table.put("ben", "1.3").cards(0).finds("scope").turn("ben")
    table.play("search:house", "say:discard")  # the key lay here
    assert table.state.spawns[3].active
    assert table.told(ev.SpawnAwoke).because == "Z-SPAWN-06"
    assert len(spawn_order(table.game)) == 4


@rule("Z-SPAWN-08")
def test_several_tokens_in_a_zone_draw_a_card_each() -> None:
    table = Scene(RULES, board=ROAD).put("ben", "E").spawn("A", "white").spawn("A", "green")
    spawning(table.cards(1, 2))
    assert table.enemies("A") == {"walker": 2}


@rule("NLD-MINI-02", "NLD-COMP-01")
def test_running_out_gives_that_type_an_extra_activation() -> None:
    table = Scene(RULES, board=ROAD).put("ben", "E").experience("ben", 7)
    table.put("fatty", "D").put("walker", "C", 26).spawn("A", "white")
    spawning(table.cards(1))  # 3 walkers, 2 are left
    assert table.told(ev.FiguresRanOut).because == "Z-MINI-01"
    assert table.enemies("B") == {"walker": 2}  # placed on A, then moved
    assert table.enemies("D") == {"fatty": 1, "walker": 26}
    assert table.wounds("ben") == 0


@rule("NLD-MINI-02")
def test_several_extra_activations_follow_each_other() -> None:
    table = Scene(RULES, board=ROAD).put("ben", "E").put("walker", "A", 28)
    table.spawn("A", "white").spawn("A", "green")
    spawning(table.cards(1, 2))
    assert table.enemies("C") == {"walker": 28}


@rule("NLD-MINI-02", "NLD-ENEMY-14")
def test_either_relative_stands_in_for_the_other() -> None:
    table = Scene(RULES, board=ROAD).put("ben", "E").spawn("A", "white").spawn("A", "green")
    spawning(table.cards(21, 41))
    assert table.enemies("A") == {"karen": 1, "johnny": 1}
    table.spawn("A", "green").spawn("A", "green")
    table.state.spawns = table.state.spawns[-1:]
    spawning(table.cards(42))
    assert table.enemies("B") == {"karen": 1, "johnny": 1}  # both act once more


@rule("Z-DIFF-07", "NLD-DIFF-04", "NLD-DIFF-05", "NLD-DIFF-06")
def test_any_mix_of_card_groups_makes_a_deck() -> None:
    sizes = {"easy": 21, "hard": 21, "extra": 4}
    for group, size in sizes.items():
        match = Match.new(RULES, "S1", seed=1, enemy_cards=[group])
        assert len(match.game.world.enemy_deck) == size
    assert len(Match.new(RULES, "S1", seed=1).game.world.enemy_deck) == 46
    with pytest.raises(BadSetup):
        Match.new(RULES, "S1", seed=1, enemy_cards=["mild"])


@rule("NLD-DIFF-06")
def test_where_nothing_can_be_opened_an_opening_card_is_a_relief() -> None:
    table = Scene(RULES, board=ROAD).put("ben", "E").experience("ben", 7).spawn("A", "white")
    spawning(table.cards(44))
    assert all(not any(zone) for zone in some(table.state.enemies))
    table.not_told(BarrierBurst)


@rule("NLD-SPAWN-07")
def test_a_sleeping_zone_draws_no_card() -> None:
    table = Scene(RULES, board=HOUSE).put("ben", "D").spawn("A", "white")
    table.spawn("B", "violet", active=False)
    spawning(table.cards(1))
    assert table.enemies("B") == {}
