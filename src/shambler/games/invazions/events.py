"""What happened, for the log. Drawn cards are told to their owner; others learn how many."""

from __future__ import annotations

from typing import ClassVar, Literal

from shambler.kernel.event import Event


class DeckOutOfProportion(Event, frozen=True, kw_only=True):
    """A custom human deck is outside the proportions the book advises."""

    cites: ClassVar[str] = "IVZ-SCN-05"
    part: str
    found: int
    fewest: int
    most: int


class ResearchDrawn(Event, frozen=True, kw_only=True):
    """A random scenario picked its Research cards."""

    cites: ClassVar[str] = "IVZ-SCN-09"
    cards: tuple[int, ...]


class TurnBegan(Event, frozen=True, kw_only=True):
    """A new turn."""

    cites: ClassVar[str] = "IVZ-TURN-02"
    turn: int


class ContaminationAdded(Event, frozen=True, kw_only=True):
    """A card came under a place."""

    card: int
    place: int


class CardDiscarded(Event, frozen=True, kw_only=True):
    """A card went from a hand to the face-up discard pile of its owner."""

    cites: ClassVar[str] = "IVZ-GLOS-01"
    seat: int
    card: int


class CardsDrawn(Event, frozen=True, kw_only=True):
    """Somebody drew cards; which ones is their secret."""

    seat: int
    count: int


class HandDrawn(Event, frozen=True, kw_only=True):
    """The cards themselves, for the player who drew them."""

    seat: int
    cards: tuple[int, ...]

    def seen_by(self, seat: int | None) -> Event:
        """Others only learn the number."""
        if seat == self.seat:
            return self
        return CardsDrawn(rule=self.rule, seat=self.seat, count=len(self.cards))


class PileReshuffled(Event, frozen=True, kw_only=True):
    """A discard pile became a new draw pile."""

    cites: ClassVar[str] = "IVZ-GLOS-05"
    seat: int


class TokensGained(Event, frozen=True, kw_only=True):
    """The human player took Resource tokens."""

    cites: ClassVar[str] = "IVZ-START-08"
    count: int
    total: int


class HumanPosted(Event, frozen=True, kw_only=True):
    """A Human entered play."""

    cites: ClassVar[str] = "IVZ-HUM-02"
    card: int
    place: int
    cost: int


class ResearchPlaced(Event, frozen=True, kw_only=True):
    """A Research card entered play."""

    cites: ClassVar[str] = "IVZ-RES-02"
    card: int
    place: int
    cost: int


class ContaminationDestroyed(Event, frozen=True, kw_only=True):
    """The human player removed a card from under a place."""

    cites: ClassVar[str] = "IVZ-GLOS-02"
    card: int
    place: int


class PointsScored(Event, frozen=True, kw_only=True):
    """Research points, counted at once."""

    cites: ClassVar[str] = "IVZ-EFF-03"
    points: int
    total: int


class BarricadeMoved(Event, frozen=True, kw_only=True):
    """The Barricade stands elsewhere."""

    cites: ClassVar[str] = "IVZ-BAR-01"
    place: int


class BraveryPlayed(Event, frozen=True, kw_only=True):
    """A Bravery card was played on a place."""

    cites: ClassVar[str] = "IVZ-BRAV-01"
    card: int
    place: int


class BraveryAimed(Event, frozen=True, kw_only=True):
    """A Bravery card was played on a card at a place."""

    cites: ClassVar[str] = "IVZ-BRAV-01"
    card: int
    place: int
    target: int


class SurvivorGiven(Event, frozen=True, kw_only=True):
    """A Survivor left its place for the human discard pile."""

    cites: ClassVar[str] = "IVZ-GLOS-01"
    card: int
    place: int


class HordeArrived(Event, frozen=True, kw_only=True):
    """A Horde chose its place."""

    cites: ClassVar[str] = "IVZ-CHOICE-01"
    seat: int
    place: int


class HordeWounded(Event, frozen=True, kw_only=True):
    """A Wounded Member joined a discard pile."""

    cites: ClassVar[str] = "IVZ-DMG-04"
    seat: int


class WoundOnTop(Event, frozen=True, kw_only=True):
    """A Wounded Member went on top of a draw pile."""

    cites: ClassVar[str] = "IVZ-CARDX-25"
    seat: int


class CardMuted(Event, frozen=True, kw_only=True):
    """A played card has attack 0 this turn."""

    seat: int
    card: int


class CardPlayed(Event, frozen=True, kw_only=True):
    """A Horde played a card."""

    cites: ClassVar[str] = "IVZ-COMBAT-09"
    seat: int
    card: int


class HordeFinished(Event, frozen=True, kw_only=True):
    """A Horde's turn to play is over: it wanted no more, or has no cards or no plays left."""

    cites: ClassVar[str] = "IVZ-COMBAT-03"
    seat: int
    why: Literal["done", "empty", "limits"]


class CardSacrificed(Event, frozen=True, kw_only=True):
    """A card left the game, or will at the end of the turn."""

    cites: ClassVar[str] = "IVZ-GLOS-03"
    seat: int
    card: int


class TopRevealed(Event, frozen=True, kw_only=True):
    """The top card of the human draw pile was turned over."""

    cites: ClassVar[str] = "IVZ-CARDX-13"
    card: int


class TopDiscarded(Event, frozen=True, kw_only=True):
    """The card turned over went to the human discard pile."""

    cites: ClassVar[str] = "IVZ-CARDX-13"
    card: int


class CardRecovered(Event, frozen=True, kw_only=True):
    """A Horde took a card back from its discard pile."""

    seat: int
    card: int


class CardRoused(Event, frozen=True, kw_only=True):
    """A Horde took a card from under a place into its hand."""

    cites: ClassVar[str] = "IVZ-CARDX-10"
    seat: int
    card: int
    place: int


class SurvivorDestroyed(Event, frozen=True, kw_only=True):
    """A Survivor was removed from the game."""

    cites: ClassVar[str] = "IVZ-GLOS-02"
    card: int
    place: int


class PlaceEntered(Event, frozen=True, kw_only=True):
    """The Hordes got in."""

    cites: ClassVar[str] = "IVZ-DMG-02"
    place: int
    attack: int
    resistance: int
    left: int


class AttackFailed(Event, frozen=True, kw_only=True):
    """The Hordes stayed outside."""

    cites: ClassVar[str] = "IVZ-DMG-02"
    place: int
    attack: int
    resistance: int


class CardDoomed(Event, frozen=True, kw_only=True):
    """A card took lethal damage."""

    cites: ClassVar[str] = "IVZ-DMG-09"
    card: int
    place: int


class HitWasted(Event, frozen=True, kw_only=True):
    """The rest of the attack was too weak for this card."""

    cites: ClassVar[str] = "IVZ-DMG-11"
    card: int
    place: int


class ResearchSpared(Event, frozen=True, kw_only=True):
    """A rescue left a Human in place, so the Research card stays too."""

    cites: ClassVar[str] = "IVZ-CARDX-16"
    card: int
    place: int


class CardDevoured(Event, frozen=True, kw_only=True):
    """A card was devoured."""

    cites: ClassVar[str] = "IVZ-DMG-10"
    card: int
    place: int


class CardRecruited(Event, frozen=True, kw_only=True):
    """A Horde recruited a card."""

    cites: ClassVar[str] = "IVZ-REC-03"
    seat: int
    card: int
    place: int


class ClaimProposed(Event, frozen=True, kw_only=True):
    """A Horde wants to claim five Freed Zombies."""

    cites: ClassVar[str] = "IVZ-CLAIM-01"
    seat: int


class ClaimDropped(Event, frozen=True, kw_only=True):
    """A Horde did not agree to the claim."""

    cites: ClassVar[str] = "IVZ-CLAIM-01"
    seat: int


class FreedCounted(Event, frozen=True, kw_only=True):
    """The claim was checked."""

    cites: ClassVar[str] = "IVZ-CLAIM-02"
    count: int


class ResearchScored(Event, frozen=True, kw_only=True):
    """A Research card gave its points at the end of the turn."""

    cites: ClassVar[str] = "IVZ-END-03"
    card: int
    place: int
    points: int
