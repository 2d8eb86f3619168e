"""Hits, Saving Rolls, retreats and withdrawals."""

from __future__ import annotations

import pytest

from shambler.games.dawn.events.combat import FightBegan, HitsCancelled
from shambler.games.dawn.events.units import UnitBuried, UnitHit, UnitRetreated, UnitSaved
from shambler.games.dawn.procedures.hits import HitUnit, hit_zeds
from shambler.testing import rule
from shambler.testing.dawn import Siege


def strengths(town: Siege, name: str) -> int:
    """The Strength of a counter now."""
    if name in town.game.world.units.number:
        return town.game.strength(town.unit(name))
    return town.game.zed_strength(town.zed(name))


# -- Hits -----------------------------------------------------------------------------------


@rule("DOZ-HIT-01", "DOZ-HIT-02", "DOZ-HIT-05")
@pytest.mark.parametrize(
    ("hits", "strength", "left"), [(1, 5, 5), (2, 5, 4), (3, 3, 3), (4, 3, 2), (5, 3, 1)]
)
def test_zeds_flip_at_three_hits_and_carry_the_rest_over(
    hits: int, strength: int, left: int
) -> None:
    with Siege() as town:
        town.zeds("5/3", "F-2", as_="mob")
        hit_zeds(town.game, [town.zed("mob")], hits)
        assert strengths(town, "mob") == strength
        view = town.game.rules.view(town.game, 0).plain()["zeds"][0]
        assert (view["left"], view["reduced"], view["hits"]) == (left, hits >= 3, hits % 3)


@rule("DOZ-HIT-02", "DOZ-HIT-05")
@pytest.mark.parametrize("before", [0, 4, 5])
def test_the_sixth_hit_eliminates_a_zeds_unit(before: int) -> None:
    with Siege() as town:
        town.zeds("5/3", "F-2", damage=before, as_="mob")
        hit_zeds(town.game, [town.zed("mob")], 6 - before)
        assert town.place("mob") == "POOL"
        assert town.state.kills == 1


@rule("DOZ-HIT-03", "DOZ-HERO-01", "DOZ-CIV-03", "DOZ-CIV-06")
@pytest.mark.parametrize(
    ("unit", "per_side"),
    [("piazza", 1), ("hunt", 1), ("hernandez", 1), ("schmidt", 1), ("johnson", 1)]
    + [(f"civ{n}", 2) for n in range(1, 8)]
    + [("furies", 2)],
)
def test_heroes_take_one_hit_a_side_and_civilians_two(unit: str, per_side: int) -> None:
    with Siege() as town:
        town.put(unit, "TC", damage=per_side - 1)
        full = strengths(town, unit)
        town.put(unit, "TC", damage=per_side)
        assert strengths(town, unit) < full
        town.put(unit, "TC", damage=2 * per_side - 1)
        with pytest.raises(ValueError, match="cannot have taken"):
            town.put(unit, "TC", damage=2 * per_side)


@rule("DOZ-HIT-01")
def test_a_units_last_hit_comes_after_both_sides() -> None:
    with Siege() as town:
        town.put("civ1", "F-2")
        for hits, left in ((1, 3), (1, 2), (1, 1)):
            town.run(HitUnit(town.unit("civ1"), hits)).asks("halt")
            assert town.told(UnitHit).left == left
        assert strengths(town, "civ1") == 2
        town.dice(1).run(HitUnit(town.unit("civ1"), 1))
        assert town.place("civ1") == "CEM"


@rule("DOZ-HIT-05", "DOZ-HIT-01")
@pytest.mark.parametrize(("hits", "strength"), [(1, 4), (2, 2), (3, 2)])
def test_hits_of_civilians_carry_over_too(hits: int, strength: int) -> None:
    with Siege() as town:
        town.put("civ1", "F-2").run(HitUnit(town.unit("civ1"), hits)).asks("halt")
        assert strengths(town, "civ1") == strength
        view = town.game.rules.view(town.game, 0).plain()["units"]
        mine = next(entry for entry in view if entry["id"] == "civ1")
        assert (mine["left"], mine["reduced"], mine["hits"]) == (4 - hits, hits >= 2, hits % 2)


@rule("DOZ-HIT-06")
def test_removing_hit_markers_clears_a_side_and_flips_nothing() -> None:
    with Siege() as town:  # E-B10 clears them after placing
        town.zeds("5/3", "F-2", damage=2, as_="full").zeds("6/3", "F-3", damage=4, as_="reduced")
        town.zeds("6/4", "F-4", damage=3, as_="clean")
        town.draws("4/2", "4/2", "4/2", "4/2").text("E-B10")
        assert (town.damage("full"), town.damage("reduced"), town.damage("clean")) == (0, 3, 3)


@rule("DOZ-TOUGH-01", "DOZ-RUL-55")
def test_a_tough_unit_cancels_each_hit_on_four_or_more() -> None:
    with Siege() as town:
        town.put("furies", "F-2").dice(4, 3, 6).run(HitUnit(town.unit("furies"), 3)).asks("halt")
        assert town.damage("furies") == 1
        assert town.told(HitsCancelled).count == 2


@rule("DOZ-TOUGH-01")
@pytest.mark.parametrize(("face", "damage"), [(1, 1), (3, 1), (4, 0), (5, 0), (6, 0)])
def test_the_tough_die(face: int, damage: int) -> None:
    with Siege() as town:
        town.put("hunt", "F-2").dice(face).run(HitUnit(town.unit("hunt"), 1)).asks("halt")
        assert town.damage("hunt") == damage


@rule("DOZ-TOUGH-01", "DOZ-FURIES-02", "DOZ-HUNT-05", "DOZ-SCHMIDT-03")
def test_who_is_tough_in_the_basic_game() -> None:
    with Siege() as town:
        units = town.game.world.units
        tough = {name for name, at in units.number.items() if units.tough_from[at] == 4}
        assert tough == {"furies", "hunt", "schmidt"}
        assert {units.tough_from[at] for name, at in units.number.items() if name not in tough} == {
            7
        }


# -- Saving Rolls ---------------------------------------------------------------------------


@rule("DOZ-SAVE-01")
@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_the_last_hit_asks_for_a_saving_roll(face: int) -> None:
    with Siege() as town:
        town.put("piazza", "F-2", damage=1).dice(face).run(HitUnit(town.unit("piazza"), 1))
        assert town.place("piazza") == ("TC" if face >= 4 else "CEM")
        town.told(UnitSaved if face >= 4 else UnitBuried)


@rule("DOZ-SAVE-02")
def test_a_saved_hero_returns_at_full_strength_without_hits() -> None:
    with Siege() as town:
        town.put("piazza", "F-2", damage=1).dice(4).run(HitUnit(town.unit("piazza"), 5))
        assert (town.place("piazza"), town.damage("piazza")) == ("TC", 0)


@rule("DOZ-SAVE-02")
@pytest.mark.parametrize("unit", ["civ1", "furies"])
def test_saved_civilians_return_on_their_reduced_side_without_hits(unit: str) -> None:
    with Siege() as town:
        town.put(unit, "F-2", damage=3)
        if unit == "furies":
            town.dice(1, 1)
        town.dice(6).run(HitUnit(town.unit(unit), 2))
        assert (town.place(unit), town.damage(unit)) == ("TC", 2)


@rule("DOZ-SAVE-06")
def test_a_saved_unit_is_not_defiant_any_more() -> None:
    with Siege() as town:
        town.put("civ1", "F-4", damage=3, marks=["defiant", "leader"]).dice(5)
        town.run(HitUnit(town.unit("civ1"), 1))
        assert town.marks("civ1") == {"leader"}


@rule("DOZ-MARK-07", "DOZ-LOC-01")
def test_markers_of_civilians_end_in_the_cemetery() -> None:
    with Siege() as town:
        town.put("civ1", "F-4", damage=3, marks=["leader", "well-armed"]).dice(3)
        town.run(HitUnit(town.unit("civ1"), 1))
        assert (town.place("civ1"), town.marks("civ1")) == ("CEM", set())
        assert town.state.lost == 1


# -- retreats -------------------------------------------------------------------------------


@rule("DOZ-RET-01", "DOZ-RET-03")
def test_a_losing_defender_goes_one_space_toward_town() -> None:
    with Siege() as town:
        town.put("civ1", "F-2").zeds("4/2", "F-3", as_="mob").dice(3, 3).activate("F").asks("halt")
        assert (town.place("civ1"), town.place("mob")) == ("F-1", "F-2")


@rule("DOZ-RET-01", "DOZ-RUL-42")
def test_a_loser_retreats_even_if_the_winner_was_wiped_out() -> None:
    with (
        Siege() as town
    ):  # 5/4 with one Hit left against Strength 3: Z+, total 7: 1/2, Player loses
        town.put("civ2", "F-2").zeds("5/4", "F-3", damage=5, as_="mob").dice(3, 4).activate("F")
        assert (town.place("mob"), town.place("civ2")) == ("POOL", "F-1")


@rule("DOZ-RUL-42")
def test_losing_zeds_retreat_even_if_the_winner_fell() -> None:
    with Siege() as town:  # Piazza reduced to 2 with one Hit left: 2/2 against a 4/2
        town.put("piazza", "F-2", damage=1).zeds("2/1", "F-3", as_="mob").dice(3, 4).dice(1)
        town.activate("F").asks("halt")
        assert (town.place("piazza"), town.place("mob")) == ("CEM", "F-3")


@rule("DOZ-RET-01", "DOZ-SAVE-01", "DOZ-SAVE-02", "DOZ-RET-04")
@pytest.mark.parametrize(("face", "place"), [(3, "CEM"), (4, "TC")])
def test_a_fallen_attacker_retreats_nowhere(face: int, place: str) -> None:
    with Siege() as town:
        town.put("civ4", "F-2").zeds("9/4", "F-3", as_="mob").act().dice(1, 1).dice(face)
        town.play("move:civ4>F-3").asks("halt")
        assert (town.place("civ4"), town.place("mob")) == (place, "F-3")
        town.not_told(UnitRetreated)


@rule("DOZ-RET-01", "DOZ-RET-05", "DOZ-SAVE-01")
def test_a_fallen_defender_stays_where_it_is_and_the_others_retreat() -> None:
    with Siege() as town:
        town.put("civ4", "F-2").put("civ5", "F-2").zeds("9/4", "F-3").activate("F")
        town.dice(1, 1).dice(1).play("unit:civ4").asks("halt")
        assert (town.place("civ4"), town.place("civ5")) == ("CEM", "F-1")
        assert town.damage("civ5") == 0


@rule("DOZ-RET-01", "DOZ-RET-02")
def test_losing_zeds_go_toward_their_start_space() -> None:
    with Siege() as town:
        town.put("civ1", "M-1").zeds("4/2", "M-6", as_="far").zeds("4/2", "M-2", as_="mob").act()
        town.dice(6, 6).play("move:civ1>M-2")
        assert town.place("mob") == "M-3"


@rule("DOZ-RET-01", "DOZ-RET-04", "DOZ-RUL-43")
def test_the_space_attacked_from_is_the_last_of_the_path() -> None:
    with Siege() as town:
        town.put("furies", "TC").zeds("9/4", "F-2").act().dice(1, 1).dice(6, 6, 6, 6)
        town.play("move:furies>F-2").asks("halt")
        assert town.place("furies") == "F-1"


@rule("DOZ-RET-04", "DOZ-RET-01")
def test_who_attacked_toward_town_and_lost_goes_back_away_from_it() -> None:
    with Siege() as town:
        town.put("furies", "F-4").zeds("9/4", "F-3").act().dice(1, 1).dice(6, 6, 6, 6)
        town.play("move:furies>F-3").asks("halt")
        assert town.place("furies") == "F-4"


@rule("DOZ-RUL-43")
def test_without_room_there_a_losing_attacker_goes_on_along_its_path() -> None:
    with Siege() as town:
        town.put("civ1", "F-1").put("civ2", "F-1").put("furies", "F-0").zeds("9/4", "F-2").act()
        town.dice(1, 1).dice(6, 6, 6, 6).play("move:furies>F-2").asks("halt")
        assert town.place("furies") == "F-0"


@rule("DOZ-RUL-43", "DOZ-RUL-28")
def test_a_unit_that_attacked_from_a_start_space_goes_back_onto_it() -> None:
    with Siege() as town:
        town.put("furies", "F-S").zeds("9/4", "F-6").act().dice(1, 1).dice(6, 6, 6, 6)
        town.play("move:furies>F-6").asks("halt")
        assert town.place("furies") == "F-S"


@rule("DOZ-RET-05")
def test_everybody_in_a_lost_space_retreats_with_the_defender() -> None:
    with Siege() as town:
        town.put("civ1", "F-2").put("civ2", "F-2").zeds("6/3", "F-3").activate("F")
        town.dice(3, 3).play("unit:civ1").asks("halt")
        assert town.place("civ1") == town.place("civ2") == "F-1"


@rule("DOZ-RET-05")
def test_a_lost_attack_moves_only_the_attacker() -> None:
    with Siege() as town:
        town.put("civ1", "F-1").put("furies", "F-1").zeds("9/4", "F-2").act()
        town.dice(1, 1).dice(6, 6, 6, 6).play("move:furies>F-2").asks("halt")
        assert town.place("civ1") == town.place("furies") == "F-1"


@rule("DOZ-RET-06")
def test_of_a_retreating_mob_the_strongest_stays_closest_to_town() -> None:
    with Siege() as town:
        town.zeds("8/4", "F-3").zeds("2/1", "F-2", as_="weak").zeds("3/2", "F-2", as_="strong")
        town.put("furies", "F-1").act().dice(6, 6).play("move:furies>F-2")
        town.play("zed:z21", "zed:z21", "zed:z32", "zed:z32").asks("halt")
        assert (town.place("strong"), town.place("weak")) == ("F-3", "F-4")


@rule("DOZ-RET-06")
def test_ties_of_a_retreating_mob_go_to_the_hero_side() -> None:
    with Siege() as town:
        town.zeds("8/4", "F-3").zeds("3/1", "F-2", as_="a").zeds("3/2", "F-2", as_="b")
        town.put("furies", "F-1").act().dice(3, 4).dice(6, 6).play("move:furies>F-2")
        town.play("zed:z31", "zed:z32").asks("tie", "zed:z31", "zed:z32").play("zed:z31")
        assert (town.place("a"), town.place("b")) == ("F-3", "F-4")


@rule("DOZ-RET-06")
def test_where_there_is_room_for_all_a_mob_retreats_together_and_nothing_is_asked() -> None:
    with Siege() as town:
        town.zeds("3/1", "F-2", as_="a").zeds("3/2", "F-2", as_="b").put("furies", "F-1").act()
        town.dice(3, 4).dice(6, 6).play("move:furies>F-2", "zed:z31", "zed:z32").asks("halt")
        assert town.place("a") == town.place("b") == "F-3"


@rule("DOZ-RET-06")
def test_the_strongest_by_its_strength_now_stays_closest() -> None:
    with Siege() as town:  # 8/4 is reduced to 4: the 5/3 is stronger
        town.zeds("7/4", "F-3").zeds("8/4", "F-2", damage=3, as_="was").zeds("5/3", "F-2", as_="is")
        town.put("furies", "F-1").act().dice(6, 6).play("move:furies>F-2", "zed:z84", "zed:z53a")
        town.asks("halt")
        assert (town.place("is"), town.place("was")) == ("F-3", "F-4")


@rule("DOZ-RET-07")
def test_a_unit_without_room_keeps_retreating_to_town_center_if_need_be() -> None:
    with Siege() as town:
        town.put("civ1", "F-2").put("civ2", "F-1").put("civ3", "F-1").put("civ4", "F-0")
        town.put("civ5", "F-0").zeds("6/3", "F-3").dice(3, 3).activate("F").asks("halt")
        assert town.place("civ1") == "TC"


@rule("DOZ-RET-07")
def test_a_unit_stops_in_the_first_space_with_room() -> None:
    with Siege() as town:
        town.put("civ1", "F-2").put("civ2", "F-1").put("civ3", "F-1").put("civ4", "F-0")
        town.zeds("6/3", "F-3").dice(3, 3).activate("F").asks("halt")
        assert town.place("civ1") == "F-0"


@rule("DOZ-MOVE-08", "DOZ-RET-07")
def test_the_hero_side_says_who_takes_the_room_there_is() -> None:
    with Siege() as town:
        town.put("civ1", "F-2").put("civ2", "F-2").put("civ3", "F-1").zeds("6/3", "F-3")
        town.activate("F").dice(3, 3).play("unit:civ1")
        town.asks("retreat-first", "unit:civ1", "unit:civ2").play("unit:civ2").asks("halt")
        assert (town.place("civ2"), town.place("civ1")) == ("F-1", "F-0")


@rule("DOZ-NOENTRY-02")
def test_a_retreat_goes_on_past_a_space_that_nothing_may_enter() -> None:
    with Siege() as town:
        town.put("civ1", "M-5").zeds("6/3", "M-6").state.no_entry = (town.spot("M-4"),)
        town.dice(3, 3).activate("M").asks("halt")
        assert town.place("civ1") == "M-3"


@rule("DOZ-NOENTRY-02")
def test_zeds_too_retreat_past_it() -> None:
    with Siege() as town:
        town.put("civ1", "M-2").zeds("2/1", "M-3", as_="mob").state.no_entry = (town.spot("M-4"),)
        town.act().dice(6, 6).play("move:civ1>M-3")
        assert town.place("mob") == "M-5"


@rule("DOZ-RET-08", "DOZ-RUL-44")
def test_zeds_pushed_back_onto_civilians_attack_them() -> None:
    with Siege() as town:  # the winner stands at F-2, civ4 behind the Zeds at F-3
        town.put("furies", "F-1").zeds("3/2", "F-2", as_="mob").put("civ4", "F-3")
        town.act().dice(1, 4).dice(6).dice(3, 4).play("move:furies>F-2").asks("halt")
        fights = [event for event in town.events if isinstance(event, FightBegan)]
        assert [fight.attacking for fight in fights] == [True, False]
        assert (town.place("mob"), town.place("civ4")) == ("F-4", "F-3")


@rule("DOZ-RET-08")
def test_a_unit_that_retreats_into_zeds_attacks_them() -> None:
    with Siege() as town:  # Zeds behind civ1 at F-1 as well: it attacks there and wins
        town.put("civ1", "F-2").zeds("6/3", "F-3").zeds("2/1", "F-1", as_="behind")
        town.state.held_back |= 1 << town.zed("behind")
        town.dice(3, 3).dice(6, 6).activate("F").asks("halt")
        fights = [event for event in town.events if isinstance(event, FightBegan)]
        assert [fight.attacking for fight in fights] == [False, True]
        assert town.place("civ1") == "F-1"


@rule("DOZ-RUL-44", "DOZ-RUL-43")
def test_a_unit_that_came_by_retreat_and_loses_again_keeps_going_toward_town() -> None:
    with Siege() as town:
        town.put("furies", "F-2").zeds("6/3", "F-3").zeds("9/4", "F-1", as_="behind")
        town.state.held_back |= 1 << town.zed("behind")
        town.dice(3, 3).dice(6, 6).dice(1, 1).dice(6, 6, 6, 6).activate("F").asks("halt")
        assert town.place("furies") == "F-0"
        assert town.place("behind") == "F-1"


@rule("DOZ-RET-08")
def test_on_a_start_space_a_retreat_starts_no_combat() -> None:
    with Siege() as town:
        town.put("hunt", "F-S").zeds("2/1", "F-6", as_="mob").put("furies", "F-5").act()
        town.dice(6, 6).play("move:furies>F-6")
        assert town.place("mob") == "F-S"
        assert len([event for event in town.events if isinstance(event, FightBegan)]) == 1


@rule("DOZ-RET-09")
def test_a_retreat_costs_no_action_and_no_points() -> None:
    with Siege() as town:
        town.put("furies", "TC").zeds("9/4", "F-2").act(event=1).dice(1, 1).dice(6, 6, 6, 6)
        town.play("move:furies>F-2").asks("action")
        assert (town.state.player_actions, town.state.event_actions) == ((0,), 1)
