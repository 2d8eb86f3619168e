"""The rulebook drawer: the ledger of a game, searched and shown in the reader's language."""

from __future__ import annotations

from pydantic import BaseModel

from shambler.kernel.rules import Rule
from shambler.kernel.ruleset import Ruleset

MOST_FOUND = 60


class RuleText(BaseModel):
    """A rule as a reader sees it."""

    id: str
    topic: str
    text: str
    examples: list[str]
    status: str
    source: str


def search(rules: Ruleset, text: str, language: str) -> list[RuleText]:
    """Rules that speak of something; without words, the first pages of the book."""
    ledger = rules.ledger
    found = ledger.search(text, language) if text.strip() else list(ledger)
    return [_shown(rule, language) for rule in found[:MOST_FOUND]]


def one(rules: Ruleset, rule_id: str, language: str) -> RuleText:
    """One rule by its id."""
    return _shown(rules.ledger[rule_id], language)


def _shown(rule: Rule, language: str) -> RuleText:
    return RuleText(
        id=rule.id,
        topic=rule.about(language),
        text=rule.says(language),
        examples=list(rule.shows(language)),
        status=rule.status,
        source=rule.source,
    )
