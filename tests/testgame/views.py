"""Barricade Night: what a seat may know, and what everybody knows from the start."""

from __future__ import annotations

from typing import Annotated

from shambler.kernel.content import Words
from shambler.kernel.view import Board, Part, View, says
from tests.testgame.night import Table

NAMES = ("Ann", "Ben", "Cleo", "Dov")


class WatcherView(Part, frozen=True):
    """What everybody sees of a survivor."""

    cards: int
    fame: int


class NightView(View, frozen=True, kw_only=True):
    """The cabin as a seat sees it."""

    wall: Annotated[int, says("how much of the wall stands")]
    night: Annotated[int, says("the number of the night")]
    captain: Annotated[int, says("the seat that leads this night")]
    zombies: Annotated[int, says("how many stand outside")]
    hand: Annotated[tuple[int, ...] | None, says("one's own supply cards")]
    survivors: Annotated[list[WatcherView], says("a list: size of hand, fame")]
    supply: Annotated[int, says("cards left in the supply")]
    discard: Annotated[list[int], says("supply cards that were used")]
    past_nights: Annotated[list[int], says("night cards that were used")]
    night_deck: Annotated[int, says("cards left in the night deck")]
    night_top: Annotated[list[int | None], says("its top cards that somebody has seen")]
    answered: Annotated[list[int], says("seats that have answered in secret")]
    boarding: Annotated[str | None, says("one's own secret answer")]


class NightBoard(Board, frozen=True, kw_only=True, tag="barricade"):
    """What the page has to know to draw the cabin."""

    nights: Annotated[int, says("how many nights there are")]
    names: Annotated[tuple[str, ...], says("of the survivors, by seat")]
    supply: Annotated[list[Words], says("the names of the supply cards")]
    zombies: Annotated[tuple[int, ...], says("how many each night card brings")]


def seen(table: Table, seat: int | None) -> NightView:
    """Only one's own hand, and only the night cards one has looked at."""
    state = table.state
    return NightView(
        wall=state.wall,
        night=state.night,
        captain=state.captain,
        zombies=state.zombies,
        hand=state.survivors[seat].hand if seat is not None else None,
        survivors=[WatcherView(len(s.hand), s.fame) for s in state.survivors],
        supply=len(state.supply),
        discard=list(state.discard),
        past_nights=list(state.past_nights),
        night_deck=len(state.night_deck),
        night_top=[p.card if p.seen_by(seat) else None for p in state.night_deck.top],
        answered=sorted(state.sealed),
        boarding=state.sealed.get(seat) if seat is not None else None,
    )


def board(table: Table) -> NightBoard:
    """The names of everything."""
    content = table.world.content
    return NightBoard(
        nights=table.world.tale.nights,
        names=NAMES[: len(table.state.survivors)],
        supply=[content.names[kind] for kind in content.supply],
        zombies=content.night,
    )
