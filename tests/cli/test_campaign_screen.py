"""A campaign on the full screen: one chapter after the other, kept in its file."""

from __future__ import annotations

from pathlib import Path

from textual.pilot import Pilot

from shambler.cli.campaigns import CampaignKeeper
from shambler.cli.fullscreen.campaign_screen import CampaignScreen
from shambler.cli.fullscreen.full_screen import FullScreen
from shambler.games import find
from shambler.kernel.campaign import Campaign
from tests.cli.test_full_screen import LARGE, opened, press, shown
from tests.short_fort import CARD, shortened

MOST = 60  # answers of a short chapter


def opened_file(file: Path, language: str = "en") -> CampaignScreen:
    campaign = Campaign.load(find, file)
    return CampaignScreen(campaign, None, "random", language, CampaignKeeper(campaign, file))


async def win(game: FullScreen, pilot: Pilot[None]) -> None:
    """Take the card that wins a short mission, as soon as it can be taken."""
    for _ in range(MOST):
        if game.match.outcome is not None:
            return
        options = {answer.option.key: answer.option for answer in game.answers}
        wanted = [f"story:{CARD}", "decide:1", "end", *options]
        game.answer(next(options[key] for key in wanted if key in options))
        await press(pilot)
    raise AssertionError("the chapter does not end")


def test_the_next_chapter_follows_at_a_key(tmp_path: Path) -> None:
    file = tmp_path / "fort.shambler"

    async def act(game: FullScreen, pilot: Pilot[None]) -> None:
        assert "next chapter" in shown(game) and "mend" not in shown(game)
        await press(pilot, "n")  # nothing follows a chapter that runs
        assert game.match.record.scenario == "M1"
        await win(game, pilot)
        assert "N begins the next one." in shown(game)
        await press(pilot, "n")
        assert game.match.record.scenario == "M2" and game.match.outcome is None
        assert "Digital Clues" in shown(game)

    with shortened():
        Campaign.new(find("hendrix"), find("hendrix").campaigns()[0].key, seed=5).save(file)
        opened(opened_file(file), act, LARGE)
        kept = Campaign.load(find, file)
        assert (kept.current, kept.match.record.scenario) == (2, "M2")


def test_whoever_leaves_is_told_that_it_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "fort.shambler"
    Campaign.new(find("hendrix"), find("hendrix").campaigns()[0].key, seed=5).save(file)
    assert "campagne est gardée" in opened_file(file, "fr").farewell()
