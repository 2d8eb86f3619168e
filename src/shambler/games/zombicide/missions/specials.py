"""Special rules of missions: what loses them, crew that leaves, locks, and air that runs out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from shambler.games.zombicide import events as ev
from shambler.games.zombicide import options as opt
from shambler.games.zombicide.features.machines import activate, controls
from shambler.games.zombicide.features.missions import MissionRule, rearranged
from shambler.games.zombicide.missions.marks import CREW, is_old, old
from shambler.games.zombicide.procedures.inventory import carried, lose_card, put_away
from shambler.games.zombicide.procedures.noise import uncover
from shambler.kernel.content import Named
from shambler.kernel.decision import Option

if TYPE_CHECKING:
    from shambler.games.zombicide.procedures.turn import Standing, Turn
    from shambler.games.zombicide.state import TableState, Token
    from shambler.games.zombicide.table import Table


class LoseIfEnemyActivates(MissionRule):
    """An enemy must not begin an action beside an objective not taken yet (INV-M2-04)."""

    name: ClassVar[str] = "lose-if-enemy-activates-in"

    def __init__(self, world: Any, entry: Named) -> None:
        super().__init__(world, entry)
        self.zone: int = world.place(entry.text("zone"))
        self.token: int = world.token_names.index(entry.text("until_taken"))

    def enemy_activates(self, game: Table, zone: int) -> None:
        """Every action counts, second ones and extra activations too."""
        if zone == self.zone and any(token.id == self.token for token in game.state.tokens):
            game.finish((), "enemy-acted", self.rule)


class LoseIfEnemyEnters(MissionRule):
    """No enemy may come into a zone while crew is there (INV-M3-02)."""

    name: ClassVar[str] = "lose-if-enemy-enters"

    def __init__(self, world: Any, entry: Named) -> None:
        super().__init__(world, entry)
        self.zone: int = world.place(entry.text("zone"))

    def enemy_entered(self, game: Table, zone: int) -> None:
        """One is too many."""
        if zone == self.zone and game.state.tally.get(CREW):
            game.finish((), "enemy-entered", self.rule)


class CrewLeaves(MissionRule):
    """Crew tokens are noise that stays; some leave in every end phase (INV-M3-06)."""

    name: ClassVar[str] = "crew-leaves"

    def __init__(self, world: Any, entry: Named) -> None:
        super().__init__(world, entry)
        self.zone: int = world.place(entry.text("zone"))
        self.leaving = entry.number("per_end_phase")

    def end_phase(self, game: Table) -> None:
        """All noise was just cleared: what is left of the crew goes back on the board."""
        crew = game.state.tally.get(CREW, 0)
        leaving = min(crew, self.leaving)
        if leaving:
            game.state.tally[CREW] = crew - leaving
            game.state.noise[self.zone] = crew - leaving
            game.tell(ev.CrewLeft, leaving, crew - leaving, rule=self.rule)


class DiscardOnEntering(MissionRule):
    """The card held from the start is lost in the first airlock; later copies stay (INV-M10-06)."""

    name: ClassVar[str] = "discard-on-entering"

    def __init__(self, world: Any, entry: Named) -> None:
        super().__init__(world, entry)
        self.card = entry.text("card")
        self.zones: int = world.board.special.get(entry.text("place"), 0)

    def prepare(self, world: Any, state: TableState) -> None:
        """Mark the copies held from the start."""
        for survivor in state.survivors:
            for card in carried(survivor):
                if world.cards[card].id == self.card:
                    state.tally[old(card)] = 1

    def entered(self, game: Table, who: int, zone: int) -> None:
        """Worn or packed, it goes; mold makes no difference to an airlock (INV-ROOM-05)."""
        if not self.zones >> zone & 1:
            return
        survivor = game.state.survivors[who]
        for card in carried(survivor):
            if is_old(game.state.tally, card):
                lose_card(survivor, card)
                put_away(game, card)
                game.tell(ev.CardDiscarded, who, card, rule=self.rule)
                rearranged(game, who)

    def rearranged(self, game: Table, who: int) -> None:
        """Back in the supply, a tank is as good as new."""
        state = game.state
        for card in state.supply:
            state.tally.pop(old(card), None)


def opening_of(world: Any, name: str) -> int:
    """The opening that a door token of the mission lies on."""
    opening: int = world.opening(next(d.between for d in world.mission.door if d.id == name))
    return opening


class LockedUntil(MissionRule):
    """A machine opens a locked passage with an action of its own (INV-M8-06)."""

    name: ClassVar[str] = "locked-until"

    def __init__(self, world: Any, entry: Named) -> None:
        super().__init__(world, entry)
        self.opening = opening_of(world, entry.text("door"))
        self.machine: int = world.machine_index[entry.text("machine")]
        self.zone: int = world.place(entry.text("zone"))
        self.actions = entry.number("actions")
        self.option = opt.MissionAction("mission:unlock", "unlock")
        self.remote = next(
            (
                reward.text("color")
                for reward in world.mission.reward
                if reward.name == "remote" and reward.text("machine") == entry.text("machine")
            ),
            "",
        )

    def locked(self, game: Table) -> bool:
        """Is it still locked?"""
        return bool(game.state.ground.locked >> self.opening & 1)

    def lists(self, game: Table, standing: Standing, options: list[Option]) -> None:
        """For whoever controls the machine, once it stands before the lock."""
        if not self.locked(game):
            return
        if game.state.machines[self.machine].zone != self.zone:
            game.forbid(self.option.key, self.rule)
        elif not controls(game, standing, self.machine):
            game.forbid(self.option.key, "INV-MACH-01")
        elif not standing.can("machine", self.actions):
            game.forbid(self.option.key, "Z-ROUND-03")
        else:
            options.append(self.option)

    def acts(self, game: Table, turn: Turn, option: opt.MissionAction) -> None:
        """Open for good."""
        if option.action != self.option.action:
            return
        turn.pay(game, "machine", self.actions)
        uncover(game, turn.who)
        activate(game, self.machine)
        game.change_ground(locked=game.state.ground.locked & ~(1 << self.opening))
        game.tell(ev.LockOpened, turn.who, self.machine, self.opening, rule=self.rule)

    def possible_colors(
        self, game: Table, token: Token, colors: tuple[str, ...]
    ) -> tuple[str, ...]:
        """The remote that opens the lock never lies behind it: the last token outside has it."""
        if self.remote not in colors or not self.locked(game):
            return colors
        behind = tokens_behind(game, self.zone)
        others = [t for t in game.state.tokens if not t.color and t.id != token.id]
        return colors if any(t not in behind for t in others) else (self.remote,)


def tokens_behind(game: Table, zone: int) -> list[Token]:
    """The objectives that cannot be reached from a zone, whatever doors are closed."""
    distance = game.terrain.routes.distance[zone]
    return [token for token in game.state.tokens if distance[token.zone] < 0]


class LoseIfMachineLost(MissionRule):
    """Without the machine nobody opens the lock: lost if an objective lies behind it."""

    name: ClassVar[str] = "lose-if-machine-lost"

    def __init__(self, world: Any, entry: Named) -> None:
        super().__init__(world, entry)
        self.machine: int = world.machine_index[entry.text("machine")]
        self.opening = opening_of(world, entry.text("while_locked"))

    def machine_lost(self, game: Table, machine: int) -> None:
        """Look behind the lock."""
        if machine != self.machine or not game.state.ground.locked >> self.opening & 1:
            return
        sides = game.world.board.openings[self.opening]
        outside = sides.a if game.world.exterior >> sides.a & 1 else sides.b
        if tokens_behind(game, outside):
            game.finish((), "out-of-reach", self.rule)
