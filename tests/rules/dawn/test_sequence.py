"""The turn: Event card, Phases, Housekeeping; winning, losing, the epilogue."""

from __future__ import annotations

import pytest

from shambler.games.dawn.epilogue import grade_of, score
from shambler.games.dawn.events.turn import EventDrawn, PhaseBegan, TurnBegan
from shambler.games.dawn.events.zeds import TrackActivated, ZedsPlaced
from shambler.games.dawn.procedures.ending import lose
from shambler.games.dawn.procedures.housekeeping import Housekeeping
from shambler.games.dawn.state import POOL
from shambler.kernel.chance import Sampled
from shambler.testing import rule
from shambler.testing.dawn import Siege


def phases(town: Siege) -> list[str]:
    """The Phases that have begun."""
    return [event.phase for event in town.events if isinstance(event, PhaseBegan)]


@rule("DOZ-SEQ-01", "DOZ-SEQ-02", "DOZ-SEQ-03", "DOZ-GAME-07", "DOZ-RUL-01")
def test_a_basic_turn_is_event_zeds_action_housekeeping() -> None:
    with Siege() as town:  # E-B04 has an Outbreak and an Eat tab and would raise Infection
        town.zeds("5/3", "M-6").zeds("5/3", "S-6").put("hunt", "TC").put("civ1", "TC")
        town.top_event("E-B04").draws("4/2").turns().asks("action")
        assert phases(town) == ["zeds", "action"]
        assert town.state.turn == 2
        told = [type(event) for event in town.events]
        assert told.index(TurnBegan) < told.index(EventDrawn) < told.index(PhaseBegan)
        town.put("civ2", "TC").top_event("E-B03").play("done").asks("mark-civilians")
        assert phases(town) == ["zeds", "action", "housekeeping", "zeds"]
        assert (town.state.turn, town.state.infection, town.state.supplies) == (3, 0, 0)


@rule("DOZ-SEQ-04", "DOZ-RUL-02")
def test_a_text_for_the_end_of_the_zeds_phase_waits_for_the_tracks() -> None:
    with Siege() as town:  # E-B17 asks at the end; H, M and F are activated before
        town.put("civ1", "S-3").put("civ2", "S-2").event("E-B17")
        town.draws("5/3", "5/3", "5/3").phase("zeds").asks("ambush")
        placed = [event.place for event in town.events if isinstance(event, ZedsPlaced)]
        assert placed == [town.spot("H-S"), town.spot("M-S"), town.spot("F-S")]


@rule("DOZ-SEQ-04", "DOZ-RUL-02")
def test_a_text_for_the_beginning_comes_before_the_tracks() -> None:
    with Siege() as town:  # E-B16: a new unit on the Mountain, then Mountain twice
        town.event("E-B16").draws("5/3").phase("zeds")
        assert town.crowd("M-5") == ["5/3"]
        told = [type(event) for event in town.events]
        assert told.index(ZedsPlaced) < told.index(TrackActivated)


@rule("DOZ-SEQ-06")
def test_a_chain_of_combats_is_finished_before_play_resumes() -> None:
    with Siege() as town:  # beaten at F-1 the Zeds fall back on civ2, win, and stay at F-2
        town.zeds("5/4", "F-2", as_="mob").put("schmidt", "F-1").put("civ2", "F-3")
        town.zeds("5/3", "F-6", as_="next").dice(6, 5).activate("F").asks("re-roll")
        town.state.unit_at[town.unit("civ2")] = town.spot("F-2")  # somebody came from behind
        town.dice(6).dice(1, 1).dice(6)  # Schmidt's Tough die, the second combat, a Saving Roll
        town.play("pass")
        assert town.place("mob") == "F-2"
        assert town.place("civ2") == "TC"
        order = [type(event).__name__ for event in town.events]
        last_fight = len(order) - 1 - order[::-1].index("FightRolled")
        moves = [at for at, name in enumerate(order) if name == "ZedsMoved"]
        assert len(moves) == 2 and moves[0] < last_fight < moves[1]


@rule("DOZ-SEQ-06", "DOZ-MEMORY-01")
def test_an_event_interrupted_by_fate_resumes_where_it_stopped() -> None:
    with Siege() as town:  # E-B09: Fate draw, a unit on the Fated Start, then the rest of the Phase
        town.put("civ1", "TC").zeds("5/3", "H-6").zeds("5/3", "F-6").fates("F-B02")
        town.event("E-B09").draws("9/4", "8/4").phase("zeds").asks("fated-track")
        town.play("track:H").asks("halt")
        assert (town.crowd("H-S"), town.crowd("H-5"), town.crowd("H-6")) == ([], ["5/3"], ["9/4"])
        assert (town.crowd("M-2"), town.crowd("F-4")) == (["8/4"], ["5/3"])  # H F F
        told = [type(event).__name__ for event in town.events]
        assert told.count("FateDrawn") == told.count("FatePlayed") == 1
        assert told.count("ZedsPlaced") == 2


@rule("DOZ-SEQ-07", "DOZ-RUL-04")
def test_a_brains_turn_has_no_phases_but_housekeeping_follows() -> None:
    with Siege() as town:
        for track in "FMS":
            town.zeds("5/3", f"{track}-6")
        town.put("hunt", "TC").put("civ1", "TC").put("civ2", "TC").held("F-B03")
        town.state.spent, town.state.special_left = 3, 1
        town.top_event("E-B18").draws("4/2").turns()
        town.asks("next-track", "track:F", "track:M", "track:H", "track:S")
        town.play("track:F", "track:M").top_event("E-B03").play("track:H").asks("mark-civilians")
        assert town.crowd("H-S") == ["4/2"]  # an empty track still gets its unit
        assert town.crowd("S-5") == ["5/3"]
        assert phases(town) == ["brains", "housekeeping", "zeds"]
        assert (town.state.event_actions, town.state.spent) == (2, 0)


@rule("DOZ-HK-01", "DOZ-ACT-07", "DOZ-HK-05", "DOZ-RUL-03")
def test_housekeeping_resets_actions_markers_and_one_turn_effects() -> None:
    with Siege() as town:
        state = town.state
        state.event_actions, state.player_actions, state.free = 3, (1,), (0,)
        state.spent, state.spent_for_good, state.shot = 7, 4, 2
        state.standing, state.no_entry, state.favoured = (1,), (town.spot("M-4"),), 2
        state.held_back, state.hold_played, state.fated = 1, True, 1
        state.healed, state.equipped, state.researched, state.bad_medicine = 1, True, True, True
        town.run(Housekeeping()).asks("halt")
        assert (state.fated, state.healed) == (-1, 0)
        assert not (state.equipped or state.researched or state.bad_medicine)
        assert (state.event_actions, state.player_actions, state.free) == (0, (), ())
        assert (state.spent, state.shot, state.standing, state.no_entry) == (0, 0, (), ())
        assert (state.favoured, state.held_back, state.hold_played) == (-1, 0, False)
        assert state.spent_for_good == 4  # once per game is once per game


@rule("DOZ-HK-01", "DOZ-HK-02", "DOZ-HK-05")
def test_markers_are_ready_before_order_is_restored_and_the_turn_ends_after_it() -> None:
    with Siege("brains", versus=True) as town:
        state = town.state
        town.put("hunt", "F-3").put("civ1", "F-3").chaos("F-3").stock(infection=4)
        state.event_actions, state.zeds_actions, state.zeds_special = 2, 3, True
        state.player_actions, state.free, state.spent = (1,), (town.unit("hunt"),), 7
        state.no_entry, state.held_back, state.hold_played = (town.spot("M-4"),), 1, True
        state.elwood = True
        town.run(Housekeeping()).asks("restore", "unit:hunt", "unit:civ1")
        assert (state.event_actions, state.player_actions, state.free) == (0, (), ())
        assert (state.spent, state.zeds_actions, state.zeds_special) == (0, 0, False)
        assert (state.no_entry, state.held_back) == ((town.spot("M-4"),), 1)
        assert (state.hold_played, state.infection) == (True, 4)
        town.play("unit:civ1").asks("halt")
        assert (state.no_entry, state.held_back, state.hold_played) == ((), 0, False)
        assert (state.chaos, state.infection) == ((), 4)


@rule("DOZ-RUL-03")
def test_an_effect_for_this_phase_ends_with_the_phase() -> None:
    with Siege() as town:  # E-B05: no Terrain shift this Phase
        town.put("civ1", "TC").event("E-B05").draws("5/3").phase("zeds").asks("halt")
        assert town.state.standing == ()


@rule("DOZ-RUL-03")
def test_an_effect_for_this_turn_outlives_the_phase() -> None:
    with Siege() as town:  # E-B01: may retreat this turn
        town.put("civ1", "TC").event("E-B01").draws("5/3", "5/3").phase("zeds")
        town.asks("place-zeds").play("place:F-S").asks("halt")
        assert len(town.state.standing) == 1


# -- winning and losing ---------------------------------------------------------------------


@rule("DOZ-WIN-01", "DOZ-WIN-02")
def test_the_end_card_wins_before_its_zeds_move() -> None:
    with Siege() as town:
        town.zeds("5/3", "S-0").put("civ1", "TC").event("E-B20").phase("zeds")
        assert town.outcome is not None
        assert (town.outcome.winners, town.outcome.reason) == ((0,), "survived")
        town.not_told(TrackActivated)


@rule("DOZ-WIN-02", "DOZ-ZEDS-01", "DOZ-ZEDS-05", "DOZ-FATE-05")
def test_the_one_with_the_gun_plays_its_zeds_phase_and_wins_in_the_action_phase() -> None:
    with Siege() as town:  # F-B09 names the Forest and costs 1 Ammo afterwards
        town.zeds("5/3", "F-3", as_="mob").put("civ1", "TC").stock(ammo=2)
        town.fates("F-B09").event("E-B21").phase("zeds").asks("halt")
        assert town.place("mob") == "F-1"
        assert town.state.ammo == 1
        assert town.outcome is None
        town.phase("action")
        assert town.outcome is not None and town.outcome.winners == (0,)


@rule("DOZ-WIN-02")
def test_the_one_with_the_gun_can_still_be_lost() -> None:
    with Siege() as town:
        town.zeds("5/3", "F-1").put("civ1", "TC").fates("F-B09").event("E-B21").phase("zeds")
        assert town.outcome is not None and town.outcome.winners == ()


@rule("DOZ-OPT-01")
def test_at_a_bitter_dawn_every_end_card_plays_its_zeds_phase() -> None:
    with Siege(bitter_dawn=True) as town:  # E-B20: S M H H
        town.zeds("5/3", "S-5", as_="mob").put("civ1", "TC").event("E-B20")
        town.draws("4/2", "4/2").phase("zeds").asks("halt")
        assert town.place("mob") == "S-4"
        assert town.outcome is None
        town.phase("action")
        assert town.outcome is not None and town.outcome.winners == (0,)


@rule("DOZ-OPT-01")
def test_a_bitter_dawn_can_be_lost_where_the_default_is_won() -> None:
    with Siege(bitter_dawn=True) as town:
        town.zeds("5/3", "S-0").put("civ1", "TC").event("E-B20").phase("zeds")
        assert town.outcome is not None and town.outcome.winners == ()


@rule("DOZ-WIN-01")
def test_a_whole_deck_ends_in_a_win() -> None:
    """Fifteen quiet turns: every Zeds unit is taken off the board before it can do harm."""
    with Siege() as town:
        town.game.chance = Sampled(5)
        for unit in ("civ1", "hunt"):
            town.put(unit, "TC")
        town.turns()
        asked = 0
        while town.outcome is None:
            asked += 1
            for zed, at in enumerate(town.state.zed_at):
                if at != POOL:
                    town.state.zed_at[zed], town.state.zed_damage[zed] = POOL, 0
                    town.state.zed_marks[zed] = 0
            town.changed()
            if town.outcome is None:
                kinds = [key for key in town.options if key in ("done", "pass")]
                town.play(kinds[0] if kinds else town.options[0])
        assert asked >= 10
        assert town.outcome.winners == (0,)
        assert len(town.state.drawn) == 16


@rule("DOZ-WIN-05")
def test_player_units_in_town_center_end_nothing() -> None:
    with Siege() as town:
        town.put("furies", "F-1").put("civ1", "M-1").zeds("9/4", "F-2").zeds("5/3", "M-6")
        town.dice(1, 1).dice(1, 1, 1, 1).dice(6)
        town.activate("F").asks("halt")  # beaten and saved, the Furies come to Town Center
        assert town.place("furies") == "TC"
        town.act(event=1).play("move:civ1>TC").asks("action")
        assert town.place("civ1") == "TC"
        assert town.outcome is None


# -- epilogue -------------------------------------------------------------------------------


@rule("DOZ-EPI-01", "DOZ-EPI-03", "DOZ-LOC-01")
def test_points_for_everybody_alive_and_for_two_ammo() -> None:
    with Siege() as town:
        town.put("hunt", "TC").put("civ1", "S-3").put("furies", "F-S").buried("piazza", "civ2")
        town.stock(ammo=2)
        assert score(town.game).points == {"units": 3, "refugees": 0, "ammo": 1}
        assert score(town.game).total == 4
        town.stock(ammo=1)
        assert score(town.game).total == 3


@rule("DOZ-EPI-06")
def test_after_a_loss_every_card_not_drawn_costs_a_point() -> None:
    with Siege() as town:
        town.put("hunt", "TC").event("E-B03").event("E-B04")
        assert score(town.game).total == 1
        lose(town.game, "overrun", "DOZ-WIN-03")
        assert score(town.game).points["cards"] == -14
        assert score(town.game).total == -13


@rule("DOZ-EPI-06")
def test_after_a_win_cards_cost_nothing() -> None:
    with Siege() as town:
        town.put("hunt", "TC").put("civ1", "TC").event("E-B20").phase("zeds")
        assert score(town.game).total == 2


@rule("DOZ-EPI-07")
@pytest.mark.parametrize(
    ("points", "grade"),
    [
        (-3, "bitter"),
        (0, "bitter"),
        (1, "doubt"),
        (5, "doubt"),
        (6, "best"),
        (12, "best"),
        (13, "respected"),
        (20, "respected"),
        (21, "honour"),
        (40, "honour"),
    ],
)
def test_ratings_change_at_these_scores(points: int, grade: str) -> None:
    with Siege() as town:
        assert grade_of(town.game.world.numbers.epilogue, points) == grade


def test_turns_are_counted() -> None:
    with Siege() as town:
        town.zeds("5/3", "M-6").zeds("5/3", "S-6").put("hunt", "TC")
        town.top_event("E-B02").turns()
        assert town.told(TurnBegan).turn == 2
