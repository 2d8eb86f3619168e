"""Why not: what a player might try has an answer, with the key they would play and the rule."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from shambler.games.invazions import RULES
from shambler.games.invazions.invazions_game import InvazionsGame
from shambler.games.invazions.options import LOSE, WOUND
from shambler.kernel.chance import Sampled
from shambler.kernel.decision import DONE, PASS, Option
from shambler.kernel.errors import IllegalOption
from shambler.testing.invazions import InvazionsScene

SCENARIOS = ("labo-4", "freres-3", "bataille-3", "contre-2", "contre-3", "custom")


def keys_in(table: Any) -> Iterator[str]:
    """Every option key in a table of tables."""
    if isinstance(table, Option):
        yield table.key
    elif isinstance(table, dict | list | tuple):
        for part in table.values() if isinstance(table, dict) else table:
            yield from keys_in(part)


def all_keys(game: InvazionsGame) -> set[str]:
    """Every key a player of this game could ever play."""
    found = {LOSE.key, WOUND.key, PASS.key, DONE.key}
    return found.union(*(keys_in(table) for table in vars(game.world.options).values()))


def expected(game: InvazionsGame, kind: str, seat: int) -> set[str]:
    """What the owner of a hand might try in a question."""
    options, human, cards = game.world.options, game.state.human, game.world.cards
    if kind == "play-card":
        return {options.play[card].key for card in game.horde(seat).hand}
    if kind not in ("human-action", "start-discard", "bravery"):
        return set()
    aims: set[str] = set()
    tries = {o.key for c in human.hand if cards.is_human[c] for o in options.place_human[c]}
    tries |= {o.key for card in human.beside for o in options.research[card]}
    for card in human.hand:
        ability = cards.bravery[card]
        if ability is not None:
            tries |= {option.key for option in ability.tries(game, card)}
            aims |= {option.key for option in ability.aims(game, card)}
    assert aims <= tries
    return tries


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_try_is_offered_or_refused_with_a_known_rule_and_a_reason(scenario: str) -> None:
    asked: set[str] = set()
    for seed in range(3):
        game = RULES.new(scenario, {}, Sampled(seed)).start()
        assert isinstance(game, InvazionsGame)
        known, random = all_keys(game), Random(seed)
        while game.decision is not None:
            decision = game.decision
            offered = {option.key for option in decision.options}
            refused = game.explain()
            keys = [entry.key for entry in refused]
            assert len(keys) == len(set(keys))
            assert not offered & set(keys)
            assert set(keys) <= known
            missing = expected(game, decision.kind, decision.seats[0]) - offered - set(keys)
            assert not missing
            assert {entry.rule for entry in refused} <= {rule.id for rule in RULES.ledger}
            asked |= {decision.kind} if refused else set()
            claiming = decision.kind.startswith("claim")
            game.submit(decision.options[-1] if claiming else random.choice(decision.options))
    assert {"human-action", "bravery", "play-card", "start-discard"} <= asked


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_reason_can_be_said(language: str) -> None:
    match_reasons: set[str] = set()
    for scenario in SCENARIOS:
        game = RULES.new(scenario, {}, Sampled(7)).start()
        random = Random(7)
        scene = InvazionsScene(scenario)
        while game.decision is not None:
            for entry in game.explain():
                match_reasons.add(entry.reason)
                scene.game.state = game.state
                text = scene.match.teller(language).reason(entry)
                assert text
                assert "{" not in text
            claiming = game.decision.kind.startswith("claim")
            options = game.decision.options
            game.submit(options[-1] if claiming else random.choice(options))
    assert {"wrong-moment", "too-dear", "place-full", "unplayable"} <= match_reasons


def test_the_key_a_player_would_play_gets_the_reason():
    with InvazionsScene("labo-3") as scene:
        scene.hand("capture", "charge-in", "soldier").tokens(1).humans("hangar", "guard")
        scene.contamination("hangar", "ogre").only("human-action")
        for key, rule, reason in (
            ("aim:capture>hangar.ogre", "IVZ-BRAV-01", "no Research at Hangar"),
            ("brave:capture>radio-room", "IVZ-BRAV-01", "no card under Radio Room"),
            ("brave:charge-in>hangar", "IVZ-BRAV-02", "Charge In: not at this moment"),
            ("place:soldier>hangar", "IVZ-HUM-03", "cost of 3 Resources"),
            ("research:immunology>hangar", "IVZ-HUM-03", "cost of 2 Resources"),
        ):
            with pytest.raises(IllegalOption, match=reason) as refusal:
                scene.play(key)
            assert refusal.value.rule == rule


def test_hordes_that_are_not_due_a_wound_are_named():
    with InvazionsScene("labo-4") as scene:
        scene.assault("hangar", 2).assault("hangar", 1, seat=2).assault("canteen", 5, seat=3)
        scene.wounded_left(1).only("damage").asks("wounded", "next:1", "next:2")
        assert scene.blocked("next:3") == "IVZ-DMG-14"


def test_places_where_nothing_is_left_to_hit_are_named():
    with InvazionsScene("labo-4") as scene:
        scene.humans("hangar", "survivors").humans("canteen", "survivors")
        scene.assault("hangar", 7).assault("canteen", 7, seat=2).assault("radio-room", 7, seat=3)
        scene.only("damage").asks("strike", "strike:hangar", "strike:canteen")
        assert scene.blocked("strike:radio-room") == "IVZ-DMG-06"
        assert scene.blocked("strike:entrance-hall") == "IVZ-DMG-02"


def test_a_card_that_was_silenced_is_not_picked_again():
    with InvazionsScene("labo-3") as scene:
        scene.humans("hangar", "guard").hand("charge-in", "charge-in", "soldier").tokens(2)
        scene.horde(1, played=["ogre", "stalker", "ishtar"]).waiting("hangar", 1)
        scene.waiting("radio-room", 2).only("combat").play("pass", "brave:charge-in>hangar")
        scene.play("mute:ogre", "brave:charge-in>hangar").asks(
            "mute", "mute:stalker", "mute:ishtar"
        )
        assert scene.blocked("mute:ogre") == "IVZ-BRAV-01"


def test_cut_to_the_quick_says_why_cards_cannot_be_discarded():
    with InvazionsScene("labo-3") as scene:
        scene.hand("cut-to-the-quick").horde(1, "hangar", hand=["ogre"])
        scene.horde(2, "hangar", hand=["ogre", "ogre"]).only("combat")
        scene.play("brave:cut-to-the-quick>hangar").asks("cut", "wound", "lose", seats=(2,))
        assert scene.top_of(1) == ["wounded-member"]  # the only choice of Horde 1


def test_who_does_not_agree_to_a_claim_is_offered_plain_words():
    with InvazionsScene("labo-3") as scene:
        scene.only("claim").asks("claim", "claim", "pass").play("claim")
        scene.asks("claim-consent", "agree", "refuse")
        for language, words in (
            ("en", ["Agree to the claim", "Do not agree"]),
            ("fr", ["Accepter l'annonce", "Refuser"]),
        ):
            teller = scene.match.teller(language)
            assert [teller.option(option) for option in scene.question.options] == words
