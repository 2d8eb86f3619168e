"""What was learned: features without secrets, weights that fit, numbers only where measured."""

from __future__ import annotations

from collections.abc import Iterator
from math import isfinite
from pathlib import Path
from typing import Any

import pytest

import shambler
from shambler import agents
from shambler.agents import learned as module
from shambler.agents.learned import BadWeights, Head, Learned, Measure, Reliability, Seer, Tried
from shambler.agents.sense import sense_for
from shambler.games import find as find_game
from shambler.games import manifests
from shambler.kernel.chance import Sampled
from shambler.kernel.machine import Game
from shambler.kernel.match import Match
from shambler.kernel.ruleset import Ruleset
from shambler.testing import some

GAMES = [one.key for one in manifests() if sense_for(find_game(one.key)).signs]
NOTHING = Reliability(0.1, 0.2, 0.2, 0.0, ())


def positions(
    rules: Ruleset, scenario: str, every: int, **options: Any
) -> Iterator[Game[Any, Any]]:
    """Some moments of a game that the rules of thumb play."""
    game = rules.new(scenario, options, Sampled(5)).start()
    players = {seat: agents.make("thumb", seat) for seat in rules.seats(game)}
    number = 0
    while (decision := game.decision) is not None:
        if number % every == 0:
            yield game
        number += 1
        seat = decision.seats[0]
        game.submit(players[seat].choose(game, decision, seat), seat)


def test_every_game_on_the_shelf_has_features() -> None:
    assert len(GAMES) == 5


@pytest.mark.parametrize(
    ("game", "scenario", "options"),
    [
        ("invader", "M5", {}),
        ("living_dead", "S4", {}),
        ("hendrix", "M4", {}),
        ("invazions", "bord-3", {}),
        ("dawn", "outbreak", {"versus": True}),
    ],
)
def test_features_are_the_same_in_all_positions_that_a_seat_cannot_tell_apart(
    game: str, scenario: str, options: dict[str, Any]
) -> None:
    rules = find_game(game)
    sense = sense_for(rules)
    for number, position in enumerate(some(positions(rules, scenario, 9, **options))):
        found = sense.features(position)
        assert len(found) == len(sense.signs) and all(isfinite(one) for one in some(found))
        for seat in (*rules.seats(position), None):
            assert sense.features(rules.imagine(position, seat, Sampled(number))) == found


def test_features_tell_positions_apart() -> None:
    rules = find_game("invader")
    found = [tuple(sense_for(rules).features(one)) for one in positions(rules, "M0", 20)]
    assert len(set(found)) > len(found) / 2 > 2


# -- the weights that are shipped ------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_the_weights_of_every_game_are_well_formed(game: str) -> None:
    rules = find_game(game)
    known = module.learned(rules)
    assert known is not None
    assert known.signs == sense_for(rules).signs and len(set(known.signs)) == len(known.signs)
    for head in (known.win, known.danger):
        assert (
            isfinite(head.bias)
            and all(isfinite(one) for one in some(head.weights))
            and any(head.weights)
        )
    assert list(known.scenarios) == [scenario.key for scenario in rules.scenarios()]
    assert known.games == sum(one.games for one in known.scenarios.values())
    for one in some(known.scenarios.values()):
        assert 0 <= one.won <= one.games
        for measure in some([found for found in (one.win, one.danger) if found is not None]):
            assert measure.slope > 0  # the better it looks the more is won
            assert 0 <= measure.brier <= 1 and 0 <= measure.error <= 1


def test_where_all_games_ended_alike_there_is_no_chance() -> None:
    known = [module.learned(find_game(game)) for game in GAMES]
    tried = [one for found in known if found is not None for one in found.scenarios.values()]
    clear = [one for one in tried if one.won in (0, one.games)]
    assert all(one.win is None for one in some(clear))


def test_weights_for_other_features_are_not_used_and_broken_ones_refused(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    rules = find_game("invader")
    path = module.file_of(rules)
    assert path is not None
    text, other = path.read_text("utf-8"), tmp_path / "learned.json"
    monkeypatch.setattr(module, "file_of", lambda rules: other)

    def read(wrong: str) -> Learned | None:
        other.write_text(wrong, "utf-8")
        module.learned.cache_clear()
        return module.learned(rules)

    assert read(text) is not None
    assert read(text.replace('"goals"', '"gaols"')) is None
    for wrong in ("{}", "no", text.replace('"goals",', "")):
        with pytest.raises(BadWeights):
            read(wrong)
    monkeypatch.undo()
    module.learned.cache_clear()


# -- who is shown a number -------------------------------------------------------------------


def measured(error: float = 0.02, brier: float = 0.15) -> Measure:
    """A measure with which everything is as likely as not."""
    return Measure(0.0, 0.0, brier, 0.2, error)


@pytest.fixture
def teach(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Pretend that something else was learned of one scenario of a game."""

    def pretend(game: str, scenario: str, tried: Tried) -> None:
        signs = sense_for(find_game(game)).signs
        head = Head(0.5, (0.0,) * len(signs))
        heads = (head, head, NOTHING, NOTHING)
        known = Learned(1, 1, 1, 100, 100, signs, *heads, {scenario: tried})
        monkeypatch.setattr(module, "learned", lambda rules: known)

    return pretend


def test_a_chance_is_told_where_it_was_measured_and_good(teach: Any) -> None:
    teach("invader", "M0", Tried(100, 50, Measure(2.0, -1.0, 0.1, 0.2, 0.04), measured()))
    advice = agents.advise(shambler.new("invader", "M0", seed=3), budget="4")
    assert advice.win == pytest.approx(0.5) and advice.danger == pytest.approx(0.5)  # 2 * 0.5 - 1


@pytest.mark.parametrize(
    "tried",
    [
        Tried(100, 50, measured(error=0.041), measured(error=0.041)),
        Tried(100, 50, measured(brier=0.2), measured(brier=0.2)),  # no better than the rate
        Tried(100, 0),
    ],
)
def test_elsewhere_there_are_words_and_no_numbers(teach: Any, tried: Tried) -> None:
    teach("invader", "M0", tried)
    advice = agents.advise(shambler.new("invader", "M0", seed=3), budget="4")
    assert advice.win is None and advice.danger is None
    for opinion in some(advice.options):
        assert not any(sign.isdigit() for sign in opinion.why.replace(opinion.label, ""))


def test_other_scenarios_and_other_tables_were_not_measured(teach: Any) -> None:
    teach("invader", "M0", Tried(100, 50, measured(), measured()))
    usual = shambler.new("invader", "M0", seed=3)
    assert told(usual) and told(shambler.new("invader", "M0", seed=3, seats=2))
    assert told(shambler.new("invader", "M0", seed=3, ultrared=False, survivors=[]))
    assert not told(shambler.new("invader", "M0", seed=3, ultrared=True))
    assert not told(shambler.new("invader", "M1", seed=3))
    assert not told(Match.from_position(find_game, usual.position(), seed=1))


def test_several_heroes_are_another_game_and_seats_of_a_team_are_not(teach: Any) -> None:
    teach("dawn", "basic", Tried(100, 50, measured(), measured()))
    assert told(shambler.new("dawn", "basic", seed=3, seats=1))
    assert not told(shambler.new("dawn", "basic", seed=3, seats=2))


def told(match: Match) -> bool:
    return Seer(match).look(match.game, 0).win is not None


def test_what_one_side_hopes_the_other_fears(teach: Any) -> None:
    teach("invazions", "labo-3", Tried(100, 50, Measure(1.0, 0.0, 0.1, 0.2, 0.0), measured()))
    match = shambler.new("invazions", "labo-3", seed=3)
    seer = Seer(match)
    human, first, second = (seer.look(match.game, seat) for seat in match.seats)
    assert human.win is not None and human.win > 0.6  # of a score of 0.5
    assert first.win == second.win == pytest.approx(1 - human.win)
    assert human.danger is not None and first.danger is None  # of the first side alone
