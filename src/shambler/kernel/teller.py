"""Says a game in words: prompts, options, events, reasons, outcomes, in the reader's language."""

from __future__ import annotations

from typing import Any

from shambler.kernel.decision import Blocked, Decision, Option, SecretDecision
from shambler.kernel.event import Event
from shambler.kernel.odds import Odds
from shambler.kernel.state import Outcome
from shambler.kernel.texts import named, slug, variables


class Teller:
    """The texts of one position in one language."""

    def __init__(self, game: Any, language: str = "en") -> None:
        self.game = game
        self.language = language

    def _say(self, message: str, about: dict[str, Any]) -> str:
        return self.game.rules.texts.text(self.language, message, about)  # type: ignore[no-any-return]

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
        text = self.game.rules.ledger[blocked.rule].text
        return str(text.get(self.language) or text["en"])

    def outcome(self, outcome: Outcome) -> str:
        """How the game ended."""
        return self._say(f"outcome-{outcome.reason}", {"won": "yes" if outcome else "no"})

    def odds(self, odds: Odds) -> str:
        """The odds of an option in a few words."""
        about: dict[str, Any] = {"dice": odds.dice, "mean": round(float(odds.mean), 2)}
        for count in (1, 2, 3):
            about[f"p{count}"] = round(100 * float(odds.at_least(count)))
        for name, chance in odds.facts.items():
            about[name] = round(100 * float(chance))
        return self._say(f"odds-{odds.what}", about)
