"""What the tests of an edition's texts share."""

import re
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path

from shambler.games.zombicide.core import events as core_events
from shambler.games.zombicide.ruleset import ZombicideRules
from shambler.kernel.chance import Sampled
from shambler.kernel.event import Event
from shambler.kernel.match import Match
from shambler.kernel.texts import LANGUAGES, slug
from shambler.testing import some


def events_of(systems: Iterable[str]) -> dict[str, type[Event]]:
    """The events of the core and of some systems, by the names of their texts."""
    modules = [import_module(f"shambler.games.zombicide.systems.{name}.events") for name in systems]
    return {
        slug(cls.__name__): cls
        for module in (core_events, *modules)
        for cls in vars(module).values()
        if isinstance(cls, type) and issubclass(cls, Event) and cls is not Event
    }


def check_catalogues(home: Path) -> None:
    """Both languages say the same things, each once, with French spaces in French."""
    texts = [(home / f"{language}.ftl").read_text("utf-8") for language in LANGUAGES]
    english, french = (re.findall(r"^([a-z-]+) =", text, re.MULTILINE) for text in texts)
    assert english == french
    assert len(english) == len(set(english))
    spoken = [line.partition("=")[2] for line in texts[1].splitlines() if not line.startswith("#")]
    assert not [line for line in spoken if re.search(r" [:;!?»]", line)]


def check_random_games(rules: ZombicideRules, scenario: str) -> None:
    """Random games: every question, option, refusal and event has its words and its rule."""
    ids = set(rules.ledger.ids)
    for seed in range(3):
        match = Match.new(rules, scenario, seed=seed, seats=2)
        picks = Sampled(seed + 99)
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
            for language in LANGUAGES:
                assert [e for e in told if not match.teller(language=language).event(e)] == []
        assert match.number >= 20
