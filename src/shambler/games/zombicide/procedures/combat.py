"""Attacks of survivors and machines: which there are, and how many dice they roll how well."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from shambler.games.zombicide import options as opt
from shambler.games.zombicide.gear import Weapon
from shambler.games.zombicide.procedures.turn import PAIRS, Standing, Turn
from shambler.games.zombicide.state import EMPTY, Survivor
from shambler.games.zombicide.table import Table
from shambler.games.zombicide.traits import COMBATS, MELEE, RANGED, Traits
from shambler.kernel.decision import Option

NO_TRAITS = Traits()
VERBS: tuple[type[opt.Attack], type[opt.Attack]] = (opt.Melee, opt.Fire)


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
    bonus: int = 0  # dice for the attacks in a row before this one (INV-SKILL-36)

    def weapon(self, game: Table) -> Weapon:
        """What the attack is made with."""
        if self.machine >= 0:
            return game.world.machine_weapons[self.machine][self.mode]
        return game.world.cards[self.cards[0]].weapons[self.mode]


class Profile(msgspec.Struct, frozen=True, gc=False):
    """How an attack rolls, all skills counted as they are when it is declared."""

    dice: int
    accuracy: int
    plus: int  # added to each die, to a maximum of 6
    damage: int
    friendly_damage: int
    choose: bool  # targets are picked freely
    careful: bool  # misses hit no friends
    sixes: bool  # every six brings another die
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


def profile_of(game: Table, strike: Strike, by_enemies: bool = False) -> Profile:
    """Add everything up. A machine has no use for the skills of its controller (INV-MACH-03).

    With ``by_enemies`` the number of enemies replaces the weapon's dice (INV-SKILL-39, 51).
    """
    weapon = strike.weapon(game)
    traits = game.traits(strike.who) if strike.machine < 0 else NO_TRAITS
    side, count = weapon.combat, max(1, len(strike.cards))
    more = traits.dice[side] * count + strike.bonus
    instead = game.crowd(strike.zone) * count + more if traits.by_enemies[side] else 0
    dice = instead if by_enemies else weapon.dice * count + more
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
        choose=side == MELEE or choose_freely(traits, weapon) or point_blank,
        careful=traits.careful[side] or own.careful[side] or point_blank or bool(expert),
        sixes=bool(traits.sixes[side]),
        reaper=traits.reaper[side],
        re_rolls=_re_rolls(game, strike, weapon, traits),
        by_enemies=instead,
    )


def choose_freely(traits: Traits, weapon: Weapon) -> bool:
    """May the shooter pick targets against their priority (Z-SKILL-64)?"""
    return traits.choose_targets[RANGED] or weapon.traits.choose_targets[RANGED]


def _damage(weapon: Weapon, traits: Traits, side: int) -> int:
    """The weapon's damage, raised by skills before anything multiplies it (INV-CONC-02)."""
    base = max(weapon.damage, traits.set_damage[side])
    named = sum(amount for card, amount in traits.damage_with if card == weapon.card)
    return base + traits.damage[side] + named


def escalation(turn: Turn, traits: Traits, side: int) -> int:
    """One more die for each attack in a row of the kinds a skill counts (INV-SKILL-36 to 38)."""
    row = turn.row if side == turn.row_of else 0
    return sum(turn.streak if all(kinds) else row for kinds in traits.escalation if kinds[side])


def _own_zone(game: Table, strike: Strike) -> bool:
    return game.state.survivors[strike.who].zone == strike.zone


def _re_rolls(game: Table, strike: Strike, weapon: Weapon, traits: Traits) -> tuple[str, ...]:
    """Every attached card of the right ammo, and luck (INV-ATT-01, INV-ATT-07, Z-SKILL-48)."""
    if strike.machine >= 0:
        return ()
    survivor = game.state.survivors[strike.who]
    if game.world.feeders and fed(game, survivor, weapon.ammo):
        return (weapon.ammo,)
    ammo = [
        f"ammo{number}"
        for number, (card, holder) in enumerate(survivor.attached)
        if holder in strike.cards and game.gear(card).re_rolls == weapon.ammo
    ]
    return (*ammo, "lucky") if traits.lucky else tuple(ammo)


def fed(game: Table, survivor: Survivor, ammo: str) -> bool:
    """Does a card they carry give re-rolls to weapons with this ammo (NLD-AMMO-05)?"""
    held = [game.gear(card) for card in survivor.hands if card != EMPTY]
    packed = [gear for gear in map(game.gear, survivor.pack) if gear.in_pack]
    return any(gear.re_rolls == ammo != "" for gear in (*held, *packed))


# -- what can be attacked ------------------------------------------------------------------


def in_hand(
    game: Table, survivor: Survivor, traits: Traits
) -> Iterator[tuple[tuple[int, ...], int, str]]:
    """Every way to attack: the cards, the place among their attacks, the kind of action.

    Of two copies only the better fed one is worth naming by itself; a pair needs the dual symbol
    or a skill (Z-DUAL-01, INV-SKILL-20, INV-SKILL-22) and dice to add up.
    """
    left, right = survivor.hands[0], survivor.hands[1]
    cards = game.world.cards
    if left == EMPTY or right == EMPTY or cards[left].model != cards[right].model:
        for card in survivor.hands:
            if card != EMPTY:
                for mode, weapon in enumerate(cards[card].weapons):
                    yield (card,), mode, COMBATS[weapon.combat]
        return
    for mode, weapon in enumerate(cards[left].weapons):
        dual = weapon.dice and (weapon.dual or traits.dual[weapon.combat])
        kind = PAIRS[weapon.combat] if dual else COMBATS[weapon.combat]
        feeds = [_feeds(game, survivor, card, weapon) for card in (left, right)]
        yield ((right,) if feeds[1] > feeds[0] else (left,)), mode, kind
        if dual:
            yield (left, right), mode, kind


def _feeds(game: Table, survivor: Survivor, card: int, weapon: Weapon) -> int:
    """How many of the attached cards help this attack (INV-ATT-06)."""
    if weapon.reload:
        return int(card not in game.state.unloaded)  # NLD-TRAIT-04
    attached = [game.gear(ammo) for ammo in game.ammo_of(survivor, card)]
    return sum(weapon.ammo in (gear.attaches_to, gear.re_rolls) for gear in attached)


def why_useless(game: Table, survivor: Survivor, weapon: Weapon, cards: tuple[int, ...]) -> str:
    """The rule that keeps a weapon from working where it is, or an empty text."""
    if weapon.indoors and game.world.exterior >> survivor.zone & 1:
        return "INV-FIRE-06" if weapon.hellfire else "INV-AMMO-02"
    if weapon.bold and survivor.side:
        return "NLD-SPEC-05"
    if weapon.reload and any(card in game.state.unloaded for card in cards):
        return "NLD-TRAIT-01"
    if weapon.needs:
        loaded = any(
            game.gear(ammo).attaches_to == weapon.needs
            for card in cards
            for ammo in game.ammo_of(survivor, card)
        )
        if not loaded:
            return "INV-ATT-09" if weapon.hellfire else "INV-ATT-08"
    return ""


def list_attacks(game: Table, standing: Standing, options: list[Option]) -> None:
    """Every melee and ranged action with what is in hand."""
    survivor = standing.survivor
    if survivor.hands[0] == EMPTY and survivor.hands[1] == EMPTY:
        return
    for cards, mode, kind in in_hand(game, survivor, standing.traits):
        weapon = game.world.cards[cards[0]].weapons[mode]
        rule = why_useless(game, survivor, weapon, cards)
        if rule or not standing.can(kind):
            if game.blocked is not None:
                reason = "" if rule else "no-actions"
                key = f"{VERBS[weapon.combat].verb}:{weapon.card}"
                game.forbid(key, rule or "Z-ROUND-03", reason)
        elif weapon.combat == RANGED:
            for zone in zones_in_reach(game, standing, weapon):
                list_targets(game, standing, weapon, zone, len(cards) > 1, options)
            if game.blocked is not None:
                _explain_range(game, standing, weapon, len(cards) > 1)
        elif standing.crowd:
            list_targets(game, standing, weapon, standing.zone, len(cards) > 1, options)
        elif game.blocked is not None:
            game.forbid(f"melee:{weapon.card}", "Z-ACT-01", "nobody-to-hit")


def _explain_range(game: Table, standing: Standing, weapon: Weapon, pair: bool) -> None:
    """Zones with enemies that a weapon does not reach: too near, too far, out of sight."""
    ranges = game.sight_of(standing.who)[standing.zone].ranges
    reached = zones_in_reach(game, standing, weapon)
    for zone in game.zones_of(game.state.infested):
        if zone in reached:
            continue
        key = game.world.menu.attack(opt.Fire, weapon.card, zone, pair, -1).key
        if zone not in ranges:
            game.forbid(key, "Z-ACT-02", "out-of-sight", zone=zone)
            continue
        low, high = weapon.nearest, weapon.farthest + standing.traits.reach
        if low <= ranges[zone] <= high:
            game.forbid(key, "INV-FIRE-06")
            continue
        game.forbid(key, "Z-RANGED-01", "out-of-range", zone=zone, distance=ranges[zone],
                    nearest=low, farthest=high)  # fmt: skip


def zones_in_reach(game: Table, standing: Standing, weapon: Weapon) -> list[int]:
    """Zones in range and in sight (Z-ACT-02, Z-RANGED-01)."""
    traits, here = standing.traits, standing.zone
    low, high = weapon.nearest, weapon.farthest + traits.reach
    seen = game.sight_of(standing.who)[here].seen
    found = [zone for zone, distance in seen if low <= distance <= high]
    if low > 0 and traits.has("point-blank"):
        found.insert(0, here)
    if weapon.hellfire:
        outside = game.world.exterior
        found = [zone for zone in found if not outside >> zone & 1]  # INV-FIRE-06
    if weapon.blaze:
        found = [zone for zone in found if game.world.outside >> zone & 1]  # NLD-SPEC-07
    return found


def list_targets(
    game: Table, standing: Standing, weapon: Weapon, zone: int, pair: bool, options: list[Option]
) -> None:
    """An ordinary attack on the zone, and one concentrated on each enemy it may name."""
    world, traits = game.world, standing.traits
    verb = VERBS[weapon.combat]
    options.append(world.menu.attack(verb, weapon.card, zone, pair, -1))
    if not world.concentrates or weapon.hellfire or not game.state.infested >> zone & 1:
        return
    free = weapon.combat == MELEE or choose_freely(traits, weapon)
    free = free or (zone == standing.zone and traits.has("point-blank"))
    for foe in nameable(game, zone, free):
        options.append(world.menu.attack(verb, weapon.card, zone, pair, foe))


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


def strike_of(game: Table, turn: Turn, option: opt.Attack) -> tuple[Strike, str]:
    """The attack an option stands for, and the kind of action it is."""
    survivor = game.state.survivors[turn.who]
    traits = game.traits(turn.who)
    side = MELEE if isinstance(option, opt.Melee) else RANGED
    for cards, mode, kind in in_hand(game, survivor, traits):
        gear = game.world.cards[cards[0]]
        here = gear.model == option.card and gear.weapons[mode].combat == side
        if here and (len(cards) > 1) == option.pair:
            bonus = escalation(turn, traits, side) if traits.escalation else 0
            return Strike(turn.who, option.zone, cards, mode, -1, option.enemy, bonus), kind
    raise AssertionError("the weapon of an option is in hand")
