"""The immutable world of one table: map, cards, skills and every table worked out in advance.

All states of a match share one world; nothing in it ever changes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

from shambler.games.zombicide.board import Board
from shambler.games.zombicide.board.masks import Lazy, mask_of
from shambler.games.zombicide.board.plan import parse_cell
from shambler.games.zombicide.core.card_copies import copies_for, numbers_that
from shambler.games.zombicide.core.edition import ActionFamily, Edition, Lister
from shambler.games.zombicide.core.foes import acting_again, cards_of, foes_of, kin_of, ranks_of
from shambler.games.zombicide.core.gear import attacks_with, weapon_of
from shambler.games.zombicide.core.hooks import Hooks, hooks_of
from shambler.games.zombicide.core.memo import Memo
from shambler.games.zombicide.core.menu import Menu
from shambler.games.zombicide.core.mission_code import MissionRules
from shambler.games.zombicide.core.numbered_skills import skills_for, tracks_of
from shambler.games.zombicide.core.system import System
from shambler.games.zombicide.core.traits import Traits, sum_up

if TYPE_CHECKING:
    from shambler.games.zombicide.core.board_setup import BoardSetup
    from shambler.games.zombicide.core.sheets import EditionContent, Machine, Skill, SurvivorSheet

S = TypeVar("S", bound=System)
Listed: TypeAlias = tuple[int, Lister, int]  # what it needs, and in which zones


def _traits(skills: tuple[Skill, ...], numbers: tuple[int, ...]) -> Traits:
    return sum_up(skills[number] for number in numbers)


def _listed_in(listers: Sequence[tuple[Lister, int]], zone: int) -> tuple[Lister, ...]:
    return tuple(lister for lister, zones in listers if zones >> zone & 1)


def _needy(families: Sequence[tuple[ActionFamily, Sequence[tuple[Lister, int]]]]) -> list[Listed]:
    """The listers of some families, with what they need."""
    return [(family.needs, *found) for family, listers in families for found in listers]


def _listers_for(listers: Sequence[Listed], met: int) -> Lazy[int, tuple[Lister, ...]]:
    """By zones, those whose needs are met."""
    able = [(lister, zones) for needs, lister, zones in listers if not needs & ~met]
    return Lazy(partial(_listed_in, able))


class ZombicideWorld:
    """One table: an edition, a mission and its board, who plays, and the tables of the content."""

    __slots__ = (
        "__weakref__",
        "acting_again",
        "all_foes",
        "armor",
        "attacks_of",
        "board",
        "bonds",
        "by_seat",
        "cards",
        "color_order",
        "color_rules",
        "colors",
        "confined",
        "confined_listers",
        "content",
        "copies",
        "decks",
        "edition",
        "enemy_cards",
        "enemy_deck",
        "exit",
        "exit_order",
        "family_of",
        "foe_index",
        "foes",
        "gated",
        "gear_of",
        "goals",
        "group_zones",
        "hooks",
        "items",
        "kin",
        "lights",
        "listers_for",
        "loose_ammo",
        "memo",
        "menu",
        "mission",
        "names",
        "near_gates",
        "nobody",
        "occasions",
        "outside",
        "owners",
        "passes",
        "priority",
        "rewards",
        "seat_of",
        "seats",
        "setup",
        "sheets",
        "skill_index",
        "skills",
        "special_rules",
        "systems",
        "tacticians",
        "team",
        "token_names",
        "tracks",
        "traits",
        "ultrared",
        "unit_index",
        "unit_weapons",
        "units",
        "way_out",
    )

    def __init__(
        self,
        edition: Edition,
        content: EditionContent,
        mission: BoardSetup,
        board: Board,
        team: tuple[str, ...],
        owners: tuple[int, ...],
        *,
        ultrared: bool,
        deck: tuple[int, ...],
        rules: MissionRules,
        setup: Any = None,
    ) -> None:
        self.setup = setup  # the options of the table
        self.edition = edition
        self.content = content
        self.mission = mission
        self.board = board
        self.ultrared = ultrared
        # The team comes first, then whoever the mission adds: those are never asked for a turn.
        self.team = len(team)
        sheets = tuple(content.survivors[name] for name in team)
        self.sheets: tuple[SurvivorSheet, ...] = (*sheets, *rules.joining)
        self.names = tuple(sheet.id for sheet in self.sheets)
        self.owners = (*owners, *owners[:1] * (len(self.sheets) - self.team))
        self.seats = tuple(sorted(set(owners)))
        self._make_enemies(deck)
        self._make_cards()
        self._make_skills()
        self._make_units()
        self.memo = Memo()
        self.outside = mask_of(z.index for z in board.zones if not z.inside)
        self.gated = self.outside if edition.gate else 0  # where only some may go
        self.armor = tuple(self._armor(who) for who in range(len(self.sheets)))
        self._make_mission()
        self.menu = Menu(
            board,
            self.names,
            self.team,
            tuple(unit.type for unit in self.units),
            self.cards,
            self.foes,
            tokens=self.token_names,
            decks=edition.search_decks,
        )
        # Zones from which one step may lead through a gate, and tables asked in every turn.
        self.near_gates = mask_of(
            zone
            for opening in board.openings
            for zone in (opening.a, opening.b)
            if self.gated >> opening.beyond(zone) & 1
        )
        self.seat_of = tuple((owner,) for owner in self.owners)
        self.by_seat = {
            seat: tuple(who for who, owner in enumerate(owners) if owner == seat)
            for seat in self.seats
        }
        self.tacticians = self.may_learn("tactician")
        # Are there cards that give re-rolls to other cards without being attached to them?
        self.loose_ammo = any(gear.re_rolls and not gear.attaches_to for gear in self.cards)
        self.confined = edition.confined if self.units else None  # nothing else can be sat in
        self.occasions = edition.occasions
        self.family_of = {kind: family for family in edition.families for kind in family.carries}
        self._take_rules(rules)
        # Systems see all tables above; hooks and lists of actions see the systems, too.
        self.systems: Mapping[type[Any], Any] = {kind: kind(self) for kind in edition.systems}
        self.hooks: Hooks = hooks_of((*self.systems.values(), *rules.special, rules.keeper))
        self._list_families()

    # -- tables ----------------------------------------------------------------------------

    def _make_enemies(self, numbers: tuple[int, ...]) -> None:
        self.foes = foes_of(self.content)
        self.all_foes = tuple(range(len(self.foes)))
        self.acting_again = acting_again(self.foes)  # by the actions they have had
        self.foe_index = {foe.id: index for index, foe in enumerate(self.foes)}
        self.nobody = (0,) * len(self.foes)
        self.kin = kin_of(self.foes)
        self.enemy_cards = cards_of(self.content, self.foe_index)
        self.enemy_deck = numbers
        self.priority = ranks_of(self.foes)

    def _make_cards(self) -> None:
        found = copies_for(self.content, self.edition, self.team)
        self.gear_of, self.cards, self.copies, self.decks = found
        self.attacks_of = tuple(attacks_with(card, gear) for card, gear in enumerate(self.cards))
        self.items = numbers_that(self.cards, lambda gear: gear.item is not None)
        self.lights = self.cards_with("see-dark")
        gate = self.edition.gate
        self.passes = self.cards_with(gate.ability) if gate else frozenset()

    def copies_of(self, model: str) -> frozenset[int]:
        """The copies of all cards of a model."""
        return numbers_that(self.cards, lambda gear: gear.model == model)

    def cards_with(self, ability: str) -> frozenset[int]:
        """The copies of all cards with an ability."""
        return numbers_that(self.cards, lambda gear: ability in gear.abilities)

    def _make_skills(self) -> None:
        found = skills_for(self.content, self.sheets, self.cards)
        self.skills, self.skill_index, self.bonds = found
        self.traits = Lazy(partial(_traits, self.skills))  # what skills add up to
        self.tracks = tracks_of(found, self.sheets, self.team)

    def _make_units(self) -> None:
        by_type = {machine.type: machine for machine in self.content.machines.values()}
        placed = self.mission.machine
        self.units: tuple[Machine, ...] = tuple(by_type[entry.type] for entry in placed)
        self.unit_index = {unit.type: number for number, unit in enumerate(self.units)}
        self.unit_weapons = tuple(
            tuple(weapon_of(attack, unit.type) for attack in unit.attacks) for unit in self.units
        )

    def _list_families(self) -> None:
        """What lists the actions of each zone, by what it needs; and those of the confined."""
        families = [(family, family.listers(self)) for family in self.edition.families]
        confined = [entry for entry in families if entry[0].confined]
        self.listers_for = Lazy(partial(_listers_for, _needy(families)))
        self.confined_listers = Lazy(partial(_listers_for, _needy(confined)))

    def _armor(self, who: int) -> int:
        """Full armor; a starting skill may set it."""
        for skill in self.tracks[who][0] if self.tracks[who] else ():
            for ability in self.skills[skill].abilities:
                if ability.start_armor:
                    return ability.start_armor
        return self.sheets[who].armor or self.sheets[who].health

    def _make_mission(self) -> None:
        """The mission's places, goals and rules."""
        mission, board = self.mission, self.board
        self.way_out = self.place("exit") if mission.exit else -1
        self.exit = self.way_out if mission.exit and mission.exit.by == "foot" else -1
        ids = [objective.id for objective in mission.objective]
        pool = mission.pool.zones if mission.pool else ()
        self.token_names = (*ids, *(f"token-{zone}" for zone in pool))
        self.colors = tuple(sorted(mission.objective_colors()))
        self.group_zones = tuple(
            board.zone_at(start.zone) for start in mission.start if start.who == "random-group"
        )

    def _take_rules(self, rules: MissionRules) -> None:
        """How the team wins, and what stands in the way of objectives and the exit."""
        goals = rules.goals
        self.goals, self.special_rules = goals, rules.special
        self.rewards = {
            color: tuple(reward for reward in rules.rewards if reward.for_color(color))
            for color in self.colors
        }
        self.color_order = {g.about_color: g.order for g in goals if g.about_color}
        self.color_rules = {g.about_color: g.rule for g in goals if g.about_color}
        self.exit_order = max((g.order for g in goals if g.name == "leave"), default=0)

    def zone_name(self, zone: int) -> str | None:
        """The name of a zone; nobody is in none of them."""
        return self.board.zones[zone].name if zone >= 0 else None

    def spawn_name(self, token: int) -> str:
        """How players call a spawn token: its letter, or ``extra-1`` if the team added it."""
        own = self.mission.spawn
        return own[token].id if token < len(own) else f"extra-{token - len(own) + 1}"

    # -- questions -------------------------------------------------------------------------

    def system(self, kind: type[S]) -> S:
        """A system that this table plays."""
        found: S = self.systems[kind]
        return found

    def may_learn(self, ability: str) -> bool:
        """Can anybody at this table come to have a skill with this ability, shared ones too?"""
        rewards = [number for number, skill in enumerate(self.skills) if skill.reward]
        printed = (*sum(sum(self.tracks, ()), ()), *rewards)
        known = range(len(self.skills)) if self.ultrared else printed
        abilities = [a for skill in known for a in self.skills[skill].abilities]
        for shared in [a.shared_skill for a in abilities if a.shared_skill]:
            abilities += self.skills[self.skill_index[shared]].abilities
        return any(a.name == ability for a in abilities)

    def place(self, name: str) -> int:
        """A zone by what marks it: a cell, ``exit``, ``objective:ID``, ``spawn:ID``, ``machine:T``.

        Machines move: theirs is the zone in which they start.
        """
        found = self.memo.places.get(name)
        if found is None:
            found = self.memo.places[name] = self._place(name)
        return found

    def _place(self, name: str) -> int:
        what, _, which = name.partition(":")
        mission = self.mission
        if what == "exit" and mission.exit:
            name = mission.exit.zone
        elif what == "objective":
            name = next(entry.zone for entry in mission.objective if entry.id == which)
        elif what == "spawn":
            name = next(entry.zone for entry in mission.spawn if entry.id == which)
        elif what == "machine":
            name = next(entry.zone for entry in mission.machine if entry.type == which)
        return self.board.zone_at(name)

    def opening(self, between: tuple[str, str]) -> int:
        """The opening between two neighbouring cells."""
        a, b = (self.board.zone_at(cell) for cell in between)
        found = self.board.openings_between(a, b)
        cells = {parse_cell(cell) for cell in between}
        for index in found:
            if set(self.board.openings[index].cells) == cells:
                return index
        return found[0]
