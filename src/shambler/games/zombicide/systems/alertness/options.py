"""Answers to a zombie card, as options."""

from __future__ import annotations

from typing import ClassVar

from shambler.kernel.decision import Option


class AnswerSpawnCard(Option, frozen=True, gc=False):
    """Answer enemies that appear, with a skill."""

    verb: ClassVar[str] = "answer"
    who: int
    skill: str
