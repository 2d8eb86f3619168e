"""The kit notices questions that change the game, keys nobody can play, rules that do not exist."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from shambler.kernel.chance import Draw
from shambler.kernel.rules import Ledger
from shambler.kernel.structs import replace
from tests.conformance.sabotage import (
    Patch,
    Sabotage,
    Spoilt,
    after,
    asking,
    reported,
    with_options,
)
from tests.testgame import HOME, night, pieces


def a_refusal_changes_the_state(patch: Patch) -> None:
    def harm(table: Any) -> None:
        if table.blocked is not None:
            table.state.night += 1

    after(patch, night.NameScout, "step", harm)


def a_question_changes_the_state(patch: Patch) -> None:
    def harm(table: Any) -> None:
        table.state.zombies += 1

    after(patch, night.Assault, "step", harm)


def a_request_for_cards_shuffles_first(patch: Patch) -> None:
    """Asked again it changes nothing: only the first time, and only now and then, it does."""

    honest = night.Morning.step

    def step(self: Any, table: Any) -> Any:
        empty = not table.state.supply
        asked = honest(self, table)
        return Draw(pieces.SUPPLY, table.state.supply) if empty and table.state.supply else asked

    patch.setattr(night.Morning, "step", step)


def a_request_for_dice_changes_the_state_once(patch: Patch) -> None:
    def harm(table: Any) -> None:
        table.state.silenced = False

    after(patch, night.Onslaught, "step", harm)
    after(patch, night.Assault, "chosen", lambda table: setattr(table.state, "silenced", True))


def a_question_tells_something(patch: Patch) -> None:
    after(patch, night.NameScout, "step", lambda table: table.tell(pieces.FellBack))


def a_question_reveals_something(patch: Patch) -> None:
    after(patch, night.NameScout, "step", lambda table: table.reveal())


def a_question_ends_the_game(patch: Patch) -> None:
    def harm(table: Any) -> None:
        if table.state.night == 2:
            table.finish((0,), "dawn", "BN-END-02")

    after(patch, night.Assault, "step", harm)


def a_question_depends_on_more_than_the_state(patch: Patch) -> None:
    count = itertools.count()
    asking(patch, night.NameScout, with_options(lambda options: options[: 2 + next(count) % 2]))


def a_key_is_there_twice(patch: Patch) -> None:
    asking(patch, night.NameScout, with_options(lambda options: [*options, options[0]]))


def a_key_has_a_space(patch: Patch) -> None:
    asking(patch, night.NameScout, with_options(lambda o: [*o, pieces.Scout("scout:0 or 1", 0)]))


def a_key_has_another_verb(patch: Patch) -> None:
    asking(patch, night.NameScout, with_options(lambda o: [*o, pieces.Scout("send:0", 0)]))


def nobody_is_asked(patch: Patch) -> None:
    asking(patch, night.NameScout, lambda asked: replace(asked, seats=()))


def nothing_can_be_chosen(patch: Patch) -> None:
    asking(patch, night.NameScout, with_options(lambda options: []))


def an_offered_option_is_blocked(patch: Patch) -> None:
    after(patch, night.NameScout, "step", lambda table: table.forbid("scout:0", "BN-SCOUT-02"))


def a_refusal_cites_no_rule(patch: Patch) -> None:
    after(patch, night.NameScout, "step", lambda table: table.forbid("scout:9", "BN-SCOUT-99"))


def a_decision_cites_no_rule(patch: Patch) -> None:
    asking(patch, night.NameScout, lambda asked: replace(asked, rule=""))


def an_event_cites_no_rule(patch: Patch) -> None:
    patch.setattr(pieces.NightFell, "cites", "BN-NIGHT-99")


def an_outcome_cites_no_rule(patch: Patch) -> None:
    rules = [rule for rule in Ledger.load(HOME / "rules.toml") if not rule.id.startswith("BN-END")]
    patch.setattr(Spoilt, "ledger", Ledger(rules))


SABOTAGE: list[tuple[Sabotage, str]] = [
    (a_refusal_changes_the_state, r"NameScout.step asks, and changed the state: night"),
    (a_question_changes_the_state, r"Assault.step asks, and changed the state: zombies"),
    (a_request_for_cards_shuffles_first, r"Morning.step asks, and changed the state: .*supply"),
    (a_request_for_dice_changes_the_state_once, r"Onslaught.step asks, and changed .*: silenced"),
    (a_question_tells_something, r"NameScout.step asks, and told FellBack"),
    (a_question_reveals_something, r"NameScout.step asks, and revealed something"),
    (a_question_ends_the_game, r"Assault.step asks, and changed the state: outcome"),
    (a_question_depends_on_more_than_the_state, r"the question (found again is|does not belong)"),
    (a_key_is_there_twice, r"the key 'scout:0' is there twice"),
    (a_key_has_a_space, r"the key 'scout:0 or 1' does not fit into a record"),
    (a_key_has_another_verb, r"the key 'send:0' does not begin with a verb of barricade"),
    (nobody_is_asked, r"name-scout asks seats \(\)"),
    (nothing_can_be_chosen, r"name-scout offers \[\] to seat 0"),
    (an_offered_option_is_blocked, r"scout:0 is offered and blocked at once"),
    (a_refusal_cites_no_rule, r"blocked scout:9 cites 'BN-SCOUT-99', which is no rule"),
    (a_decision_cites_no_rule, r"decision name-scout cites '', which is no rule"),
    (an_event_cites_no_rule, r"event NightFell cites 'BN-NIGHT-99', which is no rule"),
    (an_outcome_cites_no_rule, r"outcome \S+ cites 'BN-END-0\d', which is no rule"),
]


@pytest.mark.parametrize(("spoil", "report"), SABOTAGE, ids=[s.__name__ for s, _ in SABOTAGE])
def test_the_kit_reports(spoil: Sabotage, report: str, monkeypatch: Patch) -> None:
    reported(spoil, report, monkeypatch)
