"""One attack from its declaration to the last wound: dice, re-rolls, hits, friendly fire."""

from __future__ import annotations

import msgspec

from shambler.games.zombicide import events as ev
from shambler.games.zombicide import options as opt
from shambler.games.zombicide.abilities.hit_and_run import FreeMove
from shambler.games.zombicide.edition import Actions
from shambler.games.zombicide.features.hellfire import Burn
from shambler.games.zombicide.features.missions import attacked, enemy_fell
from shambler.games.zombicide.features.molotov import Blaze
from shambler.games.zombicide.procedures.combat import (
    Profile,
    Strike,
    list_attacks,
    profile_of,
    strike_of,
)
from shambler.games.zombicide.procedures.inventory import lose_card, put_away
from shambler.games.zombicide.procedures.levels import GainExperience
from shambler.games.zombicide.procedures.noise import make_noise, uncover
from shambler.games.zombicide.procedures.turn import Turn
from shambler.games.zombicide.procedures.wounds import Suffer
from shambler.games.zombicide.table import DICE, Table
from shambler.games.zombicide.traits import MELEE, RANGED
from shambler.kernel.chance import Roll
from shambler.kernel.decision import Decision, Option
from shambler.kernel.procedure import Procedure

KEEP = opt.Say("say:keep", "keep")
WEAPON, ENEMIES = opt.Say("say:weapon-dice", "weapon-dice"), opt.Say("say:by-enemies", "by-enemies")
MORE, ENOUGH = opt.Say("say:roll-more", "roll-more"), opt.Say("say:enough", "enough")


class Declare(Procedure, frozen=True, gc=False):
    """Noise, ammunition, and the number of dice."""

    strike: Strike

    def step(self, game: Table) -> Decision | None:
        """Ask for the number of dice where a skill leaves a choice."""
        strike = self.strike
        weapon = strike.weapon(game)
        if weapon.blaze:
            self._begin(game)
            game.goto(AfterAttack(strike, bool(game.crowd(strike.zone))))
            game.call(Blaze(strike.who, strike.zone, strike.cards[0]))
            return None
        if weapon.hellfire:
            self._begin(game)
            self._spend(game)
            game.goto(AfterAttack(strike, bool(game.crowd(strike.zone))))
            game.call(Burn(strike.who, strike.zone))
            return None
        found = profile_of(game, strike)
        if found.by_enemies and found.by_enemies != found.dice:
            about = {"who": strike.who, "dice": found.dice, "count": found.by_enemies}
            rule = game.cite("INV-SKILL-51") if weapon.combat == MELEE else "INV-SKILL-39"
            seats = game.world.seat_of[strike.who]
            return Decision(seats, "dice-count", [WEAPON, ENEMIES], rule, about)
        self._roll(game, found)
        return None

    def chosen(self, game: Table, option: opt.Say) -> None:
        """The weapon's own value, or the number of enemies."""
        self._roll(game, profile_of(game, self.strike, option.word == "by-enemies"))

    def _roll(self, game: Table, profile: Profile) -> None:
        self._begin(game)
        game.goto(Dice(self.strike, profile))

    def _begin(self, game: Table) -> None:
        """One noise token at most, where the attacker stands (INV-NOISE-01, 03, 06)."""
        strike, weapon = self.strike, self.strike.weapon(game)
        uncover(game, strike.who)
        attacked(game, strike.who, weapon.card, strike.zone)
        if weapon.reload:
            game.state.unloaded = (*game.state.unloaded, *strike.cards)
        if weapon.noisy:
            if strike.machine >= 0:
                game.state.noise[game.state.machines[strike.machine].zone] += 1
            else:
                make_noise(game, strike.who, "INV-NOISE-01")

    def _spend(self, game: Table) -> None:
        """A canister is used up (INV-ATT-09)."""
        weapon = self.strike.weapon(game)
        if not weapon.spends:
            return
        survivor = game.state.survivors[self.strike.who]
        for card in self.strike.cards:
            for ammo in game.ammo_of(survivor, card):
                if game.gear(ammo).attaches_to == weapon.needs:
                    lose_card(survivor, ammo)
                    put_away(game, ammo)
                    game.tell(ev.CardDiscarded, self.strike.who, ammo, rule="INV-ATT-09")
                    return


class Dice(Procedure, frozen=True, gc=False):
    """Roll all dice of an attack. What skills make of it is settled from here on."""

    strike: Strike
    profile: Profile

    def step(self, game: Table) -> Roll | None:
        """No dice, no hits."""
        if not self.profile.dice:
            game.goto(Resolve(self.strike, self.profile, ()))
            return None
        return Roll(DICE, self.profile.dice)

    def rolled(self, game: Table, faces: tuple[int, ...]) -> None:
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

    def step(self, game: Table) -> Decision | None:
        """Offer what may still be done with the dice."""
        if not self.sources and not self._sixes():
            game.goto(Resolve(self.strike, self.profile, self.faces))
            return None
        shown, hits = " ".join(map(str, self.faces)), self.profile.hits(self.faces)
        about: dict[str, str | int] = {"who": self.strike.who, "dice": shown, "hits": hits}
        seats = game.world.seat_of[self.strike.who]
        if self.sources:
            again = [opt.Say(f"say:re-roll-{source}", source) for source in self.sources]
            rule = "Z-SKILL-48" if "lucky" in self.sources else "INV-ATT-01"
            return Decision(seats, "re-roll", [*again, KEEP], game.cite(rule), about)
        rule = game.traits(self.strike.who).sixes[self.strike.weapon(game).combat]
        return Decision(seats, "roll-more", [MORE, ENOUGH], rule, about)

    def _sixes(self) -> int:
        """Sixes that call for another die."""
        if self.extra >= 0:
            return self.extra
        return self.profile.sixes_in(self.faces) if self.profile.sixes else 0

    def chosen(self, game: Table, option: opt.Say) -> None:
        """Roll everything again, roll one more for every six, or leave it."""
        strike, profile, faces = self.strike, self.profile, self.faces
        if option.word in self.sources:
            left = tuple(source for source in self.sources if source != option.word)
            rule = "Z-SKILL-48" if option.word == "lucky" else "INV-ATT-01"
            game.goto(ReRoll(strike, profile, left, game.cite(rule)))
        elif option.word == "roll-more":
            game.goto(RollMore(strike, profile, faces, self._sixes()))
        elif option.word == "keep":
            game.goto(Rolled(strike, profile, faces))
        else:
            game.goto(Resolve(strike, profile, faces))


class ReRoll(Procedure, frozen=True, gc=False):
    """Roll all dice again; the new result stands."""

    strike: Strike
    profile: Profile
    sources: tuple[str, ...]
    rule: str

    def step(self, game: Table) -> Roll:
        """All of them."""
        return Roll(DICE, self.profile.dice)

    def rolled(self, game: Table, faces: tuple[int, ...]) -> None:
        """Other sources may still be used."""
        game.tell(ev.ReRolled, self.strike.who, faces, rule=self.rule)
        game.goto(Rolled(self.strike, self.profile, faces, self.sources))


class RollMore(Procedure, frozen=True, gc=False):
    """One more die for every 6, as long as sixes come (INV-SKILL-58 to 60)."""

    strike: Strike
    profile: Profile
    faces: tuple[int, ...]
    dice: int

    def step(self, game: Table) -> Roll:
        """As many as there were sixes."""
        return Roll(DICE, self.dice)

    def rolled(self, game: Table, faces: tuple[int, ...]) -> None:
        """Add them to the others."""
        more = self.profile.sixes_in(faces)
        game.goto(Rolled(self.strike, self.profile, self.faces + faces, (), more))


class Resolve(Procedure, frozen=True, gc=False):
    """Count hits and misses and hand them out."""

    strike: Strike
    profile: Profile
    faces: tuple[int, ...]

    def step(self, game: Table) -> None:
        """Hits first, then the misses that go astray (Z-FRIEND-01)."""
        strike, found = self.strike, self.profile
        weapon = strike.weapon(game)
        hits = found.hits(self.faces)
        game.tell(
            ev.AttackRolled, strike.who, weapon.card, strike.zone, self.faces, hits,
            max(1, found.accuracy - found.plus), strike.machine,
        )  # fmt: skip
        misses = len(self.faces) - hits
        game.goto(AfterAttack(strike))
        if misses and weapon.combat == RANGED and not found.careful:
            game.call(FriendlyFire(strike, misses, found.friendly_damage))
        if not hits:
            return
        if strike.enemy >= 0:
            _concentrate(game, strike, found, hits)
        else:
            game.call(AssignHits(strike, found, hits))


def _concentrate(game: Table, strike: Strike, found: Profile, hits: int) -> None:
    """All hits on one enemy, their damage multiplied; spare damage is lost (INV-CONC-02)."""
    if found.damage * hits >= game.world.foes[strike.enemy].toughness:
        fell(game, strike, strike.enemy, 1)
    else:
        game.tell(ev.HitsWasted, strike.who, hits, strike.zone, rule="INV-CONC-02")


def fell(game: Table, strike: Strike, foe: int, count: int) -> None:
    """Enemies are eliminated; experience comes at once (Z-XP-01)."""
    game.remove_enemies(strike.zone, foe, count)
    game.return_figures(foe, count)
    game.tell(ev.EnemiesFell, strike.who, foe, count, strike.zone)
    game.call(GainExperience(strike.who, game.world.foes[foe].experience * count))
    melee = strike.weapon(game).combat == MELEE
    enemy_fell(game, strike.who, foe, melee, strike.zone, count)
    _note_kill(game)


def _note_kill(game: Table) -> None:
    """Tell the attack below that it eliminated somebody."""
    stack = game.state.stack
    for place in range(len(stack) - 1, -1, -1):
        frame = stack[place]
        if isinstance(frame, AfterAttack):
            stack[place] = msgspec.structs.replace(frame, killed=True)
            return


class AssignHits(Procedure, frozen=True, gc=False):
    """Put hits on enemies: freely in melee, by priority at range (Z-MELEE-01, Z-TARGET-01)."""

    strike: Strike
    profile: Profile
    hits: int
    reaped: bool = False

    def step(self, game: Table) -> Decision | None:
        """Ask only where there is something to choose."""
        strike, state = self.strike, game.state
        if not self.hits:
            game.end()
            return None
        targets = self._targets(game) if state.infested >> strike.zone & 1 else []
        if not targets:  # nobody is left, or those who are shield the rest (Z-TARGET-05)
            rule = "Z-TARGET-05" if state.infested >> strike.zone & 1 else "Z-COMBAT-03"
            game.tell(ev.HitsWasted, strike.who, self.hits, strike.zone, rule=rule)
            game.end()
            return None
        about = {"who": strike.who, "hits": self.hits, "zone": strike.zone}
        rule = "Z-TARGET-01"
        if self.profile.choose:
            rule = "Z-MELEE-01" if strike.weapon(game).combat == MELEE else "Z-SKILL-64"
        seats = game.world.seat_of[strike.who]
        return Decision(seats, "assign-hit", self._options(game, targets), rule, about)

    def _targets(self, game: Table) -> list[int]:
        """The kinds that a hit may be put on and that it can eliminate (Z-ENEMY-01)."""
        world, counts = game.world, game.state.enemies[self.strike.zone]
        if self.profile.choose:
            present = [foe for foe, count in enumerate(counts) if count]
        else:
            level = next(lvl for lvl in world.priority if any(counts[foe] for foe in lvl))
            present = [foe for foe in level if counts[foe]]
        return [foe for foe in present if world.foes[foe].toughness <= self.profile.damage]

    def _options(self, game: Table, targets: list[int]) -> list[Option]:
        foes, counts = game.world.foes, game.state.enemies[self.strike.zone]
        plain: list[Option] = [opt.Hit(f"hit:{foes[foe].id}", foe) for foe in targets]
        if not self.profile.reaper or self.reaped:
            return plain
        reap = [opt.Hit(f"hit:{foes[foe].id}+1", foe, True) for foe in targets if counts[foe] > 1]
        return [*plain, *reap]

    def chosen(self, game: Table, option: opt.Hit) -> None:
        """One hit, one enemy; reaping takes a second of the kind (INV-SKILL-52 to 54)."""
        reaped = self.reaped or option.reap
        game.goto(AssignHits(self.strike, self.profile, self.hits - 1, reaped))
        fell(game, self.strike, option.enemy, 2 if option.reap else 1)


def friends_in(game: Table, strike: Strike) -> list[int]:
    """Who may be hit by a miss: not the attacker, nor the machine that fires (Z-FRIEND-02)."""
    state = game.state
    found = [
        who
        for who in game.here(strike.zone)
        if who != strike.who
        and not (0 <= strike.machine == state.survivors[who].car)  # NLD-CAR-14
        and not game.traits(who).has("low-profile")
    ]
    first = len(state.survivors)
    for number, machine in enumerate(state.machines):
        if machine.zone == strike.zone and machine.active and number != strike.machine:
            found.append(first + number)
    return found


class FriendlyFire(Procedure, frozen=True, gc=False):
    """Every miss of a shot hits a friend in the target zone (Z-FRIEND-01, 02)."""

    strike: Strike
    misses: int
    damage: int
    shrugged: tuple[int, ...] = ()  # who has ignored a first point already (INV-SKILL-71)

    def step(self, game: Table) -> Decision | None:
        """The players share the misses out."""
        friends = friends_in(game, self.strike)
        if not self.misses or not friends:
            game.end()
            return None
        take = game.world.menu.take
        about = {"who": self.strike.who, "count": self.misses, "damage": self.damage}
        options = [take[figure] for figure in friends]
        return Decision(game.world.seats, "friendly-fire", options, "Z-FRIEND-01", about)

    def chosen(self, game: Table, option: opt.Pick) -> None:
        """One miss lands."""
        game.goto(msgspec.structs.replace(self, misses=self.misses - 1))
        game.tell(ev.AttackLanded, option.who, -1, self.damage, rule="Z-FRIEND-01")
        game.call(Suffer(option.who, self.damage, -1, option.who not in self.shrugged))

    def returned(self, game: Table, shrugged: int | None) -> None:
        """Remember who has used up their toughness in this case of friendly fire."""
        if shrugged is not None:
            game.goto(msgspec.structs.replace(self, shrugged=(*self.shrugged, shrugged)))


class AfterAttack(Procedure, frozen=True, gc=False):
    """What an attack leaves behind: a free move for whoever hits and runs (INV-SKILL-40)."""

    strike: Strike
    killed: bool = False

    def step(self, game: Table) -> None:
        """Only survivors run."""
        strike = self.strike
        survivor = game.state.survivors[strike.who]
        runs = self.killed and strike.machine < 0 and game.traits(strike.who).has("hit-and-run")
        if runs and survivor.zone >= 0 and survivor.car < 0:
            game.goto(FreeMove(strike.who, game.cite("INV-SKILL-40")))
        else:
            game.end(self.killed)


def attack(game: Table, turn: Turn, option: opt.Attack) -> None:
    """Pay and strike."""
    strike, kind = strike_of(game, turn, option)
    turn.pay(game, kind)
    game.call(Declare(strike))


COMBAT = Actions(list_attacks, {opt.Melee: attack, opt.Fire: attack})
