"""Moments of Barricade Night: what must happen comes first, then each seat may answer or pass."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec

from shambler.kernel.decision import Decision, Option, Pass
from shambler.kernel.moment import Window
from shambler.kernel.procedure import Procedure
from shambler.kernel.structs import replace


class Offer(msgspec.Struct, frozen=True):
    """An ability that is active at a moment. ``name`` is unique among the offers of a moment."""

    name: str
    seat: int
    procedure: Procedure
    mandatory: bool = False
    again: bool = False  # may be used more than once at the same moment


class Use(Option, frozen=True, gc=False):
    """Use an offered ability now."""

    verb: ClassVar[str] = "use"
    offer: Offer


class Decline(Pass, frozen=True, gc=False):
    """Let the moment go by, for one seat."""

    seat: int


class Moment(Window, frozen=True, gc=False):
    """Seat by seat: who has something to use, and who is asked so that silence tells nothing."""

    moment: str
    about: tuple[int, ...] = ()
    used: tuple[str, ...] = ()
    passed: tuple[int, ...] = ()

    def step(self, game: Any) -> Any:
        """What must happen happens before anybody is asked."""
        for offer in self._open(game):
            if offer.mandatory:
                self._use(game, offer)
                return None
        return super().step(game)

    def _open(self, game: Any) -> list[Offer]:
        offers = game.rules.offers(game, self.moment, self.about)
        return [offer for offer in offers if offer.again or offer.name not in self.used]

    def ask(self, game: Any) -> Decision | None:
        """The next seat that has something to use, or might have."""
        offers, listeners = self._open(game), game.rules.listeners(game)
        for seat in game.rules.seats(game):
            mine = [offer for offer in offers if offer.seat == seat]
            if seat not in self.passed and (mine or seat in listeners):
                options = [Use(f"use:{offer.name}", offer) for offer in mine]
                rule = game.rules.moment_rule(self.moment)
                answers = [*options, Decline("pass", seat)]
                return Decision((seat,), self.moment, answers, rule, public=False)
        return None

    def use(self, game: Any, option: Use) -> None:
        """One ability; then the moment is looked at again."""
        self._use(game, option.offer)

    def _use(self, game: Any, offer: Offer) -> None:
        used = self.used if offer.name in self.used else (*self.used, offer.name)
        game.goto(replace(self, used=used))
        game.call(offer.procedure)

    def let_go(self, game: Any, option: Decline) -> None:
        """One seat passes for good; the others are still asked."""
        game.goto(replace(self, passed=(*self.passed, option.seat)))
