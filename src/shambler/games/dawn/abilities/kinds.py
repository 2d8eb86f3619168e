"""Every ability a unit of the content files may name."""

from __future__ import annotations

from shambler.games.dawn.abilities.blue import BlueAbility
from shambler.games.dawn.abilities.facts import Fact
from shambler.games.dawn.abilities.helpers import HelperAbility
from shambler.games.dawn.abilities.medical import MedicalAbility
from shambler.games.dawn.abilities.traits import Trait
from shambler.games.dawn.abilities.un_zeds import UnZedsAbility

AnyAbility = Trait | BlueAbility | Fact | MedicalAbility | HelperAbility | UnZedsAbility
