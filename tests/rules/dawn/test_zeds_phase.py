"""Zeds on the move: activations, mobs, room, placing, Brains!"""

from __future__ import annotations

import pytest

from shambler.games.dawn.events.combat import FightBegan, FightRolled
from shambler.games.dawn.events.zeds import ZedsBlocked, ZedsLeftBoard, ZedsMoved, ZedsPlaced
from shambler.games.dawn.procedures.placing import NewZeds, pool
from shambler.games.dawn.state import OUT, POOL
from shambler.testing import rule
from shambler.testing.dawn import Siege


def moves(town: Siege) -> list[str]:
    """Where Zeds moved to, in order."""
    ids = town.game.world.board.ids
    return [ids[event.place] for event in town.events if isinstance(event, ZedsMoved)]


def hold(town: Siege, *names: str) -> None:
    """These Zeds do not move this turn."""
    for name in names:
        town.state.held_back |= 1 << town.zed(name)


# -- activations ----------------------------------------------------------------------------


@rule("DOZ-ZEDS-01")
def test_the_tracks_of_the_event_are_activated_in_order() -> None:
    with Siege() as town:  # E-B08 names Highway, Suburbs, Mountain
        for track in "FMHS":
            town.zeds("5/3", f"{track}-6")
        town.put("civ1", "TC").fates("F-B09").event("E-B08").phase("zeds").asks("halt")
        assert moves(town) == ["H-5", "S-5", "M-5"]
        assert town.crowd("F-6") == ["5/3"]


@rule("DOZ-ZEDS-02")
def test_an_empty_track_gets_a_unit_on_start_that_does_not_move() -> None:
    with Siege() as town:
        town.zeds("5/3", "F-6").draws("5/3").activate("H").asks("halt")
        assert town.crowd("H-S") == ["5/3"]
        town.not_told(ZedsMoved)


@rule("DOZ-ZEDS-02")
def test_a_track_with_zeds_on_start_alone_is_not_empty() -> None:
    with Siege() as town:
        town.zeds("5/3", "H-S").activate("H").asks("halt")
        assert town.crowd("H-6") == ["5/3"]
        town.not_told(ZedsPlaced)


@rule("DOZ-ZEDS-02")
def test_a_track_whose_zeds_do_not_move_this_turn_is_not_empty() -> None:
    with Siege() as town:
        town.zeds("5/3", "H-3", as_="still")
        town.state.held_back = 1 << town.zed("still")
        town.activate("H").asks("halt")
        assert (town.place("still"), town.crowd("H-S")) == ("H-3", [])
        town.not_told(ZedsPlaced)


@rule("DOZ-ZEDS-03", "DOZ-ZEDS-04")
def test_the_closest_moves_first_and_frees_its_space_for_the_next() -> None:
    with Siege() as town:
        town.zeds("5/3", "F-2").zeds("5/3", "F-2").zeds("6/3", "F-3").zeds("6/3", "F-3")
        town.zeds("4/2", "F-S").activate("F")
        assert (town.crowd("F-1"), town.crowd("F-2")) == (["5/3", "5/3"], ["6/3", "6/3"])
        assert (town.crowd("F-3"), town.crowd("F-6")) == ([], ["4/2"])
        assert moves(town) == ["F-1", "F-2", "F-6"]


@rule("DOZ-ZEDS-04")
def test_a_combat_is_settled_before_the_next_group_moves() -> None:
    with Siege() as town:
        town.zeds("6/3", "F-3", as_="first").zeds("6/4", "F-5", as_="second").put("civ4", "F-2")
        town.put("civ5", "F-2").activate("F").asks("defender")
        assert town.place("second") == "F-5"
        town.dice(1, 2).dice(6).play("unit:civ4").asks("halt")
        assert town.place("second") == "F-4"


@rule("DOZ-ZEDS-05")
def test_a_track_listed_twice_is_activated_twice() -> None:
    with Siege() as town:
        town.draws("4/2").activate("S", "S")
        assert town.crowd("S-6") == ["4/2"]


@rule("DOZ-ZEDS-05")
def test_night_assault_on_the_highway_moves_the_highway_twice() -> None:
    with Siege() as town:
        town.zeds("5/3", "H-6").draws("4/2").event("E-B07").phase("zeds").asks("halt")
        assert (town.crowd("H-4"), town.crowd("H-5")) == (["5/3"], ["4/2"])


@rule("DOZ-ZEDS-06", "DOZ-RUL-12")
def test_all_tracks_come_in_an_order_named_one_by_one() -> None:
    with Siege() as town:
        for track in "FMHS":
            town.zeds("5/3", f"{track}-6")
        town.event("E-B10").draws("6/3", "6/3", "6/3", "6/3").phase("zeds")
        town.asks("next-track", "track:F", "track:M", "track:H", "track:S")
        town.play("track:H").asks("next-track", "track:F", "track:M", "track:S")
        assert town.crowd("H-5") == ["5/3"]
        assert town.crowd("F-6") == ["5/3"]
        town.play("track:S", "track:M").asks("halt")
        assert [town.crowd(f"{track}-5") for track in "FMHS"] == [["5/3"]] * 4


@rule("DOZ-ZEDS-08")
def test_zeds_that_enter_a_space_with_units_attack() -> None:
    with Siege() as town:
        town.zeds("5/3", "F-3", as_="mob").put("civ1", "F-2").dice(3, 4).activate("F").asks("halt")
        fight = town.told(FightBegan)
        assert (fight.attacking, fight.place) == (False, town.spot("F-2"))
        assert town.place("civ1") == "F-1"


@rule("DOZ-ZEDS-09", "DOZ-HTH-01")
def test_a_mob_moves_together_and_fights_with_its_combined_strength() -> None:
    with Siege() as town:  # 4 + 5 against 3: Zeds x3, unnamed space
        town.zeds("4/2", "F-3", as_="one").zeds("5/3", "F-3", as_="two").put("piazza", "F-2")
        town.dice(6, 6).activate("F")
        town.asks("hit-zeds", "zed:z42a", "zed:z53a")
        assert town.told(FightBegan).attacking is False
        assert town.place("one") == town.place("two") == "F-2"
        town.dice(4).play("zed:z42a", "zed:z53a")
        assert (town.damage("one"), town.damage("two")) == (1, 1)
        assert town.place("one") == town.place("two") == "F-3"  # 2/2: the Zeds lose


@rule("DOZ-RUL-31")
def test_a_unit_pushed_back_in_an_activation_does_not_move_in_it_again() -> None:
    with Siege() as town:  # beaten at F-2 it returns to F-3, where nothing moves it again
        town.zeds("5/3", "F-3", as_="mob").put("furies", "F-2").dice(6, 4).activate("F")
        town.asks("halt")
        assert town.place("mob") == "F-3"
        assert moves(town) == ["F-2"]


@rule("DOZ-RUL-31")
def test_each_unit_moves_once_however_many_groups_there_are() -> None:
    with Siege() as town:  # the first is beaten back, two more groups move after it
        town.zeds("5/3", "F-2", as_="first").zeds("4/2", "F-5", as_="second")
        town.zeds("6/3", "F-S", as_="third").put("furies", "F-1").dice(6, 4).activate("F")
        town.asks("halt")
        assert moves(town) == ["F-1", "F-4", "F-6"]
        assert [town.place(name) for name in ("first", "second", "third")] == ["F-2", "F-4", "F-6"]


@rule("DOZ-RUL-31", "DOZ-ZEDS-03")
def test_a_unit_beaten_back_into_a_waiting_group_does_not_move_with_it() -> None:
    with Siege() as town:  # beaten at F-1 it returns to F-2, where the next has not moved yet
        town.zeds("5/3", "F-2", as_="first").zeds("4/2", "F-3", as_="second")
        town.put("furies", "F-1").dice(6, 4).activate("F").asks("halt")
        assert moves(town) == ["F-1", "F-2"]
        assert (town.place("first"), town.place("second")) == ("F-2", "F-2")


@rule("DOZ-RUL-34")
def test_zeds_that_were_in_the_space_before_take_part() -> None:
    with Siege() as town:  # 4 + 5 against 4: Zeds x2, and both are hit and driven off
        town.zeds("4/2", "F-2", as_="before").zeds("5/3", "F-3", as_="comes")
        hold(town, "before")
        town.state.unit_at[town.unit("civ1")] = town.spot("F-2")  # somebody who was hidden
        town.dice(5, 6).activate("F").asks("hit-zeds", "zed:z42a", "zed:z53a")
        assert town.told(FightRolled).column == 1
        town.play("zed:z42a", "zed:z53a").asks("halt")
        assert town.place("before") == town.place("comes") == "F-3"


# -- room -----------------------------------------------------------------------------------


@rule("DOZ-ZEDS-10", "DOZ-RUL-23")
def test_two_zeds_units_fill_a_space_and_a_start_space() -> None:
    with Siege() as town:
        town.zeds("9/4", "F-3").zeds("8/4", "F-S")
        game = town.game
        assert (game.room_for_zeds(town.spot("F-3")), game.room_for_zeds(town.spot("F-S"))) == (
            1,
            1,
        )
        town.zeds("7/4", "F-3").zeds("6/1", "F-S")
        assert (game.room_for_zeds(town.spot("F-3")), game.room_for_zeds(town.spot("F-S"))) == (
            0,
            0,
        )
        assert game.room_for_zeds(town.spot("F-2")) == 2


@rule("DOZ-ZEDS-11")
def test_with_room_for_one_the_strongest_moves_and_the_rest_stay() -> None:
    with Siege() as town:
        town.zeds("8/4", "F-3").zeds("4/2", "F-4", as_="weak").zeds("6/3", "F-4", as_="strong")
        hold(town, "z84")
        town.activate("F").asks("halt")
        assert (town.place("strong"), town.place("weak")) == ("F-3", "F-4")


@rule("DOZ-ZEDS-11")
def test_the_strongest_is_the_one_with_the_greatest_strength_now() -> None:
    with Siege() as town:  # 9/4 is reduced: 4 against 6
        town.zeds("8/4", "F-3").zeds("9/4", "F-4", damage=3, as_="was").zeds("6/3", "F-4", as_="is")
        hold(town, "z84")
        town.activate("F").asks("halt")
        assert (town.place("is"), town.place("was")) == ("F-3", "F-4")


@rule("DOZ-ZEDS-11")
def test_equally_strong_units_leave_the_choice_to_the_hero_side() -> None:
    with Siege() as town:
        town.zeds("8/4", "F-3").zeds("6/3", "F-4", as_="a").zeds("6/4", "F-4", as_="b")
        hold(town, "z84")
        town.activate("F").asks("tie", "zed:z63a", "zed:z64a").play("zed:z64a").asks("halt")
        assert (town.place("a"), town.place("b")) == ("F-4", "F-3")


@rule("DOZ-ZEDS-12")
def test_a_full_space_ahead_stops_zeds_who_then_do_not_attack() -> None:
    with Siege() as town:
        town.zeds("9/4", "F-3").zeds("8/4", "F-3").zeds("6/3", "F-4", as_="waiting")
        town.put("civ1", "F-2")
        hold(town, "z94", "z84")
        town.activate("F").asks("halt")
        assert town.place("waiting") == "F-4"
        town.told(ZedsBlocked, rule="DOZ-ZEDS-12")
        town.not_told(FightBegan)


# -- placing --------------------------------------------------------------------------------


@rule("DOZ-ZEDS-13", "DOZ-ZEDS-14")
def test_an_eliminated_unit_returns_to_the_pool_fresh_and_may_be_drawn_again() -> None:
    with Siege() as town:
        town.zeds("9/4", "F-1", damage=5, marks=["tough"]).put("hunt", "TC").stock(ammo=1)
        town.act().dice(6, 6).dice(6, 1, 1).play("shoot:hunt>F-1/z94")
        assert town.place("z94") == "POOL"
        assert (town.damage("z94"), town.marks("z94")) == (0, set())
        town.draws("9/4").run(NewZeds(town.spot("H-S"))).asks("halt")
        assert town.crowd("H-S") == ["9/4"]
        assert town.damage("z94") == 0


@rule("DOZ-ZEDS-13")
def test_there_are_34_regular_zeds_and_any_of_them_can_come() -> None:
    with Siege() as town:
        regular = town.game.world.zeds.regular
        assert regular == 34
        seen = set()
        for zed in (0, 17, 33):
            town.state.zed_at[:] = [POOL] * len(town.state.zed_at)
            town.cards(zed).run(NewZeds(town.spot("F-S")))
            seen |= set(town.game.zeds_in_play())
        assert seen == {0, 17, 33}


@rule("DOZ-ZEDS-13")
def test_only_counters_in_the_pool_can_be_drawn() -> None:
    with Siege() as town:
        town.zeds("9/4", "F-3").zeds("2/1", "M-S").zeds("5/3", "H-3", damage=4)
        there = set(town.game.zeds_in_play())
        assert len(there) == 3
        assert set(pool(town.game, False)) == set(range(34)) - there
        town.draws("6/3").run(NewZeds(town.spot("S-S"))).asks("halt")
        assert (town.crowd("S-S"), town.damage("z63a")) == (["6/3"], 0)
        assert len(pool(town.game, False)) == 30


@rule("DOZ-ZEDS-15")
def test_nothing_comes_from_an_empty_pool() -> None:
    with Siege() as town:
        town.state.zed_at[:] = [OUT] * len(town.state.zed_at)
        town.activate("F").asks("halt")
        assert town.game.zeds_in_play() == []


@rule("DOZ-ZEDS-16", "DOZ-RUL-26")
def test_a_full_start_space_sends_a_new_unit_to_another_one_of_the_hero_sides_choice() -> None:
    with Siege() as town:
        town.zeds("5/3", "F-S").zeds("6/3", "F-S").zeds("4/2", "M-S").zeds("4/2", "M-S")
        town.draws("9/4").run(NewZeds(town.spot("F-S")))
        town.asks("start", "place:H-S", "place:S-S").play("place:S-S").asks("halt")
        assert town.crowd("S-S") == ["9/4"]


@rule("DOZ-ZEDS-16")
def test_a_start_space_with_one_unit_has_room_for_another() -> None:
    with Siege() as town:
        town.zeds("5/3", "F-S").zeds("6/3", "F-S").zeds("4/2", "M-S").zeds("7/4", "H-S")
        town.zeds("7/5", "H-S").draws("9/4").run(NewZeds(town.spot("F-S")))
        town.asks("start", "place:M-S", "place:S-S").play("place:M-S").asks("halt")
        assert town.crowd("M-S") == ["9/4", "4/2"]


@rule("DOZ-ZEDS-16")
def test_a_full_start_space_sends_a_retreating_unit_to_another_one() -> None:
    with Siege() as town:  # Piazza attacks at F-6 and wins
        town.zeds("5/3", "F-S").zeds("6/3", "F-S").zeds("4/2", "F-6", as_="beaten")
        town.put("furies", "F-5").act().dice(6, 6).play("move:furies>F-6")
        town.asks("start", "place:M-S", "place:H-S", "place:S-S").play("place:M-S")
        assert town.place("beaten") == "M-S"


@rule("DOZ-ZEDS-16")
def test_both_units_of_a_beaten_mob_find_another_start_space() -> None:
    with Siege() as town:
        town.zeds("9/4", "F-S").zeds("8/4", "F-S").zeds("2/1", "F-6", as_="a")
        town.zeds("3/2", "F-6", as_="b").put("furies", "F-5").act().dice(5, 6)
        town.play("move:furies>F-6", "zed:z21", "zed:z32", "zed:z21")
        town.asks("start", "place:M-S", "place:H-S", "place:S-S").play("place:H-S")
        town.asks("start").play("place:M-S").asks("halt")
        assert (town.place("b"), town.place("a")) == ("H-S", "M-S")


@rule("DOZ-ZEDS-23", "DOZ-ZEDS-16")
def test_with_every_start_space_full_a_new_unit_stays_in_the_pool() -> None:
    with Siege() as town:
        for track in "FMHS":
            town.zeds("5/3" if track < "M" else "6/3", f"{track}-S").zeds("4/2", f"{track}-S")
        town.draws("9/4").run(NewZeds(town.spot("F-S"))).asks("halt")
        assert town.place("z94") == "POOL"
        town.told(ZedsLeftBoard)


@rule("DOZ-ZEDS-23")
def test_with_every_start_space_full_a_retreating_unit_goes_back_to_the_pool() -> None:
    with Siege() as town:
        for track in "FMHS":
            town.zeds("5/3" if track < "M" else "6/3", f"{track}-S").zeds("4/2", f"{track}-S")
        town.zeds("2/1", "F-6", damage=1).put("furies", "F-5")
        town.act().dice(1, 5).dice(6).play("move:furies>F-6").asks("halt")
        assert town.place("z21") == "POOL"
        assert town.damage("z21") == 0


@rule("DOZ-ZEDS-17", "DOZ-RUL-26")
def test_a_unit_placed_on_a_full_space_backs_up_to_the_first_with_room() -> None:
    with Siege() as town:
        town.zeds("5/3", "F-4").zeds("5/3", "F-4").zeds("6/3", "F-5").zeds("6/3", "F-5")
        town.zeds("4/2", "F-6").draws("9/4").run(NewZeds(town.spot("F-4"))).asks("halt")
        assert town.crowd("F-6") == ["9/4", "4/2"]


@rule("DOZ-RUL-26")
def test_a_unit_placed_where_no_entry_lies_backs_up() -> None:
    with Siege() as town:
        town.state.no_entry = (town.spot("M-4"),)
        town.draws("9/4").run(NewZeds(town.spot("M-4"))).asks("halt")
        assert town.crowd("M-5") == ["9/4"]


@rule("DOZ-RUL-26")
def test_a_track_full_to_its_start_space_sends_a_placed_unit_to_another_start() -> None:
    with Siege() as town:
        for number in ("5", "6", "S"):
            town.zeds("5/3", f"M-{number}").zeds("6/3", f"M-{number}")
        town.draws("9/4").run(NewZeds(town.spot("M-5")))
        town.asks("start", "place:F-S", "place:H-S", "place:S-S")


@rule("DOZ-ZEDS-18", "DOZ-RUL-29")
def test_a_placed_unit_attacks_whoever_is_there_and_retreats_toward_start_if_it_loses() -> None:
    with Siege() as town:  # 4 against 6 at the Campground
        town.put("furies", "M-2").draws("4/2").dice(5, 5).run(NewZeds(town.spot("M-2")))
        assert town.told(FightBegan).attacking is False
        assert town.crowd("M-3") == ["4/2"]


@rule("DOZ-ZEDS-18", "DOZ-ZEDS-22", "DOZ-RUL-28")
def test_nobody_fights_on_a_start_space() -> None:
    with Siege() as town:
        town.put("hunt", "F-S").draws("9/4").run(NewZeds(town.spot("F-S"))).asks("halt")
        assert town.crowd("F-S") == ["9/4"]
        town.not_told(FightBegan)


# -- Brains! --------------------------------------------------------------------------------


@rule("DOZ-ZEDS-19", "DOZ-ZEDS-24", "DOZ-RUL-35")
def test_brains_winners_go_on_as_a_mob_until_a_space_is_empty() -> None:
    with Siege() as town:
        town.zeds("6/3", "F-3", as_="a").zeds("6/3", "F-3", as_="b")
        town.put("civ1", "F-2").put("civ2", "F-1", damage=1)
        town.dice(1, 1).dice(2)  # civ1 takes 5 of its 4 Hits and is lost
        town.dice(1, 1).dice(2)
        town.activate("F", brains=True)
        assert town.place("a") == town.place("b") == "F-0"
        assert town.outcome is None


@rule("DOZ-ZEDS-19", "DOZ-RUL-35")
def test_a_lone_winner_goes_on_as_long_as_it_wins() -> None:
    with Siege() as town:  # it wins at F-3 and F-2 and is beaten back at F-1
        town.zeds("9/4", "F-4", as_="mob").put("civ4", "F-3").put("civ5", "F-2").put(
            "furies", "F-1"
        )
        town.dice(1, 2).dice(1).dice(1, 2).dice(1).dice(6, 6)
        town.activate("F", brains=True).asks("halt")
        assert moves(town) == ["F-3", "F-2", "F-1"]
        assert town.place("mob") == "F-2"
        assert town.place("civ4") == town.place("civ5") == "CEM"


@rule("DOZ-ZEDS-19", "DOZ-WIN-03")
def test_a_winner_on_number_0_goes_on_into_town_center() -> None:
    with Siege() as town:
        town.zeds("9/4", "F-1").put("civ4", "F-0").put("hunt", "TC").dice(1, 2)
        town.activate("F", brains=True)
        assert town.place("civ4") == "TC"
        assert town.outcome is not None and town.outcome.reason == "overrun"


@rule("DOZ-ZEDS-19")
def test_outside_brains_winners_stay_where_they_won() -> None:
    with Siege() as town:
        town.zeds("6/3", "F-3", as_="a").put("civ1", "F-2").put("civ2", "F-1")
        town.dice(1, 1).dice(2).activate("F").asks("halt")
        assert town.place("a") == "F-2"


@rule("DOZ-ZEDS-19")
def test_losers_do_not_go_on_even_if_the_defender_falls() -> None:
    with Siege() as town:  # 2/2: Hunt falls and the Zeds lose
        town.zeds("4/2", "F-3", as_="a").put("hunt", "F-2", damage=1).put("civ2", "F-1")
        town.dice(4, 4).activate("F", brains=True).asks("re-roll").dice(1, 1).dice(1).play("pass")
        assert town.place("hunt") == "CEM"
        assert town.place("a") == "F-3"


@rule("DOZ-ZEDS-19", "DOZ-ZEDS-06")
def test_brains_activates_every_track_in_the_hero_sides_order() -> None:
    with Siege() as town:
        for track in "FMHS":
            town.zeds("5/3", f"{track}-6")
        town.brains().asks("next-track", "track:F", "track:M", "track:H", "track:S")
        town.play("track:S", "track:H", "track:M").asks("halt")
        assert moves(town) == ["S-5", "H-5", "M-5", "F-5"]


@rule("DOZ-ZEDS-24")
def test_a_winning_mob_goes_on_only_as_far_as_room_allows() -> None:
    with Siege() as town:  # ahead of the won space one place is left: the strongest takes it
        town.zeds("5/3", "F-3", as_="weak").zeds("6/3", "F-3", as_="strong").put("civ4", "F-2")
        town.zeds("8/4", "F-1")
        hold(town, "z84")
        town.dice(1, 1).dice(1).activate("F", brains=True).asks("halt")
        assert (town.place("strong"), town.place("weak")) == ("F-1", "F-2")


@rule("DOZ-WIN-03")
@pytest.mark.parametrize("brains", [False, True])
def test_zeds_in_town_center_end_the_game_whoever_stands_there(brains: bool) -> None:
    with Siege() as town:
        town.zeds("2/1", "M-0").put("hunt", "TC").put("furies", "TC").activate("M", brains=brains)
        assert town.outcome is not None
        assert town.outcome.winners == ()
        assert (town.outcome.reason, town.outcome.rule) == ("overrun", "DOZ-WIN-03")


@rule("DOZ-WIN-03")
def test_a_loss_ends_the_game_at_once() -> None:
    with Siege() as town:  # the second track is never activated
        town.zeds("2/1", "M-0").zeds("5/3", "F-6", as_="later").put("hunt", "TC")
        town.activate("M", "F")
        assert town.place("later") == "F-6"


# -- No Entry -------------------------------------------------------------------------------


@rule("DOZ-NOENTRY-01")
def test_zeds_stay_in_front_of_a_space_that_nothing_may_enter() -> None:
    with Siege() as town:
        town.zeds("5/3", "M-5", as_="mob").state.no_entry = (town.spot("M-4"),)
        town.activate("M").asks("halt")
        assert town.place("mob") == "M-5"
        town.told(ZedsBlocked, rule="DOZ-NOENTRY-01")
