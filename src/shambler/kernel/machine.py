"""The whole engine loop: run procedures until a question needs an answer from outside.

``Game`` is a position that can be played: a state, the immutable world it is played in, and a
source of chance. Nothing changes a state but :meth:`Game.submit`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, Generic, ParamSpec, Self, TypeAlias, TypeVar

from shambler.kernel.chance import (
    TYPED_IN,
    Boxed,
    Chance,
    Draw,
    Listed,
    Roll,
    Sampled,
    Source,
    TypedIn,
)
from shambler.kernel.decision import OURS, Blocked, Decision, Face, Option, Ours, SecretDecision
from shambler.kernel.errors import EndlessProcedure, GameOver
from shambler.kernel.event import Event
from shambler.kernel.procedure import Procedure
from shambler.kernel.sides import Outcome
from shambler.kernel.state import State
from shambler.kernel.structs import replace, to_builtins

if TYPE_CHECKING:
    from shambler.kernel.ruleset import Ruleset

S = TypeVar("S", bound=State)
W = TypeVar("W")
P = ParamSpec("P")

ENDLESS: Final = 100_000  # steps without a question after which rules are considered stuck
STEPS: Final = range(ENDLESS)

Said: TypeAlias = Sampled | Listed | TypedIn  # what one request is put to
Outcomes: TypeAlias = tuple[int, ...] | int  # the faces of one roll, or one drawn card


class Game(Generic[S, W]):
    """A playable position. Subclasses may add questions about the state, never fields."""

    __slots__ = (
        "blocked",
        "chance",
        "chances",
        "decision",
        "events",
        "revealed",
        "rules",
        "spokesman",
        "state",
        "world",
    )

    def __init__(self, rules: Ruleset, world: W, state: S, chance: Source) -> None:
        self.rules = rules
        self.world = world
        self.state = state
        self.chance = chance
        self.decision: Decision | SecretDecision | None = None
        self.spokesman: int | None = None
        self.events: list[Event] | None = None  # None: nobody listens, events are not even made
        self.chances: list[Outcomes] | None = None  # what chance said, for a record
        self.blocked: list[Blocked] | None = None  # a list while somebody asks "why not?"
        self.revealed = False

    # -- what procedures say ---------------------------------------------------------------

    def call(self, procedure: Procedure) -> None:
        """Do this first; the current procedure goes on when it has ended."""
        self.state.stack.append(procedure)

    def goto(self, procedure: Procedure) -> None:
        """The current procedure becomes this one."""
        self.state.stack[-1] = procedure

    def end(self, result: Any = None) -> None:
        """The current procedure is done; the one below it receives the result.

        Once the game is over nobody receives anything: nothing goes on after the end.
        """
        state = self.state
        stack = state.stack
        stack.pop()
        if stack and state.outcome is None:
            stack[-1].returned(self, result)

    def finish(
        self,
        winners: tuple[int, ...],
        reason: str,
        rule: str = "",
        *,
        score: int | None = None,
        grade: str = "",
    ) -> None:
        """The game is over. The first word counts: a later one in the same step changes nothing."""
        if self.state.outcome is None:
            self.state.outcome = Outcome(winners, reason, rule, score, grade)

    def tell(self, event: Callable[P, Event], *args: P.args, **kwargs: P.kwargs) -> None:
        """Report an event; it is only built when somebody listens."""
        if self.events is not None:
            self.events.append(event(*args, **kwargs))

    def forbid(self, key: str, rule: str, reason: str = "", **about: str | int) -> None:
        """Note why something is not among the options; only kept while somebody asks."""
        if self.blocked is not None:
            self.blocked.append(Blocked(key, rule, reason, about))

    def reveal(self) -> None:
        """Something hidden became known without chance: no free undo beyond this point."""
        self.revealed = True

    # -- what players, programs and tests do -----------------------------------------------

    def start(self) -> Self:
        """Run to the first question."""
        self._advance()
        return self

    def submit(self, option: Option, seat: int | None = None) -> None:
        """The one door: take an option of the current decision and run to the next question."""
        decision = self.decision
        if decision is None:
            raise GameOver("the game is over: there is nothing to decide")
        self.decision = None
        if type(decision) is Decision and decision.public:  # nothing but options of a procedure
            self.state.stack[-1].chosen(self, option)
        elif type(decision) is SecretDecision:
            self._seal(decision, option, decision.seats[0] if seat is None else seat)
        elif type(option) is Face:
            self.state.typed = (*self.state.typed, option.value)
        elif type(option) is Ours:
            self._lend()
        else:
            self.state.stack[-1].chosen(self, option)
        self._advance()

    def derive(self) -> Decision | SecretDecision | None:
        """Find the current question again from the state alone (after a load or a copy)."""
        if self.state.outcome is not None:
            self.decision = None
            return None
        self._advance()
        return self.decision

    def explain(self) -> list[Blocked]:
        """What one might expect to do now but cannot, with the rule that forbids it."""
        if self.decision is None:
            return []
        found: list[Blocked] = []
        self.blocked = found
        try:
            self.state.stack[-1].step(self)
        finally:
            self.blocked = None
        return found

    def copy(self, chance: Source | None = None) -> Self:
        """An independent position; give another source of chance to explore other futures."""
        twin = type(self)(self.rules, self.world, self.state.copy(), chance or self.chance)
        twin.decision = self.decision
        twin.spokesman = self.spokesman
        return twin

    # -- the loop --------------------------------------------------------------------------

    def _advance(self) -> None:
        self.decision = None
        state = self.state
        stack = state.stack
        for _ in STEPS:
            if state.outcome is not None:
                stack.clear()
                return
            question = stack[-1].step(self)
            if question is None:
                continue
            if self.state.outcome is not None:  # this step ended the game: nobody is asked
                stack.clear()
                return
            if type(question) is Decision:
                options = question.options
                if len(options) == 1 and question.public:
                    stack[-1].chosen(self, options[0])
                    continue
                if question.spokesman is not None or self.spokesman is not None:
                    question = self._for_spokesman(question)
                self.decision = question
                return
            if type(question) is SecretDecision:
                self.decision = self._unanswered(question)
                return
            asked = self._resolve(question)  # type: ignore[arg-type]
            if asked is not None:
                self.decision = asked
                return
        raise EndlessProcedure(
            f"no decision after {ENDLESS} steps; the last procedure was "
            f"{type(stack[-1]).__name__ if stack else 'none'}",
            to_builtins(state),
        )

    def _for_spokesman(self, decision: Decision) -> Decision:
        """A team answers through one seat alone: the question's spokesman, else the table's."""
        seat = decision.spokesman if decision.spokesman is not None else self.spokesman
        if seat in decision.seats and len(decision.seats) > 1:
            return replace(decision, seats=(seat,), spokesman=seat)
        return decision

    # -- secret answers --------------------------------------------------------------------

    def _unanswered(self, decision: SecretDecision) -> SecretDecision:
        sealed = self.state.sealed
        if not sealed:
            return decision
        left = {seat: opts for seat, opts in decision.choices.items() if seat not in sealed}
        return replace(decision, choices=left)

    def _seal(self, decision: SecretDecision, option: Option, seat: int) -> None:
        self.state.sealed[seat] = option.key
        if len(decision.choices) > 1:
            return
        keys, self.state.sealed = self.state.sealed, {}
        top = self.state.stack[-1]
        asked = top.step(self)
        assert type(asked) is SecretDecision
        answers = {
            seat: next(o for o in options if o.key == keys[seat])
            for seat, options in asked.choices.items()
        }
        self.revealed = True
        top.unsealed(self, answers)

    # -- chance ----------------------------------------------------------------------------

    def _resolve(self, request: Chance) -> Decision | None:
        """Find the outcome and hand it over, or return the question to put to a person.

        What somebody has begun to type in goes on so, whatever the table has changed meanwhile.
        """
        chance = self.chance
        if type(chance) is not Boxed:
            return self._hand_over(request, chance)  # type: ignore[arg-type]
        if self.state.typed:
            return self._hand_over(request, TYPED_IN)
        return self._hand_over(request, chance.for_source(self.rules.source(self, request)))

    def _lend(self) -> None:
        """This once the program rolls or draws; what was typed in of it is void."""
        chance = self.chance
        assert type(chance) is Boxed
        self.state.typed = ()
        request = self.state.stack[-1].step(self)
        self._hand_over(request, chance.ours)  # type: ignore[arg-type]

    def _hand_over(self, request: Chance, chance: Said) -> Decision | None:
        if type(request) is Roll:
            return self._roll(request, chance)
        assert type(request) is Draw
        return self._draw(request, chance)

    def _roll(self, request: Roll, chance: Said) -> Decision | None:
        state = self.state
        faces = chance.roll(request, state.counters[request.stream])
        if faces is None:
            if len(state.typed) < request.dice:
                return self._ask_face(request, range(1, request.sides + 1), request.dice)
            faces = state.typed
            self._note_typed(1)
        state.counters[request.stream] += 1
        if self.chances is not None:
            self.chances.append(faces)
        state.stack[-1].rolled(self, faces)
        return None

    def _draw(self, request: Draw, chance: Said) -> Decision | None:
        """Known cards come first, then unknown ones by chance."""
        state, deck = self.state, request.deck
        if request.count == 1 and deck.bag and not (deck.top or state.typed):
            return self._draw_one(request, chance)
        cards = [placed.card for placed in deck.top[: request.count]] if deck.top else []
        bag, typed = deck.bag, state.typed
        known, count = len(cards), state.counters[request.stream]
        while len(cards) < request.count and bag:
            card = chance.draw(request, bag, count + len(cards) - known)
            if card is None:
                if not typed:
                    return self._ask_face(request, bag, min(request.count - known, len(deck.bag)))
                card, typed = typed[0], typed[1:]
            cards.append(card)
            if len(cards) < request.count:
                at = bag.index(card)
                bag = bag[:at] + bag[at + 1 :]
        state.counters[request.stream] = count + len(cards) - known
        if self.chances is not None:
            self.chances.extend(cards[known:])
        if state.typed:
            self._note_typed(len(cards) - known)
        state.stack[-1].drawn(self, tuple(cards))
        return None

    def _draw_one(self, request: Draw, chance: Said) -> Decision | None:
        """The usual case: one card, and nobody knows any."""
        state, bag, stream = self.state, request.deck.bag, request.stream
        count = state.counters[stream]
        card = chance.draw(request, bag, count)
        if card is None:
            return self._ask_face(request, bag, 1)
        state.counters[stream] = count + 1
        if self.chances is not None:
            self.chances.append(card)
        state.stack[-1].drawn(self, (card,))
        return None

    def _note_typed(self, outcomes: int) -> None:
        self.state.typed = ()
        if type(self.chance) is Boxed:
            self.chance.pass_over(outcomes)

    def _ask_face(self, request: Chance, values: Sequence[int], wanted: int) -> Decision:
        kind = "type-die" if type(request) is Roll else "type-card"
        options: list[Option] = [Face(f"face:{value}", value) for value in sorted(set(values))]
        if type(self.chance) is Boxed:
            options.append(OURS)
        about = {"number": len(self.state.typed) + 1, "of": wanted}
        seats = self.rules.typists(self, request)
        return Decision(seats, kind, options, "", about, public=False)
