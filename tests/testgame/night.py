"""Barricade Night: the sequence of play, from the deal to dawn."""

from __future__ import annotations

from collections.abc import Mapping

from shambler.kernel.chance import Draw, Roll
from shambler.kernel.decision import Decision, Option, SecretDecision
from shambler.kernel.machine import Game
from shambler.kernel.procedure import Procedure
from tests.testgame import pieces as its
from tests.testgame.moments import Moment
from tests.testgame.pieces import DICE, NIGHT, SUPPLY, Siege, World

Table = Game[Siege, World]

BEFORE_ATTACK = "before-attack"
AFTER_HOWL = "after-howl"


def hit_wall(table: Table, hits: int) -> None:
    """A fallen wall ends the game (BN-END-01)."""
    table.state.wall -= hits
    if table.state.wall <= 0:
        table.finish((), "wall-fell", "BN-END-01")


def take(table: Table, seat: int, cards: tuple[int, ...]) -> None:
    state = table.state
    state.supply = state.supply.without(cards)
    survivor = state.survivors[seat]
    survivor.hand = tuple(sorted((*survivor.hand, *cards)))
    table.tell(its.Drew, who=seat, supply=cards)


def discard(table: Table, seat: int, card: int) -> None:
    survivor = table.state.survivors[seat]
    survivor.hand = tuple(held for held in survivor.hand if held != card)
    table.state.discard.append(card)


def held(table: Table, seat: int, kind: str) -> int | None:
    """The first card of a kind in a hand."""
    kinds = table.world.content.supply
    return next((c for c in table.state.survivors[seat].hand if kinds[c] == kind), None)


class Deal(Procedure, frozen=True, gc=False):
    seat: int = 0

    def step(self, table: Table) -> Draw | None:
        if self.seat == len(table.state.survivors):
            table.goto(NameScout())
            return None
        return Draw(SUPPLY, table.state.supply, 3)

    def drawn(self, table: Table, cards: tuple[int, ...]) -> None:
        take(table, self.seat, cards)
        table.goto(Deal(self.seat + 1))


class NameScout(Procedure, frozen=True, gc=False):
    """The team decides; with two players the second night leaves no choice."""

    def step(self, table: Table) -> Decision:
        last = table.state.last_scout
        if last >= 0:
            table.forbid(f"scout:{last}", "BN-SCOUT-02", "scouted-last-night", who=last)
        seats = table.rules.seats(table)
        options = [its.Scout(f"scout:{who}", who) for who in seats if who != last]
        return Decision(seats, "name-scout", options, "BN-SCOUT-01")

    def chosen(self, table: Table, scout: its.Scout) -> None:
        table.state.last_scout = scout.who
        table.goto(Peek(scout.who))


def fill_night_deck(table: Table) -> bool:
    """An empty night deck is shuffled anew (BN-NIGHT-01)."""
    state = table.state
    if state.night_deck:
        return False
    state.night_deck = state.night_deck.shuffled_with(tuple(state.past_nights))
    state.past_nights.clear()
    return True


class Peek(Procedure, frozen=True, gc=False):
    who: int

    def step(self, table: Table) -> Draw | None:
        return None if fill_night_deck(table) else Draw(NIGHT, table.state.night_deck, 2)

    def drawn(self, table: Table, cards: tuple[int, ...]) -> None:
        state = table.state
        state.night_deck = state.night_deck.without(cards).on_top(cards, (self.who,))
        table.reveal()  # cards another scout had placed may come without chance
        table.tell(its.Scouted, who=self.who, night=cards)
        table.goto(OrderNight(self.who))


class OrderNight(Procedure, frozen=True, gc=False):
    who: int

    def step(self, table: Table) -> Decision:
        options = [its.Top(f"top:{p.card}", p.card) for p in table.state.night_deck.top[:2]]
        return Decision((self.who,), "order-night", options, "BN-SCOUT-01")

    def chosen(self, table: Table, first: its.Top) -> None:
        deck = table.state.night_deck
        table.state.night_deck = deck.remove(first.card).on_top((first.card,), (self.who,))
        table.goto(Boarding())


class Boarding(Procedure, frozen=True, gc=False):
    """Everyone chooses in secret (BN-BOARD-01)."""

    def step(self, table: Table) -> SecretDecision:
        choices: dict[int, list[Option]] = {}
        for seat, survivor in enumerate(table.state.survivors):
            choices[seat] = [its.Board(f"board:{card}", card) for card in survivor.hand]
            choices[seat].append(its.Rest("rest"))
        return SecretDecision("board", choices, "BN-BOARD-01")

    def unsealed(self, table: Table, answers: Mapping[int, Option]) -> None:
        content = table.world.content
        for seat, answer in sorted(answers.items()):
            if not isinstance(answer, its.Board):
                table.tell(its.Rested, who=seat)
                continue
            discard(table, seat, answer.supply)
            strength = content.strength.get(content.supply[answer.supply], 0)
            table.state.wall += strength
            table.state.survivors[seat].fame += strength
            table.tell(its.Boarded, who=seat, supply=answer.supply)
        table.goto(NightFalls())


class NightFalls(Procedure, frozen=True, gc=False):
    def step(self, table: Table) -> Draw | None:
        return None if fill_night_deck(table) else Draw(NIGHT, table.state.night_deck)

    def drawn(self, table: Table, cards: tuple[int, ...]) -> None:
        state = table.state
        state.night_deck = state.night_deck.without(cards)
        state.past_nights += cards
        state.zombies = table.world.content.night[cards[0]]
        table.reveal()
        table.tell(its.NightFell, zombies=state.zombies)
        table.goto(Assault())
        table.call(Moment(BEFORE_ATTACK, cards))


class Storm(Procedure, frozen=True, gc=False):
    def step(self, table: Table) -> None:
        table.tell(its.StormBroke)
        hit_wall(table, 1)
        table.end()


class Howl(Procedure, frozen=True, gc=False):
    """Others may answer before it takes effect (BN-HUSH-01)."""

    who: int
    played: bool = False

    def step(self, table: Table) -> None:
        state = table.state
        if self.played:
            if not state.silenced:
                state.zombies = max(0, state.zombies - 2)
            table.end()
            return
        state.silenced = False
        play_card(table, self.who, "howl", "BN-HOWL-01")
        table.goto(Howl(self.who, True))
        table.call(Moment(AFTER_HOWL))


class Hush(Procedure, frozen=True, gc=False):
    """A hush may itself be hushed: each one turns the fate of the howl around."""

    who: int
    played: bool = False

    def step(self, table: Table) -> None:
        if self.played:
            table.end()
            return
        table.state.silenced = not table.state.silenced
        play_card(table, self.who, "hush", "BN-HUSH-01")
        table.goto(Hush(self.who, True))
        table.call(Moment(AFTER_HOWL))


def play_card(table: Table, who: int, kind: str, rule: str) -> None:
    card = held(table, who, kind)
    assert card is not None
    discard(table, who, card)
    table.tell(its.CardPlayed, who=who, supply=card, rule=rule)


class Assault(Procedure, frozen=True, gc=False):
    def step(self, table: Table) -> Decision:
        state = table.state
        options: list[Option] = [its.Hold("hold")]
        if state.wall > 1:
            options.append(its.FallBack("fall-back"))
        else:
            table.forbid("fall-back", "BN-ATTACK-02", "weak-wall", wall=state.wall)
        about = {"zombies": state.zombies}
        return Decision((state.captain,), "hold", options, "BN-ATTACK-01", about)

    def chosen(self, table: Table, option: Option) -> None:
        if isinstance(option, its.Hold):
            table.goto(Onslaught())
            return
        table.tell(its.FellBack)
        hit_wall(table, 1)
        table.goto(Morning())


class Onslaught(Procedure, frozen=True, gc=False):
    def step(self, table: Table) -> Roll | None:
        if table.state.zombies:
            return Roll(DICE, table.state.zombies)
        self.rolled(table, ())
        return None

    def rolled(self, table: Table, faces: tuple[int, ...]) -> None:
        hits = sum(face >= 5 for face in faces)
        table.tell(its.WallHit, faces=faces, hits=hits)
        hit_wall(table, hits)
        table.goto(Morning())


class Morning(Procedure, frozen=True, gc=False):
    seat: int = 0

    def step(self, table: Table) -> Draw | None:
        state = table.state
        if self.seat == len(state.survivors):
            self.next_night(table)
            return None
        if not state.supply and state.discard:
            state.supply = state.supply.shuffled_with(tuple(state.discard))
            state.discard.clear()
            return None
        return Draw(SUPPLY, state.supply)

    def drawn(self, table: Table, cards: tuple[int, ...]) -> None:
        if cards:
            take(table, self.seat, cards)
        table.goto(Morning(self.seat + 1))

    def next_night(self, table: Table) -> None:
        state, tale = table.state, table.world.tale
        if state.night == tale.nights:
            best = max(survivor.fame for survivor in state.survivors)
            winners = (
                seat
                for seat, survivor in enumerate(state.survivors)
                if not tale.rivals or survivor.fame == best
            )
            grade = "unbroken" if state.wall >= tale.wall else "battered"
            table.finish(tuple(winners), "dawn", "BN-END-02", score=state.wall, grade=grade)
            return
        state.night += 1
        state.captain = (state.captain + 1) % len(state.survivors)
        table.goto(NameScout())
