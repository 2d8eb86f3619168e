"""Positions of the Zombicide family: put any figure, card, token or door anywhere, then play.

    table = Scene(RULES, board="A-B-C").put("mitsuki", "B").put("worker", "B", 2)
    assert table.turn("mitsuki").cost_of("move:C") == 3

Boards are a row of zones (``A-B+[C]``: see :func:`~shambler.games.zombicide.board.corridor`), a
drawing (:func:`~shambler.games.zombicide.board.board_from_text`), a :class:`Board`, or the board of
a mission. Zones are named by their labels or cells, in keys as well: ``move:C``, ``fire:smg>2.1``.

What no table can have is refused where it is said (:class:`BadPosition`) and changes nothing; what
only the whole position shows (somebody outside without air) is refused when it is played.
"""

from __future__ import annotations

from typing import Any, Self, get_args

from shambler.games.zombicide.board import Board
from shambler.games.zombicide.build import ZombicideSetup, build_table
from shambler.games.zombicide.core.activation import Activation
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.hooks import Listener, report
from shambler.games.zombicide.core.levels import LearnSkill
from shambler.games.zombicide.core.options import PickSkill
from shambler.games.zombicide.core.round import EnemiesPhase, Round
from shambler.games.zombicide.core.spawning import SpawnStep, spawn_order
from shambler.games.zombicide.core.state import EMPTY, GONE, IN_PLAY, SpawnToken, take_from_stocks
from shambler.games.zombicide.core.turn import Turn
from shambler.games.zombicide.core.words import Color
from shambler.games.zombicide.ruleset import ZombicideRules
from shambler.games.zombicide.system_parts import mold_shown
from shambler.games.zombicide.systems.barricades.barricades import Barricades, fit, fitted_in
from shambler.games.zombicide.systems.camouflage.camouflage import Camouflage, CamouflageTokens
from shambler.games.zombicide.systems.cars.cars import (
    NO_CAR,
    NOBODY,
    cars_in,
    give_wheel,
    seat,
)
from shambler.games.zombicide.systems.coloured_doors.coloured_doors import ColouredDoors
from shambler.games.zombicide.systems.machines.machines import (
    Machines,
    change_machines,
    machines_in,
)
from shambler.games.zombicide.systems.mold.mold import Mold
from shambler.games.zombicide.systems.noise.noise import Noise, noise_in
from shambler.games.zombicide.systems.sides.side_state import SIDES
from shambler.games.zombicide.systems.sides.sides import Sides, turn_card
from shambler.games.zombicide.systems.units.units import hold_token, put_unit, units_in
from shambler.kernel.chance import Listed
from shambler.kernel.match import Match
from shambler.kernel.procedure import Procedure
from shambler.kernel.record import Record
from shambler.kernel.setup_form import check_setup
from shambler.testing.strict import BadPosition, all_or_nothing, known, require
from shambler.testing.zombicide_blank import Gain, Rest, blank_table
from shambler.testing.zombicide_position import LEVELS, ZombicidePosition

__all__ = ["BadPosition", "Rest", "Scene"]

END_OF_BAR = 50  # the last slot of the danger bar


class Scene(ZombicidePosition):
    """A Zombicide table set up by hand.

    On a board of one's own nobody is on the table until ``put``; on a mission's board (``mission``)
    everything stands where the mission puts it.
    """

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
        if mission:
            known(mission, rules.content.missions, "mission")
        check_setup(rules.form(mission or rules.scenarios()[0].key), setup)
        if mission:
            entry = rules.content.missions[mission]
            world, state = build_table(rules.edition, rules.content, entry, setup)
        else:
            world, state = blank_table(rules, setup, board, changes or {})
        self.script = Listed([])
        self.game = ZombicideGame(rules, world, state, self.script)
        record = Record.begin(rules, mission or "test", 0, options)
        self.match = Match(rules, self.game, record)
        self.prepare()

    # -- figures ---------------------------------------------------------------------------

    def put(self, what: str, zone: str, count: int = 1) -> Self:
        """A survivor, a machine or car, or some enemies of a kind."""
        game, at = self.game, self.zone(zone)
        world = game.world
        if what in world.foe_index:
            return self._put_enemies(what, at, count)
        require(count == 1, f"{what}: there is one of them, not {count}")
        if what in world.unit_index:
            put_unit(game.state, self.machine_number(what), at)
        elif what in world.names or what in world.content.survivors:
            survivor = self.survivor(what)
            survivor.zone, survivor.status = at, IN_PLAY
        else:
            known(what, (*world.names, *world.unit_index, *world.foe_index), "figure")
        return self

    def _put_enemies(self, kind: str, zone: int, count: int) -> Self:
        game, foe = self.game, self.foe(kind)
        left, box = game.state.pool[foe], game.world.foes[foe].miniatures
        require(count >= 1, f"{kind}: {count} of them")
        require(count <= left, f"{kind}: {count} of them; the box holds {box}, left are {left}")
        game.take_figures(foe, count)
        game.add_enemies(zone, foe, count)
        self._turn_cards(foe)
        return self

    def _turn_cards(self, foe: int) -> None:
        """Where cards have two sides, some enemies keep survivors from showing one of them."""
        sides = self.game.world.systems.get(Sides)
        if isinstance(sides, Sides) and foe in sides.relatives:
            sides.look(self.game)

    def clear(self, *zones: str) -> Self:
        """Take the enemies off the board, or off these zones."""
        game = self.game
        for zone in map(self.zone, zones) if zones else range(len(game.state.enemies)):
            for foe, count in enumerate(game.state.enemies[zone]):
                if count:
                    game.remove_enemies(zone, foe, count)
                    game.return_figures(foe, count)
                    self._turn_cards(foe)
        return self

    def activated(self, machine: str) -> Self:
        """A machine with an activation token."""
        self._has(Machines, "machines")
        self._zone_of_unit(machine)
        active = machines_in(self.game.state).active | 1 << self.machine_number(machine)
        change_machines(self.game.state, active=active)
        return self

    def ride(self, name: str, car: str, driver: bool = False) -> Self:
        """A survivor in a car, perhaps at the wheel."""
        self._has_cars()
        state, number, survivor = self.game.state, self.machine_number(car), self.survivor(name)
        zone = self._zone_of_unit(car)
        taken = cars_in(state).drivers[number] not in (NOBODY, self.who(name))
        require(not driver or not taken, f"{car}: somebody else is at the wheel")
        survivor.zone, survivor.status = zone, IN_PLAY
        seat(state, self.who(name), number)
        if driver:
            give_wheel(state, number, self.who(name))
        return self

    def _zone_of_unit(self, name: str) -> int:
        """Where a machine or car stands."""
        zone = units_in(self.game.state).zones[self.machine_number(name)]
        require(zone != GONE, f"{name} is not on the board: put it there first")
        return zone

    def walk_beside(self, name: str) -> Self:
        """A survivor stands beside the car they sat in."""
        require(self.car(name) != NO_CAR, f"{name} sits in no car")
        seat(self.game.state, self.who(name), NO_CAR)
        return self

    # -- cards -----------------------------------------------------------------------------

    @all_or_nothing
    def equip(self, name: str, *cards: str) -> Self:
        """Cards into the first slots they fit, then into the backpack."""
        for card in cards:
            self._give(name, self._take(card))
        return self

    @all_or_nothing
    def pack(self, name: str, *cards: str) -> Self:
        """Cards into the backpack."""
        for card in cards:
            self._stow(name, self._take(card))
        return self

    @all_or_nothing
    def attach(self, name: str, ammo: str, weapon: str, over_limit: bool = False) -> Self:
        """Ammo attached to a weapon in hand; one that does not take it only if asked for."""
        survivor, game = self.survivor(name), self.game
        self.copies(weapon)
        hands = [card for card in survivor.hands if card != EMPTY and game.gear(card).id == weapon]
        require(bool(hands), f"{name} has no {weapon} in hand")
        card = self._take(ammo)
        kind = game.gear(card).attaches_to
        fits = kind and any(w.ammo == kind for w in game.gear(hands[0]).weapons)
        require(bool(fits) or over_limit, f"{ammo} cannot be attached to {weapon}")
        survivor.attached = (*survivor.attached, (card, hands[0]))
        return self

    def _take(self, name: str) -> int:
        """A copy of a card that is not in play yet, out of wherever it lies."""
        state, copies = self.game.state, self.copies(name)
        for card in copies:
            for place in ("supply", "starting", "aside", "removed", "discards"):
                if card in getattr(state, place):
                    setattr(state, place, tuple(c for c in getattr(state, place) if c != card))
                    return card
            if card in state.prototypes.cards:
                state.prototypes = state.prototypes.remove(card)
                return card
            if take_from_stocks(state, card):
                return card
        raise BadPosition(f"{name}: no copy is left, the box holds {len(copies)}")

    def _give(self, name: str, card: int) -> None:
        survivor, slot = self.survivor(name), self.game.gear(card).slot
        for place in ("hands", "body"):
            slots = getattr(survivor, place)
            if place.startswith(slot) and EMPTY in slots:
                at = slots.index(EMPTY)
                setattr(survivor, place, (*slots[:at], card, *slots[at + 1 :]))
                return
        self._stow(name, card)

    def _stow(self, name: str, card: int) -> None:
        survivor, room = self.survivor(name), self.game.world.edition.pack
        require(len(survivor.pack) < room, f"{name}: a backpack holds {room} cards")
        survivor.pack = (*survivor.pack, card)

    # -- survivors -------------------------------------------------------------------------

    @all_or_nothing
    def experience(self, name: str, points: int, *learned: str, over_limit: bool = False) -> Self:
        """Points, the danger level they mean, and a skill for each level on the way.

        Of a level that leaves a choice the first skill is taken, unless another one is named. More
        points than the danger bar shows only if asked for.
        """
        who, survivor, world = self.who(name), self.survivor(name), self.game.world
        require(
            points >= survivor.experience, f"{name}: {points} points, {survivor.experience} so far"
        )
        require(points <= END_OF_BAR or over_limit, f"{name}: {points} points; the bar ends at 50")
        red = world.edition.thresholds[-1]
        over = world.ultrared and points >= red
        require(not over, f"{name}: {points} points; Ultrared starts over at {red}")
        survivor.experience = points
        wanted = list(learned)
        while survivor.climb < world.edition.level(points):
            survivor.climb += 1
            survivor.level = max(survivor.level, survivor.climb)
            report(self.game, Listener.level_reached, who, survivor.climb)
            self._learn(name, survivor.climb, wanted)
        for skill in wanted:
            self.skill(skill)
        require(not wanted, f"{name} does not learn {', '.join(wanted)} on the way to {points}")
        return self

    def _learn(self, name: str, level: int, wanted: list[str]) -> None:
        """One of the skills of a level, as if it had been chosen."""
        lesson = LearnSkill(self.who(name), level)
        asked = lesson.step(self.game)
        assert asked is not None, f"{name} has nothing to learn at {LEVELS[level]}"
        skills = {o.key.partition(":")[2]: o for o in asked.options if isinstance(o, PickSkill)}
        choice = next((skill for skill in wanted if skill in skills), next(iter(skills)))
        if choice in wanted:
            wanted.remove(choice)
        self.game.call(lesson)
        lesson.chosen(self.game, skills[choice])

    @all_or_nothing
    def skills(self, name: str, *skills: str, only: bool = False, over_limit: bool = False) -> Self:
        """More skills for a survivor; ``only`` forgets the ones they have.

        A skill twice is for those who have it on two levels, unless ``over_limit`` is said.
        """
        survivor, world = self.survivor(name), self.game.world
        survivor.skills = () if only else survivor.skills
        printed = [skill for level in world.tracks[self.who(name)] for skill in level]
        for skill in skills:
            number = self.skill(skill)
            first = any(ability.at_start for ability in world.skills[number].abilities)
            require(not first or number in printed, f"{skill}: nobody learns it, {name} lacks it")
            once = survivor.skills.count(number) < max(1, printed.count(number))
            require(once or over_limit, f"{name} has {skill} already")
            survivor.skills = (*survivor.skills, number)
        return self

    def hurt(self, name: str, wounds: int) -> Self:
        """Wounds taken so far, or points of armor lost."""
        full = self.game.world.armor[self.who(name)]
        require(0 <= wounds < full, f"{name}: {wounds} wounds; in play it is 0 to {full - 1}")
        return self.armor(name, full - wounds)

    def armor(self, name: str, points: int, over_limit: bool = False) -> Self:
        """Armor or health left; more than is printed on the card only if asked for."""
        full = self.game.world.armor[self.who(name)]
        fits = 1 <= points <= full or (over_limit and points > full)
        require(fits, f"{name}: armor {points}; in play it is 1 to {full}")
        self.survivor(name).armor = points
        return self

    def remote(self, name: str, machine: str) -> Self:
        """The remote token of a machine, or the key of a car, that is on the board."""
        self._zone_of_unit(machine)
        hold_token(self.game.state, self.who(name), self.machine_number(machine))
        return self

    def mode(self, name: str, side: str = "zombicide") -> Self:
        """Turn a survivor's card, as a scene would."""
        self._has(Sides, "cards with two sides")
        turn_card(self.game, self.who(name), known(side, SIDES, "side"))
        return self

    def hide(self, name: str) -> Self:
        """A camouflage token for a survivor."""
        self._has(Camouflage, "camouflage")
        self._in_play(name)
        tokens = self.state.camouflage.hidden | 1 << self.who(name)
        self.state.camouflage = CamouflageTokens(tokens)
        return self

    # -- the board -------------------------------------------------------------------------

    def _between(self, a: str, b: str, places: int, what: str) -> int:
        """The first opening between two zones where something may be put."""
        board, openings = self.game.world.board, self.game.world.board.openings
        between = board.openings_between(self.zone(a), self.zone(b))
        fitting = [opening for opening in between if places >> opening & 1]
        if not fitting:
            kinds = ", ".join(openings[opening].kind for opening in between) or "nothing to pass"
            raise BadPosition(f"no {what} between {a} and {b}: there is {kinds}")
        return fitting[0]

    def door(self, a: str, b: str, state: str = "closed") -> Self:
        """A door token (closed, destroyed) in a doorway, or a lock (locked), between two zones."""
        game, board = self.game, self.game.world.board
        require(Barricades not in game.world.systems, f"{self.rules.key} says barrier, not door")
        known(state, ("closed", "destroyed", "locked"), "state of a door")
        if state == "locked":
            opening = self._between(a, b, ~board.walls, "lock")
            game.change_ground(locked=game.state.ground.locked | 1 << opening)
            return self
        opening = self._between(a, b, board.doorways, "door")
        bit, ground = 1 << opening, game.state.ground
        tokens = game.world.systems.get(ColouredDoors)
        coloured = tokens.coloured if tokens else 0
        if not (ground.closed | ground.destroyed | coloured) & bit:
            self._from_reserve("doors")
        masks = {"closed": ground.closed & ~bit, "destroyed": ground.destroyed & ~bit}
        masks[state] |= bit
        game.change_ground(**masks)
        return self

    def barrier(self, a: str, b: str, state: str = "closed") -> Self:
        """A door, stairway or barricade token, closed or open, between two zones."""
        self._has(Barricades, "barricades")
        known(state, ("closed", "open"), "state of a barrier")
        game, board = self.game, self.game.world.board
        opening = self._between(a, b, board.doorways | board.windows, "barrier")
        bit = 1 << opening
        if board.windows & bit and not fitted_in(game.state) & bit:
            self._from_reserve("barricades")
        fit(game.state, opening)
        closed = game.state.ground.closed & ~bit
        game.change_ground(closed=closed | bit if state == "closed" else closed)
        return self

    def _from_reserve(self, what: str) -> None:
        most = self.game.world.edition.door_reserve
        require(self.game.state.reserve > 0, f"no {what} are left, the box holds {most}")
        self.game.state.reserve -= 1

    def mold(self, zone: str, face: str = "active") -> Self:
        """A mold token, active or inactive, inside a building."""
        self._has(Mold, "mold")
        known(face, ("active", "inactive"), "face of a mold token")
        bit, ground = 1 << self.zone(zone), mold_shown(self.game.state)
        require(not self.game.world.outside & bit, f"{zone}: mold grows inside buildings")
        masks = {"active": ground.active & ~bit, "inactive": ground.inactive & ~bit}
        masks[face] |= bit
        self.game.change_ground(**masks)
        return self

    def noise(self, zone: str, tokens: int = 1) -> Self:
        """More noise tokens in a zone."""
        self._has(Noise, "noise")
        require(tokens >= 1, f"{zone}: {tokens} noise tokens")
        noise_in(self.game.state)[self.zone(zone)] += tokens
        return self

    def spawn(self, zone: str, color: str = "red", active: bool = True) -> Self:
        """A spawn token."""
        state, at = self.game.state, self.zone(zone)
        token = SpawnToken(len(state.spawns), at, known(color, get_args(Color), "color"), active)
        state.spawns = (*state.spawns, token)
        return self

    # -- the script ------------------------------------------------------------------------

    def finds(self, *cards: str) -> Self:
        """The next equipment cards drawn, by name."""
        taken: list[int] = []
        bag = [card for deck in self.game.state.stocks for card in deck.cards]
        for name in cards:
            left = [card for card in self.copies(name) if card in bag and card not in taken]
            require(bool(left), f"{name}: no copy is left in the decks to search")
            taken.append(left[0])
        return self.cards(*taken)

    def colors(self, *names: str) -> Self:
        """The colours of the next face-down objectives that are turned over."""
        colors, hidden = self.game.world.colors, self.game.state.hidden
        numbers = [colors.index(known(name, colors, "objective color")) for name in names]
        for name in names:
            many, left = names.count(name), hidden.count(name)
            require(
                many <= left, f"{name}: {left} face-down objectives have this color, not {many}"
            )
        return self.cards(*numbers)

    # -- playing ---------------------------------------------------------------------------

    def start(self, *procedures: Procedure) -> Self:
        """Run to the first question; a position that cannot be is refused."""
        broken = self.rules.broken(self.game)
        require(not broken, f"this cannot be: {'; '.join(broken)}")
        return super().start(*procedures)

    def turn(self, name: str, *, spent: int = 0, left: int | None = None) -> Self:
        """Begin a survivor's turn, or go on with one: so many actions are spent, or left."""
        who = self._in_play(name)
        require(not spent or left is None, f"{name}: say what is spent or what is left, not both")
        actions = self.game.world.edition.actions + self.game.traits(who).actions
        spent = spent if left is None else actions - left
        require(0 <= spent <= actions, f"{name} has {actions} actions: {spent} cannot be spent")
        return self.start(Turn(who, spent), Rest())

    def gains(self, name: str, points: int) -> Self:
        """A survivor gains points: levels, skills and goals follow."""
        require(0 <= points < 100, f"{name}: {points} points to gain")
        return self.start(Gain(self._in_play(name), points), Rest())

    def _in_play(self, name: str) -> int:
        """The number of a survivor who is on the board."""
        require(self.survivor(name).status == IN_PLAY, f"{name} is not on the board")
        return self.who(name)

    def activation(self, *kinds: str) -> Self:
        """Only the activation of the enemies: of all kinds, or of these."""
        require(len({*kinds}) == len(kinds), f"a kind is named twice: {', '.join(kinds)}")
        foes = tuple(map(self.foe, kinds)) or tuple(range(len(self.game.world.foes)))
        return self.start(Activation(foes), Rest())

    def spawning(self) -> Self:
        """Only the spawning, on every active spawn token."""
        return self.start(SpawnStep(spawn_order(self.game)), Rest())

    def enemies_phase(self) -> Self:
        """Begin the enemies' phase: activation, then spawning."""
        return self.start(EnemiesPhase(), Rest())

    def players_done(self) -> Self:
        """End the players' phase: what the mission does then, the enemies, a new round."""
        return self.start(Round(1))

    def end_phase(self) -> Self:
        """Run the end phase and begin the next round."""
        return self.start(Round(2))
