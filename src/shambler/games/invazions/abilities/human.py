"""What Humans do: when they enter play, while they stand, when a turn or a combat starts."""

from __future__ import annotations

from shambler.games.invazions.abilities.base import Ability
from shambler.games.invazions.events import ContaminationDestroyed
from shambler.games.invazions.invazions_game import InvazionsGame, without
from shambler.games.invazions.options import Destroy
from shambler.games.invazions.procedures.piles import DrawCards
from shambler.games.invazions.state import HUMAN
from shambler.kernel.decision import PASS, Decision, Option
from shambler.kernel.procedure import Procedure


class DrawOnEntry(Ability, frozen=True, kw_only=True, tag="card"):
    """The human player draws (IVZ-CARDX-28)."""

    count: int

    def apply(self, game: InvazionsGame, place: int) -> None:
        """Draw at once."""
        game.call(DrawCards(HUMAN, self.count))


class ScoreOnEntry(Ability, frozen=True, kw_only=True, tag="research"):
    """Research points, at once (IVZ-CARDX-01, AMB-35)."""

    count: int

    def apply(self, game: InvazionsGame, place: int) -> None:
        """Score at once."""
        game.score(self.count)


class CleanUp(Ability, frozen=True, kw_only=True, tag="clean-up"):
    """May destroy a Contamination card here that is not a Freed Zombie."""

    def apply(self, game: InvazionsGame, place: int) -> None:
        """Let the human player pick one."""
        game.call(DestroyContamination(place))


EnterAbility = DrawOnEntry | ScoreOnEntry | CleanUp


class DestroyContamination(Procedure, frozen=True, gc=False):
    """The human player may destroy one card under a place."""

    place: int

    def step(self, game: InvazionsGame) -> Decision | None:
        """Ask which, if there is any."""
        freed, table = game.world.cards.freed, game.world.options.destroy
        under = dict.fromkeys(game.state.places[self.place].contamination)
        options: list[Option] = [table[card] for card in under if card != freed]
        if options:
            if game.blocked is not None and freed in under:
                game.forbid(table[freed].key, "IVZ-HUM-08", "freed-stays", card=freed)
            about = {"place": self.place}
            return Decision((HUMAN,), "clean-up", [*options, PASS], "IVZ-HUM-08", about)
        game.end()
        return None

    def chosen(self, game: InvazionsGame, option: Option) -> None:
        """Send it to the box (IVZ-GLOS-02)."""
        if isinstance(option, Destroy):
            destroy_contamination(game, option.card, self.place)
        game.end()


def destroy_contamination(game: InvazionsGame, card: int, place: int) -> None:
    """A card under a place leaves the game."""
    there = game.state.places[place]
    there.contamination = without(there.contamination, card)
    game.state.box += (card,)
    game.tell(ContaminationDestroyed, card=card, place=place)


class Company(Ability, frozen=True, kw_only=True, tag="company"):
    """Several copies may share a place (IVZ-HUM-07)."""


class Shield(Ability, frozen=True, kw_only=True, tag="shield"):
    """Protects the Research and the other Humans here, Survivors excepted (AMB-06)."""


class LastHit(Ability, frozen=True, kw_only=True, tag="last-hit"):
    """The last Human here to take damage (IVZ-CARDX-05)."""


class PlayCap(Ability, frozen=True, kw_only=True, tag="play-cap"):
    """Each Horde here plays at most this many cards (IVZ-CARDX-06)."""

    count: int


class Fortify(Ability, frozen=True, kw_only=True, tag="fortify"):
    """The place has more Resistance (IVZ-CARDX-21)."""

    count: int


OngoingAbility = Company | Shield | LastHit | PlayCap | Fortify


class MoreTokens(Ability, frozen=True, kw_only=True, tag="resource"):
    """More tokens at the start of every turn (IVZ-EFF-06)."""

    count: int


class LargerHand(Ability, frozen=True, kw_only=True, tag="hand-size"):
    """A larger hand at the start of every turn (IVZ-CARDX-12)."""

    count: int


TurnStartAbility = MoreTokens | LargerHand


class Wound(Ability, frozen=True, kw_only=True, tag="wound"):
    """Each Horde attacking this place gets Wounded Members as combat starts (IVZ-COMBAT-01)."""

    count: int
