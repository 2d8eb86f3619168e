"""The kit notices: each of these spoils one thing in Barricade Night and must be reported."""

from __future__ import annotations

import itertools
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from shambler.kernel.decision import Decision, Option
from shambler.kernel.match import Match
from shambler.kernel.procedure import Procedure
from shambler.kernel.record import parse
from shambler.kernel.rules import Ledger
from shambler.kernel.ruleset import Scenario
from shambler.kernel.state import load
from shambler.kernel.texts import Catalogue
from shambler.testing import KitFailure, check_game, checks, run_kit
from tests.testgame import HOME, BarricadeNight, night, pieces

Patch = pytest.MonkeyPatch


class Spoilt(BarricadeNight):
    """A copy of the game to be spoilt by one test."""


def after(patch: Patch, cls: type, method: str, harm: Callable[..., None]) -> None:
    """Do some harm after a method of a procedure has run."""
    honest = getattr(cls, method)

    def spoilt(self: Any, table: Any, *args: Any) -> Any:
        result = honest(self, table, *args)
        harm(table)
        return result

    patch.setattr(cls, method, spoilt)


def asking(patch: Patch, cls: type, harm: Callable[[Decision], Decision]) -> None:
    """Change the question that a procedure asks."""
    honest = cls.step  # type: ignore[attr-defined]
    patch.setattr(cls, "step", lambda self, table: harm(honest(self, table)))


def with_options(change: Callable[[list[Option]], list[Option]]) -> Callable[[Decision], Decision]:
    return lambda asked: msgspec.structs.replace(asked, options=change(list(asked.options)))


def showing(patch: Patch, secret: Callable[[Any], Any]) -> None:
    """Add something to every view."""
    honest = BarricadeNight.view
    patch.setattr(
        Spoilt, "view", lambda self, game, seat: {**honest(self, game, seat), "it": secret(game)}
    )


def a_view_shows_all_hands(patch: Patch) -> None:
    showing(patch, lambda game: [survivor.hand for survivor in game.state.survivors])


def a_view_shows_the_placed_cards(patch: Patch) -> None:
    showing(patch, lambda game: [placed.card for placed in game.state.night_deck.top])


def a_view_shows_sealed_answers(patch: Patch) -> None:
    showing(patch, lambda game: list(game.state.sealed.values()))


def a_view_is_not_json(patch: Patch) -> None:
    patch.setattr(Spoilt, "view", lambda self, game, seat: {"hand": {1, 2}})


def a_silent_seat_gives_away_its_hand(patch: Patch) -> None:
    patch.setattr(Spoilt, "listeners", lambda self, game, moment, about: [])


def a_prompt_gives_away_a_hand(patch: Patch) -> None:
    honest = night.Assault.step

    def step(self: Any, table: Any) -> Decision:
        return msgspec.structs.replace(
            honest(self, table), about={"zombies": 1, "hand": str(table.state.survivors[0].hand)}
        )

    patch.setattr(night.Assault, "step", step)


def an_event_gives_away_a_card(patch: Patch) -> None:
    patch.setattr(pieces.Drew, "seen_by", lambda self, seat: self)


def an_imagined_world_loses_cards(patch: Patch) -> None:
    honest = BarricadeNight.imagine

    def imagine(self: Any, game: Any, seat: Any, chance: Any) -> Any:
        twin = honest(self, game, seat, chance)
        twin.state.discard.append(99)
        return twin

    patch.setattr(Spoilt, "imagine", imagine)


def imagining_changes_the_real_world(patch: Patch) -> None:
    honest = BarricadeNight.imagine

    def imagine(self: Any, game: Any, seat: Any, chance: Any) -> Any:
        game.state.wall += 1
        return honest(self, game, seat, chance)

    patch.setattr(Spoilt, "imagine", imagine)


def a_copy_shares_a_survivor(patch: Patch) -> None:
    patch.setattr(pieces.Survivor, "copy", lambda self: self)


def a_shared_value_is_changed(patch: Patch) -> None:
    def harm(table: Any) -> None:
        deck = table.state.supply
        msgspec.structs.force_setattr(deck, "bag", tuple(reversed(deck.bag)))

    after(patch, night.Boarding, "unsealed", harm)


def a_copy_is_not_equal(patch: Patch) -> None:
    patch.setattr(pieces.Survivor, "copy", lambda self: pieces.Survivor(self.hand, 7))


def a_saved_state_is_not_complete(patch: Patch) -> None:
    def spoilt(*args: Any) -> Any:
        state: Any = load(*args)
        state.captain = 2
        return state

    patch.setattr(checks, "load", spoilt)


def looking_changes_the_position(patch: Patch) -> None:
    def odds(self: Any, game: Any, option: Option) -> None:
        game.state.counters.append(0)

    patch.setattr(Spoilt, "odds", odds)


def the_board_changes(patch: Patch) -> None:
    patch.setattr(Spoilt, "board_view", lambda self, game: {"wall": game.state.wall})


def a_scenario_has_no_french_name(patch: Patch) -> None:
    patch.setattr(Spoilt, "scenarios", lambda self: [Scenario("cabin", {"en": "Cabin"}, (2, 4))])


def a_winner_does_not_sit_at_the_table(patch: Patch) -> None:
    honest = night.Morning.next_night

    def next_night(self: Any, table: Any) -> None:
        table.finish((5,), "dawn", "BN-END-02")
        honest(self, table)

    patch.setattr(night.Morning, "next_night", next_night)


def a_refusal_changes_the_state(patch: Patch) -> None:
    def harm(table: Any) -> None:
        if table.blocked is not None:
            table.state.night += 1

    after(patch, night.NameScout, "step", harm)


def a_card_is_lost(patch: Patch) -> None:
    after(patch, night.Boarding, "unsealed", lambda table: table.state.discard.clear())


def a_question_changes_the_state(patch: Patch) -> None:
    def harm(table: Any) -> None:
        table.state.zombies += 1

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
    asking(patch, night.NameScout, lambda asked: msgspec.structs.replace(asked, seats=()))


def nothing_can_be_chosen(patch: Patch) -> None:
    asking(patch, night.NameScout, with_options(lambda options: []))


def an_offered_option_is_blocked(patch: Patch) -> None:
    after(patch, night.NameScout, "step", lambda table: table.forbid("scout:0", "BN-SCOUT-02"))


def a_refusal_cites_no_rule(patch: Patch) -> None:
    after(patch, night.NameScout, "step", lambda table: table.forbid("scout:9", "BN-SCOUT-99"))


def a_decision_cites_no_rule(patch: Patch) -> None:
    asking(patch, night.NameScout, lambda asked: msgspec.structs.replace(asked, rule=""))


def an_event_cites_no_rule(patch: Patch) -> None:
    patch.setattr(pieces.NightFell, "cites", "BN-NIGHT-99")


def an_outcome_cites_no_rule(patch: Patch) -> None:
    rules = [rule for rule in Ledger.load(HOME / "rules.toml") if not rule.id.startswith("BN-END")]
    patch.setattr(Spoilt, "ledger", Ledger(rules))


def a_text_is_missing(patch: Patch, folder: Path, language: str, message: str) -> None:
    texts = folder / "texts"
    texts.mkdir()
    for path in (HOME / "texts").iterdir():
        text = path.read_text("utf-8")
        if path.stem == language:
            text = re.sub(rf"^{message} = .*$", "", text, flags=re.MULTILINE)
        (texts / path.name).write_text(text, "utf-8")
    patch.setattr(Spoilt, "texts", Catalogue(folder))


def dice_are_rolled_behind_the_back(patch: Patch) -> None:
    def harm(table: Any) -> None:
        table.state.wall += random.randrange(1_000)

    after(patch, night.Boarding, "unsealed", harm)


def the_game_never_ends(patch: Patch) -> None:
    def harm(table: Any) -> None:
        table.state.wall, table.state.night = 9, 1

    after(patch, night.Boarding, "unsealed", harm)


def a_procedure_never_asks(patch: Patch) -> None:
    patch.setattr(night.Boarding, "step", lambda self, table: None)


def the_rules_crash(patch: Patch) -> None:
    patch.setattr(Spoilt, "broken", lambda self, game: [][game.state.night])


SABOTAGE: list[tuple[Callable[[Patch], None], str]] = [
    (a_view_shows_all_hands, r'can see what it may not know: .*"it"'),
    (a_view_shows_the_placed_cards, r'can see what it may not know: .*"it"'),
    (a_view_shows_sealed_answers, r'can see what it may not know: .*"it"'),
    (a_view_is_not_json, r"not JSON serializable"),
    (a_silent_seat_gives_away_its_hand, r"can see what it may not know"),
    (a_prompt_gives_away_a_hand, r"can see what it may not know: .*hand"),
    (an_event_gives_away_a_card, r"the log tells reader \S+ a secret: .*Drew"),
    (an_imagined_world_loses_cards, r"imagined for seat 0: supply cards: .*99"),
    (imagining_changes_the_real_world, r"imagining for seat 0 changed the real position"),
    (a_copy_shares_a_survivor, r"changed the (original|real position)"),
    (a_shared_value_is_changed, r"playing a copy changed the original"),
    (a_copy_is_not_equal, r"a copy is not equal: .*survivors\[0\].fame"),
    (a_saved_state_is_not_complete, r"a loaded state differs: .*captain"),
    (looking_changes_the_position, r"looking at the position changed it"),
    (the_board_changes, r"the board, which never changes, has changed"),
    (a_scenario_has_no_french_name, r"scenario cabin has no name in 'fr'"),
    (a_winner_does_not_sit_at_the_table, r"winners \(5,\) do not sit at the table"),
    (a_refusal_changes_the_state, r"explaining the options changed the state"),
    (a_card_is_lost, r"supply cards: \["),
    (a_question_changes_the_state, r"changed the state"),
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
    (dice_are_rolled_behind_the_back, r"the same position|diverges at answer"),
    (a_procedure_never_asks, r"EndlessProcedure: .*Boarding"),
    (the_rules_crash, r"IndexError"),
]


@pytest.mark.parametrize(("spoil", "report"), SABOTAGE, ids=[s.__name__ for s, _ in SABOTAGE])
def test_the_kit_reports(spoil: Callable[[Patch], None], report: str, monkeypatch: Patch) -> None:
    spoil(monkeypatch)
    with pytest.raises(KitFailure, match=report):
        run_kit(Spoilt(), "cabin", 10, options={"seats": 3})


@pytest.mark.parametrize(
    ("language", "message"),
    [
        ("en", "ask-board"),
        ("fr", "ask-hold"),
        ("fr", "do-use-howl"),
        ("en", "event-drew"),
        ("fr", "event-drew-unseen"),
        ("fr", "why-scouted-last-night"),
        ("fr", "odds-hits"),
        ("en", "outcome-dawn"),
    ],
)
def test_the_kit_misses_no_missing_text(
    language: str, message: str, tmp_path: Path, monkeypatch: Patch
) -> None:
    a_text_is_missing(monkeypatch, tmp_path, language, message)
    with pytest.raises(KitFailure, match=f"no text '{message}' in '{language}'"):
        run_kit(Spoilt(), "cabin", 10, options={"seats": 3})


def test_an_endless_game_is_stopped(monkeypatch: Patch) -> None:
    the_game_never_ends(monkeypatch)
    with pytest.raises(KitFailure, match="no end after 150 decisions"):
        check_game(Spoilt(), "cabin", seed=4, most=150)


def test_a_failure_can_be_opened(monkeypatch: Patch) -> None:
    a_card_is_lost(monkeypatch)
    where = re.escape("barricade cabin {'seats': 3}, seed 4, decision")
    with pytest.raises(KitFailure, match=where) as caught:
        check_game(Spoilt(), "cabin", {"seats": 3}, seed=4)
    again = Match.replay(Spoilt(), parse(caught.value.record))
    assert again.number == caught.value.step
    assert again.rules.broken(again.game)


def test_a_copy_that_changes_later_is_found_at_the_end(monkeypatch: Patch) -> None:
    """Looking at few positions, only the copies kept from then can tell."""
    a_shared_value_is_changed(monkeypatch)
    with pytest.raises(KitFailure, match="the copy kept at decision 0 has changed since"):
        check_game(Spoilt(), "cabin", seed=0, every=1_000)


def test_a_procedure_that_could_change_is_reported(monkeypatch: Patch) -> None:
    class Loose(Procedure, frozen=True):
        heap: list[int]

    monkeypatch.setattr(Spoilt, "procedures", {"Loose": Loose}, raising=False)
    (problem,) = checks.check_rules(Spoilt())
    assert problem == "procedure Loose: heap can change, a copy would share it"


def test_the_honest_game_passes() -> None:
    assert check_game(Spoilt(), "manor", {"seats": 4}, seed=3).outcome is not None
