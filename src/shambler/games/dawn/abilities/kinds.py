"""Every ability a unit of the content files may name."""

from __future__ import annotations

from shambler.games.dawn.abilities.blue import BlueAbility
from shambler.games.dawn.abilities.later import LaterAbility, UnZedsAbility
from shambler.games.dawn.abilities.traits import Trait

AnyAbility = Trait | BlueAbility | LaterAbility | UnZedsAbility
