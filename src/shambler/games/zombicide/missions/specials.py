"""Special rules of missions: what loses them, crew that leaves, locks, and air that runs out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, Literal

import msgspec

from shambler.games.zombicide.core import events as ev
from shambler.games.zombicide.core import options as opt
from shambler.games.zombicide.core.hooks import Listener, report
from shambler.games.zombicide.core.inventory import carried, lose_card, put_away
from shambler.games.zombicide.core.state import GONE
from shambler.games.zombicide.core.tasks import NOWHERE
from shambler.games.zombicide.core.turn import Turn
from shambler.games.zombicide.core.words import (
    CardId,
    DoorId,
    MachineType,
    ObjectiveId,
    OncePerWorld,
    ZoneName,
)
from shambler.games.zombicide.missions.events import CrewLeft, LockOpened
from shambler.games.zombicide.missions.marks import CREW, is_old, old
from shambler.games.zombicide.missions.rewards import GiveRemote
from shambler.games.zombicide.missions.special import SpecialRule
from shambler.games.zombicide.systems.machines.machines import activate, controls
from shambler.games.zombicide.systems.noise.noise import noise_in
from shambler.games.zombicide.systems.units.units import units_in
from shambler.kernel.decision import Option

if TYPE_CHECKING:
    from shambler.games.zombicide.core.game import ZombicideGame
    from shambler.games.zombicide.core.state import Survivor, Token, ZombicideState
    from shambler.games.zombicide.core.turn import Standing

UNLOCK: Final = opt.MissionAction("mission:unlock", "unlock")


class LoseIfEnemyActivates(
    SpecialRule, frozen=True, kw_only=True, tag="lose-if-enemy-activates-in"
):
    """An enemy must not begin an action beside an objective not taken yet (INV-M2-04)."""

    zone: ZoneName
    until_taken: ObjectiveId

    def enemy_activates(self, game: ZombicideGame, zone: int) -> None:
        """Every action counts, second ones and extra activations too."""
        if zone in self.guards(game):
            game.finish((), "enemy-acted", self.rule)

    def guards(self, game: ZombicideGame) -> Sequence[int]:
        """The zone, until the objective is taken."""
        there = game.world.token_names.index(self.until_taken)
        zone = game.world.place(self.zone)
        return [zone for token in game.state.tokens if token.id == there]


class LoseIfEnemyEnters(SpecialRule, frozen=True, kw_only=True, tag="lose-if-enemy-enters"):
    """No enemy may come into a zone while crew is there (INV-M3-02)."""

    zone: ZoneName
    as_long_as: Literal["crew"] = msgspec.field(name="while")

    def enemy_entered(self, game: ZombicideGame, foe: int, zone: int) -> None:
        """One is too many."""
        if zone in self.guards(game):
            game.finish((), "enemy-entered", self.rule)

    def guards(self, game: ZombicideGame) -> Sequence[int]:
        """The zone, while crew is there."""
        return (game.world.place(self.zone),) if game.state.tally.get(CREW) else ()


class CrewLeaves(SpecialRule, frozen=True, kw_only=True, tag="crew-leaves"):
    """Crew tokens are noise that stays; some leave in every end phase (INV-M3-06)."""

    zone: ZoneName
    per_end_phase: int

    def end_phase(self, game: ZombicideGame) -> None:
        """All noise was just cleared: what is left of the crew goes back on the board."""
        crew = game.state.tally.get(CREW, 0)
        leaving = min(crew, self.per_end_phase)
        if leaving:
            game.state.tally[CREW] = crew - leaving
            noise_in(game.state)[game.world.place(self.zone)] = crew - leaving
            game.tell(CrewLeft, leaving, crew - leaving, rule=self.rule)


class DiscardOnEntering(SpecialRule, frozen=True, kw_only=True, tag="discard-on-entering"):
    """The card held from the start is lost in the first airlock; later copies stay (INV-M10-06)."""

    card: CardId
    place: Literal["airlock"]
    which: Literal["first"]

    def prepare(self, world: Any, state: ZombicideState) -> None:
        """Mark the copies held from the start."""
        for survivor in state.survivors:
            for card in carried(survivor):
                if world.cards[card].id == self.card:
                    state.tally[old(card)] = 1

    def entered(self, game: ZombicideGame, who: int, zone: int) -> None:
        """Worn or packed, it goes; mold makes no difference to an airlock (INV-ROOM-05)."""
        if not game.world.board.special.get(self.place, 0) >> zone & 1:
            return
        survivor = game.state.survivors[who]
        for card in carried(survivor):
            if is_old(game.state.tally, card):
                lose_card(survivor, card)
                put_away(game, card)
                game.tell(ev.CardDiscarded, who, card, rule=self.rule)
                report(game, Listener.rearranged, who)

    def rearranged(self, game: ZombicideGame, who: int) -> None:
        """Back in the supply, a tank is as good as new."""
        state = game.state
        for card in state.supply:
            state.tally.pop(old(card), None)


def opening_of(world: Any, name: str) -> int:
    """The opening that a door token of the mission lies on."""
    key = ("door", name)
    if key not in world.memo.words:
        between = next(door.between for door in world.mission.door if door.id == name)
        world.memo.words[key] = world.opening(between)
    return int(world.memo.words[key])


class LockedUntil(SpecialRule, frozen=True, kw_only=True, tag="locked-until"):
    """A machine opens a locked passage with an action of its own (INV-M8-06)."""

    door: DoorId
    machine: MachineType
    zone: ZoneName
    actions: int

    def locked(self, game: ZombicideGame) -> bool:
        """Is it still locked?"""
        return bool(game.state.ground.locked >> opening_of(game.world, self.door) & 1)

    def unit(self, game: ZombicideGame) -> int:
        """The machine that opens it."""
        return game.world.unit_index[self.machine]

    @OncePerWorld
    def _remote(self, world: Any) -> str:
        """The colour of the objective that gives the remote of the machine."""
        rewards = [r for r in world.mission.reward if isinstance(r, GiveRemote)]
        return next((r.color for r in rewards if r.machine == self.machine), "")

    def lists(self, game: ZombicideGame, standing: Standing, options: list[Option]) -> None:
        """For whoever controls the machine, once it stands before the lock."""
        if not self.locked(game):
            return
        unit = self.unit(game)
        if units_in(game.state).zones[unit] != game.world.place(self.zone):
            game.forbid(UNLOCK.key, self.rule)
        elif not controls(game, standing, unit):
            game.forbid(UNLOCK.key, "INV-MACH-01")
        elif standing.can("machine", self.actions):
            options.append(UNLOCK)

    def acts(self, game: ZombicideGame, turn: Turn, option: opt.MissionAction) -> None:
        """Open for good."""
        if option.action != UNLOCK.action:
            return
        unit, opening = self.unit(game), opening_of(game.world, self.door)
        turn.pay(game, "machine", self.actions)
        report(game, Listener.noticed, turn.who)
        activate(game, unit)
        game.change_ground(locked=game.state.ground.locked & ~(1 << opening))
        game.tell(LockOpened, turn.who, unit, opening, rule=self.rule)

    def destination(self, game: ZombicideGame, survivor: Survivor) -> int:
        """Whoever controls the machine fetches it and brings it before the lock."""
        unit, survivors = self.unit(game), game.state.survivors
        here = units_in(game.state).zones[unit]
        if not self.locked(game) or here == GONE:
            return NOWHERE
        who = next(number for number, other in enumerate(survivors) if other is survivor)
        if not controls(game, Turn(who).standing(game), unit):
            return NOWHERE
        return game.world.place(self.zone) if survivor.zone == here else here

    def possible_colors(
        self, game: ZombicideGame, colors: tuple[str, ...], token: Token
    ) -> tuple[str, ...]:
        """The remote that opens the lock never lies behind it: the last token outside has it."""
        remote = self._remote(game.world)
        if remote not in colors or not self.locked(game):
            return colors
        behind = tokens_behind(game, game.world.place(self.zone))
        others = [t for t in game.state.tokens if not t.color and t.id != token.id]
        return colors if any(t not in behind for t in others) else (remote,)


def tokens_behind(game: ZombicideGame, zone: int) -> list[Token]:
    """The objectives that cannot be reached from a zone, whatever doors are closed."""
    distance = game.terrain.routes.distance[zone]
    return [token for token in game.state.tokens if distance[token.zone] < 0]


class LoseIfMachineLost(SpecialRule, frozen=True, kw_only=True, tag="lose-if-machine-lost"):
    """Without the machine nobody opens the lock: lost if an objective lies behind it."""

    machine: MachineType
    while_locked: DoorId

    def machine_lost(self, game: ZombicideGame, machine: int) -> None:
        """Look behind the lock."""
        if machine in self.keeps(game):
            game.finish((), "out-of-reach", self.rule)

    def keeps(self, game: ZombicideGame) -> Sequence[int]:
        """The machine, while an objective lies behind the lock."""
        opening = opening_of(game.world, self.while_locked)
        if not game.state.ground.locked >> opening & 1:
            return ()
        sides = game.world.board.openings[opening]
        outside = sides.a if game.world.outside >> sides.a & 1 else sides.b
        return (game.world.unit_index[self.machine],) if tokens_behind(game, outside) else ()
