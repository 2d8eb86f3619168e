"""Positions for tests and designers: an exact line of play with scripted dice and cards.

A position begins like a game, with chance on a leash: every die and every card must be in the
script, in order, and every line of the script must be used. ``play`` goes through the same door as
everybody else, so an option that the rules do not offer fails with the reason.

    with Position(rules, "M0") as table:
        table.state.wall = 1                  # set the scene
        table.cards(4, 7).start()             # the deal
        table.dice(3, 5).play("melee:prod")   # script first, then the answer that needs it
        table.told(AttackRolled, hits=1)
        assert table.blocked("search") == "Z-SEARCH-02"

Games subclass it with words of their own (``put``, ``equip``, ``door``) that change ``state``
before ``start``; :meth:`Position.prepare` is the place for what all their positions share.
"""

from __future__ import annotations

from types import TracebackType
from typing import Any, ClassVar, Self, TypeVar

from shambler.kernel.chance import Listed
from shambler.kernel.event import Event
from shambler.kernel.match import Match
from shambler.kernel.procedure import Procedure
from shambler.kernel.record import Record
from shambler.kernel.ruleset import Ruleset
from shambler.kernel.sides import Outcome
from shambler.testing.strict import BadPosition, known, require

E = TypeVar("E", bound=Event)


class Position:
    """A game set up by hand and played by a script.

    Under pytest every position made during a test is looked at when the test has passed, so a
    script that is not used up fails also where nobody wrote ``with`` or called :meth:`done`.
    """

    made: ClassVar[list[Position] | None] = None  # those of the running test, if there is one

    def __new__(cls, *args: Any, **options: Any) -> Self:
        """Remember the position until the end of the test."""
        position = super().__new__(cls)
        if Position.made is not None:
            Position.made.append(position)
        return position

    def __init__(self, rules: Ruleset, scenario: str, **options: Any) -> None:
        self.script = Listed([])
        self.game = rules.new(scenario, options, self.script)
        self.match = Match(rules, self.game, Record.begin(rules, scenario, 0, options))
        self.prepare()

    def prepare(self) -> None:
        """Called once, before the scene is set; a game's own builder may override it."""

    @property
    def state(self) -> Any:
        """The state, to set the scene; after ``start`` to look at (see also :meth:`changed`)."""
        return self.game.state

    # -- the script ------------------------------------------------------------------------

    def dice(self, *faces: int) -> Self:
        """The next roll shows these faces."""
        require(bool(faces), "a roll shows at least one face")
        require(all(face >= 1 for face in faces), f"{faces} are no faces of dice")
        self.script.outcomes.append(faces)
        return self

    def cards(self, *cards: int) -> Self:
        """The next cards drawn, by one request or several."""
        self.script.outcomes.extend(cards)
        return self

    # -- playing ---------------------------------------------------------------------------

    def start(self, *procedures: Procedure) -> Self:
        """Run to the first question of the scenario, or of these procedures in this order."""
        if procedures:
            self.state.stack[:] = reversed(procedures)
        self.match.begin()
        return self

    def play(self, *keys: str, seat: int | None = None) -> Self:
        """Give these answers one after the other."""
        assert self.match.log, "start() comes first"
        for key in keys:
            self.match.play(key, seat=seat)
        return self

    def changed(self) -> Self:
        """Find the question again after the state was changed by hand in the middle of a game."""
        self.game.derive()
        return self

    def done(self) -> None:
        """Fail if the script holds dice or cards that nobody asked for."""
        unused = self.script.outcomes[self.script.position :]
        assert not unused, f"never asked for: {unused}; now: {self.match!r}"

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        if error is None:
            self.done()

    # -- looking ---------------------------------------------------------------------------

    @property
    def options(self) -> list[str]:
        """The keys that can be played now; empty when the game is over."""
        decision = self.game.decision
        return [option.key for option in decision.options] if decision is not None else []

    @property
    def events(self) -> list[Event]:
        """Everything told so far."""
        return [event for told in self.match.log for event in told]

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, or ``None``."""
        return self.match.outcome

    def blocked(self, key: str) -> str:
        """The rule that forbids this now; fails if it is offered, or not refused by any rule."""
        refused = {entry.key: entry.rule for entry in self.game.explain()}
        blocked = key in refused and key not in self.options
        assert blocked, f"{key} is not blocked; blocked: {refused}, offered: {self.options}"
        return refused[key]

    # -- expecting -------------------------------------------------------------------------

    def asks(self, kind: str, *keys: str, seats: tuple[int, ...] | None = None) -> Self:
        """The question is of this kind; if keys are given, these and no others can be played."""
        decision = self.game.decision
        assert decision is not None, f"expected {kind}, but: {self.match!r}"
        assert decision.kind == kind, f"expected {kind}, but: {self.match!r}"
        if keys:
            missing, extra = set(keys) - set(self.options), set(self.options) - set(keys)
            assert not missing | extra, f"{kind}: missing {missing or '{}'}, extra {extra or '{}'}"
        assert seats in (None, decision.seats), f"{kind} asks seats {decision.seats}, not {seats}"
        return self

    def told(self, kind: type[E], **fields: Any) -> E:
        """The last event of this kind whose fields have these values; fails if there is none."""
        check_event(kind, *fields)
        for event in reversed(self.events):
            if type(event) is kind and all(getattr(event, n) == v for n, v in fields.items()):
                return event
        told = "\n  ".join(map(repr, self.events)) or "nothing"
        raise AssertionError(f"no {kind.__name__} with {fields}; told:\n  {told}")

    def not_told(self, kind: type[Event]) -> Self:
        """No event of this kind happened so far."""
        check_event(kind)
        told = [event for event in self.events if type(event) is kind]
        assert not told, f"unexpected: {told}"
        return self


def check_event(kind: Any, *fields: str) -> None:
    """Events are asked for by their class, and by fields that they have."""
    if not (isinstance(kind, type) and issubclass(kind, Event)):
        raise BadPosition(f"{kind!r} is no class of events: say told(Moved), not told('Moved')")
    for name in fields:
        known(name, kind.__struct_fields__, f"field of {kind.__name__}")
