"""InvaZions on the designers' page: cards are chosen, nothing is drawn."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from shambler.games.invazions.content import HumanCard, load
from shambler.games.workshops import workshop_of
from shambler.lab.simulate import SeriesPlan, new_game, play_row
from shambler.server.workshop.rewriting import rewrite
from shambler.testing import some

RULES, WORKSHOP = workshop_of("invazions")
BLANK = WORKSHOP.blank(RULES)


def changed(**fields: Any) -> str:
    return rewrite(BLANK, {**tomllib.loads(BLANK), **fields})


def told(text: str, severity: str = "mistake") -> list[tuple[str, str]]:
    seen = WORKSHOP.look(RULES, text, "en").findings
    return [(one.where, one.name) for one in seen if one.severity == severity]


def test_scenarios_of_the_book_are_the_same_when_written_as_ones_own() -> None:
    opened = WORKSHOP.scenarios(RULES)
    assert len(opened) == 12  # those with printed decks
    for scenario in some(opened):
        text = WORKSHOP.source(RULES, scenario.key)
        assert told(text) == []
        own = new_game(SeriesPlan("invazions", "own", own=text), 3)
        book = new_game(SeriesPlan("invazions", scenario.key), 3)
        assert own.state == book.state


@pytest.mark.parametrize(
    ("fields", "where", "name"),
    [
        ({"players": 5}, "players", "players"),
        ({"zombie": ["stalker"]}, "zombie", "count"),
        ({"places": ["canteen", "canteen", "hangar"]}, "places", "duplicate"),
        ({"research": ["infected", "viruses", "nothing"]}, "research", "unknown"),
        ({"deck": {"survivors": 13, "soldier": 99}}, "deck.soldier", "copies"),
        ({"deck": {"survivors": 13}}, "deck", "deck-size"),
    ],
)
def test_page_and_check_say_the_same(
    fields: dict[str, Any], where: str, name: str, tmp_path: Path
) -> None:
    text = changed(**fields)
    assert (where, name) in told(text)
    file = tmp_path / "mine.toml"
    file.write_text(text, "utf-8")
    problems = RULES.check_content(file)
    assert problems is not None
    assert [(one.where, one.name) for one in problems] == told(text)
    french = WORKSHOP.look(RULES, text, "fr").findings
    assert {one.text for one in french}.isdisjoint(
        one.text for one in WORKSHOP.look(RULES, text, "en").findings
    )


def test_what_the_book_advises_is_a_hint_and_no_mistake() -> None:
    deck = dict(tomllib.loads(BLANK)["deck"])
    deck |= {"soldier": 1, "cook": 4, "technician": 1, "janitor": 1, "survivors": 15}
    deck |= {"prophylaxis": 5, "hold-the-position": 5, "capture": 5, "donation": 5}
    deck |= {"secret-agent": 5, "sniper": 5}
    text = changed(deck=deck)
    assert told(text) == [] and told(text, "hint")


def test_changes_can_be_played_and_differ_in_one_thing() -> None:
    data = tomllib.loads(BLANK)
    found = WORKSHOP.changes(RULES, BLANK)
    assert {"human-more", "bravery-less", "zombie-other", "soldier-first"} <= {
        change.name for change in found
    }
    for change in some(found):
        text = BLANK if change.data is None else rewrite(BLANK, change.data)
        assert told(text) == []
        other = tomllib.loads(text)
        assert sum(other[key] != data[key] for key in data) == (change.data is not None)
    plan = SeriesPlan("invazions", "own", "random", options={"soldier_first": True}, own=BLANK)
    assert not play_row(plan, 0).error


def test_a_deck_with_the_ninth_human_brings_its_switch_along() -> None:
    (rare,) = (c.id for c in load().cards if isinstance(c, HumanCard) and c.opt_in)
    deck = tomllib.loads(BLANK)["deck"]
    for chosen, switch in some([({**deck, rare: 1}, True), (deck, False)]):
        game = new_game(SeriesPlan("invazions", "own", own=changed(deck=chosen)), 1)
        assert game.world.switches.ninth_human is switch
