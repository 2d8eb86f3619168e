"""All that the Zeds player can do, in the order of the menu."""

from __future__ import annotations

from typing import Final

from shambler.games.dawn.schemes.bail import Bailing
from shambler.games.dawn.schemes.base import ZedsFamily
from shambler.games.dawn.schemes.doctor import DoctorsCalls, SoothingBabies
from shambler.games.dawn.schemes.healing import Mending, RaisingOrSpreading
from shambler.games.dawn.schemes.loans import LendingAHand
from shambler.games.dawn.schemes.moving import MovingUnZeds
from shambler.games.dawn.schemes.plots import (
    Agitating,
    Attracting,
    Enjoining,
    Litigating,
    Poisoning,
    Sabotaging,
    SettingFire,
)

SCHEMES: Final[tuple[ZedsFamily, ...]] = (
    Mending(),
    RaisingOrSpreading(),
    MovingUnZeds(),
    DoctorsCalls(),
    SoothingBabies(),
    SettingFire(),
    Poisoning(),
    Sabotaging(),
    Bailing(),
    Litigating(),
    Enjoining(),
    Agitating(),
    Attracting(),
    LendingAHand(),
)
