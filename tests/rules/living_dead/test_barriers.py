"""Doors, the stairway and barricades (chapter 8)."""

import pytest

from shambler.games.zombicide import events as ev
from shambler.games.zombicide import scene_events as told
from shambler.games.zombicide.content import Ability
from shambler.games.zombicide.living_dead import RULES
from shambler.testing import rule
from shambler.testing.zombicide import Scene
from tests.rules.living_dead.boards import HOUSE

pytestmark = pytest.mark.usefixtures("scripts_used")

CELLAR = """
cA   srB
"""
BUILDING = {"special": (Ability("build-barricades", {"experience": 3}, "NLD-BARR-02"),)}
WINDOW, DOOR = "0.1-0.2", "0.2-0.3"


def scene(board: str = HOUSE, **changes: object) -> Scene:
    return Scene(RULES, board=board, changes=dict(changes))


@rule("NLD-DOOR-06")
def test_a_door_is_opened_and_closed_for_an_action_each() -> None:
    table = scene().barrier("C", "D").put("ben", "C").turn("ben")
    assert table.cost_of(f"open:{DOOR}") == 1
    table.play(f"open:{DOOR}")
    assert not table.is_closed("C", "D")
    table.told(ev.DoorOpened, rule="NLD-DOOR-06")
    table.play(f"close:{DOOR}")
    assert table.is_closed("C", "D")
    table.told(ev.DoorClosed, rule="NLD-DOOR-06")
    table.play(f"open:{DOOR}")
    assert not table.offers(f"close:{DOOR}")  # three actions


@rule("NLD-DOOR-06")
def test_not_with_a_ghoul_in_the_zone_and_not_without_a_token() -> None:
    table = scene().barrier("C", "D").put("ben", "C").equip("ben", "axe").put("walker", "C")
    table.turn("ben")
    assert table.blocked(f"open:{DOOR}") == "NLD-DOOR-06"
    table = scene().put("ben", "C").turn("ben")  # a doorway without a token stays open
    assert not table.offers(f"close:{DOOR}")


@rule("NLD-DOOR-07")
def test_the_stairway_is_a_door_and_needs_no_tool() -> None:
    table = scene(CELLAR).barrier("A", "B").put("ben", "A").turn("ben")
    assert not table.offers("move:B")
    table.play("open:0.0-0.1", "move:B")
    table.play("close:0.0-0.1")
    assert table.is_closed("A", "B")


@rule("NLD-BARR-01", "NLD-BARR-03", "NLD-EQUIP-11")
def test_a_barricade_opens_with_a_tool_in_hand() -> None:
    for tool in ("claw-hammer", "tire-iron", "crowbar", "axe", "chainsaw"):
        table = scene().barrier("B", "C").put("ben", "C").equip("ben", tool).turn("ben")
        assert table.cost_of(f"open:{WINDOW}") == 1
    table.play(f"open:{WINDOW}")
    assert not table.is_closed("B", "C")
    table.told(ev.DoorOpened, rule="NLD-BARR-03")
    table = scene().barrier("B", "C").put("ben", "C").equip("ben", "table-leg")
    table.pack("ben", "claw-hammer").turn("ben")  # in the backpack it is no help
    assert table.blocked(f"open:{WINDOW}") == "NLD-BARR-03"


@rule("NLD-BARR-01")
def test_barricades_are_left_alone_while_ghouls_are_around() -> None:
    table = scene().barrier("B", "C").put("ben", "C").equip("ben", "axe").put("walker", "C")
    assert table.turn("ben").blocked(f"open:{WINDOW}") == "NLD-BARR-01"


@rule("NLD-BARR-04")
def test_a_barricade_is_closed_without_any_tool() -> None:
    table = scene().barrier("B", "C", "open").put("ben", "C").turn("ben")
    assert table.cost_of(f"close:{WINDOW}") == 1
    table.play(f"close:{WINDOW}")
    assert table.is_closed("B", "C")
    table.told(ev.DoorClosed, rule="NLD-BARR-04")


@rule("NLD-BARR-02", "NLD-XP-09")
def test_building_spends_boards_and_gives_what_the_scene_says() -> None:
    table = scene(**BUILDING).put("ben", "C").equip("ben", "axe").pack("ben", "boards")
    table.turn("ben")
    assert table.cost_of(f"build:{WINDOW}") == 1
    table.play(f"build:{WINDOW}")
    assert table.is_closed("B", "C")
    assert table.survivor("ben").pack == ()
    assert [table.game.gear(card).id for card in table.state.discards] == ["boards"]
    table.told(told.BarricadeBuilt, who=0)
    table.told(ev.ExperienceGained, amount=3, rule="NLD-XP-09")
    assert table.state.reserve == 10


@rule("NLD-BARR-02")
def test_building_only_indoors_with_boards_and_where_the_scene_allows_it() -> None:
    table = scene(**BUILDING).put("ben", "C").equip("ben", "axe").turn("ben")
    assert table.blocked(f"build:{WINDOW}") == "NLD-BARR-02"
    table = scene(**BUILDING).put("ben", "B").equip("ben", "boards").turn("ben")
    assert not table.offers(f"build:{WINDOW}")  # from outside
    table = scene().put("ben", "C").equip("ben", "boards").turn("ben")
    assert not table.offers(f"build:{WINDOW}")  # the scene says nothing about it
    table = scene(**BUILDING).put("ben", "C").equip("ben", "boards").put("walker", "C")
    assert table.turn("ben").blocked(f"build:{WINDOW}") == "NLD-BARR-01"
    table = scene(**BUILDING).put("ben", "C").equip("ben", "boards")
    table.state.reserve = 0
    assert table.turn("ben").blocked(f"build:{WINDOW}") == "NLD-COMP-10"


@rule("NLD-OPEN-01", "NLD-DIFF-06", "Z-XP-10")
def test_an_opening_card_opens_everything_on_zones_with_that_ghoul() -> None:
    table = scene().barrier("B", "C").barrier("C", "D").put("ben", "D").put("walker", "B")
    table.experience("ben", 7).spawn("A", "white")
    table.cards(43).enemies_phase()
    assert not table.is_closed("B", "C")
    assert table.is_closed("C", "D")  # no walker stands there
    assert table.enemies("A") == {}  # nothing spawns
    table.told(told.BarrierBurst, rule="NLD-OPEN-01")


@rule("NLD-OPEN-01")
def test_at_blue_an_opening_card_does_nothing_and_others_stay_closed() -> None:
    table = scene().barrier("B", "C").put("ben", "D").put("walker", "B").spawn("A", "white")
    table.cards(43).enemies_phase()
    assert table.is_closed("B", "C")
    table = scene().barrier("B", "C").put("ben", "D").put("walker", "B").spawn("A", "white")
    table.experience("ben", 7).cards(46).enemies_phase()  # fatties
    assert table.is_closed("B", "C")
