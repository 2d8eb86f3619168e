"""What the kernel makes of a ruleset, and what it answers for a game that says nothing."""

from __future__ import annotations

from typing import Any

import pytest

from shambler.kernel.chance import Sampled
from shambler.kernel.decision import PASS
from shambler.kernel.procedure import Procedure
from tests.kernel.toys import Toy
from tests.testgame import RULES


class Nap(Procedure, frozen=True, gc=False):
    def step(self, game: Any) -> None:
        game.finish((), "dawn")


def test_procedures_and_verbs_are_those_of_the_games_own_package() -> None:
    assert {"Deal", "Boarding", "Howl", "Window"} <= set(RULES.procedures)
    assert "Nap" not in RULES.procedures
    assert {"scout", "top", "board", "rest", "hold", "fall-back", "use", "pass"} <= RULES.verbs
    assert "pick" not in RULES.verbs
    assert Toy().procedures["Nap"] is Nap


def test_two_procedures_of_one_name_are_refused() -> None:
    def another() -> type[Procedure]:
        class Nap(Procedure, frozen=True, gc=False):
            pass

        return Nap

    kept = another()
    with pytest.raises(TypeError, match="two procedures of toy are called Nap"):
        _ = Toy().procedures
    del kept


def test_a_game_without_secrets_is_imagined_as_it_is() -> None:
    game = Toy(Nap()).new("toy", {}, Sampled(1))
    twin = game.rules.imagine(game, 0, Sampled(2))
    assert twin.state == game.state
    assert twin.state is not game.state
    assert twin.chance.seed == 2


def test_a_plain_game_has_no_odds_offers_measures_or_sketch() -> None:
    rules = Toy(Nap())
    game = rules.new("toy", {}, Sampled(1))
    assert rules.odds(game, PASS) is None
    assert rules.consequence(game, PASS) is None
    assert rules.broken(game) == []
    assert rules.measures(game) == {}
    assert rules.sketch(game, None, "en") == ""


def test_our_own_game_is_measured_and_drawn() -> None:
    game = RULES.new("cabin", {}, Sampled(1)).start()
    assert RULES.measures(game) == {"rounds": 1, "wall": 2}
    assert RULES.sketch(game, None, "en") == "Night 1 of 3. Wall [red]2[/red], zombies outside: 0"
