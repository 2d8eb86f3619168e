"""Who plays, what lies where, and what the team decides before the first round."""

from __future__ import annotations

from typing import Any

import pytest

import shambler
from shambler.games.zombicide.core.round import Round
from shambler.games.zombicide.core.spawning import spawn_order
from shambler.games.zombicide.invader import RULES
from shambler.games.zombicide.invader.setup import DealCards, FirstPlayer, FirstSpawn
from shambler.games.zombicide.invader.view import InvaderView
from shambler.games.zombicide.systems.mold.events import MoldSpread
from shambler.kernel.errors import BadSetup
from shambler.kernel.match import Match
from shambler.testing import rule, some
from shambler.testing.zombicide import Scene
from tests.rules.invader.missions import TEAM, act, met, mission

EVERYBODY = tuple(RULES.content.survivors)  # all twelve


def new(**options: object) -> Match:
    return Match.new(RULES, "M0", seed=1, **options)


@rule("Z-OVER-01")
def test_the_whole_team_wins_or_loses_together() -> None:
    table = met(mission("M0", "jared", at="5.5", seats=3), 0).start(Round())
    table.play("end", "say:leave")
    assert table.outcome is not None
    assert table.outcome.winners == (0, 1, 2)
    table = mission("M0", "cole", at="4.0", seats=3).armor("cole", 1).put("worker", "4.0")
    table.enemies_phase()
    assert table.outcome is not None
    assert table.outcome.winners == ()


@rule("Z-OVER-02", "Z-SETUP-02")
def test_one_to_six_people_share_the_survivors_as_they_like() -> None:
    for seats in range(1, 7):
        assert new(seats=seats).seats == tuple(range(seats))
    match = new(seats=2, owners=(1, 0, 0, 0, 0, 0))
    assert match.game.world.owners == (1, 0, 0, 0, 0, 0)


@pytest.mark.parametrize(
    "options",
    [
        {"seats": 0},
        {"seats": 7},
        {"seats": 7, "survivors": EVERYBODY},
        {"seats": 2, "owners": (0,) * 6},
        {"seats": 2, "owners": (0, 0, 1, 1, 2, 2)},
        {"owners": (0, 0)},
    ],
)
@rule("Z-OVER-02")
def test_nobody_sits_without_a_survivor_and_no_more_than_six_sit(options: dict[str, Any]) -> None:
    with pytest.raises(BadSetup):
        new(**options)


@rule("Z-OVER-03", "Z-SETUP-02")
def test_a_team_has_six_survivors_at_least() -> None:
    assert len(new().game.state.survivors) == 6
    with pytest.raises(BadSetup, match="6 to 12"):
        new(survivors=TEAM[:5])
    with pytest.raises(BadSetup, match="named twice"):
        new(survivors=(*TEAM[:5], TEAM[0]))
    with pytest.raises(BadSetup, match="survivors: 'ripley' cannot be chosen"):
        new(survivors=(*TEAM[:5], "ripley"))


@rule("Z-SETUP-02")
def test_other_survivors_can_be_picked() -> None:
    team = ("odile", "tariq", "ingrid", "pavel", "nour", "reyes")
    assert new(survivors=team).game.world.names == team


@rule("Z-OVER-04")
def test_a_skill_beats_the_general_rule() -> None:
    table = Scene(RULES, board="A-B").put("cole", "A").put("worker", "A", 2)
    assert table.turn("cole").cost_of("move:B") == 3
    table.skills("cole", "unstoppable")
    assert table.turn("cole").cost_of("move:B") == 1


@rule("INV-OVER-05", "INV-MOLD-11")
def test_the_full_rules_beat_the_summary_where_it_lets_inactive_mold_close_a_chain() -> None:
    table = Scene(RULES, board="A-B-C-D").spawn("A").spawn("D").put("cole", "C")
    table.mold("A").mold("B", "inactive").mold("D").put("spoiler", "D").armor(
        "cole", 9, over_limit=True
    )
    act(table, "spoiler").told(MoldSpread)
    assert table.outcome is None


@rule("Z-SETUP-03", "INV-SETUP-09", "INV-SETUP-11")
def test_baraka_begins_with_armor_3_one_card_her_blue_skill_and_no_experience() -> None:
    table = mission("M0").start(DealCards(), Round())
    while table.match.decision and table.match.decision.kind == "deal":
        table.play(table.options[0])
    baraka = table.survivor("baraka")
    assert baraka.armor == 3
    assert sum(card >= 0 for card in (*baraka.hands, *baraka.body)) == 1
    assert [table.game.world.skills[skill].id for skill in baraka.skills] == ["lucky"]
    assert (baraka.experience, baraka.level) == (0, 0)


@rule("INV-SETUP-09")
def test_a_starting_skill_can_mean_more_armor() -> None:
    table = mission("M0", survivors=(*TEAM[:5], "ingrid"))
    assert table.survivor("ingrid").armor == 4
    assert {table.survivor(name).armor for name in ("cole", "vivian")} == {2}


@rule("INV-SETUP-10")
def test_soldiers_have_armor_3_and_search_security_rooms_civilians_2_and_any_room() -> None:
    table = mission("M0")
    world = table.game.world
    assert [world.sheets[table.who(name)].kind for name in ("jared", "cole")] == [
        "soldier",
        "civilian",
    ]
    assert [table.survivor(name).armor for name in ("jared", "cole")] == [3, 2]


@rule("INV-SETUP-04")
def test_starting_cards_tanks_prototypes_and_machine_cards_are_not_in_the_equipment_deck() -> None:
    table = mission("M5")
    gear = table.game.gear
    assert {gear(card).deck for card in table.state.stocks[0].cards} == {"equipment"}
    assert len(table.state.starting) == 6
    assert len(table.state.supply) == 6
    assert len(table.state.prototypes) == 4
    assert not [g.id for g in table.game.world.cards if g.deck == "machine"]


@rule("INV-SETUP-05")
def test_the_team_shares_six_starting_cards_one_for_everybody() -> None:
    table = mission("M0", seats=2).start(DealCards(), FirstPlayer())
    table.asks("deal", "card:cattle-prod", "card:smg", seats=(0, 1))
    table.play("card:smg", "card:smg").asks("first-player")  # four prods are left for the others
    hands = [table.game.gear(s.hands[0]).id for s in table.state.survivors]
    assert hands == ["smg", "smg", *["cattle-prod"] * 4]
    assert table.state.starting == ()


@rule("INV-SETUP-06")
def test_equipment_named_by_a_starting_skill_comes_on_top() -> None:
    table = mission("M0", survivors=(*TEAM[:4], "odile", "tariq"), seats=2)
    for name, card in (("odile", "heavy-cutter"), ("tariq", "sniper-rifle")):
        assert table.game.gear(table.survivor(name).hands[0]).id == card
    assert len(table.state.starting) == 6
    cutters = [c for c in table.state.stocks[0].cards if table.game.gear(c).id == "heavy-cutter"]
    assert len(cutters) == 2
    table.start(DealCards(), FirstPlayer()).play("card:smg", "card:smg").asks("first-player")
    for name, card in (("odile", "heavy-cutter"), ("tariq", "sniper-rifle")):
        held = [table.game.gear(card).id for card in table.survivor(name).hands]
        assert held == [card, "cattle-prod"]


@rule("INV-SETUP-07")
def test_both_decks_lie_face_down_in_no_known_order() -> None:
    table = mission("M0")
    for deck in (table.state.stocks[0], table.state.enemy_deck):
        assert len(deck) > 0
        assert deck.top == ()
    decks = InvaderView.of(table.game).decks
    assert decks.enemies == 54
    assert decks.equipment == len(table.state.stocks[0])


@rule("Z-SETUP-01")
def test_every_mission_lays_its_tiles_and_places_spawns_tokens_and_machines() -> None:
    for key, entry in some(RULES.content.missions.items()):
        table = mission(key)
        board = table.game.world.board
        codes = {tile[0] for row in entry.grid() for tile in row if tile}
        assert {tile for zone in board.zones for tile in zone.tiles} == codes
        assert len(table.state.spawns) == len(entry.spawn)
        pool = len(entry.pool.zones) if entry.pool else 0
        takeable = sum(objective.takeable for objective in entry.objective)
        assert len(table.state.tokens) == pool + takeable
        assert len(table.state.units.zones) == len(entry.machine)


@rule("Z-SETUP-01")
def test_every_mission_puts_spawns_objectives_machines_and_doors_where_its_map_shows_them() -> None:
    doors = sleeping = 0
    for key, entry in some(RULES.content.missions.items()):
        table = mission(key)
        spawns = [(table.zone(s.zone), s.color, s.active) for s in entry.spawn]
        assert [(s.zone, s.color, s.active) for s in table.state.spawns] == spawns
        shown = [table.zone(o.zone) for o in entry.objective if o.takeable]
        hidden = [table.zone(zone) for zone in (entry.pool.zones if entry.pool else ())]
        assert [token.zone for token in table.state.tokens] == [*shown, *hidden]
        machines = [table.zone(machine.zone) for machine in entry.machine]
        assert list(table.state.units.zones) == machines
        for door in entry.door:
            bit = 1 << table.game.world.opening(door.between)
            ground = table.state.ground
            assert (bool(ground.closed & bit), bool(ground.locked & bit)) == (
                door.state == "closed",
                door.state == "secured",
            )
            doors += 1
        sleeping += sum(not spawn.active for spawn in entry.spawn)
    assert doors >= 3
    assert sleeping >= 4


@rule("Z-SETUP-08")
def test_survivors_begin_on_the_starting_zone() -> None:
    for key, zone in (("M0", "4.0"), ("M2", "8.2"), ("M10", "1.2")):
        table = mission(key)
        assert {survivor.zone for survivor in table.state.survivors} == {table.zone(zone)}


@rule("INV-SETUP-12")
def test_the_team_picks_the_first_player() -> None:
    table = mission("M0", seats=3).start(FirstPlayer(), FirstSpawn())
    table.asks("first-player", "seat:0", "seat:1", "seat:2", seats=(0, 1, 2))
    table.play("seat:2")
    assert table.state.first_player == 2


@rule("INV-SPAWN-02")
def test_the_team_picks_the_spawn_zone_that_comes_first() -> None:
    table = mission("M0", seats=2).start(FirstSpawn())
    table.asks("first-spawn", "zone:0.0", "zone:0.3", seats=(0, 1))
    for zone in ("0.3", "0.0"):
        table = mission("M0").start(FirstSpawn(), Round()).play(f"zone:{zone}")
        first = spawn_order(table.game)[0]
        assert table.state.spawns[first].zone == table.zone(zone)


@rule("Z-SETUP-02", "INV-SETUP-05")
def test_a_new_game_runs_through_its_set_up_to_the_first_turn() -> None:
    match = shambler.new("invader", "M0", seed=3)
    kinds = []
    while match.decision and match.decision.kind not in ("activate", "turn"):
        kinds.append(match.decision.kind)
        match.play(match.decision.options[0])
    assert list(dict.fromkeys(kinds)) == ["deal", "first-spawn"]
