"""What the enemies on the board and the cards in sight can do, in words, for a terminal."""

from __future__ import annotations

from collections.abc import Iterator

from shambler.games.zombicide.board_view import (
    AttackText,
    CardText,
    EnemyText,
    ZombicideBoard,
    board_view,
)
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.view import ZombicideView


def reference_lines(game: ZombicideGame, view: ZombicideView, language: str) -> list[str]:
    """A line for every kind of enemy on the board, then for every card in somebody's hands."""
    board = board_view(game)
    enemies = {kind for zone in view.zones for kind in zone.enemies}
    return [
        *(_enemy(game, board.enemies[kind], language) for kind in sorted(enemies)),
        *(
            _attack(game, board, board.cards[card], attack, language)
            for card in sorted(set(_cards(view)))
            for attack in board.cards[card].attacks
            if attack.dice
        ),
    ]


def _cards(view: ZombicideView) -> Iterator[str]:
    for survivor in view.survivors:
        for card in (*survivor.hands, *survivor.body, *survivor.pack):
            if card is not None:
                yield card.id
                yield from card.attached


def _enemy(game: ZombicideGame, enemy: EnemyText, language: str) -> str:
    about = {
        "name": enemy.name.into(language),
        "toughness": enemy.toughness,
        "actions": enemy.actions,
        "damage": enemy.damage,
        "experience": enemy.experience,
    }
    return str(game.rules.texts.text(language, "reference-enemy", about))


def _attack(
    game: ZombicideGame, board: ZombicideBoard, card: CardText, attack: AttackText, language: str
) -> str:
    near, far = attack.range
    about = {
        "name": card.name.into(language),
        "dice": attack.dice,
        "accuracy": attack.accuracy,
        "damage": attack.damage,
        "near": near,
        "far": far,
        "noise": _noise(board, attack),
    }
    return str(game.rules.texts.text(language, "reference-weapon", about))


def _noise(board: ZombicideBoard, attack: AttackText) -> str:
    """Where no weapon is loud, silence says nothing."""
    if attack.noise:
        return "loud"
    loud = any(each.noise for card in board.cards.values() for each in card.attacks)
    return "silent" if loud else "none"
