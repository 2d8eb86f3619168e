"""Every entry of the three boxes, word by word: missions, cards, skills, survivors, enemies, tiles.

What a rule says in numbers stands in the content; each case is marked with the rules that its
entries name, and with those of the book on that part of the box.
"""

from collections.abc import Iterator
from typing import Any

import pytest

from shambler.testing import rule
from tests.rules.zombicide.as_designed import EDITIONS, HOME, PARTS, lines

# What the books say of a part of the box as a whole.
OF_PART = {
    "hendrix": {
        "missions": ("Z-SETUP-01", "Z-SETUP-08", "Z2E-008", "FH-SPAWN-04", "FH-SETUP-05"),
        "cards": ("FH-COMP-01", "Z2E-002", "Z2E-025"),
        "skills": ("FH-CAMP-14",),
        "survivors": ("FH-CAMP-17", "Z2E-005", "Z2E-006", "Z2E-060", "Z-XP-04"),
        "enemies": ("FH-COMBAT-06", "FH-TARGET-04", "Z2E-059"),
        "enemy_deck": ("FH-COMP-02", "Z2E-069", "Z2E-072", "Z2E-092"),
        "machines": ("Z2E-078", "Z2E-081", "Z2E-083"),
        "components": ("FH-COMP-01", "FH-COMP-04"),
        "tiles": ("FH-COMP-03", "Z2E-007", "Z2E-014"),
    },
    "invader": {
        "missions": ("Z-SETUP-01", "Z-SETUP-08", "Z-SPAWN-01"),
        "cards": ("INV-COMP-07", "INV-SETUP-04"),
        "skills": ("Z-XP-11",),
        "survivors": ("INV-COMP-02", "INV-SETUP-09", "INV-SETUP-10", "Z-XP-04"),
        "enemies": ("INV-COMP-01", "Z-ENEMY-01", "Z-ENEMY-02", "INV-TARGET-02"),
        "enemy_deck": ("INV-COMP-06", "Z-SPAWN-01", "INV-SPAWN-09", "INV-SPAWN-11"),
        "machines": ("INV-COMP-03", "INV-MACH-10", "INV-MACH-12"),
        "components": ("INV-COMP-05", "INV-COMP-08", "INV-COMP-09"),
        "tiles": ("INV-COMP-04",),
    },
    "living_dead": {
        "missions": ("Z-SETUP-01", "Z-SETUP-08", "NLD-SPAWN-03", "NLD-SPAWN-07"),
        "cards": ("NLD-COMP-05", "NLD-COMP-06", "NLD-COMP-07", "NLD-COMP-08", "NLD-COMP-09"),
        "skills": ("NLD-XP-06",),
        "survivors": ("NLD-COMP-02", "NLD-XP-06", "Z-XP-04"),
        "enemies": ("NLD-COMP-01", "NLD-COMBAT-05", "NLD-TARGET-03"),
        "enemy_deck": ("NLD-COMP-04", "Z-SPAWN-01"),
        "machines": ("NLD-CAR-01",),
        "components": ("NLD-COMP-10", "NLD-COMP-11"),
        "tiles": ("NLD-COMP-03",),
    },
}  # fmt: skip


def named(entry: Any, part: str) -> set[str]:
    """The rules that an entry names, and those of its words."""
    found = {*entry.rules()} if part == "missions" else {*getattr(entry, "rules", ())}
    return found | {word.rule for word in getattr(entry, "abilities", ()) if hasattr(word, "rule")}


def cases() -> Iterator[Any]:
    """The missions and cards one by one, other parts as a whole, each with the rules it shows."""
    for edition, rules in EDITIONS.items():
        for part in PARTS:
            found = getattr(rules.content, part)
            entries = found if isinstance(found, dict) else {one.number: one for one in found}
            alone = part in ("missions", "cards", "skills")
            for keys in [[key] for key in entries] if alone else [[*entries]]:
                ids = {*OF_PART[edition][part]}.union(*(named(entries[key], part) for key in keys))
                about = f"{edition}-{part}" + (f"-{keys[0]}" if alone else "")
                ids.discard("")
                yield pytest.param(edition, part, keys, marks=rule(*sorted(ids)), id=about)


@pytest.mark.parametrize(("edition", "part", "keys"), [*cases()])
def test_an_entry_says_what_it_was_designed_to_say(
    edition: str, part: str, keys: list[Any]
) -> None:
    names = {f"{part} {key}" for key in keys}
    now = [f"{name} {line}" for name, line in lines(edition, part) if name in names]
    text = (HOME / f"{edition}.txt").read_text("utf-8").splitlines()
    assert now == [line for line in text if " ".join(line.split(" ", 2)[:2]) in names]
    assert len(now) == len(keys)


@pytest.mark.parametrize("edition", EDITIONS)
def test_nothing_else_is_in_the_box(edition: str) -> None:
    text = (HOME / f"{edition}.txt").read_text("utf-8").splitlines()
    assert len(text) == sum(len([*lines(edition, part)]) for part in PARTS)
