"""Mistakes that only the whole mission shows are drawn where they are."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from playwright.sync_api import expect

from shambler.games import find
from shambler.games.zombicide.workshop import WORKSHOP
from shambler.server.workshop.rewriting import rewrite
from tests.browser.conftest import Visit
from tests.browser.test_editor import opened

pytestmark = pytest.mark.browser


def card_behind_its_door() -> str:
    """M2 of Fort Hendrix with card 18 in the hall whose door its note unbars."""
    before = WORKSHOP.source(find("hendrix"), "M2")
    data = tomllib.loads(before)
    (card,) = (card for card in data["story"]["card"] if card["id"] == "18")
    card["zone"] = "4.5"
    return rewrite(before, data)


def tile_apart() -> str:
    before = WORKSHOP.source(find("invader"), "M0")
    data = tomllib.loads(before)
    data["tiles"] = [[*row, "-", "-" if at else "09-R@0"] for at, row in enumerate(data["tiles"])]
    return rewrite(before, data)


def start_among_spawns() -> str:
    before = WORKSHOP.source(find("invader"), "M8")
    return before.replace('zone = "0.0"\n', 'zone = "7.1"\n', 1)


def test_what_only_the_whole_mission_shows_is_drawn_where_it_is(
    visit: Visit, tmp_path: Path
) -> None:
    """A key behind its own door, what nobody gets to, a set-up that loses by itself."""
    drafts = {
        "key-behind-door": ("hendrix", card_behind_its_door()),
        "unreachable": ("invader", tile_apart()),
        "lost-by-itself": ("invader", start_among_spawns()),
    }
    for name, (game, text) in drafts.items():
        page = opened(visit, game)
        (tmp_path / "draft.toml").write_text(text, "utf-8")
        page.locator('[data-do="open"]').click()
        page.locator('[data-do="file"]').set_input_files(tmp_path / "draft.toml")
        expect(page.locator(f'[data-finding="{name}"]').first).to_be_visible()
        expect(page.locator(f'.canvas [data-flaw="{name}"]').first).to_be_visible()
