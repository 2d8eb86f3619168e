"""The blue Event cards."""

from __future__ import annotations

import pytest

from shambler.games.dawn.events.combat import AmbushSprung, FightBegan, FightRolled
from shambler.games.dawn.events.turn import GoodiesFound, GoodiesPlaced
from shambler.games.dawn.events.zeds import TrackActivated, ZedsFlipped, ZedsReplaced
from shambler.games.dawn.procedures.columns import fight_column
from shambler.games.dawn.procedures.combat import Fight
from shambler.games.dawn.procedures.hits import HitUnit
from shambler.testing import rule
from shambler.testing.dawn import Siege

# -- E-B01 Rule #7: Cardio ------------------------------------------------------------------


@rule("DOZ-RUL-40", "DOZ-GAME-04")
def test_cardio_places_a_unit_on_an_empty_start_space() -> None:
    with Siege() as town:
        town.zeds("5/3", "F-S").zeds("5/3", "H-S").draws("4/2").text("E-B01")
        town.asks("place-zeds", "place:M-S", "place:S-S").play("place:S-S")
        assert town.crowd("S-S") == ["4/2"]


@rule("DOZ-RUL-40")
def test_cardio_without_an_empty_start_space_takes_the_one_with_the_weakest() -> None:
    with Siege() as town:
        town.zeds("9/4", "F-S").zeds("4/2", "M-S").zeds("8/4", "H-S").zeds("5/3", "S-S")
        town.zeds("4/2", "S-S", damage=3).draws("6/3").text("E-B01").play("place:F-S")
        assert town.crowd("F-S") == ["9/4", "6/3"]  # S-S, the weakest, is full


@rule("DOZ-RUL-40")
def test_cardio_lets_each_unit_retreat_instead_of_fighting() -> None:
    with Siege() as town:
        town.put("civ1", "S-5").put("civ2", "S-5").zeds("6/3", "S-6").event("E-B01").draws("4/2")
        town.phase("zeds").play("place:F-S").asks("defender").play("unit:civ1")
        town.asks("flee", "flee:civ1", "pass").play("flee:civ1")
        town.asks("flee", "flee:civ2", "pass").dice(6, 6).play("pass")
        assert town.told(FightRolled).unit == town.unit("civ2")
        assert (town.place("civ1"), town.place("civ2")) == ("S-4", "S-5")


@rule("DOZ-RUL-40")
def test_when_all_have_fled_the_zeds_settle_without_a_fight() -> None:
    with Siege() as town:  # Suburbs twice: the Zeds meet them again
        town.put("civ1", "S-5").zeds("6/3", "S-6", as_="mob").event("E-B01").draws("4/2")
        town.phase("zeds").play("place:F-S", "flee:civ1").asks("flee").play("flee:civ1").asks(
            "halt"
        )
        assert (town.place("civ1"), town.place("mob")) == ("S-3", "S-4")
        town.not_told(FightRolled)


@rule("DOZ-RUL-40")
def test_cardio_does_not_help_an_attacker() -> None:
    with Siege() as town:
        town.put("civ1", "F-2").zeds("2/1", "F-3").draws("4/2").text("E-B01").play("place:F-S")
        town.act().dice(6, 6).play("move:civ1>F-3")
        town.told(FightRolled)


# -- E-B02 Hunting Lodge Located ------------------------------------------------------------


@rule("DOZ-GOODIES-01", "DOZ-GOODIES-02")
def test_goodies_are_collected_at_the_end_of_the_action_phase() -> None:
    with Siege() as town:
        town.zeds("5/3", "M-6").zeds("5/3", "S-6").put("hunt", "M-1")
        town.top_event("E-B02").turns().asks("action")
        town.told(GoodiesPlaced, place=town.spot("M-2"))
        town.play("move:hunt>M-2").asks("action")
        assert town.state.ammo == 0
        town.top_event("E-B02").play("done")
        town.told(GoodiesFound)
        assert town.state.ammo == 2


@rule("DOZ-GOODIES-02")
@pytest.mark.parametrize(("units", "ammo"), [([], 0), (["hunt", "civ1"], 2)])
def test_one_reward_however_many_units_are_there(units: list[str], ammo: int) -> None:
    with Siege() as town:
        town.put("piazza", "TC").text("E-B02", "turn.start")
        for unit in units:
            town.put(unit, "M-2")
        town.phase("action").play("done")
        assert town.state.ammo == ammo


@rule("DOZ-GOODIES-01")
def test_goodies_are_gone_with_the_turn() -> None:
    with Siege() as town:
        town.put("hunt", "M-1").text("E-B02", "turn.start").phase("housekeeping").put("hunt", "M-2")
        town.phase("action").play("done")
        assert town.state.ammo == 0


# -- Night Assaults -------------------------------------------------------------------------


@rule("DOZ-GAME-04", "DOZ-HTH-08")
@pytest.mark.parametrize(
    ("event", "track"),
    [("E-B04", "M"), ("E-B05", "S"), ("E-B06", "F"), ("E-B07", "H"), ("E-B15", "H")],
)
def test_a_night_assault_brings_a_unit_and_takes_the_terrain_away(event: str, track: str) -> None:
    with Siege() as town:
        town.draws("9/4").text(event).asks("halt")
        assert town.crowd(f"{track}-S") == ["9/4"]
        town.zeds("4/2", "F-0").put("civ1", "TC")
        fight = Fight(town.spot("F-0"), town.unit("civ1"))
        assert fight_column(town.game, fight) == 3
        town.state.standing = ()
        assert fight_column(town.game, fight) == 5


# -- E-B08 Right Beneath Our Feet -----------------------------------------------------------


@rule("DOZ-RUL-48")
def test_a_virtual_attack_only_hits_on_the_equal_column_with_terrain() -> None:
    with Siege() as town:  # F-B09 names the Forest; civ1 at the Farm: +1
        town.put("civ1", "F-3").put("civ2", "F-2").put("civ3", "M-2").put("hunt", "F-S")
        town.put("furies", "TC").fates("F-B09").text("E-B08")
        town.asks("virtual-attack", "unit:civ1", "unit:civ2").dice(3, 4).play("unit:civ1")
        assert (town.damage("civ1"), town.place("civ1")) == (1, "F-3")
        town.not_told(FightBegan)


@rule("DOZ-RUL-48")
def test_a_virtual_attack_in_the_open_has_no_shift_and_takes_the_defiant_marker_off() -> None:
    with Siege() as town:
        town.put("civ1", "M-5", marks=["defiant", "leader"]).fates("F-B07").dice(6, 6)
        town.draws("5/3", "5/3").text("E-B08").asks("halt")
        assert (town.damage("civ1"), town.marks("civ1")) == (0, {"leader"})


@rule("DOZ-RUL-48")
def test_a_virtual_attack_finds_nobody_on_start_or_in_town_center() -> None:
    with Siege() as town:
        town.put("hunt", "F-S").put("civ1", "TC").put("civ2", "M-2").fates("F-B09").text("E-B08")
        town.asks("halt")


@rule("DOZ-RUL-48", "DOZ-TOUGH-01")
def test_tough_works_against_a_virtual_attack_but_nothing_is_rolled_again() -> None:
    with Siege() as town:  # held cards are not offered either
        town.put("hunt", "F-2").put("civ1", "TC").held("F-B03", "F-B08").fates("F-B09")
        town.dice(1, 1).dice(4, 4, 4, 1).text("E-B08").asks("halt")
        assert town.damage("hunt") == 1


# -- E-B09 The Sickness Spreads -------------------------------------------------------------


@rule("DOZ-FATE-05", "DOZ-GAME-04")
def test_the_sickness_places_a_unit_on_the_fated_start_space() -> None:
    with Siege() as town:  # F-B07 names the Mountain, its own text comes last
        town.fates("F-B07").draws("9/4", "5/3", "5/3").text("E-B09").asks("halt")
        assert town.crowd("M-S") == ["9/4"]
        assert town.crowd("F-4") == ["5/3", "5/3"]


@rule("DOZ-GAME-04")
@pytest.mark.parametrize("face", [1, 6])
def test_civilians_who_fall_leave_a_zeds_unit_saved_or_not(face: int) -> None:
    with Siege() as town:
        town.put("civ1", "F-2", damage=3).zeds("6/3", "F-3", as_="mob").fates("F-B09")
        town.draws("5/3").text("E-B09").asks("halt")
        town.dice(1, 2).dice(face).draws("9/4").activate("F").asks("halt")
        assert town.place("civ1") == ("TC" if face == 6 else "CEM")
        assert town.crowd("F-1") == ["9/4"]  # placed at F-2 it moves with its track: not moved yet
        assert town.place("mob") == "F-2"


@rule("DOZ-GAME-04")
def test_only_regular_civilians_on_a_track_leave_zeds() -> None:
    with Siege() as town:
        town.put("furies", "F-2", damage=3).put("civ1", "TC", damage=3).fates("F-B09")
        town.draws("5/3").text("E-B09")
        town.dice(1).dice(1).run(HitUnit(town.unit("furies"), 1)).asks("halt")
        town.dice(1).run(HitUnit(town.unit("civ1"), 1)).asks("halt")
        assert town.state.rising == ()


# -- E-B10 Are You Kidding Me? --------------------------------------------------------------


@rule("DOZ-ZEDS-16", "DOZ-RUL-26", "DOZ-RUL-09")
def test_a_unit_on_every_start_space_full_ones_send_theirs_on() -> None:
    with Siege() as town:
        town.zeds("5/3", "F-S").zeds("5/3", "F-S").draws("9/4", "8/4", "7/4", "6/1").text("E-B10")
        town.asks("place-next", "place:F-S", "place:M-S", "place:H-S", "place:S-S")
        town.play("place:F-S").asks("start", "place:M-S", "place:H-S", "place:S-S")
        town.play("place:M-S").asks("halt")
        assert [town.crowd(f"{track}-S") for track in "FMHS"] == [
            ["5/3", "5/3"], ["9/4", "8/4"], ["7/4"], ["6/1"]
        ]  # fmt: skip


@rule("DOZ-ZEDS-16")
def test_without_a_full_start_space_nothing_is_asked() -> None:
    with Siege() as town:
        town.zeds("5/3", "F-S").draws("9/4", "8/4", "7/4", "6/1").text("E-B10").asks("halt")
        assert [len(town.crowd(f"{track}-S")) for track in "FMHS"] == [2, 1, 1, 1]


# -- E-B11 I Hate When That Happens ---------------------------------------------------------


@rule("DOZ-GAME-04", "DOZ-MARK-06")
def test_weak_zeds_are_replaced_closest_first_without_hits_and_markers() -> None:
    with Siege() as town:
        town.zeds("3/1", "M-4", as_="far").zeds("6/3", "F-2", damage=4, marks=["tough"], as_="near")
        town.zeds("4/2", "H-1", as_="strong").draws("9/4", "8/4").text("E-B11").asks("halt")
        assert (town.crowd("F-2"), town.crowd("M-4"), town.crowd("H-1")) == (
            ["9/4"], ["8/4"], ["4/2"]
        )  # fmt: skip
        assert (town.damage("z94"), town.marks("z94")) == (0, set())
        places = [event.place for event in town.events if isinstance(event, ZedsReplaced)]
        assert places == [town.spot("F-2"), town.spot("M-4")]


@rule("DOZ-GAME-04")
def test_the_old_counter_may_be_drawn_again_and_does_not_attack() -> None:
    with Siege() as town:
        town.zeds("3/1", "M-2", as_="weak").cards(town.zed("weak")).text("E-B11").asks("halt")
        assert town.crowd("M-2") == ["3/1"]
        town.not_told(FightBegan)


# -- E-B13 Keep Calm and Kill Zeds ----------------------------------------------------------


@rule("DOZ-HERO-02", "DOZ-RUL-03")
def test_a_hero_is_favoured_when_attacking_this_turn() -> None:
    with Siege() as town:
        town.put("hunt", "F-2").put("piazza", "TC").put("civ1", "TC").buried("schmidt")
        town.zeds("5/3", "F-3").text("E-B13")
        town.asks("favour-hero", "unit:hunt", "unit:piazza").play("unit:hunt")
        here = town.spot("F-3")
        attack = Fight(here, town.unit("hunt"), True)
        assert fight_column(town.game, attack) == 5
        assert fight_column(town.game, Fight(here, town.unit("hunt"))) == 4  # the Farm's +1 only
        assert fight_column(town.game, Fight(here, town.unit("piazza"), True)) == 2
        town.phase("housekeeping")
        assert fight_column(town.game, attack) == 3


@rule("DOZ-RUL-14")
def test_without_heroes_nobody_is_favoured() -> None:
    with Siege() as town:
        town.put("civ1", "TC").text("E-B13").asks("halt")
        assert town.state.standing == ()


# -- E-B14 Mine Explosion! ------------------------------------------------------------------


@rule("DOZ-NOENTRY-01", "DOZ-NOENTRY-02")
def test_the_mine_hits_everybody_drives_them_out_and_is_closed() -> None:
    with Siege() as town:
        town.put("civ1", "M-4").put("hunt", "M-4").put("civ2", "M-3").put("civ3", "M-5")
        town.dice(1).text("E-B14").asks("retreat-first").play("unit:hunt").asks("halt")
        assert (town.damage("civ1"), town.damage("hunt")) == (1, 1)
        assert (town.place("hunt"), town.place("civ1")) == ("M-3", "M-2")
        assert (town.damage("civ2"), town.damage("civ3")) == (0, 0)
        assert town.state.no_entry == (town.spot("M-4"),)


@rule("DOZ-NOENTRY-01")
def test_the_mine_hits_each_zeds_unit_in_it() -> None:
    with Siege() as town:
        town.zeds("5/3", "M-4", as_="a").zeds("6/3", "M-4", marks=["tough"], as_="b")
        town.zeds("2/1", "M-5", as_="c").dice(4).text("E-B14").asks("halt")
        assert (town.damage("a"), town.damage("b"), town.damage("c")) == (1, 1, 0)
        assert (town.place("a"), town.place("b")) == ("M-6", "M-5")  # the strongest stays closest


# -- E-B17 What's That Smell? ---------------------------------------------------------------


@rule("DOZ-RUL-29", "DOZ-RUL-34")
def test_a_reduced_unit_rises_beside_a_player_unit_and_loses() -> None:
    with Siege() as town:
        town.put("civ1", "F-2").put("civ2", "TC").put("hunt", "H-S").draws("9/4")
        town.dice(3, 4).text("E-B17", "zeds.end").asks("halt")
        assert town.told(AmbushSprung).place == town.spot("F-2")
        assert town.told(FightRolled).column == 3  # 4 against 4
        assert (town.place("z94"), town.damage("z94")) == ("F-3", 5)  # reduced, and 2 Hits


@rule("DOZ-RUL-29")
def test_if_it_wins_it_stays_and_flips_with_its_hits() -> None:
    with Siege() as town:
        town.put("civ1", "F-2").put("civ4", "F-3").draws("9/4").text("E-B17", "zeds.end")
        town.asks("ambush", "unit:civ1", "unit:civ4").dice(2, 3).play("unit:civ1").asks("halt")
        assert (town.place("z94"), town.damage("z94")) == ("F-2", 1)  # 1/2: one Hit, full side
        assert town.place("civ1") == "F-1"
        town.told(ZedsFlipped)


@rule("DOZ-RUL-29", "DOZ-JOHNSON-11")
def test_johnsons_traps_do_not_see_it_coming() -> None:
    with Siege() as town:
        town.put("johnson", "F-2").draws("2/1").dice(6, 6).text("E-B17", "zeds.end").asks("halt")
        assert town.told(FightRolled).unit == town.unit("johnson")


# -- Brains! and the rest -------------------------------------------------------------------


@rule("DOZ-GAME-05")
def test_the_cards_of_the_basic_game_do_not_touch_what_it_does_not_play() -> None:
    """+1 Infection on Brains! does nothing, nor do lost Supplies."""
    with Siege() as town:
        town.put("hunt", "TC").text("E-B18", "turn.start").asks("halt")
        assert town.state.infection == 0
        town.stock(ammo=1).fate_text("F-B09").asks("halt")
        assert (town.state.ammo, town.state.supplies) == (0, 0)


@rule("DOZ-SEQ-07")
def test_both_brains_cards_activate_all_tracks() -> None:
    for name in ("E-B18", "E-B19"):
        with Siege() as town:
            for track in "FMHS":
                town.zeds("5/3", f"{track}-6")
            town.put("hunt", "TC").top_event(name).turns().asks("next-track")
            town.play("track:F")
            assert town.told(TrackActivated).brains is True
