"""What the Event cards above the blue ones say, card by card."""

from __future__ import annotations

import pytest

from shambler.games.dawn.events.combat import FightRolled, GunfireRolled, StrikeRolled
from shambler.games.dawn.procedures.research import EARLY
from shambler.testing import rule
from shambler.testing.dawn import Siege
from tests.rules.dawn.looking import card, keys

LAST = "directors-cut"


# -- green ----------------------------------------------------------------------------------


@rule("DOZ-SEQ-04", "DOZ-RUL-07")
def test_contaminated_water_costs_supplies_and_hits_in_any_mix() -> None:
    with Siege("apocalypse") as town:
        town.stock(supplies=2, ammo=5).put("civ1", "F-2").dice(3).text("E-G03", "eat.start")
        town.asks("loss", "find:supplies", "find:hits").play("find:hits").play("find:supplies")
        town.play("find:supplies").asks("halt")
        assert (town.state.supplies, town.state.ammo, town.damage("civ1")) == (0, 5, 1)


@rule("DOZ-SEQ-04")
@pytest.mark.parametrize(("faces", "hits"), [((2, 3), 1), ((3, 3), 2), ((4, 5), 2), ((5, 5), 3)])
def test_a_gunship_strikes_one_space_above_ground(faces: tuple[int, int], hits: int) -> None:
    with Siege("walking-zeds") as town:
        town.zeds("9/4", "F-3", as_="a").zeds("5/3", "M-3").zeds("4/2", "T-4").zeds("6/3", "H-S")
        town.text("E-G12").asks("strike", "place:F-3", "place:M-3").dice(*faces)
        town.play("place:F-3").asks("halt").told(StrikeRolled, hits=hits)
        assert town.damage("a") == hits


@rule("DOZ-SEQ-04")
@pytest.mark.parametrize("name", ["E-G13", "E-R08"])
def test_hard_headed_zeds_deny_terrain_and_smash_barricades(name: str) -> None:
    with Siege(LAST) as town:
        town.put("civ1", "M-2").barricade("M-2").zeds("4/2", "M-3").event(name)
        programs = town.game.world.events[town.state.event].programs["zeds.start"]
        town.state.standing = (programs * 16, programs * 16 + 1)
        town.dice(6, 6).activate("M").asks("halt")
        town.told(FightRolled, column=3)  # 4 against 4
        assert town.state.barricades == ()


@rule("DOZ-SEQ-04")
def test_hospital_efficiency_offers_three_ways() -> None:
    for choice, damage, infection in (
        ("heals", (1, 1), 5), ("infection", (2, 2), 3), ("both", (1, 2), 4),
    ):  # fmt: skip
        with Siege("apocalypse") as town:
            town.put("civ1", "HB1", damage=2).put("civ2", "HB2", damage=2).stock(infection=5)
            town.event("E-G14")
            moments = town.game.world.events[town.state.event].programs
            town.text("E-G14", next(iter(moments))).asks("choose-effect")
            at = {"heals": 0, "infection": 1, "both": 2}[choice]
            town.play(town.options[at])
            if choice != "infection":
                town.asks("heal-who").play("unit:civ1")
            if choice == "heals":
                town.play("unit:civ2")
            assert (town.damage("civ1"), town.damage("civ2")) == damage
            assert town.state.infection == infection


@rule("DOZ-SEQ-04", "DOZ-HIT-06")
def test_oh_this_is_bad_puts_zeds_on_number_one_and_clears_hit_markers() -> None:
    with Siege("apocalypse") as town:
        town.zeds("5/3", "M-4", damage=2, as_="a").zeds("6/3", "M-5", damage=5, as_="b")
        town.fates("F-B05").draws("4/2").text("E-G15").asks("halt")
        assert town.crowd("S-1") == ["4/2"]
        assert (town.damage("a"), town.damage("b")) == (0, 3)


@rule("DOZ-SEQ-04", "DOZ-INF-11")
def test_what_the_hell_is_that_is_one_unchecked_outbreak_from_13() -> None:
    with Siege("apocalypse") as town:
        town.stock(infection=2).zeds("5/3", "M-4", damage=2, as_="a").dice(3, 4).fates("F-B05")
        town.draws("iron").text("E-G16").asks("halt")
        assert (town.state.infection, town.place("iron"), town.damage("a")) == (6, "S-3", 0)


# -- yellow ---------------------------------------------------------------------------------


@rule("DOZ-SEQ-04", "DOZ-GAME-04", "DOZ-RES-01", "DOZ-HEAL-01")
def test_a_double_shift_buys_up_to_three_heals_or_attempts() -> None:
    with Siege("brains") as town:
        town.put("civ1", "HB1", damage=2).put("civ2", "HB2", damage=2).put("wright", "LAB")
        moments = Siege("brains").event("E-Y05").game.world.events
        name = next(iter(moments[town.event_number("E-Y05")].programs))
        town.stock(infection=3).text("E-Y05", name).asks("repeat-effect", "choose:again", "done")
        town.play("choose:again")
        assert town.state.infection == 4
        town.asks("choose-effect").play(town.options[0]).asks("heal-who").play("unit:civ1")
        assert town.damage("civ1") == 1 and town.state.infection == 3
        town.asks("repeat-effect").play("choose:again").asks("choose-effect").dice(1)
        town.play(town.options[1]).asks("repeat-effect").play("choose:again")
        assert town.state.infection == 5
        town.play(town.options[0], "unit:civ2").asks("halt")  # three times are enough


@rule("DOZ-SEQ-04")
@pytest.mark.parametrize(("chaos", "column", "hits"), [("F-4", 2, 1), ("F-3", 2, 1), ("M-2", 4, 0)])
def test_flambeed_zeds_attack_harder_and_burn(chaos: str, column: int, hits: int) -> None:
    with Siege("brains") as town:
        town.event("E-Y07").chaos(chaos).put("civ1", "F-3").zeds("4/2", "F-4", as_="mob")
        programs = town.game.world.events[town.state.event].programs
        town.state.standing = (programs["zeds.start"] * 16,)
        town.dice(2, 1).activate("F").asks("halt")
        assert town.told(FightRolled).column == column  # 4 against 4, Terrain 1
        assert town.damage("mob") == town.told(FightRolled).zeds_hits + hits
        assert town.place("mob") == "F-3" and town.damage("civ1") == 3


@rule("DOZ-SEQ-04")
def test_desperation_counts_zeds_on_the_last_three_numbers() -> None:
    with Siege("brains") as town:
        town.zeds("5/3", "F-2").zeds("4/2", "M-0").zeds("6/3", "H-3").stock(supplies=5, ammo=5)
        town.text("E-Y09").asks("loss").play("find:ammo", "find:supplies").asks("halt")
        assert (town.state.supplies, town.state.ammo) == (4, 4)


@rule("DOZ-SEQ-04")
@pytest.mark.parametrize("supplies", [0, 3])
def test_petras_angels_ride_in_for_a_supply(supplies: int) -> None:
    with Siege("brains") as town:
        town.stock(supplies=supplies).text("E-Y10").asks("halt")
        assert town.place("petra") == "TC" and town.state.supplies == max(0, supplies - 1)


@rule("DOZ-SEQ-04")
def test_soldiers_of_fortune_shoot_better_and_free() -> None:
    with Siege("brains") as town:
        town.put("civ1", "F-2").put("petra", "M-2").zeds("9/4", "F-3").zeds("8/4", "M-3")
        town.event("E-Y13").state.event_actions = 4
        town.phase("action").asks("action").dice(1, 1)
        town.play("shoot:civ1>F-3/z94").told(GunfireRolled, column=4)
        assert town.state.ammo == 0
        town.dice(1, 1).play("shoot:petra>M-3/z84")
        assert town.state.supplies == 0 and "done" in town.options


@rule("DOZ-SEQ-04", "DOZ-HIT-06")
def test_theres_more_of_them_restores_zeds_on_named_spaces() -> None:
    with Siege("brains") as town:
        town.zeds("5/3", "F-3", damage=4, as_="a").zeds("6/3", "F-2", damage=4, as_="b")
        town.text("E-Y14").asks("halt")
        assert (town.damage("a"), town.damage("b")) == (0, 3)


@rule("DOZ-SEQ-04", "DOZ-RUL-57", "DOZ-RUL-21")
@pytest.mark.parametrize(("roll", "damage"), [(1, 2), (2, 1), (5, 1), (6, 0)])
def test_a_nervous_breakdown_hits_a_hero_in_or_next_to_town(roll: int, damage: int) -> None:
    with Siege("brains") as town:
        town.put("santana", "F-0").put("hunt", "F-1").put("piazza", "HB1").put("civ1", "TC")
        town.put("agee", "LAB").text("E-Y16").asks("breakdown", "unit:santana", "unit:agee")
        town.dice(roll).play("unit:santana").asks("halt")
        assert town.damage("santana") == damage


@rule("DOZ-SEQ-04")
@pytest.mark.parametrize(("name", "iron"), [("E-Y17", 1), ("E-O11", 2)])
def test_zeds_near_an_empty_town_or_village_recover(name: str, iron: int) -> None:
    with Siege(LAST) as town:
        town.put("civ1", "M-0").put("folk1", "F-4").zeds("5/3", "F-5", damage=2, as_="a")
        town.zeds("6/3", "M-1", damage=2, as_="b").zeds("iron", "H-1", damage=2)
        town.zeds("4/2", "H-3", damage=2, as_="c").text(name).asks("halt")
        assert [town.damage(n) for n in ("a", "b", "c", "iron")] == [1, 2, 2, iron]


@rule("DOZ-SEQ-04", "DOZ-SUPER-05")
@pytest.mark.parametrize(("name", "level"), [("E-Y08", "brains"), ("E-O01", LAST)])
def test_super_zeds_go_wild_alone_and_with_two_columns(name: str, level: str) -> None:
    with Siege(level) as town:
        town.put("furies", "F-2").zeds("doom", "F-3", as_="a").zeds("5/3", "F-3", as_="b")
        town.zeds("iron", "M-5").dice(6, 6).dice(6, 6).text(name, "zeds.end").asks("halt")
        town.told(FightRolled, column=0)  # 7 against 6 is Z+, two against: two Hits each
        assert (town.place("a"), town.place("b"), town.place("iron")) == ("F-2", "F-3", "M-4")


@rule("DOZ-SEQ-04", "DOZ-RUL-73", "DOZ-LOC-01")
def test_whos_the_real_monster_trades_patients_for_cards() -> None:
    with Siege("brains") as town:
        town.put("civ1", "HB1", damage=2).put("civ2", "HB2", damage=2)
        name = next(iter(town.game.world.events[town.event_number("E-Y12")].programs))
        town.cards(card(town, "R-E08")).text("E-Y12", name).asks("repeat-effect")
        town.play("choose:again").asks("patient-to-cemetery").play("unit:civ2")
        assert (town.place("civ2"), town.state.supplies) == ("CEM", 2)
        town.asks("repeat-effect").play("done").asks("halt")
        assert town.place("civ1") == "HB1" and not town.state.researched


# -- orange ---------------------------------------------------------------------------------


@rule("DOZ-SEQ-04")
def test_fire_brigades_clear_villages_for_infection() -> None:
    with Siege(LAST) as town:
        town.chaos("F-4", "S-3", "F-3").text("E-O04", "action.end")
        town.asks("remove-chaos", "place:F-4", "place:S-3", "done").play("place:S-3", "done")
        assert town.state.chaos == (town.spot("F-3"), town.spot("F-4"))
        assert town.state.infection == 1


@rule("DOZ-SEQ-04", "DOZ-RES-10")
@pytest.mark.parametrize(("roll", "more"), [(5, 1), (6, 0)])
def test_a_laboratory_accident_adds_an_early_card(roll: int, more: int) -> None:
    with Siege(LAST) as town:
        before = town.state.research.cards.count(EARLY)
        town.dice(roll).text("E-O07").asks("halt")
        assert town.state.research.cards.count(EARLY) == before + more


@rule("DOZ-SEQ-04")
def test_rumors_of_contagion_stop_moves_above_ground() -> None:
    with Siege(LAST) as town:
        town.put("hunt", "TC", damage=1).put("civ1", "F-2").put("agee", "T-2").put("wright", "TC")
        town.put("folk1", "F-3", marks=["fled"]).put("folk2", "T-6", marks=["fled"])
        town.held("F-R02", "F-G09").event("E-O09").phase("action")
        assert keys(town, "move:hunt", "move:civ1", "move:wright", "move:folk1", "ride") == set()
        assert keys(town, "move:folk2") == {"move:folk2>T-5", "move:folk2>T-7"}
        assert {"move:agee>T-1", "move:agee>T-0"} <= keys(town, "move:agee")
        assert not keys(town, "move:agee>TC", "move:agee>F")


@rule("DOZ-SEQ-04", "DOZ-RUL-08", "DOZ-RUL-14")
def test_it_takes_a_village_turns_one_unit_into_zeds() -> None:
    with Siege(LAST) as town:
        town.put("civ1", "F-4").put("folk1", "F-4").put("hunt", "M-2").put("civ2", "F-S")
        town.text("E-O10").asks("turn-one", "unit:civ1", "unit:folk1").draws("2/1")
        town.play("unit:civ1")
        assert (town.place("civ1"), town.damage("civ1")) == ("HB1", 2)
        assert town.marks("civ1") == {"comatose"} and town.crowd("F-4") == ["2/1"]
        assert town.place("folk1") == "F-3" and town.game.chaos_at(town.spot("F-4")) == 1


@rule("DOZ-SEQ-04")
def test_the_mysterious_doctor_costs_a_held_card_and_brings_zeds() -> None:
    with Siege(LAST) as town:
        town.held("F-B05", "F-G02").dice(4).draws("2/1", "3/1", "3/2", "4/1", "4/3").text("E-O12")
        town.asks("discard-held", "play:F-B05", "play:F-G02").play("play:F-G02").asks("halt")
        assert len(town.state.held) == 1 and town.state.infection == 4
        assert all(len(town.crowd(f"{track}-S")) == 1 for track in "FMHST")
        assert not town.state.hold_played


@rule("DOZ-SEQ-04", "DOZ-RUL-20")
def test_bats_hit_the_unit_deepest_in_the_tunnel() -> None:
    with Siege(LAST) as town:
        town.put("civ1", "T-6").put("civ2", "T-2").put("civ3", "T-S").text("E-O15").asks("halt")
        assert (town.place("civ1"), town.damage("civ1")) == ("T-5", 1)
        assert town.damage("civ2") == town.damage("civ3") == 0 and town.state.infection == 1
    with Siege(LAST) as town:
        town.put("civ1", "F-6").text("E-O15").asks("halt")
        assert town.state.infection == 0


@rule("DOZ-SEQ-04")
@pytest.mark.parametrize(("roll", "hits"), [(2, 1), (4, 2), (6, 3)])
def test_drones_strike_one_space(roll: int, hits: int) -> None:
    with Siege(LAST) as town:
        town.zeds("9/4", "F-3", as_="a").dice(roll).text("E-O03").asks("halt")
        assert town.damage("a") == hits


# -- red ------------------------------------------------------------------------------------


@rule("DOZ-SEQ-04", "DOZ-RUL-26")
def test_an_alien_artifact_brings_super_zeds_and_a_card() -> None:
    with Siege(LAST) as town:
        town.fates("F-B05").dice(4).draws("doom").cards(card(town, "R-E08")).text("E-R03")
        assert town.place("doom") == "S-4" and town.state.supplies == 2


@rule("DOZ-SEQ-04")
def test_the_carnival_fills_the_catacombs() -> None:
    with Siege(LAST) as town:
        town.dice(1).draws("2/1", "3/1").dice(6).text("E-R04", "zeds.end").asks("halt")
        assert (len(town.crowd("T-5")), len(town.crowd("T-3"))) == (2, 0)


@rule("DOZ-SEQ-04", "DOZ-MARK-06", "DOZ-RUL-13")
def test_a_used_marker_comes_back_on_the_strongest() -> None:
    with Siege(LAST) as town:
        town.zeds("5/3", "F-3", marks=["fast"], as_="a").zeds("9/4", "M-3", as_="b")
        town.state.markers_used |= 1 | 8  # Tough and Toxic have left play
        town.text("E-R05").asks("mark-again", "choose:tough", "choose:toxic").play("choose:toxic")
        assert town.marks("b") == {"toxic"} and town.marks("a") == {"fast"}


@rule("DOZ-SEQ-04", "DOZ-RUL-20")
def test_a_burst_shoots_at_everybody_next_to_it() -> None:
    with Siege(LAST) as town:
        town.zeds("9/4", "S-3", as_="a").zeds("5/3", "S-4", as_="b").put("civ1", "S-2")
        town.put("folk1", "S-2", marks=["fled"]).put("civ2", "S-1").fates("F-B05")
        town.dice(4, 4).dice(1, 1).dice(6, 4).text("E-R10").asks("halt")
        assert town.place("a") == "POOL" and town.damage("b") == 3
        assert (town.damage("civ1"), town.damage("civ2"), town.place("folk1")) == (2, 0, "S-2")


@rule("DOZ-SEQ-04")
@pytest.mark.parametrize(("roll", "supplies"), [(1, 0), (2, 2)])
def test_experimental_shortcuts_cost_the_scientist_hits(roll: int, supplies: int) -> None:
    with Siege(LAST) as town:
        town.put("agee", "LAB")
        name = next(iter(town.game.world.events[town.event_number("E-R11")].programs))
        town.text("E-R11", name).asks("repeat-effect").dice(roll)
        if supplies:
            town.cards(card(town, "R-E08"))
        town.play("choose:again")
        assert town.damage("agee") == 1 and town.state.supplies == supplies
        town.play("done").asks("halt")


@rule("DOZ-SEQ-04")
def test_no_way_out_makes_the_first_attack_come_twice() -> None:
    with Siege(LAST) as town:
        town.put("furies", "F-2").zeds("5/3", "F-3", as_="a").put("civ1", "M-2").zeds("2/1", "M-3")
        town.event("E-R12")
        programs = town.game.world.events[town.state.event].programs
        town.state.standing = (programs["zeds.start"] * 16,)
        town.dice(3, 4).dice(6).dice(6, 6).activate("F").asks("halt")
        assert len([e for e in town.events if isinstance(e, FightRolled)]) == 2
        assert (town.place("a"), town.place("furies")) == ("POOL", "F-2")
        town.dice(6, 6).activate("M").asks("halt")
        assert len([e for e in town.events if isinstance(e, FightRolled)]) == 3


@rule("DOZ-SEQ-04")
def test_a_local_outbreak_leaves_zeds_that_do_not_move() -> None:
    with Siege(LAST) as town:
        town.put("civ4", "F-2", damage=3).zeds("9/4", "F-3", as_="a").event("E-R01")
        programs = town.game.world.events[town.state.event].programs
        town.state.standing = (programs["turn.start"] * 16,)
        town.dice(1, 1).draws("2/1").activate("F", "F").play("pass").asks("halt")
        assert town.crowd("F-2") == ["2/1"] and town.place("a") == "F-1"
