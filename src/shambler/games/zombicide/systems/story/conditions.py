"""Conditions of story cards: what must be so before something happens."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from shambler.games.zombicide.core.inventory import carried, drop_card
from shambler.games.zombicide.core.state import IN_PLAY
from shambler.games.zombicide.core.words import CardId, MachineType, SpawnId, Word, ZoneName
from shambler.games.zombicide.systems.cars.cars import cars_in
from shambler.games.zombicide.systems.escort.escort import NOBODY, companion_of, leader_in
from shambler.games.zombicide.systems.sheets.sheet_state import marks_of, team_of
from shambler.games.zombicide.systems.story.scene import story_of
from shambler.games.zombicide.systems.story.story_state import counted, story_in
from shambler.games.zombicide.systems.units.units import units_in

if TYPE_CHECKING:
    from shambler.games.zombicide.core.game import ZombicideGame


class Condition(Word, frozen=True, kw_only=True, tag_field="is"):
    """Something that holds or not; ``taker`` is the survivor who took the card, -1: nobody."""

    def holds(self, game: ZombicideGame, taker: int) -> bool:
        """Does it?"""
        raise NotImplementedError(self.name)

    def pay(self, game: ZombicideGame, taker: int) -> None:
        """What it costs to make use of it."""


class HasWord(Condition, frozen=True, kw_only=True, tag="word"):
    """The team has found a keyword (FH-OBJ-08)."""

    word: str

    def holds(self, game: ZombicideGame, taker: int) -> bool:
        """Another card gave it."""
        return self.word in story_in(game.state).words


class CardsTaken(Condition, frozen=True, kw_only=True, tag="taken"):
    """All of these cards have been taken."""

    cards: tuple[str, ...]

    def holds(self, game: ZombicideGame, taker: int) -> bool:
        """They are gone."""
        story = story_of(game)
        gone = story_in(game.state).gone
        return all(gone >> story.number_of(card) & 1 for card in self.cards)


class Together(Condition, frozen=True, kw_only=True, tag="together"):
    """All survivors in play stand in one zone, the companion with a leader (FH-KO-09)."""

    def holds(self, game: ZombicideGame, taker: int) -> bool:
        """The fallen do not count."""
        zones = {s.zone for s in game.state.survivors if s.status == IN_PLAY}
        return len(zones) == 1 and leader_in(game.state) != NOBODY


class CompanionHere(Condition, frozen=True, kw_only=True, tag="companion-here"):
    """The companion is in the taker's zone."""

    def holds(self, game: ZombicideGame, taker: int) -> bool:
        """Beside them."""
        survivors = game.state.survivors
        return survivors[companion_of(game)].zone == survivors[taker].zone


class Achieved(Condition, frozen=True, kw_only=True, tag="achievement"):
    """The team has an achievement, or somebody in play does (FH-CAMP-08)."""

    what: str

    def holds(self, game: ZombicideGame, taker: int) -> bool:
        """From this mission or from an earlier one."""
        if self.what in team_of(game.state).marks:
            return True
        team = [who for who in game.in_play() if who < game.world.team]
        return any(marks_of(game.state, who, self.what) for who in team)


class MissionDone(Condition, frozen=True, kw_only=True, tag="mission-done"):
    """A mission of the campaign has been won before."""

    mission: str

    def holds(self, game: ZombicideGame, taker: int) -> bool:
        """It stands on the sheet."""
        return self.mission in team_of(game.state).done


class SpawnQuiet(Condition, frozen=True, kw_only=True, tag="spawn-quiet"):
    """A spawn zone is asleep or gone."""

    spawn: SpawnId

    def holds(self, game: ZombicideGame, taker: int) -> bool:
        """Nothing comes from there."""
        name = game.world.spawn_name
        return not any(t.active and name(t.id) == self.spawn for t in game.state.spawns)


class Counted(Condition, frozen=True, kw_only=True, tag="count"):
    """The story has counted enough of something."""

    what: str
    least: int

    def holds(self, game: ZombicideGame, taker: int) -> bool:
        """At least so many."""
        return counted(game.state, self.what) >= self.least


class HasCard(Condition, frozen=True, kw_only=True, tag="has-card"):
    """The taker carries one of these cards, and gives it away."""

    cards: tuple[CardId, ...]

    def holds(self, game: ZombicideGame, taker: int) -> bool:
        """Anywhere in the inventory."""
        return self._found(game, taker) >= 0

    def _found(self, game: ZombicideGame, taker: int) -> int:
        if taker < 0:
            return -1
        cards = carried(game.state.survivors[taker])
        return next((card for card in cards if game.gear(card).id in self.cards), -1)

    def pay(self, game: ZombicideGame, taker: int) -> None:
        """It is spent."""
        drop_card(game, taker, self._found(game, taker))


class Outside(Condition, frozen=True, kw_only=True, tag="outside"):
    """No survivor is in any of these zones, the companion has a leader."""

    zones: tuple[ZoneName, ...]

    def holds(self, game: ZombicideGame, taker: int) -> bool:
        """Those in play count."""
        inside = {game.world.board.zone_at(zone) for zone in self.zones}
        here = {s.zone for s in game.state.survivors if s.status == IN_PLAY}
        return not here & inside and leader_in(game.state) != NOBODY


class CarAt(Condition, frozen=True, kw_only=True, tag="car-at"):
    """A car stands in a zone with the one who carries the load in it."""

    car: MachineType
    zone: ZoneName

    def holds(self, game: ZombicideGame, taker: int) -> bool:
        """The companion must have a leader, wherever they are."""
        car, carrier = game.world.unit_index[self.car], story_in(game.state).carrier
        there = units_in(game.state).zones[car] == game.world.board.zone_at(self.zone)
        aboard = carrier >= 0 and cars_in(game.state).seats[carrier] == car
        return there and aboard and leader_in(game.state) != NOBODY


class AllOf(Condition, frozen=True, kw_only=True, tag="all"):
    """All of these hold."""

    of: tuple[AnyCondition, ...]

    def holds(self, game: ZombicideGame, taker: int) -> bool:
        """Every one."""
        return all(one.holds(game, taker) for one in self.of)


class AnyOf(Condition, frozen=True, kw_only=True, tag="any"):
    """One of these holds."""

    of: tuple[AnyCondition, ...]

    def holds(self, game: ZombicideGame, taker: int) -> bool:
        """At least one."""
        return any(one.holds(game, taker) for one in self.of)


AnyCondition: TypeAlias = (
    HasWord
    | CardsTaken
    | Together
    | CompanionHere
    | Achieved
    | MissionDone
    | SpawnQuiet
    | Counted
    | HasCard
    | Outside
    | CarAt
    | AllOf
    | AnyOf
)
