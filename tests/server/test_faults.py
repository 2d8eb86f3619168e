"""What cannot be told is left out; the rest of the frame comes, and the table goes on.

Each test plants a fault in one piece of what a browser is told, over real sockets.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from shambler.games import find, shipped
from shambler.games.invazions import RULES as INVAZIONS
from shambler.games.zombicide.invader import RULES
from shambler.kernel.decision import Blocked, Decision, Option
from shambler.kernel.match import Match
from shambler.kernel.rules import UnknownRule
from shambler.kernel.teller import Teller
from shambler.kernel.texts import Catalogue, MissingText
from shambler.server import present
from shambler.server.boards import BOARDS
from shambler.server.protocol import Language
from shambler.server.table import Seat, Table, Terms
from shambler.testing import some
from tests.server.client import Browser, Socket
from tests.server.conftest import faults, serving

Patch = pytest.MonkeyPatch


LANGUAGES: tuple[Language, Language] = ("en", "fr")


class Planted(Exception):
    """A defect of the rules."""


@pytest.fixture
def browser(tmp_path: Path) -> Iterator[Browser]:
    """A browser on a server that is allowed to stumble."""
    with serving(str(tmp_path / "tables.sqlite3"), faulty=True) as (port, _):
        yield Browser(port)


def breaking(patch: Patch, where: Any, name: str, when: Callable[..., bool]) -> None:
    """Let a function fail for some of its arguments."""
    honest = getattr(where, name)

    def broken(*args: Any) -> Any:
        if when(*args):
            raise Planted(name)
        return honest(*args)

    patch.setattr(where, name, broken)


def opened(browser: Browser, **more: Any) -> Socket:
    """A table whose team has its cards: the turn of the first survivor begins."""
    socket = browser.open(browser.make(**more))
    while socket.position["asked"]["kind"] != "turn":
        socket.play(socket.keys[0])
    return socket


def goes_on(socket: Socket) -> None:
    """The table can be played: a shout, and the next question."""
    before = socket.position["number"]
    assert socket.play("noise")["type"] == "ack"
    assert socket.position["number"] == before + 1
    assert socket.keys


def labels(socket: Socket) -> dict[str, str]:
    return {option["key"]: option["label"] for option in socket.position["asked"]["options"]}


def test_an_option_without_words_has_its_key(browser: Browser, monkeypatch: Patch) -> None:
    whole = opened(browser)
    breaking(monkeypatch, Teller, "option", lambda _, option: option.key == "end")
    before = faults()
    with opened(browser) as socket:
        assert labels(socket) == {**labels(whole), "end": "end"}
        assert faults()["option"] > before.get("option", 0)
        goes_on(socket)
    whole.__exit__(None, None, None)


@pytest.mark.parametrize("piece", ["odds", "target"])
def test_an_option_without_odds_or_target_is_still_one(
    browser: Browser, monkeypatch: Patch, piece: str
) -> None:
    def moves(_: Any, __: Any, option: Option) -> bool:
        return option.verb == "move"

    breaking(monkeypatch, type(RULES), piece, moves)
    before = faults()
    with opened(browser) as socket:
        moving = [o for o in socket.position["asked"]["options"] if o["verb"] == "move"]
        assert all(option["label"] != option["key"] for option in some(moving))
        assert all(("target" in option) == (piece == "odds") for option in moving)
        assert faults()["option"] >= before.get("option", 0) + len(moving)
        goes_on(socket)


def test_a_refusal_that_cannot_be_explained_keeps_its_rule(
    browser: Browser, monkeypatch: Patch
) -> None:
    """As when a game cites a rule that only another game has."""
    with opened(browser) as socket:
        whole = socket.position["asked"]["blocked"]
    honest = Teller.reason

    def reason(self: Teller, blocked: Blocked) -> str:
        if blocked.key == whole[0]["key"]:
            raise UnknownRule("NLD-MOLO-01", ())
        return honest(self, blocked)

    monkeypatch.setattr(Teller, "reason", reason)
    with opened(browser) as socket:
        shown = socket.position["asked"]["blocked"]
        assert [entry["key"] for entry in shown] == [entry["key"] for entry in whole]
        assert shown[0]["rule"] == whole[0]["rule"]
        assert shown[0]["reason"] == RULES.ledger[whole[0]["rule"]].says("en")
        assert shown[1:] == whole[1:]
        goes_on(socket)


def test_refusals_that_cannot_be_found_are_none(browser: Browser, monkeypatch: Patch) -> None:
    breaking(monkeypatch, type(RULES).game_type, "explain", lambda *_: True)
    with opened(browser) as socket:
        assert socket.position["asked"]["blocked"] == []
        goes_on(socket)
        assert faults()["blocked"] > 0
        socket.send(type="play", id="x", number=socket.position["number"], seat=0, key="open:9.9")
        assert socket.wait_answer()["type"] == "error"
        goes_on(socket)


def test_a_question_without_words_has_its_kind(browser: Browser, monkeypatch: Patch) -> None:
    def turns(_: Any, decision: Decision) -> bool:
        return decision.kind == "turn"

    breaking(monkeypatch, Teller, "prompt", turns)
    with opened(browser) as socket:
        assert socket.position["asked"]["prompt"] == "turn"
        goes_on(socket)


@pytest.mark.parametrize("piece", ["event", "told"])
def test_a_line_of_the_log_that_cannot_be_told_leaves_the_others(
    browser: Browser, monkeypatch: Patch, piece: str
) -> None:
    def noise(*args: Any) -> bool:
        return type(args[-1]).__name__ == "NoiseMade"

    with opened(browser) as socket:
        goes_on(socket)
        whole = [line for entry in socket.log.values() for line in entry["lines"]]
    breaking(monkeypatch, Teller if piece == "event" else type(RULES), piece, noise)
    with opened(browser) as socket:
        goes_on(socket)
        lines = [line for entry in socket.log.values() for line in entry["lines"]]
        assert [line["event"] for line in lines] == [line["event"] for line in whole]
        pairs = list(zip(lines, whole, strict=True))
        assert all(line == other for line, other in some(pairs) if other["event"] != "NoiseMade")
        broken = [pair for pair in pairs if pair[1]["event"] == "NoiseMade"]
        for line, other in some(broken):
            assert line["text"] == ("noise made" if piece == "event" else other["text"])
            assert line["rule"] == other["rule"]
            assert "about" not in line
        goes_on(socket)


def test_lines_of_which_nobody_knows_who_may_read_them_are_not_told(
    browser: Browser, monkeypatch: Patch
) -> None:
    breaking(monkeypatch, present, "redact", lambda *_: True)
    with opened(browser) as socket:
        assert all(entry["lines"] == [] for entry in some(socket.log.values()))
        goes_on(socket)


def test_a_view_that_cannot_be_made_is_replaced_by_words(
    browser: Browser, monkeypatch: Patch
) -> None:
    with opened(browser) as socket:
        assert (socket.position["undrawn"], socket.position["sketch"]) == (False, "")
        assert socket.position["view"]["round"] == 1
    breaking(monkeypatch, type(RULES), "view", lambda *_: True)
    with opened(browser) as socket:
        assert (socket.position["undrawn"], socket.position["view"]) == (True, {})
        assert "Jared" in socket.position["sketch"]
        goes_on(socket)
    breaking(monkeypatch, type(RULES), "sketch", lambda *_: True)
    with opened(browser) as socket:
        assert socket.position["sketch"] == ""
        goes_on(socket)


def test_a_view_that_cannot_be_made_does_not_lift_a_curtain(
    browser: Browser, monkeypatch: Patch
) -> None:
    """Two seats of one browser: who cannot say that they see the same hides both."""
    breaking(monkeypatch, type(INVAZIONS), "view", lambda _, __, seat: seat is not None)
    table = browser.make("labo-2", game="invazions", seats=["person", "person"])
    with browser.open(table) as socket:
        assert socket.position["eyes"] is None
        assert socket.position["curtain"] is not None
        assert socket.position["asked"]["options"] == []


def test_a_board_that_cannot_be_made_is_a_plain_one(browser: Browser, monkeypatch: Patch) -> None:
    breaking(monkeypatch, type(RULES), "board_view", lambda *_: True)
    with opened(browser) as socket:
        assert browser.board(socket) == {"kind": "plain"}
        goes_on(socket)


@pytest.mark.parametrize(
    ("where", "name", "shown"), [(Teller, "seat", ("1", "2")), (type(RULES), "sides", ("", ""))]
)
def test_seats_without_names_are_numbered(
    browser: Browser, monkeypatch: Patch, where: Any, name: str, shown: tuple[str, str]
) -> None:
    breaking(monkeypatch, where, name, lambda *_: True)
    with opened(browser, seats=["person", "person"]) as socket:
        field = "role" if name == "seat" else "side"
        assert tuple(seat[field] for seat in socket.position["seats"]) == shown


def test_an_end_without_words_is_an_end(browser: Browser, monkeypatch: Patch) -> None:
    breaking(monkeypatch, Teller, "outcome", lambda *_: True)
    random = Random(3)
    with browser.open(browser.make("labo-2", game="invazions", seats=["person"] * 2)) as socket:
        while (asked := socket.position["asked"]) is not None:
            if socket.position["curtain"] is not None:
                socket.look(socket.position["curtain"])
                continue
            socket.play(random.choice(socket.keys), seat=asked["seat"])
        reason = socket.position["outcome"]["text"]
    assert INVAZIONS.texts.has("en", f"outcome-{reason}")


def test_missing_words_are_counted_too(
    browser: Browser, monkeypatch: Patch, missing_words: list[str]
) -> None:
    before, honest = faults().get("words", 0), Catalogue.text

    def text(self: Catalogue, language: str, message: str, about: Any) -> str:
        if message == "do-end":
            raise MissingText(message)
        return honest(self, language, message, about)

    monkeypatch.setattr(Catalogue, "text", text)
    with opened(browser) as socket:
        assert labels(socket)["end"] == "do-end"
        assert faults()["words"] > before
        goes_on(socket)
    missing_words.clear()  # they were meant to be


def test_a_fault_is_logged_with_its_place(
    browser: Browser, monkeypatch: Patch, caplog: pytest.LogCaptureFixture
) -> None:
    breaking(monkeypatch, Teller, "option", lambda _, option: option.key == "end")
    with opened(browser) as socket:
        goes_on(socket)
    record = next(r for r in caplog.records if r.message == "something cannot be told")
    assert (record.piece, record.game) == ("option", "invader")  # type: ignore[attr-defined]
    assert record.exc_info is not None
    assert record.exc_info[0] is Planted


def test_the_tests_notice_a_fault(tmp_path: Path, monkeypatch: Patch) -> None:
    breaking(monkeypatch, Teller, "option", lambda _, option: option.key == "end")
    with (
        pytest.raises(AssertionError, match="something could not be told"),
        serving(str(tmp_path / "tables.sqlite3")) as (port, _),
    ):
        opened(Browser(port)).__exit__(None, None, None)


# -- nothing of the sort happens -----------------------------------------------------------


@pytest.mark.parametrize("game", [manifest.key for manifest in shipped()])
def test_everything_in_a_game_can_be_told(game: str) -> None:
    """Random games of every scenario: each position for each viewer, in both languages."""
    rules, before = find(game), faults()
    for number, scenario in enumerate(some(rules.scenarios())):
        match, random = Match.new(rules, scenario.key, seed=number), Random(number)
        seats = [Seat(seat, "person", guest=f"g{seat}") for seat in match.seats]
        table = Table("t", match, seats, Terms(), "")
        while match.game.decision is not None and match.number < 40:
            tell_everybody(table)
            asked = match.game.decision.seats[0]
            match.play(random.choice(match.game.decision.options_for(asked)), seat=asked)
        tell_everybody(table)
    assert faults() == before


def tell_everybody(table: Table) -> None:
    for seat in (*table.match.seats, None):
        guest = f"g{seat}"
        for language in LANGUAGES:
            told = present.position(table, guest, (seat, None), language, table.match.number, ())
            assert not told.undrawn
    present.welcome(table, "g0", "fr", BOARDS.print_of(table.match))
