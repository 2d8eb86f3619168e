"""The table drawn in text, from the view of a seat: nothing else can slip in."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from shambler.games.invazions.invazions_game import InvazionsGame
from shambler.games.invazions.invazions_view import (
    HordeView,
    HumanView,
    PlaceView,
    SideView,
    view_of,
)

WORDS = {
    "en": {
        "turn": "Turn",
        "score": "antidote",
        "tokens": "Resources",
        "hand": "hand",
        "cards": "cards",
        "pile": "pile",
        "discard": "discard",
        "humans": "Humans",
        "research": "Research",
        "under": "under it",
        "contamination": "Contamination pile",
        "wounded": "Wounded Members",
        "attack": "attack",
        "played": "played",
        "barricade": "Barricade",
        "beside": "beside",
        "none": "-",
    },
    "fr": {
        "turn": "Tour",
        "score": "antidote",
        "tokens": "Ressources",
        "hand": "main",
        "cards": "cartes",
        "pile": "pioche",
        "discard": "défausse",
        "humans": "Humains",
        "research": "Recherche",
        "under": "dessous",
        "contamination": "Pile Contamination",
        "wounded": "Membres Blessés",
        "attack": "attaque",
        "played": "joué",
        "barricade": "Barricade",
        "beside": "à côté",
        "none": "-",
    },
}


class _Pen:
    """Names and words in one language."""

    def __init__(self, game: InvazionsGame, language: str) -> None:
        cards = game.world.cards
        self.language = language
        self.words = WORDS["fr" if language == "fr" else "en"]
        self.names = {
            key: name.into(language) for key, name in zip(cards.ids, cards.names, strict=True)
        }
        self.names |= {
            key: name.into(language)
            for key, name in zip(game.world.places, game.world.place_names, strict=True)
        }

    def list(self, cards: Iterable[str]) -> str:
        """Cards with their numbers, such as ``2 Survivors, Guard``."""
        counts = Counter(cards)
        said = [f"{n} {self.names[c]}" if n > 1 else self.names[c] for c, n in counts.items()]
        return ", ".join(said) or self.words["none"]


def sketch(game: InvazionsGame, seat: int | None, language: str) -> str:
    """Score, places, hordes and hands, line by line."""
    seen, pen = view_of(game, seat), _Pen(game, language)
    words, human = pen.words, seen.human
    lines = [
        f"[bold]{words['turn']} {seen.turn}[/bold]  "
        f"{words['score']} {human.score}/{seen.win_points}  "
        f"{words['contamination']} {seen.contamination_pile}  "
        f"{words['wounded']} {seen.wounded_pile}",
        "",
    ]
    for place in seen.places:
        lines += _place(pen, place, human.barricade == place.id)
    lines += ["", *_human(pen, human)]
    for horde in seen.hordes:
        lines += _horde(pen, horde)
    return "\n".join(lines)


def _place(pen: _Pen, place: PlaceView, barricaded: bool) -> list[str]:
    words = pen.words
    head = f"[yellow]{pen.names[place.id]}[/yellow] {place.resistance}"
    if barricaded:
        head += f" ({words['barricade']})"
    if place.hordes:
        hordes = ", ".join(str(seat) for seat in place.hordes)
        head += f"  [red]Horde {hordes}: {words['attack']} {place.attack}[/red]"
    research = pen.names[place.research] if place.research else words["none"]
    return [
        head,
        f"  {words['humans']}: {pen.list(place.humans)}",
        f"  {words['research']}: {research}",
        f"  {words['under']}: {pen.list(place.contamination)}",
    ]


def _side(pen: _Pen, side: SideView) -> str:
    words = pen.words
    if side.hand is None:
        hand = f"{side.hand_size} {words['cards']}"
        if side.shown:
            hand += f" ({pen.list(side.shown)})"
    else:
        hand = pen.list(side.hand)
    return (
        f"{words['hand']}: {hand}; {words['pile']} {side.pile_size}; "
        f"{words['discard']}: {pen.list(side.discard)}"
    )


def _human(pen: _Pen, human: HumanView) -> list[str]:
    words = pen.words
    beside = [
        f"{pen.names[card.id]} ({card.cost})" for card in human.research if card.place is None
    ]
    return [
        f"[cyan]{words['humans']}[/cyan]  {words['tokens']} {human.tokens}; {_side(pen, human)}",
        f"  {words['beside']}: {', '.join(beside) or words['none']}",
    ]


def _horde(pen: _Pen, horde: HordeView) -> list[str]:
    lines = [f"[red]Horde {horde.seat}[/red]  {_side(pen, horde)}"]
    if horde.played:
        lines.append(f"  {pen.words['played']}: {pen.list(horde.played)}")
    return lines
