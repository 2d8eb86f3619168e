"""For all tests: the marks and results of rules, the game of our own, one Chromium."""

from __future__ import annotations

import os
import shutil
import signal
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

import shambler
from shambler.games import _registered
from shambler.kernel.ruleset import Ruleset
from tests.testgame import RULES

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytest_plugins = ["pytester"]

settings.register_profile("shambler", deadline=None, derandomize=True)  # the same on every machine
settings.load_profile("shambler")

# A shell that runs the tests in the background makes them, and what they start, deaf to Ctrl-C.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture
def barricade() -> Iterator[Ruleset]:
    """Barricade Night, registered for one test as anybody would register a game."""
    shambler.register(RULES)
    yield RULES
    del _registered[RULES.key]


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """Debian's Chromium, one for a file of tests; root has no sandbox.

    While Playwright runs its thread has a running loop: tests of other files want their own.
    """
    from playwright.sync_api import expect, sync_playwright  # few tests need it

    expect.set_options(timeout=60_000)  # a machine may be busy with other things
    arguments = ["--no-sandbox"] if os.geteuid() == 0 else []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=arguments
        )
        yield browser
        browser.close()
