"""The base of all effects: in a content file, ``{ effect = "ammo", change = 2 }``.

An effect is schema and behaviour at once. A card's text is a *program*: a tuple of effects, walked
through by :class:`~shambler.games.dawn.procedures.program.RunProgram`. Effects that hold further
programs (``roll``, ``choose`` ...) list them in :meth:`Effect.inner`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

if TYPE_CHECKING:
    from shambler.games.dawn.dawn_game import DawnGame
    from shambler.games.dawn.procedures.combat import Fight
    from shambler.games.dawn.procedures.program import RunProgram


class Effect(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="effect"
):
    """One thing a card does."""

    def apply(self, game: DawnGame, run: RunProgram) -> None:
        """Do it, or call the procedure that does. ``run`` knows the card and the Fated track."""
        raise NotImplementedError(type(self).__name__)

    def inner(self) -> tuple[tuple[Effect, ...], ...]:
        """The programs within this effect, in a fixed order."""
        return ()

    def usable(self, game: DawnGame) -> bool:
        """Can a held card that begins with this effect be played now?"""
        return True


class Standing(Effect, frozen=True, kw_only=True):
    """An effect that lasts to the end of the Phase or of the turn (DOZ-RUL-03).

    Its hooks are folded whenever a rule asks; by default each of them changes nothing.
    """

    until: Literal["phase", "turn"] = "turn"

    def apply(self, game: DawnGame, run: RunProgram) -> None:
        """From now on."""
        game.state.standing += (run.place_of(self),)

    def fight_shift(self, game: DawnGame, fight: Fight) -> int:
        """Columns in the Hero side's favour in this combat."""
        return 0

    def denies_terrain(self) -> bool:
        """Do defenders lose their Terrain shift?"""
        return False
