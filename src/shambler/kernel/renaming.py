"""Ids that content has renamed: old records and campaigns keep working under the new ones."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from shambler.kernel.record import Parsed
from shambler.kernel.structs import replace

_ID: Final = re.compile(r"[A-Za-z0-9_]+(?:-[A-Za-z0-9_]+)*")


def renamed_text(text: str, new: Mapping[str, str]) -> str:
    """A text of ids, such as an option key, with today's ids.

    >>> renamed_text("give:old-gun>ned", {"old-gun": "rifle", "gun": "never"})
    'give:rifle>ned'
    """
    return _ID.sub(lambda found: new.get(found[0], found[0]), text)


def renamed_data(data: Any, new: Mapping[str, str]) -> Any:
    """Plain data with today's ids, wherever a whole text or a name in it is one of the old."""
    if isinstance(data, str):
        return new.get(data, data)
    if isinstance(data, Mapping):
        return {new.get(name, name): renamed_data(value, new) for name, value in data.items()}
    if isinstance(data, list | tuple):
        return [renamed_data(value, new) for value in data]
    return data


def renamed_record(parsed: Parsed, new: Mapping[str, str]) -> Parsed:
    """A record as it would have been written with today's ids."""
    if not new:
        return parsed
    old = parsed.record
    answers = [replace(answer, key=renamed_text(answer.key, new)) for answer in old.answers]
    record = replace(
        old,
        scenario=new.get(old.scenario, old.scenario),
        setup=renamed_data(old.setup, new),
        answers=answers,
    )
    return replace(parsed, record=record)
