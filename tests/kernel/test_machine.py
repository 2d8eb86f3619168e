"""The loop: call, goto and end; questions to one, to a team, in secret; chance; the watchdog."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import pytest

from shambler.kernel.chance import Draw, Listed, Roll, TypedIn
from shambler.kernel.decision import Decision, Face, Option, SecretDecision
from shambler.kernel.deck import Deck
from shambler.kernel.errors import BadSetup, EndlessProcedure, GameOver
from shambler.kernel.event import Event
from shambler.kernel.machine import ENDLESS, Game
from shambler.kernel.match import Match
from shambler.kernel.procedure import Procedure
from shambler.kernel.state import key
from tests.kernel.toys import Toy, answer, play


class Pick(Option, frozen=True, gc=False):
    verb: ClassVar[str] = "pick"


def picks(count: int) -> list[Pick]:
    return [Pick(f"pick:{n}") for n in range(count)]


def seats(game: Game[Any, Any]) -> tuple[int, ...]:
    assert game.decision is not None
    return game.decision.seats


class Ask(Procedure, frozen=True, gc=False):
    """Ask for one of some picks, note it, end with it."""

    count: int = 2
    seats: tuple[int, ...] = (0,)
    public: bool = True

    def step(self, game: Any) -> Decision:
        game.forbid("pick:9", "T-1", "too-high", limit=self.count)
        return Decision(self.seats, "pick", picks(self.count), "T-0", public=self.public)

    def chosen(self, game: Any, option: Pick) -> None:
        game.state.notes.append(option.key)
        game.end(option.key)


class Twice(Procedure, frozen=True, gc=False):
    """Ask two times; the answers come back as results."""

    left: int = 2

    def step(self, game: Any) -> None:
        if not self.left:
            game.finish((0,), "dawn", "T-9")
            return
        game.goto(Twice(self.left - 1))
        game.call(Ask())

    def returned(self, game: Any, result: str) -> None:
        game.state.notes.append(f"returned {result} to {self.left}")


def test_called_procedures_come_first_and_return_their_result() -> None:
    game = play(Toy(Twice()))
    assert game.state.stack == [Twice(1), Ask()]
    answer(game, "pick:1")
    answer(game, "pick:0")
    assert game.state.notes == ["pick:1", "returned pick:1 to 1", "pick:0", "returned pick:0 to 0"]
    assert game.state.outcome is not None
    assert game.decision is None
    assert game.state.stack == []


class Finish(Procedure, frozen=True, gc=False):
    def step(self, game: Any) -> None:
        game.finish((1,), "first")
        game.finish((2,), "second")


def test_the_first_word_about_the_end_counts() -> None:
    outcome = play(Toy(Finish())).state.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((1,), "first")


QUESTIONS: dict[str, Any] = {
    "one option": Decision((0,), "pick", picks(1), "T-0"),
    "two options": Decision((0,), "pick", picks(2), "T-0"),
    "a secret": SecretDecision("pick", {0: picks(2), 1: picks(2)}, "T-0"),
    "dice": Roll(0, 2),
    "cards": Draw(0, Deck((1, 2))),
}


class FinishAndAsk(Procedure, frozen=True, gc=False):
    """Against the law: this step ends the game and asks all the same."""

    question: str

    def step(self, game: Any) -> Any:
        game.finish((1,), "first")
        return QUESTIONS[self.question]

    def chosen(self, game: Any, option: Pick) -> None:
        game.state.notes.append(option.key)


@pytest.mark.parametrize("question", QUESTIONS)
def test_a_step_that_ends_the_game_asks_nobody_and_rolls_nothing(question: str) -> None:
    game = play(Toy(Spin(), FinishAndAsk(question)), TypedIn())
    assert game.decision is None
    assert (game.state.notes, game.state.stack, game.state.counters) == ([], [], [0, 0])
    assert game.derive() is None


class Receive(Procedure, frozen=True, gc=False):
    """Notes whatever comes back to it, and goes on by asking."""

    call: Procedure

    def step(self, game: Any) -> None:
        game.goto(Receive(Ask()))
        game.call(self.call)

    def returned(self, game: Any, result: Any) -> None:
        game.state.notes.append(f"returned {result}")


class FinishBy(Procedure, frozen=True, gc=False):
    """Ends the game in one of the answers, and itself afterwards."""

    how: str

    def step(self, game: Any) -> Any:
        if self.how == "step":
            self.over(game)
            return None
        return QUESTIONS["dice" if self.how == "rolled" else self.how]

    def over(self, game: Any) -> None:
        game.finish((1,), "first")
        game.end("over")

    def chosen(self, game: Any, option: Pick) -> None:
        self.over(game)

    def rolled(self, game: Any, faces: tuple[int, ...]) -> None:
        self.over(game)

    def drawn(self, game: Any, cards: tuple[int, ...]) -> None:
        self.over(game)

    def unsealed(self, game: Any, answers: Mapping[int, Option]) -> None:
        self.over(game)


@pytest.mark.parametrize("how", ["step", *QUESTIONS])
def test_nothing_goes_on_after_an_answer_that_ended_the_game(how: str) -> None:
    rolls: dict[str, tuple[int, ...] | int] = {"dice": (1, 2), "cards": 1}
    chance = Listed([rolls[how]] if how in rolls else [])
    game = play(Toy(Receive(FinishBy(how))), chance)
    while game.decision is not None:
        assert how in ("two options", "a secret")
        answer(game, "pick:0")
    assert (game.state.notes, game.state.stack) == ([], [])
    assert game.state.outcome is not None
    assert game.state.outcome.reason == "first"


def test_nothing_can_be_answered_after_the_end() -> None:
    with pytest.raises(GameOver):
        play(Toy(Finish())).submit(picks(1)[0])


def test_a_single_public_option_is_taken_without_asking() -> None:
    game = play(Toy(Finish(), Ask(1)))
    assert game.state.notes == ["pick:0"]
    assert game.decision is None


def test_a_single_option_is_asked_where_its_number_is_a_secret() -> None:
    game = play(Toy(Finish(), Ask(1, public=False)))
    assert game.state.notes == []
    assert game.decision is not None
    assert [option.key for option in game.decision.options] == ["pick:0"]


def test_any_member_of_a_team_answers_or_the_spokesman_alone() -> None:
    team = Toy(Finish(), Ask(seats=(0, 1, 2)))
    assert seats(play(team)) == (0, 1, 2)
    assert seats(play(team, spokesman=1)) == (1,)


def test_a_spokesman_does_not_answer_for_others() -> None:
    assert seats(play(Toy(Ask(seats=(2,))), spokesman=1)) == (2,)
    assert seats(play(Toy(Ask(seats=(0, 2))), spokesman=1)) == (0, 2)


class AskThrough(Procedure, frozen=True, gc=False):
    """A question to a team that says itself who speaks."""

    spokesman: int
    seats: tuple[int, ...] = (0, 1, 2)

    def step(self, game: Any) -> Decision:
        return Decision(self.seats, "pick", picks(2), "T-0", spokesman=self.spokesman)

    def chosen(self, game: Any, option: Pick) -> None:
        game.state.notes.append(option.key)
        game.end()


def test_a_question_may_name_its_own_spokesman() -> None:
    game = play(Toy(Finish(), AskThrough(2)))
    assert seats(game) == (2,)
    assert isinstance(game.decision, Decision) and game.decision.spokesman == 2
    answer(game, "pick:1", 2)
    assert game.state.notes == ["pick:1"]
    assert seats(play(Toy(AskThrough(2)), spokesman=1)) == (2,)  # the rules before the table


def test_the_spokesman_of_the_table_is_named_in_the_question() -> None:
    game = play(Toy(Ask(seats=(0, 1))), spokesman=1)
    assert isinstance(game.decision, Decision) and game.decision.spokesman == 1
    alone = play(Toy(Ask(seats=(1,))), spokesman=1)
    assert isinstance(alone.decision, Decision) and alone.decision.spokesman is None


def test_a_spokesman_must_sit_at_the_table() -> None:
    with pytest.raises(BadSetup, match="spokesman: there is no seat 3"):
        play(Toy(Ask()), spokesman=3)


# -- secret answers ------------------------------------------------------------------------


class Vote(Procedure, frozen=True, gc=False):
    def step(self, game: Any) -> SecretDecision:
        return SecretDecision("vote", {0: picks(2), 2: picks(3)}, "T-0")

    def unsealed(self, game: Any, answers: Mapping[int, Option]) -> None:
        game.state.notes += [f"{seat} {option.key}" for seat, option in sorted(answers.items())]
        game.end()


def test_secret_answers_are_opened_together() -> None:
    game = play(Toy(Finish(), Vote()))
    assert seats(game) == (0, 2)
    assert game.decision is not None
    assert game.decision.options_for(1) == ()
    assert len(game.decision.options) == 5
    answer(game, "pick:2", seat=2)
    assert game.state.notes == []
    assert game.state.sealed == {2: "pick:2"}
    assert seats(game) == (0,)
    assert not game.revealed
    answer(game, "pick:1", seat=0)
    assert game.state.notes == ["0 pick:1", "2 pick:2"]
    assert game.state.sealed == {}
    assert game.revealed


def test_a_half_answered_secret_question_is_found_again_from_the_state() -> None:
    game = play(Toy(Finish(), Vote()))
    answer(game, "pick:2", seat=2)
    twin = game.copy()
    asked = twin.derive()
    assert asked is not None
    assert asked.seats == (0,)
    assert twin.state == game.state


# -- what cannot be done, what happened ----------------------------------------------------


def test_reasons_are_only_collected_when_somebody_asks() -> None:
    game = play(Toy(Ask()))
    assert game.blocked is None
    (entry,) = game.explain()
    assert (entry.key, entry.rule, entry.reason, entry.about) == (
        "pick:9",
        "T-1",
        "too-high",
        {"limit": 2},
    )
    assert game.blocked is None
    assert play(Toy(Finish())).explain() == []


class Said(Event, frozen=True, kw_only=True):
    cites: ClassVar[str] = "T-2"
    word: str


class Speak(Procedure, frozen=True, gc=False):
    def step(self, game: Any) -> None:
        game.tell(Said, word="hello")
        game.tell(Said, word="again", rule="T-3")
        game.end()


def test_events_are_only_made_when_somebody_listens() -> None:
    rules = Toy(Finish(), Speak())
    assert play(rules).events is None
    game = rules.new("toy", {}, Listed([]))
    game.events = []
    game.start()
    assert [(e.word, e.because) for e in game.events] == [("hello", "T-2"), ("again", "T-3")]  # type: ignore[attr-defined]


# -- chance --------------------------------------------------------------------------------


class Cast(Procedure, frozen=True, gc=False):
    dice: int

    def step(self, game: Any) -> Roll:
        return Roll(0, self.dice)

    def rolled(self, game: Any, faces: tuple[int, ...]) -> None:
        game.state.notes.append(f"rolled {faces}")
        game.end()


class Take(Procedure, frozen=True, gc=False):
    deck: Deck
    count: int

    def step(self, game: Any) -> Draw:
        return Draw(1, self.deck, self.count)

    def drawn(self, game: Any, cards: tuple[int, ...]) -> None:
        game.state.notes.append(f"drew {cards}")
        game.end()


def test_a_roll_counts_one_word_of_its_stream_whatever_the_source() -> None:
    game = play(Toy(Finish(), Cast(2), Cast(0)), Listed([(), (3, 5)]))
    assert game.state.notes == ["rolled ()", "rolled (3, 5)"]
    assert game.state.counters == [2, 0]


MIXED = Deck((1, 2, 3)).on_top((7,), (0,))


@pytest.mark.parametrize(
    ("count", "script", "drawn", "words"),
    [
        (1, [], (7,), 0),
        (2, [2], (7, 2), 1),
        (4, [3, 1, 2], (7, 3, 1, 2), 3),
        (9, [3, 1, 2], (7, 3, 1, 2), 3),
    ],
)
def test_known_cards_come_without_chance(
    count: int, script: list[int], drawn: tuple[int, ...], words: int
) -> None:
    game = play(Toy(Finish(), Take(MIXED, count)), Listed(script))
    assert game.state.notes == [f"drew {drawn}"]
    assert game.state.counters == [0, words]
    assert MIXED.without(drawn).cards == tuple(sorted(set(MIXED.cards) - set(drawn)))


def test_real_dice_are_asked_for_one_by_one() -> None:
    game = play(Toy(Finish(), Cast(2)), TypedIn())
    asked = game.decision
    assert isinstance(asked, Decision)
    assert (asked.kind, asked.seats, dict(asked.about)) == (
        "type-die",
        (0, 1, 2),
        {"number": 1, "of": 2},
    )
    assert [option.key for option in asked.options] == [f"face:{n}" for n in range(1, 7)]
    answer(game, "face:4")
    assert dict(game.derive().about) == {"number": 2, "of": 2}  # type: ignore[union-attr]
    game.submit(Face("face:6", 6))
    assert game.state.notes == ["rolled (4, 6)"]
    assert game.state.typed == ()
    assert game.state.counters == [1, 0]


def test_real_cards_are_asked_for_if_nobody_knows_them() -> None:
    game = play(Toy(Finish(), Take(MIXED, 3)), TypedIn())
    assert game.decision is not None
    assert game.decision.kind == "type-card"
    assert dict(game.decision.about) == {"number": 1, "of": 2}
    answer(game, "face:2")
    assert [option.key for option in game.decision.options] == ["face:1", "face:3"]
    answer(game, "face:3")
    assert game.state.notes == ["drew (7, 2, 3)"]


# -- copies and the watchdog ---------------------------------------------------------------


def test_a_copy_goes_its_own_way() -> None:
    game = play(Toy(Twice()))
    twin = game.copy()
    answer(twin, "pick:1")
    assert game.state.notes == []
    assert game.decision is not None
    answer(game, "pick:0")
    assert (game.state.notes[0], twin.state.notes[0]) == ("pick:0", "pick:1")


class Spin(Procedure, frozen=True, gc=False):
    """Ask once, then never again."""

    asked: bool = False

    def step(self, game: Any) -> Decision | None:
        if self.asked:
            game.state.counters[1] += 1
            return None
        return Decision((0,), "pick", picks(2), "T-0")

    def chosen(self, game: Any, option: Pick) -> None:
        game.goto(Spin(True))


def test_an_endless_procedure_is_stopped_with_its_position() -> None:
    match = Match.new(Toy(Spin()), "toy", seed=1)
    before, asked = match.fingerprint, match.game.decision
    with pytest.raises(EndlessProcedure, match=f"after {ENDLESS} steps.* was Spin") as caught:
        match.play("pick:1")
    assert caught.value.position["stack"] == [{"do": "Spin", "asked": True}]
    assert caught.value.position["counters"] == [0, ENDLESS]
    assert match.fingerprint == before
    assert match.game.decision is asked
    assert match.number == 0
    assert len(match.log) == 1


class Fail(Procedure, frozen=True, gc=False):
    def step(self, game: Any) -> Decision:
        return Decision((0,), "pick", picks(2), "T-0")

    def chosen(self, game: Any, option: Pick) -> None:
        game.state.notes.append("half done")
        raise ZeroDivisionError("a defect in the rules")


def test_a_defect_in_the_rules_leaves_the_match_as_it_was() -> None:
    match = Match.new(Toy(Fail()), "toy", seed=1)
    before = key(match.game.state)
    with pytest.raises(ZeroDivisionError):
        match.play("pick:0")
    assert key(match.game.state) == before
    assert match.decision is not None
    assert match.game.events is None
    assert match.game.chances is None


@pytest.mark.parametrize(
    ("method", "argument"),
    [("chosen", None), ("unsealed", {}), ("rolled", ()), ("drawn", ())],
)
def test_a_procedure_that_gets_an_answer_it_did_not_ask_for_says_so(
    method: str, argument: object
) -> None:
    with pytest.raises(NotImplementedError, match="Finish"):
        getattr(Finish(), method)(None, argument)
    with pytest.raises(NotImplementedError, match="Procedure"):
        Procedure().step(None)
