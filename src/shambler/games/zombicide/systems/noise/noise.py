"""Noise: tokens that draw enemies, made by weapons and by shouting (Z-ACT-04, Z-NOISE-01)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from shambler.games.zombicide.core.combat import Strike
from shambler.games.zombicide.core.edition import ActionFamily
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.hooks import Listener, report
from shambler.games.zombicide.core.state import ZombicideState
from shambler.games.zombicide.core.system import System
from shambler.games.zombicide.core.turn import Standing, Turn
from shambler.games.zombicide.systems.noise.events import NoiseMade
from shambler.games.zombicide.systems.noise.options import NOISE, MakeNoise
from shambler.kernel.decision import Option


def noise_in(state: ZombicideState) -> list[int]:
    """The noise tokens of each zone."""
    table: Any = state
    tokens: list[int] = table.noise
    return tokens


class Noise(System):
    """Tokens lie where they were made until the end phase."""

    part: ClassVar[str] = "noise"

    def first(self, world: Any) -> list[int]:
        """Silence."""
        return [0] * len(world.board.zones)

    def attacked(self, game: ZombicideGame, strike: Strike) -> None:
        """One token at most, where the attacker stands (Z-NOISE-01)."""
        if not strike.weapon(game).noisy:
            return
        if strike.unit >= 0:
            noise_in(game.state)[strike.origin] += 1
        else:
            make_noise(game, strike.who, "Z-NOISE-01")

    def loudness(self, game: ZombicideGame, loud: dict[int, int]) -> dict[int, int]:
        """Each token counts as one more."""
        noise = noise_in(game.state)
        if not any(noise):
            return loud
        found = dict(loud)
        for zone in filter(noise.__getitem__, range(len(noise))):
            found[zone] = found.get(zone, 0) + noise[zone]
        return found

    def end_phase(self, game: ZombicideGame) -> None:
        """All noise tokens are removed (Z-ROUND-07)."""
        noise = noise_in(game.state)
        noise[:] = [0] * len(noise)


def make_noise(game: ZombicideGame, who: int, rule: str = "Z-ACT-04") -> None:
    """A token in the survivor's zone; it stays where it was made."""
    zone = game.state.survivors[who].zone
    noise_in(game.state)[zone] += 1
    game.tell(NoiseMade, who, zone, rule=rule)
    report(game, Listener.noticed, who)


class Shouting(ActionFamily):
    """Making noise on purpose."""

    carries: ClassVar[tuple[type[Option], ...]] = (MakeNoise,)

    def lists(self, game: ZombicideGame, standing: Standing, options: list[Option]) -> None:
        """Making noise is always possible, for an action."""
        if standing.left > 0:
            options.append(NOISE)

    def carry_out(self, game: ZombicideGame, turn: Turn, option: MakeNoise) -> None:
        """Make noise on purpose."""
        turn.pay(game, "noise")
        make_noise(game, turn.who)


SHOUTING: Final = Shouting()
