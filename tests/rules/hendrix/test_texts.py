"""Everything this game tells has words, in English and in French."""

from pathlib import Path

import pytest

import shambler.games.zombicide.hendrix as game
from shambler.games.zombicide.hendrix import RULES
from shambler.kernel.texts import LANGUAGES
from tests.rules.zombicide.telling import check_catalogues, check_random_games, events_of

HOME = Path(game.__file__).parent / "texts"
EVENTS = events_of(("all_out", "escort", "knockout", "night", "noise", "reloading", "story"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", sorted(EVENTS))
def test_every_event_has_words(name: str, language: str) -> None:
    assert RULES.texts.has(language, f"event-{name}")


@pytest.mark.parametrize("name", sorted(EVENTS))
def test_every_event_cites_a_rule_of_this_game(name: str) -> None:
    assert EVENTS[name].cites in RULES.ledger.ids


def test_both_languages_say_the_same_things() -> None:
    check_catalogues(HOME)


@pytest.mark.parametrize("scene", [scene.key for scene in RULES.scenarios()])
def test_a_game_can_be_told_in_both_languages_and_cites_its_own_rules(scene: str) -> None:
    check_random_games(RULES, scene)
