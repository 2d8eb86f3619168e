"""Everything this game tells has words, in English and in French."""

import re
from importlib import import_module
from pathlib import Path

import pytest

import shambler.games.zombicide.hendrix as game
from shambler.games.zombicide.core import events as core_events
from shambler.games.zombicide.hendrix import RULES
from shambler.kernel.chance import Sampled
from shambler.kernel.event import Event
from shambler.kernel.match import Match
from shambler.kernel.texts import LANGUAGES, slug
from shambler.testing import some

HOME = Path(game.__file__).parent / "texts"
NBSP = "\u00a0"
OWN = ("all_out", "escort", "knockout", "night", "noise", "story")
SYSTEMS = [import_module(f"shambler.games.zombicide.systems.{name}.events") for name in OWN]
EVENTS = {
    slug(cls.__name__): cls
    for module in (core_events, *SYSTEMS)
    for cls in vars(module).values()
    if isinstance(cls, type) and issubclass(cls, Event) and cls is not Event
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", sorted(EVENTS))
def test_every_event_has_words(name: str, language: str) -> None:
    assert RULES.texts.has(language, f"event-{name}")


@pytest.mark.parametrize("name", sorted(EVENTS))
def test_every_event_cites_a_rule_of_this_game(name: str) -> None:
    assert EVENTS[name].cites in RULES.ledger.ids


def test_both_languages_say_the_same_things() -> None:
    texts = [(HOME / f"{language}.ftl").read_text("utf-8") for language in LANGUAGES]
    english, french = (re.findall(r"^([a-z-]+) =", text, re.MULTILINE) for text in texts)
    assert english == french
    assert len(english) == len(set(english))
    spoken = [line.partition("=")[2] for line in texts[1].splitlines() if not line.startswith("#")]
    assert not [line for line in spoken if re.search(r" [:;!?»]", line)]


@pytest.mark.parametrize("scene", [scene.key for scene in RULES.scenarios()])
def test_a_game_can_be_told_in_both_languages_and_cites_its_own_rules(scene: str) -> None:
    """Random games: every question, option, refusal and event has its words and its rule."""
    for seed in range(3):
        match = Match.new(RULES, scene, seed=seed, seats=2)
        picks = Sampled(seed + 99)
        ids = set(RULES.ledger.ids)
        while match.game.decision is not None and match.number < 120:
            decision = match.game.decision
            assert decision.rule in ids, decision
            for language in LANGUAGES:
                teller = match.teller(language=language)
                assert teller.prompt(decision)
                assert all(teller.option(option) for option in some(decision.options))
            assert {entry.rule for entry in match.game.explain()} <= ids
            number = picks.word(0, match.number) % len(decision.options)
            told = match.play(decision.options[number].key)
            assert {event.because for event in told} <= ids
            for lang in LANGUAGES:
                assert [e for e in told if not match.teller(language=lang).event(e)] == []
        assert match.number >= 20
