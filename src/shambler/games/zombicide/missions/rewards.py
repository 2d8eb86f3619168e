"""What objectives give to whoever takes them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal, TypeAlias

from shambler.games.zombicide.core.levels import gain_experience
from shambler.games.zombicide.core.searching import DrawPrize, Receive
from shambler.games.zombicide.core.words import CardId, Color, MachineType, Word
from shambler.games.zombicide.systems.units.units import gain_token

if TYPE_CHECKING:
    from shambler.games.zombicide.core.game import ZombicideGame


class Reward(Word, frozen=True, kw_only=True, tag_field="effect"):
    """Something given for objectives of a colour, at once or as an offer to answer."""

    is_offered: ClassVar[bool] = False

    def for_color(self, color: str) -> bool:
        """Is it given for objectives of this colour?"""
        raise NotImplementedError

    def give(self, game: ZombicideGame, who: int) -> None:
        """A survivor took one."""
        raise NotImplementedError


class GiveExperience(Reward, frozen=True, kw_only=True, tag="experience"):
    """Experience, for every objective if no colour is named."""

    amount: int
    color: Color | None = None

    def for_color(self, color: str) -> bool:
        """Of any colour, or of this one."""
        return self.color in (None, color)

    def give(self, game: ZombicideGame, who: int) -> None:
        """At once."""
        gain_experience(game, who, self.amount, self.rule)


class ColoredReward(Reward, frozen=True, kw_only=True):
    """Something that one colour gives."""

    color: Color

    def for_color(self, color: str) -> bool:
        """This one."""
        return color == self.color


class GiveCards(ColoredReward, frozen=True, kw_only=True, tag="cards"):
    """Cards that the mission set aside."""

    is_offered: ClassVar[bool] = True

    cards: tuple[CardId, ...]

    def give(self, game: ZombicideGame, who: int) -> None:
        """Each may be kept or discarded."""
        state = game.state
        cards = tuple(c for name in self.cards for c in state.aside if game.gear(c).id == name)
        state.aside = tuple(card for card in state.aside if card not in cards)
        game.call(Receive(who, cards, self.rule))


class GiveRandomCard(ColoredReward, frozen=True, kw_only=True, tag="random-card"):
    """A random prototype of those not handed out yet (INV-MIS-04)."""

    is_offered: ClassVar[bool] = True

    deck: Literal["prototype"]

    def give(self, game: ZombicideGame, who: int) -> None:
        """Draw it."""
        game.call(DrawPrize(who, self.rule))


class GiveRemote(ColoredReward, frozen=True, kw_only=True, tag="remote"):
    """The remote control of a machine, if it is in this mission."""

    machine: MachineType

    def give(self, game: ZombicideGame, who: int) -> None:
        """Into the hand of whoever took the objective."""
        unit = game.world.unit_index.get(self.machine, -1)
        if unit >= 0:
            gain_token(game, who, unit, self.rule)


AnyReward: TypeAlias = GiveExperience | GiveCards | GiveRandomCard | GiveRemote
