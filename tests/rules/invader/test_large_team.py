"""Seven to twelve survivors."""

from __future__ import annotations

import pytest

from shambler.games.zombicide import events as ev
from shambler.games.zombicide.invader import RULES
from shambler.games.zombicide.procedures.round import Round
from shambler.games.zombicide.procedures.setup import DealCards, ExtraSpawns, FirstSpawn
from shambler.kernel.errors import BadSetup
from shambler.testing import rule
from shambler.testing.zombicide import Scene
from tests.rules.invader.missions import TEAM

pytestmark = pytest.mark.usefixtures("scripts_used")

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
    for number in range(extra):
        assert table.asks("extra-spawn").game.decision is not None
        assert table.game.decision.about["count"] == extra - number
        table.play("zone:0.3")
    table.asks("first-spawn")
    assert len(table.state.spawns) == 2 + extra


@rule("INV-BIG-02", "Z-OVER-03")
def test_thirteen_are_too_many() -> None:
    assert len(RULES.content.survivors) == 12
    with pytest.raises(BadSetup):
        Scene(RULES, "M0", survivors=(*EVERYBODY, "jared"))


@rule("INV-BIG-03", "Z-SPAWN-08")
def test_a_token_stacked_on_a_spawn_zone_makes_it_spawn_twice() -> None:
    table = team(7, extra_spawns=("0.0",))
    stacked = [spawn for spawn in table.state.spawns if spawn.zone == table.zone("0.0")]
    assert len(stacked) == 2
    for name in EVERYBODY[:7]:
        table.put(name, "5.5")
    table.cards(1, 7, 2).enemies_phase()
    drawn = [event.zone for event in table.events if isinstance(event, ev.EnemyCardDrawn)]
    assert sorted(drawn) == sorted([table.zone("0.0"), table.zone("0.0"), table.zone("0.3")])


@rule("INV-BIG-03", "INV-MOLD-13")
def test_a_token_on_a_new_zone_makes_it_a_spawn_zone_with_active_mold() -> None:
    table = team(7).start(ExtraSpawns(), FirstSpawn()).play("zone:5.0")
    new = table.state.spawns[-1]
    assert (new.zone, new.color, new.active) == (table.zone("5.0"), "red", True)
    assert (table.state.ground.active >> new.zone & 1) == (
        not table.game.world.exterior >> new.zone & 1
    )
    assert table.offers("zone:5.0")  # it may even be the first


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
    assert all(table.game.wears_tank(survivor) for survivor in table.state.survivors)
    assert table.state.supply == ()


@rule("INV-BIG-04")
def test_no_card_of_the_box_is_reserved_for_a_category_of_survivor() -> None:
    table = Scene(RULES, board="A-B", survivors=EVERYBODY[:6]).put("jared", "A").put("cole", "A")
    for name in ("jared", "cole"):
        for card in ("sniper-rifle", "heavy-shotgun", "chainsaw"):
            table.survivor(name).hands = (-1, -1)
            table.equip(name, card)
            held = [table.game.gear(c).id for c in table.survivor(name).hands if c >= 0]
            assert card in held
