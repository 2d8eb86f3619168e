"""Clauses of rulings and of short rules that few tests look at."""

from __future__ import annotations

import pytest

from shambler.games.dawn.dawn_world import ALL_TRACKS
from shambler.games.dawn.events.combat import FightRolled
from shambler.games.dawn.events.defences import StenchRolled
from shambler.games.dawn.events.zeds import ZedsMoved
from shambler.games.dawn.procedures.eating import TakeHit
from shambler.games.dawn.procedures.hits import DivideHits, HitUnit
from shambler.games.dawn.procedures.wild import SuperZedsGo
from shambler.testing import rule
from shambler.testing.dawn import Siege

LEVEL = "walking-zeds"
STENCH = ["stench"]


def versus(level: str = LEVEL, **options: int) -> Siege:
    """A Versus table."""
    return Siege(level, versus=True, **options)


def moves(town: Siege) -> list[str]:
    """Where Zeds moved to, in order."""
    ids = town.game.world.board.ids
    return [ids[event.place] for event in town.events if isinstance(event, ZedsMoved)]


# -- Hits -----------------------------------------------------------------------------------


@rule("DOZ-RUL-55", "DOZ-SPREAD-06", "DOZ-HTH-12")
@pytest.mark.parametrize(("hits", "left"), [(1, (0, 0)), (2, (0, 1)), (3, (0, 2))])
def test_what_a_mob_cannot_take_falls_to_the_spreader(hits: int, left: tuple[int, int]) -> None:
    with Siege("brains") as town:
        town.zeds("2/1", "F-2", damage=5, as_="weak").zeds("noelle", "F-2")
        town.run(DivideHits((town.zed("weak"), town.zed("noelle")), (0, 0), hits)).asks("halt")
        assert (town.damage("weak"), town.damage("noelle")) == left
        assert town.place("weak") == "POOL" and town.place("noelle") == "F-2"


@rule("DOZ-RUL-55")
def test_hits_on_a_mob_are_asked_for_one_by_one_and_those_too_many_are_lost() -> None:
    with Siege("brains") as town:
        town.zeds("5/3", "F-2", damage=5, as_="a").zeds("6/3", "F-2", damage=4, as_="b")
        town.run(DivideHits((town.zed("a"), town.zed("b")), (0, 0), 4))
        town.asks("hit-zeds", "zed:z53a", "zed:z63a").play("zed:z63a")
        town.asks("hit-zeds", "zed:z53a", "zed:z63a").play("zed:z53a").asks("halt")
        assert town.place("a") == town.place("b") == "POOL"


@rule("DOZ-RUL-57", "DOZ-EAT-03", "DOZ-VIP-02")
def test_whom_a_hit_of_the_hero_sides_choice_may_strike() -> None:
    with versus() as town:
        town.put("civ1", "HB1", 2, ["comatose"]).put("civ2", "HB2", damage=1).put("hunt", "F-S")
        town.put("folk1", "CAMP", marks=["fled"]).put("folk2", "M-2", marks=["fled"])
        town.put("folk3", "F-4").put("agee", "LAB").put("raiders", "S-3").put("berk", "M-4")
        town.buried("civ5").run(TakeHit("DOZ-EAT-03"))
        town.asks("take-hit", "unit:agee", "unit:hunt", "unit:civ2", "unit:folk2")


@rule("DOZ-GUARD-02", "DOZ-HIT-01")
@pytest.mark.parametrize(("damage", "strength"), [(0, 10), (2, 10), (3, 6), (5, 6)])
def test_the_guard_is_reduced_by_its_third_hit(damage: int, strength: int) -> None:
    with Siege(LEVEL) as town:
        town.put("national-guard", "F-2", damage=damage)
        assert town.game.strength(town.unit("national-guard")) == strength
        if damage == 5:
            town.run(HitUnit(town.unit("national-guard"), 1)).asks("save", "dare:save", "pass")


@rule("DOZ-HORATIUS-01", "DOZ-SANTANA-04", "DOZ-HIT-03")
@pytest.mark.parametrize(("who", "full", "reduced"), [("horatius", 4, 3), ("santana", 6, 4)])
def test_two_heroes_take_two_hits_a_side(who: str, full: int, reduced: int) -> None:
    with Siege(LEVEL) as town:
        strengths = []
        for damage in range(4):
            town.put(who, "F-2", damage=damage)
            strengths.append(town.game.strength(town.unit(who)))
        assert strengths == [full, full, reduced, reduced]
        if who == "horatius":
            town.dice(1)
        town.run(HitUnit(town.unit(who), 1)).asks("save", "dare:save", "pass")


# -- Stench ---------------------------------------------------------------------------------


@rule("DOZ-STENCH-04", "DOZ-STENCH-15", "DOZ-STENCH-08", "DOZ-STENCH-06")
def test_a_strong_mob_stinks_once_with_the_marked_units_strength() -> None:
    with Siege("brains") as town:  # 2 alone, a 6 would give one Hit on the column of Strength 4
        town.put("civ1", "F-2").zeds("2/1", "F-4", marks=STENCH).zeds("9/4", "F-4")
        town.stock(ammo=1).dice(3, 3).activate("F").asks("halt")
        town.told(StenchRolled, hits=0)
        assert (town.damage("civ1"), town.place("civ1"), town.state.ammo) == (0, "F-2", 1)


@rule("DOZ-STENCH-09", "DOZ-STENCH-08")
@pytest.mark.parametrize(("dice", "place"), [((6, 6), "F-1"), ((2, 2), "F-2")])
def test_two_hits_of_stench_drive_off_one_does_not(dice: tuple[int, int], place: str) -> None:
    with Siege("brains") as town:  # Strength 5: two Hits on 8, one on 4
        town.put("furies", "F-2").zeds("5/3", "F-4", marks=STENCH, as_="mob").dice(*dice)
        hits = 4 if dice == (6, 6) else 1
        for _ in range(hits):
            town.dice(6)
        town.activate("F").asks("halt")
        assert (town.place("furies"), town.place("mob")) == (place, "F-3")


@rule("DOZ-STENCH-10", "DOZ-DEFY-04")
def test_defiant_civilians_alone_stay_where_others_go() -> None:
    with Siege("brains") as town:
        town.put("civ1", "S-3", marks=["defiant"]).put("hunt", "S-3")
        town.zeds("8/4", "S-5", marks=STENCH).dice(6, 6)  # five Hits
        town.activate("S").asks("hit-unit", "unit:hunt", "unit:civ1")
        for _ in range(3):
            town.play("unit:civ1")
        town.dice(6).play("unit:hunt").dice(6).play("unit:hunt").asks("halt")
        assert (town.place("civ1"), town.marks("civ1")) == ("S-3", {"defiant"})
        assert (town.damage("civ1"), town.place("hunt")) == (3, "S-2")


@rule("DOZ-STENCH-11")
def test_refugees_share_no_hits_of_others_and_do_not_go_with_them() -> None:
    with Siege("brains") as town:
        town.put("civ1", "F-2").put("folk1", "F-2", marks=["fled"])
        town.zeds("5/3", "F-4", marks=STENCH).dice(4, 4).activate("F").asks("halt")
        assert (town.place("civ1"), town.damage("civ1")) == ("F-1", 3)
        assert town.place("folk1") == "F-2" and town.state.infection == 0


@rule("DOZ-STENCH-14", "DOZ-RAID-10")
def test_raiders_hit_once_by_stench_stay() -> None:
    with Siege("brains") as town:
        town.put("raiders", "F-2").zeds("5/3", "F-4", marks=STENCH).dice(2, 2)
        town.activate("F").asks("halt").not_told(FightRolled)
        assert (town.place("raiders"), town.damage("raiders")) == ("F-2", 1)


# -- Zeds, and the order of things ---------------------------------------------------------------


@rule("DOZ-RUL-20", "DOZ-MARTEUSE-08", "DOZ-RUL-89", "DOZ-SUPER-05")
@pytest.mark.parametrize(("doctor", "seats"), [("H-5", (1,)), ("JAIL", (0,))])
def test_super_zeds_equally_close_go_in_an_order_that_is_asked_for(
    doctor: str, seats: tuple[int, ...]
) -> None:
    with versus() as town:
        town.put("marteuse", doctor).zeds("iron", "M-4").zeds("ravagers", "F-4").zeds("doom", "S-2")
        wild = tuple(map(town.zed, ("iron", "ravagers", "doom")))
        town.run(SuperZedsGo(-2, wild))
        town.asks("super-first", "zed:iron", "zed:ravagers", seats=seats)
        town.play("zed:ravagers").asks("halt")
        assert moves(town) == ["S-1", "F-3", "M-3"]


@rule("DOZ-RUL-81", "DOZ-PRESS-09", "DOZ-VS-02", "DOZ-RUL-02")
def test_versus_text_then_pressure_then_what_the_zeds_player_likes() -> None:
    with versus("basic", seats=2) as town:  # E-B16: a unit on M-S, Tough, Movement Pressure, M M
        town.zeds("4/2", "F-3", damage=1, as_="f").zeds("3/1", "S-3", as_="s").event("E-B16")
        town.draws("9/4").phase("zeds")
        assert moves(town) == ["M-6"]  # the new unit is the strongest
        town.asks("zeds-turn", "track:M", "mend:z42a", "raise:H-S", seats=(2,))
        town.play("track:M").asks("zeds-turn", "track:M", "mend:z42a", "raise:H-S", seats=(2,))
        town.play("mend:z42a").asks("zeds-turn", "track:M", "raise:H-S", seats=(2,))
        assert (moves(town), town.damage("f")) == (["M-6", "M-5"], 0)


@rule("DOZ-RUL-88", "DOZ-VS-03")
@pytest.mark.parametrize(("heroes", "actions"), [(1, 2), (2, 3), (3, 4), (4, 4)])
def test_the_zeds_phase_begins_with_so_many_zeds_actions(heroes: int, actions: int) -> None:
    with versus("basic", seats=heroes) as town:
        town.zeds("4/2", "F-3", damage=1).zeds("5/3", "S-3").zeds("2/1", "M-3")
        town.zeds("6/3", "H-3").event("E-B03").phase("zeds").asks("zeds-turn")
        assert town.state.zeds_actions == actions


@rule("DOZ-RUL-87")
@pytest.mark.parametrize(("level", "infects"), [("basic", False), ("outbreak", True)])
def test_from_level_one_the_zeds_player_may_raise_infection(level: str, infects: bool) -> None:
    with versus(level) as town:
        town.zeds("5/3", "F-3", damage=1).zeds_turn("F", "M", actions=1)
        assert ("infect" in town.options) is infects
        assert {"track:F", "track:M", "mend:z53a", "raise:M-S"} <= set(town.options)
        assert "raise:F-S" not in town.options  # only where no Zeds are


@rule("DOZ-RUL-12", "DOZ-ZEDS-06")
def test_the_next_track_is_named_when_the_one_before_is_finished() -> None:
    with Siege() as town:
        assert ALL_TRACKS in town.game.world.events[town.event_number("E-B10")].tracks
        town.put("civ1", "F-2").zeds("2/1", "F-3", as_="f").zeds("5/3", "M-3").zeds("6/3", "H-3")
        town.zeds("7/4", "S-3").brains().asks("next-track")
        town.dice(6, 6).play("track:F").asks("next-track")
        assert moves(town) == ["F-2"] and town.place("f") == "F-3"
        assert "track:F" not in town.options
