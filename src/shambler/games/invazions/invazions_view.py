"""What a seat may know, built from open information and its own hand (AMB-48)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Annotated

from msgspec import UNSET, UnsetType

from shambler.games.invazions.invazions_game import InvazionsGame
from shambler.games.invazions.options import AGREE
from shambler.games.invazions.procedures.claim import AgreeOnClaim
from shambler.games.invazions.procedures.team import TeamChoice
from shambler.games.invazions.state import HUMAN, NOWHERE, Phase, Side
from shambler.kernel.view import Part, View, says


class SideView(Part, frozen=True, kw_only=True):
    """A hand and its piles: sizes for all, the hand for its owner, what was shown for all."""

    hand_size: int
    hand: Annotated[list[str] | None, says("only for its owner")]
    shown: Annotated[list[str], says("cards of the hand that everybody has seen go there")]
    pile_size: int
    pile_top: Annotated[list[str], says("cards on top of the pile that everybody knows")]
    discard: list[str]


class ResearchView(Part, frozen=True):
    """A Research card."""

    id: str
    cost: Annotated[int, says("what putting it into play costs now")]
    die: Annotated[int, says("the surcharge that its die shows")]
    place: Annotated[str | None, says("where it is in play")]


class HumanView(SideView, frozen=True, kw_only=True):
    """The human side."""

    tokens: int
    token_limit: int
    score: int
    barricade: Annotated[str | None, says("the place that has it")]
    quiet: Annotated[bool, says("asked not to be interrupted until damage is near")]
    research: list[ResearchView]


class HordeView(SideView, frozen=True, kw_only=True):
    """One Horde."""

    seat: int
    place: str | None
    played: list[str]
    muted: Annotated[list[str], says("played cards whose attack is 0 this turn")]
    leaving: Annotated[list[str], says("played cards that go to the box at the end of the turn")]
    attack: int
    zombie_plays: int
    rage_plays: int
    recruits: int
    turn_taken: bool


class PlaceView(Part, frozen=True, kw_only=True):
    """One place; everything on and under it is open (AMB-17)."""

    id: str
    resistance: int
    printed: Annotated[int, says("the Resistance printed on it")]
    attack: int
    hordes: list[int]
    humans: list[str]
    research: str | None
    due: Annotated[int, says("points that its Research would score now")]
    contamination: list[str]
    doomed: Annotated[list[str], says("cards about to be lost")]
    penetrated: bool
    left: Annotated[int, says("attack left after the Hordes got in")]


class VoteView(Part, frozen=True):
    """What several Hordes are deciding together: who has a voice, and what was said (AMB-40)."""

    voters: list[int]
    ballots: list[str]


class OutcomeView(Part, frozen=True):
    """How the game ended."""

    winners: list[int]
    reason: str


class InvazionsView(View, frozen=True, kw_only=True):
    """The table as a seat sees it."""

    scenario: Annotated[str, says("the key of the scenario")]
    players: Annotated[int, says("how many play")]
    seat: Annotated[int | None, says("whose view this is; 0 is the human player")]
    turn: Annotated[int, says("the number of the turn")]
    phase: Annotated[Phase, says("the phase of the turn")]
    win_points: Annotated[int, says("the points with which the human player wins")]
    win_freed: Annotated[int, says("the Freed Zombies with which the Hordes win")]
    human: Annotated[
        HumanView,
        says(
            "the human side: size of hand and pile, discards, tokens, score, barricade, Research "
            "cards; the hand itself only for seat 0"
        ),
    ]
    hordes: Annotated[
        list[HordeView],
        says(
            "a list: size of hand and pile, discards, place, cards played, attack, plays and "
            "recruits left; the hand itself only for its owner"
        ),
    ]
    places: Annotated[
        list[PlaceView],
        says(
            "a list: id, resistance now and printed, attack, Hordes and humans there, Research "
            "card and what it would score, contamination, cards about to be lost, whether the "
            "Hordes got in and what attack is left"
        ),
    ]
    contamination_pile: Annotated[int, says("cards left in it")]
    wounded_pile: Annotated[int, says("Wounded Members left in it")]
    box: Annotated[list[str], says("cards that left the game")]
    cards: Annotated[
        dict[str, int], says("every card of the scenario and its copies, wherever they are")
    ]
    vote: Annotated[
        VoteView | None, says("what the Hordes are deciding together, and what was said")
    ]
    outcome: Annotated[OutcomeView | None, says("who won and how, once the game is over")]
    freed_held: Annotated[
        int | UnsetType, says("Freed Zombies the Hordes hold, where the table counts them openly")
    ] = UNSET


def view_of(game: InvazionsGame, seat: int | None) -> InvazionsView:
    """The table as a seat sees it; ``None`` is a spectator."""
    state, world = game.state, game.world
    end = state.outcome
    return InvazionsView(
        scenario=world.scenario,
        players=world.players,
        seat=seat,
        turn=state.turn,
        phase=state.phase,
        win_points=world.always.win_points,
        win_freed=world.always.win_freed,
        human=human_view(game, seat),
        hordes=[horde_view(game, at, seat) for at in range(1, world.players)],
        places=[place_view(game, at) for at in range(len(world.places))],
        contamination_pile=len(state.contamination),
        wounded_pile=state.wounded,
        box=names(game, state.box),
        cards=census(game),
        vote=vote_view(game),
        outcome=OutcomeView(list(end.winners), end.reason) if end is not None else None,
        freed_held=game.freed_held() if world.switches.show_freed_count else UNSET,
    )


def vote_view(game: InvazionsGame) -> VoteView | None:
    """The vote that is going on."""
    frame = game.state.stack[-1] if game.state.stack else None
    if isinstance(frame, TeamChoice):
        return VoteView(list(frame.voters(game)), list(frame.ballots))
    if isinstance(frame, AgreeOnClaim):
        voters = list(range(1, game.world.players))
        if game.world.spokesman is not None:
            voters = [game.world.spokesman]
        return VoteView(voters, [AGREE.key] * (len(voters) - len(frame.left)))
    return None


def census(game: InvazionsGame) -> dict[str, int]:
    """The lists of the scenario: every card in the game and its copies, wherever it is (AMB-50)."""
    ids = game.world.cards.ids
    return {ids[card]: copies for card, copies in sorted(Counter(game.state.cards).items())}


def names(game: InvazionsGame, cards: Iterable[int]) -> list[str]:
    """Cards by their ids."""
    ids = game.world.cards.ids
    return [ids[card] for card in cards]


def hand_view(game: InvazionsGame, side: Side, own: bool) -> list[str] | None:
    """A hand, for its owner alone."""
    return names(game, side.hand) if own else None


def pile_top(game: InvazionsGame, side: Side) -> list[str]:
    """What lies on top of a draw pile and is known."""
    return names(game, [placed.card for placed in side.pile.top])


def human_view(game: InvazionsGame, seat: int | None) -> HumanView:
    """The human side, as a seat sees it."""
    human = game.state.human
    return HumanView(
        hand_size=len(human.hand),
        hand=hand_view(game, human, seat == HUMAN),
        shown=names(game, sorted(human.shown)),
        pile_size=len(human.pile),
        pile_top=pile_top(game, human),
        discard=names(game, human.discard),
        tokens=human.tokens,
        token_limit=game.world.numbers.token_limit,
        score=human.score,
        barricade=_place_id(game, human.barricade),
        quiet=human.quiet,
        research=_research(game),
    )


def _research(game: InvazionsGame) -> list[ResearchView]:
    """All Research cards that are not lost, in play or beside."""
    human = game.state.human
    on_table = {place.research: at for at, place in enumerate(game.state.places)}
    known = sorted({*human.beside, *on_table, *_doomed_research(game)} - {NOWHERE})
    return [
        ResearchView(
            game.world.cards.ids[card],
            game.research_cost(card),
            human.dice.get(card, 0),
            _place_id(game, on_table.get(card, NOWHERE)),
        )
        for card in known
    ]


def _doomed_research(game: InvazionsGame) -> set[int]:
    is_human = game.world.cards.is_human
    return {card for place in game.state.places for card in place.doomed if not is_human[card]}


def _place_id(game: InvazionsGame, place: int) -> str | None:
    return game.world.places[place] if place >= 0 else None


def horde_view(game: InvazionsGame, at: int, seat: int | None) -> HordeView:
    """One Horde, as a seat sees it."""
    horde = game.horde(at)
    return HordeView(
        hand_size=len(horde.hand),
        hand=hand_view(game, horde, seat == at),
        shown=names(game, sorted(horde.shown)),
        pile_size=len(horde.pile),
        pile_top=pile_top(game, horde),
        discard=names(game, horde.discard),
        seat=at,
        place=_place_id(game, horde.place),
        played=names(game, horde.played),
        muted=names(game, horde.muted),
        leaving=names(game, horde.leaving),
        attack=game.attack_of(horde),
        zombie_plays=horde.zombie_plays,
        rage_plays=horde.rage_plays,
        recruits=horde.recruits,
        turn_taken=horde.turn_taken,
    )


def place_view(game: InvazionsGame, at: int) -> PlaceView:
    """One place."""
    place = game.state.places[at]
    hordes = game.hordes_at(at)
    return PlaceView(
        id=game.world.places[at],
        resistance=game.resistance_at(at),
        printed=game.world.place_resistance[at],
        attack=game.attack_at(at),
        hordes=hordes,
        humans=names(game, place.humans),
        research=game.world.cards.ids[place.research] if place.research >= 0 else None,
        due=game.due_at(at),
        contamination=names(game, place.contamination),
        doomed=names(game, place.doomed),
        penetrated=place.penetrated,
        left=place.left,
    )
