"""Heroic Civilians: each unit with what it can do."""

from __future__ import annotations

import pytest

from shambler.games.dawn.events.combat import FightRolled
from shambler.games.dawn.procedures.arrivals import PlaceCharacter
from shambler.games.dawn.procedures.eating import LoseSupplies
from shambler.testing import rule
from shambler.testing.dawn import Siege
from tests.rules.dawn.looking import keys

ASLEEP = ["comatose"]


# -- Bob Bauer's crew -----------------------------------------------------------------------


@rule("DOZ-BAUER-01")
def test_the_crew_turns_two_supplies_into_an_ammo_once_a_turn_without_an_action() -> None:
    with Siege("apocalypse") as town:
        town.put("bauer", "F-2").put("hunt", "TC").stock(supplies=5).act(players=0)
        town.play("ability:improvised-ammo:bauer").asks("halt")
        assert (town.state.supplies, town.state.ammo) == (3, 1)
    with Siege("apocalypse") as town:
        town.put("bauer", "F-2").stock(supplies=1).act()
        assert not keys(town, "ability:improvised")


# -- the Clarion Courier --------------------------------------------------------------------


@rule("DOZ-CLARION-02", "DOZ-CLARION-03", "DOZ-RUL-39")
@pytest.mark.parametrize(
    ("courier", "marks", "fought"),
    [("F-2", [], True), ("HB1", [], True), ("HB1", ASLEEP, False)],
)
def test_while_the_courier_is_awake_town_center_must_be_fought_for(
    courier: str, marks: list[str], fought: bool
) -> None:
    with Siege("brains") as town:
        town.put("clarion", courier, 2, marks).put("civ1", "TC").zeds("5/3", "M-0", as_="mob")
        if fought:
            town.dice(6, 6)
        town.activate("M")
        if not fought:
            assert town.outcome is not None
            return
        town.asks("halt").told(FightRolled, column=4)  # 5 against 4, Terrain 2
        assert town.outcome is None and town.place("mob") == "M-0"


@rule("DOZ-CLARION-03", "DOZ-RUL-39")
def test_with_nobody_to_defend_or_a_defeat_the_game_is_lost() -> None:
    for place in ("F-2", "HB1", "LAB"):
        with Siege("brains") as town:
            town.put("clarion", "F-3").put("agee", place).zeds("5/3", "M-0").activate("M")
            assert town.outcome is not None and town.outcome.reason == "overrun"
    with Siege("brains") as town:
        town.put("clarion", "F-3").put("civ1", "TC").zeds("9/4", "M-0").dice(1, 1).activate("M")
        town.play("pass")
        assert town.outcome is not None and town.outcome.reason == "overrun"


@rule("DOZ-CLARION-03", "DOZ-RUL-39")
def test_the_players_choose_the_defender() -> None:
    with Siege("brains") as town:
        town.put("clarion", "TC").put("furies", "TC").put("civ1", "TC").zeds("5/3", "M-0")
        town.activate("M").asks("defender", "unit:clarion", "unit:furies", "unit:civ1")


@rule("DOZ-RUL-39")
def test_the_perimeter_comes_before_the_combat() -> None:
    with Siege("brains") as town:
        town.put("clarion", "F-2").put("kingman", "TC").zeds("5/3", "M-0", as_="mob").activate("M")
        town.asks("perimeter").dice(5).play("dare").asks("halt").not_told(FightRolled)
        assert town.place("mob") == "M-0"


@rule("DOZ-CLARION-04", "DOZ-CLARION-05", "DOZ-RUL-62")
def test_the_second_supply_of_a_phase_is_free_once() -> None:
    with Siege("brains") as town:
        town.put("clarion", "F-4").put("civ1", "F-2").put("civ2", "M-2").put("civ3", "H-2")
        town.stock(supplies=9).act(event=3).play("build:civ1>F-2")
        assert town.state.supplies == 8
        town.play("build:civ2>M-2")
        assert town.state.supplies == 6
        town.play("build:civ3>H-2")
        assert town.state.supplies == 4


@rule("DOZ-RUL-62", "DOZ-CLARION-04")
def test_two_can_be_met_with_one_in_stock() -> None:
    for courier in (True, False):
        with Siege("brains") as town:
            town.put("clarion", "TC").put("civ1", "F-2")
            if not courier:
                town.buried("clarion")
            town.stock(supplies=1).act()
            assert ("build:civ1>F-2" in town.options) is courier


@rule("DOZ-CLARION-06", "DOZ-CLARION-04", "DOZ-CLARION-05", "DOZ-RUL-62")
@pytest.mark.parametrize(("eaten", "left"), [(1, 8), (2, 8), (3, 7), (4, 6)])
def test_of_what_is_eaten_the_second_supply_is_free(eaten: int, left: int) -> None:
    with Siege("brains") as town:
        town.put("clarion", "TC").stock(supplies=9).run(LoseSupplies(eaten)).asks("halt")
        assert town.state.supplies == left


@rule("DOZ-CLARION-05")
def test_a_new_phase_counts_anew() -> None:
    with Siege("brains") as town:
        town.put("clarion", "TC").put("civ1", "F-2").stock(supplies=9).top_event("E-B16")
        town.state.supplies_used = 1
        town.dice(6, 6).draws("2/1").turns().asks("action")
        assert town.state.supplies == 8  # the first one of the Eat Phase


@rule("DOZ-CLARION-04")
def test_a_comatose_courier_saves_nothing() -> None:
    with Siege("brains") as town:
        town.put("clarion", "HB1", 2, ASLEEP).stock(supplies=9).run(LoseSupplies(2)).asks("halt")
        assert town.state.supplies == 7


# -- F.D. 129 Auxiliaries -------------------------------------------------------------------


@rule("DOZ-FD129-01")
@pytest.mark.parametrize("attacking", [True, False])
def test_the_auxiliaries_have_a_column_in_every_combat(attacking: bool) -> None:
    with Siege("apocalypse") as town:
        town.put("fd129", "F-2").zeds("3/2", "F-3").dice(6, 6)
        if attacking:
            town.act().play("move:fd129>F-3")
        else:
            town.activate("F")
        town.told(FightRolled, column=4, attacking=attacking)


@rule("DOZ-FD129-03", "DOZ-FD129-04")
def test_hoses_roll_first_then_push_one_unit_that_is_not_too_strong() -> None:
    with Siege("apocalypse") as town:
        town.put("fd129", "F-2").zeds("8/4", "F-3", as_="a").zeds("7/5", "F-3", as_="b")
        town.act(event=1).dice(5, 2).play("ability:fire-hoses:fd129")
        assert (town.place("a"), town.place("b")) == ("F-3", "F-4")
        assert sum(town.state.player_actions) + town.state.event_actions == 1


@rule("DOZ-FD129-03", "DOZ-FD129-04")
def test_the_target_is_picked_among_those_weak_enough_next_door() -> None:
    with Siege("apocalypse") as town:
        town.put("fd129", "F-2").zeds("5/3", "F-3", as_="a").zeds("6/3", "F-1", as_="b")
        town.zeds("2/1", "F-4", as_="c").act().dice(3, 3).play("ability:fire-hoses:fd129")
        assert {"zed:z53a", "zed:z63a"} <= set(town.options) and "zed:z21" not in town.options
        town.dice(6, 6).play("zed:z63a")  # toward Start, into their own space: an attack
        assert town.told(FightRolled).place == town.spot("F-2") and town.place("a") == "F-3"


@rule("DOZ-FD129-03")
def test_too_low_a_roll_or_zeds_on_start_mean_nothing() -> None:
    with Siege("apocalypse") as town:
        town.put("fd129", "F-2").zeds("5/3", "F-3", as_="a").act().dice(2, 2)
        town.play("ability:fire-hoses:fd129").asks("halt")
        assert town.place("a") == "F-3"
    with Siege("apocalypse") as town:
        town.put("fd129", "F-6").zeds("2/1", "F-S").act()
        assert not keys(town, "ability:fire-hoses")


# -- the Riot Squad -------------------------------------------------------------------------


@rule("DOZ-RIOT-01", "DOZ-RIOT-02")
@pytest.mark.parametrize("foe", ["oozers", "were-zeds", "4/2"])
@pytest.mark.parametrize("attacking", [True, False])
def test_the_riot_squads_own_fights_raise_no_infection(foe: str, attacking: bool) -> None:
    with Siege("apocalypse") as town:
        town.put("riot-squad", "F-2").put("civ1", "F-2").zeds(foe, "F-3")
        if attacking:
            town.act().dice(6, 6).play("move:riot-squad>F-3")
        else:
            second = foe == "were-zeds"
            town.activate("F").dice(6, 6)
            if second:
                town.play("unit:riot-squad").dice(6, 6)
            town.play("unit:riot-squad")
        assert town.state.infection == 0


@rule("DOZ-RIOT-02")
def test_beside_it_infection_rises_normally() -> None:
    with Siege("apocalypse") as town:
        town.put("riot-squad", "F-2").put("civ1", "F-2").zeds("oozers", "F-3").activate("F")
        town.dice(6, 6).play("unit:civ1")
        assert town.state.infection == 3


@rule("DOZ-RIOT-04")
def test_the_riot_squad_does_not_shoot() -> None:
    with Siege("apocalypse") as town:
        town.put("riot-squad", "F-2").zeds("5/3", "F-3").stock(ammo=5).act()
        assert town.blocked("shoot:riot-squad>F-3/z53a") == "DOZ-RIOT-04"


# -- the Savior Corps -----------------------------------------------------------------------


@rule("DOZ-SAVIOR-01")
def test_the_savior_corps_brings_two_supplies() -> None:
    with Siege("outbreak") as town:
        town.stock(supplies=1).run(PlaceCharacter(town.unit("savior"), (town.spot("TC"),)))
        assert (town.state.supplies, town.state.ammo) == (3, 0)


@rule("DOZ-SAVIOR-02", "DOZ-SAVIOR-03")
def test_the_corps_heals_next_to_it_once_a_turn_for_a_supply() -> None:
    with Siege("outbreak") as town:
        town.put("savior", "F-2", damage=1).put("hunt", "F-3", damage=1).put("civ1", "F-1", 2)
        town.put("civ2", "F-0", damage=1).stock(supplies=5, infection=5).act(players=0)
        assert keys(town, "aid:") == {f"aid:savior>{who}" for who in ("savior", "hunt", "civ1")}
        town.play("aid:savior>civ1")
        assert not keys(town, "aid:")
        assert (town.damage("civ1"), town.state.supplies, town.state.infection) == (1, 4, 4)
    with Siege("outbreak") as town:
        town.put("savior", "F-2", damage=1).act()
        assert not keys(town, "aid:")


# -- VFW Local 12 ---------------------------------------------------------------------------


@rule("DOZ-VFW-01")
def test_vfws_first_shot_of_a_turn_is_free() -> None:
    with Siege("outbreak") as town:
        town.put("vfw", "F-1").put("hunt", "F-1").zeds("9/4", "F-2").stock(ammo=2).act(event=3)
        town.dice(1, 1).play("shoot:hunt>F-2/z94")
        for left in (1, 0):
            town.dice(1, 1).play("shoot:vfw>F-2/z94")
            assert town.state.ammo == left
        assert "shoot:vfw>F-2/z94" not in town.options


@rule("DOZ-VFW-02")
@pytest.mark.parametrize("attacking", [True, False])
def test_vfw_wins_every_fight_with_zeds(attacking: bool) -> None:
    with Siege("outbreak") as town:
        town.put("vfw", "F-2").zeds("6/3", "F-3", as_="mob").dice(4, 4)
        if attacking:
            town.act().play("move:vfw>F-3")
        else:
            town.activate("F")
        town.told(FightRolled, zeds_hits=1, unit_hits=2, zeds_lose=True)
        assert (town.place("vfw"), town.place("mob")) == (
            ("F-3", "F-4") if attacking else ("F-2", "F-3")
        )
        assert (town.damage("vfw"), town.damage("mob")) == (2, 1)


@rule("DOZ-VFW-02")
def test_only_vfw_itself_wins_not_others_beside_it_and_not_against_raiders() -> None:
    with Siege("apocalypse") as town:
        town.put("vfw", "F-2").put("civ1", "F-2").zeds("9/4", "F-3").activate("F").dice(3, 4)
        town.play("unit:civ1").told(FightRolled, zeds_lose=False)
    with Siege("apocalypse") as town:
        town.put("vfw", "F-2").put("raiders", "F-3").act().dice(3, 4).play("move:vfw>F-3")
        town.told(FightRolled, zeds_lose=False)


# -- WZED -----------------------------------------------------------------------------------


@rule("DOZ-WZED-01")
def test_a_broadcast_gives_one_unit_above_ground_a_free_action() -> None:
    with Siege("walking-zeds") as town:
        town.put("wzed", "TC").put("civ1", "F-5").put("civ2", "HB1", 2, ASLEEP).put("civ3", "T-2")
        town.put("folk1", "S-4", marks=["fled"]).put("folk2", "M-5").put("furies", "H-2")
        town.put("hunt", "TC").put("civ4", "TC").act(players=0)
        heard = {f"ability:broadcast:wzed>{who}" for who in ("civ1", "civ2", "civ4", "folk1")}
        assert keys(town, "ability:broadcast") == heard
        town.play("ability:broadcast:wzed>civ1")
        assert not keys(town, "ability:broadcast")
        assert keys(town, "move:") == keys(town, "move:civ1") != set()
        town.play("move:civ1>F-4")
        assert town.place("civ1") == "F-4" and not keys(town, "move:")


@rule("DOZ-WZED-01", "DOZ-RUL-66")
def test_a_patient_heals_with_it() -> None:
    with Siege("brains") as town:
        town.put("wzed", "TC").put("civ2", "HB1", 2, ASLEEP).act(players=0)
        town.play("ability:broadcast:wzed>civ2", "heal:civ2")
        assert town.marks("civ2") == set()


@rule("DOZ-WZED-02", "DOZ-HEAL-09")
@pytest.mark.parametrize("wzed", [True, False])
def test_with_wzed_the_speech_reaches_everybody_above_ground(wzed: bool) -> None:
    with Siege("walking-zeds") as town:
        town.put("hernandez", "TC").put("hunt", "F-5").put("civ1", "M-0").put("civ2", "HB1", 1)
        town.put("agee", "LAB").put("security1", "T-2").put("folk1", "S-4", marks=["fled"])
        town.put("folk2", "CAMP", marks=["fled"]).put("civ3", "HB2", 2, ASLEEP)
        if wzed:
            town.put("wzed", "F-2")
        town.act(players=0).play(*[key for key in town.options if key.startswith("speech")])
        free = {town.game.world.units.ids[unit] for unit in town.state.free}
        far = {"hunt", "civ2", "civ3", "agee", "folk1", "wzed"} if wzed else set()
        assert free == {"civ1"} | far
        assert ("heal:civ3" in town.options) is wzed


@rule("DOZ-WZED-03")
def test_a_held_card_may_be_given_up_for_a_play_now_text_only() -> None:
    with Siege("brains") as town:
        town.put("wzed", "HB1", 2).stock(supplies=3, ammo=3).held("F-B05", "F-G02")
        town.fate_text("F-B09").asks("cancel-text", "play:F-B05", "play:F-G02", "pass").play("pass")
        assert (town.state.supplies, town.state.ammo) == (1, 2) and len(town.state.held) == 2
    with Siege("brains") as town:  # asleep
        town.put("wzed", "HB1", 2, ASLEEP).stock(supplies=3, ammo=3).held("F-B05")
        town.fate_text("F-B09").asks("halt")
        assert (town.state.supplies, town.state.ammo) == (1, 2)
    with Siege("brains") as town:  # a good card is just held
        town.put("wzed", "TC").held("F-B05").fate_text("F-G02").asks("halt")
        assert len(town.state.held) == 2


@rule("DOZ-WZED-03")
def test_the_track_of_a_cancelled_card_still_counts() -> None:
    with Siege("brains") as town:
        town.put("wzed", "TC").stock(supplies=3, ammo=3).held("F-B05").fates("F-B09").draws("5/3")
        town.text("E-B09").asks("cancel-text").play("play:F-B05").asks("halt")
        assert town.crowd("F-S") == ["5/3"] and town.state.supplies == 3


@rule("DOZ-WZED-04")
@pytest.mark.parametrize(
    ("place", "behind", "dice"), [("F-0", "F-1", (1, 6, 6)), ("F-3", "F-4", (6, 6))]
)
def test_defenders_in_town_roll_a_third_die(place: str, behind: str, dice: tuple[int, ...]) -> None:
    with Siege("brains") as town:
        town.put("wzed", "M-2").put("civ1", place).zeds("4/2", behind).dice(*dice).activate("F")
        town.asks("halt").told(FightRolled, faces=dice)
        assert town.told(FightRolled).zeds_hits in (3, 4)


@rule("DOZ-WZED-04")
def test_not_for_attackers_nor_while_wzed_sleeps() -> None:
    with Siege("brains") as town:
        town.put("wzed", "M-2").put("civ1", "F-1").zeds("4/2", "F-0").act().dice(6, 6)
        town.play("move:civ1>F-0").told(FightRolled, attacking=True)
    with Siege("brains") as town:
        town.put("wzed", "HB1", 2, ASLEEP).put("civ1", "F-0").zeds("4/2", "F-1").dice(6, 6)
        town.activate("F").told(FightRolled)


@rule("DOZ-WZED-05", "DOZ-WILSON-10")
def test_wilsons_die_and_wzeds_die_add_up() -> None:
    with Siege("walking-zeds") as town:
        town.put("wzed", "M-2").put("civ1", "F-0").put("wilson", "F-0").zeds("4/2", "F-1")
        town.activate("F").dice(1, 6, 1, 6).play("unit:civ1")
        town.told(FightRolled, zeds_hits=4, unit_hits=0)
