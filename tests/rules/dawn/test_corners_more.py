"""Corners of single rules, once more: two effects that meet, ties of every kind, the other seat."""

from __future__ import annotations

import pytest

from shambler.games.dawn.events.combat import FightRolled, RaidersShot
from shambler.games.dawn.events.defences import BarricadeDestroyed
from shambler.games.dawn.events.zeds import ZedsMoved
from shambler.games.dawn.procedures.disasters import BurstOne
from shambler.games.dawn.procedures.fate import FateDraw
from shambler.games.dawn.procedures.four_r import FourRPhase
from shambler.games.dawn.procedures.hits import HitUnit
from shambler.games.dawn.procedures.housekeeping import Housekeeping
from shambler.games.dawn.procedures.pressure import MovementPressure, PlacementPressure
from shambler.games.dawn.procedures.research import antidote
from shambler.games.dawn.procedures.retreat import RetreatZeds
from shambler.games.dawn.procedures.saving import SavingRoll
from shambler.games.dawn.procedures.team import PickTeam
from shambler.kernel.procedure import Procedure
from shambler.testing import rule
from shambler.testing.dawn import Siege
from tests.rules.dawn.looking import keys

LEVEL = "walking-zeds"


@rule("DOZ-ACT-05", "DOZ-GAME-03")
@pytest.mark.parametrize(
    ("level", "verbs"),
    [
        ("basic", {"move", "shoot", "forage"}),
        ("outbreak", {"move", "shoot", "forage", "heal"}),
        ("apocalypse", {"move", "shoot", "forage", "heal", "build"}),
        ("brains", {"move", "shoot", "forage", "heal", "build", "research"}),
        ("walking-zeds", {"move", "shoot", "forage", "heal", "build", "research"}),
        ("directors-cut", {"move", "shoot", "forage", "heal", "build", "research"}),
    ],
)
def test_the_actions_of_each_level(level: str, verbs: set[str]) -> None:
    with Siege(level) as town:
        town.put("johnson", "F-3").zeds("5/3", "F-4").stock(ammo=2)
        if level != "basic":
            town.stock(supplies=4).put("civ1", "HB1", damage=1)
        if "research" in verbs:
            town.put("agee", "LAB")
        town.act()
        found = {key.partition(":")[0] for key in town.options}
        assert found & {"move", "shoot", "forage", "heal", "build", "research", "arrest"} == verbs


@rule("DOZ-ACT-05", "DOZ-VS-09")
@pytest.mark.parametrize("level", ["brains", "walking-zeds", "directors-cut"])
def test_versus_adds_arrests(level: str) -> None:
    with Siege(level, versus=True) as town:
        town.put("johnson", "F-3").put("berk", "F-3").act()
        assert "arrest:johnson>berk" in town.options


@rule("DOZ-SPREAD-06", "DOZ-HTH-12", "DOZ-ZTOUGH-02")
def test_hits_on_a_tough_unit_are_no_reason_to_hit_the_spreader() -> None:
    with Siege("brains") as town:
        town.put("furies", "F-1").zeds("2/1", "F-2", marks=["tough"], as_="hard")
        town.zeds("vermin", "F-2").dice(6, 6).dice(1, 1, 1, 1).activate("F").asks("halt")
        assert town.damage("vermin") == 0 and town.damage("hard") == 0


@rule("DOZ-RAID-08", "DOZ-BARR-03")
@pytest.mark.parametrize("strongpoint", [False, True])
def test_raiders_who_defend_use_what_was_built_there(strongpoint: bool) -> None:
    with Siege("apocalypse") as town:  # 4 against 6 and a column for Schmidt
        town.put("schmidt", "F-1").put("raiders", "F-2").barricade("F-2", strongpoint=strongpoint)
        town.act().dice(6, 6).play("move:schmidt>F-2")
        assert town.told(FightRolled).column == max(0, 3 - (3 if strongpoint else 2))


@rule("DOZ-ZEDS-07", "DOZ-BARR-07")
def test_the_barricade_they_leave_falls_before_they_arrive() -> None:
    with Siege("apocalypse") as town:
        town.barricade("F-2").put("civ1", "F-1").zeds("9/4", "F-2").dice(6, 6).activate("F")
        order = [type(e) for e in town.events if isinstance(e, BarricadeDestroyed | ZedsMoved)]
        assert order == [BarricadeDestroyed, ZedsMoved]


def tied(town: Siege) -> dict[str, Procedure]:
    """Questions in which several Zeds or tracks tie."""
    zeds = tuple(town.zed(name) for name in ("a", "b"))
    return {
        "burst": BurstOne(town.track("F"), 4),
        "pressure-group": MovementPressure(1),
        "place-zeds": PlacementPressure(1),
        "fated-track": FateDraw(),
        "tie": RetreatZeds(zeds),
    }


@rule("DOZ-MARTEUSE-08", "DOZ-RUL-89", "DOZ-FATE-04", "DOZ-PRESS-08")
@pytest.mark.parametrize("kind", ["burst", "pressure-group", "place-zeds", "fated-track", "tie"])
@pytest.mark.parametrize(("doctor", "seats"), [("H-5", (1,)), ("JAIL", (0,)), ("H-S", (0,))])
def test_every_tie_about_zeds_is_the_zeds_players_while_the_doctor_is_about(
    kind: str, doctor: str, seats: tuple[int, ...]
) -> None:
    with Siege(LEVEL, versus=True) as town:
        town.put("marteuse", doctor).zeds("5/4", "F-3", as_="a").zeds("5/1", "F-3", as_="b")
        town.zeds("6/3", "F-4").zeds("2/1", "M-5").zeds("3/1", "M-5").zeds("3/2", "M-6")
        if kind == "pressure-group":
            town.zeds("6/4", "S-3").zeds("4/2", "S-3")  # 10, like those on the Forest
        if kind == "fated-track":
            town.fates("F-B02")  # the most Zeds: three on the Forest, three on the Mountain
        town.run(tied(town)[kind]).asks(kind, seats=seats)


@rule("DOZ-LAWYERS-02", "DOZ-BERK-01")
def test_a_comatose_hero_may_be_sued() -> None:
    with Siege(LEVEL, versus=True) as town:
        town.put("berk", "F-4").put("hunt", "HB1", 1, ["comatose"]).put("wzed", "HB2", damage=1)
        town.zeds_turn(actions=1)
        assert keys(town, "against:lawyers") == {
            "against:lawyers:berk>hunt",
            "against:lawyers:berk>wzed",
        }


@rule("DOZ-REANIM-03", "DOZ-REANIM-01", "DOZ-REANIM-02")
@pytest.mark.parametrize(("damage", "after"), [(0, 0), (1, 0), (2, 0), (3, 1), (4, 2), (5, 3)])
def test_reanimators_lose_a_hit_for_each_of_two_activations(damage: int, after: int) -> None:
    with Siege("outbreak") as town:
        town.zeds("reanimators", "F-6", damage).activate("F", "F").asks("halt")
        assert (town.damage("reanimators"), town.place("reanimators")) == (after, "F-4")


@rule("DOZ-DEFY-05", "DOZ-RAID-07", "DOZ-DEFY-03")
@pytest.mark.parametrize("band", ["raiders", "bubba"])
def test_raiders_who_attack_a_hero_in_a_village_end_the_defiance_there(band: str) -> None:
    with Siege("brains") as town:
        town.put("piazza", "M-5").put("civ1", "M-5", marks=["defiant"]).put(band, "M-6")
        town.event("E-B01").run(FourRPhase()).asks("defender").dice(6, 6).play("unit:piazza")
        assert town.marks("civ1") == set()


@rule("DOZ-OPT-02")
def test_any_hero_of_the_level_may_be_among_the_six() -> None:
    with Siege(LEVEL, picked_team=True) as town:
        drawn = ("wright", "wilson", "staub", "seaver", "schmidt", "agee")
        town.draws(*drawn).run(PickTeam(6))
        assert set(town.options) == {f"unit:{name}" for name in drawn}


# -- wards, offices, the Cemetery ------------------------------------------------------------------


@rule("DOZ-ANTI-01", "DOZ-ANTI-03", "DOZ-ANTI-04", "DOZ-HK-05")
@pytest.mark.parametrize(("reveals", "infection"), [(0, 5), (1, 5), (2, 4)])
def test_only_the_second_reveal_lowers_infection(reveals: int, infection: int) -> None:
    with Siege("brains") as town:
        town.stock(infection=5)
        for _ in range(reveals):
            antidote(town.game)
        town.run(Housekeeping()).asks("halt")
        assert town.state.infection == infection


@rule("DOZ-STENCH-08")
@pytest.mark.parametrize("people", [["civ1"], ["civ1", "hunt"]])
@pytest.mark.parametrize(("dice", "place"), [((1, 1), "F-2"), ((6, 6), "F-1")])
def test_one_or_two_units_retreat_from_two_hits_of_stench(
    people: list[str], dice: tuple[int, int], place: str
) -> None:
    with Siege("brains") as town:  # 4 on the Gunfire table: none, or three Hits
        town.zeds("4/2", "F-4", marks=["stench"]).dice(*dice)
        for name in people:
            town.put(name, "F-2")
        town.activate("F")
        while "unit:civ1" in town.options:
            town.play("unit:civ1")
        town.asks("halt")
        assert [town.place(name) for name in people] == [place] * len(people)


@rule("DOZ-WRIGHT-01")
@pytest.mark.parametrize(
    ("room", "saved"), [("SO1", True), ("SO2", True), ("LAB", False), ("TC", False), ("HB3", False)]
)
def test_wright_helps_from_either_office_and_from_nowhere_else(room: str, saved: bool) -> None:
    with Siege("brains") as town:
        town.put("wright", room).put("civ1", "F-2", damage=3).run(HitUnit(town.unit("civ1"), 1))
        town.dice(3).play("dare:save").asks("halt")
        assert town.place("civ1") == ("HB1" if saved else "CEM")


@rule("DOZ-LAWYERS-04", "DOZ-BERK-03")
@pytest.mark.parametrize("who", ["johnson", "savior", "wzed"])
def test_whoever_is_buried_has_no_lawyers_any_more(who: str) -> None:
    with Siege(LEVEL, versus=True) as town:
        life = town.game.world.units.life[town.unit(who)]
        town.put(who, "F-2", damage=life - 1).state.lawyers = town.unit(who)
        town.run(HitUnit(town.unit(who), 1)).dice(4).play("dare:save").asks("halt")
        assert town.place(who) == "HB1" and town.state.lawyers == town.unit(who)
        town.run(HitUnit(town.unit(who), 1)).asks("halt")
        assert town.place(who) == "CEM" and town.state.lawyers == -1


@rule("DOZ-STAUB-04", "DOZ-TWODICE-03")
@pytest.mark.parametrize("place", ["TC", "F-0", "F-2", "M-S"])
@pytest.mark.parametrize(("dice", "saved"), [((1, 4), True), ((4, 1), True), ((3, 3), False)])
def test_staub_rolls_two_dice_wherever_he_falls(
    place: str, dice: tuple[int, int], saved: bool
) -> None:
    with Siege("brains") as town:
        town.put("staub", place, damage=1).run(SavingRoll(town.unit("staub"))).dice(*dice)
        town.play("dare:save").asks("halt")
        assert town.place("staub") == ("HB1" if saved else "CEM")


@rule("DOZ-RUL-41", "DOZ-HTH-06")
@pytest.mark.parametrize("marks", [[], ["leader"], ["leader", "well-armed"]])
def test_what_goes_beyond_the_last_column_still_makes_up_for_what_is_against(
    marks: list[str],
) -> None:
    with Siege() as town:  # 4 against 1 on its reduced side, a Town space: 6 and 2
        town.put("civ1", "F-0", marks=marks).zeds("2/1", "F-1", damage=3, marks=["smart", "leader"])
        town.dice(6, 6).activate("F")
        assert town.told(FightRolled).column == 6
    with Siege() as town:  # in the open: 6 less 2, and the markers
        town.put("civ1", "F-1", marks=marks).zeds("2/1", "F-2", damage=3, marks=["smart", "leader"])
        town.dice(6, 6).activate("F")
        assert town.told(FightRolled).column == 4 + len(marks)


@rule("DOZ-STENCH-06", "DOZ-RUL-89")
def test_the_hero_side_divides_stench_whoever_breaks_ties() -> None:
    with Siege(LEVEL, versus=True) as town:
        town.put("marteuse", "H-5").put("civ1", "F-2").put("civ2", "F-2")
        town.zeds("4/2", "F-4", marks=["stench"]).dice(6, 6).activate("F")
        town.asks("hit-unit", "unit:civ1", "unit:civ2", seats=(0,))


@rule("DOZ-PICKLES-08")
@pytest.mark.parametrize("who", ["civ1", "piazza", "rangers", "savior"])
@pytest.mark.parametrize(("answer", "place"), [("dare:along", "F-1"), ("pass", "F-2")])
def test_he_may_leave_with_whoever_attacked_in_vain(who: str, answer: str, place: str) -> None:
    with Siege(LEVEL) as town:
        town.put("pickles", "F-2", marks=["stealthed"]).zeds("doom", "F-2").put(who, "F-1")
        town.act().dice(6, 6).play(f"move:{who}>F-2").asks("leave-hiding")
        town.play(answer)
        assert town.place("pickles") == place


@rule("DOZ-HK-01", "DOZ-BERK-04", "DOZ-RUL-76", "DOZ-ABIL-02")
def test_every_character_action_marker_is_ready_in_the_next_turn() -> None:
    with Siege(LEVEL, versus=True) as town:
        marker = town.game.world.units.marker
        assert len(marker) > 20
        for bit in marker.values():
            town.state.spent |= bit
        town.run(Housekeeping()).asks("halt")
        assert town.state.spent == 0


@rule("DOZ-RAID-09", "DOZ-GUN-05")
@pytest.mark.parametrize("place", ["F-0", "F-4", "F-3", "M-2", "S-1", "H-2", "T-0", "T-2"])
@pytest.mark.parametrize("built", [False, True])
def test_raiders_in_any_terrain_are_shot_in_the_same_column(place: str, built: bool) -> None:
    start = {"F-0": "F-1", "F-4": "F-5", "F-3": "F-2", "M-2": "M-1", "S-1": "S-2"}
    start |= {"H-2": "H-1", "T-0": "T-1", "T-2": "T-1"}
    with Siege(LEVEL) as town:
        town.put("schmidt", start[place]).put("raiders", place).stock(ammo=1)
        if built:
            town.barricade(place)
        town.act().dice(1, 1).play(f"fire:schmidt>{place}/raiders")
        assert town.told(RaidersShot).column == 4 - 1
