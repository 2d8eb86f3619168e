"""The sheet that travels: into set-up, through a mission, and on (FH-KEEP, FH-CAMP, FH-KO)."""

from typing import Any

import msgspec
import pytest

from shambler.agents.zombicide.thumb import ZombicideThumb
from shambler.games.zombicide.hendrix import RULES
from shambler.games.zombicide.hendrix.sheet import CampaignSheet, SurvivorRecord
from shambler.games.zombicide.systems.knockout.knockout import FallenState, Lying
from shambler.games.zombicide.systems.sheets.sheets import mark
from shambler.games.zombicide.systems.story.closing import StoryEnds
from shambler.games.zombicide.systems.story.story_state import change_story
from shambler.kernel.campaign import Campaign
from shambler.kernel.errors import BadSetup
from shambler.kernel.match import Match
from shambler.testing import rule, some
from shambler.testing.zombicide import Rest, Scene

TEAM = ("javier", "karl", "marian", "michelle", "riley", "wayne")
SICK = "contaminated"


def sheet(**places: dict[str, Any]) -> dict[str, Any]:
    """A team of six, some with more than a clean sheet."""
    return {"places": [{"survivor": name} | places.get(name, {}) for name in TEAM]}


def table_of(key: str, campaign: dict[str, Any]) -> Scene:
    return Scene(RULES, key, campaign=campaign)


def handed_on(table: Scene) -> tuple[str, CampaignSheet, str]:
    carry = RULES.carry(table.game)
    assert carry is not None
    return carry.next, msgspec.convert(carry.sheet, CampaignSheet), carry.verdict


def place(found: CampaignSheet, name: str) -> SurvivorRecord:
    return next(entry for entry in found.places if entry.survivor == name)


def won(table: Scene, *dice: tuple[int, ...]) -> Scene:
    """The mission is won now; the keep rolls show these faces."""
    change_story(table.state, next=("M3",))
    for faces in dice:
        table.dice(*faces)
    return table.start(StoryEnds())


@rule("FH-KEEP-01", "FH-KEEP-02", "FH-KEEP-03", "FH-KEEP-05", "FH-CAMP-01", "FH-ALLOUT-09")
def test_each_card_with_a_keep_value_is_rolled_for_and_a_break_loses_it() -> None:
    table = table_of("M2", sheet()).equip("karl", "machete", "chainsaw").pack("karl", "water")
    table.equip("riley", "katana").equip("wayne", "crowbar").hurt("riley", 2)
    won(table, (2, 6), (3, 4, 1, 6, 6), (2, 2, 3))  # two, five and three dice
    _, after, _ = handed_on(table)
    assert place(after, "karl").kept == ("machete",)
    assert place(after, "riley").kept == ("katana",)
    assert place(after, "wayne").kept == ()  # starting cards have no keep value


@rule("FH-KEEP-01", "FH-KO-01", "FH-CAMP-17")
def test_the_fallen_keep_nothing_but_their_sheets() -> None:
    table = table_of("M2", sheet(karl={"cxp": 2, "bonus": 1}))
    table.survivor("karl").zone, table.survivor("karl").status = -1, 2
    table.state.fallen = FallenState(lying=(Lying(table.who("karl"), 3, 1),))
    won(table)
    following, after, verdict = handed_on(table)
    assert (following, verdict) == ("M3", "")
    assert place(after, "karl") == SurvivorRecord(survivor="karl", cxp=2, bonus=1)
    assert after.dead == ()
    assert after.done == ("M2",)


@rule("FH-SETUP-04", "FH-KEEP-06", "FH-KEEP-05")
def test_kept_cards_come_on_top_of_the_starting_ones_and_leave_their_decks() -> None:
    kept = sheet(karl={"kept": ["katana", "katana", "machete", "kukri", "sniper-rifle"]})
    match = Match.new(RULES, "M2", seed=4, campaign=kept)
    game = match.game
    assert match.game.decision.rule == "FH-KEEP-06"
    stocks = {card for stock in game.state.stocks for card in stock.cards}
    assert not stocks & set(game.world.copies["katana"])
    for _ in range(8):
        if match.game.decision.kind != "make-room":
            match.play(match.game.decision.options[0].key)
    assert match.game.decision.kind == "make-room"
    match.play(match.game.decision.options[0].key)  # six cards, five slots
    karl = game.state.survivors[game.world.names.index("karl")]
    assert len([card for card in (*karl.hands, *karl.pack) if card >= 0]) == 5
    assert RULES.broken(game) == []


@rule("FH-CAMP-01", "FH-CAMP-05", "FH-CAMP-07", "FH-CAMP-12")
def test_a_sheet_becomes_the_table_and_a_mission_begins_afresh() -> None:
    mine = {"cxp": 5, "skills": ["night-fighter"], "bonus": 1, "marks": [SICK]}
    table = table_of("M4", sheet(karl=mine) | {"marks": ["linda-s"], "done": ["M1", "M2", "M3"]})
    karl = table.survivor("karl")
    assert table.skills_of("karl") == ["sniper", "night-fighter"]
    assert (karl.experience, karl.level, karl.armor) == (0, 0, 3)
    assert table.turn("karl").offers("bonus")
    change_story(table.state, next=("M5",))
    table.start(StoryEnds())
    following, after, _ = handed_on(table)
    assert following == "M5"
    assert place(after, "karl") == msgspec.convert(mine | {"survivor": "karl"}, SurvivorRecord)
    assert after.done == ("M1", "M2", "M3", "M4")


@rule("FH-CAMP-16", "FHR-26")
def test_a_lost_mission_is_played_again_with_the_old_sheets_but_for_death_and_sickness() -> None:
    before = sheet(karl={"cxp": 2, "bonus": 1, "kept": ["katana"]})
    table = table_of("M10", before)
    table.start(Rest())
    table.experience("riley", 19)
    mark(table.game, table.who("marian"), SICK, 1)
    table.state.fallen = FallenState(dead=(table.who("wayne"),))
    table.game.finish((), "too-late")  # of those who could follow nobody was asked
    following, after, verdict = handed_on(table)
    assert (following, verdict, after.attempt) == ("M10", "", 2)
    assert place(after, "karl").kept == ("katana",)
    assert place(after, "riley").cxp == 0
    assert place(after, "marian").marks == (SICK,)
    assert after.dead == ("wayne",)
    assert after.done == ()


@pytest.mark.parametrize("reason", ["all-down", "companion-died"])
@rule("FH-KO-12", "FH-WIN-07")
def test_the_campaign_is_lost_with_the_team_or_with_penny(reason: str) -> None:
    table = table_of("M3", sheet())
    table.game.finish((), reason)
    following, _, verdict = handed_on(table)
    assert (following, verdict) == ("", "lost")


@rule("FH-M10-10", "FH-CAMP-10")
def test_at_the_end_of_the_campaign_the_contaminated_die() -> None:
    table = table_of("M10", sheet(karl={"marks": [SICK]}))
    change_story(table.state, over=True)
    table.start(StoryEnds())
    following, after, verdict = handed_on(table)
    assert (following, verdict, after.dead) == ("", "won", ("karl",))
    assert after.sick == ("karl",)
    table = table_of("M10", sheet(karl={"marks": [SICK]}, riley={"marks": [SICK]}))
    change_story(table.state, over=True)
    table.survivor("riley").zone, table.survivor("riley").status = -1, 2
    table.state.fallen = FallenState(dead=(table.who("riley"),))  # of something else
    _, after, _ = handed_on(table.start(StoryEnds()))
    assert (sorted(after.dead), after.sick) == (["karl", "riley"], ("karl",))
    table = table_of("M10", sheet(karl={"marks": [SICK]}, riley={"marks": [SICK]}))
    change_story(table.state, over=True)
    _, after, _ = handed_on(table.start(StoryEnds()))
    assert (sorted(after.dead), sorted(after.sick)) == (["karl", "riley"], ["karl", "riley"])


@rule("FH-CAMP-10")
def test_after_m5_the_team_chooses_and_what_was_skipped_comes_next() -> None:
    table = table_of("M5", sheet())
    change_story(table.state, next=("M6", "M7"))
    table.start(StoryEnds()).asks("next-mission", "next:M6", "next:M7").play("next:M7")
    assert handed_on(table)[0] == "M7"
    for done, following in ((["M5", "M7"], "M8"), (["M5"], "M7")):
        table = table_of("M6", sheet() | {"done": done})
        table.put("karl", "8.5").turn("karl").play("story:16", "decide:1")
        assert handed_on(table)[0] == following


@pytest.mark.parametrize(
    "wrong",
    [
        {"places": []},
        {"places": [{"survivor": "nobody"}]},
        {"places": [{"survivor": "karl"}, {"survivor": "karl"}]},
        {"places": [{"survivor": "karl"}], "dead": ["karl"]},
        {"places": [{"survivor": "karl", "cxp": 21}]},
        {"places": [{"survivor": "karl", "cxp": 2}]},  # a reward is missing
        {"places": [{"survivor": "karl", "bonus": 1}]},
        {"places": [{"survivor": "karl", "cxp": 2, "skills": ["sniper"]}]},
        {"places": [{"survivor": "karl", "cxp": 5, "skills": ["hoard", "hoard"]}]},
        {"places": [{"survivor": "karl", "kept": ["water"]}]},
        {"places": [{"survivor": "karl", "kept": ["katana", "katana", "katana"]}]},
        {"places": [{"survivor": "karl"}], "done": ["M11"]},
        {"places": [{"survivor": "karl"}], "luck": 3},
    ],
)
def test_a_sheet_that_no_campaign_could_have_written_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadSetup):
        Match.new(RULES, "M2", seed=1, campaign=wrong)


@rule("Z2E-003")
def test_a_small_team_shares_the_starting_cards_evenly_by_choice() -> None:
    two = {"places": [{"survivor": name} for name in ("karl", "riley", "wayne", "marian")]}
    match = Match.new(RULES, "M1", seed=2, campaign=two)
    for _ in range(2):
        assert match.game.decision.kind == "deal-rest"
        match.play(match.game.decision.options[0].key)
    cards = [
        len([card for card in (*survivor.hands, *survivor.pack) if card >= 0])
        for survivor in match.game.state.survivors[:4]
    ]
    assert sorted(cards) == [1, 1, 2, 2]


@pytest.mark.parametrize("key", [scenario.key for scenario in RULES.scenarios()])
def test_any_mission_starts_from_any_lawful_sheet(key: str) -> None:
    """Veterans, newcomers, the sick, few or many: nothing is broken when the first round begins."""
    skills = ["combat-reflexes", "hoard", "starts-with-ammunition", "starts-with-2-ap"]
    veteran = {"cxp": 20, "bonus": 3, "skills": skills, "kept": ["katana", "golden-kukri"]}
    sheets = [
        sheet(),
        sheet(karl=veteran, riley={"marks": [SICK] * 4}) | {"marks": ["full-archive"]},
        {"places": [{"survivor": "wayne", "marks": [SICK]}], "dead": ["karl"], "attempt": 3},
    ]
    for number, found in enumerate(some(sheets)):
        match = Match.new(RULES, key, seed=number, campaign=found)
        for _ in range(200):
            if match.game.decision.kind not in ("activate", "turn"):
                match.play(match.game.decision.options[0].key)
        assert match.game.decision.kind in ("activate", "turn")
        assert RULES.broken(match.game) == []


def test_a_campaign_of_the_kernel_plays_a_chapter_and_goes_on() -> None:
    campaign = Campaign.new(RULES, "star-spangled-banner", seed=5)
    assert campaign.chapter.scenario == "M1"
    agent = ZombicideThumb(1)
    while campaign.match.outcome is None:
        decision = campaign.match.game.decision
        option = agent.choose(campaign.match.game, decision, decision.seats[0])
        campaign.match.play(option.key)
    carry = campaign.chapter.carry
    assert carry is not None
    assert carry.verdict in ("", "lost")
    assert len(RULES.sheet_lines(carry.sheet, "fr")) == len(carry.sheet["places"])
