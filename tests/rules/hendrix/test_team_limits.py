"""The fallen, Penny, sheets and doors, two of everything (FH-KO, FH-PENNY, FH-CAMP)."""

from typing import Any

import pytest

from shambler.games.zombicide.hendrix import RULES
from shambler.games.zombicide.hendrix.setup import DealStartingCards, LayOutKept
from shambler.games.zombicide.systems.escort.escort import PickLeader, follow, leader_in
from shambler.games.zombicide.systems.knockout.events import Died
from shambler.games.zombicide.systems.knockout.knockout import fall, fallen_in
from shambler.games.zombicide.systems.sheets.sheet_state import change_sheet, sheet_of
from shambler.games.zombicide.systems.sheets.sheets import gain_cxp, mark
from shambler.games.zombicide.systems.story.closing import StoryEnds
from shambler.games.zombicide.systems.story.story_state import change_story
from shambler.testing import rule
from shambler.testing.zombicide import Rest, Scene
from tests.rules.hendrix.boards import HOUSE, TEAM, led_by, mission, scene


def campaign(key: str = "M2", seats: int = 1, **people: dict[str, Any]) -> Scene:
    """A mission of a campaign; some have more than a clean sheet."""
    places = [{"survivor": name, **people.get(name, {})} for name in TEAM]
    return Scene(RULES, key, campaign={"places": places}, seats=seats).clear()


# -- the fallen ----------------------------------------------------------------------------------


@rule("FH-KO-03", "FH-KO-10", "FHR-19", "Z-ACT-03", "Z2E-045")
def test_two_are_rescued_one_by_one_each_for_an_action() -> None:
    table = scene().put("karl", "A").put("riley", "A").put("marian", "B").put("wayne", "A")
    table.start(Rest())
    for name in ("karl", "riley", "marian"):
        fall(table.game, table.who(name))
    table.turn("wayne")
    assert (table.offers("rescue:karl"), table.offers("rescue:marian")) == (True, False)
    table.play("rescue:riley")
    assert [entry.who for entry in fallen_in(table.state).lying] == [
        table.who("karl"), table.who("marian"),
    ]  # fmt: skip
    table.play("rescue:karl")
    assert fallen_in(table.state).rescued == (table.who("riley"), table.who("karl"))
    assert (table.actions_left, table.survivor("wayne").experience) == (1, 0)


@rule("FH-KO-02", "FH-KO-04", "FH-KO-05", "FH-KO-08")
def test_each_of_the_fallen_has_a_round_of_their_own() -> None:
    table = scene().put("karl", "A").put("riley", "B").put("wayne", "E").start(Rest())
    fall(table.game, table.who("karl"))
    table.end_phase()
    fall(table.game, table.who("riley"))
    table.end_phase()
    table.told(Died, who="karl")
    fallen = fallen_in(table.state)
    assert ([entry.who for entry in fallen.lying], fallen.dead) == (
        [table.who("riley")], (table.who("karl"),),
    )  # fmt: skip
    table.end_phase()
    assert fallen_in(table.state).dead == (table.who("karl"), table.who("riley"))


@rule("FH-KO-01", "Z2E-058", "FH-KO-08")
def test_whoever_falls_lies_in_their_zone_and_others_keep_their_cards() -> None:
    table = (
        scene().put("karl", "C").put("riley", "C").equip("riley", "kukri").equip("karl", "katana")
    )
    table.start(Rest())
    fall(table.game, table.who("karl"))
    assert [(e.who, e.zone, e.round) for e in fallen_in(table.state).lying] == [
        (table.who("karl"), table.zone("C"), table.state.round)
    ]
    assert (table.cards_of("karl"), table.cards_of("riley")) == ([], ["kukri"])
    assert (table.where("riley"), table.wounds("riley")) == ("C", 0)


@rule("FH-KO-11", "FHR-07")
def test_penny_stays_with_her_leader_when_somebody_else_falls() -> None:
    table = led_by(scene(), "karl", "B").put("riley", "B").put("wayne", "B").start(Rest())
    fall(table.game, table.who("riley"))
    assert leader_in(table.state) == table.who("karl")
    fall(table.game, table.who("karl"))
    assert (leader_in(table.state), table.where("penny")) == (-1, "B")


@rule("FH-KO-12", "FH-WIN-08", "Z-WIN-02", "Z2E-013", "FH-KO-08")
def test_one_who_stands_or_has_left_is_enough_to_go_on() -> None:
    table = scene().put("karl", "A").put("riley", "A").start(Rest())
    fall(table.game, table.who("karl"))
    assert table.outcome is None
    fall(table.game, table.who("riley"))
    assert table.outcome is not None and table.outcome.rule == "FH-KO-12"


# -- Penny ---------------------------------------------------------------------------------------


@rule("FH-PENNY-05", "Z2E-090", "Z2E-043", "Z2E-088")
def test_penny_changes_sides_whoever_of_the_two_proposed_the_trade() -> None:
    table = led_by(scene(), "karl", "A").put("wayne", "A").put("riley", "A").turn("wayne")
    table.play("trade:karl").asks("hand-over").play("say:hand-over")
    assert leader_in(table.state) == table.who("wayne")
    table.turn("wayne")
    assert table.offers("trade:riley")  # a leader has somebody to give, cards or not
    table.equip("riley", "kukri").equip("karl", "katana").turn("riley").play("trade:karl")
    while table.game.decision.kind != "turn":
        assert table.game.decision.kind != "hand-over"
        table.play("done" if "done" in table.options else table.options[0])
    assert leader_in(table.state) == table.who("wayne")


@rule("FH-PENNY-05", "Z2E-090")
def test_nobody_takes_penny_along_while_she_is_led() -> None:
    table = led_by(scene(), "karl", "A").put("wayne", "A").turn("wayne")
    assert not table.offers("take-along:penny")
    follow(table.game, -1)
    table.turn("wayne", left=1).play("take-along:penny").asks("rest")
    assert leader_in(table.state) == table.who("wayne")


@rule("FH-SETUP-08", "FH-PENNY-01")
def test_the_leader_is_chosen_by_the_team_among_those_beside_penny() -> None:
    table = scene(seats=2).put("penny", "B").put("karl", "A").put("riley", "B").put("wayne", "B")
    table.start(PickLeader(), Rest()).asks("leader", "take:riley", "take:wayne", seats=(0, 1))
    table.play("take:wayne", seat=0)
    assert (leader_in(table.state), table.where("wayne")) == (table.who("wayne"), "B")


# -- sheets ----------------------------------------------------------------------------------------


@rule("FH-CAMP-03", "FH-CAMP-13", "FH-CAMP-04", "FH-CAMP-05")
def test_rewards_are_chosen_by_the_player_of_the_survivor_one_after_the_other() -> None:
    table = scene(seats=2).put("karl", "A").put("riley", "A").start(Rest())
    change_sheet(table.state, table.who("karl"), cxp=4)
    gain_cxp(table.game, table.who("karl"), 4)
    table.changed().asks("milestone", seats=(table.game.world.owners[table.who("karl")],))
    table.play("campaign-skill:hoard").asks("milestone")
    assert "campaign-skill:hoard" not in table.options
    table.play("campaign-skill:webbing").asks("rest")
    sheet = sheet_of(table.state, table.who("karl"))
    assert (sheet.cxp, sheet.skills, sheet.bonus) == (8, ("hoard", "webbing"), 0)
    assert sheet_of(table.state, table.who("riley")).skills == ()


@rule("FH-CAMP-13")
@pytest.mark.parametrize("milestone", [2, 5, 8, 11, 14, 17, 20])
def test_each_milestone_gives_one_reward_when_it_is_reached(milestone: int) -> None:
    for before, gained, rewards in (
        (milestone - 2, 1, 0),
        (milestone - 1, 1, 1),
        (milestone, 1, 0),
    ):
        table = scene().put("karl", "A").start(Rest())
        change_sheet(table.state, table.who("karl"), cxp=before)
        gain_cxp(table.game, table.who("karl"), gained)
        table.changed()
        for _ in range(rewards):
            table.asks("milestone").play("milestone:bonus")
        table.asks("rest")


@rule("FH-CAMP-06", "FH-CAMP-07")
def test_a_bonus_action_is_used_once_in_a_mission_also_in_later_turns() -> None:
    table = scene().put("karl", "A").put("riley", "A")
    for name in ("karl", "riley"):
        change_sheet(table.state, table.who(name), bonus=2)
    table.turn("karl").play("bonus", "end")
    assert table.turn("karl").offers("bonus")
    table.play("bonus", "end")
    assert not table.turn("karl").offers("bonus")
    assert table.turn("riley").offers("bonus")
    sheet = sheet_of(table.state, table.who("karl"))
    assert (sheet.bonus, sheet.used) == (2, 2)


@rule("FH-CAMP-07", "FH-CAMP-12", "FH-CAMP-01")
def test_bonus_actions_come_back_and_points_begin_again_in_the_next_mission() -> None:
    table = campaign(karl={"cxp": 5, "bonus": 2})
    table.survivor("karl").experience = 30
    table.turn("karl").play("bonus", "end")
    change_story(table.state, next=("M3",))
    table.start(StoryEnds())
    carry = RULES.carry(table.game)
    assert carry is not None
    after = Scene(RULES, "M3", campaign=carry.sheet)
    sheet = sheet_of(after.state, after.who("karl"))
    assert (sheet.cxp, sheet.bonus, sheet.used) == (5, 2, 0)
    assert (after.survivor("karl").experience, after.level_of("karl")) == (0, "blue")
    assert after.skills_of("karl") == ["sniper"]


@rule("FH-CAMP-14")
def test_a_card_of_a_skill_is_one_that_is_still_in_its_deck() -> None:
    table = campaign(karl={"cxp": 2, "skills": ["starts-with-ammunition"]})
    table.equip("riley", "plenty-of-shells", "plenty-of-shells").start(LayOutKept(), Rest())
    table.asks("receive").play("say:keep", "done").asks("rest")  # nothing to choose
    assert table.cards_of("karl") == ["plenty-of-bullets"]
    gone = campaign(karl={"cxp": 2, "skills": ["starts-with-ammunition"]})
    gone.equip("riley", "plenty-of-shells", "plenty-of-shells")
    gone.equip("wayne", "plenty-of-bullets", "plenty-of-bullets").start(LayOutKept(), Rest())
    gone.asks("rest")
    assert gone.cards_of("karl") == []


@rule("FH-SETUP-04", "FH-KEEP-06", "FH-KEEP-05", "FH-CAMP-01")
def test_everybody_gets_the_cards_they_kept_and_nobody_elses() -> None:
    table = campaign(karl={"kept": ["katana", "machete"]}, riley={"kept": ["katana"]})
    for name in ("karl", "riley"):
        assert table.cards_of(name) == []
    table.start(LayOutKept(), Rest())
    while table.game.decision.kind != "rest":
        table.play(table.options[0])
    laid = sorted(table.cards_of("karl")), table.cards_of("riley"), table.state.aside
    assert laid == (["katana", "machete"], ["katana"], ())
    decks = [card for stock in table.state.stocks for card in stock.cards]
    assert not set(table.copies("katana")) & set(decks)


@rule("FH-CAMP-09", "FH-M9-05")
def test_marks_of_one_survivor_are_nobody_elses() -> None:
    table = mission("M9").start(Rest())
    table.experience("riley", 43)
    before = table.skills_of("riley")
    mark(table.game, table.who("karl"), "contaminated", 1)
    mark(table.game, table.who("karl"), "hero", 2)
    assert sheet_of(table.state, table.who("karl")).marks == ("contaminated", "hero", "hero")
    assert (table.skills_of("riley"), sheet_of(table.state, table.who("riley")).marks) == (
        before,
        (),
    )
    mark(table.game, table.who("karl"), "hero", -1)
    assert sheet_of(table.state, table.who("karl")).marks == ("contaminated", "hero")


@rule("FH-CAMP-10")
def test_the_whole_team_chooses_where_several_missions_may_come_next() -> None:
    table = campaign("M5", seats=3)
    change_story(table.state, next=("M6", "M7"))
    table.start(StoryEnds()).asks("next-mission", "next:M6", "next:M7", seats=(0, 1, 2))
    table.play("next:M6", seat=2)
    carry = RULES.carry(table.game)
    assert carry is not None and (carry.next, carry.verdict) == ("M6", "")


# -- starting cards --------------------------------------------------------------------------------


@rule("Z2E-003")
def test_with_four_survivors_two_get_a_second_card_and_nobody_a_third() -> None:
    places = [{"survivor": name} for name in TEAM[:4]]
    table = Scene(RULES, "M2", campaign={"places": places, "dead": list(TEAM[4:])})
    deal = ("rifle", "crowbar", "pistol", "fire-axe", "ka-bar")
    copies = [table.copies(name)[0] for name in deal] + [table.copies("rifle")[1]]
    table.cards(*copies).start(DealStartingCards(), Rest())
    table.asks("deal-rest", *(f"take:{name}" for name in TEAM[:4])).play("take:karl")
    table.asks("deal-rest", "take:javier", "take:marian", "take:michelle").play("take:javier")
    table.asks("rest")
    assert [len(table.cards_of(name)) for name in TEAM[:4]] == [2, 2, 1, 1]
    assert table.cards_of("karl") == ["crowbar", "ka-bar"]


# -- doors -----------------------------------------------------------------------------------------


@rule("FH-DOOR-08", "FH-DOOR-09", "Z2E-042", "FH-DOOR-10")
def test_a_tool_in_hand_opens_a_door_of_the_zone_and_one_in_the_backpack_does_not() -> None:
    table = scene(HOUSE).put("karl", "B").pack("karl", "crowbar").turn("karl")
    assert table.blocked("open:B-C") == "FH-DOOR-08"
    table = scene(HOUSE).put("karl", "A").equip("karl", "crowbar").turn("karl")
    assert not [key for key in table.options if key.startswith("open:")]
    table.put("karl", "B").cards(77, 78).turn("karl", left=1).play("open:B-C", "zone:D")
    assert (table.is_closed("B", "C"), table.is_closed("E", "F")) == (False, True)
    assert not [key for key in table.turn("karl").options if key.startswith(("open:", "close:"))]


@rule("FH-CAMP-16")
@pytest.mark.parametrize(("won", "attempt"), [(True, 1), (False, 4)])
def test_attempts_are_counted_anew_for_each_mission(won: bool, attempt: int) -> None:
    places = [{"survivor": name} for name in TEAM]
    table = Scene(RULES, "M2", campaign={"places": places, "attempt": 3}).clear()
    if won:
        change_story(table.state, next=("M3",))
        table.start(StoryEnds())
    else:
        table.game.finish((), "out-of-reach", "Z-WIN-03")
    carry = RULES.carry(table.game)
    assert carry is not None
    assert (carry.next, carry.sheet.get("attempt", 1)) == ("M3" if won else "M2", attempt)


@rule("Z2E-003")
def test_two_survivors_get_three_starting_cards_each() -> None:
    places = [{"survivor": name} for name in TEAM[:2]]
    table = Scene(RULES, "M2", campaign={"places": places, "dead": list(TEAM[2:])})
    deal = ("rifle", "crowbar", "pistol", "fire-axe", "ka-bar")
    copies = [table.copies(name)[0] for name in deal] + [table.copies("rifle")[1]]
    table.cards(*copies).start(DealStartingCards(), Rest())
    for _ in range(2):  # the second card of a pair goes to the other one without a question
        table.asks("deal-rest", *(f"take:{name}" for name in TEAM[:2])).play(f"take:{TEAM[1]}")
    table.asks("rest")
    assert [len(table.cards_of(name)) for name in TEAM[:2]] == [3, 3]
