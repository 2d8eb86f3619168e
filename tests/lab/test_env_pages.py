"""The pages about the environments say what the environments do."""

from __future__ import annotations

from pathlib import Path

import pytest

from shambler.agents.random_agent import RandomAgent
from shambler.games import find, shipped
from shambler.kernel.chance import Sampled
from shambler.kernel.ruleset import Ruleset
from shambler.lab import env_pages
from shambler.lab.encoding import MOST
from shambler.lab.env_words import field_words
from shambler.testing import some

GAMES = [manifest.key for manifest in shipped()]
FOLDER = Path(__file__).parents[2] / "docs" / "researchers" / "environments"


@pytest.mark.parametrize("game", GAMES)
def test_the_page_is_what_the_code_says(game: str) -> None:
    """If this fails: ``make pages``."""
    assert (FOLDER / f"{game}.md").read_text("utf-8") == env_pages.page(game)


@pytest.mark.parametrize("game", GAMES)
def test_everything_that_occurs_is_on_the_page(game: str) -> None:
    """In every scenario: the view's fields, the questions, the verbs, and room for all options."""
    rules = find(game)
    kinds = env_pages.kinds_of(rules)
    words = field_words(rules.view_type)
    assert words.keys() == set(rules.view_type.__struct_encode_fields__)
    verbs = {cls.verb for cls in env_pages.options_of(rules)}
    for entry in some(rules.scenarios()):
        play, agent = rules.new(entry.key, {}, Sampled(5)).start(), RandomAgent(5)
        assert rules.view(play, 0).plain().keys() <= words.keys()
        while (decision := play.decision) is not None:
            options = decision.options_for(decision.seats[0])
            assert decision.kind in kinds and len(options) <= MOST
            assert {option.verb for option in options} <= verbs
            play.submit(agent.choose(play, decision, decision.seats[0]), decision.seats[0])


@pytest.mark.parametrize(
    ("game", "own", "of_others"),
    [
        ("invader", {"mold-zone", "hide", "deal"}, {"drive-on", "shift-spawn"}),
        ("living_dead", {"drive-on", "shift-spawn"}, {"mold-zone", "hide", "deal"}),
        ("hendrix", {"turn", "leader"}, {"mold-zone", "share-remote", "drive-on"}),
    ],
)
def test_a_page_lists_the_questions_of_its_own_game(
    game: str, own: set[str], of_others: set[str]
) -> None:
    """Sisters of a family share a catalogue, and have one each for what they alone ask."""
    kinds = env_pages.kinds_of(find(game)).keys()
    assert own <= kinds
    assert not of_others & kinds


def test_a_registered_game_has_a_page_too(barricade: Ruleset) -> None:
    page = env_pages.page(barricade.key)
    for word in ("# Barricade Night", "`cabin`", "`past_nights`", "`fall-back`", "Who scouts"):
        assert word in page, word
