"""What a seat may know, built from open information and its own hand (AMB-48)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from shambler.games.invazions.options import CLAIM
from shambler.games.invazions.procedures.claim import AgreeOnClaim
from shambler.games.invazions.procedures.human_action import research_cost
from shambler.games.invazions.procedures.team import TeamChoice
from shambler.games.invazions.state import HUMAN, NOWHERE, Side
from shambler.games.invazions.table import Table


def view(game: Table, seat: int | None) -> dict[str, Any]:
    """The table as a seat sees it; ``None`` is a spectator."""
    state, world = game.state, game.world
    seen: dict[str, Any] = {
        "scenario": world.scenario,
        "players": world.players,
        "seat": seat,
        "turn": state.turn,
        "phase": state.phase,
        "win_points": world.always.win_points,
        "win_freed": world.always.win_freed,
        "human": human_view(game, seat),
        "hordes": [horde_view(game, at, seat) for at in range(1, world.players)],
        "places": [place_view(game, at) for at in range(len(world.places))],
        "contamination_pile": len(state.contamination),
        "wounded_pile": state.wounded,
        "box": names(game, state.box),
        "cards": census(game),
        "vote": vote_view(game),
        "outcome": None,
    }
    if state.outcome is not None:
        seen["outcome"] = {
            "winners": list(state.outcome.winners),
            "reason": state.outcome.reason,
        }
    if world.switches.show_freed_count:
        seen["freed_held"] = game.freed_held()
    return seen


def vote_view(game: Table) -> dict[str, Any] | None:
    """What several Hordes are deciding together: who has a voice, and what was said (AMB-40)."""
    frame = game.state.stack[-1] if game.state.stack else None
    if isinstance(frame, TeamChoice):
        return {"voters": list(frame.voters(game)), "ballots": list(frame.ballots)}
    if isinstance(frame, AgreeOnClaim):
        voters = list(range(1, game.world.players))
        if game.world.spokesman is not None:
            voters = [game.world.spokesman]
        return {"voters": voters, "ballots": [CLAIM.key] * (len(voters) - len(frame.left))}
    return None


def census(game: Table) -> dict[str, int]:
    """The lists of the scenario: every card in the game and its copies, wherever it is (AMB-50)."""
    ids = game.world.cards.ids
    return {ids[card]: copies for card, copies in sorted(Counter(game.state.cards).items())}


def names(game: Table, cards: Iterable[int]) -> list[str]:
    """Cards by their ids."""
    ids = game.world.cards.ids
    return [ids[card] for card in cards]


def side_view(game: Table, side: Side, own: bool) -> dict[str, Any]:
    """A hand and its piles: sizes for all, the hand for its owner, what was shown for all."""
    return {
        "hand_size": len(side.hand),
        "hand": names(game, side.hand) if own else None,
        "shown": names(game, sorted(side.shown)),
        "pile_size": len(side.pile),
        "pile_top": names(game, [placed.card for placed in side.pile.top]),
        "discard": names(game, side.discard),
    }


def human_view(game: Table, seat: int | None) -> dict[str, Any]:
    """The human side."""
    human = game.state.human
    on_table = {place.research: at for at, place in enumerate(game.state.places)}
    research = sorted({*human.beside, *on_table, *_doomed_research(game)} - {NOWHERE})
    return {
        **side_view(game, human, seat == HUMAN),
        "tokens": human.tokens,
        "token_limit": game.world.numbers.token_limit,
        "score": human.score,
        "barricade": game.world.places[human.barricade] if human.barricade >= 0 else None,
        "quiet": human.quiet,
        "research": [
            {
                "id": game.world.cards.ids[card],
                "cost": research_cost(game, card),
                "die": human.dice.get(card, 0),
                "place": game.world.places[on_table[card]] if card in on_table else None,
            }
            for card in research
        ],
    }


def _doomed_research(game: Table) -> set[int]:
    is_human = game.world.cards.is_human
    return {card for place in game.state.places for card in place.doomed if not is_human[card]}


def horde_view(game: Table, at: int, seat: int | None) -> dict[str, Any]:
    """One Horde."""
    horde = game.horde(at)
    return {
        "seat": at,
        **side_view(game, horde, seat == at),
        "place": game.world.places[horde.place] if horde.place >= 0 else None,
        "played": names(game, horde.played),
        "muted": names(game, horde.muted),
        "leaving": names(game, horde.leaving),
        "attack": game.attack_of(horde),
        "zombie_plays": horde.zombie_plays,
        "rage_plays": horde.rage_plays,
        "recruits": horde.recruits,
        "turn_taken": horde.turn_taken,
    }


def place_view(game: Table, at: int) -> dict[str, Any]:
    """One place; everything on and under it is open (AMB-17)."""
    place = game.state.places[at]
    hordes = game.hordes_at(at)
    return {
        "id": game.world.places[at],
        "resistance": game.resistance_at(at),
        "attack": sum(game.attack_of(game.horde(seat)) for seat in hordes),
        "hordes": hordes,
        "humans": names(game, place.humans),
        "research": game.world.cards.ids[place.research] if place.research >= 0 else None,
        "contamination": names(game, place.contamination),
        "doomed": names(game, place.doomed),
        "penetrated": place.penetrated,
        "left": place.left,
    }
