"""Both builds play the same games, and say which one they are."""

from __future__ import annotations

import shambler
from tests.compiled.builds import COMPILED, PLAIN, ask, needs_compiled

pytestmark = needs_compiled

SCENARIOS = 52  # of five games
DIGEST = ("-m", "tests.compiled.digest")


def test_every_scenario_is_played_alike() -> None:
    compiled = ask(COMPILED, *DIGEST, "--games", "3").splitlines()
    plain = ask(PLAIN, *DIGEST, "--games", "3").splitlines()
    assert (compiled[0], plain[0]) == ("compiled", "plain Python")
    assert compiled[1:] == plain[1:]
    assert len(plain) > SCENARIOS


def test_agents_choose_alike() -> None:
    found = ask(COMPILED, "-m", "tests.compiled.choices")
    assert found == ask(PLAIN, "-m", "tests.compiled.choices")
    assert len(found.splitlines()) >= 15  # five games, three agents at least in each


def test_a_game_in_plain_python_is_played_by_the_compiled_kernel() -> None:
    ours = ("--game", "tests.testgame", "--games", "5")
    compiled = ask(COMPILED, *DIGEST, *ours).splitlines()
    plain = ask(PLAIN, *DIGEST, *ours).splitlines()
    assert (compiled[0], plain[0]) == ("compiled", "plain Python")
    assert compiled[1:] == plain[1:]
    assert len(plain) > 2


def test_the_version_tells_the_build() -> None:
    version = ("-m", "shambler.cli", "--version")
    assert ask(COMPILED, *version) == f"shambler {shambler.__version__} (compiled)\n"
    assert ask(PLAIN, *version) == f"shambler {shambler.__version__} (plain Python)\n"


def test_the_sources_of_a_compiled_build_can_be_run() -> None:
    found = ask(COMPILED, *DIGEST, "invader/M0", SHAMBLER_PURE="1")
    assert found == ask(PLAIN, *DIGEST, "invader/M0")
    assert found.startswith("plain Python\n")


def test_results_tell_the_build() -> None:
    """Results of two builds are never mixed, not even those of one installation."""
    told = "from shambler.lab.build import build; print(build())"
    builds = {ask(PLAIN, "-c", told), ask(COMPILED, "-c", told)}
    builds.add(ask(COMPILED, "-c", told, SHAMBLER_PURE="1"))
    assert len(builds) == 3


NESTED = """
import gc
from shambler.kernel.deck import Deck
for _ in range(20):
    inner = []
    for card in range(200):
        inner = [Deck((card, card + 1)), inner, Deck((card,))]
    del inner
    gc.collect()
print(len(gc.get_objects()) > 0)
"""


def test_values_that_lie_deep_in_one_another_are_given_up() -> None:
    """They have no room for the note by which Python puts off what lies too deep."""
    assert ask(COMPILED, "-c", NESTED) == ask(PLAIN, "-c", NESTED) == "True\n"
