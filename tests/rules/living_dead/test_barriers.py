"""Doors, the stairway and barricades (chapter 8)."""

import pytest

from shambler.games.zombicide.core import events as ev
from shambler.games.zombicide.core.spawning import SpawnStep, spawn_order
from shambler.games.zombicide.living_dead import RULES
from shambler.games.zombicide.systems.barricades.barricades import BarricadeState
from shambler.games.zombicide.systems.barricades.events import BarricadeBuilt, BarrierBurst
from shambler.games.zombicide.systems.barricades.words import BuildBarricades
from shambler.testing import rule
from shambler.testing.zombicide import Rest, Scene
from tests.rules.living_dead.boards import HOUSE

CELLAR = """
cA   srB
"""
BUILDING = {"special": (BuildBarricades(experience=3, rule="NLD-BARR-02"),)}
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


@rule("NLD-DOOR-06", "NLD-BARR-01")
def test_no_free_action_pays_for_a_door_or_a_barricade() -> None:
    table = scene(**BUILDING).barrier("C", "D").barrier("B", "C", "open").put("ben", "C")
    table.skills("ben", "plus-1-free-move-action").turn("ben", left=1).play(f"open:{DOOR}")
    assert table.offers("move:D")  # the free move is still there
    assert table.blocked(f"close:{DOOR}") == "Z-ROUND-03"
    assert table.blocked(f"close:{WINDOW}") == "Z-ROUND-03"


@rule("NLD-DOOR-07")
@pytest.mark.parametrize("key", ["S3", "S4"])
def test_the_stairway_of_a_scene_is_opened_and_closed(key: str) -> None:
    table = Scene(RULES, key)
    board = table.game.world.board
    (stairs,) = [opening for opening in board.openings if opening.kind == "stairs"]
    table.put("ben", board.zones[stairs.a].name).turn("ben")
    for _ in range(2):
        closed = table.state.ground.closed >> stairs.index & 1
        table.play(f"{'open' if closed else 'close'}:{stairs.name}")
        assert table.state.ground.closed >> stairs.index & 1 == 1 - closed


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
    table.told(BarricadeBuilt, who=0)
    table.told(ev.ExperienceGained, amount=3, rule="NLD-XP-09")
    assert table.state.reserve == 10


@rule("NLD-BARR-02")
def test_what_was_built_is_a_barricade_like_any_other() -> None:
    """It can be opened and closed, and nothing more is built there."""
    table = scene(**BUILDING).put("ben", "C").equip("ben", "tire-iron").pack("ben", "boards")
    table.pack("ben", "boards").turn("ben").play(f"build:{WINDOW}")
    assert not table.offers(f"build:{WINDOW}")
    assert not table.play(f"open:{WINDOW}").is_closed("B", "C")
    assert not table.offers(f"build:{WINDOW}")
    assert table.play(f"close:{WINDOW}").is_closed("B", "C")


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
    table.told(BarrierBurst, rule="NLD-OPEN-01")


@rule("NLD-OPEN-01")
def test_at_blue_an_opening_card_does_nothing_and_others_stay_closed() -> None:
    table = scene().barrier("B", "C").put("ben", "D").put("walker", "B").spawn("A", "white")
    table.cards(43).enemies_phase()
    assert table.is_closed("B", "C")
    table = scene().barrier("B", "C").put("ben", "D").put("walker", "B").spawn("A", "white")
    table.experience("ben", 7).cards(46).enemies_phase()  # fatties
    assert table.is_closed("B", "C")


TWO_WINDOWS = """
,A   orB   o,C
"""


@rule("NLD-BARR-02")
@pytest.mark.parametrize("state", ["open", "closed"])
def test_no_barricade_is_built_where_one_is(state: str) -> None:
    table = scene(TWO_WINDOWS, **BUILDING).put("ben", "B").equip("ben", "boards", "boards")
    table.barrier("A", "B", state).turn("ben")
    assert [key for key in table.options if key.startswith("build")] == ["build:0.1-0.2"]


@rule("NLD-COMP-10", "NLD-BARR-02")
def test_there_are_eleven_barricades_and_the_twelfth_cannot_be_built() -> None:
    table = scene(TWO_WINDOWS, **BUILDING).put("ben", "B").equip("ben", "boards", "boards")
    assert table.state.reserve == 11
    table.turn("ben").play("build:0.0-0.1")
    assert table.state.reserve == 10
    table.state.reserve = 1
    table.changed().play("build:0.1-0.2")
    assert table.state.reserve == 0
    assert table.is_closed("A", "B") and table.is_closed("B", "C")  # the first one stays
    table = scene(TWO_WINDOWS, **BUILDING).put("ben", "B").equip("ben", "boards", "boards")
    table.state.reserve = 1  # ten lie elsewhere
    table.turn("ben").play("build:0.0-0.1")
    assert table.blocked("build:0.1-0.2") == "NLD-COMP-10"
    assert table.is_closed("A", "B")


@rule("NLD-COMP-10")
def test_what_a_scene_has_put_on_the_board_is_no_longer_to_be_had() -> None:
    table = Scene(RULES, "S1")
    windows = table.state.barricades.fitted & table.game.world.board.windows
    assert table.state.reserve + windows.bit_count() == 11
    assert windows.bit_count() == 4


@rule("NLD-DOOR-06", "NLD-BARR-03", "NLD-BARR-04", "NLD-BARR-01")
def test_one_token_is_turned_over_and_the_others_stay_as_they_are() -> None:
    table = scene().barrier("B", "C").barrier("C", "D").put("ben", "C").equip("ben", "uzi", "axe")
    table.turn("ben").play(f"open:{WINDOW}")
    assert (table.is_closed("B", "C"), table.is_closed("C", "D")) == (False, True)
    table.play(f"close:{WINDOW}")
    assert (table.is_closed("B", "C"), table.is_closed("C", "D")) == (True, True)
    table.play(f"open:{DOOR}")
    assert (table.is_closed("B", "C"), table.is_closed("C", "D")) == (True, False)
    assert table.acting.spent == 3


@rule("NLD-BARR-01")
def test_building_opening_and_closing_a_barricade_cost_one_action_each() -> None:
    table = scene(**BUILDING).put("ben", "C").equip("ben", "axe", "boards").turn("ben")
    table.play(f"build:{WINDOW}")
    assert table.acting.spent == 1
    table.play(f"open:{WINDOW}")
    assert table.acting.spent == 2
    table.play(f"close:{WINDOW}")
    assert table.acting.spent == 3
    assert table.blocked(f"open:{WINDOW}") == "Z-ROUND-03"


@rule("NLD-BARR-01", "NLD-DOOR-06")
def test_a_single_ghoul_in_the_zone_forbids_it_all_and_one_next_door_does_not() -> None:
    table = scene(**BUILDING).barrier("C", "D").put("ben", "C").equip("ben", "boards")
    assert table.put("walker", "C").turn("ben").blocked(f"build:{WINDOW}") == "NLD-BARR-01"
    assert not [key for key in table.options if key.startswith(("open", "close", "build"))]
    table = scene().barrier("B", "C", "open").put("ben", "C").put("walker", "C").turn("ben")
    assert table.blocked(f"close:{WINDOW}") == "NLD-BARR-01"
    table = scene(**BUILDING).barrier("C", "D").put("ben", "C").equip("ben", "boards")
    table.put("walker", "D").put("walker", "B").turn("ben")
    assert table.offers(f"build:{WINDOW}")
    assert table.offers(f"open:{DOOR}")


@rule("NLD-EQUIP-11", "NLD-BARR-03")
def test_the_tool_may_be_in_either_hand_and_opening_uses_nothing_up() -> None:
    table = scene().barrier("B", "C").put("ben", "C").equip("ben", "uzi", "claw-hammer")
    table.turn("ben").play(f"open:{WINDOW}")
    assert not table.is_closed("B", "C")
    assert -1 not in table.survivor("ben").hands
    for card in ("table-leg", "machete", "katana", "winchester-94", "baseball-bat"):
        table = scene().barrier("B", "C").put("ben", "C").equip("ben", card).turn("ben")
        assert table.blocked(f"open:{WINDOW}") == "NLD-BARR-03", card


@rule("NLD-BARR-04", "NLD-BARR-03")
def test_a_barricade_can_be_worked_from_outside_too() -> None:
    table = scene().barrier("B", "C", "open").put("ben", "B").turn("ben").play(f"close:{WINDOW}")
    assert table.is_closed("B", "C")
    assert table.blocked(f"open:{WINDOW}") == "NLD-BARR-03"  # no tool


@rule("NLD-DOOR-07")
def test_a_closed_stairway_stops_ghouls_until_a_breaker_comes() -> None:
    table = scene(CELLAR).barrier("A", "B").put("ben", "A").put("walker", "B").enemies_phase()
    assert table.enemies("B") == {"walker": 1}
    table = scene(CELLAR).barrier("A", "B").put("ben", "A").put("breaker", "B").enemies_phase()
    assert not table.is_closed("A", "B")


@rule("NLD-DOOR-07")
def test_the_stairway_is_not_worked_with_a_ghoul_in_the_zone() -> None:
    table = scene(CELLAR).barrier("A", "B").put("ben", "A").equip("ben", "axe").put("walker", "A")
    assert table.turn("ben").blocked("open:0.0-0.1") == "NLD-DOOR-06"
    table = scene(CELLAR, **BUILDING).put("ben", "A").equip("ben", "boards").turn("ben")
    assert not table.offers("build:0.0-0.1")  # no window


@rule("NLD-BARR-02")
def test_boards_are_used_from_hand_or_backpack_and_lumber_goes_first() -> None:
    table = scene(**BUILDING).put("ben", "C").equip("ben", "boards").turn("ben")
    table.play(f"build:{WINDOW}")
    assert table.survivor("ben").hands == (-1, -1)
    table = scene(TWO_WINDOWS, **BUILDING).put("ben", "B").pack("ben", "boards", "lumber")
    table.turn("ben").play("build:0.0-0.1")
    left = [table.game.gear(card).id for card in table.survivor("ben").pack]
    assert left == ["boards"]
    table.play("build:0.1-0.2")
    assert table.survivor("ben").pack == ()


@rule("NLD-XP-09", "NLD-BARR-02")
@pytest.mark.parametrize(("key", "points"), [("S1", 1), ("S2", 1)])
def test_scenes_with_barricades_give_a_point_for_each_to_whoever_builds(
    key: str, points: int
) -> None:
    table = Scene(RULES, key)
    board, table.state.reserve = table.game.world.board, 11
    table.state.barricades = BarricadeState()
    opening = board.openings[table.game.zones_of(board.windows)[0]]
    room = opening.a if board.inside >> opening.a & 1 else opening.b
    table.put("tom", board.zones[room].name).equip("tom", "axe", "boards").turn("tom")
    table.play(f"build:{opening.name}")
    assert table.survivor("tom").experience == points
    assert table.survivor("ben").experience == 0


@rule("NLD-OPEN-01", "NLD-DIFF-06")
def test_an_opening_card_opens_doors_and_barricades_of_several_zones() -> None:
    """Everything on zones with walkers, indoors and out, and nothing else."""
    board = """
    ,A   orB   irC
    ..... ----- -----
    ,D   orE   irF
    """
    table = scene(board).put("ben", "F").experience("ben", 7).spawn("A", "white")
    table.put("walker", "A").put("walker", "C").put("fatty", "D")
    for ways in (("A", "B"), ("B", "C"), ("D", "E"), ("E", "F")):
        table.barrier(*ways)
    table.cards(44).start(SpawnStep(spawn_order(table.game)), Rest())
    assert [table.is_closed(*ways) for ways in (("A", "B"), ("B", "C"))] == [False, False]
    assert [table.is_closed(*ways) for ways in (("D", "E"), ("E", "F"))] == [True, True]
    assert table.enemies("A") == {"walker": 1}  # nobody comes


@rule("NLD-OPEN-01")
@pytest.mark.parametrize(
    ("card", "ghoul"), [(43, "walker"), (44, "walker"), (45, "breaker"), (46, "fatty")]
)
@pytest.mark.parametrize(("points", "opens"), [(6, False), (7, True), (19, True), (43, True)])
def test_each_opening_card_names_a_ghoul_and_does_nothing_at_blue(
    card: int, ghoul: str, points: int, opens: bool
) -> None:
    table = scene().barrier("C", "D").put("ben", "A").experience("ben", points)
    table.put(ghoul, "D").spawn("A", "white").cards(card)
    table.start(SpawnStep(spawn_order(table.game)), Rest())
    assert table.is_closed("C", "D") is not opens
    assert table.enemies("A") == {}
