"""The sheet, its rewards, Keep rolls and what one mission hands to the next (FH-CAMP, FH-KEEP)."""

from typing import Any

import pytest

from shambler.games.zombicide.hendrix import RULES
from shambler.games.zombicide.hendrix.setup import LayOutKept
from shambler.games.zombicide.systems.sheets.sheet_state import change_sheet, sheet_of, team_of
from shambler.games.zombicide.systems.sheets.sheets import gain_cxp, mark, mark_team
from shambler.games.zombicide.systems.story.closing import StoryEnds
from shambler.games.zombicide.systems.story.story import OpeningCards
from shambler.games.zombicide.systems.story.story_state import change_story
from shambler.kernel.errors import BadSetup
from shambler.kernel.match import Match
from shambler.testing import rule
from shambler.testing.zombicide import Rest, Scene
from tests.rules.hendrix.boards import HOUSE, TEAM, scene

SKILLS = {
    "combat-reflexes", "destiny", "hoard", "hold-your-nose", "home-defender", "lifesaver",
    "low-profile", "night-fighter", "sidestep", "starts-with-2-ap", "starts-with-a-repair-kit",
    "starts-with-ammunition", "steady-hand", "webbing",
}  # fmt: skip


def campaign(mission: str = "M1", **karl: Any) -> Scene:
    """A mission of a campaign in which Karl has a sheet like this, the others clean ones."""
    places = [{"survivor": name, **(karl if name == "karl" else {})} for name in TEAM]
    return Scene(RULES, mission, campaign={"places": places}).clear()


def learned(table: Scene) -> Scene:
    """Take the first skill of every level."""
    while table.game.decision is not None and table.game.decision.kind == "learn":
        table.play(table.options[0])
    return table


def cxp(table: Scene, name: str = "karl") -> int:
    """The campaign experience on somebody's sheet."""
    return sheet_of(table.state, table.who(name)).cxp


def handed_on(table: Scene) -> Any:
    """What a finished match hands on."""
    carry = RULES.carry(table.game)
    assert carry is not None
    return carry


# -- experience and milestones ---------------------------------------------------------------


@rule("FH-CAMP-02", "FH-ULTRA-04")
def test_a_point_for_orange_and_one_for_red_and_none_for_ultrared() -> None:
    table = scene().put("karl", "A")
    assert cxp(learned(table.gains("karl", 18))) == 0
    assert cxp(learned(table.gains("karl", 1))) == 1
    assert cxp(learned(table.gains("karl", 23))) == 1
    table.gains("karl", 1)
    while table.game.decision.kind != "rest":
        table.play(table.options[0])
    assert cxp(table) == 2
    over = scene(ultrared=True).put("karl", "A").gains("karl", 43)
    while over.game.decision.kind != "rest":
        over.play(over.options[0])
    assert cxp(over) == 2
    over.gains("karl", 43)
    while over.game.decision.kind != "rest":
        over.play(over.options[0])
    assert cxp(over) == 2


@rule("FH-CAMP-03", "FH-CAMP-13")
@pytest.mark.parametrize(
    ("before", "more", "rewards"),
    [(0, 1, 0), (1, 1, 1), (2, 2, 0), (4, 1, 1), (4, 4, 2), (19, 1, 1)],
)
def test_milestones_give_a_reward_each(before: int, more: int, rewards: int) -> None:
    table = scene().put("karl", "A").start(Rest())
    change_sheet(table.state, table.who("karl"), cxp=before)
    gain_cxp(table.game, table.who("karl"), more)
    table.changed()
    for _ in range(rewards):
        table.asks("milestone").play("milestone:bonus")
    table.asks("rest")
    assert sheet_of(table.state, table.who("karl")).bonus == rewards
    assert cxp(table) == before + more


@rule("FH-CAMP-13")
def test_there_are_twenty_boxes_and_no_more() -> None:
    table = scene().put("karl", "A").start(Rest())
    change_sheet(table.state, table.who("karl"), cxp=19)
    gain_cxp(table.game, table.who("karl"), 5)
    table.changed().play("milestone:bonus").asks("rest")
    assert cxp(table) == 20
    gain_cxp(table.game, table.who("karl"), 1)
    table.changed().asks("rest")


@rule("FH-CAMP-05", "FH-CAMP-14", "FH-CAMP-03")
def test_a_reward_is_a_bonus_action_or_one_of_fourteen_skills_each_once() -> None:
    table = scene().put("karl", "A").start(Rest())
    change_sheet(table.state, table.who("karl"), cxp=1)
    gain_cxp(table.game, table.who("karl"), 1)
    table.changed().asks("milestone")
    offered = {key.removeprefix("campaign-skill:") for key in table.options} - {"milestone:bonus"}
    assert offered == SKILLS
    table.play("campaign-skill:hoard")
    gain_cxp(table.game, table.who("karl"), 3)
    table.changed().asks("milestone")
    assert "campaign-skill:hoard" not in table.options
    assert len(table.options) == 14
    table.play("campaign-skill:webbing")
    gain_cxp(table.game, table.who("karl"), 3)
    table.changed().asks("milestone")
    offered = {key.removeprefix("campaign-skill:") for key in table.options} - {"milestone:bonus"}
    assert offered == SKILLS - {"hoard", "webbing"}


@rule("FH-CAMP-04", "FH-CAMP-05")
def test_rewards_work_in_the_same_turn() -> None:
    table = scene().put("wayne", "A").equip("wayne", "fire-axe").experience("wayne", 18)
    change_sheet(table.state, table.who("wayne"), cxp=1)
    table.put("walker", "A").put("riley", "B").put("walker", "B").turn("wayne", left=1)
    table.dice(4).play("melee:fire-axe>A")
    while table.game.decision.kind == "learn":
        table.play("learn:charge")
    table.asks("milestone").play("campaign-skill:lifesaver").asks("turn")
    assert table.offers("skill:lifesaver>B")


@rule("FH-CAMP-06", "FH-CAMP-07", "FH-CAMP-15")
def test_bonus_actions_are_one_more_action_each_once_per_mission_several_per_turn() -> None:
    table = campaign(cxp=5, bonus=2).put("karl", "0.4").turn("karl")
    assert table.actions_left == 3
    table.play("bonus", "bonus")
    assert table.actions_left == 5
    assert not table.offers("bonus")
    assert not table.play("end").turn("karl").offers("bonus")  # not again in this mission
    spent = campaign(cxp=2, bonus=1).put("karl", "0.4").turn("karl", left=0)
    spent.play("bonus", "noise")
    assert spent.noise_at("0.4") == 1


@rule("FH-CAMP-07")
def test_all_bonus_actions_are_restored_after_the_mission() -> None:
    table = campaign(cxp=2, bonus=1).put("karl", "0.4").turn("karl").play("bonus", "end")
    place = handed_on(table.start(StoryEnds())).sheet["places"][1]
    assert (place["survivor"], place["bonus"]) == ("karl", 1)
    assert campaign(cxp=2, bonus=1).put("karl", "0.4").turn("karl").offers("bonus")


@rule("FH-SKILL-11", "FH-CAMP-14", "FH-INV-09")
def test_hoard_has_room_for_two_more_cards() -> None:
    for skills, room in ((["hoard"], 5), ([], 3)):
        table = scene(HOUSE).put("wayne", "C").pack("wayne", "water", "water", "kukri")
        if skills:
            table.skills("wayne", *skills)
        table.equip("wayne", "rifle", "crowbar").turn("wayne").finds("machete")
        table.play("search:advanced", "say:keep", "card:rifle", "card:crowbar")
        kept = table.game.decision.kind != "make-room"
        assert kept == (room == 5)


@rule("FHR-14", "FH-CAMP-14")
def test_hold_your_nose_draws_from_the_advanced_deck_when_the_zone_is_cleared() -> None:
    table = scene(HOUSE).put("wayne", "C").skills("wayne", "hold-your-nose").put("walker", "C", 2)
    table.equip("wayne", "kukri").turn("wayne").dice(4, 1).play("melee:kukri>C").asks("turn")
    table.dice(4, 1).finds("water").play("melee:kukri>C").asks("receive").play("say:discard")
    assert table.offers("search:advanced")  # it was no search


@rule("FHR-14")
def test_hold_your_nose_works_for_all_who_have_it_whoever_fells_the_last() -> None:
    table = scene(HOUSE).put("wayne", "C").put("karl", "C").put("riley", "D").put("walker", "C")
    for name in ("karl", "riley"):
        table.skills(name, "hold-your-nose")
    table.equip("wayne", "kukri").turn("wayne").dice(4, 1).finds("water").play("melee:kukri>C")
    table.asks("receive")
    assert table.game.decision.about["who"] == table.who("karl")
    table.play("say:discard").asks("turn")  # nobody in another zone draws


@rule("FH-CAMP-14")
@pytest.mark.parametrize(
    ("skill", "card"),
    [("starts-with-a-repair-kit", "repair-kit"), ("starts-with-ammunition", "plenty-of-shells")],
)
def test_cards_of_skills_come_at_set_up(skill: str, card: str) -> None:
    table = campaign(cxp=2, skills=[skill]).start(LayOutKept(), Rest())
    while table.game.decision.kind != "rest":
        wanted = [key for key in table.options if key.endswith(card)]
        table.play(wanted[0] if wanted else "say:keep" if "say:keep" in table.options else "done")
    assert table.cards_of("karl") == [card]


@rule("FH-CAMP-14")
def test_two_points_at_set_up() -> None:
    table = campaign(cxp=2, skills=["starts-with-2-ap"]).start(LayOutKept(), Rest())
    assert table.survivor("karl").experience == 2
    assert table.survivor("riley").experience == 0
    skills = ["starts-with-a-repair-kit", "hoard", "starts-with-2-ap"]
    table = campaign(cxp=8, skills=skills).start(LayOutKept(), Rest())
    table.asks("receive").play("say:discard").asks("rest")
    assert table.survivor("karl").experience == 2  # every skill does what it says


@rule("FH-CAMP-14", "FH-SKILL-08")
def test_webbing_and_steady_hand() -> None:
    table = scene().put("wayne", "A").skills("wayne", "webbing").pack("wayne", "kukri")
    table.put("walker", "A", 3).turn("wayne")
    table.dice(4, 4).play("from-pack:webbing:melee:kukri>A")
    assert table.enemies("A") == {"walker": 1}
    steady = scene().put("wayne", "A").skills("wayne", "steady-hand").equip("wayne", "pistol")
    steady.put("riley", "B").put("walker", "B").turn("wayne").dice(1).play("fire:pistol>B")
    steady.asks("turn")
    assert steady.wounds("riley") == 0


JACK = "jack-of-all-trades"


def trades(table: Scene, *names: str) -> Scene:
    """Set-up with survivors of one's own making, who know all trades."""
    jack = table.game.world.skill_index[JACK]
    for survivor in map(table.survivor, names or ("karl",)):
        survivor.skills = (*survivor.skills, jack)
    return table.start(LayOutKept(), Rest())


@rule("FH-SKILL-07")
def test_a_jack_of_all_trades_starts_with_a_campaign_skill_they_do_not_have() -> None:
    table = trades(campaign(cxp=2, skills=["hoard"]).skills("karl", "sidestep"))
    others = SKILLS - {"hoard", "sidestep"}
    table.asks("mission-skill", *(f"campaign-skill:{skill}" for skill in others))
    table.play("campaign-skill:webbing").asks("rest")
    assert {"hoard", "webbing"} <= set(table.skills_of("karl"))
    assert "webbing" not in table.skills_of("riley")


@rule("FH-SKILL-07")
def test_each_of_two_chooses_for_themselves_and_what_begins_at_set_up_begins() -> None:
    table = trades(campaign(), "karl", "riley")
    table.play("campaign-skill:starts-with-2-ap", "campaign-skill:starts-with-2-ap").asks("rest")
    points = [table.survivor(name).experience for name in ("karl", "riley", "wayne")]
    assert points == [2, 2, 0]


@rule("FH-SKILL-07")
def test_the_skill_lasts_for_the_mission_and_no_longer() -> None:
    table = trades(campaign("M10")).play("campaign-skill:webbing")
    for _ in range(4):
        mark(table.game, table.who("karl"), "contaminated", 1)
    assert "webbing" in table.skills_of("karl")  # it comes with no danger level
    table = trades(campaign("M2", cxp=2, skills=["hoard"])).play("campaign-skill:webbing")
    places = handed_on(table.start(StoryEnds())).sheet["places"]
    assert [list(place.get("skills", ())) for place in places] == [[], ["hoard"], [], [], [], []]


@rule("FH-SKILL-07", "Z-ULTRA-03")
def test_nobody_learns_to_be_a_jack_of_all_trades() -> None:
    table = scene(ultrared=True).put("karl", "A").start(LayOutKept(), Rest()).asks("rest")
    offered: set[str] = set()
    for _ in range(4):
        table.gains("karl", 43)
        while table.game.decision.kind != "rest":
            offered |= set(table.options)
            table.play(table.options[0])
    assert "learn:hoard" in offered  # anything else
    assert f"learn:{JACK}" not in offered


# -- marks -----------------------------------------------------------------------------------


@rule("FH-CAMP-09")
def test_one_of_several_is_lost_at_a_time() -> None:
    table = campaign(marks=["contaminated"] * 3)
    mark(table.game, table.who("karl"), "contaminated", -1)
    assert sheet_of(table.state, table.who("karl")).marks == ("contaminated",) * 2


@rule("FH-CAMP-08", "FH-CAMP-09")
def test_achievements_belong_to_one_or_to_the_team_and_can_be_held_several_times() -> None:
    table = campaign(marks=["contaminated"])
    mark(table.game, table.who("karl"), "contaminated", 1)
    mark_team(table.game, "lindas-call")
    mark_team(table.game, "lindas-call")
    sheet = handed_on(table.start(StoryEnds())).sheet
    assert sheet["places"][1]["marks"] == ["contaminated", "contaminated"]
    assert sheet["places"][0].get("marks", []) in ([], ())
    assert list(sheet["marks"]) == ["lindas-call"]


@rule("FH-CAMP-08")
def test_an_achievement_matters_in_a_later_mission() -> None:
    places = [{"survivor": name} for name in TEAM]
    for marks, asleep in ((["lab-burnt"], True), ([], False)):
        table = Scene(RULES, "M5", campaign={"places": places, "marks": marks})
        table.start(OpeningCards(), Rest())
        awake = {table.game.world.spawn_name(t.id): t.active for t in table.state.spawns}
        assert awake["P4"] is not asleep


# -- from mission to mission -----------------------------------------------------------------


@rule("FH-CAMP-01", "FH-SETUP-09", "FH-KEEP-05")
def test_a_sheet_holds_experience_skills_bonus_actions_marks_and_kept_cards() -> None:
    table = campaign(cxp=5, skills=["hoard"], bonus=1, marks=["contaminated"], kept=["chainsaw"])
    sheet = sheet_of(table.state, table.who("karl"))
    assert (sheet.cxp, sheet.skills, sheet.bonus, sheet.marks) == (
        5,
        ("hoard",),
        1,
        ("contaminated",),
    )
    assert "hoard" in table.skills_of("karl")
    clean = sheet_of(table.state, table.who("wayne"))
    assert (clean.cxp, clean.skills, clean.bonus, clean.marks) == (0, (), 0, ())
    single = Scene(RULES, "M1")  # a table without a campaign
    assert [sheet_of(single.state, who).cxp for who in range(6)] == [0] * 6
    for wrong in ({"cxp": 5}, {"cxp": 2, "skills": ["sniper"]}, {"kept": ["water"]}, {"cxp": 21}):
        with pytest.raises(BadSetup):
            campaign(**wrong)


@rule("FH-CAMP-12", "FH-CAMP-01")
def test_every_mission_starts_afresh_with_what_the_sheet_says() -> None:
    table = campaign(cxp=1).put("karl", "0.4").hurt("karl", 2)
    learned(table.gains("karl", 7))
    sheet = handed_on(table.start(StoryEnds())).sheet
    again = Scene(RULES, "M2", campaign=sheet)
    survivor = again.survivor("karl")
    assert (survivor.experience, survivor.level, again.wounds("karl")) == (0, 0, 0)
    assert again.skills_of("karl") == ["sniper"]
    assert cxp(again) == 1


@rule("FH-KEEP-01", "FH-KEEP-02", "FH-KEEP-03", "FH-KEEP-05", "FH-CAMP-01")
def test_cards_with_a_keep_value_are_rolled_for_one_by_one_and_a_break_loses_them() -> None:
    table = (
        campaign()
        .equip("karl", "machete", "chainsaw")
        .pack("karl", "plenty-of-shells", "sawed-off")
    )
    table.dice(2, 6).dice(2, 3, 4, 5, 1).dice(6, 6, 6, 6).start(StoryEnds())
    place = handed_on(table).sheet["places"][1]
    assert sorted(place["kept"]) == ["machete", "sawed-off"]


@rule("FH-KEEP-01", "FH-KO-01")
def test_those_who_fell_keep_nothing_and_those_who_left_keep_theirs() -> None:
    table = campaign().equip("karl", "machete").equip("riley", "kukri")
    table.survivor("riley").zone, table.survivor("riley").status = -1, 1
    table.put("karl", "0.4").put("walker", "0.4", 3).activation("walker").clear()
    table.dice(2, 2, 2, 2).start(StoryEnds())
    places = {place["survivor"]: place for place in handed_on(table).sheet["places"]}
    assert list(places["riley"]["kept"]) == ["kukri"]
    assert list(places["karl"].get("kept", ())) == []  # he lives, without his cards
    assert len(places) == 6


@rule("FH-SETUP-04", "FH-KEEP-06")
def test_kept_cards_come_on_top_and_are_arranged_before_play() -> None:
    table = campaign(kept=["chainsaw", "kukri"]).equip("karl", "rifle")
    assert len(table.state.stocks[0]) == 28  # they were taken out of the deck
    table.start(LayOutKept(), Rest())
    while table.game.decision.kind != "rest":
        table.play(table.options[0])
    assert sorted(table.cards_of("karl")) == ["chainsaw", "kukri", "rifle"]


@rule("FH-KEEP-06")
def test_what_does_not_fit_is_discarded_by_choice() -> None:
    kept = ["chainsaw", "kukri", "machete", "katana", "sawed-off"]
    table = campaign(kept=kept).equip("karl", "rifle").start(LayOutKept(), Rest())
    seen = set()
    while table.game.decision.kind != "rest":
        seen.add(table.game.decision.kind)
        table.play(table.options[0])
    assert len(table.cards_of("karl")) == 5
    assert len(table.state.discards) + len(table.state.removed) >= 1


@rule("FH-KEEP-04")
def test_nobody_keeps_more_copies_than_there_are() -> None:
    places = [{"survivor": name, "kept": ["chainsaw"]} for name in TEAM[:3]]
    rest = [{"survivor": name} for name in TEAM[3:]]
    with pytest.raises(BadSetup):
        Scene(RULES, "M1", campaign={"places": [*places, *rest]})
    Scene(RULES, "M1", campaign={"places": [*places[:2], {"survivor": TEAM[2]}, *rest]})


@rule("FH-KO-05", "FH-KO-04")
def test_the_dead_are_listed_and_cannot_be_played_again() -> None:
    table = campaign().put("karl", "0.4").put("walker", "0.4", 3).activation("walker").clear()
    table.state.spawns = ()
    table.end_phase()
    table.end_phase()
    sheet = handed_on(table.start(StoryEnds()).play("successor:elle")).sheet
    assert list(sheet["dead"]) == ["karl"]
    assert "karl" not in [place["survivor"] for place in sheet["places"]]
    forged = [{"survivor": name} for name in TEAM]
    with pytest.raises(BadSetup):
        Match.new(RULES, "M2", seed=1, campaign={"places": forged, "dead": ["karl"]})


@rule("FH-KO-04", "FH-CAMP-17")
def test_who_still_lies_there_when_the_mission_ends_lives() -> None:
    table = campaign().put("karl", "0.4").put("walker", "0.4", 3).activation("walker").clear()
    sheet = handed_on(table.start(StoryEnds())).sheet
    assert "karl" in [place["survivor"] for place in sheet["places"]]
    again = Scene(RULES, "M2", campaign=sheet)
    assert (again.wounds("karl"), again.cards_of("karl")) == (0, [])


@rule("FH-CAMP-16", "FHR-26")
def test_a_lost_mission_is_played_again_with_the_old_sheets_but_contamination_stays() -> None:
    table = campaign("M2", cxp=1, kept=["machete"])
    table.start(Rest())
    gain_cxp(table.game, table.who("karl"), 1)
    table.changed().play("milestone:bonus")
    mark(table.game, table.who("karl"), "contaminated", 1)
    mark(table.game, table.who("karl"), "hero", 1)
    table.game.finish((), "out-of-reach", "Z-WIN-03")
    carry = handed_on(table)
    place = carry.sheet["places"][1]
    assert (carry.next, place["cxp"], place.get("bonus", 0)) == ("M2", 1, 0)
    assert list(place["marks"]) == ["contaminated"]
    assert list(place["kept"]) == ["machete"]
    assert carry.sheet["attempt"] == 2


@rule("FH-CAMP-10")
def test_missions_follow_each_other_unless_a_card_says_otherwise() -> None:
    table = campaign("M2")
    change_story(table.state, next=("M3",))
    assert handed_on(table.start(StoryEnds())).next == "M3"
    assert handed_on(campaign("M2").start(StoryEnds())).next == "M3"  # the cards say nothing
    assert handed_on(campaign("M10").start(StoryEnds())).verdict == "won"
    fork = campaign("M5")
    change_story(fork.state, next=("M6", "M7"))
    fork.start(StoryEnds()).asks("next-mission", "next:M6", "next:M7").play("next:M7")
    assert handed_on(fork).next == "M7"


@rule("FH-WIN-07", "FH-WIN-08", "FH-KO-12")
@pytest.mark.parametrize("reason", ["all-down", "companion-died"])
def test_the_campaign_is_lost_with_penny_or_with_everybody(reason: str) -> None:
    table = campaign()
    table.game.finish((), reason, "FH-KO-12")
    carry = handed_on(table)
    assert (carry.next, carry.verdict) == ("", "lost")


@rule("FH-M10-10")
@pytest.mark.parametrize("won", [True, False])
def test_when_the_campaign_ends_the_contaminated_die(won: bool) -> None:
    table = campaign("M10", marks=["contaminated"])
    if won:
        change_story(table.state, over=True)
        table.start(StoryEnds())
    else:
        table.game.finish((), "all-down", "FH-KO-12")
    carry = handed_on(table)
    assert carry.verdict == ("won" if won else "lost")
    assert list(carry.sheet["dead"]) == ["karl"]
    early = campaign("M9", marks=["contaminated"])
    early.game.finish((), "out-of-reach", "Z-WIN-03")
    assert list(handed_on(early).sheet.get("dead", ())) == []
    lost = campaign("M9", marks=["contaminated"])
    lost.game.finish((), "all-down", "FH-KO-12")  # a campaign that ends before M10
    assert list(handed_on(lost).sheet.get("dead", ())) == []


def test_a_table_without_a_campaign_hands_on_nothing() -> None:
    table = Scene(RULES, "M1").start(StoryEnds())
    assert RULES.carry(table.game) is None
    assert not team_of(table.state).travels
