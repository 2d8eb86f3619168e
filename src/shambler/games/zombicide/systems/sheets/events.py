"""What is written on campaign sheets."""

from __future__ import annotations

from typing import ClassVar

from shambler.kernel.event import Event


class CxpGained(Event, frozen=True):
    """Campaign experience."""

    cites: ClassVar[str] = "FH-CAMP-02"
    who: int
    amount: int
    total: int


class BonusGained(Event, frozen=True):
    """A bonus action for every mission to come."""

    cites: ClassVar[str] = "FH-CAMP-06"
    who: int


class CampaignSkillGained(Event, frozen=True):
    """A campaign skill."""

    cites: ClassVar[str] = "FH-CAMP-05"
    who: int
    gain: int


class BonusUsed(Event, frozen=True):
    """A bonus action is used."""

    cites: ClassVar[str] = "FH-CAMP-06"
    who: int


class MarkGained(Event, frozen=True):
    """A survivor's achievement."""

    cites: ClassVar[str] = "FH-CAMP-08"
    who: int
    mark: str
    total: int


class MarkLost(Event, frozen=True):
    """A survivor is rid of an achievement."""

    cites: ClassVar[str] = "FH-CAMP-08"
    who: int
    mark: str
    total: int


class TeamMarked(Event, frozen=True):
    """The team's achievement."""

    cites: ClassVar[str] = "FH-CAMP-08"
    mark: str


class CardKeptForNext(Event, frozen=True):
    """A card goes along to the next mission."""

    cites: ClassVar[str] = "FH-KEEP-02"
    who: int
    card: int
    faces: tuple[int, ...]


class CardWornOut(Event, frozen=True):
    """A card does not last until the next mission."""

    cites: ClassVar[str] = "FH-KEEP-02"
    who: int
    card: int
    faces: tuple[int, ...]


class SuccessorChosen(Event, frozen=True):
    """Somebody takes the place of the dead from the next mission on."""

    cites: ClassVar[str] = "FH-KO-06"
    who: int
    survivor: str
