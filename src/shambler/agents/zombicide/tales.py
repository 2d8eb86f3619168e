"""Rules of thumb for stories: what a card offers once it has been read, and smaller questions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from shambler.games.zombicide.core import options as opt
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.state import IN_PLAY
from shambler.games.zombicide.systems.sheets.options import TakeBonus
from shambler.games.zombicide.systems.sheets.sheet_state import marks_of
from shambler.games.zombicide.systems.story import effects as fx
from shambler.games.zombicide.systems.story.ending_effects import Win
from shambler.games.zombicide.systems.story.nesting import Die, StoryChoice
from shambler.games.zombicide.systems.story.options import Decide
from shambler.games.zombicide.systems.story.resolving import Choose
from shambler.games.zombicide.systems.story.scene import story_of
from shambler.kernel.decision import Option

WORTH: Final[dict[type[Any], float]] = {
    fx.GainWord: 3.0,
    fx.GiveCard: 1.5,
    fx.StoryDraw: 1.5,
    fx.HealWounds: 1.0,
    fx.CampaignExperience: 2.0,
    fx.Doses: 3.0,
    fx.KillIn: 1.0,
    fx.StorySpawn: -2.0,
    fx.SpawnCards: -2.0,
    fx.ExtraActivation: -4.0,
    fx.PassHours: -1.0,
    fx.StoryNoise: -0.5,
    fx.Wound: -2.5,
    fx.EndsTurn: -1.0,
    fx.StoryLoad: -6.0,
    Win: 5.0,
    fx.ReleaseCar: 0.5,
}
SICK: Final = -5.0  # a mark on a survivor


def worth(effects: Iterable[Any]) -> float:
    """What some effects are worth, as far as the card tells."""
    total = 0.0
    for effect in effects:
        if isinstance(effect, fx.Achieve):
            total += 1.0 if effect.who == "team" else SICK * effect.times
        elif isinstance(effect, fx.Experience):
            total += 0.3 * effect.amount
        elif isinstance(effect, Die):
            total += worth(effect.effects) * len(effect.on) / 6
        else:
            total += WORTH.get(type(effect), 0.0)
    return total


def judge_choice(game: ZombicideGame, options: Sequence[Option]) -> list[float]:
    """What brings most; of equals the first."""
    frame = game.state.stack[-1]
    assert isinstance(frame, Choose)
    choice = story_of(game).effect_at(frame.scene)
    assert isinstance(choice, StoryChoice)
    found = []
    for option in options:
        assert isinstance(option, Decide)
        entry = choice.options[option.place]
        found.append(worth(entry.effects))
    return found


def judge_leader(game: ZombicideGame, options: Sequence[Option]) -> list[float]:
    """Whoever has company and can bear most."""
    survivors = game.state.survivors
    found = []
    for option in options:
        assert isinstance(option, opt.Pick)
        mine = survivors[option.who]
        company = sum(s.zone == mine.zone and s.status == IN_PLAY for s in survivors)
        found.append(mine.armor + 0.1 * company)
    return found


def judge_dose(game: ZombicideGame, options: Sequence[Option]) -> list[float]:
    """The sickest first."""
    return [
        float(marks_of(game.state, option.who, "contaminated"))
        if isinstance(option, opt.Pick)
        else 0.0
        for option in options
    ]


def judge_hurt(game: ZombicideGame, options: Sequence[Option]) -> list[float]:
    """Whoever can bear it best."""
    survivors = game.state.survivors
    return [
        float(survivors[option.who].armor) if isinstance(option, opt.Pick) else 0.0
        for option in options
    ]


def judge_heal(game: ZombicideGame, options: Sequence[Option]) -> list[float]:
    """Whoever is worst off."""
    survivors = game.state.survivors
    return [
        10.0 - survivors[option.who].armor if isinstance(option, opt.Pick) else 0.0
        for option in options
    ]


def judge_milestone(game: ZombicideGame, options: Sequence[Option]) -> list[float]:
    """First what strikes back, then more actions."""
    return [
        2.0 if option.key.endswith("combat-reflexes") else float(isinstance(option, TakeBonus))
        for option in options
    ]


def judge_stay(game: ZombicideGame, options: Sequence[Option]) -> list[float]:
    """The companion stays where she is."""
    return [float(option.key == "say:stay") for option in options]


def judge_search_light(game: ZombicideGame, options: Sequence[Option]) -> list[float]:
    """Two cards, unless somebody might come for the light."""
    quiet = not game.state.infested
    return [float((option.key == "say:light") == quiet) for option in options]


def judge_noise(game: ZombicideGame, options: Sequence[Option]) -> list[float]:
    """Far from everybody."""
    survivors = game.state.survivors
    return [
        -float(sum(s.zone == option.zone for s in survivors))
        if isinstance(option, opt.PickZone)
        else 0.0
        for option in options
    ]


def judge_consent(game: ZombicideGame, options: Sequence[Option]) -> list[float]:
    """What a teammate asks for is granted; nobody here would have asked."""
    return [1.0 if option.key == "say:agree" else 0.0 for option in options]


STORY_JUDGES: Final[dict[str, Callable[[ZombicideGame, Sequence[Option]], list[float]]]] = {
    "story-choice": judge_choice,
    "leader": judge_leader,
    "hand-over": judge_stay,
    "give-up": judge_consent,
    "give-dose": judge_dose,
    "share-wounds": judge_hurt,
    "heal": judge_heal,
    "milestone": judge_milestone,
    "light-for-search": judge_search_light,
    "place-noise": judge_noise,
}
