"""One attack from its declaration to the last wound: dice, re-rolls, hits, friendly fire."""

from __future__ import annotations

from typing import ClassVar, Final

from shambler.games.zombicide.core import events as ev
from shambler.games.zombicide.core import options as opt
from shambler.games.zombicide.core.combat import (
    Profile,
    Strike,
    choose_freely,
    explain_attack,
    in_hand,
    list_shots,
    list_targets,
    profile_of,
    re_roll_card,
    strike_of,
    why_useless,
)
from shambler.games.zombicide.core.edition import ActionFamily
from shambler.games.zombicide.core.friendly_fire import FriendlyFire, friends_in
from shambler.games.zombicide.core.game import DICE, ZombicideGame
from shambler.games.zombicide.core.hooks import Listener, consult, report
from shambler.games.zombicide.core.inventory import lose_card, put_away
from shambler.games.zombicide.core.levels import gain_experience
from shambler.games.zombicide.core.needs import ARMED
from shambler.games.zombicide.core.traits import MELEE, RANGED
from shambler.games.zombicide.core.turn import Standing, Turn
from shambler.kernel.box import Occasion
from shambler.kernel.chance import Roll
from shambler.kernel.decision import Decision, Option
from shambler.kernel.procedure import Procedure
from shambler.kernel.structs import replace

KEEP: Final = opt.Say("say:keep", "keep")
WEAPON, ENEMIES = opt.Say("say:weapon-dice", "weapon-dice"), opt.Say("say:by-enemies", "by-enemies")
MORE, ENOUGH = opt.Say("say:roll-more", "roll-more"), opt.Say("say:enough", "enough")


class Declare(Procedure, frozen=True, gc=False):
    """Noise, ammunition, and the number of dice."""

    strike: Strike

    def step(self, game: ZombicideGame) -> Decision | None:
        """Ask for the number of dice where a skill leaves a choice."""
        strike = self.strike
        weapon = strike.weapon(game)
        if weapon.special is not None:
            self._begin(game)
            self._spend(game)
            game.goto(AfterAttack(strike, bool(game.crowd(strike.zone))))
            weapon.special.strike(game, strike)
            return None
        found = profile_of(game, strike)
        if found.by_enemies and found.by_enemies != found.dice:
            about = {"who": strike.who, "dice": found.dice, "count": found.by_enemies}
            rule = game.traits(strike.who).by_enemies[weapon.combat]
            seats = game.world.seat_of[strike.who]
            return Decision(seats, "dice-count", [WEAPON, ENEMIES], rule, about)
        self._roll(game, found)
        return None

    def chosen(self, game: ZombicideGame, option: opt.Say) -> None:
        """The weapon's own value, or the number of enemies."""
        self._roll(game, profile_of(game, self.strike, option.word == "by-enemies"))

    def _roll(self, game: ZombicideGame, profile: Profile) -> None:
        self._begin(game)
        game.goto(Dice(self.strike, profile))

    def _begin(self, game: ZombicideGame) -> None:
        report(game, Listener.noticed, self.strike.who)
        report(game, Listener.attacked, self.strike)

    def _spend(self, game: ZombicideGame) -> None:
        """Ammo that is used up is discarded (Z-ATT-09)."""
        weapon = self.strike.weapon(game)
        if not weapon.spends:
            return
        survivor = game.state.survivors[self.strike.who]
        for card in self.strike.cards:
            for ammo in game.ammo_of(survivor, card):
                if game.gear(ammo).attaches_to == weapon.needs:
                    lose_card(survivor, ammo)
                    put_away(game, ammo)
                    game.tell(ev.CardDiscarded, self.strike.who, ammo, rule="Z-ATT-09")
                    return


def attack_occasion(
    game: ZombicideGame, strike: Strike, profile: Profile, dice: int, frail: int = 0
) -> Occasion:
    """What dice of an attack are for, and which faces hit (Z-COMBAT-02).

    Faces matter beyond that where sixes do something, and where all but the frail dice may be
    rolled again. Frail ones are those that were pushed: a 1 breaks the weapon.
    """
    good = tuple(face for face in range(1, 7) if profile.hits((face,)))
    about: dict[str, str | int] = {"who": strike.who, "machine": strike.unit, "zone": strike.zone}
    about |= {"dice": dice, "least": min(good, default=7), "frail": frail}
    harder = strike.unit < 0 and game.traits(strike.who).six_damage[strike.weapon(game).combat]
    single = profile.sixes or harder or (frail and profile.re_rolls)
    return Occasion("attack", about, "Z-COMBAT-02", good, "face" if single else "count", frail)


class Dice(Procedure, frozen=True, gc=False):
    """Roll all dice of an attack. What skills make of it is settled from here on."""

    strike: Strike
    profile: Profile

    def step(self, game: ZombicideGame) -> Roll | None:
        """No dice, no hits."""
        if not self.profile.dice + self.profile.pushed:
            game.goto(Resolve(self.strike, self.profile, ()))
            return None
        return Roll(DICE, self.profile.dice + self.profile.pushed)

    def occasion(self, game: ZombicideGame) -> Occasion:
        """The attack."""
        dice, pushed = self.profile.dice, self.profile.pushed
        return attack_occasion(game, self.strike, self.profile, dice + pushed, pushed)

    def rolled(self, game: ZombicideGame, faces: tuple[int, ...]) -> None:
        """Look at them."""
        profile = self.profile
        if profile.re_rolls or profile.sixes:
            game.goto(Rolled(self.strike, profile, faces, profile.re_rolls))
        else:
            game.goto(Resolve(self.strike, profile, faces))


class Rolled(Procedure, frozen=True, gc=False):
    """The dice lie on the table: re-roll them all, once per source; then count (Z-SKILL-48)."""

    strike: Strike
    profile: Profile
    faces: tuple[int, ...]
    sources: tuple[str, ...] = ()
    extra: int = -1  # sixes still to be followed up; -1: not counted yet

    def step(self, game: ZombicideGame) -> Decision | None:
        """Offer what may still be done with the dice."""
        if not self.sources and not self._sixes():
            game.goto(Resolve(self.strike, self.profile, self.faces))
            return None
        shown, hits = " ".join(map(str, self.faces)), self.profile.hits(self.faces)
        about: dict[str, str | int] = {"who": self.strike.who, "dice": shown, "hits": hits}
        seats = game.world.seat_of[self.strike.who]
        if self.sources:
            again = [
                opt.Say(f"say:re-roll-{source}", source, re_roll_card(game, self.strike, source))
                for source in self.sources
            ]
            rule = "Z-SKILL-48" if "lucky" in self.sources else "Z-ATT-01"
            return Decision(seats, "re-roll", [*again, KEEP], rule, about)
        rule = game.traits(self.strike.who).sixes[self.strike.weapon(game).combat]
        return Decision(seats, "roll-more", [MORE, ENOUGH], rule, about)

    def _sixes(self) -> int:
        """Sixes that call for another die."""
        if self.extra >= 0:
            return self.extra
        return self.profile.sixes_in(self.faces) if self.profile.sixes else 0

    def chosen(self, game: ZombicideGame, option: opt.Say) -> None:
        """Roll everything again, roll one more for every six, or leave it."""
        strike, profile, faces = self.strike, self.profile, self.faces
        if option.word in self.sources:
            left = tuple(source for source in self.sources if source != option.word)
            rule = "Z-SKILL-48" if option.word == "lucky" else "Z-ATT-01"
            pushed = faces[profile.dice :] if profile.pushed else ()
            game.goto(ReRoll(strike, profile, left, rule, pushed))
        elif option.word == "roll-more":
            game.goto(RollMore(strike, profile, faces, self._sixes()))
        elif option.word == "keep":
            game.goto(Rolled(strike, profile, faces))
        else:
            game.goto(Resolve(strike, profile, faces))


class ReRoll(Procedure, frozen=True, gc=False):
    """Roll all dice again but those that were pushed; the new result stands."""

    strike: Strike
    profile: Profile
    sources: tuple[str, ...]
    rule: str
    pushed: tuple[int, ...] = ()  # dice that stay as they lie

    def occasion(self, game: ZombicideGame) -> Occasion:
        """The attack."""
        return attack_occasion(game, self.strike, self.profile, self.profile.dice)

    def step(self, game: ZombicideGame) -> Roll:
        """All of them."""
        return Roll(DICE, self.profile.dice)

    def rolled(self, game: ZombicideGame, faces: tuple[int, ...]) -> None:
        """Other sources may still be used."""
        game.tell(ev.ReRolled, self.strike.who, faces, rule=self.rule)
        game.goto(Rolled(self.strike, self.profile, faces + self.pushed, self.sources))


class RollMore(Procedure, frozen=True, gc=False):
    """One more die for every 6, as long as sixes come."""

    strike: Strike
    profile: Profile
    faces: tuple[int, ...]
    dice: int

    def step(self, game: ZombicideGame) -> Roll:
        """As many as there were sixes."""
        return Roll(DICE, self.dice)

    def occasion(self, game: ZombicideGame) -> Occasion:
        """The attack."""
        return attack_occasion(game, self.strike, self.profile, self.dice)

    def rolled(self, game: ZombicideGame, faces: tuple[int, ...]) -> None:
        """Add them to the others."""
        more = self.profile.sixes_in(faces)
        game.goto(Rolled(self.strike, self.profile, self.faces + faces, (), more))


class Resolve(Procedure, frozen=True, gc=False):
    """Count hits and misses and hand them out."""

    strike: Strike
    profile: Profile
    faces: tuple[int, ...]

    def step(self, game: ZombicideGame) -> None:
        """Hits first, then the misses that go astray (Z-FRIEND-01)."""
        strike, faces = self.strike, self.faces
        found = consult(game, Listener.dice_settled, self.profile, strike, faces)
        weapon = strike.weapon(game)
        hits = found.hits(faces)
        game.tell(
            ev.AttackRolled, strike.who, weapon.card, strike.zone, self.faces, hits,
            max(found.best, found.accuracy - found.plus), strike.unit,
        )  # fmt: skip
        misses = len(self.faces) - hits
        game.goto(AfterAttack(strike))
        if misses and weapon.combat == RANGED and not found.careful:
            friends = tuple(friends_in(game, strike))
            if friends:
                game.call(FriendlyFire(strike.who, friends, misses, found.friendly_damage))
        if hits:
            self._land(game, found, hits)
        report(game, Listener.before_hits, strike, found, faces)

    def _land(self, game: ZombicideGame, found: Profile, hits: int) -> None:
        """On the enemy that was named, or on whoever is there."""
        named = game.world.edition.named_attacks
        if named is not None and self.strike.enemy >= 0:
            named.land(game, self.strike, found, hits)
        else:
            game.call(AssignHits(self.strike, found, hits))


def waste(
    game: ZombicideGame, strike: Strike, hits: int, why: str, foe: int = -1, rule: str = ""
) -> None:
    """Hits that bring nobody down, and why."""
    game.tell(ev.HitsWasted, strike.who, hits, strike.zone, why, foe, rule=rule)


def fell(game: ZombicideGame, strike: Strike, foe: int, count: int) -> None:
    """Enemies are eliminated; experience comes at once (Z-XP-01)."""
    game.remove_enemies(strike.zone, foe, count)
    game.return_figures(foe, count)
    game.tell(ev.EnemiesFell, strike.who, foe, count, strike.zone)
    gain_experience(game, strike.who, game.world.foes[foe].experience * count)
    melee = strike.weapon(game).combat == MELEE
    report(game, Listener.enemy_fell, strike.who, foe, melee, strike.zone, count)
    _note_kill(game)


def _note_kill(game: ZombicideGame) -> None:
    """Tell the attack below that it eliminated somebody."""
    stack = game.state.stack
    for place in range(len(stack) - 1, -1, -1):
        frame = stack[place]
        if isinstance(frame, AfterAttack):
            stack[place] = replace(frame, killed=True)
            return


class AssignHits(Procedure, frozen=True, gc=False):
    """Put hits on enemies: freely in melee, by priority at range (Z-MELEE-01, Z-TARGET-01)."""

    strike: Strike
    profile: Profile
    hits: int
    reaped: bool = False

    def step(self, game: ZombicideGame) -> Decision | None:
        """Ask only where it matters who is hit."""
        strike, state = self.strike, game.state
        if not self.hits:
            game.end()
            return None
        if not state.infested >> strike.zone & 1:
            waste(game, strike, self.hits, "nobody-left", rule="Z-COMBAT-03")
            game.end()
            return None
        targets = self._targets(game)
        if not any(self._falls(game, foe) for foe in targets):
            self._all_too_weak(game, targets)
            game.end()
            return None
        about = {"who": strike.who, "hits": self.hits, "zone": strike.zone}
        rule = self._free_choice(game) if self.profile.choose else "Z-TARGET-01"
        seats = game.world.seat_of[strike.who]
        return Decision(seats, "assign-hit", self._options(game, targets), rule, about)

    def _free_choice(self, game: ZombicideGame) -> str:
        """The rule by which targets are picked freely."""
        weapon, traits = self.strike.weapon(game), game.traits(self.strike.who)
        if weapon.combat == MELEE:
            return "Z-MELEE-01"
        return "Z-SKILL-64" if choose_freely(traits, weapon) else traits.rules["point-blank"]

    def _targets(self, game: ZombicideGame) -> list[int]:
        """The kinds that a hit may be put on, those it is too weak for among them (Z-TARGET-05)."""
        world, counts = game.world, game.state.enemies[self.strike.zone]
        if self.profile.choose:
            return [foe for foe, count in enumerate(counts) if count]
        level = next(lvl for lvl in world.priority if any(counts[foe] for foe in lvl))
        return [foe for foe in level if counts[foe]]

    def _falls(self, game: ZombicideGame, foe: int) -> bool:
        """Is one hit enough for an enemy of this kind (Z-ENEMY-01)?"""
        return game.world.foes[foe].toughness <= self.profile.damage

    def _all_too_weak(self, game: ZombicideGame, targets: list[int]) -> None:
        """Whoever is hit, nothing comes of it: there is nothing to choose."""
        rest = sum(map(bool, game.state.enemies[self.strike.zone])) > len(targets)
        why, rule = ("shielded", "Z-TARGET-05") if rest else ("too-weak", "Z-ENEMY-01")
        waste(game, self.strike, self.hits, why, targets[0], rule)

    def _options(self, game: ZombicideGame, targets: list[int]) -> list[Option]:
        foes, counts = game.world.foes, game.state.enemies[self.strike.zone]
        falls = [foe for foe in targets if self._falls(game, foe)]
        plain: list[Option] = [
            opt.Hit(f"hit:{foes[foe].id}", foe, wasted=foe not in falls) for foe in targets
        ]
        if not self.profile.reaper or self.reaped:
            return plain
        reap = [opt.Hit(f"hit:{foes[foe].id}+1", foe, True) for foe in falls if counts[foe] > 1]
        return [*plain, *reap]

    def chosen(self, game: ZombicideGame, option: opt.Hit) -> None:
        """One hit, one enemy; reaping takes a second of the kind."""
        reaped = self.reaped or option.reap
        game.goto(AssignHits(self.strike, self.profile, self.hits - 1, reaped))
        if option.wasted:
            waste(game, self.strike, 1, "too-weak", option.enemy, "Z-ENEMY-01")
        else:
            fell(game, self.strike, option.enemy, 2 if option.reap else 1)


class AfterAttack(Procedure, frozen=True, gc=False):
    """The attack is over; whoever waits for that may do something now."""

    strike: Strike
    killed: bool = False

    def step(self, game: ZombicideGame) -> None:
        """Tell them."""
        game.end()
        report(game, Listener.attack_over, self.strike, self.killed)


class CombatActions(ActionFamily):
    """Melee and ranged attacks."""

    carries: ClassVar[tuple[type[Option], ...]] = (opt.Melee, opt.Fire)
    wants: ClassVar[int] = ARMED

    def lists(self, game: ZombicideGame, standing: Standing, options: list[Option]) -> None:
        """Every melee and ranged action with what is in hand."""
        asked = game.blocked is not None
        for cards, _, kind, weapon in in_hand(game, standing.survivor, standing.traits):
            if weapon.combat == MELEE and not standing.crowd and not asked:
                continue  # nobody to hit
            pair, rule = len(cards) > 1, ""
            if weapon.limits or weapon.needs:
                rule = why_useless(game, standing.who, weapon, cards)
            if asked:
                explain_attack(game, standing, weapon, pair, rule)
            if rule or not standing.can(kind):
                continue
            if weapon.combat == RANGED:
                list_shots(game, standing, weapon, pair, options)
            elif standing.crowd:
                list_targets(game, standing, weapon, standing.zone, pair, options)

    def carry_out(self, game: ZombicideGame, turn: Turn, option: opt.Attack) -> None:
        """Pay and strike."""
        strike, kind = strike_of(game, turn, option)
        turn.pay(game, kind)
        game.call(Declare(strike))


COMBAT: Final = CombatActions()
