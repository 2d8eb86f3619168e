"""Research: the deck of kinds, reveals, Components and the Antidote (DOZ-RES-01 to DOZ-RES-11).

The deck holds kinds of cards: Early ones on top, then the shuffled stack. Which card of its kind
comes is drawn when a kind is turned over, so that nothing exists that was not seen.
"""

from __future__ import annotations

from typing import ClassVar, Final

from shambler.games.dawn.abilities.facts import FourthComponent, LaboratorySkill
from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.events.research import (
    AntidoteStep,
    ComponentLost,
    ComponentMade,
    EarlyAdded,
    ResearchRevealed,
    ResearchRolled,
)
from shambler.games.dawn.options.research import PickComponent
from shambler.games.dawn.procedures.dice import single
from shambler.games.dawn.procedures.program import RunProgram
from shambler.games.dawn.state import HERO_DICE, LABORATORY, NOBODY, RESEARCH_CARDS
from shambler.kernel.chance import Draw, Roll
from shambler.kernel.decision import Decision
from shambler.kernel.deck import Deck
from shambler.kernel.procedure import Procedure

EARLY: Final = 0
ADVANCED: Final = 1
FEATURE: Final = 2
BREAKTHROUGH: Final = 3


def research_deck(early: int, advanced: int, features: int) -> Deck:
    """The stack of a new game (DOZ-RES-07)."""
    bag = (ADVANCED,) * advanced + (FEATURE,) * features + (BREAKTHROUGH,)
    return Deck(bag).on_top((EARLY,) * early)


def unused_early(game: DawnGame) -> int:
    """Early cards that are neither revealed nor in the deck (DOZ-RES-11)."""
    used = sum(card in game.state.research_used for card in game.world.research.early)
    waiting = game.state.research.cards.count(EARLY)
    return len(game.world.research.early) - used - waiting


def add_early(game: DawnGame, count: int) -> None:
    """Early cards go face down on top (DOZ-RES-10)."""
    for _ in range(min(count, unused_early(game))):
        game.state.research = game.state.research.on_top((EARLY,))
        game.tell(EarlyAdded)


def scientist(game: DawnGame) -> int:
    """The Hero in the Laboratory, awake; nobody otherwise."""
    at = game.state.unit_at
    if LABORATORY not in at:
        return NOBODY
    unit = at.index(LABORATORY)
    return unit if game.in_play(unit) else NOBODY


class ResearchRoll(Procedure, frozen=True, gc=False):
    """One attempt: the number on the Current Research card or more (DOZ-RES-01)."""

    unit: int

    def step(self, game: DawnGame) -> Roll:
        """Roll."""
        return Roll(HERO_DICE, 1)

    def rolled(self, game: DawnGame, faces: tuple[int, ...]) -> None:
        """On success the next card, and no more rolls this turn (DOZ-RES-03, DOZ-RES-04)."""
        skill = research_skill(game, self.unit)
        result = min(6, single(game, self.unit, faces) + skill)
        works = result >= game.world.research.cards[game.state.current_research].next
        game.tell(ResearchRolled, unit=self.unit, roll=result, works=works)
        game.end()
        if works:
            game.state.researched = True
            game.call(Reveal())


def research_skill(game: DawnGame, unit: int) -> int:
    """What a scientist adds (DOZ-AGEE-02)."""
    own = game.world.units.abilities[unit]
    return sum(a.bonus for a in own if type(a) is LaboratorySkill)


class Reveal(Procedure, frozen=True, gc=False):
    """Turn over the next Research card; it takes effect (DOZ-RES-03)."""

    draws: ClassVar[str] = "research-kind"

    def step(self, game: DawnGame) -> Draw | None:
        """What kind of card is it?"""
        if len(game.state.research):
            return Draw(RESEARCH_CARDS, game.state.research)
        game.end()
        return None

    def drawn(self, game: DawnGame, cards: tuple[int, ...]) -> None:
        """Then which one."""
        game.state.research = game.state.research.without(cards)
        laboratory, used = game.world.research, game.state.research_used
        found = {
            EARLY: tuple(c for c in laboratory.early if c not in used),
            ADVANCED: tuple(c for c in laboratory.advanced if c not in used),
            FEATURE: (laboratory.feature,),
            BREAKTHROUGH: (laboratory.breakthrough,),
        }
        game.goto(RevealOf(found[cards[0]]))


class RevealOf(Procedure, frozen=True, gc=False):
    """One card of a kind."""

    draws: ClassVar[str] = "research"
    cards: tuple[int, ...]

    def step(self, game: DawnGame) -> Draw:
        """Draw."""
        return Draw(RESEARCH_CARDS, Deck(self.cards))

    def drawn(self, game: DawnGame, cards: tuple[int, ...]) -> None:
        """It becomes the Current Research card, and its effect applies."""
        card = cards[0]
        game.end()
        game.tell(ResearchRevealed, research=card)
        if card != game.world.research.breakthrough or game.state.antidote:  # DOZ-ANTI-05
            game.state.current_research = card
        if card not in (game.world.research.feature, game.world.research.breakthrough):
            game.state.research_used += (card,)
        game.call(RunProgram(game.world.research.cards[card].program))


def antidote(game: DawnGame) -> None:
    """The Final Component, then the Antidote (DOZ-ANTI-01, DOZ-ANTI-03)."""
    state = game.state
    state.antidote += 1
    game.tell(AntidoteStep, discovered=state.antidote > 1)
    if state.antidote == 1:
        state.research = state.research.shuffled_with((BREAKTHROUGH,))


def component_limit(game: DawnGame) -> int:
    """Three, or four with Agee in the Laboratory (DOZ-RES-08, DOZ-AGEE-03)."""
    limit = game.world.numbers.set_up.components
    unit = scientist(game)
    return limit + (unit != NOBODY and unit in game.world.units.having(FourthComponent))


class ChooseComponent(Procedure, frozen=True, gc=False):
    """The Hero side puts a Component in play."""

    def step(self, game: DawnGame) -> Decision | None:
        """Ask which, if there is room for one."""
        made = game.state.components
        free = [at for at in range(len(game.world.research.components)) if not made >> at & 1]
        if made.bit_count() >= component_limit(game) or not free:
            game.end()
            return None
        return Decision(game.heroes, "component", pick_components(game, free), "DOZ-RES-08")

    def chosen(self, game: DawnGame, option: PickComponent) -> None:
        """It serves from now on (DOZ-RUL-70)."""
        game.state.components |= 1 << option.component
        game.state.weapon_found = True
        game.tell(ComponentMade, component=option.component)
        game.end()


class LoseComponent(Procedure, frozen=True, gc=False):
    """A Component leaves play, drawn or chosen."""

    draws: ClassVar[str] = "component"
    random: bool

    def step(self, game: DawnGame) -> Decision | Draw | None:
        """Draw, or ask."""
        made = game.state.components
        found = [at for at in range(len(game.world.research.components)) if made >> at & 1]
        if not found:
            game.end()
            return None
        if self.random:
            return Draw(RESEARCH_CARDS, Deck(tuple(found)))
        return Decision(game.heroes, "lose-component", pick_components(game, found), "DOZ-RES-08")

    def chosen(self, game: DawnGame, option: PickComponent) -> None:
        """That one."""
        self.lose(game, option.component)

    def drawn(self, game: DawnGame, cards: tuple[int, ...]) -> None:
        """That one."""
        self.lose(game, cards[0])

    def lose(self, game: DawnGame, component: int) -> None:
        """Gone; the Super Weapon stays discovered (DOZ-RUL-70)."""
        game.state.components &= ~(1 << component)
        game.tell(ComponentLost, component=component)
        game.end()


def pick_components(game: DawnGame, found: list[int]) -> list[PickComponent]:
    """Options that name Components."""
    components = game.world.research.components
    return [PickComponent(f"component:{components[at].id}", at) for at in found]
