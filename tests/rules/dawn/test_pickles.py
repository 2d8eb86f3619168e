"""Pickles: Stealth, Noisy Bark, and what a dog cannot do."""

from __future__ import annotations

import pytest

from shambler.games.dawn.events.combat import FightRolled
from shambler.games.dawn.events.defences import AbilityTried, GuardTried
from shambler.games.dawn.procedures.raiding import MoveRaiders
from shambler.games.dawn.procedures.retreat import RetreatZeds
from shambler.testing import rule
from shambler.testing.dawn import Siege
from tests.rules.dawn.looking import own

HIDDEN = ["stealthed"]


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
        town.dice(roll)
        if roll == 1:  # found, and there is no second chance
            town.dice(4, 4).activate("F")
            town.told(FightRolled, column=0)  # 9 against 2
        else:
            town.activate("F").asks("halt").not_told(FightRolled)
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
