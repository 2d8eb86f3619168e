"""Attacks of survivors and units: which there are, and how many dice they roll how well."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from shambler.games.zombicide.core import options as opt
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.gear import SpecialAttack, Way, Weapon
from shambler.games.zombicide.core.hooks import Listener, consult
from shambler.games.zombicide.core.inventory import cards_in_use, unfit_cards
from shambler.games.zombicide.core.state import EMPTY, Survivor
from shambler.games.zombicide.core.traits import COMBATS, MELEE, NO_TRAITS, RANGED, Traits
from shambler.games.zombicide.core.turn import PAIRS, Standing, Turn
from shambler.kernel.decision import Option

VERBS: Final[tuple[type[opt.Attack], type[opt.Attack]]] = (opt.Melee, opt.Fire)


class Strike(msgspec.Struct, frozen=True, gc=False):
    """An attack that has been declared: who, with what, where, and on whom it is concentrated.

    ``cards`` are the weapons in hand, one or a pair; a unit (``unit`` >= 0) needs none.
    ``mode`` is the place of the attack among those of the weapon.
    """

    who: int
    zone: int
    cards: tuple[int, ...] = ()
    mode: int = 0
    unit: int = -1
    enemy: int = -1
    bonus: int = 0  # dice for the attacks in a row before this one
    origin: int = -1  # the zone of the unit that attacks
    pushed: int = 0  # dice that go beyond the weapon's own

    def weapon(self, game: ZombicideGame) -> Weapon:
        """What the attack is made with."""
        if self.unit >= 0:
            return game.world.unit_weapons[self.unit][self.mode]
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
    pushed: int = 0  # dice rolled with the others that are never re-rolled
    best: int = 1  # no bonus makes a die easier than this

    def hits(self, faces: tuple[int, ...]) -> int:
        """How many dice reach the accuracy (Z-COMBAT-02)."""
        least = max(self.best, self.accuracy - self.plus)
        return sum(face >= least for face in faces)

    def sixes_in(self, faces: tuple[int, ...]) -> int:
        """Dice that show a 6, raised ones included."""
        return sum(face + self.plus >= 6 for face in faces)


def profile_of(game: ZombicideGame, strike: Strike, by_enemies: bool = False) -> Profile:
    """Add everything up. A unit has no use for the skills of whoever makes it act.

    With ``by_enemies`` the number of enemies replaces the weapon's dice.
    """
    weapon = strike.weapon(game)
    traits = NO_TRAITS
    if strike.unit < 0:
        traits = consult(game, Listener.attack_traits, game.traits(strike.who), strike)
    side, count = weapon.combat, max(1, len(strike.cards))
    more = traits.dice[side] * count + strike.bonus
    instead = game.crowd(strike.zone) * count + more if traits.by_enemies[side] else 0
    dice = instead if by_enemies else weapon.dice * count + more
    point_blank = side == RANGED and traits.has("point-blank") and _own_zone(game, strike)
    expert = strike.enemy >= 0 and traits.expert_damage and dice >= traits.expert_dice
    damage = _damage(weapon, traits, side)
    own = weapon.traits
    found = Profile(
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
        pushed=strike.pushed,
        best=game.world.edition.best_accuracy,
    )
    return consult(game, Listener.profile, found, strike)


def choose_freely(traits: Traits, weapon: Weapon) -> bool:
    """May the shooter pick targets against their priority (Z-SKILL-64)?"""
    return traits.choose_targets[RANGED] or weapon.traits.choose_targets[RANGED]


def _damage(weapon: Weapon, traits: Traits, side: int) -> int:
    """The weapon's damage, raised by skills before anything multiplies it."""
    base = max(weapon.damage, traits.set_damage[side])
    named = sum(amount for card, amount in traits.damage_with if card == weapon.card)
    return base + traits.damage[side] + named


def escalation(turn: Turn, traits: Traits, side: int) -> int:
    """One more die for each attack in a row of the kinds a skill counts."""
    row = turn.row if side == turn.row_of else 0
    return sum(turn.streak if all(kinds) else row for kinds in traits.escalation if kinds[side])


def _own_zone(game: ZombicideGame, strike: Strike) -> bool:
    return game.state.survivors[strike.who].zone == strike.zone


def _re_rolls(
    game: ZombicideGame, strike: Strike, weapon: Weapon, traits: Traits
) -> tuple[str, ...]:
    """Every attached card of the right ammo, and luck (Z-ATT-01, Z-SKILL-48)."""
    if strike.unit >= 0:
        return ()
    survivor = game.state.survivors[strike.who]
    if game.world.loose_ammo and ammo_card(game, survivor, weapon.ammo) != EMPTY:
        return (weapon.ammo, "lucky") if traits.lucky else (weapon.ammo,)
    ammo = [
        f"ammo{number}"
        for number, (card, holder) in enumerate(survivor.attached)
        if holder in strike.cards and game.gear(card).re_rolls == weapon.ammo
    ]
    return (*ammo, "lucky") if traits.lucky else tuple(ammo)


def ammo_card(game: ZombicideGame, survivor: Survivor, ammo: str) -> int:
    """The card they carry that gives re-rolls to weapons with this ammo (Z-ATT-01), if any."""
    cards = cards_in_use(game, survivor)
    return next((card for card in cards if game.gear(card).re_rolls == ammo != ""), EMPTY)


def re_roll_card(game: ZombicideGame, strike: Strike, source: str) -> int:
    """The card behind a re-roll; luck needs none."""
    survivor = game.state.survivors[strike.who]
    if source.startswith("ammo"):
        return survivor.attached[int(source.removeprefix("ammo"))][0]
    return ammo_card(game, survivor, source)


# -- what can be attacked ------------------------------------------------------------------


def in_hand(game: ZombicideGame, survivor: Survivor, traits: Traits) -> list[Way]:
    """Every way to attack."""
    left, right = survivor.hands[0], survivor.hands[1]
    cards = game.world.cards
    if left == EMPTY or right == EMPTY or cards[left].model != cards[right].model:
        found: list[Way] = []
        for card in survivor.hands:
            if card != EMPTY:
                found += game.world.attacks_of[card]
        return found
    return _with_two(game, survivor, traits)


def _with_two(game: ZombicideGame, survivor: Survivor, traits: Traits) -> list[Way]:
    """Every way to attack with two copies in hand.

    Only the one with more cards to help it is worth naming by itself; a pair needs the dual symbol
    or a skill (Z-DUAL-01) and dice to add up.
    """
    left, right = survivor.hands[0], survivor.hands[1]
    cards = game.world.cards
    found: list[Way] = []
    for mode, weapon in enumerate(cards[left].weapons):
        dual = weapon.dice and (weapon.dual or traits.dual[weapon.combat])
        kind = PAIRS[weapon.combat] if dual else COMBATS[weapon.combat]
        help_left, help_right = (help_for(game, survivor, c, weapon) for c in (left, right))
        better = right if help_right > help_left else left
        found.append(((better,), mode, kind, cards[better].weapons[mode]))
        if dual:
            found.append(((left, right), mode, kind, weapon))
    return found


def help_for(game: ZombicideGame, survivor: Survivor, card: int, weapon: Weapon) -> int:
    """How many of the attached cards help this attack (Z-ATT-01)."""
    ready = card not in unfit_cards(game)  # of two copies the loaded one is fired (Z-RELOAD-04)
    attached = [game.gear(ammo) for ammo in game.ammo_of(survivor, card)]
    return ready + sum(weapon.ammo in (gear.attaches_to, gear.re_rolls) for gear in attached)


def why_useless(game: ZombicideGame, who: int, weapon: Weapon, cards: tuple[int, ...]) -> str:
    """The rule that keeps a weapon from working where it is, or an empty text."""
    for limit in weapon.limits:
        rule = limit.why_not(game, who, cards)
        if rule:
            return rule
    if weapon.needs:
        loaded = _is_loaded(game, who, weapon, cards)
        if not loaded:
            return "Z-ATT-09" if weapon.spends else "Z-ATT-08"
    return ""


def _is_loaded(game: ZombicideGame, who: int, weapon: Weapon, cards: tuple[int, ...]) -> bool:
    survivor = game.state.survivors[who]
    return any(
        game.gear(ammo).attaches_to == weapon.needs
        for card in cards
        for ammo in game.ammo_of(survivor, card)
    )


def explain_attack(
    game: ZombicideGame, standing: Standing, weapon: Weapon, pair: bool, rule: str
) -> None:
    """What this weapon cannot do: nothing at all, hit nobody, or not there."""
    reached = zones_in_reach(game, standing, weapon) if weapon.combat == RANGED else [standing.zone]
    for zone in reached:
        if rule:
            game.refuse(_targets(game, standing, weapon, zone, pair), rule)
        elif weapon.combat == RANGED:
            _explain_priority(game, standing, weapon, zone, pair)
        elif not standing.crowd:
            targets = _targets(game, standing, weapon, zone, pair)
            game.refuse(targets, "Z-ACT-01", "nobody-to-hit")
    if weapon.combat == RANGED:
        _explain_range(game, standing, weapon, pair, reached)


def _targets(
    game: ZombicideGame, standing: Standing, weapon: Weapon, zone: int, pair: bool
) -> list[Option]:
    """Every attack on a zone."""
    found: list[Option] = []
    list_targets(game, standing, weapon, zone, pair, found)
    return found


def _explain_priority(
    game: ZombicideGame, standing: Standing, weapon: Weapon, zone: int, pair: bool
) -> None:
    """Whom a shot cannot name, for others stand first."""
    world, named = game.world, game.world.edition.named_attacks
    if named is None or weapon.special is not None or picks_freely(standing, weapon, zone):
        return
    first = named.kinds(game, zone, False)
    rest = [foe for foe in named.kinds(game, zone, True) if foe not in first]
    shots = [world.menu.attack(opt.Fire, weapon.card, zone, pair, foe) for foe in rest]
    game.refuse(shots, named.rule)


def _explain_range(
    game: ZombicideGame, standing: Standing, weapon: Weapon, pair: bool, reached: Sequence[int]
) -> None:
    """Zones with enemies that a weapon does not reach: too near, too far, out of sight."""
    ranges = game.sight_of(standing.who, weapon)[standing.zone].ranges
    low, high = weapon.nearest, weapon.farthest + standing.traits.reach
    for zone in game.zones_of(game.state.infested):
        if zone in reached:
            continue
        shots = _targets(game, standing, weapon, zone, pair)
        if zone not in ranges:
            game.refuse(shots, "Z-ACT-02", "out-of-sight", zone=zone)
        elif low <= ranges[zone] <= high:
            assert weapon.special is not None  # nothing else keeps a zone in reach from it
            game.refuse(shots, weapon.special.refusal)
        else:
            game.refuse(shots, "Z-RANGED-01", "out-of-range", zone=zone, distance=ranges[zone],
                        nearest=low, farthest=high)  # fmt: skip


def zones_in_reach(game: ZombicideGame, standing: Standing, weapon: Weapon) -> Sequence[int]:
    """Zones in range and in sight (Z-ACT-02, Z-RANGED-01); several kinds of attacks ask."""
    if standing.reached is None:
        standing.reached = {}
    key = (id(weapon), standing.zone)
    found = standing.reached.get(key)
    if found is None:  # the weapon is kept, too: nothing else can have its number meanwhile
        found = standing.reached[key] = (weapon, _reach(game, standing, weapon))
    return found[1]


def _reach(game: ZombicideGame, standing: Standing, weapon: Weapon) -> Sequence[int]:
    traits, here = standing.traits, standing.zone
    low, high = weapon.nearest, weapon.farthest + traits.reach
    found = game.sight_of(standing.who, weapon)[here].zones_between(low, high)
    if low > 0 and "point-blank" in traits.rules:
        found = (here, *found)
    return found if weapon.special is None else _aimed_at(game, weapon.special, found)


def _aimed_at(game: ZombicideGame, special: SpecialAttack, zones: Sequence[int]) -> list[int]:
    return [zone for zone in zones if special.reaches(game, zone)]


def list_targets(
    game: ZombicideGame,
    standing: Standing,
    weapon: Weapon,
    zone: int,
    pair: bool,
    options: list[Option],
) -> None:
    """An ordinary attack on the zone, and one on each enemy it may name."""
    world = game.world
    verb, named = VERBS[weapon.combat], world.edition.named_attacks
    options.append(world.menu.attack(verb, weapon.card, zone, pair, -1))
    if named is None or weapon.special is not None or not game.state.infested >> zone & 1:
        return
    for foe in named.kinds(game, zone, picks_freely(standing, weapon, zone)):
        options.append(world.menu.attack(verb, weapon.card, zone, pair, foe))


def list_shots(
    game: ZombicideGame, standing: Standing, weapon: Weapon, pair: bool, options: list[Option]
) -> None:
    """A shot at every zone in reach, and one at each enemy it may name."""
    zones, world = zones_in_reach(game, standing, weapon), game.world
    if world.edition.named_attacks is None or weapon.special is not None:
        options += map(world.menu.shots(weapon.card, pair).__getitem__, zones)
        return
    shots, infested = world.menu.shots(weapon.card, pair), game.state.infested
    for zone in zones:
        if infested >> zone & 1:
            list_targets(game, standing, weapon, zone, pair, options)
        else:
            options.append(shots[zone])


def picks_freely(standing: Standing, weapon: Weapon, zone: int) -> bool:
    """May this attack pick anybody in the zone (Z-MELEE-01, Z-SKILL-64)?"""
    traits = standing.traits
    if weapon.combat == MELEE or choose_freely(traits, weapon):
        return True
    return zone == standing.zone and traits.has("point-blank")


def strike_of(game: ZombicideGame, turn: Turn, option: opt.Attack) -> tuple[Strike, str]:
    """The attack an option stands for, and the kind of action it is."""
    survivor = game.state.survivors[turn.who]
    traits = game.traits(turn.who)
    side = MELEE if isinstance(option, opt.Melee) else RANGED
    for cards, mode, kind, weapon in in_hand(game, survivor, traits):
        here = weapon.card == option.card and weapon.combat == side
        if here and (len(cards) > 1) == option.pair:
            bonus = escalation(turn, traits, side) if traits.escalation else 0
            return Strike(turn.who, option.zone, cards, mode, -1, option.enemy, bonus), kind
    raise AssertionError("the weapon of an option is in hand")
