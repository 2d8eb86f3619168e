"""Zombies act, move and come (Z-ACTIV, Z-ATTACK, Z-EMOVE, Z-SPAWN, Z2E-063 to 075)."""

import pytest

from shambler.games.zombicide.core import events as ev
from shambler.games.zombicide.core.spawning import SpawnStep, spawn_order
from shambler.games.zombicide.hendrix import RULES
from shambler.games.zombicide.systems.abomination_deck.abomination_deck import deck_in
from shambler.kernel.deck import Deck
from shambler.kernel.match import Match
from shambler.kernel.structs import replace
from shambler.testing import rule, some
from shambler.testing.zombicide import Rest, Scene
from tests.rules.hendrix.boards import HOUSE, MIDNIGHT, TWO_HOUSES, scene

# A ring: two ways of equal length from A to D.
RING = """
~A   :~B
..... .....
~C   :~D
"""
# Three ways of equal length out of A, and a lone zone beyond each.
STAR = """
~X   |~B   |~Y
----- ..... -----
~C   :~A   :~D
----- ----- -----
~U   |~V   |~W
"""


def at(table: Scene) -> dict[str, dict[str, int]]:
    """Where zombies stand, by label."""
    labels = table.game.world.board.plan.labels
    return {label: table.enemies(label) for label in labels if table.enemies(label)}


# -- acting ----------------------------------------------------------------------------------


@rule("Z-ACTIV-01", "Z2E-063", "Z-ATTACK-01", "Z2E-064", "Z-EMOVE-01")
def test_a_zombie_attacks_or_moves_never_both_and_attacks_come_first() -> None:
    table = scene().put("karl", "C").put("walker", "C").put("fatty", "A").put("walker", "E", 2)
    table.activation()
    assert table.wounds("karl") == 1  # without a roll
    assert at(table) == {"B": {"fatty": 1}, "C": {"walker": 1}, "D": {"walker": 2}}
    kinds = [type(event) for event in table.events]
    assert kinds.index(ev.AttackLanded) < kinds.index(ev.EnemiesMoved)
    louder = scene().put("karl", "C").put("wayne", "E").put("riley", "E").put("walker", "C")
    assert at(louder.activation()) == {"C": {"walker": 1}}  # it has attacked


@rule("Z-ATTACK-04", "Z2E-064")
def test_the_players_split_the_attacks_as_they_like() -> None:
    table = scene().put("karl", "A").put("wayne", "A").put("walker", "A", 3).activation()
    table.asks("assign-attack", "take:karl", "take:wayne").play("take:karl")
    table.asks("assign-attack", "take:karl", "take:wayne").play("take:wayne", "take:karl")
    assert (table.wounds("karl"), table.wounds("wayne")) == (2, 1)


@rule("Z-ATTACK-05", "Z2E-064", "Z-ATTACK-01")
def test_all_zombies_of_a_zone_join_in_even_beyond_need() -> None:
    table = scene().put("karl", "A").put("wayne", "A").put("walker", "A", 3).put("fatty", "A", 2)
    table.activation()
    for _ in range(5):
        table.asks("assign-attack", "take:karl", "take:wayne").play("take:karl")
    table.asks("rest")
    assert (table.where("karl"), table.wounds("wayne")) == ("", 0)


@rule("Z-ATTACK-04", "Z-ATTACK-05", "Z2E-064", "Z-ATTACK-01")
def test_five_of_a_kind_make_five_attacks_and_any_of_three_may_take_them() -> None:
    table = scene().put("karl", "A").put("wayne", "A").put("riley", "A").put("walker", "A", 5)
    table.activation()
    for name in ("riley", "karl", "riley", "wayne", "karl"):
        table.asks("assign-attack", "take:karl", "take:riley", "take:wayne").play(f"take:{name}")
    table.asks("rest")
    assert [table.wounds(name) for name in ("karl", "riley", "wayne")] == [2, 2, 1]


@rule("Z-ATTACK-06", "Z2E-058", "FH-KO-01")
@pytest.mark.parametrize(("wounds", "stands"), [(2, True), (3, False)])
def test_the_third_wound_knocks_out(wounds: int, stands: bool) -> None:
    table = scene().put("karl", "A").put("wayne", "E").put("walker", "A", wounds).activation()
    assert (table.where("karl") == "A") == stands


@rule("Z-ENEMY-02", "Z2E-068", "FH-RUN-03", "FH-ENEMY-17")
def test_runners_have_a_second_action_after_everybodys_first() -> None:
    table = scene().put("karl", "A").put("runner", "C").put("walker", "B").put("shooter", "D")
    table.put("patient-0", "E").activation()
    assert at(table) == {
        "A": {"runner": 1, "walker": 1},
        "C": {"shooter": 1},
        "D": {"patient-0": 1},
    }
    moved = [event for event in table.events if isinstance(event, ev.EnemiesMoved)]
    assert [table.game.world.foes[event.foe].id for event in moved][-1] == "runner"
    near = scene().put("karl", "A").put("runner", "B").activation()
    assert (at(near), near.wounds("karl")) == ({"A": {"runner": 1}}, 1)  # a move, then an attack
    both = scene().put("karl", "A").put("runner", "A").activation()
    assert both.wounds("karl") == 2


@rule("FH-RUN-03")
def test_an_extra_activation_gives_runners_both_actions() -> None:
    table = scene().put("karl", "A").put("runner", "D").experience("karl", 7).spawn("E")
    table.cards(80).spawning()
    assert at(table) == {"B": {"runner": 1}}


# -- moving ----------------------------------------------------------------------------------


@rule("FH-EMOVE-06", "Z2E-065", "FH-NOISE-07")
def test_those_who_see_survivors_go_there_however_loud_it_is_elsewhere() -> None:
    board = "\n~A   :~B   :~C   |~D\n..... ..... ..... .....\n~E   :~F   :~G   :~H\n"
    table = scene(board).put("karl", "A").put("wayne", "H").noise("H", 5).put("walker", "C")
    table.activation()
    assert at(table) == {"B": {"walker": 1}}
    loud = scene(board).put("karl", "D").put("wayne", "E").noise("D", 2).put("walker", "C")
    loud.activation()  # it sees nobody
    assert at(loud) == {"G": {"walker": 1}}


@rule("Z2E-065", "FH-EMOVE-06")
def test_of_several_zones_in_sight_the_noisiest_whatever_the_distance() -> None:
    table = scene().put("karl", "A").put("wayne", "E").put("riley", "E").put("walker", "B", 2)
    assert at(table.activation()) == {"C": {"walker": 2}}
    token = scene().put("karl", "A").put("wayne", "E").noise("E").put("walker", "B", 2)
    assert at(token.activation()) == {"C": {"walker": 2}}
    # Noise where nobody stands is not gone for as long as somebody is seen.
    empty = scene().put("karl", "A").noise("E", 9).put("walker", "C", 2)
    assert at(empty.activation()) == {"B": {"walker": 2}}


@rule("Z2E-065", "FH-NOISE-07")
def test_who_sees_nobody_goes_for_the_noisiest_zone_of_the_board() -> None:
    table = scene(hour=MIDNIGHT).put("karl", "A").noise("E", 2).put("walker", "C", 2)
    assert at(table.activation()) == {"D": {"walker": 2}}
    there = scene(hour=MIDNIGHT).put("karl", "A").noise("C", 2).put("walker", "C", 2)
    assert at(there.activation()) == {"C": {"walker": 2}}  # they are there already


@rule("Z-EMOVE-07", "Z2E-066")
def test_zombies_take_the_shortest_open_path() -> None:
    board = "\n~A   :~B   :~C\n..... ----- .....\n~D   |~E   :~F\n"
    table = scene(board, hour=MIDNIGHT).put("karl", "F").put("walker", "B", 2)
    assert at(table.activation()) == {"C": {"walker": 2}}
    corner = "\n~A    ~A2\n..... .....\n~B   :~C\n"  # B is as near to A as C is
    straight = scene(corner, hour=MIDNIGHT).put("karl", "A").put("walker", "B", 2)
    assert straight.activation("walker").enemies("A") == {"walker": 2}
    long = scene(board, hour=MIDNIGHT).put("karl", "D").put("walker", "C", 2)
    assert at(long.activation()) == {"B": {"walker": 2}}


@rule("Z2E-066", "Z-EMOVE-07", "FH-EMOVE-06")
def test_without_an_open_path_they_stay_even_if_other_noise_could_be_reached() -> None:
    table = scene(HOUSE).put("karl", "C").put("wayne", "C").noise("A").put("walker", "B", 2)
    assert at(table.activation()) == {"B": {"walker": 2}}
    assert table.is_closed("B", "C")
    inside = scene(TWO_HOUSES).put("karl", "C").put("walker", "A", 2)
    assert at(inside.activation()) == {"A": {"walker": 2}}


@rule("Z-EMOVE-11", "Z2E-067")
def test_equal_ways_split_each_kind_evenly() -> None:
    table = scene(RING).put("karl", "D").put("walker", "A", 4).put("runner", "A", 2)
    table.activation("walker", "fatty", "shooter")
    assert at(table) == {"A": {"runner": 2}, "B": {"walker": 2}, "C": {"walker": 2}}
    each = scene(RING).put("karl", "D").put("walker", "A", 2).put("fatty", "A", 2)
    assert at(each.activation()) == {
        "B": {"walker": 1, "fatty": 1},
        "C": {"walker": 1, "fatty": 1},
    }


@rule("Z2E-065", "FH-EMOVE-06", "FH-NOISE-07")
def test_tokens_alone_are_as_loud_as_survivors_whom_nobody_sees() -> None:
    table = scene(hour=MIDNIGHT).put("karl", "A").put("wayne", "A").noise("E", 2)
    assert at(table.put("walker", "C", 4).activation()) == {"B": {"walker": 2}, "D": {"walker": 2}}
    louder = scene(hour=MIDNIGHT).put("karl", "A").put("wayne", "A").noise("E", 3)
    assert at(louder.put("walker", "C", 4).activation()) == {"D": {"walker": 4}}


@rule("Z-EMOVE-11", "Z2E-067")
def test_equal_noise_splits_them_too_seen_or_heard() -> None:
    seen = scene().put("karl", "A").put("wayne", "E").put("walker", "C", 4).activation()
    assert at(seen) == {"B": {"walker": 2}, "D": {"walker": 2}}
    heard = scene(hour=MIDNIGHT).put("karl", "A").put("wayne", "E").put("walker", "C", 4)
    assert at(heard.activation()) == {"B": {"walker": 2}, "D": {"walker": 2}}


@rule("Z-EMOVE-12", "Z2E-067")
def test_the_players_place_the_odd_ones_and_send_a_single_one() -> None:
    table = scene(RING).put("karl", "D").put("walker", "A", 3).activation()
    table.asks("split", "zone:B", "zone:C").play("zone:C")
    assert at(table) == {"B": {"walker": 1}, "C": {"walker": 2}}
    lone = scene(RING).put("karl", "D").put("walker", "A").activation()
    lone.asks("split", "zone:B", "zone:C").play("zone:B")
    assert at(lone) == {"B": {"walker": 1}}
    three = scene(STAR, hour=MIDNIGHT).put("walker", "A", 5)
    three.put("karl", "B").put("wayne", "C").put("riley", "D").activation()
    three.asks("split", "zone:B", "zone:C", "zone:D").play("zone:B")
    three.asks("split", "zone:C", "zone:D").play("zone:D")
    assert at(three) == {"B": {"walker": 2}, "C": {"walker": 1}, "D": {"walker": 2}}


# -- spawning --------------------------------------------------------------------------------


@rule("Z-SPAWN-01", "Z2E-069", "FH-SETUP-03", "Z2E-072")
@pytest.mark.parametrize(
    ("card", "kind", "counts"),
    [(43, "walker", (3, 5, 7, 9)), (50, "fatty", (2, 3, 4, 4)), (56, "runner", (2, 3, 4, 4))],
)
def test_a_card_is_read_on_the_line_of_the_danger_level(
    card: int, kind: str, counts: tuple[int, ...]
) -> None:
    for points, count in zip((0, 7, 19, 43), counts, strict=True):
        table = scene("\n~A   |~E\n").put("karl", "A").experience("karl", points).spawn("E")
        assert table.cards(card).spawning().enemies("E") == {kind: count}


@rule("Z-SPAWN-01", "Z2E-069", "FH-SPAWN-04")
def test_the_starting_spawn_zone_draws_first_then_clockwise() -> None:
    board = (
        "\n~A   |~B   |~C\n----- ----- -----\n~D   |~E   |~F\n----- ----- -----\n~G   |~H   |~I\n"
    )
    for first, order in (("G", "GACI"), ("C", "CIGA")):
        table = scene(board).put("karl", "E")
        for zone in "IACG":
            table.spawn(zone)
        table.state.first_spawn = table.zone(first)
        table.cards(43, 44, 50, 56).spawning()
        drawn = [event.zone for event in table.events if isinstance(event, ev.EnemyCardDrawn)]
        assert drawn == [table.zone(zone) for zone in order]


@rule("FH-SPAWN-04", "Z2E-008", "Z2E-069")
def test_the_first_spawn_zone_of_every_mission_is_its_starting_one() -> None:
    for mission in some(RULES.content.missions.values()):
        match = Match.new(RULES, mission.id, seed=3)
        board = match.game.world.board
        assert match.game.state.first_spawn == board.zone_at(mission.spawn[0].zone)
        assert mission.spawn[0].rule == "FH-SPAWN-04"


@rule("Z-SPAWN-05", "Z2E-069")
def test_an_empty_zombie_deck_is_made_of_its_discards() -> None:
    table = scene().put("karl", "A").spawn("E").spawn("D")
    state = table.state
    state.enemy_discards, state.enemy_deck = tuple(range(41, 80)), Deck((80,))
    table.state.first_spawn = table.zone("E")
    table.cards(80, 43).spawning()
    table.told(ev.DeckShuffled, deck="enemies")
    assert (len(state.enemy_deck), state.enemy_discards) == (39, (43,))
    assert set(state.enemy_deck.cards) == set(range(41, 81)) - {43}


@rule("Z-SPAWN-06", "Z2E-070", "Z-ROUND-06")
def test_a_sleeping_spawn_zone_waits_until_it_is_woken_and_for_the_next_phase() -> None:
    table = scene().put("karl", "A").spawn("E").spawn("D", "blue", active=False)
    table.cards(43).spawning()
    assert (table.enemies("E"), table.enemies("D")) == ({"walker": 3}, {})
    order = spawn_order(table.game)
    assert len(order) == 1
    state = table.clear().state
    awake = tuple(replace(token, active=True) for token in state.spawns)
    state.spawns = awake  # in the middle of a spawn step
    table.cards(44).start(SpawnStep(order), Rest())
    assert (table.enemies("E"), table.enemies("D")) == ({"walker": 4}, {})
    table.cards(50, 56).spawning()
    assert len(table.enemies("D")) == 1


@rule("Z-SPAWN-08")
def test_two_tokens_in_a_zone_draw_a_card_each() -> None:
    table = scene().put("karl", "A").spawn("E").spawn("E").cards(43, 50).spawning()
    assert table.enemies("E") == {"walker": 3, "fatty": 2}


@rule("Z2E-072", "Z2E-071", "Z2E-092", "FH-COMP-02")
def test_the_zombie_deck_card_by_card() -> None:
    deck = {card.number: card for card in RULES.content.enemy_deck}
    assert sorted(deck) == list(range(41, 81))
    assert {card.kind for card in deck.values()} == {"spawn", "rush", "abomination", "extra"}
    assert sum(card.shooter for card in deck.values()) == 14
    assert not [c for c in deck.values() if c.kind == "rush" and c.enemy == "runner"]
    easy = [c for c in deck.values() if c.number <= 58 and c.kind == "abomination"]
    hard = [c for c in deck.values() if 59 <= c.number <= 76 and c.kind == "abomination"]
    assert (len(easy), len(hard)) == (2, 2)
    assert {c.number for c in deck.values() if c.kind == "extra"} == {77, 78, 79, 80}


@rule("Z-DIFF-07", "Z2E-092")
@pytest.mark.parametrize(
    ("groups", "numbers"),
    [
        (("easy", "hard"), range(41, 77)),
        (("hard", "extra"), range(59, 81)),
        (("easy", "extra"), (*range(41, 59), *range(77, 81))),
        (("easy", "hard", "extra"), range(41, 81)),
    ],
)
def test_any_two_groups_of_cards_make_the_deck_and_by_default_all(
    groups: tuple[str, ...], numbers: range
) -> None:
    match = Match.new(RULES, "M1", seed=1, enemy_cards=groups)
    assert sorted(match.game.world.enemy_deck) == list(numbers)
    if len(groups) == 3:
        assert Match.new(RULES, "M1", seed=1).game.world.enemy_deck == match.game.world.enemy_deck


@rule("Z2E-073", "Z-SPAWN-09", "FH-SHOOT-02")
@pytest.mark.parametrize(("card", "kind"), [(77, "walker"), (79, "fatty"), (80, "runner")])
def test_an_extra_activation_is_for_all_of_its_kind_and_brings_nobody(card: int, kind: str) -> None:
    kinds = ("walker", "fatty", "runner", "shooter", "patient-0")
    table = scene().put("karl", "A").experience("karl", 7).spawn("E")
    for each in kinds:
        table.put(each, "C")
    table.cards(card).spawning()
    goes = "A" if kind == "runner" else "B"
    stay = {each: 1 for each in kinds if each != kind}
    assert at(table) == {goes: {kind: 1}, "C": stay}
    blue = scene().put("karl", "A").put(kind, "C").spawn("E").cards(card).spawning()
    assert at(blue) == {"C": {kind: 1}}


@rule("Z2E-074", "Z2E-076")
def test_one_abomination_at_most_and_the_one_there_acts_alone() -> None:
    table = scene().put("karl", "A").put("abominacop", "C").put("walker", "C").spawn("E")
    table.cards(75).spawning()
    assert at(table) == {"B": {"abominacop": 1}, "C": {"walker": 1}}
    near = scene().put("karl", "A").put("abominawild", "A").spawn("E").cards(76).spawning()
    assert (at(near), near.wounds("karl")) == ({"A": {"abominawild": 1}}, 1)


def _shuffled(table: Scene) -> Scene:
    """With all zombie cards in the deck again."""
    state = table.state
    state.enemy_deck = Deck((*state.enemy_deck.cards, *state.enemy_discards))
    state.enemy_discards = ()
    return table


@rule("FHR-23", "Z2E-077")
def test_each_abomination_is_drawn_once_and_an_empty_deck_is_made_of_the_killed() -> None:
    foes = ("patient-0", "hobomination", "abominacop", "abominawild")
    table = scene().put("karl", "A").spawn("E")
    number = table.game.world.foe_index
    for turn, kind in enumerate(foes):
        assert len(deck_in(table.state)) == 4 - turn
        _shuffled(table).cards(75, number[kind]).spawning()
        assert table.enemies("E") == {kind: 1}
        table.clear()
    assert len(deck_in(table.state)) == 0
    _shuffled(table).cards(75, number["hobomination"]).spawning()
    assert table.enemies("E") == {"hobomination": 1}
    assert set(deck_in(table.state).cards) == {number[kind] for kind in foes} - {
        number["hobomination"]
    }


@rule("Z2E-075", "Z-MINI-01")
def test_running_out_may_chain() -> None:
    table = scene().put("karl", "A").put("fatty", "E", 16).spawn("E").spawn("E")
    table.cards(50, 68).spawning()
    assert at(table) == {"C": {"fatty": 16}}  # twice all of them acted
    assert table.told(ev.FiguresRanOut).because == "Z-MINI-01"


@rule("Z-MINI-01", "Z2E-075")
def test_enough_figures_to_the_last_one_make_nobody_act() -> None:
    table = scene().put("karl", "A").put("walker", "C", 37).spawn("E").cards(43).spawning()
    assert at(table) == {"C": {"walker": 37}, "E": {"walker": 3}}
