"""The immutable world of one table: map, cards, skills and every table worked out in advance.

All states of a match share one world; nothing in it ever changes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from shambler.games.zombicide.board import Board
from shambler.games.zombicide.board.masks import mask_of
from shambler.games.zombicide.board.plan import parse_cell
from shambler.games.zombicide.content import (
    Attack,
    Content,
    Machine,
    Mission,
    Skill,
    SkillTrack,
    Survivor,
)
from shambler.games.zombicide.edition import Edition
from shambler.games.zombicide.features.missions import GoalRule, MissionRule, hooks_of
from shambler.games.zombicide.foes import cards_of, foes_of, kin_of, ranks_of
from shambler.games.zombicide.gear import Gear, Weapon, gear_from
from shambler.games.zombicide.menu import Menu
from shambler.games.zombicide.traits import COMBATS, Traits, sum_up
from shambler.kernel.content import Words
from shambler.kernel.decision import Option


def _companions(mission: Mission) -> tuple[Survivor, ...]:
    """Tokens of a mission that count as survivors: no skills, no danger level (INV-M9-05)."""
    armor = {
        name: special.number("armor")
        for special in mission.special
        if special.name == "companions"
        for name in special.texts("objectives")
    }
    return tuple(
        Survivor(
            id=entry.id,
            name=entry.name or Words(entry.id, entry.id),
            look=mission.name,
            set=mission.id,
            kind="civilian",
            skills=SkillTrack(),
            armor=armor[entry.id],
            provenance=mission.provenance.rules,
        )
        for entry in mission.objective
        if entry.id in armor
    )


class World:
    """One table: an edition, a mission and its board, who plays, and the tables of the content."""

    def __init__(
        self,
        edition: Edition,
        content: Content,
        mission: Mission,
        board: Board,
        team: tuple[str, ...],
        owners: tuple[int, ...],
        *,
        ultrared: bool,
        deck: tuple[int, ...],
    ) -> None:
        self.edition = edition
        self.content = content
        self.mission = mission
        self.board = board
        self.ultrared = ultrared
        # The team comes first, then whoever the mission adds: those are never asked for a turn.
        self.team = len(team)
        sheets = tuple(content.survivors[name] for name in team)
        self.sheets: tuple[Survivor, ...] = (*sheets, *_companions(mission))
        self.names = tuple(sheet.id for sheet in self.sheets)
        self.owners = (*owners, *owners[:1] * (len(self.sheets) - self.team))
        self.seats = tuple(sorted(set(owners)))
        self._make_enemies(deck)
        self._make_cards()
        self._make_skills()
        self._make_machines()
        self.moves_kept: dict[tuple[int, int, bool], tuple[Option, ...]] = {}
        self.doors_kept: dict[tuple[int, int, int, int, bool], tuple[Option, ...]] = {}
        self.barriers_kept: dict[tuple[int, int, int, bool], tuple[Option, ...]] = {}
        self.traits_kept: dict[tuple[int, ...], Traits] = {}
        self.outside = mask_of(z.index for z in board.zones if not z.inside)
        self.exterior = self.outside if edition.airless else 0  # where nobody can breathe
        self.soldiers = tuple(sheet.kind == "soldier" for sheet in self.sheets)
        self.armor = tuple(self._armor(who) for who in range(len(self.sheets)))
        self._make_mission()
        self.menu = Menu(
            board,
            self.names,
            self.team,
            tuple(machine.type for machine in self.machines),
            self.cards,
            self.foes,
            tokens=self.token_names,
            decks=edition.search_decks,
        )
        # Zones from which one step may lead outside, and tables asked in every turn.
        self.near_outside = mask_of(
            zone
            for opening in board.openings
            for zone in (opening.a, opening.b)
            if self.exterior >> opening.beyond(zone) & 1
        )
        self.oxygen = board.special.get("oxygen", 0)
        self.seat_of = tuple((owner,) for owner in self.owners)
        self.adopt((), {}, ())
        self.by_seat = {
            seat: tuple(who for who, owner in enumerate(owners) if owner == seat)
            for seat in self.seats
        }
        self.tacticians = self.may_learn("tactician")
        self.reflexes = self.may_learn("combat-reflexes")
        self.concentrates = edition.concentrated
        self.feeders = any(gear.re_rolls and not gear.attaches_to for gear in self.cards)
        self.handlers = {
            kind: handler
            for family in edition.families
            for kind, handler in family.handlers.items()
        }

    # -- tables ----------------------------------------------------------------------------

    def _make_enemies(self, numbers: tuple[int, ...]) -> None:
        self.foes = foes_of(self.content)
        self.foe_index = {foe.id: index for index, foe in enumerate(self.foes)}
        self.nobody = (0,) * len(self.foes)
        self.kin = kin_of(self.foes)
        self.turners = tuple(index for index, foe in enumerate(self.foes) if foe.turns_cards)
        self.enemy_cards = cards_of(self.content, self.foe_index)
        self.enemy_deck = numbers
        self.priority = ranks_of(self.foes)
        self.abominations = tuple(i for i, foe in enumerate(self.foes) if foe.type == "abomination")

    def _make_cards(self) -> None:
        """Number every copy of every card: a state holds these numbers."""
        self.gear_of = {
            key: gear_from(card, self.content) for key, card in self.content.cards.items()
        }
        copies = [(key, card) for key, card in self.content.cards.items() if card.deck != "machine"]
        cards: list[Gear] = []
        self.copies: dict[str, tuple[int, ...]] = {}
        self.decks: dict[str, tuple[int, ...]] = {}
        for key, card in copies:
            # A large team plays with as many tanks as it has survivors (ruling INV-BIG-05).
            count = max(card.copies, self.team) if card.deck == "oxygen" else card.copies
            ids = tuple(range(len(cards), len(cards) + count))
            cards += [self.gear_of[key]] * count
            self.copies[key] = ids
            self.decks[card.deck] = (*self.decks.get(card.deck, ()), *ids)
        self.cards = tuple(cards)
        self.items = self._cards_that(lambda gear: gear.item is not None)
        self.lights = self._cards_that(lambda gear: gear.sees_dark)
        self.tanks = self._cards_that(lambda gear: gear.oxygen)
        self.tools = self._cards_that(lambda gear: gear.opens)
        parts = {part for gear in self.gear_of.values() for part in gear.made_of}
        self.ingredients = self._cards_that(lambda gear: gear.model in parts)

    def _cards_that(self, fits: Callable[[Gear], object]) -> frozenset[int]:
        """The copies of which something is true: asked of somebody's cards in every turn."""
        return frozenset(number for number, gear in enumerate(self.cards) if fits(gear))

    def _copies_of(self, model: str) -> frozenset[int]:
        return self._cards_that(lambda gear: gear.model == model)

    def _make_skills(self) -> None:
        refs: dict[str, None] = {}
        for sheet in self.sheets:
            for track in (sheet.skills, *sheet.sides.values()):
                for _, skills in track:
                    refs.update(dict.fromkeys(skills))
        for skill in self.content.skills.values():
            if not skill.parameter:
                refs[skill.id] = None
            elif any(ability.name == "extra-damage" for ability in skill.abilities):
                models = {weapon.card: 0 for gear in self.cards for weapon in gear.weapons}
                refs.update(dict.fromkeys(f"{skill.id}:{model}" for model in models))
        self.skills: tuple[Skill, ...] = tuple(self.content.skill(ref) for ref in refs)
        self.skill_index = {skill.id: index for index, skill in enumerate(self.skills)}
        shared = [a.text("skill") for s in self.skills for a in s.abilities if "skill" in a.params]
        missing = [ref for ref in shared if ref not in self.skill_index]
        self.skills += tuple(self.content.skill(ref) for ref in missing)
        self.skill_index = {skill.id: index for index, skill in enumerate(self.skills)}
        self.bonds = any(a.name == "share-in-zone" for s in self.skills for a in s.abilities)
        # What can be learned at each level, as tracks of skill numbers (INV-XP-04).
        self.tracks = tuple(
            tuple(tuple(self.skill_index[ref] for ref in skills) for _, skills in sheet.skills)
            if number < self.team
            else ()
            for number, sheet in enumerate(self.sheets)
        )

        side = self.edition.side
        self.other_sides = tuple(
            tuple(tuple(self.skill_index[ref] for ref in skills) for _, skills in sheet.sides[side])
            if side in sheet.sides
            else ()
            for sheet in self.sheets
        )

    def _make_machines(self) -> None:
        by_type = {machine.type: machine for machine in self.content.machines.values()}
        placed = self.mission.machine
        self.machines: tuple[Machine, ...] = tuple(by_type[entry.type] for entry in placed)
        self.machine_index = {machine.type: i for i, machine in enumerate(self.machines)}
        named = [{ability.name for ability in machine.abilities} for machine in self.machines]
        self.controlled_beside = tuple("controlled-in-zone" in names for names in named)
        self.followers = tuple("follows-controller" in names for names in named)
        self.cars = tuple(number for number, names in enumerate(named) if "car" in names)
        self.machine_weapons = tuple(
            tuple(self._machine_weapon(machine, attack) for attack in machine.attacks)
            for machine in self.machines
        )
        # Cars that may be driven, with a key or without (NLD-CAR-08).
        self.drives = {
            self.machine_index[entry.text("machine")]: entry.flag("key")
            for entry in self.mission.special
            if entry.name == "driving"
        }

    def _machine_weapon(self, machine: Machine, attack: Attack) -> Weapon:
        low, high = attack.range
        return Weapon(
            card=machine.type,
            combat=COMBATS.index(attack.combat),
            nearest=low,
            farthest=high,
            dice=attack.dice,
            accuracy=attack.accuracy,
            damage=attack.damage,
            ammo=attack.ammo,
            noisy=attack.noise,
            dual=False,
        )

    def _make_families(self) -> None:
        """Which action families are worth listing in each zone, with and without actions left."""
        masks = [
            (family, family.where(self) if family.where else -1) for family in self.edition.families
        ]
        self.listers_at = tuple(
            tuple(family.lists for family, mask in masks if mask >> zone.index & 1)
            for zone in self.board.zones
        )
        self.free_listers_at = tuple(
            tuple(family.lists for family, mask in masks if family.free and mask >> zone.index & 1)
            for zone in self.board.zones
        )
        self.seated_listers = tuple(
            family.lists for family in self.edition.families if family.seated
        )

    def _armor(self, who: int) -> int:
        """Full armor (INV-SETUP-09); a starting skill may set it (INV-SKILL-66)."""
        for skill in self.tracks[who][0] if self.tracks[who] else ():
            for ability in self.skills[skill].abilities:
                if ability.name == "starts-with-armor":
                    return ability.number("armor")
        return self.sheets[who].armor or self.sheets[who].health

    def _make_mission(self) -> None:
        """The mission's places, goals and rules."""
        mission, board = self.mission, self.board
        self.way_out = self.place("exit") if mission.exit else -1
        self.exit = self.way_out if mission.exit and mission.exit.by == "foot" else -1
        self.recipes = tuple(  # with the copies of each part
            (gear, tuple(self._copies_of(part) for part in gear.made_of))
            for gear in self.gear_of.values()
            if gear.made_of
        )
        build = [entry for entry in mission.special if entry.name == "build-barricades"]
        self.building = build[0].number("experience") if build else -1  # points; -1: not allowed
        self.coloured_doors = mask_of(
            self.opening(door.between) for door in mission.door if door.token != "neutral"
        )
        named = [a.texts("doors") for a in mission.special if a.name == "coloured-doors-open"]
        free = {door for doors in named for door in doors}
        self.sealed_doors = mask_of(  # coloured doors that no survivor opens (INV-DOOR-05)
            self.opening(door.between)
            for door in mission.door
            if door.token != "neutral" and door.id not in free
        )
        ids = [objective.id for objective in mission.objective]
        pool = mission.pool.zones if mission.pool else ()
        self.token_names = (*ids, *(f"token-{zone}" for zone in pool))
        self.colors = tuple(sorted(mission.objective_colors()))
        self.group_zones = tuple(
            board.zone_at(start.zone) for start in mission.start if start.who == "random-group"
        )

    def adopt(
        self,
        goals: tuple[GoalRule, ...],
        rewards: Mapping[str, tuple[Callable[[Any, int], None], ...]],
        rules: tuple[MissionRule, ...],
    ) -> None:
        """Take in the code behind the mission's words (``missions/``)."""
        self.goals, self.rewards, self.mission_rules = goals, rewards, rules
        self.hooks = hooks_of(rules)
        self.card_goals = any(goal.about_cards for goal in goals)
        self.color_order = {g.entry.text("color"): g.order for g in goals if g.colored}
        self.exit_order = max((g.order for g in goals if g.name == "leave"), default=0)
        self._make_families()

    def spawn_name(self, token: int) -> str:
        """How players call a spawn token: the mission's letter, or ``extra-1`` (INV-BIG-02)."""
        own = self.mission.spawn
        return own[token].id if token < len(own) else f"extra-{token - len(own) + 1}"

    # -- questions -------------------------------------------------------------------------

    def may_learn(self, ability: str) -> bool:
        """Can anybody at this table come to have a skill with this ability, shared ones too?"""
        known = range(len(self.skills)) if self.ultrared else sum(sum(self.tracks, ()), ())
        abilities = [a for skill in known for a in self.skills[skill].abilities]
        for shared in [a.text("skill") for a in abilities if a.name == "share-in-zone"]:
            abilities += self.skills[self.skill_index[shared]].abilities
        return any(a.name == ability for a in abilities)

    def traits(self, skills: tuple[int, ...]) -> Traits:
        """What these skills add up to."""
        found = self.traits_kept.get(skills)
        if found is None:
            found = self.traits_kept[skills] = sum_up(self.skills[number] for number in skills)
        return found

    def place(self, name: str) -> int:
        """A zone by what marks it: a cell, ``exit``, ``objective:ID``, ``spawn:ID``, ``machine:T``.

        Machines move: theirs is the zone in which they start.
        """
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
