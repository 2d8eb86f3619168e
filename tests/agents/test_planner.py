"""The planner and the greedy player: they win more, repeat themselves, and never peek."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import islice
from typing import Any

import pytest

from shambler import agents
from shambler.agents import budget
from shambler.agents.budget import BadBudget, Budget
from shambler.agents.circles import Memory
from shambler.agents.greedy import GreedyAgent
from shambler.agents.lookahead import futures
from shambler.agents.planner import Planner
from shambler.agents.search import TreeSearch
from shambler.agents.thumb import NoThumb
from shambler.games import find
from shambler.kernel.chance import Sampled, Source
from shambler.kernel.deck import Deck, Placed
from shambler.kernel.machine import Game
from shambler.kernel.ruleset import Ruleset
from shambler.lab.simulate import game_seed, play_out, seat_seed
from shambler.testing import some
from tests.lab.pocket import RULES as POCKET
from tests.testgame import RULES as BARRICADE
from tests.testgame import BarricadeNight


def positions(rules: Ruleset, scenario: str, seed: int = 1) -> Iterator[Game[Any, Any]]:
    """A game played at random, at each of its decisions."""
    game = rules.new(scenario, {}, Sampled(seed)).start()
    player = agents.make("random", seed)
    while (decision := game.decision) is not None:
        yield game
        seat = decision.seats[0]
        game.submit(player.choose(game, decision, seat), seat)


def wins(rules: Ruleset, scenario: str, name: str, games: int) -> int:
    """Games a team of such agents wins."""
    won = 0
    for index in range(games):
        seed = game_seed(3, index)
        game = rules.new(scenario, {}, Sampled(seed)).start()
        seats = rules.seats(game)
        play_out(game, {seat: agents.make(name, seat_seed(seed, seat)) for seat in seats}, 9999)
        won += bool(game.state.outcome)
    return won


# -- budgets -------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["", "0", "-1", "5m", "ms", "1.5s", "50 ms", "99999999999"])
def test_what_is_no_budget_is_refused(text: str) -> None:
    with pytest.raises(BadBudget):
        Budget.parse(text)


@pytest.mark.parametrize("text", ["50ms", "200"])
def test_a_budget_reads_as_it_was_written(text: str) -> None:
    assert str(Budget.parse(text)) == text


def test_agents_are_made_with_a_budget_behind_their_name() -> None:
    assert isinstance(agents.make("planner:20ms", 1), Planner)
    with pytest.raises(agents.UnknownAgent, match="takes no budget"):
        agents.make("random:20ms", 1)
    with pytest.raises(BadBudget):
        agents.make("planner:soon", 1)


def test_a_time_budget_is_spent_and_not_overspent(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that goes on by a hundredth of a second whenever somebody looks at it."""
    game, looks = next(positions(POCKET, "short")), 0

    def thread_time() -> float:
        nonlocal looks
        looks += 1
        return looks / 100

    monkeypatch.setattr(budget, "thread_time", thread_time)
    assert game.decision is not None
    agents.make("planner:500ms", 1).choose(game, game.decision, 0)
    assert 50 <= looks <= 55


# -- strength ------------------------------------------------------------------------------


def test_planning_beats_chance() -> None:
    assert wins(POCKET, "short", "planner:40", 30) >= wins(POCKET, "short", "random", 30) + 8
    assert wins(BARRICADE, "cabin", "planner:24", 16) >= wins(BARRICADE, "cabin", "random", 16) + 3


def test_looking_one_answer_ahead_finds_the_win_that_is_there() -> None:
    game = POCKET.new("short", {"goal": 1, "rounds": 1}, Sampled(1)).start()
    assert game.decision is not None
    assert GreedyAgent(1).choose(game, game.decision, 0).key == "search:3"


def test_there_are_no_rules_of_thumb_for_a_stranger() -> None:
    game = next(positions(POCKET, "short"))
    assert game.decision is not None
    with pytest.raises(NoThumb, match="pocket"):
        agents.make("thumb", 1).choose(game, game.decision, 0)


# -- exact odds ----------------------------------------------------------------------------


def test_the_futures_of_an_option_have_their_exact_odds() -> None:
    game = POCKET.new("short", {}, Sampled(1)).start()
    assert game.decision is not None
    search = game.decision.options[1]
    found = futures(game, lambda twin: twin.submit(search, 0), 100)
    assert found is not None
    supplies: dict[int, float] = {}
    for weight, twin in found:
        count = sum(twin.state.supplies)
        supplies[count] = supplies.get(count, 0.0) + weight
    exact = POCKET.odds(game, search)
    assert exact is not None
    assert supplies == pytest.approx({n: float(Fraction(p)) for n, p in exact.chances.items()})
    assert game.state.supplies == [0, 0]


def test_too_many_futures_are_not_listed() -> None:
    game = POCKET.new("short", {}, Sampled(1)).start()
    assert game.decision is not None
    search = game.decision.options[2]
    assert futures(game, lambda twin: twin.submit(search, 0), 55) is None
    assert futures(game, lambda twin: twin.submit(search, 0), 56) is not None


# -- nothing peeks -------------------------------------------------------------------------

THINKERS = ["greedy", "planner:12"]


class Canonical(BarricadeNight):
    """Imagines from what the seat knows alone: hidden cards are gathered in order, then redrawn.

    Equal knowledge and equal chance then give equal positions, so choices can be compared.
    """

    def imagine(self, game: Any, seat: int | None, chance: Source) -> Any:
        twin = game.copy()
        state = twin.state
        others = [s for at, s in enumerate(state.survivors) if at != seat]
        pool = sorted([*state.supply.bag, *(card for s in others for card in s.hand)])
        for other in others:
            size = len(other.hand)
            other.hand, pool = tuple(pool[:size]), pool[size:]
        state.supply = Deck(tuple(pool))
        deck = state.night_deck
        nights = sorted([*deck.bag, *(p.card for p in deck.top if not p.seen_by(seat))])
        top = tuple(p if p.seen_by(seat) else Placed(nights.pop(), p.known_to) for p in deck.top)
        state.night_deck = Deck(tuple(nights), top)
        return super().imagine(twin, seat, chance)


@pytest.mark.parametrize("name", THINKERS)
@pytest.mark.parametrize("scenario", ["cabin", "manor"])
def test_what_a_seat_cannot_know_does_not_change_its_choice(name: str, scenario: str) -> None:
    compared = 0
    rules = Canonical()
    for game in positions(rules, scenario):
        decision = game.decision
        assert decision is not None
        seat = decision.seats[0]
        asked = agents.make(name, 7).choose(game, decision, seat)
        for other in range(3):
            twin = rules.imagine(game, seat, Sampled(100 + other))
            again = agents.make(name, 7).choose(twin, twin.decision, seat)
            assert again.key == asked.key
            compared += twin.state != game.state
    assert compared > 20  # positions that do differ


@pytest.mark.parametrize("name", THINKERS)
@pytest.mark.parametrize(
    "table", ["invader/M0", "invader/M2", "living_dead/S4", "invazions/labo-2", "invazions/labo-3"]
)
def test_positions_that_differ_only_in_what_is_hidden_get_the_same_choice(
    name: str, table: str
) -> None:
    """Two players of one mind: one sits at the table, the other sees hands and dice redrawn.

    Both keep their memory and their trees from question to question.
    """
    key, _, scenario = table.partition("/")
    rules = find(key)
    pairs: dict[int, tuple[agents.Agent, agents.Agent]] = {}
    hidden = 0
    for number, game in enumerate(islice(positions(rules, scenario), 45)):
        decision = game.decision
        assert decision is not None
        seat = decision.seats[0]
        here, there = pairs.setdefault(seat, (agents.make(name, 7), agents.make(name, 7)))
        if number % 3:
            continue
        twin = rules.imagine(game, seat, Sampled(100 + number))
        assert twin.chance.seed != game.chance.seed  # type: ignore[union-attr]
        hidden += twin.state != game.state
        asked = here.choose(game, decision, seat)
        assert there.choose(twin, twin.decision, seat).key == asked.key
    assert hidden > 3 or key != "invazions"  # elsewhere only the future is hidden


class VeiledRules:
    """Of the rules, only what an agent may use: its name, seats, views and imagined positions."""

    def __init__(self, game: Game[Any, Any]) -> None:
        self.key, self.package = game.rules.key, game.rules.package
        self.seats = lambda _: game.rules.seats(game)
        self.view = lambda _, seat: game.rules.view(game, seat)
        self.imagine = lambda _, seat, chance: game.rules.imagine(game, seat, chance)


class Veiled(Game[Any, Any]):
    """A position that cannot be looked into: anything but its rules is missing."""

    def __init__(self, game: Game[Any, Any]) -> None:  # and nothing else of a game
        self.rules: Any = VeiledRules(game)


@pytest.mark.parametrize("name", THINKERS)
@pytest.mark.parametrize(
    "table", ["barricade/manor", "invazions/labo-3", "invader/M0", "living_dead/S2"]
)
def test_agents_that_think_never_look_into_the_position(name: str, table: str) -> None:
    key, _, scenario = table.partition("/")
    rules = BARRICADE if key == "barricade" else find(key)
    for game in some(islice(positions(rules, scenario), 0, 40, 4)):
        decision = game.decision
        assert decision is not None
        seat = decision.seats[0]
        veiled: Any = Veiled(game)
        assert agents.make(name, 7).choose(veiled, decision, seat) in decision.options_for(seat)
    with pytest.raises(AttributeError):
        _ = veiled.state


def test_a_position_is_left_as_it_was() -> None:
    for game in some(positions(BARRICADE, "cabin")):
        before, decision = game.state.copy(), game.decision
        assert decision is not None
        for name in ("planner:8", "greedy"):
            agents.make(name, 1).choose(game, decision, decision.seats[0])
        assert game.state == before and game.decision is decision


# -- the search ----------------------------------------------------------------------------


def test_the_same_seed_and_playouts_give_the_same_game() -> None:
    def played() -> list[str]:
        game = BARRICADE.new("cabin", {}, Sampled(5)).start()
        player, keys = agents.make("planner:10", 3), []
        while (decision := game.decision) is not None:
            option = player.choose(game, decision, decision.seats[0])
            keys.append(option.key)
            game.submit(option, decision.seats[0])
        return keys

    assert played() == played()


def test_progress_is_told() -> None:
    game = next(positions(POCKET, "short"))
    assert game.decision is not None
    seen: list[int] = []
    planner = Planner(1, Budget(playouts=50), lambda search: seen.append(search.playouts))
    planner.choose(game, game.decision, 0)
    assert seen == [16, 32, 48]
    assert planner.playouts == 50


def test_the_budget_goes_to_the_better_options() -> None:
    game = POCKET.new("short", {"goal": 1, "rounds": 1}, Sampled(1)).start()
    assert game.decision is not None
    search = TreeSearch(game, game.decision, 0, 5)
    search.run(Budget(playouts=200), 4)
    visits = {key: node.visits for key, node in search.root.children.items()}
    assert sum(visits.values()) == 200
    assert visits["search:3"] > 2 * visits["rest"]
    assert search.verdict().key == "search:3"


def test_the_tree_is_used_again_where_no_dice_fell() -> None:
    """Resting rolls no dice, so the position after it is known and what was learned is kept."""
    game: Any = POCKET.new("rivals", {"goal": 99}, Sampled(1)).start()
    planner = Planner(1, Budget(playouts=64))
    rest = game.decision.options[-1]
    search = TreeSearch(game, game.decision, 0, 1)
    search.run(Budget(playouts=64), 4)
    planner._keep(search, rest)
    kept = planner._kept
    assert kept is not None and kept.visits > 0
    game.submit(rest, 0)
    assert planner._reused(game, 1, 2) is kept
    game.submit(game.decision.options[-1], 1)
    assert planner._reused(game, 0, 2) is None
    planner._keep(TreeSearch(game, game.decision, 0, 1), game.decision.options[0])
    assert planner._kept is None


@pytest.mark.parametrize("name", ["greedy", "planner:4"])
def test_games_with_free_actions_come_to_an_end(name: str) -> None:
    """Doors, discards and rearranging cost nothing: nobody may go round in circles with them."""
    rules = find("invader")
    game = rules.new("M0", {}, Sampled(3)).start()
    assert play_out(game, {0: agents.make(name, 1)}, 1500) < 1500


def test_the_same_question_is_recognised() -> None:
    memory, game = Memory(), POCKET.new("short", {}, Sampled(1)).start()
    assert game.decision is not None
    assert not memory.again(game, game.decision, 0)
    assert memory.again(game, game.decision, 0)
    game.submit(game.decision.options[0], 0)
    assert game.decision is not None
    assert not memory.again(game, game.decision, 1)
