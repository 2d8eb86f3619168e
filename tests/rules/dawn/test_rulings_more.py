"""Clauses of rulings and of short rules, continued: markers, cards, retreats, who is meant."""

from __future__ import annotations

import pytest

from shambler.games.dawn.events.combat import FightRolled
from shambler.games.dawn.procedures.disasters import BurstOne
from shambler.games.dawn.procedures.fate import FateDraw
from shambler.games.dawn.procedures.infection import Outbreak
from shambler.games.dawn.procedures.placing import NewZeds
from shambler.games.dawn.procedures.research import ChooseComponent, component_limit
from shambler.games.dawn.procedures.retreat import RetreatAttacker, raiders_back
from shambler.games.dawn.procedures.saving import Admit
from shambler.testing import rule
from shambler.testing.dawn import Siege

LEVEL = "walking-zeds"


def versus(level: str = LEVEL, **options: int) -> Siege:
    """A Versus table."""
    return Siege(level, versus=True, **options)


# -- markers, cards, stock ------------------------------------------------------------------


@rule("DOZ-CHAOS-03", "DOZ-CHAOS-04")
@pytest.mark.parametrize(("what", "controlled"), [("zeds", True), ("chaos", True), ("", False)])
def test_either_zeds_or_chaos_control_a_space(what: str, controlled: bool) -> None:
    with Siege("brains") as town:
        if what == "zeds":
            town.zeds("2/1", "F-2")
        elif what == "chaos":
            town.chaos("F-2")
        assert town.game.zeds_control(town.spot("F-2")) is controlled
        assert not town.game.zeds_control(town.spot("F-3"))


@rule("DOZ-VIP-05", "DOZ-VIP-07", "DOZ-VIP-04", "DOZ-VIP-08")
@pytest.mark.parametrize(
    ("at", "infection", "supplies", "ammo"), [(0, 0, 3, 3), (2, 9, 7, 5)], ids=["lab", "find"]
)
def test_the_gift_of_the_vips_is_one_of_three(
    at: int, infection: int, supplies: int, ammo: int
) -> None:
    with Siege("brains") as town:
        town.stock(infection=8, supplies=3, ammo=3).put("vip", "F-0", marks=["fled"])
        town.event("E-B03").act().play("move:vip>TC").asks("vip")
        assert len(town.options) == 3 and town.state.infection == 9
        town.play(town.options[at])
        assert (town.state.infection, town.state.supplies, town.state.ammo) == (
            infection, supplies, ammo,
        )  # fmt: skip
        assert town.place("vip") == "CAMP"


@rule("DOZ-RUL-58", "DOZ-SAVE-03", "DOZ-MARK-07", "DOZ-SAVE-06")
@pytest.mark.parametrize(
    ("marks", "kept"),
    [
        (["leader", "well-armed", "trained"], {"comatose", "leader", "well-armed", "trained"}),
        (["defiant"], {"comatose"}),
    ],
)
def test_what_lies_in_the_bed_with_a_saved_unit(marks: list[str], kept: set[str]) -> None:
    with Siege(LEVEL) as town:
        town.stock(infection=2).put("civ1", "F-4", damage=3, marks=marks)
        town.run(Admit(town.unit("civ1"))).asks("halt")
        assert (town.marks("civ1"), town.damage("civ1"), town.place("civ1")) == (kept, 2, "HB1")
        assert town.state.infection == 3


@rule("DOZ-RUL-58", "DOZ-INF-09", "DOZ-SUPER-01")
def test_the_infection_of_an_admission_comes_once_the_unit_lies_there() -> None:
    with Siege(LEVEL) as town:
        town.stock(infection=12).put("civ1", "F-4", damage=3).dice(1, 1).fates("F-B05")
        town.draws("iron").run(Admit(town.unit("civ1"))).asks("halt")
        assert (town.place("civ1"), town.place("iron"), town.state.infection) == ("HB1", "S-3", 11)


@rule("DOZ-FATE-09", "DOZ-FATE-06")
def test_a_card_drawn_from_the_new_deck_is_one_of_the_discards() -> None:
    with Siege() as town:
        town.state.fate_discards = town.state.fate.cards
        for card in town.state.fate_discards:
            town.state.fate = town.state.fate.remove(card)
        town.fates("F-B09").run(FateDraw()).asks("halt")  # its text is not due here
        assert len(town.state.fate) == 7 and town.state.fate_discards == ()


@rule("DOZ-JONES-06", "DOZ-RES-04", "DOZ-JONES-05")
def test_after_the_trials_of_jones_somebody_may_still_research() -> None:
    with Siege(LEVEL) as town:
        town.put("jones", "SO1").put("civ1", "HB1", damage=1).put("civ2", "HB2", 2, ["comatose"])
        town.put("agee", "LAB").cards(laboratory(town, "R-E05")).act(event=1)
        town.play("ability:human-trials:jones").asks(
            "patient-to-cemetery", "unit:civ1", "unit:civ2"
        )
        town.play("unit:civ2").asks("action")
        assert town.place("civ2") == "CEM" and not town.state.researched
        assert any(key.startswith("research:agee") for key in town.options)
        assert "ability:human-trials:jones" not in town.options


def laboratory(town: Siege, name: str) -> int:
    """The number of a Research card."""
    ids = [card.id for card in town.game.world.research.cards]
    return ids.index(name)


@rule("DOZ-PIAZZA-11", "DOZ-PIAZZA-10")
@pytest.mark.parametrize(("event", "shots"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2)])
def test_two_actions_each_for_shots_without_ammo(event: int, shots: int) -> None:
    with Siege() as town:
        town.put("piazza", "F-0").zeds("9/4", "F-1", as_="z").act(event=event)
        made = 0
        while any(key.startswith("make:") for key in town.options):
            town.dice(1, 1).play(next(key for key in town.options if key.startswith("make:")))
            town.play("pass")  # she stays where she is
            made += 1
        assert made == shots


# -- retreats -------------------------------------------------------------------------------


@rule("DOZ-RUL-45", "DOZ-RET-05", "DOZ-ALYSSA-06")
def test_alyssas_company_goes_back_with_her_when_her_strike_fails() -> None:
    with Siege("brains") as town:
        town.put("alyssa", "F-2").put("civ1", "F-2").zeds("9/4", "F-3", as_="z").activate("F")
        town.play("unit:alyssa").dice(3).dice(1, 1).play("dare").asks("halt")
        assert (town.place("alyssa"), town.place("civ1")) == ("F-1", "F-1")
        assert town.damage("alyssa") == town.damage("civ1") == 0 and town.place("z") == "F-2"


@rule("DOZ-RUL-51")
def test_raiders_on_a_start_space_stay_there() -> None:
    with Siege("brains") as town:
        town.put("raiders", "F-S")
        raiders_back(town.game, town.unit("raiders"))
        assert town.place("raiders") == "F-S"


@rule("DOZ-RUL-44", "DOZ-RUL-43", "DOZ-NOENTRY-02")
def test_an_attacker_who_cannot_go_back_and_loses_again_goes_on_toward_town() -> None:
    with Siege("brains") as town:
        town.put("civ1", "F-3").zeds("9/4", "F-1").state.no_entry = (town.spot("F-2"),)
        here, path = town.spot("F-3"), (town.spot("F-2"),)
        town.dice(4, 4).run(RetreatAttacker(town.unit("civ1"), here, path)).asks("halt")
        assert town.told(FightRolled, attacking=True).place == town.spot("F-1")
        assert (town.place("civ1"), town.damage("civ1")) == ("F-0", 2)


@rule("DOZ-RUL-29", "DOZ-ZEDS-18", "DOZ-RET-02")
@pytest.mark.parametrize(("dice", "zed", "civ1"), [((6, 6), "F-3", "F-2"), ((2, 3), "F-2", "F-1")])
def test_a_placed_unit_attacks_in_the_open_and_goes_back_if_it_loses(
    dice: tuple[int, int], zed: str, civ1: str
) -> None:
    with Siege() as town:
        town.put("civ1", "F-2").draws("5/3").dice(*dice).run(NewZeds(town.spot("F-2")))
        town.asks("halt").told(FightRolled, attacking=False)
        assert town.crowd(zed) == ["5/3"]
        assert town.place("civ1") == civ1


@rule("DOZ-RUL-33", "DOZ-KINGMAN-05", "DOZ-KINGMAN-06")
@pytest.mark.parametrize(("roll", "place"), [(4, "F-3"), (5, "F-4")])
def test_one_perimeter_roll_for_a_unit_that_is_placed(roll: int, place: str) -> None:
    with Siege("apocalypse") as town:
        town.put("kingman", "F-2").draws("5/3").run(NewZeds(town.spot("F-3"))).asks("perimeter")
        town.dice(roll).play("dare").asks("halt")
        assert town.crowd(place) == ["5/3"]


@rule("DOZ-RUL-33", "DOZ-KINGMAN-03")
def test_one_perimeter_roll_for_a_whole_mob() -> None:
    with Siege("apocalypse") as town:
        town.put("kingman", "F-2").zeds("5/3", "F-4").zeds("6/3", "F-4").activate("F")
        town.asks("perimeter").dice(1).play("dare").asks("halt")
        assert town.crowd("F-3") == ["6/3", "5/3"]


# -- who is meant, and what comes of it ------------------------------------------------------


@rule("DOZ-RUL-48", "DOZ-PUNIT-01", "DOZ-CIV-01")
def test_virtual_attacks_are_for_heroes_and_civilians_not_for_the_guard() -> None:
    with Siege(LEVEL) as town:
        town.put("national-guard", "F-2").fates("F-B09").event("E-B08")
        town.put("hunt", "M-2").put("folk1", "F-3", marks=["fled"]).stock(supplies=5, ammo=5)
        town.text("E-B08").asks("halt")
        assert town.damage("national-guard") == town.damage("hunt") == 0
    with Siege(LEVEL) as town:
        town.put("rangers", "F-2").put("furies", "F-1").fates("F-B09")
        town.text("E-B08").asks("virtual-attack", "unit:furies", "unit:rangers")


@rule("DOZ-SEQ-04", "DOZ-CIV-01", "DOZ-PUNIT-01")
@pytest.mark.parametrize(("who", "flees"), [("rangers", True), ("national-guard", False)])
def test_cardio_is_for_heroes_and_civilians_not_for_the_guard(who: str, flees: bool) -> None:
    with Siege(LEVEL) as town:
        town.put(who, "F-2").zeds("2/1", "F-3").event("E-B01")
        programs = town.game.world.events[town.state.event].programs
        town.state.standing = (programs["zeds.start"] * 16 + 1,)
        if not flees:
            town.dice(6, 6)
        town.activate("F").asks("flee" if flees else "halt")


@rule("DOZ-CHAOS-01", "DOZ-REF-01", "DOZ-SEQ-04")
@pytest.mark.parametrize("wins", [True, False])
def test_zeds_that_rise_and_stay_settle_in_the_space(wins: bool) -> None:
    with Siege("apocalypse") as town:
        town.put("civ1", "F-4").put("folk1", "F-4").draws("9/4")
        town.dice(*((2, 1) if wins else (4, 3))).text("E-B17", "zeds.end").asks("halt")
        assert town.game.chaos_at(town.spot("F-4")) == int(wins)
        assert town.marks("folk1") == ({"fled"} if wins else set())
        assert town.crowd("F-4" if wins else "F-5") == ["9/4"]


@rule("DOZ-RUL-26", "DOZ-RUL-29", "DOZ-TUN-09")
def test_whoever_comes_up_from_a_buried_space_goes_back_for_want_of_room() -> None:
    with Siege(LEVEL) as town:
        for name in ("5/3", "4/2"):
            town.zeds(name, "F-3")
        town.zeds("9/4", "T-3", as_="big").zeds("2/1", "T-3", as_="small").zeds("3/1", "F-4")
        town.dice(3).fate_text("F-O01").asks("halt")
        assert (town.place("big"), town.damage("big")) == ("F-4", 1)  # the stronger comes first
        assert (town.place("small"), town.damage("small")) == ("F-5", 1)
        assert town.crowd("F-3") == ["5/3", "4/2"]


@rule("DOZ-ALYSSA-06", "DOZ-ALYSSA-05", "DOZ-RUL-45")
def test_a_strike_at_raiders_costs_her_nothing_either() -> None:
    with Siege("brains") as town:
        town.put("alyssa", "F-2").put("raiders", "F-3").act()
        town.play("move:alyssa>F-3").asks("assassin").dice(3).dice(1, 1).play("dare").asks("halt")
        assert (town.damage("alyssa"), town.place("alyssa")) == (0, "F-2")


@rule("DOZ-RUL-68", "DOZ-PIAZZA-10")
@pytest.mark.parametrize(("event", "made"), [(0, False), (1, True)])
def test_raiders_are_shot_with_made_ammo_for_two_actions_alone(event: int, made: bool) -> None:
    with Siege("brains") as town:
        town.put("piazza", "F-2").put("raiders", "F-3").act(event=event)
        assert any(key.startswith("fire:make:") for key in town.options) is made
        assert not any(key.startswith("fire:piazza") for key in town.options)  # no Ammo


@rule("DOZ-RUL-83", "DOZ-SEQ-04")
def test_a_burst_reaches_the_spaces_next_to_it_and_nobody_else() -> None:
    with versus("directors-cut") as town:
        town.zeds("5/3", "F-1", as_="burst").put("civ1", "TC").put("civ2", "M-0").put("civ3", "F-2")
        town.put("civ4", "F-3").put("berk", "F-2").put("civ5", "HB1", damage=1)
        town.put("furies", "F-0").dice(6, 6).dice(6, 6, 6).dice(6, 6)  # whoever is Tough rolls
        town.run(BurstOne(town.track("F"), 4)).asks("halt")
        hurt = {n for n in ("civ1", "civ2", "civ4", "civ5") if town.damage(n) != (n == "civ5")}
        assert hurt == set() and town.damage("berk") == 0
        assert (town.damage("civ3"), town.damage("furies"), town.place("burst")) == (3, 0, "POOL")


@rule("DOZ-REF-01", "DOZ-REF-02", "DOZ-CHAOS-01", "DOZ-INF-08")
@pytest.mark.parametrize("wins", [True, False])
def test_zeds_placed_in_a_village_settle_there_only_if_they_stay(wins: bool) -> None:
    with Siege("apocalypse") as town:
        town.put("furies", "F-4").put("folk1", "F-4").draws("5/3")
        if wins:
            town.dice(1, 1).dice(6, 6, 6)  # three Hits, all of them shaken off
        else:
            town.dice(6, 6)
        town.run(NewZeds(town.spot("F-4"))).asks("halt")
        assert town.game.chaos_at(town.spot("F-4")) == int(wins)
        assert (town.marks("folk1"), town.place("furies")) == (
            ({"fled"}, "F-3") if wins else (set(), "F-4")
        )


@rule("DOZ-RUL-14", "DOZ-HERO-02")
def test_without_a_hero_near_town_nobody_breaks_down() -> None:
    with Siege("brains") as town:
        town.put("civ1", "TC").put("furies", "F-0").put("hunt", "F-1").put("agee", "HB1", damage=1)
        town.text("E-Y16").asks("halt")


@rule("DOZ-SPREAD-05", "DOZ-SPREAD-03")
@pytest.mark.parametrize(("roll", "place"), [(1, "M-2"), (6, "M-4")])
def test_rain_washes_a_spreader_into_full_spaces_too(roll: int, place: str) -> None:
    with Siege("apocalypse") as town:
        for name, at in (("5/3", "M-2"), ("6/3", "M-2"), ("4/2", "M-4"), ("7/4", "M-4")):
            town.zeds(name, at)
        town.zeds("vermin", "M-3").dice(3).dice(3).dice(roll).dice(3).dice(3)
        town.fate_text("F-G06").asks("halt")
        assert town.place("vermin") == place


@rule("DOZ-INF-08", "DOZ-JOHNSON-04", "DOZ-JOHNSON-11")
def test_an_outbreak_beside_johnson_walks_into_his_traps() -> None:
    with Siege("outbreak") as town:
        town.put("johnson", "F-4").stock(infection=5).dice(1, 1).fates("F-B09").draws("5/3")
        town.run(Outbreak()).asks("traps")


@rule("DOZ-AGEE-03", "DOZ-RES-08")
@pytest.mark.parametrize(
    ("who", "room", "limit"),
    [("agee", "LAB", 4), ("agee", "SO1", 3), ("agee", "TC", 3), ("wright", "LAB", 3)],
)
def test_agee_in_the_laboratory_and_nobody_else_allows_a_fourth_component(
    who: str, room: str, limit: int
) -> None:
    with Siege("brains") as town:
        town.put(who, room)
        assert component_limit(town.game) == limit
        town.state.components = 0b111
        town.run(ChooseComponent()).asks("component" if limit == 4 else "halt")


@rule("DOZ-RUL-79", "DOZ-RUL-13")
def test_the_strongest_now_comes_up_first_and_takes_the_room_there_is() -> None:
    with Siege(LEVEL) as town:
        town.zeds("9/4", "T-3", damage=3, as_="worn").zeds("5/3", "T-3", as_="fresh")
        town.zeds("2/1", "F-3").dice(1).dice(1).text("E-O13", "zeds.end").asks("halt")
        assert (town.place("fresh"), town.place("worn")) == ("F-3", "T-3")


@rule("DOZ-RUL-52", "DOZ-JOHNSON-07")
def test_refugees_stay_where_johnson_withdraws_and_are_devoured() -> None:
    with Siege("apocalypse") as town:
        town.put("johnson", "F-2").put("folk1", "F-2", marks=["fled"]).zeds("5/3", "F-3", as_="z")
        town.activate("F").dice(4).play("try:traps")
        town.asks("save").dice(1).play("dare:save").asks("halt")
        assert (town.place("johnson"), town.place("folk1")) == ("F-1", "CEM")
        assert (town.damage("z"), town.state.infection) == (1, 2)
