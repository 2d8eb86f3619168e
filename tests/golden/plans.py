"""How missions are to be won, as data for the search of ``find.py``: who goes where.

The stops of a survivor, in their order:

- ``0.8``: take the objective there;
- ``tank@2.1``: fetch an oxygen tank; ``arm@3.4``: search until a weapon of the wishes is in hand;
- ``flame@0.1``: search until a loaded flamethrower is; ``nest``: go beside the nearest nest;
- ``mold@4.0``: take the sample of mold; ``hunt``: go for the nearest enemy still to be sampled;
- ``unlock@2.4``: stay there until the lock is open; ``@5.0``: go there and stay.

Whoever has no stop left is led by the rules of thumb alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from tests.golden.luck import Luck


class Plan(msgspec.Struct, frozen=True):
    """The options of the table, the stops of each survivor, and what the seed should offer."""

    options: Mapping[str, Any] = {}
    stops: Mapping[str, str] = {}
    luck: Luck = Luck()
    wishes: tuple[str, ...] = ()  # weapons to look for
    objective: float = 2.0  # what taking one is worth
    experience: float = 0.0  # what a point of it is worth, as far as a goal asks for it


ENOUGH = 19  # experience that the Orange level takes
RUNNERS = ("nour", "baraka", "magnus", "cole", "ingrid", "jared")
ALL_REDS_FIRST = ((8, 2), (1, 0), (7, 2), (1, 0), (6, 2), (1, 0), (5, 2), (1, 0), (4, 2), (3, 2))

PLANS: dict[str, Plan] = {
    "M4": Plan(
        options={"survivors": RUNNERS},
        stops={
            "nour": "0.8 @5.0",
            "magnus": "0.8 @5.0",
            "baraka": "4.3 @5.0",
            "cole": "4.3 @5.0",
            "ingrid": "4.3 @5.0",
            "jared": "4.3 @5.0",
        },
        luck=Luck(cards=30),
    ),
    "M6": Plan(
        stops={"cole": "flame@0.1 tank@1.3 nest"},
        # The first nest is the purple one, if no prototype has been drawn before.
        luck=Luck(cards=20, found=("flamethrower", "canister"), searches=2, hidden=((2, 1),)),
        objective=-30.0,
    ),
    "M7": Plan(
        options={"survivors": RUNNERS, "enemy_cards": ("easy",)},
        stops={
            "nour": "1.2 @8.8",
            "baraka": "2.4 @8.8",
            "magnus": "4.3 @8.8",
            "cole": "1.4 3.6 @8.8",
            "ingrid": "3.5 8.7 @8.8",
            "jared": "1.6 @8.8",
        },
        luck=Luck(cards=24, hidden=ALL_REDS_FIRST),  # the others wake spawn zones
    ),
    "M8": Plan(
        options={
            "survivors": ("mitsuki", "cole", "baraka", "magnus", "tariq", "ingrid"),
            "enemy_cards": ("easy",),
        },
        stops={
            "mitsuki": "unlock@2.4 arm@2.4 @3.4",
            "cole": "arm@2.4 tank@5.4 4.8 @3.4",
            "baraka": "arm@3.4 7.4 8.5 @3.4",
            "magnus": "arm@3.4 6.4 7.6 @3.4",
            "tariq": "arm@3.4 tank@5.4 5.1 @3.4",
            "ingrid": "arm@3.4 6.4 @3.4",
        },
        luck=Luck(cards=24, found=("light-machine-gun", "sledge", "sledge"), searches=7),
        wishes=("light-machine-gun", "chainsaw", "sledge", "assault-shotgun", "heavy-shotgun"),
        experience=0.5,
    ),
    "M9": Plan(options={"enemy_cards": ("easy",)}, luck=Luck(cards=30)),
    "M10": Plan(
        options={"survivors": ("nour", "baraka", "magnus", "cole", "ingrid", "odile")},
        stops={
            "nour": "tank@2.4 3.8 hunt",
            "baraka": "tank@2.1 3.1 hunt",
            "magnus": "tank@2.4 1.6 hunt",
            "cole": "tank@2.1 1.0 hunt",
            "ingrid": "tank@2.1 mold@0.8 hunt",
            "odile": "tank@2.4 3.4 hunt",
        },
        luck=Luck(
            cards=24,
            needed=("worker", "tank", "hunter", "spoiler"),
            early=12,
            found=("sledge",),
            searches=3,
        ),
    ),
}


def plan_for(mission: str) -> Plan:
    """The plan of a mission; without one the rules of thumb lead."""
    return PLANS.get(mission, Plan())
