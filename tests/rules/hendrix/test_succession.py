"""Between missions: who takes the place of the dead, after a win and after a loss (FH-CAMP-17)."""

from typing import Any

import msgspec
import pytest

from shambler.games.zombicide.core import events as ev
from shambler.games.zombicide.hendrix import RULES
from shambler.games.zombicide.hendrix.sheet import CampaignSheet, SurvivorRecord
from shambler.games.zombicide.systems.escort.escort import PickLeader
from shambler.games.zombicide.systems.knockout.knockout import FallenState, Lying, fall
from shambler.games.zombicide.systems.sheets.sheets import mark
from shambler.games.zombicide.systems.story.closing import StoryEnds
from shambler.games.zombicide.systems.story.story_state import change_story
from shambler.kernel.errors import BadSetup
from shambler.kernel.match import Match
from shambler.testing import rule
from shambler.testing.zombicide import Rest, Scene

TEAM = ("javier", "karl", "marian", "michelle", "riley", "wayne")
OTHERS = ("josh", "elle", "ned", "doug", "amy", "wanda",
          "lili", "tiger-sam", "odin", "bunny-g", "lou", "ostara")  # fmt: skip
SICK = "contaminated"


def campaign(
    mission: str = "M2", dead: tuple[str, ...] = (), bonus: bool = False, **options: Any
) -> Scene:
    """A mission of a campaign; Karl has a sheet worth losing."""
    karl: dict[str, Any] = {"cxp": 2, "skills": ["hoard"], "kept": ["katana"], "marks": [SICK]}
    if bonus:
        karl |= {"cxp": 5, "bonus": 1}
    places = [{"survivor": name, **(karl if name == "karl" else {})} for name in TEAM]
    return Scene(RULES, mission, campaign={"places": places, "dead": list(dead)}, **options)


def die(table: Scene, *names: str) -> Scene:
    """They lay there for too long."""
    for name in names:
        table.survivor(name).zone, table.survivor(name).status = -1, 2
    table.state.fallen = FallenState(dead=tuple(table.who(name) for name in names))
    return table


def won(table: Scene) -> Scene:
    change_story(table.state, next=("M3",))
    return table.start(StoryEnds())


def handed_on(table: Scene) -> tuple[str, CampaignSheet, str]:
    carry = RULES.carry(table.game)
    assert carry is not None
    return carry.next, msgspec.convert(carry.sheet, CampaignSheet), carry.verdict


def names(sheet: CampaignSheet) -> list[str]:
    return [place.survivor for place in sheet.places]


@rule("FH-KO-06", "FH-KO-07", "FH-CAMP-17", "FH-KO-05", "FH-CAMP-16")
def test_a_newcomer_takes_the_place_with_a_new_sheet_and_the_achievements_of_the_dead() -> None:
    table = won(die(campaign(bonus=True), "karl"))
    table.asks("successor", *(f"successor:{name}" for name in OTHERS)).play("successor:elle")
    following, after, verdict = handed_on(table)
    assert (following, verdict, after.dead) == ("M3", "", ("karl",))
    assert names(after) == ["javier", "elle", "marian", "michelle", "riley", "wayne"]
    assert after.places[1] == SurvivorRecord(survivor="elle", marks=(SICK,), after="karl")


@rule("FH-KO-05", "FH-KO-06", "FH-CAMP-17")
def test_nobody_is_used_twice_and_whoever_died_does_not_come_back() -> None:
    gone = tuple(name for name in OTHERS if name not in ("elle", "ned"))
    table = won(die(campaign(dead=gone), "karl", "wayne"))
    table.asks("successor", "successor:elle", "successor:ned").play("successor:ned")
    _, after, _ = handed_on(table)  # the last one comes by themselves
    assert names(after) == ["javier", "ned", "marian", "michelle", "riley", "elle"]
    assert after.dead == (*gone, "karl", "wayne")


@rule("FH-CAMP-17")
def test_a_place_stays_empty_when_there_is_nobody_left() -> None:
    table = won(die(campaign(dead=OTHERS), "karl", "wayne"))
    following, after, _ = handed_on(table)
    assert (following, names(after)) == ("M3", ["javier", "marian", "michelle", "riley"])
    assert Match.new(RULES, "M3", seed=1, campaign=msgspec.to_builtins(after)).outcome is None


@rule("FH-CAMP-17")
def test_a_table_with_more_seats_than_survivors_plays_on_without_the_last_ones() -> None:
    four = {"places": [{"survivor": name} for name in TEAM[:4]], "dead": ["riley", "wayne"]}
    for owners in ([], [0, 1, 2, 3, 4, 5]):
        match = Match.new(RULES, "M2", seed=1, seats=6, owners=owners, campaign=four)
        assert match.seats == (0, 1, 2, 3)
    with pytest.raises(BadSetup):
        Match.new(RULES, "M2", seed=1, seats=2, owners=[0, 0, 0, 0], campaign=four)


@rule("FH-KO-06")
def test_the_player_of_the_dead_chooses() -> None:
    table = won(die(campaign(seats=3), "michelle"))
    assert table.game.decision.seats == (0,)  # fourth of six at a table of three
    table = won(die(campaign(seats=3), "karl"))
    assert table.game.decision.seats == (1,)


@rule("FH-CAMP-16", "FH-CAMP-17", "FHR-26", "FH-KO-06", "FH-KO-05", "FH-KO-07")
def test_after_a_lost_mission_others_play_it_again_for_the_dead() -> None:
    table = die(campaign("M10"), "karl")
    mark(table.game, table.who("karl"), SICK, 1)
    change_story(table.state, flags=(("TIMER", 1),))
    table.state.round = 9
    table.end_phase()
    table.asks("successor", *(f"successor:{name}" for name in OTHERS)).play("successor:josh")
    assert table.state.outcome is not None
    assert table.state.outcome.reason == "too-late"
    following, after, verdict = handed_on(table)
    assert (following, verdict, after.attempt) == ("M10", "", 2)
    assert after.places[1] == SurvivorRecord(survivor="josh", marks=(SICK, SICK), after="karl")
    assert after.dead == ("karl",)


@rule("FH-CAMP-16", "FH-CAMP-17")
def test_a_mission_lost_in_the_middle_of_a_turn_asks_too() -> None:
    table = die(campaign(), "karl").start(Rest())
    for name in ("javier", "marian", "michelle", "wayne"):
        table.survivor(name).zone, table.survivor(name).status = -1, 1
    fall(table.game, table.who("riley"))  # Penny is still there, and nobody could fetch her
    table.changed().asks("successor").play("successor:elle")
    assert table.state.outcome is not None
    assert table.state.outcome.reason == "out-of-reach"
    following, after, verdict = handed_on(table)
    assert (following, verdict) == ("M2", "")
    assert names(after) == ["javier", "elle", "marian", "michelle", "riley", "wayne"]


@rule("FH-KO-04", "FH-CAMP-17")
def test_under_the_countdown_whoever_lies_there_is_replaced_too() -> None:
    table = campaign("M10")
    table.survivor("karl").zone, table.survivor("karl").status = -1, 2
    table.state.round = 9
    table.state.fallen = FallenState(lying=(Lying(table.who("karl"), 3, 9),))
    change_story(table.state, flags=(("TIMER", 1),))
    table.end_phase()
    table.asks("successor").play("successor:ned")
    _, after, _ = handed_on(table)
    assert (after.dead, names(after)[1]) == (("karl",), "ned")


@rule("FH-CAMP-17")
def test_nobody_is_asked_where_nobody_died_or_no_mission_follows() -> None:
    assert handed_on(won(campaign()))[0] == "M3"
    last = die(campaign("M10"), "karl")
    change_story(last.state, over=True)
    last.start(StoryEnds())
    following, after, verdict = handed_on(last)
    assert (following, verdict, after.dead) == ("", "won", ("karl",))
    alone = die(Scene(RULES, "M2"), "karl").start(StoryEnds())
    assert alone.state.outcome is not None  # outside a campaign nobody follows


@pytest.mark.parametrize(
    "wrong",
    [
        {"places": [{"survivor": "ned", "after": "karl"}]},
        {"places": [{"survivor": "ned", "after": "karl"}], "dead": ["wayne"]},
        {"places": [{"survivor": "ned"}], "dead": ["nobody"]},
    ],
)
def test_a_successor_of_somebody_alive_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadSetup):
        Match.new(RULES, "M2", seed=1, campaign=wrong)


@rule("FH-M1-05")
@pytest.mark.parametrize(
    ("team", "starts"),
    [
        (("javier", "karl", "elle", "ned", "wayne"), [0, 0, 1, 0, 1]),
        (("elle", "ned", "josh", "riley"), [1, 0, 1, 0]),
        (("elle", "ned", "marian", "josh"), [0, 0, 1, 1]),
    ],
)
def test_m1_newcomers_start_where_fewest_are(team: tuple[str, ...], starts: list[int]) -> None:
    places = {"places": [{"survivor": name} for name in team]}
    table = Scene(RULES, "M1", campaign=places)
    zones = [table.game.world.board.zone_at(start.zone) for start in table.game.world.mission.start]
    assert [zones.index(s.zone) for s in table.state.survivors[: len(team)]] == starts


@rule("FH-M1-05", "FH-SETUP-08")
def test_m1_with_nobody_beside_her_penny_gets_a_leader_who_starts_there() -> None:
    two = {"places": [{"survivor": "javier"}, {"survivor": "karl"}]}
    table = Scene(RULES, "M1", campaign=two).start(PickLeader(), Rest())
    table.asks("leader", "take:javier", "take:karl").play("take:karl")
    assert table.survivor("karl").zone == table.survivor("penny").zone
    assert table.survivor("javier").zone != table.survivor("penny").zone


# -- giving up -------------------------------------------------------------------------------


@rule("FH-CAMP-16")
def test_a_mission_given_up_is_played_again_from_the_sheets_it_began_with() -> None:
    table = campaign().turn("karl")
    mark(table.game, table.who("karl"), SICK, 1)
    mark(table.game, table.who("karl"), "hero", 1)
    table.play("give-up").asks("give-up", "say:agree", "say:refuse").play("say:agree")
    assert table.state.outcome is not None
    assert (table.state.outcome.reason, table.state.outcome.rule) == ("given-up", "FH-CAMP-16")
    following, after, verdict = handed_on(table)
    assert (following, verdict, after.attempt) == ("M2", "", 2)
    karl = SurvivorRecord(
        survivor="karl", cxp=2, skills=("hoard",), kept=("katana",), marks=(SICK, SICK)
    )
    assert after.places[1] == karl


@rule("FH-CAMP-16")
def test_whoever_thinks_better_of_it_goes_on_with_the_turn() -> None:
    table = campaign().turn("karl").play("noise")
    left = table.actions_left
    table.play("give-up", "say:refuse").asks("turn")
    assert table.outcome is None
    assert table.actions_left == left
    assert table.offers("give-up")


@rule("FH-CAMP-16")
def test_all_players_must_agree_to_give_up_and_one_refusal_is_enough() -> None:
    table = campaign(seats=3).turn("karl").play("give-up")  # second of six at a table of three
    table.asks("give-up", seats=(1,)).play("say:agree").asks("give-up", seats=(0,))
    table.play("say:agree").asks("give-up", seats=(2,)).play("say:refuse").asks("turn", seats=(1,))
    assert table.outcome is None
    table.play("give-up", "say:agree", "say:agree", "say:agree")
    assert table.state.outcome is not None


@rule("FH-CAMP-16", "FH-CAMP-17")
def test_who_died_before_the_others_gave_up_is_followed() -> None:
    table = die(campaign(), "karl").turn("wayne").play("give-up", "say:agree")
    table.asks("successor", *(f"successor:{name}" for name in OTHERS)).play("successor:ned")
    following, after, _ = handed_on(table)
    assert (following, after.dead, after.places[1].survivor) == ("M2", ("karl",), "ned")


@rule("FH-CAMP-16")
def test_a_mission_by_itself_is_not_given_up_and_a_turn_with_nothing_to_do_ends() -> None:
    assert not Scene(RULES, "M2").turn("karl").offers("give-up")
    table = campaign().clear().turn("karl", left=1)
    assert table.offers("give-up")
    table.play("noise").told(ev.TurnEnded, who=table.who("karl"))
