"""Super Zeds: how they come and go, move in mobs, and what each kind can do."""

from __future__ import annotations

import pytest

from shambler.games.dawn.events.combat import FightRolled
from shambler.games.dawn.events.defences import BarricadeDestroyed
from shambler.games.dawn.events.zeds import ZedsMoved
from shambler.games.dawn.procedures.hits import LandHits
from shambler.games.dawn.procedures.placing import NewZeds, pool
from shambler.games.dawn.procedures.pressure import MovementPressure
from shambler.games.dawn.state import OUT
from shambler.testing import rule
from shambler.testing.dawn import Siege

SUPER = (
    "berserkers", "doom", "iron", "leapers", "oozers", "ravagers", "reanimators", "were-zeds",
    "zed-hemoths",
)  # fmt: skip


# -- how they come and go -------------------------------------------------------------------


@rule("DOZ-SUPER-01", "DOZ-INF-10", "DOZ-INF-09")
def test_an_unchecked_outbreak_brings_exactly_one_super_zeds_unit() -> None:
    with Siege("outbreak") as town:
        town.stock(infection=12).put("civ1", "F-2").zeds("2/1", "F-3")
        town.dice(6, 6).dice(2, 3).fates("F-B05").draws("zed-hemoths").activate("F").asks("halt")
        assert town.place("zed-hemoths") == "S-3" and town.state.infection == 8
        assert sum(town.place(name) != "POOL" for name in SUPER) == 1


@rule("DOZ-SUPER-02")
@pytest.mark.parametrize(("infection", "who", "at"), [(8, "iron", "S-S"), (7, "vip", "S-S")])
def test_a_card_may_place_super_zeds(infection: int, who: str, at: str) -> None:
    with Siege("apocalypse") as town:  # Unidentified Mob Appears
        town.stock(infection=infection).fates("F-B05")
        if who == "iron":
            town.draws("iron")
        town.text("E-G10").asks("halt")
        assert town.place(who) == at
        assert [town.place(name) for name in SUPER].count("POOL") == (8 if who == "iron" else 9)


@rule("DOZ-SUPER-02")
def test_a_card_places_super_zeds_only_if_none_is_in_play() -> None:
    with Siege("directors-cut") as town:
        town.draws("doom").text("E-R09").asks("halt")
        assert town.place("doom") == "T-4"
    with Siege("directors-cut") as town:
        town.zeds("iron", "F-5").draws("5/3").text("E-R09").asks("halt")
        assert town.crowd("T-4") == ["5/3"]


@rule("DOZ-SUPER-03")
@pytest.mark.parametrize("name", ["ravagers", "doom", "were-zeds"])
def test_super_zeds_in_town_center_end_the_game(name: str) -> None:
    with Siege("outbreak") as town:
        town.put("hunt", "TC").zeds(name, "F-0").activate("F")
        assert town.outcome is not None and town.outcome.reason == "overrun"
        assert town.outcome.winners == ()


@rule("DOZ-SUPER-03", "DOZ-CLARION-03")
def test_the_courier_holds_super_zeds_too() -> None:
    with Siege("brains") as town:
        town.put("clarion", "F-2").put("hunt", "TC").zeds("iron", "F-0", as_="mob")
        town.dice(6, 6).activate("F").dice(4, 4, 4).play("pass").asks("halt")
        assert town.outcome is None and town.place("mob") == "F-0"


@rule("DOZ-SUPER-04")
def test_eliminated_super_zeds_never_come_back() -> None:
    with Siege("outbreak") as town:
        town.zeds("oozers", "F-4", damage=5).zeds("5/3", "M-4", damage=5, as_="mob")
        town.run(LandHits((town.zed("oozers"), town.zed("mob")), (1, 1))).asks("halt")
        assert town.state.zed_at[town.zed("oozers")] == OUT
        assert town.zed("oozers") not in pool(town.game, True)
        assert town.place("mob") == "POOL" and town.zed("mob") in pool(town.game, False)


@rule("DOZ-SUPER-07")
def test_they_are_drawn_from_those_not_used_yet() -> None:
    with Siege("outbreak") as town:
        town.zeds("iron", "F-4")
        town.state.zed_at[town.zed("doom")] = OUT
        left = {town.game.world.zeds.ids[zed] for zed in pool(town.game, True)}
        assert left == set(SUPER) - {"iron", "doom"}


@rule("DOZ-SUPER-07")
def test_without_any_left_a_regular_unit_comes() -> None:
    with Siege("outbreak") as town:
        for name in SUPER:
            town.state.zed_at[town.zed(name)] = OUT
        town.draws("6/3").run(NewZeds(town.spot("F-S"), super_zeds=True)).asks("halt")
        assert town.crowd("F-S") == ["6/3"]


# -- in mobs --------------------------------------------------------------------------------


@rule("DOZ-SUPER-05", "DOZ-SUPER-06", "DOZ-WERE-03", "DOZ-RUL-36")
def test_the_first_step_is_the_mobs_and_the_second_their_own() -> None:
    with Siege("outbreak") as town:
        town.zeds("were-zeds", "F-5", as_="a").zeds("4/2", "F-5", as_="b")
        town.zeds("6/3", "F-6", as_="c").activate("F").asks("halt")
        assert (town.place("a"), town.place("b"), town.place("c")) == ("F-3", "F-4", "F-5")
        moved = [event.zeds for event in town.events if isinstance(event, ZedsMoved)]
        a, b, c = (town.zed(name) for name in "abc")
        assert [set(zeds) for zeds in moved] == [{a, b}, {a}, {c}]  # at once, before the others


@rule("DOZ-SUPER-05", "DOZ-WERE-03", "DOZ-WERE-06", "DOZ-RUL-36")
def test_the_mob_attacks_together_then_were_zeds_attack_alone() -> None:
    with Siege("outbreak") as town:
        town.put("furies", "F-2").zeds("were-zeds", "F-3", as_="a").zeds("4/2", "F-3", as_="b")
        town.dice(6, 6).dice(6, 6).activate("F").asks("hit-zeds")
        assert town.told(FightRolled).column == 2  # 9 against 6
        town.play("zed:z42a", "zed:z42a").asks("halt")
        assert town.told(FightRolled).column == 4  # 5 against 6
        assert (town.damage("a"), town.damage("b")) == (4, 2)
        assert (town.place("a"), town.place("b")) == ("F-3", "F-3")


# -- Berserkers, Doom Zeds, Iron Zeds -------------------------------------------------------


@rule("DOZ-BERSERKER-01", "DOZ-BERSERKER-02")
def test_berserkers_go_on_as_long_as_they_win_and_stop_in_an_empty_space() -> None:
    with Siege("outbreak") as town:
        town.put("civ4", "F-3").put("civ5", "F-2").zeds("berserkers", "F-4", as_="mob")
        town.dice(1, 1).dice(1, 1).activate("F").play("pass", "pass").asks("halt")
        assert town.place("mob") == "F-1"


@rule("DOZ-BERSERKER-01")
def test_berserkers_that_meet_nobody_or_lose_take_one_step() -> None:
    with Siege("outbreak") as town:
        town.put("furies", "M-3").zeds("berserkers", "M-4", as_="mob").dice(6, 6).activate("M")
        assert town.place("mob") == "M-4"
    with Siege("outbreak") as town:
        town.zeds("berserkers", "F-4", as_="mob").activate("F").asks("halt")
        assert town.place("mob") == "F-3"


@rule("DOZ-BERSERKER-01")
def test_berserkers_that_win_a_defence_stay() -> None:
    with Siege("outbreak") as town:
        town.put("civ1", "F-2").zeds("berserkers", "F-3", as_="mob").act()
        town.dice(3, 3).play("move:civ1>F-3").asks("halt")
        assert (town.place("mob"), town.place("civ1")) == ("F-3", "F-2")


@rule("DOZ-BERSERKER-03", "DOZ-SUPER-06")
def test_the_rest_of_the_mob_stays_in_the_space_just_won() -> None:
    with Siege("outbreak") as town:
        town.put("civ4", "F-3").put("civ5", "F-2").zeds("5/3", "F-4", as_="b")
        town.zeds("berserkers", "F-4", as_="a").dice(1, 1).dice(1, 1).activate("F")
        town.play("pass", "pass").asks("halt")
        assert (town.place("a"), town.place("b")) == ("F-1", "F-3")
        rolls = [event.column for event in town.events if isinstance(event, FightRolled)]
        assert rolls == [1, 0]  # 12 against 2 with Terrain 1, then 7 against 2


@rule("DOZ-DOOM-01", "DOZ-DOOM-02")
def test_doom_zeds_win_as_defenders_too_and_both_sides_take_their_hits() -> None:
    with Siege("outbreak") as town:
        town.put("civ1", "F-1").zeds("doom", "F-2", as_="mob").act()
        town.dice(5, 5).play("move:civ1>F-2").asks("halt")  # 7 against 4: 2/1, the Zeds lose
        assert (town.place("civ1"), town.place("mob")) == ("F-1", "F-2")
        assert (town.damage("civ1"), town.damage("mob")) == (1, 2)


@rule("DOZ-DOOM-04", "DOZ-DOOM-01")
def test_doom_zeds_win_for_their_whole_mob() -> None:
    with Siege("outbreak") as town:
        town.put("furies", "F-2").zeds("doom", "F-3", as_="a").zeds("2/1", "F-3", as_="b")
        town.dice(6, 6).activate("F").asks("hit-zeds").play("zed:z21", "zed:z21").asks("halt")
        assert (town.place("furies"), town.place("a"), town.place("b")) == ("F-1", "F-2", "F-2")


@rule("DOZ-IRON-01", "DOZ-IRON-02")
@pytest.mark.parametrize(
    ("faces", "damage"), [((2, 4, 6), 2), ((1, 2, 3), 0), ((4, 5, 6), 3), ((3, 3, 4), 1)]
)
def test_each_hit_on_iron_zeds_has_a_die_of_its_own(faces: tuple[int, ...], damage: int) -> None:
    with Siege("outbreak") as town:
        town.zeds("iron", "F-4").dice(*faces).run(LandHits((town.zed("iron"),), (3,))).asks("halt")
        assert town.damage("iron") == damage


# -- Leapers, Oozers, Were-Zeds -------------------------------------------------------------


@rule("DOZ-LEAPER-01", "DOZ-LEAPER-03")
def test_leapers_destroy_a_barricade_as_they_enter() -> None:
    with Siege("apocalypse") as town:
        town.put("civ1", "F-2").barricade("F-2").zeds("leapers", "F-3", as_="mob")
        town.dice(6, 6).activate("F").asks("halt")
        assert town.place("mob") == "F-3"
        town.told(FightRolled, column=3)  # 4 against 4, no Terrain
        assert town.state.barricades == ()
        kinds = [type(event) for event in town.events]
        assert kinds.index(BarricadeDestroyed) < kinds.index(FightRolled)


@rule("DOZ-LEAPER-01")
def test_other_zeds_leave_the_barricade_they_enter() -> None:
    with Siege("apocalypse") as town:
        town.barricade("F-2").zeds("zed-hemoths", "F-3").activate("F").asks("halt")
        assert len(town.state.barricades) == 1


@rule("DOZ-LEAPER-02")
def test_leapers_pass_the_strongpoint_without_harm_to_it() -> None:
    with Siege("apocalypse") as town:
        town.barricade("F-2", strongpoint=True).zeds("leapers", "F-3").activate("F", "F")
        assert town.game.world.board.ids[town.state.strongpoint] == "F-2"


@rule("DOZ-LEAPER-03")
@pytest.mark.parametrize("place", ["F-0", "F-3"])
@pytest.mark.parametrize(("second", "column"), [("", 3), ("2/1", 2)])
def test_leapers_leave_no_terrain_shift_anywhere_also_in_a_mob(
    place: str, second: str, column: int
) -> None:
    behind = {"F-0": "F-1", "F-3": "F-4"}[place]
    with Siege("outbreak") as town:
        town.put("civ1", place).zeds("leapers", behind)
        if second:
            town.zeds(second, behind)
        town.dice(1, 1).activate("F").play("pass").asks("halt")
        town.told(FightRolled, column=column)


@rule("DOZ-OOZER-01", "DOZ-WERE-01", "DOZ-HTH-11", "DOZ-TOXIC-01")
@pytest.mark.parametrize(
    ("zeds", "infection"),
    [
        (["oozers"], 3),
        (["oozers", "5/3"], 3),
        (["were-zeds"], 2),
        (["were-zeds", "2/1"], 2),
        (["were-zeds", "oozers"], 3),
        (["4/2", "5/3"], 1),
        (["zed-hemoths"], 1),
        (["toxic"], 3),
        (["toxic", "4/2"], 3),
        (["toxic", "were-zeds"], 3),
        (["toxic", "oozers"], 3),
    ],
)
@pytest.mark.parametrize("attacking", [True, False])
def test_a_combat_raises_infection_by_the_most_any_of_the_zeds_causes(
    zeds: list[str], infection: int, attacking: bool
) -> None:
    with Siege("outbreak") as town:
        for name in zeds:
            toxic = name == "toxic"
            town.zeds("3/2" if toxic else name, "F-2", marks=["toxic"] if toxic else [])
        if attacking:
            town.put("civ4", "F-1").act().dice(1, 1).play("move:civ4>F-2", "pass")
        else:
            town.put("civ4", "F-1").dice(1, 1).activate("F").play("pass")
        assert town.state.infection == infection


@rule("DOZ-REANIM-01")
def test_reanimators_recover_before_they_move() -> None:
    with Siege("outbreak") as town:
        town.put("civ2", "F-2").zeds("reanimators", "F-3", damage=3).dice(6, 6).activate("F")
        town.told(FightRolled, column=2)  # 4 against 3: already on the full side


@rule("DOZ-REANIM-02", "DOZ-HEAL-08")
def test_reduced_reanimators_flip_back_with_two_hits() -> None:
    with Siege("outbreak") as town:
        town.zeds("reanimators", "F-4", damage=3, as_="mob")
        assert town.game.zed_strength(town.zed("mob")) == 3
        town.activate("F").asks("halt")
        assert town.damage("mob") == 2 and town.game.zed_strength(town.zed("mob")) == 4


@rule("DOZ-REANIM-03")
def test_a_second_activation_removes_a_second_hit() -> None:
    with Siege("outbreak") as town:
        town.zeds("reanimators", "F-6", damage=5, as_="mob").activate("F", "F").asks("halt")
        assert town.damage("mob") == 3


@rule("DOZ-REANIM-04")
def test_brains_is_one_activation_however_far_they_go() -> None:
    with Siege("outbreak") as town:
        town.put("civ4", "F-3").put("civ5", "F-2").zeds("reanimators", "F-4", damage=5, as_="mob")
        town.dice(1, 1).dice(1, 1).activate("F", brains=True).play("pass", "pass").asks("halt")
        assert town.place("mob") == "F-1" and town.damage("mob") == 4


@rule("DOZ-REANIM-05")
def test_movement_pressure_and_a_card_for_super_zeds_are_activations() -> None:
    with Siege("outbreak") as town:
        town.zeds("reanimators", "F-4", damage=2, as_="mob").run(MovementPressure(1)).asks("halt")
        assert (town.place("mob"), town.damage("mob")) == ("F-3", 1)
    with Siege("brains") as town:
        town.zeds("reanimators", "F-6", damage=2, as_="mob").text("E-Y08", "zeds.end").asks("halt")
        assert (town.place("mob"), town.damage("mob")) == ("F-5", 1)


@rule("DOZ-REANIM-01")
def test_unhurt_reanimators_and_other_zeds_recover_nothing() -> None:
    with Siege("outbreak") as town:
        town.zeds("reanimators", "F-6", as_="a").zeds("doom", "M-6", damage=1, as_="b")
        town.activate("F", "M").asks("halt")
        assert (town.damage("a"), town.damage("b")) == (0, 1)


@rule("DOZ-WERE-02", "DOZ-WERE-04")
def test_were_zeds_move_two_spaces_and_four_with_a_double_activation() -> None:
    with Siege("outbreak") as town:
        town.zeds("were-zeds", "F-S", as_="mob").activate("F").asks("halt")
        assert town.place("mob") == "F-5"
    with Siege("outbreak") as town:
        town.zeds("were-zeds", "F-6", as_="mob").activate("F", "F").asks("halt")
        assert town.place("mob") == "F-2"


@rule("DOZ-WERE-05", "DOZ-ZEDS-20", "DOZ-FAST-04")
def test_brains_limits_fast_units_to_single_steps() -> None:
    with Siege("apocalypse") as town:
        town.zeds("were-zeds", "F-6", as_="a").zeds("5/3", "M-6", marks=["fast"], as_="b")
        town.activate("F", "M", brains=True).asks("halt")
        assert (town.place("a"), town.place("b")) == ("F-5", "M-5")


@rule("DOZ-WERE-05", "DOZ-ZEDS-20", "DOZ-FAST-04")
def test_even_after_a_win_each_further_step_of_brains_is_one_space() -> None:
    with Siege("apocalypse") as town:
        town.put("civ4", "F-5").zeds("were-zeds", "F-6", as_="a").dice(1, 1)
        town.put("civ5", "M-5").zeds("5/3", "M-6", marks=["fast"], as_="b").dice(1, 1)
        town.activate("F", "M", brains=True).play("pass", "pass").asks("halt")
        assert (town.place("a"), town.place("b")) == ("F-4", "M-4")


@rule("DOZ-WERE-06", "DOZ-FAST-06")
def test_a_cancelled_first_step_cancels_the_second() -> None:
    with Siege("apocalypse") as town:
        town.zeds("were-zeds", "F-6", as_="a").zeds("5/3", "M-6", marks=["fast"], as_="b")
        town.state.no_entry = (town.spot("F-5"), town.spot("M-5"))
        town.activate("F", "M").asks("halt")
        assert (town.place("a"), town.place("b")) == ("F-6", "M-6")
    with Siege("apocalypse") as town:
        town.put("kingman", "F-3").zeds("were-zeds", "F-5", as_="mob").activate("F")
        town.dice(5).play("dare").asks("halt")
        assert town.place("mob") == "F-5"
