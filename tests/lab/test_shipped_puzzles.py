"""The puzzles that the games ship: each can be laid out, and some are solved again exactly."""

from __future__ import annotations

from collections import Counter
from datetime import date, timedelta
from fractions import Fraction

import pytest

from shambler.games import find
from shambler.kernel.match import Match
from shambler.lab.puzzle import solve
from shambler.lab.shipped_puzzles import Shipped, names_of, puzzle_of, shipped, usable, written
from shambler.testing import some

LEAST = 16  # puzzles, of at least
GAMES = 3
DICE = 12  # of them turn on the dice, in every one of these games
QUICK = 800  # positions that are looked at again every time; the soak looks at all


def quick() -> list[str]:
    """Of every game the one that is solved soonest, and whatever is as quick."""
    found: dict[str, tuple[int, str]] = {}
    for name, entry in shipped().items():
        game = name.partition("-")[0]
        found[game] = min(found.get(game, (entry.positions, name)), (entry.positions, name))
    others = [name for name, entry in shipped().items() if entry.positions <= QUICK]
    return sorted({*others, *(name for _, name in found.values())})


def check(entry: Shipped) -> None:
    """The chances are those that are found today."""
    match = Match.from_position(find, entry.laid().position(), seed=0)
    found = solve(match, entry.positions + 1)
    assert {key: str(chance) for key, chance in found.chances.items()} == dict(entry.chances)
    assert found.positions == entry.positions
    assert found.line == entry.line
    assert found.is_interesting


def test_some_turn_on_the_dice_and_have_one_best_answer() -> None:
    """It may fail, and another one that may win as well tempts."""
    chances = [sorted(map(Fraction, e.chances.values()), reverse=True) for e in shipped().values()]
    dice = [row for row in chances if row[0] < 1]
    assert len(dice) >= DICE
    assert all(row[0] > row[1] > 0 for row in dice)
    games = {n.partition("-")[0] for n, e in shipped().items() if "1" not in e.chances.values()}
    assert len(games) >= GAMES


def test_there_are_many_of_them_from_three_games() -> None:
    assert len(shipped()) >= LEAST
    games = Counter(name.partition("-")[0] for name in shipped())
    assert len(games) >= GAMES
    assert len({entry.record for entry in shipped().values()}) == len(shipped())


@pytest.mark.parametrize("name", shipped())
def test_every_one_can_be_laid_out_and_has_something_to_find(name: str) -> None:
    """If a change of the rules breaks one, ``tools/find_puzzles.py`` finds another."""
    entry = usable(name)
    assert entry is not None
    chances = [Fraction(chance) for chance in entry.chances.values()]
    assert chances == sorted(chances, reverse=True)
    assert len(chances) >= 4
    assert 0 < chances[0] <= 1 and chances[-1] < chances[0]


@pytest.mark.parametrize("name", quick())
def test_what_is_quickly_solved_is_solved_again(name: str) -> None:
    check(shipped()[name])


@pytest.mark.soak
@pytest.mark.parametrize("name", shipped())
def test_all_are_solved_again(name: str) -> None:
    check(shipped()[name])


def test_the_calendar_goes_round_all_of_them() -> None:
    days = [date(2030, 1, 1) + timedelta(days=n) for n in range(len(shipped()))]
    first = [names_of(day)[0] for day in days]
    assert sorted(first) == sorted(shipped())
    assert names_of(days[0])[1] == first[1]
    found = puzzle_of(days[1])
    assert found is not None and found is shipped()[first[1]]


def test_one_that_cannot_be_laid_out_is_passed_over() -> None:
    assert usable("no-such") is None
    name, entry = next(iter(shipped().items()))
    lost = Shipped(positions=1, chances={"dance": "1"}, record=entry.record, line=())
    with pytest.raises(Exception, match="other answers"):
        lost.laid()
    assert name and written(entry).startswith("positions = ")


def test_a_file_says_again_what_was_written(tmp_path) -> None:
    from shambler.lab.shipped_puzzles import read

    for entry in some(list(shipped().values())[:2]):
        (tmp_path / "puzzle.toml").write_text(written(entry))
        assert read(tmp_path / "puzzle.toml") == entry
