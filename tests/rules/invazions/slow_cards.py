"""What is printed on the cards of InvaZions, and the numbers of players, written down once more."""

from __future__ import annotations

from typing import NamedTuple


class Numbers(NamedTuple):
    """What depends on the number of players."""

    hand: int
    tokens: int
    first_income: int
    income: int
    freed: int
    wounded: int
    limit: int
    hurt: int  # Wounded Members for each Horde whose attack failed


NUMBERS = {
    2: Numbers(5, 4, 4, 2, 6, 5, 3, 0),
    3: Numbers(6, 8, 4, 4, 7, 10, 4, 1),
    4: Numbers(7, 12, 6, 6, 8, 15, 4, 1),
}

COST = {
    "survivors": 1, "soldier": 3, "sniper": 3, "guard": 2, "cook": 2, "arsonist": 2,
    "janitor": 2, "technician": 3, "secret-agent": 2, "volunteer": 2,
    "infected": 0, "immunology": 2, "viruses": 1, "equipment": 1,
    "cut-to-the-quick": 0, "prophylaxis": 2, "hold-the-position": 1, "capture": 1,
    "charge-in": 1, "donation": 1,
}  # fmt: skip
RESISTANCE = {
    "survivors": 2, "soldier": 5, "sniper": 3, "guard": 4, "cook": 3, "arsonist": 4,
    "janitor": 4, "technician": 3, "secret-agent": 3, "volunteer": 5,
    "infected": 3, "immunology": 0, "viruses": 3, "equipment": 2,
}  # fmt: skip
RESEARCH = ("infected", "immunology", "viruses", "equipment")
HUMANS = tuple(card for card in RESISTANCE if card not in RESEARCH)
ZOMBIES = {
    "horde-member": 1, "ishtar": 4, "john-frum": 3, "ogre": 4, "stalker": 3, "legion": 2,
    "swallower": 4, "whistler": 2, "vermin": 5, "zyorkshire": 4,
}  # fmt: skip
RAGES = {
    "devour-them": 1, "hue-and-cry": 2, "overrun": 1, "swell-the-ranks": 2,
    "natural-selection": 1, "grand-entrance": 2, "contagion": 1, "no-survivors": 1,
    "rouse-the-horde": 1, "sneak-in": 3,
}  # fmt: skip
BEFORE_DAMAGE = (
    *("start", "human_action", "choice", "after_choice", "between_zombie_cards", "before_damage"),
)
ALWAYS = (*BEFORE_DAMAGE, "after_damage", "recruitment", "end")
MOMENTS = {
    "cut-to-the-quick": ("after_choice",),
    "prophylaxis": ("after_damage",),
    "hold-the-position": BEFORE_DAMAGE,
    "capture": ALWAYS,
    "charge-in": ("between_zombie_cards", "before_damage"),
    "donation": ALWAYS,
}
