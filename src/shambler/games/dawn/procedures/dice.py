"""What others add to a unit's rolls: Wilson's company, the Plague of Lawyers."""

from __future__ import annotations

from shambler.games.dawn.abilities.facts import Companion
from shambler.games.dawn.abilities.un_zeds import PlagueOfLawyers
from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.state import TOWN


def companion_dice(game: DawnGame, unit: int) -> int:
    """One more die for Player units stacked with Wilson, not in Town Center (DOZ-WILSON-10)."""
    units, at = game.world.units, game.state.unit_at
    companions = units.having(Companion)
    if not companions or not units.player[unit] or at[unit] == TOWN:
        return 0
    return sum(
        a.dice
        for other in companions
        if other != unit and at[other] == at[unit] and game.in_play(other)
        for a in units.abilities[other]
        if type(a) is Companion
    )


def lawyers_penalty(game: DawnGame, unit: int) -> int:
    """What the Plague of Lawyers takes off a roll (DOZ-LAWYERS-03)."""
    if game.state.lawyers != unit:
        return 0
    units = game.world.units
    return sum(
        a.penalty
        for owner in units.lawyers
        for a in units.abilities[owner]
        if type(a) is PlagueOfLawyers
    )


def single(game: DawnGame, unit: int, faces: tuple[int, ...]) -> int:
    """The die that counts of a single-die roll by a unit: the best, less what lawyers cost."""
    return max(1, max(faces) - lawyers_penalty(game, unit))


def several(game: DawnGame, unit: int, faces: tuple[int, ...], count: int) -> list[int]:
    """The best dice of a roll in which each counts for itself."""
    penalty = lawyers_penalty(game, unit)
    return [max(1, face - penalty) for face in sorted(faces)[-count:]]


def total(game: DawnGame, unit: int, faces: tuple[int, ...]) -> int:
    """The sum of the best two; lawyers take it down to 2 at the least (DOZ-LAWYERS-03)."""
    return max(2, sum(sorted(faces)[-2:]) - lawyers_penalty(game, unit))
