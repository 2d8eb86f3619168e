"""Words: messages by name, variables from fields, names for numbers, nothing left unsaid."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from shambler.kernel.decision import PASS, Blocked, Decision
from shambler.kernel.errors import IllegalOption
from shambler.kernel.match import Match
from shambler.kernel.odds import Odds
from shambler.kernel.rules import Ledger, Rule
from shambler.kernel.sides import Outcome
from shambler.kernel.texts import Catalogue, MissingText, named, slug
from tests.testgame import RULES, BarricadeNight
from tests.testgame.night import NameScout
from tests.testgame.pieces import CardPlayed, FallBack, Scout, Scouted, WallHit


@pytest.fixture
def family(tmp_path: Path) -> Path:
    """A family of games with texts of its own, and a game that changes some of them."""
    child = tmp_path / "family" / "child"
    for folder, language, text in (
        (child.parent, "en", "hello = Hello { $who }\nshared = Shared\nempty =\n    .title = x\n"),
        (child.parent, "fr", "hello = Bonjour { $who }\n"),
        (child, "en", "hello = Hi { $who }\n"),
    ):
        (folder / "texts").mkdir(parents=True, exist_ok=True)
        (folder / "texts" / f"{language}.ftl").write_text(text, "utf-8")
    return child


def test_a_game_speaks_for_itself_and_else_as_its_family_does(family: Path) -> None:
    texts = Catalogue(family)
    assert texts.text("en", "hello", {"who": "Ann"}) == "Hi Ann"
    assert texts.text("fr", "hello", {"who": "Ann"}) == "Bonjour Ann"
    assert texts.text("en", "shared", {}) == "Shared"
    assert Catalogue(family.parent).text("en", "hello", {"who": "Ann"}) == "Hello Ann"


def test_english_stands_in_for_a_missing_translation(family: Path) -> None:
    texts = Catalogue(family)
    assert texts.text("fr", "shared", {}) == "Shared"
    assert texts.has("en", "shared")
    assert not texts.has("fr", "shared")


def test_what_was_said_once_does_not_stand_for_something_else(tmp_path: Path) -> None:
    """Texts are remembered: by message, language, and the very values of their variables."""
    (tmp_path / "texts").mkdir()
    text = "hits = { $n ->\n    [1] one hit\n   *[other] { $n } hits\n  }\ndone = { $n }\n"
    (tmp_path / "texts" / "en.ftl").write_text(text, "utf-8")
    words = Catalogue(tmp_path)
    for _ in range(2):
        assert words.text("en", "hits", {"n": 1}) == "one hit"
        assert words.text("en", "hits", {"n": 2}) == "2 hits"
        assert words.text("en", "hits", {"n": "1"}) == "1 hits"  # a text is no number
        assert words.text("en", "done", {"n": 1}) == "1"
        assert words.text("en", "done", {"n": "one"}) == "one"
        with pytest.raises(MissingText):
            words.text("en", "done", {})


def test_a_text_that_cannot_be_said_is_an_error(family: Path) -> None:
    texts = Catalogue(family)
    with pytest.raises(MissingText, match="no text called 'nothing'"):
        texts.text("fr", "nothing", {})
    with pytest.raises(MissingText, match=r"the text 'hello': .*who"):
        texts.text("en", "hello", {})
    with pytest.raises(MissingText, match="the text 'empty' is empty"):
        texts.text("en", "empty", {})


def test_names_in_code_become_names_of_messages() -> None:
    assert [slug(name) for name in ("Drew", "WallHit", "Zone2Left")] == [
        "drew",
        "wall-hit",
        "zone2-left",
    ]


def test_numbers_become_names_where_the_game_has_some() -> None:
    fields = {"who": 1, "night": (0, 4), "faces": (3, 5), "dark": True, "count": 2, "none": None}
    assert named(fields, RULES.namers, None, "en") == {
        "who": "Ben",
        "night": "2, 6",
        "night-count": 2,
        "faces": "3, 5",
        "faces-count": 2,
        "dark": "yes",
        "count": 2,
    }


def test_a_teller_says_options_events_and_outcomes() -> None:
    match = Match.new(RULES, "cabin", seed=1)
    en, fr = match.teller(), match.teller("fr")
    assert en.option(Scout("scout:1", 1)) == "Ben scouts"
    assert fr.option(FallBack("fall-back")) == "Reculer"
    assert en.option(PASS) == "Pass"
    assert en.event(Scouted(who=0, night=(0, 1))) == "Ann looked at the night: 2, 3"
    assert fr.event(CardPlayed(who=0, supply=8)) == "Ann joue hurlement."
    assert en.event(WallHit(faces=(5, 1), hits=1)) == "The dice show 5, 1: 1 hits."
    assert fr.outcome(Outcome((), "dawn")) == "L'aube se lève."


def test_a_refusal_without_words_of_its_own_quotes_the_rule() -> None:
    match = Match.new(RULES, "cabin", seed=1)
    blocked = Blocked("scout:0", "BN-SCOUT-02")
    assert match.teller().reason(blocked) == "Nobody scouts two nights in a row."
    assert match.teller("fr").reason(blocked).startswith("Personne n'est éclaireur")

    class EnglishOnly(BarricadeNight):
        ledger = Ledger([Rule(id="BN-SCOUT-02", topic="x", text={"en": "No."}, source="own")])

    match = Match.new(EnglishOnly(), "cabin", seed=1)
    assert match.teller("fr").reason(blocked) == "No."


def test_a_missing_text_is_told_by_its_id_and_reported(missing_words: list[str]) -> None:
    teller = Match.new(RULES, "cabin", seed=1).teller("fr")
    assert teller.outcome(Outcome((), "rapture")) == "outcome-rapture"
    assert missing_words == ["barricade: no text called 'outcome-rapture'"]
    missing_words.clear()


def test_a_refusal_that_cites_no_rule_never_breaks_a_table(
    missing_words: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is told by the id it cites: to those who look, and to those who try."""
    honest = NameScout.step

    def step(self: NameScout, table: Any) -> Decision:
        table.forbid("scout:9", "ZZ-9")
        return honest(self, table)

    monkeypatch.setattr(NameScout, "step", step)
    match = Match.new(RULES, "cabin", seed=1)
    for language in ("en", "fr"):
        assert ("scout:9", "ZZ-9", "ZZ-9") in match.blocked(0, language)
    with pytest.raises(IllegalOption, match=r"scout:9: ZZ-9 \(ZZ-9\)") as refused:
        match.play("scout:9", seat=0)
    assert refused.value.rule == "ZZ-9"
    assert set(missing_words) == {"barricade: no rule 'ZZ-9'"}
    missing_words.clear()


def test_odds_add_up_and_are_told_as_data() -> None:
    half = Fraction(1, 2)
    odds = Odds("hits", {0: half, 2: half}, 3, {"kill": Fraction(1, 4)})
    assert odds.mean == 1
    assert [odds.at_least(count) for count in (0, 1, 3)] == [1, half, 0]
    assert odds.as_data() == {
        "what": "hits",
        "dice": 3,
        "chances": {"0": 0.5, "2": 0.5},
        "facts": {"kill": 0.25},
        "about": {},
        "mean": 1.0,
    }
    said = Match.new(RULES, "cabin", seed=1).teller().odds(odds)
    assert said == "3 dice, 1 hits expected, 50% at least one"
