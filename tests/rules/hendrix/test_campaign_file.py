"""The campaign as a file: several chapters, going back, kills, renamed ids, the commands."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from shambler.games.zombicide.hendrix import RULES
from shambler.kernel.campaign import Campaign
from shambler.kernel.errors import BadRecord
from shambler.testing import some
from tests.cli.conftest import Run, data, run  # noqa: F401 (fixtures)
from tests.short_fort import CARD, play_chapter, shortened

PLAN = "star-spangled-banner"


@pytest.fixture(scope="module", autouse=True)
def short() -> Iterator[None]:
    with shortened():
        yield


@pytest.fixture(scope="module")
def five_chapters() -> str:
    campaign = Campaign.new(RULES, PLAN, seed=11, seats=2)
    for chapter in range(5):
        play_chapter(campaign.match, choice=1 + chapter % 2)
        campaign.advance()
    assert campaign.chapter.scenario == "M6"
    return campaign.text()


def load(text: str, folder: Path) -> Campaign:
    path = folder / "fort.shambler"
    path.write_text(text, encoding="utf-8")
    return Campaign.load(lambda key: RULES, path)


def test_going_back_to_chapter_three_keeps_the_old_road_and_shows_what_changed(
    five_chapters: str, tmp_path: Path
) -> None:
    campaign = load(five_chapters, tmp_path)
    assert [chapter.scenario for chapter in campaign.road()] == [f"M{n}" for n in range(1, 7)]
    campaign.branch(3)
    assert campaign.chapter.sheet == campaign.chapters[3].sheet
    play_chapter(campaign.match, choice=2, victim="take:riley")
    assert [chapter.number for chapter in campaign.road()] == [1, 2, 7]
    assert sorted(end.number for end in campaign.ends()) == [6, 7]
    changes = {change.path: (change.before, change.after) for change in campaign.compare(3, 7)}
    assert changes["story[2]"] == ("M3.20:1", "M3.20:2")
    again = load(campaign.text(), tmp_path)
    assert again.text() == campaign.text()
    again.turn_to(6)
    assert [chapter.number for chapter in again.road()] == [1, 2, 3, 4, 5, 6]
    assert again.chapters[5].carry == campaign.chapters[5].carry


def test_a_chapter_can_be_taken_up_again_before_its_choice(
    five_chapters: str, tmp_path: Path
) -> None:
    campaign = load(five_chapters, tmp_path)
    answers = campaign.chapters[3].record.answers
    before = next(n for n, answer in enumerate(answers) if answer.key.startswith("decide:"))
    match = campaign.branch(3, before)
    assert match.decision is not None
    assert [option.key for option in match.decision.options] == ["decide:1", "decide:2"]
    match.play("decide:2")
    play_chapter(match)
    assert campaign.compare(3, 7) != []
    assert campaign.chapters[3].record.answers == answers


def test_what_was_read_and_chosen_is_told_and_nothing_else(
    five_chapters: str, tmp_path: Path
) -> None:
    match = load(five_chapters, tmp_path).chapters[2].match
    assert match is not None
    tale = RULES.chapter_tale(match.game, "en")
    assert [passage.title for passage in tale.passages] == ["Server hall"]
    (choice,) = tale.choices
    assert (choice.key, choice.taken) == (f"M2.{CARD}:2", "Read only her last message")
    assert choice.left == ("Copy the whole archive",)
    assert RULES.chapter_tale(match.game, "fr").choices[0].taken.startswith("Lire")


def test_ids_renamed_later_keep_an_alias(
    five_chapters: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = five_chapters.replace("full-archive", "whole-archive").replace('"wayne"', '"wain"')
    old = old.replace(":wayne", ":wain")
    with pytest.raises(BadRecord):
        load(old, tmp_path)
    renamed = {"whole-archive": "full-archive", "wain": "wayne"}
    monkeypatch.setattr(type(RULES), "renamed", renamed)
    assert load(old, tmp_path).text() == load(five_chapters, tmp_path).text()


@pytest.mark.parametrize(
    ("true", "forged"),
    [
        ('"cxp": 0', '"cxp": 1'),
        ('"story": ["M1.20:1"]', '"story": ["M1.20:2"]'),
        ('"full-archive"', '"truth-known"'),
        ('"next": "M2"', '"next": "M5"'),
    ],
)
def test_a_forged_sheet_is_refused(
    five_chapters: str, tmp_path: Path, true: str, forged: str
) -> None:
    head, carry, rest = five_chapters.partition("\ncarry ")
    first, line, after = rest.partition("\n")
    assert true in first
    with pytest.raises(BadRecord):
        load(head + carry + first.replace(true, forged, 1) + line + after, tmp_path)


# -- kills -----------------------------------------------------------------------------------

PLAYER = """
import sys
from shambler.games.zombicide.hendrix import RULES
from shambler.kernel.campaign import Campaign
from tests.short_fort import answer_for, shortened
with shortened():
    campaign = Campaign.load(lambda key: RULES, sys.argv[1])
    print("ready", flush=True)
    while True:
        if campaign.match.decision is None:
            campaign.advance() if campaign.current < 4 else campaign.branch(1)
        else:
            campaign.match.play(answer_for(campaign.match))
        campaign.save(sys.argv[1])
        print(campaign.current, campaign.match.number, flush=True)
"""


def test_the_file_is_whole_whenever_its_player_is_killed(tmp_path: Path) -> None:
    path = tmp_path / "fort.shambler"
    Campaign.new(RULES, PLAN, seed=3).save(path)
    reached = (1, 0)
    for wait in some((0.0, 0.013, 0.04, 0.11, 0.2, 0.31)):
        player = subprocess.Popen(
            [sys.executable, "-c", PLAYER, str(path)],
            stdout=subprocess.PIPE,
            text=True,
            cwd=Path(__file__).parents[3],
        )
        assert player.stdout is not None
        assert player.stdout.readline() == "ready\n"
        time.sleep(wait)
        os.kill(player.pid, signal.SIGKILL)
        told = [line.split() for line in player.stdout.read().splitlines()]
        player.wait()
        saved = [(int(line[0]), int(line[1])) for line in told if len(line) == 2]
        campaign = Campaign.load(lambda key: RULES, path)
        now = (campaign.current, campaign.match.number)
        assert now >= max((reached, *saved))
        reached = now
    assert reached > (1, 0)


# -- the commands ----------------------------------------------------------------------------


def lines_through() -> str:
    """What somebody types to win a chapter, by option keys."""
    campaign = Campaign.new(RULES, PLAN, seed=9)
    keys: list[str] = []
    for _ in range(2):
        play_chapter(campaign.match)
        keys += [answer.key for answer in campaign.match.record.answers]
        campaign.advance()
        keys.append("next")
    return "\n".join([*keys, "quit", ""])


def test_two_chapters_in_the_terminal(run: Run, tmp_path: Path) -> None:  # noqa: F811
    file = tmp_path / "fort.shambler"
    assert run("campaign", "new", "hendrix", "-f", file, "--seed", 9).code == 0
    done = run("campaign", "play", file, lines=lines_through())
    assert done.code == 0, done.err
    assert "Type next to begin" in done.out
    shown = run("campaign", "show", file, "--json").json
    assert [chapter["scenario"] for chapter in shown["road"]] == ["M1", "M2", "M3"]
    assert shown["sheet"]["done"] == ["M1", "M2"]
    text = run("campaign", "show", file, "--story").out
    assert "Chapter 1, Server hall: Copy the whole archive (not: Read only" in text
    assert "Linda's account is still open" in text
    french = run("campaign", "show", file, "--lang", "fr").out
    assert "Chapitre 2, Salle des serveurs\u00a0: Copier toute l'archive" in french
