"""What the slow game shows a seat: everything that lies open, and its own hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from tests.rules.invazions.slow_cards import COST
from tests.rules.invazions.slow_phases import SlowGame
from tests.rules.invazions.slow_table import Owner, Site

MATTERS_NOT = ("discard", "contamination", "box", "humans", "doomed", "hand", "shown")  # its order


def seen(slow: SlowGame, seat: int | None) -> dict[str, Any]:
    """The table as a seat sees it; piles in order of name."""
    shown: dict[str, Any] = {
        "players": slow.players,
        "seat": seat,
        "turn": slow.turn,
        "phase": slow.phase,
        "win_points": 30,
        "win_freed": 5,
        "human": _human(slow, seat),
        "hordes": [_horde(slow, at, seat) for at in slow.hordes],
        "places": [_place(slow, site) for site in slow.sites],
        "contamination_pile": len(slow.pile),
        "wounded_pile": slow.wounded,
        "box": sorted(slow.box),
        "cards": dict(_census(slow)),
        "vote": slow.voting,
        "outcome": None,
    }
    return shown | ({"freed_held": slow.freed_held()} if slow.show_freed_count else {})


def _side(side: Owner, own: bool) -> dict[str, Any]:
    return {
        "hand_size": len(side.hand),
        "hand": sorted(side.hand) if own else None,
        "shown": sorted(side.shown),
        "pile_size": len(side.bag) + len(side.top),
        "pile_top": side.top,
        "discard": sorted(side.discard),
    }


def _human(slow: SlowGame, seat: int | None) -> dict[str, Any]:
    at = {site.research: site.name for site in slow.sites if site.research}
    fallen = [card for site in slow.sites for card in site.doomed if card in slow.research]
    research = [
        {
            "id": card,
            "cost": COST[card] + slow.dice.get(card, 0),
            "die": slow.dice.get(card, 0),
            "place": at.get(card),
        }
        for card in sorted([*slow.beside, *at, *fallen])
    ]
    return _side(slow.human, seat == 0) | {
        "tokens": slow.tokens,
        "token_limit": slow.numbers.tokens,
        "score": slow.score,
        "barricade": None if slow.barricade is None else slow.sites[slow.barricade].name,
        "quiet": slow.quiet,
        "research": research,
    }


def _horde(slow: SlowGame, at: int, seat: int | None) -> dict[str, Any]:
    horde = slow.hordes[at]
    return _side(horde, seat == at) | {
        "seat": at,
        "place": None if horde.place is None else slow.sites[horde.place].name,
        "played": horde.played,
        "muted": horde.muted,
        "leaving": horde.leaving,
        "attack": horde.attack,
        "zombie_plays": horde.zombies,
        "rage_plays": horde.rages,
        "recruits": horde.recruits,
        "turn_taken": horde.turn_taken,
    }


def _place(slow: SlowGame, site: Site) -> dict[str, Any]:
    return {
        "id": site.name,
        "resistance": slow.resistance(site),
        "printed": 5,
        "attack": sum(slow.hordes[seat].attack for seat in slow.at(site)),
        "hordes": slow.at(site),
        "humans": sorted(site.humans),
        "research": site.research,
        "due": site.points(),
        "contamination": sorted(site.under),
        "doomed": sorted(site.doomed),
        "penetrated": site.inside,
        "left": site.left if site.inside else 0,
    }


def _census(slow: SlowGame) -> Counter[str]:
    """Every card of the game, wherever it lies."""
    found = Counter([*slow.pile, *slow.box, *slow.beside, *["wounded-member"] * slow.wounded])
    for side in (slow.human, *slow.hordes.values()):
        found.update([*side.hand, *side.bag, *side.top, *side.discard, *side.played])
    for site in slow.sites:
        found.update([*site.humans, *site.under, *site.doomed, *filter(None, [site.research])])
    return found


def in_order(view: Any, name: str = "") -> Any:
    """A view with its piles in order of name; the key of the scenario is left out."""
    if isinstance(view, Mapping):
        return {key: in_order(part, key) for key, part in view.items() if key != "scenario"}
    if isinstance(view, list):
        parts = [in_order(part) for part in view]
        if name == "research":
            return sorted(parts, key=lambda card: str(card["id"]))
        return sorted(parts) if name in MATTERS_NOT else parts
    return view
