"""Versus: the Zeds player's seat, its turn and its Zeds Actions, and how such a game ends."""

from __future__ import annotations

import pytest

from shambler.games.dawn import RULES
from shambler.games.dawn.events.versus import HitMarkerTaken
from shambler.games.dawn.procedures.ending import lose
from shambler.games.dawn.procedures.housekeeping import Housekeeping
from shambler.games.dawn.procedures.looking import LookAtEvent, LookAtFate
from shambler.games.dawn.procedures.team import BringUnZeds, waiting_un_zeds
from shambler.games.dawn.procedures.zeds_turn import zeds_actions
from shambler.games.dawn.views import view
from shambler.kernel.chance import Sampled
from shambler.testing import rule, run_kit
from shambler.testing.dawn import Siege

LEVELS = [scenario.key for scenario in RULES.scenarios()]


@rule("DOZ-VS-01", "DOZ-GAME-01")
@pytest.mark.parametrize("heroes", [1, 4])
def test_one_more_seat_plays_the_zeds_against_all_hero_players(heroes: int) -> None:
    with Siege("brains", versus=True, seats=heroes) as town:
        assert RULES.seats(town.game) == tuple(range(heroes + 1))
        ours, theirs = RULES.sides(town.game)
        assert (ours.key, ours.seats) == ("heroes", tuple(range(heroes)))
        assert (theirs.key, theirs.seats) == ("zeds", (heroes,))


@rule("DOZ-VS-02", "DOZ-RUL-81", "DOZ-RUL-89")
def test_the_zeds_player_orders_the_printed_tracks_and_must_carry_out_all() -> None:
    with Siege("basic", versus=True) as town:
        town.zeds("5/3", "M-3", as_="m").zeds("6/3", "S-3", as_="s").event("E-B02").phase("zeds")
        town.asks("zeds-turn", "track:M", "track:S", "raise:F-S", "raise:H-S", seats=(1,))
        town.play("track:S")
        assert (town.place("m"), town.place("s")) == ("M-3", "S-2")
        town.asks("zeds-turn", "track:M", "raise:F-S", "raise:H-S", seats=(1,))
        town.draws("4/2").play("raise:F-S")  # an Action between two activations
        assert (town.place("z42a"), town.place("m")) == (
            "F-S",
            "M-2",
        )  # the last one needs no question


@rule("DOZ-VS-02", "DOZ-ZEDS-05")
def test_a_track_printed_twice_stands_in_the_menu_until_both_are_done() -> None:
    with Siege("basic", versus=True) as town:
        town.zeds("5/3", "S-5", damage=1, as_="s").zeds_turn("S", "S", actions=1)
        town.asks("zeds-turn", "track:S", "mend:z53a", "raise:F-S", "raise:M-S", "raise:H-S")
        town.play("track:S").asks(
            "zeds-turn", "track:S", "mend:z53a", "raise:F-S", "raise:M-S", "raise:H-S"
        )
        town.play("track:S")
        assert "done" in town.options and "track:S" not in town.options
        town.play("done").asks("halt")
        assert town.place("s") == "S-3"


@rule("DOZ-RUL-12", "DOZ-VS-02")
def test_brains_is_ordered_by_the_zeds_player() -> None:
    with Siege("basic", versus=True) as town:
        town.brains().asks("next-track", seats=(1,))


@rule("DOZ-RUL-12", "DOZ-ZEDS-06")
def test_without_a_zeds_player_the_hero_side_orders_all_tracks() -> None:
    with Siege("basic", seats=2) as town:
        town.brains().asks("next-track", seats=(0, 1))


@rule("DOZ-VS-03", "DOZ-RUL-88")
def test_zeds_actions_are_one_more_than_the_hero_players_and_at_most_four() -> None:
    found = {}
    for heroes in (1, 2, 3, 4):
        with Siege("basic", versus=True, seats=heroes) as town:
            found[heroes] = zeds_actions(town.game)
    assert found == {1: 2, 2: 3, 3: 4, 4: 4}


@rule("DOZ-VS-03")
def test_they_are_there_when_the_zeds_phase_begins() -> None:
    with Siege("basic", versus=True, seats=2) as town:
        town.zeds("5/3", "M-3").zeds("6/3", "S-3").event("E-B02")
        town.phase("zeds").asks("zeds-turn")
        assert town.state.zeds_actions == 3


@rule("DOZ-VS-04", "DOZ-HIT-06")
@pytest.mark.parametrize(("before", "after"), [(1, 0), (2, 0), (4, 3), (5, 3)])
def test_a_zeds_action_takes_the_whole_hit_marker_and_never_flips(before: int, after: int) -> None:
    with Siege("basic", versus=True) as town:
        town.zeds("5/3", "F-3", damage=before, as_="mob").zeds_turn(actions=2)
        town.play("mend:z53a").told(HitMarkerTaken, hits=before - after)
        assert (town.damage("mob"), town.state.zeds_actions) == (after, 1)


@rule("DOZ-VS-04")
def test_without_a_hit_marker_or_an_action_there_is_nothing_to_heal() -> None:
    with Siege("basic", versus=True) as town:
        town.zeds("5/3", "F-3", damage=3).zeds("6/3", "M-3").zeds_turn("F", actions=1)
        assert not [key for key in town.options if key.startswith("mend")]
    with Siege("basic", versus=True) as town:
        town.zeds("5/3", "F-3", damage=1).zeds_turn("F", "M", actions=0)
        town.asks("zeds-turn", "track:F", "track:M")


@rule("DOZ-VS-05")
def test_once_a_turn_infection_or_a_new_unit_on_a_track_without_zeds() -> None:
    with Siege("outbreak", versus=True) as town:
        town.stock(infection=4).zeds("5/3", "F-3").zeds("6/3", "M-S").zeds_turn(actions=2)
        raises = [key for key in town.options if key.startswith("raise")]
        assert raises == ["raise:H-S", "raise:S-S"] and "infect" in town.options
        town.draws("4/2").play("raise:S-S").asks("halt")  # nothing is left to do
        assert town.place("z42a") == "S-S" and town.state.infection == 4
    with Siege("outbreak", versus=True) as town:
        town.stock(infection=4).zeds("5/3", "F-3", damage=1).zeds_turn(actions=3)
        town.play("infect").asks("zeds-turn", "mend:z53a", "done")
        assert town.state.infection == 5


@rule("DOZ-RUL-87")
def test_below_level_three_only_heal_infection_and_place_are_left() -> None:
    with Siege("basic", versus=True) as town:
        assert not town.game.world.units.un_zeds
        town.zeds("5/3", "F-3", damage=1).zeds_turn(actions=1)
        verbs = {key.partition(":")[0] for key in town.options}
        assert verbs == {"mend", "raise", "done"}
    with Siege("apocalypse", versus=True) as town:
        town.zeds("5/3", "F-3", damage=1).zeds_turn(actions=1)
        verbs = {key.partition(":")[0] for key in town.options}
        assert verbs == {"mend", "raise", "infect", "done"}


@rule("DOZ-VS-06", "DOZ-HK-01")
def test_unused_zeds_actions_are_lost_in_housekeeping() -> None:
    with Siege("outbreak", versus=True) as town:
        town.state.zeds_actions, town.state.zeds_special = 3, True
        town.run(Housekeeping()).asks("halt")
        assert (town.state.zeds_actions, town.state.zeds_special) == (0, False)


@rule("DOZ-VS-06")
def test_the_zeds_actions_of_a_phase_do_not_add_up_with_the_next() -> None:
    with Siege("basic", versus=True) as town:
        town.state.zeds_actions = 2
        town.zeds("5/3", "M-3").zeds("6/3", "S-3").event("E-B02").phase("zeds").asks("zeds-turn")
        assert town.state.zeds_actions == 2


@rule("DOZ-VS-07")
def test_un_zeds_come_from_level_three_anti_heroes_from_level_four() -> None:
    kinds = {}
    for level in LEVELS:
        with Siege(level, versus=True) as town:
            units = town.game.world.units
            kinds[level] = {units.kind[unit] for unit in units.un_zeds}
    both = {"anti-hero", "anti-civilians"}
    assert kinds == {
        "basic": set(),
        "outbreak": set(),
        "apocalypse": set(),
        "brains": {"anti-civilians"},
        "walking-zeds": both,
        "directors-cut": both,
    }
    with Siege("brains") as town:
        assert town.game.world.units.un_zeds == ()


@rule("DOZ-VS-08")
def test_level_three_begins_with_one_anti_civilians_unit() -> None:
    with Siege("brains", versus=True) as town:
        town.draws("plaid").run(BringUnZeds()).asks("place-un-zeds", seats=(1,))
        town.play("place:F-4").asks("halt")
        assert town.place("plaid") == "F-4"


@rule("DOZ-VS-08")
def test_level_four_begins_with_one_of_either_kind_level_five_with_one_of_each() -> None:
    for first in ("berk", "ghost"):
        with Siege("walking-zeds", versus=True) as town:
            town.draws(first).run(BringUnZeds()).play("place:F-4").asks("halt")
    with Siege("directors-cut", versus=True) as town:
        town.draws("berk").run(BringUnZeds()).draws("ghost").play("place:F-4")
        town.asks("place-un-zeds").play("place:T-4").asks("halt")
        assert (town.place("berk"), town.place("ghost")) == ("F-4", "T-4")


@rule("DOZ-FILM-01")
def test_the_film_crew_is_drawn_only_where_the_table_wants_it() -> None:
    for wanted in (False, True):
        with Siege("brains", versus=True, film_crew=wanted) as town:
            ids = town.game.world.units.ids
            names = [ids[unit] for unit in waiting_un_zeds(town.game, ("anti-civilians",))]
            assert ("film-crew" in names) is wanted
            assert {"berk", "plaid"} <= set(names)


@rule("DOZ-VS-14", "DOZ-EPI-07")
def test_the_zeds_player_wins_when_the_hero_side_loses() -> None:
    with Siege("basic", versus=True, seats=2) as town:
        town.zeds("5/3", "F-0").zeds_turn("F", "M").play("track:F")
        outcome = town.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((2,), "overrun")
    assert outcome.result((2,)) == "won" and outcome.result((0, 1)) == "lost"
    assert outcome.grade == "bitter" and outcome.score == -16  # no unit, no card drawn


@rule("DOZ-VS-14")
def test_the_hero_players_win_together_when_dawn_comes() -> None:
    with Siege("basic", versus=True, seats=2) as town:
        town.put("hunt", "TC").event("E-B20").phase("zeds")
        outcome = town.outcome
    assert outcome is not None
    assert outcome.winners == (0, 1) and outcome.grade == "doubt" and outcome.score == 1


@rule("DOZ-VS-14")
def test_without_a_zeds_player_nobody_wins_a_lost_game() -> None:
    with Siege("basic", seats=2) as town:
        lose(town.game, "overrun", "DOZ-WIN-03")
        assert town.state.outcome.winners == ()


# -- what only the Hero side may know --------------------------------------------------------


@rule("DOZ-WRIGHT-02", "DOZ-RUL-05")
def test_the_zeds_player_does_not_see_the_event_that_wright_looked_at() -> None:
    with Siege("brains", versus=True, seats=2) as town:
        town.top_event("E-B05").run(LookAtEvent()).asks("halt")
        seen = [view(town.game, seat).next_event for seat in (0, 1, 2, None)]
        assert seen == ["E-B05", "E-B05", None, None]
        assert RULES.hides(town.game)
    with Siege("brains", seats=2) as town:
        town.top_event("E-B05")
        assert view(town.game, None).next_event == "E-B05" and not RULES.hides(town.game)


@rule("DOZ-WILSON-09")
def test_the_zeds_player_does_not_see_the_fate_card_that_wilson_looked_at() -> None:
    with Siege("walking-zeds", versus=True) as town:
        town.fates("F-B05").run(LookAtFate()).asks("halt")
        assert [view(town.game, seat).next_fate for seat in (0, 1, None)] == ["F-B05", None, None]


def test_what_the_zeds_player_imagines_has_other_cards_on_top() -> None:
    with Siege("walking-zeds", versus=True) as town:
        town.state.act, town.state.normal_left, town.state.special_left = 2, 4, 1
        town.top_event("E-B05").fates("F-B05").run(LookAtFate()).asks("halt")
        game = town.game
        twins = [RULES.imagine(game, 1, Sampled(seed)) for seed in range(40)]
        events = {game.world.events[twin.state.next_event].id for twin in twins}
        fates = {game.world.fate[twin.state.fate.top[0].card].id for twin in twins}
        assert len(events) > 5 and len(fates) > 5
        assert {len(twin.state.fate) for twin in twins} == {len(game.state.fate)}
        own = RULES.imagine(game, 0, Sampled(3))
        assert (own.state.next_event, own.state.fate) == (game.state.next_event, game.state.fate)


@pytest.mark.parametrize("level", LEVELS)
def test_versus_games_keep_the_laws(level: str) -> None:
    summary = run_kit(
        RULES, level, 2, options=lambda seed: {"versus": True, "seats": 1 + 3 * seed}, every=9
    )
    assert summary.games == 2


def test_versus_games_with_looks_leak_nothing() -> None:
    summary = run_kit(RULES, "walking-zeds", 3, first_seed=51, options={"versus": True}, every=3)
    assert summary.hidden and summary.reshuffled
