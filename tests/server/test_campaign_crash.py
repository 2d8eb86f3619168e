"""``kill -9`` while the next chapter begins: there is one or there is none, never half of one."""

from __future__ import annotations

import contextlib
import subprocess
import sys
import threading
import time
from pathlib import Path

import httpx

from shambler.testing import some
from tests.server.client import Browser
from tests.server.test_campaigns import begin, go_on, page, win
from tests.server.test_crash import Victim


class ShortVictim(Victim):
    """A server with short missions."""

    def start(self) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", "tests.server.short_server", str(self.port), str(self.db)]
        root = Path(__file__).parents[2]
        with self.log.open("a") as log:
            process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=log, cwd=root)
        self.await_ready(lambda: process.poll() is None)
        return process


def test_a_server_killed_between_two_chapters(tmp_path: Path) -> None:
    victim = ShortVictim(tmp_path)
    try:
        browser = Browser(victim.port)
        key, table = begin(browser)
        for wait in some((0.0, 0.02, 0.05)):
            with browser.open(table) as socket:
                win(socket)
            before = len(page(browser, key)["chapters"])

            def ask(at: str = table) -> None:
                with contextlib.suppress(httpx.HTTPError):
                    browser.http.post(f"/api/tables/{at}/next")

            asking = threading.Thread(target=ask)
            asking.start()
            time.sleep(wait)
            victim.restart()
            asking.join(60)
            assert len(page(browser, key)["chapters"]) in (before, before + 1)
            table = go_on(browser, table)
            chapters = page(browser, key)["chapters"]
            assert len(chapters) == before + 1
            assert [chapter["after"] for chapter in chapters] == list(range(before + 1))
            assert chapters[-1]["table"] == table
    finally:
        victim.kill()
