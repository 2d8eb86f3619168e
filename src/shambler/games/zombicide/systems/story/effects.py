"""What story cards do: one class per effect, schema and behaviour at once.

An effect is applied in a :class:`StoryScene`: who took the card, and where. Effects that leave
something to be decided or drawn call a procedure; those that hold others are in ``nesting``, those
that end a mission in ``ending_effects``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from shambler.games.zombicide.core import events as ev
from shambler.games.zombicide.core.activation import Activation
from shambler.games.zombicide.core.levels import gain_experience
from shambler.games.zombicide.core.searching import Receive, SearchZone
from shambler.games.zombicide.core.spawning import CardForZone, SpawnAt
from shambler.games.zombicide.core.state import SpawnToken, take_from_stocks
from shambler.games.zombicide.core.turn import Turn, turn_of
from shambler.games.zombicide.core.words import (
    Amount,
    CardId,
    EnemyId,
    MachineType,
    SpawnId,
    ZoneName,
)
from shambler.games.zombicide.systems.buildings.building_state import (
    buildings_in,
    change_buildings,
)
from shambler.games.zombicide.systems.night.night import pass_hours
from shambler.games.zombicide.systems.noise.noise import noise_in
from shambler.games.zombicide.systems.road_cars.road_cars import release
from shambler.games.zombicide.systems.sheets.sheets import gain_cxp, mark, mark_team
from shambler.games.zombicide.systems.story.events import RuleBrought, SpawnChanged, WordFound
from shambler.games.zombicide.systems.story.handing_out import (
    GiveDoses,
    Peek,
    PlaceNoise,
    ShareWounds,
)
from shambler.games.zombicide.systems.story.resolving import read_note
from shambler.games.zombicide.systems.story.scene import HERE, Effect, StoryScene, Whom
from shambler.games.zombicide.systems.story.story_state import change_story, counted, story_in
from shambler.kernel.structs import replace

if TYPE_CHECKING:
    from shambler.games.zombicide.core.game import ZombicideGame


class GainWord(Effect, frozen=True, kw_only=True, tag="word"):
    """A keyword for other cards to ask for (FH-OBJ-08)."""

    word: str

    def apply(self, game: ZombicideGame, scene: StoryScene) -> None:
        """For the whole team, once."""
        words = story_in(game.state).words
        if self.word not in words:
            change_story(game.state, words=(*words, self.word))
            game.tell(WordFound, self.word)


class Experience(Effect, frozen=True, kw_only=True, tag="experience"):
    """Adrenaline."""

    who: Whom
    amount: Amount

    def apply(self, game: ZombicideGame, scene: StoryScene) -> None:
        """For each of them."""
        for who in reversed(scene.people(game, self.who)):
            gain_experience(game, who, self.amount, rule="FH-OBJ-05")


class GiveCard(Effect, frozen=True, kw_only=True, tag="give"):
    """A card from its deck or its discards; nothing if none is left."""

    card: CardId
    count: Amount = 1

    def apply(self, game: ZombicideGame, scene: StoryScene) -> None:
        """To whoever took the card: keep or discard."""
        state = game.state
        found: list[int] = []
        for card in game.world.copies[self.card]:
            if len(found) == self.count:
                break
            if take_from_stocks(state, card):
                found.append(card)
            elif card in state.discards:
                state.discards = tuple(other for other in state.discards if other != card)
                found.append(card)
        if found:
            game.call(Receive(scene.taker, tuple(found), "FH-OBJ-05"))


class StoryDraw(Effect, frozen=True, kw_only=True, tag="draw"):
    """Cards from a deck; no search, but what lurks there lurks still."""

    deck: str
    count: Amount

    def apply(self, game: ZombicideGame, scene: StoryScene) -> None:
        """For whoever took the card."""
        deck = game.world.edition.search_decks.index(self.deck)
        game.call(SearchZone(scene.taker, deck, self.count))


class StoryNoise(Effect, frozen=True, kw_only=True, tag="noise"):
    """Noise tokens: here, in a zone, or where the team wants them, at most two moves away."""

    at: str
    count: Amount

    def apply(self, game: ZombicideGame, scene: StoryScene) -> None:
        """Ask where, if it is open."""
        if self.at == "choose":
            game.call(PlaceNoise(scene.zone, self.count))
        else:
            noise_in(game.state)[scene.place(game, self.at)] += self.count


class StorySpawn(Effect, frozen=True, kw_only=True, tag="spawn"):
    """Zombies come, by no card."""

    enemy: EnemyId
    count: Amount
    at: str = HERE

    def apply(self, game: ZombicideGame, scene: StoryScene) -> None:
        """If figures run out, what follows from that."""
        foe = game.world.foe_index[self.enemy]
        game.call(SpawnAt(scene.place(game, self.at), foe, self.count))


class SpawnCards(Effect, frozen=True, kw_only=True, tag="spawn-card"):
    """A zombie card for each of these zones."""

    zones: tuple[ZoneName, ...]

    def apply(self, game: ZombicideGame, scene: StoryScene) -> None:
        """One after the other."""
        for zone in reversed(self.zones):
            game.call(CardForZone(scene.place(game, zone)))


class ExtraActivation(Effect, frozen=True, kw_only=True, tag="extra-activation"):
    """Zombies act once, all of them or some kinds; nobody shoots in it."""

    enemies: tuple[EnemyId, ...] = ()

    def apply(self, game: ZombicideGame, scene: StoryScene) -> None:
        """Shooter Walkers act with all, or by their own name."""
        index = game.world.foe_index
        kinds = [index[enemy] for enemy in self.enemies] or range(len(game.world.foes))
        game.call(Activation(tuple(kinds), rule="FH-OBJ-05"))


class PassHours(Effect, frozen=True, kw_only=True, tag="clock"):
    """Time goes by."""

    hours: Amount

    def apply(self, game: ZombicideGame, scene: StoryScene) -> None:
        """Night may fall at once."""
        pass_hours(game, self.hours)


class HealWounds(Effect, frozen=True, kw_only=True, tag="heal"):
    """Health, up to its maximum."""

    who: Whom
    amount: Amount

    def apply(self, game: ZombicideGame, scene: StoryScene) -> None:
        """For each of them."""
        for who in scene.people(game, self.who):
            survivor, full = game.state.survivors[who], game.world.armor[who]
            gained = min(self.amount, full - survivor.armor)
            if gained > 0:
                survivor.armor += gained
                game.tell(ev.ArmorRestored, who, gained, rule="FH-OBJ-05")


class Wound(Effect, frozen=True, kw_only=True, tag="wound"):
    """Wounds, which the players split among those meant."""

    who: Whom
    amount: Amount

    def apply(self, game: ZombicideGame, scene: StoryScene) -> None:
        """One after the other."""
        game.call(ShareWounds(tuple(scene.people(game, self.who)), self.amount))


class CampaignExperience(Effect, frozen=True, kw_only=True, tag="cxp"):
    """Campaign experience (FH-CAMP-02)."""

    who: Whom
    amount: Amount

    def apply(self, game: ZombicideGame, scene: StoryScene) -> None:
        """For each of them, the first one first."""
        for who in reversed(scene.people(game, self.who)):
            gain_cxp(game, who, self.amount)


class CountMore(Effect, frozen=True, kw_only=True, tag="count"):
    """Something the story counts."""

    what: str
    amount: int

    def apply(self, game: ZombicideGame, scene: StoryScene) -> None:
        """So many more."""
        counts = dict(story_in(game.state).counts)
        counts[self.what] = counted(game.state, self.what) + self.amount
        change_story(game.state, counts=tuple(counts.items()))


class LookAtCards(Effect, frozen=True, kw_only=True, tag="peek"):
    """The team reads some face-down cards of its choice; they stay where they are."""

    count: Amount

    def apply(self, game: ZombicideGame, scene: StoryScene) -> None:
        """One after the other."""
        game.call(Peek(self.count))


class KillIn(Effect, frozen=True, kw_only=True, tag="kill-in"):
    """All zombies of some zones are removed; nobody gains anything by it."""

    zones: tuple[ZoneName, ...]

    def apply(self, game: ZombicideGame, scene: StoryScene) -> None:
        """Back to the box."""
        for zone in {game.world.board.zone_at(zone): None for zone in self.zones}:
            for foe, count in enumerate(game.state.enemies[zone]):
                if count:
                    game.remove_enemies(zone, foe, count)
                    game.return_figures(foe, count)


class ChangeSpawn(Effect, frozen=True, kw_only=True, tag="spawn-zone"):
    """A spawn zone wakes up, falls asleep or is gone (Z2E-070)."""

    spawn: SpawnId
    state: Literal["active", "inactive", "removed"]

    def apply(self, game: ZombicideGame, scene: StoryScene) -> None:
        """From the next spawn step on."""
        set_spawn(game, self.spawn, self.state)


class NewSpawn(Effect, frozen=True, kw_only=True, tag="new-spawn-zone"):
    """A spawn zone that was not there before takes its clockwise place in the order."""

    zone: ZoneName

    def apply(self, game: ZombicideGame, scene: StoryScene) -> None:
        """Awake at once."""
        state, zone = game.state, game.world.board.zone_at(self.zone)
        number = max((token.id for token in state.spawns), default=-1) + 1
        number = max(number, len(game.world.mission.spawn))
        state.spawns = (*state.spawns, SpawnToken(number, zone, "red"))
        game.tell(SpawnChanged, number, "active")


class EndsTurn(Effect, frozen=True, kw_only=True, tag="end-turn"):
    """The turn of whoever took the card is over."""

    def apply(self, game: ZombicideGame, scene: StoryScene) -> None:
        """Nothing is left of it."""
        place = turn_of(game, scene.taker)
        if place >= 0:
            turn = game.state.stack[place]
            assert isinstance(turn, Turn)
            game.state.stack[place] = replace(turn, granted=1, spent=1)


class ReleaseCar(Effect, frozen=True, kw_only=True, tag="car"):
    """A car that was locked can be driven and searched."""

    car: MachineType

    def apply(self, game: ZombicideGame, scene: StoryScene) -> None:
        """The keys were found."""
        release(game.state, game.world.unit_index[self.car])


class BringRule(Effect, frozen=True, kw_only=True, tag="rule"):
    """A rule of the mission holds from now on."""

    flag: str

    def apply(self, game: ZombicideGame, scene: StoryScene) -> None:
        """Remembered with the round."""
        flags = dict(story_in(game.state).flags) | {self.flag: game.state.round}
        change_story(game.state, flags=tuple(flags.items()))
        game.tell(RuleBrought, self.flag)


class Doses(Effect, frozen=True, kw_only=True, tag="doses"):
    """The team takes a mark off survivors, so many in all, as it likes."""

    count: Amount
    mark: str

    def apply(self, game: ZombicideGame, scene: StoryScene) -> None:
        """One after the other."""
        game.call(GiveDoses(self.count, self.mark))


class StoryLoad(Effect, frozen=True, kw_only=True, tag="load"):
    """Whoever took the card carries a load from now on, and is marked by it."""

    mark: str

    def apply(self, game: ZombicideGame, scene: StoryScene) -> None:
        """A new carrier suffers the same."""
        change_story(game.state, carrier=scene.taker, load=-1)
        mark(game, scene.taker, self.mark, 1)


class Unbar(Effect, frozen=True, kw_only=True, tag="unlock-doors"):
    """Doors that no tool opened can be opened now."""

    doors: tuple[tuple[ZoneName, ZoneName], ...]

    def apply(self, game: ZombicideGame, scene: StoryScene) -> None:
        """Still for an action and with a tool."""
        barred = buildings_in(game.state).barred
        for door in self.doors:
            barred &= ~(1 << game.world.opening(door))
        change_buildings(game.state, barred=barred)


class FreeCards(Effect, frozen=True, kw_only=True, tag="unlock-cards"):
    """All cards may be taken from now on."""

    def apply(self, game: ZombicideGame, scene: StoryScene) -> None:
        """Wherever they lie."""
        change_story(game.state, free=True)


class Achieve(Effect, frozen=True, kw_only=True, tag="achievement"):
    """Something the team, or a survivor, will be remembered for; ``times`` -1: no longer."""

    what: str
    who: Literal["team", "taker"] = "team"
    times: int = 1

    def apply(self, game: ZombicideGame, scene: StoryScene) -> None:
        """The team's are written down once, a survivor's add up (FH-CAMP-08, FH-CAMP-09)."""
        if self.who == "team":
            mark_team(game, self.what)
        elif scene.taker >= 0:
            mark(game, scene.taker, self.what, self.times)


class ReadNote(Effect, frozen=True, kw_only=True, tag="note"):
    """A note is read (FH-OBJ-07)."""

    note: int

    def apply(self, game: ZombicideGame, scene: StoryScene) -> None:
        """By its number."""
        read_note(game, self.note, scene.taker, scene.zone)


def set_spawn(game: ZombicideGame, spawn: str, to: str, rule: str = "") -> None:
    """Wake a spawn zone, put it to sleep, or remove it."""
    state, name = game.state, game.world.spawn_name
    found = [token for token in state.spawns if name(token.id) == spawn]
    if not found:
        return
    others = [token for token in state.spawns if token not in found]
    if to != "removed":
        changed = replace(found[0], active=to == "active")
        others = [changed if token in found else token for token in state.spawns]
    state.spawns = tuple(others)
    game.tell(SpawnChanged, found[0].id, to, rule=rule)
