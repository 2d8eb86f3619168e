"""What somebody reads off the real table, typed in short: ``1 4 6``, or a card's first letters."""

from __future__ import annotations

import re
from collections import Counter
from difflib import get_close_matches

from shambler.kernel.box import ChanceQuestion
from shambler.kernel.decision import Face
from shambler.kernel.errors import ShamblerError
from shambler.kernel.match import Match
from shambler.kernel.teller import Teller

FEW = 4  # names in a hint


def labels(match: Match, teller: Teller) -> dict[str, list[int]]:
    """What can come, each name once, with the values that go by it."""
    found: dict[str, list[int]] = {}
    decision, asked = match.game.decision, match.chance_question
    assert decision is not None
    assert asked is not None
    for option in decision.options:
        if isinstance(option, Face):
            copies = [option.value] * asked.can_come[option.value]
            found.setdefault(teller.option(option), []).extend(copies)
    return found


def typed_keys(match: Match, teller: Teller, text: str) -> list[str]:
    """The answers that a line stands for; whatever cannot be is refused before any is given."""
    asked = match.chance_question
    assert asked is not None
    if asked.dice:
        values = _faces(asked, text)
    else:
        known = labels(match, teller)
        values = _cards(known, [part.strip() for part in text.split(",")])
    left = asked.count - len(asked.given)
    if len(values) > left:
        what = "dice" if asked.dice else "cards"
        raise ShamblerError(f"{len(values)} {what} are too many: {left} left to say")
    return [f"face:{value}" for value in values]


def _faces(asked: ChanceQuestion, text: str) -> list[int]:
    together = text.isdecimal() and len(text) > 1 and asked.sides < 10  # 146 as well as 1 4 6
    words = list(text) if together else [word for word in re.split(r"[\s,]+", text) if word]
    faces = []
    for word in words:
        face = int(word) if word.isdecimal() and len(word) < 4 else 0
        if not 1 <= face <= asked.sides:
            raise ShamblerError(f"{word!r} is no face of a die with {asked.sides} sides")
        faces.append(face)
    return faces


def _cards(known: dict[str, list[int]], words: list[str]) -> list[int]:
    used: Counter[str] = Counter()
    found = []
    for word in words:
        name = _named(word, list(known))
        if used[name] >= len(known[name]):
            raise ShamblerError(f"{name}: there is no other one left in the deck")
        found.append(known[name][used[name]])
        used[name] += 1
    return found


def _named(word: str, names: list[str]) -> str:
    """The one name that is meant: in full, by its beginning, or by the beginning of a word."""
    wanted = word.casefold()
    for means in (
        lambda name: name == wanted,
        lambda name: name.startswith(wanted),
        lambda name: any(part.startswith(wanted) for part in re.split(r"[\s:/()-]+", name)),
    ):
        found = [name for name in names if wanted and means(name.casefold())]
        if len(found) == 1:
            return found[0]
        if found:
            raise ShamblerError(f"{word!r} may be {_some(found)}")
    near = get_close_matches(word, names, 1, 0.5)
    hint = f"did you mean {near[0]}?" if near else f"there are {_some(names)}"
    raise ShamblerError(f"no {word!r} can come; {hint}")


def _some(names: list[str]) -> str:
    more = f" and {len(names) - FEW} more" if len(names) > FEW else ""
    return ", ".join(names[:FEW]) + more
