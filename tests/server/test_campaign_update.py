"""A chapter that an update of the rules has closed is followed by what it wrote when it ended."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.client import Browser
from tests.server.conftest import running
from tests.server.test_campaigns import begin, go_on, page, win
from tests.server.test_pinning import other_dice, somebody
from tests.short_fort import shortened


@pytest.fixture(autouse=True)
def short() -> Iterator[None]:
    with shortened():
        yield


def closed_chapter(file: Path, *, over: bool) -> tuple[str, str, dict[str, str]]:
    """A campaign, its first table (which no longer comes out the same), and its player."""
    with running(str(file)) as port:
        browser = Browser(port)
        key, table = begin(browser)
        with browser.open(table) as socket:
            if over:
                win(socket)
            else:
                socket.play(socket.keys[0], seat=0)
        cookies = dict(browser.http.cookies)
    other_dice(file, 1)
    return key, table, cookies


def test_a_finished_chapter_that_is_closed_is_followed_once_by_those_who_played(
    tmp_path: Path,
) -> None:
    file = tmp_path / "tables.sqlite3"
    key, table, cookies = closed_chapter(file, over=True)
    with running(str(file)) as port:
        browser = somebody(port, cookies)
        with browser.connect(table) as socket:
            assert socket.receive()["type"] == "closed"
        stranger = Browser(port).http.post(f"/api/tables/{table}/next")
        assert stranger.status_code == 403, stranger.text
        following = go_on(browser, table)
        assert go_on(browser, table) == following  # asked again, it is the same table
        with browser.open(following) as socket:
            assert socket.welcome["scenario"] == "M2"
            assert socket.welcome["chapter"] == {"campaign": key, "number": 2, "next": ""}
            assert socket.welcome["yours"] == [0]
        numbers = [chapter["number"] for chapter in page(browser, key)["chapters"]]
        assert numbers == [1, 2]
    with running(str(file)) as port:
        assert go_on(somebody(port, cookies), table) == following  # and after the next start


def test_a_chapter_that_is_closed_before_its_end_has_no_next(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    _, table, cookies = closed_chapter(file, over=False)
    with running(str(file)) as port:
        refused = somebody(port, cookies).http.post(f"/api/tables/{table}/next")
        assert refused.status_code == 409
        assert "not over" in refused.json()["message"]
