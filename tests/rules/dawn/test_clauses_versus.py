"""Rules of Versus clause by clause: each of the Un-Zeds, what lasts and what ends."""

from __future__ import annotations

import pytest

from shambler.games.dawn.events.combat import FightRolled
from shambler.games.dawn.events.fate import TrackFated
from shambler.games.dawn.events.tunnel import WayRolled
from shambler.games.dawn.events.units import Foraged
from shambler.games.dawn.procedures.fate import FateDraw
from shambler.games.dawn.procedures.hits import HitUnit
from shambler.games.dawn.procedures.housekeeping import Housekeeping
from shambler.games.dawn.procedures.team import BringUnZeds
from shambler.testing import rule
from shambler.testing.dawn import Siege
from tests.rules.dawn.looking import keys

NAMED = "walking-zeds"
ALL = ("marteuse", "natalia", "char", "ghost", "xaio", "berk", "film-crew", "plaid")


def versus(**options: object) -> Siege:
    """A Versus table."""
    return Siege(NAMED, versus=True, **options)


def goes(town: Siege, name: str) -> set[str]:
    """Where a Zeds Action may take a unit."""
    return {key.partition(">")[2] for key in keys(town, f"walk:{name}>")}


# -- who they are and who plays them -----------------------------------------------------------


@rule("DOZ-FILM-01", "DOZ-ACIV-02")
def test_the_film_crew_walks_like_anti_civilians_and_does_nothing_else() -> None:
    with versus(film_crew=True) as town:
        town.put("film-crew", "F-4").put("hunt", "F-4").zeds("5/3", "M-3", damage=1)
        town.zeds_turn("M", "H", actions=2)
        assert goes(town, "film-crew") == {"F-6", "F-5", "F-3", "F-2", "F-1"}
        others = {key for key in town.options if "film-crew" in key and not key.startswith("walk:")}
        assert others == set()


@rule("DOZ-FILM-01")
def test_a_table_that_wants_it_may_draw_the_film_crew_and_another_never() -> None:
    with Siege("brains", versus=True, film_crew=True) as town:
        town.draws("film-crew").run(BringUnZeds()).asks("place-un-zeds", seats=(1,))
        town.play("place:F-4").asks("halt")
        assert town.place("film-crew") == "F-4"
    with Siege("brains", versus=True) as town:
        town.put("berk", "F-4").draws("plaid").run(BringUnZeds()).play("place:H-5").asks("halt")
        assert town.place("film-crew") == "POOL"
        town.run(BringUnZeds()).asks("halt")  # both are in play: nobody is left to draw
        assert town.place("film-crew") == "POOL"


@rule("DOZ-UNZED-01", "DOZ-VS-01")
@pytest.mark.parametrize("who", ALL)
def test_the_zeds_player_and_nobody_else_moves_each_of_them(who: str) -> None:
    with versus(seats=2) as town:
        town.put(who, "F-4").put("hunt", "TC").zeds("5/3", "M-3").zeds_turn("M", "H", actions=1)
        town.asks("zeds-turn", seats=(2,))
        assert f"walk:{who}>F-3" in town.options
    with versus(seats=2) as town:
        town.put(who, "F-4").put("hunt", "TC").act(event=2).asks("action", seats=(0, 1))
        assert not [key for key in town.options if who in key]


@rule("DOZ-UNZED-02", "DOZ-UNZED-13", "DOZ-MAYOR-09")
@pytest.mark.parametrize("who", ["berk", "ghost"])
def test_what_helps_player_units_passes_them_by(who: str) -> None:
    with versus() as town:
        town.put("hernandez", "TC").put(who, "TC").put("civ1", "TC").act(players=0)
        town.play("speech:hernandez").asks("action")
        assert keys(town, "move:civ1")
        assert {key for key in town.options if who in key} == {f"arrest:civ1>{who}"}


@rule("DOZ-AHERO-01", "DOZ-UNZED-05")
@pytest.mark.parametrize(("who", "order"), [("ghost", True), ("xaio", True), ("char", False)])
def test_most_anti_heroes_restore_order_and_take_two_hits(who: str, order: bool) -> None:
    with versus() as town:
        town.put(who, "F-4").chaos("F-4").run(Housekeeping()).asks("halt")
        assert (town.state.chaos == ()) is order
        town.run(HitUnit(town.unit(who), 1)).asks("halt")
        assert town.place(who) == "F-4"
        town.dice(4).run(HitUnit(town.unit(who), 1)).asks("halt")
        assert town.place(who) == "OUT"


@rule("DOZ-AHERO-04", "DOZ-REDD-02", "DOZ-AHERO-01")
@pytest.mark.parametrize("who", ["marteuse", "natalia", "ghost", "xaio"])
def test_red_diamond_anti_heroes_leave_catacombs_without_a_roll(who: str) -> None:
    for start, end in (("T-5", "T-1"), ("T-3", "T-7")):
        with versus() as town:
            town.put(who, start).zeds_turn(actions=1).play(f"walk:{who}>{end}")
            assert town.place(who) == end
            town.not_told(WayRolled)


@rule("DOZ-AHERO-04")
def test_char_has_to_find_his_way_out() -> None:
    with versus() as town:
        town.put("char", "T-3").zeds_turn(actions=1).dice(4).play("walk:char>T-2")
        assert town.place("char") == "T-3"
        town.told(WayRolled, unit=town.unit("char"))


@rule("DOZ-ACIV-04", "DOZ-AHERO-03", "DOZ-UNZED-12")
@pytest.mark.parametrize(("unit", "hits"), [("plaid", 4), ("xaio", 2)])
@pytest.mark.parametrize(("die", "place"), [(1, "M-S"), (2, "M-S"), (5, "OUT"), (6, "OUT")])
def test_low_rolls_bring_them_back_and_high_ones_do_not(
    unit: str, hits: int, die: int, place: str
) -> None:
    with versus() as town:
        town.put(unit, "M-2").dice(die).run(HitUnit(town.unit(unit), hits)).asks("halt")
        assert town.place(unit) == place


@rule("DOZ-UNZED-06")
@pytest.mark.parametrize("who", ["plaid", "berk", "film-crew"])
def test_an_attacker_that_loses_goes_back_toward_town_center(who: str) -> None:
    with versus() as town:
        town.put(who, "F-1").zeds("9/4", "F-2", as_="mob").zeds_turn(actions=1)
        town.dice(6, 3).play(f"walk:{who}>F-2")
        assert (town.place(who), town.place("mob")) == ("F-1", "F-2")


@rule("DOZ-UNZED-09", "DOZ-WIN-05")
@pytest.mark.parametrize("who", ["berk", "ghost", "char", "marteuse"])
def test_any_of_them_may_walk_into_town_center_and_nothing_ends(who: str) -> None:
    with versus() as town:
        town.put(who, "F-0").zeds("5/3", "M-3").zeds_turn("M", "H", actions=1)
        town.play(f"walk:{who}>TC")
        assert town.place(who) == "TC" and town.outcome is None


@rule("DOZ-UNZED-11")
@pytest.mark.parametrize(("card", "track"), [("F-B02", "M"), ("F-B03", "F")])
def test_the_most_and_the_fewest_zeds_are_counted_without_them(card: str, track: str) -> None:
    with versus() as town:
        town.put("berk", "F-4").put("ghost", "F-3").put("natalia", "F-2").put("marteuse", "F-2")
        town.zeds("5/3", "M-3").zeds("4/2", "M-3").zeds("6/3", "S-3").zeds("6/4", "H-3")
        town.zeds("3/1", "T-6").fates(card).run(FateDraw()).asks("halt")
        town.told(TrackFated, track=town.track(track))


@rule("DOZ-VS-13")
def test_neither_side_can_shoot_the_other() -> None:
    with versus() as town:
        town.put("hunt", "F-1").put("civ1", "F-3").put("berk", "F-2").stock(ammo=5).act(event=2)
        assert not [key for key in town.options if "berk" in key]
    with versus() as town:
        town.put("hunt", "F-1").put("berk", "F-2").zeds_turn("M", "H", actions=2)
        assert not [key for key in keys(town, "shoot", "fire") if "berk" in key]


# -- arrests and Jail --------------------------------------------------------------------------


@rule("DOZ-VS-10")
@pytest.mark.parametrize("who", ["folk1", "vip"])
def test_refugees_on_their_way_arrest_nobody(who: str) -> None:
    with versus() as town:
        town.put(who, "F-2", marks=["fled"]).put("berk", "F-2").act(event=2)
        assert keys(town, "arrest") == set()


@rule("DOZ-LOC-03", "DOZ-XAIO-05", "DOZ-VS-11")
@pytest.mark.parametrize("who", ALL)
def test_none_of_them_does_anything_in_jail(who: str) -> None:
    with versus(film_crew=True) as town:
        town.put(who, "JAIL").put("hunt", "TC").put("civ1", "F-2").stock(infection=3)
        town.zeds("5/3", "M-3", damage=2).zeds("6/3", "F-3", damage=1)
        town.zeds_turn("M", "F", actions=4)
        assert not [key for key in town.options if who in key or key.startswith("soothe")]


@rule("DOZ-LOC-03", "DOZ-NATALIA-01", "DOZ-GHOST-04")
def test_what_they_do_by_being_there_ends_in_jail() -> None:
    with versus() as town:
        town.put("ghost", "JAIL").put("staub", "F-4").act().dice(4).play("forage:staub")
        town.told(Foraged, result=4, bonus=0)
    with versus() as town:
        town.put("natalia", "JAIL").put("civ1", "F-2", damage=3)
        town.run(HitUnit(town.unit("civ1"), 1)).dice(4).play("dare:save").asks("halt")
        assert town.place("civ1") == "HB1"


@rule("DOZ-VS-12", "DOZ-XAIO-03")
def test_who_is_released_is_whole_again_and_stands_on_a_named_space_without_zeds() -> None:
    with versus() as town:
        town.put("xaio", "H-5").put("berk", "F-2", damage=3).put("hunt", "F-2").act(event=1)
        town.dice(5).play("arrest:hunt>berk")
        town.zeds("5/3", "M-4").zeds("6/3", "M-3").zeds_turn("M", "F", actions=2)
        town.play("against:bail:xaio>berk").asks("place-un-zeds", seats=(1,))
        board = town.game.world.board
        places = {board.place[key.partition(":")[2]] for key in town.options}
        assert places and all(board.named[at] for at in places)
        assert town.spot("M-4") not in places and "place:F-2" not in town.options
        assert not any(key.startswith("place:T-") for key in town.options)  # above ground
        town.play("place:S-3")
        assert (town.place("berk"), town.damage("berk")) == ("S-3", 0)


@rule("DOZ-XAIO-04", "DOZ-XAIO-01")
def test_after_his_arrest_heals_stay_dear_and_the_card_stays_in_the_deck() -> None:
    with versus() as town:
        before = len(town.state.research)
        town.put("xaio", "F-5").put("hunt", "F-5").put("civ1", "HB1", damage=1)
        town.stock(supplies=2, infection=3).zeds_turn(actions=2).dice(2)
        town.play("scheme:sabotage:xaio", "scheme:bad-medicine:xaio")
        town.act(event=1).dice(5).play("arrest:hunt>xaio", "heal:civ1")
        assert town.place("xaio") == "JAIL" and town.state.supplies == 1
        assert len(town.state.research) == before + 1


@rule("DOZ-XAIO-02")
@pytest.mark.parametrize(("die", "more"), [(1, 1), (2, 1), (5, 0), (6, 0)])
def test_sabotage_costs_an_action_whether_it_works_or_not(die: int, more: int) -> None:
    with versus() as town:
        before = len(town.state.research)
        town.put("xaio", "F-5").zeds("5/3", "M-3").zeds_turn("M", "H", actions=2)
        town.dice(die).play("scheme:sabotage:xaio")
        assert (len(town.state.research), town.state.zeds_actions) == (before + more, 1)
    with versus() as town:
        town.put("xaio", "F-5").zeds("5/3", "M-3").zeds_turn("M", "H", actions=0)
        assert not keys(town, "scheme:sabotage")


# -- single Un-Zeds ----------------------------------------------------------------------------


@rule("DOZ-LAWYERS-02", "DOZ-BERK-01")
def test_lawyers_leave_all_but_heroes_and_heroic_civilians_alone() -> None:
    with versus() as town:
        town.put("berk", "F-4").put("rangers", "M-2").put("petra", "M-3").put("security1", "T-1")
        town.put("national-guard", "H-3").put("folk1", "S-5", marks=["fled"]).put("ghost", "H-6")
        town.put("pickles", "HB1").put("wzed", "S-2").put("agee", "LAB").zeds_turn(actions=1)
        sued = {key.partition(">")[2] for key in keys(town, "against:lawyers:berk>")}
        assert sued == {"pickles", "wzed", "agee"}
    with versus() as town:
        town.put("berk", "F-4").put("hunt", "M-2").zeds("5/3", "M-3").zeds_turn("M", "F", actions=0)
        assert not keys(town, "against:lawyers")


@rule("DOZ-CHAR-02", "DOZ-CHAR-04")
@pytest.mark.parametrize("place", ["F-0", "F-4", "M-3", "T-0", "T-4"])
def test_char_burns_every_other_kind_of_space(place: str) -> None:
    with versus() as town:
        town.put("char", place).zeds("5/3", "H-3").zeds_turn("H", "S", actions=1)
        town.play("scheme:place-chaos:char")
        assert town.state.chaos == (town.spot(place),)


@rule("DOZ-CHAR-06", "DOZ-RUL-86", "DOZ-RUL-67")
@pytest.mark.parametrize("who", ["civ1", "schmidt", "johnson"])
def test_in_chaos_nobody_shoots_moves_or_forages_but_all_may_arrest(who: str) -> None:
    with versus() as town:
        town.put(who, "F-4").put("berk", "F-4").chaos("F-4").zeds("5/3", "F-5")
        town.stock(ammo=5, supplies=5).act(event=2)
        assert {key for key in town.options if who in key} == {f"arrest:{who}>berk"}


@rule("DOZ-GHOST-04")
@pytest.mark.parametrize(("ghost", "result"), [("M-4", 3), ("M-3", 3), ("M-5", 3), ("M-6", 4)])
def test_beside_him_and_on_either_side_forage_is_worse(ghost: str, result: int) -> None:
    with versus() as town:
        town.put("ghost", ghost).put("civ1", "M-4").act().dice(4).play("forage:civ1")
        if ghost in {"M-4", "M-5"}:  # from a named space he could do worse
            town.asks("spoil").play("pass")
        town.told(Foraged, result=result)


@rule("DOZ-MARTEUSE-01")
def test_the_doctors_action_comes_again_in_the_next_zeds_phase() -> None:
    with versus() as town:
        town.put("marteuse", "F-4").zeds("5/3", "M-3", damage=3).stock(infection=2)
        town.zeds_turn("M", "F").play("scheme:doctor-infect:marteuse")
        assert not keys(town, "scheme:doctor", "stroll:")
        town.run(Housekeeping()).asks("halt")
        town.zeds_turn("M", "F")
        assert keys(town, "scheme:doctor") and keys(town, "stroll:marteuse")


@rule("DOZ-MARTEUSE-01", "DOZ-MARTEUSE-02", "DOZ-UNZED-05")
def test_his_own_action_moves_him_alone_up_to_four_spaces() -> None:
    with versus() as town:
        town.put("marteuse", "F-6").put("natalia", "F-5").put("berk", "F-4").zeds("5/3", "M-3")
        town.zeds_turn("M", "F")
        assert keys(town, "stroll:") == {f"stroll:marteuse>F-{n}" for n in (5, 4, 3, 2)}
        town.play("stroll:marteuse>F-2")
        assert not keys(town, "scheme:doctor", "stroll:")


@rule("DOZ-MARTEUSE-07", "DOZ-NATALIA-04")
def test_events_at_the_end_of_the_phase_find_their_actions_gone() -> None:
    with versus() as town:
        town.put("marteuse", "F-4").put("natalia", "H-5").zeds("reanimators", "S-6", damage=3)
        town.zeds("5/3", "M-3", damage=2).text("E-Y08", "zeds.end").asks("halt")
        assert (town.place("reanimators"), town.state.infection) == ("S-5", 0)


@rule("DOZ-MARTEUSE-14")
@pytest.mark.parametrize("zed", ["doom", "vermin", "2/1"])
def test_any_kind_of_zeds_in_his_space_stops_his_work(zed: str) -> None:
    with versus() as town:
        town.put("marteuse", "F-4").zeds(zed, "F-4").zeds("5/3", "M-3", damage=2)
        town.zeds_turn("M", "H", actions=1)
        assert not keys(town, "scheme:doctor", "stroll:")
    with versus() as town:  # next door they do not
        town.put("marteuse", "F-4").zeds(zed, "F-5").zeds("5/3", "M-3", damage=2)
        town.zeds_turn("M", "H", actions=1)
        assert keys(town, "scheme:doctor") and keys(town, "stroll:")


@rule("DOZ-MARTEUSE-13", "DOZ-NATALIA-07", "DOZ-NATALIA-09")
@pytest.mark.parametrize(
    ("unit", "zed", "fights"),
    [
        ("marteuse", "doom", False),
        ("natalia", "5/3", False),
        ("natalia", "leapers", True),
        ("char", "5/3", True),
        ("ghost", "5/3", True),
        ("xaio", "5/3", True),
        ("plaid", "5/3", True),
        ("film-crew", "5/3", True),
    ],
)
def test_who_walks_into_zeds_and_must_fight(unit: str, zed: str, fights: bool) -> None:
    with versus(film_crew=True) as town:
        town.put(unit, "F-1").zeds(zed, "F-2", as_="mob").zeds_turn(actions=1)
        if fights:
            town.dice(6, 6)
        town.play(f"walk:{unit}>F-2")
        assert bool([e for e in town.events if type(e) is FightRolled]) is fights
        assert town.place(unit) == "F-2" and town.place("mob") == ("F-3" if fights else "F-2")


@rule("DOZ-NATALIA-02", "DOZ-NATALIA-03")
@pytest.mark.parametrize(("before", "after"), [(1, 0), (2, 0), (4, 3), (5, 3)])
def test_she_takes_the_marker_whole_and_leaves_the_unhurt_alone(before: int, after: int) -> None:
    with versus() as town:
        town.put("natalia", "F-4").zeds("5/3", "M-3", damage=before, as_="a").zeds("6/3", "H-3")
        town.zeds("doom", "S-3").zeds_turn("M", "H")
        assert keys(town, "soothe") == {"soothe:z53a"}
        town.play("soothe:z53a")
        assert town.damage("a") == after


@rule("DOZ-PLAID-06")
@pytest.mark.parametrize("die", [4, 5, 6])
def test_no_ally_comes_on_any_high_roll(die: int) -> None:
    with versus() as town:
        town.put("plaid", "F-4").zeds_turn(actions=1).dice(die).play("scheme:attract-allies:plaid")
        town.asks("halt")
        assert [town.place(name) for name in ALL if name != "plaid"] == ["POOL"] * 7


@rule("DOZ-RUL-84")
def test_wright_natalia_and_hope_touch_no_saving_roll_of_theirs() -> None:
    with versus() as town:  # three still brings it back with Wright at work, four still does not
        town.put("wright", "SO1").put("plaid", "H-3").dice(3).run(HitUnit(town.unit("plaid"), 4))
        assert town.place("plaid") == "H-S"
    with versus() as town:
        town.put("natalia", "H-3").put("plaid", "H-3").dice(4).run(HitUnit(town.unit("plaid"), 4))
        assert town.place("plaid") == "OUT"


@rule("DOZ-MINE-03")
def test_in_versus_too_the_hero_side_divides_the_hits_of_the_minefield() -> None:
    with versus() as town:
        town.zeds("9/4", "F-3", as_="a").zeds("5/3", "F-3", as_="b").dice(6, 5)
        town.state.minefield = town.spot("F-2")
        town.activate("F").asks("hit-zeds", "zed:z94", "zed:z53a", seats=(0,))


@rule("DOZ-BRIDGE-02")
@pytest.mark.parametrize("to", ["S-0", "S-2"])
def test_un_zeds_on_the_fallen_bridge_leave_it_either_way(to: str) -> None:
    with versus() as town:
        town.put("berk", "S-1").state.bridge = "collapsed"
        town.zeds_turn(actions=1).play(f"walk:berk>{to}")
        assert town.place("berk") == to


@rule("DOZ-VS-11")
def test_an_arrest_ends_what_ghost_lent_and_what_natalia_cast() -> None:
    with versus() as town:
        town.put("natalia", "F-2", damage=1).put("hunt", "F-2").act(event=1).dice(5)
        town.play("arrest:hunt>natalia")
        assert (town.place("natalia"), town.damage("natalia")) == ("JAIL", 0)
        assert town.marks("natalia") == set()
