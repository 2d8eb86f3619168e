"""What a client needs to show the small picks of an arrangement as one panel.

The picks stay the protocol: a client answers them one after the other, and each position says which
one is asked now and what is settled already.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from shambler.games.zombicide.core.arranging import Arrange
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.inventory import copy_name, set_apart
from shambler.games.zombicide.core.state import EMPTY
from shambler.kernel.decision import Decision
from shambler.kernel.view import Part, says

Fits: TypeAlias = Literal["hand", "body", "pack"]
Pick: TypeAlias = Literal["hand", "body", "ammo", "pack", "room"]

PICKS: Final[dict[str, Pick]] = {
    "fill-hand": "hand",
    "fill-body": "body",
    "attach-ammo": "ammo",
    "share-card": "pack",
    "make-room": "room",
}


class ArrangedCard(Part, frozen=True):
    """A card that is being laid out."""

    id: str
    empty: Annotated[bool, says("an empty copy among loaded ones: answers and names end so")]
    fits: Annotated[Fits, says("where it works: in a hand, on the body, anywhere")]
    takes: Annotated[list[str], says("the weapons it can be attached to, if they are in a hand")]
    new: Annotated[bool, says("just found or taken")]


class ArrangingView(Part, frozen=True, kw_only=True):
    """An arrangement that is being made: of one survivor, or of two who trade."""

    whos: Annotated[list[str], says("whose cards are laid out; the first one's player decides")]
    cards: Annotated[list[ArrangedCard], says("all their cards, and the new ones")]
    room: Annotated[int, says("how many cards a backpack holds")]
    laid: Annotated[
        list[str | None],
        says("what is settled so far: two hands and two body slots of each, in order"),
    ]
    pick: Annotated[Pick, says("what is asked now: a slot, a weapon, a backpack, what to discard")]
    who: Annotated[str | None, says("whose slot it is")]
    slot: Annotated[int, says("the number of the slot among its like, from 1; 0: none")]
    card: Annotated[str | None, says("the card that is asked about")]


def arranging(game: ZombicideGame) -> ArrangingView | None:
    """The arrangement on top of the stack, unless it is settled and only waits for consent."""
    frame = game.state.stack[-1] if game.state.stack else None
    if not isinstance(frame, Arrange):
        return None
    so_far = frame.arrangement(game)
    question = so_far.next_question()
    slots = so_far.plan[: so_far.slots]
    if question is None:
        question = so_far.crowded(so_far.packs())
    return None if question is None else _view(game, frame, slots, question)


def _view(
    game: ZombicideGame, frame: Arrange, slots: list[int], question: Decision
) -> ArrangingView:
    names, about, apart = game.world.names, question.about, set_apart(game, frame.pool)
    who, card = about.get("who"), about.get("card")
    return ArrangingView(
        whos=[names[one] for one in frame.whos],
        cards=[_card(game, frame, one, one in apart) for one in frame.pool],
        room=game.world.edition.pack,
        laid=[None if one == EMPTY else copy_name(game, one, apart) for one in slots],
        pick=PICKS[question.kind],
        who=names[who] if isinstance(who, int) else None,
        slot=int(about.get("slot", 0)),
        card=game.gear(card).id if isinstance(card, int) else card,
    )


def _card(game: ZombicideGame, frame: Arrange, card: int, empty: bool) -> ArrangedCard:
    gear, ammo = game.world.cards, game.world.cards[card].attaches_to
    fits: Fits = "hand" if card in frame.held else "body" if card in frame.worn else "pack"
    takes = [gear[one].id for one in frame.held if any(w.ammo == ammo for w in gear[one].weapons)]
    return ArrangedCard(gear[card].id, empty, fits, takes if ammo else [], card in frame.new)
