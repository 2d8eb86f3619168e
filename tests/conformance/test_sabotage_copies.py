"""The kit notices copies, imagined worlds and rewound matches that share or forget something."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from shambler.kernel.match import Match
from shambler.kernel.procedure import Procedure
from shambler.kernel.state import load
from shambler.testing import KitFailure, check_game, checks
from tests.conformance.sabotage import (
    Patch,
    Sabotage,
    Spoilt,
    after,
    reported,
)
from tests.testgame import BarricadeNight, night, pieces


def copying(patch: Patch, harm: Callable[[Match, Match], None]) -> None:
    """Spoil what a copied match is made of."""
    honest = Match.copy

    def copy(self: Match, seed: int | None = None) -> Match:
        twin = honest(self, seed)
        harm(self, twin)
        return twin

    patch.setattr(Match, "copy", copy)


def a_copied_match_shares_its_answers(patch: Patch) -> None:
    copying(patch, lambda match, twin: setattr(twin.record, "answers", match.record.answers))


def a_copied_match_shares_its_marks(patch: Patch) -> None:
    copying(patch, lambda match, twin: setattr(twin.record, "marks", match.record.marks))


def a_copied_match_shares_its_log(patch: Patch) -> None:
    copying(patch, lambda match, twin: setattr(twin, "log", match.log))


def a_copied_match_shares_its_snapshots(patch: Patch) -> None:
    copying(patch, lambda match, twin: setattr(twin, "_snapshots", match._snapshots))


def a_copied_match_shares_its_position(patch: Patch) -> None:
    copying(patch, lambda match, twin: setattr(twin.game, "state", match.game.state))


def a_copied_match_forgets_its_log(patch: Patch) -> None:
    copying(patch, lambda match, twin: twin.log.clear())


def a_copied_match_forgets_what_can_be_played_again(patch: Patch) -> None:
    copying(patch, lambda match, twin: twin._undone.clear())


def a_copied_match_shares_what_can_be_played_again(patch: Patch) -> None:
    copying(patch, lambda match, twin: setattr(twin, "_undone", match._undone))


def a_copied_match_forgets_barriers(patch: Patch) -> None:
    def harm(match: Match, twin: Match) -> None:
        for answer in twin.record.answers:
            answer.barrier = False

    copying(patch, harm)


def rewinding_plays_on_in_the_snapshot(patch: Patch) -> None:
    """The twin goes back to the snapshot itself, which the original still has."""

    def rewind(self: Match, number: int) -> None:
        base = max((n for n in self._snapshots if n <= number), default=None)
        if base is None:
            return
        again = self.record.answers[base:number]
        self._forget(base)
        self.game.state = self._snapshots[base]
        self.game.derive()
        for answer in again:
            self.repeat(answer)

    patch.setattr(Match, "rewind", rewind)


def rewinding_leads_elsewhere(patch: Patch) -> None:
    honest = Match.rewind

    def rewind(self: Match, number: int) -> None:
        honest(self, max(0, number - 1) if self.number - number > 1 else number)

    patch.setattr(Match, "rewind", rewind)


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


SABOTAGE: list[tuple[Sabotage, str]] = [
    (a_copied_match_shares_its_answers, r"copied match changed the original: record"),
    (a_copied_match_shares_its_marks, r"copied match changed the original: record"),
    (a_copied_match_shares_its_log, r"copied match changed the original: log"),
    (a_copied_match_shares_its_snapshots, r"copied match changed the original: snapshots"),
    (a_copied_match_shares_its_position, r"copied match changed the original: .*position"),
    (a_copied_match_forgets_its_log, r"a copied match differs: log"),
    (a_copied_match_forgets_what_can_be_played_again, r"a copied match differs: undone"),
    (a_copied_match_shares_what_can_be_played_again, r"changed the original: undone"),
    (a_copied_match_forgets_barriers, r"a copied match differs: barriers"),
    (rewinding_plays_on_in_the_snapshot, r"copied match changed the original: snapshots"),
    (rewinding_leads_elsewhere, r"rewinding a copied match to \d+ led to another position"),
    (an_imagined_world_loses_cards, r"imagined for seat 0: supply cards: .*99"),
    (imagining_changes_the_real_world, r"imagining for seat 0 changed the real position"),
    (a_copy_shares_a_survivor, r"changed the (original|real position)"),
    (a_shared_value_is_changed, r"playing a copy changed the original"),
    (a_copy_is_not_equal, r"a copy is not equal: .*survivors\[0\].fame"),
    (a_saved_state_is_not_complete, r"a loaded state differs: .*captain"),
]


@pytest.mark.parametrize(("spoil", "report"), SABOTAGE, ids=[s.__name__ for s, _ in SABOTAGE])
def test_the_kit_reports(spoil: Sabotage, report: str, monkeypatch: Patch) -> None:
    reported(spoil, report, monkeypatch)


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
