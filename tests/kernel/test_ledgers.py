"""The shipped ledgers: all rules of all games are there, once, for games we know."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from shambler.kernel.content import package_files
from shambler.kernel.rules import Ledger, Rule
from shambler.testing import some

GAMES = {"invader", "hendrix", "living_dead", "invazions", "dawn"}
FAMILY = ("zombicide", "zombicide/invader", "zombicide/hendrix", "zombicide/living_dead")


def read(*folders: str) -> Ledger:
    root = Path(str(package_files("shambler.games")))
    return Ledger.load(*(root / folder / "rules.toml" for folder in folders))


@pytest.mark.parametrize(
    ("folders", "prefixes", "count"),
    [
        (FAMILY, {"Z", "INV", "FH", "Z2E", "FHR", "NLD"}, 863),
        (FAMILY[:1], {"Z"}, 117),
        (("invazions",), {"IVZ"}, 208),
        (("dawn",), {"DOZ"}, 844),
    ],
)
def test_each_ledger_is_complete(folders: tuple[str, ...], prefixes: set[str], count: int) -> None:
    ledger = read(*folders)
    assert len(ledger) == count
    assert {rule_id.split("-")[0] for rule_id in ledger.ids} == prefixes
    assert ledger.games <= GAMES


def test_the_games_of_the_family_have_rules_of_their_own() -> None:
    prefixes = Counter(rule_id.split("-")[0] for rule_id in read(*FAMILY).ids)
    assert prefixes == {
        "Z": 117, "INV": 283, "FH": 229, "Z2E": 92, "FHR": 31, "NLD": 111,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("game", "count"), [("invader", 395), ("living_dead", 214), ("hendrix", 465)]
)
def test_shared_rules_count_for_each_game_of_the_family(game: str, count: int) -> None:
    assert len(read(*FAMILY).for_game(game)) == count


def test_no_id_is_used_by_two_games() -> None:
    assert len(read(*FAMILY, "invazions", "dawn")) == 863 + 208 + 844


def test_worked_examples_and_open_questions_are_kept() -> None:
    family, invazions, dawn = read(*FAMILY), read("invazions"), read("dawn")
    assert sum(bool(rule.examples) for rule in family) == 76
    assert sum(bool(rule.ambiguity) for rule in family) == 149
    assert sum(bool(rule.differs) for rule in family) == 50
    assert sum(bool(rule.examples) for rule in invazions) == 55
    assert sum(rule.status != "stated" for rule in invazions) == 29
    assert sum(bool(rule.examples) for rule in dawn) == 58
    assert sum(bool(rule.ambiguity) for rule in dawn) == 109
    assert [len(ledger.gaps) for ledger in (family, invazions, dawn)] == [36, 17, 19]


def test_dawn_names_its_topics_and_counts_its_rulings() -> None:
    ledger = read("dawn")
    rulings = [rule for rule in ledger if rule.status == "ruling"]
    assert len(rulings) == 81
    assert all(rule.id.startswith("DOZ-RUL-") for rule in rulings)
    assert all(set(rule.topic_names) == {"en", "fr"} for rule in some(ledger))


def test_invazions_speaks_both_languages_and_keeps_its_rulings_and_numbers() -> None:
    ledger = read("invazions")
    assert all(set(rule.text) == {"en", "fr"} for rule in ledger)
    assert len(ledger.rulings) == 53
    assert [len(fixture.step) for fixture in ledger.fixtures] == [19, 1, 5]
    assert ledger.facts["numbers"]["3"]["contamination_pile"] == 47
    assert len(ledger.facts["timing_windows"]) == 11


@pytest.fixture(params=["invader", "living_dead", "hendrix", "invazions"])
def told_in_french(request: pytest.FixtureRequest) -> Ledger:
    return read(*FAMILY, "invazions").for_game(request.param)


def both_languages(rule: Rule) -> list[tuple[str, str]]:
    """The rule and its examples, in English and in French."""
    return [
        (rule.text["en"], rule.text["fr"]),
        *zip(rule.examples, rule.examples_in.get("fr", ()), strict=True),
    ]


def test_every_rule_has_a_french_text_examples_and_topic(told_in_french: Ledger) -> None:
    for rule in some(told_in_french):
        assert rule.text.get("fr", "").strip(), rule.id
        assert rule.text["fr"] != rule.text["en"], rule.id
        assert len(rule.examples_in.get("fr", ())) == len(rule.examples), rule.id
        assert set(rule.topic_names) == {"en", "fr"}, rule.id


def test_french_sets_a_no_break_space_before_tall_punctuation(told_in_french: Ledger) -> None:
    loose = re.compile(r"[^\u00a0][:;!?»](?=[\s.]|$)|«[^\u00a0]")
    for rule in some(told_in_french):
        for _, french in some(both_languages(rule)):
            assert not loose.search(french), rule.id


@pytest.mark.parametrize("game", ["invader", "living_dead", "hendrix"])
def test_the_french_text_of_a_rule_keeps_its_numbers_and_rule_ids(game: str) -> None:
    exact = re.compile(r"[A-Z]+(?:-[A-Z0-9]+)+|\d+")
    for rule in some(read(*FAMILY).for_game(game)):
        for english, french in some(both_languages(rule)):
            assert Counter(exact.findall(french)) == Counter(exact.findall(english)), rule.id


def test_every_ledger_can_be_searched() -> None:
    assert read(*FAMILY).search("mold chain", game="invader")[0].id.startswith("INV-MOLD")
    assert read(*FAMILY).search("chaine moisissure", "fr", "invader")[0].id == "INV-MOLD-11"
    assert read(*FAMILY).search("ligne de vue", "fr", "living_dead")[0].id == "Z-LOS-01"
    assert read("invazions").search("resistance lieu", lang="fr")
    assert read("dawn").search("super zeds")[0].id.startswith("DOZ-SUPER")
