"""Refusals are told in the language of whoever reads them."""

from __future__ import annotations

import pickle
import re
from pathlib import Path

import pytest

from shambler.kernel.errors import UndoBarrier
from shambler.server import words
from shambler.server.words import TEXTS, said, told
from shambler.testing import some
from tests.server.client import Browser
from tests.server.test_workshop import M1

SERVER = Path(words.__file__).parent
SAYS = re.compile(r'\bsaid\(\s*"([a-z-]+)"')


def test_every_refusal_has_its_words_in_both_languages_and_none_is_left_over() -> None:
    names = {name for path in SERVER.rglob("*.py") for name in SAYS.findall(path.read_text())}
    for language in some(["en", "fr"]):
        text = (SERVER / "texts" / f"{language}.ftl").read_text("utf-8")
        assert set(re.findall(r"^refused-([a-z-]+) =", text, re.M)) == names
    for name in some(names):
        assert TEXTS.has("fr", f"refused-{name}")


def test_an_error_is_english_in_a_log_and_told_in_any_language_also_by_another_process() -> None:
    problem = UndoBarrier(said("not-your-seat", seat=2))
    assert str(problem) == "seat 2 is not yours"
    copied = pickle.loads(pickle.dumps(problem))
    assert told(copied, "fr") == "la place 2 n'est pas à vous"
    assert told(copied, "en") == str(problem)
    assert told(UndoBarrier("plain words"), "fr") == "plain words"


@pytest.mark.parametrize(
    ("headers", "query", "words"),
    [
        ({}, "", "would take hours"),
        ({"accept-language": "fr"}, "", "prendraient des heures"),
        ({"accept-language": "fr-FR,fr;q=0.9"}, "?language=en", "would take hours"),
        ({"accept-language": "de"}, "?language=fr", "prendraient des heures"),
    ],
)
def test_a_request_is_refused_in_the_language_of_its_page(
    browser: Browser, headers: dict[str, str], query: str, words: str
) -> None:
    wanted = {"text": M1, "agent": "planner:1s"}
    path = f"/api/workshop/invader/ratings{query}"
    answer = browser.http.post(path, json=wanted, headers=headers)
    assert answer.status_code == 422
    assert words in answer.json()["message"]


def test_a_table_refuses_in_the_language_of_the_page(browser: Browser) -> None:
    table = browser.make()
    for language, text in some({"en": "nothing of yours", "fr": "rien à reprendre"}.items()):
        with browser.open(table, language=language) as socket:
            socket.send(type="undo", id="x", number=socket.position["number"])
            assert text in socket.wait("error")["message"]
