"""A campaign of two houses: chapters, sheets, roads, files."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

import msgspec
import pytest

from shambler.kernel.campaign import Campaign, chapter_seed
from shambler.kernel.errors import BadRecord, BadSetup, CampaignError
from shambler.kernel.match import Match
from tests.testgame import RULES, BarricadeNight

WON, LOST = "dawn", "wall-fell"


def find(key: str) -> BarricadeNight:
    assert key == RULES.key
    return RULES


def finish(match: Match, wanted: str) -> None:
    """Play on to a wanted end, trying other seeds where the dice fall differently."""
    for attempt in range(400):
        twin = match.copy(seed=attempt)
        while twin.decision is not None:
            twin.play(twin.decision.options[0 if wanted == WON else -1])
        assert twin.outcome is not None
        if twin.outcome.reason == wanted:
            match.game.chance = twin.game.chance
            for answer in twin.record.answers[match.number :]:
                match.repeat(answer)
            return
    pytest.fail(f"no game ended with {wanted}")


def begun(seed: int = 5) -> Campaign:
    return Campaign.new(RULES, "houses", seed=seed, weather="calm")


@pytest.fixture(scope="module")
def three_chapters() -> str:
    """The cabin fell, then stood; the manor has begun."""
    campaign = begun()
    finish(campaign.match, LOST)
    campaign.advance()
    finish(campaign.match, WON)
    campaign.advance()
    campaign.match.play(campaign.match.decision.options[0])
    return campaign.text()


def written(text: str, folder: Path) -> Path:
    path = folder / "houses.shambler"
    path.write_text(text, "utf-8")
    return path


def test_a_chapter_begins_with_what_the_one_before_handed_on() -> None:
    campaign = begun()
    assert campaign.match.record.setup == {
        "weather": "calm",
        "campaign": {"planks": 0, "attempt": 1, "fallen": []},
    }
    with pytest.raises(CampaignError, match="chapter 1 is not over"):
        campaign.advance()
    assert len(campaign.chapters) == 1
    finish(campaign.match, WON)
    half = campaign.match.game.state.wall // 2
    assert half > 0
    before = campaign.match
    after = campaign.advance()
    assert after is campaign.match and after is not before
    assert after.record.scenario == "manor"
    assert after.record.setup["campaign"] == {"planks": half, "attempt": 1, "fallen": []}
    assert after.game.state.wall == 3 + half  # as the content has it, and what came along


def test_a_lost_chapter_is_tried_once_more_and_then_the_campaign_is_lost() -> None:
    campaign = begun()
    finish(campaign.match, LOST)
    assert not campaign.over
    campaign.advance()
    assert campaign.match.record.scenario == "cabin"
    finish(campaign.match, LOST)
    carry = campaign.chapter.carry
    assert carry is not None and carry.verdict == "lost" and campaign.over
    assert carry.sheet["fallen"] == ["cabin", "cabin"]
    with pytest.raises(CampaignError, match="over"):
        campaign.advance()


def test_a_campaign_is_won_after_its_last_chapter() -> None:
    campaign = begun()
    finish(campaign.match, WON)
    campaign.advance()
    finish(campaign.match, WON)
    carry = campaign.chapter.carry
    assert carry is not None and carry.verdict == "won" and campaign.over
    assert [chapter.scenario for chapter in campaign.road()] == ["cabin", "manor"]


def test_every_chapter_has_dice_of_its_own() -> None:
    seeds = {chapter_seed(seed, number) for seed in range(20) for number in range(1, 21)}
    assert len(seeds) == 400
    assert all(0 <= seed < 2**63 for seed in seeds)
    campaign = begun()
    assert campaign.match.record.seed == chapter_seed(5, 1) != 5


def test_a_file_brings_everything_back(three_chapters: str, tmp_path: Path) -> None:
    campaign = Campaign.load(find, written(three_chapters, tmp_path))
    assert campaign.text() == three_chapters
    assert campaign.current == 3 and campaign.match.number == 1
    assert [chapter.number for chapter in campaign.road()] == [1, 2, 3]
    campaign.match.play(campaign.match.decision.options[0])
    campaign.save(tmp_path / "again.shambler")
    assert Campaign.load(find, tmp_path / "again.shambler").match.number == 2


def test_going_back_keeps_the_old_road_and_tells_what_changed(three_chapters: str) -> None:
    campaign = loaded(three_chapters)
    finish(campaign.match, WON)
    campaign.branch(1)
    assert campaign.current == 4 and campaign.match.number == 0
    assert campaign.match.record.seed == chapter_seed(5, 4)
    finish(campaign.match, WON)
    campaign.advance()
    assert [chapter.number for chapter in campaign.road()] == [4, 5]
    assert [chapter.number for chapter in campaign.road(3)] == [1, 2, 3]
    assert [chapter.number for chapter in campaign.ends()] == [3, 5]
    changed = {change.path: (change.before, change.after) for change in campaign.compare(2, 4)}
    assert changed["fallen[0]"] == ("cabin", None)
    campaign.turn_to(3)
    assert campaign.match.outcome is not None and campaign.over
    with pytest.raises(CampaignError, match="branch from it"):
        campaign.turn_to(1)
    assert campaign.current == 3
    assert loaded(campaign.text()).text() == campaign.text()


def loaded(text: str) -> Campaign:
    with tempfile.TemporaryDirectory() as folder:
        return Campaign.load(find, written(text, Path(folder)))


def test_a_chapter_can_be_left_in_the_middle(three_chapters: str) -> None:
    campaign = loaded(three_chapters)
    first = campaign.chapters[1].match
    assert first is not None and first.number > 3
    twin = campaign.branch(1, 3)
    assert twin.number == 3
    assert [a.key for a in twin.record.answers] == [a.key for a in first.record.answers[:3]]
    assert first.outcome is not None, "the old chapter is as it was"
    with pytest.raises(CampaignError, match="no answer"):
        campaign.branch(1, first.number + 1)
    with pytest.raises(CampaignError, match="no chapter 9"):
        campaign.branch(9)


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('"attempt": 2', '"attempt": 1', "chapter"),
        ('"planks": 0', '"planks": 9', "chapter"),
        ("chapter 2 after 1", "chapter 2 after 0", "does not begin"),
        ("chapter 3 after 2", "chapter 3 after 3", "an earlier one"),
        ("current 3", "current 2", "followed by another"),
        ("current 3", "current 4", "no chapter 4"),
        ("\nend 3\n", "\n", "end ..."),
        ("\nend 3\n", "\nend 2\n", "number of chapters"),
        ("shambler-campaign 1", "shambler-campaign 2", "not known"),
        ("campaign houses", "campaign horses", "did you mean houses"),
        ('options {"weather": "calm"}', "options {}", "other options"),
        ('options {"weather": "calm"}', "options [", "line 5"),
    ],
)
def test_a_forged_or_broken_file_is_refused(
    three_chapters: str, tmp_path: Path, old: str, new: str, complaint: str
) -> None:
    assert old in three_chapters
    with pytest.raises(BadRecord, match=complaint):
        Campaign.load(find, written(three_chapters.replace(old, new), tmp_path))


class OtherRules(BarricadeNight):
    """Tomorrow's rules: walls are weaker, and a plank has another name."""

    version = 2

    def build(self, scenario, setup):
        world, state = super().build(scenario, setup)
        state.wall += 5
        return world, state


def test_a_sealed_chapter_of_other_rules_is_kept(tmp_path: Path) -> None:
    campaign = begun()
    finish(campaign.match, WON)
    campaign.advance()
    finish(campaign.match, WON)
    old = campaign.text()
    later = Campaign.load(lambda key: OtherRules(), written(old, tmp_path))
    assert [chapter.match for chapter in later.road()] == [None, None]
    assert later.text() == old
    assert later.over
    with pytest.raises(CampaignError, match="other rules"):
        later.branch(1, 2)
    later.branch(2)
    assert later.match.record.scenario == "manor"
    assert later.match.record.version == 2


def test_a_running_chapter_of_other_rules_is_refused_with_the_reason(
    three_chapters: str, tmp_path: Path
) -> None:
    with pytest.raises(BadRecord, match=r"chapter 3.*under rules 1, these are rules 2"):
        Campaign.load(lambda key: OtherRules(), written(three_chapters, tmp_path))


class Renamed(BarricadeNight):
    renamed = {"hut": "cabin"}


def test_renamed_ids_keep_old_campaigns_alive(three_chapters: str, tmp_path: Path) -> None:
    old = three_chapters.replace("cabin", "hut")
    with pytest.raises(BadRecord, match="hut"):
        Campaign.load(find, written(old, tmp_path))
    campaign = Campaign.load(lambda key: Renamed(), written(old, tmp_path))
    assert campaign.text() == three_chapters


def test_a_sheet_is_checked_like_any_option() -> None:
    with pytest.raises(BadSetup, match="planks"):
        Match.new(RULES, "manor", seed=1, campaign={"planks": "many"})
    with pytest.raises(BadSetup, match="unknown field"):
        Match.new(RULES, "manor", seed=1, campaign={"gold": 1})
    with pytest.raises(CampaignError, match="its own sheet"):
        Campaign.new(RULES, "houses", seed=1, campaign={"planks": 9})
    with pytest.raises(BadSetup, match="did you mean houses"):
        Campaign.new(RULES, "house", seed=1)
    with pytest.raises(BadSetup, match="whole number"):
        Campaign.new(RULES, "houses", seed=-1)
    alone = Match.new(RULES, "manor", seed=1, campaign={"planks": 2})
    assert alone.game.state.wall == 5


def test_a_match_outside_a_campaign_hands_nothing_on() -> None:
    match = Match.new(RULES, "cabin", seed=3)
    while match.decision is not None:
        match.play(match.decision.options[0])
    assert RULES.carry(match.game) is None


KILLED = """
import sys
import tempfile
from shambler.kernel.campaign import Campaign
from tests.testgame import RULES
campaign = Campaign.load(lambda key: RULES, sys.argv[1])
print("ready", flush=True)
while True:
    match = campaign.match
    if match.decision is None:
        campaign.branch(1) if campaign.over else campaign.advance()
        match = campaign.match
    else:
        match.play(match.decision.options[-1])
    campaign.save(sys.argv[1])
    print(match.number, campaign.current, flush=True)
"""


def test_the_file_survives_a_kill_at_any_moment(tmp_path: Path) -> None:
    path = tmp_path / "houses.shambler"
    begun().save(path)
    for kill_after in (1, 2, 3, 5, 8):
        lines: list[str] = []
        player = subprocess.Popen(
            [sys.executable, "-c", KILLED, str(path)],
            stdout=subprocess.PIPE,
            text=True,
            cwd=Path(__file__).parents[2],
        )
        assert player.stdout is not None and player.stdout.readline() == "ready\n"
        for _ in range(kill_after):
            lines.append(player.stdout.readline())
        os.kill(player.pid, signal.SIGKILL)
        lines += player.stdout.read().splitlines()
        player.wait()
        campaign = Campaign.load(find, path)
        whole = [line.split() for line in lines if len(line.split()) == 2]
        assert len(whole) >= kill_after
        number, chapter = map(int, whole[-1])
        assert (campaign.current, campaign.match.number) >= (chapter, number)
    assert msgspec.json.encode(Campaign.load(find, path).options) == b'{"weather":"calm"}'
