"""The table drawn in text, for terminals and screen readers."""

from __future__ import annotations

from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.forecast import forecast
from shambler.games.dawn.namers import place_name, track_name, unit_name, zed_name
from shambler.games.dawn.procedures.event_deck import cards_left
from shambler.games.dawn.sketch_board import board_lines
from shambler.games.dawn.state import (
    BEDS,
    CAMP,
    CEMETERY,
    DEFIANT,
    JAIL,
    LABORATORY,
    NOBODY,
    OFFICES,
    TOWN,
)
from shambler.games.dawn.views import next_event, next_fate


def sketch(game: DawnGame, seat: int | None, language: str) -> str:
    """What there is to spend, the board, what its signs mean, and everybody by name."""
    state, world = game.state, game.world

    def say(message: str, **about: str | int) -> str:
        return world_text(game, language, message, **about)

    lines = [say("turn", turn=state.turn, left=cards_left(game))]
    if state.event != NOBODY:
        event = world.events[state.event]
        tracks = " ".join(track_label(game, track) for track in event.tracks)
        lines.append(say("event", name=event.name.into(language), tracks=tracks))
        lines.append(f"  {event.text.into(language)}")
    players = sum(state.player_actions)
    lines.append(say("stock", ammo=state.ammo, players=players, event=state.event_actions))
    lines += [*level_lines(game, language), *versus_lines(game, language)]
    board = board_lines(game, language, say("town-cell"))
    parts = (lines, board, [say("legend")], sheet_lines(game, seat, language))
    return "\n\n".join("\n".join(part) for part in parts)


def sheet_lines(game: DawnGame, seat: int | None, language: str) -> list[str]:
    """Everybody by name: on the tracks, in Town and elsewhere; and the cards that are held."""
    state, world = game.state, game.world

    def say(message: str, **about: str | int) -> str:
        return world_text(game, language, message, **about)

    found = [line for track in world.board.tracks if (line := track_line(game, track, language))]
    found.append(say("town", who=company(game, TOWN, language) or say("nobody")))
    for name, places in (
        ("hospital", BEDS),
        ("offices", (*OFFICES, LABORATORY)),
        ("camp", (CAMP,)),
        ("jail", (JAIL,)),
        ("cemetery", (CEMETERY,)),
    ):
        there = ", ".join(filter(None, (company(game, at, language) for at in places)))
        if there:
            found.append(say(name, who=there))
    if state.held:
        held = ", ".join(world.fate[card].name.into(language) for card in state.held)
        found.append(say("held", cards=held))
    return [*found, *known_lines(game, seat, language)]


def forecast_lines(game: DawnGame, language: str) -> list[str]:
    """What is known of every track that Zeds are on, or that will be activated."""
    tracks = game.world.board.tracks
    found = []
    for track, known in zip(tracks, forecast(game).tracks, strict=True):
        if known.nearest is None and not known.activations:
            continue
        found.append(
            world_text(
                game,
                language,
                "forecast",
                track=track_name(game, track, language),
                activations=known.activations,
                nearest=-1 if known.nearest is None else known.nearest,
                strength=known.strength,
                brains="yes" if known.if_brains else "no",
            )
        )
    return found


def level_lines(game: DawnGame, language: str) -> list[str]:
    """Supplies, Infection, Chaos and Research, at the levels that have them."""
    state, world, found = game.state, game.world, []
    if world.features.supplies:
        about = {"supplies": state.supplies, "infection": state.infection}
        found.append(world_text(game, language, "supplies", **about))
    if world.features.chaos:
        places = " ".join(world.board.ids[at] for at in state.chaos) or "-"
        left = world.chaos_markers - len(state.chaos)
        found.append(world_text(game, language, "chaos", places=places, left=left))
        built = [*state.barricades, *(at for at in (state.strongpoint, state.minefield) if at >= 0)]
        if built:
            names = " ".join(world.board.ids[at] for at in built)
            found.append(world_text(game, language, "built", places=names))
    if world.features.research:
        card = world.research.cards[state.current_research]
        parts = [p.name.into(language) for n, p in enumerate(world.research.components)
                 if state.components >> n & 1]  # fmt: skip
        about_card: dict[str, str | int] = {"card": card.name.into(language), "next": card.next}
        about_card["parts"] = ", ".join(parts) or "-"
        found.append(world_text(game, language, "research", **about_card))
    return found


def versus_lines(game: DawnGame, language: str) -> list[str]:
    """What the Zeds player can still do, and what hangs over the Hero side."""
    state = game.state
    if game.world.sides.zeds < 0:
        return []
    special = "no" if state.zeds_special else "yes"
    found = [world_text(game, language, "zeds", actions=state.zeds_actions, special=special)]
    if state.lawyers != NOBODY:
        who = unit_name(game, state.lawyers, language)
        found.append(world_text(game, language, "lawyers", who=who))
    if state.bad_medicine:
        found.append(world_text(game, language, "bad-medicine"))
    return found


def known_lines(game: DawnGame, seat: int | None, language: str) -> list[str]:
    """The top cards that this seat has looked at."""
    event, fate, found = next_event(game, seat), next_fate(game, seat), []
    for what, known, cards in (
        ("next-event", event, game.world.events),
        ("next-fate", fate, game.world.fate),
    ):
        found += [
            world_text(game, language, what, card=card.name.into(language))
            for card in cards
            if card.id == known
        ]
    return found


def world_text(game: DawnGame, language: str, message: str, **about: str | int) -> str:
    """A text of the sketch."""
    return str(game.rules.texts.text(language, f"sketch-{message}", about))


def track_label(game: DawnGame, track: int) -> str:
    """A track as the cards print it."""
    return game.world.board.track_ids[track] if track >= 0 else ("*" if track == -2 else "?")


def track_line(game: DawnGame, track: int, language: str) -> str:
    """Who is where on a track, from Start inward; nothing if nobody is."""
    board = game.world.board
    parts = []
    for place in range(board.starts[track], board.space(track, 0) - 1, -1):
        there = company(game, place, language)
        if there:
            where = place_name(game, place, language)
            parts.append(world_text(game, language, "at", who=there, place=where))
    return " · ".join(parts)


def company(game: DawnGame, place: int, language: str) -> str:
    """Who is in a place, with current Strengths and the Hits that are left."""
    names = []
    defiant = world_text(game, language, "defiant")
    for zed in game.zeds_at(place):
        left = 2 * game.world.zeds.hits[zed] - game.state.zed_damage[zed]
        names.append(f"{zed_name(game, zed, language)} {game.zed_strength(zed)}/{left}")
    for unit in game.units_at(place):
        left = game.world.units.life[unit] - game.state.unit_damage[unit]
        mark = f" {defiant}" if game.state.unit_marks[unit] & DEFIANT else ""
        names.append(f"{unit_name(game, unit, language)} {game.strength(unit)}/{left}{mark}")
    return ", ".join(names)
