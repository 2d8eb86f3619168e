"""What the server itself says to people, in their languages."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from fastapi import Request

from shambler.kernel.texts import Catalogue
from shambler.server.protocol import Language

TEXTS = Catalogue(Path(__file__).parent)


class Said(str):
    """The words of a refusal: in English for whoever takes them as a text, such as a log."""

    def __new__(cls, why: str, about: dict[str, Any]) -> Said:
        made = super().__new__(cls, TEXTS.text("en", f"refused-{why}", about))
        made.why, made.about = why, about
        return made

    why: str
    about: dict[str, Any]

    def __getnewargs__(self) -> tuple[str, dict[str, Any]]:  # type: ignore[override]
        """Copied between processes with all it needs to be told in another language."""
        return self.why, self.about

    def into(self, language: Language) -> str:
        """In the language of a person."""
        return TEXTS.text(language, f"refused-{self.why}", self.about)


def said(why: str, **about: object) -> Said:
    """Words for an error that a person gets to read: ``refused-<why>``."""
    return Said(why, about)


def told(problem: Exception, language: Language) -> str:
    """What a person is told of an error."""
    first = problem.args[0] if problem.args else None
    return first.into(language) if isinstance(first, Said) else str(problem)


def language_of(request: Request) -> Language:
    """The language of the page that asks: its address says it, or else its header."""
    wished = request.query_params.get("language") or request.headers.get("accept-language", "")
    return "fr" if wished.lower().startswith("fr") else "en"
