"""Effects that bring Zeds, units and markers onto the board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from shambler.games.dawn.effects.base import Effect
from shambler.games.dawn.effects.pick import AnyPick
from shambler.games.dawn.effects.where import AnyWhere
from shambler.games.dawn.events.defences import BridgeChanged
from shambler.games.dawn.events.research import ElwoodMoved
from shambler.games.dawn.procedures.arrivals import BringCharacter, PlaceCharacter, available
from shambler.games.dawn.procedures.marking import (
    MarkAgain,
    MarkCivilians,
    MarkZeds,
    markable_civilians,
)
from shambler.games.dawn.procedures.placing import PlaceEach, PlaceOne
from shambler.games.dawn.procedures.swarms import PlaceByDie, PlaceSpreaderAt, SpawnInCatacombs
from shambler.games.dawn.state import LEADER, POOL, WELL_ARMED

if TYPE_CHECKING:
    from shambler.games.dawn.dawn_game import DawnGame
    from shambler.games.dawn.procedures.program import RunProgram

ZedsKind = Literal["regular", "super", "super-if-none"]
Roster = Literal["hero", "heroic", "civilians", "science-hero"]


class PlaceZeds(Effect, frozen=True, kw_only=True, tag="place-zeds"):
    """A new Zeds unit comes into play; it attacks whoever stands there (DOZ-ZEDS-18).

    ``surprise``: abilities that watch for entering Zeds do not help (DOZ-JOHNSON-11).
    """

    where: AnyWhere
    kind: ZedsKind = "regular"
    surprise: bool = False

    def apply(self, game: DawnGame, run: RunProgram) -> None:
        """One for each place, or one at a place the Hero side picks."""
        places = tuple(self.where.places(game, run))
        super_zeds = self.kind == "super" or (
            self.kind == "super-if-none" and not game.super_zeds_in_play()
        )
        if self.where.every:
            game.call(PlaceEach(places, super_zeds, self.surprise))
        else:
            game.call(PlaceOne(places, super_zeds, self.surprise, tie=self.where.tied(game)))


class PlaceZedsByDie(Effect, frozen=True, kw_only=True, tag="place-zeds-by-die"):
    """A new Zeds unit on the space of the Fated track that a die names."""

    kind: ZedsKind = "regular"

    def apply(self, game: DawnGame, run: RunProgram) -> None:
        """Roll for the number."""
        game.call(PlaceByDie(run.track, self.kind == "super"))


class PlaceSpreader(Effect, frozen=True, kw_only=True, tag="place-spreader"):
    """A Disease Spreader comes into play."""

    unit: str
    where: AnyWhere

    def apply(self, game: DawnGame, run: RunProgram) -> None:
        """Once per game."""
        zed = game.world.zeds.number[self.unit]
        if game.state.zed_at[zed] == POOL:
            game.call(PlaceSpreaderAt(zed, tuple(self.where.places(game, run))))


class PlaceUnit(Effect, frozen=True, kw_only=True, tag="place-unit"):
    """A named unit comes into play, once per game."""

    unit: str
    where: AnyWhere

    def apply(self, game: DawnGame, run: RunProgram) -> None:
        """Find out where."""
        unit = game.world.units.number[self.unit]
        if game.state.unit_at[unit] == POOL:
            game.call(PlaceCharacter(unit, tuple(self.where.places(game, run))))


class BringCharacters(Effect, frozen=True, kw_only=True, tag="bring-character"):
    """An available character enters play, drawn or chosen (DOZ-SETUP-13)."""

    of: tuple[Roster, ...]
    where: AnyWhere
    choose: bool = False

    def apply(self, game: DawnGame, run: RunProgram) -> None:
        """Find who, then where."""
        places = tuple(self.where.places(game, run))
        game.call(BringCharacter(self.of, self.choose, places))

    def usable(self, game: DawnGame) -> bool:
        """Only while somebody is left to come."""
        return bool(available(game, self.of))


class MarkZedsEffect(Effect, frozen=True, kw_only=True, tag="mark-zeds"):
    """A Zeds Status marker comes into play (DOZ-MARK-04)."""

    marker: Literal["tough", "fast", "smart", "toxic", "stench", "leader"]
    on: AnyPick
    then_activate: bool = False

    def apply(self, game: DawnGame, run: RunProgram) -> None:
        """On the unit meant; the Hero side breaks ties."""
        found = self.on.zeds(game)
        if found:
            game.call(MarkZeds(self.marker, found, self.then_activate))


class MarkZedsAgain(Effect, frozen=True, kw_only=True, tag="mark-zeds-again"):
    """A used Zeds Status marker comes back on the strongest Regular Zeds unit."""

    def apply(self, game: DawnGame, run: RunProgram) -> None:
        """The Hero side says which."""
        game.call(MarkAgain())


class MarkCiviliansEffect(Effect, frozen=True, kw_only=True, tag="mark-civilians"):
    """A marker goes on a Regular Civilians unit of the Hero side's choice."""

    marker: Literal["leader", "well-armed"]

    @property
    def bit(self) -> int:
        """The mark in the state."""
        return LEADER if self.marker == "leader" else WELL_ARMED

    def apply(self, game: DawnGame, run: RunProgram) -> None:
        """Ask which."""
        game.call(MarkCivilians(self.bit))

    def usable(self, game: DawnGame) -> bool:
        """Only while there is one to mark."""
        return bool(markable_civilians(game, self.bit))


class CollapseBridge(Effect, frozen=True, kw_only=True, tag="collapse-bridge"):
    """The Bridge Collapsed marker goes on the bridge (DOZ-BRIDGE-01)."""

    def apply(self, game: DawnGame, run: RunProgram) -> None:
        """Down it goes."""
        game.state.bridge = "collapsed"
        game.tell(BridgeChanged, bridge="collapsed")


class PlaceElwood(Effect, frozen=True, kw_only=True, tag="place-elwood"):
    """Elwood Berra arrives (DOZ-ELWOOD-01)."""

    def apply(self, game: DawnGame, run: RunProgram) -> None:
        """He is there."""
        game.state.elwood = True
        game.tell(ElwoodMoved, here=True)


class RemoveElwood(Effect, frozen=True, kw_only=True, tag="remove-elwood"):
    """Elwood Berra leaves, if he is in play."""

    def apply(self, game: DawnGame, run: RunProgram) -> None:
        """He is gone."""
        if game.state.elwood:
            game.state.elwood = False
            game.tell(ElwoodMoved, here=False)


class SpawnRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many units a roll up to this number brings."""

    most: int
    units: int


class CatacombsSpawn(Effect, frozen=True, kw_only=True, tag="catacombs-spawn"):
    """A die for each Catacombs space says how many Zeds units appear there."""

    outcomes: tuple[SpawnRow, ...]

    def apply(self, game: DawnGame, run: RunProgram) -> None:
        """The outer one first."""
        board = game.world.board
        places = [at for at in reversed(board.spaces) if board.kind[at] == "catacombs"]
        table = tuple((row.most, row.units) for row in self.outcomes)
        game.call(SpawnInCatacombs(tuple(places), table))
