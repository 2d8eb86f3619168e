"""``shambler position``: a moment of a saved game as text, or what such a text says."""

from __future__ import annotations

from pathlib import Path

from rich.markup import escape

from shambler.cli.output import console, emit
from shambler.games import find
from shambler.kernel import record
from shambler.kernel.errors import ShamblerError
from shambler.kernel.files import replace_file
from shambler.kernel.match import Match


def position(
    what: str, at: int | None, seat: int | None, picture: Path | None, as_json: bool, language: str
) -> None:
    """Write a position where a file is named, show it where it is given."""
    match, text = _named(what, at, seat)
    if picture is not None:
        replace_file(picture, match.picture(seat, language))
    if as_json:
        emit(_document(match, text, seat, language))
    elif text == what.strip():
        _show(match, seat, language)
    else:
        print(text)


def _named(what: str, at: int | None, seat: int | None) -> tuple[Match, str]:
    """The position of a saved game, or the one that is written here."""
    if what.endswith(".shambler") or _is_file(what):
        parsed = record.read(Path(what))
        answers = len(parsed.record.answers)
        if at is not None and at > answers:
            raise ShamblerError(f"{what}: --at {at}: the record has {answers} answers")
        match = Match.replay(find(parsed.record.game), parsed, at, what)
        return match, match.position(seat)
    if at is not None:
        raise ShamblerError("--at names a moment of a saved game; a position has only this one")
    match = Match.from_position(find, what)
    match.view(seat)  # which refuses a seat that there is not
    return match, what.strip()


def _is_file(what: str) -> bool:
    """A position may be longer than the name of any file."""
    try:
        return Path(what).is_file()
    except OSError:
        return False


def _asked(match: Match, language: str) -> str:
    """What is to be decided, or how it ended."""
    teller = match.teller(language)
    if match.outcome is not None:
        return teller.outcome(match.outcome)
    assert match.game.decision is not None
    return teller.prompt(match.game.decision)


def _document(match: Match, text: str, seat: int | None, language: str) -> dict[str, object]:
    decision = match.decision
    return {
        "position": text,
        "game": match.rules.key,
        "scenario": match.record.scenario,
        "setup": match.record.setup,
        "asked": _asked(match, language),
        "seats": [] if decision is None else list(decision.seats),
        "options": [] if decision is None else [option.key for option in decision.options],
        "view": match.view(seat).plain(),
    }


def _show(match: Match, seat: int | None, language: str) -> None:
    out = console()
    out.print(f"[bold]{escape(f'{match.rules.key} {match.record.scenario}')}[/]")
    out.print(match.rules.sketch(match.game, seat, language), soft_wrap=True)
    out.print(f"[bold]{escape(_asked(match, language))}[/]")
