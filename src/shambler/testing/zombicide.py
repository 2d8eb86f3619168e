"""Positions of the Zombicide family: put any figure, card, token or door anywhere, then play.

    table = Scene(RULES, board="A-B-C").put("mitsuki", "B").put("worker", "B", 2)
    assert table.turn("mitsuki").cost_of("move:C") == 3

Boards are a row of zones (``A-B+[C]``: see :func:`~shambler.games.zombicide.board.corridor`), a
drawing (:func:`~shambler.games.zombicide.board.board_from_text`), a :class:`Board`, or the board of
a mission. Zones are named by their labels or cells, in keys as well: ``move:C``, ``fire:smg>2.1``.
"""

from __future__ import annotations

import re
from typing import Any, Self

import msgspec

from shambler.games.zombicide.board import Board, board_from_text, corridor
from shambler.games.zombicide.build import ZombicideSetup, build_table
from shambler.games.zombicide.content.bundle import Content
from shambler.games.zombicide.core.board_setup import PlacedMachine, Rotation, SetupMarks
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.levels import gain_experience
from shambler.games.zombicide.core.round import EndPhase, EnemiesPhase, Round
from shambler.games.zombicide.core.state import (
    ELIMINATED,
    EMPTY,
    GONE,
    IN_PLAY,
    SpawnToken,
    Survivor,
    take_from_stocks,
)
from shambler.games.zombicide.core.turn import Turn
from shambler.games.zombicide.missions.goals import Leave
from shambler.games.zombicide.missions.mission import Mission
from shambler.games.zombicide.ruleset import ZombicideRules
from shambler.games.zombicide.systems.barricades.barricades import fit
from shambler.games.zombicide.systems.camouflage.camouflage import CamouflageTokens, is_hidden
from shambler.games.zombicide.systems.cars.cars import NO_CAR, cars_in, give_wheel, seat
from shambler.games.zombicide.systems.machines.machines import (
    Machines,
    change_machines,
    machines_in,
)
from shambler.games.zombicide.systems.noise.noise import noise_in
from shambler.games.zombicide.systems.sides.side_state import SIDES, sides_in
from shambler.games.zombicide.systems.sides.sides import turn_card
from shambler.games.zombicide.systems.units.units import held_by, hold_token, put_unit, units_in
from shambler.kernel.chance import Listed
from shambler.kernel.content import Words
from shambler.kernel.decision import DONE, Decision
from shambler.kernel.match import Match
from shambler.kernel.procedure import Procedure
from shambler.kernel.record import Record
from shambler.kernel.setup_form import check_setup
from shambler.testing.position import Position

_NAME = re.compile(r"[^:>+@]+")


def blank_mission(content: Content, cell: str) -> Mission:
    """A mission with nothing on its board and a goal that nobody reaches by chance."""
    marks = SetupMarks(
        tiles="reconstructed", rotation="reconstructed", zones="reconstructed",
        rules="reconstructed", text="reconstructed",
    )  # fmt: skip
    machines = tuple(PlacedMachine(type=m.type, zone=cell) for m in content.machines.values())
    return Mission(
        id="test", name=Words("Test", "Test"), intro=Words("Test.", "Test."), difficulty="easy",
        minutes=0, survivors=6, rule="", tiles=(), provenance=marks,
        rotation=Rotation(confidence="high", solutions=1), start=(), spawn=(),
        goal=(Leave(order=1, zone=cell),), machine=machines,
    )  # fmt: skip


class Scene(Position):
    """A Zombicide table set up by hand.

    On a board of one's own nobody is on the table until ``put``; on a mission's board (``mission``)
    everything stands where the mission puts it.
    """

    game: ZombicideGame

    def __init__(
        self,
        rules: ZombicideRules,
        mission: str = "",
        *,
        board: str | Board = "",
        changes: dict[str, Any] | None = None,
        **options: Any,
    ) -> None:
        self.rules = rules
        setup = rules.setup(options)
        assert isinstance(setup, ZombicideSetup)
        check_setup(rules.form(mission or rules.scenarios()[0].key), setup)
        if mission:
            entry = rules.content.missions[mission]
            world, state = build_table(rules.edition, rules.content, entry, setup)
        else:
            made = _board(board)
            entry = blank_mission(rules.content, made.zones[0].name)
            entry = msgspec.structs.replace(entry, **(changes or {}))
            world, state = build_table(rules.edition, rules.content, entry, setup, made)
            for survivor in state.survivors:
                survivor.zone, survivor.status = GONE, ELIMINATED
            for unit in range(len(world.units)):
                put_unit(state, unit, GONE)
            if Machines in world.systems:
                change_machines(state, remotes=(GONE,) * len(world.units))
        self.script = Listed([])
        self.game = ZombicideGame(rules, world, state, self.script)
        record = Record.begin(rules, mission or "test", 0, options)
        self.match = Match(rules, self.game, record)
        self.prepare()

    # -- names -----------------------------------------------------------------------------

    def zone(self, name: str) -> int:
        """A zone by label or cell."""
        return self.game.world.board.zone_at(name)

    def who(self, name: str) -> int:
        """A survivor by id."""
        return self.game.world.names.index(name)

    def survivor(self, name: str) -> Survivor:
        """A survivor's part of the state."""
        return self.game.state.survivors[self.who(name)]

    def machine_number(self, kind: str) -> int:
        """A machine by type."""
        return self.game.world.unit_index[kind]

    def key(self, text: str) -> str:
        """An option key with labels replaced by the names of their zones."""
        board = self.game.world.board
        labels = board.plan.labels

        def named(match: re.Match[str]) -> str:
            word = match[0]
            return board.zones[board.zone_at(word)].name if word in labels else word

        verb, colon, rest = text.partition(":")
        return verb + colon + _NAME.sub(named, rest)

    # -- setting the scene -----------------------------------------------------------------

    def put(self, what: str, zone: str, count: int = 1) -> Self:
        """A survivor, a machine, or some enemies of a kind."""
        game, at = self.game, self.zone(zone)
        if what in game.world.names:
            survivor = self.survivor(what)
            survivor.zone, survivor.status = at, IN_PLAY
        elif what in game.world.unit_index:
            put_unit(game.state, self.machine_number(what), at)
        else:
            foe = game.world.foe_index[what]
            game.take_figures(foe, count)
            game.add_enemies(at, foe, count)
        return self

    def equip(self, name: str, *cards: str) -> Self:
        """Cards into the first slots they fit; ``None``-like '-' leaves a hand free."""
        for card in cards:
            self._give(name, self._take(card))
        return self

    def pack(self, name: str, *cards: str) -> Self:
        """Cards into the backpack."""
        for card in cards:
            survivor = self.survivor(name)
            survivor.pack = (*survivor.pack, self._take(card))
        return self

    def attach(self, name: str, ammo: str, weapon: str) -> Self:
        """Ammo attached to a weapon in hand."""
        survivor, game = self.survivor(name), self.game
        holder = next(c for c in survivor.hands if c != EMPTY and game.gear(c).id == weapon)
        survivor.attached = (*survivor.attached, (self._take(ammo), holder))
        return self

    def _take(self, name: str) -> int:
        """A copy of a card that is not in play yet, out of wherever it lies."""
        state = self.game.state
        for card in self.game.world.copies[name]:
            for place in ("supply", "starting", "aside", "removed", "discards"):
                if card in getattr(state, place):
                    setattr(state, place, tuple(c for c in getattr(state, place) if c != card))
                    return card
            if card in state.prototypes.cards:
                state.prototypes = state.prototypes.remove(card)
                return card
            if take_from_stocks(state, card):
                return card
        raise AssertionError(f"no copy of {name} is left")

    def _give(self, name: str, card: int) -> None:
        survivor, slot = self.survivor(name), self.game.gear(card).slot
        for place in ("hands", "body"):
            slots = getattr(survivor, place)
            if place.startswith(slot) and EMPTY in slots:
                at = slots.index(EMPTY)
                setattr(survivor, place, (*slots[:at], card, *slots[at + 1 :]))
                return
        survivor.pack = (*survivor.pack, card)

    def experience(self, name: str, points: int, *skills: str) -> Self:
        """Points and the level they mean; skills learned on the way are named."""
        survivor = self.survivor(name)
        survivor.experience = points
        survivor.level = survivor.climb = self.rules.edition.level(points)
        return self.skills(name, *skills)

    def skills(self, name: str, *skills: str, only: bool = False) -> Self:
        """More skills for a survivor; ``only`` forgets the ones they start with."""
        survivor = self.survivor(name)
        numbers = tuple(self.game.world.skill_index[skill] for skill in skills)
        survivor.skills = numbers if only else (*survivor.skills, *numbers)
        return self

    def armor(self, name: str, points: int) -> Self:
        """Armor left."""
        self.survivor(name).armor = points
        return self

    def remote(self, name: str, machine: str) -> Self:
        """The remote token of a machine."""
        hold_token(self.game.state, self.who(name), self.machine_number(machine))
        return self

    def remotes(self, name: str) -> tuple[int, ...]:
        """The machines and cars whose tokens a survivor holds."""
        return held_by(self.game.state, self.who(name))

    def activated(self, machine: str) -> Self:
        """A machine with an activation token."""
        active = machines_in(self.game.state).active | 1 << self.machine_number(machine)
        change_machines(self.game.state, active=active)
        return self

    def is_active(self, machine: str) -> bool:
        """Has a machine an activation token?"""
        return bool(machines_in(self.game.state).active >> self.machine_number(machine) & 1)

    def door(self, a: str, b: str, state: str = "closed") -> Self:
        """A door token (closed, destroyed) or a lock (locked) between two zones."""
        game = self.game
        opening = game.world.board.openings_between(self.zone(a), self.zone(b))[0]
        mask = getattr(game.state.ground, state) | 1 << opening
        game.change_ground(**{state: mask})
        if state != "locked" and not game.world.coloured_doors >> opening & 1:
            game.state.reserve -= 1
        return self

    def barrier(self, a: str, b: str, state: str = "closed") -> Self:
        """A door, stairway or barricade token, closed or open, between two zones."""
        game = self.game
        opening = game.world.board.openings_between(self.zone(a), self.zone(b))[0]
        fit(game.state, opening)
        if state == "closed":
            game.change_ground(closed=game.state.ground.closed | 1 << opening)
        if game.world.board.windows >> opening & 1:
            game.state.reserve -= 1
        return self

    def is_closed(self, a: str, b: str) -> bool:
        """Is the first opening between two zones closed?"""
        board = self.game.world.board
        opening = board.openings_between(self.zone(a), self.zone(b))[0]
        return bool(self.game.state.ground.closed >> opening & 1)

    def mode(self, name: str, side: str = "zombicide") -> Self:
        """Turn a survivor's card, as a scene would."""
        turn_card(self.game, self.who(name), side)
        return self

    def side(self, name: str) -> str:
        """The side of a survivor's card that shows."""
        return SIDES[sides_in(self.game.state).up[self.who(name)]]

    def ride(self, name: str, car: str, driver: bool = False) -> Self:
        """A survivor in a car, perhaps at the wheel."""
        number, survivor = self.machine_number(car), self.survivor(name)
        survivor.zone, survivor.status = units_in(self.game.state).zones[number], IN_PLAY
        seat(self.game.state, self.who(name), number)
        if driver:
            give_wheel(self.game.state, number, self.who(name))
        return self

    def walk_beside(self, name: str) -> Self:
        """A survivor stands beside the car they sat in."""
        seat(self.game.state, self.who(name), NO_CAR)
        return self

    def car(self, name: str) -> int:
        """The car a survivor sits in."""
        return cars_in(self.game.state).seats[self.who(name)]

    def driver(self, car: str) -> int:
        """Who is at the wheel of a car."""
        return cars_in(self.game.state).drivers[self.machine_number(car)]

    def wounds(self, name: str) -> int:
        """Wounds taken so far."""
        return self.game.world.armor[self.who(name)] - self.survivor(name).armor

    def mold(self, zone: str, face: str = "active") -> Self:
        """A mold token."""
        ground = self.game.state.ground
        self.game.change_ground(**{face: getattr(ground, face) | 1 << self.zone(zone)})
        return self

    def noise(self, zone: str, tokens: int = 1) -> Self:
        """Noise tokens."""
        noise_in(self.game.state)[self.zone(zone)] += tokens
        return self

    def hide(self, name: str) -> Self:
        """A camouflage token for a survivor."""
        tokens = self.state.camouflage.hidden | 1 << self.who(name)
        self.state.camouflage = CamouflageTokens(tokens)
        return self

    def is_hidden(self, name: str) -> bool:
        """Does a survivor have a camouflage token?"""
        return is_hidden(self.game.state, self.who(name))

    def spawn(self, zone: str, color: str = "red", active: bool = True) -> Self:
        """A spawn token."""
        state = self.game.state
        token = SpawnToken(len(state.spawns), self.zone(zone), color, active)
        state.spawns = (*state.spawns, token)
        return self

    # -- the script ------------------------------------------------------------------------

    def finds(self, *cards: str) -> Self:
        """The next equipment cards drawn, by name."""
        taken: list[int] = []
        for name in cards:
            copies = self.game.world.copies[name]
            state = self.game.state
            bag = [c for deck in state.stocks for c in deck.cards]
            taken.append(next(c for c in copies if c in bag and c not in taken))
        return self.cards(*taken)

    def colors(self, *names: str) -> Self:
        """The colours of the next face-down objectives that are turned over."""
        return self.cards(*(self.game.world.colors.index(name) for name in names))

    # -- playing ---------------------------------------------------------------------------

    def turn(self, name: str) -> Self:
        """Begin a survivor's turn."""
        return self.start(Turn(self.who(name)), Rest())

    def gains(self, name: str, points: int) -> Self:
        """A survivor gains points: levels, skills and goals follow."""
        return self.start(Gain(self.who(name), points), Rest())

    def enemies_phase(self) -> Self:
        """Begin the enemies' phase: activation, then spawning."""
        return self.start(EnemiesPhase(), Rest())

    def players_done(self) -> Self:
        """End the players' phase: what the mission does then, the enemies, a new round."""
        return self.start(Round(1))

    def end_phase(self) -> Self:
        """Run the end phase and begin the next round."""
        return self.start(EndPhase(), Round())

    def play(self, *keys: str, seat: int | None = None) -> Self:
        """Give these answers; zones may be labels."""
        return super().play(*(self.key(key) for key in keys), seat=seat)

    def blocked(self, key: str) -> str:
        """The rule that forbids this now."""
        return super().blocked(self.key(key))

    def offers(self, key: str) -> bool:
        """Can this be played now?"""
        return self.key(key) in self.options

    def cost_of(self, key: str) -> int:
        """How many ordinary actions an option of a turn costs."""
        before = self.game.state.stack[-1]
        assert isinstance(before, Turn), "only options of a turn cost actions"
        twin = self.game.copy(_Blind())
        option = self.match.find(self.key(key))
        place = len(twin.state.stack) - 1
        twin.state.stack[-1].chosen(twin, option)
        after = twin.state.stack[place]
        assert isinstance(after, Turn)
        return after.spent - before.spent

    # -- looking ---------------------------------------------------------------------------

    @property
    def acting(self) -> Turn:
        """The turn that is asked for an action now."""
        turn = self.game.state.stack[-1]
        assert isinstance(turn, Turn), f"nobody is asked for an action: {self.match!r}"
        return turn

    def enemies(self, zone: str) -> dict[str, int]:
        """How many enemies of each kind stand in a zone."""
        counts = self.game.state.enemies[self.zone(zone)]
        return {f.id: n for f, n in zip(self.game.world.foes, counts, strict=True) if n}

    def where(self, name: str) -> str:
        """The zone of a survivor or machine, by label where it has one."""
        game = self.game
        zone = (
            self.survivor(name).zone
            if name in game.world.names
            else units_in(game.state).zones[self.machine_number(name)]
        )
        if zone == GONE:
            return ""
        for label in game.world.board.plan.labels:
            if game.world.board.zone_at(label) == zone:
                return label
        return game.world.board.zones[zone].name


class Gain(Procedure, frozen=True, gc=False):
    """A survivor gains points, with everything that follows."""

    who: int
    points: int

    def step(self, game: ZombicideGame) -> None:
        """At once."""
        game.end()
        gain_experience(game, self.who, self.points)


class Rest(Procedure, frozen=True, gc=False):
    """The end of a scene: a question (``rest``) that no test needs to answer."""

    def step(self, game: ZombicideGame) -> Decision:
        """Wait."""
        return Decision(game.world.seats, "rest", [DONE], public=False)


class _Blind(Listed):
    """Chance that must not be asked."""

    def __init__(self) -> None:
        super().__init__([])


def _board(board: str | Board) -> Board:
    if isinstance(board, Board):
        return board
    return board_from_text(board) if "\n" in board else corridor(board)
