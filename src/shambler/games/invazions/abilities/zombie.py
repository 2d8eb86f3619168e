"""What Zombie and Rage cards do when they are played, apart from those that ask something."""

from __future__ import annotations

from shambler.games.invazions.abilities.base import Ability
from shambler.games.invazions.events import CardSacrificed, SurvivorDestroyed
from shambler.games.invazions.invazions_game import InvazionsGame, without
from shambler.games.invazions.procedures.effects import (
    Cull,
    Feed,
    Recover,
    RevealTop,
    Rouse,
    Trample,
)
from shambler.games.invazions.procedures.hand import DiscardFromHand
from shambler.games.invazions.procedures.piles import AddContamination, DrawCards


class OnPlay(Ability, frozen=True, kw_only=True):
    """Acts when its card is played; ``first``: only as the first card of the turn."""

    first: bool = False

    def apply(self, game: InvazionsGame, seat: int, card: int) -> None:
        """Act for the Horde of this seat."""
        raise NotImplementedError


class MoreCards(OnPlay, frozen=True, kw_only=True, tag="card"):
    """+Card (IVZ-EFF-01)."""

    count: int

    def apply(self, game: InvazionsGame, seat: int, card: int) -> None:
        """Draw at once."""
        game.call(DrawCards(seat, self.count))


class MoreContamination(OnPlay, frozen=True, kw_only=True, tag="contamination"):
    """+Contamination (IVZ-EFF-02)."""

    count: int

    def apply(self, game: InvazionsGame, seat: int, card: int) -> None:
        """Under the place this Horde attacks."""
        game.call(AddContamination((game.horde(seat).place,) * self.count))


class MoreRage(OnPlay, frozen=True, kw_only=True, tag="rage"):
    """+Rage (IVZ-EFF-04)."""

    count: int

    def apply(self, game: InvazionsGame, seat: int, card: int) -> None:
        """More Rage cards this turn."""
        game.horde(seat).rage_plays += self.count


class MoreZombies(OnPlay, frozen=True, kw_only=True, tag="zombie"):
    """+Zombie (IVZ-EFF-07)."""

    count: int

    def apply(self, game: InvazionsGame, seat: int, card: int) -> None:
        """More Zombie cards this turn."""
        game.horde(seat).zombie_plays += self.count


class MoreRecruits(OnPlay, frozen=True, kw_only=True, tag="recruitment"):
    """+Recruitment (IVZ-EFF-05)."""

    count: int

    def apply(self, game: InvazionsGame, seat: int, card: int) -> None:
        """More recruits this turn, if the Horde gets in."""
        game.horde(seat).recruits += self.count


class Weaken(OnPlay, frozen=True, kw_only=True, tag="weaken"):
    """The place has less Resistance this turn."""

    count: int

    def apply(self, game: InvazionsGame, seat: int, card: int) -> None:
        """The place this Horde attacks."""
        game.state.places[game.horde(seat).place].change -= self.count


class Rally(OnPlay, frozen=True, kw_only=True, tag="rally"):
    """Every Horde on a different place draws, played or not (IVZ-CARDX-08, IVZ-CARDX-09)."""

    count: int

    def apply(self, game: InvazionsGame, seat: int, card: int) -> None:
        """In seat order."""
        here = game.horde(seat).place
        for other in range(len(game.state.hordes), 0, -1):
            if game.horde(other).place != here:
                game.call(DrawCards(other, self.count))


class Recovers(OnPlay, frozen=True, kw_only=True, tag="recover"):
    """May take a Zombie card back from the discard pile."""

    def apply(self, game: InvazionsGame, seat: int, card: int) -> None:
        """Ask which."""
        game.call(Recover(seat))


class Reveals(OnPlay, frozen=True, kw_only=True, tag="reveal"):
    """Turns over the top card of the human draw pile (IVZ-CARDX-13, IVZ-CARDX-14)."""

    def apply(self, game: InvazionsGame, seat: int, card: int) -> None:
        """Turn it over."""
        game.call(RevealTop(seat))


class Discards(OnPlay, frozen=True, kw_only=True, tag="discard"):
    """Must discard from hand, as far as there are cards."""

    count: int

    def apply(self, game: InvazionsGame, seat: int, card: int) -> None:
        """Ask which."""
        game.call(DiscardFromHand(seat, self.count))


class Feeds(OnPlay, frozen=True, kw_only=True, tag="feed"):
    """Sacrifice a Zombie card from hand, or this card (IVZ-CARDX-03, AMB-24)."""

    def apply(self, game: InvazionsGame, seat: int, card: int) -> None:
        """Ask which."""
        game.call(Feed(seat, card))


class Tramples(OnPlay, frozen=True, kw_only=True, tag="trample"):
    """Sacrifice Contamination cards under the place (IVZ-CARDX-26, AMB-26)."""

    count: int

    def apply(self, game: InvazionsGame, seat: int, card: int) -> None:
        """Ask which."""
        game.call(Trample(seat, self.count))


class Culls(OnPlay, frozen=True, kw_only=True, tag="cull"):
    """May sacrifice some cards from hand, then draws as many."""

    most: int

    def apply(self, game: InvazionsGame, seat: int, card: int) -> None:
        """Ask which."""
        game.call(Cull(seat, self.most))


class DestroySurvivor(OnPlay, frozen=True, kw_only=True, tag="destroy-survivor"):
    """Destroys Survivors on the place; they are all alike, so there is nothing to choose."""

    count: int

    def apply(self, game: InvazionsGame, seat: int, card: int) -> None:
        """As many as there are, up to the number."""
        at = game.horde(seat).place
        place, is_survivor = game.state.places[at], game.world.cards.is_survivor
        for survivor in [human for human in place.humans if is_survivor[human]][: self.count]:
            place.humans = without(place.humans, survivor)
            game.state.box += (survivor,)
            game.tell(SurvivorDestroyed, card=survivor, place=at)


class Rouses(OnPlay, frozen=True, kw_only=True, tag="rouse"):
    """Takes a Contamination card from under the place into hand (IVZ-CARDX-10, AMB-22)."""

    def apply(self, game: InvazionsGame, seat: int, card: int) -> None:
        """Ask which."""
        game.call(Rouse(seat))


class SacrificeSelf(OnPlay, frozen=True, kw_only=True, tag="sacrifice-self"):
    """Leaves the game at the end of the turn; its attack counts (IVZ-CARDX-18)."""

    def apply(self, game: InvazionsGame, seat: int, card: int) -> None:
        """Mark it."""
        game.horde(seat).leaving += (card,)
        game.tell(CardSacrificed, seat=seat, card=card, rule="IVZ-CARDX-18")


PlayAbility = (
    MoreCards
    | MoreContamination
    | MoreRage
    | MoreZombies
    | MoreRecruits
    | Weaken
    | Rally
    | Recovers
    | Reveals
    | Discards
    | Feeds
    | Tramples
    | Culls
    | DestroySurvivor
    | Rouses
    | SacrificeSelf
)
