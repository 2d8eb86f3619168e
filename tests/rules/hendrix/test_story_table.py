"""Every card, note and aim of the ten stories, word by word (FH-OBJ-05, FH-M1-02 to FH-M10-04).

``stories.txt`` holds them as the campaign was designed: where a card lies, what it asks for, what
it does, in this order. Prose is left out.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from shambler.games.zombicide.hendrix import RULES
from shambler.testing import rule

TABLE = (Path(__file__).parent / "stories.txt").read_text("utf-8").splitlines()
PROSE = {"text", "label"}


def told(value: Any) -> str:
    """A word with its fields, a list of them, or a plain value."""
    if isinstance(value, msgspec.Struct):
        fields = {name: getattr(value, name) for name in value.__struct_fields__}
        kept = {n: v for n, v in fields.items() if n not in PROSE and v not in ("", None, (), {})}
        name = getattr(value, "name", "option")
        return f"({' '.join([name, *(f'{n}={told(v)}' for n, v in kept.items())])})"
    if isinstance(value, tuple):
        return f"[{' '.join(map(told, value))}]"
    if isinstance(value, dict):
        return f"{{{' '.join(f'{key}:{told(one)}' for key, one in value.items())}}}"
    return str(value)


def lines(key: str) -> Iterator[str]:
    """A story, line by line."""
    story = RULES.content.missions[key].story
    assert story is not None
    yield f"{key} aim {told(story.aim)}"
    yield f"{key} crates {told(story.crates)} first {told(story.first)}"
    for card in story.card:
        where = card.zone or "-".join(card.door or ())
        asks = f"{told(card.when)} {card.known or '-'}" if card.when else "-"
        yield f"{key} card {card.id} at {where} when {asks} does {told(card.effects)}"
    for number, note in enumerate(story.note, 1):
        yield f"{key} note {number} does {told(note.effects)}"
    yield f"{key} opening {told(story.opening)}"


@pytest.mark.parametrize(
    "key",
    [
        pytest.param(key, marks=rule("FH-OBJ-05", f"FH-{key}-02", f"FH-{key}-04"))
        for key in RULES.content.missions
    ],
)
def test_the_cards_and_notes_of_a_mission_say_what_they_were_designed_to_say(key: str) -> None:
    assert list(lines(key)) == [line for line in TABLE if line.startswith(f"{key} ")]
