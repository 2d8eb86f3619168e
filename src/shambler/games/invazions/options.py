"""What players can choose: one class per verb. Keys read like ``place:soldier>hangar``."""

from __future__ import annotations

from typing import ClassVar

from shambler.kernel.decision import Option, Pass


class CardOption(Option, frozen=True, gc=False):
    """A choice of one card."""

    card: int


class PlaceOption(Option, frozen=True, gc=False):
    """A choice of one place."""

    place: int


class PlaceHuman(Option, frozen=True, gc=False):
    """Post a Human on a place."""

    verb: ClassVar[str] = "place"
    card: int
    place: int


class PlaceResearch(Option, frozen=True, gc=False):
    """Put a Research card on a place."""

    verb: ClassVar[str] = "research"
    card: int
    place: int


class Brave(Option, frozen=True, gc=False):
    """Play a Bravery card on a place."""

    verb: ClassVar[str] = "brave"
    card: int
    place: int


class Aim(Option, frozen=True, gc=False):
    """Play a Bravery card on one card at a place."""

    verb: ClassVar[str] = "aim"
    card: int
    place: int
    target: int


class Skip(Pass, frozen=True, gc=False):
    """Let every window go by until the one before damage."""

    verb: ClassVar[str] = "skip"


class Barricade(PlaceOption, frozen=True, gc=False):
    """Put the Barricade on a place."""

    verb: ClassVar[str] = "barricade"


class Attack(PlaceOption, frozen=True, gc=False):
    """Lead the Horde to a place."""

    verb: ClassVar[str] = "attack"


class Strike(PlaceOption, frozen=True, gc=False):
    """Deal the damage at this place next."""

    verb: ClassVar[str] = "strike"


class Next(Option, frozen=True, gc=False):
    """This Horde is next."""

    verb: ClassVar[str] = "next"
    seat: int


class PlayZombie(CardOption, frozen=True, gc=False):
    """Play a Zombie card."""

    verb: ClassVar[str] = "zombie"


class PlayRage(CardOption, frozen=True, gc=False):
    """Play a Rage card."""

    verb: ClassVar[str] = "rage"


class Hit(CardOption, frozen=True, gc=False):
    """Deal damage to a card."""

    verb: ClassVar[str] = "hit"


class Recruit(CardOption, frozen=True, gc=False):
    """Recruit a card from under the place."""

    verb: ClassVar[str] = "recruit"


class Discard(CardOption, frozen=True, gc=False):
    """Discard a card from hand."""

    verb: ClassVar[str] = "discard"


class Sacrifice(CardOption, frozen=True, gc=False):
    """Send a card to the box."""

    verb: ClassVar[str] = "sacrifice"


class Take(CardOption, frozen=True, gc=False):
    """Take a card into hand."""

    verb: ClassVar[str] = "take"


class Destroy(CardOption, frozen=True, gc=False):
    """Destroy a card under a place."""

    verb: ClassVar[str] = "destroy"


class Mute(CardOption, frozen=True, gc=False):
    """A played card has attack 0 this turn."""

    verb: ClassVar[str] = "mute"


class SufferWound(Option, frozen=True, gc=False):
    """Put a Wounded Member on top of the draw pile."""

    verb: ClassVar[str] = "wound"


class LoseCards(Option, frozen=True, gc=False):
    """Discard cards from hand instead."""

    verb: ClassVar[str] = "lose"


class Claim(Option, frozen=True, gc=False):
    """Propose to claim that the Hordes hold five Freed Zombies."""

    verb: ClassVar[str] = "claim"


class Agree(Option, frozen=True, gc=False):
    """Agree to the claim that was proposed."""

    verb: ClassVar[str] = "agree"


class Refuse(Pass, frozen=True, gc=False):
    """Do not agree to the claim: there is none this turn."""

    verb: ClassVar[str] = "refuse"


SKIP = Skip("skip")
WOUND = SufferWound("wound")
LOSE = LoseCards("lose")
CLAIM = Claim("claim")
AGREE = Agree("agree")
REFUSE = Refuse("refuse")
