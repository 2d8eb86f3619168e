"""Moments: named points at which whatever is active in the state may act.

Abilities are looked up each time from the state (skills, cards in play, tokens), never registered
and unregistered. What must happen runs in a fixed order; what may happen is offered with "pass".
"""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec

from shambler.kernel.decision import Decision, Option, Pass
from shambler.kernel.procedure import Procedure
from shambler.kernel.structs import replace


class Offer(msgspec.Struct, frozen=True):
    """An ability that is active at a moment. ``name`` is unique among the offers of a moment."""

    name: str
    seat: int
    procedure: Procedure
    mandatory: bool = False
    again: bool = False  # may be used more than once in the same window


class Use(Option, frozen=True, gc=False):
    """Use an offered ability now."""

    verb: ClassVar[str] = "use"
    offer: Offer


class Decline(Pass, frozen=True, gc=False):
    """Let the moment go by, for one seat."""

    seat: int


class Window(Procedure, frozen=True, gc=False):
    """Open a moment: mandatory abilities first, then each seat may use its own or pass.

    The ruleset answers two questions: ``offers(game, moment, about)`` lists the active abilities,
    ``listeners(game, moment, about)`` the seats that must be asked even with nothing to offer,
    because an unasked seat would give away its hand. Using an ability opens the question again:
    it may have changed what is active.
    """

    moment: str
    about: tuple[int, ...] = ()
    used: tuple[str, ...] = ()
    passed: tuple[int, ...] = ()

    def step(self, game: Any) -> Decision | None:
        """Run what is due, ask who may act, or close."""
        offers = [
            offer
            for offer in game.rules.offers(game, self.moment, self.about)
            if offer.again or offer.name not in self.used
        ]
        for offer in offers:
            if offer.mandatory:
                self._use(game, offer)
                return None
        listeners = game.rules.listeners(game, self.moment, self.about)
        for seat in game.rules.seats(game):
            mine = [offer for offer in offers if offer.seat == seat]
            if seat not in self.passed and (mine or seat in listeners):
                options = [Use(f"use:{offer.name}", offer) for offer in mine]
                return Decision(
                    (seat,),
                    self.moment,
                    [*options, Decline("pass", seat)],
                    game.rules.moment_rule(self.moment),
                    game.rules.moment_about(game, self.moment, self.about),
                    public=False,
                )
        game.end(self.used)
        return None

    def chosen(self, game: Any, option: Use | Decline) -> None:
        """Pass for good, or use one ability and look again."""
        if isinstance(option, Use):
            self._use(game, option.offer)
        else:
            game.goto(replace(self, passed=(*self.passed, option.seat)))

    def _use(self, game: Any, offer: Offer) -> None:
        used = self.used if offer.name in self.used else (*self.used, offer.name)
        game.goto(replace(self, used=used))
        game.call(offer.procedure)
