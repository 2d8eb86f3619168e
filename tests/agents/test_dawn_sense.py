"""What agents know of a siege: chances, priors, and a thumb in a hurry."""

from __future__ import annotations

import pytest

from shambler.agents.budget import Budget
from shambler.agents.dawn.evaluation import SENSE
from shambler.agents.dawn.menu import MenuJudge
from shambler.agents.dawn.outlook import Outlook, danger
from shambler.agents.dawn.thumb import GLANCE, DawnThumb, QuickThumb, marks
from shambler.agents.dawn.worth import chance
from shambler.agents.planner import Planner
from shambler.games.dawn import RULES
from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.options.actions import GiveOrder, Move
from shambler.kernel.chance import Sampled
from shambler.kernel.decision import PASS
from shambler.testing.dawn import Siege


def menu(level: str = "outbreak", seed: int = 4, turn: int = 5) -> DawnGame:
    """An Action menu in the middle of a game."""
    game, thumb = RULES.new(level, {}, Sampled(seed)).start(), DawnThumb(0)
    while (decision := game.decision) is not None:
        if game.state.turn >= turn and decision.kind == "action":
            break
        game.submit(thumb.choose(game, decision, 0), 0)
    assert isinstance(game, DawnGame) and game.decision is not None
    return game


def test_zeds_next_to_town_center_make_a_win_less_likely() -> None:
    found = []
    for place in ("F-6", "F-1"):
        with Siege() as town:
            town.put("hunt", "TC").zeds("6/3", place).event("E-B01").act(event=1)
            found.append(chance(town.game))
    far, near = found
    assert 0 < near < far < 1


def test_a_lost_unit_makes_a_win_less_likely() -> None:
    found = []
    for team in (("hunt", "schmidt"), ("hunt",)):
        with Siege() as town:
            town.zeds("6/3", "F-3").event("E-B01")
            for name in team:
                town.put(name, "TC")
            town.act(event=1)
            found.append(chance(town.game))
    assert found[0] > found[1]


def test_what_the_hero_side_hopes_for_the_zeds_player_fears() -> None:
    game = RULES.new("basic", {"versus": True, "seats": 2}, Sampled(1)).start()
    assert isinstance(game, DawnGame)
    first, second, zeds = SENSE.guess(game)
    assert first == second == chance(game)
    assert zeds == pytest.approx(1 - first)


def test_priors_are_best_for_what_the_thumb_would_do() -> None:
    game = menu()
    assert game.decision is not None
    priors = SENSE.priors(game, game.decision, 0)
    assert priors is not None and len(priors) == len(game.decision.options)
    best = game.decision.options[list(priors).index(max(priors))]
    assert best is DawnThumb(0).choose(game, game.decision, 0)
    assert min(priors) > 0


def test_a_thumb_in_a_hurry_looks_at_few_moves_and_takes_the_best_of_them() -> None:
    game = menu()
    assert game.decision is not None
    options = game.decision.options
    assert sum(type(option) is Move for option in options) > 2 * GLANCE
    own = dict(zip([o.key for o in options], marks(game, "action", options), strict=True))
    found = {QuickThumb(seed).choose(game, game.decision, 0).key for seed in range(20)}
    assert found <= set(own)
    rest = [o for o in options if type(o) not in (Move, GiveOrder)]
    best_of_others = max(own[option.key] for option in rest)
    assert min(own[key] for key in found) >= best_of_others
    assert QuickThumb(3).choose(game, game.decision, 0).key in found  # the same for the same seed


@pytest.mark.parametrize(("supplies", "taken"), [(2, "find:supplies"), (3, "find:ammo")])
def test_whoever_is_not_hungry_takes_ammo(supplies: int, taken: str) -> None:
    with Siege("outbreak") as town:
        town.put("hunt", "F-0").stock(supplies=supplies, ammo=1).event("E-B01").act(event=1)
        town.dice(6).play("forage:hunt")
        decision = town.game.decision
        assert decision is not None and decision.kind == "find"
        assert DawnThumb(0).choose(town.game, decision, 0).key == taken
        assert QuickThumb(1).choose(town.game, decision, 0).key == taken  # no need to hurry


def test_the_planner_is_the_same_for_the_same_seed_and_playouts() -> None:
    game = menu("basic", seed=2, turn=3)
    assert game.decision is not None
    chosen = [Planner(5, Budget(playouts=12)).choose(game, game.decision, 0) for _ in range(2)]
    assert chosen[0] is chosen[1] and chosen[0] in game.decision.options


@pytest.mark.parametrize("kind", ["revive", "heal-who", "full-heal"])
def test_somebody_is_helped_rather_than_nobody_and_the_stronger_of_two(kind: str) -> None:
    with Siege() as town:
        town.put("hunt", "TC").put("piazza", "TC").event("E-B01").act(event=1)
        table = town.game.world.options.unit
        options = [PASS, table[town.unit("piazza")], table[town.unit("hunt")]]
        nobody, weaker, stronger = marks(town.game, kind, options)
        assert nobody < weaker < stronger


def attack_mark(level: str, infection: int) -> float:
    """What it is worth to attack Zeds from the space beside them."""
    with Siege(level) as town:
        town.put("schmidt", "F-2").zeds("3/1", "F-3").event("E-B01")
        if infection:
            town.stock(infection=infection)
        town.act(event=1)
        return MenuJudge(town.game).move(town.unit("schmidt"), town.spot("F-3"))


def test_an_attack_is_feared_for_the_infection_it_brings() -> None:
    calm, fevered = attack_mark("outbreak", 0), attack_mark("outbreak", 9)
    assert attack_mark("basic", 0) > calm > fevered


def test_a_brains_card_is_feared_more_than_its_chance_says() -> None:
    game = menu(turn=8)
    chance_of_it = Outlook(game).brains
    assert chance_of_it > 0  # one may come next
    assert Outlook(game, dread=3.0).brains == pytest.approx(3 * chance_of_it)
    assert MenuJudge(game).outlook.brains > chance_of_it


def test_zeds_with_nothing_empty_before_them_are_the_more_dangerous_the_likelier_brains_is() -> (
    None
):
    with Siege() as town:
        town.put("hunt", "F-0").zeds("6/3", "F-1").event("E-B01").act(event=1)
        found = Outlook(town.game)
        guards, groups = tuple(found.guards[0].values()), found.groups[0]
    assert len(guards) == len(groups) == 1
    calm, feared = (danger(found.columns, groups, guards, brains) for brains in (0.1, 0.2))
    assert feared > calm
