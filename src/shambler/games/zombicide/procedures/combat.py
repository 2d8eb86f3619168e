"""Attacks of survivors and machines: which there are, and how many dice they roll how well."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from shambler.games.zombicide import options as opt
from shambler.games.zombicide.procedures.turn import Standing, Turn
from shambler.games.zombicide.state import EMPTY, Survivor
from shambler.games.zombicide.table import Table
from shambler.games.zombicide.traits import COMBATS, MELEE, RANGED, Traits
from shambler.games.zombicide.world import Weapon
from shambler.kernel.decision import Option

NO_TRAITS = Traits()


class Strike(msgspec.Struct, frozen=True, gc=False):
    """An attack that has been declared: who, with what, where, and on whom it is concentrated.

    ``cards`` are the weapons in hand, one or a pair; a machine (``machine`` >= 0) needs none.
    ``mode`` is the place of the attack among those of the weapon.
    """

    who: int
    zone: int
    cards: tuple[int, ...] = ()
    mode: int = 0
    machine: int = -1
    enemy: int = -1
    streak: int = 0  # attacks in a row before this one

    def weapon(self, game: Table) -> Weapon:
        """What the attack is made with."""
        if self.machine >= 0:
            return game.world.machine_weapons[self.machine][self.mode]
        return game.world.cards[self.cards[0]].weapons[self.mode]


class Profile(msgspec.Struct, frozen=True):
    """How an attack rolls, all skills counted."""

    dice: int
    accuracy: int
    plus: int  # added to each die, to a maximum of 6
    damage: int
    friendly_damage: int
    choose: bool  # targets are picked freely
    careful: bool  # misses hit no friends
    sixes: bool
    reaper: bool
    re_rolls: tuple[str, ...]  # each source may be used once
    by_enemies: int = 0  # dice if the weapon's value is replaced by the number of enemies

    def hits(self, faces: tuple[int, ...]) -> int:
        """How many dice reach the accuracy (Z-COMBAT-02)."""
        least = self.accuracy - self.plus
        return sum(face >= least for face in faces)

    def sixes_in(self, faces: tuple[int, ...]) -> int:
        """Dice that show a 6, raised ones included (INV-SKILL-58)."""
        return sum(face + self.plus >= 6 for face in faces)


def profile(game: Table, strike: Strike) -> Profile:
    """Add everything up. A machine has no use for the skills of its controller (INV-MACH-03)."""
    weapon = strike.weapon(game)
    traits = game.traits(strike.who) if strike.machine < 0 else NO_TRAITS
    side, count = weapon.combat, max(1, len(strike.cards))
    more = traits.dice[side] * count + _escalation(traits, side, strike.streak)
    crowd = game.crowd(strike.zone)
    dice = weapon.dice * count + more
    point_blank = side == RANGED and traits.has("point-blank") and _own_zone(game, strike)
    expert = strike.enemy >= 0 and traits.expert_damage and dice >= traits.expert_dice
    damage = _damage(weapon, traits, side)
    own = weapon.traits
    return Profile(
        dice=dice,
        accuracy=weapon.accuracy,
        plus=traits.dice_roll[side] + own.dice_roll[side],
        damage=damage + (traits.expert_damage if expert else 0),
        friendly_damage=damage,
        choose=traits.choose_targets[side] or own.choose_targets[side] or point_blank,
        careful=bool(traits.careful[side] or own.careful[side] or point_blank or expert),
        sixes=traits.sixes[side],
        reaper=traits.reaper[side],
        re_rolls=_re_rolls(game, strike, weapon, traits),
        by_enemies=crowd * count + more if traits.by_enemies[side] else 0,
    )


def _damage(weapon: Weapon, traits: Traits, side: int) -> int:
    """The weapon's damage, raised by skills before anything multiplies it (INV-CONC-02)."""
    base = max(weapon.damage, traits.set_damage[side])
    named = sum(amount for card, amount in traits.damage_with if card == weapon.card)
    return base + traits.damage[side] + named


def _escalation(traits: Traits, side: int, streak: int) -> int:
    """One more die for each attack in a row (INV-SKILL-36 to 38)."""
    return streak if traits.escalation[side] else 0


def _own_zone(game: Table, strike: Strike) -> bool:
    return game.state.survivors[strike.who].zone == strike.zone


def _re_rolls(game: Table, strike: Strike, weapon: Weapon, traits: Traits) -> tuple[str, ...]:
    """Every attached card of the right ammo, and luck (INV-ATT-01, INV-ATT-07, Z-SKILL-48)."""
    if strike.machine >= 0:
        return ()
    survivor = game.state.survivors[strike.who]
    ammo = [
        f"ammo{number}"
        for number, (card, holder) in enumerate(survivor.attached)
        if holder in strike.cards and game.gear(card).re_rolls == weapon.ammo
    ]
    return (*ammo, *("lucky",) * min(1, traits.re_rolls))


# -- what can be attacked ------------------------------------------------------------------


def hands_ready(game: Table, survivor: Survivor, traits: Traits) -> Iterator[tuple[int, ...]]:
    """The weapons in hand: each kind once, the better fed copy of two, and a dual pair."""
    left, right = survivor.hands[0], survivor.hands[1]
    cards = game.world.cards
    if left != EMPTY and right != EMPTY and cards[left].model == cards[right].model:
        fed = len(game.ammo_of(survivor, right)) > len(game.ammo_of(survivor, left))
        yield (right,) if fed else (left,)
        if any(w.dual or traits.dual[w.combat] for w in cards[left].weapons):
            yield (left, right)
        return
    if left != EMPTY:
        yield (left,)
    if right != EMPTY:
        yield (right,)


def why_useless(game: Table, survivor: Survivor, weapon: Weapon, cards: tuple[int, ...]) -> str:
    """The rule that keeps a weapon from working where it is, or an empty text."""
    if weapon.indoors and game.world.exterior >> survivor.zone & 1:
        return "INV-FIRE-06" if weapon.hellfire else "INV-AMMO-02"
    if weapon.needs:
        fed = any(
            game.gear(ammo).attaches_to == weapon.needs
            for card in cards
            for ammo in game.ammo_of(survivor, card)
        )
        if not fed:
            return "INV-ATT-09" if weapon.hellfire else "INV-ATT-08"
    return ""


def list_attacks(game: Table, standing: Standing, options: list[Option]) -> None:
    """Every melee and ranged action with what is in hand."""
    survivor = standing.survivor
    if survivor.hands[0] == EMPTY and survivor.hands[1] == EMPTY:
        return
    for cards in hands_ready(game, survivor, standing.traits):
        pair = len(cards) > 1
        for weapon in game.world.cards[cards[0]].weapons:
            if pair and not (weapon.dual or standing.traits.dual[weapon.combat]):
                continue
            kind = COMBATS[weapon.combat]
            if not standing.can(f"{kind}-pair" if pair else kind):
                game.forbid(f"{opt.Melee.verb if kind == 'melee' else opt.Fire.verb}:{weapon.card}",
                            "Z-ROUND-03")  # fmt: skip
                continue
            _list_weapon(game, standing, weapon, cards, options)


def _list_weapon(
    game: Table, standing: Standing, weapon: Weapon, cards: tuple[int, ...], options: list[Option]
) -> None:
    rule = why_useless(game, standing.survivor, weapon, cards)
    verb = opt.Melee if weapon.combat == MELEE else opt.Fire
    if rule:
        game.forbid(f"{verb.verb}:{weapon.card}", rule)
        return
    pair = len(cards) > 1
    if weapon.combat == MELEE:
        if standing.crowd:
            list_targets(game, weapon, standing.zone, pair, standing.traits, options)
        else:
            game.forbid(f"melee:{weapon.card}", "Z-ACT-01")
        return
    for zone in zones_in_reach(game, standing, weapon):
        list_targets(game, weapon, zone, pair, standing.traits, options)


def zones_in_reach(game: Table, standing: Standing, weapon: Weapon) -> list[int]:
    """Zones in range and in sight (Z-ACT-02, Z-RANGED-01)."""
    traits, here = standing.traits, standing.zone
    low, high = weapon.nearest, weapon.farthest + traits.reach
    seen = game.sight_of(standing.who).seen[here]
    found = [zone for zone, distance in seen if low <= distance <= high]
    if low > 0 and traits.has("point-blank"):
        found.insert(0, here)
    if weapon.hellfire:
        outside = game.world.exterior
        found = [zone for zone in found if not outside >> zone & 1]  # INV-FIRE-06
    return found


def list_targets(
    game: Table, weapon: Weapon, zone: int, pair: bool, traits: Traits, options: list[Option]
) -> None:
    """An ordinary attack on the zone, and one concentrated on each enemy it may name."""
    world = game.world
    verb = opt.Melee if weapon.combat == MELEE else opt.Fire
    options.append(world.attack(verb, weapon.card, zone, pair, -1))
    if weapon.hellfire or not game.state.infested >> zone & 1:
        return
    free = weapon.combat == MELEE or traits.choose_targets[RANGED]
    free = free or weapon.traits.choose_targets[RANGED]
    for foe in nameable(game, zone, free):
        options.append(world.attack(verb, weapon.card, zone, pair, foe))


def nameable(game: Table, zone: int, free: bool) -> list[int]:
    """The kinds a concentrated attack may name (INV-CONC-01, INV-CONC-03)."""
    counts = game.state.enemies[zone]
    if free:
        return [foe for foe, count in enumerate(counts) if count]
    for level in game.world.priority:
        found = [foe for foe in level if counts[foe]]
        if found:
            return found
    return []


def strike_of(game: Table, turn: Turn, option: opt.Attack) -> Strike:
    """The attack an option stands for."""
    survivor = game.state.survivors[turn.who]
    traits = game.traits(turn.who)
    combat = MELEE if isinstance(option, opt.Melee) else RANGED
    for cards in hands_ready(game, survivor, traits):
        gear = game.world.cards[cards[0]]
        if gear.model == option.card and (len(cards) > 1) == option.pair:
            mode = next(i for i, w in enumerate(gear.weapons) if w.combat == combat)
            return Strike(
                turn.who, option.zone, cards, mode, enemy=option.enemy,
                streak=streak_before(turn, traits, combat),
            )  # fmt: skip
    raise AssertionError("the weapon of an option is in hand")


def streak_before(turn: Turn, traits: Traits, combat: int) -> int:
    """Attacks in a row that count for Escalation; a mixed row counts if both kinds do."""
    if turn.streak_of in (-1, combat):
        return turn.streak
    return turn.streak if all(traits.escalation) else 0
