"""Learning from played games: repeatable, held out by whole games, told as it is."""

from __future__ import annotations

from pathlib import Path
from random import Random
from xml.etree import ElementTree

import numpy as np
import pytest

from shambler.agents.learned import GOOD, Learned, learned, sigmoid
from shambler.agents.sense import sense_for
from shambler.games import find as find_game
from shambler.lab.learning import __main__ as command
from shambler.lab.learning.diagram import diagram
from shambler.lab.learning.figures import quality
from shambler.lab.learning.fitting import Fit, Sample, chances, platt
from shambler.lab.learning.learn import learn
from shambler.lab.learning.page import page
from shambler.lab.learning.played import BadGames, Games, Played, Position, play
from shambler.testing import some

PAGE = Path(__file__).parents[2] / "docs" / "researchers" / "calibration.md"
GAME, SCENARIO = "invazions", "labo-3"  # a game that takes a few milliseconds


@pytest.fixture(scope="module")
def games() -> list[Played]:
    return [play(find_game(GAME), SCENARIO, 9, index) for index in range(60)]


def test_the_same_games_teach_the_same(games: list[Played]) -> None:
    signs = sense_for(find_game(GAME)).signs
    first = learn(games, signs, 1, 9)
    again = [play(find_game(GAME), SCENARIO, 9, index) for index in range(8)]
    assert again == games[:8]
    assert learn(list(games), signs, 1, 9) == first
    assert first.games == 60 and first.positions == sum(len(one.positions) for one in games)
    assert any(first.win.weights) and first.scenarios[SCENARIO].win is not None


def test_openings_are_played_otherwise_and_not_learned_from(games: list[Played]) -> None:
    plain, stray, planned = games[0], games[3], games[31]
    assert plain.positions[0].clock < stray.positions[0].clock
    assert plain.positions[0].clock < planned.positions[0].clock
    clocks = [position.clock for position in plain.positions]
    assert all(clocks.count(clock) <= 2 for clock in some(clocks)) and clocks == sorted(clocks)


def test_lost_soon_is_in_this_round_or_the_next() -> None:
    lost = Played("x", 0, False, 7, tuple(Position(clock, ()) for clock in (4, 5, 6, 7)))
    assert [lost.lost_soon(one) for one in lost.positions] == [False, False, True, True]
    won = Played("x", 0, True, 7, lost.positions)
    assert not any(won.lost_soon(one) for one in some(won.positions))


def test_what_is_shipped_says_what_the_library_says(games: list[Played]) -> None:
    sample = Sample(games)
    fit = Fit(sample.features, sample.scenario, sample.won, 0.1)
    head = fit.head(sample.scenario)
    said = fit.model.predict_proba(fit.columns(sample.features, sample.scenario))[:, 1]
    for features, chance in some(zip(sample.features[::7], said[::7], strict=True)):
        assert sigmoid(head.score([float(one) for one in features])) == pytest.approx(
            float(chance), abs=1e-4
        )


def test_no_game_is_foretold_by_itself() -> None:
    """Features that tell one game from the others and nothing else: learned by heart, of no use."""
    random, made = Random(4), []
    for index in range(100):
        own = tuple(float(number == index) for number in range(100))
        positions = tuple(Position(clock, own) for clock in range(4, 10))
        made.append(Played("x", index, random.random() < 0.5, 9, positions))
    found = learn(made, (), 1, 1).scenarios["x"].win
    assert found is not None
    assert found.brier >= 0.245  # a model that had seen them would know all of them


def test_what_is_foreseeable_is_foreseen() -> None:
    random, made = Random(4), []
    for index in range(200):
        luck = random.random()
        position = Position(9, (luck, random.random()))
        made.append(Played("x", index, random.random() < luck, 9, (position,)))
    found = learn(made, (), 1, 1).scenarios["x"].win
    assert found is not None and found.brier < 0.85 * found.base  # a sixth against a quarter


def test_scenarios_get_two_numbers_of_their_own() -> None:
    chance = Random(2)
    score = np.array([chance.uniform(-3, 3) for _ in range(20_000)])
    labels = np.array([chance.random() < sigmoid(2 * one - 1) for one in score])
    slope, offset = platt(score, labels)
    assert slope == pytest.approx(2, abs=0.2) and offset == pytest.approx(-1, abs=0.2)
    few = platt(score[:2], labels[:2])
    assert few == pytest.approx((1, 0), abs=0.4)  # two positions say little
    assert chances(score[:1], slope, offset)[0] == pytest.approx(sigmoid(slope * score[0] + offset))


def test_figures_are_what_they_are_called() -> None:
    chance = np.array([0.05, 0.05, 0.85, 0.95])
    labels = np.array([False, True, True, True])
    found = quality(chance, labels, np.full(4, 0.75))
    assert found.brier == pytest.approx((0.05**2 + 0.95**2 + 0.15**2 + 0.05**2) / 4)
    assert found.base == pytest.approx(0.75 * 0.25)
    assert found.error == pytest.approx((2 * 0.45 + 0.15 + 0.05) / 4)


# -- a run that is stopped -------------------------------------------------------------------


def test_a_run_that_was_stopped_goes_on(tmp_path: Path, games: list[Played]) -> None:
    path = tmp_path / "games.jsonl"
    assert Games(path, GAME, 9).of(SCENARIO, 3) == games[:3]
    path.write_bytes(path.read_bytes()[:-40])  # in the middle of the third
    again = Games(path, GAME, 9)
    assert sorted(again.all) == [(SCENARIO, 0), (SCENARIO, 1)]
    assert again.of(SCENARIO, 4) == games[:4]
    assert len(path.read_bytes().splitlines()) == 5
    with pytest.raises(BadGames, match="another engine"):
        Games(path, GAME, 10)


def test_the_command_trains_writes_and_tells(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    rules = find_game(GAME)
    only = [one for one in rules.scenarios() if one.key == SCENARIO]
    monkeypatch.setattr(type(rules), "scenarios", lambda self: only)
    monkeypatch.setattr(command, "file_of", lambda rules: tmp_path / "learned.json")
    told = [GAME, "--games", "40", "--folder", str(tmp_path), "--page", str(tmp_path / "page.md")]
    assert command.main(told) == 0
    assert f"{GAME} {SCENARIO}: " in capsys.readouterr().out
    assert (tmp_path / "learned.json").read_text("utf-8").startswith('{\n "format": 1,')
    assert (tmp_path / "page.md").is_file() and (tmp_path / "calibration.svg").is_file()
    assert command.main([GAME, "--games", "4", "--folder", str(tmp_path)]) == 2
    assert "often enough" in capsys.readouterr().err


# -- the page --------------------------------------------------------------------------------


def test_the_page_is_what_the_shipped_weights_say() -> None:
    assert PAGE.read_text("utf-8") == page(command.shipped())
    drawn = diagram(command.shipped())
    assert (PAGE.parent / "calibration.svg").read_text("utf-8") == drawn
    assert len(ElementTree.fromstring(drawn).findall(".//{*}circle")) > 50


def test_the_page_says_where_nothing_is_shown() -> None:
    for title, known in some(command.shipped()):
        text = page([(title, known)])
        for key, one in some(known.scenarios.items()):
            (line,) = [line for line in text.splitlines() if line.startswith(f"| {key} |")]
            shown = line.split(" | ")[6]
            assert shown.startswith("yes") == (one.win is not None and one.win.good)


@pytest.mark.soak
@pytest.mark.parametrize("game", command.taught())
def test_fresh_games_go_as_foretold(game: str) -> None:
    """The figures of the page once more, on games that nobody has played or learned from."""
    rules = find_game(game)
    known = learned(rules)
    assert known is not None
    open_ = [key for key, one in known.scenarios.items() if one.win is not None and one.win.good]
    made = [play(rules, key, 777, index) for key in some(open_[:3]) for index in range(100)]
    chance, labels, base = foretold(known, made)
    found = quality(chance, labels, base)
    print(f"{game}: {found}")
    assert found.brier < found.base
    assert found.error < GOOD + 0.06  # a hundred games of each: luck alone makes some error


def foretold(known: Learned, made: list[Played]) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """What the shipped weights say of positions, what came true, and the rates."""
    rows = [(one, position) for one in made for position in one.positions]
    measures = {key: one.win for key, one in known.scenarios.items()}
    said = []
    for one, position in some(rows):
        measure = measures[one.scenario]
        assert measure is not None
        said.append(measure.chance(known.win.score(position.features)))
    tried = known.scenarios
    rates = [tried[one.scenario].won / tried[one.scenario].games for one, _ in rows]
    return np.array(said), np.array([one.won for one, _ in rows]), np.array(rates)
