"""The dice and decks of a real box: by which names they go, what is in them, what is on a card."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.missions.spawn_removal import spawn_colors
from shambler.games.zombicide.naming import COLOR_NAMES, card, foe, foes, zone
from shambler.games.zombicide.systems.abomination_deck.abomination_deck import (
    AbominationDeck,
    deck_in,
)
from shambler.kernel.box import DICE, Stock
from shambler.kernel.chance import Chance, Roll
from shambler.kernel.texts import Namer

ENEMIES: Final = "enemies"
ABOMINATIONS: Final = "abominations"
STARTING: Final = "starting"
TOKENS: Final = "tokens"  # whatever lies face down on the board, or is settled by lot
SOURCES: Final[Mapping[str, str]] = {
    "enemy-card": ENEMIES,
    "abomination": ABOMINATIONS,
    "starting": STARTING,
}


def source(game: ZombicideGame, request: Chance) -> str:
    """The die or deck that is asked now."""
    if type(request) is Roll:
        return DICE
    asking, edition = game.state.stack[-1], game.world.edition
    if asking.draws == "gear":
        number: int = getattr(asking, "deck")  # noqa: B009 (the field of whoever searches)
        return edition.search_decks[number]
    return edition.prize_deck if asking.draws == "prize" else SOURCES.get(asking.draws, TOKENS)


def stocks(game: ZombicideGame) -> tuple[Stock, ...]:
    """All of them; which cards lie in a deck is no secret, only their order is."""
    state, edition = game.state, game.world.edition
    found = [Stock(DICE), _deck(ENEMIES, state.enemy_deck.cards, "enemy-card")]
    if AbominationDeck in edition.systems:
        found.append(_deck(ABOMINATIONS, deck_in(state).cards, "abomination"))
    for name, stock in zip(edition.search_decks, state.stocks, strict=True):
        found.append(_deck(name, stock.cards, "gear"))
    if any(gear.deck == edition.prize_deck for gear in game.world.cards):
        found.append(_deck(edition.prize_deck, state.prototypes.cards, "prize"))
    if any(stage.draws == "starting" for stage in edition.stages):
        found.append(_deck(STARTING, state.starting, "starting"))
    colors = tuple(sorted(game.world.colors.index(color) for color in state.hidden))
    return (*found, _deck(TOKENS, colors, "token"))


def _deck(key: str, cards: tuple[int, ...], draws: str) -> Stock:
    return Stock(key, deck=True, left=cards, draws=draws, size=len(cards))


def card_name(game: ZombicideGame, draws: str, value: int, language: str) -> str:
    """What is on a card or token."""
    return CARD_NAMES.get(draws, card)(game, value, language)


def drawn_name(game: ZombicideGame, value: int, language: str) -> str:
    """What a person reads off the real table: a face, or a card of the deck that is asked."""
    asked = game.decision
    if asked is None or asked.kind != "type-card":
        return str(value)
    return card_name(game, game.state.stack[-1].draws, value, language)


def _enemy_card(game: ZombicideGame, value: int, language: str) -> str:
    """A card of the enemy deck as one tells it from the others: its lines by danger level."""
    found = game.world.enemy_cards[value]
    about = {
        "foe": foe(game, found.foe, language),
        "foes": foes(game, found.foe, language),
        "counts": "/".join(map(str, found.counts)),
        "shooter": "yes" if found.shooter else "no",
    }
    return game.rules.texts.text(language, f"enemy-card-{found.kind}", about)


def _token(game: ZombicideGame, value: int, language: str) -> str:
    return COLOR_NAMES[game.world.colors[value]].into(language)


def _spawn_token(game: ZombicideGame, value: int, language: str) -> str:
    return COLOR_NAMES[spawn_colors(game)[value]].into(language)


def _spot(game: ZombicideGame, value: int, language: str) -> str:
    return game.rules.texts.text(language, "spot", {"found": "no" if value else "yes"})


def _group(game: ZombicideGame, value: int, language: str) -> str:
    return zone(game, game.world.group_zones[value], language)


CARD_NAMES: Final[Mapping[str, Namer]] = {
    "enemy-card": _enemy_card,
    "abomination": foe,
    "token": _token,
    "spawn-token": _spawn_token,
    "spot": _spot,
    "group": _group,
}
