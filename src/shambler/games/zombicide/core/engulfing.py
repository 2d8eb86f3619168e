"""Fire takes everybody in a zone at once."""

from __future__ import annotations

from shambler.games.zombicide.core import events as ev
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.hooks import Listener, report
from shambler.games.zombicide.core.levels import gain_experience
from shambler.games.zombicide.core.wounds import eliminate


def engulf(
    game: ZombicideGame, who: int, zone: int, rule: str, shields: tuple[int, ...] = ()
) -> None:
    """Every actor in a zone falls; whoever set the fire gains the points for the enemies.

    They all fall together: a survivor among them loses the game (Z-WIN-02) before the points or
    what the fire achieved could win it. Enemies that are ``shields`` keep it from all others.
    """
    fallen = [
        (foe, count)
        for foe, count in enumerate(game.state.enemies[zone])
        if count and (not shields or foe in shields)
    ]
    for foe, count in fallen:
        game.remove_enemies(zone, foe, count)
        game.return_figures(foe, count)
        game.tell(ev.EnemiesFell, who, foe, count, zone, rule=rule)
    for burnt in () if shields else game.here(zone):
        eliminate(game, burnt)
    kinds = game.world.foes
    gain_experience(game, who, sum(kinds[foe].experience * count for foe, count in fallen))
    for foe, count in fallen:
        report(game, Listener.enemy_fell, who, foe, False, zone, count)
