"""The rules of thumb: they end games, they win, and they know no more than their seat."""

from __future__ import annotations

from random import Random

import pytest

from shambler.agents.base import Agent
from shambler.agents.invazions.evaluation import SENSE
from shambler.agents.invazions.thumb import InvazionsThumb
from shambler.agents.random_agent import RandomAgent
from shambler.games.invazions import RULES
from shambler.games.invazions.invazions_game import InvazionsGame
from shambler.kernel.chance import Sampled
from shambler.kernel.sides import Outcome


class Careful(RandomAgent):
    """Plays at random but never claims: a wrong claim would end every game at once."""

    def choose(self, game, decision, seat):
        if decision.kind in ("claim", "claim-consent"):
            return decision.options[-1]
        return super().choose(game, decision, seat)


def play(scenario: str, seed: int, human: Agent, hordes: Agent) -> Outcome:
    game = RULES.new(scenario, {}, Sampled(seed)).start()
    while game.decision is not None:
        seat = game.decision.seats[0]
        agent = human if seat == 0 else hordes
        game.submit(agent.choose(game, game.decision, seat), seat)
    assert game.state.outcome is not None
    return game.state.outcome


@pytest.mark.parametrize("scenario", ["labo-2", "contre-3", "freres-4", "custom"])
def test_both_sides_win_some_games(scenario):
    thumb = InvazionsThumb(0)
    reasons = {play(scenario, seed, thumb, thumb).reason for seed in range(20)}
    assert reasons == {"antidote", "freed"}


def test_hordes_with_rules_of_thumb_win_against_chance():
    outcomes = [play("labo-4", s, Careful(s), InvazionsThumb(s)) for s in range(20)]
    assert sum(outcome.winners != (0,) for outcome in outcomes) >= 16


def test_humans_with_rules_of_thumb_win_sooner_than_by_chance():
    def turns(human: Agent, seed: int) -> int:
        game = RULES.new("labo-3", {}, Sampled(seed)).start()
        idle = Careful(seed)
        while game.decision is not None:
            seat = game.decision.seats[0]
            agent = human if seat == 0 else idle
            game.submit(agent.choose(game, game.decision, seat), seat)
        return int(game.state.turn)

    sensible = sum(turns(InvazionsThumb(seed), seed) for seed in range(15))
    assert sensible < sum(turns(Careful(seed), seed) for seed in range(15))


@pytest.mark.parametrize("scenario", ["labo-3", "contre-2", "freres-4"])
def test_the_answer_does_not_depend_on_what_the_seat_cannot_know(scenario):
    thumb, random = InvazionsThumb(0), Random(5)
    game = RULES.new(scenario, {}, Sampled(9)).start()
    assert isinstance(game, InvazionsGame)
    while game.decision is not None:
        seat = game.decision.seats[0]
        answer = thumb.choose(game, game.decision, seat)
        twin = RULES.imagine(game, seat, Sampled(random.randrange(1 << 30)))
        assert twin.decision is not None
        assert thumb.choose(twin, twin.decision, seat).key == answer.key
        game.submit(answer, seat)


def test_the_sense_of_the_game_follows_the_race():
    game = RULES.new("labo-3", {}, Sampled(1)).start()
    start = SENSE.guess(game)
    assert len(start) == 3
    game.state.human.score = 25
    assert SENSE.guess(game)[0] > start[0]
    assert SENSE.guess(game)[1] < start[1]
    assert SENSE.clock(game) == 1
