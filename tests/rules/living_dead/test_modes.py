"""The two modes of survivors, and relatives (chapters 5 and 7)."""

import pytest

from shambler.games.zombicide.living_dead import RULES
from shambler.games.zombicide.living_dead.view import LivingDeadView
from shambler.games.zombicide.systems.sides import events as told
from shambler.games.zombicide.systems.sides.events import CardTurned
from shambler.testing import rule
from shambler.testing.zombicide import Scene
from tests.rules.living_dead.boards import ROAD, ROOMS


def skills(table: Scene, name: str) -> list[str]:
    return [table.game.world.skills[number].id for number in table.survivor(name).skills]


@rule("NLD-MODE-01", "NLD-MODE-02", "NLD-MODE-03")
def test_a_card_is_turned_both_ways_and_its_skills_with_it() -> None:
    table = Scene(RULES, board=ROAD).put("barbra", "A").experience("barbra", 7)
    table.skills("barbra", "plus-1-free-move-action", only=True)
    assert table.side("barbra") == "romero"
    table.mode("barbra")
    assert table.side("barbra") == "zombicide"
    assert skills(table, "barbra") == ["slippery", "plus-1-action"]
    table.mode("barbra", "romero")
    assert skills(table, "barbra") == ["plus-1-free-move-action"]


@rule("NLD-MODE-03", "NLD-SEARCH-05", "NLD-SEARCH-06")
def test_the_mode_decides_what_can_be_searched() -> None:
    table = Scene(RULES, board=ROOMS).put("ben", "A").turn("ben")
    searches = [key for key in table.options if key.startswith("search")]
    assert searches == ["search:house"]
    table.mode("ben").changed()
    searches = [key for key in table.options if key.startswith("search")]
    assert searches == ["search:house", "search:melee", "search:ranged"]


@rule("NLD-MODE-02")
def test_turning_is_told_with_its_rule() -> None:
    table = Scene(RULES, "S2").put("ben", "1.3")
    table.game.change_ground(closed=0)
    table.turn("ben").play("move:1.5")
    assert table.side("ben") == "zombicide"
    table.told(CardTurned, who=0, side="zombicide", rule="NLD-MODE-02")


@rule("NLD-ENEMY-15")
def test_a_relative_that_comes_turns_everybody_and_its_fall_turns_them_back() -> None:
    table = Scene(RULES, board=ROAD).put("ben", "A").put("tom", "A").put("judy", "A")
    table.mode("ben").mode("tom").equip("ben", "machete").spawn("E", "white")
    table.cards(21).enemies_phase()
    assert table.enemies("E") == {"karen": 1}
    assert [table.side(name) for name in ("ben", "tom", "judy")] == ["romero"] * 3
    table.told(CardTurned, side="romero", rule="NLD-ENEMY-15")
    at, foe = table.zone("E"), table.game.world.foe_index["karen"]
    table.game.remove_enemies(at, foe, 1)
    table.game.add_enemies(table.zone("A"), foe, 1)
    table.turn("ben").dice(3).play("melee:machete>A")
    sides = [table.side(name) for name in ("ben", "tom", "judy")]
    assert sides == ["zombicide", "zombicide", "romero"]  # Judy never was in that mode


@rule("NLD-ENEMY-15")
def test_both_relatives_must_be_gone() -> None:
    table = Scene(RULES, board=ROAD).put("ben", "A").equip("ben", "machete", "machete")
    table.put("karen", "A").put("johnny", "A").mode("ben")
    assert table.side("ben") == "romero"
    table.turn("ben").dice(3).play("melee:machete>A").play("hit:karen")
    assert table.side("ben") == "romero"
    table.dice(3).play("melee:machete>A")
    assert table.side("ben") == "zombicide"


@rule("NLD-ENEMY-15")
def test_whoever_is_told_to_turn_meanwhile_does_so_afterwards() -> None:
    table = Scene(RULES, board=ROAD).put("ben", "A").put("tom", "A").equip("ben", "machete")
    table.put("karen", "A").mode("tom")
    assert table.side("tom") == "romero"
    table.turn("ben").dice(3).play("melee:machete>A")
    assert table.side("tom") == "zombicide"
    table = Scene(RULES, board=ROAD).put("ben", "A").put("tom", "A").equip("ben", "machete")
    table.mode("tom").put("karen", "A").mode("tom", "romero")
    table.turn("ben").dice(3).play("melee:machete>A")
    assert table.side("tom") == "romero"  # told to turn back meanwhile


@rule("NLD-MODE-01")
def test_everybody_sees_which_side_of_a_card_is_up() -> None:
    table = Scene(RULES, board=ROAD).put("ben", "A").put("tom", "A").mode("tom")
    up = LivingDeadView.of(table.game).sides.up
    assert (up["ben"], up["tom"]) == ("romero", "zombicide")
    assert set(up) == {"ben", "barbra", "harry", "helen", "tom", "judy"}


@rule("NLD-MODE-02")
def test_turning_to_the_side_that_shows_changes_nothing() -> None:
    table = Scene(RULES, board=ROAD).put("barbra", "A").mode("barbra").mode("barbra")
    assert skills(table, "barbra") == ["slippery"]
    table.mode("barbra", "romero").mode("barbra", "romero")
    assert (table.side("barbra"), skills(table, "barbra")) == ("romero", [])


@rule("NLD-MODE-03")
def test_mas_shotgun_is_for_zombicide_mode() -> None:
    table = Scene(RULES, board=ROAD).put("ben", "A").equip("ben", "mas-shotgun")
    table.put("walker", "A").put("walker", "B").turn("ben")
    assert not [key for key in table.options if "mas-shotgun" in key]
    table.mode("ben").changed()
    assert table.offers("fire:mas-shotgun>B")
    assert table.offers("melee:mas-shotgun>A")


@rule("NLD-ENEMY-15")
@pytest.mark.parametrize("relative", ["karen", "johnny"])
def test_either_relative_on_the_board_keeps_everybody_in_romero_mode(relative: str) -> None:
    table = Scene(RULES, board=ROAD).put("ben", "A").put("tom", "B").mode("ben").mode("tom")
    assert skills(table, "tom") == ["hit-and-run"]
    table.put(relative, "E").enemies_phase()  # it takes a step, and is seen
    assert (table.side("ben"), table.side("tom")) == ("romero", "romero")
    assert skills(table, "tom") == []  # the skills change with the card
    table.put("judy", "C").mode("judy")
    assert table.side("judy") == "romero"


@rule("NLD-ENEMY-15")
def test_a_relative_that_moves_or_is_already_there_turns_nobody_twice() -> None:
    table = Scene(RULES, board=ROAD).put("ben", "A").put("tom", "A").mode("ben").mode("tom")
    table.experience("ben", 7).spawn("E", "white").cards(21).spawning()
    assert table.enemies("E") == {"karen": 1}
    assert (table.side("ben"), table.side("tom")) == ("romero", "romero")
    turned = [event for event in table.events if isinstance(event, told.CardTurned)]
    assert len(turned) == 2
    table.activation()
    assert table.enemies("D") == {"karen": 1}
    assert len([e for e in table.events if isinstance(e, told.CardTurned)]) == 2
