"""Raiders and Bubba's Band."""

from __future__ import annotations

import pytest

from shambler.games.dawn.events.combat import FightRolled
from shambler.games.dawn.events.refugees import RaidersMoved
from shambler.games.dawn.procedures.hits import HitUnit
from shambler.games.dawn.procedures.raiding import MoveRaiders
from shambler.games.dawn.state import OUT
from shambler.testing import rule
from shambler.testing.dawn import Siege


def go(town: Siege, *names: str) -> Siege:
    """These bands make their move of the 4R Phase."""
    return town.run(MoveRaiders(tuple(town.unit(name) for name in names or ("raiders",))))


# -- coming and going -----------------------------------------------------------------------


@rule("DOZ-RAID-01", "DOZ-RAID-02")
def test_they_come_to_the_start_space_with_the_most_chaos_and_move_at_once() -> None:
    with Siege("apocalypse") as town:
        town.chaos("H-3", "H-5", "M-2").put("hunt", "TC").event("E-G11").phase("four-r")
        assert town.place("raiders") == "H-6"


@rule("DOZ-RAID-01")
def test_they_come_above_ground() -> None:
    with Siege("walking-zeds") as town:
        town.chaos("T-4", "T-7", "M-2").text("E-G11", "four-r.start").asks("halt")
        assert town.place("raiders") == "M-S"


@rule("DOZ-RAID-02", "DOZ-SEQ-05")
@pytest.mark.parametrize("card", ["E-G15", "E-G10"])
def test_they_move_one_space_toward_town_in_every_phase(card: str) -> None:
    with Siege("apocalypse") as town:
        town.put("raiders", "F-5").event(card).phase("four-r").asks("halt")
        assert town.place("raiders") == "F-4"


@rule("DOZ-RAID-03", "DOZ-RUL-24")
def test_they_ignore_villagers_refugees_and_limits() -> None:
    with Siege("apocalypse") as town:
        town.put("folk1", "F-4").put("folk2", "F-4", marks=["fled"]).put("raiders", "F-5")
        go(town).asks("halt").not_told(FightRolled)
        assert [town.place(n) for n in ("raiders", "folk1", "folk2")] == ["F-4"] * 3
        assert town.marks("folk1") == set() and town.state.infection == 0
        assert town.game.room_for_units(town.spot("F-4")) == 2
        assert town.game.room_for_zeds(town.spot("F-4")) == 2


@rule("DOZ-RAID-04", "DOZ-RUL-24")
@pytest.mark.parametrize("who", ["hunt", "civ1", "rangers"])
def test_they_fight_every_other_unit_they_meet(who: str) -> None:
    with Siege("apocalypse") as town:
        town.put(who, "F-2").put("raiders", "F-3").dice(1, 1)
        go(town)
        town.told(FightRolled, attacking=False)


@rule("DOZ-RAID-04", "DOZ-RAID-08")
def test_a_player_unit_that_enters_their_space_attacks_them() -> None:
    with Siege("apocalypse") as town:
        town.put("furies", "F-1").put("raiders", "F-2").act(event=1).dice(6, 6)
        assert "move:furies>F-3" not in town.options
        town.play("move:furies>F-2")
        town.told(FightRolled, attacking=True, column=3)  # 6 against 6
        assert (town.place("furies"), town.place("raiders")) == ("F-2", "F-3")
        assert town.state.infection == 0


@rule("DOZ-RAID-06", "DOZ-RUL-50", "DOZ-RAID-04")
def test_against_zeds_they_are_like_civilians() -> None:
    with Siege("apocalypse") as town:  # attacking: the Player side of the table, and Infection
        town.put("raiders", "F-3").zeds("5/3", "F-2", as_="mob").dice(6, 6)
        go(town).asks("halt")
        town.told(FightRolled, attacking=True, column=4, zeds_hits=4, unit_hits=0)
        assert (town.place("raiders"), town.place("mob"), town.damage("mob")) == ("F-2", "F-3", 4)
        assert town.state.infection == 1
    with Siege("apocalypse") as town:  # defending with Terrain
        town.put("raiders", "F-4").zeds("6/3", "F-5", as_="mob").dice(1, 2).activate("F")
        town.told(FightRolled, attacking=False, column=4)  # equal, Terrain 1
        assert town.state.infection == 1
        assert town.damage("raiders") == 3


@rule("DOZ-RAID-07", "DOZ-DEFY-05", "DOZ-RAID-08", "DOZ-RUL-50")
def test_against_player_units_they_are_like_zeds() -> None:
    with Siege("apocalypse") as town:
        town.put("civ1", "F-4", marks=["defiant"]).put("hunt", "F-4").put("raiders", "F-5")
        go(town).asks("defender", "unit:civ1", "unit:hunt").dice(1, 2).dice(6, 6, 6)
        town.play("unit:hunt").asks("re-roll").play("pass").asks("halt")
        town.told(FightRolled, column=3, zeds_hits=0, unit_hits=3)  # 6 against 5, Terrain 1
        assert (town.place("hunt"), town.place("civ1")) == ("F-3", "F-3")  # both retreat
        assert town.marks("civ1") == set()
        assert town.place("raiders") == "F-4" and town.state.infection == 0
        assert town.state.chaos == ()


@rule("DOZ-DEFY-05", "DOZ-RAID-07")
def test_defiance_ends_even_if_the_raiders_are_beaten_back() -> None:
    with Siege("apocalypse") as town:
        town.put("civ1", "F-4", marks=["defiant"]).put("raiders", "F-5").dice(6, 6)
        go(town).asks("halt")
        assert town.place("civ1") == "F-4" and town.marks("civ1") == set()


@rule("DOZ-RAID-08")
def test_whichever_side_defends_has_the_terrain_shift() -> None:
    with Siege("apocalypse") as town:
        town.put("furies", "F-0").put("raiders", "F-1").dice(6, 6)
        go(town)
        town.told(FightRolled, column=5)
    with Siege("apocalypse") as town:
        town.put("furies", "F-2").put("raiders", "F-3").act().dice(6, 6).play("move:furies>F-3")
        town.told(FightRolled, column=2)


@rule("DOZ-RAID-10", "DOZ-RUL-51", "DOZ-RAID-06", "DOZ-HTH-10")
def test_beaten_raiders_go_toward_start_and_their_hits_carry_over() -> None:
    with Siege("apocalypse") as town:
        town.put("furies", "F-6").put("raiders", "F-S").dice(6, 6)
        go(town).asks("halt")
        assert (town.place("raiders"), town.damage("raiders")) == ("F-S", 3)
        assert town.game.strength(town.unit("raiders")) == 3


@rule("DOZ-RAID-10", "DOZ-RUL-51", "DOZ-RUL-44")
def test_a_retreat_of_raiders_into_zeds_is_an_attack_by_them() -> None:
    with Siege("apocalypse") as town:
        town.put("furies", "F-2").put("raiders", "F-3").act().dice(6, 6).dice(6, 6)
        town.state.zed_at[town.zed("z21")] = town.spot("F-4")
        town.play("move:furies>F-3")
        fight = town.told(FightRolled, unit=town.unit("raiders"))
        assert (fight.place, fight.attacking) == (town.spot("F-4"), True)
        assert town.state.infection == 1


@rule("DOZ-RAID-10", "DOZ-RUL-51", "DOZ-RET-01", "DOZ-RUL-44")
def test_raiders_who_lose_an_attack_on_zeds_go_back_toward_start() -> None:
    with Siege("apocalypse") as town:
        town.put("raiders", "F-3").zeds("9/4", "F-2", as_="mob").dice(3, 4)
        go(town).asks("halt")
        assert (town.place("raiders"), town.damage("raiders")) == ("F-3", 2)
        assert town.place("mob") == "F-2"
    with Siege("apocalypse") as town:
        town.put("raiders", "F-6").put("furies", "F-5").act().dice(6, 6).play("move:furies>F-6")
        assert town.place("raiders") == "F-S"


@rule("DOZ-RAID-11")
def test_eliminated_raiders_go_to_the_cemetery_without_a_roll() -> None:
    with Siege("apocalypse") as town:
        town.put("raiders", "F-3", damage=4).run(HitUnit(town.unit("raiders"), 2)).asks("halt")
        assert town.place("raiders") == "CEM"
        town.event("E-G11").phase("four-r").asks("halt")
        assert town.place("raiders") == "CEM"


@rule("DOZ-RAID-12", "DOZ-RAID-14")
@pytest.mark.parametrize(("damage", "loss"), [(0, 6), (3, 3), (5, 3)])
def test_in_town_center_they_take_their_current_strength_in_any_mix(damage: int, loss: int) -> None:
    with Siege("apocalypse") as town:
        town.stock(supplies=9, ammo=9).put("raiders", "M-0", damage=damage)
        go(town)
        for _ in range(loss - 1):
            town.asks("loot", "find:supplies", "find:ammo").play("find:supplies")
        town.play("find:ammo").asks("halt")
        assert (town.state.supplies, town.state.ammo) == (10 - loss, 8)
        assert town.state.unit_at[town.unit("raiders")] == OUT
        assert town.outcome is None


@rule("DOZ-RAID-13")
def test_what_cannot_be_paid_is_forgiven() -> None:
    with Siege("apocalypse") as town:
        town.stock(supplies=1, ammo=1).put("hunt", "TC").put("raiders", "M-0")
        go(town).asks("loot").play("find:ammo").asks("halt")
        assert (town.state.supplies, town.state.ammo, town.damage("hunt")) == (0, 0, 0)
        assert town.state.unit_at[town.unit("raiders")] == OUT


# -- Bubba's Band ---------------------------------------------------------------------------


@rule("DOZ-BUBBA-01")
def test_the_band_comes_where_the_fewest_zeds_are_above_ground() -> None:
    with Siege("walking-zeds") as town:
        town.zeds("5/3", "F-3").zeds("4/2", "M-3").fate_text("F-Y06")
        town.asks("place-character", "place:H-S", "place:S-S").play("place:S-S").asks("halt")
        assert town.place("bubba") == "S-S"


@rule("DOZ-BUBBA-02")
def test_the_band_moves_fights_and_loots_like_raiders() -> None:
    with Siege("brains") as town:
        town.put("bubba", "F-5").event("E-G15").phase("four-r").asks("halt")
        assert town.place("bubba") == "F-4"
        town.put("civ1", "F-3", damage=3).dice(1, 1)
        go(town, "bubba").play("pass").asks("halt")
        assert town.state.infection == 0 and town.place("bubba") == "F-3"
        assert town.state.chaos == ()


@rule("DOZ-BUBBA-03")
@pytest.mark.parametrize(("band", "column"), [("raiders", 3), ("bubba", 2)])
@pytest.mark.parametrize("attacking", [True, False])
def test_people_have_a_column_against_them(band: str, column: int, attacking: bool) -> None:
    with Siege("brains") as town:
        town.put("furies", "F-1").put(band, "F-2").dice(6, 6)
        if attacking:
            town.act().play("move:furies>F-2")
        else:
            go(town, band)
        town.told(FightRolled, column=column, attacking=attacking)


@rule("DOZ-BUBBA-04")
@pytest.mark.parametrize(("band", "column"), [("raiders", 3), ("bubba", 4)])
def test_against_zeds_the_band_has_a_column_in_its_favour(band: str, column: int) -> None:
    with Siege("brains") as town:
        town.put(band, "F-3").zeds("6/3", "F-2").dice(6, 6)
        go(town, band).asks("halt")
        town.told(FightRolled, column=column)
    with Siege("brains") as town:
        town.put(band, "F-2").zeds("6/3", "F-3").dice(6, 6).activate("F").asks("halt")
        town.told(FightRolled, column=column)


@rule("DOZ-BUBBA-05", "DOZ-BUBBA-06", "DOZ-PUNIT-01")
@pytest.mark.parametrize("band", ["bubba", "raiders"])
def test_in_town_center_the_band_hits_everybody_in_town_and_loots(band: str) -> None:
    with Siege("walking-zeds") as town:
        town.stock(supplies=9, ammo=9).put("piazza", "TC").put("civ1", "M-0").put("civ2", "F-1")
        town.put("security1", "T-0").put("folk1", "H-0", marks=["fled"]).put("agee", "LAB")
        town.put("civ3", "HB1").put(band, "F-0")
        go(town, band)
        for _ in range(6):
            town.asks("loot").play("find:supplies")
        if band == "bubba":  # Refugees are Player units (DOZ-PUNIT-01)
            town.asks("save").play("pass")
        town.asks("halt")
        hit = {n: town.damage(n) for n in ("piazza", "civ1", "security1", "civ2", "civ3", "agee")}
        one = int(band == "bubba")
        assert hit == {"piazza": one, "civ1": one, "security1": one} | dict.fromkeys(
            ("civ2", "civ3", "agee"), 0
        )
        assert town.place("folk1") == ("CEM" if one else "H-0") and town.state.supplies == 3


@rule("DOZ-BUBBA-07")
def test_the_stronger_band_moves_first() -> None:
    with Siege("brains") as town:
        town.put("raiders", "F-5", damage=3).put("bubba", "M-5")
        go(town, "raiders", "bubba").asks("halt")
        moved = [e.unit for e in town.events if isinstance(e, RaidersMoved)]
        assert moved == [town.unit("bubba"), town.unit("raiders")]
    with Siege("brains") as town:
        town.put("raiders", "F-5").put("bubba", "M-5")
        go(town, "raiders", "bubba").asks("raiders-first", "unit:raiders", "unit:bubba")


@rule("DOZ-BUBBA-08", "DOZ-RUL-50", "DOZ-BUBBA-03", "DOZ-RAID-06")
@pytest.mark.parametrize(("mover", "other"), [("bubba", "raiders"), ("raiders", "bubba")])
def test_the_two_bands_fight_each_other_without_infection(mover: str, other: str) -> None:
    with Siege("brains") as town:
        town.put(other, "F-4").put(mover, "F-5").dice(6, 6)
        go(town, mover).asks("halt")
        fight = town.told(FightRolled)
        # Bubba's Band on the Zeds' side: its column goes left; Terrain 1 for the defender
        assert fight.unit == town.unit("raiders")
        assert fight.column == (3 if mover == "bubba" else 1)
        assert town.state.infection == 0
