"""What each of the Un-Zeds can do."""

from __future__ import annotations

import pytest

from shambler.games.dawn.events.combat import FightRolled
from shambler.games.dawn.events.units import Foraged
from shambler.games.dawn.events.versus import ArrestTried, RollSpoiled, UnZedsRolled
from shambler.games.dawn.procedures.gunfire import GunfireAttack
from shambler.games.dawn.procedures.hits import HitUnit
from shambler.games.dawn.procedures.housekeeping import Housekeeping
from shambler.games.dawn.procedures.infection import InfectionPhase
from shambler.games.dawn.procedures.saving import bury, saving_bonus
from shambler.testing import rule
from shambler.testing.dawn import Siege


def versus(level: str = "walking-zeds", **options: int) -> Siege:
    """A Versus table."""
    return Siege(level, versus=True, **options)


def schemes(town: Siege, name: str) -> set[str]:
    """What a unit could do, moves left out."""
    return {
        key
        for key in town.options
        if name in key and not key.startswith(("walk:", "stroll:", "against:lend"))
    }


# -- Flint "Char" Cole -------------------------------------------------------------------------


@rule("DOZ-CHAR-01", "DOZ-CHAR-04")
def test_char_burns_his_space_named_or_not_if_it_has_no_chaos() -> None:
    with versus() as town:
        town.put("char", "F-2").zeds_turn(actions=2).play("scheme:place-chaos:char")
        assert town.state.chaos == (town.spot("F-2"),) and town.state.zeds_actions == 1
        assert schemes(town, "char") == set()


@rule("DOZ-CHAR-02")
def test_char_never_burns_town_center_nor_a_start_space() -> None:
    for place in ("TC", "F-S"):
        with versus() as town:
            town.put("char", place).zeds("5/3", "M-3").zeds_turn("M", "F", actions=2)
            assert schemes(town, "char") == set()


@rule("DOZ-CHAR-03")
def test_char_stays_out_of_hospital_and_laboratory() -> None:
    with versus() as town:
        town.put("char", "TC").zeds_turn(actions=1)
        places = {k.removeprefix("walk:char>") for k in town.options if k.startswith("walk:char")}
        assert places and all("-" in place for place in places)  # track spaces only


@rule("DOZ-WIN-04", "DOZ-CHAR-01", "DOZ-VS-14")
def test_case_19_with_an_empty_supply_chars_fire_loses_the_game() -> None:
    with versus("walking-zeds") as town:
        burnt = ["F-4", "F-3", "F-0", "M-5", "M-4", "M-2", "M-0", "H-5", "H-3", "H-0", "S-5", "S-4"]
        town.chaos(*burnt).put("char", "F-2").zeds_turn(actions=1).play("scheme:place-chaos:char")
        assert town.outcome is not None
        assert (town.outcome.reason, town.outcome.winners) == ("chaos", (1,))


# -- Xaio Kosakowski ---------------------------------------------------------------------------


@rule("DOZ-XAIO-01")
def test_bad_medicine_makes_every_heal_dearer_until_housekeeping() -> None:
    with versus() as town:
        town.put("xaio", "F-5").put("hunt", "HB1", damage=1).stock(supplies=1, infection=3)
        town.zeds_turn(actions=1).play("scheme:bad-medicine:xaio").asks("halt")
        assert town.state.bad_medicine
        town.act().play("heal:hunt")
        assert (town.state.supplies, town.state.infection) == (0, 2)
        town.run(Housekeeping())
        assert not town.state.bad_medicine
    with versus() as town:
        town.put("hunt", "HB1", damage=1).state.bad_medicine = True
        town.act()
        assert town.blocked("heal:hunt") == "DOZ-XAIO-01"


@rule("DOZ-XAIO-04")
def test_bad_medicine_outlasts_the_arrest_of_xaio() -> None:
    with versus() as town:
        town.put("xaio", "F-5").put("hunt", "F-5").state.bad_medicine = True
        town.act(event=1).dice(5).play("arrest:hunt>xaio")
        assert town.place("xaio") == "JAIL" and town.state.bad_medicine


@rule("DOZ-XAIO-02")
@pytest.mark.parametrize(("die", "more"), [(3, 1), (4, 0)])
def test_sabotage_puts_an_early_card_on_top_on_1_to_3(die: int, more: int) -> None:
    with versus() as town:
        before = len(town.state.research)
        town.put("xaio", "F-5").zeds_turn(actions=1)
        town.dice(die).play("scheme:sabotage:xaio").told(UnZedsRolled, roll=die, works=die < 4)
        assert len(town.state.research) == before + more
        assert [placed.card for placed in town.state.research.top[:1]] == [0]


# -- Berk's Z Party ----------------------------------------------------------------------------


@rule("DOZ-LAWYERS-01", "DOZ-LAWYERS-02", "DOZ-BERK-01", "DOZ-LAWYERS-04", "DOZ-BERK-03")
def test_lawyers_go_after_a_hero_or_heroic_civilians_and_move_for_another_action() -> None:
    with versus() as town:
        town.put("berk", "F-4").put("hunt", "M-2").put("furies", "TC").put("civ1", "TC")
        town.zeds_turn(actions=2)
        lawyers = {key for key in town.options if key.startswith("against:lawyers")}
        assert lawyers == {"against:lawyers:berk>hunt", "against:lawyers:berk>furies"}
        town.play("against:lawyers:berk>hunt")
        assert town.state.lawyers == town.unit("hunt")
        town.play("against:lawyers:berk>furies").asks("halt")
        assert (town.state.lawyers, town.state.zeds_actions) == (town.unit("furies"), 0)


@rule("DOZ-LAWYERS-01")
def test_without_the_party_there_are_no_lawyers() -> None:
    with versus() as town:
        town.put("plaid", "F-4").put("hunt", "M-2").zeds_turn(actions=1)
        assert not [key for key in town.options if "lawyers" in key or "enjoin" in key]


@rule("DOZ-LAWYERS-03", "DOZ-BERK-02")
def test_lawyers_take_one_off_the_sum_of_a_combat_and_off_every_single_die() -> None:
    with versus() as town:  # 4 against 4 is Equal: a seven wins, a six does not
        town.put("staub", "F-2").zeds("4/2", "F-3", as_="mob")
        town.state.lawyers = town.unit("staub")
        town.act().dice(3, 4).dice(1, 1).play("move:staub>F-3")
        town.told(FightRolled, faces=(3, 4), zeds_hits=1, unit_hits=2, zeds_lose=False)
    with versus() as town:
        town.put("staub", "F-4").state.lawyers = town.unit("staub")
        town.act().dice(4).play("forage:staub").told(Foraged, result=3)
    with versus() as town:
        town.put("hunt", "F-2").put("ghost", "F-2").state.lawyers = town.unit("hunt")
        town.state.spent = town.game.world.units.marker[town.unit("ghost"), "lend-a-hand"]
        town.act().dice(6).play("arrest:hunt>ghost").told(ArrestTried, roll=5, works=True)


@rule("DOZ-LAWYERS-03")
def test_lawyers_spoil_traps_stealth_perimeter_and_toughness_as_well() -> None:
    with versus() as town:
        town.put("johnson", "F-2").zeds("4/2", "F-3", as_="mob").activate("F")
        town.state.lawyers = town.unit("johnson")
        town.dice(4).dice(6, 6).play("try:traps")  # 4 - 1: the Traps fail, they fight
        town.told(FightRolled, faces=(6, 6))
    with versus() as town:
        town.put("kingman", "F-1").zeds("4/2", "F-3", as_="mob").activate("F")
        town.state.lawyers = town.unit("kingman")
        town.dice(5).play("dare").asks("halt")
        assert town.place("mob") == "F-2"
    with versus() as town:
        town.put("hunt", "F-2").state.lawyers = town.unit("hunt")
        town.dice(4).run(HitUnit(town.unit("hunt"), 1)).asks("halt")
        assert town.damage("hunt") == 1


@rule("DOZ-LAWYERS-04", "DOZ-BERK-03")
def test_lawyers_leave_who_is_buried_and_go_with_the_party() -> None:
    with versus() as town:
        town.put("hunt", "F-2").state.lawyers = town.unit("hunt")
        bury(town.game, town.unit("hunt"))
        assert town.state.lawyers == -1
    with versus() as town:
        town.put("hunt", "F-2").put("berk", "H-3").state.lawyers = town.unit("hunt")
        town.dice(6).run(HitUnit(town.unit("berk"), 4)).asks("halt")
        assert town.state.lawyers == -1


@rule("DOZ-BERK-04")
def test_an_injunction_spends_one_character_action_for_this_turn() -> None:
    with versus() as town:
        town.put("berk", "F-4").put("hunt", "F-2").put("civ1", "F-2").put("hauser", "TC")
        town.put("hernandez", "TC").zeds_turn(actions=1)
        served = {key for key in town.options if key.startswith("enjoin")}
        # Hauser's abilities cost Actions: nothing to enjoin
        assert served == {
            "enjoin:berk>hunt:leadership",
            "enjoin:berk>hernandez:citadel",
            "enjoin:berk>hernandez:motivational-speech",
        }
        town.play("enjoin:berk>hunt:leadership").asks("halt").act()
        assert town.blocked("order:hunt>civ1") == "DOZ-ABIL-02"
    with versus() as town:
        town.put("berk", "F-4").put("hernandez", "TC").put("civ1", "TC").zeds_turn(actions=1)
        town.play("enjoin:berk>hernandez:motivational-speech").act()
        assert town.blocked("speech:hernandez") == "DOZ-BERK-04"
        town.run(Housekeeping()).act()
        assert "speech:hernandez" in town.options


# -- the Plaid Coalition -----------------------------------------------------------------------


@rule("DOZ-PLAID-01")
@pytest.mark.parametrize(
    ("place", "die", "works"), [("F-3", 4, True), ("F-3", 3, False), ("TC", 1, True)]
)
def test_agitation_works_above_the_number_of_the_space(place: str, die: int, works: bool) -> None:
    with versus() as town:
        town.put("plaid", place).state.event_actions = 2
        town.zeds_turn("F", "M").dice(die).play("scheme:agitate:plaid")
        assert town.state.event_actions == 2 - works
        assert "scheme:agitate:plaid" not in town.options  # once per Zeds Phase


@rule("DOZ-PLAID-01")
def test_nobody_agitates_far_out_with_a_six() -> None:
    with versus() as town:
        town.put("plaid", "T-S").state.event_actions = 1
        town.zeds_turn("F", "M").dice(6).play("scheme:agitate:plaid")
        assert town.state.event_actions == 1


@rule("DOZ-PLAID-02")
def test_an_arrest_does_not_give_the_event_action_back() -> None:
    with versus() as town:
        town.put("plaid", "F-0").put("hunt", "F-0").state.event_actions = 2
        town.zeds_turn("F", "M").dice(6).play("scheme:agitate:plaid")
        town.act(event=town.state.event_actions).dice(6).play("arrest:hunt>plaid")
        assert town.state.event_actions == 1


@rule("DOZ-PLAID-03", "DOZ-PLAID-04", "DOZ-ACIV-03")
def test_on_a_one_a_new_un_zeds_unit_comes_to_a_named_space() -> None:
    with versus() as town:
        town.put("plaid", "F-4").zeds_turn(actions=1).dice(1).draws("ghost")
        town.play("scheme:attract-allies:plaid").asks("place-un-zeds", seats=(1,))
        town.play("place:T-4")
        assert town.place("ghost") == "T-4"
    with versus("brains") as town:  # only Anti-Civilians at Level III: one is left
        town.put("plaid", "F-4").zeds_turn(actions=1).dice(1).draws("berk")
        town.play("scheme:attract-allies:plaid").play("place:F-3")
        assert town.place("berk") == "F-3"


@rule("DOZ-PLAID-03")
def test_allies_are_sought_only_from_a_named_space() -> None:
    with versus() as town:
        town.put("plaid", "F-2").zeds_turn(actions=1)
        assert "scheme:attract-allies:plaid" not in town.options


@rule("DOZ-PLAID-05")
def test_on_two_or_three_up_to_two_zeds_join_on_one_start_space() -> None:
    with versus() as town:
        town.put("plaid", "F-4").zeds("5/3", "M-S").zeds("6/3", "M-S").zeds("4/2", "H-S")
        town.zeds_turn(actions=1).dice(3).play("scheme:attract-allies:plaid")
        town.asks("allied-zeds", "place:F-S", "place:H-S", "place:S-S", "place:T-S", "pass")
        town.draws("4/2").play("place:S-S").asks("allied-zeds", "place:S-S", "pass")
        town.draws("5/3").play("place:S-S").asks("halt")
        assert town.crowd("S-S") == ["5/3", "4/2"]
    with versus() as town:  # no room for a second one
        town.put("plaid", "F-4").zeds("4/2", "H-S").zeds_turn(actions=1).dice(2)
        town.play("scheme:attract-allies:plaid").draws("5/3").play("place:H-S").asks("halt")
        assert town.crowd("H-S") == ["5/3", "4/2"]


@rule("DOZ-PLAID-06", "DOZ-PLAID-03")
def test_from_four_on_nobody_comes() -> None:
    with versus() as town:
        town.put("plaid", "F-4").zeds_turn(actions=1).dice(4).play("scheme:attract-allies:plaid")
        town.asks("halt")
        assert town.state.zeds_actions == 0


# -- Dr. Marteuse ------------------------------------------------------------------------------


@rule("DOZ-MARTEUSE-01", "DOZ-MARTEUSE-02", "DOZ-MARTEUSE-03", "DOZ-MARTEUSE-05")
def test_the_doctor_has_one_call_for_each_zeds_phase() -> None:
    with versus() as town:
        town.put("marteuse", "F-4").zeds("5/3", "M-3", damage=3, as_="a").stock(infection=2)
        town.zeds_turn("M", "F")
        calls = {"scheme:doctor-infect:marteuse", "scheme:doctor-heal:marteuse"}
        assert schemes(town, "marteuse") == calls | {"scheme:doctor-both:marteuse"}
        assert "stroll:marteuse>F-1" in town.options
        town.play("scheme:doctor-infect:marteuse")
        assert town.state.infection == 4 and not schemes(town, "marteuse")
    with versus() as town:
        town.put("marteuse", "F-4").zeds("5/3", "M-3", damage=3, as_="a").stock(infection=2)
        town.zeds_turn("M", "F").play("scheme:doctor-both:marteuse").play("zed:z53a")
        assert (town.state.infection, town.damage("a")) == (3, 2)
    with versus() as town:
        town.put("marteuse", "F-4").zeds_turn("M", "F", actions=1)
        town.play("stroll:marteuse>F-1")
        assert (town.place("marteuse"), town.state.zeds_actions) == ("F-1", 1)
        assert not any(key.startswith("stroll") for key in town.options)


@rule("DOZ-MARTEUSE-04", "DOZ-MARTEUSE-06")
def test_he_removes_a_hit_from_each_of_two_units_and_may_flip_them() -> None:
    with versus() as town:
        town.put("marteuse", "F-4").zeds("5/3", "M-3", damage=3, as_="a")
        town.zeds("doom", "H-3", damage=2, as_="b").zeds("6/3", "S-3", damage=1, as_="c")
        town.zeds_turn("M", "F").play("scheme:doctor-heal:marteuse")
        town.asks("remove-hits", "zed:z53a", "zed:doom", "zed:z63a", "done", seats=(1,))
        town.play("zed:z53a").asks("remove-hits", "zed:doom", "zed:z63a", "done")
        town.play("zed:doom").asks("zeds-turn")
        assert [town.damage(name) for name in "abc"] == [2, 1, 1]
        assert town.game.zed_strength(town.zed("a")) == 5  # full strength with two Hits on it


@rule("DOZ-MARTEUSE-04", "DOZ-MARTEUSE-05", "DOZ-NATALIA-02", "DOZ-VS-04", "DOZ-SPREAD-01")
def test_disease_spreaders_are_zeds_that_both_marteuses_and_any_action_heal() -> None:
    with versus() as town:
        town.put("marteuse", "F-4").put("natalia", "H-3").zeds("vermin", "M-3", damage=1)
        town.zeds_turn("M", actions=1)
        assert {"soothe:vermin", "mend:vermin"} <= set(town.options)
        town.play("scheme:doctor-heal:marteuse")
        town.asks("remove-hits", "zed:vermin", "done").play("zed:vermin")
        assert town.damage("vermin") == 0


@rule("DOZ-MARTEUSE-07", "DOZ-NATALIA-04")
def test_neither_doctor_nor_daughter_can_do_anything_before_pressure() -> None:
    with versus(seats=2) as town:
        town.put("marteuse", "F-4").put("natalia", "F-3").zeds("5/3", "M-3", damage=1)
        town.zeds("5/3", "H-3").event("E-B02").phase("zeds").asks("pressure-group")


@rule("DOZ-MARTEUSE-14")
def test_with_zeds_in_his_space_he_does_nothing_but_walk() -> None:
    with versus() as town:
        town.put("marteuse", "F-4").zeds("5/3", "F-4", damage=1).zeds_turn("M", actions=1)
        assert schemes(town, "marteuse") == set()
        assert not any(key.startswith("stroll") for key in town.options)
        assert "walk:marteuse>F-3" in town.options


@rule("DOZ-MARTEUSE-13", "DOZ-NATALIA-06", "DOZ-NATALIA-09")
@pytest.mark.parametrize(
    ("unit", "zed", "fights"),
    [
        ("marteuse", "5/3", False),
        ("marteuse", "doom", False),
        ("marteuse", "vermin", False),
        ("natalia", "5/3", False),
        ("natalia", "vermin", False),
        ("natalia", "doom", True),
        ("berk", "5/3", True),
    ],
)
def test_whom_zeds_that_enter_attack(unit: str, zed: str, fights: bool) -> None:
    with versus() as town:
        town.put(unit, "F-2").zeds(zed, "F-3", as_="mob")
        if fights:
            town.dice(6, 6)
        town.activate("F").asks("halt")
        assert bool([e for e in town.events if type(e) is FightRolled]) is fights
        if not fights:
            assert town.place("mob") == town.place(unit) == "F-2"


@rule("DOZ-NATALIA-07")
def test_natalia_fights_the_super_zeds_of_a_mob_and_only_them() -> None:
    with versus() as town:
        town.put("natalia", "F-2").zeds("leapers", "F-3", as_="s").zeds("9/4", "F-3", as_="r")
        town.dice(6, 6).activate("F").asks("halt")
        # 4 against 3 is Zeds Advantage: 2 Hits on the Leapers, who lose; the others stay with her
        town.told(FightRolled, column=2, zeds_hits=2, unit_hits=0, zeds_lose=True)
        assert (town.damage("s"), town.damage("r")) == (2, 0)
        assert (town.place("s"), town.place("r")) == ("F-3", "F-2")


@rule("DOZ-MARTEUSE-15", "DOZ-NATALIA-08")
@pytest.mark.parametrize("unit", ["marteuse", "natalia"])
def test_a_marteuse_may_retreat_with_zeds_that_lost(unit: str) -> None:
    for answer, place in (("dare:along", "F-3"), ("pass", "F-2")):
        with versus() as town:
            town.put("santana", "F-2").put(unit, "F-2").zeds("5/3", "F-3", as_="mob")
            town.dice(6, 6).activate("F")
            town.asks("along", "dare:along", "pass", seats=(1,)).play(answer)
            assert (town.place("mob"), town.place(unit)) == ("F-3", place)


@rule("DOZ-MARTEUSE-16", "DOZ-NATALIA-12")
@pytest.mark.parametrize("unit", ["marteuse", "natalia"])
def test_their_presence_does_not_keep_chaos_away(unit: str) -> None:
    with versus() as town:
        town.put(unit, "F-4").zeds("5/3", "F-5").activate("F").asks("halt")
        assert town.state.chaos == (town.spot("F-4"),)


@rule("DOZ-NATALIA-10", "DOZ-RUL-27", "DOZ-NATALIA-11")
def test_a_marteuse_uses_the_room_of_player_units_not_of_zeds() -> None:
    with versus() as town:
        town.put("marteuse", "F-2").zeds("5/3", "F-3", as_="a").zeds("6/3", "F-3", as_="b")
        town.activate("F").asks("halt")
        assert town.place("a") == town.place("b") == "F-2"
        assert town.game.room_for_units(town.spot("F-2")) == 1
    with versus() as town:
        town.put("marteuse", "T-1").zeds("5/3", "T-2", as_="a").activate("T").asks("halt")
        assert town.place("a") == "T-1"
        assert town.game.room_for_zeds(town.spot("T-1")) == 0


# -- Natalia Marteuse --------------------------------------------------------------------------


@rule("DOZ-NATALIA-01")
@pytest.mark.parametrize(("place", "bonus"), [("F-2", -2), ("F-3", -2), ("F-4", 0)])
def test_natalia_makes_saving_rolls_harder_on_and_next_to_her_space(place: str, bonus: int) -> None:
    with versus() as town:
        town.put("natalia", "F-2").put("hunt", place)
        assert saving_bonus(town.game, town.unit("hunt")) == bonus


@rule("DOZ-NATALIA-02", "DOZ-NATALIA-03")
def test_from_a_named_space_natalia_takes_a_whole_hit_marker_once_a_phase() -> None:
    with versus() as town:
        town.put("natalia", "F-4").zeds("5/3", "M-3", damage=5, as_="a").zeds(
            "6/3", "H-3", damage=3
        )
        town.zeds("doom", "S-3", damage=1, as_="d").zeds_turn("M", "F")
        soothed = {key for key in town.options if key.startswith("soothe")}
        assert soothed == {"soothe:z53a", "soothe:doom"}  # one has no marker to take
        town.play("soothe:z53a")
        assert town.damage("a") == 3
        assert not any(key.startswith("soothe") for key in town.options)
    with versus() as town:
        town.put("natalia", "F-2").zeds("5/3", "M-3", damage=5).zeds_turn("M", "F")
        assert not any(key.startswith("soothe") for key in town.options)


# -- Gary "Ghost" Grey -------------------------------------------------------------------------


@rule("DOZ-GHOST-01")
def test_ghost_lends_a_free_action_in_the_zeds_turn() -> None:
    with versus() as town:
        town.put("ghost", "F-4").put("char", "M-3").zeds_turn("M", "F")
        loans = {key for key in town.options if key.startswith("against:lend")}
        assert loans == {"against:lend-a-hand:ghost>char", "against:lend-a-hand:ghost>ghost"}
        town.play("against:lend-a-hand:ghost>char").asks("lent-action", seats=(1,))
        assert "scheme:place-chaos:char" in town.options and "walk:char>M-2" in town.options
        assert not any("ghost" in key for key in town.options)
        town.play("scheme:place-chaos:char")
        assert town.state.chaos == (town.spot("M-3"),) and town.state.zeds_actions == 0
        assert not any(key.startswith("against:lend") for key in town.options)


@rule("DOZ-GHOST-01")
def test_he_lends_a_hand_as_any_phase_begins_from_a_named_space_only() -> None:
    for place, asked in (("F-4", True), ("F-2", False)):
        with versus() as town:
            town.put("ghost", place).put("hunt", "TC").event("E-B02").phase("action")
            decision = town.game.decision
            assert decision is not None and (decision.kind == "lend-a-hand") is asked
            assert decision.seats == ((1,) if asked else (0,))


@rule("DOZ-GHOST-02", "DOZ-RUL-85")
def test_ghost_adds_a_die_and_the_zeds_player_picks_the_two_that_count() -> None:
    with versus() as town:
        town.put("ghost", "M-4").put("santana", "F-3").zeds("5/3", "F-4", as_="mob").activate("F")
        town.asks("spoil", "dare:spoil", "pass", seats=(1,)).dice(6, 1, 2).play("dare:spoil")
        town.asks("keep-dice", "dice:1+2", "dice:1+6", "dice:2+6", seats=(1,)).play("dice:1+2")
        town.told(RollSpoiled, faces=(1, 2, 6), kept=(1, 2))
        town.told(FightRolled, faces=(1, 2))
    with versus() as town:
        town.put("ghost", "M-4").put("santana", "F-3").zeds("5/3", "F-4", as_="mob").activate("F")
        town.dice(6, 6).play("pass").told(FightRolled, faces=(6, 6))  # asked once for this roll
        assert town.state.spent == town.state.ghost_dice == 0  # and again for the next


@rule("DOZ-GHOST-02")
def test_one_marker_serves_both_uses_and_only_once_a_turn() -> None:
    with versus() as town:
        town.put("ghost", "M-4").put("char", "M-3").put("santana", "F-3")
        town.zeds("5/3", "F-4", as_="mob").zeds_turn("F", "M")
        town.play("against:lend-a-hand:ghost>char", "pass")
        town.dice(6, 6).play("track:F").told(FightRolled, faces=(6, 6))


@rule("DOZ-GHOST-02")
def test_off_a_named_space_ghost_spoils_nothing() -> None:
    with versus() as town:
        town.put("ghost", "M-3").put("santana", "F-3").zeds("5/3", "F-4", as_="mob")
        town.dice(6, 6).activate("F").told(FightRolled, faces=(6, 6))


@rule("DOZ-RUL-85", "DOZ-WILSON-10")
def test_with_wilson_near_the_zeds_player_picks_from_four_dice() -> None:
    with versus() as town:
        town.put("ghost", "M-4").put("wilson", "F-2").put("civ1", "F-2")
        town.zeds("5/3", "F-3", as_="mob").activate("F").play("unit:civ1")
        town.asks("spoil").dice(6, 5, 1, 1).play("dare:spoil").play("dice:1+1")
        town.told(FightRolled, faces=(1, 1))


@rule("DOZ-GHOST-03")
def test_ghost_may_spoil_outbreak_checks_forage_arrest_and_gunfire() -> None:
    with versus() as town:
        town.put("ghost", "M-4").stock(infection=5).event("E-B05").run(InfectionPhase())
        town.asks("spoil").dice(6, 6, 1).play("dare:spoil").asks("keep-dice").play("dice:6+6")
        assert town.state.outbreaks == 0
    with versus() as town:
        town.put("ghost", "M-4").put("johnson", "F-4").act()
        town.play("forage:johnson").asks("spoil").dice(6, 6, 2).play("dare:spoil")
        town.asks("keep-dice", "dice:2", "dice:6").play("dice:2").told(Foraged, faces=(2,))
    with versus() as town:
        town.put("ghost", "M-4").put("hunt", "F-2").put("berk", "F-2").act()
        town.play("arrest:hunt>berk").dice(6, 1).play("dare:spoil").play("dice:1")
        town.told(ArrestTried, works=False)
    with versus() as town:
        town.put("ghost", "M-4").put("hunt", "F-2").zeds("5/3", "F-3", as_="mob")
        shot = GunfireAttack(town.unit("hunt"), town.spot("F-3"), town.zed("mob"), 1)
        town.run(shot).asks("spoil").dice(6, 6, 1).play("dare:spoil").play("dice:1+6")
        assert town.damage("mob") == 2


@rule("DOZ-GHOST-04")
@pytest.mark.parametrize(("place", "result"), [("F-4", 3), ("F-0", 4)])
def test_forage_is_worse_on_and_next_to_ghosts_space(place: str, result: int) -> None:
    with versus() as town:
        town.put("ghost", "F-5").put("staub", place)  # F-5 has no name: he spoils nothing
        town.act().dice(4).play("forage:staub").told(Foraged, result=result)


@rule("DOZ-GHOST-05")
@pytest.mark.parametrize(("roll", "works"), [(4, False), (5, True)])
def test_ghost_is_harder_to_arrest(roll: int, works: bool) -> None:
    with versus() as town:
        town.put("ghost", "F-2").put("hunt", "F-2").act()
        town.dice(roll).play("arrest:hunt>ghost").told(ArrestTried, works=works)
