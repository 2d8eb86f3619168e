"""The rulebook of InvaZions a second time, slowly, in one generator and with names for numbers.

`slow_phases.py` plays it. It shares nothing with the game: it yields what it would ask (`Ask`) and
draw (`FromPile`) and is sent the answers, so that whole games can be compared.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable
from typing import Any, NamedTuple

from tests.rules.invazions.book_lists import BOOK, BookList
from tests.rules.invazions.slow_cards import (
    COST,
    HUMANS,
    MOMENTS,
    NUMBERS,
    RAGES,
    RESEARCH,
    RESISTANCE,
    ZOMBIES,
)

CONTAMINATION = 4  # what the pile of new cards is called where cards are drawn


class Ask(NamedTuple):
    """A question; one that is public and leaves no choice is not put to anybody."""

    kind: str
    seat: int
    keys: list[str]
    public: bool = True


class FromPile(NamedTuple):
    """A card is drawn from this pile: by a seat, or from the Contamination pile."""

    pile: int
    cards: list[str]


class House(NamedTuple):
    """What a table has agreed on (AMB-06, AMB-29, AMB-40, AMB-43)."""

    soldier_first: bool = False
    beginner_four_humans: bool = False
    spokesman: int | None = None
    show_freed_count: bool = False


class Plan(NamedTuple):
    """The cards of a scenario, counted out."""

    players: int
    human: list[str]
    contamination: list[str]
    research: list[str]
    places: list[str]


def from_book(scenario: str) -> Plan:
    """Five copies of everything the book names, and fifteen Survivors."""
    book, players = BOOK[scenario], int(scenario[-1])
    types = [*book.human.split(), *book.bravery.split()]
    return counted(players, book, ["survivors"] * 15 + types * 5)


def counted(players: int, lists: BookList, human: list[str]) -> Plan:
    """A human deck, five copies of the types under the places, and the Freed Zombies."""
    types = [*lists.zombie.split(), *lists.rage.split()]
    under = types * 5 + ["freed-zombie"] * NUMBERS[players].freed
    return Plan(players, human, under, lists.research.split(), lists.places.split())


class Over(Exception):
    """Somebody has won."""

    def __init__(self, *winners: int) -> None:
        self.winners = winners


Steps = Generator[Ask | FromPile, str, Any]


class Owner:
    """A player: hand, piles, and for a Horde what it does this turn."""

    def __init__(self, bag: Iterable[str]) -> None:
        self.bag, self.top = sorted(bag), list[str]()
        self.hand: list[str] = []
        self.shown: list[str] = []  # cards of the hand that everybody saw go there
        self.discard: list[str] = []
        self.rest()

    def rest(self) -> None:
        """As at the beginning of a turn."""
        self.place: int | None = None
        self.played: list[str] = []
        self.muted: list[str] = []
        self.leaving: list[str] = []
        self.zombies = self.rages = self.recruits = 0
        self.turn_taken = False

    def take(self, card: str) -> None:
        """A card goes to the hand in plain sight."""
        self.hand.append(card)
        self.shown.append(card)

    def lose(self, card: str) -> None:
        """A card leaves the hand in plain sight."""
        self.hand.remove(card)
        if card in self.shown:
            self.shown.remove(card)

    @property
    def attack(self) -> int:
        """Of everything played; a Legion counts the other Zombie cards."""
        silent = list(self.muted)
        total = 0
        for card in self.played:
            if card in silent:
                silent.remove(card)
            else:
                total += {**ZOMBIES, **RAGES}[card]
                total += (sum(c in ZOMBIES for c in self.played) - 1) * (card == "legion")
        return total

    def can_be_charged(self) -> list[str]:
        """Zombie cards whose attack still counts."""
        return [c for c in ZOMBIES if self.played.count(c) > self.muted.count(c)]


class Site:
    """A place."""

    def __init__(self, name: str, soldier_first: bool = False) -> None:
        self.name, self.soldier_first = name, soldier_first
        self.humans: list[str] = []
        self.research: str | None = None
        self.under: list[str] = []
        self.doomed: list[str] = []
        self.rest()

    def rest(self) -> None:
        """As at the beginning of a turn."""
        self.change = self.holds = self.left = self.losses = 0
        self.inside = False
        self.fixed: int | None = None  # its Resistance once damage has begun

    def worth(self, card: str) -> int:
        """The damage that devours a card."""
        return RESISTANCE[card] + (self.research == "equipment" and card in HUMANS)

    def targets(self) -> list[str]:
        """Whom the points left may hit."""
        if not self.inside:
            return []
        if "soldier" in self.humans:
            beside = () if self.soldier_first else ("survivors",)
            found = [c for c in self.humans if c in ("soldier", *beside)]
        else:
            found = [c for c in self.humans if c != "cook"] or list(self.humans)
            if self.research and (not self.humans or self.research == "viruses"):
                found.append(self.research)
        return [c for c in once(found) if self.left or self.worth(c) == 0]

    def points(self) -> int:
        """What the Research here is worth at the end of the turn."""
        if self.research == "infected":
            return 1 + (self.humans.count("survivors") >= 2)
        if self.research == "immunology":
            return 1 + min(2, self.losses)
        if self.research == "viruses":
            return 2
        if self.research == "equipment":
            return 1 + (sum(c != "survivors" for c in self.humans) >= 2)
        return 0


def named(key: str) -> str:
    """What an answer names."""
    return key.partition(":")[2]


def following(seats: Iterable[int]) -> list[str]:
    """These Hordes as answers."""
    return [f"next:{seat}" for seat in seats]


def once(cards: Iterable[str]) -> list[str]:
    """Each card once."""
    return list(dict.fromkeys(cards))


class SlowTable:
    """What lies on the table, and what several phases do."""

    def __init__(self, plan: Plan, house: House) -> None:
        players, limit = plan.players, 4 if house.beginner_four_humans else 0
        self.players, self.numbers, self.spokesman = players, NUMBERS[players], house.spokesman
        self.limit = limit or self.numbers.limit
        self.show_freed_count = house.show_freed_count
        self.human = Owner(plan.human)
        self.hordes = {
            seat: Owner(["horde-member"] * 3 + ["devour-them"] * 2) for seat in range(1, players)
        }
        self.sites = [Site(name, house.soldier_first) for name in plan.places]
        self.pile = sorted(plan.contamination)
        self.beside, self.research = sorted(plan.research), frozenset(plan.research)
        self.bravery = [card for card in MOMENTS if card in plan.human]
        self.phase = "start"
        self.voting: dict[str, list[Any]] | None = None
        self.dice: dict[str, int] = {}
        self.tokens = self.score = self.turn = 0
        self.barricade: int | None = None
        self.wounded = self.numbers.wounded
        self.box: list[str] = []
        self.quiet = False
        self.told: list[tuple[str, dict[str, Any]]] = []

    # -- what phases share -----------------------------------------------------------------

    def tell(self, event: str, **about: Any) -> None:
        """A line of the log: what happened, to whom, and where."""
        self.told.append((event, about))

    def at(self, site: Site) -> list[int]:
        """The Hordes at a place."""
        return [s for s, h in self.hordes.items() if h.place == self.sites.index(site)]

    def site(self, name: str) -> Site:
        """A place by its name."""
        return next(site for site in self.sites if site.name == name)

    def resistance(self, site: Site) -> int:
        """What it takes to get in now; fixed for the turn when damage begins (AMB-33)."""
        if site.fixed is not None:
            return site.fixed
        more = 3 * site.humans.count("technician") + site.holds * len(self.at(site))
        return max(0, 5 + site.change + more)

    def in_play(self, card: str) -> int:
        """Copies of a Human on all places."""
        return sum(site.humans.count(card) for site in self.sites)

    def win(self, points: int) -> None:
        """Points count at once."""
        self.score += points
        self.tell("PointsScored", points=points, total=self.score)
        if self.score >= 30:
            raise Over(0)

    def contaminate(self, sites: Iterable[Site]) -> Steps:
        """A new card under each."""
        for site in sites:
            if self.pile:
                card = yield FromPile(CONTAMINATION, list(self.pile))
                self.pile.remove(card)
                site.under.append(card)
                self.tell("ContaminationAdded", card=card, place=site.name)

    def take_top(self, seat: int) -> Steps:
        """The next card of a draw pile, shuffled anew if need be; none without any card."""
        side = self.hordes.get(seat, self.human)
        if side.top:
            return side.top.pop(0)
        if not side.bag and side.discard:
            side.bag, side.discard = sorted(side.discard), []
            self.tell("PileReshuffled", seat=seat)
        if not side.bag:
            return None
        card = yield FromPile(seat, list(side.bag))
        side.bag.remove(card)
        return card

    def draw(self, seat: int, count: int) -> Steps:
        """Into the hand."""
        side = self.hordes.get(seat, self.human)
        for _ in range(count):
            known = bool(side.top)
            card = yield from self.take_top(seat)
            if card is not None:
                side.hand.append(card)
                side.shown += [card] * known
                self.tell("HandDrawn", seat=seat, cards=[card])

    def vote(self, kind: str, keys: list[str], seats: list[int], by_attack: bool = True) -> Steps:
        """Two equal votes decide, else the first voice; two Hordes follow the stronger one."""
        if len(keys) == 1:
            return keys[0]
        if self.spokesman is not None:
            return (yield from self.vote_of(kind, self.spokesman, keys, [self.spokesman], []))
        if by_attack:
            seats = sorted(seats, key=lambda seat: -self.hordes[seat].attack)
        ballots: list[str] = []
        voters = seats[:1] if len(seats) == 2 else seats
        for seat in voters:
            ballot = yield from self.vote_of(kind, seat, keys, voters, ballots)
            if ballot in ballots:
                return ballot
            ballots.append(ballot)
        return ballots[0]

    def vote_of(
        self, kind: str, seat: int, keys: list[str], voters: list[int], ballots: list[str]
    ) -> Steps:
        """One voice, while everybody sees who has one and what was said before."""
        self.voting = {"voters": voters, "ballots": list(ballots)}
        ballot = yield Ask(kind, seat, keys)
        self.voting = None
        return ballot

    def discard(self, seat: int, count: int) -> Steps:
        """Cards of a Horde's choice, as far as it has any."""
        horde = self.hordes[seat]
        for _ in range(count):
            if horde.hand:
                keys = [f"discard:{card}" for card in once(horde.hand)]
                key = yield Ask("discard", seat, keys, public=False)
                horde.lose(named(key))
                horde.discard.append(named(key))
                self.tell("CardDiscarded", seat=seat, card=named(key))

    def sacrifice(self, kind: str, seat: int, cards: Iterable[str], *others: str) -> Steps:
        """A card from hand leaves the game; ``others`` do without."""
        keys = [*(f"sacrifice:{card}" for card in once(cards)), *others]
        key = yield Ask(kind, seat, keys, public=False)
        if key in others:
            return False
        self.hordes[seat].lose(named(key))
        self.box.append(named(key))
        self.tell("CardSacrificed", seat=seat, card=named(key))
        return True

    def hand_out(self, due: list[int]) -> Steps:
        """Wounded Members while they last; the Hordes choose who takes the last ones."""
        while due and self.wounded:
            seat, seats = due[0], sorted(set(due))
            if self.wounded < len(due) and len(seats) > 1:
                seat = int(named((yield from self.vote("wounded", following(seats), seats))))
            due.remove(seat)
            self.wounded -= 1
            self.hordes[seat].discard.append("wounded-member")
            self.tell("HordeWounded", seat=seat)

    # -- Bravery ---------------------------------------------------------------------------

    def aims(self, card: str) -> list[str]:
        """Where a Bravery card may be played now."""
        found = []
        for site in self.sites:
            here = [self.hordes[seat] for seat in self.at(site)]
            targets: list[str] = []
            if card == "capture" and site.research:
                targets = [c for c in once(site.under) if c in ZOMBIES]
            elif card == "prophylaxis":
                targets = once(site.doomed)
            found += [f"aim:{card}>{site.name}.{target}" for target in targets]
            fits = {
                "cut-to-the-quick": bool(here),
                "hold-the-position": True,
                "charge-in": bool(site.humans) and any(h.can_be_charged() for h in here),
                "donation": site.research is not None and "survivors" in site.humans,
            }
            found += [f"brave:{card}>{site.name}"] * fits.get(card, False)
        return found

    def brave(self, moment: str) -> list[str]:
        """What the hand allows."""
        cards = [c for c in once(self.human.hand) if moment in MOMENTS.get(c, ())]
        return [key for c in cards if COST[c] <= self.tokens for key in self.aims(c)]

    def window(self, moment: str) -> Steps:
        """Asked whenever somebody with any card of the scenario could play it."""
        types = [card for card in self.bravery if moment in MOMENTS[card]]
        between = moment == "between_zombie_cards"
        while self.human.hand and not (between and self.quiet):
            if not any(COST[c] <= self.tokens and self.aims(c) for c in types):
                return
            keys = [*self.brave(moment), "pass", *["skip"] * between]
            key = yield Ask("bravery", 0, keys, public=False)
            if key in ("pass", "skip"):
                self.quiet = self.quiet or key == "skip"
                return
            yield from self.play_bravery(key)

    def play_bravery(self, key: str) -> Steps:
        """Pay, discard, act."""
        card, _, where = named(key).partition(">")
        name, _, target = where.partition(".")
        site = self.site(name)
        self.human.lose(card)
        self.human.discard.append(card)
        self.tokens -= COST[card]
        if target:
            self.tell("BraveryAimed", card=card, place=name, target=target)
        else:
            self.tell("BraveryPlayed", card=card, place=name)
        if card == "cut-to-the-quick":
            for seat in self.at(site):
                yield from self.cut(seat)
        elif card == "hold-the-position":
            site.holds += 3
        elif card == "capture":
            site.under.remove(target)
            self.box.append(target)
            self.tell("ContaminationDestroyed", card=target, place=name)
            self.win(1)
        elif card == "charge-in":
            for seat in self.at(site):
                horde = self.hordes[seat]
                if horde.can_be_charged():
                    key = yield Ask("mute", 0, [f"mute:{c}" for c in horde.can_be_charged()])
                    horde.muted.append(named(key))
                    self.tell("CardMuted", seat=seat, card=named(key))
        elif card == "donation":
            site.humans.remove("survivors")
            self.human.discard.append("survivors")
            self.tell("SurvivorGiven", card="survivors", place=name)
            self.win(1)
        else:
            self.save(site, target)

    def cut(self, seat: int) -> Steps:
        """Two cards, or a Wounded Member on top of the pile."""
        horde, key = self.hordes[seat], "lose"
        if self.wounded:
            key = yield Ask("cut", seat, ["wound", *["lose"] * (len(horde.hand) >= 2)])
        if key == "wound":
            self.wounded -= 1
            horde.top.insert(0, "wounded-member")
            self.tell("WoundOnTop", seat=seat)
        else:
            yield from self.discard(seat, 2)

    def save(self, site: Site, target: str) -> None:
        """Back into play; a Human spares the Research that waited for Humans."""
        site.doomed.remove(target)
        if target in RESEARCH:
            site.research = target
            return
        site.humans.append(target)
        for card in [c for c in site.doomed if c in RESEARCH and c != "viruses"]:
            site.doomed.remove(card)
            site.research = card
            self.tell("ResearchSpared", card=card, place=site.name)
