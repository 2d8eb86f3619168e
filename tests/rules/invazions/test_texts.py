"""What people read: plurals, names that are plural, spaces in French, and the end for each side."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from shambler.games.invazions import RULES, events
from shambler.kernel.event import Event
from shambler.kernel.sides import Outcome
from shambler.testing.invazions import InvazionsScene

TEXTS = Path(str(RULES.texts.folder)) / "texts"
LANGUAGES = ("en", "fr")


def messages(language: str) -> set[str]:
    return set(re.findall(r"^([a-z-]+) =", (TEXTS / f"{language}.ftl").read_text("utf-8"), re.M))


def said(event: Event, language: str = "en") -> str:
    return InvazionsScene("labo-4").match.teller(language).event(event)


def test_both_languages_say_the_same_things():
    assert messages("en") == messages("fr")


def test_french_puts_a_no_break_space_before_double_punctuation():
    text = (TEXTS / "fr.ftl").read_text("utf-8")
    assert not re.findall(r" [:;!?]", text)
    assert len(re.findall("\u00a0[:;!?]", text)) > 60


def test_english_puts_no_space_before_punctuation():
    assert not re.findall(r"[ \u00a0][:;!?,.](?:\s|$)", (TEXTS / "en.ftl").read_text("utf-8"))


@pytest.mark.parametrize(
    ("count", "english", "french"),
    [
        (0, "The humans take no Resources and own 8.", "ne prennent aucune Ressource et en ont 8"),
        (1, "The humans take 1 Resource and own 8.", "prennent 1 Ressource et en ont 8"),
        (2, "The humans take 2 Resources and own 8.", "prennent 2 Ressources et en ont 8"),
    ],
)
def test_tokens_are_counted(count, english, french):
    event = events.TokensGained(count=count, total=8)
    assert said(event) == english
    assert french in said(event, "fr")


@pytest.mark.parametrize(
    ("count", "english", "french"),
    [
        (0, "no Freed Zombie.", "0"),
        (1, "1 Freed Zombie.", "1"),
        (5, "5 Freed Zombies.", "5"),
    ],
)
def test_freed_zombies_are_counted(count, english, french):
    event = events.FreedCounted(count=count)
    assert said(event).endswith(english)
    assert said(event, "fr").rstrip(".").endswith(french)


@pytest.mark.parametrize(
    ("points", "english", "french"), [(1, "1 point,", "1 point,"), (3, "3 points,", "3 points,")]
)
def test_points_are_counted(points, english, french):
    event = events.PointsScored(points=points, total=9)
    assert english in said(event)
    assert french in said(event, "fr")


@pytest.mark.parametrize(
    ("cost", "english"), [(0, "for nothing."), (1, "for 1 Resource."), (3, "for 3 Resources.")]
)
def test_costs_are_counted(cost, english):
    for kind in (events.HumanPosted, events.ResearchPlaced):
        assert said(kind(card=0, place=0, cost=cost)).endswith(english)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("left", [0, 1, 2])
def test_points_of_attack_are_counted(language, left):
    with InvazionsScene("labo-3") as scene:
        scene.assault("hangar", 5 + left).waiting("radio-room", 2)
        if left:
            scene.humans("hangar", "survivors")
        else:
            scene.research("hangar", "immunology")
        prompt = scene.only("damage").match.teller(language).prompt(scene.question)
        plural = left == 2 or (left == 0 and language == "en")  # French: 0 point
        assert re.search(rf"\b{left} point{'s' if plural else ''}\b", prompt)


def test_no_sentence_hangs_a_verb_on_the_name_of_a_card():
    """Survivors and Vermin are plural, the Cook is not: "Survivors is devoured" must not happen."""
    scene = InvazionsScene("labo-4")
    survivors = scene.card("survivors")
    for kind in (
        events.CardDevoured,
        events.CardDoomed,
        events.HitWasted,
        events.ContaminationDestroyed,
        events.ContaminationAdded,
        events.SurvivorGiven,
        events.SurvivorDestroyed,
    ):
        text = said(kind(card=survivors, place=2))
        assert not re.search(r"Survivors (is|are|takes|leave|comes|withstands)\b", text), text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("reason", "winners", "english", "french"),
    [
        ("antidote", (0,), "the humans win", "les humains gagnent"),
        ("freed", (1, 2, 3), "the zombies win", "les zombies gagnent"),
        ("wrong-claim", (0,), "the humans win", "les humains gagnent"),
    ],
)
def test_the_end_says_who_has_won(reason, winners, english, french, language):
    teller = InvazionsScene("labo-4").match.teller(language)
    text = teller.outcome(Outcome(winners, reason))
    assert (english if language == "en" else french) in text
