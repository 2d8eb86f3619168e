"""The kit notices secrets that leak by words: prompts, refusals, labels, odds, errors, the log."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from shambler.kernel.consequence import Consequence
from shambler.kernel.decision import Decision, Option
from shambler.kernel.errors import IllegalOption, ShamblerError, UnknownKey
from shambler.kernel.match import Match
from shambler.kernel.odds import Odds
from shambler.kernel.structs import replace
from tests.conformance.sabotage import (
    Patch,
    Sabotage,
    Spoilt,
    after,
    reported,
)
from tests.testgame import BarricadeNight, night, pieces


def a_silent_seat_gives_away_its_hand(patch: Patch) -> None:
    patch.setattr(Spoilt, "listeners", lambda self, game: [])


def a_prompt_gives_away_a_hand(patch: Patch) -> None:
    honest = night.Assault.step

    def step(self: Any, table: Any) -> Decision:
        return replace(
            honest(self, table), about={"zombies": 1, "hand": str(table.state.survivors[0].hand)}
        )

    patch.setattr(night.Assault, "step", step)


def a_refusal_tells_a_hand(patch: Patch) -> None:
    def harm(table: Any) -> None:
        table.forbid("scout:9", "BN-SCOUT-02", "weak-wall", wall=sum(table.state.survivors[0].hand))

    after(patch, night.NameScout, "step", harm)


def a_refusal_cites_a_rule_by_a_hand(patch: Patch) -> None:
    def harm(table: Any) -> None:
        odd = sum(table.state.survivors[0].hand) % 2
        table.forbid("scout:9", "BN-SCOUT-01" if odd else "BN-SCOUT-02")

    after(patch, night.NameScout, "step", harm)


def a_refusal_in_secret_shows_other_hands(patch: Patch) -> None:
    """Everybody is asked at once, and everybody gets to read all refusals."""

    def harm(table: Any) -> None:
        for survivor in table.state.survivors:
            table.forbid(f"board:{100 + min(survivor.hand, default=0)}", "BN-BOARD-01")

    after(patch, night.Boarding, "step", harm)


def a_label_tells_a_hand(patch: Patch) -> None:
    def name(table: Any, seat: int, language: str) -> str:
        return f"{seat}{table.state.survivors[0].hand if table else ''}"

    patch.setattr(Spoilt, "namers", {**BarricadeNight.namers, "who": name}, raising=False)


def odds_tell_a_hand(patch: Patch) -> None:
    def odds(self: Any, game: Any, option: Option) -> Odds:
        return Odds("hits", {sum(game.state.survivors[0].hand): Fraction(1)}, 1)

    patch.setattr(Spoilt, "odds", odds)


def a_consequence_tells_a_hand(patch: Patch) -> None:
    def consequence(self: Any, game: Any, option: Option) -> Consequence:
        return Consequence("wall", {"more": sum(game.state.survivors[0].hand)})

    patch.setattr(Spoilt, "consequence", consequence)


def an_error_tells_a_hand(patch: Patch) -> None:
    honest = Match._refusal

    def refusal(self: Any, text: str, offered: list[str], seat: Any) -> ShamblerError:
        problem = honest(self, text, offered, seat)
        return type(problem)(f"{problem}, {self.game.state.survivors[0].hand}")

    patch.setattr(Match, "_refusal", refusal)


def a_hint_comes_from_another_hand(patch: Patch) -> None:
    """Everybody answers in secret; "did you mean" must not look at what others could answer."""
    honest = Match._refusal

    def refusal(self: Any, text: str, offered: list[str], seat: Any) -> ShamblerError:
        return honest(self, text, [option.key for option in self.game.decision.options], seat)

    patch.setattr(Match, "_refusal", refusal)


def the_kind_of_an_error_tells_a_hand(patch: Patch) -> None:
    def refusal(self: Any, text: str, offered: list[str], seat: Any) -> ShamblerError:
        odd = sum(self.game.state.survivors[0].hand) % 2
        return UnknownKey("no") if odd else IllegalOption("no")

    patch.setattr(Match, "_refusal", refusal)


def nothing_is_ever_imagined(patch: Patch) -> None:
    patch.setattr(Spoilt, "imagine", lambda self, game, seat, chance: game.copy(chance))


def secrets_are_denied(patch: Patch) -> None:
    patch.setattr(Spoilt, "has_secrets", False, raising=False)


def nobody_says_whether_there_are_secrets(patch: Patch) -> None:
    patch.setattr(Spoilt, "has_secrets", None, raising=False)


def an_event_gives_away_a_card(patch: Patch) -> None:
    patch.setattr(pieces.Drew, "seen_by", lambda self, seat: self)


SABOTAGE: list[tuple[Sabotage, str]] = [
    (a_silent_seat_gives_away_its_hand, r"can see what it may not know"),
    (a_prompt_gives_away_a_hand, r"can see what it may not know: .*hand"),
    (a_refusal_tells_a_hand, r'can see what it may not know: .*"wall"'),
    (a_refusal_cites_a_rule_by_a_hand, r"can see what it may not know: .*BN-SCOUT-0"),
    (a_refusal_in_secret_shows_other_hands, r"can see what it may not know: .*board:1"),
    (a_label_tells_a_hand, r"can see what it may not know: .*scouts"),
    (odds_tell_a_hand, r"can see what it may not know: .*chances"),
    (a_consequence_tells_a_hand, r"can see what it may not know: .*wall \+"),
    (an_error_tells_a_hand, r"an error tells seat \d a secret about '.*': .*\("),
    (a_hint_comes_from_another_hand, r"an error tells seat \d a secret about '.*': .*did you mean"),
    (the_kind_of_an_error_tells_a_hand, r"an error tells seat \d a secret .*: .*(Unk|Ill)"),
    (nothing_is_ever_imagined, r"says that it has secrets, but imagine never dealt one anew"),
    (secrets_are_denied, r"says that it has no secrets, but seats have different views"),
    (nobody_says_whether_there_are_secrets, r"barricade does not say whether it has_secrets"),
    (an_event_gives_away_a_card, r"the log tells reader \S+ a secret: .*Drew"),
]


@pytest.mark.parametrize(("spoil", "report"), SABOTAGE, ids=[s.__name__ for s, _ in SABOTAGE])
def test_the_kit_reports(spoil: Sabotage, report: str, monkeypatch: Patch) -> None:
    reported(spoil, report, monkeypatch)
