"""Barricade Night: a small game that uses everything the kernel can do.

It lives outside the package: ``shambler.register(tests.testgame.RULES)`` is all it needs.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import cached_property
from math import comb
from pathlib import Path
from typing import Any, ClassVar

from shambler.kernel.chance import Draw, Source
from shambler.kernel.content import content_hash, load_toml
from shambler.kernel.decision import Option
from shambler.kernel.deck import Deck, Placed
from shambler.kernel.errors import BadSetup
from shambler.kernel.moment import Offer
from shambler.kernel.odds import Odds
from shambler.kernel.rules import Ledger
from shambler.kernel.ruleset import Ruleset, Scenario, Setup
from shambler.kernel.texts import Catalogue, Namer
from tests.testgame.night import AFTER_HOWL, BEFORE_ATTACK, Deal, Howl, Hush, Storm, Table, held
from tests.testgame.pieces import Content, Hold, Siege, Survivor, World

HOME = Path(__file__).parent
CONTENT = load_toml(HOME / "content.toml", Content)
NAMES = ("Ann", "Ben", "Cleo", "Dov")
IMAGINED = 3  # a stream that the game itself never uses


class NightSetup(Setup, frozen=True, forbid_unknown_fields=True, kw_only=True):
    seats: int = 2


class BarricadeNight(Ruleset):
    key = "barricade"
    package = "tests.testgame"
    state_type = Siege
    setup_type = NightSetup
    namers: ClassVar[Mapping[str, Namer]] = {
        "who": lambda table, seat, language: NAMES[seat],
        "supply": lambda table, card, language: CONTENT.supply[card],
        "night": lambda table, card, language: str(CONTENT.night[card]),
        "card": lambda table, card, language: str(CONTENT.night[card]),
    }

    def scenarios(self) -> Sequence[Scenario]:
        return [Scenario(key, tale.name, (2, 4), 5) for key, tale in CONTENT.scenario.items()]

    def build(self, scenario: str, setup: NightSetup) -> tuple[World, Siege]:
        if not 2 <= setup.seats <= 4:
            raise BadSetup("seats: two to four can play")
        tale = CONTENT.scenario[scenario]
        state = Siege(
            stack=[Deal()],
            counters=[0, 0, 0],
            survivors=[Survivor() for _ in range(setup.seats)],
            wall=tale.wall,
            supply=Deck(tuple(range(len(CONTENT.supply)))),
            night_deck=Deck(tuple(range(len(CONTENT.night)))),
        )
        return World(CONTENT, tale), state

    def seats(self, game: Table) -> tuple[int, ...]:
        return tuple(range(len(game.state.survivors)))

    def view(self, game: Table, seat: int | None) -> dict[str, Any]:
        state = game.state
        return {
            "wall": state.wall,
            "night": state.night,
            "captain": state.captain,
            "zombies": state.zombies,
            "hand": state.survivors[seat].hand if seat is not None else None,
            "survivors": [{"cards": len(s.hand), "fame": s.fame} for s in state.survivors],
            "supply": len(state.supply),
            "discard": list(state.discard),
            "past_nights": list(state.past_nights),
            "night_deck": len(state.night_deck),
            "night_top": [p.card if p.seen_by(seat) else None for p in state.night_deck.top],
            "answered": sorted(state.sealed),
            "boarding": state.sealed.get(seat) if seat is not None else None,
        }

    @cached_property
    def texts(self) -> Catalogue:
        return Catalogue(HOME)

    @cached_property
    def ledger(self) -> Ledger:
        return Ledger.load(HOME / "rules.toml")

    @cached_property
    def content_hash(self) -> str:
        return content_hash([HOME / "content.toml"])

    def odds(self, game: Table, option: Option) -> Odds | None:
        if not isinstance(option, Hold):
            return None
        dice, hit = game.state.zombies, Fraction(1, 3)
        chances = {n: comb(dice, n) * hit**n * (1 - hit) ** (dice - n) for n in range(dice + 1)}
        return Odds("hits", chances, dice)

    def offers(self, game: Table, moment: str, about: tuple[int, ...]) -> list[Offer]:
        seats = self.seats(game)
        if moment == AFTER_HOWL:
            mine = [seat for seat in seats if held(game, seat, "hush") is not None]
            return [Offer(f"hush:{seat}", seat, Hush(seat)) for seat in mine]
        storm = [Offer("storm", game.state.captain, Storm(), mandatory=True)]
        mine = [seat for seat in seats if held(game, seat, "howl") is not None]
        howls = [Offer(f"howl:{seat}", seat, Howl(seat), again=True) for seat in mine]
        return [*(storm if about[0] in CONTENT.storms else []), *howls]

    def listeners(self, game: Table, moment: str, about: tuple[int, ...]) -> list[int]:
        return [seat for seat in self.seats(game) if game.state.survivors[seat].hand]

    def moment_rule(self, moment: str) -> str:
        return "BN-HOWL-01" if moment == BEFORE_ATTACK else "BN-HUSH-01"

    def imagine(self, game: Table, seat: int | None, chance: Source) -> Table:
        """Redraw what the seat cannot know: other hands, hidden places, sealed answers."""
        twin = game.copy(chance)
        state = twin.state
        others = [s for at, s in enumerate(state.survivors) if at != seat]
        pool = shuffled((*state.supply.bag, *(c for s in others for c in s.hand)), chance)
        for other in others:
            size = len(other.hand)
            other.hand, pool = tuple(sorted(pool[:size])), pool[size:]
        state.supply = Deck(tuple(sorted(pool)))
        state.night_deck = imagined_deck(state.night_deck, seat, chance)
        for sealed in state.sealed.keys() - {seat}:
            hand = shuffled(state.survivors[sealed].hand, chance)
            state.sealed[sealed] = f"board:{hand[0]}" if hand else "rest"
        twin.derive()
        return twin

    def broken(self, game: Table) -> list[str]:
        state = game.state
        hands = [card for survivor in state.survivors for card in survivor.hand]
        supply = sorted([*hands, *state.supply.cards, *state.discard])
        nights = sorted([*state.night_deck.cards, *state.past_nights])
        problems = [] if supply == [*range(len(CONTENT.supply))] else [f"supply cards: {supply}"]
        return problems + ([] if nights == [*range(len(CONTENT.night))] else [f"nights: {nights}"])

    def measures(self, game: Table) -> dict[str, float]:
        return {"rounds": game.state.night, "wall": game.state.wall}

    def sketch(self, game: Table, seat: int | None, language: str) -> str:
        return f"night {game.state.night}, wall [red]{game.state.wall}[/red]"


def shuffled(cards: tuple[int, ...], chance: Source) -> tuple[int, ...]:
    """Cards in an order that the source of chance picks."""
    bag, order = cards, []
    while bag:
        card = chance.draw(Draw(IMAGINED, Deck(bag)), bag, len(bag))
        assert card is not None
        order.append(card)
        bag = Deck(bag).without((card,)).bag
    return tuple(order)


def imagined_deck(deck: Deck, seat: int | None, chance: Source) -> Deck:
    """The same deck for this seat: the cards it has not placed itself change places."""
    hidden = [placed.card for placed in deck.top if not placed.seen_by(seat)]
    pool = list(shuffled((*deck.bag, *hidden), chance))
    top = tuple(p if p.seen_by(seat) else Placed(pool.pop(), p.known_to) for p in deck.top)
    return Deck(tuple(sorted(pool)), top)


RULES = BarricadeNight()
