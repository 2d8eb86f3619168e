"""Moments: what must happen happens first, what may happen is offered, nothing is registered."""

from __future__ import annotations

from typing import Any

import msgspec

from shambler.kernel.decision import Decision
from shambler.kernel.moment import Offer, Window
from shambler.kernel.procedure import Procedure
from tests.kernel.toys import Toy, answer, play


class Note(Procedure, frozen=True, gc=False):
    text: str

    def step(self, game: Any) -> None:
        game.state.notes.append(self.text)
        game.end()


class Stop(Procedure, frozen=True, gc=False):
    """Keeps what the window returns."""

    result: tuple[str, ...] | None = None

    def step(self, game: Any) -> None:
        game.finish((), "dawn", ",".join(self.result or ("nothing",)))

    def returned(self, game: Any, result: tuple[str, ...]) -> None:
        game.goto(msgspec.structs.replace(self, result=result))


def offer(name: str, seat: int, **flags: bool) -> Offer:
    return Offer(name, seat, Note(name), **flags)


def table(*offers: Offer, listening: tuple[int, ...] = ()) -> Any:
    rules = Toy(Stop(), Window("noon", (4,)), offers=lambda game, moment, about: offers)
    rules.listening = listening
    return play(rules)


def asked(game: Any) -> tuple[tuple[int, ...], list[str]]:
    assert isinstance(game.decision, Decision)
    assert game.decision.kind == "noon"
    assert not game.decision.public
    return game.decision.seats, [option.key for option in game.decision.options]


def test_a_moment_at_which_nothing_is_active_passes_unnoticed() -> None:
    game = table()
    assert game.decision is None
    assert game.state.outcome.rule == "nothing"


def test_mandatory_abilities_run_first_and_in_order() -> None:
    game = table(offer("b", 1), offer("x", 2, mandatory=True), offer("y", 0, mandatory=True))
    assert game.state.notes == ["x", "y"]
    assert asked(game) == ((1,), ["use:b", "pass"])


def test_each_seat_is_offered_its_own_abilities_in_order_of_seats() -> None:
    game = table(offer("c", 2), offer("a", 0), offer("b", 0))
    assert asked(game) == ((0,), ["use:a", "use:b", "pass"])
    answer(game, "use:b")
    assert game.state.notes == ["b"]
    assert asked(game) == ((0,), ["use:a", "pass"])
    answer(game, "pass")
    assert asked(game) == ((2,), ["use:c", "pass"])
    answer(game, "pass")
    assert game.state.outcome.rule == "b"


def test_an_ability_that_may_be_used_again_stays() -> None:
    game = table(offer("a", 0, again=True))
    answer(game, "use:a")
    answer(game, "use:a")
    assert asked(game) == ((0,), ["use:a", "pass"])
    answer(game, "pass")
    assert game.state.notes == ["a", "a"]
    assert game.state.outcome.rule == "a"


def test_listeners_are_asked_even_with_nothing_to_offer() -> None:
    game = table(offer("b", 1), listening=(0, 1, 2))
    seen = []
    while game.decision is not None:
        seen.append(asked(game))
        answer(game, "pass")
    assert seen == [((0,), ["pass"]), ((1,), ["use:b", "pass"]), ((2,), ["pass"])]


def test_abilities_are_looked_up_anew_each_time() -> None:
    """Using one may switch another on or off; no ability is ever registered."""

    def offers(game: Any, moment: str, about: tuple[int, ...]) -> list[Offer]:
        assert (moment, about) == ("noon", (4,))
        return [offer("a", 0)] if not game.state.notes else [offer("z", 1)]

    game = play(Toy(Stop(), Window("noon", (4,)), offers=offers))
    assert asked(game) == ((0,), ["use:a", "pass"])
    answer(game, "use:a")
    assert asked(game) == ((1,), ["use:z", "pass"])
