"""Seven to twelve survivors."""

from __future__ import annotations

import pytest

from shambler.games.zombicide.core import events as ev
from shambler.games.zombicide.core.round import Round
from shambler.games.zombicide.invader import RULES
from shambler.games.zombicide.invader.large_team import ExtraSpawns, zones_for_extra
from shambler.games.zombicide.invader.setup import DealCards, FirstSpawn
from shambler.kernel.errors import BadSetup
from shambler.testing import rule, some
from shambler.testing.zombicide import Rest, Scene
from tests.rules.invader.missions import TEAM

EVERYBODY = (*TEAM, "odile", "tariq", "ingrid", "pavel", "nour", "reyes")


def team(size: int, key: str = "M0", **options: object) -> Scene:
    """A mission with so many survivors."""
    return Scene(RULES, key, survivors=EVERYBODY[:size], **options)


@rule("INV-BIG-01")
def test_the_survivors_above_six_start_without_a_starting_card() -> None:
    table = team(8).start(DealCards(), Round())
    while table.match.decision and table.match.decision.kind == "deal":
        table.play(table.options[0])
    dealt = [event.who for event in table.events if isinstance(event, ev.Dealt)]
    assert dealt == list(range(6))
    assert table.state.starting == ()


@pytest.mark.parametrize(
    ("size", "extra"), [(6, 0), (7, 1), (8, 1), (9, 2), (10, 2), (11, 3), (12, 3)]
)
@rule("INV-BIG-02")
def test_every_two_survivors_above_six_mean_one_more_spawn_token(size: int, extra: int) -> None:
    table = team(size).start(ExtraSpawns(), FirstSpawn())
    asked = []
    while table.game.decision.kind == "extra-spawn":
        asked.append(table.game.decision.about["count"])
        table.play("zone:0.3")
    assert asked == list(range(extra, 0, -1))
    table.asks("first-spawn")
    assert len(table.state.spawns) == 2 + extra


@rule("INV-BIG-02", "Z-OVER-03")
def test_thirteen_are_too_many() -> None:
    assert len(RULES.content.survivors) == 12
    assert RULES.edition.most_survivors == 12
    with pytest.raises(BadSetup):
        Scene(RULES, "M0", survivors=(*EVERYBODY, "jared"))


@rule("INV-BIG-03", "Z-SPAWN-08")
def test_a_token_stacked_on_a_spawn_zone_makes_it_spawn_twice() -> None:
    table = team(7, extra_spawns=("0.0",))
    stacked = [spawn for spawn in table.state.spawns if spawn.zone == table.zone("0.0")]
    assert len(stacked) == 2
    for name in EVERYBODY[:7]:
        table.put(name, "5.5").equip(name, "oxygen-tank")
    table.cards(1, 7, 2).enemies_phase()
    drawn = [event.zone for event in table.events if isinstance(event, ev.EnemyCardDrawn)]
    assert sorted(drawn) == sorted([table.zone("0.0"), table.zone("0.0"), table.zone("0.3")])


@rule("INV-BIG-03", "INV-MOLD-13")
def test_a_token_on_a_new_zone_makes_it_a_spawn_zone_with_active_mold() -> None:
    table = team(7).start(ExtraSpawns(), FirstSpawn()).play("zone:5.0")
    new = table.state.spawns[-1]
    assert (new.zone, new.color, new.active) == (table.zone("5.0"), "red", True)
    assert (table.state.ground.active >> new.zone & 1) == (
        not table.game.world.gated >> new.zone & 1
    )
    assert table.offers("zone:5.0")  # it may even be the first


@rule("INV-BIG-03", "INV-MOLD-13")
def test_a_new_spawn_zone_has_mold_inside_and_none_outside() -> None:
    table = Scene(RULES, board="A-B-C", survivors=EVERYBODY[:7]).start(ExtraSpawns(), Rest())
    assert table.play("zone:C").state.ground.active == 1 << table.zone("C")
    table = team(7).start(ExtraSpawns(), FirstSpawn())
    mold = table.state.ground.active
    assert table.play("zone:5.0").state.ground.active == mold


@rule("INV-BIG-03")
def test_the_team_may_choose_any_zone_that_its_mold_does_not_spoil() -> None:
    table = team(7).start(ExtraSpawns(), FirstSpawn())
    zones = {zone.name for zone in table.game.world.board.zones}
    offered = {key.partition(":")[2] for key in table.options}
    assert {"0.0", "0.3"} < offered < zones
    spoilt = zones - offered
    assert "1.5" in spoilt and len(spoilt) < len(offered)


@rule("INV-BIG-03")
def test_the_mold_of_a_new_spawn_zone_must_leave_the_mission_playable() -> None:
    table = team(7).start(ExtraSpawns(), FirstSpawn())
    assert not table.offers("zone:1.5")  # the objective lies there
    with pytest.raises(BadSetup, match=r"extra_spawns: a spawn token on 1\.5"):
        team(7, extra_spawns=("1.5",))


@rule("INV-BIG-02")
def test_the_options_may_say_where_but_not_how_many() -> None:
    with pytest.raises(BadSetup, match="adds 1 spawn tokens"):
        team(7, extra_spawns=("0.0", "0.3"))
    with pytest.raises(BadSetup, match="extra_spawns"):
        team(7, extra_spawns=("99.0",))


@rule("INV-BIG-01", "INV-MIS-03")
def test_a_large_team_has_a_tank_for_everybody() -> None:
    table = team(12, "M2", extra_spawns=("0.1", "0.1", "0.1"))
    assert all(table.game.has_pass(survivor) for survivor in some(table.state.survivors))
    assert table.state.supply == ()


@rule("INV-BIG-04")
@pytest.mark.parametrize("board", ["A-B", "\n#A   :#B   a.C\n"], ids=["inside", "airless outside"])
def test_no_card_of_the_box_is_reserved_for_a_category_of_survivor(board: str) -> None:
    """A soldier and a civilian can put every card with a slot into it."""
    kinds = {"hand": "fill-hand", "body": "fill-body"}
    slotted = [card for card in RULES.content.cards.values() if card.slot in kinds]
    for card in some(slotted):
        for name in ("jared", "cole"):
            table = Scene(RULES, board=board).put(name, "A").pack(name, card.id).turn(name)
            table.play("reorganize").asks(kinds[card.slot], f"card:{card.id}", "card:none", "done")
            table.play(f"card:{card.id}").asks("turn")
            survivor = table.survivor(name)
            worn = survivor.hands if card.slot == "hand" else survivor.body
            assert table.game.gear(worn[0]).id == card.id


@rule("INV-BIG-04")
@pytest.mark.parametrize("name", ["jared", "cole"])
def test_both_categories_fight_with_every_weapon_of_the_box(name: str) -> None:
    for card in some(c for c in RULES.content.cards.values() if c.attacks):
        table = Scene(RULES, board="A-B-C").put(name, "A").equip(name, card.id)
        if card.abilities and card.abilities[0].name == "needs-ammo":
            ammo = {"energy": "energy-cell", "canister": "canister"}[card.attacks[0].ammo]
            table.attach(name, ammo, card.id)
        table.put("worker", "A").turn(name)
        used = {key.partition(">")[0].partition(":")[2] for key in table.options if ">" in key}
        assert (card.model or card.id) in used


@rule("INV-BIG-03")
def test_a_new_spawn_zone_may_not_close_a_chain_of_mold() -> None:
    table = Scene(RULES, board="A-B-C", survivors=EVERYBODY[:7]).spawn("A").mold("A")
    allowed = zones_for_extra(table.game.world, table.state)
    assert [table.game.world.board.zones[zone].name for zone in allowed] == [
        table.game.world.board.zones[table.zone(name)].name for name in "AC"
    ]


@rule("INV-BIG-03")
def test_no_extra_token_is_put_where_its_mold_would_swallow_a_door() -> None:
    table = team(7, "M7")
    board, closed = table.game.world.board, table.state.ground.closed
    doors = {
        zone
        for opening in table.game.zones_of(closed)
        for zone in (board.openings[opening].a, board.openings[opening].b)
    }
    spawns = {spawn.zone for spawn in table.state.spawns}
    beside = {board.zones[zone].name for zone in doors - spawns}
    assert len(beside) >= 2
    table.start(ExtraSpawns(), FirstSpawn())
    assert not beside & {key.partition(":")[2] for key in table.options}
