"""Rules of Zeds clause by clause: all of several, both sides, the other moment, the limit."""

from __future__ import annotations

import pytest

from shambler.games.dawn.events.combat import FightRolled, GunfireRolled
from shambler.games.dawn.events.defences import StenchRolled
from shambler.games.dawn.events.fate import TrackFated
from shambler.games.dawn.procedures.fate import FateDraw
from shambler.games.dawn.procedures.hits import HitUnit, LandHits
from shambler.games.dawn.procedures.housekeeping import Housekeeping
from shambler.games.dawn.procedures.placing import NewZeds
from shambler.games.dawn.procedures.raiding import MoveRaiders
from shambler.games.dawn.procedures.retreat import RetreatZeds
from shambler.games.dawn.procedures.stench import StenchAttack
from shambler.testing import rule
from shambler.testing.dawn import Siege

STENCH = ["stench"]


def versus() -> Siege:
    """A Versus table."""
    return Siege("walking-zeds", versus=True)


# -- Super Zeds --------------------------------------------------------------------------------


@rule("DOZ-BERSERKER-01", "DOZ-BERSERKER-02")
def test_berserkers_win_three_times_running_and_go_on_until_they_lose() -> None:
    with Siege("outbreak") as town:
        for name, place in (("civ4", "F-4"), ("civ5", "F-3"), ("civ6", "F-2")):
            town.put(name, place, damage=3)
        town.zeds("berserkers", "F-5", as_="mob").dice(1, 1).dice(1, 1).dice(1, 1)
        town.activate("F").play("pass", "pass", "pass").asks("halt")
        assert town.place("mob") == "F-1"
    with Siege("outbreak") as town:
        town.put("civ4", "F-4", damage=3).put("furies", "F-3").zeds("berserkers", "F-5", as_="mob")
        town.dice(1, 1).dice(6, 6).activate("F").play("pass").asks("halt")
        assert town.place("mob") == "F-4"


@rule("DOZ-DOOM-03", "DOZ-VFW-03")
@pytest.mark.parametrize(("faces", "vfw", "mob"), [((6, 6), "F-3", "F-4"), ((5, 4), "F-2", "F-3")])
def test_the_table_decides_too_when_vfw_attacks_doom_zeds(
    faces: tuple[int, int], vfw: str, mob: str
) -> None:
    with Siege("outbreak") as town:
        town.put("vfw", "F-2").zeds("doom", "F-3", as_="mob").act().dice(*faces)
        town.play("move:vfw>F-3").asks("halt")
        assert (town.place("vfw"), town.place("mob")) == (vfw, mob)


@rule("DOZ-DOOM-03", "DOZ-DOOM-04", "DOZ-VFW-03")
def test_the_table_decides_between_vfw_and_a_mob_with_doom_zeds() -> None:
    for faces, vfw in (((6, 6), "F-2"), ((1, 1), "F-1")):
        with Siege("outbreak") as town:
            town.put("vfw", "F-2").zeds("doom", "F-3", as_="a").zeds("2/1", "F-3", as_="b")
            town.dice(*faces).activate("F")
            if faces == (6, 6):  # two Hits to share out
                town.play("zed:z21", "zed:z21")
            else:
                town.play("pass")
            town.asks("halt")
            assert town.place("vfw") == ("CEM" if faces == (1, 1) else vfw)


@rule("DOZ-DOOM-04", "DOZ-DOOM-01")
def test_who_attacks_a_mob_with_doom_zeds_loses_and_both_of_them_stay() -> None:
    with Siege("outbreak") as town:
        town.put("furies", "F-2").zeds("doom", "F-3", as_="a").zeds("2/1", "F-3", as_="b").act()
        town.dice(6, 6).play("move:furies>F-3").asks("hit-zeds")
        town.play("zed:doom", "zed:doom").asks("halt")
        assert (town.place("furies"), town.place("a"), town.place("b")) == ("F-2", "F-3", "F-3")
        assert (town.damage("a"), town.damage("b")) == (2, 0)


@rule("DOZ-DOOM-04")
def test_doom_zeds_one_space_behind_win_nothing_for_others() -> None:
    with Siege("outbreak") as town:
        town.put("furies", "F-2").zeds("5/3", "F-3", as_="a").zeds("doom", "F-4").act()
        town.dice(6, 6).play("move:furies>F-3").asks("halt")
        assert (town.place("furies"), town.place("a")) == ("F-3", "F-4")


@rule("DOZ-IRON-01", "DOZ-IRON-02")
def test_iron_zeds_shake_off_gunfire_and_blows_alike_one_die_each() -> None:
    with Siege("outbreak") as town:
        town.put("johnson", "F-1").zeds("iron", "F-2").stock(ammo=1).act(event=1)
        town.dice(6, 5).dice(3, 4, 4).play("shoot:johnson>F-2/iron").told(GunfireRolled, hits=3)
        assert town.damage("iron") == 2
    with Siege("outbreak") as town:
        town.put("furies", "F-1").zeds("iron", "F-2").act().dice(6, 6).dice(4, 1)
        town.play("move:furies>F-2").told(FightRolled, zeds_hits=2)
        assert town.damage("iron") == 1


@rule("DOZ-IRON-01")
def test_nobody_beside_iron_zeds_shares_their_skin() -> None:
    with Siege("outbreak") as town:
        town.zeds("iron", "F-4").zeds("5/3", "F-4", as_="soft").dice(3)
        town.run(LandHits((town.zed("iron"), town.zed("soft")), (1, 2))).asks("halt")
        assert (town.damage("iron"), town.damage("soft")) == (0, 2)


@rule("DOZ-RAVAGER-01")
@pytest.mark.parametrize(("damage", "column"), [(0, 6), (2, 6), (3, 1), (5, 1)])
def test_ravagers_are_harmless_until_they_flip(damage: int, column: int) -> None:
    with Siege("outbreak") as town:  # 1 against 4, then 8 against 4
        town.put("civ1", "F-2").zeds("ravagers", "F-3", damage=damage).dice(6, 6).activate("F")
        town.told(FightRolled, column=column)


@rule("DOZ-ZEDHEMOTH-01")
def test_zed_hemoths_fight_with_twelve_and_half_of_it_once_worn_down() -> None:
    for damage, column in ((0, 0), (3, 2)):
        with Siege("outbreak") as town:
            town.put("civ1", "F-2").zeds("zed-hemoths", "F-3", damage=damage, as_="mob")
            town.dice(6, 6).activate("F")
            town.told(FightRolled, column=column)
            assert town.state.infection == 1 and town.place("mob") == "F-3"


@rule("DOZ-REANIM-03")
def test_reanimators_without_hits_have_none_to_remove() -> None:
    with Siege("outbreak") as town:
        town.zeds("reanimators", "F-6", damage=1, as_="mob").zeds("5/3", "F-6", damage=2, as_="b")
        town.activate("F", "F").asks("halt")
        assert (town.damage("mob"), town.damage("b")) == (0, 2)  # and only their own


@rule("DOZ-REANIM-04", "DOZ-REANIM-05")
def test_brains_lets_reanimators_remove_one_hit_also_without_a_fight() -> None:
    with Siege("outbreak") as town:
        town.zeds("reanimators", "F-6", damage=3, as_="mob").activate("F", brains=True)
        assert (town.place("mob"), town.damage("mob")) == ("F-5", 2)


@rule("DOZ-WERE-01", "DOZ-WERE-04")
def test_each_combat_of_were_zeds_in_one_activation_counts_two() -> None:
    with Siege("outbreak") as town:
        town.put("civ4", "F-4", damage=3).put("civ5", "F-3", damage=3).zeds("were-zeds", "F-5")
        town.dice(1, 1).dice(1, 1).activate("F").play("pass", "pass").asks("halt")
        assert town.state.infection == 4 and town.place("were-zeds") == "F-3"


@rule("DOZ-WERE-04", "DOZ-WERE-03")
def test_a_double_activation_takes_the_others_of_the_mob_two_spaces() -> None:
    with Siege("outbreak") as town:
        town.zeds("were-zeds", "F-6").zeds("5/3", "F-6", as_="slow").activate("F", "F")
        assert (town.place("were-zeds"), town.place("slow")) == ("F-2", "F-4")


# -- Disease Spreaders -------------------------------------------------------------------------


@rule("DOZ-SPREAD-03")
def test_both_spreaders_enter_a_full_space_and_leave_its_room_as_it_was() -> None:
    with Siege("brains") as town:
        town.zeds("9/4", "F-2").zeds("8/4", "F-2").zeds("vermin", "F-3").zeds("noelle", "F-3")
        town.state.no_entry = (town.spot("F-1"),)
        town.activate("F").asks("halt")
        assert town.place("vermin") == town.place("noelle") == "F-2"
        assert town.crowd("F-2") == ["9/4", "8/4", "3/2", "2/1"]
    with Siege("brains") as town:
        town.zeds("vermin", "F-2").zeds("noelle", "F-2").draws("4/2", "5/3")
        town.run(NewZeds(town.spot("F-2")), NewZeds(town.spot("F-2"))).asks("halt")
        assert len(town.crowd("F-2")) == 4


@rule("DOZ-SPREAD-11")
@pytest.mark.parametrize("who", ["raiders", "plaid"])
def test_spreaders_attack_whoever_is_no_zeds_unit(who: str) -> None:
    with versus() as town:
        town.put(who, "F-2").zeds("noelle", "F-3").dice(6, 6).dice(6).activate("F").asks("halt")
        town.told(FightRolled, unit=town.unit(who), attacking=False)


@rule("DOZ-SPREAD-12")
@pytest.mark.parametrize(("who", "track"), [("vermin", "F"), ("noelle", "H"), ("noelle", "S")])
def test_either_spreader_ends_the_game_from_any_track(who: str, track: str) -> None:
    with Siege("brains") as town:
        town.zeds(who, f"{track}-0").activate(track)
        assert town.outcome is not None and town.outcome.reason == "overrun"


@rule("DOZ-SPREAD-13")
@pytest.mark.parametrize(("who", "chaos"), [("vermin", ["F-4", "F-3"]), ("noelle", ["F-4", "F-3"])])
def test_each_spreader_leaves_chaos_in_every_named_space(who: str, chaos: list[str]) -> None:
    with Siege("brains") as town:
        town.zeds(who, "F-5").activate("F", "F", "F").asks("halt")
        assert set(town.state.chaos) == {town.spot(place) for place in chaos}


@rule("DOZ-HIT-04", "DOZ-HIT-05")
@pytest.mark.parametrize(("who", "side"), [("vermin", 2), ("noelle", 2)])
def test_spreaders_flip_after_two_hits_and_are_gone_after_four(who: str, side: int) -> None:
    with Siege("brains") as town:
        town.zeds(who, "F-4").run(LandHits((town.zed(who),), (side - 1,))).asks("halt")
        full = town.game.zed_strength(town.zed(who))
        town.run(LandHits((town.zed(who),), (1,))).asks("halt")
        assert town.game.zed_strength(town.zed(who)) == full - 1
        town.run(LandHits((town.zed(who),), (side - 1,))).asks("halt")
        assert town.place(who) == "F-4"
        town.dice(4).run(LandHits((town.zed(who),), (1,))).asks("halt")
        assert town.place(who) == "OUT"


@rule("DOZ-HIT-04")
@pytest.mark.parametrize("who", ["raiders", "bubba"])
def test_raiders_flip_after_three_hits_and_are_gone_after_six(who: str) -> None:
    with Siege("brains") as town:
        town.put(who, "F-4").run(HitUnit(town.unit(who), 2)).asks("halt")
        assert town.game.strength(town.unit(who)) == 6
        town.run(HitUnit(town.unit(who), 1)).asks("halt")
        assert town.game.strength(town.unit(who)) == 3
        town.run(HitUnit(town.unit(who), 2)).asks("halt")
        assert town.place(who) == "F-4"
        town.run(HitUnit(town.unit(who), 1)).asks("halt")
        assert town.place(who) == "CEM"


# -- markers of Zeds ---------------------------------------------------------------------------


@rule("DOZ-FAST-03")
def test_in_a_double_activation_only_the_fast_one_of_a_mob_moves_four_times() -> None:
    with Siege("apocalypse") as town:
        town.zeds("5/3", "M-6", marks=["fast"], as_="fast").zeds("4/2", "M-6", as_="slow")
        town.activate("M", "M").asks("halt")
        assert (town.place("fast"), town.place("slow")) == ("M-2", "M-4")


@rule("DOZ-STENCH-05")
@pytest.mark.parametrize("strong", [False, True])
def test_neither_barricade_nor_strongpoint_keeps_the_stench_off(strong: bool) -> None:
    with Siege("brains") as town:
        town.barricade("F-2", strongpoint=strong).put("civ1", "F-2")
        town.zeds("5/3", "F-4", marks=STENCH).dice(3, 4).activate("F")
        town.asks("halt").told(StenchRolled, hits=2)
        assert town.damage("civ1") == 2


@rule("DOZ-STENCH-07")
@pytest.mark.parametrize(("die", "hurt"), [(1, "civ1"), (2, "civ1"), (5, "plaid"), (6, "plaid")])
def test_one_die_sends_all_the_hits_of_an_attack_to_one_side(die: int, hurt: str) -> None:
    with versus() as town:
        town.put("civ1", "F-2").put("plaid", "F-2")
        town.zeds("5/3", "F-3", marks=STENCH, as_="mob")
        town.dice(4, 4).dice(die).run(StenchAttack(town.zed("mob"))).asks("halt")
        other = {"civ1": "plaid", "plaid": "civ1"}[hurt]
        assert (town.damage(hurt), town.damage(other)) == (3, 0)
        assert town.place("civ1") == town.place("plaid") == "F-1"  # and all retreat


@rule("DOZ-STENCH-13", "DOZ-MARTEUSE-13", "DOZ-NATALIA-06")
@pytest.mark.parametrize("immune", ["natalia", "marteuse"])
@pytest.mark.parametrize("other", ["civ1", "plaid"])
def test_beside_a_marteuse_the_other_unit_takes_it_whole_without_a_die(
    immune: str, other: str
) -> None:
    with versus() as town:
        town.put(immune, "F-2").put(other, "F-2").zeds("3/2", "F-3", marks=STENCH, as_="mob")
        town.dice(3, 4).run(StenchAttack(town.zed("mob"))).asks("halt")
        assert (town.damage(other), town.damage(immune)) == (1, 0)


@rule("DOZ-STENCH-16")
def test_zeds_beaten_back_one_space_do_not_breathe_on_the_victor() -> None:
    with Siege("brains") as town:
        town.put("furies", "F-3").zeds("5/3", "F-4", marks=STENCH, as_="mob").act().dice(6, 6)
        town.play("move:furies>F-4").asks("halt").not_told(StenchRolled)
        assert (town.place("furies"), town.place("mob"), town.damage("furies")) == ("F-4", "F-5", 0)


@rule("DOZ-STENCH-17", "DOZ-MARK-07")
def test_the_counter_that_comes_again_carries_no_marker() -> None:
    with Siege("brains") as town:
        town.zeds("9/4", "F-4", 5, STENCH, as_="mob").run(LandHits((town.zed("mob"),), (1,)))
        town.put("civ1", "F-4").draws("9/4").run(NewZeds(town.spot("F-6"))).activate("F")
        assert town.place("mob") == "F-5" and town.marks("mob") == set()
        town.not_told(StenchRolled)


@rule("DOZ-ELWOOD-03", "DOZ-INF-02")
def test_elwood_and_the_antidote_together_stop_at_0() -> None:
    with Siege("walking-zeds") as town:
        town.stock(infection=1).state.elwood = True
        town.state.antidote = 2
        town.run(Housekeeping()).asks("halt")
        assert town.state.infection == 0


# -- the Zeds Phase ----------------------------------------------------------------------------


@rule("DOZ-ZEDS-09", "DOZ-SPREAD-04")
def test_three_in_one_space_move_and_fight_as_one() -> None:
    with Siege("outbreak") as town:  # 4 + 5 + 2 against 5: Zeds x2
        town.zeds("4/2", "F-3", as_="a").zeds("5/3", "F-3", as_="b").zeds("vermin", "F-3")
        town.put("hunt", "F-2").dice(1, 1).dice(1, 1, 1, 1, 1).activate("F").play("pass")
        town.told(FightRolled, column=1)
        assert [town.place(name) for name in ("a", "b", "vermin")] == ["F-2"] * 3


@rule("DOZ-ZEDS-12")
def test_a_mob_behind_a_full_space_waits_as_one() -> None:
    with Siege() as town:
        town.zeds("9/4", "F-3").zeds("8/4", "F-3").zeds("6/3", "F-4", as_="a")
        town.zeds("6/4", "F-4", as_="b").put("civ1", "F-2").state.no_entry = (town.spot("F-2"),)
        town.activate("F").asks("halt").not_told(FightRolled)
        assert town.place("a") == town.place("b") == "F-4"
        assert town.crowd("F-3") == ["9/4", "8/4"]


@rule("DOZ-RET-02")
@pytest.mark.parametrize("track", ["F", "M", "H", "S"])
def test_all_zeds_of_a_losing_mob_go_toward_their_own_start(track: str) -> None:
    with Siege() as town:
        town.put("furies", f"{track}-1").zeds("2/1", f"{track}-2", as_="a").act()
        town.zeds("3/2", f"{track}-2", as_="b").dice(6, 6).act().play(f"move:furies>{track}-2")
        town.play("zed:z32", "zed:z32", "zed:z21", "zed:z21").asks("halt")
        assert town.place("a") == town.place("b") == f"{track}-3"


@rule("DOZ-BARR-08", "DOZ-RET-09")
def test_a_whole_mob_may_retreat_out_of_a_barricade_or_back_into_one() -> None:
    with Siege("apocalypse") as town:
        town.barricade("F-3").zeds("4/2", "F-3", as_="a").zeds("5/3", "F-3", as_="b")
        town.run(RetreatZeds((town.zed("a"), town.zed("b")))).asks("halt")
        assert town.place("a") == town.place("b") == "F-4"
        assert town.state.barricades == (town.spot("F-3"),)
    with Siege("apocalypse") as town:
        town.barricade("F-3").zeds("4/2", "F-2", as_="a")
        town.run(RetreatZeds((town.zed("a"),))).asks("halt")
        assert town.place("a") == "F-3" and town.state.barricades == (town.spot("F-3"),)


@rule("DOZ-STRONG-02", "DOZ-LEAPER-02")
def test_neither_leapers_nor_a_mob_nor_a_retreat_removes_the_strongpoint() -> None:
    with Siege("apocalypse") as town:
        town.barricade("F-3", strongpoint=True).zeds("leapers", "F-4").zeds("5/3", "F-4", as_="b")
        town.activate("F", "F").asks("halt")
        assert town.place("leapers") == town.place("b") == "F-2"
        town.run(RetreatZeds((town.zed("b"), town.zed("leapers"))))
        town.run(RetreatZeds((town.zed("b"), town.zed("leapers")))).asks("halt")
        assert town.place("b") == "F-4" and town.state.strongpoint == town.spot("F-3")


@rule("DOZ-FATE-03")
@pytest.mark.parametrize(("card", "track"), [("F-B02", "M"), ("F-B03", "S")])
def test_super_zeds_and_spreaders_count_like_any_unit(card: str, track: str) -> None:
    with Siege("outbreak") as town:
        town.zeds("doom", "M-3").zeds("vermin", "M-3").zeds("2/1", "M-S").zeds("9/4", "S-2")
        town.zeds("8/4", "F-2").zeds("7/4", "F-3").zeds("6/3", "H-2").zeds("6/4", "H-3")
        town.fates(card).run(FateDraw()).asks("halt").told(TrackFated, track=town.track(track))


@rule("DOZ-BUBBA-02", "DOZ-RAID-03")
def test_the_band_ignores_refugees_too_and_may_be_driven_back_to_start() -> None:
    with Siege("brains") as town:
        town.put("folk1", "F-4").put("folk2", "F-4", marks=["fled"]).put("bubba", "F-5")
        town.run(MoveRaiders((town.unit("bubba"),))).asks("halt").not_told(FightRolled)
        assert [town.place(n) for n in ("bubba", "folk1", "folk2")] == ["F-4"] * 3
        town.put("furies", "F-3").act().dice(6, 6).dice(6).play("move:furies>F-4").asks("halt")
        assert town.place("bubba") == "F-5" and town.damage("bubba") == 2
