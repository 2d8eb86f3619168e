"""Looking at a position of the Zombicide family: names for its numbers, and what stands where."""

from __future__ import annotations

import re
from typing import Any, Self, TypeVar

import msgspec

from shambler.games.zombicide.board import BoardError
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.inventory import carried
from shambler.games.zombicide.core.state import GONE, Survivor
from shambler.games.zombicide.core.system import System
from shambler.games.zombicide.core.turn import Turn
from shambler.games.zombicide.system_parts import mold_shown, noise_at
from shambler.games.zombicide.systems.camouflage.camouflage import Camouflage, is_hidden
from shambler.games.zombicide.systems.cars.cars import cars_in
from shambler.games.zombicide.systems.machines.machines import Machines, machines_in
from shambler.games.zombicide.systems.mold.mold import Mold
from shambler.games.zombicide.systems.noise.noise import Noise
from shambler.games.zombicide.systems.sides.side_state import SIDES, sides_in
from shambler.games.zombicide.systems.sides.sides import Sides
from shambler.games.zombicide.systems.units.units import Units, held_by, units_in
from shambler.kernel.chance import Listed
from shambler.kernel.event import Event
from shambler.testing.position import Position, check_event
from shambler.testing.strict import BadPosition, known, require

E = TypeVar("E", bound=Event)

LEVELS = ("blue", "yellow", "orange", "red")
_WORD = re.compile(r"[^:>+@]+")
_TOKENS = ("spawn", "objective")  # verbs that name tokens, never zones


class ZombicidePosition(Position):
    """A position of the Zombicide family that can be asked about by names."""

    game: ZombicideGame

    def _has(self, system: type[System], what: str) -> None:
        """Refuse what this edition does not play with."""
        require(system in self.game.world.systems, f"{self.game.rules.key} has no {what}")

    def _has_cars(self) -> None:
        """Refuse cars where there are none; two editions have cars of their own."""
        require(hasattr(self.state, "cars"), f"{self.game.rules.key} has no cars")

    # -- names -----------------------------------------------------------------------------

    def zone(self, name: str) -> int:
        """The number of a zone, by its label or one of its cells."""
        board = self.game.world.board
        try:
            return board.zone_at(name)
        except BoardError:
            labels = board.plan.labels or [zone.name for zone in board.zones]
            known(name, labels, "zone")
            raise

    def who(self, name: str) -> int:
        """The number of a survivor."""
        names = self.game.world.names
        if name not in names and name in self.game.world.content.survivors:
            raise BadPosition(f"{name} does not play: say survivors=({name!r}, ...)")
        return names.index(known(name, names, "survivor"))

    def survivor(self, name: str) -> Survivor:
        """A survivor's part of the state."""
        return self.game.state.survivors[self.who(name)]

    def machine_number(self, kind: str) -> int:
        """The number of a machine or car, by its type."""
        numbers = self.game.world.unit_index
        return numbers[known(kind, numbers, "machine or car")]

    def foe(self, kind: str) -> int:
        """The number of a kind of enemy."""
        numbers = self.game.world.foe_index
        return numbers[known(kind, numbers, "kind of enemy")]

    def skill(self, name: str) -> int:
        """The number of a skill."""
        numbers = self.game.world.skill_index
        return numbers[known(name, numbers, "skill")]

    def copies(self, card: str) -> tuple[int, ...]:
        """The numbers of all copies of an equipment card."""
        copies = self.game.world.copies
        return copies[known(card, copies, "card")]

    def key(self, text: str) -> str:
        """An option key with labels and cells replaced by the names of their zones and doors."""
        verb, colon, rest = text.partition(":")
        if verb in _TOKENS:
            return text
        return verb + colon + _WORD.sub(lambda word: self._place_name(word[0]), rest)

    def _place_name(self, word: str) -> str:
        """``B`` is a zone, ``A-B`` the way between two; everything else stays as it is."""
        board = self.game.world.board
        here, dash, there = word.partition("-")
        labels = board.plan.labels
        if word in labels:
            return board.zones[board.zone_at(word)].name
        if dash and here in labels and there in labels:
            between = board.openings_between(board.zone_at(here), board.zone_at(there))
            ways = [o for o in between if not board.walls >> o & 1] or list(between)
            return board.openings[ways[0]].name if ways else word
        return word

    # -- playing and expecting, by names ---------------------------------------------------

    def play(self, *keys: str, seat: int | None = None) -> Self:
        """Give these answers; zones and doors may be named by labels."""
        return super().play(*map(self.key, keys), seat=seat)

    def asks(self, kind: str, *keys: str, seats: tuple[int, ...] | None = None) -> Self:
        """The question is of this kind, with these answers and no others if any are given."""
        return super().asks(kind, *map(self.key, keys), seats=seats)

    def blocked(self, key: str) -> str:
        """The rule that forbids this now."""
        return super().blocked(self.key(key))

    def offers(self, key: str) -> bool:
        """Can this be played now? A key that begins with no verb of the game never can."""
        known(key.partition(":")[0], self.game.rules.verbs, "verb")
        return self.key(key) in self.options

    def cost_of(self, key: str) -> int:
        """How many ordinary actions an option of a turn costs."""
        before = self.acting
        twin = self.game.copy(Listed([]))  # chance must not be asked
        option = self.match.find(self.key(key))
        place = len(twin.state.stack) - 1
        twin.state.stack[-1].chosen(twin, option)
        after = twin.state.stack[place]
        assert isinstance(after, Turn)
        return after.spent - before.spent

    def told(self, kind: type[E], **fields: Any) -> E:
        """The last event of this kind; survivors, zones, enemies and machines may be names."""
        check_event(kind, *fields)
        numbers = {f.name for f in msgspec.structs.fields(kind) if f.type is int}
        named = {n: self._number(n, v) if n in numbers else v for n, v in fields.items()}
        return super().told(kind, **named)

    def _number(self, field: str, value: Any) -> Any:
        finders = {"zone": self.zone, "who": self.who, "foe": self.foe}
        finders["machine"] = finders["unit"] = self.machine_number
        return finders[field](value) if isinstance(value, str) and field in finders else value

    # -- looking ---------------------------------------------------------------------------

    @property
    def acting(self) -> Turn:
        """The turn that is asked for an action now."""
        turn = self.game.state.stack[-1]
        assert isinstance(turn, Turn), f"nobody is asked for an action: {self.match!r}"
        return turn

    @property
    def actions_left(self) -> int:
        """Ordinary actions left in the turn that goes on."""
        return self.acting.standing(self.game).left

    def enemies(self, zone: str) -> dict[str, int]:
        """How many enemies of each kind stand in a zone."""
        counts = self.game.state.enemies[self.zone(zone)]
        return {f.id: n for f, n in zip(self.game.world.foes, counts, strict=True) if n}

    def where(self, name: str) -> str:
        """The zone of a survivor or machine, by label where it has one; nowhere is ``""``."""
        game = self.game
        if name in game.world.unit_index:
            zone = units_in(game.state).zones[self.machine_number(name)]
        else:
            zone = self.survivor(name).zone
        if zone == GONE:
            return ""
        for label in game.world.board.plan.labels:
            if game.world.board.zone_at(label) == zone:
                return label
        return game.world.board.zones[zone].name

    def cards_of(self, name: str) -> list[str]:
        """Everything a survivor carries: hands, body, backpack, what is attached."""
        return [self.game.gear(card).id for card in carried(self.survivor(name))]

    def skills_of(self, name: str) -> list[str]:
        """The skills a survivor has now."""
        return [self.game.world.skills[skill].id for skill in self.survivor(name).skills]

    def level_of(self, name: str) -> str:
        """The danger level of a survivor."""
        return LEVELS[self.survivor(name).level]

    def wounds(self, name: str) -> int:
        """Wounds taken so far."""
        return self.game.world.armor[self.who(name)] - self.survivor(name).armor

    def noise_at(self, zone: str) -> int:
        """Noise tokens in a zone."""
        self._has(Noise, "noise")
        return noise_at(self.game.state, self.zone(zone))

    def mold_at(self, zone: str) -> str:
        """The face of the mold token in a zone: active, inactive, or ``""`` without one."""
        self._has(Mold, "mold")
        ground, at = mold_shown(self.game.state), self.zone(zone)
        return next((f for f in ("active", "inactive") if getattr(ground, f) >> at & 1), "")

    def is_closed(self, a: str, b: str) -> bool:
        """Is an opening between two zones closed?"""
        between = self.game.world.board.openings_between(self.zone(a), self.zone(b))
        return any(self.game.state.ground.closed >> opening & 1 for opening in between)

    def remotes(self, name: str) -> tuple[int, ...]:
        """The machines and cars whose tokens a survivor holds."""
        self._has(Units, "machines or cars")
        return held_by(self.game.state, self.who(name))

    def is_active(self, machine: str) -> bool:
        """Has a machine an activation token?"""
        self._has(Machines, "machines")
        return bool(machines_in(self.game.state).active >> self.machine_number(machine) & 1)

    def side(self, name: str) -> str:
        """The side of a survivor's card that shows."""
        self._has(Sides, "cards with two sides")
        return SIDES[sides_in(self.game.state).up[self.who(name)]]

    def car(self, name: str) -> int:
        """The car a survivor sits in."""
        self._has_cars()
        return cars_in(self.game.state).seats[self.who(name)]

    def driver(self, car: str) -> int:
        """Who is at the wheel of a car."""
        self._has_cars()
        return cars_in(self.game.state).drivers[self.machine_number(car)]

    def is_hidden(self, name: str) -> bool:
        """Does a survivor have a camouflage token?"""
        self._has(Camouflage, "camouflage")
        return is_hidden(self.game.state, self.who(name))
