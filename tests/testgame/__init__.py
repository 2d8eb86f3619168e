"""Barricade Night: a small game that uses everything the kernel can do.

It lives outside the package: ``shambler.register(tests.testgame.RULES)`` is all it needs. Agents,
the lab and the page find what they want to know of it in its ``manifest.toml``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import cached_property
from math import comb
from pathlib import Path
from typing import Any, ClassVar, Literal

import msgspec

from shambler.kernel.carry import Carry
from shambler.kernel.chance import Draw, Source
from shambler.kernel.consequence import Consequence
from shambler.kernel.content import ContentError, Problem, content_hash, load_toml, parse_toml
from shambler.kernel.decision import Option
from shambler.kernel.deck import Deck, Placed
from shambler.kernel.odds import Odds
from shambler.kernel.rules import Ledger
from shambler.kernel.ruleset import CampaignPlan, Ruleset, Scenario, Setup
from shambler.kernel.sides import Role, Side, one_team
from shambler.kernel.texts import Catalogue, Namer
from tests.testgame.moments import Offer
from tests.testgame.night import AFTER_HOWL, BEFORE_ATTACK, Deal, Howl, Hush, Storm, Table, held
from tests.testgame.pieces import Board as BoardUp
from tests.testgame.pieces import Content, Hold, Sheet, Siege, Survivor, TaleFile, Top, World
from tests.testgame.views import NAMES, NightBoard, NightView, board, seen

HOME = Path(__file__).parent
CONTENT = load_toml(HOME / "content.toml", Content)
IMAGINED = 3  # a stream that the game itself never uses


class NightSetup(Setup, frozen=True, forbid_unknown_fields=True, kw_only=True):
    seats: int = 2
    weather: Literal["changing", "calm"] = "changing"
    campaign: Sheet | None = None


class BarricadeNight(Ruleset):
    key = "barricade"
    package = "tests.testgame"
    has_secrets = True
    state_type = Siege
    setup_type = NightSetup
    view_type = NightView
    board_type = NightBoard
    namers: ClassVar[Mapping[str, Namer]] = {
        "who": lambda table, seat, language: NAMES[seat],
        "supply": lambda table, card, language: named(table, card, language),
        "night": lambda table, card, language: str(CONTENT.night[card]),
        "card": lambda table, card, language: str(CONTENT.night[card]),
    }

    def __init__(self, content: Content = CONTENT) -> None:
        self.content = content

    def scenarios(self) -> Sequence[Scenario]:
        tales = self.content.scenario.items()
        return [Scenario(key, tale.name, (2, 4), 5, tale.difficulty) for key, tale in tales]

    def build(self, scenario: str, setup: NightSetup) -> tuple[World, Siege]:
        tale = self.content.scenario[scenario]
        sheet = setup.campaign
        state = Siege(
            stack=[Deal()],
            counters=[0, 0, 0],
            survivors=[Survivor() for _ in range(setup.seats)],
            wall=tale.wall + (sheet.planks if sheet is not None else 0),
            supply=Deck(tuple(range(len(CONTENT.supply)))),
            night_deck=Deck(tuple(range(len(CONTENT.night)))),
        )
        return World(self.content, tale, setup.weather == "calm", scenario, sheet), state

    def campaigns(self) -> Sequence[CampaignPlan]:
        name = {"en": "Two houses", "fr": "Deux maisons"}
        return [CampaignPlan("houses", name, "cabin", msgspec.to_builtins(Sheet()))]

    def carry(self, game: Table) -> Carry | None:
        return None if game.world.sheet is None else handed_on(game, game.world.sheet)

    def sheet_lines(self, sheet: Mapping[str, Any], language: str) -> Sequence[str]:
        return [self.texts.text(language, "sheet", {"planks": sheet["planks"]})]

    def seats(self, game: Table) -> tuple[int, ...]:
        return tuple(range(len(game.state.survivors)))

    def sides(self, game: Table) -> tuple[Side, ...]:
        seats = self.seats(game)
        if game.world.tale.rivals:
            rivals = enumerate(seats, 1)
            return tuple(Side("rival", {who: Role("survivor", at)}, at) for at, who in rivals)
        return one_team(seats, "household", "survivor")

    def view(self, game: Table, seat: int | None) -> NightView:
        return seen(game, seat)

    def board_view(self, game: Table) -> NightBoard:
        return board(game)

    def target(self, game: Table, option: Option) -> dict[str, str]:
        """Cards of the hand and night cards glow on the page."""
        if isinstance(option, Top):
            return {"night": str(option.card)}
        return {"supply": str(option.supply)} if isinstance(option, BoardUp) else {}

    def check_content(self, path: Path) -> list[Problem] | None:
        """A file with a tale of one's own; ``None``: it is not meant for this game."""
        try:
            if path.suffix != ".toml" or "tale" not in parse_toml(path):
                return None
            load_toml(path, TaleFile)
        except ContentError as wrong:
            return list(wrong.problems)
        return []

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

    def consequence(self, game: Table, option: Option) -> Consequence | None:
        if not isinstance(option, BoardUp):
            return None
        content = game.world.content
        return Consequence("wall", {"more": content.strength.get(content.supply[option.supply], 0)})

    def offers(self, game: Table, moment: str, about: tuple[int, ...]) -> list[Offer]:
        seats = self.seats(game)
        if moment == AFTER_HOWL:
            mine = [seat for seat in seats if held(game, seat, "hush") is not None]
            return [Offer(f"hush:{seat}", seat, Hush(seat)) for seat in mine]
        storm = [Offer("storm", game.state.captain, Storm(), mandatory=True)]
        mine = [seat for seat in seats if held(game, seat, "howl") is not None]
        howls = [Offer(f"howl:{seat}", seat, Howl(seat), again=True) for seat in mine]
        breaks = about[0] in game.world.content.storms and not game.world.calm
        return [*(storm if breaks else []), *howls]

    def listeners(self, game: Table) -> list[int]:
        """Whoever holds a card is asked, or silence would tell what it is not."""
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
        state = game.state
        about = {
            "night": state.night,
            "nights": game.world.tale.nights,
            "wall": f"[red]{state.wall}[/red]",
            "zombies": state.zombies,
        }
        lines = [self.texts.text(language, "sketch", about)]
        if seat is not None:
            hand = ", ".join(named(game, card, language) for card in state.survivors[seat].hand)
            lines.append(self.texts.text(language, "sketch-hand", {"cards": hand or "-"}))
        return "\n".join(lines)


def handed_on(game: Table, sheet: Sheet) -> Carry:
    """Half of the wall goes along; after a fall there is one more attempt."""
    here, fell = game.world.scenario, game.state.outcome.reason == "wall-fell"
    fallen = (*sheet.fallen, here) if fell else sheet.fallen
    following = here if fell else {"cabin": "manor"}.get(here, "")
    verdict = "" if following else "won"
    if fell and sheet.attempt == 2:
        following, verdict = "", "lost"
    planks = sheet.planks if fell else game.state.wall // 2
    new = Sheet(planks, 2 if fell else 1, fallen)
    return Carry(following, msgspec.to_builtins(new), verdict)


def named(table: Table, card: int, language: str) -> str:
    """What a supply card is called."""
    content = table.world.content
    return content.names[content.supply[card]].into(language)


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
