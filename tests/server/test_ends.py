"""The end of a game, as every seat and every spectator of every game is told of it.

Nobody who lost is told that they made it: in what the server sends, on the page, in the terminal.
"""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from functools import cache
from itertools import combinations, product
from pathlib import Path

import pytest
from rich.console import Console

from shambler.cli.screen import TEXTS as TERMINAL
from shambler.cli.screen import Screen
from shambler.games import find, keys
from shambler.kernel.errors import BadSetup
from shambler.kernel.match import Match
from shambler.kernel.ruleset import Ruleset, Scenario
from shambler.kernel.sides import Outcome
from shambler.kernel.texts import Catalogue, files_of
from shambler.server import present
from shambler.server.protocol import Position
from shambler.server.table import Seat, Table, Terms
from tests.testgame import RULES

PAGE = Catalogue(Path(__file__).parents[2] / "web" / "src")
RESULTS = ("won", "lost", "over")


def games() -> list[Ruleset]:
    return [RULES, *(find(key) for key in keys())]


def reasons(rules: Ruleset) -> list[str]:
    """Every way in which a game of these rules can end."""
    texts = "".join(path.read_text("utf-8") for path in files_of(rules.texts.folder, "en"))
    return sorted(set(re.findall(r"^outcome-(\S+) =", texts, re.MULTILINE)))


def tables(rules: Ruleset) -> Iterator[Match]:
    """A table of each size and with each choice of the form that makes other sides."""
    for scenario, options in different(rules):
        yield Match.new(rules, scenario, seed=1, **options)


@cache
def different(rules: Ruleset) -> list[tuple[str, dict[str, object]]]:
    """The set-ups of tables that have other sides than those before."""
    found: dict[object, tuple[str, dict[str, object]]] = {}
    for scenario in rules.scenarios():
        for options in choices(rules, scenario):
            try:
                match = Match.new(rules, scenario.key, seed=1, **options)
            except BadSetup:  # a scenario for another number of people
                continue
            sides = tuple((side.id, side.seats) for side in rules.sides(match.game))
            found.setdefault(sides, (scenario.key, options))
    return list(found.values())


def choices(rules: Ruleset, scenario: Scenario) -> Iterator[dict[str, object]]:
    """Every number of seats, each with no box of the form ticked, and with one."""
    form = rules.form(scenario.key)
    size = next((option.name for option in form if option.kind == "seats"), None)
    fewest, most = scenario.seats
    sizes = [{size: number} for number in range(fewest, most + 1)] if size is not None else [{}]
    flags = [{}, *({option.name: True} for option in form if option.kind == "flag")]
    for seats, ticked in product(sizes, flags):
        yield {**seats, **ticked}


def test_the_tables_have_every_number_of_sides() -> None:
    """Else the tests below would look at teams only where a box of the form makes rivals."""
    dawn = find("dawn")
    assert {len(dawn.sides(match.game)) for match in tables(dawn)} == {1, 2}


def endings(match: Match) -> Iterator[Outcome]:
    """Every reason with every choice of winning sides: none, one, several, all."""
    sides = match.rules.sides(match.game)
    chosen = [some for n in range(len(sides) + 1) for some in combinations(sides, n)]
    for reason, winning in product(reasons(match.rules), chosen):
        yield Outcome(tuple(seat for side in winning for seat in side.seats), reason)


def shown(match: Match, outcome: Outcome, mine: tuple[int, ...], language: str) -> Position:
    """What a browser gets to see that holds these seats."""
    match.game.state.outcome, match.game.decision = outcome, None
    seats = [
        Seat(number, "person", guest="me" if number in mine else "them") for number in match.seats
    ]
    table = Table("t", match, seats, Terms())
    eyes = mine[0] if mine else None
    spoken = "fr" if language == "fr" else "en"
    return present.position(table, "me", (eyes, None), spoken, match.number, frozenset())


@pytest.mark.parametrize("rules", games(), ids=lambda rules: rules.key)
def test_everybody_is_told_how_they_fared(rules: Ruleset) -> None:
    looked = 0
    for match in tables(rules):
        sides = rules.sides(match.game)
        for outcome in endings(match):
            for mine in [(), *((seat,) for seat in match.seats), *(side.seats for side in sides)]:
                end = shown(match, outcome, mine, "en").outcome
                assert end is not None
                wanted = "over" if not mine else "won" if mine[0] in outcome.winners else "lost"
                assert (end.result, end.winners) == (wanted, outcome.winners)
                looked += 1
            teller = match.teller()
            won = [teller.side(s) for s in sides if set(s.seats) <= set(outcome.winners)]
            end = shown(match, outcome, (), "en").outcome
            assert end is not None and list(end.sides) == won
    assert looked > 10


def test_who_plays_both_sides_has_neither_won_nor_lost() -> None:
    match = Match.new(find("invazions"), "labo-2", seed=1)
    end = shown(match, Outcome((0,), "antidote"), (0, 1), "en").outcome
    assert end is not None and end.result == "over"


def test_seats_are_called_by_what_they_play() -> None:
    match = Match.new(find("invazions"), "labo-3", seed=1)
    outcome = Outcome((0,), "antidote")
    roles = [(seat.role, seat.side) for seat in shown(match, outcome, (), "en").seats]
    assert roles == [
        ("Humans", "the Humans"),
        ("Horde 1", "the Hordes"),
        ("Horde 2", "the Hordes"),
    ]
    roles = [(seat.role, seat.side) for seat in shown(match, outcome, (), "fr").seats]
    assert roles[0] == ("Humains", "les Humains")


def test_score_and_grade_are_told() -> None:
    match = Match.new(RULES, "cabin", seed=1)
    end = shown(match, Outcome((0, 1), "dawn", "BN-END-02", 7, "unbroken"), (0,), "fr").outcome
    assert end is not None
    assert (end.score, end.grade) == (7, "Le mur tient comme au premier jour.")


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("catalogue", [PAGE, TERMINAL], ids=["page", "terminal"])
def test_each_result_has_words_of_its_own(catalogue: Catalogue, language: str) -> None:
    assert len({catalogue.text(language, f"end-{result}", {}) for result in RESULTS}) == 3


@pytest.mark.parametrize("rules", games(), ids=lambda rules: rules.key)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_terminal_tells_each_seat_its_own_end(rules: Ruleset, language: str) -> None:
    words = {result: TERMINAL.text(language, f"end-{result}", {}) for result in RESULTS}
    looked = 0
    for match in tables(rules):
        for outcome in endings(match):
            match.game.state.outcome = outcome
            for seat in match.seats:
                file = io.StringIO()
                Screen(match, Console(file=file, width=200), language).outcome((seat,))
                headline = file.getvalue().strip().splitlines()[0]
                wanted = "won" if seat in outcome.winners else "lost"
                assert headline.startswith(words[wanted])
                looked += 1
    assert looked > 5
