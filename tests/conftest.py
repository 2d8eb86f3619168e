"""For all tests: the marks and results of rules, and the game of our own on the shelf."""

from __future__ import annotations

import signal
from collections.abc import Iterator

import pytest
from hypothesis import settings

import shambler
from shambler.games import _registered
from shambler.kernel.ruleset import Ruleset
from tests.testgame import RULES

pytest_plugins = ["shambler.testing.plugin", "pytester"]

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
