"""Marks for the Action menu: how much safer the town is afterwards, in points of a hundred."""

from __future__ import annotations

from collections.abc import Sequence

from shambler.agents.dawn.errands import errand, walk
from shambler.agents.dawn.habits import Habits, habits_of
from shambler.agents.dawn.outlook import START, Group, Groups, Outlook, guard_at
from shambler.games.dawn.abilities.blue import citadel_shift
from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.options.actions import (
    AnyShot,
    CitadelShot,
    ForageHere,
    GiveOrder,
    GiveSpeech,
    MakeAndShoot,
    Move,
    PlayHeldCard,
)
from shambler.games.dawn.options.versus import Arrest
from shambler.games.dawn.procedures.columns import fight_column
from shambler.games.dawn.procedures.combat import Fight
from shambler.games.dawn.procedures.event_deck import cards_left
from shambler.games.dawn.procedures.forage import forage_bonus
from shambler.games.dawn.procedures.gunfire import shot_column
from shambler.games.dawn.state import SPACES
from shambler.kernel.decision import Option

POINTS = 100.0  # for the certain end of the town


class MenuJudge:
    """Judges the options of one Action menu."""

    def __init__(self, game: DawnGame) -> None:
        self.game = game
        self.habits = habits_of(game)
        self.outlook = Outlook(game, self.habits.dread)
        self._ammo = ammo_worth(self.habits, game.state.ammo)
        self._moves: dict[tuple[int, int], float] = {}  # orders ask for moves again

    def marks(self, options: Sequence[Option]) -> list[float]:
        """A mark for every option; to be done is worth a little."""
        return [self.mark(option) for option in options]

    def mark(self, option: Option) -> float:
        """What an option is worth."""
        if isinstance(option, Move):
            return self.move(option.unit, option.place)
        if isinstance(option, AnyShot):
            return self.shot(option)
        if isinstance(option, ForageHere):
            return self.forage(option.unit)
        if isinstance(option, GiveOrder):
            return self.order(option.unit)
        if isinstance(option, GiveSpeech):
            return self.speech()
        if isinstance(option, PlayHeldCard):
            return self.habits.card
        if isinstance(option, Arrest):
            return self.habits.arrest
        found = errand(self.game, option)
        return self.habits.idle if found is None else found

    # -- moves -----------------------------------------------------------------------------

    def move(self, unit: int, place: int) -> float:
        """Stand somewhere else, or attack."""
        key = (unit, place)
        found = self._moves.get(key)
        if found is None:
            found = self._moves[key] = self.moved(unit, place)
        return found

    def moved(self, unit: int, place: int) -> float:
        """The same, worked out."""
        if unit in self.game.world.units.refugees:
            return walk(self.game, unit, place)
        if place in self.game.state.zed_at:
            return self.attack(unit, place)
        return POINTS * self.outlook.moved(unit, place) + walk(self.game, unit, place)

    def attack(self, unit: int, place: int) -> float:
        """Push the Zeds back, hurt them, and be hurt."""
        game, outlook = self.game, self.outlook
        units, track = game.world.units, outlook.board.track[place]
        column = outlook.columns[fight_column(game, Fight(place, unit, True))]
        again, tough = units.re_roll[unit], units.tough_from[unit] <= 5
        wins = column.wins * (2 - column.wins) if again else column.wins
        hurt = column.unit_hits * (0.5 if tough else 1.0)
        pushed = beaten_back(outlook.groups[track], (place - 16) % SPACES, column.zeds_hits)
        stays = weakened(outlook.groups[track], (place - 16) % SPACES, column.zeds_hits)
        left = 2 * units.hits[unit] - game.state.unit_damage[unit]
        harm = min(int(hurt + 0.5), left - 1)
        here = guard_at(game, unit, place, harm)
        before = outlook.dangers[track]
        was = outlook.board.track[game.state.unit_at[unit]]
        away = 0.0
        if was >= 0 and was != track:
            away = outlook.left(unit, was)
        won = before - outlook.danger(track, pushed, unit, here) + away
        lost = before - outlook.danger(track, stays, unit if was == track else -1)
        gain = POINTS * (wins * won + (1 - wins) * lost)
        gain += self.habits.zeds_hit * column.zeds_hits - self.harm(hurt, left)
        return gain - self.contagion()

    def contagion(self) -> float:
        """What the Infection costs that every Hand-to-Hand combat brings."""
        game, habits = self.game, self.habits
        if not game.world.features.infection:
            return 0.0
        return habits.contagion + habits.fevered(game.state.infection)

    def harm(self, hurt: float, left: int) -> float:
        """What so many Hits cost a unit with so many left."""
        return self.habits.hit * hurt + (self.habits.last_hit * min(1.0, hurt / left) ** 2)

    # -- Gunfire ---------------------------------------------------------------------------

    def shot(self, option: AnyShot) -> float:
        """Hits on a target, its Ammo counted."""
        game, outlook = self.game, self.outlook
        extra = citadel_shift(game) if isinstance(option, CitadelShot) else 0
        column = shot_column(game, option.unit, option.distance, extra)
        hits = outlook.columns[column].zeds_hits  # both tables bring the same Hits
        damage, zeds = game.state.zed_damage[option.zed], game.world.zeds
        strength, most = zeds.strength[option.zed], 2 * zeds.hits[option.zed]
        after = min(most, damage + int(hits + 0.5))
        less = strength[damage] - (strength[after] if after < most else 0)
        track, number = outlook.board.track[option.place], (option.place - 16) % SPACES
        groups = tuple(
            group._replace(strength=group.strength - less) if group.number == number else group
            for group in outlook.groups[track]
        )
        groups = tuple(group for group in groups if group.strength > 0)
        gain = POINTS * (outlook.dangers[track] - outlook.danger(track, groups))
        gain += self.habits.zeds_hit * min(hits, most - damage)
        gain += self.habits.kill if after >= most else 0.0
        return gain - (0.0 if isinstance(option, MakeAndShoot) else self._ammo)

    # -- the rest --------------------------------------------------------------------------

    def forage(self, unit: int) -> float:
        """Ammo is worth having."""
        world, at = self.game.world, self.game.state.unit_at[unit]
        table, bonus = world.tables.forage[world.board.forage[at]], forage_bonus(self.game, unit)
        found = [table[min(6, face + bonus)] for face in range(1, 7)]
        ammo = sum(find.ammo or find.or_ammo for find in found) / 6
        food = sum(find.supplies for find in found if not find.or_ammo) / 6
        hungry = world.features.supplies and self.game.state.supplies < self.habits.hungry
        worth = self._ammo * ammo + (self.habits.supply * food if hungry else 0.0)
        return worth * world.units.forage_dice[unit]

    def order(self, unit: int) -> float:
        """The best the ordered unit could do, for nothing."""
        game, state = self.game, self.game.state
        best = 0.0
        if game.world.board.forage[state.unit_at[unit]] >= 0:
            best = self.forage(unit)
        if not state.unit_marks[unit] & 1:
            for way in game.world.moves.ways[0][unit][state.unit_at[unit]].all:
                best = max(best, self.move(unit, way.to))
        return best + self.habits.idle

    def speech(self) -> float:
        """When many hear it and it is needed, or the end is near."""
        game, habits = self.game, self.habits
        town = sum(game.world.board.is_town[at] for at in game.state.unit_at)
        needed = self.outlook.total() > habits.alarm or cards_left(game) <= habits.late
        return habits.speech if needed and town > habits.listeners else -1.0


def ammo_worth(habits: Habits, stock: int) -> float:
    """Points one more Ammo is worth."""
    return habits.ammo * max(habits.spare, 1 - stock / max(1.0, habits.plenty))


def beaten_back(groups: Groups, number: int, hits: float) -> Groups:
    """The Zeds of a track when those on a number were hit and pushed back."""
    return moved_groups(groups, number, hits, 1)


def weakened(groups: Groups, number: int, hits: float) -> Groups:
    """The same when they only were hit."""
    return moved_groups(groups, number, hits, 0)


def moved_groups(groups: Groups, number: int, hits: float, steps: int) -> Groups:
    """Those on a number with fewer Hits left, so many steps farther away."""
    found = []
    for group in groups:
        if group.number == number:
            left = group.left - int(hits + 0.5)
            if left <= 0:
                continue
            share = (left / group.left) ** 0.5
            strength = max(1, int(group.strength * share + 0.5))
            group = Group(min(START, number + steps), strength, left, group.shift)
        found.append(group)
    return tuple(sorted(found))
