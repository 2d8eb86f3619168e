"""Rules of Night of the Living Dead at two and at the limit."""

from __future__ import annotations

from shambler.games.zombicide.living_dead import RULES
from shambler.games.zombicide.systems.reloading.reload_state import unloaded_in
from shambler.testing import rule
from shambler.testing.zombicide import Scene


def street(board: str = "A-B-C", **options: object) -> Scene:
    """Ben and Tom in A."""
    table = Scene(RULES, board=board, **options)  # type: ignore[arg-type]
    return table.put("ben", "A").put("tom", "A")


@rule("NLD-SPEC-05", "NLD-MODE-03")
def test_whose_mode_counts_for_mas_shotgun_is_whoever_fights_with_it() -> None:
    table = street().equip("ben", "mas-shotgun").equip("tom", "mas-shotgun").mode("ben")
    assert table.turn("ben").offers("fire:mas-shotgun>B")
    assert table.turn("tom").blocked("fire:mas-shotgun>B") == "NLD-SPEC-05"
    table = street().equip("ben", "mas-shotgun").equip("tom", "mas-shotgun").mode("tom")
    assert table.turn("ben").blocked("fire:mas-shotgun>B") == "NLD-SPEC-05"
    assert table.turn("tom").offers("fire:mas-shotgun>B")


@rule("NLD-SPEC-02", "Z-RELOAD-02")
def test_an_empty_weapon_that_is_combined_is_loaded_when_it_comes_back() -> None:
    table = street().equip("ben", "sawed-off").pack("ben", "machete", "sawed-off").mode("ben")
    table.turn("ben").dice(1, 1).play("fire:sawed-off>B")
    assert len(unloaded_in(table.state)) == 1
    table.play("combine:mas-shotgun", "card:mas-shotgun", "card:sawed-off")
    assert unloaded_in(table.state) == ()
    assert table.offers("fire:sawed-off>B")


@rule("NLD-MODE-02")
def test_s8_turns_a_card_at_yellow_and_at_no_other_level() -> None:
    table = Scene(RULES, "S8").gains("ben", 6)
    assert table.side("ben") == "romero"
    assert table.gains("ben", 1).side("ben") == "zombicide"
    table.mode("ben", "romero").gains("ben", 12)
    table.play(table.options[0])  # one of the skills of Orange
    assert (table.level_of("ben"), table.side("ben")) == ("orange", "romero")


@rule("NLD-MODE-02")
def test_s9_turns_the_card_of_whoever_opens_that_door_and_not_of_who_closes_it() -> None:
    table = Scene(RULES, "S9").clear()
    opening = table.game.world.board.opening_at("X04")
    here = table.game.world.board.zones[table.game.world.board.openings[opening].a].name
    table.put("ben", here).put("tom", here).turn("tom").play("open:X04")
    assert (table.side("tom"), table.side("ben")) == ("zombicide", "romero")
    table.turn("ben").play("close:X04")
    assert table.side("ben") == "romero"


@rule("NLD-SKILL-12")
def test_out_of_a_corn_field_hawk_eye_sees_the_next_zones_and_no_farther() -> None:
    field = """
    %A   :=B   :=C
    ..... ..... .....
    =D   :=E   :=F
    """
    table = Scene(RULES, board=field).put("judy", "A").mode("judy")
    table.skills("judy", "hawk-eye", only=True)
    seen = table.game.sight_of(table.who("judy"))[table.zone("A")].ranges
    assert seen == {table.zone("A"): 0, table.zone("B"): 1, table.zone("D"): 1}


@rule("NLD-BARR-05")
def test_a_barricade_opened_by_a_survivor_is_a_way_for_ghouls() -> None:
    house = """
    ,A   orB
    ..... -----
    ,C   orD   irE
    """
    table = Scene(RULES, board=house).put("ben", "B").put("tom", "B").equip("ben", "crowbar")
    table.barrier("A", "B").put("walker", "A", 2)
    assert table.activation("walker").enemies("A") == {"walker": 2}  # up to what stops them
    table.turn("ben").play("open:A-B")
    assert table.activation("walker").enemies("B") == {"walker": 2}
