"""The green Heroes: Colonel Kingman, Pickles, Santana, Staub."""

from __future__ import annotations

import pytest

from shambler.games.dawn.events.combat import FightRolled, GunfireRolled
from shambler.games.dawn.events.defences import AbilityTried, GuardTried
from shambler.games.dawn.procedures.hits import HitUnit
from shambler.games.dawn.procedures.placing import NewZeds
from shambler.games.dawn.procedures.raiding import MoveRaiders
from shambler.games.dawn.procedures.retreat import RetreatZeds
from shambler.testing import rule
from shambler.testing.dawn import Siege

HIDDEN = ["stealthed"]


def own(town: Siege, name: str) -> set[str]:
    """What a unit can do now."""
    return {key for key in town.options if f":{name}" in key}


# -- Colonel Kingman ------------------------------------------------------------------------


@rule("DOZ-KINGMAN-02")
@pytest.mark.parametrize(("who", "column"), [("kingman", 3), ("civ2", 2)])
def test_the_colonel_has_a_column_when_he_defends(who: str, column: int) -> None:
    with Siege("apocalypse") as town:
        town.put(who, "F-2").zeds("4/2", "F-3").dice(6, 6).activate("F")
        if who == "kingman":
            town.play("pass")
        town.told(FightRolled, column=column)
    with Siege("apocalypse") as town:  # not when he attacks
        town.put(who, "F-2").zeds("4/2", "F-3").act().dice(6, 6).play(f"move:{who}>F-3")
        town.told(FightRolled, column=2)


@rule("DOZ-KINGMAN-02")
def test_no_terrain_cards_leave_him_his_column() -> None:
    with Siege("apocalypse") as town:
        town.put("kingman", "H-0").zeds("4/2", "H-1").event("E-B07").draws("2/1")
        town.phase("zeds").asks("perimeter").dice(6, 6).play("pass")
        town.told(FightRolled, column=3)


@rule("DOZ-KINGMAN-03")
@pytest.mark.parametrize(("start", "watched"), [("F-4", True), ("F-3", True), ("F-5", False)])
@pytest.mark.parametrize("roll", [4, 5])
def test_the_perimeter_watches_his_space_and_those_next_to_it(
    start: str, watched: bool, roll: int
) -> None:
    with Siege("apocalypse") as town:
        town.put("kingman", "F-2").zeds("2/1", start, as_="mob")
        town.activate("F")
        if not watched:
            town.asks("halt")
            return
        town.asks("perimeter", "dare", "pass").dice(roll)
        if roll == 4 and start == "F-3":
            town.dice(6, 6)
        town.play("dare").asks("halt")
        town.told(GuardTried, works=roll == 5)
        moved = {"F-4": "F-3", "F-3": "F-3"}[start]
        assert town.place("mob") == (start if roll == 5 else moved)


@rule("DOZ-KINGMAN-03", "DOZ-RUL-33")
def test_one_roll_for_a_whole_mob() -> None:
    with Siege("apocalypse") as town:
        town.put("kingman", "F-2").zeds("5/3", "F-4", as_="a").zeds("4/2", "F-4", as_="b")
        town.activate("F").dice(6).play("dare").asks("halt")
        assert town.place("a") == town.place("b") == "F-4"


@rule("DOZ-KINGMAN-04")
def test_a_cancelled_move_is_no_retreat() -> None:
    with Siege("apocalypse") as town:
        town.put("kingman", "F-2").barricade("F-4").zeds("5/3", "F-4", as_="mob")
        town.activate("F").dice(5).play("dare").asks("halt")
        assert town.place("mob") == "F-4" and town.state.barricades == (town.spot("F-4"),)


@rule("DOZ-KINGMAN-05", "DOZ-KINGMAN-06")
def test_a_placed_unit_is_pushed_on_as_often_as_the_rolls_succeed() -> None:
    with Siege("apocalypse") as town:
        town.put("kingman", "F-3").draws("4/2").run(NewZeds(town.spot("F-2")))
        for _ in range(3):
            town.asks("perimeter").dice(5).play("dare")
        town.asks("halt")
        assert town.crowd("F-5") == ["4/2"]
    with Siege("apocalypse") as town:
        town.put("kingman", "F-3").draws("4/2").run(NewZeds(town.spot("F-2"))).dice(4)
        town.play("dare").asks("halt")
        assert town.crowd("F-2") == ["4/2"]


@rule("DOZ-KINGMAN-05", "DOZ-KINGMAN-06", "DOZ-RUL-33")
def test_retreating_zeds_are_pushed_on_one_roll_for_each() -> None:
    with Siege("apocalypse") as town:
        town.put("kingman", "F-3").zeds("5/3", "F-1", as_="a").zeds("4/2", "F-1", as_="b")
        town.run(RetreatZeds((town.zed("a"), town.zed("b")))).dice(5).play("dare")
        town.dice(5).play("dare").dice(1).play("dare").dice(1).play("dare").asks("halt")
        assert (town.place("a"), town.place("b")) == ("F-4", "F-2")


@rule("DOZ-RUL-33")
def test_the_perimeter_does_not_reach_a_start_space() -> None:
    with Siege("apocalypse") as town:
        town.put("kingman", "F-6").draws("4/2").run(NewZeds(town.spot("F-S"))).asks("halt")
        assert town.crowd("F-S") == ["4/2"]


@rule("DOZ-KINGMAN-07")
def test_zeds_beaten_in_his_space_retreat_without_a_roll() -> None:
    with Siege("apocalypse") as town:
        town.put("kingman", "F-2").zeds("2/1", "F-3", as_="a").zeds("3/1", "F-3", as_="b")
        town.activate("F").dice(6, 6).play("pass").play("zed:z21", "zed:z21", "zed:z21").asks(
            "halt"
        )
        assert town.place("a") == town.place("b") == "F-3"


@rule("DOZ-KINGMAN-08")
@pytest.mark.parametrize("place", ["TC", "HB1"])
def test_the_perimeter_works_from_town_center_and_from_a_bed(place: str) -> None:
    with Siege("apocalypse") as town:
        town.put("kingman", place, damage=1).zeds("5/3", "H-0", as_="mob").activate("H")
        town.asks("perimeter").dice(5).play("dare").asks("halt")
        assert town.outcome is None and town.place("mob") == "H-0"
    with Siege("apocalypse") as town:
        town.put("kingman", place, damage=1).zeds("5/3", "H-1", as_="mob").activate("H")
        town.asks("perimeter" if place == "TC" else "halt")


# -- Pickles --------------------------------------------------------------------------------


@rule("DOZ-PICKLES-01")
def test_pickles_moves_six_spaces() -> None:
    with Siege("apocalypse") as town:
        town.put("pickles", "F-6").act()
        assert "move:pickles>F-0" in town.options and "move:pickles>TC" not in town.options


@rule("DOZ-PICKLES-02", "DOZ-PICKLES-14")
@pytest.mark.parametrize("controlled", [False, True])
def test_he_forages_with_two_dice_with_one_where_zeds_control(controlled: bool) -> None:
    for chaos in (True, False):
        with Siege("apocalypse") as town:
            if controlled and chaos:
                town.chaos("M-4").put("pickles", "M-4")
            elif controlled:
                town.put("pickles", "M-4", marks=HIDDEN).zeds("5/3", "M-4")
            else:
                town.put("pickles", "M-4")
            town.dice(*((6,) if controlled else (6, 6))).act().play("forage:pickles")
            assert town.state.ammo == (2 if controlled else 4)


@rule("DOZ-PICKLES-03")
@pytest.mark.parametrize(("roll", "hidden"), [(1, False), (2, True), (6, True)])
@pytest.mark.parametrize("attacking", [True, False])
def test_stealth_works_on_two_or_more_whoever_enters(
    roll: int, hidden: bool, attacking: bool
) -> None:
    with Siege("apocalypse") as town:
        town.put("pickles", "F-2").zeds("2/1", "F-3", as_="mob")
        if attacking:
            town.act().play("move:pickles>F-3").asks("stealth", "dare", "pass")
        else:
            town.activate("F").asks("stealth", "dare", "pass")
        town.dice(roll)
        if not hidden:
            town.dice(6, 6)
        town.play("dare").asks("halt")
        place = "F-3" if attacking else "F-2"
        assert town.place("pickles") == place
        assert town.marks("pickles") == (set(HIDDEN) if hidden else set())
        if hidden:
            town.not_told(FightRolled)
            assert town.place("mob") == place and town.state.infection == 0
        else:
            town.told(FightRolled, attacking=attacking)


@rule("DOZ-PICKLES-04")
@pytest.mark.parametrize("roll", [1, 2])
def test_he_rolls_again_when_more_zeds_enter(roll: int) -> None:
    with Siege("apocalypse") as town:
        town.put("pickles", "F-2", marks=HIDDEN).zeds("4/2", "F-2", as_="a")
        town.zeds("5/3", "F-3", as_="b")
        town.state.held_back = 1 << town.zed("a")
        town.dice(roll).activate("F")
        if roll == 1:
            town.asks("stealth").dice(4, 4).play("pass")
            town.told(FightRolled, column=0)  # 9 against 2
        else:
            town.asks("halt").not_told(FightRolled)
            assert town.marks("pickles") == set(HIDDEN) and town.place("b") == "F-2"


@rule("DOZ-PICKLES-05")
def test_refugees_are_safe_if_he_defends_and_wins() -> None:
    with Siege("apocalypse") as town:
        town.put("pickles", "F-2").put("folk1", "F-2", marks=["fled"]).zeds("2/1", "F-3")
        town.activate("F").dice(6, 6).play("pass").asks("halt")
        assert town.place("folk1") == "F-2"


@rule("DOZ-PICKLES-06")
def test_another_unit_defends_unless_he_is_chosen() -> None:
    with Siege("apocalypse") as town:
        town.put("pickles", "F-2").put("furies", "F-2").zeds("5/3", "F-3", as_="mob").activate("F")
        town.asks("defender", "unit:pickles", "unit:furies").dice(6, 6).play("unit:furies")
        town.asks("halt").told(FightRolled, unit=town.unit("furies"))
        assert town.place("pickles") == "F-2" and town.marks("pickles") == set()


@rule("DOZ-PICKLES-07", "DOZ-RUL-46")
@pytest.mark.parametrize(
    ("answer", "place", "marks"), [("pass", "F-1", set()), ("dare", "F-2", {"stealthed"})]
)
def test_when_the_other_has_lost_he_hides_or_retreats(
    answer: str, place: str, marks: set[str]
) -> None:
    with Siege("apocalypse") as town:
        town.put("pickles", "F-2").put("civ1", "F-2").zeds("9/4", "F-3").activate("F")
        town.dice(4, 4).play("unit:civ1").asks("stealth", "dare", "pass")
        if answer == "dare":
            town.dice(2)
        town.play(answer).asks("halt")
        assert town.place("civ1") == "F-1"
        assert (town.place("pickles"), town.marks("pickles")) == (place, marks)


@rule("DOZ-PICKLES-07", "DOZ-RUL-46")
@pytest.mark.parametrize(("faces", "place", "mob"), [((6, 6), "F-3", "F-4"), ((5, 6), "", "F-3")])
def test_found_he_defends_himself_against_the_same_zeds(
    faces: tuple[int, int], place: str, mob: str
) -> None:
    with Siege("apocalypse") as town:
        town.put("pickles", "F-3").put("civ1", "F-3").zeds("9/4", "F-4", as_="mob").activate("F")
        town.dice(3, 3).play("unit:civ1").asks("stealth").dice(1).dice(*faces).play("dare")
        town.told(FightRolled, unit=town.unit("pickles"), attacking=False, column=1)
        town.asks("halt" if place else "save")
        assert (town.place("civ1"), town.place("mob")) == ("F-2", mob)
        assert not place or (town.place("pickles"), town.damage("pickles")) == (place, 1)


@rule("DOZ-PICKLES-07")
def test_after_a_fight_of_his_own_he_only_retreats() -> None:
    with Siege("apocalypse") as town:  # Doom Zeds win whatever the dice say
        town.put("pickles", "F-3").barricade("F-3", strongpoint=True).zeds("doom", "F-4")
        town.activate("F").dice(6, 6).play("pass").asks("halt")
        assert (town.place("pickles"), town.damage("pickles")) == ("F-2", 0)


@rule("DOZ-PICKLES-09")
def test_with_rule_seven_he_may_retreat_when_stealth_fails() -> None:
    with Siege("apocalypse") as town:
        town.put("pickles", "S-5").zeds("5/3", "S-6").event("E-B01").draws("4/2").phase("zeds")
        town.play("place:F-S").asks("stealth").dice(1).play("dare").asks("flee")
        town.play("flee:pickles").not_told(FightRolled)
        assert town.place("pickles") == "S-4" and town.marks("pickles") == set()


@rule("DOZ-PICKLES-12", "DOZ-PICKLES-13")
@pytest.mark.parametrize(("roll", "leaves"), [(3, True), (4, False)])
def test_noisy_bark_may_hold_zeds_that_advance(roll: int, leaves: bool) -> None:
    with Siege("apocalypse") as town:
        town.put("pickles", "F-3", marks=HIDDEN).zeds("5/3", "F-3", as_="mob").activate("F")
        town.asks("bark", "dare", "pass").dice(roll).play("dare").asks("halt")
        assert town.place("mob") == ("F-2" if leaves else "F-3")
        assert "stealthed" in town.marks("pickles")


@rule("DOZ-PICKLES-12")
def test_a_bark_cancels_the_move_of_the_whole_mob() -> None:
    with Siege("apocalypse") as town:
        town.put("pickles", "F-3", marks=HIDDEN).zeds("5/3", "F-3", as_="a")
        town.zeds("4/2", "F-3", as_="b").activate("F").dice(4).play("dare").asks("halt")
        assert town.place("a") == town.place("b") == "F-3"


@rule("DOZ-PICKLES-13", "DOZ-RUL-33")
def test_the_bark_does_not_stop_a_retreat_nor_work_on_start() -> None:
    with Siege("apocalypse") as town:
        town.put("pickles", "F-3", marks=HIDDEN).zeds("5/3", "F-3", as_="mob")
        town.run(RetreatZeds((town.zed("mob"),))).asks("halt")
        assert town.place("mob") == "F-4"
    with Siege("apocalypse") as town:
        town.put("pickles", "F-S", marks=HIDDEN).zeds("5/3", "F-S", as_="mob").activate("F")
        town.asks("halt").not_told(GuardTried)
        assert town.place("mob") == "F-6"


@rule("DOZ-PICKLES-15")
def test_a_move_action_drops_stealth_and_starts_a_fight() -> None:
    with Siege("apocalypse") as town:
        town.put("pickles", "F-3", marks=HIDDEN).zeds("2/1", "F-3", as_="mob").act(event=1)
        town.dice(6, 6).play("appear:pickles")
        town.told(FightRolled, attacking=True, unit=town.unit("pickles"))
        town.not_told(AbilityTried)
        assert town.place("mob") == "F-4" and town.marks("pickles") == set()
        assert sum(town.state.player_actions) + town.state.event_actions == 1
    with Siege("apocalypse") as town:
        town.put("pickles", "F-3").act()
        assert "appear:pickles" not in town.options


@rule("DOZ-PICKLES-16")
def test_stealth_and_bark_work_against_raiders() -> None:
    with Siege("apocalypse") as town:
        town.put("pickles", "F-2").put("raiders", "F-3").run(MoveRaiders((town.unit("raiders"),)))
        town.asks("stealth").dice(2).play("dare").asks("halt").not_told(FightRolled)
        assert town.place("raiders") == "F-2" and town.marks("pickles") == set(HIDDEN)
        for roll, place in ((4, "F-2"), (3, "F-1")):
            town.run(MoveRaiders((town.unit("raiders"),))).asks("bark").dice(roll).play("dare")
            assert town.place("raiders") == place
        assert town.marks("pickles") == set()  # nobody is left to hide from


@rule("DOZ-PICKLES-16")
def test_found_by_raiders_he_fights_them() -> None:
    with Siege("brains") as town:
        town.put("pickles", "F-2").put("bubba", "F-3").run(MoveRaiders((town.unit("bubba"),)))
        town.dice(1).dice(1, 1).play("dare").asks("save")
        town.told(FightRolled, unit=town.unit("pickles"))


@rule("DOZ-PICKLES-17", "DOZ-PICKLES-18", "DOZ-HORATIUS-07")
@pytest.mark.parametrize("who", ["pickles", "horatius"])
def test_what_animals_cannot_do(who: str) -> None:
    with Siege("walking-zeds") as town:
        town.stock(supplies=9, ammo=9).put(who, "F-2").zeds("5/3", "F-3").held("F-G09")
        town.state.bridge = "collapsed"
        town.act(event=3)
        assert own(town, who) == {key for key in town.options if key.startswith(f"move:{who}>")}
        assert not any(key.startswith(("bridge", "ride", "build", "shoot")) for key in town.options)
        rule_of = {"pickles": "DOZ-PICKLES-17", "horatius": "DOZ-HORATIUS-07"}[who]
        assert town.blocked(f"shoot:{who}>F-3/z53a") == rule_of
    with Siege("walking-zeds") as town:  # somebody else may do all of it
        town.stock(supplies=9, ammo=9).put("hunt", "F-2").zeds("5/3", "F-3").held("F-G09")
        town.state.bridge = "collapsed"
        town.act(event=3)
        begins = {key.partition(":")[0] for key in town.options}
        assert {"build", "shoot", "bridge", "ride"} <= begins


@rule("DOZ-JOHNSON-08")
@pytest.mark.parametrize(("answer", "place"), [("pass", "F-1"), ("dare", "F-2")])
def test_when_johnsons_traps_work_pickles_withdraws_or_hides(answer: str, place: str) -> None:
    with Siege("apocalypse") as town:
        town.put("johnson", "F-2").put("pickles", "F-2").zeds("5/3", "F-3", as_="mob")
        town.activate("F").play("unit:johnson").dice(4).play("try:traps").asks("stealth")
        if answer == "dare":
            town.dice(3)
        town.play(answer).asks("halt").not_told(FightRolled)
        assert (town.place("johnson"), town.place("pickles")) == ("F-1", place)
        assert (town.place("mob"), town.damage("mob")) == ("F-2", 1)


# -- Santana --------------------------------------------------------------------------------


@rule("DOZ-SANTANA-01", "DOZ-SANTANA-02")
@pytest.mark.parametrize(("roll", "works"), [(3, False), (4, True)])
def test_a_charge_drives_regular_zeds_off_without_a_combat(roll: int, works: bool) -> None:
    with Siege("apocalypse") as town:
        town.put("santana", "F-1").zeds("5/3", "F-2", as_="mob").act()
        town.play("move:santana>F-2").asks("charge", "dare", "pass").dice(roll)
        if not works:
            town.dice(6, 6)
        town.play("dare").asks("halt")
        assert (town.place("santana"), town.place("mob")) == ("F-2", "F-3")
        if works:
            town.not_told(FightRolled)
            assert town.damage("mob") == 1 and town.state.infection == 0
        else:
            town.told(FightRolled, column=4)
            assert town.state.infection == 1


@rule("DOZ-SANTANA-01")
def test_one_hit_on_one_unit_of_a_mob_and_all_of_it_retreats() -> None:
    with Siege("apocalypse") as town:
        town.put("santana", "F-1").zeds("5/3", "F-2", as_="a").zeds("4/2", "F-2", as_="b").act()
        town.dice(6).play("move:santana>F-2", "dare").asks("hit-zeds").play("zed:z42a").asks("halt")
        assert (town.damage("a"), town.damage("b")) == (0, 1)
        assert town.place("a") == town.place("b") == "F-3"


@rule("DOZ-SANTANA-01")
def test_he_charges_only_when_he_attacks() -> None:
    with Siege("apocalypse") as town:
        town.put("santana", "F-2").zeds("5/3", "F-3").dice(6, 6).activate("F").asks("halt")
        town.told(FightRolled, attacking=False)
    with Siege("apocalypse") as town:  # and not at Raiders
        town.put("santana", "F-2").put("raiders", "F-3").act().dice(6, 6).play("move:santana>F-3")
        town.told(FightRolled, attacking=True)


@rule("DOZ-SANTANA-03")
def test_super_zeds_alone_are_not_charged() -> None:
    with Siege("apocalypse") as town:
        town.put("santana", "F-1").zeds("ravagers", "F-2").act().dice(6, 6)
        town.play("move:santana>F-2").asks("halt").told(FightRolled, column=6)


@rule("DOZ-SANTANA-03", "DOZ-SANTANA-02")
def test_spreaders_flee_and_super_zeds_stay_to_fight() -> None:
    with Siege("apocalypse") as town:
        town.put("santana", "F-1").zeds("vermin", "F-2").zeds("doom", "F-2", as_="b").act()
        town.dice(4).dice(6, 6).play("move:santana>F-2", "dare").asks("halt")
        assert (town.place("vermin"), town.damage("vermin")) == ("F-3", 1)
        town.told(FightRolled, column=2)  # 7 against 6, the Spreader does not count
        assert town.state.infection == 1


@rule("DOZ-SANTANA-04", "DOZ-SANTANA-05", "DOZ-SANTANA-06")
def test_santanas_numbers() -> None:
    with Siege("apocalypse") as town:
        town.put("santana", "F-3").zeds("9/4", "M-0").stock(ammo=5).act()
        assert "move:santana>F-0" in town.options and "move:santana>TC" not in town.options
        town.run(HitUnit(town.unit("santana"), 3)).asks("halt")
        assert town.place("santana") == "F-3" and town.game.strength(town.unit("santana")) == 4
        town.run(HitUnit(town.unit("santana"), 1)).asks("save")
    for damage, column in ((0, 2), (2, 1)):
        with Siege("apocalypse") as town:
            town.put("santana", "F-1", damage=damage).zeds("9/4", "F-2").stock(ammo=1).act()
            assert town.game.strength(town.unit("santana")) == (6, 4)[damage // 2]
            town.dice(1, 1).play("shoot:santana>F-2/z94").told(GunfireRolled, column=column)


# -- Staub ----------------------------------------------------------------------------------


@rule("DOZ-STAUB-01")
@pytest.mark.parametrize(("roll", "supplies", "ammo"), [(1, 1, 0), (4, 2, 0), (6, 1, 1)])
def test_staub_finds_one_supply_more_even_with_a_blank(roll: int, supplies: int, ammo: int) -> None:
    with Siege("apocalypse") as town:
        town.put("staub", "M-2").act().dice(roll).play("forage:staub")
        assert (town.state.supplies, town.state.ammo) == (supplies, ammo)


@rule("DOZ-STAUB-02")
def test_his_first_shot_of_a_turn_costs_no_ammo_but_an_action() -> None:
    with Siege("apocalypse") as town:
        town.put("staub", "F-1").put("hunt", "F-1").zeds("9/4", "F-2").stock(ammo=2).act(event=3)
        town.dice(1, 1).play("shoot:hunt>F-2/z94")
        for left in (1, 0):
            town.dice(1, 1).play("shoot:staub>F-2/z94")
            assert town.state.ammo == left
        assert sum(town.state.player_actions) + town.state.event_actions == 1
        assert "shoot:staub>F-2/z94" not in town.options


@rule("DOZ-STAUB-03")
@pytest.mark.parametrize(("damage", "strength", "column"), [(0, 4, 3), (1, 5, 1)])
def test_his_reduced_side_fights_better_and_shoots_worse(
    damage: int, strength: int, column: int
) -> None:
    with Siege("apocalypse") as town:
        town.put("staub", "F-1", damage=damage).zeds("9/4", "F-2").act().dice(1, 1)
        assert town.game.strength(town.unit("staub")) == strength
        town.play("shoot:staub>F-2/z94").told(GunfireRolled, column=column)


@rule("DOZ-STAUB-04", "DOZ-TWODICE-03")
@pytest.mark.parametrize(
    ("faces", "place"), [((4, 1), "HB1"), ((1, 4), "HB1"), ((3, 3), "CEM"), ((3, 2), "CEM")]
)
def test_his_saving_roll_uses_the_better_of_two_dice(faces: tuple[int, int], place: str) -> None:
    with Siege("apocalypse") as town:
        town.put("staub", "F-1", damage=1).dice(1).run(HitUnit(town.unit("staub"), 1))
        town.dice(*faces).play("dare:save").asks("halt")
        assert town.place("staub") == place


@rule("DOZ-STAUB-05", "DOZ-RUGGED-01")
@pytest.mark.parametrize("who", ["staub", "alyssa", "wright"])
@pytest.mark.parametrize(("roll", "damage"), [(4, 1), (5, 0), (6, 0), (1, 1)])
def test_rugged_cancels_a_hit_on_five_or_six(who: str, roll: int, damage: int) -> None:
    with Siege("brains") as town:
        town.put(who, "F-1").dice(roll).run(HitUnit(town.unit(who), 1)).asks("halt")
        assert town.damage(who) == damage


@rule("DOZ-RUGGED-01", "DOZ-ALYSSA-10", "DOZ-WRIGHT-04")
@pytest.mark.parametrize("who", ["alyssa", "wright"])
def test_each_hit_has_its_own_die(who: str) -> None:
    with Siege("brains") as town:
        town.put(who, "F-1").dice(5, 4).run(HitUnit(town.unit(who), 2)).asks("halt")
        assert town.damage(who) == 1
