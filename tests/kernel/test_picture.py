"""A sketch as a picture: styles of the terminal, and nothing from elsewhere."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

import shambler
from shambler.games import find, keys
from shambler.kernel.picture import Run, drawn, runs_of


def test_styles_begin_end_and_nest() -> None:
    sketch = r"a[red]b[bold]c[/]d[/red]e \[f]" + "\n[dim]g\nh[/]i"
    assert list(runs_of(sketch)) == [
        [Run("a", ""), Run("b", "red"), Run("c", "red bold"), Run("d", "red"), Run("e [f]", "")],
        [Run("g", "dim")],
        [Run("h", "dim"), Run("i", "")],
    ]


def test_letters_stand_in_their_columns_and_cannot_be_markup() -> None:
    picture = ElementTree.fromstring(drawn([[Run("  <b>", "red"), Run("&", "bold reverse cyan")]]))
    first, second = picture.iter("{http://www.w3.org/2000/svg}text")
    assert (first.text, second.text) == ("<b>", "&")
    assert float(second.attrib["x"]) - float(first.attrib["x"]) == 3 * 9
    assert second.attrib["font-weight"] == "bold"
    assert (
        len(list(picture.iter("{http://www.w3.org/2000/svg}rect"))) == 2
    )  # the ground, the cursor


@pytest.mark.parametrize("game", keys())
def test_every_game_can_be_drawn(game: str) -> None:
    match = shambler.new(game, find(game).scenarios()[0].key, seed=1)
    picture = ElementTree.fromstring(match.picture())
    said = " ".join(picture.itertext())
    assert match.decision is not None
    assert match.decision.prompt in said
    assert "[/" not in said
    with pytest.raises(shambler.ShamblerError):
        match.picture(seat=99)
