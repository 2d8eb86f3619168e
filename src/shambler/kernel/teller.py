"""Says a game in words: prompts, options, events, reasons, outcomes, in the reader's language.

A text or a rule that is missing is a defect, and tests treat it as one, but it must not take the
table away from those who play: its id stands in, and the log of the program says what is missing.
"""

from __future__ import annotations

import logging
from typing import Any, Final

from shambler.kernel.box import Occasion
from shambler.kernel.consequence import Consequence
from shambler.kernel.decision import Blocked, Decision, Option, SecretDecision
from shambler.kernel.errors import WrongSeat
from shambler.kernel.event import Event
from shambler.kernel.odds import Odds
from shambler.kernel.rules import UnknownRule
from shambler.kernel.sides import Outcome, Side, winning
from shambler.kernel.texts import MissingText, named, slug, variables

MISSING_WORDS: Final = logging.getLogger("shambler.words")


class Teller:
    """The texts of one position in one language."""

    def __init__(self, game: Any, language: str = "en") -> None:
        self.game = game
        self.language = language

    def _say(self, message: str, about: dict[str, Any]) -> str:
        rules = self.game.rules
        try:
            return str(rules.texts.text(self.language, message, about))
        except MissingText as problem:
            MISSING_WORDS.error("%s: %s", rules.key, problem)
            return message

    def rule(self, rule_id: str) -> str:
        """What a rule says."""
        rules = self.game.rules
        try:
            return str(rules.ledger[rule_id].says(self.language))
        except UnknownRule as problem:
            MISSING_WORDS.error("%s: %s", rules.key, problem)
            return rule_id

    def prompt(self, decision: Decision | SecretDecision) -> str:
        """The question in one sentence."""
        about = named(decision.about, self.game.rules.namers, self.game, self.language)
        return self._say(f"ask-{decision.kind}", about)

    def option(self, option: Option) -> str:
        """The label of an option: ``do-<verb>``, or ``do-use-<name>`` for an offered ability."""
        about = variables(option, self.game.rules.namers, self.game, self.language)
        if option.verb == "use":
            name = option.key.partition(":")[2].split(":")[0]
            return self._say(f"do-use-{name}", about)
        return self._say(f"do-{option.verb}", about)

    def event(self, event: Event) -> str:
        """A line of the log."""
        about = variables(event, self.game.rules.namers, self.game, self.language)
        return self._say(f"event-{slug(type(event).__name__)}", about)

    def reason(self, blocked: Blocked) -> str:
        """Why something cannot be done: the game's own sentence, else the text of the rule."""
        if blocked.reason:
            about = named(blocked.about, self.game.rules.namers, self.game, self.language)
            return self._say(f"why-{blocked.reason}", about)
        return self.rule(blocked.rule)

    def occasion(self, occasion: Occasion) -> str:
        """Why dice are rolled or cards drawn."""
        about = named(occasion.about, self.game.rules.namers, self.game, self.language)
        return self._say(f"for-{occasion.text}", about)

    def source(self, key: str) -> str:
        """A die or a deck of the box."""
        return self._say(f"source-{key}", {})

    def outcome(self, outcome: Outcome) -> str:
        """How the game ended, the same for everybody; see :meth:`grade` and ``Outcome.result``."""
        about: dict[str, Any] = {"won": "yes" if outcome else "no", "score": outcome.score or 0}
        return self._say(f"outcome-{outcome.reason}", about)

    def grade(self, outcome: Outcome) -> str:
        """What a score amounts to; empty where a game gives no grades."""
        return self._say(f"grade-{outcome.grade}", {}) if outcome.grade else ""

    def seat(self, seat: int) -> str:
        """What a seat plays: ``Horde 2``."""
        for side in self.game.rules.sides(self.game):
            if seat in side.roles:
                role = side.roles[seat]
                return self._say(f"role-{role.key}", {"number": role.number})
        raise WrongSeat(f"there is no seat {seat}")

    def side(self, side: Side) -> str:
        """Those who win and lose together: ``the Hordes``."""
        about = {"number": side.number, "seats": len(side.roles)}
        return self._say(f"side-{side.key}", about)

    def winners(self, outcome: Outcome) -> list[str]:
        """The sides that won, by name."""
        return [self.side(side) for side in winning(self.game.rules.sides(self.game), outcome)]

    def odds(self, odds: Odds) -> str:
        """The odds of an option in a few words."""
        about: dict[str, Any] = {"dice": odds.dice, "mean": round(float(odds.mean), 2)}
        about |= named(odds.about, self.game.rules.namers, self.game, self.language)
        for count in (1, 2, 3):
            about[f"p{count}"] = round(100 * float(odds.at_least(count)))
        for name, chance in odds.facts.items():
            about[name] = round(100 * float(chance))
        return self._say(f"odds-{odds.what}", about)

    def consequence(self, consequence: Consequence) -> str:
        """What an option is sure to do, in a few words."""
        about = named(consequence.about, self.game.rules.namers, self.game, self.language)
        return self._say(f"then-{consequence.text}", about)

    def outlook(self, option: Option) -> str:
        """What an option brings, in a few words: its odds, or what it is sure to do."""
        rules = self.game.rules
        odds: Odds | None = rules.odds(self.game, option)
        if odds is not None:
            return self.odds(odds)
        sure: Consequence | None = rules.consequence(self.game, option)
        return self.consequence(sure) if sure is not None else ""
