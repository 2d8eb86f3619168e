"""Noise (INV-NOISE-01 to 06) and losing one's camouflage over it."""

from __future__ import annotations

from shambler.games.zombicide import events as ev
from shambler.games.zombicide import options as opt
from shambler.games.zombicide.edition import Actions
from shambler.games.zombicide.procedures.turn import Standing, Turn
from shambler.games.zombicide.table import Table
from shambler.kernel.decision import Option


def make_noise(game: Table, who: int, rule: str = "Z-ACT-04") -> None:
    """A token in the survivor's zone; it stays where it was made."""
    zone = game.state.survivors[who].zone
    game.state.noise[zone] += 1
    game.tell(ev.NoiseMade, who, zone, rule=rule)
    uncover(game, who)


def uncover(game: Table, who: int) -> None:
    """Fighting, machines and noise give a hidden survivor away (INV-SKILL-30)."""
    survivor = game.state.survivors[who]
    if survivor.hidden:
        survivor.hidden = False
        game.tell(ev.Uncovered, who)


def list_noise(game: Table, standing: Standing, options: list[Option]) -> None:
    """Making noise is always possible, for an action."""
    if standing.left > 0:
        options.append(game.world.menu.noise)
    else:
        game.forbid("noise", "Z-ROUND-03", "no-actions")


def noise(game: Table, turn: Turn, option: opt.MakeNoise) -> None:
    """Shout."""
    turn.pay(game, "noise")
    make_noise(game, turn.who)


NOISE = Actions(list_noise, {opt.MakeNoise: noise})
