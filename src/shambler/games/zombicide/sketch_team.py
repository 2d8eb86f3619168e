"""The team in text: a line for everybody, with what they hold and how they are."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.state import EMPTY, IN_PLAY, LEFT
from shambler.games.zombicide.core.turn import Turn
from shambler.games.zombicide.core.words import LEVELS
from shambler.games.zombicide.naming import LEVEL_NAMES, card, survivor
from shambler.games.zombicide.sketch_marks import LEVEL_STYLES, SIGNS, WIDTH, Mark
from shambler.games.zombicide.system_parts import (
    cars_shown,
    hidden_at,
    leads,
    lying_at,
    rescued_in,
    side_of,
    tokens_of,
)

INDENT: Final = 37  # where the cards of a survivor begin


class Team:
    """One team in one language; everybody has a letter."""

    def __init__(self, game: ZombicideGame, language: str, letters: list[str]) -> None:
        self.game = game
        self.language = language
        self.letters = letters
        self.lying = lying_at(game.state)

    def _say(self, message: str, what: str, **about: object) -> str:
        return said(self.game, self.language, message, what, **about)

    def lines(self) -> Iterator[str]:
        """A line for every survivor, and one for what is in the backpack."""
        words = [self._say("head", what) for what in ("name", "zone", "armor", "level")]
        head = f"   {words[0]:10s} {words[1]:5s} {words[2]:6s} {words[3]:10s} "
        body = f" | {self._say('head', 'body')}" if self.game.world.edition.body else ""
        yield f"[dim]{head}{self._say('head', 'hands')}{body}[/]"
        for who in range(len(self.game.state.survivors)):
            yield from self._survivor(who)

    def _survivor(self, who: int) -> Iterator[str]:
        game = self.game
        person, name = game.state.survivors[who], survivor(game, who, self.language)
        if person.status != IN_PLAY:
            style, note = ("yellow" if who in self.lying else "dim"), self._gone(who)
            yield f"[{style}] {self.letters[who]} {name:10s} {note}[/]"
            return
        zone = game.world.board.zones[person.zone].name
        armor = "■" * person.armor + "□" * max(0, game.world.armor[who] - person.armor)
        level = LEVELS[person.level]
        reached = f"{LEVEL_NAMES[level].into(self.language)} {person.experience}"
        line = f" {Mark(self.letters[who], 'bold cyan')} {name:10s} {zone:5s} {armor:6s} "
        line += f"{Mark(f'{reached:10s}', LEVEL_STYLES[level])} "
        gear = self._cards(who, person.hands)
        if game.world.edition.body:
            gear += f" | {self._cards(who, person.body)}"
        notes = list(self._notes(who))
        fits = len(gear) + sum(len(note.text) + 2 for note in notes) < WIDTH - INDENT
        shown = "".join(f"  {note}" for note in notes)
        yield line + gear + (shown if fits else "")
        if notes and not fits:
            yield f"{'':{INDENT - 2}s}{shown}"
        if person.pack:
            packed = self._say("pack", "", cards=self._cards(who, person.pack))
            yield f"[dim]{'':{INDENT}s}{packed}[/]"

    def _gone(self, who: int) -> str:
        """Where somebody is who no longer acts."""
        if who in self.lying:
            entry = self.lying[who]
            zone = self.game.world.zone_name(entry.zone)
            return self._say("note", "down", actions=0, zone=zone, round=entry.round + 1)
        if who in rescued_in(self.game.state):
            return self._say("note", "rescued", actions=0)
        status = self.game.state.survivors[who].status
        return self._say("note", "left" if status == LEFT else "eliminated", actions=0)

    def _notes(self, who: int) -> Iterator[Mark]:
        """Acting, done, hidden, leading, holding remotes."""
        person = self.game.state.survivors[who]
        frames = [f for f in self.game.state.stack if isinstance(f, Turn) and f.who == who]
        if frames:
            left = frames[-1].standing(self.game).left
            yield Mark(self._say("note", "acting", actions=left), "bold")
        elif person.done:
            yield Mark(self._say("note", "done", actions=0), "dim")
        if hidden_at(self.game.state, who):
            yield Mark(self._say("note", "hidden", actions=0), "dim cyan")
        if leads(self.game, who):
            yield Mark(self._say("note", "leads", actions=0), "cyan")
        side = side_of(self.game, who)
        if side is not None:
            style = "bold green" if side == "zombicide" else ""
            yield Mark(self._say("note", side, actions=0), style)
        if cars_shown(self.game.state).seats[who] >= 0:
            yield Mark(self._say("note", "car", actions=0), "magenta")
        for number in tokens_of(self.game.state, who):
            yield Mark(SIGNS[number], "magenta")

    def _cards(self, who: int, cards: tuple[int, ...]) -> str:
        """Cards by name, copies counted, with what is attached to them."""
        game, person = self.game, self.game.state.survivors[who]
        names: dict[str, int] = {}
        for number in cards:
            if number == EMPTY:
                continue
            ammo = [card(game, a, self.language) for a in game.ammo_of(person, number)]
            name = " + ".join([card(game, number, self.language), *ammo])
            names[name] = names.get(name, 0) + 1
        return ", ".join(n if c == 1 else f"{n} ×{c}" for n, c in names.items()) or "–"


def said(game: ZombicideGame, language: str, message: str, what: str, **about: object) -> str:
    """Words of the picture."""
    return str(game.rules.texts.text(language, f"sketch-{message}", {"what": what, **about}))
