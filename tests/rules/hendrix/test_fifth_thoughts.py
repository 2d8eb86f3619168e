"""Rules looked at a fifth time: once and no more, and never where it is not allowed."""

from typing import Any

import pytest

from shambler.games.zombicide.hendrix import RULES
from shambler.games.zombicide.systems.buildings.buildings import open_door
from shambler.games.zombicide.systems.escort.escort import NOBODY, leader_in
from shambler.games.zombicide.systems.escort.events import LeaderChosen
from shambler.games.zombicide.systems.knockout.knockout import fall
from shambler.games.zombicide.systems.road_cars.road_cars import RollInto, release
from shambler.games.zombicide.systems.sheets.sheet_state import sheet_of
from shambler.games.zombicide.systems.sheets.sheets import mark
from shambler.games.zombicide.systems.story import effects as fx
from shambler.games.zombicide.systems.story.events import NoteRead
from shambler.kernel.errors import BadSetup
from shambler.kernel.match import Match
from shambler.testing import rule
from shambler.testing.zombicide import Rest, Scene
from tests.rules.hendrix.boards import HOUSE, STREET, TEAM, does, led_by, mission, scene
from tests.rules.hendrix.test_mission_specials import besieged, stir
from tests.rules.hendrix.test_night_limits import lamp
from tests.rules.hendrix.test_second_thoughts import with_car
from tests.rules.hendrix.test_succession import SICK, campaign, handed_on


@rule("FH-LIGHT-05")
def test_a_beam_is_turned_another_way_and_not_the_way_it_points_already() -> None:
    table = lamp("wayne", "B", "A").turn("wayne")
    assert [key for key in table.options if key.startswith("light:")] == [
        table.key("light:B"),
        table.key("light:C"),
    ]


@rule("FH-CAMP-14", "Z2E-079")
def test_nobody_steps_aside_out_of_a_car() -> None:
    table = with_car(STREET).put("karl", "B").ride("karl", "pimpmobile", driver=True).spawn("C")
    table.skills("karl", "sidestep", only=True).cards(43).spawning().asks("rest")
    table = with_car(STREET).put("karl", "B").spawn("C")
    table.skills("karl", "sidestep", only=True).cards(43).spawning()
    table.asks("answer-spawn", "answer:sidestep.karl", "pass")


@rule("FH-CAMP-14", "FHR-14")
def test_destiny_is_for_the_own_turn_and_not_for_what_an_answer_to_zombies_finds() -> None:
    table = scene().put("karl", "B").equip("karl", "machete").spawn("B")
    table.skills("karl", "combat-reflexes", "hold-your-nose", "destiny", only=True)
    table.cards(41).spawning().play("answer:combat-reflexes.karl")
    table.dice(6).finds("water").play("melee:machete>B")
    table.asks("receive", "say:keep", "say:discard")


@rule("FH-M10-08")
def test_m10_the_note_is_read_once_however_many_doors_are_forced() -> None:
    table = besieged().put("walker", "8.1", 2)
    table.state.tally["border-doors"] = 2
    stir(table, "8.1", "walker", 2).asks("building-order")
    table.not_told(NoteRead)


@rule("FH-SKILL-17", "Z2E-079")
def test_whoever_hits_out_of_a_car_does_not_run_out_of_it() -> None:
    table = with_car(STREET).put("karl", "B").ride("karl", "pimpmobile", driver=True)
    table.equip("karl", "machete").skills("karl", "hit-and-run", only=True).put("walker", "B", 2)
    table.turn("karl").dice(6).play("melee:machete>B").asks("turn")
    table.play("get-out:pimpmobile").dice(6).play("melee:machete>B").asks("free-move")


@rule("Z2E-080", "FH-KO-11")
def test_a_car_whose_driver_has_fallen_rolls_no_farther() -> None:
    table = with_car(STREET).put("karl", "B").ride("karl", "pimpmobile", driver=True)
    table.put("riley", "B").ride("riley", "pimpmobile").start(Rest())
    fall(table.game, table.who("karl"))
    table.start(RollInto(table.who("karl"), 0, table.zone("C"), True), Rest())
    assert table.where("riley") == "B"


@rule("FH-PENNY-05", "FH-KO-11", "FHR-07")
def test_when_her_leader_falls_penny_is_alone_even_among_friends() -> None:
    table = led_by(scene(), "karl", "A").put("riley", "A").put("wayne", "A").start(Rest())
    fall(table.game, table.who("karl"))
    assert leader_in(table.state) == NOBODY
    table.turn("riley").play("move:B")
    assert table.where("penny") == "A"
    assert table.turn("wayne").cost_of("take-along:penny") == 1


def taxi(zone: str) -> Scene:
    """Karl at the wheel of a car before an open house."""
    table = with_car(HOUSE).put("pimpmobile", zone).put("karl", zone)
    open_door(table.game, table.game.world.opening(("0.1", "0.2")))
    return table.ride("karl", "pimpmobile", driver=True).turn("karl")


@rule("Z2E-080")
def test_a_car_that_would_drive_into_a_house_is_refused_by_the_key_of_the_drive() -> None:
    table = taxi("B")
    assert table.offers("drive:pimpmobile>A")
    assert table.blocked("drive:pimpmobile>C") == "Z2E-080"
    assert [key for key in table.options if key.startswith("drive-fast")] == []
    table = taxi("A")  # two zones on there is a house
    drives = [key for key in table.options if key.startswith("drive")]
    assert drives == [table.key("drive:pimpmobile>B")]


@rule("Z2E-079", "Z2E-080")
def test_a_passenger_is_told_who_drives_fast_or_slow_and_that_the_wheel_is_taken() -> None:
    table = with_car(STREET).put("karl", "B").ride("karl", "pimpmobile", driver=True)
    table.put("riley", "B").ride("riley", "pimpmobile").turn("riley")
    assert table.blocked("drive:pimpmobile>A") == "Z2E-080"
    assert table.blocked("drive-fast:pimpmobile>C>D") == "Z2E-080"
    assert table.blocked("change-seat:pimpmobile.driver") == "Z2E-079"
    assert table.turn("karl").offers("change-seat:pimpmobile.passenger")


@rule("FHR-24", "Z-SEARCH-03")
def test_searching_the_pimpmobile_is_the_search_of_the_turn_and_costs_an_action() -> None:
    table = mission("M4").clear().put("karl", "2.0").put("riley", "2.0")
    release(table.state, 0)
    weapon = table.copies("golden-kukri")[0]
    table.turn("karl").cards(weapon).play("search-car:pimpmobile", "say:discard")
    assert table.actions_left == 2
    assert table.blocked("search-car:pimpmobile") == "FHR-24"
    again = mission("M4").clear().put("karl", "2.0")
    release(again.state, 0)
    assert (
        again.skills("karl", "plus-1-free-search-action")
        .turn("karl", left=0)
        .offers("search-car:pimpmobile")
    )
    again.turn("karl").acting.use(again.game, "search-done")
    assert again.changed().blocked("search-car:pimpmobile") == "Z-SEARCH-03"


@rule("FH-PENNY-05", "Z2E-090")
def test_everybody_hears_with_whom_penny_goes_from_now_on() -> None:
    table = led_by(scene(), "karl", "A").put("riley", "A").equip("karl", "machete").turn("karl")
    table.play("trade:riley")
    for _ in range(9):
        if table.game.decision.kind == "hand-over":
            break
        table.play(next(key for key in ("done", "say:agree") if key in table.options))
    table.play("say:hand-over").told(LeaderChosen, who=table.who("riley"))
    assert leader_in(table.state) == table.who("riley")


@rule("FH-CAMP-02", "FH-OBJ-05")
@pytest.mark.parametrize(("whom", "gained"), [("taker", "karl"), ("team", "karl riley")])
def test_some_cards_give_campaign_experience_to_each_of_those_they_mean(
    whom: Any, gained: str
) -> None:
    table = does(
        scene().put("karl", "A").put("riley", "B"),
        fx.CampaignExperience(who=whom, amount=1),
        "karl",
    )
    have = [name for name in TEAM if sheet_of(table.state, table.who(name)).cxp == 1]
    assert have == gained.split()


# -- the sheet ---------------------------------------------------------------------------------


def sheet(**karl: Any) -> dict[str, Any]:
    """A team in which Karl has done something."""
    return {"places": [{"survivor": name} | (karl if name == "karl" else {}) for name in TEAM]}


@rule("FH-KEEP-06", "FH-SETUP-04", "FH-KEEP-02")
def test_a_pimpweapon_that_was_kept_is_laid_out_and_is_in_its_deck_no_more() -> None:
    match = Match.new(RULES, "M2", seed=4, campaign=sheet(kept=["prized-katana", "molotov"]))
    game: Any = match.game
    karl = game.state.survivors[game.world.names.index("karl")]
    for _ in range(40):
        if match.game.decision.kind == "leader":
            break
        match.play(match.game.decision.options[-1].key)
    held = {game.gear(card).id for card in (*karl.hands, *karl.pack) if card >= 0}
    assert {"prized-katana", "molotov"} <= held
    assert game.world.copies["prized-katana"][0] not in game.state.prototypes.cards
    assert RULES.broken(game) == []


@pytest.mark.parametrize(
    ("cxp", "skills", "bonus"),
    [(1, [], 1), (2, [], 0), (2, ["hoard"], 1), (5, ["hoard"], 0), (20, ["hoard"], 5), (4, [], 2)],
)
@rule("FH-CAMP-13", "FH-CAMP-03")
def test_a_sheet_has_a_reward_for_each_milestone_no_more_and_no_less(
    cxp: int, skills: list[str], bonus: int
) -> None:
    with pytest.raises(BadSetup, match="rewards"):
        Match.new(RULES, "M2", seed=1, campaign=sheet(cxp=cxp, skills=skills, bonus=bonus))


@rule("FH-M10-10", "FH-CAMP-16")
@pytest.mark.parametrize(("lost", "dead"), [("given-up", ()), ("companion-died", ("karl",))])
def test_m10_the_contaminated_die_with_the_campaign_and_not_with_an_attempt(
    lost: str, dead: tuple[str, ...]
) -> None:
    table = campaign("M10").start(Rest())
    mark(table.game, table.who("karl"), SICK, 1)
    table.game.finish((), lost)
    following, after, verdict = handed_on(table)
    assert (following, verdict) == (("M10", "") if not dead else ("", "lost"))
    assert (after.dead, after.sick) == (dead, dead)


@rule("FH-M9-05", "FH-M10-09", "Z2E-006")
@pytest.mark.parametrize("key", ["M9", "M10"])
def test_kids_slip_past_zombies_however_sick_they_are(key: str) -> None:
    places = [{"survivor": name} for name in (*TEAM[:5], "odin")]
    table = Scene(RULES, key, campaign={"places": places}).start(Rest())
    mark(table.game, table.who("odin"), SICK, 4)
    assert table.skills_of("odin") == ["slippery-once"]  # it comes with no danger level
    mark(table.game, table.who("odin"), SICK, -1)
    assert table.skills_of("odin") == ["plus-1-die-melee", "slippery-once"]
