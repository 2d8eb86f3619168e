"""What others add to a unit's rolls: Wilson's company, the Plague of Lawyers."""

from __future__ import annotations

from shambler.games.dawn.abilities.base import Ability
from shambler.games.dawn.abilities.facts import Companion
from shambler.games.dawn.abilities.un_zeds import PlagueOfLawyers
from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.dawn_world import Units
from shambler.games.dawn.state import TOWN


def companion_dice(game: DawnGame, unit: int) -> int:
    """One more die for Player units stacked with Wilson, not in Town Center (DOZ-WILSON-10)."""
    units, at, dice = game.world.units, game.state.unit_at, 0
    companions = units.companions
    if not companions or not units.player[unit] or at[unit] == TOWN:
        return 0
    for other in companions:
        if other != unit and at[other] == at[unit] and game.in_play(other):
            dice += dice_of(units.abilities[other])
    return dice


def dice_of(abilities: tuple[Ability, ...]) -> int:
    """The dice that company gives."""
    return sum(ability.dice for ability in abilities if type(ability) is Companion)


def lawyers_penalty(game: DawnGame, unit: int) -> int:
    """What the Plague of Lawyers takes off a roll (DOZ-LAWYERS-03)."""
    return 0 if game.state.lawyers != unit else plague(game.world.units)


def plague(units: Units) -> int:
    """The penalty that the Plague of Lawyers prints."""
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
    if len(faces) == 2 and game.state.lawyers != unit:
        return faces[0] + faces[1]
    return max(2, sum(sorted(faces)[-2:]) - lawyers_penalty(game, unit))
