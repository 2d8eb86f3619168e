"""Security rooms, oxygen supply rooms and airlocks."""

from __future__ import annotations

from shambler.games.zombicide.invader import RULES
from shambler.games.zombicide.systems.oxygen.events import TankTaken
from shambler.testing import rule
from shambler.testing.zombicide import Scene
from tests.rules.invader.missions import act, cards_of, wears_tank

STATION = """
     0     1     2     3
 0   .    aA    +O    +S
     -----   +     +     +
 1   .    |r    +r    +r
"""


def station(*names: str, at: str) -> Scene:
    """These survivors stand in one zone of a small station."""
    table = Scene(RULES, board=STATION)
    for name in names:
        table.put(name, at)
    return table


@rule("INV-ROOM-01", "INV-SETUP-10")
def test_soldiers_search_security_rooms_only_and_civilians_any_room() -> None:
    assert station("jared", at="0.3").turn("jared").offers("search")
    assert station("cole", at="0.3").turn("cole").offers("search")
    assert station("cole", at="1.1").turn("cole").offers("search")
    assert station("jared", at="1.1").turn("jared").blocked("search") == "INV-SEARCH-04"


@rule("INV-ROOM-02")
def test_anybody_takes_a_tank_for_an_action_and_rearranges_free() -> None:
    for name in ("cole", "jared"):
        table = station(name, at="0.2").turn(name)
        assert table.cost_of("oxygen") == 1
        table.play("oxygen").told(TankTaken)
        table.play("card:oxygen-tank")
        assert table.game.has_pass(table.survivor(name))


@rule("INV-ROOM-02")
def test_taking_tanks_is_no_search_and_may_be_repeated() -> None:
    table = station("jared", at="0.2").turn("jared")
    table.play("oxygen", "done", "oxygen", "done", "oxygen", "done")
    assert cards_of(table, "jared") == ["oxygen-tank"] * 3
    assert len(table.state.supply) == 3


@rule("INV-ROOM-02")
def test_a_tank_and_a_search_are_possible_in_one_turn() -> None:
    table = station("vivian", at="0.2").turn("vivian").play("oxygen", "done")
    table.finds("sledge").play("search", "say:discard", "oxygen", "done")
    assert cards_of(table, "vivian") == ["oxygen-tank"] * 2


@rule("INV-ROOM-02")
def test_no_tank_with_a_xeno_in_the_room_or_an_empty_supply() -> None:
    table = station("cole", at="0.2").put("worker", "0.2").turn("cole")
    assert table.blocked("oxygen") == "INV-ROOM-02"
    table = station("cole", at="0.2")
    table.state.removed, table.state.supply = table.state.supply, ()
    assert table.turn("cole").blocked("oxygen") == "INV-ROOM-02"
    assert not station("cole", at="1.1").turn("cole").offers("oxygen")


@rule("INV-ROOM-03")
def test_two_tanks_can_be_worn_at_once_and_more_be_packed() -> None:
    table = station("cole", at="0.2").equip("cole", "oxygen-tank").pack("cole", "oxygen-tank")
    table.turn("cole").play("oxygen", "card:oxygen-tank", "card:oxygen-tank")
    worn = [table.game.gear(card).id for card in table.survivor("cole").body]
    assert worn == ["oxygen-tank", "oxygen-tank"]
    assert cards_of(table, "cole") == ["oxygen-tank"] * 3


@rule("INV-ROOM-04")
def test_a_discarded_tank_returns_to_its_supply_and_can_be_taken_again() -> None:
    table = station("cole", at="0.2").equip("cole", "oxygen-tank").turn("cole")
    table.play("discard")
    while "drop:cole.oxygen-tank" not in table.options:
        table.play(table.options[0])
    table.play("drop:cole.oxygen-tank")
    assert len(table.state.supply) == 6
    assert table.state.discards == ()


@rule("INV-LOCK-01", "INV-LOCK-02")
def test_an_airlock_leads_outside_for_whoever_wears_a_tank() -> None:
    table = station("cole", at="0.1").turn("cole")
    assert table.blocked("move:0.0") == "INV-LOCK-02"
    table = station("cole", at="0.1").pack("cole", "oxygen-tank").turn("cole")
    assert table.blocked("move:0.0") == "INV-LOCK-02"  # in the backpack it is no use
    table = station("cole", at="0.1").equip("cole", "oxygen-tank").turn("cole").play("move:0.0")
    assert table.where("cole") == "0.0"


@rule("INV-LOCK-02")
def test_outside_the_last_worn_tank_cannot_be_thrown_away() -> None:
    table = station("cole", at="0.0").equip("cole", "oxygen-tank", "smg").turn("cole")
    table.play("discard")
    assert not [key for key in table.options if "oxygen" in key]


@rule("INV-LOCK-02")
def test_of_two_worn_tanks_one_may_go_outside() -> None:
    table = station("cole", at="0.0").equip("cole", "oxygen-tank", "oxygen-tank").turn("cole")
    table.play("discard", "take:cole", "drop:cole.oxygen-tank")
    assert cards_of(table, "cole") == ["oxygen-tank"]
    assert wears_tank(table, "cole")
    table.play("discard", "take:cole").asks("turn")  # the last one is not offered


@rule("INV-LOCK-02")
def test_outside_the_last_worn_tank_is_neither_packed_nor_traded() -> None:
    table = station("cole", at="0.0").equip("cole", "oxygen-tank", "smg").put("vivian", "0.0")
    table.equip("vivian", "oxygen-tank").turn("cole")
    table.play("reorganize", "card:none", "card:none", "card:none").asks("turn")
    assert wears_tank(table, "cole")
    table.play("trade:vivian")
    while table.game.decision.kind != "turn":
        table.play("card:none" if "card:none" in table.options else table.options[0])
    assert wears_tank(table, "cole")
    assert wears_tank(table, "vivian")


@rule("INV-LOCK-02")
def test_going_back_in_needs_no_tank() -> None:
    table = station("cole", at="0.0").equip("cole", "oxygen-tank").turn("cole").play("move:0.1")
    assert table.where("cole") == "0.1"


@rule("INV-LOCK-03")
def test_machines_pass_airlocks_freely_but_no_lock() -> None:
    table = station("cole", at="0.1").put("bot", "0.1").remote("cole", "bot").turn("cole")
    assert table.offers("machine:bot.move>0.0")
    assert not table.offers("lead:0.0+bot")  # Cole has no tank to go along
    table.door("0.0", "0.1", "locked").turn("cole")
    assert not table.offers("machine:bot.move>0.0")


@rule("INV-LOCK-04")
def test_enemies_and_survivors_use_an_airlock_under_mold() -> None:
    table = station("cole", at="0.0").equip("cole", "oxygen-tank").mold("0.1").put("worker", "0.1")
    act(table, "worker")
    assert table.enemies("0.0") == {"worker": 1}


@rule("INV-ROOM-05", "INV-MOLD-06")
def test_mold_ends_special_rooms_except_airlocks() -> None:
    table = station("cole", at="0.1")
    for zone in ("0.1", "0.2", "0.3"):
        table.mold(zone)
    assert table.game.terrain.special("oxygen") == table.game.terrain.special("security") == 0
    table.equip("cole", "oxygen-tank").turn("cole")
    assert table.offers("move:0.0")
